//! `nimatron solve`.

use std::io::Write;

use nimatron::{Budget, Messages, Report, count, grundy, longest_defence, remoteness, solve};
use nimatron_api::{Answerer, CertificateQuestion, ClaimKind};

use crate::args::SolveArgs;
use crate::failure::Failure;
use crate::{certificate, input, json};

/// How many steps a search for the longest resistance may take, since nobody asked for it.
const RESISTANCE: u64 = 200_000;

pub(crate) fn run(args: &SolveArgs, out: &mut impl Write) -> Result<(), Failure> {
    let position = input::position(&args.position, args.output.budget)?;
    let lang = input::lang(args.output.lang);
    let budget = Budget::new(args.output.budget);
    let answerer = Answerer::default();
    if let Some(file) = &args.certificate.certificate {
        let claim = if args.fields.grundy { ClaimKind::Grundy } else { ClaimKind::Outcome };
        let question = CertificateQuestion { position: position.to_string(), claim, lang: None };
        certificate::write(&question.answer_about(&position, &answerer, &budget)?, file, out)?;
        if certificate::is_standard(file) {
            return Ok(());
        }
    }
    if args.output.json {
        return json::line(&args.fields.question(lang).answer_about(&position, &answerer, &budget)?, out);
    }
    let messages = Messages::new(lang);
    let analysis = solve(&position, &budget)?;
    let mut report = Report::new(&position, &analysis, &messages);
    if args.fields.count {
        report = report.with_count(count(&position, &budget));
    }
    if args.fields.grundy {
        report = report.with_grundy(grundy(&position, &budget));
    }
    if args.fields.remoteness {
        report = report.with_remoteness(remoteness(&position, &budget));
    }
    let longest_defence = longest_defence(&position, &budget.at_most(RESISTANCE)).ok().flatten();
    Ok(write!(out, "{}", report.text(&position, &analysis, longest_defence.as_ref(), &messages))?)
}

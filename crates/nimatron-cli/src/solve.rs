//! `nimatron solve`.

use std::io::Write;

use nimatron::report::Explanation;
use nimatron::{Messages, Report};
use nimatron_api::{Answerer, CertificateQuestion, ClaimKind};

use crate::args::SolveArgs;
use crate::failure::Failure;
use crate::terminal::Terminal;
use crate::{certificate, input, json};

/// The number of steps that a search for the longest defence may take, since the user did not ask for it.
const DEFENCE: u64 = 200_000;

pub(crate) fn run(args: &SolveArgs, messages: &Messages, out: &mut impl Write) -> Result<(), Failure> {
    let position = input::position(&args.position, &args.output.limits.budget(), messages)?;
    let lang = messages.lang();
    let budget = args.output.limits.budget_of_all();
    let answerer = Answerer::default();
    if let Some(file) = &args.certificate.certificate {
        let claim = if args.fields.grundy { ClaimKind::Grundy } else { ClaimKind::Outcome };
        let question = CertificateQuestion { position: position.to_string(), claim, lang: None };
        certificate::write(&question.answer_about(&position, &answerer, &budget)?, file, messages, out)?;
        if certificate::is_standard(file) {
            return Ok(());
        }
    }
    if args.output.json {
        return json::line(&args.fields.question(lang).answer_about(&position, &answerer, &budget)?, out);
    }
    let solution = position.solve(&budget)?;
    let mut report = Report::new(&solution, messages);
    if args.fields.count {
        report = report.with_count(solution.count());
    }
    if args.fields.grundy {
        report = report.with_grundy(position.grundy(&budget));
    }
    if args.fields.remoteness {
        report = report.with_remoteness(solution.remoteness());
    }
    let defence = solution.longest_defence_within(&budget.at_most(DEFENCE)).ok().flatten();
    let explanation = Explanation::new(&solution, defence.as_ref(), messages);
    let text = explanation.summary(&report.field_lines(messages)).to_string();
    Ok(Terminal::of_output().report(&text, messages, out)?)
}

//! `nimatron solve`.

use std::io::Write;

use nimatron::report::{Explanation, field_line};
use nimatron::{Messages, Natural, OverBudget};
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
    let mut fields = Vec::new();
    if args.fields.count {
        fields.push(line("count", solution.count(), messages));
    }
    if args.fields.grundy {
        fields.push(line("grundy", position.grundy(&budget).map(|value| value.0), messages));
    }
    if args.fields.remoteness {
        fields.push(line("remoteness", solution.remoteness(), messages));
    }
    let defence = solution.longest_defence_within(&budget.at_most(DEFENCE)).ok().flatten();
    let explanation = Explanation::brief(&solution, defence.as_ref(), messages);
    Ok(Terminal::of_output().report(&explanation.summary(&fields), messages, out)?)
}

/// Returns the line about a field that was asked for.
fn line(field: &str, computed: Result<Natural, OverBudget>, messages: &Messages) -> String {
    let answer = computed.ok().map(|number| number.to_string());
    field_line(field, answer.as_deref(), messages)
}

//! [`BatchOptions`]: the question about every position of a batch.

use std::fmt;

use nimatron::games::Component;
use nimatron::notation::Expr;
use nimatron::notation::Wording;
use nimatron::notation::{ComponentExpr, Spanned};
use nimatron::report::MoveReport;
use nimatron::{Budget, Convention, Messages, Move, ParseError, Position, Report, games};
use nimatron_api::{Advice, Answerer, ErrorReport, SolveQuestion};

use crate::args::BatchArgs;
use crate::failure::{Failure, advice};
use crate::rule_files::RuleFilesOnDisk;
use crate::words;

/// The question about every position of a batch, and the game of bare numbers.
pub(crate) struct BatchOptions {
    pub(crate) game: BareGame,
    pub(crate) budget: Budget,
    pub(crate) messages: Messages,
    /// What to do if the budget is not enough for an answer.
    pub(crate) advice: Advice,
    answerer: Answerer,
    files: RuleFilesOnDisk,
    /// The question about each position.
    question: SolveQuestion,
}

impl BatchOptions {
    /// Returns the options that the arguments give.
    pub(crate) fn of(args: &BatchArgs, messages: &Messages) -> Result<Self, Failure> {
        let lang = messages.lang();
        let (game, budget) = (BareGame::of(args)?, args.limits.budget());
        let files =
            RuleFilesOnDisk::for_data(game.rule_files(), args.rule_folder.clone(), budget.clone(), lang);
        Ok(Self {
            game,
            budget,
            files,
            messages: words::messages(lang),
            advice: advice(),
            answerer: Answerer::default(),
            question: args.fields.question(lang),
        })
    }

    /// Parses a position; bare numbers are heaps of the game.
    pub(crate) fn position(&self, text: &str) -> Result<Position, ParseError> {
        let BareGame { convention, expr } = &self.game;
        let parameters: Vec<&str> =
            expr.parameters.iter().flat_map(|all| &all.value).map(|it| it.value.as_str()).collect();
        let expr = Expr::parse_or(text, &expr.name.value, &parameters)?;
        let mut position = games::into_position(expr, Some(&self.files))?;
        if *convention == Convention::Misere {
            position = position.with_convention(Convention::Misere);
        }
        Ok(position)
    }

    /// Returns whether the result has the number of winning moves besides the fields that it always has, or `None` if it
    /// has other fields too.
    pub(crate) fn counts(&self) -> Option<bool> {
        let (count, lang) = (self.question.count, self.question.lang.clone());
        (self.question == SolveQuestion { count, lang, ..SolveQuestion::default() }).then_some(count)
    }

    /// Returns how a result describes a move.
    pub(crate) fn move_report(&self, made: &Move<'_>) -> Result<MoveReport, ErrorReport> {
        Ok(MoveReport::new(made, self.answerer.messages(self.question.lang.as_deref())?))
    }

    /// Returns the result for a position.
    pub(crate) fn report(&self, position: &Position) -> Result<Report, ErrorReport> {
        self.question.answer_about(position, &self.answerer, &self.budget)
    }
}

/// What bare numbers are: a game without numbers, and the convention.
#[derive(Debug, Clone)]
pub(crate) struct BareGame {
    pub(crate) convention: Convention,
    expr: ComponentExpr,
}

impl BareGame {
    /// Returns the rule files that the game names.
    fn rule_files(&self) -> Vec<String> {
        let parameters = self.expr.parameters.iter().flat_map(|all| &all.value);
        let files = parameters.filter(|_| self.expr.name.value == games::RULES.name);
        files.map(|file| file.value.clone()).collect()
    }

    fn of(args: &BatchArgs) -> Result<Self, Failure> {
        let text = args.game.as_deref().unwrap_or(games::name_of_bare_numbers(args.k_per_case));
        let wrong = |error| Failure::Input { text: text.to_owned(), error };
        let Expr { mut convention, mut components, .. } = Expr::parse(text).map_err(wrong)?;
        if args.misere {
            convention = Convention::Misere;
        }
        let expr = components.swap_remove(0);
        if !components.is_empty() || !expr.numbers.is_empty() {
            return Err(Failure::Wrong(Wording::new("batch-one-game").with("text", text)));
        }
        let game = Self { convention, expr };
        if !args.k_per_case {
            game.component().map_err(wrong)?;
        } else if game.expr.parameters.is_some() {
            return Err(Failure::Wrong(Wording::new("batch-parameters").with("text", text)));
        } else {
            game.with_parameter("1").map_err(wrong)?;
        }
        Ok(game)
    }

    /// Returns the game as a component without numbers.
    pub(crate) fn component(&self) -> Result<Component, ParseError> {
        games::resolve_component_with(&self.expr, &RuleFilesOnDisk::default())
    }

    /// Returns the game with `k` as its parameter, as a component without numbers.
    pub(crate) fn with_parameter(&self, k: &str) -> Result<Component, ParseError> {
        let span = self.expr.name.span.clone();
        let parameter = Spanned { value: k.to_owned(), span: span.clone() };
        let parameters = Some(Spanned { value: vec![parameter], span });
        games::resolve_component(&ComponentExpr { parameters, ..self.expr.clone() })
    }
}

impl fmt::Display for BareGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.convention, self.expr)
    }
}

//! [`TableQuestion`]: the values, or the outcomes, of all positions of a game that differ in two numbers.

use nimatron::notation::Diagnostic;
use nimatron::{Budget, Messages, Natural, Outcome, ParseError, Position, Table};
use serde::{Deserialize, Serialize};

use crate::{Answerer, Ask, ErrorCode, ErrorReport, is_default};

/// A game with two numbers left out, and how far its table is wanted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema, utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub struct TableQuestion {
    /// A game without numbers, or a sum of two, in the notation: `wythoff`, `misere moore(2)`, `kayles + kayles`. Other
    /// components of a sum keep their numbers.
    pub game: String,
    /// The largest first number. A server computes at most 200.
    #[serde(default = "far_enough")]
    #[cfg_attr(feature = "openapi", param(maximum = 200, default = 20), schema(default = 20))]
    pub first: u64,
    /// The largest second number. A server computes at most 200.
    #[serde(default = "far_enough")]
    #[cfg_attr(feature = "openapi", param(maximum = 200, default = 20), schema(default = 20))]
    pub second: u64,
    /// Whether outcomes are wanted instead of values; they are often known much further.
    #[serde(default, skip_serializing_if = "is_default")]
    pub outcomes: bool,
    /// Whether a picture is wanted.
    #[serde(default, skip_serializing_if = "is_default")]
    pub svg: bool,
    /// The language of the words: `en`, `ru` or `zh`.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "openapi", param(pattern = "^(en|ru|zh)$"), schema(pattern = "^(en|ru|zh)$"))]
    pub lang: Option<String>,
}

const fn far_enough() -> u64 {
    20
}

/// The values, or the outcomes, of all positions of a game that differ in two numbers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableAnswer {
    /// The game without the two numbers, in the notation.
    pub game: String,
    /// The largest first number.
    pub first: u64,
    /// The largest second number.
    pub second: u64,
    /// What the table shows.
    pub title: String,
    /// What the first and the second number are called.
    pub axes: [String; 2],
    /// For each first number from 0 on, the values for the second numbers from 0 on, as decimal strings: Grundy values, or
    /// misère Grundy values if the game is played so. A position is lost iff its value is 0.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "decimals")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<Vec<String>>>))]
    pub values: Option<Vec<Vec<u64>>>,
    /// The same with the outcomes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcomes: Option<Vec<Vec<Outcome>>>,
    /// What there is to say about the table, in sentences.
    pub notes: Vec<String>,
    /// The picture, as an SVG document.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub svg: Option<String>,
}

/// Writes numbers as decimal strings, without keeping the strings.
fn decimals<S: serde::Serializer>(rows: &Option<Vec<Vec<u64>>>, serializer: S) -> Result<S::Ok, S::Error> {
    struct Row<'a>(&'a [u64]);
    impl Serialize for Row<'_> {
        fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_seq(self.0.iter().map(u64::to_string))
        }
    }
    serializer.collect_seq(rows.iter().flatten().map(|row| Row(row)))
}

impl TableAnswer {
    /// The answer with this table, without a picture.
    pub fn new(table: &Table, messages: &Messages) -> Self {
        let [first, second] = table.last();
        let rows = || (0..=first).map(|first| (0..=second).map(move |second| (first, second)));
        let values =
            || rows().map(|row| row.filter_map(|(first, second)| table.value(first, second)).collect());
        let outcomes =
            || rows().map(|row| row.filter_map(|(first, second)| table.outcome(first, second)).collect());
        Self {
            game: table.game().to_string(),
            first: first as u64,
            second: second as u64,
            title: table.title(messages),
            axes: [0, 1].map(|axis| table.axis(axis, messages)),
            values: (!table.has_outcomes_only()).then(|| values().collect()),
            outcomes: table.has_outcomes_only().then(|| outcomes().collect()),
            notes: table.notes(messages),
            svg: None,
        }
    }

    /// The same with a picture.
    ///
    /// # Errors
    /// [`ErrorReport`] if the table is too large for one.
    pub fn with_svg(mut self, table: &Table, messages: &Messages) -> Result<Self, ErrorReport> {
        self.svg = Some(drawn(table, messages)?);
        Ok(self)
    }
}

/// Returns the picture of a table.
///
/// # Errors
/// [`ErrorReport`] if the table is too large for one.
pub fn drawn(table: &Table, messages: &Messages) -> Result<String, ErrorReport> {
    let too_large = || {
        let cells = table.last().iter().fold(1, |cells, last| cells * (*last as u128 + 1));
        let numbers = [("most", Table::MOST_DRAWN.to_string()), ("cells", cells.to_string())];
        ErrorReport::new(ErrorCode::TooLarge, messages.format_owned("pairs-too-large", &numbers))
    };
    table.svg(messages).ok_or_else(too_large)
}

/// Returns the table of `game` up to `last`.
///
/// # Errors
/// [`ErrorReport`] if the game has not two numbers left out, or the table is out of reach.
pub fn table_of(
    game: &Position,
    last: [usize; 2],
    outcomes: bool,
    messages: &Messages,
    budget: &Budget,
) -> Result<Table, ErrorReport> {
    let found = if outcomes { game.outcome_table(last, budget) } else { game.value_table(last, budget) };
    let none = || ErrorReport::new(ErrorCode::NotATable, why_no_table(game, last, messages));
    Ok(found.ok_or_else(none)??)
}

/// Returns why a game has no table up to `last`.
fn why_no_table(game: &Position, last: [usize; 2], messages: &Messages) -> String {
    let components: Vec<_> = game.components().filter(|component| component.numbers().is_empty()).collect();
    let pairs: &[&[usize]] = match components.len() {
        1 => &[&[last[0], last[1]]],
        2 => &[&[last[0]], &[last[1]]],
        _ => &[],
    };
    let unfit = components.iter().zip(pairs).find_map(|(component, numbers)| {
        component.with_numbers(numbers.iter().map(|number| Natural::from(*number)).collect()).err()
    });
    let game = game.to_string();
    match unfit {
        Some(ParseError { diagnostics, .. }) => {
            let Diagnostic { message, expected, .. } = &diagnostics[0];
            let [first, second] = last.map(|last| last.to_string());
            let variables = [
                ("game", game.as_str()),
                ("first", &first),
                ("second", &second),
                ("message", &messages.say(message)),
                ("expected", &messages.say(expected)),
            ];
            messages.format("pairs-unfit", &variables)
        }
        None => messages.format("pairs-wanted", &[("game", &game)]),
    }
}

impl Ask for TableQuestion {
    type Answer = TableAnswer;

    fn answer(&self, answerer: &Answerer, budget: &Budget) -> Result<TableAnswer, ErrorReport> {
        let messages = answerer.messages(self.lang.as_deref())?;
        let last =
            [answerer.check_table(self.first, messages)?, answerer.check_table(self.second, messages)?];
        let game = answerer.position(&self.game)?;
        let table = table_of(&game, last, self.outcomes, messages, budget)?;
        let answer = TableAnswer::new(&table, messages);
        if self.svg { answer.with_svg(&table, messages) } else { Ok(answer) }
    }

    fn bytes(&self) -> usize {
        self.game.len()
    }

    fn lang(&self) -> Option<&str> {
        self.lang.as_deref()
    }
}

//! [`GamesQuestion`]: the list of games.

use nimatron::games::{Arity, Entry};
use nimatron::games::{GAMES, RULES};
use nimatron::{Budget, Messages, Position, report};
use serde::{Deserialize, Serialize};

use crate::{Answerer, Ask, ErrorReport, is_default};

/// The list of games in a language.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema, utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub struct GamesQuestion {
    /// The language of the words: `en`, `ru` or `zh`.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "openapi", param(pattern = "^(en|ru|zh)$"), schema(pattern = "^(en|ru|zh)$"))]
    pub lang: Option<String>,
}

/// Every game, in the order of the list; games of rule files last, if rule files can be read here.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GamesAnswer {
    /// The games.
    pub games: Vec<GameReport>,
}

/// One game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameReport {
    /// The name in the notation.
    pub name: &'static str,
    /// Other names for it.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub aliases: &'static [&'static str],
    /// The parameters, as written in the notation; empty if there are none.
    pub parameters: &'static str,
    /// What people call it.
    pub title: String,
    /// What a move is.
    pub rule: String,
    /// A position to begin with.
    pub example: &'static str,
    /// The theorems about it.
    pub theorems: Vec<String>,
    /// Whether single heaps are positions, so that they have a sequence of Grundy values.
    pub sequence: bool,
    /// Whether two numbers of any size make a position, so that there are tables of them.
    pub table: bool,
}

impl GameReport {
    fn new(entry: &'static Entry, messages: &Messages) -> Self {
        let title = format!("title-{}", entry.name);
        Self {
            name: entry.name,
            aliases: entry.aliases,
            parameters: entry.parameters,
            title: if messages.has(&title) { messages.format(&title, &[]) } else { entry.name.to_owned() },
            rule: report::rule(entry, messages),
            example: entry.example,
            theorems: entry.example.parse().map_or(Vec::new(), |example: Position| {
                example
                    .components()
                    .flat_map(|component| component.theorems())
                    .map(|cited| messages.term(cited.name))
                    .collect()
            }),
            sequence: entry.arity == Arity::Any,
            table: !matches!(entry.arity, Arity::Flags | Arity::Edges),
        }
    }

    /// Returns the name with its parameters, as in the table of games: `moore(k)`.
    pub fn signature(&self) -> String {
        match self.parameters {
            "" => self.name.to_owned(),
            parameters => format!("{}({parameters})", self.name),
        }
    }
}

impl Ask for GamesQuestion {
    type Answer = GamesAnswer;

    fn answer(&self, answerer: &Answerer, _: &Budget) -> Result<GamesAnswer, ErrorReport> {
        let messages = answerer.messages(self.lang.as_deref())?;
        let own = answerer.has_rule_files().then_some(&RULES);
        let games = GAMES.iter().copied().chain(own).map(|entry| GameReport::new(entry, messages));
        Ok(GamesAnswer { games: games.collect() })
    }

    fn lang(&self) -> Option<&str> {
        self.lang.as_deref()
    }
}

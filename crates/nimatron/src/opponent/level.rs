//! [`Level`]: how well an opponent plays.

/// How well an opponent plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Level {
    /// Wins every won position, and resists in a lost one.
    #[default]
    Perfect,
    /// Sometimes plays at random, else perfectly.
    Fallible {
        /// How many of 1000 moves are made at random; all of them if this is 1000 or more.
        per_mille: u16,
    },
    /// Plays at random.
    Random,
}

impl Level {
    /// The names of the levels, in the order of strength.
    pub const NAMES: [&'static str; 3] = ["perfect", "fallible", "random"];

    /// How many of 1000 moves a fallible opponent makes at random unless something else is asked for.
    pub const PER_MILLE: u16 = 250;

    /// Returns the level called `name`, or `None` if there is none; `per_mille` applies to the fallible one.
    pub fn named(name: &str, per_mille: u16) -> Option<Self> {
        match name {
            "perfect" => Some(Self::Perfect),
            "fallible" => Some(Self::Fallible { per_mille }),
            "random" => Some(Self::Random),
            _ => None,
        }
    }

    /// Returns the name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Perfect => "perfect",
            Self::Fallible { .. } => "fallible",
            Self::Random => "random",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_have_names() {
        for name in Level::NAMES {
            assert_eq!(Level::named(name, Level::PER_MILLE).unwrap().name(), name);
        }
        assert_eq!(Level::named("good", Level::PER_MILLE), None);
    }
}

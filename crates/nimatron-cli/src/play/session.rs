//! [`Session`]: one game against the computer, with undo and redo.

use nimatron::ruleset::IllegalMove;
use nimatron::{Action, Budget, Convention, Level, Outcome, Position};

/// Who plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Player {
    You,
    Computer,
}

impl Player {
    const fn other(self) -> Self {
        match self {
            Self::You => Self::Computer,
            Self::Computer => Self::You,
        }
    }
}

/// A move that was played.
#[derive(Debug, Clone)]
pub(crate) struct Turn {
    pub(crate) by: Player,
    pub(crate) before: Position,
    pub(crate) action: Action,
    pub(crate) after: Position,
    /// Whether the player could win before it and could not after it.
    pub(crate) gave_away: bool,
    /// Whether the computer played at random because the best move was out of reach.
    pub(crate) guessed: bool,
}

/// A game in progress.
pub(crate) struct Session {
    pub(crate) level: Level,
    pub(crate) seed: u64,
    pub(crate) budget: Budget,
    first: Player,
    start: Position,
    turns: Vec<Turn>,
    /// Turns taken back, the next to play again last.
    undone: Vec<Turn>,
}

impl Session {
    pub(crate) fn new(start: Position, computer_begins: bool, budget: Budget) -> Self {
        let first = if computer_begins { Player::Computer } else { Player::You };
        let (turns, undone) = (Vec::new(), Vec::new());
        Self { level: Level::Perfect, seed: 0, budget, first, start, turns, undone }
    }

    pub(crate) fn position(&self) -> &Position {
        self.turns.last().map_or(&self.start, |turn| &turn.after)
    }

    pub(crate) fn turns(&self) -> &[Turn] {
        &self.turns
    }

    pub(crate) fn to_move(&self) -> Player {
        self.turns.last().map_or(self.first, |turn| turn.by.other())
    }

    /// Returns who has won, once no move is left.
    pub(crate) fn winner(&self) -> Option<Player> {
        self.position().is_over().then(|| match self.position().convention() {
            Convention::Normal => self.to_move().other(),
            Convention::Misere => self.to_move(),
        })
    }

    /// Plays a move for the player to move.
    pub(crate) fn play(&mut self, action: Action) -> Result<(), IllegalMove> {
        let after = self.position().play(&action)?;
        self.push(action, after, false);
        Ok(())
    }

    fn push(&mut self, action: Action, after: Position, guessed: bool) {
        let before = self.position().clone();
        let is_won = |position: &Position| {
            position.solve(&self.budget).is_ok_and(|solution| solution.outcome() == Outcome::N)
        };
        let gave_away = is_won(&before) && is_won(&after);
        self.turns.push(Turn { by: self.to_move(), before, action, after, gave_away, guessed });
        self.undone.clear();
    }

    /// Lets the computer play, if it is its turn and the game is not over. Returns whether it did.
    pub(crate) fn answer(&mut self) -> bool {
        if self.to_move() != Player::Computer {
            return false;
        }
        let position = self.position();
        let (found, guessed) = match position.reply(self.level, self.seed, &self.budget) {
            Ok(found) => (found, false),
            Err(_over) => match position.reply(Level::Random, self.seed, &self.budget) {
                Ok(found) => (found, true),
                Err(_over) => (None, true),
            },
        };
        let Some(found) = found else { return false };
        let (action, after) = (found.action().clone(), found.into_position());
        self.push(action, after, guessed);
        true
    }

    /// Takes back your last move and what followed it. Returns whether there was one.
    pub(crate) fn undo(&mut self) -> bool {
        let Some(last) = self.turns.iter().rposition(|turn| turn.by == Player::You) else { return false };
        self.undone.extend(self.turns.drain(last..).rev());
        true
    }

    /// Plays again what was taken back last: your move and the answer to it.
    pub(crate) fn redo(&mut self) -> bool {
        let Some(turn) = self.undone.pop() else { return false };
        self.turns.push(turn);
        self.turns.extend(self.undone.pop_if(|turn| turn.by == Player::Computer));
        true
    }

    /// Begins again, perhaps from another position.
    pub(crate) fn restart(&mut self, start: Option<Position>) {
        self.turns.clear();
        self.undone.clear();
        if let Some(start) = start {
            self.start = start;
        }
        // A new game uses another seed.
        self.seed = self.seed.wrapping_add(1);
    }

    /// Returns the moves that gave the win away: by whom, and the number of that player's move.
    pub(crate) fn given_away(&self) -> impl Iterator<Item = (Player, usize)> {
        let given = self.turns.iter().enumerate().filter(|(_, turn)| turn.gave_away);
        given.map(|(i, turn)| (turn.by, i / 2 + 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn session(position: &str, computer_begins: bool) -> Session {
        Session::new(position.parse().unwrap(), computer_begins, Budget::default())
    }

    fn play(session: &mut Session, text: &str) {
        let action = session.position().typed_move(text).unwrap();
        session.play(action).unwrap();
        session.answer();
    }

    #[test]
    fn undo_and_redo_go_back_and_forth_between_your_turns() {
        let mut game = session("moore(2) 3 4 5", false);
        assert!(!game.undo() && !game.redo());
        play(&mut game, "3:1");
        let after = game.position().to_string();
        assert!(game.turns()[0].gave_away && game.turns().len() == 2);
        assert!(game.undo());
        assert_eq!(game.position().to_string(), "moore(2) 3 4 5");
        assert!(game.redo() && !game.redo());
        assert_eq!(game.position().to_string(), after);
        assert!(game.undo());
        play(&mut game, "2:1 3:2");
        assert!(!game.redo(), "a new move forgets what was taken back");
        assert_eq!(game.given_away().count(), 0);
    }

    #[test]
    fn the_end_is_judged_by_the_convention() {
        for (position, winner) in [("nim 1", Player::You), ("misere nim 1", Player::Computer)] {
            let mut game = session(position, false);
            assert_eq!(game.winner(), None);
            play(&mut game, "1");
            assert_eq!(game.winner(), Some(winner), "{position}");
        }
        assert_eq!(session("misere nim", true).winner(), Some(Player::Computer));
    }

    #[test]
    fn the_computer_can_begin_and_its_opening_stays() {
        let mut game = session("nim 3 4", true);
        assert!(game.answer() && !game.answer());
        assert_eq!(game.position().to_string(), "nim 3 3");
        assert!(!game.undo());
        play(&mut game, "1:1");
        assert!(game.undo());
        assert_eq!(game.position().to_string(), "nim 3 3");
    }

    #[test]
    fn a_position_out_of_reach_is_played_at_random_and_said_so() {
        let budget = Budget::new(10);
        let mut game = Session::new("exact(2) 9 9 9 9 9 9 9".parse().unwrap(), true, budget);
        assert!(game.answer());
        assert!(game.turns()[0].guessed && !game.turns()[0].gave_away);
    }
}

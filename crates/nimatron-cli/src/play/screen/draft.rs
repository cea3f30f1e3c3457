//! [`Draft`]: the move that is being put together on a board. Only what the board offers can be chosen.

use std::collections::{BTreeMap, BTreeSet};

use nimatron::board::{Board, Breaking, Look, Taking, Verb, Way};
use nimatron::{Action, Natural};

/// What is chosen on the board of one component.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Draft {
    /// Amounts taken from some numbers.
    Take { verb: Verb, picks: BTreeMap<usize, Natural> },
    /// Coins to turn over.
    Turn { coins: BTreeSet<usize> },
    /// A heap of which these parts are left, in the order in which they are drawn.
    Break { heap: usize, parts: Vec<Natural> },
    /// One of the moves that the board lists.
    Listed { action: Action },
}

/// What a draft does to one number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Mark {
    Taken(Natural),
    Added(Natural),
    Turned,
    /// The heap is broken into these parts, in this order.
    Broken(Vec<Natural>),
    /// The number, or the position that begins with it, becomes these.
    Becomes(Vec<Natural>),
}

/// A step to the next larger or the next smaller choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ChoiceStep {
    More,
    Less,
}

fn taking(board: &Board, wanted: impl Fn(Verb) -> bool) -> Option<&Taking> {
    board.ways.iter().find_map(|way| match way {
        Way::Take(taking) if wanted(taking.verb) => Some(taking),
        _ => None,
    })
}

fn breaking(board: &Board) -> Option<&Breaking> {
    board.ways.iter().find_map(|way| if let Way::Break(breaking) = way { Some(breaking) } else { None })
}

fn sum(parts: &[Natural]) -> Natural {
    parts.iter().fold(Natural::ZERO, |sum, part| &sum + part)
}

/// Returns `draft` after a step at number `index` of its board, or `None` if nothing is chosen then. The draft is
/// unchanged if the board offers no such step.
pub(crate) fn stepped(draft: Option<&Draft>, board: &Board, index: usize, step: ChoiceStep) -> Option<Draft> {
    let kept = || draft.cloned();
    match board.ways.first() {
        Some(Way::Take(_)) => {
            let (added, taken) = (picked(draft, index, true), picked(draft, index, false));
            // Added amounts count as negative taken amounts, so that one pair of keys handles both.
            let adds = !added.is_zero() || (taken.is_zero() && step == ChoiceStep::Less);
            let Some(taking) = taking(board, |verb| (verb == Verb::Deposit) == adds) else { return kept() };
            let of = taking.unit(index).cloned().unwrap_or(Natural::ONE);
            let grows = (step == ChoiceStep::Less) == adds;
            let now = if adds { added } else { taken };
            let amount = if grows { &now + &of } else { now.checked_sub(&of).unwrap_or_default() };
            with_amount(draft, taking, index, amount).unwrap_or_else(kept)
        }
        Some(Way::Turn { .. }) => match (is_turned(draft, index), step) {
            (false, ChoiceStep::More) | (true, ChoiceStep::Less) => turned(draft, board, index),
            _ => kept(),
        },
        Some(Way::Break(breaking)) => {
            let size = &board.numbers[index];
            let now = broken(draft, index).map(|parts| size - &sum(parts));
            let next = match (&now, step) {
                (now, ChoiceStep::More) => breaking.amount_above(size, now.as_ref()),
                (Some(now), ChoiceStep::Less) => match breaking.amount_below(size, now) {
                    None => return None,
                    below => below,
                },
                (None, ChoiceStep::Less) => None,
            };
            next.map_or_else(kept, |taken| Some(taking_from_heap(draft, breaking, index, size, &taken)))
        }
        Some(Way::List { moves }) => {
            let here: Vec<&Action> = moves.iter().filter(|action| concerns(action, board, index)).collect();
            let at = here.iter().position(
                |action| matches!(draft, Some(Draft::Listed { action: chosen }) if chosen == *action),
            );
            let next = match (at, step) {
                (None, ChoiceStep::More) => 0,
                (Some(at), ChoiceStep::More) => (at + 1).min(here.len().saturating_sub(1)),
                (Some(0), ChoiceStep::Less) => return None,
                (Some(at), ChoiceStep::Less) => at - 1,
                (None, ChoiceStep::Less) => return kept(),
            };
            here.get(next).map(|action| Draft::Listed { action: (*action).clone() }).or_else(kept)
        }
        None => kept(),
    }
}

/// Returns `draft` with all of number `index` taken; the same draft if the board does not offer that.
pub(crate) fn with_all(draft: Option<&Draft>, board: &Board, index: usize) -> Option<Draft> {
    match board.ways.first() {
        Some(Way::Take(_)) => {
            let Some(taking) = taking(board, |verb| verb != Verb::Deposit) else { return draft.cloned() };
            let same_way =
                draft.filter(|draft| matches!(draft, Draft::Take { verb, .. } if *verb == taking.verb));
            let none = BTreeMap::new();
            let picks = match same_way {
                Some(Draft::Take { picks, .. }) => picks,
                _ => &none,
            };
            let most = taking.largest_pick(picks, index);
            with_amount(draft, taking, index, most).unwrap_or_else(|| draft.cloned())
        }
        Some(Way::Break(breaking)) => {
            let size = &board.numbers[index];
            match breaking.amount_below(size, &(size + &Natural::ONE)) {
                Some(taken) => Some(taking_from_heap(draft, breaking, index, size, &taken)),
                None => draft.cloned(),
            }
        }
        Some(Way::Turn { .. }) if is_turned(draft, index) => draft.cloned(),
        Some(Way::Turn { .. }) => turned(draft, board, index),
        Some(Way::List { .. }) => stepped(draft, board, index, ChoiceStep::More),
        None => draft.cloned(),
    }
}

/// Returns `draft` without anything at number `index`.
pub(crate) fn without(draft: Option<&Draft>, index: usize) -> Option<Draft> {
    let mut draft = draft?.clone();
    let is_empty = match &mut draft {
        Draft::Take { picks, .. } => {
            picks.remove(&index);
            picks.is_empty()
        }
        Draft::Turn { coins } => {
            coins.remove(&index);
            coins.is_empty()
        }
        Draft::Break { heap, .. } => *heap == index,
        Draft::Listed { .. } => true,
    };
    (!is_empty).then_some(draft)
}

/// Returns `draft` with `amount` taken from number `index`, or `None` if the board does not offer that.
pub(crate) fn with_typed(
    draft: Option<&Draft>,
    board: &Board,
    index: usize,
    amount: Natural,
) -> Option<Draft> {
    match board.ways.first()? {
        Way::Take(_) => with_amount(draft, taking(board, |verb| verb != Verb::Deposit)?, index, amount)?,
        Way::Break(breaking) => {
            let size = &board.numbers[index];
            let offered = !breaking.leavings(size, &amount).is_empty();
            offered.then(|| taking_from_heap(draft, breaking, index, size, &amount))
        }
        Way::Turn { .. } | Way::List { .. } => None,
    }
}

/// Returns how much is taken from number `index`, or added to it.
fn picked(draft: Option<&Draft>, index: usize, added: bool) -> Natural {
    match draft {
        Some(Draft::Take { verb, picks }) if (*verb == Verb::Deposit) == added => {
            picks.get(&index).cloned().unwrap_or_default()
        }
        _ => Natural::ZERO,
    }
}

/// Returns `None` if the board does not offer that, and `Some(None)` if nothing is chosen any more.
fn with_amount(
    draft: Option<&Draft>,
    taking: &Taking,
    index: usize,
    amount: Natural,
) -> Option<Option<Draft>> {
    let mut picks = match draft {
        Some(Draft::Take { verb, picks }) if *verb == taking.verb => picks.clone(),
        _ => BTreeMap::new(),
    };
    let allowed = taking.pick(&mut picks, index, amount);
    allowed.then(|| (!picks.is_empty()).then_some(Draft::Take { verb: taking.verb, picks }))
}

fn is_turned(draft: Option<&Draft>, coin: usize) -> bool {
    matches!(draft, Some(Draft::Turn { coins }) if coins.contains(&coin))
}

/// Returns `draft` with the choice of one coin toggled; unchanged if no move turns that coin.
fn turned(draft: Option<&Draft>, board: &Board, coin: usize) -> Option<Draft> {
    let Some(Way::Turn { heads }) = board.ways.first() else { return draft.cloned() };
    let mut coins = match draft {
        Some(Draft::Turn { coins }) => coins.clone(),
        _ => BTreeSet::new(),
    };
    if coins.remove(&coin) {
        return (!coins.is_empty()).then_some(Draft::Turn { coins });
    }
    // The coin on the right is turned to tails; one more may lie to its left, and the two may be chosen in any order.
    let is_part = |coins: &BTreeSet<usize>| match coins.last() {
        Some(last) if coins.len() == 1 => heads.iter().any(|head| head >= last),
        Some(last) => heads.contains(last),
        None => false,
    };
    let with = |others: Option<usize>| others.into_iter().chain([coin]).collect::<BTreeSet<usize>>();
    let mut candidates = [coins.last().copied().map(Some), Some(None)].into_iter().flatten().map(with);
    let chosen = candidates.find(is_part);
    chosen.map_or_else(|| draft.cloned(), |coins| Some(Draft::Turn { coins }))
}

/// Returns the parts that are left of heap `index`, if that is the one that is broken.
fn broken(draft: Option<&Draft>, index: usize) -> Option<&[Natural]> {
    match draft {
        Some(Draft::Break { heap, parts }) if *heap == index => Some(parts),
        _ => None,
    }
}

/// Takes `taken` stones from a heap, and leaves as many parts as before if that is legal.
fn taking_from_heap(
    draft: Option<&Draft>,
    breaking: &Breaking,
    heap: usize,
    size: &Natural,
    taken: &Natural,
) -> Draft {
    let counts = breaking.leavings(size, taken);
    let before = broken(draft, heap).map(<[Natural]>::len);
    let count = before.filter(|count| counts.contains(count)).or(counts.first().copied()).unwrap_or(0);
    let left = size.checked_sub(taken).unwrap_or_default();
    Draft::Break { heap, parts: breaking.even_parts(&left, count) }
}

/// Returns whether a listed move changes number `index` or the position that it belongs to.
fn concerns(action: &Action, board: &Board, index: usize) -> bool {
    let width = if let Look::Tuples { width } = board.look { width.max(1) } else { 1 };
    first_index(action).is_some_and(|first| first / width == index / width)
}

fn first_index(action: &Action) -> Option<usize> {
    match action {
        Action::Set(changes) => changes.first().map(|(index, _)| *index),
        Action::Split { index, .. } => Some(*index),
        Action::In { action, .. } => first_index(action),
        Action::Together { actions } => actions.first().and_then(first_index),
    }
}

impl Draft {
    /// Returns the draft with the rest of the heap split into the next possible number of heaps; unchanged if there is
    /// no other.
    pub(crate) fn with_next_count(&self, board: &Board) -> Self {
        let (Self::Break { heap, parts }, Some(breaking)) = (self, breaking(board)) else {
            return self.clone();
        };
        let (size, left) = (&board.numbers[*heap], sum(parts));
        let taken = size.checked_sub(&left).unwrap_or_default();
        let counts = breaking.leavings(size, &taken);
        let next =
            counts.iter().position(|count| *count == parts.len()).map_or(0, |at| (at + 1) % counts.len());
        let parts = counts.get(next).map_or(parts.clone(), |count| breaking.even_parts(&left, *count));
        Self::Break { heap: *heap, parts }
    }

    /// Returns the draft with the end of part number `part` moved by one, or by two if the rules forbid the split
    /// between; unchanged if it cannot be moved.
    pub(crate) fn with_cut(&self, board: &Board, part: usize, step: ChoiceStep) -> Self {
        let (Self::Break { heap, parts }, Some(breaking)) = (self, breaking(board)) else {
            return self.clone();
        };
        let moved = |by: u64| {
            let by = Natural::from(by);
            let (grows, shrinks) = if step == ChoiceStep::More { (part, part + 1) } else { (part + 1, part) };
            let mut parts = parts.clone();
            let smaller = parts.get(shrinks)?.checked_sub(&by)?;
            *parts.get_mut(grows)? = &parts[grows] + &by;
            parts[shrinks] = smaller;
            breaking.allows(&board.numbers[*heap], &parts).then_some(Self::Break { heap: *heap, parts })
        };
        (1..=2).find_map(moved).unwrap_or_else(|| self.clone())
    }

    /// Returns the action on its board; it may be only a part of a move.
    pub(crate) fn action(&self, board: &Board) -> Option<Action> {
        match self {
            Self::Take { verb, picks } => {
                let picks: Vec<(usize, Natural)> =
                    picks.iter().map(|(index, amount)| (*index, amount.clone())).collect();
                board.take(*verb, &picks)
            }
            Self::Turn { coins } => {
                let left = if coins.len() > 1 { coins.first().copied() } else { None };
                board.turn(*coins.last()?, left)
            }
            Self::Break { heap, parts } => Some(board.leave(*heap, parts.clone())),
            Self::Listed { action } => Some(action.clone()),
        }
    }

    /// Returns what happens to number `index`, if anything does.
    pub(crate) fn mark(&self, board: &Board, index: usize) -> Option<Mark> {
        match self {
            // A coin leaves its square and arrives so many squares lower.
            Self::Take { verb: Verb::Slide, picks } if board.look == Look::Strip => {
                let (from, amount) = picks.first_key_value()?;
                let to = amount.to_usize().and_then(|amount| from.checked_sub(amount));
                if *from == index {
                    Some(Mark::Taken(Natural::ONE))
                } else {
                    (to == Some(index)).then_some(Mark::Added(Natural::ONE))
                }
            }
            Self::Take { verb: Verb::Deposit, picks } => picks.get(&index).cloned().map(Mark::Added),
            Self::Take { picks, .. } => picks.get(&index).cloned().map(Mark::Taken),
            Self::Turn { coins } => {
                let is_between = || coins.first() <= Some(&index) && Some(&index) <= coins.last();
                let is_turned = coins.contains(&index) || (board.look == Look::CoinRuns && is_between());
                is_turned.then_some(Mark::Turned)
            }
            Self::Break { heap, parts } if *heap == index => Some(match parts.len() {
                0 | 1 => Mark::Taken(board.numbers[index].checked_sub(&sum(parts)).unwrap_or_default()),
                _ => Mark::Broken(parts.clone()),
            }),
            Self::Break { .. } => None,
            Self::Listed { action: Action::Set(changes) } => {
                let change = changes.iter().find(|(changed, _)| *changed == index)?;
                Some(Mark::Becomes(vec![change.1.clone()]))
            }
            Self::Listed { action: Action::Split { index: split, parts } } => {
                (*split == index).then(|| Mark::Becomes(parts.clone()))
            }
            Self::Listed { .. } => None,
        }
    }
}

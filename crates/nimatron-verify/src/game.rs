//! [`Game`]: the rules of every game, written independently of the solver: which options a row of numbers has.

use num_bigint::BigUint;
use num_traits::ToPrimitive;

use crate::taking::Taking;
use crate::work::{Refused, Work};

/// The numbers of one component. In Poker Nim the bank comes first.
pub(crate) type Row = Vec<BigUint>;

/// A callback for every option.
pub(crate) type See<'a, Option> = &'a mut dyn FnMut(Option, &mut Work) -> Result<(), Refused>;
/// A callback for every list of things that makes an option.
pub(crate) type SeeAll<'a, Thing> = &'a mut dyn FnMut(&[Thing], &mut Work) -> Result<(), Refused>;

/// The index of a number in the row, and its new value.
type Change = (usize, BigUint);

/// The rules of a game.
#[derive(Debug)]
pub(crate) enum Game {
    /// A move replaces one heap by smaller ones.
    Heaps(Taking),
    /// A move lowers between `fewest` and `most` heaps, each by one stone if `slow`.
    Several { fewest: BigUint, most: BigUint, slow: bool },
    /// A move lowers at most `most` heaps, each by at most `limit` stones.
    Bounded { most: BigUint, limit: BigUint },
    /// A move lowers all heaps of one of these sets, or if `parts`, some heaps of one.
    Sets { sets: Vec<Vec<usize>>, parts: bool },
    /// A move lowers one of the largest heaps.
    Greedy,
    /// A move lowers one number, the first of those that are equal.
    Coins,
    /// A move takes a coin from a square to a lower one; the first number counts the coins on square 0.
    Nimble,
    /// A move lowers one heap, but not to the size of another one that is not empty.
    Antonim,
    /// A move lowers one number, but not to another number nor past it, and not to 0.
    SilverDollar,
    /// A move takes one number of a pair towards the other, but not to it.
    Northcott,
    /// A move takes coins from a step to the one below it; the first number is that of step 1. The list has the number of the
    /// step below each, 0 for the ground; without it that is always the step before.
    Staircase(Option<Vec<usize>>),
    /// A move lowers a heap, or adds chips from the bank to one.
    Poker,
    /// A move lowers one of two heaps, or both by amounts that differ by less than `t`.
    Wythoff { t: BigUint },
    /// A move lowers one heap, or several by less than `h` altogether.
    Nimhoff { h: BigUint },
    /// A move lowers the first or the last heap that is not empty.
    EndNim,
    /// A move makes one row and all after it no longer than some number that is less than the row, and leaves the first row one
    /// square at least.
    Chomp,
    /// A move subtracts a positive multiple of the smaller number from the larger one.
    Euclid,
    /// A move takes at most `limit` stones; the number taken times `over`, divided by `under` and rounded down, is the next
    /// limit.
    Dynamic { over: BigUint, under: BigUint },
    /// A move turns a 1 to 0, and flips between `fewest` and `most` numbers to its left, at most two.
    Turtles { fewest: usize, most: usize },
    /// A move makes the number of a vertex 0 and those of its neighbours, or those of the two ends of an edge, all of which must be
    /// 1; of the neighbours only those that are.
    Kayles { edges: Vec<[usize; 2]>, takes_edges: bool },
    /// A move takes away an edge, of which each has two numbers, its ends, and all edges that are then not connected with 0.
    Hackenbush,
    /// A move flips the crossings of rows and columns, of which each has `width` numbers; two games of flipping numbers say which
    /// rows and which columns, and the last number flipped must be 1.
    Tartan { rows: Box<Game>, columns: Box<Game>, width: usize },
    /// A move turns neighbouring numbers from either of 0 and 1 to the other, the rightmost of them from 1 to 0.
    Ruler,
}

/// The maximum number of heaps lowered at once: more would make too many options to enumerate.
const MOST_AT_ONCE: usize = 200;

fn nat(n: u64) -> BigUint {
    BigUint::from(n)
}

/// Returns the numbers below `n`, cut off where enumeration would be hopeless.
fn below(n: &BigUint) -> std::ops::Range<u64> {
    0..n.to_u64().unwrap_or(u64::MAX)
}

/// Returns `a - b`, or `None` if it is not positive.
fn taken(a: &BigUint, b: &BigUint) -> Option<BigUint> {
    (a > b).then(|| a - b)
}

/// Returns how far the two numbers of a pair are apart.
pub(crate) fn distance(pair: &[BigUint]) -> BigUint {
    (&pair[0]).max(&pair[1]) - (&pair[0]).min(&pair[1])
}

impl Game {
    /// Returns a representative of all rows that differ only by symmetry.
    pub(crate) fn canonical(&self, mut row: Row) -> Row {
        match self {
            Self::Heaps(_)
            | Self::Coins
            | Self::Several { .. }
            | Self::Bounded { .. }
            | Self::Greedy
            | Self::Antonim
            | Self::Nimhoff { .. } => {
                row.retain(|heap| *heap != BigUint::ZERO);
                row.sort_unstable();
            }
            Self::Wythoff { .. } | Self::Euclid | Self::SilverDollar => row.sort_unstable(),
            // A row may be read from either end.
            Self::EndNim => {
                row.retain(|heap| *heap != BigUint::ZERO);
                let turned: Row = row.iter().rev().cloned().collect();
                row = row.min(turned);
            }
            // Rows and columns may be exchanged, where there are few.
            Self::Chomp => {
                row.retain(|length| *length != BigUint::ZERO);
                let width = row.first().map_or(Some(0), BigUint::to_u64).filter(|width| *width <= 64);
                if let Some(width) = width {
                    let height = |column: u64| row.iter().filter(|length| **length > nat(column)).count();
                    let columns: Row = (0..width).map(|column| BigUint::from(height(column))).collect();
                    if row.len() <= columns.len() {
                        row = row.min(columns);
                    }
                }
            }
            Self::Poker => row[1..].sort_unstable(),
            // Coins on square 0 do not move, and nor do empty squares.
            Self::Nimble => {
                row.iter_mut().take(1).for_each(|coins| *coins = BigUint::ZERO);
                let occupied = row.iter().rposition(|coins| *coins != BigUint::ZERO);
                row.truncate(occupied.map_or(0, |last| last + 1));
            }
            // Only the distances count, and of those only the ones above 1.
            Self::Northcott => {
                let mut distances: Row = row.chunks_exact(2).map(distance).collect();
                distances.retain(|distance| *distance > nat(1));
                distances.sort_unstable();
                row = distances.into_iter().flat_map(|distance| [nat(0), distance]).collect();
            }
            // An edge may be written from either end.
            Self::Hackenbush => {
                let mut edges: Vec<Row> = row.chunks_exact(2).map(<[BigUint]>::to_vec).collect();
                edges.iter_mut().for_each(|ends| ends.sort_unstable());
                edges.sort_unstable();
                row = edges.concat();
            }
            Self::Sets { .. }
            | Self::Staircase(_)
            | Self::Dynamic { .. }
            | Self::Turtles { .. }
            | Self::Ruler
            | Self::Tartan { .. }
            | Self::Kayles { .. } => {}
        }
        row
    }

    /// Returns the options in a graph.
    fn kayles_options(&self, row: &Row) -> Vec<Row> {
        let Self::Kayles { edges, takes_edges } = self else { return Vec::new() };
        let is_left = |vertex: usize| row.get(vertex).is_some_and(|left| *left == nat(1));
        let are_left = |ends: &[usize; 2]| ends.iter().all(|end| is_left(*end));
        let without = |taken: &dyn Fn(usize) -> bool| -> Row {
            row.iter().enumerate().map(|(i, left)| if taken(i) { nat(0) } else { left.clone() }).collect()
        };
        if *takes_edges {
            return edges
                .iter()
                .filter(|ends| are_left(ends))
                .map(|ends| without(&|i| ends.contains(&i)))
                .collect();
        }
        let is_near = |a: usize, b: usize| a == b || edges.contains(&[a.min(b), a.max(b)]);
        (0..row.len()).filter(|i| is_left(*i)).map(|vertex| without(&|i| is_near(i, vertex))).collect()
    }

    /// Returns the number of the step below the one at index `step`, 0 for the ground.
    pub(crate) fn step_below(&self, step: usize) -> usize {
        if let Self::Staircase(Some(below)) = self { below[step] } else { step }
    }

    /// Calls `see` with everything that is flipped together with a head in a row of numbers, in order and with the head.
    fn turns(&self, head: usize, work: &mut Work, see: SeeAll<'_, usize>) -> Result<(), Refused> {
        match self {
            Self::Turtles { fewest, most } => {
                let turns = |count: usize| (*fewest..=*most).contains(&count);
                if turns(0) {
                    see(&[head], work)?;
                }
                for left in (0..head).filter(|_| turns(1)) {
                    see(&[left, head], work)?;
                }
                for left in (0..head).filter(|_| turns(2)) {
                    for other in left + 1..head {
                        see(&[left, other, head], work)?;
                    }
                }
            }
            Self::Ruler => {
                for left in 0..=head {
                    see(&(left..=head).collect::<Vec<_>>(), work)?;
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Returns whether these are flipped together, in order and with the head.
    fn may_turn(&self, coins: &[usize]) -> bool {
        match (self, coins) {
            (Self::Turtles { fewest, most }, [lefts @ .., _]) => (*fewest..=*most).contains(&lefts.len()),
            (Self::Ruler, coins) => coins.windows(2).all(|pair| pair[0] + 1 == pair[1]),
            _ => false,
        }
    }

    /// Returns the rows that `row` is the sum of: single heaps if a move changes only one heap.
    pub(crate) fn parts(&self, row: &Row) -> Vec<Row> {
        match self {
            Self::Heaps(_) | Self::Coins => row.iter().map(|heap| vec![heap.clone()]).collect(),
            _ => vec![row.clone()],
        }
    }

    /// Returns whether `to` is an option of `from`, for numbers of any size.
    pub(crate) fn has_option(&self, from: &Row, to: &Row) -> bool {
        if let Self::Heaps(taking) = self {
            return taking.has_option(from, to);
        }
        if let Self::Kayles { .. } = self {
            return self.kayles_options(from).contains(to);
        }
        if matches!(self, Self::Hackenbush) {
            return (0..from.len() / 2).any(|edge| without_edge(from, edge) == *to);
        }
        let changed: Vec<usize> = (0..from.len().min(to.len())).filter(|i| from[*i] != to[*i]).collect();
        let lowered = |i: usize| taken(&from[i], &to[i]);
        let raised = |i: usize| taken(&to[i], &from[i]);
        from.len() == to.len()
            && match (self, changed.as_slice()) {
                (_, []) | (Self::Heaps(_) | Self::Hackenbush | Self::Kayles { .. }, _) => false,
                (Self::Several { fewest, most, slow }, changed) => {
                    let count = BigUint::from(changed.len());
                    let fits = |i: &usize| lowered(*i).is_some_and(|taken| !slow || taken == nat(1));
                    *fewest <= count && count <= *most && changed.iter().all(fits)
                }
                (Self::Bounded { most, limit }, changed) => {
                    let fits = |i: &usize| lowered(*i).is_some_and(|taken| taken <= *limit);
                    BigUint::from(changed.len()) <= *most && changed.iter().all(fits)
                }
                (Self::Sets { sets, parts }, changed) => {
                    let fits = |set: &Vec<usize>| {
                        (*parts || set.len() == changed.len()) && changed.iter().all(|i| set.contains(i))
                    };
                    sets.iter().any(fits) && changed.iter().all(|i| lowered(*i).is_some())
                }
                (Self::Greedy, [heap]) => lowered(*heap).is_some() && from.iter().max() == Some(&from[*heap]),
                (Self::Antonim, [heap]) => {
                    let free = to[*heap] == BigUint::ZERO || !from.contains(&to[*heap]);
                    lowered(*heap).is_some() && free
                }
                (Self::SilverDollar, [coin]) => {
                    let free = !from.iter().any(|other| (&to[*coin]..&from[*coin]).contains(&other));
                    lowered(*coin).is_some() && to[*coin] != BigUint::ZERO && free
                }
                (Self::Northcott, [piece]) => {
                    let (from, other, to) = (&from[*piece], &from[piece ^ 1], &to[*piece]);
                    (from < to && to < other) || (other < to && to < from)
                }
                (Self::Staircase(_), [step]) => lowered(*step).is_some() && self.step_below(*step) == 0,
                (Self::Staircase(_), [a, b]) => {
                    a + 1 == self.step_below(*b) && lowered(*b).is_some() && lowered(*b) == raised(*a)
                }
                (Self::Coins, [coin]) => lowered(*coin).is_some() && !from[..*coin].contains(&from[*coin]),
                (Self::Nimble, [a, b]) => lowered(*b) == Some(nat(1)) && raised(*a) == Some(nat(1)),
                (Self::Poker, [heap]) => *heap > 0 && lowered(*heap).is_some(),
                (Self::Poker, [0, heap]) => lowered(0).is_some() && lowered(0) == raised(*heap),
                (Self::Wythoff { .. } | Self::Nimhoff { .. }, [heap]) => lowered(*heap).is_some(),
                (Self::Wythoff { t }, [0, 1]) => lowered(0)
                    .zip(lowered(1))
                    .is_some_and(|(k, l)| if k > l { k - l < *t } else { l - k < *t }),
                (Self::Nimhoff { h }, changed) => {
                    let taken: Option<Vec<BigUint>> = changed.iter().map(|i| lowered(*i)).collect();
                    taken.is_some_and(|taken| taken.iter().sum::<BigUint>() < *h)
                }
                (Self::EndNim, [heap]) => {
                    let empty = |heaps: &[BigUint]| heaps.iter().all(|heap| *heap == BigUint::ZERO);
                    lowered(*heap).is_some() && (empty(&from[..*heap]) || empty(&from[heap + 1..]))
                }
                (Self::Chomp, [first, ..]) => {
                    let left = &to[*first];
                    let is_bitten = |(from, to): (&BigUint, &BigUint)| to == from.min(left);
                    lowered(*first).is_some()
                        && (*first > 0 || *left > BigUint::ZERO)
                        && from.iter().zip(to).skip(*first).all(is_bitten)
                }
                (Self::Euclid, [i]) => {
                    let small = &from[1 - i];
                    let multiple = |taken: BigUint| *small != BigUint::ZERO && taken % small == BigUint::ZERO;
                    from[*i] >= *small && lowered(*i).is_some_and(multiple)
                }
                (Self::Dynamic { over, under }, _) => {
                    lowered(0).is_some_and(|taken| taken <= from[1] && to[1] == taken * over / under)
                }
                (Self::Turtles { .. } | Self::Ruler, [.., head]) => {
                    from[*head] == nat(1) && self.may_turn(changed.as_slice())
                }
                (Self::Tartan { rows, columns, width }, [.., head]) => {
                    let mut down: Vec<usize> = changed.iter().map(|i| i / width).collect();
                    down.dedup();
                    let last = changed.iter().filter(|i| *i / width == head / width);
                    let across: Vec<usize> = last.map(|i| i % width).collect();
                    from[*head] == nat(1)
                        && changed == crossings(&down, &across, *width)
                        && rows.may_turn(&down)
                        && columns.may_turn(&across)
                }
                _ => false,
            }
    }

    /// Calls `see` with every option of `row`, possibly with some of them twice.
    pub(crate) fn options(&self, row: &Row, work: &mut Work, see: See<'_, Row>) -> Result<(), Refused> {
        if let Self::Heaps(taking) = self {
            return taking.options(row, work, see);
        }
        if let Self::Kayles { .. } = self {
            for option in self.kayles_options(row) {
                work.spend(1 + row.len() as u64)?;
                see(option, work)?;
            }
            return Ok(());
        }
        if matches!(self, Self::Hackenbush) {
            for edge in 0..row.len() / 2 {
                work.spend(1 + (row.len() * row.len()) as u64)?;
                see(without_edge(row, edge), work)?;
            }
            return Ok(());
        }
        let mut see = |changes: &[Change], work: &mut Work| {
            work.spend(1 + row.len() as u64)?;
            let mut to = row.clone();
            changes.iter().for_each(|(i, number)| to[*i].clone_from(number));
            see(to, work)
        };
        match self {
            Self::Several { fewest, most, slow } => {
                let limit = slow.then(|| nat(1));
                several(row, [fewest, most], limit.as_ref(), work, &mut see)?;
            }
            Self::Bounded { most, limit } => {
                several(row, [&nat(1), most], Some(limit), work, &mut see)?;
            }
            Self::Sets { sets, parts } => {
                for set in sets {
                    let full: Vec<usize> =
                        set.iter().copied().filter(|i| row.get(*i).is_some_and(|n| *n != nat(0))).collect();
                    let fewest = if *parts { 1 } else { set.len() };
                    if fewest <= full.len() {
                        let several = Several { row, full: &full, fewest, most: full.len(), limit: None };
                        several.choose(0, &mut Vec::new(), work, &mut see)?;
                    }
                }
            }
            Self::Greedy => {
                let largest = row.iter().max();
                for (i, heap) in row.iter().enumerate().filter(|(_, heap)| Some(*heap) == largest) {
                    for left in below(heap) {
                        see(&[(i, nat(left))], work)?;
                    }
                }
            }
            Self::Antonim => {
                for (i, heap) in row.iter().enumerate() {
                    for left in below(heap).map(nat) {
                        if left == BigUint::ZERO || !row.contains(&left) {
                            see(&[(i, left)], work)?;
                        }
                    }
                }
            }
            Self::SilverDollar => {
                for (i, square) in row.iter().enumerate() {
                    let mut to = square.clone();
                    while to > nat(1) && !row.contains(&(&to - 1u8)) {
                        to -= 1u8;
                        see(&[(i, to.clone())], work)?;
                    }
                }
            }
            Self::Northcott => {
                for i in 0..row.len() {
                    let first = (&row[i]).min(&row[i ^ 1]);
                    for squares in below(&(distance(&row[i & !1..=i | 1]) - 1u8)) {
                        see(&[(i, first + squares + 1u8)], work)?;
                    }
                }
            }
            Self::Staircase(_) => {
                for i in 0..row.len() {
                    for coins in below(&row[i]).map(|coins| nat(coins) + 1u8) {
                        let left = (i, &row[i] - &coins);
                        match self.step_below(i).checked_sub(1) {
                            None => see(&[left], work)?,
                            Some(lower) => see(&[left, (lower, &row[lower] + coins)], work)?,
                        }
                    }
                }
            }
            Self::Coins => {
                for (i, square) in row.iter().enumerate().filter(|(i, square)| !row[..*i].contains(square)) {
                    for lower in below(square) {
                        see(&[(i, nat(lower))], work)?;
                    }
                }
            }
            Self::Nimble => {
                for from in (0..row.len()).filter(|from| row[*from] != BigUint::ZERO) {
                    for to in 0..from {
                        see(&[(from, &row[from] - 1u8), (to, &row[to] + 1u8)], work)?;
                    }
                }
            }
            Self::Poker => {
                for i in 1..row.len() {
                    for left in below(&row[i]) {
                        see(&[(i, nat(left))], work)?;
                    }
                    for left in below(&row[0]) {
                        see(&[(0, nat(left)), (i, &row[i] + &row[0] - left)], work)?;
                    }
                }
            }
            Self::Wythoff { t } if row.len() == 2 => {
                for (i, left) in (0..2).flat_map(|i| below(&row[i]).map(move |left| (i, left))) {
                    see(&[(i, nat(left))], work)?;
                }
                for k in below(&row[0]).map(|taken| nat(taken) + 1u8) {
                    let mut l = if k > *t { &k - t } else { BigUint::ZERO } + 1u8;
                    while l < &k + t && l <= row[1] {
                        see(&[(0, &row[0] - &k), (1, &row[1] - &l)], work)?;
                        l += 1u8;
                    }
                }
            }
            Self::Nimhoff { h } => {
                for (i, left) in (0..row.len()).flat_map(|i| below(&row[i]).map(move |left| (i, left))) {
                    see(&[(i, nat(left))], work)?;
                }
                take_from_several(row, h, 0, &mut Vec::new(), work, &mut see)?;
            }
            Self::EndNim => {
                let full = || (0..row.len()).filter(|i| row[*i] != BigUint::ZERO);
                for i in full().next().into_iter().chain(full().next_back()) {
                    for left in below(&row[i]) {
                        see(&[(i, nat(left))], work)?;
                    }
                }
            }
            Self::Chomp => {
                for first in 0..row.len() {
                    for left in below(&row[first]).skip(usize::from(first == 0)).map(nat) {
                        let shorter = |i: usize| (i, (&row[i]).min(&left).clone());
                        see(&(first..row.len()).map(shorter).collect::<Vec<_>>(), work)?;
                    }
                }
            }
            Self::Euclid if row.len() == 2 => {
                for (i, small) in [(0, &row[1]), (1, &row[0])] {
                    let mut left = row[i].clone();
                    while *small != BigUint::ZERO && row[i] >= *small && left >= *small {
                        left -= small;
                        see(&[(i, left.clone())], work)?;
                    }
                }
            }
            Self::Dynamic { over, under } if row.len() == 2 => {
                for taken in below((&row[0]).min(&row[1])).map(|taken| nat(taken) + 1u8) {
                    see(&[(0, &row[0] - &taken), (1, taken * over / under)], work)?;
                }
            }
            Self::Turtles { .. } | Self::Ruler => {
                for head in (0..row.len()).filter(|i| row[*i] == nat(1)) {
                    self.turns(head, work, &mut |coins, work| see(&flipped(row, coins), work))?;
                }
            }
            Self::Tartan { rows, columns, width } => {
                for head in (0..row.len()).filter(|i| row[*i] == nat(1)) {
                    rows.turns(head / width, work, &mut |down, work| {
                        work.spend(1)?;
                        columns.turns(head % width, work, &mut |across, work| {
                            see(&flipped(row, &crossings(down, across, *width)), work)
                        })
                    })?;
                }
            }
            Self::Heaps(_)
            | Self::Hackenbush
            | Self::Kayles { .. }
            | Self::Wythoff { .. }
            | Self::Euclid
            | Self::Dynamic { .. } => {}
        }
        Ok(())
    }
}

/// Returns the numbers at these indices with 0 and 1 exchanged.
fn flipped(row: &Row, coins: &[usize]) -> Vec<Change> {
    coins.iter().map(|i| (*i, nat(1) - &row[*i])).collect()
}

/// Returns the indices where rows of `width` numbers cross columns.
fn crossings(rows: &[usize], columns: &[usize], width: usize) -> Vec<usize> {
    rows.iter().flat_map(|row| columns.iter().map(move |column| row * width + column)).collect()
}

/// Returns the edges that are still connected with vertex 0 after one of them is taken away.
fn without_edge(row: &Row, cut: usize) -> Row {
    let left: Vec<&[BigUint]> =
        row.chunks_exact(2).enumerate().filter(|(edge, _)| *edge != cut).map(|(_, ends)| ends).collect();
    grounded(&left).into_iter().flatten().cloned().collect()
}

/// Returns those of the edges that are connected with vertex 0.
pub(crate) fn grounded<'a>(edges: &[&'a [BigUint]]) -> Vec<&'a [BigUint]> {
    let mut reached = vec![BigUint::ZERO];
    loop {
        let is_new = |end: &&BigUint| !reached.contains(end);
        let touches = |ends: &&&[BigUint]| ends.iter().any(|end| reached.contains(end));
        let new: Vec<BigUint> =
            edges.iter().filter(touches).flat_map(|ends| ends.iter()).filter(is_new).cloned().collect();
        if new.is_empty() {
            return edges.iter().filter(touches).copied().collect();
        }
        reached.extend(new);
    }
}

/// Takes from heaps after `start`, less than `bound` altogether, in every way that changes two heaps or more with those chosen.
fn take_from_several(
    row: &Row,
    bound: &BigUint,
    start: usize,
    chosen: &mut Vec<Change>,
    work: &mut Work,
    see: SeeAll<'_, Change>,
) -> Result<(), Refused> {
    for i in start..row.len() {
        let mut taken = nat(1);
        while taken < *bound && taken <= row[i] {
            work.spend(1)?;
            chosen.push((i, &row[i] - &taken));
            if chosen.len() > 1 {
                see(chosen, work)?;
            }
            take_from_several(row, &(bound - &taken), i + 1, chosen, work, see)?;
            chosen.pop();
            taken += 1u8;
        }
    }
    Ok(())
}

/// Calls `see` with every way to lower between so many heaps, each by at most `limit` stones if there is a limit.
fn several(
    row: &Row,
    [fewest, most]: [&BigUint; 2],
    limit: Option<&BigUint>,
    work: &mut Work,
    see: SeeAll<'_, Change>,
) -> Result<(), Refused> {
    let full: Vec<usize> = (0..row.len()).filter(|i| row[*i] != BigUint::ZERO).collect();
    let most = most.to_usize().unwrap_or(usize::MAX).min(full.len());
    let Some(fewest) = fewest.to_usize().filter(|fewest| *fewest <= full.len()) else {
        return Ok(());
    };
    if most > MOST_AT_ONCE {
        return Err(Refused(format!("{most} heaps at once are too many for a table")));
    }
    Several { row, full: &full, fewest, most, limit }.choose(0, &mut Vec::new(), work, see)
}

/// The choice of the heaps that a move lowers.
struct Several<'a> {
    row: &'a Row,
    /// The heaps that are not empty.
    full: &'a [usize],
    fewest: usize,
    most: usize,
    limit: Option<&'a BigUint>,
}

impl Several<'_> {
    /// Lowers one more heap, no earlier than `full[start]`, in every way.
    fn choose(
        &self,
        start: usize,
        chosen: &mut Vec<Change>,
        work: &mut Work,
        see: SeeAll<'_, Change>,
    ) -> Result<(), Refused> {
        for next in start..self.full.len() {
            if chosen.len() + self.full.len() - next < self.fewest {
                break;
            }
            let heap = &self.row[self.full[next]];
            let least = self.limit.filter(|limit| heap > *limit).map_or(BigUint::ZERO, |limit| heap - limit);
            for more in below(&(heap - &least)) {
                work.spend(1)?;
                chosen.push((self.full[next], &least + more));
                if chosen.len() >= self.fewest {
                    see(chosen, work)?;
                }
                if chosen.len() < self.most {
                    self.choose(next + 1, chosen, work, see)?;
                }
                chosen.pop();
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::notation::Component;

    /// Returns all rows of `len` numbers up to `most`.
    fn rows(len: usize, most: u64) -> Vec<Row> {
        let longer = |rows: Vec<Row>| {
            rows.iter().flat_map(|row| (0..=most).map(|n| [row.as_slice(), &[nat(n)]].concat())).collect()
        };
        (0..len).fold(vec![Vec::new()], |rows, _| longer(rows))
    }

    /// Tests that the two forms of the rules agree: `options` and `has_option`.
    #[test]
    fn the_options_are_what_is_an_option() {
        for (head, len, most, highest) in [
            ("nim", 2, 4, 4),
            ("bash(2)", 2, 5, 5),
            ("subtract(1,3)", 2, 5, 5),
            ("allbut(2)", 2, 5, 5),
            ("kayles", 2, 5, 5),
            ("octal(4.56)", 1, 9, 9),
            ("hex(c.0f8)", 1, 9, 9),
            ("grundy", 1, 9, 9),
            ("lasker", 1, 7, 7),
            ("moore(2)", 3, 3, 3),
            ("moore(2,1)", 3, 3, 3),
            ("moore(2,2)", 3, 3, 3),
            ("exact(2)", 3, 3, 3),
            ("slow(2)", 3, 3, 3),
            ("slow-exact(2)", 3, 3, 3),
            ("greedy", 3, 3, 3),
            ("antonim", 3, 4, 4),
            ("silver-dollar", 3, 6, 6),
            ("northcott", 4, 4, 4),
            ("hypergraph(1,2+3)", 3, 3, 3),
            ("simplicial(1+2,2+3)", 3, 3, 3),
            ("circular(4,2)", 4, 2, 2),
            ("staircase", 3, 2, 4),
            ("staircase(0,1,1)", 3, 2, 4),
            ("nimble", 4, 2, 3),
            ("nimble(squares)", 2, 4, 4),
            ("poker(0)", 2, 3, 6),
            ("wythoff", 2, 6, 6),
            ("wythoff(3)", 2, 6, 6),
            ("nimhoff(3)", 3, 4, 4),
            ("end-nim", 3, 4, 4),
            ("chomp", 3, 4, 4),
            ("euclid", 2, 9, 9),
            ("fibonacci", 2, 6, 12),
            ("dynamic(3)", 2, 5, 15),
            ("dynamic(5/2)", 2, 5, 15),
            ("turtles", 5, 1, 1),
            ("mock-turtles", 5, 1, 1),
            ("twins", 5, 1, 1),
            ("triplets", 5, 1, 1),
            ("node-kayles(1-2,2-3,2-4,4-5)", 5, 1, 1),
            ("arc-kayles(1-2,2-3,2-4,4-5)", 5, 1, 1),
            ("ruler", 5, 1, 1),
            ("tartan(twins,twins,3)", 8, 1, 1),
            ("tartan(mock-turtles,ruler,2)", 7, 1, 1),
            ("tartan(triplets,turtles,2)", 7, 1, 1),
        ] {
            let mut work = Work { left: u64::MAX };
            let splits = if matches!(head, "kayles" | "octal(4.56)" | "hex(c.0f8)" | "grundy" | "lasker") {
                2
            } else {
                0
            };
            let every: Vec<Row> = (len..=len + splits).flat_map(|len| rows(len, highest)).collect();
            for from in rows(len, most) {
                let separator = |i: usize| if head == "northcott" && i % 2 == 1 { '-' } else { ' ' };
                let numbered = from.iter().enumerate();
                let text =
                    numbered.fold(head.to_owned(), |text, (i, n)| format!("{text}{}{n}", separator(i)));
                // The bank of Poker Nim is one of the numbers.
                let text = if head == "poker(0)" { "poker(0)" } else { &text };
                // Not every row is a position.
                let Ok(Component { game, .. }) = Component::read(text, &mut work) else { continue };
                let mut options = HashSet::new();
                let mut see = |row: Row, _: &mut Work| {
                    // The parts of a split are listed once, and may be in any order.
                    options.insert(if splits > 0 { game.canonical(row) } else { row });
                    Ok(())
                };
                game.options(&from, &mut work, &mut see).unwrap();
                let is_option = |to: &&Row| game.has_option(&from, to);
                let found = every.iter().filter(is_option).cloned();
                let found: HashSet<Row> =
                    if splits > 0 { found.map(|row| game.canonical(row)).collect() } else { found.collect() };
                assert_eq!(options, found, "{head} {from:?}");
            }
        }
    }
}

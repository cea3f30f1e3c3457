//! [`Position`]: reading the notation of positions, in the one form in which it is printed.

use std::rc::Rc;

use num_bigint::BigUint;
use num_traits::ToPrimitive;

use crate::game::{Game, Row, See, grounded};
use crate::taking::Taking;
use crate::work::{Refused, Work};

/// One game with its numbers.
#[derive(Debug, Clone)]
pub(crate) struct Component {
    /// The name with its parameters; without the bank of Poker Nim, which is a number of the row.
    pub(crate) head: Rc<str>,
    pub(crate) game: Rc<Game>,
    pub(crate) row: Row,
}

/// How the components are played together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Compound {
    /// A move is made in one component.
    Sum,
    /// In every component that is not over.
    Every,
    /// In every component, until one is over.
    All,
    /// In one or more components.
    Some,
}

impl Compound {
    const SIGNS: [(Self, &str); 4] =
        [(Self::Sum, " + "), (Self::All, " && "), (Self::Every, " & "), (Self::Some, " | ")];
}

/// A convention and the components of a compound.
#[derive(Debug, Clone)]
pub(crate) struct Position {
    pub(crate) misere: bool,
    pub(crate) compound: Compound,
    pub(crate) components: Vec<Component>,
}

impl Position {
    pub(crate) fn read(text: &str, work: &mut Work) -> Result<Self, Refused> {
        let rest = text.strip_prefix("misere ");
        let whole = rest.unwrap_or(text);
        let written = Compound::SIGNS.iter().find(|(_, sign)| whole.contains(sign));
        let (compound, sign) = written.copied().unwrap_or(Compound::SIGNS[0]);
        let components = whole.split(sign).map(|part| Component::read(part, work));
        let components = components.collect::<Result<_, _>>()?;
        Ok(Self { misere: rest.is_some(), compound, components })
    }

    /// Returns the component, or `None` if there is not exactly one.
    pub(crate) fn only(&self) -> Option<&Component> {
        if let [only] = self.components.as_slice() { Some(only) } else { None }
    }

    /// Returns the same text for all positions that differ by symmetry only.
    pub(crate) fn key(&self) -> String {
        let keys: Vec<String> = self.components.iter().map(Component::key).collect();
        keys.join(" + ")
    }

    /// Returns whether these are positions of the same games in the same convention.
    pub(crate) fn is_like(&self, other: &Self) -> bool {
        let heads =
            |position: &Self| position.components.iter().map(|it| it.head.clone()).collect::<Vec<_>>();
        self.misere == other.misere && self.compound == other.compound && heads(self) == heads(other)
    }

    /// Returns whether `to` is an option.
    pub(crate) fn has_option(&self, to: &Self, work: &mut Work) -> Result<bool, Refused> {
        if !self.is_like(to) {
            return Ok(false);
        }
        if self.compound == Compound::Sum {
            return Ok(self.has_option_in_one(to));
        }
        let mut moved = false;
        for (from, to) in self.components.iter().zip(&to.components) {
            if from.row == to.row {
                let may_stay = match self.compound {
                    Compound::Every => from.is_over(work)?,
                    compound => compound == Compound::Some,
                };
                if !may_stay {
                    return Ok(false);
                }
            } else if from.game.has_option(&from.row, &to.row) {
                moved = true;
            } else {
                return Ok(false);
            }
        }
        Ok(moved)
    }

    /// Returns whether `to` is an option of a sum; a move changes one component.
    fn has_option_in_one(&self, to: &Self) -> bool {
        let mut changed = self.components.iter().zip(&to.components).filter(|(a, b)| a.row != b.row);
        let moved = changed.next().is_some_and(|(a, b)| a.game.has_option(&a.row, &b.row));
        self.is_like(to) && moved && changed.next().is_none()
    }

    /// Calls `see` with every option.
    pub(crate) fn options(&self, work: &mut Work, see: See<'_, Self>) -> Result<(), Refused> {
        if self.compound != Compound::Sum {
            return self.options_together(0, false, self.clone(), work, see);
        }
        let numbers: usize = self.components.iter().map(|component| 1 + component.row.len()).sum();
        for (i, component) in self.components.iter().enumerate() {
            component.game.options(&component.row, work, &mut |row, work| {
                work.spend(numbers as u64)?;
                let mut to = self.clone();
                to.components[i].row = row;
                see(to, work)
            })?;
        }
        Ok(())
    }

    /// Calls `see` with every option of a compound that begins with the components of `to` before `next`.
    fn options_together(
        &self,
        next: usize,
        moved: bool,
        to: Self,
        work: &mut Work,
        see: See<'_, Self>,
    ) -> Result<(), Refused> {
        work.spend(1)?;
        let Some(component) = self.components.get(next) else {
            return if moved { see(to, work) } else { Ok(()) };
        };
        let may_stay = match self.compound {
            Compound::Every => component.is_over(work)?,
            compound => compound == Compound::Some,
        };
        if may_stay {
            self.options_together(next + 1, moved, to.clone(), work, see)?;
        }
        let mut rows = Vec::new();
        component.game.options(&component.row, work, &mut |row, work| {
            work.spend(1 + row.len() as u64)?;
            rows.push(row);
            Ok(())
        })?;
        for row in rows {
            work.spend(1 + to.components.iter().map(|it| 1 + it.row.len() as u64).sum::<u64>())?;
            let mut to = to.clone();
            to.components[next].row = row;
            self.options_together(next + 1, true, to, work, see)?;
        }
        Ok(())
    }

    /// Returns whether no move is left.
    pub(crate) fn is_over(&self, work: &mut Work) -> Result<bool, Refused> {
        let mut found = false;
        let ended = self.options(work, &mut |_, _| {
            found = true;
            Err(Refused("one is enough".to_owned()))
        });
        if found { Ok(false) } else { ended.map(|()| true) }
    }
}

impl Component {
    /// Returns whether no move is left here.
    fn is_over(&self, work: &mut Work) -> Result<bool, Refused> {
        let mut found = false;
        let ended = self.game.options(&self.row, work, &mut |_, _| {
            found = true;
            Err(Refused("one is enough".to_owned()))
        });
        if found { Ok(false) } else { ended.map(|()| true) }
    }

    pub(crate) fn read(text: &str, work: &mut Work) -> Result<Self, Refused> {
        let mut words = text.split(' ');
        let head = words.next().unwrap_or_default();
        let (name, parameters) = match head.strip_suffix(')').and_then(|head| head.split_once('(')) {
            Some((name, parameters)) => (name, Some(parameters)),
            None => (head, None),
        };
        // Edges are written as two numbers, and only so.
        let has_edges = matches!(name, "hackenbush" | "northcott");
        let mut row = Row::new();
        for word in words {
            let ends = if has_edges { word.split_once('-') } else { None };
            match ends {
                Some((a, b)) => row.extend([natural(a, work)?, natural(b, work)?]),
                None if has_edges => return Err(Refused(format!("`{}` is not an edge", shortened(word)))),
                None => row.push(natural(word, work)?),
            }
        }
        let game = Self::game(name, parameters, &row, work)?;
        let unknown = || Refused(format!("`{}` is not a position that this verifier knows", shortened(text)));
        let game = game.ok_or_else(unknown)?;
        let head = match (&game, parameters) {
            (Game::Poker, Some(bank)) => {
                row.insert(0, natural(bank, work)?);
                name
            }
            _ => head,
        };
        Ok(Self { head: head.into(), game: Rc::new(game), row })
    }

    /// Returns the game of this name, or `None` if there is no such game or it does not take these parameters and
    /// numbers.
    fn game(
        name: &str,
        parameters: Option<&str>,
        row: &Row,
        work: &mut Work,
    ) -> Result<Option<Game>, Refused> {
        let coded = |code, radix| digits(code, radix).map(|digits| Game::Heaps(of_code(digits)));
        let several = |fewest, most, slow| Some(Game::Several { fewest, most, slow });
        let Some(parameters) = parameters.filter(|list| (name, *list) != ("allbut", "")) else {
            let pair = matches!(row.len(), 0 | 2);
            let coins = row.iter().all(|coin| *coin <= BigUint::from(1u8));
            return Ok(match name {
                "nim" | "allbut" => Some(Game::Heaps(Taking::AllBut(Vec::new()))),
                "grundy" => Some(Game::Heaps(Taking::Grundy)),
                "lasker" => Some(Game::Heaps(Taking::Lasker)),
                "greedy" => Some(Game::Greedy),
                "nimble" => Some(Game::Nimble),
                "antonim" => {
                    let full: Row = row.iter().filter(|heap| **heap != BigUint::ZERO).cloned().collect();
                    are_different(&full).then_some(Game::Antonim)
                }
                "silver-dollar" => {
                    (are_different(row) && !row.contains(&BigUint::ZERO)).then_some(Game::SilverDollar)
                }
                "northcott" => {
                    let are_apart = row.chunks(2).all(|pair| pair.len() == 2 && pair[0] != pair[1]);
                    are_apart.then_some(Game::Northcott)
                }
                "staircase" => Some(Game::Staircase(None)),
                "wythoff" => pair.then(|| Game::Wythoff { t: BigUint::from(1u8) }),
                "end-nim" => Some(Game::EndNim),
                "chomp" => row.is_sorted_by(|a, b| a >= b).then_some(Game::Chomp),
                "euclid" => pair.then_some(Game::Euclid),
                "fibonacci" => {
                    pair.then(|| Game::Dynamic { over: BigUint::from(2u8), under: BigUint::from(1u8) })
                }
                "ruler" => coins.then_some(Game::Ruler),
                "turtles" => coins.then_some(Game::Turtles { fewest: 0, most: 1 }),
                "mock-turtles" => coins.then_some(Game::Turtles { fewest: 0, most: 2 }),
                "twins" => coins.then_some(Game::Turtles { fewest: 1, most: 1 }),
                "triplets" => coins.then_some(Game::Turtles { fewest: 2, most: 2 }),
                "hackenbush" => {
                    let edges: Vec<&[BigUint]> = row.chunks(2).collect();
                    (row.len().is_multiple_of(2) && grounded(&edges).len() == edges.len())
                        .then_some(Game::Hackenbush)
                }
                // Without edges there is no vertex.
                "node-kayles" | "arc-kayles" if row.is_empty() => {
                    Some(Game::Kayles { edges: Vec::new(), takes_edges: name == "arc-kayles" })
                }
                _ => NAMED.iter().find(|(known, _)| *known == name).and_then(|(_, code)| coded(code, 8)),
            });
        };
        if (name, parameters) == ("nimble", "squares") {
            return Ok(Some(Game::Coins));
        }
        if let "octal" | "hex" = name {
            return Ok(coded(parameters, if name == "octal" { 8 } else { 16 }));
        }
        if let "node-kayles" | "arc-kayles" = name {
            let end =
                |text: &str| text.parse::<usize>().ok()?.checked_sub(1).filter(|_| !text.starts_with('0'));
            let edge = |text: &str| text.split_once('-').and_then(|(a, b)| Some([end(a)?, end(b)?]));
            let edges: Option<Vec<[usize; 2]>> = parameters.split(',').map(edge).collect();
            // Each edge once and in order, the smaller end first.
            let edges = edges.filter(|edges| {
                edges.is_sorted_by(|a, b| a < b) && edges.iter().all(|[a, b]| a < b && *b < 256)
            });
            let fits = |edges: &Vec<[usize; 2]>| {
                let vertices = edges.iter().flatten().max().map_or(0, |last| last + 1);
                row.len() <= vertices && row.iter().all(|left| *left <= BigUint::from(1u8))
            };
            let takes_edges = name == "arc-kayles";
            return Ok(edges.filter(fits).map(|edges| Game::Kayles { edges, takes_edges }));
        }
        if name == "tartan" {
            return of_product(parameters, row, work);
        }
        if name == "dynamic" {
            let (over, under) = parameters.split_once('/').unwrap_or((parameters, "1"));
            let [over, under] = [natural(over, work)?, natural(under, work)?];
            let one = BigUint::from(1u8);
            let is_printed = under > one || (under == one && !parameters.contains('/'));
            let fits = matches!(row.len(), 0 | 2) && over >= under && is_printed;
            return Ok(fits.then_some(Game::Dynamic { over, under }));
        }
        if let "hypergraph" | "simplicial" = name {
            return of_sets(parameters, name == "simplicial", row, work);
        }
        if name == "circular" {
            return of_circle(parameters, row, work);
        }
        let numbers = parameters.split(',').map(|number| natural(number, work));
        let numbers = numbers.collect::<Result<Vec<_>, _>>()?;
        if name == "staircase" {
            let below: Option<Vec<usize>> = numbers.iter().map(BigUint::to_usize).collect();
            let below = below.filter(|below| below.iter().enumerate().all(|(i, below)| *below <= i));
            let game = below.filter(|below| row.len() <= below.len()).map(Some).map(Game::Staircase);
            return Ok(game);
        }
        if name == "poker" {
            return Ok((numbers.len() == 1).then_some(Game::Poker));
        }
        if let ("moore", [k, m]) = (name, numbers.as_slice()) {
            let positive = *k != BigUint::ZERO && *m != BigUint::ZERO;
            return Ok(positive.then(|| Game::Bounded { most: k.clone(), limit: m.clone() }));
        }
        if numbers[0] == BigUint::ZERO || !numbers.is_sorted_by(|a, b| a < b) {
            return Ok(None);
        }
        let one = BigUint::from(1u8);
        Ok(match (name, numbers.as_slice()) {
            ("wythoff", [t]) if *t > one && matches!(row.len(), 0 | 2) => {
                Some(Game::Wythoff { t: t.clone() })
            }
            ("nimhoff", [h]) => Some(Game::Nimhoff { h: h.clone() }),
            // One heap at a time: the sum of its heaps.
            ("moore" | "exact", [k]) if *k == one => Some(Game::Heaps(Taking::AllBut(Vec::new()))),
            ("slow" | "slow-exact", [k]) if *k == one => Some(Game::Heaps(Taking::UpTo(one))),
            ("moore", [k]) => several(one, k.clone(), false),
            ("slow", [k]) => several(one, k.clone(), true),
            ("exact", [k]) => several(k.clone(), k.clone(), false),
            ("slow-exact", [k]) => several(k.clone(), k.clone(), true),
            ("bash", [m]) => Some(Game::Heaps(Taking::UpTo(m.clone()))),
            ("subtract", _) => Some(Game::Heaps(Taking::Listed(numbers))),
            ("allbut", _) => Some(Game::Heaps(Taking::AllBut(numbers))),
            _ => None,
        })
    }

    /// Returns the same text for all rows of a game that differ by symmetry only.
    pub(crate) fn key(&self) -> String {
        let row = self.game.canonical(self.row.clone());
        let (head, numbers) = match (self.game.as_ref(), row.split_first()) {
            (Game::Poker, Some((bank, heaps))) => (format!("poker({bank})"), heaps),
            _ => (self.head.to_string(), row.as_slice()),
        };
        if matches!(self.game.as_ref(), Game::Hackenbush | Game::Northcott) {
            return numbers
                .chunks_exact(2)
                .fold(head, |text, ends| format!("{text} {}-{}", ends[0], ends[1]));
        }
        numbers.iter().fold(head, |text, number| text + " " + &number.to_string())
    }

    /// Returns the components that this one is the sum of.
    pub(crate) fn parts(&self) -> impl Iterator<Item = Self> + '_ {
        self.game.parts(&self.row).into_iter().map(|row| Self { row, ..self.clone() })
    }
}

/// Returns the product of two games of flipping numbers, written as `twins,ruler,3`.
fn of_product(text: &str, row: &Row, work: &mut Work) -> Result<Option<Game>, Refused> {
    let parts: Vec<&str> = text.split(',').collect();
    let [rows, columns, width] = parts.as_slice() else { return Ok(None) };
    let width = natural(width, work)?;
    let mut line = |name: &str| match name {
        "turtles" | "mock-turtles" | "twins" | "triplets" | "ruler" => {
            Component::game(name, None, &Row::new(), work)
        }
        _ => Ok(None),
    };
    let (Some(rows), Some(columns)) = (line(rows)?, line(columns)?) else { return Ok(None) };
    let fits = width != BigUint::ZERO && row.iter().all(|coin| *coin <= BigUint::from(1u8));
    let width = width.to_usize().unwrap_or(usize::MAX);
    Ok(fits.then(|| Game::Tartan { rows: Box::new(rows), columns: Box::new(columns), width }))
}

/// Returns whether no two numbers are equal.
fn are_different(row: &Row) -> bool {
    let mut sorted = row.clone();
    sorted.sort_unstable();
    sorted.is_sorted_by(|a, b| a < b)
}

/// Octal games with names.
const NAMED: [(&str, &str); 7] = [
    ("kayles", "0.77"),
    ("dawson", "0.137"),
    ("dawsons-kayles", "0.07"),
    ("linear-cram", "0.07"),
    ("treblecross", "0.007"),
    ("officers", "0.6"),
    ("guiles", "0.15"),
];

/// The most heaps of a game with sets of heaps.
const MOST_HEAPS: usize = 64;

/// Returns a natural number as a count of heaps, or `None` if it is not from 1 to [`MOST_HEAPS`].
fn heaps(text: &str, work: &mut Work) -> Result<Option<usize>, Refused> {
    let number = usize::try_from(natural(text, work)?);
    Ok(number.ok().filter(|number| (1..=MOST_HEAPS).contains(number)))
}

/// Returns the game whose sets of heaps are written as `1+2,2+3`, the heaps of a set ascending and each heap in one.
fn of_sets(text: &str, parts: bool, row: &Row, work: &mut Work) -> Result<Option<Game>, Refused> {
    let mut sets: Vec<Vec<usize>> = Vec::new();
    for set in text.split(',') {
        let heaps = set.split('+').map(|heap| heaps(heap, work)).collect::<Result<Option<Vec<_>>, _>>()?;
        match heaps {
            Some(set) if set.is_sorted_by(|a, b| a < b) => {
                sets.push(set.iter().map(|heap| heap - 1).collect())
            }
            _ => return Ok(None),
        }
    }
    Ok(with_sets(sets, parts, row))
}

/// Returns the game in which any of k neighbours among n heaps in a circle are lowered, written as `n,k`.
fn of_circle(text: &str, row: &Row, work: &mut Work) -> Result<Option<Game>, Refused> {
    let Some((n, k)) = text.split_once(',') else { return Ok(None) };
    let (Some(n), Some(k)) = (heaps(n, work)?, heaps(k, work)?) else { return Ok(None) };
    let arc = |first: usize| (0..k).map(|step| (first + step) % n).collect();
    Ok(if k <= n { with_sets((0..n).map(arc).collect(), true, row) } else { None })
}

/// Returns the game with these sets, or `None` if some heap is in none of them or the row has another number of heaps. If
/// parts of all sets of k heaps may be lowered, it is Moore's Nim.
fn with_sets(sets: Vec<Vec<usize>>, parts: bool, row: &Row) -> Option<Game> {
    let count = sets.iter().flatten().max()? + 1;
    let all = (0..count).all(|heap| sets.iter().any(|set| set.contains(&heap)));
    if !all || !(row.is_empty() || row.len() == count) {
        return None;
    }
    let k = sets[0].len();
    let mut different: Vec<Vec<usize>> = sets.clone();
    different.iter_mut().for_each(|set| set.sort_unstable());
    different.sort_unstable();
    different.dedup();
    let same = different.iter().all(|set| set.len() == k);
    let choices =
        (0..k as u128).try_fold(1u128, |all, i| Some(all.checked_mul(count as u128 - i)? / (i + 1)));
    if parts && same && choices == Some(different.len() as u128) {
        return Some(Game::Several { fewest: BigUint::from(1u8), most: BigUint::from(k), slow: false });
    }
    Some(Game::Sets { sets, parts })
}

/// Returns the digits of a take-and-break code, the one before the point first.
fn digits(code: &str, radix: u32) -> Option<Vec<u8>> {
    let (first, rest) = code.split_once('.')?;
    let digit = |c: char| c.to_digit(radix).filter(|_| !c.is_ascii_uppercase()).map(|digit| digit as u8);
    let mut digits: Vec<u8> = first.chars().chain(rest.chars()).map(digit).collect::<Option<_>>()?;
    let shortest = rest == "0" || !rest.ends_with('0');
    if rest == "0" {
        digits.truncate(1);
    }
    // Taking nothing is a move only if the heap breaks.
    (first.len() == 1 && !rest.is_empty() && shortest && digits[0] & 3 == 0).then_some(digits)
}

/// Returns the moves of a code. One with the digits 0 and 3 only is a subtraction game.
fn of_code(digits: Vec<u8>) -> Taking {
    let is_subtraction =
        digits[0] == 0 && digits.len() > 1 && digits.iter().all(|digit| matches!(digit, 0 | 3));
    if !is_subtraction {
        return Taking::Code(digits);
    }
    let amounts = digits.iter().enumerate().filter(|(_, digit)| **digit == 3);
    Taking::Listed(amounts.map(|(amount, _)| BigUint::from(amount)).collect())
}

/// Reads a natural number in decimal digits without leading zeros.
pub(crate) fn natural(text: &str, work: &mut Work) -> Result<BigUint, Refused> {
    // Reading is quadratic in the number of words.
    let words = text.len() as u64 / 16;
    work.spend(1 + words.saturating_mul(words))?;
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    let number = if plain { BigUint::parse_bytes(text.as_bytes(), 10) } else { None };
    number.ok_or_else(|| Refused(format!("`{}` is not a natural number", shortened(text))))
}

/// Returns the beginning of a text, for a message.
pub(crate) fn shortened(text: &str) -> String {
    match text.char_indices().nth(60) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

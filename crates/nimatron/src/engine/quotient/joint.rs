//! [`JointHeaps`]: several heap games played together.

use super::HeapOptions;

/// Several heap games as one, so that sums of heaps of different games have a quotient.
///
/// The quotients of the games alone do not answer such sums: heaps that are equivalent in their own game may be
/// distinguished by a heap of another.
#[derive(Clone)]
pub(crate) struct JointHeaps<'g> {
    games: Vec<&'g dyn HeapOptions>,
    /// The heap and its game, for each index: ascending, so parts come before their heaps.
    heaps: Vec<(usize, usize)>,
}

impl<'g> JointHeaps<'g> {
    /// Returns these games together, each with its last heap.
    pub(crate) fn new(games: Vec<(&'g dyn HeapOptions, usize)>) -> Self {
        let of_game = |(game, (_, last)): (usize, &(_, usize))| (0..=*last).map(move |heap| (heap, game));
        let mut heaps: Vec<(usize, usize)> = games.iter().enumerate().flat_map(of_game).collect();
        heaps.sort_unstable();
        Self { games: games.into_iter().map(|(game, _)| game).collect(), heaps }
    }

    /// Returns the last index.
    pub(crate) fn last(&self) -> usize {
        self.heaps.len().saturating_sub(1)
    }

    /// Returns the index of a heap of one of the games, or `None` if there is no such heap.
    pub(crate) fn index(&self, game: usize, heap: usize) -> Option<usize> {
        self.heaps.binary_search(&(heap, game)).ok()
    }

    /// Returns the game and the heap that an index stands for.
    pub(crate) fn heap(&self, index: usize) -> Option<(usize, usize)> {
        self.heaps.get(index).map(|&(heap, game)| (game, heap))
    }
}

/// An index beyond the last is a finished game.
impl HeapOptions for JointHeaps<'_> {
    fn options(&self, index: usize) -> Vec<Vec<usize>> {
        let Some((game, heap)) = self.heap(index) else { return Vec::new() };
        // A part that is not a heap of its game gets an index that is refused.
        let joint = |part: usize| self.index(game, part).unwrap_or(usize::MAX);
        let options = self.games[game].options(heap).into_iter();
        options.map(|parts| parts.into_iter().map(joint).collect()).collect()
    }
}

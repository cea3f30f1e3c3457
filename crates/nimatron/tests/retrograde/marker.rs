//! [`Marked`]: who wins in a whole box of positions of Moore's Nim, by retrograde analysis. It uses the rules
//! only: no theory, and nothing of the library.

/// A box of positions: how many sizes each heap may have, empty included. A position is written as the number with
/// its heaps as digits, the first heap lowest, so every move leads to a smaller number.
pub(crate) struct HeapBox(pub(crate) Vec<usize>);

impl HeapBox {
    /// The number of positions.
    pub(crate) fn positions(&self) -> usize {
        self.0.iter().product()
    }

    /// Goes on to the next position, the one with the next number.
    pub(crate) fn advance(&self, heaps: &mut [usize]) {
        for (heap, width) in heaps.iter_mut().zip(&self.0) {
            *heap += 1;
            if *heap < *width {
                return;
            }
            *heap = 0;
        }
    }
}

/// The positions of a box from which the player to move wins, one bit each.
pub(crate) struct Marked {
    won: Vec<u64>,
}

impl Marked {
    /// Marks every position of the box, in ascending order: what is not marked when its turn comes reaches no lost
    /// position, so it is lost, and marks every position that reaches it by lowering up to `k` heaps.
    ///
    /// `last_wins` says that whoever takes the last stone wins; otherwise whoever finds nothing to take does.
    pub(crate) fn of(heap_box: &HeapBox, k: usize, last_wins: bool) -> Self {
        let positions = heap_box.positions();
        let mut marked = Self { won: vec![0; positions.div_ceil(64)] };
        if !last_wins {
            marked.mark(0);
        }
        let mut heaps = vec![0; heap_box.0.len()];
        for position in 0..positions {
            if !marked.is_won(position) {
                marked.mark_raised(position, &heaps, &heap_box.0, 1, k);
            }
            heap_box.advance(&mut heaps);
        }
        marked
    }

    pub(crate) fn is_won(&self, position: usize) -> bool {
        self.won[position / 64] >> (position % 64) & 1 == 1
    }

    /// The number of positions that are lost for the player to move.
    pub(crate) fn lost(&self, heap_box: &HeapBox) -> usize {
        heap_box.positions() - self.won.iter().map(|word| word.count_ones() as usize).sum::<usize>()
    }

    fn mark(&mut self, position: usize) {
        self.won[position / 64] |= 1 << (position % 64);
    }

    /// Marks what comes of `position` by raising at least one and up to `most` of the heaps from `heaps` on, where a
    /// stone more on the first of them adds `stride`.
    fn mark_raised(
        &mut self,
        position: usize,
        heaps: &[usize],
        widths: &[usize],
        stride: usize,
        most: usize,
    ) {
        let mut stride = stride;
        for (place, (heap, width)) in heaps.iter().zip(widths).enumerate() {
            for added in 1..width - heap {
                let raised = position + added * stride;
                self.mark(raised);
                if most > 1 {
                    let (heaps, widths) = (&heaps[place + 1..], &widths[place + 1..]);
                    self.mark_raised(raised, heaps, widths, stride * width, most - 1);
                }
            }
            stride *= width;
        }
    }
}

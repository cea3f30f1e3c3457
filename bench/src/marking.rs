//! The lost positions of Moore's Nim in a cube by marking every position that can move to a lost one.

/// The number of lost positions among those of `heaps` heaps below `side`, where a move lowers at most `k` heaps.
pub(crate) fn lost_positions(side: usize, heaps: usize, k: usize) -> usize {
    let strides: Vec<usize> = (0..heaps).map(|axis| side.pow(axis as u32)).collect();
    let mut won = vec![false; side.pow(heaps as u32)];
    let mut lost = 0;
    for position in 0..won.len() {
        if !won[position] {
            lost += 1;
            mark(&mut won, position, &strides, side, k);
        }
    }
    lost
}

/// Marks the positions with at most `k` heaps larger, on the axes given.
fn mark(won: &mut [bool], position: usize, strides: &[usize], side: usize, k: usize) {
    let Some((stride, rest)) = strides.split_first() else { return };
    mark(won, position, rest, side, k);
    if k > 0 {
        let room = side - 1 - position / stride % side;
        for more in 1..=room {
            let above = position + more * stride;
            won[above] = true;
            mark(won, above, rest, side, k - 1);
        }
    }
}

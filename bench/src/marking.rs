//! Moore's Nim in a cube without theory: outcomes by marking every position that can move to a lost one, Grundy values by
//! mex over all options. Position number `index` has its heaps as digits to the base `side`.

/// Returns the number of lost positions among those of `heaps` heaps below `side`, where a move lowers at most `k`
/// heaps.
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

/// Returns the Grundy value of every position.
pub(crate) fn values(side: usize, heaps: usize, k: usize) -> Vec<u32> {
    let strides: Vec<usize> = (0..heaps).map(|axis| side.pow(axis as u32)).collect();
    let mut values: Vec<u32> = Vec::new();
    for position in 0..side.pow(heaps as u32) {
        let mut met = Vec::new();
        meet(&mut met, &values, position, &strides, side, k);
        let mex = (0..).find(|value| !met.get(*value as usize).copied().unwrap_or(false));
        values.push(mex.unwrap_or(0));
    }
    values
}

/// Notes the values of the positions with at most `k` heaps smaller, on the axes given.
fn meet(met: &mut Vec<bool>, values: &[u32], position: usize, strides: &[usize], side: usize, k: usize) {
    if let Some(value) = values.get(position) {
        met.resize(met.len().max(*value as usize + 1), false);
        met[*value as usize] = true;
    }
    let Some((stride, rest)) = strides.split_first() else { return };
    if k > 0 {
        for less in 1..=position / stride % side {
            meet(met, values, position - less * stride, rest, side, k - 1);
        }
    }
    meet(met, values, position, rest, side, k);
}

/// Returns the heaps of a position.
pub(crate) fn position(index: usize, side: usize, heaps: usize) -> Vec<usize> {
    (0..heaps).map(|axis| index / side.pow(axis as u32) % side).collect()
}

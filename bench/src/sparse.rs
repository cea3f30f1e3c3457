//! Grundy's game by the sparse-space method in plain scalar code, as the best public programs do it.

/// Under this mask few heaps of Grundy's game have a value with an even number of ones.
const MASK: u32 = 0xfe;

const fn is_rare(value: u32) -> bool {
    (value & MASK).count_ones().is_multiple_of(2)
}

/// Returns the values of all heaps of Grundy's game up to `to`; a move splits a heap into two unequal ones.
pub(crate) fn grundys_game(to: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::with_capacity(to + 1);
    let mut rare: Vec<usize> = Vec::new();
    // For each value, the last heap that had an option of it.
    let mut seen_at: Vec<usize> = vec![0; 1 << 12];
    for heap in 0..=to {
        let stamp = heap + 1;
        for part in rare.iter().take_while(|part| **part < heap).filter(|part| 2 * **part != heap) {
            if *part > 0 {
                seen_at[(values[*part] ^ values[heap - part]) as usize] = stamp;
            }
        }
        let least = |rare: bool, seen_at: &[usize]| {
            (0..).find(|value| is_rare(*value) == rare && seen_at[*value as usize] != stamp).unwrap_or(0)
        };
        let common = least(false, &seen_at);
        let unseen = |value: &u32| is_rare(*value) && seen_at[*value as usize] != stamp;
        let mut missing = (0..common).filter(unseen).count();
        for part in 1..heap.div_ceil(2) {
            if missing == 0 {
                break;
            }
            let value = values[part] ^ values[heap - part];
            if value < common && seen_at[value as usize] != stamp {
                missing -= 1;
            }
            seen_at[value as usize] = stamp;
        }
        let value = if missing == 0 { common } else { least(true, &seen_at) };
        if is_rare(value) {
            rare.push(heap);
        }
        values.push(value);
    }
    values
}

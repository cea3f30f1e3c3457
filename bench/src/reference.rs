//! The references for the kernels: a plain pass over the memory, and each job done as in a textbook.

/// Returns the exclusive or of all heaps: one read of the memory, vectorised by the compiler for this machine.
pub(crate) fn xor_pass(heaps: &[u64]) -> u64 {
    #[cfg(target_arch = "x86_64")]
    {
        if std::arch::is_x86_feature_detected!("avx512f") {
            // SAFETY: the instruction set was just detected.
            return unsafe { xor_avx512(heaps) };
        }
        if std::arch::is_x86_feature_detected!("avx2") {
            // SAFETY: the instruction set was just detected.
            return unsafe { xor_avx2(heaps) };
        }
    }
    xor(heaps)
}

#[inline(always)]
fn xor(heaps: &[u64]) -> u64 {
    heaps.iter().fold(0, |sum, heap| sum ^ heap)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn xor_avx2(heaps: &[u64]) -> u64 {
    xor(heaps)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f")]
fn xor_avx512(heaps: &[u64]) -> u64 {
    xor(heaps)
}

/// Decides the position by counting the ones of every column bit by bit, heap after heap.
pub(crate) fn is_lost_per_bit(heaps: &[u64], m: u64) -> bool {
    let mut counts = [0u64; 64];
    for heap in heaps {
        for (bit, count) in counts.iter_mut().enumerate() {
            *count += heap >> bit & 1;
        }
    }
    counts.iter().all(|count| count % m == 0)
}

/// Decides the position by counting all columns at once as bit planes, in plain scalar code: five planes count to 31
/// heaps.
pub(crate) fn is_lost_scalar(heaps: &[u64], m: u32) -> bool {
    let mut planes = [0u64; 5];
    for heap in heaps {
        let mut carry = *heap;
        for plane in &mut planes {
            (*plane, carry) = (*plane ^ carry, *plane & carry);
        }
    }
    let multiples = (0..=heaps.len() as u32).step_by(m as usize);
    let good = multiples.fold(0, |good, count| {
        let ones = |(bit, plane): (usize, &u64)| if count >> bit & 1 == 1 { *plane } else { !plane };
        good | planes.iter().enumerate().map(ones).fold(!0, |all, plane| all & plane)
    });
    good == !0
}

/// Returns a winning move as textbooks find it [moore-1910]: from the highest column down, if the heaps chosen so far
/// cannot balance a column, more heaps with a one in it are chosen. The chosen heaps have their new sizes.
pub(crate) fn winning_move(heaps: &[u64], m: usize) -> Vec<(usize, u64)> {
    let mut chosen: Vec<(usize, u64)> = Vec::new();
    let mut is_chosen = vec![false; heaps.len()];
    for bit in (0..64).rev() {
        let has = |index: &usize| heaps[*index] >> bit & 1 == 1 && !is_chosen[*index];
        let rest = (0..heaps.len()).filter(has).count() % m;
        let missing = (m - rest) % m;
        if missing <= chosen.len() {
            chosen.iter_mut().take(missing).for_each(|(_, size)| *size |= 1 << bit);
        } else {
            let more: Vec<usize> = (0..heaps.len()).filter(has).take(rest).collect();
            for index in more {
                is_chosen[index] = true;
                // The columns above stay as they are; this one and those below are set later.
                chosen.push((index, heaps[index] >> bit >> 1 << bit << 1));
            }
        }
    }
    chosen
}

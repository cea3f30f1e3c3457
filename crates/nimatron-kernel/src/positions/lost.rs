//! [`Lost`]: the verdicts of many positions.

use crate::columns;
use crate::machine::{Kernel, Machine};
use crate::positions::group::{Group, padded};
use crate::{HeapWord, Offset, Positions, SimdLevel};

pub(super) struct Lost<'a, 'p, H, O> {
    pub(super) level: SimdLevel,
    pub(super) positions: Positions<'p, H, O>,
    pub(super) k: u64,
    pub(super) lost: &'a mut [bool],
}

impl<H: HeapWord, O: Offset> Kernel<H> for Lost<'_, '_, H, O> {
    type Output = ();

    #[inline(always)]
    fn run<M: Machine<H>>(self, machine: M) {
        let Self { level, mut positions, k, lost } = self;
        let mut groups = lost.chunks_exact_mut(M::HEAPS);
        for lost in &mut groups {
            write_lost(machine, level, Group::first(machine, positions), k, lost);
            positions.offsets = &positions.offsets[M::HEAPS..];
        }
        let rest = groups.into_remainder();
        if !rest.is_empty() {
            let padded = padded(positions.offsets);
            let positions = Positions { heaps: positions.heaps, offsets: &padded };
            write_lost(machine, level, Group::first(machine, positions), k, rest);
        }
    }
}

/// Writes which positions of a group are lost, as far as `lost` reaches.
#[inline(always)]
fn write_lost<H: HeapWord, O: Offset, M: Machine<H>>(
    machine: M,
    level: SimdLevel,
    group: Group<'_, H, O>,
    k: u64,
    lost: &mut [bool],
) {
    if group.is_small() {
        machine.write_empty(group.remains(machine, k), lost);
    } else {
        write_each(level, &group, k, lost);
    }
}

/// The same for positions that are not all small.
#[inline(never)]
fn write_each<H: HeapWord, O: Offset>(level: SimdLevel, group: &Group<'_, H, O>, k: u64, lost: &mut [bool]) {
    for (place, lost) in lost.iter_mut().enumerate() {
        *lost = columns::is_lost(level, group.position(place), k);
    }
}

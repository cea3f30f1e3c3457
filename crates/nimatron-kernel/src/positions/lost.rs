//! [`Lost`]: the verdicts of many positions.

use crate::columns;
use crate::machine::{Kernel, Machine};
use crate::positions::group::Group;
use crate::{Heap, Level, Offset, Positions};

pub(super) struct Lost<'a, 'p, H, O> {
    pub(super) level: Level,
    pub(super) positions: Positions<'p, H, O>,
    pub(super) k: u64,
    pub(super) lost: &'a mut [bool],
}

impl<H: Heap, O: Offset> Kernel<H> for Lost<'_, '_, H, O> {
    type Output = ();

    #[inline(always)]
    fn run<M: Machine<H>>(self, machine: M) {
        let Self { level, positions, k, lost } = self;
        for (group, lost) in lost.chunks_mut(M::HEAPS).enumerate() {
            let group = Group::new(machine, &positions, group * M::HEAPS);
            if group.is_small() {
                machine.write_empty(group.remains(machine, k), lost);
            } else {
                for (place, lost) in lost.iter_mut().enumerate() {
                    *lost = columns::is_lost(level, group.position(place), k);
                }
            }
        }
    }
}

//! Every kernel, at every level that the processor has, against its naive twin.
//!
//! With `NIMATRON_QUICK` set the cases are thinned, for processors that are emulated.

mod columns;
#[path = "../../benches/kernels/naive.rs"]
mod naive;
mod positions;
mod sample;
#[path = "../../src/splitmix64.rs"]
mod splitmix64;
mod winning_move;

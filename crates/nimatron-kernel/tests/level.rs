//! The best level found is the one named in `NIMATRON_LEVEL`.

use nimatron_kernel::SimdLevel;

/// The kernels' tests run at every level they find: without this, a processor where none is found would pass them all.
#[test]
fn the_best_level_is_the_one_announced() {
    if let Ok(announced) = std::env::var("NIMATRON_LEVEL") {
        assert_eq!(format!("{:?}", SimdLevel::best().instructions()), announced);
    }
}

//! [`SimdLevel`]: an instruction set that this processor was found to have.

use std::sync::LazyLock;

/// The instruction sets that kernels are written for, the simplest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Instructions {
    /// Safe code only, for every processor.
    Portable,
    /// AVX2 with BMI1, BMI2, LZCNT and POPCNT (x86-64-v3: Haswell, Zen).
    Avx2,
    /// AVX-512 F, CD, BW, DQ, VL, VBMI and VBMI2 on top of that (Ice Lake, Zen 4).
    Avx512,
}

/// An [instruction set](Instructions) that this processor has.
///
/// A level can only be obtained by detection: holding one is the proof that makes calling its kernels sound.
///
/// ```
/// use nimatron_kernel::{Instructions, SimdLevel};
///
/// assert_eq!(SimdLevel::PORTABLE.instructions(), Instructions::Portable);
/// assert!(SimdLevel::available().any(|level| level == SimdLevel::best()));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SimdLevel(Instructions);

impl SimdLevel {
    /// The level that every processor has.
    pub const PORTABLE: Self = Self(Instructions::Portable);

    /// Returns the highest level of this processor, looked up once.
    #[inline]
    pub fn best() -> Self {
        static BEST: LazyLock<SimdLevel> =
            LazyLock::new(|| SimdLevel::available().last().unwrap_or(SimdLevel::PORTABLE));
        *BEST
    }

    /// Returns every level of this processor, the simplest first.
    pub fn available() -> impl Iterator<Item = Self> {
        [Instructions::Portable, Instructions::Avx2, Instructions::Avx512].into_iter().filter_map(Self::of)
    }

    /// Returns the level of these instructions, or `None` if the processor does not have them.
    pub fn of(instructions: Instructions) -> Option<Self> {
        has(instructions).then_some(Self(instructions))
    }

    /// Returns this level, or that of `instructions` if it is higher: a processor that has a level has every simpler one.
    #[inline]
    pub(crate) fn at_most(self, instructions: Instructions) -> Self {
        Self(self.0.min(instructions))
    }

    /// Returns the instruction set.
    #[inline]
    pub const fn instructions(self) -> Instructions {
        self.0
    }
}

#[cfg(target_arch = "x86_64")]
fn has(instructions: Instructions) -> bool {
    use std::arch::is_x86_feature_detected as detected;
    match instructions {
        Instructions::Portable => true,
        Instructions::Avx2 => {
            detected!("avx2")
                && detected!("bmi1")
                && detected!("bmi2")
                && detected!("lzcnt")
                && detected!("popcnt")
        }
        Instructions::Avx512 => {
            has(Instructions::Avx2)
                && detected!("avx512f")
                && detected!("avx512cd")
                && detected!("avx512bw")
                && detected!("avx512dq")
                && detected!("avx512vl")
                && detected!("avx512vbmi")
                && detected!("avx512vbmi2")
        }
    }
}

#[cfg(not(target_arch = "x86_64"))]
fn has(instructions: Instructions) -> bool {
    instructions == Instructions::Portable
}

//! The processors that can be emulated, each with the kernels that must be chosen on it.

/// A processor that Bochs knows.
pub(super) struct Processor {
    /// Its name among Bochs's models.
    pub(super) model: &'static str,
    /// The best level of `nimatron-kernel` on it, which a test demands.
    pub(super) level: &'static str,
    about: &'static str,
}

/// The processors on which the kernels differ; none of our own machines has the first.
pub(super) const PROCESSORS: [Processor; 4] = [
    Processor { model: "tigerlake", level: "Avx512", about: "AVX-512 with VBMI and VBMI2" },
    Processor { model: "corei7_skylake_x", level: "Avx2", about: "AVX-512 without them: not enough" },
    Processor { model: "corei7_haswell_4770", level: "Avx2", about: "AVX2" },
    Processor { model: "core2_penryn_t9600", level: "Portable", about: "SSE4.1" },
];

impl Processor {
    pub(super) fn named(model: &str) -> Option<&'static Self> {
        PROCESSORS.iter().find(|processor| processor.model == model)
    }
}

/// Returns the list of processors as text.
pub(super) fn list() -> String {
    let line = |Processor { model, level, about }: &Processor| format!("\n  {model:20}{about}, runs {level}");
    PROCESSORS.iter().map(line).collect()
}

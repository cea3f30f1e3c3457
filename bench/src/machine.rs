//! [`Machine`]: where and when the figures were measured.

use std::fs::read_to_string;
use std::process::Command;

use nimatron_kernel::SimdLevel;

/// The machine, the compiler and the day.
pub(crate) struct Machine {
    pub(crate) processor: String,
    /// The highest level of instructions that the kernels use on it.
    pub(crate) instructions: String,
    pub(crate) cores: usize,
    pub(crate) features: String,
    pub(crate) memory: String,
    pub(crate) compiler: String,
    pub(crate) date: String,
    pub(crate) load: String,
}

/// The instruction sets that a kernel may use.
const FEATURES: [&str; 6] = ["sse2", "avx2", "bmi2", "avx512f", "avx512bw", "avx512_vbmi2"];

impl Machine {
    /// Returns this machine, as the system describes it.
    pub(crate) fn here() -> Self {
        let processor = read_to_string("/proc/cpuinfo").unwrap_or_default();
        let field = |name: &str| {
            let line = processor.lines().find(|line| line.starts_with(name));
            line.and_then(|line| line.split_once(": ")).map_or("unknown", |(_, value)| value).to_owned()
        };
        let flags = field("flags");
        let has = |feature: &&str| flags.split(' ').any(|flag| flag == *feature);
        let memory = read_to_string("/proc/meminfo").unwrap_or_default();
        let kilobytes = memory.split_whitespace().nth(1).and_then(|text| text.parse::<u64>().ok());
        let compiler = Command::new("rustc").arg("--version").output();
        Self {
            // The name alone may be that of several generations.
            processor: format!(
                "{} (family {}, model {})",
                field("model name"),
                field("cpu family"),
                field("model\t")
            ),
            instructions: format!("{:?}", SimdLevel::best().instructions()),
            cores: std::thread::available_parallelism().map_or(1, usize::from),
            features: FEATURES.into_iter().filter(has).collect::<Vec<_>>().join(", "),
            memory: kilobytes.map_or_else(|| "unknown".into(), |size| format!("{} GB", size >> 20)),
            compiler: compiler.map_or_else(
                |_| "unknown".into(),
                |output| String::from_utf8_lossy(&output.stdout).trim().to_owned(),
            ),
            date: jiff::Timestamp::now().strftime("%Y-%m-%d").to_string(),
            load: read_to_string("/proc/loadavg").map_or_else(
                |_| "unknown".into(),
                |load| load.split(' ').take(3).collect::<Vec<_>>().join(" "),
            ),
        }
    }
}

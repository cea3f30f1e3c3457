//! [`Limits`]: what one client, and all of them together, may use.

use std::time::Duration;

use nimatron_api::AnswerLimits;

/// What one client, and all of them together, may use.
#[derive(Debug, Clone)]
pub struct Limits {
    /// The longest body of a request, in bytes.
    pub body: usize,
    /// How large questions and answers may be.
    pub answer: AnswerLimits,
    /// How many answers are computed at the same time.
    pub at_once: usize,
    /// How long a request waits for its turn.
    pub queue: Duration,
    /// How long computing an answer may take.
    pub deadline: Duration,
    /// How many steps an answer may take, for a short position; a long one gets fewer, because a search stores many
    /// positions of the same length.
    pub steps: u64,
    /// How many steps a short question may take that is answered at once, without waiting for its turn.
    pub cheap_steps: u64,
    /// How many bytes of memory an answer may use.
    pub memory: u64,
    /// How many connections are open at the same time.
    pub connections: usize,
    /// How long the server waits for a client before its connection may have to make room for a new one.
    pub patience: Duration,
    /// How many bytes of long answers may wait to be sent, those to all clients together.
    pub unsent: usize,
    /// The names of this server besides `localhost` and its IP addresses.
    pub hosts: Vec<String>,
    /// How long the header of a request may take to arrive, and how long a connection may lie idle.
    pub header: Duration,
    /// How long a request may take altogether, its body included.
    pub request: Duration,
    /// How long a connection may stay open.
    pub connection: Duration,
    /// How long requests may continue after a shutdown was requested.
    pub shutdown: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            body: 64 << 10,
            answer: AnswerLimits {
                digits: 1000,
                moves: 200,
                bytes: 1 << 20,
                heap: 20_000,
                quotient_heap: 100,
                table: 200,
                proof_steps: 100_000,
                verify_steps: 10_000_000,
                ..AnswerLimits::default()
            },
            // One core is kept for cheap questions.
            at_once: cores.saturating_sub(1).clamp(1, 16),
            queue: Duration::from_secs(2),
            deadline: Duration::from_secs(5),
            steps: 1_000_000,
            cheap_steps: 2_000,
            memory: 64 << 20,
            connections: 512,
            patience: Duration::from_secs(1),
            unsent: 64 << 20,
            hosts: Vec::new(),
            header: Duration::from_secs(5),
            request: Duration::from_secs(10),
            connection: Duration::from_secs(60),
            shutdown: Duration::from_secs(8),
        }
    }
}

impl Limits {
    /// Returns the number of steps for an answer about a position of `bytes` bytes.
    pub(crate) fn steps_for(&self, bytes: usize) -> u64 {
        const SHORT: u64 = 16;
        let bytes = u64::try_from(bytes).unwrap_or(u64::MAX).max(SHORT);
        self.steps.saturating_mul(SHORT) / bytes
    }
}

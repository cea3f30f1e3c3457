//! [`Connections`]: who is connected. When there is no room, whoever dawdles makes room for a newcomer.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::Notify;

tokio::task_local! {
    /// The connection whose requests the current task serves.
    static CURRENT: Arc<Connection>;
}

/// One connection.
#[derive(Debug)]
pub(crate) struct Connection {
    client: IpAddr,
    opened: Instant,
    /// Since when the server has been waiting for the client, in milliseconds after the opening, or [`WORKING`] while it
    /// is the client who waits.
    waiting: AtomicU64,
    closed: Notify,
}

const WORKING: u64 = u64::MAX;

impl Connection {
    fn new(client: IpAddr) -> Self {
        Self { client, opened: Instant::now(), waiting: AtomicU64::new(0), closed: Notify::new() }
    }

    /// Returns how long the server has been waiting for the client: for a request, or for it to read an answer.
    fn dawdling(&self) -> Duration {
        match self.waiting.load(Ordering::Relaxed) {
            WORKING => Duration::ZERO,
            since => self.opened.elapsed().saturating_sub(Duration::from_millis(since)),
        }
    }

    fn wait_from_now_on(&self) {
        let now = u64::try_from(self.opened.elapsed().as_millis()).unwrap_or(WORKING - 1);
        self.waiting.store(now, Ordering::Relaxed);
    }

    /// Serves the connection by `serving`, which ends early if the connection has to make room.
    pub(crate) async fn serve(self: Arc<Self>, serving: impl Future<Output = ()>) {
        let connection = self.clone();
        tokio::select! {
            () = CURRENT.scope(self, serving) => {}
            () = connection.closed.notified() => {}
        }
    }
}

/// Returns the address of the client whose request the current task serves; that of this machine outside of a server.
pub(crate) fn client() -> IpAddr {
    CURRENT.try_with(|connection| connection.client).unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST))
}

/// As long as this lives, the client waits for the server and not the other way round.
pub(crate) struct Answering(Option<Arc<Connection>>);

impl Answering {
    pub(crate) fn begin() -> Self {
        let current = CURRENT.try_with(Arc::clone).ok();
        if let Some(connection) = &current {
            connection.waiting.store(WORKING, Ordering::Relaxed);
        }
        Self(current)
    }
}

impl Drop for Answering {
    fn drop(&mut self) {
        if let Some(connection) = &self.0 {
            connection.wait_from_now_on();
        }
    }
}

/// All open connections.
#[derive(Debug)]
pub(crate) struct Connections {
    most: usize,
    patience: Duration,
    open: Mutex<HashMap<u64, Arc<Connection>>>,
    next: AtomicU64,
}

/// A place among the open connections.
pub(crate) struct ConnectionPlace {
    number: u64,
    all: Arc<Connections>,
    pub(crate) connection: Arc<Connection>,
}

impl Drop for ConnectionPlace {
    fn drop(&mut self) {
        self.all.open.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.number);
    }
}

impl Connections {
    /// At most `most` at once. A connection for whose client the server has waited longer than `patience` may have to make
    /// room.
    pub(crate) fn new(most: usize, patience: Duration) -> Self {
        Self { most, patience, open: Mutex::default(), next: AtomicU64::new(0) }
    }

    /// Returns a place for a new connection of `client`, or `None` if there is no room and nobody dawdles.
    pub(crate) fn place(self: &Arc<Self>, client: IpAddr) -> Option<ConnectionPlace> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if open.len() >= self.most {
            let slowest = open.iter().max_by_key(|(_, connection)| connection.dawdling());
            let (number, slowest) = slowest.filter(|(_, slowest)| slowest.dawdling() > self.patience)?;
            slowest.closed.notify_one();
            let number = *number;
            open.remove(&number);
        }
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        let connection = Arc::new(Connection::new(client));
        open.insert(number, connection.clone());
        Some(ConnectionPlace { number, all: self.clone(), connection })
    }
}

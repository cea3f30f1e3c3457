//! The accept loop: connections with time limits, which plain `axum::serve` does not set.

use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;

use axum::Router;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::Limits;
use crate::connections::Connections;

/// The response to a client when no connection is free.
const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 2\r\ncontent-length: 0\r\n\
    connection: close\r\n\r\n";

/// Opens a socket at `address` for [`serve`] to listen on.
///
/// # Errors
/// Returns an error if the address is not available.
pub fn bind(address: SocketAddr) -> io::Result<std::net::TcpListener> {
    let listener = std::net::TcpListener::bind(address)?;
    listener.set_nonblocking(true)?;
    Ok(listener)
}

/// Serves `app` until the process is interrupted, then lets running requests end, unless it is interrupted again.
///
/// # Errors
/// Returns an error if the runtime or the socket fails.
pub fn serve(listener: std::net::TcpListener, app: Router, limits: Limits) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(async {
        let listener = TcpListener::from_std(listener)?;
        tokio::select! {
            () = serve_until(listener, app, limits, interrupted()) => {}
            () = async { interrupted().await; interrupted().await } => {}
        }
        Ok(())
    });
    // Cancelled work stops soon; the process does not wait for it.
    runtime.shutdown_background();
    served
}

/// Serves `app` until `end` completes, then lets running requests end.
pub async fn serve_until(listener: TcpListener, app: Router, limits: Limits, end: impl Future<Output = ()>) {
    let limits = Arc::new(limits);
    let connections = Arc::new(Connections::new(limits.connections, limits.patience));
    let mut serving = JoinSet::new();
    let (ending, ended) = watch::channel(false);
    let mut end = pin!(end);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            Some(_) = serving.join_next() => continue,
            () = &mut end => break,
        };
        let Ok((stream, client)) = accepted else {
            // Probably out of file descriptors: wait until some are free.
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
            continue;
        };
        match connections.place(client.ip()) {
            Some(place) => {
                let requests = connection(stream, app.clone(), limits.clone(), ended.clone());
                serving.spawn(async move { place.connection.clone().serve(requests).await });
            }
            None => drop(tokio::spawn(refuse(stream, limits.clone()))),
        }
    }
    drop(listener);
    ending.send_replace(true);
    let _ =
        tokio::time::timeout(limits.shutdown, async { while serving.join_next().await.is_some() {} }).await;
}

async fn connection(stream: TcpStream, app: Router, limits: Arc<Limits>, mut ended: watch::Receiver<bool>) {
    let _ = stream.set_nodelay(true);
    let service = TowerToHyperService::new(app);
    let connection = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.header)
        .max_headers(64)
        .max_buf_size(32 << 10)
        .serve_connection(TokioIo::new(stream), service);
    let mut connection = pin!(connection);
    tokio::select! {
        _done = &mut connection => return,
        () = tokio::time::sleep(limits.connection) => {}
        _ = ended.wait_for(|ended| *ended) => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ = tokio::time::timeout(limits.shutdown, connection).await;
}

async fn refuse(mut stream: TcpStream, limits: Arc<Limits>) {
    let _ = tokio::time::timeout(limits.queue, async {
        let _ = stream.write_all(FULL).await;
        let _ = stream.shutdown().await;
    })
    .await;
}

/// Completes when the process receives a signal to stop.
async fn interrupted() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        let Ok(mut terminate) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())
        else {
            return drop(interrupt.await);
        };
        tokio::select! {
            _ = interrupt => {}
            _ = terminate.recv() => {}
        }
    }
    #[cfg(not(unix))]
    drop(interrupt.await);
}

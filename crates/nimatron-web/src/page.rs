//! The page: its files, built from `web/` and embedded.

use axum::Router;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

/// One embedded file.
struct EmbeddedFile {
    address: &'static str,
    kind: &'static str,
    bytes: &'static [u8],
}

macro_rules! files {
    ($($address:literal = $name:literal, $kind:literal;)*) => {
        &[$(EmbeddedFile { address: $address, kind: $kind, bytes: include_bytes!(concat!("../page/", $name)) }),*]
    };
}

/// Every file of the page. A test compares the list with the folder.
const FILES: &[EmbeddedFile] = files! {
    "/" = "index.html", "text/html; charset=utf-8";
    "/app.js" = "app.js", "text/javascript; charset=utf-8";
    "/app.css" = "app.css", "text/css; charset=utf-8";
    "/icon.svg" = "icon.svg", "image/svg+xml";
};

/// Returns the files at their addresses.
pub(crate) fn routes<S: Clone + Send + Sync + 'static>() -> Router<S> {
    FILES.iter().fold(Router::new(), |router, file| {
        let etag = format!("\"{:016x}\"", fingerprint(file.bytes));
        router.route(
            file.address,
            get(move |headers: HeaderMap| async move { response(file, &etag, &headers) }),
        )
    })
}

fn response(file: &EmbeddedFile, etag: &str, headers: &HeaderMap) -> Response {
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|value| value.as_bytes() == etag.as_bytes());
    let etag = HeaderValue::from_str(etag).unwrap_or(HeaderValue::from_static("\"\""));
    // The browser caches a file but revalidates it.
    let headers = [
        (header::CACHE_CONTROL, HeaderValue::from_static("no-cache")),
        (header::ETAG, etag),
        (header::CONTENT_TYPE, HeaderValue::from_static(file.kind)),
    ];
    if known {
        (StatusCode::NOT_MODIFIED, headers).into_response()
    } else {
        (headers, file.bytes).into_response()
    }
}

/// Returns the FNV-1a hash, which distinguishes two builds of a file.
fn fingerprint(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_file_of_the_folder_is_served() {
        let folder = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/page")).unwrap();
        let names: BTreeSet<String> =
            folder.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
        let name = |file: &EmbeddedFile| match file.address {
            "/" => "index.html".to_owned(),
            address => address.trim_start_matches('/').to_owned(),
        };
        assert_eq!(names, FILES.iter().map(name).collect());
    }
}

//! Whose requests are answered: those of this machine's own pages and programs, not those that a foreign page makes a
//! browser send.

use std::net::IpAddr;

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use nimatron::notation::Wording;
use nimatron_api::ErrorCode;

use crate::failure::RequestFailure;

const SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// Checks that a request is addressed to this server by a name that is really its own, so that a foreign page cannot
/// reach it under a name of its own (DNS rebinding), and that a request to the API does not come from a foreign page.
///
/// # Errors
/// [`RequestFailure`] that says which header is wrong.
pub(crate) fn check(headers: &HeaderMap, hosts: &[String], is_api: bool) -> Result<(), RequestFailure> {
    let mut named = headers.get_all(header::HOST).iter();
    let host = match (named.next(), named.next()) {
        (Some(host), None) => text(host),
        _ => return Err(RequestFailure::new(ErrorCode::BadHost, Wording::new("error-one-host"))),
    };
    if !is_own(name_of(host), hosts) {
        let shown: String = host.chars().take(60).collect();
        let message = Wording::new("error-foreign-host").with("host", shown);
        return Err(RequestFailure::new(ErrorCode::ForeignHost, message));
    }
    let is_foreign = headers.get(SEC_FETCH_SITE).is_some_and(|site| site == "cross-site")
        || headers.get(header::ORIGIN).is_some_and(|origin| {
            let origin = text(origin);
            origin.split_once("://").is_none_or(|(_, authority)| !authority.eq_ignore_ascii_case(host))
        });
    if is_api && is_foreign {
        return Err(RequestFailure::new(ErrorCode::ForeignPage, Wording::new("error-foreign-page")));
    }
    Ok(())
}

fn text(value: &HeaderValue) -> &str {
    value.to_str().unwrap_or_default()
}

/// Returns the host without its port.
fn name_of(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if !name.is_empty() && port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    }
}

fn is_own(name: &str, hosts: &[String]) -> bool {
    let address = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name);
    address.parse::<IpAddr>().is_ok()
        || name.eq_ignore_ascii_case("localhost")
        || hosts.iter().any(|host| name.eq_ignore_ascii_case(host))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(fields: &[(&str, &str)], is_api: bool) -> Option<ErrorCode> {
        let mut headers = HeaderMap::new();
        for (name, value) in fields {
            let name: HeaderName = name.parse().unwrap();
            headers.append(name, HeaderValue::from_str(value).unwrap());
        }
        check(&headers, &["nim.example".to_owned()], is_api).err().map(|failure| failure.code())
    }

    #[test]
    fn only_its_own_names_reach_the_server() {
        for host in [
            "127.0.0.1:7446",
            "127.0.0.1",
            "[::1]:80",
            "[::1]",
            "LOCALHOST:1",
            "nim.example",
            "10.0.0.7:7446",
        ] {
            assert_eq!(code(&[("host", host)], true), None, "{host}");
        }
        for host in [
            "evil.example",
            "evil.example:7446",
            "localhost.evil.example",
            "127.0.0.1.evil.example",
            "",
            ":80",
        ] {
            assert_eq!(code(&[("host", host)], false), Some(ErrorCode::ForeignHost), "{host}");
        }
        assert_eq!(code(&[], false), Some(ErrorCode::BadHost));
        assert_eq!(code(&[("host", "localhost"), ("host", "localhost")], false), Some(ErrorCode::BadHost));
    }

    #[test]
    fn foreign_pages_cannot_use_the_api() {
        let host = ("host", "localhost:7446");
        assert_eq!(code(&[host, ("origin", "http://localhost:7446")], true), None);
        assert_eq!(code(&[host, ("sec-fetch-site", "same-origin")], true), None);
        assert_eq!(code(&[host, ("sec-fetch-site", "none")], true), None);
        for foreign in [
            ("origin", "http://evil.example"),
            ("origin", "http://localhost:8000"),
            ("origin", "null"),
            ("sec-fetch-site", "cross-site"),
        ] {
            assert_eq!(code(&[host, foreign], true), Some(ErrorCode::ForeignPage), "{foreign:?}");
            // A link to the page may stand anywhere.
            assert_eq!(code(&[host, foreign], false), None, "{foreign:?}");
        }
    }
}

use crate::problem::Problem;
use reqwest::header::{CONTENT_RANGE, HeaderMap, HeaderName, HeaderValue};
use reqwest::{Client, ClientBuilder, Response, StatusCode};
use std::collections::HashMap;
use std::error::Error;
use std::str::FromStr;
use std::time::Duration;

/// Until a connection is there.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(15);
/// Until the next bytes arrive: a slow transfer lives as long as it moves.
const IDLE_TIMEOUT: Duration = Duration::from_secs(30);
/// A connection that rests is closed before servers and proxies do that (60 s and more): a request on its way would be lost with it.
const POOL_TIMEOUT: Duration = Duration::from_secs(50);
/// Headers that are the business of the transfer alone.
const OWN_HEADERS: [&str; 8] =
    ["host", "range", "if-range", "connection", "content-length", "transfer-encoding", "accept-encoding", "expect"];

/// The client of all transfers. Answers are files: no redirects, no cookies, no compression. An idle timeout of none is the usual one.
pub fn client_builder(idle_timeout: Option<Duration>) -> ClientBuilder {
    // Fails only when it was installed before.
    let _ = rustls::crypto::ring::default_provider().install_default();
    Client::builder()
        .connect_timeout(CONNECT_TIMEOUT)
        .pool_idle_timeout(POOL_TIMEOUT)
        .read_timeout(idle_timeout.unwrap_or(IDLE_TIMEOUT))
        .redirect(reqwest::redirect::Policy::none())
}

pub(crate) fn checked_headers(headers: &HashMap<String, String>) -> Result<HeaderMap, Problem> {
    let refused = |name: &str| Problem::Disk { message: format!("the header {name} cannot be sent") };
    let mut checked = HeaderMap::new();
    for (name, value) in headers {
        let parsed = HeaderName::from_str(name).map_err(|_| refused(name))?;
        if OWN_HEADERS.contains(&parsed.as_str()) {
            return Err(refused(name));
        }
        checked.insert(parsed, HeaderValue::from_str(value).map_err(|_| refused(name))?);
    }
    Ok(checked)
}

/// What a server answers to a request of a transfer.
pub(crate) enum Answer {
    /// The bytes from where we are.
    Rest,
    /// All bytes from the first one.
    Whole,
    /// Other bytes than those that were asked for.
    Foreign,
    Status(u16),
}

/// What an answer to a request from byte `from` holds.
pub(crate) fn continues(response: &Response, from: u64, size: u64) -> Answer {
    match response.status() {
        StatusCode::OK => Answer::Whole,
        StatusCode::PARTIAL_CONTENT if from > 0 => {
            let range = response.headers().get(CONTENT_RANGE).and_then(|value| value.to_str().ok());
            let is_rest = range == Some(&format!("bytes {from}-{}/{size}", size - 1))
                || range == Some(&format!("bytes {from}-{}/*", size - 1));
            if is_rest { Answer::Rest } else { Answer::Foreign }
        }
        StatusCode::PARTIAL_CONTENT => Answer::Foreign,
        StatusCode::RANGE_NOT_SATISFIABLE if from > 0 => Answer::Foreign,
        status => Answer::Status(status.as_u16()),
    }
}

pub(crate) fn network_problem(error: &reqwest::Error) -> Problem {
    if error.is_timeout() {
        return Problem::Timeout;
    }
    if error.is_builder() {
        return Problem::AddressNotFound;
    }
    let mut cause: Option<&dyn Error> = Some(error);
    while let Some(one) = cause {
        // The resolver's own error type is private; this is the text that it has.
        if one.to_string().starts_with("dns error") {
            return Problem::AddressNotFound;
        }
        cause = one.source();
    }
    Problem::NetworkDown
}

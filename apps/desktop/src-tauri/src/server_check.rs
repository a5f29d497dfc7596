//! Whether a server is one of ours. The window cannot ask: its policy names the server that was chosen alone, or none.

use crate::secrets::Secrets;
use crate::server_address::{ServerAddress, origin_of};
use serde::{Deserialize, Serialize};
use std::time::Duration;
use tauri::{AppHandle, State};

/// A server that does not answer is given up after this time.
const ANSWER_TIME: Duration = Duration::from_secs(15);
/// An error document is small: nothing else is read to its end.
const MOST_BYTES: usize = 64 * 1024;

#[derive(Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Answer {
    Ours,
    Foreign,
    Unreachable,
}

/// The words in which the API refuses a call (packages/contract, json-api.ts).
#[derive(Deserialize)]
struct ErrorDocument {
    #[allow(dead_code, reason = "its shape is what is asked for")]
    errors: Vec<ApiError>,
}

#[derive(Deserialize)]
#[allow(dead_code, reason = "its shape is what is asked for")]
struct ApiError {
    status: String,
    code: String,
    title: String,
}

async fn ask(client: &reqwest::Client, origin: &str) -> Result<Answer, reqwest::Error> {
    let mut response = client.get(format!("{origin}/api/v1/auth/ping")).timeout(ANSWER_TIME).send().await?;
    let mut body = Vec::new();
    while let Some(bytes) = response.chunk().await? {
        body.extend_from_slice(&bytes);
        if body.len() > MOST_BYTES {
            return Ok(Answer::Foreign);
        }
    }
    let is_ours = serde_json::from_slice::<ErrorDocument>(&body).is_ok();
    Ok(if is_ours { Answer::Ours } else { Answer::Foreign })
}

/// Asks a server without a session for `auth/ping`: one of ours refuses in the words of the API.
#[tauri::command]
pub async fn check_server(url: String, client: State<'_, reqwest::Client>) -> Result<Answer, String> {
    let origin = origin_of(&url).ok_or("the address of a server is http or https and a name")?;
    Ok(ask(&client, &origin).await.unwrap_or(Answer::Unreachable))
}

/// Keeps a server, the first one or another, and starts anew: the policy of the window names its server from the start on. No token of
/// the server before is left when the other one is known.
#[tauri::command]
pub async fn change_server(
    url: String,
    server: State<'_, ServerAddress>,
    secrets: State<'_, Secrets>,
    app: AppHandle,
) -> Result<(), String> {
    secrets.remove_all().await?;
    server.choose(&url)?;
    app.restart();
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{Read, Write};
    use std::net::TcpListener;

    /// Asks a server that answers once, with `body`.
    fn asked(body: &'static str) -> Answer {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let origin = format!("http://{}", listener.local_addr().unwrap());
        std::thread::spawn(move || {
            let (mut stream, _) = listener.accept().unwrap();
            let _ = stream.read(&mut [0; 4096]);
            let head = format!("HTTP/1.1 401 Unauthorized\r\nContent-Length: {}\r\nConnection: close\r\n\r\n", body.len());
            let _ = stream.write_all(format!("{head}{body}").as_bytes());
        });
        let client = vitrine_store::client_builder(None).no_proxy().build().unwrap();
        tauri::async_runtime::block_on(ask(&client, &origin)).unwrap()
    }

    #[test]
    fn a_server_is_ours_when_it_refuses_in_the_words_of_the_api() {
        assert_eq!(asked(r#"{"errors":[{"status":"401","code":"unauthorized","title":"Unauthorized"}]}"#), Answer::Ours);
        for body in ["", "<html>", "{}", r#"{"errors":["no"]}"#, r#"{"error":"unauthorized"}"#] {
            assert_eq!(asked(body), Answer::Foreign, "{body}");
        }
    }
}

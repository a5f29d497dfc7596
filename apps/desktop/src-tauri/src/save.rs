use crate::menu::Shown;
use crate::menu_texts::texts;
use crate::server_address::ServerAddress;
use serde::Deserialize;
use std::collections::HashMap;
use std::path::Path;
use tauri::{AppHandle, State};
use tauri_plugin_dialog::DialogExt;
use tokio::sync::oneshot;
use url::Url;
use vitrine_store::StoreServer;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SaveRequest {
    url: String,
    headers: HashMap<String, String>,
    name: String,
}

/// A name without a folder and without what a system refuses in names.
fn file_name(name: &str) -> String {
    let plain: String = name
        .chars()
        .map(|letter| if letter.is_control() || r#"/\:*?"<>|"#.contains(letter) { '-' } else { letter })
        .take(150)
        .collect();
    let plain = plain.trim().trim_start_matches('.').to_string();
    if plain.is_empty() { "download".into() } else { plain }
}

/// Asks where to and saves what `url` answers: files of the server and of the store, and of nobody else. False when the person cancelled.
#[tauri::command]
pub async fn save_file(
    request: SaveRequest,
    app: AppHandle,
    client: State<'_, reqwest::Client>,
    server: State<'_, ServerAddress>,
    store: State<'_, StoreServer>,
    shown: State<'_, Shown>,
) -> Result<bool, String> {
    let url = Url::parse(&request.url).map_err(|error| error.to_string())?;
    let origin = url.origin().ascii_serialization();
    if server.get().as_deref() != Some(origin.as_str()) && !request.url.starts_with(&format!("{}/", store.base)) {
        return Err("only files of the server and of the store are saved".into());
    }
    let (sender, receiver) = oneshot::channel();
    let dialog = app.dialog().file().set_title(texts(shown.language()).save).set_file_name(file_name(&request.name));
    dialog.save_file(|path| drop(sender.send(path)));
    let Ok(Some(path)) = receiver.await else { return Ok(false) };
    let path = path.into_path().map_err(|error| error.to_string())?;
    vitrine_store::download(&client, &request.url, &request.headers, Path::new(&path)).await.map_err(|problem| {
        // The kinds of the seam, for a sentence of the window.
        serde_json::to_string(&problem).unwrap_or_default()
    })?;
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_that_is_proposed_names_no_folder() {
        for (name, expected) in
            [("WW 200.pdf", "WW 200.pdf"), ("../../.bashrc", "-..-.bashrc"), ("a/b\\c:d\n", "a-b-c-d-"), ("", "download")]
        {
            assert_eq!(file_name(name), expected);
        }
    }
}

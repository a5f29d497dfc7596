use crate::menu::Shown;
use crate::menu_texts::texts;
use crate::server_address::ServerAddress;
use serde::Deserialize;
use std::collections::HashMap;
use std::path::PathBuf;
use tauri::{AppHandle, Manager, State};
use tauri_plugin_dialog::DialogExt;
use tokio::sync::oneshot;
use url::Url;
use vitrine_store::{Problem, StoreServer};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SaveRequest {
    url: String,
    headers: HashMap<String, String>,
    name: String,
}

/// Bytes of a name that every file system takes, with room for what a folder of the person adds.
const NAME_BYTES: usize = 200;

/// A name without a folder, without what a system refuses in names, and without letters that show it in another order than it has.
pub fn file_name(name: &str) -> String {
    let is_turning = |letter: char| matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let plain: String = name
        .chars()
        .filter(|letter| !is_turning(*letter))
        .map(|letter| if letter.is_control() || r#"/\:*?"<>|"#.contains(letter) { '-' } else { letter })
        .collect();
    let plain = plain.trim().trim_start_matches('.').trim_end_matches(['.', ' ']);
    match plain {
        "" => "download".into(),
        // Windows opens the device, whatever the ending is.
        device if is_device(device) => format!("_{}", shortened(device)),
        name => shortened(name),
    }
}

/// Names that Windows has for devices: https://learn.microsoft.com/windows/win32/fileio/naming-a-file
fn is_device(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or_default().trim_end().to_uppercase();
    let port = stem.strip_prefix("COM").or_else(|| stem.strip_prefix("LPT"));
    let is_port =
        port.is_some_and(|number| matches!(number, "¹" | "²" | "³") || (number.len() == 1 && ("1"..="9").contains(&number)));
    is_port || matches!(stem.as_str(), "CON" | "PRN" | "AUX" | "NUL" | "CONIN$" | "CONOUT$")
}

/// Cuts a name before its ending, which says what can open it.
fn shortened(name: &str) -> String {
    if name.len() <= NAME_BYTES {
        return name.into();
    }
    let ending = name.rfind('.').map(|at| &name[at..]).filter(|ending| ending.len() <= 16).unwrap_or_default();
    let stem = name.char_indices().map(|(at, letter)| at + letter.len_utf8()).take_while(|end| end + ending.len() <= NAME_BYTES);
    // The cut may come behind a space or a full stop, with which no name ends.
    let stem = name[..stem.last().unwrap_or_default()].trim_end_matches(['.', ' ']);
    format!("{stem}{ending}")
}

/// Asks the person where a file is to be saved; `name` is proposed. None when they cancelled.
pub async fn ask_where(app: &AppHandle, name: &str) -> Option<PathBuf> {
    // No test can answer the dialog of the system. A release has no such way around it.
    #[cfg(debug_assertions)]
    if let Some(folder) = std::env::var_os("VITRINE_TEST_SAVE_TO") {
        return Some(PathBuf::from(folder).join(file_name(name)));
    }
    let (sender, receiver) = oneshot::channel();
    let title = texts(app.state::<Shown>().language()).save;
    let dialog = app.dialog().file().set_title(title).set_file_name(file_name(name));
    dialog.save_file(|path| drop(sender.send(path)));
    receiver.await.ok().flatten()?.into_path().ok()
}

/// Asks where to and saves what `url` answers: files of the server and of the store, and of nobody else. False when the person cancelled.
#[tauri::command]
pub async fn save_file(
    request: SaveRequest,
    app: AppHandle,
    client: State<'_, reqwest::Client>,
    server: State<'_, ServerAddress>,
    store: State<'_, StoreServer>,
) -> Result<bool, Problem> {
    let url = Url::parse(&request.url).map_err(|_| Problem::AddressNotFound)?;
    let origin = url.origin().ascii_serialization();
    if server.get().as_deref() != Some(origin.as_str()) && !request.url.starts_with(&format!("{}/", store.base)) {
        return Err(Problem::AddressNotFound);
    }
    let Some(path) = ask_where(&app, &request.name).await else { return Ok(false) };
    vitrine_store::download(&client, &request.url, &request.headers, &path).await?;
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

    #[test]
    fn the_name_that_is_proposed_is_one_of_every_system() {
        assert_eq!(file_name("Angebot\u{202e}fdp.exe"), "Angebotfdp.exe");
        assert_eq!(file_name("Preise. ."), "Preise");
        let long = file_name(&format!("{}.pdf", "ü".repeat(300)));
        assert!(long.len() <= NAME_BYTES && long.ends_with("ü.pdf"), "{long}");
        assert_eq!(file_name(&"ü".repeat(300)).len(), NAME_BYTES);
        assert_eq!(file_name(&format!("{} . {}", "a".repeat(NAME_BYTES - 2), "b".repeat(30))), "a".repeat(NAME_BYTES - 2));
        let cut = format!("{} {}.pdf", "a".repeat(NAME_BYTES - 5), "b".repeat(30));
        assert_eq!(file_name(&cut), format!("{}.pdf", "a".repeat(NAME_BYTES - 5)));
    }

    #[test]
    fn the_name_that_is_proposed_is_no_device() {
        for (name, expected) in [
            ("con", "_con"),
            ("NUL.pdf", "_NUL.pdf"),
            ("Lpt1 .tar.gz", "_Lpt1 .tar.gz"),
            ("com¹.pdf", "_com¹.pdf"),
            ("COM10.pdf", "COM10.pdf"),
            ("Konditionen.pdf", "Konditionen.pdf"),
            ("com.pdf", "com.pdf"),
        ] {
            assert_eq!(file_name(name), expected);
        }
    }
}

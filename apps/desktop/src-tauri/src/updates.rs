use crate::events::{emit, emit_with};
use crate::server_address::ServerAddress;
use serde::Serialize;
use std::sync::Mutex;
use std::time::Duration;
use tauri::{AppHandle, Manager, State};
use tauri_plugin_updater::{Update, UpdaterExt};
use url::Url;

/// Public key that updates are signed for; a build without one takes none.
const KEY: Option<&str> = option_env!("VITRINE_UPDATE_KEY");

/// Until a connection is there, and until the next bytes arrive: offline mode waits for the end of a check (shell.md 4).
const CONNECT_TIME: Duration = Duration::from_secs(15);
const IDLE_TIME: Duration = Duration::from_secs(30);

fn key() -> Option<String> {
    // Tests sign with a key of their own. A release believes the one that it was built with and no other.
    #[cfg(debug_assertions)]
    if let Ok(key) = std::env::var("VITRINE_TEST_UPDATE_KEY") {
        return Some(key);
    }
    built_in(KEY)
}

/// A workflow sets a variable that it has no value for to nothing.
fn built_in(key: Option<&str>) -> Option<String> {
    key.filter(|key| !key.is_empty()).map(str::to_string)
}

#[derive(Clone, Copy, Serialize)]
#[serde(rename_all = "lowercase")]
enum Step {
    Checking,
    Downloading,
    Ready,
}

#[derive(Clone, Serialize)]
struct Notification {
    version: String,
    step: Step,
}

#[derive(Serialize)]
pub struct Found {
    version: String,
}

#[derive(Default)]
pub struct Updates {
    /// The update that is loaded, verified and waits to be installed.
    ready: Mutex<Option<(Update, Vec<u8>)>>,
    /// What the window was told last, for the page that comes after a reload.
    told: Mutex<Option<Notification>>,
    checking: tokio::sync::Mutex<()>,
}

fn notify(app: &AppHandle, version: &str, step: Step) {
    let notification = Notification { version: version.into(), step };
    let updates = app.state::<Updates>();
    let mut told = updates.told.lock().expect("no panic holds this lock");
    *told = Some(notification.clone());
    emit_with(app, "update-notification-add", notification);
}

fn withdraw(app: &AppHandle) {
    let updates = app.state::<Updates>();
    let mut told = updates.told.lock().expect("no panic holds this lock");
    *told = None;
    emit(app, "update-notification-remove");
}

/// Tells a page that was loaded anew how far the update is: offline mode waits for it (shell.md 4).
pub fn tell_again(app: &AppHandle) {
    let updates = app.state::<Updates>();
    let told = updates.told.lock().expect("no panic holds this lock");
    if let Some(notification) = told.as_ref() {
        emit_with(app, "update-notification-add", notification.clone());
    }
}

/// Asks the server. The updater takes no version that is not newer than this one, and none whose signature is of another version
/// (`requireSignedVersion` of tauri.conf.json).
async fn find(app: &AppHandle) -> Result<Option<Update>, String> {
    let (Some(key), Some(server)) = (key(), app.state::<ServerAddress>().get()) else { return Ok(None) };
    let app_of = "{{target}}/{{arch}}/{{current_version}}?bundle_type={{bundle_type}}";
    let address = format!("{server}/download/update/{app_of}");
    let url = Url::parse(&address).map_err(|error| error.to_string())?;
    let builder = app.updater_builder().pubkey(key);
    let builder = builder.configure_client(|client| client.connect_timeout(CONNECT_TIME).read_timeout(IDLE_TIME));
    let updater = builder.endpoints(vec![url]).and_then(|builder| builder.build());
    updater.map_err(|error| error.to_string())?.check().await.map_err(|error| error.to_string())
}

async fn check(app: &AppHandle) -> Result<Option<Found>, String> {
    let updates = app.state::<Updates>();
    let _alone = updates.checking.lock().await;
    let ready = updates.ready.lock().expect("no panic holds this lock").as_ref().map(|(update, _)| update.version.clone());
    if let Some(version) = ready {
        // Its notification may be gone: a person has closed it, or the installation failed.
        notify(app, &version, Step::Ready);
        return Ok(Some(Found { version }));
    }
    notify(app, &app.package_info().version.to_string(), Step::Checking);
    let found = find(app).await.inspect_err(|_| withdraw(app))?;
    let Some(update) = found else {
        withdraw(app);
        return Ok(None);
    };
    let version = update.version.clone();
    notify(app, &version, Step::Downloading);
    // It verifies the signature.
    let bytes = update.download(|_, _| {}, || {}).await.map_err(|error| error.to_string());
    let bytes = bytes.inspect_err(|_| withdraw(app))?;
    *updates.ready.lock().expect("no panic holds this lock") = Some((update, bytes));
    notify(app, &version, Step::Ready);
    Ok(Some(Found { version }))
}

#[tauri::command]
pub async fn check_for_update(app: AppHandle) -> Result<Option<Found>, String> {
    check(&app).await
}

/// How a search ended that found nothing to install.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum Search {
    None,
    Failed,
}

#[derive(Clone, Serialize)]
struct Searched {
    result: Search,
}

fn without_update(found: &Result<Option<Found>, String>) -> Option<Search> {
    match found {
        Ok(Some(_)) => None,
        Ok(None) => Some(Search::None),
        Err(_) => Some(Search::Failed),
    }
}

/// The entry of the menu: the window hears how it goes by its notifications. A person waits for the answer, also when there is no update.
pub fn check_in_background(app: &AppHandle) {
    let app = app.clone();
    tauri::async_runtime::spawn(async move {
        emit(&app, "api-version-check");
        let found = check(&app).await;
        if let Err(error) = &found {
            eprintln!("The server could not be asked for an update: {error}");
        }
        if let Some(result) = without_update(&found) {
            emit_with(&app, "update-searched", Searched { result });
        }
    });
}

/// Installs what is ready. It stays ready when that fails: a person may have cancelled the question for their password.
fn install_ready<T>(ready: &Mutex<Option<T>>, install: impl FnOnce(&T) -> Result<(), String>) -> Result<(), String> {
    let taken = ready.lock().expect("no panic holds this lock").take().ok_or("no update is ready")?;
    install(&taken).inspect_err(|_| *ready.lock().expect("no panic holds this lock") = Some(taken))
}

/// Installs the update that is ready and starts anew.
#[tauri::command]
pub async fn install_update(app: AppHandle, updates: State<'_, Updates>) -> Result<(), String> {
    // A check meanwhile would load it again.
    let _alone = updates.checking.lock().await;
    let installed = install_ready(&updates.ready, |(update, bytes)| update.install(bytes).map_err(|error| error.to_string()));
    // The window says so in its place, and offline mode is free until the next check.
    installed.inspect_err(|_| *updates.told.lock().expect("no panic holds this lock") = None)?;
    app.restart();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_build_whose_key_is_empty_has_none() {
        assert_eq!([None, Some(""), Some("key")].map(built_in), [None, None, Some("key".into())]);
    }

    #[test]
    fn a_search_of_the_menu_that_found_nothing_or_failed_says_so_in_the_words_of_the_seam() {
        let told = |found| serde_json::to_string(&without_update(&found).map(|result| Searched { result })).unwrap();
        assert_eq!(told(Ok(None)), r#"{"result":"none"}"#);
        assert_eq!(told(Err("no connection".into())), r#"{"result":"failed"}"#);
        assert_eq!(told(Ok(Some(Found { version: "1.4.0".into() }))), "null");
    }

    #[test]
    fn an_update_that_could_not_be_installed_stays_ready() {
        let ready = Mutex::new(Some("1.4.0"));
        assert_eq!(install_ready(&ready, |_| Err("cancelled".into())), Err("cancelled".into()));
        assert_eq!(install_ready(&ready, |update| if *update == "1.4.0" { Ok(()) } else { Err("another".into()) }), Ok(()));
        assert_eq!(install_ready(&ready, |_| Ok(())), Err("no update is ready".into()));
    }
}

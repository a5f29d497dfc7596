use crate::full_screen::FullScreen;
use crate::panics::{Panic, Panics};
use crate::secrets::{Kept, Secrets};
use crate::server_address::ServerAddress;
use serde::Serialize;
use std::collections::BTreeMap;
use tauri::{AppHandle, State};
use vitrine_store::StoreServer;

/// What the window has to know before it shows anything; it asks once.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct StartInfo {
    server: Option<String>,
    store_base: String,
    version: String,
    secrets: BTreeMap<String, String>,
    secrets_kept: Kept,
    panics: Vec<Panic>,
    is_full_screen: bool,
}

#[tauri::command]
pub async fn start_info(
    app: AppHandle,
    server: State<'_, ServerAddress>,
    store_server: State<'_, StoreServer>,
    secrets: State<'_, Secrets>,
    panics: State<'_, Panics>,
    full_screen: State<'_, FullScreen>,
) -> Result<StartInfo, String> {
    let (texts, kept) = secrets.read_all().await?;
    Ok(StartInfo {
        server: server.get(),
        store_base: store_server.base.clone(),
        version: app.package_info().version.to_string(),
        secrets: texts,
        secrets_kept: kept,
        panics: panics.take(),
        is_full_screen: full_screen.is_full(),
    })
}

//! The process around the window of the desktop app: Rust only for what a webview cannot do.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

mod catalogue;
mod downloads;
mod events;
mod folders;
mod full_screen;
mod keychain;
mod links;
mod menu;
#[cfg(target_os = "linux")]
mod menu_bar;
mod menu_texts;
mod network;
mod panics;
mod policy;
mod power;
mod save;
mod secrets;
mod server_address;
mod server_check;
mod sleep;
mod start;
mod start_failure;
#[cfg(all(test, target_os = "linux"))]
mod test_session;
mod updates;
mod waiting_secrets;
mod window;
mod window_state;

use std::error::Error;
use std::path::PathBuf;
use std::sync::Arc;
use tauri::{Manager, RunEvent};
use vitrine_store::{Store, StoreServer, Transfers, client_builder, serve};

/// Origins of the window on Linux and macOS, and on Windows with both settings of `useHttpsScheme`.
const WINDOW_ORIGINS: [&str; 3] = ["tauri://localhost", "http://tauri.localhost", "https://tauri.localhost"];

/// What has to be there before the window can be configured.
struct Opened {
    folder: PathBuf,
    store: Arc<Store>,
    client: reqwest::Client,
    store_server: StoreServer,
}

fn open(identifier: &str) -> Result<Opened, Box<dyn Error>> {
    let folder = folders::data_folder(identifier)?;
    panics::follow(&folder);
    let store = Arc::new(Store::open(&folder.join("catalogue")).map_err(|problem| format!("{problem:?}"))?);
    let client = client_builder(None).build()?;
    let store_server = tauri::async_runtime::block_on(serve(store.clone(), &WINDOW_ORIGINS))?;
    Ok(Opened { folder, store, client, store_server })
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut context = tauri::generate_context!();
    let Opened { folder, store, client, store_server } = match open(&context.config().identifier) {
        Ok(opened) => opened,
        Err(problem) => return Ok(start_failure::show(context, problem.as_ref())?),
    };
    let server = server_address::ServerAddress::open(&folder);
    let csp = &mut context.config_mut().app.security.csp;
    *csp = csp.take().map(|csp| policy::with_sources(csp, server.get().as_deref(), &store_server.base));

    tauri::Builder::default()
        // First: a second start ends here, before it has a window. What it opened above changes nothing for the first one.
        .plugin(tauri_plugin_single_instance::init(|app, _, _| window::show(app)))
        .plugin(tauri_plugin_deep_link::init())
        .plugin(tauri_plugin_dialog::init())
        .plugin(tauri_plugin_opener::Builder::new().open_js_links_on_click(false).build())
        .plugin(tauri_plugin_updater::Builder::new().build())
        .plugin(window_state::plugin())
        .manage(Transfers::new(store.clone(), client.clone()))
        .manage(store)
        .manage(client)
        .manage(store_server)
        .manage(server)
        .manage(secrets::Secrets::open(&folder, &context.config().identifier))
        .manage(catalogue::Running::default())
        .manage(power::Awake::default())
        .manage(events::Events::default())
        .manage(updates::Updates::default())
        .manage(menu::Shown::default())
        .manage(full_screen::FullScreen::default())
        .manage(window_state::Windowed::default())
        .invoke_handler(tauri::generate_handler![
            start::start_info,
            catalogue::free_space,
            catalogue::list_files,
            catalogue::list_partial,
            catalogue::transfer,
            catalogue::cancel_transfer,
            catalogue::remove_files,
            catalogue::remove_partial,
            catalogue::is_sound,
            catalogue::read_text,
            catalogue::write_text,
            catalogue::remove_text,
            catalogue::text_names,
            secrets::write_secret,
            secrets::remove_secret,
            power::keep_awake,
            power::let_sleep,
            server_check::check_server,
            server_check::change_server,
            window::report_home,
            menu::report_state,
            updates::check_for_update,
            updates::install_update,
            links::open_external,
            save::save_file,
            full_screen::toggle_full_screen,
            full_screen::end_full_screen,
            network::is_metered,
        ])
        .setup(move |app| {
            app.manage(panics::of_runs_before(&folder));
            app.manage(downloads::Downloads::open(&folder));
            menu::make(app.handle())?;
            window::open(app.handle())?;
            links::follow_deep_links(app.handle());
            sleep::follow(app.handle().clone());
            Ok(())
        })
        .on_menu_event(menu::chosen)
        .build(context)?
        .run(|app, event| {
            // The plugins have heard of it before.
            if let RunEvent::Exit = event {
                window_state::mend(app);
            }
        });
    Ok(())
}

use tauri_build::{AppManifest, Attributes};

/// Every command of the window: each needs its line in capabilities/main.json.
const COMMANDS: &[&str] = &[
    "start_info",
    "free_space",
    "list_files",
    "list_partial",
    "transfer",
    "cancel_transfer",
    "remove_files",
    "remove_partial",
    "is_sound",
    "read_text",
    "write_text",
    "remove_text",
    "text_names",
    "write_secret",
    "remove_secret",
    "keep_awake",
    "let_sleep",
    "check_server",
    "change_server",
    "report_home",
    "report_state",
    "check_for_update",
    "install_update",
    "open_external",
    "save_file",
    "toggle_full_screen",
    "end_full_screen",
    "is_metered",
];

fn main() {
    println!("cargo:rerun-if-env-changed=VITRINE_SERVER");
    println!("cargo:rerun-if-env-changed=VITRINE_UPDATE_KEY");
    let attributes = Attributes::new().app_manifest(AppManifest::new().commands(COMMANDS));
    if let Err(error) = tauri_build::try_build(attributes) {
        panic!("{error:#}");
    }
}

use keepawake::KeepAwake;
use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use tauri::State;
use tauri::async_runtime::spawn_blocking;

/// What keeps the computer awake, by number.
#[derive(Default)]
pub struct Awake {
    held: Mutex<HashMap<u32, Option<KeepAwake>>>,
    last: AtomicU32,
}

/// Keeps the computer from sleeping by itself. A system that offers no way to is no reason to fail: the load goes on after the sleep.
#[tauri::command]
pub async fn keep_awake(reason: String, awake: State<'_, Awake>) -> Result<u32, String> {
    let reason: String = reason.chars().filter(|letter| !letter.is_control()).take(200).collect();
    let held = spawn_blocking(move || {
        let mut builder = keepawake::Builder::default();
        builder
            .idle(true)
            .sleep(true)
            .reason(reason)
            .app_name("Vitrine")
            .app_reverse_domain("example.vitrine.desktop")
            .create()
            .ok()
    });
    let held = held.await.map_err(|error| error.to_string())?;
    let id = awake.last.fetch_add(1, Ordering::Relaxed);
    awake.held.lock().expect("no panic holds this lock").insert(id, held);
    Ok(id)
}

#[tauri::command]
pub async fn let_sleep(id: u32, awake: State<'_, Awake>) -> Result<(), String> {
    let held = awake.held.lock().expect("no panic holds this lock").remove(&id);
    // It tells the system, which may take its time.
    spawn_blocking(move || drop(held)).await.map_err(|error| error.to_string())
}

use crate::events::tell;
use std::time::{Duration, SystemTime};
use tauri::AppHandle;

const TICK: Duration = Duration::from_secs(5);
/// A tick that comes later than that was slept through.
const GAP: Duration = Duration::from_secs(30);

/// Tells the window when the computer woke up: a tick that comes much too late is the same on all systems, and needs no service of one.
/// A clock that was set forward looks the same; the window then only looks at what it would look at anyway.
pub fn follow(app: AppHandle) {
    tauri::async_runtime::spawn(async move {
        let mut last = SystemTime::now();
        loop {
            tokio::time::sleep(TICK).await;
            let now = SystemTime::now();
            if now.duration_since(last).is_ok_and(|passed| passed > GAP) {
                tell(&app, "resumed");
            }
            last = now;
        }
    });
}

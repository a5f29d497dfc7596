use crate::events::emit;
use std::time::{Duration, SystemTime};
use tauri::AppHandle;

/// A tick that comes later than that was slept through.
const GAP: Duration = Duration::from_secs(30);

fn gap() -> Duration {
    // A test stops the app for less time. A release has no such way.
    #[cfg(debug_assertions)]
    if let Some(ms) = std::env::var("VITRINE_TEST_GAP_MS").ok().and_then(|text| text.parse().ok()) {
        return Duration::from_millis(ms);
    }
    GAP
}

/// Tells the window when the computer woke up: a tick that comes much too late is the same on all systems, and needs no service of one.
/// A clock that was set forward looks the same; the window then only looks at what it would look at anyway.
pub fn follow(app: AppHandle) {
    tauri::async_runtime::spawn(async move {
        let gap = gap();
        let mut last = SystemTime::now();
        loop {
            tokio::time::sleep(gap / 6).await;
            let now = SystemTime::now();
            if now.duration_since(last).is_ok_and(|passed| passed > gap) {
                emit(&app, "resumed");
            }
            last = now;
        }
    });
}

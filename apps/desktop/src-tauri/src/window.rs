use crate::catalogue::Running;
use crate::downloads;
use crate::events::{self, WINDOW};
use crate::full_screen;
use crate::links::open_in_system;
use crate::power::Awake;
use crate::updates;
use crate::window_state;
use tauri::webview::{NewWindowResponse, PageLoadEvent};
use tauri::{AppHandle, Manager, WebviewUrl, WebviewWindowBuilder, WindowEvent};
use url::Url;

/// Size of the first start and the least one, in logical pixels.
const SIZE: (f64, f64) = (1440.0, 900.0);
const LEAST: (f64, f64) = (390.0, 560.0);

/// True for the app's own pages. `about:blank` and `blob:` are frames that the app makes.
fn is_own(url: &Url) -> bool {
    match url.scheme() {
        "tauri" => url.host_str() == Some("localhost"),
        "http" | "https" => url.host_str() == Some("tauri.localhost") && url.port().is_none(),
        "about" | "blob" => true,
        _ => false,
    }
}

pub fn open(app: &AppHandle) -> tauri::Result<()> {
    let (navigating, opening) = (app.clone(), app.clone());
    let window = WebviewWindowBuilder::new(app, WINDOW, WebviewUrl::default())
        .title("Vitrine")
        .inner_size(SIZE.0, SIZE.1)
        .min_inner_size(LEAST.0, LEAST.1)
        // Drag and drop of pages is the page's own business.
        .disable_drag_drop_handler()
        // It is part of the origin that storage belongs to: it never changes after the first release. http lets a server without TLS
        // of an own network be used; both count as secure.
        .use_https_scheme(false)
        .on_navigation(move |url| is_own(url) || refuse(&navigating, url))
        .on_new_window(move |url, _| {
            refuse(&opening, &url);
            NewWindowResponse::Deny
        })
        .on_download(downloads::follow)
        .on_page_load(|window, payload| {
            if payload.event() == PageLoadEvent::Started {
                window.state::<Running>().cancel_all();
                window.state::<Awake>().end_all();
                events::page_begins(window.app_handle());
            }
        })
        .build()?;
    #[cfg(target_os = "linux")]
    {
        full_screen::follow_window_manager(&window)?;
        crate::menu_bar::keep_keys(&window)?;
    }
    window_state::note(&window);
    let changed = window.clone();
    window.on_window_event(move |event| {
        if matches!(event, WindowEvent::Resized(_) | WindowEvent::Moved(_)) {
            full_screen::follow(changed.app_handle());
            window_state::note(&changed);
        }
    });
    Ok(())
}

/// Leads to the program of the system instead of away from the app.
fn refuse(app: &AppHandle, url: &Url) -> bool {
    if let Err(error) = open_in_system(app, url) {
        eprintln!("An address was not opened: {error}");
    }
    false
}

/// Brings the window to the front.
pub fn show(app: &AppHandle) {
    if let Some(window) = app.get_webview_window(WINDOW) {
        // A window manager may refuse each of them.
        let _ = window.unminimize();
        let _ = window.show();
        let _ = window.set_focus();
    }
}

/// Called by the window on each navigation.
#[tauri::command]
pub fn report_home(is_home: bool, app: AppHandle) {
    crate::menu::set_home(&app, is_home);
    if events::page_listens(&app) {
        updates::tell_again(&app);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_window_shows_the_apps_own_pages_only() {
        for (text, expected) in [
            ("tauri://localhost/#/product/ww-200", true),
            ("http://tauri.localhost/", true),
            ("about:blank", true),
            ("tauri://other/", false),
            ("https://tauri.localhost.evil.example/", false),
            ("http://tauri.localhost:8080/", false),
            ("https://catalogue.example/", false),
            ("data:text/html,a", false),
            ("file:///etc/passwd", false),
        ] {
            assert_eq!(is_own(&Url::parse(text).unwrap()), expected, "{text}");
        }
    }
}

use crate::events;
use crate::window;
use tauri::{AppHandle, Manager};
use tauri_plugin_deep_link::DeepLinkExt;
use tauri_plugin_opener::OpenerExt;
use url::Url;
use vitrine_store::StoreServer;

/// What a mail may be begun with. Programs of the system split the address by rules of their own, so nothing else is let through: a file of
/// this computer could be attached.
const MAIL_FIELDS: [&str; 5] = ["to", "cc", "bcc", "subject", "body"];

fn is_mail(url: &Url) -> bool {
    // No address of a mail needs an escape.
    let is_plain = |text: &str| !text.contains(['&', '?', '#', ';', '%', '\'', '"', '`', '\\']);
    url.fragment().is_none()
        && is_plain(url.path())
        && url.query_pairs().all(|(name, _)| MAIL_FIELDS.iter().any(|field| name.eq_ignore_ascii_case(field)))
}

/// Addresses that the programs of the system may get: a page, or a mail without a file of this computer, and nothing that runs a program.
/// Those of the store have a secret that stays in the app.
fn is_external(url: &Url, store_base: &str) -> bool {
    match url.scheme() {
        "http" | "https" => Url::parse(store_base).is_ok_and(|store| store.origin() != url.origin()),
        "mailto" => is_mail(url),
        _ => false,
    }
}

/// Opens an address in the program of the system.
pub fn open_in_system(app: &AppHandle, url: &Url) -> Result<(), String> {
    if !is_external(url, &app.state::<StoreServer>().base) {
        return Err("only pages and mails without files are opened".into());
    }
    app.opener().open_url(url.as_str(), None::<&str>).map_err(|error| error.to_string())
}

#[tauri::command]
pub fn open_external(url: String, app: AppHandle) -> Result<(), String> {
    open_in_system(&app, &Url::parse(&url).map_err(|error| error.to_string())?)
}

/// Path of the app that a deep link names: `vitrine://product/ww-200` is `/product/ww-200`. None for anything else.
fn path_of(link: &Url) -> Option<String> {
    let is_fine = |part: &str| {
        (1..=100).contains(&part.len())
            && part.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
    };
    let text = link.as_str().strip_prefix("vitrine://")?;
    let parts: Vec<&str> = text.trim_matches('/').split('/').collect();
    (parts.len() <= 6 && parts.iter().all(|part| is_fine(part))).then(|| format!("/{}", parts.join("/")))
}

/// Opens what a link of another program names, at the start and later.
pub fn follow_deep_links(app: &AppHandle) {
    let open = |app: &AppHandle, urls: Vec<Url>| {
        if let Some(path) = urls.iter().find_map(path_of) {
            window::show(app);
            events::open_path(app, path);
        }
    };
    if let Ok(Some(urls)) = app.deep_link().get_current() {
        open(app, urls);
    }
    let handle = app.clone();
    app.deep_link().on_open_url(move |event| open(&handle, event.urls()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deep_link_is_a_path_of_the_app_or_nothing() {
        let path = |text: &str| path_of(&Url::parse(text).unwrap());
        assert_eq!(path("vitrine://product/ww-200"), Some("/product/ww-200".into()));
        assert_eq!(path("vitrine://product/ww-200/"), Some("/product/ww-200".into()));
        // Dots are gone before the path is looked at.
        assert_eq!(path("vitrine://product/../login"), Some("/product/login".into()));
        for text in [
            "vitrine://",
            "vitrine:product/ww-200",
            "vitrine://product//x",
            "vitrine://product/ww-200?token=a",
            "vitrine://user@product/a",
            "https://product/ww-200",
        ] {
            assert_eq!(path(text), None, "{text}");
        }
    }

    #[test]
    fn no_address_that_could_run_a_program_or_tells_of_the_store_is_handed_over() {
        let store = "http://127.0.0.1:4711/5ec2e7";
        for (text, expected) in [
            ("https://a.example/b?c#d", true),
            ("http://a.example", true),
            ("http://127.0.0.1:4711/5ec2e7/assets/a", false),
            ("http://127.0.0.1:4711", false),
            ("http://127.0.0.1:3000/", true),
            ("mailto:a@b.example", true),
            ("mailto:a@b.example?subject=A&attach=/etc/passwd", false),
            ("mailto:a@b.example?Attachment=/etc/passwd", false),
            ("mailto:a@b.example?subject=A%20%26%20B&body=C", true),
            ("mailto:a@b.example&attach=/etc/passwd", false),
            ("mailto:a@b.example%26attach=/etc/passwd", false),
            ("mailto:a@b.example#?attach=/etc/passwd", false),
            ("mailto:a@b.example?subject=x#&attach=/etc/passwd", false),
            ("mailto:a'b@c.example", false),
            ("file:///bin/sh", false),
            ("javascript:alert(1)", false),
            ("vitrine://product", false),
            ("ms-settings:", false),
        ] {
            assert_eq!(is_external(&Url::parse(text).unwrap(), store), expected, "{text}");
        }
    }
}

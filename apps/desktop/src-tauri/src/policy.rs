use tauri::utils::config::Csp;

/// Directives that name where content comes from.
const CONTENT: [&str; 4] = ["connect-src", "img-src", "media-src", "frame-src"];

/// The policy of the window: as strict as the one of the web (apps/api, web/app-policy.ts), with the server and the store beside its own
/// files. Until a server is chosen there is none in it: the main process asks whether an address is one of ours (server_check.rs).
pub fn with_sources(csp: Csp, server: Option<&str>, store_base: &str) -> Csp {
    let mut directives = std::collections::HashMap::from(csp);
    let store = store_base.rsplit_once('/').map_or(store_base, |(origin, _)| origin);
    for name in CONTENT {
        if let Some(sources) = directives.get_mut(name) {
            sources.extend(server.into_iter().chain([store]).map(str::to_string).collect());
        }
    }
    Csp::DirectiveMap(directives)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chosen_server_and_the_store_are_all_that_content_comes_from() {
        let csp = Csp::Policy("default-src 'none'; script-src 'self'; img-src 'self' data:; connect-src 'self'".into());
        let base = "http://127.0.0.1:4711/0123";
        let directive = |csp: &Csp, name: &str| {
            let text = csp.to_string();
            text.split(';').map(str::trim).find(|one| one.split(' ').next() == Some(name)).map(str::to_string)
        };
        let chosen = with_sources(csp.clone(), Some("https://catalogue.example"), base);
        let images = "img-src 'self' data: https://catalogue.example http://127.0.0.1:4711";
        assert_eq!(directive(&chosen, "img-src").as_deref(), Some(images));
        assert_eq!(directive(&chosen, "script-src").as_deref(), Some("script-src 'self'"));
        assert_eq!(directive(&chosen, "media-src"), None);
        let none = with_sources(csp, None, base);
        assert_eq!(directive(&none, "connect-src").as_deref(), Some("connect-src 'self' http://127.0.0.1:4711"));
        assert_eq!(directive(&none, "script-src").as_deref(), Some("script-src 'self'"));
    }
}

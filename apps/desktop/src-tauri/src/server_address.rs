use serde::{Deserialize, Serialize};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use url::Url;

/// The address that this build was made for.
const BUILT_IN: Option<&str> = option_env!("VITRINE_SERVER");

#[derive(Serialize, Deserialize)]
struct Settings {
    server: String,
}

/// The server whose catalogue is shown: the one that was chosen, or the one of the build.
pub struct ServerAddress {
    path: PathBuf,
    built_in: Option<String>,
    chosen: Mutex<Option<String>>,
}

impl ServerAddress {
    pub fn open(folder: &Path) -> Self {
        ServerAddress::open_with(folder, BUILT_IN)
    }

    fn open_with(folder: &Path, built_in: Option<&str>) -> Self {
        let path = folder.join("settings.json");
        let kept = fs::read_to_string(&path).ok().and_then(|text| serde_json::from_str::<Settings>(&text).ok());
        let chosen = kept.and_then(|kept| origin_of(&kept.server));
        ServerAddress { path, built_in: built_in.and_then(origin_of), chosen: Mutex::new(chosen) }
    }

    /// Without a slash at its end.
    pub fn get(&self) -> Option<String> {
        self.chosen.lock().expect("no panic holds this lock").clone().or_else(|| self.built_in.clone())
    }

    /// Whether an address belongs to this server.
    pub fn serves(&self, address: &str) -> bool {
        let origin = Url::parse(address).map(|url| url.origin().ascii_serialization());
        self.get().is_some_and(|server| origin.is_ok_and(|origin| origin == server))
    }

    pub fn choose(&self, text: &str) -> Result<(), String> {
        let origin = origin_of(text).ok_or("the address of a server is http or https and a name")?;
        let settings = serde_json::to_string(&Settings { server: origin.clone() }).map_err(|error| error.to_string())?;
        vitrine_store::replace_file(&self.path, settings.as_bytes()).map_err(|error| error.to_string())?;
        *self.chosen.lock().expect("no panic holds this lock") = Some(origin);
        Ok(())
    }
}

/// Origin of an address that is nothing but an origin.
pub fn origin_of(text: &str) -> Option<String> {
    let url = Url::parse(text).ok()?;
    let is_origin = matches!(url.scheme(), "http" | "https")
        && url.path() == "/"
        && url.query().is_none()
        && url.fragment().is_none()
        && url.username().is_empty()
        && url.password().is_none();
    is_origin.then(|| url.origin().ascii_serialization())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of a build that names no server, whatever the tests are built with.
    fn open(folder: &Path) -> ServerAddress {
        ServerAddress::open_with(folder, None)
    }

    #[test]
    fn only_addresses_of_the_chosen_server_belong_to_it() {
        let folder = tempfile::tempdir().unwrap();
        let server = open(folder.path());
        assert!(!server.serves("https://catalogue.example/assets/a"));
        server.choose("https://catalogue.example").unwrap();
        assert!(server.serves("https://catalogue.example/assets/a"));
        for other in [
            "https://catalogue.example.evil.example/a",
            "http://catalogue.example/a",
            "https://evil.example/?https://catalogue.example",
            "",
        ] {
            assert!(!server.serves(other), "{other}");
        }
    }

    #[test]
    fn a_server_that_is_built_in_is_the_one_of_the_first_start_and_can_be_changed() {
        let folder = tempfile::tempdir().unwrap();
        let built = || ServerAddress::open_with(folder.path(), Some("https://catalogue.example/"));
        assert_eq!(built().get().as_deref(), Some("https://catalogue.example"));
        built().choose("https://other.example").unwrap();
        assert_eq!(built().get().as_deref(), Some("https://other.example"));
    }

    #[test]
    fn an_address_is_kept_when_it_is_an_origin() {
        let folder = tempfile::tempdir().unwrap();
        let server = open(folder.path());
        for text in [
            "",
            "catalogue.example",
            "ftp://a.example",
            "https://a.example/b",
            "https://u:p@a.example",
            "https://a.example?x",
            "https://a.example/#x",
        ] {
            assert!(server.choose(text).is_err(), "{text}");
        }
        server.choose("https://Catalogue.example:8443/").unwrap();
        assert_eq!(open(folder.path()).get().as_deref(), Some("https://catalogue.example:8443"));
        // What somebody wrote into the file by hand is checked as well: it becomes part of the policy of the window.
        fs::write(folder.path().join("settings.json"), r#"{"server":"https://a.example; script-src *"}"#).unwrap();
        assert_eq!(open(folder.path()).get(), None);
    }
}

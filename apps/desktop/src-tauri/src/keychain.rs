use keyring::v1::{Entry, Error};

/// All secrets are one entry: the window reads them once, at its start.
const ENTRY: &str = "session";

/// Why the keychain did not answer. No part of a secret is in these words.
pub type Closed = &'static str;

/// One text in the keychain of the system.
pub trait Keychain: Send + Sync {
    /// None when nothing has been kept. It may ask the person for the password of the keychain.
    fn read(&self) -> Result<Option<String>, Closed>;
    fn write(&self, text: &str) -> Result<(), Closed>;
}

/// Secret Service, Keychain Services or Credential Manager; `service` is the name of the app in it.
pub struct SystemKeychain {
    pub service: String,
}

impl SystemKeychain {
    fn entry(&self) -> Result<Entry, Closed> {
        // For a system whose keychain asks a person who is not there.
        if std::env::var_os("VITRINE_NO_KEYCHAIN").is_some() {
            return Err("it is not used");
        }
        Entry::new(&self.service, ENTRY).map_err(|error| reason(&error))
    }
}

impl Keychain for SystemKeychain {
    fn read(&self) -> Result<Option<String>, Closed> {
        match self.entry()?.get_password() {
            Ok(text) => Ok(Some(text)),
            Err(Error::NoEntry) => Ok(None),
            Err(error) => Err(reason(&error)),
        }
    }

    fn write(&self, text: &str) -> Result<(), Closed> {
        self.entry()?.set_password(text).map_err(|error| reason(&error))
    }
}

fn reason(error: &Error) -> Closed {
    match error {
        Error::NoStorageAccess(_) => "it is closed",
        Error::NoDefaultStore => "there is none",
        Error::TooLong(..) => "the secrets are too long for it",
        _ => "it failed",
    }
}

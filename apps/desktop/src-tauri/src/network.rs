#[cfg(target_os = "linux")]
use std::time::Duration;

#[cfg(target_os = "linux")]
const NAME: &str = "org.freedesktop.NetworkManager";
/// How long an answer may take: the person waits for it.
#[cfg(target_os = "linux")]
const PATIENCE: Duration = Duration::from_secs(2);
/// What NetworkManager says of a connection (NMMetered): yes, and probably yes.
#[cfg(target_os = "linux")]
const METERED: [u32; 2] = [1, 3];

/// True where the system says that the connection is paid by volume.
#[cfg(target_os = "linux")]
fn says_metered(patience: Duration) -> zbus::Result<bool> {
    let system = zbus::blocking::connection::Builder::system()?.method_timeout(patience).build()?;
    let properties = Some("org.freedesktop.DBus.Properties");
    let answer = system.call_method(Some(NAME), "/org/freedesktop/NetworkManager", properties, "Get", &(NAME, "Metered"))?;
    let value: zbus::zvariant::OwnedValue = answer.body().deserialize()?;
    Ok(METERED.contains(&u32::try_from(value)?))
}

/// Whether a large load should be asked about. WebKit has no word for it; a system that has no such service, or whose service does not
/// answer, does not say so.
#[cfg(target_os = "linux")]
#[tauri::command]
pub async fn is_metered() -> bool {
    let asked = tauri::async_runtime::spawn_blocking(|| says_metered(PATIENCE));
    // The bus may be silent before it can be asked.
    let said = tokio::time::timeout(2 * PATIENCE, asked).await;
    said.is_ok_and(|said| said.is_ok_and(|said| said.unwrap_or(false)))
}

/// The web views of other systems are asked by the window alone.
#[cfg(not(target_os = "linux"))]
#[tauri::command]
pub async fn is_metered() -> bool {
    false
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use crate::test_session::in_a_session;
    use std::sync::Mutex;
    use std::sync::mpsc::{Receiver, channel};

    /// Answers as NetworkManager does: https://networkmanager.dev/docs/api/latest/nm-dbus-types.html (NMMetered).
    struct NetworkManager {
        metered: u32,
    }

    #[zbus::interface(name = "org.freedesktop.NetworkManager")]
    impl NetworkManager {
        #[zbus(property)]
        fn metered(&self) -> u32 {
            self.metered
        }
    }

    /// Does not answer before its channel ends.
    struct SilentManager(Mutex<Receiver<()>>);

    #[zbus::interface(name = "org.freedesktop.NetworkManager")]
    impl SilentManager {
        #[zbus(property)]
        fn metered(&self) -> u32 {
            let _ = self.0.lock().unwrap().recv();
            1
        }
    }

    fn beside(manager: impl zbus::object_server::Interface) -> zbus::blocking::Connection {
        zbus::blocking::connection::Builder::system()
            .and_then(|builder| builder.name(NAME))
            .and_then(|builder| builder.serve_at("/org/freedesktop/NetworkManager", manager))
            .and_then(|builder| builder.build())
            .unwrap()
    }

    #[test]
    fn a_connection_is_metered_when_the_system_says_so() {
        let home = tempfile::tempdir().unwrap();
        for test in ["a_phone_is_metered", "a_cable_is_not", "a_silent_manager_says_nothing"] {
            if !in_a_session(home.path(), "true", &format!("network::tests::{test}")) {
                println!("SKIPPED  asking whether the connection is metered: there is no dbus-run-session");
            }
        }
    }

    #[test]
    #[ignore = "run by a_connection_is_metered_when_the_system_says_so"]
    fn a_phone_is_metered() {
        let _system = beside(NetworkManager { metered: 1 });
        assert!(says_metered(PATIENCE).unwrap());
    }

    #[test]
    #[ignore = "run by a_connection_is_metered_when_the_system_says_so"]
    fn a_cable_is_not() {
        let _system = beside(NetworkManager { metered: 2 });
        assert!(!says_metered(PATIENCE).unwrap());
    }

    #[test]
    #[ignore = "run by a_connection_is_metered_when_the_system_says_so"]
    fn a_silent_manager_says_nothing() {
        let (answer, silence) = channel();
        let _system = beside(SilentManager(Mutex::new(silence)));
        let said = says_metered(Duration::from_millis(100));
        assert!(matches!(said, Err(zbus::Error::InputOutput(error)) if error.kind() == std::io::ErrorKind::TimedOut));
        drop(answer);
    }
}

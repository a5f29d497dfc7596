/// What NetworkManager says of a connection (NMMetered): yes, and probably yes.
#[cfg(target_os = "linux")]
const METERED: [u32; 2] = [1, 3];

/// True where the system says that the connection is paid by volume.
#[cfg(target_os = "linux")]
fn says_metered() -> zbus::Result<bool> {
    let system = zbus::blocking::Connection::system()?;
    let name = "org.freedesktop.NetworkManager";
    let proxy = zbus::blocking::Proxy::new(&system, name, "/org/freedesktop/NetworkManager", name)?;
    Ok(METERED.contains(&proxy.get_property("Metered")?))
}

/// Whether a large load should be asked about. WebKit has no word for it; a system that has no such service does not say so.
#[cfg(target_os = "linux")]
#[tauri::command]
pub async fn is_metered() -> bool {
    tauri::async_runtime::spawn_blocking(says_metered).await.is_ok_and(|said| said.unwrap_or(false))
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

    fn beside(metered: u32) -> zbus::blocking::Connection {
        zbus::blocking::connection::Builder::system()
            .and_then(|builder| builder.name("org.freedesktop.NetworkManager"))
            .and_then(|builder| builder.serve_at("/org/freedesktop/NetworkManager", NetworkManager { metered }))
            .and_then(|builder| builder.build())
            .unwrap()
    }

    #[test]
    fn a_connection_is_metered_when_the_system_says_so() {
        let home = tempfile::tempdir().unwrap();
        for test in ["network::tests::a_phone_is_metered", "network::tests::a_cable_is_not"] {
            if !in_a_session(home.path(), "true", test) {
                println!("SKIPPED  asking whether the connection is metered: there is no dbus-run-session");
            }
        }
    }

    #[test]
    #[ignore = "run by a_connection_is_metered_when_the_system_says_so"]
    fn a_phone_is_metered() {
        let _system = beside(1);
        assert!(says_metered().unwrap());
    }

    #[test]
    #[ignore = "run by a_connection_is_metered_when_the_system_says_so"]
    fn a_cable_is_not() {
        let _system = beside(2);
        assert!(!says_metered().unwrap());
    }
}

//! Tests beside services of a desktop session, each with a message bus of its own.

use std::fs;
use std::path::Path;
use std::process::Command;

/// Names the home of the session in the tests that run in it.
pub const HOME: &str = "VITRINE_TEST_HOME";
/// How the shell says that a program is not there.
const NOT_FOUND: i32 = 127;

/// Runs an ignored test in a session after `services` were started by the shell; its system bus is the same. False where a program of
/// that is not there.
pub fn in_a_session(home: &Path, services: &str, test: &str) -> bool {
    let program = services.split('|').next_back().and_then(|part| part.split_whitespace().next()).unwrap_or("true");
    let script = format!(
        r#"command -v {program} >/dev/null || exit {NOT_FOUND}
        export DBUS_SYSTEM_BUS_ADDRESS="$DBUS_SESSION_BUS_ADDRESS"
        {services} >/dev/null && exec "$0" --exact {test} --ignored"#
    );
    let run = home.join("run");
    fs::create_dir_all(&run).unwrap();
    fs::set_permissions(&run, std::os::unix::fs::PermissionsExt::from_mode(0o700)).unwrap();
    let output = Command::new("dbus-run-session")
        .args(["--", "sh", "-c", &script])
        .arg(std::env::current_exe().unwrap())
        .envs([("HOME", home), ("XDG_DATA_HOME", home), ("XDG_RUNTIME_DIR", &run), (HOME, home)])
        // A keychain would ask on a screen for its password.
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("VITRINE_NO_KEYCHAIN")
        .output();
    let Ok(output) = output else { return false };
    if output.status.code() == Some(NOT_FOUND) {
        return false;
    }
    let printed = String::from_utf8_lossy(&output.stdout);
    // A name that no test has passes as well.
    let has_passed = output.status.success() && printed.contains("1 passed");
    assert!(has_passed, "{test}: {printed}{}", String::from_utf8_lossy(&output.stderr));
    true
}

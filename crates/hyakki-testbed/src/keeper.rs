//! Who stops a server when its tests are gone, however they went.

use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};

use crate::installation::Installation;

/// What the keeper does when nothing holds the other end of its input any more:
/// stop the server (`$1` is pg_ctl, `$2` the data folder), and remove the folder (`$3`) around it.
///
/// A server that cannot be stopped may be one that is just starting, so it tries some times.
/// It runs as whom the server runs as, who owns all of it.
const SCRIPT: &str = r#"
cat > /dev/null
for attempt in 1 2 3 4 5; do
    "$1" -D "$2" -m immediate -w stop > /dev/null 2>&1 && break
    sleep 1
done
rm -rf "$3" > /dev/null 2>&1
exit 0
"#;

/// A small process that outlives the tests. A test binary does not run destructors of what is shared by all its
/// tests, and a killed one none at all; but its pipes are closed always.
#[derive(Debug)]
pub(crate) struct Keeper {
    process: Child,
    lifeline: Option<ChildStdin>,
}

impl Keeper {
    pub(crate) fn watch(installation: &Installation, data: &Path, folder: &Path) -> Keeper {
        // The program's path comes from the command that would run it.
        let pg_ctl = installation.command("pg_ctl").get_program().to_owned();
        let mut command: Command = installation.shell();
        command
            .args(["-c", SCRIPT, "keeper"])
            .arg(pg_ctl)
            .arg(data)
            .arg(folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        #[cfg(unix)]
        {
            use std::os::unix::process::CommandExt as _;
            // Ctrl-C in a terminal goes to a whole group, and must not reach the keeper.
            command.process_group(0);
        }
        let mut process = command.spawn().expect("a shell can be started");
        let lifeline = process.stdin.take();
        Keeper { process, lifeline }
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        drop(self.lifeline.take());
        // It ends by itself; there is nobody to tell if it cannot be waited for.
        let _ = self.process.wait();
    }
}

//! OpenSpiel, in a Python process of its own that answers line by line.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use anyhow::{Context, Result, ensure};

use crate::shell::{program, project_root, run};

/// A running OpenSpiel.
pub(super) struct OpenSpiel {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl OpenSpiel {
    /// Makes the virtual environment if there is none yet, and starts the process.
    pub(super) fn start() -> Result<OpenSpiel> {
        let environment = project_root().join("target/openspiel");
        let python = environment.join("bin/python");
        if !environment.join("ready").exists() {
            eprintln!("installing OpenSpiel into target/openspiel …");
            run(program("python3").args(["-m", "venv"]).arg(&environment))
                .context("OpenSpiel needs Python 3 with venv (apt-get install python3-venv)")?;
            run(program(&python).args([
                "-m",
                "pip",
                "install",
                "--quiet",
                "--requirement",
                "bench/requirements.txt",
            ]))?;
            std::fs::write(environment.join("ready"), "")?;
        }
        let mut process = program(&python)
            .arg("bench/openspiel.py")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .context("bench/openspiel.py")?;
        let input = process.stdin.take().context("the process has an input")?;
        let output = process.stdout.take().context("the process has an output")?;
        Ok(OpenSpiel {
            process,
            input,
            output: BufReader::new(output),
        })
    }

    /// How long OpenSpiel takes for an action of this game, playing for about so long.
    pub(super) fn ns_per_action(&mut self, game: &str, milliseconds: u32) -> Result<f64> {
        writeln!(self.input, "{milliseconds} {game}")?;
        let mut line = String::new();
        self.output.read_line(&mut line)?;
        ensure!(!line.is_empty(), "OpenSpiel stopped");
        line.trim()
            .parse()
            .with_context(|| format!("OpenSpiel printed {line:?}"))
    }
}

impl Drop for OpenSpiel {
    fn drop(&mut self) {
        // It would end by itself with its input; nothing is lost by ending it now.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

//! A program of somebody else to be measured beside ours: in a Python process of its own that answers line by line.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use anyhow::{Context, Result, ensure};

use crate::shell::{program, project_root, run};

/// A running peer.
pub(super) struct Peer {
    script: &'static str,
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Peer {
    /// Makes the virtual environment if there is none yet, and starts this script.
    pub(super) fn start(script: &'static str) -> Result<Peer> {
        let environment = project_root().join("target/peers");
        let python = environment.join("bin/python");
        let wanted = std::fs::read_to_string(project_root().join("bench/requirements.txt"))?;
        let ready = environment.join("ready");
        if std::fs::read_to_string(&ready).ok().as_ref() != Some(&wanted) {
            eprintln!("installing OpenSpiel and DDS into target/peers …");
            run(program("python3").args(["-m", "venv"]).arg(&environment)).context(
                "what is measured beside ours needs Python 3 with venv (apt-get install python3-venv)",
            )?;
            run(program(&python).args([
                "-m",
                "pip",
                "install",
                "--quiet",
                "--requirement",
                "bench/requirements.txt",
            ]))?;
            std::fs::write(ready, wanted)?;
        }
        let mut process = program(&python)
            .arg(script)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .context(script)?;
        let input = process.stdin.take().context("the process has an input")?;
        let output = process.stdout.take().context("the process has an output")?;
        Ok(Peer {
            script,
            process,
            input,
            output: BufReader::new(output),
        })
    }

    /// The number with which it answers this line.
    pub(super) fn ask(&mut self, question: &str) -> Result<f64> {
        writeln!(self.input, "{question}")?;
        let mut line = String::new();
        self.output.read_line(&mut line)?;
        ensure!(!line.is_empty(), "{} stopped", self.script);
        line.trim()
            .parse()
            .with_context(|| format!("{} printed {line:?}", self.script))
    }
}

impl Drop for Peer {
    fn drop(&mut self) {
        // It would end by itself with its input; nothing is lost by ending it now.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

//! Clients that others generate from `GET /api` sit down at a table and play.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, ensure};

use crate::shell::{output, program, project_root, run};

/// Checks the description with a validator, generates both clients, and plays a match with each.
pub(crate) fn check() -> Result<()> {
    let folder = project_root().join("target/clients");
    fs::create_dir_all(&folder)?;
    let (tools, project) = install(&folder)?;
    let server = Server::start(&folder)?;
    let api = folder.join("api.json");
    run(program(tools.join("python")).arg("-c").arg(FETCH).args([
        &format!("{}/api", server.address),
        &api.display().to_string(),
    ]))?;
    run(program(tools.join("openapi-spec-validator"))
        .args(["--schema", "3.1"])
        .arg(&api))
    .context("GET /api is not valid OpenAPI 3.1")?;
    play_in_python(&tools, &folder, &api, &server).context("the client in Python")?;
    play_in_typescript(&project, &api, &server).context("the client in TypeScript")
}

/// The tools for both languages, at the same time: most of it is waiting for others.
fn install(folder: &Path) -> Result<(PathBuf, PathBuf)> {
    std::thread::scope(|scope| {
        let python = scope.spawn(|| python_tools(folder));
        let project = typescript_tools(folder)?;
        let python = python.join().ok().context("the tools for Python")??;
        Ok((python, project))
    })
}

const FETCH: &str =
    "import sys, urllib.request; urllib.request.urlretrieve(sys.argv[1], sys.argv[2])";

/// How many seconds a match may take; it takes one or two.
const PATIENCE: &str = "60";

/// The binary that the tests were built with, at a port of its own.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn start(folder: &Path) -> Result<Server> {
        let database = folder.join("hyakki.db");
        for suffix in ["", "-shm", "-wal"] {
            let _ = fs::remove_file(format!("{}{suffix}", database.display()));
        }
        let mut process = program("target/debug/hyakki")
            .args(["serve", "--listen", "127.0.0.1:0", "--database"])
            .arg(format!("sqlite:{}", database.display()))
            .args(["--mind-time", "5ms", "--mind-pause", "0s", "--log", "error"])
            .env("HYAKKI_LANG", "en")
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        let stdout = process.stdout.take().context("the server's output")?;
        BufReader::new(stdout).read_line(&mut line)?;
        let address = line.trim().strip_prefix("Hyakki is open at ");
        let address = address.map(str::to_owned);
        let mut server = Server {
            process,
            address: String::new(),
        };
        server.address = address.with_context(|| format!("the server says “{line}”"))?;
        Ok(server)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The generator and the validator in an environment of their own, and where their programs are.
fn python_tools(folder: &Path) -> Result<PathBuf> {
    let environment = folder.join("venv");
    let wanted =
        fs::read_to_string(project_root().join("examples/clients/python/requirements.txt"))?;
    let installed = environment.join("requirements.txt");
    if fs::read_to_string(&installed).ok().as_ref() != Some(&wanted) {
        run(program("python3")
            .args(["-m", "venv", "--clear"])
            .arg(&environment))?;
        let pip = environment.join("bin/pip");
        let quietly = ["install", "--quiet", "--disable-pip-version-check"];
        run(program(pip)
            .args(quietly)
            .args(["-r", "examples/clients/python/requirements.txt"]))?;
        fs::write(installed, wanted)?;
    }
    Ok(environment.join("bin"))
}

fn play_in_python(tools: &Path, folder: &Path, api: &Path, server: &Server) -> Result<()> {
    let package = folder.join("python/hyakki_client");
    fs::create_dir_all(folder.join("python"))?;
    run(program(tools.join("openapi-python-client"))
        .args([
            "generate",
            "--overwrite",
            "--meta",
            "none",
            "--fail-on-warning",
            "--path",
        ])
        .arg(api)
        .args([
            "--config",
            "examples/clients/python/generator.yaml",
            "--output-path",
        ])
        .arg(&package))?;
    let mut player = program("timeout");
    player
        .arg(PATIENCE)
        .arg(tools.join("python"))
        .arg("examples/clients/python/play.py")
        .arg(&server.address);
    must_finish(player.env("PYTHONPATH", folder.join("python")))
}

/// A copy of the example in which its packages are installed, and where it is.
fn typescript_tools(folder: &Path) -> Result<PathBuf> {
    let project = folder.join("typescript");
    fs::create_dir_all(&project)?;
    let example = project_root().join("examples/clients/typescript");
    for file in [
        ".npmrc",
        "package.json",
        "package-lock.json",
        "tsconfig.json",
        "play.ts",
    ] {
        let source = example.join(file);
        fs::copy(&source, project.join(file)).with_context(|| format!("{}", source.display()))?;
    }
    let wanted = fs::read_to_string(example.join("package-lock.json"))?;
    let installed = project.join("node_modules/installed.json");
    if fs::read_to_string(&installed).ok().as_ref() != Some(&wanted) {
        npm(&project, &["ci", "--no-audit", "--no-fund", "--silent"])?;
        fs::write(installed, wanted)?;
    }
    Ok(project)
}

fn npm(project: &Path, arguments: &[&str]) -> Result<()> {
    run(program("npm").current_dir(project).args(arguments))
}

fn play_in_typescript(project: &Path, api: &Path, server: &Server) -> Result<()> {
    fs::copy(api, project.join("api.json"))?;
    npm(project, &["run", "--silent", "generate"])?;
    npm(project, &["run", "--silent", "build"])?;
    let mut player = program("timeout");
    player
        .args([PATIENCE, "node"])
        .arg(project.join("build/play.js"))
        .arg(&server.address);
    must_finish(&mut player)
}

/// A client that plays a match to its end says so in its last line.
fn must_finish(player: &mut Command) -> Result<()> {
    let said = output(player)?;
    let last = said.lines().last().unwrap_or_default();
    ensure!(last.contains("\"places\""), "{player:?} says “{said}”");
    println!("{last}");
    Ok(())
}

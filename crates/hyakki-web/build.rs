//! Builds the web front with npm when its sources have changed, and writes down what there is to embed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, exit};

use sha2::{Digest, Sha256};

/// What the page is made of.
const SOURCES: &[&str] = &[
    "art",
    "public",
    "src",
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
];

fn main() {
    // Asked when it runs: a built script may be used again for another copy of the repository.
    let here = std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where the crate is");
    let root = Path::new(&here).join("../..");
    let web = root.join("web");
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", web.join(source).display());
    }
    println!("cargo::rerun-if-changed={}", root.join("locales").display());
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo says where to write"));
    let dist = out.join("dist");
    install(&web, &out);
    npm(
        &web,
        &["run", "build", "--", "--emptyOutDir", "--outDir"],
        Some(&dist),
    );
    let mut files = Vec::new();
    collect(&dist, &mut files);
    files.sort();
    fs::write(out.join("files.rs"), table(&dist, &out, &files)).expect("the list can be written");
}

/// Fetches what the page is built with, if that has changed since the last time.
fn install(web: &Path, out: &Path) {
    let wanted = fs::read(web.join("package-lock.json")).unwrap_or_default();
    let stamp = out.join("installed");
    let is_installed = web.join("node_modules").exists()
        && fs::read(&stamp).is_ok_and(|installed| installed == wanted);
    if !is_installed {
        // Not `npm ci`, which refuses a lock file without the packages for other systems.
        npm(
            web,
            &["install", "--no-save", "--no-audit", "--no-fund"],
            None,
        );
        fs::write(stamp, wanted).expect("the stamp can be written");
    }
}

fn npm(web: &Path, arguments: &[&str], target: Option<&Path>) {
    let mut command = Command::new("npm");
    command.current_dir(web).args(arguments).args(target);
    let output = command.output().unwrap_or_else(|error| {
        fail(&format!(
            "the page for browsers is built with Node.js, and npm could not be started ({error}): \
             install Node.js 20 or newer (apt-get install nodejs npm)"
        ))
    });
    if !output.status.success() {
        fail(&format!(
            "npm {} failed:\n{}{}",
            arguments.join(" "),
            String::from_utf8_lossy(&output.stdout),
            String::from_utf8_lossy(&output.stderr)
        ));
    }
}

fn fail(message: &str) -> ! {
    for line in message.lines() {
        println!("cargo::error={line}");
    }
    exit(1)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("npm has built the page") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            collect(&path, files);
        } else {
            files.push(path);
        }
    }
}

fn table(dist: &Path, out: &Path, files: &[PathBuf]) -> String {
    let mut rows: Vec<(String, String)> = files
        .iter()
        .enumerate()
        .map(|(number, file)| {
            let path = file.strip_prefix(dist).expect("it lies there");
            let path = path.to_string_lossy().replace('\\', "/");
            let row = row(&path, file, &out.join(format!("{number}.br")));
            (path, row)
        })
        .collect();
    rows.sort();
    let mut text = "&[\n".to_owned();
    for (_, row) in rows {
        text.push_str(&row);
    }
    text.push_str("]\n");
    text
}

fn row(path: &str, file: &Path, compressed_file: &Path) -> String {
    let bytes = fs::read(file).expect("it was just built");
    let mut compressed = Vec::new();
    let parameters = brotli::enc::BrotliEncoderParams::default();
    brotli::BrotliCompress(&mut bytes.as_slice(), &mut compressed, &parameters)
        .expect("memory can be written");
    let brotli = if compressed.len() < bytes.len() {
        fs::write(compressed_file, &compressed).expect("it can be written");
        format!("Some(include_bytes!({compressed_file:?}))")
    } else {
        "None".to_owned()
    };
    let etag = base16ct::lower::encode_string(&Sha256::digest(&bytes)[..8]);
    format!(
        "    PageFile {{ path: {path:?}, bytes: include_bytes!({file:?}), brotli: {brotli}, \
         etag: \"\\\"{etag}\\\"\", content_type: {:?} }},\n",
        content_type(path)
    )
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "woff2" => "font/woff2",
        "woff" => "font/woff",
        "jpg" => "image/jpeg",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "wasm" => "application/wasm",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

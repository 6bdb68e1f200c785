//! The programs on the page of the vocabulary, compiled and run as a reader would paste them.

use std::{
    env,
    fmt::Write as _,
    fs,
    path::Path,
    process::{Command, Output},
};

use collinear_web::words;
use serde_json::{Value, json};

const MANIFEST: &str = r#"
[package]
name = "pasted"
version = "0.0.0"
edition = "2024"

[workspace]

[profile.dev]
debug = false
"#;

fn ask(request: &Value) -> Value {
    serde_json::from_str(&words::answer(&request.to_string())).expect("it is JSON")
}

/// The requests whose programs are tested: each query on its initial board and on other kinds, and boards of characters
/// that need escaping in Rust.
fn requests() -> Vec<Value> {
    let list = ask(&json!({}));
    let names = list["words"].as_array().expect("a list").iter();
    let names = names.map(|word| word["name"].as_str().expect("a name").to_owned());
    let of_kinds = names.flat_map(|name| {
        let variants = [
            ("square", false),
            ("columns", true),
            ("torus", false),
            ("hex", false),
        ];
        variants.map(|(kind, holes)| json!({"word": name, "kind": kind, "holes": holes}))
    });
    let quoted = [r#"" \ ' {"#, r"\ . . n", r#"" " " ""#];
    let quoted = quoted.map(|row| json!({"word": "run", "board": row, "from": [0, 1]}));
    of_kinds.chain(quoted).collect()
}

/// A program with one function per request.
fn program(requests: &[Value]) -> String {
    let mut functions = String::new();
    let mut main = String::new();
    for (number, request) in requests.iter().enumerate() {
        let answer = ask(request);
        // Not every query works on every kind of board.
        let Some(rust) = answer["rust"].as_str() else {
            continue;
        };
        writeln!(
            functions,
            "fn pasted_{number}() {{\n// {request}\n{rust}}}\n"
        )
        .expect("a text");
        writeln!(main, "    pasted_{number}();").expect("a text");
    }
    assert!(main.lines().count() > requests.len() / 2);
    format!("#![allow(unused)]\n\n{functions}fn main() {{\n{main}}}\n")
}

fn run(folder: &Path) -> Output {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["run", "--quiet", "--offline", "--manifest-path"]);
    cargo.arg(folder.join("Cargo.toml"));
    // Reuses earlier build output of this folder.
    cargo.env("CARGO_TARGET_DIR", folder.join("target"));
    cargo.output().expect("cargo is there")
}

#[test]
fn what_is_shown_compiles_and_runs_as_it_is() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pasted");
    fs::create_dir_all(folder.join("src")).expect("a folder");
    let manifest = format!("{MANIFEST}\n[dependencies]\ncollinear = {{ path = {root:?} }}\n");
    fs::write(folder.join("Cargo.toml"), manifest).expect("it is written");
    fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock")).expect("it is copied");
    fs::write(folder.join("src/main.rs"), program(&requests())).expect("it is written");
    let output = run(&folder);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
}

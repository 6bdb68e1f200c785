//! Runs the program.

use std::{
    env, fs,
    io::Write,
    path::PathBuf,
    process::{Command, Stdio},
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

/// The result of a run of the program.
pub(crate) struct Run {
    pub(crate) out: String,
    pub(crate) errors: String,
    pub(crate) status: i32,
}

/// The program with these arguments, separated by white space.
pub(crate) fn program(arguments: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_collinear-play"));
    command.args(arguments.split_whitespace());
    command
}

pub(crate) fn example(name: &str) -> PathBuf {
    let test = env::current_exe().expect("tests are programs");
    let target = test.ancestors().nth(2);
    let examples = target
        .expect("tests are in target/debug/deps")
        .join("examples");
    let program = examples.join(format!("{name}{}", env::consts::EXE_SUFFIX));
    let hint = "cargo build -p collinear-play --examples";
    assert!(program.exists(), "{} is missing: {hint}", program.display());
    program
}

/// Runs a program with this standard input.
pub(crate) fn run(mut command: Command, input: &[u8]) -> Run {
    let pipes = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = pipes.spawn().expect("it starts");
    let mut stdin = child.stdin.take().expect("it has an input");
    let output = thread::scope(|scope| {
        scope.spawn(move || {
            // A program that refuses its options does not read.
            let _ = stdin.write_all(input);
        });
        child.wait_with_output().expect("it ends")
    });
    let text = |bytes| String::from_utf8(bytes).expect("it writes UTF-8");
    Run {
        out: text(output.stdout),
        errors: text(output.stderr),
        status: output.status.code().expect("it exits"),
    }
}

/// Removes the indentation of a text.
pub(crate) fn unindented(text: &str) -> String {
    let lines = text.lines().map(str::trim);
    let lines = lines.filter(|line| !line.is_empty());
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// A new file with this text.
pub(crate) fn picture(text: &str) -> PathBuf {
    file(text.as_bytes())
}

/// A new file with these bytes.
fn file(bytes: &[u8]) -> PathBuf {
    static FILES: AtomicUsize = AtomicUsize::new(0);
    let number = FILES.fetch_add(1, Ordering::Relaxed);
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("input{number}.txt"));
    fs::write(&path, bytes).expect("there is room");
    path
}

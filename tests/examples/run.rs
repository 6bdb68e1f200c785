//! Runs an example as people run it.

use std::{
    env, fs,
    io::Write,
    path::PathBuf,
    process::{Command, Stdio},
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

/// The output and the exit status of a program.
pub(crate) struct Run {
    pub(crate) out: String,
    pub(crate) errors: String,
    pub(crate) status: i32,
}

/// The program of an example with these options, separated by white space.
pub(crate) fn example(name: &str, options: &str) -> Command {
    let test = env::current_exe().expect("tests are programs");
    let target = test.ancestors().nth(2);
    let examples = target
        .expect("tests are in target/debug/deps")
        .join("examples");
    let program = examples.join(format!("{name}{}", env::consts::EXE_SUFFIX));
    let hint = "cargo build --examples";
    assert!(program.exists(), "{} is missing: {hint}", program.display());
    let mut command = Command::new(program);
    command.args(options.split_whitespace());
    command
}

/// Runs a program with this standard input.
pub(crate) fn run(mut command: Command, input: &[u8]) -> Run {
    let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = pipes.stderr(Stdio::piped()).spawn().expect("it starts");
    let mut stdin = child.stdin.take().expect("it has an input");
    let output = thread::scope(|scope| {
        // A program that refuses its options does not read.
        scope.spawn(move || stdin.write_all(input));
        child.wait_with_output().expect("it ends")
    });
    let text = |bytes| String::from_utf8(bytes).expect("it writes UTF-8");
    Run {
        out: text(output.stdout),
        errors: text(output.stderr),
        status: output.status.code().expect("it exits"),
    }
}

/// The text without its indentation.
pub(crate) fn unindented(text: &str) -> String {
    let lines = text.lines().map(str::trim);
    let lines = lines.filter(|line| !line.is_empty());
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// Makes a new file with this text.
pub(crate) fn picture(text: &str) -> PathBuf {
    static FILES: AtomicUsize = AtomicUsize::new(0);
    let number = FILES.fetch_add(1, Ordering::Relaxed);
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("input{number}.txt"));
    fs::write(&path, text).expect("there is room");
    path
}

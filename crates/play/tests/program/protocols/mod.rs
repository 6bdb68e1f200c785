//! The protocols of other programs, spoken as those speak them.

mod gomocup;
mod nboard;
mod otep;

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Stdio},
};

use crate::run::program;

/// A program that is talked to line by line. It ends when it is dropped.
struct Talk {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Talk {
    fn with(arguments: &str) -> Self {
        let mut command = program(arguments);
        let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = pipes.spawn().expect("it starts");
        let to = child.stdin.take().expect("it has an input");
        let from = BufReader::new(child.stdout.take().expect("it has an output"));
        Self { child, to, from }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.to, "{line}").expect("it reads");
    }

    fn hear(&mut self) -> String {
        let mut line = String::new();
        self.from.read_line(&mut line).expect("it writes UTF-8");
        assert!(line.ends_with('\n'), "it ended: {line:?}");
        line.trim_end().to_owned()
    }

    fn ask(&mut self, line: &str) -> String {
        self.say(line);
        self.hear()
    }

    /// The exit status, after the last word.
    fn end(mut self, line: &str) -> Option<i32> {
        self.say(line);
        self.child.wait().expect("it ends").code()
    }
}

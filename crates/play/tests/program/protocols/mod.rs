//! Tests of the protocols of other programs.

mod gomocup;
mod nboard;
mod otep;

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Stdio},
};

use crate::run::{program, run};

/// A program that is asked line by line. The program ends when this is dropped.
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

    /// The exit status after the last line.
    fn end(mut self, line: &str) -> Option<i32> {
        self.say(line);
        self.child.wait().expect("it ends").code()
    }
}

/// Whatever the input, each command has one short answer.
#[test]
fn any_bytes_are_survived() {
    let noise = b"\xff\xfe\0\x80\n\r\n";
    let digits = vec![b'7'; 10_000_000];
    let long = |start: &[u8]| [start, &digits].concat();
    let stones = [
        b"START 6\nBOARD\n",
        &b"1,1,1\n".repeat(20_000)[..],
        b"DONE\n",
    ]
    .concat();
    let inputs: [(&str, &[u8], usize); 9] = [
        ("gomocup", noise, 1),
        ("gomocup", &digits, 1),
        ("gomocup", &stones, 2),
        (
            "gomocup",
            b"\xef\xbb\xbfSTART 15\r\nABOUT\r\nEND\r\nSTART 15",
            2,
        ),
        ("nboard", noise, 0),
        ("nboard", &long(b"set game (;GM[Othello]BO[8 "), 1),
        ("nboard", b"\xef\xbb\xbfping 1\r\nping 2", 2),
        ("otep", noise, 1),
        ("otep", &long(b"rules dim:7 start:/"), 2),
    ];
    for (protocol, input, answers) in inputs {
        let run = run(program(&format!("--protocol {protocol}")), input);
        assert_eq!((run.errors.as_str(), run.status), ("", 0), "{protocol}");
        assert_eq!(run.out.lines().count(), answers, "{}", run.out);
        assert!(run.out.lines().all(|line| line.len() < 300), "{}", run.out);
    }
}

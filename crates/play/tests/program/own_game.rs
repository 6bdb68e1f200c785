//! Tests of the example `own_game`, a game of one's own as in the README.

use std::{fs, path::Path, process::Command};

use portable_pty::CommandBuilder;

use crate::{
    pty::{Session, command},
    run::{example, run},
};

const PAGE: &str = include_str!("../../README.md");

#[test]
fn it_is_played_everywhere() {
    let program = example("own_game");
    let folder = tempfile::tempdir().expect("a folder");
    from_a_pipe(&program);
    at_a_terminal(&program, folder.path());
    on_the_full_screen(&program, folder.path());
}

fn from_a_pipe(program: &Path) {
    let played = run(Command::new(program), b"c2-c3 f7-f6");
    assert!(
        played.out.ends_with("\nresult: unfinished\n"),
        "{}",
        played.out
    );
    let refused = run(Command::new(program), b"c2-c5");
    let why = "error: move 1 \"c2-c5\": from c2 a move goes to b3, c3 or d3, not to c5\n";
    assert_eq!((refused.errors.as_str(), refused.status), (why, 1));
    let mut counted = Command::new(program);
    counted.args(["perft", "--depth", "3"]);
    let counted = run(counted, b"").out;
    assert!(counted.contains("\n3 11132 "), "{counted}");
}

fn at_a_terminal(program: &Path, folder: &Path) {
    let mut session = start(program, "text --second computer --level 1 --seed 7", folder);
    session.screen_with("First player (X): move such as a2-");
    session.press("c2-c3\r");
    session.screen_with("Second player (O): ");
    session.screen_with("First player (X): move such as");
    session.press("save terminal.txt\r");
    session.screen_with("saved in terminal.txt");
    session.press("q\r");
    assert_eq!(session.wait(), 0);
    let record = fs::read_to_string(folder.join("terminal.txt")).expect("saved");
    for line in [
        "game: breakthrough",
        "second: computer, level 1",
        "seed: 7",
        "c2-c3",
    ] {
        assert!(
            record.lines().any(|it| it == line),
            "no {line:?} in\n{record}"
        );
    }
}

fn on_the_full_screen(program: &Path, folder: &Path) {
    // The screen is compared with the README, line by line.
    let mut session = start(program, "", folder);
    session.screen_with("Breakthrough");
    session.press(":c2-c3 f7-f6\r");
    session.press("bbb\r");
    session.screen_with("    computer, level 3");
    let shown = PAGE.split("```text\n").nth(2).expect("a screen");
    let shown = shown.split("```").next().unwrap_or_default();
    for line in shown.lines().map(str::trim).filter(|line| !line.is_empty()) {
        session.screen_with(line);
    }
    session.press("s");
    session.screen_with("save to file > breakthrough.txt");
    session.press("\r");
    session.screen_with("saved in breakthrough.txt");
    session.press("q");
    assert_eq!(session.end(), 0);
    // The saved game is continued against the computer.
    let mut session = start(program, "--load breakthrough.txt --level 1", folder);
    session.screen_with("2 O f7-f6");
    session.press(":c3-c4\r");
    session.screen_with("4 O ");
    session.press("qy");
    assert_eq!(session.end(), 0);
}

fn start(program: &Path, arguments: &str, folder: &Path) -> Session {
    let mut command: CommandBuilder = command(program, arguments);
    command.cwd(folder);
    Session::start(command)
}

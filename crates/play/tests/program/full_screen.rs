//! Tests of the program in a real terminal: typing, the screen, the terminal afterwards, and a closed terminal.

use std::{
    io::{Read, Write},
    process::Command,
    thread,
    time::{Duration, Instant},
};

use portable_pty::{Child, PtyPair};

use crate::{
    pty::{COLS, ROWS, Session, command, terminal},
    run::example,
};

const PROGRAM: &str = env!("CARGO_BIN_EXE_collinear-play");

fn play(arguments: &str) -> Session {
    Session::start(command(PROGRAM, arguments))
}

#[test]
fn the_menu_is_left_by_a_key() {
    let mut session = play("");
    let screen = session.screen_with("Hnefatafl");
    assert!(screen.contains("> Four in a row"), "{screen}");
    session.press("j");
    session.screen_with("> Reversi");
    session.press("q");
    assert_eq!(session.end(), 0);
}

#[test]
fn a_game_is_played_with_keys_and_clicks() {
    let mut session = play("four_in_a_row --ascii");
    session.screen_with("Red (X): column 1-7");
    session.press("1212");
    let screen = session.screen_with(">   4 O 2");
    let (y, names) = screen
        .lines()
        .enumerate()
        .find(|(_, line)| line.split_whitespace().take(3).eq(["1", "2", "3"]))
        .expect("names of columns");
    // There are two more discs in the first column, above its label. Columns are counted from 1.
    let x = names.find('1').expect("a column") + 1;
    let click = format!("\x1b[<0;{x};{y}M\x1b[<0;{x};{y}m");
    session.press(&format!("{click}2{click}"));
    let screen = session.screen_with("Red (X) won");
    let rows = screen.lines().filter(|line| line.contains("[X]"));
    let rows: Vec<_> = rows
        .map(|line| line.split_whitespace().take(3).collect::<Vec<_>>())
        .collect();
    let with_two = ["[X]", "O", "."];
    assert_eq!(
        rows,
        [["[X]", ".", "."], with_two, with_two, with_two],
        "{screen}"
    );
    session.press("q");
    session.screen_with("The moves are not saved");
    session.press("y");
    assert_eq!(session.end(), 0);
}

#[test]
fn interrupting_a_game_asks_first() {
    let mut session = play("reversi");
    session.screen_with("Reversi");
    session.press(":f5\r");
    session.screen_with("1 X f5");
    session.press("\x03");
    session.screen_with("The moves are not saved");
    session.press("\x03");
    assert_eq!(session.end(), 0);
}

/// A shell with job control gets its terminal back. When the program is continued, the screen returns.
#[test]
fn a_key_stops_it_until_the_shell_goes_on_with_it() {
    let script = format!("{PROGRAM} reversi; echo back in the shell; read line; fg; echo left");
    let mut shell = command("sh", "-mc");
    shell.arg(script);
    let mut session = Session::start(shell);
    session.screen_with("Reversi");
    session.press(":f5\r");
    session.screen_with("1 X f5");
    session.press("\x1a");
    let screen = session.screen_with("back in the shell");
    assert!(!screen.contains("1 X f5"), "{screen}");
    session.press("\r");
    session.wait_for_bytes("\x1b[?1049h", 2);
    session.screen_with("1 X f5");
    session.press(":f6\r");
    session.screen_with("2 O f6");
    session.press("\x03\x03");
    session.screen_with("left");
    assert_eq!(session.end(), 0);
}

/// Without a shell, nothing could continue the program.
#[test]
fn a_key_stops_nothing_without_a_shell() {
    let mut session = play("reversi");
    session.screen_with("Reversi");
    session.press("\x1a");
    session.screen_with("cannot suspend: there is no shell");
    session.press(":f5\r");
    session.screen_with("1 X f5");
    session.press("\x03\x03");
    assert_eq!(session.end(), 0);
}

#[test]
fn a_signal_leaves_the_terminal_as_it_was() {
    for (signal, number) in [("-HUP", 1), ("-INT", 2), ("-QUIT", 3), ("-TERM", 15)] {
        let session = play("hnefatafl");
        session.screen_with("Hnefatafl");
        session.tell(signal);
        assert_eq!(session.end(), 128 + number);
    }
}

#[test]
fn a_program_that_is_stopped_leaves_the_terminal_as_it_was_until_it_goes_on() {
    let mut session = play("reversi");
    session.screen_with("Reversi");
    session.tell("-TSTP");
    session.wait_for_bytes("\x1b[?1049l", 1);
    // The program stops a moment after this text. A signal to continue that comes earlier would be lost.
    session.wait_until_stopped();
    session.tell("-CONT");
    session.wait_for_bytes("\x1b[?1049h", 2);
    session.screen_with("Reversi");
    session.press("q");
    assert_eq!(session.end(), 0);
}

#[test]
fn what_is_pasted_goes_into_the_line_that_is_open() {
    let mut session = play("reversi");
    session.screen_with("Reversi");
    session.press("\x1b[200~q\x1b[201~:\x1b[200~e6\rf4\r\x1b[201~");
    session.screen_with("moves > e6 f4");
    session.press("\r");
    session.screen_with(">   2 O f4");
    session.press("\x03\x03");
    assert_eq!(session.end(), 0);
}

#[test]
fn a_panic_leaves_the_terminal_as_it_was() {
    let mut session = Session::start(command(example("careless"), "--second computer"));
    session.screen_with("First player (X)");
    session.press(":a1\r");
    let screen = session.screen_with("the computer failed: of another thread");
    assert!(screen.contains("Careless"), "it goes on:\n{screen}");
    session.press(":u\r");
    session.press("u");
    session.press(":b2\r");
    let screen = session.screen_with("of the screen");
    assert!(!screen.contains("Careless"), "{screen}");
    assert!(!screen.contains("of another thread"), "{screen}");
    let state = session.seen.state.lock().expect("nobody panicked");
    let written = String::from_utf8_lossy(&state.0).into_owned();
    drop(state);
    let told = written.find("of the screen").expect("told");
    let left = written.find("\x1b[?1049l").expect("left");
    assert!(left < told, "on the screen as it was before");
    assert_eq!(session.end(), 101);
}

/// The commands to start, and the text that is shown before the terminal is closed: the menu, a game, and a long
/// search.
const CLOSED: &[(&str, &str)] = &[
    ("", "Four in a row"),
    ("reversi", "Reversi"),
    (
        "hnefatafl --first computer --level 5 --limit 600",
        "thinking",
    ),
];

/// The time that the program has to notice.
const PATIENCE: Duration = Duration::from_secs(10);

/// Waits until the program has written a text, then closes its terminal.
fn close_when_seen(pair: PtyPair, text: &str) {
    let mut output = pair.master.try_clone_reader().expect("it writes");
    drop(pair.slave);
    let mut parser = vt100::Parser::new(ROWS, COLS, 0);
    let mut bytes = [0; 4096];
    while !parser.screen().contents().contains(text) {
        let read = output.read(&mut bytes).expect("it writes");
        assert!(read > 0, "no {text:?}:\n{}", parser.screen().contents());
        parser.process(&bytes[..read]);
    }
}

/// Waits for the end of the program. If the program does not end, it is killed and the test fails.
fn end_in_time(mut child: Box<dyn Child + Send + Sync>, about: &str) -> u32 {
    let since = Instant::now();
    while since.elapsed() < PATIENCE {
        if let Some(status) = child.try_wait().expect("it is a child") {
            return status.exit_code();
        }
        thread::sleep(Duration::from_millis(20));
    }
    child.kill().expect("it goes on");
    panic!("{about}: it goes on without a terminal");
}

/// After `setsid`, a program gets no signal when the terminal closes.
#[test]
fn a_closed_terminal_ends_it() {
    let closed = CLOSED.iter().flat_map(|it| [(it, true), (it, false)]);
    for (&(arguments, text), has_signal) in closed {
        let pair = terminal();
        let mut command = command(PROGRAM, arguments);
        command.set_controlling_tty(has_signal);
        let child = pair.slave.spawn_command(command).expect("it starts");
        close_when_seen(pair, text);
        let status = end_in_time(child, arguments);
        let is_told = has_signal && status == 128 + 1;
        assert!(status == 1 || is_told, "{arguments}: {status}");
    }
}

/// A terminal that accepts no more output blocks the program, but not forever.
#[test]
fn a_signal_ends_it_while_nobody_reads_what_it_writes() {
    let pair = terminal();
    let child = pair.slave.spawn_command(command(PROGRAM, "reversi"));
    let child = child.expect("it starts");
    drop(pair.slave);
    let mut keyboard = pair.master.take_writer().expect("it reads");
    let mut output = pair.master.try_clone_reader().expect("it writes");
    let seen = output.read(&mut [0; 16]).expect("it writes");
    assert!(seen > 0);
    // The cursor moves until no more output can be written.
    for _ in 0..500 {
        keyboard.write_all(b"hl").expect("typed");
        thread::sleep(Duration::from_millis(2));
    }
    let id = child.process_id().expect("it runs").to_string();
    let told = Command::new("kill").args(["-TERM", &id]).status();
    assert!(told.expect("it is told").success());
    assert_eq!(end_in_time(child, "nobody reads"), 128 + 15);
}

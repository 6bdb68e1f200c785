//! `play` in a real terminal: what is typed, what is seen, and what the terminal is like afterwards.

use std::{
    env,
    io::{Read, Write},
    process::Command,
    sync::{Arc, Condvar, Mutex, PoisonError},
    thread,
    time::Duration,
};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

#[path = "../../examples/play/terminal.rs"]
#[allow(dead_code, reason = "the program needs more of it than a panic does")]
mod terminal;

use crate::run::program;

/// A program in a terminal of its own.
struct Session {
    child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
    keyboard: Box<dyn Write + Send>,
    seen: Arc<Seen>,
    before: String,
}

/// What the program wrote.
#[derive(Default)]
struct Seen {
    state: Mutex<(Vec<u8>, bool)>,
    changed: Condvar,
}

const ROWS: u16 = 24;
const COLS: u16 = 80;
const LONGEST: Duration = Duration::from_mins(1);

impl Session {
    fn start(mut command: CommandBuilder) -> Self {
        command.env("TERM", "xterm-256color");
        command.env_remove("NO_COLOR");
        let size = PtySize {
            rows: ROWS,
            cols: COLS,
            ..PtySize::default()
        };
        let pair = native_pty_system().openpty(size).expect("a terminal");
        let before = settings(&*pair.master);
        let child = pair.slave.spawn_command(command).expect("it starts");
        let mut output = pair.master.try_clone_reader().expect("it writes");
        let keyboard = pair.master.take_writer().expect("it reads");
        let seen = Arc::new(Seen::default());
        let noted = Arc::clone(&seen);
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            loop {
                let read = output.read(&mut bytes).unwrap_or(0);
                let mut state = noted.state.lock().unwrap_or_else(PoisonError::into_inner);
                state.0.extend(&bytes[..read]);
                state.1 = read == 0;
                noted.changed.notify_all();
                if read == 0 {
                    return;
                }
            }
        });
        Self {
            child,
            master: pair.master,
            keyboard,
            seen,
            before,
        }
    }

    fn press(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).expect("typed");
        self.keyboard.flush().expect("typed");
    }

    /// The screen as soon as it holds a text.
    fn screen_with(&self, text: &str) -> String {
        let screen = |bytes: &[u8]| {
            let mut parser = vt100::Parser::new(ROWS, COLS, 0);
            parser.process(bytes);
            parser.screen().contents()
        };
        let state = self.seen.state.lock().expect("nobody panicked");
        let waited = self
            .seen
            .changed
            .wait_timeout_while(state, LONGEST, |(bytes, ended)| {
                !*ended && !screen(bytes).contains(text)
            });
        let (state, _) = waited.expect("nobody panicked");
        let screen = screen(&state.0);
        assert!(
            screen.contains(text),
            "no {text:?} on the screen:\n{screen}"
        );
        screen
    }

    /// Sends a signal.
    fn tell(&self, signal: &str) {
        let id = self.child.process_id().expect("it runs").to_string();
        let told = Command::new("kill").args([signal, &id]).status();
        assert!(told.expect("it is told").success());
    }

    /// Waits until it has written a text so often.
    fn wait_for_bytes(&self, text: &str, count: usize) {
        let state = self.seen.state.lock().expect("nobody panicked");
        let waited = self
            .seen
            .changed
            .wait_timeout_while(state, LONGEST, |(bytes, ended)| {
                !*ended && String::from_utf8_lossy(bytes).matches(text).count() < count
            });
        let (state, waited) = waited.expect("nobody panicked");
        let written = String::from_utf8_lossy(&state.0);
        assert!(!waited.timed_out(), "{count} times {text:?}: {written}");
    }

    /// Waits for the end, and sees that the terminal is as it was before: the exit status.
    fn end(mut self) -> u32 {
        let status = self.child.wait().expect("it ends");
        assert_eq!(settings(&*self.master), self.before, "echo and lines");
        let state = self.seen.state.lock().expect("nobody panicked");
        let waited = self
            .seen
            .changed
            .wait_timeout_while(state, LONGEST, |(_, ended)| !*ended);
        let (state, _) = waited.expect("nobody panicked");
        let written = String::from_utf8_lossy(&state.0);
        let last = |on: &str, off: &str| written.rfind(on).zip(written.rfind(off));
        for (what, on, off) in [
            ("the other screen", "\x1b[?1049h", "\x1b[?1049l"),
            ("the mouse", "\x1b[?1000h", "\x1b[?1000l"),
            ("pasting as a whole", "\x1b[?2004h", "\x1b[?2004l"),
            ("a hidden cursor", "\x1b[?25l", "\x1b[?25h"),
        ] {
            let (on, off) = last(on, off).unwrap_or_else(|| panic!("{what}: {written}"));
            assert!(on < off, "{what} is left on");
        }
        let count = |what| written.matches(what).count();
        assert_eq!(
            count("\x1b[?1049l"),
            count("\x1b[?1049h"),
            "left as often as entered: the second time the cursor would go back"
        );
        status.exit_code()
    }
}

/// How the terminal treats what is typed.
fn settings(master: &dyn MasterPty) -> String {
    let termios = master.get_termios().expect("a terminal has settings");
    format!("{:?} {:?}", termios.input_flags, termios.local_flags)
}

fn play(options: &str) -> Session {
    let mut command = CommandBuilder::new(program("play"));
    command.args(options.split_whitespace());
    Session::start(command)
}

#[test]
fn the_menu_is_left_by_a_key() {
    let mut session = play("");
    let screen = session.screen_with("Hnefatafl");
    assert!(screen.contains("> Four in a row"), "{screen}");
    session.press("j");
    session.screen_with("> Tic-tac-toe");
    session.press("q");
    assert_eq!(session.end(), 0);
}

#[test]
fn a_game_is_played_with_keys_and_clicks() {
    let mut session = play("four_in_a_row");
    session.screen_with("First player (X): column 1-7");
    session.press("1212");
    let screen = session.screen_with(">   4 O 2");
    let (y, names) = screen
        .lines()
        .enumerate()
        .find(|(_, line)| line.contains("1  2  3"))
        .expect("names of columns");
    // Two more in the first column: above its name, counted from 1.
    let x = names.find('1').expect("a column") + 1;
    let click = format!("\x1b[<0;{x};{y}M\x1b[<0;{x};{y}m");
    session.press(&format!("{click}2{click}"));
    let screen = session.screen_with("First player (X) won");
    let rows = ["[X] .  .", "[X] O  .", "[X] O  .", "[X] O  ."];
    let shown: Vec<_> = screen.lines().filter(|line| line.contains("[X]")).collect();
    assert_eq!(shown.len(), rows.len(), "{screen}");
    for (row, line) in rows.iter().zip(shown) {
        assert!(line.contains(row), "{screen}");
    }
    session.press("q");
    session.screen_with("The moves are not saved");
    session.press("y");
    assert_eq!(session.end(), 0);
}

#[test]
fn interrupting_it_leaves_the_terminal_as_it_was() {
    let mut session = play("reversi");
    session.screen_with("Reversi");
    session.press("\x03");
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
    session.press("\x03");
    assert_eq!(session.end(), 0);
}

/// Set for the program that panics: this test, run once more in a terminal.
const PANIC: &str = "COLLINEAR_TEST_PANIC";

#[test]
fn a_panic_leaves_the_terminal_as_it_was() {
    if env::var_os(PANIC).is_some() {
        let mut terminal = terminal::Terminal::enter().expect("a terminal");
        terminal
            .draw(|frame| frame.render_widget("drawn", frame.area()))
            .expect("drawn");
        let thinking = thread::spawn(|| panic!("of another thread"));
        assert!(thinking.join().is_err());
        panic!("of the screen");
    }
    let mut command = CommandBuilder::new(env::current_exe().expect("tests are programs"));
    command.env(PANIC, "");
    command.args([
        "--exact",
        "full_screen::a_panic_leaves_the_terminal_as_it_was",
        "--nocapture",
    ]);
    let session = Session::start(command);
    let screen = session.screen_with("of the screen");
    assert!(!screen.contains("drawn"), "{screen}");
    assert!(!screen.contains("of another thread"), "{screen}");
    let state = session.seen.state.lock().expect("nobody panicked");
    let written = String::from_utf8_lossy(&state.0).into_owned();
    drop(state);
    let told = written.find("of the screen").expect("told");
    let left = written.find("\x1b[?1049l").expect("left");
    assert!(left < told, "on the screen as it was before");
    assert_eq!(session.end(), 101);
}

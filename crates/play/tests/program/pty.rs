//! [`Session`]: a program in a pseudo-terminal.

use std::{
    io::{Read, Write},
    path::PathBuf,
    process::Command,
    sync::{Arc, Condvar, Mutex, PoisonError},
    thread,
    time::{Duration, Instant},
};

use portable_pty::{Child, CommandBuilder, MasterPty, PtyPair, PtySize, native_pty_system};

/// A program in a pseudo-terminal.
pub(crate) struct Session {
    pub(crate) child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
    keyboard: Box<dyn Write + Send>,
    pub(crate) seen: Arc<Seen>,
    before: String,
}

/// The output of the program.
#[derive(Default)]
pub(crate) struct Seen {
    pub(crate) state: Mutex<(Vec<u8>, bool)>,
    changed: Condvar,
}

pub(crate) const ROWS: u16 = 24;
pub(crate) const COLS: u16 = 80;
const LONGEST: Duration = Duration::from_mins(1);

impl Session {
    pub(crate) fn start(command: CommandBuilder) -> Self {
        let pair = terminal();
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

    pub(crate) fn press(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).expect("typed");
        self.keyboard.flush().expect("typed");
    }

    /// Waits until the screen contains a text.
    pub(crate) fn screen_with(&self, text: &str) -> String {
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

    pub(crate) fn tell(&self, signal: &str) {
        let id = self.child.process_id().expect("it runs").to_string();
        let told = Command::new("kill").args([signal, &id]).status();
        assert!(told.expect("it is told").success());
    }

    pub(crate) fn wait_until_stopped(&self) {
        let id = self.child.process_id().expect("it runs").to_string();
        let begun = Instant::now();
        loop {
            let state = Command::new("ps").args(["-o", "stat=", "-p", &id]).output();
            let state = state.expect("ps runs").stdout;
            if state.starts_with(b"T") {
                return;
            }
            assert!(
                begun.elapsed() < LONGEST,
                "{}",
                String::from_utf8_lossy(&state)
            );
        }
    }

    /// Waits until the program has written a text this many times.
    pub(crate) fn wait_for_bytes(&self, text: &str, count: usize) {
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

    /// Waits for the end of the program; returns the exit status.
    pub(crate) fn wait(mut self) -> u32 {
        self.child.wait().expect("it ends").exit_code()
    }

    /// Waits for the end of the program and checks that the terminal is restored; returns the exit status.
    pub(crate) fn end(mut self) -> u32 {
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

pub(crate) fn terminal() -> PtyPair {
    let size = PtySize {
        rows: ROWS,
        cols: COLS,
        ..PtySize::default()
    };
    native_pty_system().openpty(size).expect("a terminal")
}

/// The program in a terminal with colours.
pub(crate) fn command(program: impl Into<PathBuf>, arguments: &str) -> CommandBuilder {
    let mut command = CommandBuilder::new(program.into());
    command.args(arguments.split_whitespace());
    command.env("TERM", "xterm-256color");
    command.env("LC_ALL", "C.UTF-8");
    command.env_remove("NO_COLOR");
    // A backtrace would not fit on the screen.
    command.env_remove("RUST_BACKTRACE");
    command
}

fn settings(master: &dyn MasterPty) -> String {
    let termios = master.get_termios().expect("a terminal has settings");
    format!("{:?} {:?}", termios.input_flags, termios.local_flags)
}

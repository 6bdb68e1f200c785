//! [`Terminal`]: the whole screen. It restores the terminal at the end.

use std::{
    io::{self, IsTerminal, Stdout, Write, stdin, stdout},
    mem::ManuallyDrop,
    panic, process,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread,
    time::Duration,
};

use ratatui::crossterm::{
    cursor::Show,
    event::{
        DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
        Event, KeyCode, KeyEventKind, KeyModifiers,
    },
    execute,
    terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode},
};
use ratatui::{Frame, backend::CrosstermBackend};

/// The whole screen, with raw keys and the mouse. The terminal is restored when the program ends, panics, is stopped or
/// is ended by a signal.
pub(super) struct Terminal {
    /// Never dropped: dropping it panics if the terminal and standard error are gone. `ours` restores the terminal.
    inner: ManuallyDrop<ratatui::Terminal<CrosstermBackend<Stdout>>>,
    ours: Ours,
    /// The signal that should end the program, or 0.
    signal: Arc<AtomicUsize>,
    /// True if a signal has asked the program to stop.
    stop: Arc<AtomicBool>,
}

/// True while the terminal still has to be restored, so that it is restored only once.
#[derive(Clone, Default)]
struct Ours(Arc<AtomicBool>);

impl Terminal {
    pub(super) fn enter() -> io::Result<Self> {
        let (signal, stop) = <(Arc<AtomicUsize>, Arc<AtomicBool>)>::default();
        #[cfg(unix)]
        {
            use signal_hook::{
                consts::{SIGHUP, SIGTSTP, TERM_SIGNALS},
                flag,
                iterator::Signals,
            };
            for &number in TERM_SIGNALS.iter().chain(&[SIGHUP]) {
                let noted = usize::try_from(number).unwrap_or_default();
                flag::register_usize(number, Arc::clone(&signal), noted)?;
            }
            flag::register(SIGTSTP, Arc::clone(&stop))?;
            end_in_time(Signals::new(TERM_SIGNALS.iter().chain(&[SIGHUP]))?);
        }
        let terminal = Self {
            inner: screen()?,
            ours: Ours::default(),
            signal,
            stop,
        };
        give_back_after_panics(terminal.ours.clone());
        terminal.ours.take()?;
        Ok(terminal)
    }

    /// If a signal asked for it, stops until the program is continued. Returns `true` if everything must be drawn
    /// again.
    pub(super) fn stops(&mut self) -> io::Result<bool> {
        let stops = self.stop.load(Ordering::Relaxed);
        if stops {
            self.ours.give_back();
            self.stop_until_told()?;
        }
        Ok(stops)
    }

    /// Stops as Ctrl-Z usually does, until the program is continued. Returns `false` if there is no shell that could
    /// continue it.
    pub(super) fn suspend(&mut self) -> io::Result<bool> {
        #[cfg(unix)]
        {
            use rustix::process::{Signal, getpgrp, getsid, kill_current_process_group};
            // A shell gives each of its jobs its own process group.
            if getsid(None)? == getpgrp() {
                return Ok(false);
            }
            // The shell takes the terminal back once the process that it waits for has stopped. That process can be
            // `cargo run`.
            self.ours.give_back();
            kill_current_process_group(Signal::TSTP)?;
            self.stop_until_told()?;
        }
        Ok(cfg!(unix))
    }

    fn stop_until_told(&mut self) -> io::Result<()> {
        #[cfg(unix)]
        signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
        self.stop.store(false, Ordering::Relaxed);
        self.ours.take()?;
        // Clearing the old screen would ask the terminal for its cursor.
        self.inner = screen()?;
        Ok(())
    }

    pub(super) fn draw(&mut self, draw: impl FnOnce(&mut Frame)) -> io::Result<()> {
        self.inner.draw(draw).map(drop)
    }

    /// The signal that ended the program, or `None`.
    pub(super) fn signal(&self) -> Option<u8> {
        match u8::try_from(self.signal.load(Ordering::Relaxed)) {
            Ok(0) | Err(_) => None,
            Ok(signal) => Some(signal),
        }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        self.ours.give_back();
    }
}

fn screen() -> io::Result<ManuallyDrop<ratatui::Terminal<CrosstermBackend<Stdout>>>> {
    ratatui::Terminal::new(CrosstermBackend::new(stdout())).map(ManuallyDrop::new)
}

pub(super) fn is_gone() -> bool {
    !stdin().is_terminal()
}

/// Ends the program soon after a signal, even if the program is blocked, for example because it writes to the terminal.
#[cfg(unix)]
fn end_in_time(mut signals: signal_hook::iterator::Signals) {
    /// The time that the program has to end by itself.
    const PATIENCE: Duration = Duration::from_secs(1);
    thread::spawn(move || {
        if let Some(signal) = signals.forever().next() {
            thread::sleep(PATIENCE);
            let _ = disable_raw_mode();
            process::exit(128 + signal);
        }
    });
}

/// Returns whether a key is pressed with Ctrl. In raw mode Ctrl-C and Ctrl-Z are not signals.
pub(super) fn is_control(event: &Event, key: char) -> bool {
    let code = KeyCode::Char(key);
    event.as_key_event().is_some_and(|key| {
        key.kind == KeyEventKind::Press
            && key.code == code
            && key.modifiers.contains(KeyModifiers::CONTROL)
    })
}

impl Ours {
    fn take(&self) -> io::Result<()> {
        self.0.store(true, Ordering::Relaxed);
        enable_raw_mode()?;
        execute!(
            stdout(),
            EnterAlternateScreen,
            EnableMouseCapture,
            EnableBracketedPaste
        )
    }

    /// Errors are ignored, because the terminal can be gone.
    fn give_back(&self) {
        if !self.0.swap(false, Ordering::Relaxed) {
            return;
        }
        let mut out = stdout();
        let _ = execute!(
            out,
            DisableBracketedPaste,
            DisableMouseCapture,
            LeaveAlternateScreen,
            Show
        );
        let _ = disable_raw_mode();
        let _ = out.flush();
    }
}

/// Restores the terminal before the message of a panic that ends the program. A panic in the computer's thread ends the
/// program only if panics abort. Otherwise the screen shows the reason and the program continues.
fn give_back_after_panics(ours: Ours) {
    let (main, tell) = (thread::current().id(), panic::take_hook());
    panic::set_hook(Box::new(move |panic| {
        if cfg!(panic = "abort") || thread::current().id() == main {
            ours.give_back();
            tell(panic);
        }
    }));
}

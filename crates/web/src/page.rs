//! [`page!`](crate::page): a game as the three functions that a page calls.

use std::io::{self, BufRead as _, IsTerminal as _, Write as _};

use collinear_play::{Entry, Playable, Plays};

use crate::{Game, words};

/// Makes a page of a game, in the `main.rs` of a crate of its own: `page!(Breakthrough)`, where `Breakthrough`
/// is a value of rules or a [`Playable`]; or of several, `page!(games = collinear_play::all_games())`, or of any
/// [`Page`], `page!(page = Page::of_words())`.
#[macro_export]
macro_rules! page {
    (page = $page:expr) => {
        ::std::thread_local! {
            static PAGE: ::std::cell::RefCell<$crate::Page> = ::std::cell::RefCell::new($page);
        }

        #[unsafe(no_mangle)]
        extern "C" fn collinear_put(byte: u32) {
            PAGE.with_borrow_mut(|page| page.put(byte));
        }

        #[unsafe(no_mangle)]
        extern "C" fn collinear_ask(whom: u32) -> u32 {
            PAGE.with_borrow_mut(|page| page.ask(whom))
        }

        #[unsafe(no_mangle)]
        extern "C" fn collinear_get(index: u32) -> u32 {
            PAGE.with_borrow(|page| page.get(index))
        }

        fn main() -> ::std::io::Result<()> {
            PAGE.with_borrow_mut($crate::Page::answer_lines)
        }
    };
    (games = $games:expr) => {
        $crate::page!(page = $crate::Page::new($games));
    };
    ($game:expr) => {
        $crate::page!(games = ::std::vec![$crate::entry($game)]);
    };
}

/// The entry of a game, or of rules that are one.
#[must_use]
pub fn entry<R: Plays>(game: impl Into<Playable<R>>) -> Entry {
    game.into().into()
}

/// What answers a page, and the texts that go in and out byte by byte.
pub struct Page {
    answers: Answers,
    text: Vec<u8>,
    answer: Vec<u8>,
}

/// The answer to a text of which a number says to whom it goes.
type Answers = Box<dyn FnMut(u32, &str) -> String>;

impl Page {
    /// A page with these games: [`ask`](Self::ask) takes 0 for a [command](Game::command) and 1 for a
    /// [snapshot](Game::snapshot).
    #[must_use]
    pub fn new(games: Vec<Entry>) -> Self {
        let mut game = Game::new(games);
        Self::answering(Box::new(move |whom, text| match (whom, &mut game) {
            (0, Ok(game)) => game.command(text),
            (1, Ok(game)) => game.snapshot(),
            (_, Err(why)) => {
                serde_json::json!({"ok": false, "refusal": {"reason": why}}).to_string()
            }
            _ => String::new(),
        }))
    }

    /// The page of the [vocabulary](words), whatever number is asked.
    #[must_use]
    pub fn of_words() -> Self {
        Self::answering(Box::new(|_, text| words::answer(text)))
    }

    fn answering(answers: Answers) -> Self {
        Self {
            answers,
            text: Vec::new(),
            answer: Vec::new(),
        }
    }

    /// Takes the next byte of a text.
    pub fn put(&mut self, byte: u32) {
        self.text.extend(u8::try_from(byte));
    }

    /// Answers the text, and gives the length of the answer in bytes. What the number means, the constructors say.
    pub fn ask(&mut self, whom: u32) -> u32 {
        let bytes = std::mem::take(&mut self.text);
        let answer = (self.answers)(whom, &String::from_utf8_lossy(&bytes));
        self.answer = answer.into_bytes();
        u32::try_from(self.answer.len()).unwrap_or(u32::MAX)
    }

    /// Answers standard input on standard output, a line for a line, each of which begins with the digit that
    /// [`ask`](Self::ask) takes: so the page is tried where there is no Rust for the web.
    ///
    /// # Errors
    ///
    /// What went wrong there.
    pub fn answer_lines(&mut self) -> io::Result<()> {
        let input = io::stdin();
        if input.is_terminal() {
            eprintln!("This is a page of the browser: crates/web/build makes it.");
            return Ok(());
        }
        for line in input.lock().lines() {
            let line = line?;
            let whom = line.chars().next().and_then(|first| first.to_digit(10));
            let answer = whom.map_or_else(String::new, |whom| (self.answers)(whom, &line[1..]));
            let mut out = io::stdout();
            writeln!(out, "{answer}")?;
            out.flush()?;
        }
        Ok(())
    }

    /// A byte of the answer; 0 after its end.
    #[must_use]
    pub fn get(&self, index: u32) -> u32 {
        let byte = self.answer.get(index as usize);
        byte.copied().unwrap_or(0).into()
    }
}

//! [`page!`](crate::page): exports a game as three functions for a page.

use std::io::{self, BufRead as _, IsTerminal as _, Write as _};

use collinear_play::{Entry, Playable, Plays};

use crate::{Game, words};

/// Makes a page in the `main.rs` of your crate.
///
/// `page!(Breakthrough)` takes rules or a [`Playable`]. `page!(games = collinear_play::all_games())` takes several
/// games. `page!(page = Page::of_words())` takes any [`Page`].
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

/// Makes the entry of a game or of rules.
#[must_use]
pub fn entry<R: Plays>(game: impl Into<Playable<R>>) -> Entry {
    game.into().into()
}

/// A program that answers the requests of a page. Requests and answers are passed byte by byte.
pub struct Page {
    answers: Answers,
    text: Vec<u8>,
    answer: Vec<u8>,
}

/// A function that answers a request. The number selects the kind of request.
type Answers = Box<dyn FnMut(u32, &str) -> String>;

impl Page {
    /// Makes a page of these games. [`ask`](Self::ask) takes 0 for a [command](Game::command) and 1 for a
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

    /// Makes the page of the [vocabulary](words). [`ask`](Self::ask) takes any number.
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

    /// Adds the next byte of a request.
    pub fn put(&mut self, byte: u32) {
        self.text.extend(u8::try_from(byte));
    }

    /// Answers the request and returns the length of the answer in bytes. The number selects the kind of request, see
    /// [`new`](Self::new) and [`of_words`](Self::of_words).
    pub fn ask(&mut self, whom: u32) -> u32 {
        let bytes = std::mem::take(&mut self.text);
        let answer = (self.answers)(whom, &String::from_utf8_lossy(&bytes));
        self.answer = answer.into_bytes();
        u32::try_from(self.answer.len()).unwrap_or(u32::MAX)
    }

    /// Answers each line of standard input with a line on standard output. The first character of a line is the number
    /// for [`ask`](Self::ask). Tests of the page without WebAssembly use this.
    ///
    /// # Errors
    ///
    /// An error of standard input or output.
    pub fn answer_lines(&mut self) -> io::Result<()> {
        let input = io::stdin();
        if input.is_terminal() {
            eprintln!("This program is a web page: build it with crates/web/build.");
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

    /// Returns the byte of the answer at an index, or 0 after the end.
    #[must_use]
    pub fn get(&self, index: u32) -> u32 {
        let byte = self.answer.get(index as usize);
        byte.copied().unwrap_or(0).into()
    }
}

//! [`rules_page`](Session::rules_page): the rules of any game, even of a game without a rules text.

use std::fmt::Write;

use crate::{
    core::{capitalized::capitalized, session::Session},
    text::{drawing::Drawing, page},
};

impl Session {
    /// The rules of the game for people, in the form of
    /// [`Playable::with_rules_text`](crate::Playable::with_rules_text).
    ///
    /// The page begins with the text of the game, or with a general text. The players, the board at the start, and how
    /// to type moves follow.
    #[must_use]
    pub fn rules_page(&self) -> String {
        let mut start = self.fork();
        start.reset();
        start.let_chance_move(0);
        let text = match self.rules_text() {
            Some(text) => text.trim_end().to_owned(),
            None => told_of_any_game(&start),
        };
        let title = capitalized(self.title());
        let mut page = format!("# {title}\n\n{text}\n\n# At the start\n\n");
        page += &who_plays(&start);
        page += &picture(&start);
        let _ = write!(page, "\nHow to type a move: {}.", start.hint());
        page
    }

    /// A description of the game in two sentences.
    #[must_use]
    pub fn summary(&self) -> String {
        match self.rules_text() {
            Some(text) => page::first_paragraph(text),
            None => page::first_paragraph(&told_of_any_game(self)),
        }
    }
}

/// The text for a game that has no text of its own.
fn told_of_any_game(session: &Session) -> String {
    let players = if session.is_for_two() { "two" } else { "one" };
    let board = session.board();
    let cells = board.cells().iter().filter(|cell| !cell.is_hole).count();
    let (rows, cols) = (board.rows().len(), board.columns().len());
    let moves = session.moves().len();
    format!(
        "A game for {players} on {cells} cells in {rows} rows and {cols} columns. At the start there are {moves} \
         legal moves.\n\nThis game has no rules text yet (`with_rules_text` adds one). A move that is not \
         legal is refused, with the reason."
    )
}

/// The players and their pieces. The player who moves first comes first.
fn who_plays(session: &Session) -> String {
    match (
        session.called(session.turn()),
        session.called(session.turn().other()),
    ) {
        (Some(begins), Some(other)) => format!("{begins} to move first, then {other}.\n\n"),
        _ => String::new(),
    }
}

/// The board as text, unless it is too large for a page.
fn picture(session: &Session) -> String {
    let drawing = anstream::adapter::strip_str(&Drawing::of(session).to_string()).to_string();
    let lines: Vec<_> = drawing
        .lines()
        .map(|line| format!("  {}\n", line.trim_end()))
        .collect();
    if lines.iter().any(|line| line.chars().count() > page::WIDTH) {
        return String::new();
    }
    lines.concat()
}

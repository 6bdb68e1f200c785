//! A game whose moves come from a pipe or a file.

use std::io::{self, BufRead, Write};

use collinear::rules::{Outcome, Rules, View};

use super::{TextGame, quoted};

/// How a game from a pipe went.
pub(crate) struct Played<S> {
    /// The state that it came to.
    pub(crate) state: S,
    /// How many moves were refused.
    pub(crate) refused: usize,
}

/// Makes the moves of a text, line by line; those that are refused go to `errors`.
pub(crate) fn play<G: TextGame>(
    game: &G,
    input: impl BufRead,
    mut errors: impl Write,
) -> io::Result<Played<G::State>> {
    let mut state = game.start();
    let (mut number, mut refused) = (0_usize, 0);
    for line in input.split(b'\n') {
        for word in game.words(&String::from_utf8_lossy(&line?)) {
            number += 1;
            match game.read(&state, word) {
                Ok(mov) => game.apply(&mut state, mov),
                Err(illegal) => {
                    refused += 1;
                    // Nobody may be listening, and the game goes on all the same.
                    let _ = writeln!(errors, "error: move {number} {}: {illegal}", quoted(word));
                }
            }
        }
    }
    Ok(Played { state, refused })
}

/// Writes the board and how the game ended.
pub(crate) fn report<R: Rules<State: View>>(
    rules: &R,
    state: &R::State,
    mut out: impl Write,
) -> io::Result<()> {
    let result = match rules.outcome(state) {
        Some(Outcome::Win(side)) => side.to_string(),
        Some(outcome) => outcome.to_string(),
        None => "unfinished".to_owned(),
    };
    writeln!(out, "{}\nresult: {result}", state.glyphs())
}

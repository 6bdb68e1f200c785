//! A game whose moves come from a pipe or a file.

use std::io::{self, BufRead, Write};

use collinear::rules::View;

use super::{TextGame, quoted};

/// How a game from a pipe went.
pub(crate) struct Played<S> {
    /// The state that it came to.
    pub(crate) state: S,
    /// What is to be told of its moves.
    pub(crate) told: Vec<String>,
    /// How many words were refused.
    pub(crate) refused: usize,
}

/// Makes the moves of a text, line by line; those that are refused go to `errors`.
pub(crate) fn play<G: TextGame>(
    game: &G,
    start: G::State,
    input: impl BufRead,
    mut errors: impl Write,
) -> io::Result<Played<G::State>> {
    let (mut state, mut told) = (start, Vec::new());
    let (mut number, mut refused) = (0_usize, 0);
    for line in input.split(b'\n') {
        for word in game.words(&String::from_utf8_lossy(&line?)) {
            number += 1;
            match game.read(&state, word) {
                Ok(moves) => {
                    for mov in moves {
                        game.apply(&mut state, mov);
                        told.extend(game.told(&state));
                    }
                }
                Err(illegal) => {
                    refused += 1;
                    let (word, why) = (quoted(word), game.refusal(&illegal));
                    // Nobody may be listening, and the game goes on all the same.
                    let _ = writeln!(errors, "error: move {number} {word}: {why}");
                }
            }
        }
    }
    Ok(Played {
        state,
        told,
        refused,
    })
}

/// Writes the board, how the game ended, and in fixed lines whatever else there is to know.
pub(crate) fn report<G: TextGame>(
    game: &G,
    state: &G::State,
    told: &[String],
    mut out: impl Write,
) -> io::Result<()> {
    writeln!(out, "{}\nresult: {}", state.glyphs(), game.result(state))?;
    for line in game.facts(state).iter().chain(told) {
        writeln!(out, "{line}")?;
    }
    out.flush()
}

//! Plays a game with moves from a pipe or a file.

use std::io::{self, BufRead, Write};

use crate::core::{file::without_mark, quoted::quoted, session::Session};

/// The largest number of refused words that are reported one by one.
const MOST: usize = 20;

/// Makes the moves of a text, and the moves of chance between them. Writes refused moves to `errors` and returns the
/// number of refused moves.
pub(super) fn play(
    session: &mut Session,
    seed: u64,
    input: impl BufRead,
    mut errors: impl Write,
) -> io::Result<usize> {
    let (mut number, mut refused) = (0_usize, 0_usize);
    session.let_chance_move(seed);
    for (index, line) in input.split(b'\n').enumerate() {
        let line = line?;
        let line = if index == 0 {
            without_mark(&line)
        } else {
            &line
        };
        let line = String::from_utf8_lossy(line);
        for word in session.words(&line) {
            number += 1;
            if let Err(why) = session.play_word(word) {
                refused += 1;
                if refused <= MOST {
                    let word = quoted(word);
                    // If standard error is closed, the game continues.
                    let _ = writeln!(errors, "error: move {number} {word}: {why}");
                }
            }
            session.let_chance_move(seed);
        }
    }
    if refused > MOST {
        let more = refused - MOST;
        let _ = writeln!(errors, "error: {more} more of {number} moves were refused");
    }
    Ok(refused)
}

/// Writes the board, the result and the facts.
///
/// # Errors
///
/// Errors of the writer.
pub(super) fn report(session: &Session, mut out: impl Write) -> io::Result<()> {
    writeln!(out, "{}\nresult: {}", session.text(), session.result())?;
    let told = session.made().flat_map(|turn| turn.notes.iter().cloned());
    for line in session.facts().into_iter().chain(told) {
        writeln!(out, "{line}")?;
    }
    out.flush()
}

//! [`help`]: the commands at a terminal, and the [`rules`] of the game.

use itertools::Itertools;

use super::vocabulary::Vocabulary;
use crate::{
    core::session::Session,
    text::{
        folded::{WIDTH, folded},
        page,
    },
};

pub(super) fn help(session: &Session, vocabulary: &Vocabulary) -> String {
    let (title, hint) = (folded(session.title(), WIDTH).join("\n"), session.hint());
    let about = "a move; a line can have several";
    let mut moves = format!("  {hint:12}  {about}");
    if moves.chars().count() > WIDTH {
        moves = format!("  {hint}\n{:16}{about}", "");
    }
    // `save` is left out: it stays a command, because a file name follows it.
    let words = vocabulary.moves().iter().filter(|&&word| word != "save");
    let words = match &*words.collect_vec() {
        [] => String::new(),
        [word] => format!("\n\n{word} can be a move here; use another name for the command."),
        words => {
            let words = words.iter().format(", ");
            format!("\n\n{words} can be moves here; use other names for the commands.")
        }
    };
    format!("{title}\n\n{moves}{COMMANDS}{words}")
}

pub(super) fn rules(session: &Session) -> String {
    let lines = page::lines(&session.rules_page(), page::WIDTH);
    lines.into_iter().map(|line| line.text).join("\n")
}

const COMMANDS: &str = "
  t, moves      show where moves can go; with a piece or a move, only its own
  u, undo       take the last move back
  r, redo       make that move again
  n, new        start again; the old moves stay as a branch, which r brings back
  back, forward, first, last
                step through the moves without taking them back (previous, next,
                start and end do the same); a move made there begins a branch
  branch        list the branches here; with a number, go to that branch
  score         show what the computer thinks of the position
  review, mistakes
                mark moves that gave something away, ? or ??
  save FILE     save the game with its branches in a new file; as a movie if the
                name ends in .svg
  q, quit       leave, as Ctrl-D does
  rules, manual show the rules of the game
  ?, help       show this text

On the board (X) is the last move, :X: a cell that it changed, [X] a cell that
decided the game, {.} a target, and <X> a piece that can move or would change.";

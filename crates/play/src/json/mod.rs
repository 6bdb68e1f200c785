//! A game in JSON, for a page, a bot or an arena in any language: [`Conversation`] answers a line for a
//! line. `collinear-play reversi --json` does so on standard input and output, and so does every program
//! that is made with [`run`](crate::run).
//!
//! ```
//! use collinear::rules::in_a_row::TIC_TAC_TOE;
//! use collinear_play::{Playable, Seating, json::Conversation};
//!
//! let game = Playable::with_notation(TIC_TAC_TOE).session();
//! let mut conversation = Conversation::new(game, Seating::default());
//! let answer = conversation.answer(r#"{"command": "play", "move": "b4"}"#);
//! assert!(answer.contains(r#""reason":"off the board: its cells are a1 to c3""#), "{answer}");
//! ```
//!
//! # Commands
//!
//! A command is an object in one line. Empty lines are passed over; all others are answered by one line each.
//!
//! | `"command"` | what else it takes | what is answered |
//! |---|---|---|
//! | `"state"` | | `state` |
//! | `"play"` | `"move"`: as it is typed, `"f5"` | `state`, after the computer's answer if it has a seat |
//! | `"preview"` | `"move"` | `preview`: the turn as it would be |
//! | `"aim"` | `"key"`: `"left"`, `"right"`, `"turn"` or `"down"`, or none | `aim`: the piece that falls, after that |
//! | `"targets"` | `"of"`: a piece or a move | `targets` |
//! | `"lines"` | `"of"`: none, one or two cells, as numbers | `lines`: all runs of two cells and more, or how far the ways from the cell are free, or the straight way from one to the other |
//! | `"undo"`, `"redo"`, `"new"` | | `state` |
//! | `"step"` | `"by"`: so many turns later, or before: `-1`; or `"to"`: the number of a turn | `state`; nothing is taken back, and a move that is played there begins a branch |
//! | `"branch"` | `"number"`: which of the turns that were played here, from 1 | `state` |
//! | `"think"` | `"level"`: 1 to 5, `"seconds"`, or `"positions"` where there is no clock; `"more": true` works on with the search of the `"think"` before | `advice`; nothing is played |
//! | `"review"` | the same, for each position; one second, if nothing is said; level 1, which makes moves without thinking, reviews as level 2; `"turn"`: the number of one turn, which `"more": true` works on with | `review`, of that turn, or of all turns that are made or can be made again |
//! | `"seats"` | `"first"`, `"second"`: `"human"` or `"computer, level 3"` | `state` |
//! | `"go"` | `"positions"`: so much more work on the computer's move, `"now"`: whether to make it all the same; only where the computer [waits](Conversation::waiting) | `advice` as long as there is more to do, then `state` |
//! | `"games"` | | `games` that can be opened |
//! | `"open"` | `"game"`: `"reversi --rows 6"`; `"seed"`: a number, or any if nothing is said | `state` |
//! | `"load"` | `"record"`: the text of a file | `state` |
//! | `"rules"` | | `rules` for people to read: a line that begins with `# ` is a heading, one with two spaces a picture |
//! | `"picture"` | `"game"` or `"record"`: as above, the game at hand if neither is given; `"plies"`: this many random moves later, 200 at most, `"seed"`: which ones, `"bare": true`: without coordinates and the last turn | `svg`: the board; the game at hand stays as it is |
//! | `"movie"` | | `svg`: all turns one after the other |
//! | `"record"` | | `record`: the game as the text of a file |
//! | `"snapshot"` | | `state`, `svg`, in which each piece is an element of its own, and as `thought` the `advice` of a search under way |
//!
//! Any command may have an `"id"`, which is any value and is repeated in the answer, and `"moves": false`,
//! which leaves `moves` and `targets` out of the state.
//!
//! # Answers
//!
//! | key | value |
//! |---|---|
//! | `version` | 2. Keys may be added in version 2; none is removed or given another meaning |
//! | `id` | that of the command, if it had one |
//! | `ok` | whether the command was obeyed; if not, there is a `refusal`, and nothing has changed |
//! | `refusal` | `command` and `move` as they were given, `reason`: a text, `cells`: the cells that the reason names, or else the move |
//! | `state` | see below |
//! | `preview` | a turn |
//! | `aim` | `svg`: the board with the piece and where it would come to rest; `move`: what drops it there; `rests`: whether it has come to rest already |
//! | `targets` | `targets`: cells that moves end on, `concerned`: cells that can move there or would be touched |
//! | `lines` | each with `side`: whose run it is, or `null`; `cells`; `free`: the free cells behind its ends; `blockers`: what ends it |
//! | `advice` | `move`: the best one (at level 1 often any, without a score), or `null` if none is known, and `hopeless`: whether nothing leads to the goal of a game for one any more; `done`: whether more work would change nothing; `score` and `line`: the moves that both sides would play, the best one first |
//! | `score` | what a position is worth for the first player, whose turn it may be or not, or for the only one; `null` if the search can't say: `text`: `"Red (X) wins in 3 moves"`, `is` and mostly a `value`; decided: `"wins"` or `"loses"` (in that many moves of the winner, or `null`), `"draws"`, `"by"` (a margin at the end), `"solvable"` (in that many moves), `"hopeless"`; estimates: `"worth"` (a number of the game's own, which `text` says in discs, men or words; where a game ends with a score, that score), `"chance"` (of winning, 0 to 1) |
//! | `review` | a row for each turn, `turn`: its number, `move`: its moves, and what one search thinks of the position before it: `before`: the score of the best that could be played, `best`: that line; `played`: the move that is judged, the worst if the turn has several; `after`: its score, as deep as the best one's; `gave_away`: the difference of the two, 0 to 1; `mark`: `"??"` if half a point was given away, `"?"` if a quarter was, or `null`; `done`: whether more work would change nothing. A win counts 1, a draw 1/2, and a worth of 200 is halfway from equal to won. What is not known is `null`: chance's moves are not judged |
//! | `games` | each with its `name`, `title`, what it is `about`, its `group`: `"for two"`, `"for one"` or `"odd boards"`, the `aliases` that open it too, and `variants`: `name`, and as `game` what opens it |
//! | `svg`, `record`, `rules` | texts |
//!
//! Cells are numbers, from 0 in the order of `board.cells`.
//!
//! | key of `state` | value |
//! |---|---|
//! | `game` | the words that choose the game and its variant on a command line |
//! | `title` | what is played |
//! | `about` | what it is about, in two sentences |
//! | `seats` | who plays the first side and the second: `"human"` or `"computer, level 3"` |
//! | `seed` | where the choices of the computer and of chance begin |
//! | `players` | two of `side`, `name`, `word`, `piece`; empty in a game for one |
//! | `turn` | `"first"`, `"second"`, or `null` if the game is over |
//! | `result` | in a word: `"unfinished"`, `"draw"`, the word of the winner, `"solved"`, `"stuck"`, `"lost"`, `"score 2048"` |
//! | `hint` | what a move looks like |
//! | `board` | `cells`, `rows` and `columns` (the names at the margins), `strokes`: pairs of cells that a stroke joins, `is_slanted`: each row lies half a cell to the left of the one above, `is_by_column`: a move is a column |
//! | `board.cells` | `name`, `x` in half cells from the left, `y` in rows from the top, `shows`: the character on it, `owner`: `"first"`, `"second"` or `null`, `is_hole`; if there is any, `text`: what is written there in place of the character, and `block`: the first cell of the block that lies there |
//! | `text` | the board as text |
//! | `moves` | the legal moves: `move`, `cells` |
//! | `targets` | as above, of all moves |
//! | `falls` | whether a piece falls, to be shifted and turned by `"aim"`, as in Tetris |
//! | `arrows` | the moves that arrow keys make: `key`, `"left"`, and `move`; where all moves are directions, as in 2048 |
//! | `cut` | whether the limit cut short what the computer thought about a move that it has made since the last state |
//! | `left_out` | how many lines of variations were not read of the record that was loaded |
//! | `is_stepping` | whether somebody has stepped to a turn that is not the last one: the computer waits, and both sides are theirs to move |
//! | `made`, `taken_back` | turns, the oldest first; those that can be made again, the next one first |
//! | `branches` | `at`: the number of the last turn that is made, 0 at the start, `turns`: from the turn of number 1 on the number of the one `before` it, and its `moves` as texts |
//! | a turn | `moves`: each with its `mover` (`null` for chance) and `move`; `cells` that it was made on, `touched`: what else it changed or led over, `told`: `"captured: e9 d5"` |
//! | `deciding` | the cells that decided the game |
//! | `facts` | what else there is to know, in lines: `"discs: 40 24"` |

mod advice;
mod answer;
mod command;
mod conversation;
mod picture;
mod review;
mod score;
mod state;

use std::io::{self, BufReader, Write};
use std::process::ExitCode;

pub use self::conversation::Conversation;
use crate::{
    core::{catalogue::NamedGame, record, session::Session, table::Seating},
    text::line,
};

/// How long a line may be: what holds the longest record, even if each of its bytes is written as `\u000a`.
const LONGEST: u64 = 6 * record::LARGEST + (1 << 16);

/// Answers standard input on standard output, a line for a line.
pub(crate) fn run(
    session: Session,
    seating: Seating,
    games: Vec<NamedGame>,
) -> io::Result<ExitCode> {
    let mut conversation = Conversation::new(session, seating).with_games(games);
    let (mut input, mut out) = (BufReader::new(io::stdin()), io::stdout());
    while let Some(line) = line::read(&mut input, LONGEST)? {
        let answer = match line.text.as_str() {
            _ if line.is_cut => conversation.refuse_line(format!(
                "the line is longer than {LONGEST} bytes, and no command is"
            )),
            "" => continue,
            text => conversation.answer(text),
        };
        writeln!(out, "{answer}")?;
        out.flush()?;
    }
    Ok(ExitCode::SUCCESS)
}

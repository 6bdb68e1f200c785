//! A game that is controlled by JSON, for a page, a bot or an arena in any language.
//!
//! [`Conversation`] answers each line with one line. `collinear-play reversi --json` does this on standard input and
//! output. Every program made with [`run`](crate::run) does the same with `--json`.
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
//! A command is a JSON object on one line. Each command has one line as its answer. Empty lines are ignored.
//!
//! | `"command"` | other keys | answer |
//! |---|---|---|
//! | `"state"` | | `state` |
//! | `"play"` | `"move"`: the move as a person types it, such as `"f5"` | `state`; if the computer plays, after its reply |
//! | `"preview"` | `"move"` | `preview`: the turn that the move would make |
//! | `"aim"` | `"key"`: `"left"`, `"right"`, `"turn"`, `"down"` or absent | `aim`: the falling piece after the key |
//! | `"targets"` | `"of"`: a piece or a move | `targets` |
//! | `"lines"` | `"of"`: a list of no, one or two cells, as numbers | `lines`: all runs of two or more cells, or the open lines from the cell, or the straight path between the two cells |
//! | `"undo"`, `"redo"`, `"new"` | | `state` |
//! | `"step"` | `"by"`: a number of turns forward, or back if negative; or `"to"`: the number of a turn | `state`; no turn is dropped, and a move at this position begins a branch |
//! | `"branch"` | `"number"`: the number of one of the turns that were played at this position, from 1 | `state` |
//! | `"think"` | `"level"`: 1 to 5; `"seconds"`: the time, or `"positions"`: the number of positions, if there is no clock; `"more": true` continues the search of the last `"think"` | `advice`; no move is made |
//! | `"review"` | `"level"`, and `"seconds"` or `"positions"` for each position; the default is one second; level 1 reviews like level 2, because level 1 makes random moves; `"turn"`: the number of one turn; `"more": true` continues the review of that turn | `review` of that turn, or of all turns of the current line |
//! | `"seats"` | `"first"`, `"second"`: `"human"` or `"computer, level 3"` | `state` |
//! | `"go"` | `"positions"`: the number of positions to search for the computer's move; `"now": true` makes the best move found so far; the command works only if the computer [waits](Conversation::waiting) | `advice` while there is more to do, then `state` |
//! | `"games"` | | `games` that can be opened |
//! | `"open"` | `"game"`: `"reversi --rows 6"`; `"seed"`: a number, random by default | `state` |
//! | `"load"` | `"record"`: the text of a file | `state` |
//! | `"rules"` | | `rules` for people; a line that begins with `# ` is a heading, a line that begins with two spaces is part of a diagram |
//! | `"picture"` | `"game"` or `"record"`: as above; the default is the current game; `"plies"`: the number of random moves to make first, at most 200; `"seed"`: the seed of the random moves; `"bare": true` leaves out the coordinates and the last turn | `svg`: the board; the current game does not change |
//! | `"movie"` | | `svg`: an animation of all turns |
//! | `"record"` | | `record`: the game as the text of a file |
//! | `"snapshot"` | | `state`, `svg` with an element for each piece, and `thought`: the `advice` of an unfinished search |
//!
//! Every command can have an `"id"` of any value, which the answer repeats. With `"moves": false`, the state has no
//! `moves` and no `targets`.
//!
//! # Answers
//!
//! | key | value |
//! |---|---|
//! | `version` | 2. Version 2 may get more keys; no key is removed or changes its meaning |
//! | `id` | the id of the command, if it had one |
//! | `ok` | true if the command was executed; otherwise there is a `refusal`, and nothing has changed |
//! | `refusal` | `command` and `move` as they were given; `reason`: a text; `cells`: the cells named in the reason, or else the cells of the move |
//! | `state` | see below |
//! | `preview` | a turn |
//! | `aim` | `svg`: the board with the piece and the cells where it will rest; `move`: the move that drops the piece on these cells; `rests`: true if the piece has come to rest |
//! | `targets` | `targets`: cells where moves end; `concerned`: the cells of pieces that can move to the targets, or cells that would change |
//! | `lines` | for each line: `side` of a run, or `null`; `cells`; `free`: the empty cells beyond its ends; `blockers`: the occupied cells at its ends |
//! | `advice` | `move`: the best one, or `null` if none is known (at level 1 often a random move, without a score); `hopeless`: true if a game for one cannot be solved any more; `done`: true if more work would change nothing; `score`; `line`: the moves that both sides would play, best move first |
//! | `score` | the value of a position for the first player, or for the only player; `null` if unknown. `text`: `"Red (X) wins in 3 moves"`; `is`, with a `value` for most: decided `"wins"` or `"loses"` (the winner's number of moves, or `null`), `"draws"`, `"by"` (the final margin), `"solvable"` (the number of moves), `"hopeless"`; estimated `"worth"` (a number in the computer's own unit, which `text` gives in discs, men or words; in a game that ends with a score, the expected score), `"chance"` (of winning, 0 to 1) |
//! | `review` | one row per turn. `turn`: its number; `move`: its moves; `before` and `best`: the score and the line of the best move; `played`: the judged move, in a turn of several moves the worst one; `after`: the score after this move, searched equally deep; `gave_away`: the part of a point that the move gave away, 0 to 1; `mark`: `"??"` for half a point, `"?"` for a quarter, or `null`; `done`: true if more work would change nothing. A win counts 1 point, a draw 1/2, and a `"worth"` of 200 is halfway between equal and won. Unknown values are `null`; moves of chance are not judged |
//! | `games` | for each game `name`, `title`, `about`, `group`: `"for two"`, `"for one"` or `"odd boards"`, `aliases`: other names that open it, and `variants`: `name`, and `game`, the words that open it |
//! | `svg`, `record`, `rules` | texts |
//!
//! Cells are numbers from 0 in the order of `board.cells`.
//!
//! | key of `state` | value |
//! |---|---|
//! | `game` | the words that choose the game and its variant on a command line |
//! | `title` | the title |
//! | `about` | a description in two sentences |
//! | `seats` | the players of the first side and the second: `"human"` or `"computer, level 3"` |
//! | `seed` | the seed of the computer's choices and of chance |
//! | `players` | two of `side`, `name`, `word`, `piece`; empty in a game for one |
//! | `turn` | `"first"`, `"second"`, or `null` if the game is over |
//! | `result` | `"unfinished"`, `"draw"`, the word of the winner, `"solved"`, `"stuck"`, `"lost"`, `"score 2048"` |
//! | `hint` | how to type a move |
//! | `board` | `cells`; `rows` and `columns`: the labels at the margins; `strokes`: pairs of cells joined by a line; `is_slanted`: each row is half a cell to the left of the one above; `is_by_column`: a move is a column |
//! | `board.cells` | `name`; `x` in half cells from the left; `y` in rows from the top; `shows`: the character of the cell; `owner`: `"first"`, `"second"` or `null`; `is_hole`; sometimes `text`: shown instead of the character, and `block`: the first cell of its block |
//! | `text` | the board as text |
//! | `moves` | the legal moves: `move`, `cells` |
//! | `targets` | as above, of all moves |
//! | `falls` | true if a falling piece can be shifted and turned by `"aim"`, as in Tetris |
//! | `arrows` | the moves of the arrow keys: `key`, such as `"left"`, and `move`; in games where all moves are directions, such as 2048 |
//! | `cut` | true if the time limit cut short the search for a move made since the last state |
//! | `left_out` | the number of lines of variations that were skipped when the record was loaded |
//! | `is_stepping` | true after a step to a turn that is not the last: the computer waits, and people can move for both sides |
//! | `made` | the turns that are made, the oldest first |
//! | `taken_back` | the turns that can be made again, the next one first |
//! | `branches` | `at`: the number of the last turn, 0 at the start; `turns`: for each turn, from number 1 on, the number of the turn `before` it and its `moves` as texts |
//! | a turn | `moves`: each with its `mover` (`null` for chance) and `move`; `cells`: the cells of the moves; `touched`: other cells that changed or were passed; `notes`: `"captured: e9 d5"` |
//! | `deciding` | the cells that decided the game |
//! | `facts` | facts about the position: `"discs: 40 24"` |

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

/// The length of the longest line: the longest record, with every byte written as `\u000a`.
const LONGEST: u64 = 6 * record::LARGEST + (1 << 16);

/// Answers each line of standard input on standard output.
pub(crate) fn run(
    session: Session,
    seating: Seating,
    games: Vec<NamedGame>,
) -> io::Result<ExitCode> {
    let mut conversation = Conversation::new(session, seating).with_games(games);
    let (mut input, mut out) = (BufReader::new(io::stdin()), io::stdout());
    while let Some(line) = line::read(&mut input, LONGEST)? {
        let answer = match line.text.as_str() {
            _ if line.is_cut => {
                conversation.refuse_line(format!("the line is longer than {LONGEST} bytes"))
            }
            "" => continue,
            text => conversation.answer(text),
        };
        writeln!(out, "{answer}")?;
        out.flush()?;
    }
    Ok(ExitCode::SUCCESS)
}

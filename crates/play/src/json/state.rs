//! [`State`]: a game in progress, as JSON.

use collinear::rules::Side;
use itertools::Itertools;
use serde::Serialize;

use crate::{
    core::{
        board::{Board, Toward},
        overlay::SeenLine,
        session::Session,
        table::Table,
        tree::Tree,
        turn,
    },
    text::targets::Targets,
};

/// A game in progress.
#[derive(Serialize)]
pub(super) struct State {
    game: Vec<String>,
    title: String,
    about: String,
    seats: [String; 2],
    seed: u64,
    players: Vec<Player>,
    turn: Option<&'static str>,
    result: String,
    hint: String,
    board: Sheet,
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<Vec<Move>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    targets: Option<Aims>,
    arrows: Vec<Arrow>,
    /// True if a falling piece can be shifted and turned.
    falls: bool,
    /// True if the time limit cut short the search for a move made since the last state.
    pub(super) cut: bool,
    /// The number of lines of variations that were skipped when the record was loaded.
    pub(super) left_out: usize,
    is_stepping: bool,
    made: Vec<Turn>,
    taken_back: Vec<Turn>,
    branches: Branches,
    deciding: Vec<usize>,
    facts: Vec<String>,
}

#[derive(Serialize)]
struct Player {
    side: &'static str,
    name: String,
    word: String,
    piece: char,
}

#[derive(Serialize)]
struct Branches {
    at: usize,
    turns: Vec<Branch>,
}

#[derive(Serialize)]
struct Branch {
    before: usize,
    moves: Vec<String>,
}

impl Branches {
    fn of(tree: &Tree) -> Self {
        let turns = tree.turns().map(|(before, turn)| Branch {
            before,
            moves: turn.moves.iter().map(|(_, word)| word.clone()).collect(),
        });
        Self {
            at: tree.at(),
            turns: turns.collect(),
        }
    }
}

/// The board with its pieces.
#[derive(Serialize)]
struct Sheet {
    cells: Vec<Cell>,
    rows: Vec<String>,
    columns: Vec<String>,
    strokes: Vec<(usize, usize)>,
    is_slanted: bool,
    is_by_column: bool,
}

#[derive(Serialize)]
struct Cell {
    name: String,
    x: usize,
    y: usize,
    shows: char,
    /// A text to show instead of the character.
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<&'static str>,
    owner: Option<&'static str>,
    is_hole: bool,
    /// The first cell of the block that the cell belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    block: Option<usize>,
}

#[derive(Serialize)]
struct Move {
    r#move: String,
    cells: Vec<usize>,
}

/// The move of an arrow key.
#[derive(Serialize)]
struct Arrow {
    key: &'static str,
    r#move: String,
}

/// The cells where moves end.
#[derive(Serialize)]
pub(super) struct Aims {
    targets: Vec<usize>,
    concerned: Vec<usize>,
}

/// A line of cells, and the cells at its ends.
#[derive(Serialize)]
pub(super) struct Seen {
    side: Option<&'static str>,
    cells: Vec<usize>,
    free: Vec<usize>,
    blockers: Vec<usize>,
}

impl From<SeenLine> for Seen {
    fn from(line: SeenLine) -> Self {
        let SeenLine {
            side,
            cells,
            free,
            blockers,
        } = line;
        Self {
            side: side.map(word),
            cells,
            free,
            blockers,
        }
    }
}

#[derive(Serialize)]
pub(super) struct Turn {
    moves: Vec<Made>,
    cells: Vec<usize>,
    touched: Vec<usize>,
    notes: Vec<String>,
}

#[derive(Serialize)]
struct Made {
    mover: Option<&'static str>,
    r#move: String,
}

impl State {
    /// The state of a game. `with_moves` says whether the state has the legal moves.
    pub(super) fn of(table: &Table, with_moves: bool) -> Self {
        let session = &table.session;
        let players = Side::BOTH.into_iter().filter_map(|side| {
            let player = session.player(side)?;
            Some(Player {
                side: word(side),
                name: player.name.clone(),
                word: player.word.clone(),
                piece: player.glyph,
            })
        });
        let is_on = session.outcome().is_none();
        Self {
            game: session.chosen_by().to_vec(),
            title: session.title().to_owned(),
            about: session.summary(),
            seats: table.seating.seats.map(|seat| seat.to_string()),
            seed: table.seating.seed,
            players: players.collect(),
            turn: is_on.then(|| word(session.turn())),
            result: session.result(),
            hint: if is_on { session.hint() } else { String::new() },
            board: Sheet::of(session),
            text: session.text(),
            moves: with_moves.then(|| moves(session)),
            targets: with_moves.then(|| Targets::of_all(session).into()),
            arrows: arrows(session),
            falls: !session.falls().is_empty(),
            cut: false,
            left_out: 0,
            is_stepping: table.is_stepping(),
            made: session.made().map(Turn::of).collect(),
            taken_back: session.taken_back().map(Turn::of).collect(),
            branches: Branches::of(session.tree()),
            deciding: session.deciding(),
            facts: session.facts(),
        }
    }
}

fn arrows(session: &Session) -> Vec<Arrow> {
    let arrows = session.arrows().into_iter().filter_map(|(toward, m)| {
        let key = match toward {
            Toward::Left => "left",
            Toward::Down => "down",
            Toward::Up => "up",
            Toward::Right => "right",
        };
        let r#move = session.move_text(m)?;
        Some(Arrow { key, r#move })
    });
    arrows.collect()
}

fn moves(session: &Session) -> Vec<Move> {
    let moves = session.move_texts().into_iter().zip(session.moves());
    moves
        .map(|(r#move, cells)| Move { r#move, cells })
        .collect()
}

impl Sheet {
    fn of(session: &Session) -> Self {
        let (board, theme) = (session.board(), &session.style().theme);
        let blocks = session.blocks();
        let sizes = blocks.iter().counts();
        let cells = board.cells().iter().zip(session.glyphs()).zip(&blocks);
        let cells = cells.map(|((cell, shows), &block)| Cell {
            name: cell.name.clone(),
            x: cell.x,
            y: cell.y,
            shows,
            text: theme.figure(shows).text(),
            owner: session.owner(shows).map(word),
            is_hole: cell.is_hole,
            block: Some(block).filter(|block| sizes.get(block) > Some(&1)),
        });
        Self {
            cells: cells.collect(),
            rows: board.rows().to_vec(),
            columns: board.columns().to_vec(),
            strokes: board.strokes().to_vec(),
            is_slanted: board.is_slanted(),
            is_by_column: board.is_by_column(),
        }
    }
}

impl Turn {
    pub(super) fn of(turn: &turn::Turn) -> Self {
        let moves = turn.moves.iter().map(|(mover, text)| Made {
            mover: mover.map(word),
            r#move: text.clone(),
        });
        Self {
            moves: moves.collect(),
            cells: turn.cells.clone(),
            touched: turn.touched.clone(),
            notes: turn.notes.clone(),
        }
    }
}

impl From<Targets> for Aims {
    fn from(Targets { targets, concerned }: Targets) -> Self {
        let once = |mut cells: Vec<usize>| {
            cells.sort_unstable();
            cells.dedup();
            cells
        };
        Self {
            targets: once(targets),
            concerned: once(concerned),
        }
    }
}

const fn word(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}

/// The cells that a typed move names. A column stands for all its cells.
pub(super) fn named(board: &Board, word: &str) -> Vec<usize> {
    let names = word.split(|char: char| !char.is_alphanumeric());
    let cells = names.flat_map(|name| {
        let cells = board.cells().iter();
        cells.positions(|cell| cell.name.eq_ignore_ascii_case(name))
    });
    cells.unique().collect()
}

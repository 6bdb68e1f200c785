//! Four in a row for two people at one terminal, or with moves from a pipe. Options make it tic-tac-toe, Gomoku and
//! similar games.
//!
//! ```text
//! cargo run --release --example four_in_a_row
//! cargo run --release --example four_in_a_row -- --rows 15 --cols 15 --connect 5 --no-gravity
//! echo 4453 | cargo run --release --example four_in_a_row
//! ```

mod table;

use std::{cmp::Reverse, process::ExitCode};

use collinear::{
    Coord, Direction, Line,
    rules::{
        Game,
        in_a_row::{InARow, State},
    },
};

use table::{AtTable, Options};

fn main() -> ExitCode {
    table::play::<InARow>(Options::of::<InARow>())
}

impl AtTable for InARow {
    const HELP: &str = "\
Four in a row and other k-in-a-row games, for two people at one terminal.

A move is a column, counted from 1. Up to 9 columns, moves may run together: 4453. With
--no-gravity a move is a cell such as h8, rows counted from the bottom.

Usage: four_in_a_row [OPTIONS]

  --rows N           Rows of the board [default: 6]
  --cols N           Columns of the board [default: 7]
  --connect N        How many in a row win [default: 4]
  --exactly          Longer rows do not win
  --wrap[=SIDES]     Join opposite sides of the board: both, rows or cols
  --no-gravity       Discs stay where they are put, and a move is a cell such as h8
  --gravity WHERE    Discs fall down, up, left, right, down-left ..
  --axes WHICH       Where lines run: all, orthogonal, diagonal ..
  --misere           A player who closes a line loses
  --obstacles CELLS  Blocked cells, such as d3,e4; discs rest on them

Examples:
  four_in_a_row                    a game at the terminal
  four_in_a_row --wrap=rows        a game on a cylinder
  four_in_a_row --rows 15 --cols 15 --connect 5 --exactly --no-gravity
                                   Gomoku
  echo 4453 | four_in_a_row        the board after these four moves
";

    fn choose(mut options: Options) -> Result<Game<Self>, String> {
        options.rename("gravity=no", "gravity=none");
        options.rename("wrap=yes", "wrap=both");
        let rules: Result<Self, _> = options.parse("");
        rules.map(Game::new).map_err(|why| match &*why {
            why if why.contains("a floor") => {
                format!("{why}: add --no-gravity, or use --wrap=rows")
            }
            why => why.to_owned(),
        })
    }

    fn lines(&self, state: &State) -> Vec<String> {
        let by_columns = self.gravity() == Some(Direction::S);
        let lines = self.winning_lines(state);
        lines.map(|line| written(line, by_columns)).collect()
    }
}

/// Writes a line as `line: a1 b2 c3 d4`, or as `line: columns 1 2 3 4, rising from row 1`. A closed ring starts at its
/// lowest cell in its first column.
fn written(line: Line, by_columns: bool) -> String {
    let (board, mut cells) = (*line.board(), line.cells().collect::<Vec<_>>());
    let around = line
        .first()
        .map(|first| board.ray_len(first, line.heading()) + 1);
    if board.is_ring(line.heading()) && around == Some(cells.len()) {
        let order = |&i: &usize| (cells[i].col, Reverse(cells[i].row));
        let lowest = (0..cells.len()).min_by_key(order);
        cells.rotate_left(lowest.unwrap_or(0));
    }
    if !by_columns {
        return format!("line: {}", table::names(board, cells));
    }
    let row = |at: Option<&Coord>| at.map_or(0, |at| board.rows() - at.row);
    let (from, to) = (row(cells.first()), row(cells.last()));
    let mut columns: Vec<_> = cells.iter().map(|at| (at.col + 1).to_string()).collect();
    columns.dedup();
    let columns = columns.join(" ");
    match line.heading() {
        Direction::N | Direction::S => {
            format!(
                "line: column {columns}, rows {} to {}",
                from.min(to),
                from.max(to)
            )
        }
        _ if from == to => format!("line: columns {columns}, row {from}"),
        _ if from < to => format!("line: columns {columns}, rising from row {from}"),
        _ => format!("line: columns {columns}, falling from row {from}"),
    }
}

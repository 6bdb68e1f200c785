//! The published table: `tests/data/peg.json`.

use collinear::rules::peg_solitaire::{Lattice, PegSolitaire};
use collinear::{Bounds, Coord, Symmetry};
use serde_json::Value;

use super::{at, game};

pub(crate) fn table() -> Value {
    serde_json::from_str(include_str!("../data/peg.json")).expect("the table is JSON")
}

/// The entries that are counted jump by jump from a board.
pub(crate) fn boards() -> Vec<Entry> {
    let table = table();
    let entries = table["entries"].as_array().expect("entries").iter();
    let of_boards = entries.filter(|entry| entry["params"]["board"].is_array());
    of_boards.map(|entry| Entry(entry.clone())).collect()
}

pub(crate) fn entry(name: &str) -> Entry {
    let table = table();
    let mut entries = table["entries"].as_array().expect("entries").iter();
    let found = entries.find(|entry| entry["name"] == name);
    Entry(found.unwrap_or_else(|| panic!("no entry {name}")).clone())
}

/// A picture in the table: a list of rows.
pub(crate) fn picture(rows: &Value) -> String {
    let rows = rows.as_array().expect("rows").iter();
    let rows: Vec<_> = rows.map(|row| row.as_str().expect("a row")).collect();
    rows.join("\n")
}

pub(crate) struct Entry(pub(crate) Value);

impl Entry {
    pub(crate) fn name(&self) -> &str {
        self.0["name"].as_str().expect("a name")
    }

    pub(crate) fn lattice(&self) -> Lattice {
        match self.0["params"]["directions"].as_str() {
            Some("sq") => Lattice::Square,
            Some("tri") => Lattice::Triangular,
            other => panic!("{other:?} is no lattice"),
        }
    }

    pub(crate) fn game(&self) -> PegSolitaire {
        game(self.lattice(), &picture(&self.0["params"]["board"]))
    }

    /// The hole that is vacant at the start.
    pub(crate) fn vacancy(&self) -> Coord {
        let game = self.game();
        let mut vacant = game
            .start_board()
            .cells_where(collinear::rules::peg_solitaire::Square::is_empty);
        vacant.next().expect("a vacant hole")
    }

    /// Whether the counts go on until every game has ended.
    pub(crate) fn is_complete(&self) -> bool {
        self.0["complete"] == true
    }

    /// A count for each number of jumps, from none on.
    pub(crate) fn column(&self, name: &str) -> Vec<u128> {
        let counts = self.0[name]
            .as_object()
            .unwrap_or_else(|| panic!("no {name}"));
        let jumps = 0..counts.len();
        jumps
            .map(|jumps| number(&counts[&jumps.to_string()]))
            .collect()
    }

    pub(crate) fn total(&self, name: &str) -> u128 {
        number(&self.0["totals"][name])
    }

    /// Where each cell goes in every way to lay the start onto itself.
    pub(crate) fn symmetries(&self) -> Vec<Vec<Coord>> {
        let game = self.game();
        let bounds = game.bounds();
        let mut symmetries = match self.lattice() {
            Lattice::Square => of_a_rectangle(bounds),
            Lattice::Triangular => of_a_triangle(bounds),
        };
        symmetries.retain(|cells| {
            let mut pairs = bounds.coords().zip(cells);
            pairs.all(|(from, &to)| game.start_board()[from] == game.start_board()[to])
        });
        symmetries
    }
}

fn of_a_rectangle(bounds: Bounds) -> Vec<Vec<Coord>> {
    let onto_itself = |symmetry: &Symmetry| symmetry.map_bounds(bounds) == bounds;
    let cells = |symmetry: Symmetry| {
        let moved = bounds.coords().map(|at| symmetry.map_coord(at, bounds));
        moved.collect::<Option<Vec<_>>>().expect("on the board")
    };
    let all = Symmetry::ALL.into_iter().filter(onto_itself);
    all.map(cells).collect()
}

/// Three turns, and each of them turned over; what is no hole stays where it is.
fn of_a_triangle(bounds: Bounds) -> Vec<Vec<Coord>> {
    let last = bounds.rows() - 1;
    let turned = |cell: Coord| at(last - cell.col, cell.row - cell.col);
    let turned_over = |cell: Coord| at(cell.row, cell.row - cell.col);
    let mut all = Vec::new();
    for turns in 0..3 {
        for over in [false, true] {
            let image = |cell| {
                let cell = (0..turns).fold(cell, |cell, _| turned(cell));
                if over { turned_over(cell) } else { cell }
            };
            let moved = bounds.coords().map(|cell| {
                let is_hole = cell.col <= cell.row;
                if is_hole { image(cell) } else { cell }
            });
            all.push(moved.collect());
        }
    }
    all
}

pub(crate) fn number(value: &Value) -> u128 {
    // What does not fit into 64 bits stands there as a text.
    let large = || value.as_str()?.parse().ok();
    let number = value.as_u64().map(u128::from).or_else(large);
    number.unwrap_or_else(|| panic!("{value} is no number"))
}

//! English draughts from scratch: a game that captures in chains, in one file.
//!
//! `cargo run --example new_game_draughts`

use collinear::lines::distinct_chains;
use collinear::rules::{Finished, MoveCells, Outcome, Position, Rules, Side, perft};
use collinear::{Coord, Direction, Grid, Move, Removal};

/// The rules; draws are left out. `b` and `w` are men, `B` and `W` kings.
pub struct EnglishDraughts;

const START: &str = "
    . b . b . b . b
    b . b . b . b .
    . b . b . b . b
    . . . . . . . .
    . . . . . . . .
    w . w . w . w .
    . w . w . w . w
    w . w . w . w .
";

/// A step, or a capture with all that it takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    ends: Move,
    taken: Vec<Coord>,
}

impl MoveCells<Position<char>> for Turn {
    fn cells(&self, state: &Position<char>) -> impl Iterator<Item = Coord> {
        self.ends.cells(state)
    }
}

/// A player's man and king, each with its headings.
fn pieces(side: Side) -> [(char, &'static [Direction]); 2] {
    let (man, king, forward): (_, _, &[_]) = match side {
        Side::First => ('b', 'B', &[Direction::SE, Direction::SW]),
        Side::Second => ('w', 'W', &[Direction::NE, Direction::NW]),
    };
    [(man, forward), (king, &Direction::DIAGONAL)]
}

fn captures(state: &Position<char>) -> Vec<Turn> {
    let (grid, [(man, _), _]) = (state.grid(), pieces(state.turn.other()));
    let enemy = move |cell: &char| cell.eq_ignore_ascii_case(&man);
    let free = |cell: &char| *cell == '.';
    let chains = pieces(state.turn).into_iter().flat_map(|(own, headings)| {
        let from = grid.cells_where(move |&cell| cell == own);
        from.flat_map(move |at| grid.chains(at, headings, enemy, free, Removal::AtEnd))
    });
    // Those that take the same in another order are one.
    let captures = distinct_chains(chains).into_iter().map(|hops| {
        let (from, to) = (hops[0].from, hops[hops.len() - 1].to);
        let taken = hops.iter().map(|hop| hop.over).collect();
        let ends = Move { from, to };
        Turn { ends, taken }
    });
    captures.collect()
}

fn steps(state: &Position<char>) -> Vec<Turn> {
    let grid = state.grid();
    let steps = pieces(state.turn).into_iter().flat_map(|(own, headings)| {
        let ways = grid.ways(move |&cell| cell == own, headings);
        let free = |cell: &char| *cell == '.';
        ways.flat_map(move |(from, way)| grid.slide_at_most(from, way, 1, free).moves())
    });
    let step = |ends| Turn {
        ends,
        taken: Vec::new(),
    };
    steps.map(step).collect()
}

impl Rules for EnglishDraughts {
    type State = Position<char>;
    type Move = Turn;

    fn start(&self) -> Self::State {
        Position::new(Grid::parse(START).expect("eight rows of eight cells"))
    }

    /// Who can capture has to.
    fn moves(&self, state: &Self::State) -> impl Iterator<Item = Turn> {
        let mut turns = captures(state);
        if turns.is_empty() {
            turns = steps(state);
        }
        turns.into_iter()
    }

    /// A man that comes to the last row becomes a king.
    fn apply(&self, state: &mut Self::State, turn: Turn) {
        let Move { from, to } = turn.ends;
        state.carry(from, to, '.');
        state.fill(turn.taken, '.');
        if to.row == 0 || to.row == 7 {
            state.put(to, state.grid()[to].to_ascii_uppercase());
        }
    }

    /// Who can't move has lost.
    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        let is_stuck = self.moves(state).next().is_none();
        is_stuck.then_some(Outcome::Win(state.turn.other()))
    }
}

fn main() {
    let (game, start) = (EnglishDraughts, EnglishDraughts.start());
    for (depth, published) in (1..).zip([7, 49, 302, 1469, 7361]) {
        let count = perft(&game, &start, depth, Finished::Dropped);
        println!("{depth} {count}");
        assert_eq!(count, published);
    }
}

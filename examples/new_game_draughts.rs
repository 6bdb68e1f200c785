//! English draughts from scratch: a game that captures in chains, in one file.
//!
//! `cargo run --example new_game_draughts`

use collinear::lines::distinct_chains;
use collinear::rules::{Finished, MoveOrCapture, Outcome, Position, Rules, Side, is_stuck, perft};
use collinear::{Direction, Grid, Removal};

/// The rules, without draws. `b` and `w` are men, `B` and `W` kings.
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

/// Matches the pieces of a player.
fn is_of(side: Side) -> impl Fn(&char) -> bool + Copy {
    let man = ['b', 'w'][side.index()];
    move |piece| piece.eq_ignore_ascii_case(&man)
}

/// The headings of a piece: forward for a man, all diagonals for a king.
fn headings(piece: char) -> &'static [Direction] {
    match piece {
        'b' => &[Direction::SE, Direction::SW],
        'w' => &[Direction::NE, Direction::NW],
        _ => &Direction::DIAGONAL,
    }
}

impl Rules for EnglishDraughts {
    type State = Position<char>;
    type Move = MoveOrCapture;

    fn start(&self) -> Self::State {
        Position::new(Grid::parse(START).expect("eight rows of eight cells"))
    }

    /// Captures are mandatory.
    fn moves(&self, state: &Self::State) -> impl Iterator<Item = MoveOrCapture> {
        let (grid, free) = (state.grid(), |piece: &char| *piece == '.');
        let (own, enemy) = (is_of(state.turn), is_of(state.turn.other()));
        let chains = grid.cells_where(own).flat_map(|at| {
            let headings = headings(grid[at]);
            grid.chains(at, headings, enemy, free, Removal::AtEnd)
        });
        // Chains that capture the same pieces in another order are one move.
        let captures = distinct_chains(chains).into_iter();
        let mut moves: Vec<_> = captures.map(MoveOrCapture::Capture).collect();
        if moves.is_empty() {
            let pieces = grid.headings_of(own, |at| headings(grid[at]).iter().copied());
            let steps = pieces.flat_map(|(at, step)| grid.slide(at, step, 1..=1, free).moves());
            moves.extend(steps.map(MoveOrCapture::Move));
        }
        moves.into_iter()
    }

    /// A man that reaches the last row becomes a king.
    fn apply(&self, state: &mut Self::State, m: MoveOrCapture) {
        state.fill(m.taken(), '.');
        state.carry(m.from(), m.to(), '.');
        if m.to().row % 7 == 0 {
            state.put(m.to(), state.grid()[m.to()].to_ascii_uppercase());
        }
    }

    /// A player who cannot move loses.
    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        is_stuck(self, state).then_some(Outcome::Win(state.turn.other()))
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

//! Dameo, written as a user of the library would write it. A line of men can move together, captures are along rows and
//! columns, and the largest capture is mandatory.

use collinear::{
    Coord, Direction, Grid, Hop, Move, Removal,
    lines::{distinct_chains, longest_of},
    rules::{MoveOrCapture, Notation, Outcome, Position, Rules},
};

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Dameo;

/// `M` and `K` are men and kings of the first player, `m` and `k` men and kings of the second.
pub type State = Position<char>;

const START: &str = "
    m m m m m m m m
    . m m m m m m .
    . . m m m m . .
    . . . . . . . .
    . . . . . . . .
    . . M M M M . .
    . M M M M M M .
    M M M M M M M M
";
const FORWARD: [Direction; 3] = [Direction::NW, Direction::N, Direction::NE];

fn is_free(piece: &char) -> bool {
    *piece == '.'
}

impl Dameo {
    /// All captures, including those that are not the largest.
    fn captures(self, state: &State) -> impl Iterator<Item = Vec<Hop>> {
        let (grid, own, theirs) = (state.grid(), state.own(), state.theirs());
        let of_men = grid
            .cells_where(move |piece| own(piece) && piece.eq_ignore_ascii_case(&'m'))
            .flat_map(move |man| {
                grid.chains(man, &Direction::ORTHOGONAL, theirs, is_free, Removal::AtEnd)
            });
        let of_kings = grid
            .cells_where(move |piece| own(piece) && piece.eq_ignore_ascii_case(&'k'))
            .flat_map(move |king| {
                grid.chains_by(king, move |at, before, hops| {
                    // The king's start cell is empty. Captured pieces stay on the board until the move ends.
                    let free = move |cell: Coord| cell == king || is_free(&grid[cell]);
                    let prey = |cell: Coord| {
                        theirs(&grid[cell]) && before.iter().all(|hop| hop.over != cell)
                    };
                    let far = |way| grid.board().far_hops(at, way, free, prey, free);
                    hops.extend(Direction::ORTHOGONAL.into_iter().flat_map(far));
                })
            });
        of_men.chain(of_kings)
    }

    fn steps(self, state: &State) -> impl Iterator<Item = Move> {
        let (grid, own) = (state.grid(), state.own());
        let man = move |piece: &char| own(piece) && piece.eq_ignore_ascii_case(&'m');
        let king = move |piece: &char| own(piece) && piece.eq_ignore_ascii_case(&'k');
        let forward = FORWARD.map(|way| state.turn.facing(way));
        let of_men = grid
            .headings_of(man, move |_| forward)
            .filter_map(move |(from, way)| {
                let push = grid
                    .push(from, way, 7, man, |beyond| beyond.is_some_and(is_free))
                    .ok()?;
                push.to.map(|to| Move { from, to })
            });
        let of_kings = grid
            .headings_of(king, |_| Direction::ALL)
            .flat_map(move |(from, way)| grid.slide(from, way, .., is_free).moves());
        of_men.chain(of_kings)
    }
}

impl Rules for Dameo {
    type State = State;
    type Move = MoveOrCapture;

    fn start(&self) -> State {
        Position::new(Grid::parse(START).expect("64 cells"))
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = MoveOrCapture> {
        let largest = distinct_chains(longest_of(self.captures(state)));
        let steps = largest.is_empty().then(|| self.steps(state));
        let captures = largest.into_iter().map(MoveOrCapture::Capture);
        captures.chain(steps.into_iter().flatten().map(MoveOrCapture::Move))
    }

    fn apply(&self, state: &mut State, m: MoveOrCapture) {
        let is_last = state.rank_of(state.turn, m.to()) == 7;
        state.fill(m.taken(), '.');
        state.carry(m.from(), m.to(), '.');
        if is_last {
            state.update([m.to()], |piece| {
                *piece = if *piece <= 'Z' { 'K' } else { 'k' }
            });
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let can_move = self.steps(state).next().is_some() || self.captures(state).next().is_some();
        (!can_move).then_some(Outcome::Win(state.turn.other()))
    }
}

impl Notation for Dameo {}

//! A game in a box, for tests: who first has a line from wall to wall.

use collinear::{
    Grid, Headings, Length,
    boards::{Cuboid, Point},
    rules::{Cell, Outcome, Position, Rules},
};

/// Boxes of three dimensions with sides of this length.
#[derive(Clone, Copy)]
pub(crate) struct Box3 {
    side: usize,
}

impl Box3 {
    pub(crate) const QUBIC: Self = Self { side: 4 };
}

impl Rules for Box3 {
    type State = Position<Cell, Cuboid<3>>;
    type Move = Point<3>;

    fn start(&self) -> Self::State {
        let cuboid = Cuboid::new([self.side; 3]).expect("a small box");
        Position::new(Grid::filled_on(cuboid.board(), Cell::Empty).expect("a small box"))
    }

    fn moves(&self, state: &Self::State) -> impl Iterator<Item = Point<3>> {
        state.grid.positions(Cell::is_empty)
    }

    fn apply(&self, state: &mut Self::State, at: Point<3>) {
        state.place(at, Cell::Of(state.turn));
    }

    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        let (last, mover) = (state.last?, state.turn.other());
        let axes: Vec<_> = state.grid.board().topology().axes(last).collect();
        let own = |&cell: &Cell| cell == Cell::Of(mover);
        let whole = Length::AtLeast(self.side);
        let has_won = state.grid.has_k_line_through(last, &axes, whole, own);
        let is_full = state.grid.count(Cell::is_empty) == 0;
        let won = has_won.then_some(Outcome::Win(mover));
        won.or_else(|| is_full.then_some(Outcome::Draw))
    }
}

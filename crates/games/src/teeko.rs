//! Teeko: four men a side, four in a row or in a square.

use collinear::{
    Direction, Grid, Length, Move, Rect,
    rules::{
        Cell, Illegal, Notation, Outcome, Owned, PlaceOrMove, Position, Rules, Side, goes_on,
        is_stuck, vacant,
    },
};

use crate::refused::{owned, unplaced};

/// Teeko, by John Scarne (1937), on 5x5 cells.
///
/// - The players put down four men each in turn; then they move one of theirs by one step, along a row, a
///   column or a diagonal, to an empty cell.
/// - Four men in a row win, and so do four in a square of 2x2 cells: 44 ways. Who can't move has lost.
/// - After 100 moves it is a draw; the game knows [no such limit](Teeko::without_limit), and is a draw if
///   both play well (Guy Steele, 1998).
///
/// A move is a cell, `b2`, and later two of them, `b2-c3`.
///
/// ```
/// use collinear::rules::{Game, Notation, Outcome, Rules, Side};
/// use collinear_games::teeko::Teeko;
///
/// let mut game = Game::new(Teeko::default());
/// let moves = game.rules().read_game(game.state(), "b2 e1 b3 e2 c2 e3 d4 e5 d4-c3").unwrap();
/// game.play_all(moves)?;
/// assert_eq!(game.outcome(), Some(Outcome::Win(Side::First))); // a square
/// # Ok::<(), collinear::rules::GameError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Teeko {
    /// After how many steps of men the game is a draw; `None` for never. By default 100.
    pub limit: Option<usize>,
}

impl Teeko {
    /// The same game without the limit: how positions are counted, since how many steps there were is no part
    /// of them.
    #[must_use]
    pub const fn without_limit(self) -> Self {
        Self { limit: None }
    }
}

impl Default for Teeko {
    fn default() -> Self {
        Self { limit: Some(100) }
    }
}

/// The men of a player.
const MEN: usize = 4;

impl Rules for Teeko {
    /// With the steps since all men stand on the board, if there is a limit to them.
    type State = Position<Cell, Rect, usize>;
    type Move = PlaceOrMove;

    fn start(&self) -> Self::State {
        Position::new(Grid::filled(5, 5, Cell::Empty).expect("25 cells")).with_extra(0)
    }

    fn moves(&self, state: &Self::State) -> impl Iterator<Item = PlaceOrMove> {
        let (grid, own) = (state.grid(), state.own());
        let in_hand = grid.count(own) < MEN;
        let free = grid.cells_where(move |cell| in_hand && cell.is_empty());
        let men = grid.headings_of(move |cell| !in_hand && own(cell), |_| Direction::ALL);
        let steps = men.flat_map(|(from, direction)| {
            grid.slide(from, direction, 1..=1, Cell::is_empty).moves()
        });
        free.map(PlaceOrMove::Place)
            .chain(steps.map(PlaceOrMove::Move))
    }

    fn apply(&self, state: &mut Self::State, m: PlaceOrMove) {
        if let Some(from) = m.from() {
            state.fill([from], Cell::Empty);
            state.extra += usize::from(self.limit.is_some());
        }
        state.place(m.to(), Cell::Of(state.turn));
    }

    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        let grid = state.grid();
        let has_won = |&side: &Side| {
            let own = Cell::is_of(side);
            grid.has_k_line(&Direction::AXES, Length::AtLeast(4), own)
                || grid.blocks(2, 2, own).next().is_some()
        };
        let winner = Side::BOTH.into_iter().find(has_won);
        let stuck = || is_stuck(self, state).then_some(state.turn.other());
        let won = winner.or_else(stuck).map(Outcome::Win);
        let is_drawn = self.limit.is_some_and(|limit| state.extra >= limit);
        won.or(is_drawn.then_some(Outcome::Draw))
    }

    fn check(&self, state: &Self::State, m: &PlaceOrMove) -> Result<(), Illegal> {
        goes_on(self, state)?;
        let (grid, own) = (state.grid(), state.own());
        let in_hand = MEN.saturating_sub(grid.count(own));
        let is_step = |from, to| {
            grid.neighbours(from, &Direction::ALL)
                .any(|(_, at, _)| at == to)
        };
        match *m {
            PlaceOrMove::Place(_) if in_hand == 0 => {
                Err(Illegal::refused("all men are placed: one of them moves"))
            }
            PlaceOrMove::Move(_) if in_hand > 0 => Err(unplaced("man", in_hand)),
            PlaceOrMove::Place(at) => vacant(grid, at, Cell::is_empty),
            PlaceOrMove::Move(Move { from, to }) => {
                owned(grid, from, own)?;
                vacant(grid, to, Cell::is_empty)?;
                if !is_step(from, to) {
                    return Err(Illegal::about(grid.board(), to, "is more than a step away"));
                }
                Ok(())
            }
        }
    }
}

impl Notation for Teeko {}

#[cfg(test)]
mod tests {
    use collinear::{
        Coord,
        rules::{Game, View},
    };

    use super::*;
    use crate::test::{FEW, agrees_with_its_promises_in};

    #[test]
    fn there_are_44_ways_to_win() {
        let start = Teeko::default().start();
        let cells: Vec<Coord> = start.grid().bounds().coords().collect();
        let (mut won, mut men) = (0, 0b1111_u32);
        while men < 1 << 25 {
            let mut state = start.clone();
            let of_set = (0..25).filter(|index| men >> index & 1 == 1);
            state.fill(of_set.map(|index| cells[index]), Cell::Of(Side::First));
            won += usize::from(Teeko::default().outcome(&state).is_some());
            // The next set of as many.
            let (low, carried) = (men & men.wrapping_neg(), men + (men & men.wrapping_neg()));
            men = carried | (men ^ carried) >> 2 >> low.trailing_zeros();
        }
        assert_eq!(won, 44);
    }

    #[test]
    fn it_is_a_draw_at_the_limit() {
        let rules = Teeko { limit: Some(1) };
        let mut state = rules.start();
        let moves = "a1 c3 a3 c5 a5 e3 c1 e5 a1-b2";
        for m in Teeko::default().read_game(&state, moves).unwrap() {
            assert_eq!(rules.outcome(&state), None);
            rules.apply(&mut state, m);
        }
        assert_eq!(rules.outcome(&state), Some(Outcome::Draw));
    }

    #[test]
    fn without_the_limit_who_goes_back_is_where_he_was() {
        let placed = "a1 c3 a3 c5 a5 e3 c1 e5";
        let there_and_back = format!("{placed} a1-b2 c3-d3 b2-a1 d3-c3");
        let key = |rules: &Teeko, text: &str| {
            let mut game = Game::new(rules);
            let moves = rules.read_game(game.state(), text).unwrap();
            game.play_all(moves).unwrap();
            game.state().key()
        };
        let (limited, unlimited) = (Teeko::default(), Teeko::default().without_limit());
        assert_eq!(key(&unlimited, placed), key(&unlimited, &there_and_back));
        assert_ne!(key(&limited, placed), key(&limited, &there_and_back));
    }

    #[test]
    fn it_keeps_its_promises() {
        agrees_with_its_promises_in(FEW, &Teeko::default());
        agrees_with_its_promises_in(FEW, &Teeko::default().without_limit());
    }
}

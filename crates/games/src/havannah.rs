//! Havannah: a bridge, a fork or a ring of connected stones wins.

use std::collections::BTreeSet;

use collinear::{
    Direction, Grid,
    boards::{Hex, Hexagons},
    rules::{Cell, Illegal, Notation, Outcome, Position, Rules, Side},
};

use crate::{
    refused::vacant,
    set_up::{SetUpError, at_least},
};

/// Havannah, by Christian Freeling (1979), on a hexagon with eight cells on a side.
///
/// - Each turn puts a stone on an empty cell; stones stay.
/// - Who has connected two corners (a bridge), or three sides, to which corners don't belong (a fork), or has
///   a loop of stones round at least one cell, whatever is on it (a ring), has won.
/// - A full board without any of them is a draw.
///
/// A move is its cell.
///
/// ```
/// use collinear::rules::{Notation, Outcome, Rules, Side};
/// use collinear_games::havannah::{Havannah, Won};
///
/// let havannah = Havannah::new(3).unwrap();
/// let mut state = havannah.start();
/// for m in havannah.read_game(&state, "a5 c1 b5 d1 c5").unwrap() {
///     havannah.apply(&mut state, m);
/// }
/// assert_eq!(havannah.outcome(&state), Some(Outcome::Win(Side::First)));
/// assert_eq!(Won::of(state.grid(), Side::First), Some(Won::Bridge));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Havannah {
    empty: Grid<Cell, Hexagons>,
}

impl Havannah {
    /// The game on a hexagon with this many cells on a side, from 2 on.
    ///
    /// # Errors
    ///
    /// [`SetUpError::TooFew`] if there are fewer; [`SetUpError::Picture`] if the board is more than memory
    /// can hold.
    pub fn new(side: usize) -> Result<Self, SetUpError> {
        at_least("cells on a side", side, 2)?;
        let board = Hexagons::hexagon(side).map_err(|error| SetUpError::Picture(error.into()))?;
        let empty = Grid::filled_on(board.board(), Cell::Empty).map_err(SetUpError::Picture)?;
        Ok(Self { empty })
    }
}

/// With eight cells on a side.
impl Default for Havannah {
    fn default() -> Self {
        Self::new(8).expect("169 cells")
    }
}

/// What a player has won by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Won {
    /// Two corners are connected.
    Bridge,
    /// Three sides are connected.
    Fork,
    /// A loop goes round a cell.
    Ring,
}

impl Won {
    /// What this player has, if anything.
    #[must_use]
    pub fn of(grid: &Grid<Cell, Hexagons>, side: Side) -> Option<Self> {
        let (board, own) = (grid.board().topology(), Cell::is_of(side));
        let groups = grid.regions(&Direction::HEX, |cell| own(cell).then_some(()));
        let mut joined = groups.filter_map(|((), group)| {
            let (corners, others): (Vec<_>, Vec<_>) =
                group.cells().iter().partition(|&&at| board.is_corner(at));
            let sides: BTreeSet<_> = others
                .into_iter()
                .flat_map(|at| board.sides_of(at))
                .collect();
            let bridge = (corners.len() >= 2).then_some(Self::Bridge);
            bridge.or_else(|| (sides.len() >= 3).then_some(Self::Fork))
        });
        joined.next().or_else(|| {
            let mut encircled = grid.encircled(&Direction::HEX, own);
            encircled.next().map(|_| Self::Ring)
        })
    }
}

impl Rules for Havannah {
    type State = Position<Cell, Hexagons>;
    type Move = Hex;

    fn start(&self) -> Self::State {
        Position::new(self.empty.clone())
    }

    fn moves(&self, state: &Self::State) -> impl Iterator<Item = Hex> {
        state.grid().cells_where(Cell::is_empty)
    }

    fn apply(&self, state: &mut Self::State, at: Hex) {
        state.place(at, Cell::Of(state.turn));
    }

    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        // Only who has just put a stone can have won.
        let mover = state.turn.other();
        match Won::of(state.grid(), mover) {
            Some(_) => Some(Outcome::Win(mover)),
            None => self.is_stuck(state).then_some(Outcome::Draw),
        }
    }

    fn check(&self, state: &Self::State, m: &Hex) -> Result<(), Illegal> {
        self.goes_on(state)?;
        vacant(state.grid(), *m, Cell::is_empty)
    }
}

impl Notation for Havannah {}

#[cfg(test)]
mod tests {
    use collinear::rules::Game;

    use super::*;
    use crate::test::{QUICK, SHORT, agrees_with_its_promises_in, counts};

    /// X is `x`, and nobody else has stones.
    fn won(picture: &str) -> Option<Won> {
        let cells = picture.chars().filter(|glyph| !glyph.is_whitespace());
        let cells = cells.map(|glyph| match glyph {
            'x' => Cell::Of(Side::First),
            'o' => Cell::Of(Side::Second),
            _ => Cell::Empty,
        });
        let board = Hexagons::hexagon(3).unwrap().board();
        Won::of(
            &Grid::from_cells(board, cells.collect()).unwrap(),
            Side::First,
        )
    }

    #[test]
    fn a_bridge_a_fork_and_a_ring_win() {
        for (picture, expected) in [
            ("xxx .... ..... .... ...", Some(Won::Bridge)),
            ("xx. .... ..... .... ..x", None),
            (".x. .x.. .xx.. ..x. .x.", None),
            (".x. xx.. ..x.. ..x. .x.", Some(Won::Fork)),
            // A corner belongs to no side.
            ("... ...x ...xx .... ...", None),
            ("... .xx. .x.x. .xx. ...", Some(Won::Ring)),
            ("... .xx. .xox. .xx. ...", Some(Won::Ring)),
            ("... .xx. .xxx. .xx. ...", Some(Won::Ring)),
            ("... .xx. .x.x. ..x. ...", None),
            ("... .xx. .xxx. ..x. ...", None),
        ] {
            assert_eq!(won(picture), expected, "{picture}");
        }
    }

    /// Plainly: which stones a stone is joined with, and whether a walk along them comes back to it after it
    /// has crossed a ray from some cell an odd number of times.
    fn naive(cells: &[Hex], stones: &[Hex], size: i32) -> Option<Won> {
        let steps = [(1, 0), (0, 1), (1, 1), (-1, 0), (0, -1), (-1, -1)];
        let walk = |from: Hex, round: Option<Hex>| {
            let mut reached = vec![(from, false)];
            let mut next = 0;
            while let Some(&(at, odd)) = reached.get(next) {
                next += 1;
                for (q, r) in steps {
                    let to = Hex::new(at.q + q, at.r + r);
                    let upper = if at.r < to.r { at } else { to };
                    let crosses =
                        round.is_some_and(|ray| r != 0 && upper.r == ray.r && upper.q > ray.q);
                    let state = (to, odd ^ crosses);
                    if stones.contains(&to) && round != Some(to) && !reached.contains(&state) {
                        reached.push(state);
                    }
                }
            }
            reached
        };
        let last = size - 1;
        let lines = |at: Hex| {
            [
                at.r == 0,
                at.r == 2 * last,
                at.q == 0,
                at.q == 2 * last,
                at.q - at.r == last,
                at.r - at.q == last,
            ]
        };
        let count = |at: Hex| lines(at).into_iter().filter(|&is_on| is_on).count();
        let mut ring = None;
        for &stone in stones {
            let group: Vec<_> = walk(stone, None).into_iter().map(|(at, _)| at).collect();
            let corners = group.iter().filter(|&&at| count(at) == 2).count();
            let side = |n: usize| group.iter().any(|&at| count(at) == 1 && lines(at)[n]);
            if corners >= 2 {
                return Some(Won::Bridge);
            }
            if (0..6).filter(|&n| side(n)).count() >= 3 {
                return Some(Won::Fork);
            }
            let comes_back =
                |&cell: &Hex| cell != stone && walk(stone, Some(cell)).contains(&(stone, true));
            if cells.iter().any(comes_back) {
                ring = Some(Won::Ring);
            }
        }
        ring
    }

    #[test]
    fn random_games_end_as_the_naive_program_says() {
        let mut random = 7_u64;
        let mut ends = BTreeSet::new();
        for size in (3..=5).cycle().take(if QUICK { 12 } else { 100 }) {
            let mut game = Game::new(Havannah::new(size).unwrap());
            let cells: Vec<_> = game.state().grid().board().cells().collect();
            while game.outcome().is_none() {
                let moves: Vec<_> = game.moves().collect();
                random = random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                let m = moves[(random >> 33) as usize % moves.len()];
                let mover = game.state().turn;
                game.play(m).unwrap();
                let grid = game.state().grid();
                let stones: Vec<_> = grid.cells_where(Cell::is_of(mover)).collect();
                let expected = naive(&cells, &stones, i32::try_from(size).unwrap());
                let found = Won::of(grid, mover);
                assert_eq!(found.is_some(), expected.is_some(), "{grid:?}");
                if let (Some(Won::Ring), _) | (_, Some(Won::Ring)) = (found, expected) {
                    assert_eq!(found, expected, "{grid:?}");
                }
                ends.extend(found.map(|won| format!("{won:?}")));
            }
        }
        assert!(ends.len() >= 2, "{ends:?}");
    }

    #[test]
    fn the_first_moves_can_go_in_known_ways() {
        counts(&Havannah::default(), &[1, 169, 169 * 168]);
        // On seven cells all but one are corners, as a plain program has them.
        let small = Havannah::new(2).unwrap();
        counts(&small, &[1, 7, 42, 210, 600, 1296, 288, 72]);
    }

    #[test]
    fn it_keeps_its_promises() {
        agrees_with_its_promises_in(SHORT, &Havannah::new(4).unwrap());
    }

    #[test]
    fn a_board_has_sides() {
        let error = Havannah::new(1).unwrap_err();
        assert_eq!(
            error.to_string(),
            "cells on a side: 1, but there has to be 2 at least"
        );
        assert!(matches!(
            Havannah::new(1 << 31),
            Err(SetUpError::Picture(_))
        ));
    }
}

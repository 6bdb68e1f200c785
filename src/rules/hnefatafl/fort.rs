//! [`Fort`]: an enclosure at the edge that the attackers can't break.

use alloc::vec::Vec;

use super::{Army, Hnefatafl, Square, State};
use crate::{Coord, Direction, Grid};

/// An exit fort: the king is at the edge and can move, enclosed by soldiers that the attackers can't capture, even
/// with attackers on every cell outside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fort {
    /// The king's cell and the empty cells he can walk to, the nearest first.
    pub inside: Vec<Coord>,
    /// The soldiers next to these cells, in the order of the board.
    pub wall: Vec<Coord>,
}

impl Hnefatafl {
    /// The exit fort around the king, if there is one, even in a variant where forts do not win.
    ///
    /// A soldier is safe if it can't be captured with attackers on every cell outside where they may stop, after all
    /// soldiers that are not safe have been removed.
    ///
    /// # Complexity
    ///
    /// Usually one search from the king to the nearest attacker. If no attacker can walk to the king, the board is
    /// scanned again each time soldiers are removed.
    ///
    /// ```
    /// use collinear::{Coord, Grid, rules::hnefatafl::{Army, COPENHAGEN, Hnefatafl, Square}};
    ///
    /// let rules = Hnefatafl::new(COPENHAGEN)?;
    /// let board = Grid::parse_with(
    ///     "
    ///     . . . a . . . . . . .
    ///     . . . . . . . . . . .
    ///     . . . . . . . . . . .
    ///     . . . . . . . . . . .
    ///     . . . . . . . . . . .
    ///     . . . . . . . . . . .
    ///     . . . . . . . . . . .
    ///     . . . . . . . . . . .
    ///     . . . . . d d . . . .
    ///     . . . . d d d d . . .
    ///     . . . . d K . d . . .
    ///     ",
    ///     Square::from_glyph,
    /// ).unwrap();
    /// let state = rules.set_up(board, Army::Attackers).unwrap();
    /// let fort = rules.exit_fort(&state).unwrap();
    /// assert_eq!(fort.inside, [Coord::new(10, 5), Coord::new(10, 6)]);
    /// assert_eq!(fort.wall.len(), 4);
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    #[must_use]
    pub fn exit_fort(&self, state: &State) -> Option<Fort> {
        let (grid, king) = (&state.grid, state.king?);
        let bounds = grid.bounds();
        if !bounds.is_on_edge(king) {
            return None;
        }
        // An attacker that can walk to the king ends most searches early.
        let walkable = |at: Coord| at == king || grid[at].is_empty();
        let attacker = |at: Coord| grid[at] == Square::Attacker;
        let four = &Direction::ORTHOGONAL;
        if bounds
            .connect([king], attacker, four, |at| walkable(at) || attacker(at))
            .is_some()
        {
            return None;
        }
        let inside = bounds.flood([king], four, walkable);
        let next_to = |at| {
            bounds
                .neighbours(at, &Direction::ORTHOGONAL)
                .map(|(_, next)| next)
        };
        let free = |at: Coord| grid[at].is_empty() && self.may_stop(Square::King, at);
        if !next_to(king).any(free) {
            return None;
        }
        let around = inside.cells().iter().flat_map(|&at| next_to(at));
        let mut wall: Vec<_> = around.filter(|&at| !inside.contains(at)).collect();
        wall.sort_unstable();
        wall.dedup();
        let safe = self.safe_soldiers(grid, |at| inside.contains(at));
        wall.iter().all(|&at| safe[at]).then(|| Fort {
            inside: inside.into_cells(),
            wall,
        })
    }

    /// The cells of defending soldiers that can't be captured, with attackers anywhere outside.
    ///
    /// Shieldwalls can be ignored. Each soldier in the row of a shieldwall has attackers, a corner or other soldiers of
    /// the row on all sides. So no soldier outside the row loses a neighbour with it, and the row is not part of a
    /// wall. If the corner were inside, the attacker in front of the soldier next to it would be beside a cell inside,
    /// where the wall has to be.
    fn safe_soldiers(&self, grid: &Grid<Square>, is_inside: impl Fn(Coord) -> bool) -> Grid<bool> {
        let bounds = grid.bounds();
        let mut safe = grid.map(|&square| square == Square::Defender);
        loop {
            let holds_attacker =
                |at: Coord| !is_inside(at) && !safe[at] && self.may_stop(Square::Attacker, at);
            let threat = |at| holds_attacker(at) || self.is_hostile(grid, at, Army::Defenders);
            let lost = |at: &Coord| {
                Direction::ORTHOGONAL.into_iter().any(|direction| {
                    let [behind, beyond] =
                        [-direction, direction].map(|direction| bounds.step(*at, direction));
                    behind.is_some_and(holds_attacker) && beyond.is_some_and(threat)
                })
            };
            let soldiers = safe.cells_where(|&safe| safe);
            let taken: Vec<_> = soldiers.filter(lost).collect();
            if taken.is_empty() {
                return safe;
            }
            safe.fill(taken, false);
        }
    }
}

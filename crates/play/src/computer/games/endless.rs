//! In a row on endless boards, judged by the stretches of cells that can still become a line.

use std::collections::BTreeMap;

use collinear::rules::{Cell, Owned, Rules, Side, View};
use collinear_games::endless::{Endless, EndlessPlane, State};

use super::stretch::{self, BLOCKS, CLOSES, promising, worth_lacking};
use crate::computer::judge::Judge;

/// The search depth of each level, in stones.
pub(super) const PLIES: [u8; 5] = [1, 1, 2, 4, 6];

/// The judge of lines on endless boards.
pub(super) struct Stretches;

/// A stretch as long as a winning line that has stones of one side only, and at least one.
struct Stretch<'a, C> {
    owner: Side,
    /// The number of stones missing.
    lacks: usize,
    cells: &'a [(C, Cell)],
}

impl<C: Copy> Stretch<'_, C> {
    fn gaps(&self) -> impl Iterator<Item = C> {
        let empty = self.cells.iter().filter(|(_, cell)| cell.is_empty());
        empty.map(|&(at, _)| at)
    }
}

/// Calls a function for each stretch of a state.
fn each_stretch<P: EndlessPlane>(
    game: &Endless<P>,
    state: &State<P>,
    mut take: impl FnMut(Stretch<P::Cell>),
) {
    let (board, grid, length) = (&game.board, state.grid(), game.length.max(1));
    let mut cells = Vec::new();
    for (from, &stone) in grid.occupied() {
        let Some(owner) = stone.owner() else { continue };
        for axis in board.topology().axes(from) {
            // A stretch is reported only from its first stone.
            let before = board.ray(from, -axis).take(length - 1);
            cells.clear();
            cells.extend(
                before
                    .map(|at| (at, grid[at]))
                    .take_while(|(_, cell)| cell.is_empty()),
            );
            cells.reverse();
            let before = cells.len();
            let on = board.ray_with_origin(from, axis).take(length);
            let free = |cell: Cell| cell.is_empty() || cell == stone;
            cells.extend(
                on.map(|at| (at, grid[at]))
                    .take_while(|&(_, cell)| free(cell)),
            );
            let stretches = cells.windows(length).take(before + 1);
            for cells in stretches {
                let lacks = cells.iter().filter(|(_, cell)| cell.is_empty()).count();
                take(Stretch {
                    owner,
                    lacks,
                    cells,
                });
            }
        }
    }
}

/// The number of stones left in the turn.
fn left<P: EndlessPlane>(game: &Endless<P>, state: &State<P>) -> usize {
    match state.grid().occupied().count() {
        0 => 1,
        stones => stones_of(game) - (stones - 1) % stones_of(game),
    }
}

fn stones_of<P>(game: &Endless<P>) -> usize {
    game.stones.max(1)
}

/// Returns whether this many stones can block all stretches. Each stretch is given by its gaps.
fn can_block<C: Copy + Eq>(threats: &[Vec<C>], stones: usize) -> bool {
    let Some((first, others)) = threats.split_first() else {
        return true;
    };
    stones > 0
        && first.iter().any(|at| {
            let open = others.iter().filter(|gaps| !gaps.contains(at));
            can_block(&open.cloned().collect::<Vec<_>>(), stones - 1)
        })
}

impl<P: EndlessPlane> Judge<Endless<P>> for Stretches
where
    State<P>: View,
{
    fn worth(&self, game: &Endless<P>, state: &State<P>) -> i32 {
        let (turn, left) = (state.turn(), left(game, state));
        let (mut sum, mut wins_next, mut threats) = (0_i64, false, Vec::new());
        each_stretch(game, state, |stretch| {
            let worth = i64::from(worth_lacking(stretch.lacks));
            if stretch.owner == turn {
                sum += worth;
                wins_next |= stretch.lacks <= left;
            } else {
                sum -= worth;
                if stretch.lacks <= stones_of(game) {
                    threats.push(stretch.gaps().collect());
                }
            }
        });
        stretch::worth(sum, wins_next, !wins_next && !can_block(&threats, left))
    }

    fn promising(&self, game: &Endless<P>, state: &State<P>) -> Vec<P::Cell> {
        let (turn, left) = (state.turn(), left(game, state));
        let mut hopes = BTreeMap::new();
        each_stretch(game, state, |stretch| {
            let worth = i64::from(worth_lacking(stretch.lacks));
            let hope = match stretch.owner == turn {
                true if stretch.lacks <= left => CLOSES,
                false if stretch.lacks <= stones_of(game) => BLOCKS,
                true => 3 * worth,
                false => 2 * worth,
            };
            for at in stretch.gaps() {
                *hopes.entry(at).or_insert(0) += hope;
            }
        });
        hopes.retain(|at, _| game.check(state, at).is_ok());
        let moves: Vec<_> = hopes.keys().copied().collect();
        promising(&moves, |at| hopes[&at], |_| 0, |_| true)
    }

    /// If a line can be completed or must be blocked, all other moves are worse.
    fn leaves_out(&self, game: &Endless<P>, state: &State<P>, promising: &[P::Cell]) -> bool {
        let (turn, left) = (state.turn(), left(game, state));
        let mut is_due = false;
        each_stretch(game, state, |stretch| {
            let stones = if stretch.owner == turn {
                left
            } else {
                stones_of(game)
            };
            is_due |= stretch.lacks <= stones;
        });
        !is_due && promising.len() < game.count_moves(state)
    }

    fn knows_the_order(&self) -> bool {
        true
    }
}

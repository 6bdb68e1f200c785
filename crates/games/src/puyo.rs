//! Puyo Puyo: pairs fall, and four that are connected go, for one player and chance.

use collinear::{
    Coord, Direction, Gravity, Grid, GridError, Rect,
    picture::{Style, Theme},
    rules::{MoveCells, Notation, Outcome, Position, Rules},
};

use crate::shown::{Shown, such_as};

/// Puyo Puyo for one: a pair of blobs is dropped into a well, the second above, beside or below the first.
/// Each falls for itself. Four and more of a colour that are connected go, what lies above falls, and what is
/// connected then goes as well.
///
/// - A blob that goes scores one point, in the second step of a chain two, in the third three.
/// - The game ends with the score when no pair has room.
///
/// Chance's pairs are written `rg`, the first in front; a drop by the top of the column of the first and
/// where the second is, `c12=right`.
///
/// ```
/// use collinear::{Coord, Direction, rules::Game};
/// use collinear_games::puyo::{Move, Puyo};
///
/// let mut game = Game::new(Puyo::default());
/// assert_eq!(game.moves().count(), 16);
/// game.play(Move::Comes(['r', 'g'])).unwrap();
/// assert_eq!(game.moves().count(), 22);
/// game.play(Move::Drop { col: 2, second: Direction::E }).unwrap();
/// assert_eq!((game.state().grid()[Coord::new(11, 2)], game.state().grid()[Coord::new(11, 3)]), ('r', 'g'));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puyo {
    empty: Grid<char>,
    /// How many of the colours there are.
    colours: usize,
}

const FREE: char = '.';
const COLOURS: [char; 5] = ['r', 'g', 'b', 'y', 'p'];

/// How many that are connected go.
const FOUR: usize = 4;

impl Puyo {
    /// The game in a well of this size, with so many colours: red, green, blue, yellow, purple.
    ///
    /// # Errors
    ///
    /// If the well is more than memory can hold.
    pub fn new(rows: usize, cols: usize, colours: usize) -> Result<Self, GridError> {
        Ok(Self {
            empty: Grid::filled(rows, cols, FREE)?,
            colours: colours.min(COLOURS.len()),
        })
    }

    /// Where both come to rest, the one that falls first in front; `None` if there is no room.
    fn rests(grid: &Grid<char>, pair: [char; 2], m: Move) -> Option<[(Coord, char); 2]> {
        let Move::Drop { col, second } = m else {
            return None;
        };
        let other = col.checked_add_signed(second.cols())?;
        let (first, second, below) = ((col, pair[0]), (other, pair[1]), second == Direction::S);
        let order = if below {
            [second, first]
        } else {
            [first, second]
        };
        let lands = |col| {
            grid.drop_from(Coord::new(0, col), Direction::S, is_free)
                .ok()
        };
        let [(a, one), (b, two)] = order;
        let (one, two) = ((lands(a)?, one), (lands(b)?, two));
        // In one column the later one rests on the earlier.
        let above = Coord::new(two.0.row.checked_sub((a == b).into())?, two.0.col);
        Some([one, (above, two.1)])
    }

    fn drops(grid: &Grid<char>, pair: [char; 2]) -> impl Iterator<Item = Move> {
        // A pair of one colour is the same turned over.
        let directions = if pair[0] == pair[1] { 2 } else { 4 };
        let directions = Direction::ORTHOGONAL.into_iter().take(directions);
        let all = directions.flat_map(|second| {
            let cols = 0..grid.cols();
            cols.map(move |col| Move::Drop { col, second })
        });
        all.filter(move |&m| Self::rests(grid, pair, m).is_some())
    }
}

/// A well of 12 rows and 6 columns, with four colours.
impl Default for Puyo {
    fn default() -> Self {
        Self::new(12, 6, 4).expect("a small well")
    }
}

/// What falls and the score are told.
#[must_use]
pub fn shown() -> Shown<Puyo> {
    Shown {
        style: Some(Style {
            theme: Theme::letters(),
            ..Style::default()
        }),
        hint: Some(|rules, state| {
            let what = "the first one's column and the second one's side";
            such_as(what, rules, state)
        }),
        facts: Some(|_, state| {
            let Tally { falls, score } = state.extra;
            let falls = falls.map(|pair| format!("falling: {}", String::from_iter(pair)));
            falls
                .into_iter()
                .chain([format!("score: {score}")])
                .collect()
        }),
        ..Shown::for_one(["", ""])
    }
}

/// What happened beside the well.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tally {
    /// The pair that falls.
    pub falls: Option<[char; 2]>,
    /// The score.
    pub score: u64,
}

/// The well, and what happened beside it.
pub type State = Position<char, Rect, Tally>;

/// Chance brings a pair, or the player drops it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// This pair comes.
    Comes([char; 2]),
    /// It is dropped.
    Drop {
        /// The column of the first.
        col: usize,
        /// Where the second is, seen from the first.
        second: Direction,
    },
}

/// The top of the column of the first; the label is the pair, or where the second is.
impl MoveCells<State> for Move {
    fn cells(&self, _: &State) -> impl Iterator<Item = Coord> {
        let col = match *self {
            Self::Comes(_) => None,
            Self::Drop { col, .. } => Some(col),
        };
        col.map(|col| Coord::new(0, col)).into_iter()
    }

    fn label(&self, state: &State) -> Option<String> {
        match self {
            Self::Comes(pair) => Some(String::from_iter(pair)),
            Self::Drop { second, .. } => second.label(state),
        }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "a predicate on a cell")]
fn is_free(cell: &char) -> bool {
    *cell == FREE
}

/// Lets what is connected go until nothing is; what that scores.
fn settle(grid: &mut Grid<char>) -> u64 {
    let mut score = 0;
    for step in 1.. {
        let colour = |&cell: &char| (cell != FREE).then_some(cell);
        let groups = grid.regions(&Direction::ORTHOGONAL, colour);
        let large = groups.filter(|(_, group)| group.cells().len() >= FOUR);
        let cells: Vec<Coord> = large.flat_map(|(_, group)| group.into_cells()).collect();
        if cells.is_empty() {
            break;
        }
        score += step * cells.len() as u64;
        let gravity = |cell: &char| {
            if is_free(cell) {
                Gravity::Empty
            } else {
                Gravity::Falls
            }
        };
        grid.collapse(cells, Direction::S, FREE, gravity, []);
    }
    score
}

impl Rules for Puyo {
    type State = State;
    type Move = Move;

    fn start(&self) -> State {
        Position::new(self.empty.clone()).with_extra(Tally {
            falls: None,
            score: 0,
        })
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = Move> {
        let colours = if self.is_chance(state) {
            self.colours
        } else {
            0
        };
        let colours = &COLOURS[..colours];
        let comes = colours.iter().flat_map(move |&first| {
            colours
                .iter()
                .map(move |&second| Move::Comes([first, second]))
        });
        let falls = state.extra.falls.into_iter();
        let drops = falls.flat_map(|pair| Self::drops(state.grid(), pair));
        // Listed, or all of this is compiled again wherever moves are asked for.
        comes.chain(drops).collect::<Vec<_>>().into_iter()
    }

    fn apply(&self, state: &mut State, m: Move) {
        if let Move::Comes(pair) = m {
            state.extra.falls = Some(pair);
        } else if let Some(pair) = state.extra.falls.take() {
            let rests = Self::rests(state.grid(), pair, m);
            for (at, colour) in rests.into_iter().flatten() {
                state.put(at, colour);
            }
            state.extra.score += settle(state.grid_mut());
        }
    }

    /// There is room for every pair or for none.
    fn outcome(&self, state: &State) -> Option<Outcome> {
        let mut drops = Self::drops(state.grid(), [COLOURS[0], COLOURS[1]]);
        let is_over = self.colours == 0 || drops.next().is_none();
        is_over.then_some(Outcome::Score(state.extra.score))
    }

    fn is_chance(&self, state: &State) -> bool {
        state.extra.falls.is_none()
    }
}

impl Notation for Puyo {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test::{SHORT, agrees_with_its_promises_in};

    #[test]
    fn it_keeps_its_promises() {
        agrees_with_its_promises_in(SHORT, &Puyo::new(5, 4, 3).unwrap());
        agrees_with_its_promises_in(SHORT, &Puyo::new(1, 1, 3).unwrap());
        agrees_with_its_promises_in(SHORT, &Puyo::new(4, 4, 0).unwrap());
    }

    /// The second step of a chain counts twice.
    #[test]
    fn a_chain_clears_the_well() {
        let mut grid = Grid::parse("r . . .\ng . . .\ng g g .\nr r r .").unwrap();
        assert_eq!(settle(&mut grid), 4 + 2 * 4);
        assert_eq!(grid.count(|&cell| cell != FREE), 0);
    }
}

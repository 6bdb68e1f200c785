//! Columns: drop three gems at a time; three in a line disappear. For one player and chance.

use collinear::{
    Coord, Direction, Gravity, Grid, GridError, Length, Rect,
    picture::{Style, Surface},
    rules::{MoveCells, Notation, Outcome, Position, Rules},
};

use crate::{
    looks,
    shown::{Shown, such_as},
};

/// Columns, by Jay Geertsen. Three gems, one above the other, are dropped into a column of a well, after the player has
/// rotated their order. Three or more of a kind in a row, a column or a diagonal disappear, the gems above fall, and
/// new matches disappear as well.
///
/// - A gem that disappears scores one point. In the second step of a chain it scores two, in the third step three.
/// - The game ends when no column has room for three gems.
///
/// New gems are written from the top, `abc`. A drop is the top cell of its column and the order, `c13=bca`.
///
/// ```
/// use collinear::rules::{Game, Outcome};
/// use collinear_games::columns::{Columns, Move};
///
/// let mut game = Game::new(Columns::new(4, 2, 2).unwrap());
/// game.play(Move::Comes(['a', 'b', 'b'])).unwrap();
/// game.play(Move::Drop { col: 1, gems: ['b', 'b', 'a'] }).unwrap();
/// assert_eq!(game.state().grid().to_string(), ". .\n. b\n. b\n. a");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Columns {
    empty: Grid<char>,
    gems: u8,
}

const FREE: char = '.';
const THREE: Length = Length::AtLeast(3);

impl Columns {
    /// Makes the game with a well of this size and `gems` kinds of gems, at most 26.
    ///
    /// # Errors
    ///
    /// Fails if the well is too large for memory.
    pub fn new(rows: usize, cols: usize, gems: u8) -> Result<Self, GridError> {
        let empty = Grid::filled(rows, cols, FREE)?;
        Ok(Self { empty, gems })
    }

    fn kinds(&self) -> impl Iterator<Item = char> + Clone + use<> {
        ('a'..='z').take(self.gems.into())
    }

    fn open(state: &State) -> impl Iterator<Item = usize> {
        let lands = state.grid().landings(Direction::S, is_free);
        lands.filter(|at| at.row >= 2).map(|at| at.col)
    }
}

/// A well of 13 rows and 6 columns, with gems of six kinds.
impl Default for Columns {
    fn default() -> Self {
        Self::new(13, 6, 6).expect("a small well")
    }
}

/// Gems with shapes and colours, in a dark well.
#[must_use]
pub fn shown() -> Shown<Columns> {
    Shown {
        style: Some(Style {
            surface: Surface::Plain,
            theme: looks::theme(0x26_2b_36, 0x3a_41_50, looks::gems()),
            ..Style::default()
        }),
        falls: Some(|_, state, m| match *m {
            Move::Comes(_) => Vec::new(),
            Move::Drop { col, gems } => {
                let rest = state
                    .grid()
                    .drop_from(Coord::new(0, col), Direction::S, is_free);
                let rows = rest.map(|at| at.row.saturating_sub(2)..=at.row);
                let cells = rows.into_iter().flatten().map(|row| Coord::new(row, col));
                cells.zip(gems).collect()
            }
        }),
        hint: Some(|rules, state| {
            such_as("a column's top and your order of the gems", rules, state)
        }),
        ..Shown::for_one(["", ""])
    }
}

/// The part of a state that the well does not show.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tally {
    /// The gems that fall, from the top.
    pub falls: Option<[char; 3]>,
    /// The score.
    pub score: u64,
}

/// A state: the well, the falling gems and the score.
pub type State = Position<char, Rect, Tally>;

/// A move: chance brings new gems, or the player drops them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// These gems are next, from the top.
    Comes([char; 3]),
    /// The player drops the gems.
    Drop {
        /// The column.
        col: usize,
        /// The gems in their new order, from the top.
        gems: [char; 3],
    },
}

/// A drop is picked by the top cell of its column. The label of a move is its gems.
impl MoveCells<State> for Move {
    fn cells(&self, _: &State) -> impl Iterator<Item = Coord> {
        let col = match *self {
            Self::Comes(_) => None,
            Self::Drop { col, .. } => Some(col),
        };
        col.map(|col| Coord::new(0, col)).into_iter()
    }

    fn label(&self, _: &State) -> Option<String> {
        let (Self::Comes(gems) | Self::Drop { gems, .. }) = self;
        Some(String::from_iter(gems))
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "a predicate on a cell")]
fn is_free(cell: &char) -> bool {
    *cell == FREE
}

/// Returns the different orders that rotation makes.
fn turned(gems: [char; 3]) -> impl Iterator<Item = [char; 3]> {
    let turns = if gems[0] == gems[1] && gems[1] == gems[2] {
        1
    } else {
        3
    };
    (0..turns).map(move |turn| [0, 1, 2].map(|index| gems[(index + turn) % 3]))
}

impl Rules for Columns {
    type State = State;
    type Move = Move;

    fn start(&self) -> State {
        Position::new(self.empty.clone()).with_extra(Tally {
            falls: None,
            score: 0,
        })
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = Move> {
        let kinds = state.extra.falls.is_none().then(|| self.kinds());
        let comes = kinds.into_iter().flat_map(|kinds| {
            let pairs = kinds.clone().flat_map({
                let kinds = kinds.clone();
                move |a| kinds.clone().map(move |b| (a, b))
            });
            pairs.flat_map(move |(a, b)| kinds.clone().map(move |c| Move::Comes([a, b, c])))
        });
        let falls = state.extra.falls.into_iter().flat_map(turned);
        let drops =
            falls.flat_map(|gems| Self::open(state).map(move |col| Move::Drop { col, gems }));
        // Collected into a vector, so that callers do not compile this chain of iterators again.
        comes.chain(drops).collect::<Vec<_>>().into_iter()
    }

    fn apply(&self, state: &mut State, m: Move) {
        match m {
            Move::Comes(gems) => state.extra.falls = Some(gems),
            Move::Drop { col, gems } => {
                state.extra.falls = None;
                let top = Coord::new(0, col);
                for gem in gems.into_iter().rev() {
                    if let Ok(at) = state.grid().drop_from(top, Direction::S, is_free) {
                        state.put(at, gem);
                    }
                }
                let gem = |&cell: &char| (cell != FREE).then_some(cell);
                let gravity = |cell: &char| match gem(cell) {
                    Some(_) => Gravity::Falls,
                    None => Gravity::Empty,
                };
                for step in 1_u64.. {
                    let matches = state.grid().matches(&Direction::AXES, THREE, gem);
                    if matches.is_empty() {
                        break;
                    }
                    let cells = matches.into_iter().flat_map(|found| found.cells);
                    let grid = state.grid_mut();
                    let collapse = grid.collapse(cells, Direction::S, FREE, gravity, []);
                    state.extra.score += step * collapse.cleared.len() as u64;
                }
            }
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let is_over = self.gems == 0 || Self::open(state).next().is_none();
        is_over.then_some(Outcome::Score(state.extra.score))
    }

    fn is_chance(&self, state: &State) -> bool {
        state.extra.falls.is_none()
    }

    fn facts(&self, state: &Self::State) -> Vec<String> {
        let Tally { falls, score } = state.extra;
        let falls = falls.map(|gems| format!("falling: {}", String::from_iter(gems)));
        let score = format!("score: {score}");
        falls.into_iter().chain([score]).collect()
    }
}

impl Notation for Columns {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test::{SHORT, agrees_with_its_promises_in};

    #[test]
    fn it_keeps_its_promises() {
        agrees_with_its_promises_in(SHORT, &Columns::new(7, 4, 3).unwrap());
        agrees_with_its_promises_in(SHORT, &Columns::new(2, 4, 3).unwrap());
        agrees_with_its_promises_in(SHORT, &Columns::new(4, 4, 0).unwrap());
    }

    /// The second step of a chain counts twice.
    #[test]
    fn a_chain_scores_more() {
        let game = Columns::new(6, 3, 3).unwrap();
        let mut state = game.start();
        *state.grid_mut() = Grid::parse(". . .\n. . .\n. . .\n. . .\n. . c\nb b c").unwrap();
        let gems = ['a', 'b', 'c'];
        game.apply(&mut state, Move::Comes(gems));
        game.apply(&mut state, Move::Drop { col: 2, gems });
        // c c c disappears, and the b that falls makes b b b.
        assert_eq!(
            state.grid().to_string(),
            ". . .\n. . .\n. . .\n. . .\n. . .\n. . a"
        );
        assert_eq!(state.extra.score, 3 + 2 * 3);
    }
}

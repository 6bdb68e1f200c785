//! Match-3: swap two gems to get three in a row, for one player and chance.

use collinear::{
    Direction, Gravity, Grid, Length, Move, Rect,
    picture::{Style, Surface},
    rules::{
        EitherMove, Illegal, Notation, Outcome, Position, Put, Rules, SetupError, is_stuck,
        not_over,
    },
};

use crate::{
    looks,
    set_up::{miscounted, parsed},
    shown::{Shown, such_as},
};

/// Match-3: swap two adjacent gems so that three or more of a kind form a row or a column. They disappear, the gems
/// above fall, and chance adds new gems from the top. New matches disappear as well.
///
/// - A swap must make a match.
/// - Each gem that disappears scores a point. The game ends after a number of swaps, or when no swap makes a match.
///
/// Gems are letters from `a` on, and a free cell is `.`. A swap is written as its cells, `a1-b1`, a new gem as `b8=c`.
///
/// ```
/// use collinear::rules::{Game, read_by_cells};
/// use collinear_games::match_three::MatchThree;
///
/// let game = MatchThree::new("a b c\na c b\nb a a", 3, 20).unwrap();
/// let mut game = Game::new(game);
/// let swap = read_by_cells(game.rules(), game.state(), "a2-a1").unwrap();
/// game.play(swap).unwrap();
/// assert_eq!(game.state().grid().to_string(), ". . .\na b c\nb c b");
/// assert_eq!(game.state().extra.score, 3);
/// assert_eq!(game.moves().count(), 3); // a gem of three kinds comes
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchThree {
    start: Grid<char>,
    gems: u8,
    swaps: u32,
}

const AXES: [Direction; 2] = [Direction::E, Direction::S];
const THREE: Length = Length::AtLeast(3);
const FREE: char = '.';

const START: &str = "
    a b c a a e d a
    e d d a b f e a
    b b e f c d e c
    a d b a f b b d
    e f e d a a c b
    a f d c d a f f
    e c d a b c e d
    b a b d e f d a
";

impl MatchThree {
    /// Makes the game that begins with these gems and ends after this many swaps. `gems` is the number of kinds, from
    /// `a` on. With fewer than three kinds, matches after a refill may continue for ever.
    ///
    /// # Errors
    ///
    /// [`SetupError`] if `start` is not a board of such gems, if there are more than 26 kinds, or if there is a match
    /// already.
    pub fn new(start: &str, gems: u8, swaps: u32) -> Result<Self, SetupError> {
        let kinds: String = ('a'..='z').take(gems.into()).collect();
        let gems = u8::try_from(kinds.len()).unwrap_or(u8::MAX);
        let start = parsed(start, &kinds)?;
        match start.matches(&AXES, THREE, kind).len() {
            0 => Ok(Self { start, gems, swaps }),
            found => Err(miscounted("matches", found, 0)),
        }
    }
}

/// Gems of six kinds on 8x8 cells, and twenty swaps.
impl Default for MatchThree {
    fn default() -> Self {
        Self::new(START, 6, 20).expect("gems that don't match")
    }
}

/// Gems with shapes and colours.
#[must_use]
pub fn shown() -> Shown<MatchThree> {
    Shown {
        style: Some(Style {
            surface: Surface::Plain,
            theme: looks::theme(0x26_2b_36, 0x3a_41_50, looks::gems()),
            ..Style::default()
        }),
        hint: Some(|rules, state| such_as("two gems that change places", rules, state)),
        ..Shown::for_one(["", ""])
    }
}

/// The part of a state that the board does not show.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tally {
    /// The number of gems that have disappeared.
    pub score: u64,
    /// The number of swaps left.
    pub swaps: u32,
}

/// The player's swap, or a new gem from chance.
pub type Turn = EitherMove<Move, Put<char>>;

/// A state: the gems on the board, the score and the swaps left.
pub type State = Position<char, Rect, Tally>;

#[expect(clippy::trivially_copy_pass_by_ref, reason = "a predicate on a cell")]
fn kind(cell: &char) -> Option<char> {
    Some(*cell).filter(|&gem| gem != FREE)
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "a predicate on a cell")]
fn is_free(cell: &char) -> bool {
    *cell == FREE
}

/// Removes all matches, and lets the gems above fall.
fn clear(state: &mut State) {
    let gravity = |cell: &char| match kind(cell) {
        Some(_) => Gravity::Falls,
        None => Gravity::Empty,
    };
    let matches = state.grid().matches(&AXES, THREE, kind);
    let cells = matches.into_iter().flat_map(|found| found.cells);
    let grid = state.grid_mut();
    let collapse = grid.collapse(cells, Direction::S, FREE, gravity, []);
    state.extra.score += collapse.cleared.len() as u64;
}

impl Rules for MatchThree {
    type State = State;
    type Move = Turn;

    fn start(&self) -> State {
        Position::new(self.start.clone()).with_extra(Tally {
            score: 0,
            swaps: self.swaps,
        })
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = Turn> {
        let grid = state.grid();
        let at = grid.landings(Direction::S, is_free).next();
        let gems = ('a'..='z').take(self.gems.into());
        let comes = at.into_iter().flat_map(move |at| {
            let gems = gems.clone();
            gems.map(move |piece| Turn::Right(Put { piece, at }))
        });
        let may_swap = at.is_none() && state.extra.swaps > 0;
        let swaps = may_swap.then(|| grid.matching_swaps(&AXES, THREE, kind));
        comes.chain(swaps.into_iter().flatten().map(Turn::Left))
    }

    /// Matches disappear once no cell is free.
    fn apply(&self, state: &mut State, m: Turn) {
        match m {
            Turn::Left(Move { from, to }) => {
                state.grid_mut().swap(from, to);
                state.extra.swaps -= 1;
                clear(state);
            }
            Turn::Right(Put { piece, at }) => {
                state.put(at, piece);
                if !self.is_chance(state) {
                    clear(state);
                }
            }
        }
    }

    fn check(&self, state: &State, m: &Turn) -> Result<(), Illegal> {
        not_over(self, state)?;
        let (board, mut legal) = (state.grid().board(), self.moves(state));
        match *m {
            _ if legal.any(|legal| legal == *m) => Ok(()),
            Turn::Left(Move { from, to }) if !self.is_chance(state) => {
                let (first, second) = (board.names([from]), board.names([to]));
                let back = Turn::Left(Move { from: to, to: from });
                let mut around = state.grid().neighbours(from, &Direction::ORTHOGONAL);
                let why = if self.moves(state).any(|legal| legal == back) {
                    format!("write this swap as {second}-{first}")
                } else if around.any(|(_, at, _)| at == to) {
                    format!("swapping {first} and {second} makes no match")
                } else {
                    format!("{second} is not next to {first}")
                };
                Err(Illegal::refused_at(why, [from, to]))
            }
            _ => Err(Illegal::NotLegal),
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        is_stuck(self, state).then_some(Outcome::Score(state.extra.score))
    }

    fn is_chance(&self, state: &State) -> bool {
        state
            .grid()
            .landings(Direction::S, is_free)
            .next()
            .is_some()
    }

    fn facts(&self, state: &Self::State) -> Vec<String> {
        let Tally { score, swaps } = state.extra;
        vec![format!("score: {score}, swaps left: {swaps}")]
    }
}

impl Notation for MatchThree {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gems_that_match_already_are_no_start() {
        let why = |start, gems| MatchThree::new(start, gems, 5).unwrap_err().to_string();
        assert_eq!(why("a a a", 3), "matches: 1, but there must be 0");
        let error = MatchThree::new("a d", 3, 5).unwrap_err().to_string();
        assert!(error.ends_with("unknown character 'd'"), "{error}");
        assert!(
            MatchThree::new("", u8::MAX, 5).is_ok(),
            "an empty board is over at once"
        );
    }
}

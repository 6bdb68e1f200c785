//! 2048: tiles that slide and merge, for one player and chance.

use collinear::{
    Direction, Grid, Rect,
    picture::{Colour, Figure, Form, Margin, Style, Theme, Tile as Card},
    rules::{
        EitherMove, Illegal, MoveCells, Notation, Outcome, Position, Put, Rules, SetupError,
        is_stuck, not_over,
    },
};

use crate::{Shown, set_up::at_least};

/// 2048, by Gabriele Cirulli: all tiles slide in one direction, and two equal tiles that meet merge into one of twice
/// the value. After each slide chance places a new tile on a free cell.
///
/// - At the start chance places two tiles. A new tile is a 2, or one time in ten a 4.
/// - A slide must change something. A tile made by a merge does not merge again in the same slide.
/// - Each merge scores the value of the new tile. The game ends when no slide is possible; reaching 2048 does not end
///   it.
///
/// A cell shows its power of two: `1` is 2, `9` is 512, `b` is 2048. Moves are `up`, `right`, `down` and `left`; moves
/// of chance are written `b3=1`. Rules: `js/game_manager.js` of `gabrielecirulli/2048`.
///
/// ```
/// use collinear::{Coord, Direction, rules::{Put, Rules}};
/// use collinear_games::twenty48::{Move, Tile, Twenty48};
///
/// let game = Twenty48::default();
/// let mut state = game.start();
/// assert!(game.is_chance(&state));
/// assert_eq!(game.moves(&state).count(), 16 * 2);
/// for at in [(0, 0), (0, 3)] {
///     game.apply(&mut state, Move::Right(Put { piece: Tile::TWO, at: at.into() }));
/// }
/// game.apply(&mut state, Move::Left(Direction::E));
/// assert_eq!(state.grid()[Coord::new(0, 3)], Tile::FOUR);
/// assert_eq!(state.extra.score, 4);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Twenty48 {
    empty: Grid<Tile>,
}

const FIRST_TILES: u8 = 2;

impl Twenty48 {
    /// Makes the game on a board of this size.
    ///
    /// # Errors
    ///
    /// [`SetupError`] if there are fewer than two cells for the first tiles, or if the board is too large for memory.
    pub fn new(rows: usize, cols: usize) -> Result<Self, SetupError> {
        let empty = Grid::filled(rows, cols, Tile::NONE)?;
        at_least("cells", empty.bounds().cell_count(), FIRST_TILES.into())?;
        Ok(Self { empty })
    }
}

/// The default board has 4x4 cells.
impl Default for Twenty48 {
    fn default() -> Self {
        Self::new(4, 4).expect("sixteen cells")
    }
}

/// Tiles with their numbers, in their usual colours.
#[must_use]
pub fn shown() -> Shown<Twenty48> {
    let theme = Theme {
        board: Colour::rgb(0xbb_ad_a0),
        line: Colour::rgb(0xbb_ad_a0),
        ..Theme::letters()
    };
    let tiles = TILES.iter().zip(('1'..='9').chain('a'..));
    let theme = tiles.fold(theme, |theme, (&(text, fill), glyph)| {
        let card = Card::new(Form::Card, Colour::rgb(fill));
        let text = Some(text);
        theme.with_figure(glyph, Figure::Tile(Card { text, ..card }))
    });
    let slot = Card::new(Form::Card, Colour::rgb(0xcd_c1_b4));
    Shown {
        style: Some(Style {
            margin: Margin::Bare,
            theme: theme.with_figure('.', Figure::Tile(slot)),
            ..Style::default()
        }),
        ..Shown::for_one(["", ""])
    }
}

const TILES: [(&str, u32); 17] = [
    ("2", 0xee_e4_da),
    ("4", 0xed_e0_c8),
    ("8", 0xf2_b1_79),
    ("16", 0xf5_95_63),
    ("32", 0xf6_7c_5f),
    ("64", 0xf6_5e_3b),
    ("128", 0xed_cf_72),
    ("256", 0xed_cc_61),
    ("512", 0xed_c8_50),
    ("1024", 0xed_c5_3f),
    ("2048", 0xed_c2_2e),
    ("4096", 0x3d_3a_33),
    ("8192", 0x3d_3a_33),
    ("16384", 0x3d_3a_33),
    ("32768", 0x3d_3a_33),
    ("65536", 0x3d_3a_33),
    ("131072", 0x3d_3a_33),
];

/// A tile as its power of two; 0 is a free cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile(u8);

impl Tile {
    /// A free cell.
    pub const NONE: Self = Self(0);
    /// The commonest new tile.
    pub const TWO: Self = Self(1);
    /// The new tile that appears one time in ten.
    pub const FOUR: Self = Self(2);

    /// True for a free cell.
    #[must_use]
    pub const fn is_none(&self) -> bool {
        self.0 == 0
    }

    /// The number on the tile. It is also the score of the merge that makes the tile.
    #[must_use]
    pub const fn value(self) -> u64 {
        match self {
            Self::NONE => 0,
            Self(power) => 1 << power,
        }
    }
}

/// A digit or a letter for the power: `.` is 0, `9` is 9, `a` is 10.
impl From<Tile> for char {
    fn from(Tile(power): Tile) -> Self {
        match power {
            0 => '.',
            power => Self::from_digit(power.into(), 36).unwrap_or('?'),
        }
    }
}

/// The part of a state that the board does not show.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tally {
    /// The score of the merges so far.
    pub score: u64,
    /// The number of tiles that chance must place before the player moves.
    pub to_come: u8,
}

/// The player slides all tiles, or chance places a tile on a free cell.
pub type Move = EitherMove<Direction, Put<Tile>>;

/// A state: the tiles, the score, and the number of tiles to come.
pub type State = Position<Tile, Rect, Tally>;

/// The board after a slide, and the score of the slide.
fn slid(grid: &Grid<Tile>, direction: Direction) -> (Grid<Tile>, u64) {
    let (mut after, mut score) = (grid.clone(), 0);
    after.rewrite_lines(-direction, Tile::NONE, |tiles| {
        let mut tiles = tiles.into_iter().filter(|tile| !tile.is_none()).peekable();
        let mut merged = Vec::new();
        while let Some(tile) = tiles.next() {
            let merges = tiles.next_if_eq(&tile).is_some();
            merged.push(Tile(tile.0 + u8::from(merges)));
            score += if merges { 2 * tile.value() } else { 0 };
        }
        merged
    });
    (after, score)
}

impl Rules for Twenty48 {
    type State = State;
    type Move = Move;

    fn start(&self) -> State {
        Position::new(self.empty.clone()).with_extra(Tally {
            score: 0,
            to_come: FIRST_TILES,
        })
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = Move> {
        let (grid, spawns) = (state.grid(), self.is_chance(state));
        let slides = Direction::ORTHOGONAL.into_iter();
        let slides = slides.filter(move |&direction| !spawns && slid(grid, direction).0 != *grid);
        let free = grid.cells_where(move |tile| spawns && tile.is_none());
        let spawns = free.flat_map(|at| [Tile::TWO, Tile::FOUR].map(|piece| Put { piece, at }));
        slides.map(Move::Left).chain(spawns.map(Move::Right))
    }

    fn apply(&self, state: &mut State, m: Move) {
        match m {
            Move::Left(direction) => {
                let (after, score) = slid(state.grid(), direction);
                *state.grid_mut() = after;
                state.extra.score += score;
                state.extra.to_come = 1;
            }
            Move::Right(Put { piece, at }) => {
                state.put(at, piece);
                state.extra.to_come -= 1;
            }
        }
    }

    fn check(&self, state: &State, m: &Move) -> Result<(), Illegal> {
        not_over(self, state)?;
        match (m, m.label(state)) {
            _ if self.moves(state).any(|legal| legal == *m) => Ok(()),
            (Move::Left(_), Some(label)) if !self.is_chance(state) => {
                Err(Illegal::refused(format!("{label} moves nothing")))
            }
            _ => Err(Illegal::NotLegal),
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        is_stuck(self, state).then_some(Outcome::Score(state.extra.score))
    }

    fn is_chance(&self, state: &State) -> bool {
        state.extra.to_come > 0
    }

    /// A new tile is a 2 nine times in ten.
    fn weight(&self, _: &State, m: &Move) -> u32 {
        match m {
            Move::Right(Put {
                piece: Tile::TWO, ..
            }) => 9,
            _ => 1,
        }
    }

    fn facts(&self, state: &Self::State) -> Vec<String> {
        vec![format!("score: {}", state.extra.score)]
    }
}

impl Notation for Twenty48 {}

#[cfg(test)]
mod tests {
    use collinear::rules::playout;

    use super::*;

    #[test]
    fn tiles_merge_once_and_from_the_far_end() {
        let slid = |tiles: [u8; 4], direction| {
            let grid = Grid::from_rows([tiles.map(Tile)]).unwrap();
            let (after, score) = slid(&grid, direction);
            (after.iter().map(|tile| tile.0).collect::<Vec<_>>(), score)
        };
        for (tiles, left, right, score) in [
            ([1, 1, 1, 1], [2, 2, 0, 0], [0, 0, 2, 2], 8),
            ([1, 1, 2, 0], [2, 2, 0, 0], [0, 0, 2, 2], 4),
            ([0, 3, 0, 3], [4, 0, 0, 0], [0, 0, 0, 4], 16),
            ([1, 1, 1, 0], [2, 1, 0, 0], [0, 0, 1, 2], 4),
            ([1, 2, 1, 2], [1, 2, 1, 2], [1, 2, 1, 2], 0),
        ] {
            assert_eq!(slid(tiles, Direction::W), (left.to_vec(), score));
            assert_eq!(slid(tiles, Direction::E), (right.to_vec(), score));
        }
    }

    #[test]
    fn a_board_has_room_for_the_first_tiles() {
        let why = |rows, cols| Twenty48::new(rows, cols).unwrap_err().to_string();
        assert_eq!(why(1, 1), "cells: 1, but there must be at least 2");
        assert_eq!(why(0, 4), "cells: 0, but there must be at least 2");
        let error = Twenty48::new(usize::MAX, 2).unwrap_err().to_string();
        assert!(error.ends_with("is too large for memory"), "{error}");
        assert!(Twenty48::new(1, 2).is_ok());
    }

    #[test]
    fn a_game_ends_with_the_score_of_its_merges() {
        let game = Twenty48::new(2, 2).unwrap();
        let mut state = game.start();
        let outcome = playout(&game, &mut state, 1000, |n| n / 2);
        assert_eq!(outcome, Some(Outcome::Score(state.extra.score)));
        let merged = |tile: &Tile| tile.value() * u64::from(tile.0.saturating_sub(1));
        let most: u64 = state.grid().iter().map(merged).sum();
        assert!(
            (1..=most).contains(&state.extra.score),
            "each 4 scores, or came as one"
        );
    }

    #[test]
    fn a_four_comes_one_time_in_ten() {
        let game = Twenty48::default();
        let start = game.start();
        let weights = game.moves(&start).map(|m| (m, game.weight(&start, &m)));
        let (twos, fours): (Vec<_>, Vec<_>) =
            weights.partition(|(m, _)| matches!(m, Move::Right(put) if put.piece == Tile::TWO));
        let sum = |moves: Vec<(Move, u32)>| moves.iter().map(|(_, weight)| weight).sum::<u32>();
        assert_eq!((sum(twos), sum(fours)), (9 * 16, 16));
    }
}

//! [`Position`]: the ready-made state of a game.

use core::{hash::Hash, mem};

use super::{Owned, Side, View};
use crate::{Coord, Finite, Grid, Layout, Length, Rect};

/// The state that most games need: a board, whose turn it is, the cell of the last move, and an extra fact. It
/// implements [`View`].
///
/// The cells can be of any type that has a character: [`Cell`](super::Cell), `char`, or your own with
/// `impl From<Mine> for char`.
///
/// ```
/// use collinear::{Coord, Grid, rules::{Cell, Position, Side}};
///
/// let mut position = Position::new(Grid::filled(3, 3, Cell::Empty)?);
/// position.place(Coord::new(1, 1), Cell::Of(position.turn));
/// assert_eq!(position.turn, Side::Second);
/// assert_eq!(position.last(), Some(Coord::new(1, 1)));
/// # Ok::<(), collinear::GridError>(())
/// ```
///
/// Anything else that decides how the game continues is the [`extra`](Self::extra) fact, which can be of any type:
/// captured pieces, pieces in hand, the stones left in a turn. It is part of the key:
///
/// ```
/// use collinear::{Grid, Rect, rules::{Cell, Position, Side, View}};
///
/// /// Pente: a player who has captured five pairs wins.
/// type Pente = Position<Cell, Rect, [u8; 2]>;
///
/// let mut position: Pente = Position::new(Grid::filled(19, 19, Cell::Empty)?).with_extra([0, 0]);
/// let before = position.key();
/// position.extra[Side::First.index()] += 1;
/// assert!(position.key() != before);
/// # Ok::<(), collinear::GridError>(())
/// ```
#[doc(alias("board", "game state"))]
#[derive(PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    feature = "serde",
    serde(
        bound = "Grid<C, B>: serde::Serialize, B::Cell: serde::Serialize, Extra: serde::Serialize"
    )
)]
pub struct Position<C, B: Finite = Rect, Extra = ()> {
    grid: Grid<C, B>,
    /// Whose turn it is.
    pub turn: Side,
    last: Option<B::Cell>,
    /// What else decides how the game continues; `()` if nothing does.
    pub extra: Extra,
}

#[cfg(feature = "serde")]
mod read {
    use serde::{
        Deserialize, Deserializer,
        de::{Error, IntoDeserializer},
    };

    use super::{Finite, Grid, Position, Side};

    /// The serialized form. An `extra` without content can be left out.
    #[derive(Deserialize)]
    #[serde(
        rename = "Position",
        bound = "Grid<C, B>: Deserialize<'de>, B::Cell: Deserialize<'de>, Extra: Deserialize<'de>"
    )]
    struct Written<C, B: Finite, Extra> {
        grid: Grid<C, B>,
        turn: Side,
        last: Option<B::Cell>,
        #[serde(default, deserialize_with = "given")]
        extra: Option<Extra>,
    }

    fn given<'de, T: Deserialize<'de>, D: Deserializer<'de>>(it: D) -> Result<Option<T>, D::Error> {
        T::deserialize(it).map(Some)
    }

    impl<'de, C, B: Finite, Extra: Deserialize<'de>> Deserialize<'de> for Position<C, B, Extra>
    where
        Grid<C, B>: Deserialize<'de>,
        B::Cell: Deserialize<'de>,
    {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            let Written {
                grid,
                turn,
                last,
                extra,
            } = Written::deserialize(deserializer)?;
            let extra = match extra {
                Some(extra) => extra,
                None if size_of::<Extra>() == 0 => Extra::deserialize(().into_deserializer())?,
                None => return Err(Error::missing_field("extra")),
            };
            Ok(Self {
                grid,
                turn,
                last,
                extra,
            })
        }
    }
}

impl<C, B: Finite> Position<C, B> {
    /// A position with this board, the first player to move and no last move.
    #[must_use]
    pub fn new(grid: Grid<C, B>) -> Self {
        Self {
            grid,
            turn: Side::First,
            last: None,
            extra: (),
        }
    }

    /// The same position with an extra fact.
    #[must_use]
    pub fn with_extra<Extra>(self, extra: Extra) -> Position<C, B, Extra> {
        Position {
            grid: self.grid,
            turn: self.turn,
            last: self.last,
            extra,
        }
    }
}

impl<C, B: Finite, Extra> Position<C, B, Extra> {
    /// The same position with this player to move.
    #[must_use]
    pub fn with_turn(self, turn: Side) -> Self {
        Self { turn, ..self }
    }

    /// The same position with this cell as the last move; `None` if the last move is not known.
    #[must_use]
    pub fn with_last(self, last: Option<B::Cell>) -> Self {
        Self { last, ..self }
    }

    /// The board with its pieces.
    #[must_use]
    #[inline]
    pub const fn grid(&self) -> &Grid<C, B> {
        &self.grid
    }

    /// Gives mutable access to the board, and forgets the last move.
    #[inline]
    pub fn grid_mut(&mut self) -> &mut Grid<C, B> {
        self.last = None;
        &mut self.grid
    }

    /// Consumes the position and returns its board.
    #[must_use]
    pub fn into_grid(self) -> Grid<C, B> {
        self.grid
    }

    /// The cell of the last move; `None` if it is not known: in a new position, after a pass, or after
    /// [`grid_mut`](Self::grid_mut).
    #[must_use]
    #[inline]
    pub const fn last(&self) -> Option<B::Cell> {
        self.last
    }

    /// Puts a piece on a cell as the last move, and passes the turn.
    ///
    /// # Panics
    ///
    /// If the cell is off the board.
    #[inline]
    pub fn place(&mut self, at: B::Cell, piece: C) {
        self.put(at, piece);
        self.turn = self.turn.other();
    }

    /// Puts a piece on a cell as the last move, without passing the turn: for a second stone, or a game for one.
    ///
    /// # Panics
    ///
    /// If the cell is off the board.
    #[inline]
    pub fn put(&mut self, at: B::Cell, piece: C) {
        self.grid[at] = piece;
        self.last = Some(at);
    }

    /// Carries a piece to another cell as the last move, puts `left` on its old cell, and passes the turn. Returns
    /// what was on the new cell, such as a captured piece. A piece carried to its own cell stays, and `left` is
    /// returned.
    ///
    /// ```
    /// use collinear::{Coord, Grid, rules::{Position, Side}};
    ///
    /// let mut position = Position::new(Grid::parse(". b\nW .")?);
    /// let taken = position.carry(Coord::new(1, 0), Coord::new(0, 1), '.');
    /// assert_eq!(taken, 'b');
    /// assert_eq!(position.grid().to_string(), ". W\n. .");
    /// assert_eq!(position.turn, Side::Second);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// # Panics
    ///
    /// If a cell is off the board.
    #[doc(alias("move_piece", "capture"))]
    #[inline]
    pub fn carry(&mut self, from: B::Cell, to: B::Cell, left: C) -> C {
        let piece = mem::replace(&mut self.grid[from], left);
        let taken = mem::replace(&mut self.grid[to], piece);
        self.last = Some(to);
        self.turn = self.turn.other();
        taken
    }

    /// Changes each of these cells in place, for example to turn markers over or to promote a piece. It is like
    /// [`Grid::update`]; the turn and the last move stay the same.
    ///
    /// # Panics
    ///
    /// If a cell is off the board.
    #[doc(alias("flip", "turn over"))]
    #[inline]
    pub fn update(&mut self, cells: impl IntoIterator<Item = B::Cell>, change: impl FnMut(&mut C)) {
        self.grid.update(cells, change);
    }

    /// Sets each of these cells to a value, such as empty for captured pieces. The turn stays the same. The last move
    /// stays the same, too, unless its cell is one of these; it is unknown in that case.
    ///
    /// # Panics
    ///
    /// If a cell is off the board.
    #[doc(alias("capture", "clear", "remove"))]
    pub fn fill(&mut self, cells: impl IntoIterator<Item = B::Cell>, value: C)
    where
        C: Clone,
    {
        for at in cells {
            self.grid[at] = value.clone();
            self.last = self.last.filter(|&last| last != at);
        }
    }

    /// Passes the turn without a move on the board.
    #[doc(alias("skip", "null move"))]
    #[inline]
    pub fn pass(&mut self) {
        self.last = None;
        self.turn = self.turn.other();
    }
}

impl<C, Extra> Position<C, Rect, Extra> {
    /// The row of a cell counted from a player's own back row, from 0. The first player's back row is the last row of
    /// the board, the second player's is the first row. Use it for a pawn's double step, a river or a promotion row.
    ///
    /// ```
    /// use collinear::{Coord, Grid, rules::{Position, Side}};
    ///
    /// let chess = Position::new(Grid::filled(8, 8, '.')?);
    /// let e2 = Coord::new(6, 4);
    /// assert_eq!(Side::BOTH.map(|side| chess.rank_of(side, e2)), [1, 6]);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("relative rank", "row", "promotion zone", "home row", "river"))]
    #[must_use]
    #[inline]
    pub fn rank_of(&self, side: Side, at: Coord) -> usize {
        let home = match side {
            Side::First => self.grid.rows().saturating_sub(1),
            Side::Second => 0,
        };
        home.abs_diff(at.row)
    }
}

impl<C: Owned, B: Finite, Extra> Position<C, B, Extra> {
    /// A predicate for the pieces of the player to move, for queries of a [`Grid`].
    ///
    /// ```
    /// use collinear::{Direction, Grid, rules::Position};
    ///
    /// let state = Position::new(Grid::parse("R . . p")?);
    /// let (grid, free) = (state.grid(), |piece: &char| *piece == '.');
    /// let moves = grid.headings_of(state.own(), |_| [Direction::E]).flat_map(|(from, heading)| {
    ///     grid.slide_or_take(from, heading, .., free, state.theirs()).moves()
    /// });
    /// assert_eq!(moves.count(), 3);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("mine", "friend"))]
    #[inline]
    pub fn own(&self) -> impl Fn(&C) -> bool + Copy + use<C, B, Extra> {
        C::is_of(self.turn)
    }

    /// A predicate for the pieces of the other player.
    #[doc(alias("enemy", "opponent"))]
    #[inline]
    pub fn theirs(&self) -> impl Fn(&C) -> bool + Copy + use<C, B, Extra> {
        C::is_of(self.turn.other())
    }

    /// The player who closed a line of k with the last move, if one did: the owner of the piece on the cell of that
    /// move, no matter whose turn it is.
    ///
    /// If the last move is not known, it finds a player with a line anywhere on the board. If both players have one, it
    /// returns the first player.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Length, rules::{Cell, Position, Side}};
    ///
    /// let three = |position: &Position<Cell>| position.closed_line(&Direction::AXES, Length::AtLeast(3));
    /// let grid = Grid::parse_with("X X .\nO O .\n. . .", Cell::from_glyph)?;
    /// let mut position = Position::new(grid);
    /// assert_eq!(three(&position), None);
    /// position.place(Coord::new(0, 2), Cell::Of(Side::First));
    /// assert_eq!(three(&position), Some(Side::First));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// Looks at the lines through one cell, or at the whole board if the last move is not known.
    #[doc(alias("win check", "winner", "k in a row"))]
    #[must_use]
    pub fn closed_line(&self, axes: &[B::Heading], length: Length) -> Option<Side> {
        let on_board = |&at: &B::Cell| self.grid.get(at).is_some();
        let Some(at) = self.last.filter(on_board) else {
            let has_line = |&side: &Side| self.grid.has_k_line(axes, length, C::is_of(side));
            return Side::BOTH.into_iter().find(has_line);
        };
        let owner = self.grid[at].owner()?;
        let closed = self
            .grid
            .has_k_line_through(at, axes, length, C::is_of(owner));
        closed.then_some(owner)
    }
}

impl<C: Clone, B: Finite, Extra: Clone> Clone for Position<C, B, Extra> {
    fn clone(&self) -> Self {
        Self {
            grid: self.grid.clone(),
            turn: self.turn,
            last: self.last,
            extra: self.extra.clone(),
        }
    }

    #[inline]
    fn clone_from(&mut self, source: &Self) {
        self.grid.clone_from(&source.grid);
        self.turn = source.turn;
        self.last = source.last;
        self.extra.clone_from(&source.extra);
    }
}

/// The key is the board, the turn and the extra fact.
impl<C, B, Extra> View for Position<C, B, Extra>
where
    C: Clone + Eq + Hash + Into<char>,
    B: Layout,
    Extra: Clone + Eq + Hash,
{
    type Board = B;
    type Key = (Grid<C, B>, Side, Extra);

    fn key(&self) -> Self::Key {
        (self.grid.clone(), self.turn, self.extra.clone())
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn glyphs(&self) -> Grid<char, B> {
        self.grid.map(|cell| cell.clone().into())
    }
}

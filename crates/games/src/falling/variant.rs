//! [`FallingBlocks`]: the size of the well, the pieces, and their order.

use super::Piece;
use collinear::{
    Bounds, TooLarge,
    rules::{MAX_CELLS, SetupError},
};

/// A game of falling blocks: the size of the well, the pieces, and the queue, if there is one.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FallingBlocks {
    pub(super) bounds: Bounds,
    /// One or more pieces, each with a different name.
    pub(super) pieces: Vec<Piece>,
    /// The indices of the pieces in their order; `None` for pieces by chance.
    pub(super) queue: Option<Vec<usize>>,
    pub(super) shows_next: bool,
}

impl FallingBlocks {
    /// Makes the game in a well of this size, in which chance brings the seven tetrominoes.
    ///
    /// # Errors
    ///
    /// Fails for more than [`MAX_CELLS`] cells, rows or columns.
    ///
    /// ```
    /// use collinear_games::falling::FallingBlocks;
    ///
    /// let well = FallingBlocks::new(20, 10)?;
    /// assert_eq!(well, FallingBlocks::tetris());
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    pub fn new(rows: usize, cols: usize) -> Result<Self, SetupError> {
        Ok(Self {
            bounds: TooLarge::check(rows, cols, MAX_CELLS)?,
            pieces: Piece::tetrominoes(),
            queue: None,
            shows_next: false,
        })
    }

    /// Tetris: seven pieces by chance in a well of 20 rows and 10 columns.
    ///
    /// # Panics
    ///
    /// Never: the well is small.
    #[must_use]
    pub fn tetris() -> Self {
        Self::new(20, 10).unwrap_or_else(|error| unreachable!("{error}"))
    }

    /// The same game with these pieces, brought by chance.
    ///
    /// # Errors
    ///
    /// Fails if there are no pieces, if a name is not a Latin letter or is used twice, or if a piece has no cells.
    ///
    /// ```
    /// use collinear::{Shape, rules::Rules};
    /// use collinear_games::falling::{FallingBlocks, Piece};
    ///
    /// let domino = Piece::new('d', &Shape::parse("# #"));
    /// let game = FallingBlocks::new(8, 5)?.with_pieces([domino])?;
    /// assert_eq!(game.moves(&game.start()).count(), 1); // chance has no choice
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    pub fn with_pieces(self, pieces: impl IntoIterator<Item = Piece>) -> Result<Self, SetupError> {
        let pieces: Vec<Piece> = pieces.into_iter().collect();
        if pieces.is_empty() {
            return Err(SetupError::new("there must be at least one piece"));
        }
        for (index, piece) in pieces.iter().enumerate() {
            let name = piece.name();
            let why = if !name.is_ascii_alphabetic() {
                format!("{name:?} is not a letter, so it cannot name a piece")
            } else if pieces[..index].iter().any(|other| other.name() == name) {
                format!("two pieces have the name {name}")
            } else if piece.turns().iter().all(|shape| shape.cells().is_empty()) {
                format!("the piece {name} has no cells")
            } else {
                continue;
            };
            return Err(SetupError::new(why));
        }
        Ok(Self {
            pieces,
            queue: None,
            ..self
        })
    }

    /// The same game with a queue: pieces with these names come in this order. The game ends after the last piece.
    ///
    /// # Errors
    ///
    /// Fails if no piece has one of these names.
    pub fn with_queue(self, names: impl IntoIterator<Item = char>) -> Result<Self, SetupError> {
        let index = |name| {
            let index = self.index_of(name);
            index.ok_or_else(|| SetupError::new(no_piece(name)))
        };
        let queue = names
            .into_iter()
            .map(index)
            .collect::<Result<Vec<_>, _>>()?;
        Ok(Self {
            queue: Some(queue),
            ..self
        })
    }

    /// The same game, but the player sees the next piece: chance chooses each piece one drop earlier.
    ///
    /// ```
    /// use collinear::rules::Rules;
    /// use collinear_games::falling::{ComeOrDrop, FallingBlocks};
    ///
    /// let game = FallingBlocks::tetris().with_next();
    /// let mut state = game.start();
    /// for name in ['T', 'O'] {
    ///     game.apply(&mut state, ComeOrDrop::Comes(name));
    /// }
    /// assert!(!game.is_chance(&state));
    /// assert_eq!((state.piece(), game.next(&state)), (Some('T'), Some('O')));
    /// ```
    #[must_use]
    pub fn with_next(self) -> Self {
        Self {
            shows_next: true,
            ..self
        }
    }

    /// The size of the well.
    #[must_use]
    pub const fn bounds(&self) -> Bounds {
        self.bounds
    }

    /// The pieces.
    #[must_use]
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// The names of the pieces in their order; `None` for pieces by chance.
    #[must_use]
    pub fn queue(&self) -> Option<impl Iterator<Item = char>> {
        let queue = self.queue.as_ref()?;
        Some(queue.iter().map(|&index| self.pieces[index].name()))
    }

    /// True if the player sees the next piece.
    #[must_use]
    pub const fn shows_next(&self) -> bool {
        self.shows_next
    }

    pub(super) fn index_of(&self, name: char) -> Option<usize> {
        self.pieces.iter().position(|piece| piece.name() == name)
    }
}

pub(super) fn no_piece(name: char) -> String {
    format!("there is no piece {name}")
}

/// The default is [Tetris](Self::tetris).
impl Default for FallingBlocks {
    fn default() -> Self {
        Self::tetris()
    }
}

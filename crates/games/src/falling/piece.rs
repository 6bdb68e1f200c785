//! [`Piece`]: a shape with a name, and its turns.

use std::fmt;

use collinear::{Coord, Shape, geometry::Tiling};

/// A falling piece: a shape with a letter for its name, and its different turns.
///
/// ```
/// use collinear::Shape;
/// use collinear_games::falling::Piece;
///
/// let corner = Piece::new('v', &Shape::parse("# #\n# ."));
/// assert_eq!((corner.name(), corner.turns().len()), ('v', 4));
/// assert_eq!(corner.to_string(), "v █▀");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    name: char,
    /// The shape as it appears, followed by its clockwise turns.
    turns: Vec<Shape>,
}

/// The seven pieces of four cells, as they appear.
const TETROMINOES: [(char, &str); 7] = [
    ('I', "####"),
    ('O', "##/##"),
    ('T', "###/.#."),
    ('S', ".##/##."),
    ('Z', "##./.##"),
    ('J', "###/..#"),
    ('L', "###/#.."),
];

/// The name and the shape in half blocks, `Z ▀█▄`; for a piece of more than two rows only the name.
impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.name)?;
        let cells = self.turns.first().map_or(&[][..], Shape::cells);
        if cells.iter().any(|cell| cell.row > 1) {
            return Ok(());
        }
        f.write_str(" ")?;
        let cols = cells.iter().map(|cell| cell.col + 1).max().unwrap_or(0);
        for col in 0..cols {
            let has = |row| cells.contains(&Coord::new(row, col));
            f.write_str(match (has(0), has(1)) {
                (true, true) => "█",
                (true, false) => "▀",
                (false, true) => "▄",
                (false, false) => " ",
            })?;
        }
        Ok(())
    }
}

impl Piece {
    /// Makes a piece of this shape, on squares.
    #[must_use]
    pub fn new(name: char, shape: &Shape) -> Self {
        let turns = shape.clone().with_tiling(Tiling::Square).turns();
        Self { name, turns }
    }

    /// Makes a piece from its rows, separated by slashes: `###/.#.`.
    pub(super) fn of_rows(name: char, rows: &str) -> Self {
        Self::new(name, &Shape::parse(&rows.replace('/', "\n")))
    }

    /// The seven pieces of Tetris: I, O, T, S, Z, J, L.
    #[doc(alias("tetromino", "Tetris"))]
    #[must_use]
    pub fn tetrominoes() -> Vec<Self> {
        let of = |(name, rows): (_, &_)| Self::of_rows(name, rows);
        TETROMINOES.map(of).into()
    }

    pub(super) fn tetromino(name: char) -> Option<Self> {
        Self::tetrominoes()
            .into_iter()
            .find(|piece| piece.name == name)
    }

    /// The name of the piece.
    #[must_use]
    pub const fn name(&self) -> char {
        self.name
    }

    /// The different turns, clockwise, beginning with the piece as it appears.
    #[must_use]
    pub fn turns(&self) -> &[Shape] {
        &self.turns
    }
}

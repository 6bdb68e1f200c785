//! [`Piece`]: a shape with a name, and its turns.

use collinear::{Shape, geometry::Tiling};

/// A piece that falls: a shape with a letter for its name, and its different turns.
///
/// ```
/// use collinear::Shape;
/// use collinear_games::falling::Piece;
///
/// let corner = Piece::new('v', &Shape::parse("# #\n# ."));
/// assert_eq!((corner.name(), corner.turns().len()), ('v', 4));
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    name: char,
    /// The shape as it comes, then turned clockwise.
    turns: Vec<Shape>,
}

/// The seven pieces of four cells, as they come.
const TETROMINOES: [(char, &str); 7] = [
    ('I', "####"),
    ('O', "##/##"),
    ('T', "###/.#."),
    ('S', ".##/##."),
    ('Z', "##./.##"),
    ('J', "###/..#"),
    ('L', "###/#.."),
];

impl Piece {
    /// The piece of this shape, of squares.
    #[must_use]
    pub fn new(name: char, shape: &Shape) -> Self {
        let turns = shape.clone().with_tiling(Tiling::Square).turns();
        Self { name, turns }
    }

    /// The piece whose rows are written one behind the other, with a slash between them: `###/.#.`.
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

    /// The tetromino of this name.
    pub(super) fn tetromino(name: char) -> Option<Self> {
        Self::tetrominoes()
            .into_iter()
            .find(|piece| piece.name == name)
    }

    /// Its name.
    #[must_use]
    pub const fn name(&self) -> char {
        self.name
    }

    /// Its different turns, clockwise, the first as it comes.
    #[must_use]
    pub fn turns(&self) -> &[Shape] {
        &self.turns
    }
}

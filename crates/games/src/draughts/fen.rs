//! Positions as text: `W:W31-50:B1-20`, the FEN of PDN files.

use itertools::Itertools;

use super::{Color, Draughts, Naming, Square, State};
use collinear::{Coord, Grid, rules::SetupError};

impl Draughts {
    /// Writes a position as text, as in the tag `FEN` of a PDN file: the side to move, then the squares of White and of
    /// Black, with a `K` for kings. The counts towards a draw are not included.
    ///
    /// Three or more men on successive squares are written as a range. For a state of another board, only pieces on
    /// squares of this board are written.
    ///
    /// ```
    /// use collinear::rules::Rules;
    /// use collinear_games::draughts::{Draughts, INTERNATIONAL, RUSSIAN};
    ///
    /// let rules = Draughts::new(INTERNATIONAL)?;
    /// assert_eq!(rules.write_fen(&rules.start()), "W:W31-50:B1-20");
    ///
    /// let rules = Draughts::new(RUSSIAN)?;
    /// let endgame = rules.read_fen("B:WKa1,c3:Bb8,Kh8").unwrap();
    /// assert_eq!(rules.write_fen(&endgame), "B:Wc3,Ka1:Bb8,Kh8");
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    #[doc(alias("PDN", "position notation"))]
    #[must_use]
    pub fn write_fen(&self, state: &State) -> String {
        let turn = initial(state.color);
        let of_color = Color::BOTH.map(|color| {
            let squares = (1..).zip(self.squares());
            let squares =
                squares.filter_map(|(number, at)| Some((number, at, *state.grid.get(at)?)));
            let own = squares.filter(|(_, _, square)| square.color() == Some(color));
            self.write_pieces(&own.collect::<Vec<_>>())
        });
        let [white, black] = of_color;
        format!("{turn}:W{white}:B{black}")
    }

    fn write_pieces(&self, pieces: &[(usize, Coord, Square)]) -> String {
        let in_range = |one: &(usize, Coord, Square), next: &(usize, Coord, Square)| {
            one.0 + 1 == next.0 && !one.2.is_king() && !next.2.is_king()
        };
        let by_number = self.variant.naming == Naming::Numbers;
        let words = pieces.chunk_by(in_range).flat_map(|pieces| match pieces {
            [(first, ..), _, .., (last, ..)] if by_number => vec![format!("{first}-{last}")],
            _ => {
                let pieces = pieces.iter();
                let words = pieces.map(|&(_, at, square)| self.write_piece(at, square));
                words.collect()
            }
        });
        words.collect::<Vec<_>>().join(",")
    }

    fn write_piece(&self, at: Coord, square: Square) -> String {
        let name = self
            .name(at)
            .map_or_else(String::new, |name| name.to_string());
        if square.is_king() {
            "K".to_owned() + &name
        } else {
            name
        }
    }

    /// Reads a position such as `W:W31-50:B1-20`, as written by [`write_fen`](Self::write_fen). Also accepts ranges of
    /// kings, `K1-4`, a full stop at the end, and squares in any order. Skips the move counts that some programs add,
    /// `:H0:F1`.
    ///
    /// # Errors
    ///
    /// Returns a [`SetupError`] with the word that cannot be read, or with the reason why no game can have this
    /// position.
    ///
    /// ```
    /// use collinear::rules::Rules;
    /// use collinear_games::draughts::{Draughts, ENGLISH};
    ///
    /// let rules = Draughts::new(ENGLISH)?;
    /// let state = rules.read_fen("W:W18,K24:B12,16").unwrap();
    /// assert_eq!(rules.moves(&state).count(), 6);
    ///
    /// let why = |text| rules.read_fen(text).unwrap_err().to_string();
    /// assert_eq!(why("W:W18,18:B12"), "there are two pieces on 18");
    /// assert_eq!(why("W:W18:B33"), "\"33\" is not a square or a range of squares of the board");
    /// assert_eq!(why("18:12"), "expected W or B for the side to move, found \"18\"");
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    #[doc(alias("PDN", "parse position"))]
    pub fn read_fen(&self, text: &str) -> Result<State, SetupError> {
        let text = text.trim();
        let mut parts = text.strip_suffix('.').unwrap_or(text).split(':');
        let turn = parts.next().unwrap_or_default().trim();
        let turn = color_of(turn).ok_or_else(|| {
            let found = short(turn);
            SetupError::new(format!(
                "expected W or B for the side to move, found {found:?}"
            ))
        })?;
        let mut grid = Grid::on(self.bounds(), |_| Square::Empty)?;
        for part in parts.map(str::trim).filter(|part| !is_count(part)) {
            for (at, square) in self.read_pieces(part)? {
                if let Some(at) = self.name(at).filter(|_| !grid[at].is_empty()) {
                    return Err(SetupError::new(format!("there are two pieces on {at}")));
                }
                grid[at] = square;
            }
        }
        self.set_up(grid, turn)
    }

    /// Reads the pieces of a player: `W31-50`, `BK1,12`, or `W` for a player without pieces.
    fn read_pieces(&self, text: &str) -> Result<Vec<(Coord, Square)>, SetupError> {
        let split = text.split_at_checked(1);
        let split = split.and_then(|(side, pieces)| Some((color_of(side)?, pieces)));
        let (color, pieces) = split.ok_or_else(|| {
            let found = short(text);
            SetupError::new(format!(
                "expected W or B for the owner of the pieces, found {found:?}"
            ))
        })?;
        let words = pieces.split(',').map(str::trim);
        let read = words.filter(|_| !pieces.is_empty()).map(|word| {
            let (square, names) = match word.strip_prefix('K') {
                Some(names) => (Square::King(color), names),
                None => (Square::Man(color), word),
            };
            let squares = self.range(names);
            let squares = squares.ok_or_else(|| {
                let name = short(names);
                SetupError::new(format!(
                    "{name:?} is not a square or a range of squares of the board"
                ))
            })?;
            Ok(squares.into_iter().map(move |at| (at, square)))
        });
        read.flatten_ok().collect()
    }

    /// Returns the square with a name, or the squares of a range of increasing numbers.
    fn range(&self, names: &str) -> Option<Vec<Coord>> {
        let Some((first, last)) = names.split_once('-') else {
            return Some([self.square_named(names)?].into());
        };
        let ends = [first, last].map(|number| self.square_named(number));
        let [Some(first), Some(last)] = ends else {
            return None;
        };
        let by_number = names
            .bytes()
            .all(|byte| byte == b'-' || byte.is_ascii_digit());
        let squares = self.squares().filter(|at| (first..=last).contains(at));
        (by_number && first <= last).then(|| squares.collect())
    }
}

const fn initial(color: Color) -> &'static str {
    match color {
        Color::White => "W",
        Color::Black => "B",
    }
}

fn color_of(initial_of: &str) -> Option<Color> {
    Color::BOTH
        .into_iter()
        .find(|color| initial_of == initial(*color))
}

/// True for a count of moves, `F12`, or of moves since the last capture or man's move, `H0`.
fn is_count(part: &str) -> bool {
    let number = part.strip_prefix(['H', 'F']);
    number.is_some_and(|number| {
        !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
    })
}

/// Shortens an unexpected text for an error message.
pub(super) fn short(text: &str) -> String {
    text.chars().take(20).collect()
}

//! A game of [`FallingBlocks`] as text: `tetris cols=8 queue=IOTSZ`.

use std::{fmt, str::FromStr};

use itertools::Itertools;

use super::{FallingBlocks, Piece};
use collinear::rules::{Settings, SettingsError, WriteSettings};

fn presets() -> [(&'static str, FallingBlocks); 1] {
    [("tetris", FallingBlocks::tetris())]
}

/// Reads `tetris` with changes to it:
///
/// | setting | values |
/// |---|---|
/// | `rows`, `cols` | the size of the well |
/// | `pieces` | the names of the pieces, separated by commas: a tetromino by its letter, any other piece with its rows, as `I,O,u:#.#/###` |
/// | `next` | `yes` if the player sees the next piece, or `no` |
/// | `queue` | the names of the pieces in their order, as `IOTSZ`; `none` for pieces by chance |
///
/// ```
/// use collinear_games::falling::FallingBlocks;
///
/// let game: FallingBlocks = "rows=12 cols=6 pieces=I,u:#.#/### queue=IuI".parse()?;
/// assert_eq!(game.pieces()[1].turns().len(), 4);
/// assert_eq!(game.to_string(), "rows=12 cols=6 pieces=I,u:#.#/### queue=IuI");
///
/// let why = |text: &str| text.parse::<FallingBlocks>().unwrap_err().to_string();
/// assert_eq!(why("pieces=I,X"), "pieces=I,X: X is not a tetromino; add its rows, as in X:#.#/###");
/// assert_eq!(why("queue=IX"), "queue=IX: there is no piece X");
/// # Ok::<(), collinear::rules::SettingsError>(())
/// ```
///
/// # Errors
///
/// Returns a [`SettingsError`] if a setting cannot be read, or if there is no such game.
impl FromStr for FallingBlocks {
    type Err = SettingsError;

    fn from_str(text: &str) -> Result<Self, SettingsError> {
        let mut settings = Settings::read(text)?;
        let start = settings.preset(&presets())?.unwrap_or_default();
        let rows = settings.get("rows")?.unwrap_or(start.bounds().rows());
        let cols = settings.get("cols")?.unwrap_or(start.bounds().cols());
        let game = Self::new(rows, cols).map_err(SettingsError::refused)?;
        let own = settings.value("pieces", |text| {
            let pieces = text.split(',').map(read_piece);
            let pieces = pieces.collect::<Result<Vec<_>, _>>()?;
            let game = game.clone().with_pieces(pieces);
            game.map_err(|error| error.to_string())
        })?;
        let game = own.unwrap_or(game);
        let queued = settings.value("queue", |text| {
            if text == "none" {
                return Ok(game.clone());
            }
            game.clone().with_queue(text.chars())
        })?;
        let shows_next = settings.get("next")?.unwrap_or(start.shows_next());
        settings.finish()?;
        Ok(Self {
            shows_next,
            ..queued.unwrap_or(game)
        })
    }
}

/// Writes the name of the game, or its size and all settings that differ from Tetris.
impl fmt::Display for FallingBlocks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((name, _)) = presets().iter().find(|(_, preset)| preset == self) {
            return f.pad(name);
        }
        let own = self.pieces() != Piece::tetrominoes();
        let words = WriteSettings::default()
            .set("rows", self.bounds().rows())
            .set("cols", self.bounds().cols())
            .when(own, |words| {
                words.set("pieces", self.pieces().iter().map(written).format(","))
            });
        let words = words.when(self.shows_next(), |words| words.value("next", &true));
        let words = match self.queue() {
            Some(queue) => words.set("queue", queue.collect::<String>()),
            None => words,
        };
        words.fmt(f)
    }
}

fn read_piece(text: &str) -> Result<Piece, String> {
    let mut glyphs = text.chars();
    let name = glyphs.next().ok_or("a piece has no name")?;
    match glyphs.as_str().strip_prefix(':') {
        Some(rows) if rows.chars().all(|glyph| "#./".contains(glyph)) => {
            Ok(Piece::of_rows(name, rows))
        }
        None if glyphs.as_str().is_empty() => Piece::tetromino(name).ok_or_else(|| {
            format!("{name} is not a tetromino; add its rows, as in {name}:#.#/###")
        }),
        _ => Err(format!("{text} is not a piece; write one as u:#.#/###")),
    }
}

fn written(piece: &Piece) -> String {
    let name = piece.name();
    if Piece::tetromino(name).as_ref() == Some(piece) {
        return String::from(name);
    }
    let rows = piece.turns().first().map(ToString::to_string);
    let rows = rows.unwrap_or_default().replace(' ', "").replace('\n', "/");
    format!("{name}:{rows}")
}

collinear::serde_as_text!(FallingBlocks);

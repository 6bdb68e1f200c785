//! A [`Variant`] as text: `international rows=12 cols=12 men=5`.

use alloc::{
    borrow::ToOwned,
    string::{String, ToString},
    vec::Vec,
};
use core::{fmt, str::FromStr};

use itertools::Itertools;

use super::{Color, Duty, ENGLISH, Lines, Naming, Promotion, Squares, Variant, presets::PRESETS};
use crate::{
    Removal,
    rules::{
        Settings, SettingsError,
        settings::{YES_OR_NO, name_of, set, write_nearest},
    },
};

const SQUARES: [(&str, Squares); 2] = [("dark", Squares::Dark), ("all", Squares::All)];

const COLORS: [(&str, Color); 2] = [("white", Color::White), ("black", Color::Black)];

const LINES: [(&str, Lines); 3] = [
    ("diagonal", Lines::Diagonal),
    ("orthogonal", Lines::Orthogonal),
    ("both", Lines::Both),
];

const PROMOTIONS: [(&str, Promotion); 3] = [
    ("ends-move", Promotion::EndsMove),
    ("at-once", Promotion::AtOnce),
    ("at-end", Promotion::AtEnd),
];

const DUTIES: [(&str, Duty); 3] = [
    ("any", Duty::Any),
    ("most-pieces", Duty::MostPieces),
    ("most-value", Duty::MostValue),
];

const REMOVALS: [(&str, Removal); 2] = [("at-once", Removal::AtOnce), ("at-end", Removal::AtEnd)];

const NAMINGS: [(&str, Naming); 2] = [("numbers", Naming::Numbers), ("letters", Naming::Letters)];

/// A preset, such as `english` or `frisian`, and what is different:
///
/// | setting | values |
/// |---|---|
/// | `rows`, `cols` | the size of the board |
/// | `squares` | `dark` or `all` |
/// | `men`, `behind` | how many rows of men a player has, and how many are empty behind them |
/// | `begins` | who moves first: `white` or `black` |
/// | `steps`, `captures` | `diagonal`, `orthogonal` or `both` |
/// | `capture-backwards`, `flying-kings`, `half-turns` | `yes` or `no` |
/// | `promotion` | while capturing: `ends-move`, `at-once` or `at-end` |
/// | `king-moves-in-a-row` | a number, or `unlimited` |
/// | `duty` | `any`, `most-pieces` or `most-value` |
/// | `removal` | `at-once` or `at-end` |
/// | `repetition` | whether it is a draw: `yes` or `no` |
/// | `king-moves` | how many moves of each player are a draw, or `unlimited` |
/// | `lone-king` | as many with one, two and three pieces against a king: `5,5,16`, each a number or `unlimited` |
/// | `naming` | `numbers` or `letters` |
///
/// Without a preset, what is not set is as in English draughts. Whether there is such a game is not looked
/// into: that is asked of [`Draughts::new`](super::Draughts::new).
///
/// ```
/// use collinear::rules::draughts::{Capture, Duty, RUSSIAN, Variant};
///
/// let capture = Capture { duty: Duty::MostPieces, ..RUSSIAN.capture };
/// let variant: Variant = "russian duty=most-pieces".parse()?;
/// assert_eq!(variant, Variant { capture, ..RUSSIAN });
///
/// let why = |text: &str| text.parse::<Variant>().unwrap_err().to_string();
/// assert_eq!(why("russian squares=light"), "squares=light: it can be dark or all");
/// # Ok::<(), collinear::rules::SettingsError>(())
/// ```
///
/// # Errors
///
/// [`SettingsError`] with the setting that can't be read.
impl FromStr for Variant {
    type Err = SettingsError;

    fn from_str(text: &str) -> Result<Self, SettingsError> {
        let mut settings = Settings::read(text)?;
        let mut it = settings.preset(&PRESETS)?.unwrap_or(ENGLISH);
        let board = &mut it.board;
        set(&mut board.rows, settings.number("rows")?);
        set(&mut board.cols, settings.number("cols")?);
        set(&mut board.squares, settings.choice("squares", &SQUARES)?);
        set(&mut board.men, settings.number("men")?);
        set(&mut board.behind, settings.number("behind")?);
        set(&mut it.first, settings.choice("begins", &COLORS)?);
        set(&mut it.steps, settings.choice("steps", &LINES)?);
        set(&mut it.captures, settings.choice("captures", &LINES)?);
        let backwards = settings.yes_or_no("capture-backwards")?;
        set(&mut it.men.capture_backwards, backwards);
        let promotion = settings.choice("promotion", &PROMOTIONS)?;
        set(&mut it.men.promotion, promotion);
        set(&mut it.kings.flying, settings.yes_or_no("flying-kings")?);
        let in_a_row = settings.value("king-moves-in-a-row", read_limit)?;
        set(&mut it.kings.moves_in_a_row, in_a_row);
        let capture = &mut it.capture;
        set(&mut capture.duty, settings.choice("duty", &DUTIES)?);
        set(&mut capture.removal, settings.choice("removal", &REMOVALS)?);
        set(&mut capture.half_turns, settings.yes_or_no("half-turns")?);
        let draws = &mut it.draws;
        set(&mut draws.repetition, settings.yes_or_no("repetition")?);
        let king_moves = settings.value("king-moves", read_limit)?;
        set(&mut draws.king_moves, king_moves);
        let lone_king = settings.value("lone-king", read_limits)?;
        set(&mut draws.lone_king, lone_king);
        set(&mut it.naming, settings.choice("naming", &NAMINGS)?);
        settings.finish()?;
        Ok(it)
    }
}

fn read_limit(text: &str) -> Result<Option<u16>, &'static str> {
    if text == "unlimited" {
        return Ok(None);
    }
    let limit = Settings::whole_number(text).and_then(|limit| u16::try_from(limit).ok());
    limit
        .map(Some)
        .ok_or("it can be a number of moves up to 65535, or unlimited")
}

fn read_limits(text: &str) -> Result<[Option<u16>; 3], &'static str> {
    let limits: Vec<_> = text.split(',').map(read_limit).collect::<Result<_, _>>()?;
    limits
        .try_into()
        .map_err(|_| "it has to be three limits, with commas between them")
}

fn write_limit(limit: Option<u16>) -> String {
    limit.map_or_else(|| "unlimited".to_owned(), |limit| limit.to_string())
}

/// The preset that is nearest, and what is different: what [`FromStr`] reads as the same rules.
///
/// ```
/// use collinear::rules::draughts::{Color, ENGLISH, Variant};
///
/// assert_eq!(ENGLISH.to_string(), "english");
/// let first = Color::White;
/// assert_eq!(Variant { first, ..ENGLISH }.to_string(), "english begins=white");
/// ```
impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let presets = PRESETS.map(|(name, preset)| (name, preset.settings()));
        write_nearest(f, &self.settings(), &presets, None)
    }
}

impl Variant {
    /// All settings with their values.
    fn settings(&self) -> Vec<(&'static str, String)> {
        let Self {
            board,
            men,
            kings,
            capture,
            draws,
            ..
        } = self;
        let lone_king = draws.lone_king.into_iter().map(write_limit);
        [
            ("rows", board.rows.to_string()),
            ("cols", board.cols.to_string()),
            ("squares", name_of(&board.squares, &SQUARES)),
            ("men", board.men.to_string()),
            ("behind", board.behind.to_string()),
            ("begins", name_of(&self.first, &COLORS)),
            ("steps", name_of(&self.steps, &LINES)),
            ("captures", name_of(&self.captures, &LINES)),
            (
                "capture-backwards",
                name_of(&men.capture_backwards, &YES_OR_NO),
            ),
            ("promotion", name_of(&men.promotion, &PROMOTIONS)),
            ("flying-kings", name_of(&kings.flying, &YES_OR_NO)),
            ("king-moves-in-a-row", write_limit(kings.moves_in_a_row)),
            ("duty", name_of(&capture.duty, &DUTIES)),
            ("removal", name_of(&capture.removal, &REMOVALS)),
            ("half-turns", name_of(&capture.half_turns, &YES_OR_NO)),
            ("repetition", name_of(&draws.repetition, &YES_OR_NO)),
            ("king-moves", write_limit(draws.king_moves)),
            ("lone-king", lone_king.format(",").to_string()),
            ("naming", name_of(&self.naming, &NAMINGS)),
        ]
        .into()
    }
}

#[cfg(feature = "serde")]
crate::rules::settings::serde_as_settings!(Variant);

#[cfg(feature = "serde")]
crate::rules::settings::serde_as_settings!(super::Draughts);

//! A [`Variant`] as text: `international rows=12 cols=12 men=5`.

use itertools::Itertools;

use super::{Draughts, ENGLISH, Variant};
use collinear::{rules::Setting, settings};

settings! {
    /// Reads a preset, such as `english` or `frisian`, with changes to it:
    ///
    /// | setting | values |
    /// |---|---|
    /// | `rows`, `cols` | the size of the board |
    /// | `squares` | `dark` or `all` |
    /// | `men`, `behind` | the rows of men of a player, and the empty rows behind them |
    /// | `begins` | the side that moves first: `white` or `black` |
    /// | `steps`, `captures` | `diagonal`, `orthogonal` or `both` |
    /// | `capture-backwards`, `flying-kings`, `half-turns` | `yes` or `no` |
    /// | `promotion` | what happens to a man that reaches the last row while capturing: `ends-move`, `at-once` or `at-end` |
    /// | `king-moves-in-a-row` | a number, or `unlimited` |
    /// | `duty` | `any`, `most-pieces` or `most-value` |
    /// | `removal` | `at-once` or `at-end` |
    /// | `repetition` | whether the third occurrence of a position is a draw: `yes` or `no` |
    /// | `king-moves` | the number of king moves of each player that is a draw, or `unlimited` |
    /// | `lone-king` | the number of moves of each player that is a draw with one, two and three pieces against a lone king: `5,5,16`, each a number or `unlimited` |
    /// | `naming` | `numbers` or `letters` |
    ///
    /// Without a preset, all other settings are as in English draughts. Reading does not check whether such a game
    /// exists; [`Draughts::new`](super::Draughts::new) does.
    ///
    /// ```
    /// use collinear_games::draughts::{Capture, Color, Duty, ENGLISH, RUSSIAN, Variant};
    ///
    /// let capture = Capture { duty: Duty::MostPieces, ..RUSSIAN.capture };
    /// let variant: Variant = "russian duty=most-pieces".parse()?;
    /// assert_eq!(variant, Variant { capture, ..RUSSIAN });
    ///
    /// let why = |text: &str| text.parse::<Variant>().unwrap_err().to_string();
    /// assert_eq!(why("russian squares=light"), "squares=light: it can be dark or all");
    ///
    /// let first = Color::White;
    /// assert_eq!(Variant { first, ..ENGLISH }.to_string(), "english begins=white");
    /// # Ok::<(), collinear::rules::SettingsError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Returns a [`SettingsError`](collinear::rules::SettingsError) that names the setting that cannot be read.
    Variant of Draughts, else ENGLISH {
        "rows" => board.rows,
        "cols" => board.cols,
        "squares" => board.squares,
        "men" => board.men,
        "behind" => board.behind,
        "begins" => first,
        "steps" => steps,
        "captures" => captures,
        "capture-backwards" => men.capture_backwards,
        "promotion" => men.promotion,
        "flying-kings" => kings.flying,
        "king-moves-in-a-row" => (
            |it| Limit(it.kings.moves_in_a_row),
            |it, Limit(moves)| it.kings.moves_in_a_row = moves
        ),
        "duty" => capture.duty,
        "removal" => capture.removal,
        "half-turns" => capture.half_turns,
        "repetition" => draws.repetition,
        "king-moves" => (
            |it| Limit(it.draws.king_moves),
            |it, Limit(moves)| it.draws.king_moves = moves
        ),
        "lone-king" => (
            |it| Limits(it.draws.lone_king.map(Limit)),
            |it, Limits(limits)| it.draws.lone_king = limits.map(|Limit(moves)| moves)
        ),
        "naming" => naming,
    }
}

/// A number of moves, or no limit.
struct Limit(Option<u16>);

impl Setting for Limit {
    fn read(text: &str) -> Result<Self, String> {
        if text == "unlimited" {
            return Ok(Self(None));
        }
        let limit = usize::read(text)
            .ok()
            .and_then(|limit| u16::try_from(limit).ok());
        let limit = limit.ok_or("it can be a number of moves up to 65535, or unlimited")?;
        Ok(Self(Some(limit)))
    }

    fn write(&self) -> String {
        let limit = self.0.map(|limit| limit.to_string());
        limit.unwrap_or_else(|| "unlimited".to_owned())
    }
}

struct Limits([Limit; 3]);

impl Setting for Limits {
    fn read(text: &str) -> Result<Self, String> {
        let limits: Vec<_> = text.split(',').map(Limit::read).collect::<Result<_, _>>()?;
        let limits = limits.try_into().map(Self);
        limits.map_err(|_| "it must be three limits, separated by commas".to_owned())
    }

    fn write(&self) -> String {
        self.0.iter().map(Setting::write).join(",")
    }
}

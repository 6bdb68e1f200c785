//! A [`Variant`] as text: `tablut king-capture=four-sides repetition=ignored`.

use alloc::{
    borrow::ToOwned,
    string::{String, ToString},
};

use itertools::Itertools;

use super::{COPENHAGEN, Corners, Hnefatafl, Reach, Variant, board::read_board};
use crate::{
    TooLarge,
    rules::{MAX_CELLS, Setting},
    settings,
};

settings! {
    /// Reads a preset, such as `copenhagen` or `brandubh`, and the settings that differ:
    ///
    /// | setting | values |
    /// |---|---|
    /// | `board` | the board at the start, row by row: `...a.../...a.../..` or with numbers, `3a3/3a3/..` |
    /// | `begins` | who moves first: `attackers` or `defenders` |
    /// | `throne-crossing` | `everybody` or `who-may-stop` |
    /// | `throne-stopping` | `king` or `nobody` |
    /// | `throne-hostile-to-attackers`, `throne-hostile-to-defenders` | `never`, `when-empty` or `always` |
    /// | `corners-hostile-to` | `nobody`, or a list of `attackers`, `defenders`, `king` |
    /// | `king-capture` | `four-sides`, `four-sides-or-edge`, `two-sides` or `two-sides-away-from-throne` |
    /// | `king-reach` | a number of cells, or `unlimited` |
    /// | `king-armed`, `shieldwall`, `exit-fort`, `encirclement` | `yes` or `no` |
    /// | `escape` | `corners` or `edge` |
    /// | `repetition` | `ignored`, `draw`, `loss-for-attackers` or `loss-for-defenders` |
    ///
    /// Without a preset, the defaults are those of Copenhagen Hnefatafl. [`Hnefatafl::new`](super::Hnefatafl::new)
    /// checks that the variant can be played.
    ///
    /// ```
    /// use collinear::rules::hnefatafl::{Army, COPENHAGEN, King, KingCapture, TABLUT, Variant};
    ///
    /// let king = King { capture: KingCapture::FourSides, ..TABLUT.king };
    /// let variant: Variant = "tablut king-capture=four-sides".parse()?;
    /// assert_eq!(variant, Variant { king, ..TABLUT });
    ///
    /// let why = |text: &str| text.parse::<Variant>().unwrap_err().to_string();
    /// assert_eq!(why("tablut escape=north"), "escape=north: it can be corners or edge");
    ///
    /// let first = Army::Defenders;
    /// assert_eq!(Variant { first, ..COPENHAGEN }.to_string(), "copenhagen begins=defenders");
    /// # Ok::<(), collinear::rules::SettingsError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`SettingsError`](crate::rules::SettingsError) with the setting that can't be read.
    Variant of Hnefatafl, else COPENHAGEN {
        "board" => (|it| Rows(it.rows()), |it, Rows(rows)| it.start = rows.into()),
        "begins" => first,
        "throne-crossing" => throne.crossing,
        "throne-stopping" => throne.stopping,
        "throne-hostile-to-attackers" => throne.hostile_to_attackers,
        "throne-hostile-to-defenders" => throne.hostile_to_defenders,
        "corners-hostile-to" => corners,
        "king-capture" => king.capture,
        "king-reach" => king.reach,
        "king-armed" => king.armed,
        "shieldwall" => soldiers.shieldwall,
        "escape" => ending.escape,
        "exit-fort" => ending.exit_fort,
        "encirclement" => ending.encirclement,
        "repetition" => ending.repetition,
    }
}

struct Rows(String);

impl Setting for Rows {
    fn read(text: &str) -> Result<Self, String> {
        let board = read_board(text).map_err(|error| error.to_string())?;
        match board.bounds().cell_count() {
            0..=MAX_CELLS => Ok(Self(text.to_owned())),
            cells => Err(TooLarge::cells(cells).over(MAX_CELLS).to_string()),
        }
    }

    fn write(&self) -> String {
        self.0.clone()
    }
}

type Hostile = fn(&mut Corners) -> &mut bool;

/// The pieces that corners can be hostile to.
const CORNERS: [(&str, Hostile); 3] = [
    ("attackers", |corners| &mut corners.hostile_to_attackers),
    ("defenders", |corners| &mut corners.hostile_to_defenders),
    ("king", |corners| &mut corners.hostile_to_king),
];

impl Setting for Corners {
    fn read(text: &str) -> Result<Self, String> {
        let mut corners = Self::ORDINARY;
        for wanted in text.split(',').filter(|_| text != "nobody") {
            let whom = CORNERS.iter().find(|(name, _)| *name == wanted);
            let (_, hostile) = whom.ok_or(
                "it can be nobody, or attackers, defenders and king, with commas between them",
            )?;
            *hostile(&mut corners) = true;
        }
        Ok(corners)
    }

    fn write(&self) -> String {
        let mut corners = *self;
        let whom = CORNERS.iter().filter(|(_, hostile)| *hostile(&mut corners));
        match whom.map(|(name, _)| name).join(",") {
            names if names.is_empty() => "nobody".to_owned(),
            names => names,
        }
    }
}

impl Setting for Reach {
    fn read(text: &str) -> Result<Self, String> {
        if text == "unlimited" {
            return Ok(Self::Unlimited);
        }
        let limit = usize::read(text).map(Self::AtMost);
        limit.map_err(|_| "it can be a number of cells, or unlimited".to_owned())
    }

    fn write(&self) -> String {
        match self {
            Self::Unlimited => "unlimited".to_owned(),
            Self::AtMost(limit) => limit.to_string(),
        }
    }
}

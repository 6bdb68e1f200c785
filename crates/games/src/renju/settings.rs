//! A [`Variant`] as text: `renju rows=19 cols=19`.

use itertools::Itertools;

use super::{Double, Overline, RENJU, Renju, Variant};
use collinear::{
    rules::{Named, Setting},
    settings,
};

settings! {
    /// Reads a preset, `renju`, `omok` or `caro`, with changes to it:
    ///
    /// | setting | values |
    /// |---|---|
    /// | `rows`, `cols` | the size of the board |
    /// | `overline` | the effect of more than five in a row: `wins`, `nothing` or `forbidden` |
    /// | `double-four`, `double-three` | two fours or two threes made with one stone: `allowed` or `forbidden` |
    /// | `open-ends` | the number of ends of a five that must be open: `0`, `1` or `2` |
    ///
    /// The values of `overline`, `double-four` and `double-three` are given once for both players, or separately for
    /// the first and the second player: `overline=forbidden,wins`. Without a preset, all other settings are as in
    /// Renju. Reading does not check whether such a game exists; [`Renju::new`](super::Renju::new) does.
    ///
    /// ```
    /// use collinear_games::renju::{CARO, Variant};
    ///
    /// let variant: Variant = "caro open-ends=2".parse()?;
    /// assert_eq!(variant, Variant { open_ends: 2, ..CARO });
    ///
    /// let why = |text: &str| text.parse::<Variant>().unwrap_err().to_string();
    /// assert_eq!(
    ///     why("double-four=lost"),
    ///     "double-four=lost: it can be allowed or forbidden, once for both players or once for each, separated by a comma"
    /// );
    /// assert_eq!(variant.to_string(), "caro open-ends=2");
    /// # Ok::<(), collinear::rules::SettingsError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Returns a [`SettingsError`](collinear::rules::SettingsError) that names the setting that cannot be read.
    Variant of Renju, else RENJU {
        "rows" => rows,
        "cols" => cols,
        "overline" => (
            |it| Each(it.limits.map(|of| of.overline)),
            |it, Each(of): Each<Overline>| (0..2).for_each(|i| it.limits[i].overline = of[i])
        ),
        "double-four" => (
            |it| Each(it.limits.map(|of| of.double_four)),
            |it, Each(of): Each<Double>| (0..2).for_each(|i| it.limits[i].double_four = of[i])
        ),
        "double-three" => (
            |it| Each(it.limits.map(|of| of.double_three)),
            |it, Each(of): Each<Double>| (0..2).for_each(|i| it.limits[i].double_three = of[i])
        ),
        "open-ends" => (|it| OpenEnds(it.open_ends), |it, OpenEnds(open)| it.open_ends = open),
    }
}

/// One value for both players, or one for each.
struct Each<V>([V; 2]);

impl<V: Named> Setting for Each<V> {
    fn read(text: &str) -> Result<Self, String> {
        let (first, second) = text.split_once(',').unwrap_or((text, text));
        let why =
            |why| format!("{why}, once for both players or once for each, separated by a comma");
        let [first, second] = [first, second].map(|name| V::read(name).map_err(why));
        Ok(Self([first?, second?]))
    }

    fn write(&self) -> String {
        self.0.iter().map(|value| value.name()).dedup().join(",")
    }
}

struct OpenEnds(u8);

impl Setting for OpenEnds {
    fn read(text: &str) -> Result<Self, String> {
        match text {
            "0" => Ok(Self(0)),
            "1" => Ok(Self(1)),
            "2" => Ok(Self(2)),
            _ => Err("it can be 0, 1 or 2".to_owned()),
        }
    }

    fn write(&self) -> String {
        self.0.to_string()
    }
}

//! [`Setting`]: a value as text; [`Named`]: one of a few values with names.

use alloc::{
    borrow::ToOwned,
    format,
    string::{String, ToString},
    vec::Vec,
};

use crate::{Removal, Wrap, geometry::list};

/// A value of a setting as text.
///
/// `usize` and all [`Named`] types implement it. An example for another type:
///
/// ```
/// use collinear::rules::Setting;
///
/// /// How far a piece moves; `None` is unlimited.
/// struct Reach(Option<usize>);
///
/// impl Setting for Reach {
///     fn read(text: &str) -> Result<Self, String> {
///         match text {
///             "unlimited" => Ok(Self(None)),
///             limit => usize::read(limit).map(|limit| Self(Some(limit))),
///         }
///     }
///
///     fn write(&self) -> String {
///         self.0.map_or("unlimited".to_owned(), |limit| limit.to_string())
///     }
/// }
/// ```
pub trait Setting: Sized {
    /// Reads a value from text.
    ///
    /// # Errors
    ///
    /// What is wrong with the text, or which values are possible: `it can be yes or no`.
    fn read(text: &str) -> Result<Self, String>;

    /// Writes the value as text without white space, which [`read`](Self::read) reads back.
    fn write(&self) -> String;

    /// The texts of all values, if there are only a few; otherwise none.
    #[must_use]
    fn values() -> Vec<&'static str> {
        Vec::new()
    }
}

/// A whole number, written in digits only.
impl Setting for usize {
    fn read(text: &str) -> Result<Self, String> {
        // `parse` also accepts a `+`.
        let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
        let number = text.parse().ok().filter(|_| is_number);
        number.ok_or_else(|| format!("it has to be a whole number up to {}", Self::MAX))
    }

    fn write(&self) -> String {
        self.to_string()
    }
}

/// One of a few values, each with a name, such as `yes` and `no` for `bool`. [`named!`](crate::named) implements it
/// for an enum.
pub trait Named: Copy + PartialEq + 'static {
    /// All values with their names.
    const NAMES: &'static [(&'static str, Self)];

    /// The name of a value.
    #[must_use]
    fn name(self) -> &'static str;
}

impl<V: Named> Setting for V {
    fn read(text: &str) -> Result<Self, String> {
        let value = V::NAMES.iter().find(|(name, _)| *name == text);
        let all = || format!("it can be {}", list(Self::values().into_iter(), "or"));
        value.map(|(_, value)| *value).ok_or_else(all)
    }

    fn write(&self) -> String {
        self.name().to_owned()
    }

    fn values() -> Vec<&'static str> {
        V::NAMES.iter().map(|(name, _)| *name).collect()
    }
}

impl Named for bool {
    const NAMES: &'static [(&'static str, Self)] = &[("yes", true), ("no", false)];

    fn name(self) -> &'static str {
        if self { "yes" } else { "no" }
    }
}

/// Gives the variants of an enum their [names](crate::rules::Named) in settings.
///
/// ```
/// use collinear::{named, rules::{Named, Setting}};
///
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// enum Last { Wins, Loses }
///
/// named! { Last: Wins = "wins", Loses = "loses" }
///
/// assert_eq!(Last::Wins.name(), "wins");
/// assert_eq!(Last::read("draws").unwrap_err(), "it can be wins or loses");
/// ```
#[macro_export]
macro_rules! named {
    ($Type:ident: $($Variant:ident $(($of:path))? = $name:literal),+ $(,)?) => {
        impl $crate::rules::Named for $Type {
            const NAMES: &'static [(&'static str, Self)] =
                &[$(($name, Self::$Variant $(($of))?)),+];

            fn name(self) -> &'static str {
                match self {
                    $(Self::$Variant $(($of))? => $name),+
                }
            }
        }
    };
}

named! { Removal: AtOnce = "at-once", AtEnd = "at-end" }

// The names say what becomes a ring: rows or columns.
named! { Wrap: None = "none", EastWest = "rows", NorthSouth = "cols", Both = "both" }

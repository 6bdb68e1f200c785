//! [`settings!`](crate::settings): reads and writes a rule set that is a struct of switches.

use alloc::{string::String, vec::Vec};
use core::fmt;

use super::{Settings, SettingsError, WriteSettings};

/// A setting of a rule set, made by a line of [`settings!`](crate::settings).
#[derive(Debug)]
pub struct SettingOf<V> {
    /// The name.
    pub key: &'static str,
    /// Sets the value from a text.
    pub read: fn(&mut V, &str) -> Result<(), String>,
    /// Returns the value as text.
    pub write: fn(&V) -> String,
    /// The texts of all values, if there are only a few.
    pub values: fn() -> Vec<&'static str>,
}

/// Reads and writes a rule set that is a struct of switches as text: a preset, and the settings that differ.
///
/// Each line has the name of a setting and the field that stores it, whose type is a
/// [`Setting`](crate::rules::Setting). Two functions in parentheses, which get and set the value, can replace the
/// field. The struct must have its presets in a constant `PRESETS`. The rule set after `else` is for a text without a
/// preset. The struct gets
/// - [`FromStr`](core::str::FromStr), with the doc comment given to the macro;
/// - [`Display`](core::fmt::Display), which writes the nearest preset and the settings that differ from it. If there is
///   a setting `board`, a preset with the same board is nearer than any other;
/// - `Debug` with the same text, and `Serialize` and `Deserialize` if the feature `serde` is on;
/// - a method `name`, which returns the name of the preset with the same settings, and a constant `SETTINGS`, a list of
///   all settings.
///
/// Write `Variant of Rules` for rules that are made from a variant with `new` and keep it in a field `variant`. The
/// rules get the same text and a method `variant`.
///
/// ```
/// use collinear::{named, rules::SettingsError, settings};
///
/// /// Players take stones from a heap.
/// #[derive(Clone, PartialEq)]
/// struct Nim { stones: usize, last: Last }
///
/// #[derive(Clone, Copy, PartialEq)]
/// enum Last { Wins, Loses }
///
/// const NIM: Nim = Nim { stones: 21, last: Last::Wins };
///
/// impl Nim {
///     const PRESETS: [(&'static str, Self); 2] =
///         [("nim", NIM), ("misere", Nim { last: Last::Loses, ..NIM })];
/// }
///
/// named! { Last: Wins = "wins", Loses = "loses" }
///
/// settings! {
///     /// A preset, `nim` or `misere`, and the settings that differ.
///     Nim, else NIM {
///         "stones" => stones,
///         "last" => last,
///     }
/// }
///
/// let rules: Nim = "misere stones=12".parse()?;
/// assert_eq!(rules.to_string(), "misere stones=12");
/// assert_eq!(rules.name(), None);
///
/// let refused = |text: &str| text.parse::<Nim>().unwrap_err().to_string();
/// assert_eq!(refused("last=draws"), "last=draws: it can be wins or loses");
/// assert_eq!(refused("stone=12"), "no setting \"stone\"; settings: stones, last");
/// assert_eq!(refused("chess"), "no preset \"chess\"; presets: nim, misere");
/// # Ok::<(), SettingsError>(())
/// ```
#[macro_export]
macro_rules! settings {
    (
        $(#[$doc:meta])*
        $Variant:ident $(of $Rules:ident)?, else $default:ident {
            $($key:literal => $place:tt $(.$field:ident)*),+ $(,)?
        }
    ) => {
        impl $Variant {
            /// The settings, in the order in which they are written.
            pub const SETTINGS: &'static [$crate::rules::SettingOf<Self>] =
                &[$($crate::settings!(@row $key => $place $(.$field)*)),+];

            /// The name of the preset with the same settings, if there is one.
            #[must_use]
            pub fn name(&self) -> Option<&'static str> {
                let mut presets = Self::PRESETS.into_iter();
                presets.find(|(_, preset)| preset == self).map(|(name, _)| name)
            }
        }

        $(#[$doc])*
        impl ::core::str::FromStr for $Variant {
            type Err = $crate::rules::SettingsError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                $crate::rules::SettingOf::read_all(Self::SETTINGS, text, &Self::PRESETS, $default)
            }
        }

        /// Writes the nearest preset and the settings that differ.
        impl ::core::fmt::Display for $Variant {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                $crate::rules::SettingOf::write_all(Self::SETTINGS, f, &Self::PRESETS, self)
            }
        }

        /// The same text as `Display`.
        impl ::core::fmt::Debug for $Variant {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::Display::fmt(self, f)
            }
        }

        $crate::serde_as_text!($Variant);

        $(
            impl $Rules {
                /// The rule set.
                #[must_use]
                #[inline]
                pub fn variant(&self) -> &$Variant {
                    &self.variant
                }
            }

            /// Reads the text of the variant.
            ///
            /// # Errors
            ///
            /// `SettingsError` if a setting can't be read, or with the error of `new` if the game is not possible.
            impl ::core::str::FromStr for $Rules {
                type Err = $crate::rules::SettingsError;

                fn from_str(text: &str) -> Result<Self, Self::Err> {
                    Self::new(text.parse()?).map_err($crate::rules::SettingsError::refused)
                }
            }

            /// The text of the variant.
            impl ::core::fmt::Display for $Rules {
                fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                    ::core::fmt::Display::fmt(self.variant(), f)
                }
            }

            /// The text of the variant.
            impl ::core::fmt::Debug for $Rules {
                fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                    f.debug_tuple(stringify!($Rules)).field(self.variant()).finish()
                }
            }

            $crate::serde_as_text!($Rules);
        )?
    };
    (@row $key:literal => ($get:expr, $set:expr)) => {
        $crate::rules::SettingOf {
            key: $key,
            read: |it, text| {
                let set: fn(&mut Self, _) = $set;
                set(it, $crate::rules::Setting::read(text)?);
                Ok(())
            },
            write: |it| {
                let get: fn(&Self) -> _ = $get;
                $crate::rules::Setting::write(&get(it))
            },
            values: || $crate::rules::SettingOf::<Self>::values_of($get),
        }
    };
    (@row $key:literal => $($field:ident).+) => {
        $crate::settings!(@row $key => (
            |it: &Self| Clone::clone(&it.$($field).+),
            |it: &mut Self, value| it.$($field).+ = value
        ))
    };
}

#[doc(hidden)]
impl<V: Clone> SettingOf<V> {
    #[must_use]
    pub fn values_of<T: super::Setting>(_: fn(&V) -> T) -> Vec<&'static str> {
        T::values()
    }

    pub fn read_all(
        settings: &[Self],
        text: &str,
        presets: &[(&'static str, V)],
        default: V,
    ) -> Result<V, SettingsError> {
        let mut words = Settings::read(text)?;
        let mut rules = words.preset(presets)?.unwrap_or(default);
        for setting in settings {
            words.value(setting.key, |text| (setting.read)(&mut rules, text))?;
        }
        words.finish()?;
        Ok(rules)
    }

    pub fn write_all(
        settings: &[Self],
        f: &mut fmt::Formatter<'_>,
        presets: &[(&'static str, V)],
        rules: &V,
    ) -> fmt::Result {
        let own = settings.iter().map(|it| (it.key, (it.write)(rules)));
        let own: Vec<_> = own.collect();
        let unlike = |preset: &V| {
            let pairs = settings.iter().zip(&own);
            let differing = pairs.filter(|(it, (_, value))| (it.write)(preset) != *value);
            differing.map(|(_, own)| own).collect::<Vec<_>>()
        };
        let presets = presets.iter().map(|(name, preset)| (name, unlike(preset)));
        let nearest = presets.min_by_key(|(_, differing)| {
            let on_another_board = differing.iter().any(|(key, _)| *key == "board");
            (on_another_board, differing.len())
        });
        let (words, differing) = match nearest {
            Some((name, differing)) => (WriteSettings::preset(name), differing),
            None => (WriteSettings::default(), own.iter().collect()),
        };
        let words = differing
            .iter()
            .fold(words, |words, (key, value)| words.set(key, value));
        fmt::Display::fmt(&words, f)
    }
}

/// Implements `Serialize` and `Deserialize` as the text of the settings, for rules that implement `FromStr` and
/// `Display`. It expands to nothing without the feature `serde`. [`settings!`](crate::settings) includes it.
#[cfg(feature = "serde")]
#[macro_export]
macro_rules! serde_as_text {
    ($Rules:ty) => {
        const _: () = {
            use $crate::__private::{
                String,
                serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error},
            };

            /// Serializes the text of the settings.
            impl Serialize for $Rules {
                fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    serializer.collect_str(self)
                }
            }

            /// Parses the text of the settings, with the same errors.
            impl<'de> Deserialize<'de> for $Rules {
                fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                    let text = String::deserialize(deserializer)?;
                    text.parse().map_err(Error::custom)
                }
            }
        };
    };
}

/// Expands to nothing without `serde`.
#[cfg(not(feature = "serde"))]
#[doc(hidden)]
#[macro_export]
macro_rules! serde_as_text {
    ($Rules:ty) => {};
}

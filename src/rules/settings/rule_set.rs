//! [`settings!`](crate::settings): a rule set that is a struct of switches, as text.

use alloc::{string::String, vec::Vec};
use core::fmt;

use super::{Settings, SettingsError, WriteSettings};

/// A setting of a rule set: a row of [`settings!`](crate::settings).
#[derive(Debug)]
pub struct SettingOf<V> {
    /// Its name.
    pub key: &'static str,
    /// Reads its value from a text.
    pub read: fn(&mut V, &str) -> Result<(), String>,
    /// Its value as text.
    pub write: fn(&V) -> String,
    /// The texts of all values, if they are only a few.
    pub values: fn() -> Vec<&'static str>,
}

/// Gives a rule set that is a struct of switches its text: a preset, and what is different there.
///
/// Each row has the name of a setting and the field that it stands for, a [`Setting`](crate::rules::Setting);
/// or two functions in parentheses that get and set one. The struct has its presets in a constant `PRESETS`;
/// behind `else` stands the rule set without a preset. It gets
/// - [`FromStr`](core::str::FromStr), with the documentation that stands here;
/// - [`Display`](core::fmt::Display): the preset that is nearest and the settings that are different there. A
///   preset with the same `board`, if there is such a setting, is nearer than any other;
/// - `Debug`, the same text, and `Serialize` and `Deserialize` with the feature `serde`;
/// - `name`, that of the preset that it is, and `SETTINGS`, its rows.
///
/// `Variant of Rules` gives the rules that are made of a variant by their `new`, and keep it in a field
/// `variant`, the same text, and a method `variant`.
///
/// ```
/// use collinear::{named, rules::SettingsError, settings};
///
/// /// Takes stones from a heap.
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
///     /// A preset, `nim` or `misere`, and what is different.
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
/// assert_eq!(refused("stone=12"), "there is no setting stone: there are stones and last");
/// assert_eq!(refused("chess"), "there is no preset chess: there are nim and misere");
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
            /// Its settings, in the order in which they are written.
            pub const SETTINGS: &'static [$crate::rules::SettingOf<Self>] =
                &[$($crate::settings!(@row $key => $place $(.$field)*)),+];

            /// The name of the preset that this is, if it is one.
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

        /// The preset that is nearest, and what is different.
        impl ::core::fmt::Display for $Variant {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                $crate::rules::SettingOf::write_all(Self::SETTINGS, f, &Self::PRESETS, self)
            }
        }

        /// As its text.
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

            /// Of the text of its variant.
            ///
            /// # Errors
            ///
            /// `SettingsError` if a setting can't be read, or with the sentence of `new` if there is no such game.
            impl ::core::str::FromStr for $Rules {
                type Err = $crate::rules::SettingsError;

                fn from_str(text: &str) -> Result<Self, Self::Err> {
                    Self::new(text.parse()?).map_err($crate::rules::SettingsError::refused)
                }
            }

            /// As its variant.
            impl ::core::fmt::Display for $Rules {
                fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                    ::core::fmt::Display::fmt(self.variant(), f)
                }
            }

            /// As its variant.
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

/// What [`settings!`](crate::settings) is made of.
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

/// `Serialize` and `Deserialize` of rules that are parsed and displayed: the line of their settings, which is
/// checked when it is read. It expands to nothing without the feature `serde`; [`settings!`](crate::settings)
/// includes it.
#[cfg(feature = "serde")]
#[macro_export]
macro_rules! serde_as_text {
    ($Rules:ty) => {
        const _: () = {
            use $crate::__private::{
                String,
                serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error},
            };

            /// As the line of its settings.
            impl Serialize for $Rules {
                fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    serializer.collect_str(self)
                }
            }

            /// From the line of its settings, with the same refusals.
            impl<'de> Deserialize<'de> for $Rules {
                fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                    let text = String::deserialize(deserializer)?;
                    text.parse().map_err(Error::custom)
                }
            }
        };
    };
}

/// Nothing without `serde`.
#[cfg(not(feature = "serde"))]
#[doc(hidden)]
#[macro_export]
macro_rules! serde_as_text {
    ($Rules:ty) => {};
}

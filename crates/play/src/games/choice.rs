//! [`choice`]: an option with a few named values.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

/// The name of a value, the value, and what it means.
pub(super) type Named<T> = (&'static str, T, &'static str);

/// Reads the name of a value; for types that are not ours to derive it for.
pub(super) fn choice<T: Copy + Send + Sync + 'static>(
    values: &'static [Named<T>],
) -> impl TypedValueParser<Value = T> {
    let names = values.iter().map(|&(name, _, meaning)| {
        let value = PossibleValue::new(name);
        if meaning.is_empty() {
            value
        } else {
            value.help(meaning)
        }
    });
    PossibleValuesParser::new(names).try_map(|given| {
        let value = values.iter().find(|(name, _, _)| *name == given);
        value.map(|&(_, value, _)| value).ok_or("no such value")
    })
}

/// `yes` or `no`.
pub(super) fn yes_or_no() -> impl TypedValueParser<Value = bool> {
    choice(&[("yes", true, ""), ("no", false, "")])
}

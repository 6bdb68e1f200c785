//! The option `--protocol`: which of them a program with these games can speak.

use clap::{
    Arg, ArgMatches,
    builder::{PossibleValuesParser, TypedValueParser},
};

use super::Entry;
use crate::protocol::Protocol;

const NAME: &str = "protocol";

/// The option, if there is a protocol for one of the games.
pub(super) fn option(entries: &[Entry]) -> Option<Arg> {
    let is_known = |protocol: Protocol| {
        entries
            .iter()
            .any(|entry| entry.game.name() == protocol.game())
    };
    let names = Protocol::ALL.into_iter();
    let names = names.filter_map(|(name, protocol)| is_known(protocol).then_some(name));
    let names: Vec<_> = names.collect();
    let parser = PossibleValuesParser::new(names.clone());
    (!names.is_empty()).then(|| {
        Arg::new(NAME)
            .long(NAME)
            .value_name("NAME")
            .value_parser(parser.try_map(|name| by_name(&name)))
            .help("Answer a program that speaks this protocol, on standard input and output")
    })
}

fn by_name(name: &str) -> Result<Protocol, String> {
    let mut all = Protocol::ALL.into_iter();
    let found = all.find(|(known, _)| *known == name);
    found
        .map(|(_, protocol)| protocol)
        .ok_or_else(|| "no such protocol".to_owned())
}

/// The protocol that was chosen.
pub(super) fn chosen(matches: &ArgMatches) -> Option<Protocol> {
    matches
        .try_get_one::<Protocol>(NAME)
        .ok()
        .flatten()
        .copied()
}

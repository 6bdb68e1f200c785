//! The option `--protocol`, and the protocols of the games.

use clap::{Arg, ArgMatches, builder::PossibleValuesParser};

use super::Entry;
use crate::protocol::Protocol;

const NAME: &str = "protocol";

/// The option, if a protocol exists for one of the games.
pub(super) fn option(entries: &[Entry]) -> Option<Arg> {
    let is_known = |protocol: Protocol| {
        let mut games = entries.iter().map(|entry| entry.game.name());
        games.any(|name| name == protocol.game())
    };
    let names = Protocol::ALL.into_iter();
    let names = names.filter_map(|(name, protocol)| is_known(protocol).then_some(name));
    let names: Vec<_> = names.collect();
    (!names.is_empty()).then(|| {
        Arg::new(NAME)
            .long(NAME)
            .value_name("NAME")
            .value_parser(PossibleValuesParser::new(names))
            .help("Talk to another program in this protocol, on standard input and output")
    })
}

pub(super) fn chosen(matches: &ArgMatches) -> Option<Protocol> {
    let chosen = matches.try_get_one::<String>(NAME).ok()??;
    let mut all = Protocol::ALL.into_iter();
    all.find_map(|(name, protocol)| (name == chosen).then_some(protocol))
}

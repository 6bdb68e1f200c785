//! [`Switches`]: the settings of a variant as command-line options.

use std::iter;

use clap::{
    Arg, ArgMatches, Args, Command, FromArgMatches,
    builder::{PossibleValue, PossibleValuesParser},
};
use collinear::rules::hnefatafl::Variant;

/// The changes to a preset, in the form of the library's settings, such as `king-reach=3`.
pub(super) struct Switches(pub(super) Vec<String>);

/// A setting of the library that is also an option with the same name.
pub(super) struct Switch {
    heading: &'static str,
    pub(super) key: &'static str,
    value: &'static str,
    help: &'static str,
    /// The meanings of the values, in the order of the library. `-` stands for a value that needs no explanation.
    pub(super) meanings: Vec<&'static str>,
}

/// The headings, the settings below each heading, and the meanings of the values.
const SWITCHES: &str = "\
The game
    begins ARMY: Who moves first
The throne
    throne-crossing WHO: Who may cross the throne while it is empty
        Every piece
        Only a piece that may stop on it
    throne-stopping WHO: Who may stop on the throne
        Only the king
        Not even the king, once he has left it
    throne-hostile-to-attackers WHEN: When an attacker between the throne and a defender is captured
        -
        Only while the throne is empty
        Even while the king is on it
    throne-hostile-to-defenders WHEN: When a defender between the throne and an attacker is captured
        -
        Only while the throne is empty
        Even while the king is on it
The corners
    corners-hostile-to WHOM: Who is captured between a corner and an enemy: \
                             nobody, or attackers, defenders, king, separated by commas; \
                             the king only where two sides capture him
The pieces
    king-capture HOW: How the king is captured
        On four sides; never at the edge
        On four sides; the edge counts as an enemy
        On two sides everywhere
        On two sides; on the throne and beside it on four
    king-reach N: The most cells that the king moves: a number or unlimited
    king-armed YES|NO: Whether the king captures soldiers
    shieldwall YES|NO: Whether a shieldwall captures a row of soldiers along the edge
The end
    escape WHERE: Where the king escapes to
        To a corner
        To any cell at the edge
    exit-fort YES|NO: Whether the defenders win with a fort around the king at the edge
    encirclement YES|NO: Whether the attackers win by surrounding all defenders
    repetition WHAT: What happens when a position occurs for the third time
        Nothing
        The game is drawn
        The attackers lose
        The defenders lose";

pub(super) fn switches() -> Vec<Switch> {
    let (mut heading, mut switches) = ("", Vec::<Switch>::new());
    for line in SWITCHES.lines() {
        let text = line.trim_start();
        let named = text.split_once(": ");
        match (line.len() - text.len(), named, switches.last_mut()) {
            (0, ..) => heading = text,
            (4, Some((name, help)), _) => {
                let (key, value) = name.split_once(' ').unwrap_or((name, "VALUE"));
                switches.push(Switch {
                    heading,
                    key,
                    value,
                    help,
                    meanings: Vec::new(),
                });
            }
            (_, _, Some(last)) => last.meanings.push(text),
            _ => {}
        }
    }
    switches
}

impl Switch {
    /// The possible values; empty if the help text describes them.
    pub(super) fn values(&self) -> Vec<&'static str> {
        let mut settings = Variant::SETTINGS.iter();
        let setting = settings.find(|setting| setting.key == self.key);
        setting.map_or_else(Vec::new, |setting| (setting.values)())
    }

    fn option(self) -> Arg {
        let option = Arg::new(self.key).long(self.key).value_name(self.value);
        let option = option.help(self.help).help_heading(self.heading);
        let values = self.values();
        if values.is_empty() {
            return option;
        }
        let meanings = self.meanings.into_iter().chain(iter::repeat("-"));
        let values = values.into_iter().zip(meanings);
        let values = values.map(|(name, meaning)| match meaning {
            "-" => PossibleValue::new(name),
            meaning => PossibleValue::new(name).help(meaning),
        });
        option.value_parser(PossibleValuesParser::new(values))
    }
}

impl Args for Switches {
    fn augment_args(command: Command) -> Command {
        command.args(switches().into_iter().map(Switch::option))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for Switches {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let set = switches().into_iter().filter_map(|Switch { key, .. }| {
            let value = matches.get_one::<String>(key)?;
            Some(format!("{key}={value}"))
        });
        Ok(Self(set.collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        self.0.extend(Self::from_arg_matches(matches)?.0);
        Ok(())
    }
}

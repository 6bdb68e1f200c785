//! [`Switches`]: the settings of a variant as options of a command line.

use clap::{
    Arg, ArgMatches, Args, Command, FromArgMatches,
    builder::{PossibleValue, PossibleValuesParser},
};

/// What is different from a preset: settings as the library reads them, `king-reach=3`.
pub(super) struct Switches(pub(super) Vec<String>);

/// A setting of the library, which is an option of the same name.
pub(super) struct Switch {
    pub(super) key: &'static str,
    pub(super) value: &'static str,
    pub(super) help: &'static str,
    /// Its values and what they mean; none where the help describes them.
    pub(super) values: &'static [(&'static str, &'static str)],
}

type Group = (&'static str, &'static [Switch]);

pub(super) const GROUPS: [Group; 5] = [
    (
        "The game",
        &[Switch {
            key: "begins",
            value: "ARMY",
            help: "Who moves first",
            values: &[("attackers", ""), ("defenders", "")],
        }],
    ),
    (
        "The throne",
        &[
            Switch {
                key: "throne-crossing",
                value: "WHO",
                help: "Who may cross the throne while it is empty",
                values: &[
                    ("everybody", "All pieces"),
                    ("who-may-stop", "Only a piece that may stop on it"),
                ],
            },
            Switch {
                key: "throne-stopping",
                value: "WHO",
                help: "Who may stop on the throne",
                values: &[
                    ("king", "The king alone"),
                    ("nobody", "Not even the king, once he has left it"),
                ],
            },
            Switch {
                key: "throne-hostile-to-attackers",
                value: "WHEN",
                help: "When an attacker between the throne and a defender is taken",
                values: HOSTILITIES,
            },
            Switch {
                key: "throne-hostile-to-defenders",
                value: "WHEN",
                help: "When a defender between the throne and an attacker is taken",
                values: HOSTILITIES,
            },
        ],
    ),
    (
        "The corners",
        &[Switch {
            key: "corners-hostile-to",
            value: "WHOM",
            help: "Who is taken between a corner and an enemy: nobody, or attackers, defenders, king, \
                   with commas between them; the king, if he is taken on two sides",
            values: &[],
        }],
    ),
    (
        "The pieces",
        &[
            Switch {
                key: "king-capture",
                value: "HOW",
                help: "How the king is taken",
                values: &[
                    ("four-sides", "At the edge he can't be taken"),
                    ("four-sides-or-edge", "The edge is a side that is attacked"),
                    ("two-sides", "Wherever he is"),
                    (
                        "two-sides-away-from-throne",
                        "On the throne and beside it on four",
                    ),
                ],
            },
            Switch {
                key: "king-reach",
                value: "N",
                help: "How many cells the king moves at most, a number or unlimited",
                values: &[],
            },
            Switch {
                key: "king-armed",
                value: "YES|NO",
                help: "Whether the king takes soldiers",
                values: YES_OR_NO,
            },
            Switch {
                key: "shieldwall",
                value: "YES|NO",
                help: "Whether a row of soldiers along the edge is taken by a shieldwall",
                values: YES_OR_NO,
            },
        ],
    ),
    (
        "The end",
        &[
            Switch {
                key: "escape",
                value: "WHERE",
                help: "Where the king escapes to",
                values: &[
                    ("corners", "To a corner"),
                    ("edge", "To any cell at the edge"),
                ],
            },
            Switch {
                key: "exit-fort",
                value: "YES|NO",
                help: "Whether the defenders win with a fort at the edge, around the king",
                values: YES_OR_NO,
            },
            Switch {
                key: "encirclement",
                value: "YES|NO",
                help: "Whether the attackers win when no defender has a way to the edge",
                values: YES_OR_NO,
            },
            Switch {
                key: "repetition",
                value: "WHAT",
                help: "What happens when a position occurs for the third time",
                values: &[
                    ("ignored", "Nothing"),
                    ("draw", "Nobody wins"),
                    ("loss-for-attackers", "The attackers lose"),
                    ("loss-for-defenders", "The defenders lose"),
                ],
            },
        ],
    ),
];

const HOSTILITIES: &[(&str, &str)] = &[
    ("never", ""),
    ("when-empty", "While nobody stands on it"),
    ("always", "Also while the king stands on it"),
];

const YES_OR_NO: &[(&str, &str)] = &[("yes", ""), ("no", "")];

impl Switch {
    fn option(&self, heading: &'static str) -> Arg {
        let option = Arg::new(self.key).long(self.key).value_name(self.value);
        let option = option.help(self.help).help_heading(heading);
        if self.values.is_empty() {
            return option;
        }
        let values = self.values.iter().map(|&(name, meaning)| {
            let value = PossibleValue::new(name);
            if meaning.is_empty() {
                value
            } else {
                value.help(meaning)
            }
        });
        option.value_parser(PossibleValuesParser::new(values))
    }
}

impl Args for Switches {
    fn augment_args(command: Command) -> Command {
        let options = GROUPS.iter().flat_map(|&(heading, switches)| {
            switches.iter().map(move |switch| switch.option(heading))
        });
        command.args(options)
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for Switches {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let switches = GROUPS.iter().flat_map(|(_, switches)| *switches);
        let set = switches.filter_map(|Switch { key, .. }| {
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

//! The commands `completions` and `man`, which write texts for shells.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use clap::{Command, Subcommand};
use clap_complete::Shell;
use clap_mangen::Man;

use super::{
    Entry,
    arguments::{LISTER, refuse},
};
use crate::core::called::Called;

/// A text for a shell.
#[derive(Subcommand)]
pub(super) enum ForShell {
    /// Print the completions for a shell
    Completions {
        /// The shell that completes the words
        shell: Shell,
    },
    /// Print the manual page of the program or of a game
    Man {
        /// The game; without it, the page of the program
        #[arg(value_name = "GAME")]
        game: Option<String>,
    },
}

impl ForShell {
    /// Writes the text to standard output. Ends the program if the game is unknown.
    pub(super) fn run(self, mut program: Command, entries: &[Entry]) -> io::Result<ExitCode> {
        let mut text = Vec::new();
        match self {
            Self::Completions { shell } => {
                let mut program = without_help(program);
                let name = program.get_name().to_owned();
                clap_complete::generate(shell, &mut program, &name, &mut text);
                if shell == Shell::Bash {
                    text = with_one_spelling(&text, &name);
                }
            }
            Self::Man { game } => {
                program.build();
                let game = game.map(|name| name_of(entries, name));
                let page = game.and_then(|game| program.find_subcommand(game).cloned());
                Man::new(page.unwrap_or(program)).render(&mut text)?;
            }
        }
        io::stdout().write_all(&text)?;
        Ok(ExitCode::SUCCESS)
    }
}

/// The command without the subcommand `help` of each game, which would double the length of the completions.
fn without_help(command: Command) -> Command {
    command
        .disable_help_subcommand(true)
        .mut_subcommands(without_help)
}

/// Corrects the completions for bash. clap 4.6 spells the name of a program with a hyphen in two ways, which breaks the
/// completion of subcommands: <https://github.com/clap-rs/clap/issues/6421>.
fn with_one_spelling(text: &[u8], name: &str) -> Vec<u8> {
    let [wrong, right] = ["__subcmd__", "__"].map(|hyphen| name.replace('-', hyphen));
    let text = String::from_utf8_lossy(text);
    text.replace(&wrong, &right).into_bytes()
}

/// The `name` of the game that has this name, title or alias.
fn name_of(entries: &[Entry], called: String) -> &str {
    let games = entries.iter().map(|entry| &entry.game);
    let found = Called::by(games, &[called], LISTER);
    found.unwrap_or_else(|why| refuse(why)).game.name()
}

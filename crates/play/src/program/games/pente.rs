//! Pente and Keryo: their options and texts.

use clap::Args;
use collinear_games::{
    RulesText,
    pente::{Captures, Pente},
};

use super::in_a_row::{cells, told};
use crate::{core::playable::Playable, program::Options};

/// The options of Pente: its variant.
#[derive(Args)]
#[command(next_help_heading = "The game")]
pub struct PenteOptions {
    /// The rule set: pente, keryo, or one of these with settings, such as "pente opening=tournament" or
    /// "keryo rows=13 cols=13"
    #[arg(long, value_name = "NAME", default_value = "pente")]
    variant: String,
}

impl Options for PenteOptions {
    type Rules = Pente;

    fn playable(&self) -> Result<Playable<Pente>, String> {
        let rules: Result<Pente, _> = self.variant.parse();
        Ok(playable(&rules.map_err(|error| error.to_string())?))
    }
}

/// A game of Pente with its texts for people.
fn playable(rules: &Pente) -> Playable<Pente> {
    let game = Playable::with_notation(rules.clone())
        .with_title(title(rules))
        .with_rules_text(rules.rules_text())
        .with_style(rules.style())
        .with_players(["Black", "White"])
        .with_hint(|rules, _| cells(rules.bounds()))
        .with_deciding(|rules, state| rules.winning_lines(state).flatten().collect())
        .with_marked_facts(|rules, state| told(rules.winning_lines(state)).collect());
    #[cfg(feature = "computer")]
    let game = game
        .with_computer(crate::computer::ForPente)
        .with_blunders(97);
    game
}

fn title(game: &Pente) -> String {
    let name = match game.variant().captures {
        Captures::Pairs => "Pente",
        Captures::PairsAndThrees => "Keryo",
    };
    let (rows, cols) = (game.bounds().rows(), game.bounds().cols());
    format!("{name}, {rows}x{cols}")
}

//! Connect6 and its kin: their options and texts.

use clap::Args;
use collinear_games::{RulesText, connect6::Connect6};

use super::in_a_row::{cells, told};
use crate::{core::playable::Playable, program::Options};

/// The options of Connect6: its variant.
#[derive(Args)]
#[command(next_help_heading = "The game")]
pub struct Connect6Options {
    /// The rule set: connect6, or settings, such as "rows=15 cols=15" or "connect=5 stones=2 first=1"
    #[arg(long, value_name = "NAME", default_value = "connect6")]
    variant: String,
}

impl Options for Connect6Options {
    type Rules = Connect6;

    fn playable(&self) -> Result<Playable<Connect6>, String> {
        let rules: Result<Connect6, _> = self.variant.parse();
        Ok(playable(&rules.map_err(|error| error.to_string())?))
    }
}

/// A game of the Connect6 family with its texts for people.
fn playable(rules: &Connect6) -> Playable<Connect6> {
    let game = Playable::with_notation(rules.clone())
        .with_title(title(rules))
        .with_rules_text(rules.rules_text())
        .with_style(rules.style())
        .with_players(["Black", "White"])
        .with_hint(|rules, _| cells(rules.bounds()))
        .with_deciding(|rules, state| rules.winning_lines(state).flatten().collect())
        .with_marked_facts(|rules, state| told(rules.winning_lines(state)).collect());
    #[cfg(feature = "computer")]
    let game = game.with_blunders(95);
    game
}

fn title(game: &Connect6) -> String {
    let variant = game.variant();
    let (rows, cols) = (variant.rows, variant.cols);
    match variant.connect {
        6 => format!("Connect6, {rows}x{cols}"),
        k => format!("{k} in a row with several stones a turn, {rows}x{cols}"),
    }
}

//! Renju, Omok and Caro: their options and texts.

use clap::Args;
use collinear_games::{
    RulesText,
    renju::{CARO, OMOK, RENJU, Renju, Variant},
};

use super::in_a_row::{cells, told};
use crate::{core::playable::Playable, program::Options};

/// The options of Renju: its variant.
#[derive(Args)]
#[command(next_help_heading = "The game")]
pub struct RenjuOptions {
    /// The rule set: renju, omok, caro, or one of these with settings, such as "renju rows=19 cols=19" or
    /// "caro open-ends=2"
    #[arg(long, value_name = "NAME", default_value = "renju")]
    variant: String,
}

impl Options for RenjuOptions {
    type Rules = Renju;

    fn playable(&self) -> Result<Playable<Renju>, String> {
        let rules: Result<Renju, _> = self.variant.parse();
        Ok(playable(&rules.map_err(|error| error.to_string())?))
    }
}

/// A game of five in a row with forbidden moves, with its texts for people.
fn playable(rules: &Renju) -> Playable<Renju> {
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
        .with_computer(crate::computer::ForRenju)
        .with_blunders(97);
    game
}

fn title(game: &Renju) -> String {
    let (rows, cols) = (game.bounds().rows(), game.bounds().cols());
    format!("{}, {rows}x{cols}", name(game))
}

/// The name of the variant. A preset keeps its name on a board of another size.
fn name(game: &Renju) -> &'static str {
    let sized = |preset: Variant| Variant {
        rows: game.bounds().rows(),
        cols: game.bounds().cols(),
        ..preset
    };
    match game.variant() {
        variant if *variant == sized(RENJU) => "Renju",
        variant if *variant == sized(OMOK) => "Omok",
        variant if *variant == sized(CARO) => "Caro",
        _ => "Five in a row",
    }
}

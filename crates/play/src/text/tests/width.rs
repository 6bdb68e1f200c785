//! Nothing that is said at a terminal breaks a word.

use super::seen;
use crate::{
    core::{record::Record, table::Seating},
    program::{all_games, open},
};

/// As many characters as fit in a line of the narrowest terminal.
const WIDTH: usize = 80;

#[test]
fn title_keys_prompt_and_help_fit_in_a_line() {
    for entry in all_games() {
        for (_, options) in entry.game.variants() {
            let words = [entry.game.name()]
                .into_iter()
                .chain(options.split_whitespace());
            let record = Record::new(words.map(str::to_owned).collect());
            let session = open(&all_games(), &record).expect("a game of the menu");
            let seen = seen(&session, Seating::default(), b"?\n");
            assert_eq!(seen.matches(", save FILE, q").count(), 1, "{seen}");
            for line in seen.replace(" > ", " >\n").lines() {
                let is_help = line.ends_with("several can stand in one line");
                let is_board = line.starts_with(|char: char| char == ' ' || char.is_ascii_digit());
                assert!(
                    is_board && !is_help || line.chars().count() <= WIDTH,
                    "{line}"
                );
            }
        }
    }
}

//! The rules of games of the program, as people read them.

use std::collections::BTreeSet;

use crate::{
    core::session::Session,
    program::{Entry, all_games},
    text::page,
};

fn session(entry: &Entry, words: &str) -> Session {
    let words: Vec<_> = words.split_whitespace().map(str::to_owned).collect();
    entry.game.open(&words).expect("a game of the menu")
}

/// A game whose rules follow from its settings, and another one.
#[test]
fn the_rules_of_a_game() {
    for entry in all_games() {
        if ["hnefatafl", "breakthrough"].contains(&entry.game.name()) {
            let page = session(&entry, "").rules_page();
            let lines = page::lines(&page, page::WIDTH).into_iter();
            let text = lines.flat_map(|line| [line.text, "\n".to_owned()]);
            insta::assert_snapshot!(entry.game.name(), text.collect::<String>());
        }
    }
}

#[test]
fn a_page_and_two_lines_of_the_menu_say_what_a_variant_is_about() {
    for entry in all_games() {
        let mut pages = BTreeSet::new();
        for (variant, words) in entry.game.variants() {
            let session = session(&entry, words);
            assert!(pages.insert(session.rules_page()), "{variant}");
            let summary = session.summary();
            let lines = page::lines(&summary, 80);
            assert!(lines.len() <= 2, "{variant}: {summary}");
            assert!(summary.ends_with('.'), "{variant}: {summary}");
            assert!(session.rules_text().is_some(), "{variant}");
        }
    }
}

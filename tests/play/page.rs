//! The page "your game on the screen in five minutes": what it quotes stands where it says, and what
//! it shows is seen.

use crate::{
    catalogue,
    common::computer::effort::Level,
    player::{Player, TIMES},
    record::Record,
    seat::Seat,
};

const PAGE: &str = include_str!("../../src/rules/on_the_screen.md");

/// The blocks of text of the page, line by line, without indentation.
fn blocks() -> Vec<Vec<&'static str>> {
    let blocks = PAGE.split("```").skip(1).step_by(2);
    let texts = blocks.filter_map(|block| block.strip_prefix("text\n"));
    let lines = |text: &'static str| text.lines().map(str::trim).filter(|line| !line.is_empty());
    texts.map(|text| lines(text).collect()).collect()
}

#[test]
fn what_it_quotes_stands_where_it_says() {
    let common = include_str!("../../examples/common/mod.rs");
    let catalogue = include_str!("../../examples/play/catalogue.rs");
    let [name, entries, _] = &blocks()[..] else {
        panic!("three blocks of text");
    };
    for (quoted, source) in [(name, common), (entries, catalogue)] {
        let source: Vec<_> = source.lines().map(str::trim).collect();
        for line in quoted {
            assert!(source.contains(line), "{line}");
        }
    }
}

#[test]
fn what_it_shows_is_seen() {
    let moves = ["b2", "a1"].map(str::to_owned);
    let record = Record::new(vec!["new_game".to_owned()], moves);
    let level = Level::new(3).expect("a level");
    let seats = [Seat::Human, Seat::Computer(level)];
    let player = Player::at(catalogue::open(record, seats, TIMES).expect("a game"));
    let screen = player.screen();
    let seen: Vec<_> = screen
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect();
    let shown = blocks().pop().expect("a block of text");
    assert_eq!(seen[..shown.len()], shown);
}

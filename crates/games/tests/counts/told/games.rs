//! The table: a game of the library, the naive program, and what there is of sizes and pictures.

use collinear::rules::Rules;
use collinear::{Coord, Grid};
use collinear_games::{
    columns::Columns,
    dots_and_boxes::DotsAndBoxes,
    go::Go,
    havannah::Havannah,
    hex::Hex,
    lasca::Lasca,
    lights_out::LightsOut,
    match_three::MatchThree,
    minesweeper::Minesweeper,
    order_and_chaos::OrderAndChaos,
    pentago::Pentago,
    quarto::{self, Quarto},
    sliding_blocks::SlidingBlocks,
    sudoku,
    ultimate::Ultimate,
    word_search::WordSearch,
    yavalath::Yavalath,
};

use super::{super::naive, IS_QUICK, agree, agree_and_tell};

#[test]
fn hex() {
    for size in 1..=5 {
        let hex = Hex::new(size).unwrap();
        agree(&format!("hex {size}"), &hex, || {
            naive::hex::Hex::start(size, true)
        });
        agree(
            &format!("hex {size} without swap"),
            &hex.without_swap(),
            || naive::hex::Hex::start(size, false),
        );
    }
}

#[test]
fn havannah() {
    for side in 2..=if IS_QUICK { 4 } else { 6 } {
        let havannah = Havannah::new(side).unwrap();
        agree(&format!("havannah {side}"), &havannah, || {
            naive::havannah::start(side)
        });
    }
}

#[test]
fn go() {
    for (rows, cols, komi) in [
        (1, 1, 0),
        (1, 5, 1),
        (4, 1, 0),
        (2, 3, 2),
        (3, 3, 14),
        (5, 4, 15),
    ] {
        let go = Go::new(rows, cols, komi).unwrap();
        agree(&format!("go {rows}x{cols}"), &go, || {
            naive::go::Go::start(rows, cols, komi.into())
        });
    }
}

#[test]
fn dots_and_boxes() {
    for (rows, cols) in [(1, 1), (1, 4), (3, 1), (2, 3), (4, 4)] {
        let game = DotsAndBoxes::new(rows, cols).unwrap();
        agree(&format!("dots_and_boxes {rows}x{cols}"), &game, || {
            naive::dots_and_boxes::DotsAndBoxes::start(rows, cols)
        });
    }
}

#[test]
fn minesweeper() {
    for (rows, cols, mines) in [
        (1, 1, 0),
        (1, 9, 2),
        (6, 1, 1),
        (4, 7, 4),
        (5, 5, 24),
        (9, 9, 10),
    ] {
        let game = Minesweeper::new(rows, cols, mines).unwrap();
        agree(&format!("minesweeper {rows}x{cols}"), &game, || {
            naive::minesweeper::Minesweeper::start(rows, cols, mines)
        });
    }
}

#[test]
fn order_and_chaos() {
    agree(
        "order_and_chaos",
        &OrderAndChaos,
        naive::order_and_chaos::OrderAndChaos::start,
    );
}

#[test]
fn ultimate() {
    agree("ultimate", &Ultimate, naive::ultimate::Ultimate::start);
}

#[test]
fn pentago() {
    agree("pentago", &Pentago, naive::pentago::Pentago::start);
}

#[test]
fn quarto() {
    let hand = |_: &Quarto, state: &quarto::State| format!("{:?}", state.extra);
    agree_and_tell("quarto", &Quarto, naive::quarto::Quarto::start, hand);
}

#[test]
fn yavalath() {
    agree("yavalath", &Yavalath, naive::yavalath::start);
}

/// A block that gets out, and where its first cell comes to.
#[test]
fn sliding_blocks() {
    let cards = [
        ("A A . B .\n. . . B .\n. . . . .", 'A', (0, 3)),
        (". A A # .\nB . . . .\nB C C C .", 'A', (0, 3)),
        ("A A .", 'A', (0, 1)),
        ("A . .\nA . B\nC C B", 'B', (0, 2)),
        ("A A # . .", 'A', (0, 3)),
    ];
    for (number, (picture, block, goal)) in (1..).zip(cards) {
        let byte = u8::try_from(block).unwrap();
        let at = [goal.0, goal.1].map(|index| usize::try_from(index).unwrap());
        let rush_hour = SlidingBlocks::rush_hour(picture, block, Coord::new(at[0], at[1])).unwrap();
        let klotski = SlidingBlocks::klotski(picture, block, Coord::new(at[0], at[1])).unwrap();
        agree(&format!("rush_hour {number}"), &rush_hour, || {
            naive::sliding_blocks::SlidingBlocks::rush_hour(picture, byte, goal)
        });
        agree(&format!("klotski {number}"), &klotski, || {
            naive::sliding_blocks::SlidingBlocks::klotski(picture, byte, goal)
        });
    }
}

#[test]
fn match_three() {
    let starts = [
        ("a b a c\nb a b d\nc d c a\nd c a b", 4, 9),
        ("a a b\nb b a\na a b", 3, 20),
        ("a b b a b b a", 3, 9),
        ("a\nb\nb\na\nb", 3, 9),
        ("a b c\nb c a", 3, 9),
        ("a a b\nb b a", 3, 0),
    ];
    for (number, (picture, gems, swaps)) in (1..).zip(starts) {
        agree_and_tell(
            &format!("match_three {number}"),
            &MatchThree::new(picture, gems, swaps).unwrap(),
            || naive::match_three::MatchThree::start(picture, gems, swaps),
            |rules, state| rules.facts(state).join(", "),
        );
    }
}

#[test]
fn columns() {
    for (rows, cols, gems) in [(2, 4, 3), (3, 1, 2), (4, 5, 2), (7, 3, 2), (6, 4, 3)] {
        agree_and_tell(
            &format!("columns {rows}x{cols}"),
            &Columns::new(rows, cols, gems).unwrap(),
            || naive::columns::Columns::start(rows, cols, gems),
            |rules, state| rules.facts(state).join(", "),
        );
    }
}

#[test]
fn lights_out() {
    for (number, picture) in (1..).zip([
        "*",
        "* . *",
        "*\n.",
        "* * .\n* . .",
        ". . *\n* . .\n. * *\n* * .",
    ]) {
        let puzzle = LightsOut::new(picture).unwrap();
        agree(&format!("lights_out {number}"), &puzzle, || {
            naive::lights_out::LightsOut::start(picture)
        });
    }
}

/// With boxes of so many rows and columns.
#[test]
fn sudoku() {
    let puzzles = [
        (2, 2, "1 . . .\n. . 2 .\n. 3 . .\n. . . 4"),
        (1, 3, ". . .\n. 2 .\n. . ."),
        (2, 1, ". .\n. ."),
        (
            2,
            3,
            ". . . 1 . .\n. 2 . . . .\n5 . . . . .\n. . . . . 3\n. . 4 . . .\n. . . . 6 .",
        ),
    ];
    for (rows, cols, picture) in puzzles {
        let puzzle = sudoku::in_boxes(rows, cols, picture).unwrap();
        agree(
            &format!("sudoku in boxes of {rows}x{cols}"),
            &puzzle,
            || naive::sudoku::Sudoku::start(picture, rows, cols),
        );
    }
}

#[test]
fn word_search() {
    for (number, (picture, words)) in (1..).zip([
        ("C A T\nO X O\nW E N", &["CAT", "COW", "NOT"][..]),
        ("N O O N\nO N O N", &["NOON", "NO", "NON"]),
        ("A\nB\nC\nA", &["CA", "CBA", "ABCA"]),
    ]) {
        let letters = Grid::parse(picture).unwrap();
        agree_and_tell(
            &format!("word_search {number}"),
            &WordSearch::new(letters, words.iter().copied()).unwrap(),
            || naive::word_search::WordSearch::start(picture, words),
            |_, state| state.left().join(" "),
        );
    }
}

/// The pieces of each cell from below.
macro_rules! stacks {
    () => {
        |_, state| {
            let stacks = state.grid().iter().map(ToString::to_string);
            stacks.collect::<Vec<_>>().join(" ")
        }
    };
}

#[test]
fn lasca() {
    for limit in [8, 100] {
        let game = Lasca { limit: Some(limit) };
        agree_and_tell(
            &format!("lasca {limit}"),
            &game,
            || naive::lasca::Lasca::start(limit),
            stacks!(),
        );
    }
}

//! The table: a game of the library, its naive program, and their sizes and pictures.

use collinear::{
    Coord, Grid, boards,
    rules::{Named, Rules},
};
use collinear_games::{
    columns::Columns,
    crossway::Crossway,
    dots_and_boxes::DotsAndBoxes,
    go::Go,
    havannah::Havannah,
    hex::Hex,
    khet::{self, Khet},
    lasca::Lasca,
    lights_out::LightsOut,
    match_three::MatchThree,
    minesweeper::Minesweeper,
    onitama::{Card, Onitama},
    order_and_chaos::OrderAndChaos,
    pentago::Pentago,
    phutball::Phutball,
    quarto::{self, Quarto},
    sliding_blocks::SlidingBlocks,
    sudoku,
    tak::Tak,
    tumbleweed::Tumbleweed,
    ultimate::Ultimate,
    word_search::WordSearch,
    xiangqi::{self, Xiangqi},
    yavalath::Yavalath,
    yinsh::Yinsh,
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
fn crossway() {
    for size in [1, 2, 3, 4, 5, 7, 9] {
        let crossway = Crossway::new(size).unwrap();
        agree(&format!("crossway {size}"), &crossway, || {
            naive::crossway::Crossway::start(size, true)
        });
        agree(
            &format!("crossway {size} without swap"),
            &crossway.without_swap(),
            || naive::crossway::Crossway::start(size, false),
        );
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

/// With all cards dealt.
#[test]
fn onitama() {
    for (cards, limit) in [
        (["ox", "boar", "horse", "elephant", "crab"], 100),
        (["tiger", "dragon", "frog", "rabbit", "goose"], 30),
        (["rooster", "monkey", "mantis", "crane", "eel"], 5),
        (["cobra", "tiger", "crab", "dragon", "eel"], 12),
    ] {
        let card = |name: &str| Card::NAMES.iter().find(|card| card.0 == name).unwrap().1;
        let mut rules = Onitama::new(cards.map(card)).unwrap();
        rules.limit = Some(limit);
        agree_and_tell(
            &format!("onitama {}", cards.join(" ")),
            &rules,
            || naive::onitama::Onitama::start(cards, limit),
            |rules, state| rules.facts(state).join(", "),
        );
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

/// With seeds on these rows and columns.
#[test]
fn tumbleweed() {
    for (side, seeds) in [
        (2, [(0, 0), (2, 1)]),
        (3, [(1, 1), (4, 2)]),
        (4, [(0, 3), (5, 4)]),
        (5, [(8, 6), (0, 2)]),
    ] {
        let cells = seeds.map(|(row, col)| boards::Hex::new(col, row));
        agree_and_tell(
            &format!("tumbleweed {side}"),
            &Tumbleweed::new(side, cells).unwrap(),
            || naive::tumbleweed::Tumbleweed::start(side, seeds),
            |rules, state| rules.facts(state).join(", "),
        );
    }
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

/// The start, late positions that other programs count, and finished ones.
#[test]
fn xiangqi() {
    for (fen, limit) in [
        (
            "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w",
            120,
        ),
        (
            "r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w",
            120,
        ),
        ("1cbak4/9/n2a5/2p1p3p/5cp2/2n2N3/6PCP/3AB4/2C6/3A1K1N1 w", 9),
        ("5a3/3k5/3aR4/9/5r3/5n3/9/3A1A3/5K3/2BC2B2 w", 120),
        ("CRN1k1b2/3ca4/4ba3/9/2nr5/9/9/4B4/4A4/4KA3 w", 120),
        ("C1nNk4/9/9/9/9/9/n1pp5/B3C4/9/3A1K3 w", 120),
        ("4ka3/4a4/9/9/4N4/p8/9/4C3c/7n1/2BK5 w", 5),
        ("3k5/4P4/9/9/9/9/9/9/4p4/5K3 b", 120),
    ] {
        let mut rules = Xiangqi::from_fen(fen).unwrap();
        rules.limit = Some(limit);
        agree_and_tell(
            &format!("xiangqi {fen}"),
            &rules,
            || naive::xiangqi::Xiangqi::start(fen, limit),
            |_, state| {
                let by = xiangqi::attacker(state, state.turn);
                by.map_or("", |_| "check").to_owned()
            },
        );
    }
}

#[test]
fn yavalath() {
    agree("yavalath", &Yavalath, naive::yavalath::start);
}

/// A block that must get out, and the goal of its first cell.
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

/// With boxes of this many rows and columns.
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

/// The pieces of each cell from the bottom.
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

#[test]
fn khet() {
    for (name, setup, limit) in [
        ("classic", khet::CLASSIC, 100),
        ("dynasty", khet::DYNASTY, 100),
        ("imhotep", khet::IMHOTEP, 20),
    ] {
        let mut game = Khet::new(setup).unwrap();
        game.limit = Some(limit);
        agree(&format!("khet {name}"), &game, || {
            naive::khet::Khet::start(setup, limit)
        });
    }
}

#[test]
fn tak() {
    for size in 3..=6 {
        let beside = |_: &Tak, state: &collinear_games::tak::State| {
            let [first, second]: [[u8; 2]; 2] = state.extra;
            let towers: Vec<_> = state.grid().iter().map(ToString::to_string).collect();
            format!(
                "{:?} {:?} {}",
                [first[0], second[0]],
                [first[1], second[1]],
                towers.join(" ")
            )
        };
        let game = Tak::new(size).unwrap();
        agree_and_tell(
            &format!("tak {size}"),
            &game,
            || naive::tak::Tak::start(size),
            beside,
        );
    }
}

#[test]
fn phutball() {
    for (rows, cols) in [(5, 3), (7, 7), (9, 9)] {
        let game = Phutball::new(rows, cols).unwrap();
        agree(&format!("phutball {rows}x{cols}"), &game, || {
            naive::phutball::Phutball::start(rows, cols)
        });
    }
}

#[test]
fn yinsh() {
    agree_and_tell(
        "yinsh",
        &Yinsh,
        naive::yinsh::Yinsh::start,
        |rules, state| rules.facts(state).join(", "),
    );
}

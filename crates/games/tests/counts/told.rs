//! Games of the library beside naive programs, told in words: random games, with every move, what is refused,
//! the board after each move, and how they end.

use std::collections::BTreeSet;

use collinear::{
    Coord, Grid,
    rules::{Notation, Outcome, Rules, Side, View},
};
use collinear_games::{
    boggle::Boggle,
    columns::{self, Columns},
    crossword::{self, Crossword},
    dots_and_boxes::DotsAndBoxes,
    go::Go,
    havannah::Havannah,
    hex::Hex,
    kakuro,
    lights_out::LightsOut,
    match_three::{self, MatchThree},
    minesweeper::Minesweeper,
    notakto::{NOTAKTO, WILD, WILD_MISERE},
    order_and_chaos::OrderAndChaos,
    pentago::Pentago,
    puyo::{self, Puyo},
    quarto::{self, Quarto},
    sliding_blocks::SlidingBlocks,
    sudoku,
    teeko::Teeko,
    ultimate::Ultimate,
    word_search::WordSearch,
    yavalath::Yavalath,
};

use super::{
    IS_QUICK,
    naive::{
        self,
        told::{Ended, Mover, Told},
    },
};

/// After how many moves no game of a row is begun any more; one that is listed counts for one that is played.
const BUDGET: usize = if IS_QUICK { 800 } else { 100_000 };

/// How long a game is at most.
const PLIES: usize = 120;

/// How many words that are no moves are tried in each state.
const TRIED: usize = if IS_QUICK { 4 } else { 20 };

/// Words that are never moves.
const NEVER: [&str; 8] = ["", "?", "a0", "z99", "a1-", "=", "#", "a1=?"];

/// A game of the library, and what it tells beside the board.
struct Library<R: Rules> {
    rules: R,
    state: R::State,
    beside: fn(&R, &R::State) -> String,
}

impl<R: Notation> Told for Library<R> {
    fn moves(&self) -> Vec<String> {
        let moves = self.rules.moves(&self.state);
        let moves = moves.filter(|_| self.ended().is_none());
        moves
            .map(|m| self.rules.write_move(&self.state, &m))
            .collect()
    }

    fn takes(&self, word: &str) -> bool {
        self.rules.read_move(&self.state, word).is_ok()
    }

    fn play(&mut self, word: &str) {
        let m = self.rules.read_move(&self.state, word);
        let m = m.unwrap_or_else(|illegal| panic!("{word}: {illegal}"));
        let checked = self.rules.check(&self.state, &m);
        assert!(checked.is_ok(), "{word}: {checked:?}");
        self.rules.apply(&mut self.state, m);
    }

    fn cells(&self) -> String {
        self.state.glyphs().iter().collect()
    }

    fn mover(&self) -> Mover {
        if self.rules.is_chance(&self.state) {
            Mover::Chance
        } else {
            Mover::Player(number(self.state.turn()))
        }
    }

    fn ended(&self) -> Option<Ended> {
        Some(match self.rules.outcome(&self.state)? {
            Outcome::Win(side) => Ended::Won(number(side)),
            Outcome::Draw => Ended::Drawn,
            Outcome::Solved => Ended::Solved,
            Outcome::Stuck { left } => Ended::Stuck(left),
            Outcome::Lost => Ended::Lost,
            Outcome::Score(score) => Ended::Score(score),
        })
    }

    fn beside(&self) -> String {
        (self.beside)(&self.rules, &self.state)
    }
}

fn number(side: Side) -> usize {
    usize::from(side == Side::Second)
}

/// Random games of a game of the library and of a naive program, both from the start.
fn agree<R: Notation + Clone, G: Told>(rules: &R, naive: impl Fn() -> G) {
    agree_and_tell(rules, naive, |_, _| String::new());
}

/// The same, where something is told beside the board.
fn agree_and_tell<R: Notation + Clone, G: Told>(
    rules: &R,
    naive: impl Fn() -> G,
    beside: fn(&R, &R::State) -> String,
) {
    let mut random = Random(1);
    let mut words = NEVER.map(str::to_owned).into();
    let mut left = BUDGET;
    while left > 0 {
        let mut library = Library {
            rules: rules.clone(),
            state: rules.start(),
            beside,
        };
        let moves = play(&mut library, &mut naive(), &mut words, &mut random);
        left = left.saturating_sub(moves + 8);
    }
}

/// Plays a game, and compares all that both tell; how many there were. What was a move at some time is tried
/// when it is none.
fn play(
    library: &mut dyn Told,
    naive: &mut dyn Told,
    words: &mut BTreeSet<String>,
    random: &mut Random,
) -> usize {
    let (mut played, mut listed) = (Vec::new(), 0);
    while played.len() < PLIES {
        assert_eq!(library.cells(), naive.cells(), "{played:?}");
        assert_eq!(library.beside(), naive.beside(), "{played:?}");
        assert_eq!(library.ended(), naive.ended(), "{played:?}");
        let [mut found, mut expected] = [library.moves(), naive.moves()];
        found.sort_unstable();
        expected.sort_unstable();
        assert_eq!(found, expected, "{played:?}");
        let no_moves: Vec<_> = words
            .iter()
            .filter(|word| !expected.contains(word))
            .collect();
        for _ in 0..TRIED.min(no_moves.len()) {
            let word = no_moves[random.below(no_moves.len())];
            assert!(!library.takes(word), "{word:?} after {played:?}");
        }
        if naive.ended().is_some() {
            break;
        }
        assert_eq!(library.mover(), naive.mover(), "{played:?}");
        listed += expected.len();
        let word = expected[random.below(expected.len())].clone();
        words.extend(expected);
        library.play(&word);
        naive.play(&word);
        played.push(word);
    }
    listed + played.len()
}

struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
        (self.0 >> 33) as usize % end
    }
}

/// What the player tells beside the board.
macro_rules! facts {
    ($game:ident) => {
        |rules, state| {
            let facts = $game::shown().facts.expect("facts");
            facts(rules, state).join(", ")
        }
    };
}

#[test]
fn hex() {
    for size in 1..=5 {
        let hex = Hex::new(size).unwrap();
        agree(&hex, || naive::hex::Hex::start(size, true));
        agree(&hex.without_swap(), || naive::hex::Hex::start(size, false));
    }
}

#[test]
fn havannah() {
    for side in 2..=if IS_QUICK { 3 } else { 6 } {
        let havannah = Havannah::new(side).unwrap();
        agree(&havannah, || naive::havannah::Havannah::start(side));
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
        agree(&go, || naive::go::Go::start(rows, cols, komi.into()));
    }
}

#[test]
fn dots_and_boxes() {
    for (rows, cols) in [(1, 1), (1, 4), (3, 1), (2, 3), (4, 4)] {
        let game = DotsAndBoxes::new(rows, cols).unwrap();
        agree(&game, || {
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
        agree(&game, || {
            naive::minesweeper::Minesweeper::start(rows, cols, mines)
        });
    }
}

#[test]
fn notakto_wild_tic_tac_toe_and_order_and_chaos() {
    use naive::shared_marks::SharedMarks;

    agree(&NOTAKTO, SharedMarks::notakto);
    agree(&WILD, SharedMarks::wild);
    agree(&WILD_MISERE, SharedMarks::wild_misere);
    agree(&OrderAndChaos, SharedMarks::order_and_chaos);
}

#[test]
fn ultimate() {
    agree(&Ultimate, naive::ultimate::Ultimate::start);
}

#[test]
fn pentago() {
    agree(&Pentago, naive::pentago::Pentago::start);
}

#[test]
fn quarto() {
    let hand = |_: &Quarto, state: &quarto::State| format!("{:?}", state.extra);
    agree_and_tell(&Quarto, naive::quarto::Quarto::start, hand);
}

#[test]
fn teeko() {
    agree(&Teeko::default(), naive::teeko::Teeko::start);
}

#[test]
fn yavalath() {
    agree(&Yavalath, naive::yavalath::Yavalath::start);
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
    for (picture, block, goal) in cards {
        let byte = u8::try_from(block).unwrap();
        let at = [goal.0, goal.1].map(|index| usize::try_from(index).unwrap());
        let rush_hour = SlidingBlocks::rush_hour(picture, block, Coord::new(at[0], at[1])).unwrap();
        let klotski = SlidingBlocks::klotski(picture, block, Coord::new(at[0], at[1])).unwrap();
        agree(&rush_hour, || {
            naive::sliding_blocks::SlidingBlocks::rush_hour(picture, byte, goal)
        });
        agree(&klotski, || {
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
    for (picture, gems, swaps) in starts {
        agree_and_tell(
            &MatchThree::new(picture, gems, swaps).unwrap(),
            || naive::match_three::MatchThree::start(picture, gems, swaps),
            facts!(match_three),
        );
    }
}

#[test]
fn columns() {
    for (rows, cols, gems) in [(2, 4, 3), (3, 1, 2), (4, 5, 2), (7, 3, 2), (6, 4, 3)] {
        agree_and_tell(
            &Columns::new(rows, cols, gems).unwrap(),
            || naive::columns::Columns::start(rows, cols, gems),
            facts!(columns),
        );
    }
}

#[test]
fn puyo() {
    for (rows, cols, colours) in [(1, 1, 3), (1, 4, 2), (5, 1, 2), (4, 6, 2), (6, 3, 3)] {
        agree_and_tell(
            &Puyo::new(rows, cols, colours).unwrap(),
            || naive::puyo::Puyo::start(rows, cols, colours),
            facts!(puyo),
        );
    }
}

#[test]
fn lights_out() {
    for picture in [
        "*",
        "* . *",
        "*\n.",
        "* * .\n* . .",
        ". . *\n* . .\n. * *\n* * .",
    ] {
        let puzzle = LightsOut::new(picture).unwrap();
        agree(&puzzle, || naive::lights_out::LightsOut::start(picture));
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
        agree(&puzzle, || {
            naive::digits::Digits::sudoku(picture, rows, cols)
        });
    }
}

#[test]
fn kakuro() {
    let (across, down) = (false, true);
    for (text, picture, entries) in [
        (
            "# 4\\ 6\\\n\\3 . .\n\\7 . .",
            "# # #\n# . .\n# . .",
            vec![
                ((1, 1), across, 2, 3),
                ((2, 1), across, 2, 7),
                ((1, 1), down, 2, 4),
                ((1, 2), down, 2, 6),
            ],
        ),
        (
            "\\24 . . . 5 .",
            "# . . . 5 .",
            vec![((0, 1), across, 5, 24)],
        ),
        (
            "10\\ # 13\\\n. # .\n. # .\n1 # .",
            "# # #\n. # .\n. # .\n1 # .",
            vec![((1, 0), down, 3, 10), ((1, 2), down, 3, 13)],
        ),
    ] {
        let puzzle = kakuro::read(text).unwrap();
        agree(&puzzle, || naive::digits::Digits::kakuro(picture, &entries));
    }
}

#[test]
fn crossword() {
    let squares = ["ARE", "CAT", "COD", "DEN", "DEW", "ORE", "TEN"];
    for (picture, words) in [
        (". A .\n. . .\n. . .", &squares[..]),
        (
            ". . . # . .\n# . # . . .",
            &["AB", "BAC", "CAB", "CD", "DAD"],
        ),
        (
            ". R . .\n. # # .\n. # # .\n. . . .",
            &["DICE", "GOAL", "GRID", "LINE", "RING", "RULE"],
        ),
    ] {
        agree_and_tell(
            &Crossword::new(picture, words.iter().copied()).unwrap(),
            || naive::crossword::Crossword::start(picture, words),
            facts!(crossword),
        );
    }
}

#[test]
fn boggle() {
    for (picture, words) in [
        ("T A\nS E", &["SEAT", "EAST", "TEA"][..]),
        (
            "A B A B\nB A Q A\nA B B A",
            &["ABBA", "BAB", "QUA", "AQUA", "AAAA"],
        ),
        ("N O O N", &["NOON", "NOO"]),
    ] {
        agree_and_tell(
            &Boggle::new(picture, words.iter().copied()).unwrap(),
            || naive::letters::Letters::boggle(picture, words),
            |_, state| state.extra.join(" "),
        );
    }
}

#[test]
fn word_search() {
    for (picture, words) in [
        ("C A T\nO X O\nW E N", &["CAT", "COW", "NOT"][..]),
        ("N O O N\nO N O N", &["NOON", "NO", "NON"]),
        ("A\nB\nC\nA", &["CA", "CBA", "ABCA"]),
    ] {
        let letters = Grid::parse(picture).unwrap();
        agree_and_tell(
            &WordSearch::new(letters, words.iter().copied()).unwrap(),
            || naive::letters::Letters::word_search(picture, words),
            |_, state| state.left().join(" "),
        );
    }
}

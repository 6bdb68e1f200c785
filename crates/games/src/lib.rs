//! Games written with the public items of [`collinear`]. Each game is a module with rules, a view and a notation.
//! [`connect6`], [`draughts`], [`falling`], [`pente`] and [`renju`] are families of games whose settings can be written
//! as a line of text.
//!
//! [`NAMES`] lists all other games. Most of them are in the module of the same name. The exceptions are
//! `chinese_checkers` in `halma`, `hypercube` in `qubic`, `endless_five` and `hexagonal_six` in `endless`, and
//! `klotski` and `rush_hour` in `sliding_blocks`. [`visit`] finds a game by its name and passes it to a visitor, such
//! as a front end or a test. [`count`] and [`count_fast`] pass the form of a game that is meant for counting positions.
//! [`rules_text`] returns the rules of a game as a text to read, and [`RulesText`] returns the rules of the families.
pub mod abalone;
pub mod amazons;
pub mod ataxx;
pub mod bagh_chal;
pub mod breakthrough;
pub mod cave;
pub mod columns;
pub mod connect6;
pub mod crossway;
pub mod dots_and_boxes;
pub mod draughts;
pub mod endless;
pub mod falling;
pub mod go;
pub mod halma;
pub mod havannah;
pub mod hex;
pub mod khet;
pub mod konane;
pub mod lasca;
pub mod lights_out;
pub mod lines_of_action;
mod looks;
pub mod match_three;
pub mod minesweeper;
pub mod moebius_four;
pub mod nine_mens_morris;
pub mod onitama;
pub mod order_and_chaos;
pub mod pentago;
pub mod pente;
pub mod phutball;
pub mod pop_out;
pub mod quarto;
pub mod qubic;

mod refused;
pub mod renju;
pub mod ricochet_robots;
mod rules_text;
mod set_up;
mod shown;
pub mod sliding_blocks;
pub mod sokoban;
pub mod sudoku;
pub mod surakarta;
pub mod tak;
pub mod tetris;
pub mod tic_tac_toe;
pub mod tumbleweed;
pub mod twenty48;
pub mod ultimate;
pub mod word_search;
pub mod xiangqi;
pub mod yavalath;
pub mod yinsh;

#[cfg(test)]
mod test;

use self::shown::such_as;
pub use self::{
    rules_text::RulesText,
    shown::{About, Falls, Seen, Shown},
};
use collinear::{
    Headings,
    rules::{Engine, MoveCells, Notation, Rules, View},
};

/// The examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// A game in [`NAMES`]: it has rules and a notation, its states have a view, its moves are picked by cells of the same
/// board, and it can be shared between threads. The trait is implemented automatically.
pub trait Listed:
    Notation<
        State: View<Board: Headings<Cell: Send + Sync> + Send + Sync> + Send + Sync,
        Move: MoveCells<<Self as Rules>::State> + Send + Sync,
    > + Send
    + Sync
    + 'static
{
}

impl<R> Listed for R
where
    R: Notation + Send + Sync + 'static,
    R::State: View<Board: Headings<Cell: Send + Sync> + Send + Sync> + Send + Sync,
    R::Move: MoveCells<R::State> + Send + Sync,
{
}

/// Code that [`visit`] calls with a game of any type.
pub trait Visitor {
    /// The type of the result.
    type Answer;

    /// Visits a game.
    fn visit<R: Listed>(self, rules: R) -> Self::Answer;

    /// Visits a game together with the way it is shown. By default calls [`visit`](Self::visit).
    fn visit_shown<R: Listed>(self, rules: R, shown: Shown<R>) -> Self::Answer
    where
        Self: Sized,
    {
        let _ = shown;
        self.visit(rules)
    }
}

/// Code that [`count`] calls with a game of any type, to count its positions for example.
pub trait Counter {
    /// The type of the result.
    type Answer;

    /// Counts the states or moves of a game.
    fn count<R: Rules<State: View>>(self, rules: R) -> Self::Answer;

    /// Counts with a fast engine of a game. By default calls [`count`](Self::count).
    fn count_fast<E: Engine<State: View>>(self, engine: E) -> Self::Answer
    where
        Self: Sized,
    {
        self.count(engine)
    }
}

/// Lists the games. Each entry has a name, rules and a short description. It can also have the way the game is shown,
/// the rules for counting, and a fast engine.
macro_rules! games {
    ($(
        $name:literal: $rules:expr, $about:literal
        $(, shown: $shown:expr)? $(, counted: $counted:expr)? $(, fast: $fast:expr)?;
    )*) => {
        /// The name and a short description of each game without settings. For a few games the name differs from [the
        /// name of the module](crate).
        pub const NAMES: &[(&str, &str)] = &[$(($name, $about)),*];

        /// Returns the rules of the game with this name as a text to read; `None` if there is no such game. The first
        /// paragraph is a summary of two sentences. Headings start with `# `, and diagrams are indented.
        ///
        /// ```
        /// let text = collinear_games::rules_text("konane").unwrap();
        /// assert!(text.contains("A player who cannot jump loses."));
        /// ```
        #[must_use]
        pub fn rules_text(name: &str) -> Option<&'static str> {
            match name {
                $($name => Some(include_str!(concat!("../rules/", $name, ".txt"))),)*
                _ => None,
            }
        }

        /// Calls a visitor with the game of this name; returns `None` if there is no such game.
        ///
        /// ```
        /// use collinear::rules::{Finished, perft};
        /// use collinear_games::Listed;
        ///
        /// /// Counts the first three plies.
        /// struct Count;
        ///
        /// impl collinear_games::Visitor for Count {
        ///     type Answer = u128;
        ///
        ///     fn visit<R: Listed>(self, rules: R) -> u128 {
        ///         perft(&rules, &rules.start(), 3, Finished::Dropped)
        ///     }
        /// }
        ///
        /// assert_eq!(collinear_games::visit("tic_tac_toe", Count), Some(504));
        /// assert_eq!(collinear_games::visit("chess", Count), None);
        /// ```
        pub fn visit<V: Visitor>(name: &str, visitor: V) -> Option<V::Answer> {
            match name {
                $($name => {
                    let shown = games!(@first $($shown,)? Shown::default());
                    Some(visitor.visit_shown($rules, shown))
                })*
                _ => None,
            }
        }

        /// Calls a counter with the game of this name, without rules that depend on earlier moves; returns `None` if
        /// there is no such game.
        ///
        /// ```
        /// use collinear::rules::{Rules, View, distinct_positions};
        ///
        /// /// The distinct positions after two plies.
        /// struct Positions;
        ///
        /// impl collinear_games::Counter for Positions {
        ///     type Answer = usize;
        ///
        ///     fn count<R: Rules<State: View>>(self, rules: R) -> usize {
        ///         distinct_positions(&rules, &rules.start()).nth(2).unwrap_or(0)
        ///     }
        /// }
        ///
        /// assert_eq!(collinear_games::count("surakarta", Positions), Some(256));
        /// assert_eq!(collinear_games::count_fast("surakarta", Positions), None);
        /// assert_eq!(collinear_games::count_fast("nine_mens_morris", Positions), Some(552));
        /// ```
        pub fn count<C: Counter>(name: &str, counter: C) -> Option<C::Answer> {
            match name {
                $($name => Some(counter.count(games!(@first $($counted,)? $rules))),)*
                _ => None,
            }
        }

        /// Like [`count`], but with the game's fast engine; returns `None` if the game has no such engine.
        pub fn count_fast<C: Counter>(name: &str, counter: C) -> Option<C::Answer> {
            match name {
                $($($name => Some(counter.count_fast($fast)),)?)*
                _ => None,
            }
        }
    };
    (@first $first:expr $(, $rest:expr)?) => { $first };
}

games! {
    "abalone": abalone::Abalone::default(), "Abalone: push six marbles off a board of hexagons",
        shown: Shown::for_two(["Black", "White"]),
        counted: abalone::Abalone::default().without_limit();
    "amazons": amazons::Amazons, "The Game of the Amazons: move like a queen, then shoot an arrow",
        shown: amazons::shown();
    "ataxx": ataxx::Ataxx, "Ataxx: double or jump, and capture all pieces around",
        shown: Shown::for_two(["Black", "White"]);
    "bagh_chal": bagh_chal::BaghChal::default(), "Bagh-Chal: twenty goats against four tigers",
        shown: Shown::for_two(["Goats", "Tigers"]),
        counted: bagh_chal::BaghChal::default().without_limit();
    "breakthrough": breakthrough::Breakthrough, "Breakthrough: be the first to reach the other side",
        shown: Shown::for_two(["White", "Black"]);
    "cave": cave::Cave::default(), "A cave with guards: reach the exit unseen, for one",
        shown: cave::shown();
    "chinese_checkers": halma::Halma::star(), "Chinese checkers for two: step and hop across a star",
        shown: Shown::for_two(["Black", "White"]);
    "columns": columns::Columns::default(), "Columns: three gems fall, three in a row disappear, for one",
        shown: columns::shown();
    "crossway": crossway::Crossway::default(), "Crossway: connect your two sides, also across corners",
        shown: crossway::shown();
    "dots_and_boxes": dots_and_boxes::DotsAndBoxes::default(), "Dots and Boxes: close a box to move again",
        shown: dots_and_boxes::shown();
    "endless_five": endless::ENDLESS_FIVE, "Five in a row on an endless board",
        shown: Shown::for_two(["Black", "White"]);
    "go": go::Go::default(), "Go on 9x9 points: surround more of the board",
        shown: go::shown(), counted: go::Go::default().without_superko();
    "halma": halma::Halma::square(), "Halma for two: step and hop into the opponent's corner, on 16x16 cells",
        shown: Shown::for_two(["Black", "White"]);
    "havannah": havannah::Havannah::default(), "Havannah: a bridge, a fork or a ring on a hexagon",
        shown: Shown::for_two(["Black", "White"]);
    "hex": hex::Hex::default(),
        "Hex: connect your two sides of a rhombus of 11x11 hexagons", shown: hex::shown();
    "hexagonal_six": endless::HEXAGONAL_SIX, "Six in a row on endless hexagons, two stones a turn",
        shown: Shown::for_two(["Black", "White"]);
    "hypercube": qubic::hypercube(), "Tic-tac-toe in four dimensions: three in a row on 3x3x3x3 cells",
        shown: Shown::for_two(["X", "O"]),
        fast: engine::<qubic::BitHypercube>(qubic::hypercube());
    "khet": khet::Khet::default(), "Khet: hit the pharaoh with a laser and mirrors, on 8x10 squares",
        shown: khet::shown(), counted: khet::Khet::default().without_limit();
    "klotski": sliding_blocks::klotski(), "Klotski: slide ten blocks until the square gets out, for one",
        shown: sliding_blocks::shown_klotski();
    "konane": konane::Konane, "Konane, Hawaiian checkers: jump or lose",
        shown: Shown::for_two(["Black", "White"]);
    "lasca": lasca::Lasca::default(), "Lasca: draughts with columns, where prisoners go under their captors",
        shown: lasca::shown(), counted: lasca::Lasca::default().without_limit();
    "lights_out": lights_out::LightsOut::default(), "Lights Out: switch all lights off, for one",
        shown: lights_out::shown();
    "lines_of_action": lines_of_action::LinesOfAction::default(),
        "Lines of Action: bring all your pieces together",
        shown: Shown::for_two(["Black", "White"]),
        counted: lines_of_action::LinesOfAction::default().without_limit();
    "match_three": match_three::MatchThree::default(), "Match-3: swap gems, three in a row disappear, for one",
        shown: match_three::shown();
    "minesweeper": minesweeper::Minesweeper::default().with_flags(), "Minesweeper: open all cells without mines, for one",
        shown: minesweeper::shown(), counted: minesweeper::Minesweeper::default();
    "moebius_four": moebius_four::moebius_four(), "Four in a row on a Möbius strip of 6 rows and 7 columns",
        shown: moebius_four::shown(),
        fast: engine::<moebius_four::BitMoebiusFour>(moebius_four::moebius_four());
    "nine_mens_morris": nine_mens_morris::NineMensMorris::default(),
        "Nine Men's Morris: mills on three squares",
        shown: Shown::for_two(["White", "Black"]),
        fast: nine_mens_morris::BitNineMensMorris::default();
    "onitama": onitama::Onitama::default(), "Onitama: five cards say how pieces move",
        shown: onitama::shown(),
        counted: onitama::Onitama::default().without_limit();
    "order_and_chaos": order_and_chaos::OrderAndChaos, "Order and Chaos: five in a row, or none",
        shown: Shown {
            players: Some(["Order", "Chaos"]),
            ..Shown::hinted(|rules, state| such_as("a cell and its mark", rules, state))
        };
    "pentago": pentago::Pentago, "Pentago: five in a row on quadrants that turn",
        shown: pentago::shown();
    "phutball": phutball::Phutball::default(), "Phutball: one ball, and jumps over rows of men",
        shown: phutball::shown();
    "pop_out": pop_out::PopOut::default(), "Pop Out: four in a row, where discs may be popped out",
        shown: pop_out::shown(), counted: pop_out::PopOut::default().without_limit(),
        fast: engine::<pop_out::BitPopOut>(pop_out::PopOut::default().without_limit());
    "quarto": quarto::Quarto, "Quarto: four in a row with something in common", shown: quarto::shown();
    "qubic": qubic::qubic(), "Qubic: four in a row in a cube of 4x4x4 cells",
        shown: Shown::for_two(["X", "O"]),
        fast: engine::<qubic::BitQubic>(qubic::qubic());
    "ricochet_robots": ricochet_robots::RicochetRobots::default(),
        "Ricochet Robots: R to the target, for one",
        shown: ricochet_robots::shown();
    "rush_hour": sliding_blocks::rush_hour(), "Rush Hour: get the car out of the yard, for one",
        shown: sliding_blocks::shown_rush_hour();
    "sokoban": sokoban::Sokoban::default(), "Sokoban: boxes onto goals, for one",
        shown: sokoban::shown();
    "sudoku": sudoku::sudoku(), "Sudoku: nine digits in rows, columns and boxes, for one",
        shown: sudoku::shown();
    "surakarta": surakarta::Surakarta::default(), "Surakarta: capture round the loops, on 6x6 points",
        shown: Shown::for_two(["Black", "White"]),
        counted: surakarta::Surakarta::default().without_limit();
    "tak": tak::Tak::default(), "Tak: stacks, walls and a road from side to side, on 5x5 squares",
        shown: tak::shown();
    "tetris": tetris::tetris(), "Tetris: pieces fall into a well, full rows disappear, for one",
        shown: tetris::shown();
    "tic_tac_toe": tic_tac_toe::TicTacToe, "Tic-tac-toe: three in a row on 3x3 cells",
        shown: Shown::for_two(["X", "O"]);
    "tumbleweed": tumbleweed::Tumbleweed::default(), "Tumbleweed: a stack is as high as the stacks that see it",
        shown: tumbleweed::shown();
    "twenty48": twenty48::Twenty48::default(), "2048: tiles that slide and merge, for one",
        shown: twenty48::shown();
    "ultimate": ultimate::Ultimate, "Ultimate tic-tac-toe: nine boards on a board",
        shown: ultimate::shown();
    "word_search": word_search::WordSearch::default(),
        "Word search: hidden words in a grid of letters, for one",
        shown: word_search::shown();
    "xiangqi": xiangqi::Xiangqi::default(), "Xiangqi, Chinese chess: checkmate the general",
        shown: xiangqi::shown(), counted: xiangqi::Xiangqi::default().without_limit();
    "yavalath": yavalath::Yavalath, "Yavalath: four in a row win, three lose",
        shown: Shown::for_two(["Black", "White"]);
    "yinsh": yinsh::Yinsh, "YINSH: rings turn markers over, and five in a row cost a ring", shown: yinsh::shown();
}

fn engine<E: Engine>(rules: E::Reference) -> E {
    E::of(rules).unwrap_or_else(|error| unreachable!("{error}"))
}

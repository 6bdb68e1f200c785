//! m,n,k games, with gravity and without: played games, refusals, set-up positions, texts, and
//! random games on random variants next to an engine that shares no code with the library.
//!
//! Tests named `row_NN` stand for a bug that some other program really had, by the number it has
//! in the project's list of them.

#[path = "data/engine.rs"]
mod engine;

use std::collections::BTreeSet;

use collinear::rules::in_a_row::{
    FOUR_IN_A_ROW, GOMOKU, GOMOKU_FREESTYLE, InARow, PositionError, ReadMoveError, Refusal,
    SetupError, State, TIC_TAC_TOE,
};
use collinear::rules::{Cell, Game, Illegal, Outcome, Rules, Side, View};
use collinear::{Bounds, Coord, Direction, Grid, GridError, Length, NameError, Symmetry, Wrap};
use engine::{Board, CellSet, Naive};
use proptest::prelude::*;
use serde_json::Value;

use Direction as D;
use Length::{AtLeast, Exactly};

const FIRST_WON: Option<Outcome> = Some(Outcome::Win(Side::First));
const SECOND_WON: Option<Outcome> = Some(Outcome::Win(Side::Second));

fn plain(rows: usize, cols: usize, length: Length) -> InARow {
    InARow::new(rows, cols, length).expect("a game")
}

fn falling(rows: usize, cols: usize, length: Length) -> InARow {
    plain(rows, cols, length).with_gravity().expect("a game")
}

fn wrapped(game: InARow, wrap: Wrap) -> InARow {
    game.with_wrap(wrap).expect("a game")
}

fn board(picture: &str) -> Grid<Cell> {
    Grid::parse_with(picture, Cell::from_glyph).expect(picture)
}

/// A game from a picture.
fn set_up(rules: InARow, picture: &str) -> Game<InARow> {
    let state = rules.position(board(picture));
    let state = state.unwrap_or_else(|error| panic!("{error}:\n{picture}"));
    Game::from_state(rules, state)
}

/// A game from its moves as text.
fn played(rules: InARow, moves: &str) -> Game<InARow> {
    let mut game = Game::new(rules);
    for text in rules.split_moves(moves) {
        play(&mut game, text);
    }
    game
}

fn play(game: &mut Game<InARow>, text: &str) {
    let mov = game.rules().read_move(game.state(), text);
    let mov = mov.unwrap_or_else(|error| panic!("{text}: {error}\n{}", game.state()));
    game.play(mov).expect("what was read is legal");
}

/// The winning lines, each as its cells in reading order.
fn winning_lines(game: &Game<InARow>) -> BTreeSet<Vec<Coord>> {
    let rules = *game.rules();
    let lines: Vec<_> = rules.winning_lines(game.state()).collect();
    let cells: BTreeSet<_> = lines.iter().map(|line| sorted(line.iter())).collect();
    assert_eq!(
        cells.len(),
        lines.len(),
        "a line is reported once: {lines:?}"
    );
    cells
}

fn sorted(cells: impl IntoIterator<Item = Coord>) -> Vec<Coord> {
    let mut cells: Vec<_> = cells.into_iter().collect();
    cells.sort();
    cells
}

fn lengths(game: &Game<InARow>) -> Vec<usize> {
    let rules = *game.rules();
    let mut lengths: Vec<_> = rules
        .winning_lines(game.state())
        .map(|line| line.len())
        .collect();
    lengths.sort_unstable();
    lengths
}

/// Tries a move that has to be refused, and looks that nothing has changed: not even the history.
#[track_caller]
fn refused(game: &mut Game<InARow>, mov: impl Into<Coord>) -> Illegal {
    let (key, all) = (game.state().key(), format!("{game:?}"));
    let illegal = game.play(mov.into()).expect_err("it has to be refused");
    assert_eq!(game.state().key(), key);
    assert_eq!(format!("{game:?}"), all);
    illegal
}

#[track_caller]
fn refusal(game: &mut Game<InARow>, mov: impl Into<Coord>) -> Refusal {
    let illegal = refused(game, mov);
    let reason = illegal.reason::<Refusal>().expect("the game's own reason");
    assert_eq!(illegal.to_string(), reason.to_string());
    *reason
}

mod games_that_were_played {
    use super::*;

    fn coords(cells: &Value) -> Vec<Coord> {
        let index = |value: &Value| usize::try_from(value.as_u64().unwrap()).unwrap();
        let cells = cells.as_array().expect("cells").iter();
        cells
            .map(|at| Coord::new(index(&at[0]), index(&at[1])))
            .collect()
    }

    fn columns(case: &Value) -> Vec<usize> {
        let columns = case["moves"].as_array().expect("moves").iter();
        columns
            .map(|column| usize::try_from(column.as_u64().unwrap()).unwrap())
            .collect()
    }

    fn cell(disc: &Value) -> Cell {
        match disc.as_u64() {
            Some(0) => Cell::Empty,
            Some(1) => Cell::Of(Side::First),
            Some(2) => Cell::Of(Side::Second),
            _ => panic!("{disc} is no disc"),
        }
    }

    #[test]
    fn end_as_they_should() {
        let file: Value = serde_json::from_str(include_str!("data/four_in_a_row.json")).unwrap();
        let cases = file["cases"].as_array().expect("cases");
        let mut refusals = 0;
        for case in cases {
            let name = case["name"].as_str().expect("a name");
            let moves = columns(case);
            let mut game = Game::new(FOUR_IN_A_ROW);
            for (ply, &column) in moves.iter().enumerate() {
                assert_eq!(game.outcome(), None, "{name}: ply {ply}");
                assert_eq!(winning_lines(&game), BTreeSet::new(), "{name}: ply {ply}");
                let lands = FOUR_IN_A_ROW.drop(game.state(), column).expect(name);
                game.play(lands).expect(name);
                assert_eq!(game.state().last(), Some(lands), "{name}");
            }
            let winner = match cell(&case["winner"].as_u64().unwrap_or(0).into()) {
                Cell::Of(side) => Outcome::Win(side),
                Cell::Empty => Outcome::Draw,
            };
            assert_eq!(game.outcome(), Some(winner), "{name}");
            if let Some(rows) = case["board"].as_array() {
                let rows = rows
                    .iter()
                    .map(|row| row.as_array().expect("a row").iter().map(cell));
                assert_eq!(
                    *game.state().grid(),
                    Grid::from_rows(rows).expect(name),
                    "{name}"
                );
            }
            let lines = match &case["winning_cells"] {
                Value::Null => BTreeSet::new(),
                cells => BTreeSet::from([coords(cells)]),
            };
            assert_eq!(winning_lines(&game), lines, "{name}");
            if let Some(column) = case["then_refused"].as_u64() {
                refusals += 1;
                let column = usize::try_from(column).unwrap();
                let lands = FOUR_IN_A_ROW
                    .drop(game.state(), column)
                    .expect("there is room");
                assert!(matches!(refused(&mut game, lands), Illegal::Over(how) if how == winner));
            }
        }
        assert_eq!((cases.len(), refusals), (21, 1));
    }

    #[test]
    fn are_the_same_games_in_a_mirror() {
        let file: Value = serde_json::from_str(include_str!("data/four_in_a_row.json")).unwrap();
        for case in file["cases"].as_array().expect("cases") {
            let mut games = [Game::new(FOUR_IN_A_ROW), Game::new(FOUR_IN_A_ROW)];
            for column in columns(case) {
                for (game, column) in games.iter_mut().zip([column, 6 - column]) {
                    let lands = FOUR_IN_A_ROW
                        .drop(game.state(), column)
                        .expect("there is room");
                    game.play(lands).expect("legal");
                }
            }
            let [game, mirrored] = games;
            let flip = Symmetry::FlipLeftRight;
            assert_eq!(mirrored.outcome(), game.outcome());
            assert_eq!(
                *mirrored.state().grid(),
                game.state().grid().transformed(flip)
            );
        }
    }
}

mod setups {
    use super::*;

    #[test]
    fn presets_are_what_they_are_called() {
        let values = |game: InARow| {
            let bounds = game.bounds();
            let size = (bounds.rows(), bounds.cols(), bounds.wrap());
            (
                size,
                game.length(),
                game.has_gravity(),
                game.axes().to_vec(),
            )
        };
        let all = Direction::AXES.to_vec();
        let unwrapped = |rows, cols| (rows, cols, Wrap::None);
        let expected = [
            (FOUR_IN_A_ROW, unwrapped(6, 7), AtLeast(4), true),
            (TIC_TAC_TOE, unwrapped(3, 3), AtLeast(3), false),
            (GOMOKU, unwrapped(15, 15), Exactly(5), false),
            (GOMOKU_FREESTYLE, unwrapped(15, 15), AtLeast(5), false),
        ];
        for (preset, size, length, gravity) in expected {
            assert_eq!(values(preset), (size, length, gravity, all.clone()));
        }
    }

    #[test]
    fn a_line_of_no_cells_is_refused() {
        for length in [AtLeast(0), Exactly(0)] {
            let error = InARow::new(3, 3, length).unwrap_err();
            assert_eq!(error, SetupError::NoLength);
            assert_eq!(error.to_string(), "a line has to be at least 1 cell long");
        }
    }

    #[test]
    fn boards_are_limited_to_two_to_the_twentieth_cells() {
        assert_eq!(InARow::MAX_CELLS, 1_048_576);
        for (rows, cols) in [(1024, 1024), (1, 1 << 20), (1 << 20, 1)] {
            let game = plain(rows, cols, AtLeast(5));
            assert_eq!(game.bounds().cell_count(), InARow::MAX_CELLS);
        }
        let too_large = [
            (1024, 1025),
            (1, (1 << 20) + 1),
            ((1 << 20) + 1, 1),
            (usize::MAX, 1),
            (1, usize::MAX),
            (usize::MAX, usize::MAX),
            // The product is 0 when it wraps.
            (1 << 32, 1 << 32),
        ];
        for (rows, cols) in too_large {
            let allocated = allocation_counter::measure(|| {
                let error = InARow::new(rows, cols, AtLeast(5)).unwrap_err();
                assert_eq!(error, SetupError::TooLarge { rows, cols });
            });
            assert_eq!(allocated.count_total, 0);
        }
        let error = InARow::new(2000, 1000, AtLeast(5)).unwrap_err();
        let text = "a board of 2000 rows and 1000 columns is too large: there may be at most \
             1048576 cells, rows or columns";
        assert_eq!(error.to_string(), text);
    }

    #[test]
    fn the_largest_board_can_be_played_on() {
        let mut game = Game::new(falling(1024, 1024, AtLeast(4)));
        assert_eq!(game.moves().count(), 1024);
        for column in [0, 1023, 1, 1022, 2, 1021, 3] {
            let lands = game
                .rules()
                .drop(game.state(), column)
                .expect("there is room");
            assert_eq!(lands, Coord::new(1023, column));
            game.play(lands).expect("legal");
        }
        assert_eq!(game.outcome(), FIRST_WON);
    }

    #[test]
    fn gravity_needs_a_floor_whichever_comes_first() {
        let no_floor = "gravity needs a floor, and the upper and the lower side of this board are \
                        joined";
        for wrap in [Wrap::NorthSouth, Wrap::Both] {
            let errors = [
                plain(6, 7, AtLeast(4))
                    .with_wrap(wrap)
                    .unwrap()
                    .with_gravity(),
                FOUR_IN_A_ROW.with_wrap(wrap),
            ];
            for error in errors.map(Result::unwrap_err) {
                assert_eq!(error, SetupError::NoFloor);
                assert_eq!(error.to_string(), no_floor);
            }
        }
        for wrap in [Wrap::None, Wrap::EastWest] {
            assert_eq!(FOUR_IN_A_ROW.with_wrap(wrap).unwrap().bounds().wrap(), wrap);
        }
    }

    #[test]
    fn axes_are_a_set() {
        let axes = |directions: &[Direction]| {
            let game = TIC_TAC_TOE.with_axes(directions).unwrap();
            game.axes().to_vec()
        };
        assert_eq!(axes(&D::ALL), D::AXES);
        assert_eq!(axes(&[]), []);
        assert_eq!(axes(&[D::SE, D::E, D::NW, D::W]), [D::E, D::SE]);
        assert_eq!(axes(&D::ORTHOGONAL), [D::N, D::E]);
        // However it is said, it is the same game.
        let same = [&[D::S, D::E][..], &[D::W, D::N], &D::ORTHOGONAL];
        let same = same.map(|axes| GOMOKU.with_axes(axes).unwrap());
        assert_eq!(same[0], same[1]);
        assert_eq!(same[1], same[2]);
        assert_ne!(same[0], GOMOKU);
    }

    #[test]
    fn steps_that_are_not_of_the_compass_are_no_axes() {
        let knight = Direction::KNIGHT[0];
        let two = Direction::new(0, 2).unwrap();
        for (axes, direction) in [([Direction::N, knight], knight), ([two, knight], two)] {
            let error = TIC_TAC_TOE.with_axes(&axes).unwrap_err();
            assert_eq!(error, SetupError::NotAnAxis { direction });
        }
        let error = TIC_TAC_TOE.with_axes(&[knight]).unwrap_err();
        assert_eq!(
            error.to_string(),
            "(-2, +1) is neither along a row nor a column nor a diagonal"
        );
    }

    #[test]
    fn a_board_without_cells_is_a_draw_from_the_start() {
        for (rows, cols) in [(0, 0), (0, 5), (5, 0), (0, 1), (1, 0)] {
            for rules in [
                plain(rows, cols, AtLeast(1)),
                falling(rows, cols, Exactly(1)),
            ] {
                let mut game = Game::new(rules);
                assert_eq!(game.outcome(), Some(Outcome::Draw));
                assert_eq!(game.moves().count(), 0);
                assert!(lengths(&game).is_empty());
                for at in [(0, 0), (0, 1), (1, 0)] {
                    assert!(matches!(
                        refused(&mut game, at),
                        Illegal::Over(Outcome::Draw)
                    ));
                }
                for text in ["1", "a1", ""] {
                    let read = rules.read_move(game.state(), text);
                    assert!(matches!(read, Err(Illegal::Over(Outcome::Draw))));
                }
                let empty = Grid::filled(rows, cols, Cell::Empty).unwrap();
                let set_up = rules.position(empty).unwrap();
                assert_eq!(set_up, *game.state());
            }
        }
        let no_columns = falling(3, 0, AtLeast(1));
        let refusal = no_columns.drop(&no_columns.start(), 0).unwrap_err();
        assert_eq!(
            refusal.to_string(),
            "there is no column 1: the board has none"
        );
        let no_rows = falling(0, 3, AtLeast(1));
        let refusal = no_rows.drop(&no_rows.start(), 1).unwrap_err();
        assert_eq!(refusal, Refusal::ColumnFull { column: 1 });
    }

    #[test]
    fn the_first_disc_wins_where_one_is_enough() {
        for rules in [
            plain(2, 3, AtLeast(1)),
            falling(2, 3, Exactly(1)),
            plain(1, 1, AtLeast(1)),
        ] {
            let mut game = Game::new(rules);
            let first = game.moves().next().unwrap();
            game.play(first).unwrap();
            assert_eq!(game.outcome(), FIRST_WON);
            // A single cell is a run along each axis, and one line.
            assert_eq!(winning_lines(&game), BTreeSet::from([vec![first]]));
        }
    }

    #[test]
    fn a_length_beyond_every_line_leaves_the_draw() {
        for wrap in [Wrap::None, Wrap::EastWest, Wrap::NorthSouth, Wrap::Both] {
            for length in [
                AtLeast(4),
                Exactly(4),
                AtLeast(usize::MAX),
                Exactly(usize::MAX),
            ] {
                let rules = wrapped(plain(3, 3, length), wrap);
                let mut game = Game::new(rules);
                for at in rules.bounds().coords() {
                    game.play(at).unwrap();
                }
                assert_eq!(game.record().len(), 9);
                assert_eq!(game.outcome(), Some(Outcome::Draw));
            }
        }
    }
}

mod refusals {
    use super::*;

    const FULL: &str = "111111";

    #[test]
    fn row_28_a_full_column_is_refused_and_its_neighbours_are_not() {
        let mut game = played(FOUR_IN_A_ROW, FULL);
        for row in 0..6 {
            let reason = refusal(&mut game, (row, 0));
            assert!(matches!(reason, Refusal::Occupied { at } if at.coord() == Coord::new(row, 0)));
        }
        let full = FOUR_IN_A_ROW.drop(game.state(), 0).unwrap_err();
        assert_eq!(full, Refusal::ColumnFull { column: 0 });
        assert_eq!(full.to_string(), "column 1 is full");
        let read = FOUR_IN_A_ROW.read_move(game.state(), "1").unwrap_err();
        assert_eq!(read.reason(), Some(&full));
        let columns = game.moves().map(|at| at.col);
        assert!(columns.eq(1..7));
        play(&mut game, "2");
        assert_eq!(game.state().last(), Some(Coord::new(5, 1)));
    }

    #[test]
    fn row_28_columns_off_the_board_are_refused() {
        let start = FOUR_IN_A_ROW.start();
        // -1 is what a number below 0 becomes.
        for column in [7, 8, usize::MAX] {
            let refusal = FOUR_IN_A_ROW.drop(&start, column).unwrap_err();
            assert_eq!(refusal, Refusal::NoColumn { column, cols: 7 });
        }
        let text = |column| FOUR_IN_A_ROW.drop(&start, column).unwrap_err().to_string();
        assert_eq!(text(7), "there is no column 8: columns are 1 to 7");
        assert!(text(usize::MAX).starts_with("there is no column 18446744073709551615: "));
        for column in [0, 6] {
            assert_eq!(
                FOUR_IN_A_ROW.drop(&start, column),
                Ok(Coord::new(5, column))
            );
        }
        let narrow = falling(3, 1, AtLeast(2));
        let refusal = narrow.drop(&narrow.start(), 1).unwrap_err();
        assert_eq!(
            refusal.to_string(),
            "there is no column 2: the only column is 1"
        );
    }

    #[test]
    fn row_27_cells_off_the_board_are_refused() {
        let max = usize::MAX;
        let off = [
            (6, 0),
            (0, 7),
            (5, 7),
            (6, 7),
            (max, 0),
            (0, max),
            (max, max),
            (7, 5),
        ];
        for rules in [FOUR_IN_A_ROW, plain(6, 7, AtLeast(4))] {
            let mut game = Game::new(rules);
            for at in off {
                let bounds = rules.bounds();
                let at = Coord::from(at);
                assert_eq!(refusal(&mut game, at), Refusal::OffBoard { at, bounds });
            }
            let text = refused(&mut game, (6, 7)).to_string();
            assert_eq!(text, "(6, 7) is off the board of 6 rows and 7 columns");
        }
        // Where the sides are joined there is still no such cell.
        let torus = wrapped(plain(3, 4, AtLeast(3)), Wrap::Both);
        assert!(matches!(
            refusal(&mut Game::new(torus), (3, 0)),
            Refusal::OffBoard { .. }
        ));
    }

    #[test]
    fn an_occupied_cell_is_refused() {
        let mut game = played(plain(2, 3, AtLeast(3)), "c2");
        let reason = refusal(&mut game, (0, 2));
        assert!(matches!(reason, Refusal::Occupied { at } if at.coord() == Coord::new(0, 2)));
        assert_eq!(reason.to_string(), "c2 is occupied");
    }

    #[test]
    fn a_disc_in_the_air_is_refused() {
        let mut game = played(FOUR_IN_A_ROW, "44");
        for row in 0..3 {
            let reason = refusal(&mut game, (row, 3));
            let Refusal::Floating { at, lands } = reason else {
                panic!("{reason}")
            };
            assert_eq!(
                (at.coord(), lands.coord()),
                (Coord::new(row, 3), Coord::new(3, 3))
            );
        }
        let text = refused(&mut game, (0, 6)).to_string();
        assert_eq!(text, "a disc does not stay on g6: it falls to g1");
    }

    #[test]
    fn a_column_says_nothing_without_gravity() {
        let refusal = TIC_TAC_TOE.drop(&TIC_TAC_TOE.start(), 0).unwrap_err();
        assert_eq!(refusal, Refusal::NoGravity);
        let text = "without gravity a move names a cell, not a column";
        assert_eq!(refusal.to_string(), text);
    }

    #[test]
    fn row_29_nothing_goes_on_after_a_win_or_a_draw() {
        let won = played(FOUR_IN_A_ROW, "1212121");
        let drawn = set_up(TIC_TAC_TOE, "X O X\nX O O\nO X X");
        let texts = [
            "the game is over: first player won",
            "the game is over: draw",
        ];
        for (mut game, text) in [won, drawn].into_iter().zip(texts) {
            let outcome = game.outcome().expect("it has ended");
            assert_eq!(game.moves().count(), 0);
            let cells: Vec<_> = game.rules().bounds().coords().collect();
            // That the game is over comes before all that is wrong with a move.
            for at in cells
                .into_iter()
                .chain([Coord::new(9, 9), Coord::new(usize::MAX, 0)])
            {
                let illegal = refused(&mut game, at);
                assert!(matches!(illegal, Illegal::Over(how) if how == outcome));
                assert_eq!(illegal.to_string(), text);
            }
            for text in ["1", "2", "a1", "x", ""] {
                let read = game.rules().read_move(game.state(), text);
                assert!(matches!(read, Err(Illegal::Over(how)) if how == outcome));
            }
        }
    }

    #[test]
    fn playing_several_moves_is_all_or_nothing() {
        let mut game = played(FOUR_IN_A_ROW, "4");
        let before = format!("{game:?}");
        let at = Coord::new;
        let error = game.play_all([at(4, 3), at(3, 3), at(3, 3)]).unwrap_err();
        assert_eq!(error.index, 2);
        assert_eq!(error.to_string(), "move 3: d3 is occupied");
        assert_eq!(format!("{game:?}"), before);
    }
}

mod wins {
    use super::*;

    /// Every cell of a stretch but one is the first player's, who then takes that one.
    fn closed_at(rules: InARow, cells: &[Coord], last: Coord, elsewhere: &[Coord]) -> Game<InARow> {
        let (rows, cols) = (rules.bounds().rows(), rules.bounds().cols());
        let mut grid = Grid::filled(rows, cols, Cell::Empty).unwrap();
        for &at in cells.iter().filter(|&&at| at != last) {
            grid[at] = Cell::Of(Side::First);
        }
        for &at in elsewhere {
            grid[at] = Cell::Of(Side::Second);
        }
        let state = rules.position(grid).expect("a position");
        let mut game = Game::from_state(rules, state);
        assert_eq!(game.outcome(), None);
        game.play(last).expect("legal");
        game
    }

    /// Cells apart from a stretch and never two of them in a row.
    fn scattered(bounds: Bounds, stretch: &[Coord], count: usize) -> Vec<Coord> {
        let free = |at: &Coord| {
            let even = at.row.is_multiple_of(2) && at.col.is_multiple_of(2);
            even && stretch.iter().all(|&cell| cell.distance(*at) > 1)
        };
        let cells: Vec<_> = bounds.coords().filter(free).take(count).collect();
        assert_eq!(cells.len(), count);
        cells
    }

    #[test]
    fn row_22_every_winning_line_of_the_board_wins_whichever_cell_comes_last() {
        let rules = plain(6, 7, AtLeast(4));
        let mut lines = 0;
        for axis in Direction::AXES {
            for window in rules.bounds().windows(4, axis) {
                let cells = sorted(window);
                lines += 1;
                let elsewhere = scattered(rules.bounds(), &cells, 3);
                for &last in &cells {
                    let game = closed_at(rules, &cells, last, &elsewhere);
                    assert_eq!(game.outcome(), FIRST_WON);
                    assert_eq!(winning_lines(&game), BTreeSet::from([cells.clone()]));
                }
            }
        }
        assert_eq!(lines, 69);
    }

    #[test]
    fn row_23_joining_three_and_two_is_five_at_every_offset() {
        for rules in [GOMOKU, GOMOKU_FREESTYLE] {
            for axis in Direction::AXES {
                for start in [(7, 5), (10, 0), (4, 10), (14, 4)].map(Coord::from) {
                    let Some(line) = rules.bounds().line(start, axis, 5) else {
                        continue;
                    };
                    let cells = sorted(line);
                    let elsewhere = scattered(rules.bounds(), &cells, 4);
                    for &last in &cells {
                        let game = closed_at(rules, &cells, last, &elsewhere);
                        assert_eq!(game.outcome(), FIRST_WON, "{line} {last}");
                        assert_eq!(winning_lines(&game), BTreeSet::from([cells.clone()]));
                    }
                }
            }
        }
    }

    #[test]
    fn row_21_a_gap_resets_the_count() {
        let pictures = [
            "X X . X X . .\nO O . O O . .\n. . . . . . .",
            "X X O X X . .\nO O . O . . .\n. . . . . . .",
        ];
        for picture in pictures {
            let game = set_up(plain(3, 7, AtLeast(4)), picture);
            assert_eq!(game.outcome(), None);
        }
        // By play: the disc at the end of the gap closes nothing.
        let mut game = played(FOUR_IN_A_ROW, "112255");
        play(&mut game, "4");
        assert_eq!(game.outcome(), None);
    }

    #[test]
    fn row_21_each_diagonal_is_looked_along_both_ways() {
        // The middle disc comes last, on one diagonal and on the other.
        let rising = set_up(
            plain(4, 4, AtLeast(3)),
            ". . . .\n. . X .\n. . . .\nX O . O",
        );
        let falling = set_up(
            plain(4, 4, AtLeast(3)),
            ". . . .\nX . . .\n. . . .\nO O X .",
        );
        for (mut game, last, cells) in [
            (rising, (2, 1), [(1, 2), (2, 1), (3, 0)]),
            (falling, (2, 1), [(1, 0), (2, 1), (3, 2)]),
        ] {
            game.play(last.into()).unwrap();
            assert_eq!(game.outcome(), FIRST_WON);
            assert_eq!(
                winning_lines(&game),
                BTreeSet::from([cells.map(Coord::from).to_vec()])
            );
        }
    }

    #[test]
    fn row_24_six_are_a_win_of_at_least_five_and_none_of_exactly_five() {
        let cells: Vec<_> = (3..9).map(|col| Coord::new(7, col)).collect();
        for (rules, outcome, found) in [
            (GOMOKU, None, vec![]),
            (GOMOKU_FREESTYLE, FIRST_WON, vec![6]),
        ] {
            // Not the outermost two: without one of them there are five already.
            for &last in &cells[1..5] {
                let elsewhere = scattered(rules.bounds(), &cells, 5);
                let game = closed_at(rules, &cells, last, &elsewhere);
                assert_eq!(game.outcome(), outcome);
                assert_eq!(lengths(&game), found);
            }
        }
    }

    #[test]
    fn row_24_after_six_the_game_goes_on_and_five_still_win() {
        let rules = plain(3, 8, Exactly(5));
        let mut game = set_up(rules, "X X X . X X . .\nO O O . O . . .\n. . . . . . . O");
        play(&mut game, "d3");
        assert_eq!(game.outcome(), None);
        // Seven are as little a win as six; and five of the other player are one.
        play(&mut game, "d2");
        assert_eq!(game.outcome(), SECOND_WON);
        assert_eq!(lengths(&game), [5]);
    }

    #[test]
    fn row_24_five_count_though_the_same_disc_makes_six_elsewhere() {
        let rules = plain(6, 7, Exactly(5));
        let mut game = set_up(
            rules,
            "X X X . X X .
             O O . X . O O
             O O . X . O O
             . . . X . . .
             . . . X . . .
             O . . . . . .",
        );
        play(&mut game, "d6");
        assert_eq!(game.outcome(), FIRST_WON);
        let column: Vec<_> = (0..5).map(|row| Coord::new(row, 3)).collect();
        assert_eq!(winning_lines(&game), BTreeSet::from([column]));
    }

    #[test]
    fn row_25_a_run_of_five_is_one_line_of_five() {
        // X X . X X, and then the gap.
        let mut game = played(FOUR_IN_A_ROW, "11224455");
        play(&mut game, "3");
        assert_eq!(game.outcome(), FIRST_WON);
        let row: Vec<_> = (0..5).map(|col| Coord::new(5, col)).collect();
        assert_eq!(winning_lines(&game), BTreeSet::from([row]));
        let lines: Vec<_> = FOUR_IN_A_ROW.winning_lines(game.state()).collect();
        assert_eq!(lines[0].to_string(), "5 cells E from (5, 0)");
    }

    #[test]
    fn a_disc_that_closes_several_lines_reports_each_of_them_whole() {
        let star = "
            X . . X . . X
            . X . X . X .
            . . X X X . .
            X X X . X X X
            . . X X X . .
            . X . X . X .
            X . . X . . X
            O . O . O . O
            O . O . O . O
            . O . O . O .
            O . O . O . O
            O . O . O . O
            . O . O . O .
            O . O . . . .";
        let axes = Direction::AXES;
        for count in 1..=4 {
            let rules = plain(14, 7, AtLeast(4)).with_axes(&axes[..count]).unwrap();
            let mut game = set_up(rules, star);
            play(&mut game, "d11");
            assert_eq!(game.outcome(), FIRST_WON);
            assert_eq!(lengths(&game), vec![7; count]);
            assert!(
                winning_lines(&game)
                    .iter()
                    .all(|line| line.contains(&Coord::new(3, 3)))
            );
        }
    }

    #[test]
    fn lines_of_different_lengths_are_reported_together() {
        let picture = "X X . X . .\n. . X . . O\n. . X . . .\nO O . O O .";
        let mut game = set_up(plain(4, 6, AtLeast(3)), picture);
        play(&mut game, "c4");
        assert_eq!(lengths(&game), [3, 4]);
        // Only the four are exactly four.
        let mut game = set_up(plain(4, 6, Exactly(4)), picture);
        play(&mut game, "c4");
        assert_eq!(lengths(&game), [4]);
    }

    #[test]
    fn row_26_a_win_on_the_very_last_cell_is_a_win() {
        let mut game = set_up(TIC_TAC_TOE, "X O X\nO X O\nO X .");
        play(&mut game, "c1");
        assert_eq!(game.outcome(), FIRST_WON);
        // On a board of an even number of cells the last one is the second player's.
        let rules = falling(2, 3, AtLeast(2));
        let rows_only = rules.with_axes(&[Direction::E]).unwrap();
        let game = played(rows_only, "123213");
        assert_eq!(game.record().len(), 6);
        assert_eq!(game.outcome(), SECOND_WON);
    }

    #[test]
    fn a_full_board_without_a_line_is_a_draw() {
        let mut game = set_up(TIC_TAC_TOE, "X O X\nX O O\nO X .");
        assert_eq!(game.outcome(), None);
        play(&mut game, "c1");
        assert_eq!(game.outcome(), Some(Outcome::Draw));
        assert!(lengths(&game).is_empty());
    }

    #[test]
    fn only_the_wanted_axes_count() {
        // A picture for each axis, closed in the middle.
        let pictures = [
            (D::N, "X O .\n. O .\nX . ."),
            (D::NE, ". O X\n. . O\nX . ."),
            (D::E, "X . X\nO O .\n. . ."),
            (D::SE, "X O .\n. . O\n. . X"),
        ];
        let last = [(1, 0), (1, 1), (0, 1), (1, 1)];
        for ((axis, picture), last) in pictures.into_iter().zip(last) {
            for mask in 0..16_usize {
                let axes: Vec<_> = (0..4)
                    .filter(|i| mask >> i & 1 == 1)
                    .map(|i| D::AXES[i])
                    .collect();
                let mut game = set_up(TIC_TAC_TOE.with_axes(&axes).unwrap(), picture);
                game.play(last.into()).unwrap();
                let won = axes.contains(&axis);
                assert_eq!(
                    game.outcome(),
                    FIRST_WON.filter(|_| won),
                    "{axes:?}\n{picture}"
                );
            }
        }
    }

    #[test]
    fn row_30_discs_on_another_axis_do_not_help() {
        // Two and two on crossing lines are not four.
        let mut game = set_up(
            plain(4, 4, AtLeast(4)),
            ". X . .\n. X . .\nX . X .\nO O O .",
        );
        assert_eq!(game.state().turn(), Side::Second);
        game.play((0, 3).into()).unwrap();
        game.play((2, 1).into()).unwrap();
        assert_eq!(game.outcome(), None);
    }
}

mod joined_sides {
    use super::*;

    #[test]
    fn row_19_three_stones_never_win_connect_five_on_a_torus_of_three() {
        for length in [AtLeast(5), AtLeast(4), Exactly(5), Exactly(4)] {
            let rules = wrapped(plain(3, 3, length), Wrap::Both);
            for axis in Direction::AXES {
                for line in rules.bounds().lines(axis) {
                    assert_eq!(line.len(), 3);
                    let mut grid = Grid::filled(3, 3, Cell::Empty).unwrap();
                    for at in line {
                        grid[at] = Cell::Of(Side::First);
                    }
                    let others: Vec<_> = grid.positions(Cell::is_empty).take(2).collect();
                    for at in others {
                        grid[at] = Cell::Of(Side::Second);
                    }
                    let state = rules.position(grid).unwrap();
                    assert_eq!(rules.outcome(&state), None);
                }
            }
        }
    }

    #[test]
    fn row_20_a_full_ring_is_one_line_and_the_game_ends() {
        for wrap in [Wrap::EastWest, Wrap::Both] {
            for length in [AtLeast(4), Exactly(4)] {
                let mut game = set_up(wrapped(plain(2, 4, length), wrap), "X X . X\nO O O .");
                play(&mut game, "c2");
                assert_eq!(game.outcome(), FIRST_WON);
                let ring: Vec<_> = (0..4).map(|col| Coord::new(0, col)).collect();
                assert_eq!(winning_lines(&game), BTreeSet::from([ring]));
            }
        }
        let column = wrapped(plain(4, 2, AtLeast(4)), Wrap::NorthSouth);
        let mut game = set_up(column, "X .\n. O\nX O\nX O");
        play(&mut game, "a3");
        assert_eq!(lengths(&game), [4]);
    }

    #[test]
    fn a_line_runs_over_the_edge_of_a_cylinder() {
        let rules = wrapped(FOUR_IN_A_ROW, Wrap::EastWest);
        let mut game = played(rules, "661177");
        play(&mut game, "2");
        assert_eq!(game.outcome(), FIRST_WON);
        let lines: Vec<_> = rules.winning_lines(game.state()).collect();
        assert_eq!(lines.len(), 1);
        // In the order of the line: from column 6 over the edge to column 2.
        assert!(lines[0].iter().map(|at| at.col).eq([5, 6, 0, 1]));
        // And on a plain board that is nothing.
        assert_eq!(played(FOUR_IN_A_ROW, "6611772").outcome(), None);
    }

    #[test]
    fn a_diagonal_runs_over_both_edges_of_a_torus() {
        let picture = "
            X . . . .
            . X . . .
            . O . X .
            O . . O .";
        let wraps = [
            (Wrap::None, None),
            (Wrap::EastWest, None),
            (Wrap::NorthSouth, None),
            (Wrap::Both, FIRST_WON),
        ];
        for (wrap, outcome) in wraps {
            let mut game = set_up(wrapped(plain(4, 5, AtLeast(4)), wrap), picture);
            play(&mut game, "e1");
            assert_eq!(game.outcome(), outcome, "{wrap:?}");
        }
    }

    #[test]
    fn five_of_a_ring_of_six_are_exactly_five() {
        let rules = wrapped(plain(2, 6, Exactly(5)), Wrap::EastWest);
        let mut game = set_up(rules, "X X . X X .\nO O . O O .");
        play(&mut game, "f2");
        assert_eq!(game.outcome(), FIRST_WON);
        assert_eq!(lengths(&game), [5]);
        // Over the edge: on a plain board it would be three and two.
        let over_the_edge = "X X X . X X\nO O . O O .";
        assert_eq!(set_up(rules, over_the_edge).outcome(), FIRST_WON);
        assert_eq!(
            set_up(plain(2, 6, Exactly(5)), over_the_edge).outcome(),
            None
        );
    }

    #[test]
    fn a_ring_longer_than_exactly_k_is_no_line() {
        let rules = wrapped(plain(2, 5, Exactly(3)), Wrap::EastWest);
        let rules = rules.with_axes(&[Direction::E]).unwrap();
        let mut game = set_up(rules, "X X . X .\nO O . O .");
        // Four of the ring, and then all five.
        for text in ["c2", "c1", "e2"] {
            play(&mut game, text);
            assert_eq!(game.outcome(), None);
        }
        play(&mut game, "e1");
        assert_eq!(game.outcome(), Some(Outcome::Draw));
    }

    #[test]
    fn a_ring_that_two_axes_share_is_one_line() {
        // On a board of one row both diagonals lead along it, too.
        for (rows, cols) in [(1, 4), (4, 1)] {
            let rules = wrapped(plain(rows, cols, AtLeast(2)), Wrap::Both);
            let mut game = Game::new(rules);
            let cells: Vec<_> = rules.bounds().coords().collect();
            for &i in &[0, 2, 1] {
                game.play(cells[i]).unwrap();
            }
            assert_eq!(winning_lines(&game), BTreeSet::from([cells[..2].to_vec()]));
        }
    }
}

mod set_up_positions {
    use super::*;

    fn error(rules: InARow, picture: &str) -> PositionError {
        rules.position(board(picture)).expect_err(picture)
    }

    #[test]
    fn row_48_a_board_of_another_size_is_refused() {
        let found = |rows, cols| Bounds::new(rows, cols).unwrap();
        let expected = FOUR_IN_A_ROW.bounds();
        for (rows, cols) in [(7, 6), (6, 6), (6, 8), (5, 7), (0, 0)] {
            let grid = Grid::filled(rows, cols, Cell::Empty).unwrap();
            let found = found(rows, cols);
            let error = FOUR_IN_A_ROW.position(grid).unwrap_err();
            assert_eq!(error, PositionError::Size { found, expected });
        }
        let text = error(plain(2, 3, AtLeast(2)), ". . .\n. . .\n. . .\n. . .").to_string();
        assert_eq!(
            text,
            "the board has 4 rows and 3 columns instead of 2 rows and 3 columns"
        );
    }

    #[test]
    fn row_48_floating_discs_are_refused_with_row_and_column() {
        let picture = ". . . . O\n. X . . .\n. O . . X";
        let error = error(falling(3, 5, AtLeast(3)), picture);
        assert!(matches!(error, PositionError::Floating { at } if at.coord() == Coord::new(0, 4)));
        let text = "row 0, column 4: the disc on e3 has nothing below it";
        assert_eq!(error.to_string(), text);
        // Without gravity it is a position like others.
        assert!(plain(3, 5, AtLeast(3)).position(board(picture)).is_ok());
    }

    #[test]
    fn row_48_discs_that_are_not_from_taking_turns_are_refused() {
        for (picture, first, second) in [
            ("X X .\n. . .", 2, 0),
            ("O . .\n. . .", 0, 1),
            ("O O X\n. . .", 1, 2),
            ("X X X\nX O O", 4, 2),
        ] {
            let error = error(plain(2, 3, AtLeast(3)), picture);
            assert_eq!(error, PositionError::Count { first, second }, "{picture}");
        }
        let text = error(TIC_TAC_TOE, "X X .\n. . .\n. . .").to_string();
        assert_eq!(
            text,
            "2 discs of the first player and 0 of the second are not from taking turns"
        );
    }

    #[test]
    fn row_48_lines_of_both_players_are_refused() {
        let error = error(TIC_TAC_TOE, "X X X\n. . .\nO O O");
        assert_eq!(error, PositionError::TwoWinners);
        assert_eq!(error.to_string(), "both players have a line");
    }

    #[test]
    fn row_48_a_game_that_was_played_on_after_its_end_is_refused() {
        for (picture, winner) in [
            ("X X X\nO O .\nO . .", Side::First),
            ("O O O\nX X .\nX . X", Side::Second),
        ] {
            let error = error(TIC_TAC_TOE, picture);
            assert_eq!(error, PositionError::PlayedOn { winner });
            let text = format!("the {winner} player has a line, but the game was played on");
            assert_eq!(error.to_string(), text);
        }
    }

    #[test]
    fn row_48_lines_that_no_single_disc_can_have_closed_are_refused() {
        let winner = Side::First;
        // Two lines apart from each other.
        let apart = "X X X . X X X\nO O . O O . O";
        assert_eq!(
            error(plain(2, 7, AtLeast(3)), apart),
            PositionError::NoLastMove { winner }
        );
        // A line that was there before, whichever disc came last.
        let long = "X X X X X X X\nO O . O O . O\n. . . . O . .";
        assert_eq!(
            error(plain(3, 7, AtLeast(3)), long),
            PositionError::NoLastMove { winner }
        );
        // A line that is covered: its last disc would have had another one on top of it.
        let covered = "O O X O . . .\nX X X X O O X";
        let error = error(falling(2, 7, AtLeast(4)), covered);
        assert_eq!(error, PositionError::NoLastMove { winner });
        let text = "no last move can have closed all lines of the first player";
        assert_eq!(error.to_string(), text);
        // Without gravity it can have been any of them.
        assert!(plain(2, 7, AtLeast(4)).position(board(covered)).is_ok());
    }

    #[test]
    fn row_48_pictures_that_are_no_board_are_refused_with_row_and_column() {
        let parse = |picture| Grid::parse_with(picture, Cell::from_glyph).unwrap_err();
        assert_eq!(
            parse("X O .\n. x ."),
            GridError::UnknownGlyph {
                row: 1,
                col: 1,
                glyph: 'x'
            }
        );
        let ragged = parse(". . .\n. .");
        assert_eq!(ragged.to_string(), "row 1 has 2 columns, but row 0 has 3");
    }

    #[test]
    fn turn_and_outcome_are_found_out() {
        use Side::{First, Second};
        let rules = plain(3, 4, AtLeast(3));
        for (picture, turn, outcome) in [
            (". . . .\n. . . .\n. . . .", First, None),
            (". . . .\n. X . .\n. . . .", Second, None),
            ("X X X O\n. O . .\n. . . .", Second, FIRST_WON),
            ("O O O X\n. X . .\n. . . X", First, SECOND_WON),
            ("X O X O\nX O X O\nO X O X", First, Some(Outcome::Draw)),
        ] {
            let state = rules.position(board(picture)).expect(picture);
            assert_eq!(
                (state.turn(), rules.outcome(&state)),
                (turn, outcome),
                "{picture}"
            );
            assert_eq!(state.to_string(), picture);
        }
    }

    #[test]
    fn the_last_move_is_known_where_it_has_won() {
        let state = TIC_TAC_TOE.position(board("X . .\n. . .\n. . .")).unwrap();
        assert_eq!(state.last(), None);
        // Two lines cross: it was where they do.
        let state = TIC_TAC_TOE.position(board("X X X\nX O O\nX O O")).unwrap();
        assert_eq!(state.last(), Some(Coord::new(0, 0)));
        let lines: Vec<_> = TIC_TAC_TOE.winning_lines(&state).collect();
        assert_eq!(lines.len(), 2);
        // Five of four: one of the inner ones, so that there were not four before.
        let rules = plain(2, 5, AtLeast(4));
        let state = rules.position(board("X X X X X\nO O . O O")).unwrap();
        let last = state.last().unwrap();
        assert!(last.row == 0 && (1..4).contains(&last.col), "{last}");
        // On top of a column, though the line is below.
        let rules = falling(3, 4, AtLeast(3));
        let state = rules.position(board("O . . .\nX X X .\nO O X .")).unwrap();
        assert!(matches!(state.last(), Some(Coord { row: 1, col: 1 | 2 })));
    }

    #[test]
    fn how_the_picture_wraps_makes_no_difference() {
        let rules = wrapped(plain(2, 4, AtLeast(3)), Wrap::EastWest);
        for wrap in [Wrap::None, Wrap::EastWest, Wrap::NorthSouth, Wrap::Both] {
            let grid = board("X X . X\nO O . .").with_wrap(wrap);
            let state = rules.position(grid).unwrap();
            assert_eq!(rules.outcome(&state), FIRST_WON);
            assert_eq!(state.grid().bounds().wrap(), Wrap::EastWest);
        }
    }

    #[test]
    fn runs_beyond_exactly_k_are_a_position() {
        // Six in a row at Gomoku: the game goes on.
        let game = set_up(plain(2, 8, Exactly(5)), "X X X X X X . .\nO O O O . O O .");
        assert_eq!(game.outcome(), None);
    }

    #[test]
    fn a_game_goes_on_from_a_position() {
        let mut game = set_up(
            FOUR_IN_A_ROW,
            &(". . . . . . .\n".repeat(4) + "O O O . . . .\nX X X . . . ."),
        );
        assert_eq!(game.record(), []);
        play(&mut game, "4");
        assert_eq!(game.outcome(), FIRST_WON);
        assert_eq!(game.undo(), Some(Coord::new(5, 3)));
        assert_eq!(game.undo(), None);
    }
}

mod texts {
    use super::*;

    /// Texts that made some program panic.
    fn hostile() -> Vec<String> {
        let mut texts: Vec<String> = [
            "e2e",
            "",
            " ",
            "é5",
            "5é",
            "é",
            "５",
            "ａ１",
            "１",
            "\0",
            "a\0",
            "4\0",
            "\r\n",
            "4\r\n",
            "\n",
            "a1\r\n",
            "-1",
            "+1",
            "4.0",
            "1e3",
            "0x4",
            "0",
            "a0",
            "00",
            "a01",
            "٤",
            "²",
            "Ⅳ",
            "a",
            "1a",
            "aa",
            "a1a1",
            "a-1",
            "a 1",
            "🦀",
            "🦀1",
            "a🦀",
            "\u{feff}4",
            "\u{200b}",
            "18446744073709551616",
            "99999999999999999999999999",
            "a18446744073709551616",
            "zzzzzzzzzzzzzzzzzzzzzzzz1",
            "pa",
            "(0, 0)",
            "NaN",
        ]
        .map(str::to_owned)
        .to_vec();
        for unit in ["4", "e", "é", "\0", "a1 ", " ", "９"] {
            texts.push(unit.repeat((1 << 20) / unit.len()));
        }
        texts
    }

    #[test]
    fn row_47_hostile_texts_are_errors_and_never_panics() {
        for rules in [
            FOUR_IN_A_ROW,
            TIC_TAC_TOE,
            GOMOKU,
            falling(6, 12, AtLeast(4)),
        ] {
            let start = rules.start();
            for text in hostile() {
                let head: String = text.chars().take(30).collect();
                let illegal = rules.read_move(&start, &text).expect_err(&head);
                let ours = illegal.reason::<ReadMoveError>();
                assert!(ours.is_some(), "{head:?}: {illegal:?}");
                assert!(illegal.to_string().len() < 100, "{illegal}");
                for piece in rules.split_moves(&text) {
                    assert!(!piece.is_empty() && !piece.contains(char::is_whitespace));
                }
                let pieces: String = rules.split_moves(&text).collect();
                let solid: String = text.split_whitespace().collect();
                assert_eq!(pieces, solid);
            }
        }
    }

    #[test]
    fn what_is_wrong_with_a_text_is_said() {
        let four = |text| {
            FOUR_IN_A_ROW
                .read_move(&FOUR_IN_A_ROW.start(), text)
                .unwrap_err()
        };
        let reason = |illegal: &Illegal| *illegal.reason::<ReadMoveError>().unwrap();
        for text in ["x", "", "4x", " 4", "-1", "４"] {
            assert_eq!(reason(&four(text)), ReadMoveError::NotAColumn { cols: 7 });
        }
        for text in ["0", "8", "18446744073709551616", "99999999999999999999999"] {
            assert_eq!(reason(&four(text)), ReadMoveError::NoSuchColumn { cols: 7 });
        }
        assert_eq!(four("x").to_string(), "not a column: columns are 1 to 7");
        assert_eq!(
            four("8").to_string(),
            "there is no such column: columns are 1 to 7"
        );

        let rules = plain(2, 3, AtLeast(3));
        let cell = |text| rules.read_move(&rules.start(), text).unwrap_err();
        for text in ["e2e", "", "11", "a", "a0", "a01", "1a"] {
            assert_eq!(reason(&cell(text)), ReadMoveError::Cell(NameError::Form));
        }
        let bounds = rules.bounds();
        for text in ["d1", "a3", "zzzzzzzzzzzzzzzz1", "a99999999999999999999"] {
            assert_eq!(
                reason(&cell(text)),
                ReadMoveError::Cell(NameError::OffBoard { bounds })
            );
        }
        assert_eq!(
            cell("d1").to_string(),
            "off the board: its cells are a1 to c2"
        );
        // And what is wrong with a move that it does stand for.
        let state = played(rules, "c2").state().clone();
        let occupied = rules.read_move(&state, "C2").unwrap_err();
        assert!(matches!(occupied.reason(), Some(Refusal::Occupied { .. })));
    }

    #[test]
    fn rows_are_counted_from_the_bottom_and_columns_from_the_left() {
        let rules = plain(3, 30, AtLeast(5));
        for (text, at) in [
            ("a1", (2, 0)),
            ("a3", (0, 0)),
            ("z2", (1, 25)),
            ("aa1", (2, 26)),
        ] {
            assert_eq!(
                rules.read_move(&rules.start(), text).unwrap(),
                Coord::from(at)
            );
            assert_eq!(rules.move_text(at.into()), text);
        }
        let rules = falling(3, 30, AtLeast(5));
        assert_eq!(
            rules.read_move(&rules.start(), "30").unwrap(),
            Coord::new(2, 29)
        );
        assert_eq!(rules.move_text(Coord::new(0, 29)), "30");
    }

    #[test]
    fn moves_off_the_board_have_a_text_too() {
        let max = usize::MAX;
        assert_eq!(TIC_TAC_TOE.move_text(Coord::new(3, 0)), "(3, 0)");
        assert_eq!(
            FOUR_IN_A_ROW.move_text(Coord::new(max, max)),
            max.to_string()
        );
    }

    #[test]
    fn digits_run_together_on_boards_of_up_to_nine_columns() {
        let split = |rules: InARow, text| rules.split_moves(text).collect::<Vec<_>>();
        assert_eq!(split(FOUR_IN_A_ROW, "4453"), ["4", "4", "5", "3"]);
        assert_eq!(split(FOUR_IN_A_ROW, " 44\t5\r\n3 "), ["4", "4", "5", "3"]);
        assert_eq!(split(FOUR_IN_A_ROW, "44x 12"), ["44x", "1", "2"]);
        assert_eq!(split(FOUR_IN_A_ROW, "４４"), ["４４"]);
        assert_eq!(split(falling(6, 9, AtLeast(4)), "123"), ["1", "2", "3"]);
        assert_eq!(
            split(falling(6, 10, AtLeast(4)), "10 1 2"),
            ["10", "1", "2"]
        );
        assert_eq!(split(TIC_TAC_TOE, "a1 b2"), ["a1", "b2"]);
        assert_eq!(split(TIC_TAC_TOE, "123"), ["123"]);
        assert!(split(FOUR_IN_A_ROW, " \n").is_empty());
    }
}

mod random_games {
    use super::*;

    fn cases(cases: u32) -> ProptestConfig {
        ProptestConfig {
            cases,
            // A test writes no files.
            failure_persistence: None,
            ..ProptestConfig::default()
        }
    }

    const WRAPS: [Wrap; 4] = [Wrap::None, Wrap::EastWest, Wrap::NorthSouth, Wrap::Both];

    fn axes_of(mask: usize) -> Vec<Direction> {
        let axis = |i: &usize| mask >> i & 1 == 1;
        (0..4).filter(axis).map(|i| Direction::AXES[i]).collect()
    }

    fn side() -> impl Strategy<Value = usize> {
        prop_oneof![1 => Just(0), 20 => 1..=7_usize]
    }

    /// Any game on a small board; where there is gravity, the sides of its wrap that it allows.
    fn any_game() -> impl Strategy<Value = InARow> {
        let axes = prop_oneof![2 => Just(15_usize), 1 => 0..16_usize];
        let twists = (any::<bool>(), any::<bool>(), axes, 0..4_usize);
        (side(), side(), 1..=6_usize, twists).prop_map(
            |(rows, cols, k, (exactly, gravity, axes, wrap))| {
                let length = if exactly { Exactly(k) } else { AtLeast(k) };
                let game = plain(rows, cols, length);
                let game = game.with_axes(&axes_of(axes)).unwrap();
                if gravity {
                    let game = game.with_gravity().unwrap();
                    game.with_wrap(WRAPS[wrap % 2]).unwrap()
                } else {
                    game.with_wrap(WRAPS[wrap]).unwrap()
                }
            },
        )
    }

    fn picks() -> impl Strategy<Value = Vec<usize>> {
        proptest::collection::vec(0..5040_usize, 49)
    }

    fn pick(moves: &[Coord], pick: usize) -> Coord {
        moves[pick % moves.len()]
    }

    /// The states of a game that is played by these picks, the first and the last included.
    fn states(rules: InARow, picks: &[usize]) -> Vec<State> {
        let mut game = Game::new(rules);
        let mut states = vec![game.state().clone()];
        for &number in picks {
            let moves: Vec<_> = game.moves().collect();
            if moves.is_empty() {
                break;
            }
            game.play(pick(&moves, number)).unwrap();
            states.push(game.state().clone());
        }
        states
    }

    proptest! {
        #![proptest_config(cases(4000))]

        #[test]
        fn are_those_of_the_naive_engine(rules in any_game(), picks in picks()) {
            let naive = Naive::of(&rules);
            let mut game = Game::new(rules);
            let mut discs: Board = naive.empty_board();
            for &number in &picks {
                let turn = game.state().turn();
                let legal = naive.moves(&discs);
                let won = naive.has_won(&discs, turn.other());
                let lines = naive.lines(&discs, turn.other());
                // The two naive verdicts are told in different ways.
                prop_assert_eq!(won, !lines.is_empty());
                prop_assert!(!naive.has_won(&discs, turn));

                let outcome = if won {
                    Some(Outcome::Win(turn.other()))
                } else {
                    legal.is_empty().then_some(Outcome::Draw)
                };
                prop_assert_eq!(game.outcome(), outcome, "{:?}\n{}", rules, game.state());
                let cells = |line: collinear::Line| -> CellSet { line.iter().map(|at| naive.cell(at)).collect() };
                let found: Vec<_> = rules.winning_lines(game.state()).map(cells).collect();
                prop_assert_eq!(found.len(), lines.len());
                prop_assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), lines, "{:?}\n{}", rules, game.state());
                if outcome.is_some() {
                    prop_assert_eq!(game.moves().count(), 0);
                    break;
                }
                let moves: Vec<_> = game.moves().collect();
                let mut own: Vec<_> = moves.iter().map(|&at| naive.cell(at)).collect();
                prop_assert_eq!(rules.count_moves(game.state()), own.len());
                own.sort_unstable();
                prop_assert_eq!(&own, &legal);
                for cell in 0..discs.len() {
                    let at = naive.coord(cell);
                    let accepted = rules.check(game.state(), at).is_ok();
                    prop_assert_eq!(accepted, legal.contains(&cell));
                }

                let at = pick(&moves, number);
                prop_assert_eq!(rules.read_move(game.state(), &rules.move_text(at)).unwrap(), at);
                game.play(at).unwrap();
                discs[naive.cell(at)] = Some(turn);
                let board: Board = game.state().grid().iter().map(Cell::side).collect();
                prop_assert_eq!(&board, &discs);
                prop_assert_eq!(game.state().turn(), turn.other());
            }
        }

        #[test]
        fn set_up_are_the_same_as_played(rules in any_game(), picks in picks()) {
            for state in states(rules, &picks) {
                let again = rules.position(state.grid().clone());
                prop_assert!(again.is_ok(), "{:?} {:?}\n{}", again, rules, state);
                let again = again.unwrap();
                prop_assert_eq!(again.key(), state.key());
                let outcome = rules.outcome(&state);
                prop_assert_eq!(rules.outcome(&again), outcome);
                let lines = |state: &State| -> BTreeSet<_> { rules.winning_lines(state).map(sorted).collect() };
                prop_assert_eq!(lines(&again), lines(&state));
                if outcome.is_none() {
                    prop_assert!(rules.moves(&again).eq(rules.moves(&state)));
                    prop_assert_eq!(rules.count_moves(&again), rules.count_moves(&state));
                }
            }
        }

        #[test]
        fn are_taken_back_and_made_again(rules in any_game(), picks in picks()) {
            let states = states(rules, &picks);
            let mut game = Game::new(rules);
            for state in &states[1..] {
                game.play(state.last().unwrap()).unwrap();
            }
            let record = game.record().to_vec();
            for (ply, state) in states.iter().enumerate().rev() {
                prop_assert_eq!(game.state(), state);
                prop_assert_eq!(game.record(), &record[..ply]);
                prop_assert_eq!(game.outcome(), rules.outcome(state));
                prop_assert_eq!(game.undo(), ply.checked_sub(1).map(|last| record[last]));
            }
            for &mov in &record {
                prop_assert_eq!(game.redo(), Some(mov));
            }
            prop_assert_eq!(game.redo(), None);
            prop_assert_eq!(game.state(), &states[states.len() - 1]);
            game.reset();
            prop_assert_eq!(game.state(), &states[0]);
            prop_assert_eq!(game.record(), &[]);
            prop_assert!(game.play_all(record.iter().copied()).is_ok());
            prop_assert_eq!(game.state(), &states[states.len() - 1]);
        }

        /// What holds on a board holds on the board turned or reflected: all eight ways, or, where
        /// discs fall, in the mirror.
        #[test]
        fn are_the_same_turned_and_reflected(rules in any_game(), picks in picks()) {
            for symmetry in Symmetry::ALL {
                let down = symmetry.of_direction(Direction::S) == Direction::S;
                if rules.has_gravity() && !down {
                    continue;
                }
                let bounds = rules.bounds();
                let to = symmetry.of_bounds(bounds);
                let axes: Vec<_> = rules.axes().iter().map(|&axis| symmetry.of_direction(axis)).collect();
                let turned = plain(to.rows(), to.cols(), rules.length()).with_axes(&axes).unwrap();
                let turned = wrapped(turned, to.wrap());
                let turned = if rules.has_gravity() { turned.with_gravity().unwrap() } else { turned };

                let of = |at: Coord| symmetry.of_coord(at, bounds).unwrap();
                let (mut game, mut image) = (Game::new(rules), Game::new(turned));
                for &number in &picks {
                    prop_assert_eq!(image.outcome(), game.outcome(), "{:?} {:?}", rules, symmetry);
                    let expected: BTreeSet<_> = winning_lines(&game).into_iter().map(|line| sorted(line.into_iter().map(of))).collect();
                    prop_assert_eq!(winning_lines(&image), expected);
                    prop_assert_eq!(image.state().grid(), &game.state().grid().transformed(symmetry));
                    let moves: Vec<_> = game.moves().collect();
                    prop_assert_eq!(sorted(image.moves()), sorted(moves.iter().copied().map(of)));
                    if moves.is_empty() {
                        break;
                    }
                    let at = pick(&moves, number);
                    game.play(at).unwrap();
                    image.play(of(at)).unwrap();
                }
            }
        }

        /// On hexagons that are written left-aligned a line keeps its column, its row, or the
        /// difference of both; the other diagonal is none.
        #[test]
        fn on_hexagons_have_lines_along_three_axes(
            (rows, cols, k) in (1..7_usize, 1..7_usize, 2..5_usize),
            picks in picks(),
        ) {
            let rules = plain(rows, cols, AtLeast(k)).with_axes(&Direction::HEX_AXES).unwrap();
            for state in states(rules, &picks) {
                let discs = |side| state.grid().positions(move |cell| cell.side() == Some(side));
                let has_line = |side| {
                    let lines: [fn(Coord) -> (usize, usize); 3] = [
                        |at| (at.col, at.row),
                        |at| (at.row, at.col),
                        |at| (at.row + 100 - at.col, at.col),
                    ];
                    lines.iter().any(|line| {
                        let places: BTreeSet<_> = discs(side).map(line).collect();
                        places.iter().any(|&(line, place)| (0..k).all(|i| places.contains(&(line, place + i))))
                    })
                };
                let winner = [Side::First, Side::Second].into_iter().find(|&side| has_line(side));
                prop_assert_eq!(rules.outcome(&state).and_then(Outcome::winner), winner, "{}", state);
            }
        }

        #[test]
        fn row_47_no_text_makes_reading_panic(rules in any_game(), text in "\\PC{0,6}|[0-9a-z \r\n\0]{0,8}") {
            let start = rules.start();
            if let Ok(at) = rules.read_move(&start, &text) {
                prop_assert!(rules.check(&start, at).is_ok());
            }
            let pieces: String = rules.split_moves(&text).collect();
            prop_assert_eq!(pieces, text.split_whitespace().collect::<String>());
        }
    }
}

/// A state of one game put before another is refused or answered, never a panic.
#[test]
fn a_state_of_another_size_is_no_reason_to_panic() {
    let small = TIC_TAC_TOE.start();
    let at = Coord::new(5, 3);
    assert!(FOUR_IN_A_ROW.check(&small, at).is_err());
    assert_eq!(
        FOUR_IN_A_ROW.drop(&small, 5),
        Err(Refusal::ColumnFull { column: 5 })
    );
    assert!(Game::from_state(GOMOKU, small).play(at).is_err());
    let full = Refusal::ColumnFull { column: usize::MAX };
    assert!(full.to_string().ends_with("is full"));
}

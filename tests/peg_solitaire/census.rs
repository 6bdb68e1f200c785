//! The census of all positions, compared with a hash map filled by the reference engine.

use collinear::rules::peg_solitaire::{Goal, Lattice, PegSolitaire};
use collinear::rules::{Engine, Rules, playout};
use collinear::{Coord, Symmetry};
use proptest::prelude::*;

use super::{
    at,
    bits::on_bits,
    budget,
    levels::{Level, Levels},
    random_boards::{a_game, a_picture},
    square, triangular,
};

fn census(game: &PegSolitaire) -> Vec<Level> {
    let game = on_bits(game);
    let levels = game.levels(&game.start()).take(7);
    levels.map(Level::from).collect()
}

fn by_hand(game: &PegSolitaire, symmetries: Vec<Vec<Coord>>) -> Vec<Level> {
    Levels::new(game.clone(), symmetries).take(7).collect()
}

/// The images of the cells under the symmetries that keep the pegs.
fn symmetries(game: &PegSolitaire) -> Vec<Vec<Coord>> {
    let board = game.start_board();
    let all = Symmetry::ALL.into_iter();
    let own = all.filter(|&symmetry| board.transformed(symmetry) == *board);
    let cells = own.map(|symmetry| {
        let cells = board.bounds().coords();
        let images = cells.map(|at| {
            symmetry
                .map_coord(at, board.bounds())
                .expect("on the board")
        });
        images.collect()
    });
    cells.collect()
}

/// Without the classes: if the holes are not centred in their picture, the naive program would have to search
/// for symmetries.
fn without_classes(levels: Vec<Level>) -> Vec<Level> {
    let without = |level| Level {
        classes: 0,
        ..level
    };
    levels.into_iter().map(without).collect()
}

proptest! {
    #![proptest_config(super::cases(200))]

    #[test]
    fn counts_what_can_be_reached(game in a_game(a_picture())) {
        let expected = without_classes(by_hand(&game, Vec::new()));
        prop_assert_eq!(without_classes(census(&game)), expected);
    }
}

/// Boards with centred holes and one, two, four or eight symmetries, and rows, where two of four do the same.
const SQUARE: &[&str] = &[
    "1 1 1 1\n1 0 0 1\n1 1 1 1",
    "1 1 1 1 1\n1 1 0 1 1\n1 1 1 1 1",
    "1 1 1 1\n1 0 1 1\n1 1 0 1\n1 1 1 1",
    "0 1 1 1\n1 1 1 1\n1 1 1 1\n1 1 1 1",
    ". 1 1 .\n1 0 1 1\n1 1 0 1\n. 1 1 .",
    "1 1 1\n1 0 1\n1 1 1",
    "1 1 1 1 1\n1 1 1 1 1\n1 1 0 1 1\n1 1 1 1 1\n1 1 1 1 1",
    "1 1 1 1 1\n1 1 1 1 1\n1 0 1 1 1\n1 1 1 1 1\n1 1 1 1 1",
    "1 1 0 1 1 0 1 1",
    "1 1 0 1 1 0 1 1 1",
    "1\n1\n0\n1\n1",
    ". . .\n. 1 .\n. . .",
    "1 1 1 1\n. 1 1 .\n. 1 1 .\n1 1 0 1",
    // Folding it onto its first column is not a symmetry.
    "0 . .\n1 0 .\n1 0 .\n0 . 0\n. . 0",
];

#[test]
fn counts_the_symmetries_that_keep_the_start() {
    let mut orders = Vec::new();
    for picture in SQUARE {
        let game = square(picture);
        let symmetries = symmetries(&game);
        orders.push(symmetries.len());
        assert_eq!(census(&game), by_hand(&game, symmetries), "\n{picture}");
    }
    orders.sort_unstable();
    orders.dedup();
    assert_eq!(orders, [1, 2, 4, 8]);
}

/// Two ends are mirror images, and only one of them is the goal.
#[test]
fn counts_the_half_of_a_class_that_is_solved() {
    let game = square("1 1 1 1\n0 1 1 0\n0 0 0 0");
    let game = game.with_goal(Goal::Hole((2, 0).into())).expect("a hole");
    let levels = census(&game);
    assert_eq!(levels, by_hand(&game, symmetries(&game)));
    let last = levels.last().expect("a level");
    assert_eq!((last.ended, last.solved), (2, 1));
    assert!(last.solutions > 0 && last.solutions < last.games);
}

/// Turns a step to the right into one down and right, and a step down and right into one down.
fn turned(cell: Coord, middle: usize) -> Coord {
    let (down, right) = (cell.row.cast_signed(), cell.col.cast_signed());
    let middle = middle.cast_signed();
    let (down, right) = (down - middle, right - middle);
    let index = |steps: isize| (steps + middle).cast_unsigned();
    at(index(right), index(right - down))
}

#[test]
fn a_hexagon_has_twelve_symmetries_and_a_part_of_it_six() {
    let hexagon = "1 1 1 . .\n1 1 1 1 .\n1 1 0 1 1\n. 1 1 1 1\n. . 1 1 1";
    let three = "1 1 0 . .\n1 1 1 1 .\n0 1 1 1 1\n. 1 1 1 1\n. . 1 1 0";
    for (picture, order) in [(hexagon, 12), (three, 6)] {
        let game = triangular(picture);
        let board = game.start_board();
        let cells: Vec<_> = board.bounds().coords().collect();
        let mut symmetries = Vec::new();
        for turns in 0..6 {
            for over in [false, true] {
                let image = |cell: Coord| {
                    let cell = (0..turns).fold(cell, |cell, _| turned(cell, 2));
                    if over { at(cell.col, cell.row) } else { cell }
                };
                let moved = |&cell: &Coord| {
                    if board[cell].is_hole() {
                        image(cell)
                    } else {
                        cell
                    }
                };
                let images: Vec<_> = cells.iter().map(moved).collect();
                if cells
                    .iter()
                    .zip(&images)
                    .all(|(&from, &to)| board[from] == board[to])
                {
                    symmetries.push(images);
                }
            }
        }
        assert_eq!(symmetries.len(), order, "\n{picture}");
        assert_eq!(census(&game), by_hand(&game, symmetries), "\n{picture}");
    }
}

#[test]
fn begins_anywhere() {
    let reference = PegSolitaire::english();
    let mut state = reference.start();
    playout(&reference, &mut state, 10, |n| n - 1);
    let late = PegSolitaire::from_start(state.grid().clone(), Lattice::Square).expect("a board");
    let game = on_bits(&reference);
    let state = game.enter(&state).expect("the same board");
    let levels: Vec<_> = game.levels(&state).map(Level::from).take(5).collect();
    let expected: Vec<_> = Levels::new(late, Vec::new()).take(5).collect();
    assert_eq!(levels.len(), 5, "the game goes on");
    assert_eq!(without_classes(levels), without_classes(expected));
}

/// 21 rows with one jump each: only their order is free, and a `u64` cannot count the orders.
#[test]
fn counts_more_paths_than_a_u64_can() {
    let most = budget::of(14, 21, 21);
    let rows = vec!["110"; most].join("\n...\n");
    let game = on_bits(&square(&rows));
    let (mut positions, mut orders) = (0, 1);
    for level in game.levels(&game.start()) {
        assert_eq!(level.paths, orders);
        positions += level.positions;
        orders *= most.saturating_sub(level.jumps) as u128;
        assert_eq!(
            level.games,
            if level.jumps == most { level.paths } else { 0 }
        );
    }
    assert_eq!(positions, 1 << most);
    assert_eq!(orders, 0, "a jump a row was made");
    let games = (1..=most as u128).product::<u128>();
    assert!(games > u128::from(u64::MAX) || !budget::THOROUGH);
}

//! The solver: its solutions are played, and boards without a solution are proved impossible.

use std::collections::BTreeSet;

use collinear::rules::peg_solitaire::{Goal, Lattice, PegSolitaire, Solve, Square};
use collinear::rules::{Game, Outcome, Rules};

use super::{
    at, game,
    naive::Naive,
    square,
    table::{Entry, boards},
    to_hole, triangular,
};

/// More positions than any of the boards below takes.
const ENOUGH: u64 = 300_000;

/// Solves a game, plays the solution, and returns the number of visited positions.
#[track_caller]
fn solved(game: &PegSolitaire) -> u64 {
    let mut nodes = 0;
    let start = game.start();
    let Solve::Solved(hops) = game.solve(&start, ENOUGH, |looked_at| nodes = looked_at) else {
        panic!("it can be solved:\n{start}");
    };
    assert_eq!(hops.len(), start.pegs() - 1);
    let mut played = Game::new(game.clone());
    played.play_all(hops).expect("each jump is legal");
    assert_eq!(played.outcome(), Some(Outcome::Solved));
    if let Goal::Hole(hole) = game.goal() {
        assert!(played.state().grid()[hole].is_peg());
    }
    nodes
}

#[track_caller]
fn impossible(game: &PegSolitaire) {
    assert_eq!(game.solve(&game.start(), ENOUGH, |_| {}), Solve::Impossible);
}

/// In pieces of any size, it finds the same and visits the same number of positions.
#[test]
fn the_solver_can_be_left_anywhere() {
    let triangle = PegSolitaire::triangle(5).expect("a triangle");
    let hopeless = triangle.clone().with_vacancy(at(2, 1)).expect("a hole");
    for game in [
        PegSolitaire::english(),
        PegSolitaire::named("french").unwrap(),
        triangle,
        to_hole(hopeless, at(2, 1)),
    ] {
        let (start, mut nodes) = (game.start(), 0);
        let whole = game.solve(&start, ENOUGH, |looked_at| nodes = looked_at);
        for piece in [1, 7, 1_000] {
            let mut solver = game.solver(&start);
            let mut before = 0;
            let found = loop {
                let found = solver.work(piece);
                assert!(solver.visited() - before <= piece);
                before = solver.visited();
                if let Some(found) = found {
                    break found;
                }
            };
            assert_eq!((&found, solver.visited()), (&whole, nodes));
            assert_eq!((solver.work(piece), solver.visited()), (Some(found), nodes));
        }
    }
}

#[test]
fn boards_are_solved_or_can_not_be() {
    let english = PegSolitaire::english();
    // The centre and the six other kinds of vacancy, with the last peg in the same hole.
    for hole in [(3, 3), (0, 2), (0, 3), (1, 2), (1, 3), (2, 2), (2, 3)].map(Into::into) {
        let game = english.clone().with_vacancy(hole).expect("a hole");
        assert!(solved(&to_hole(game, hole)) < 20_000);
    }
    // Folding it onto its first row is not a symmetry.
    solved(&square("1 1 0 0\n1 1 0 .\n0 1 . ."));
    for name in [
        "english",
        "wiegleb",
        "asymmetric",
        "triangle8",
        "rect6x6",
        "rect3x7",
    ] {
        solved(&PegSolitaire::named(name).expect(name));
    }
    for name in ["diamond", "triangle7", "rect5x5", "rect2x8", "rect1x4"] {
        impossible(&PegSolitaire::named(name).expect(name));
    }
    let french = PegSolitaire::named("french").unwrap();
    // This takes no search.
    assert_eq!(french.solve(&french.start(), 0, |_| {}), Solve::Impossible);
    assert_eq!(french.possible_ends(&french.start()).count(), 0);
    solved(&french.with_vacancy(at(2, 0)).expect("a hole"));
}

#[test]
fn the_last_peg_is_left_where_the_classes_allow_it() {
    let complete = boards().into_iter().filter(Entry::is_complete);
    let mut counts = Vec::new();
    for entry in complete {
        let game = entry.game();
        let ends: Vec<_> = game.possible_ends(&game.start()).collect();
        assert!(ends.is_sorted());
        for end in game.start_board().cells_where(Square::is_hole) {
            if !ends.contains(&end) {
                let game = to_hole(game.clone(), end);
                assert_eq!(game.solve(&game.start(), 0, |_| {}), Solve::Impossible);
            }
        }
        counts.push((ends.len() as u128, entry.total("one_peg_positions")));
    }
    // On the English board and the rectangle all of them are reached; on triangles they are not.
    assert_eq!(counts, [(5, 5), (2, 2), (5, 4), (5, 4), (5, 5), (5, 1)]);
}

/// The holes in which games can leave their last peg, found by trying every jump.
fn ends(naive: &Naive) -> BTreeSet<(usize, usize)> {
    let played = naive.jumps().into_iter().flat_map(|jump| {
        let mut after = naive.clone();
        after.play(jump);
        ends(&after)
    });
    match naive.pegs()[..] {
        [last] => BTreeSet::from([last]),
        _ => played.collect(),
    }
}

#[test]
fn small_boards_are_solved_if_trying_everything_solves_them() {
    let (mut yes, mut no) = (0, 0);
    for (lattice, picture) in [
        (Lattice::Square, "0 1 1 1\n1 1 1 1\n1 1 1 1"),
        (Lattice::Square, "1 1 0 1 1\n. 1 1 1 ."),
        (Lattice::Square, "1 1 0 1 0\n. . 0 . 0"),
        (
            Lattice::Square,
            "0 0 0 0 0\n0 0 1 0 0\n0 1 1 1 0\n0 0 1 0 0\n0 0 1 0 0\n0 0 0 0 0",
        ),
        (Lattice::Triangular, "0 . . .\n1 1 . .\n1 1 1 .\n1 1 1 1"),
        (Lattice::Triangular, "1 . . .\n0 1 . .\n1 1 1 .\n1 1 1 1"),
        (Lattice::Triangular, "1 0 1\n1 1 1\n0 1 1"),
        (Lattice::Triangular, "1 1 0 0\n. 1 0 0"),
    ] {
        let ends = ends(&Naive::new(picture, lattice == Lattice::Triangular));
        let game = game(lattice, picture);
        let mut check = |game: &PegSolitaire, expected| {
            if expected {
                solved(game);
                yes += 1;
            } else {
                impossible(game);
                no += 1;
            }
        };
        check(&game, !ends.is_empty());
        for hole in game.start_board().cells_where(Square::is_hole) {
            check(&to_hole(game.clone(), hole), ends.contains(&hole.into()));
        }
    }
    assert!(yes > 10 && no > 60, "{yes} {no}");
}

#[test]
fn a_solved_game_takes_no_jumps_and_a_stuck_one_has_no_solution() {
    let solve = |game: PegSolitaire| game.solve(&game.start(), ENOUGH, |_| {});
    assert_eq!(solve(square("0 1 0")), Solve::Solved(vec![]));
    assert_eq!(solve(to_hole(square("0 1 0"), at(0, 0))), Solve::Impossible);
    for picture in ["", ". .", "0 0", "1 0 1", "1 1 1"] {
        assert_eq!(solve(square(picture)), Solve::Impossible, "{picture:?}");
    }
    assert_eq!(solve(triangular("1\n1 1")), Solve::Impossible);
}

#[test]
fn the_search_gives_up_at_its_limit_and_tells_how_far_it_is() {
    let game = PegSolitaire::english();
    let start = game.start();
    for limit in [0, 1, 1023, 1024, 3000] {
        let mut told = Vec::new();
        let solve = game.solve(&start, limit, |nodes| told.push(nodes));
        assert_eq!(solve, Solve::GaveUp { nodes: limit });
        assert_eq!(told.last(), Some(&limit), "at the end");
        assert!(told.is_sorted());
        let regularly = told[..told.len() - 1].iter().copied();
        assert!(regularly.eq((1..=limit / 1024).map(|times| times * 1024)));
    }
    // A limit of exactly the positions that it takes is enough, and every call takes the same.
    let nodes = solved(&game);
    let again = game.solve(&start, nodes, |_| {});
    assert!(matches!(again, Solve::Solved(_)));
    assert_eq!(again, game.solve(&start, ENOUGH, |_| {}));
    let fewer = game.solve(&start, nodes - 1, |_| {});
    assert!(matches!(fewer, Solve::GaveUp { .. }));
}

#[test]
fn a_large_board_is_searched_as_well() {
    let game = PegSolitaire::rectangle(100, 90).expect("a rectangle");
    let solve = game.solve(&game.start(), 20, |_| {});
    assert_eq!(solve, Solve::GaveUp { nodes: 20 });
    // 200 holes take more than two words.
    let row = format!("1 1 0 {}", "1 0 ".repeat(98));
    let line = square(row.trim());
    assert!(solved(&line) >= 99);
}

//! Boards of triangles: strips, distances and edges.

use std::collections::HashMap;

use collinear::{
    Coord, Finite, Topology,
    boards::{Strip, Triangles},
};

use super::{check_all, steps_between};

const SIZES: [(usize, usize); 8] = [
    (0, 2),
    (1, 1),
    (1, 5),
    (4, 1),
    (2, 3),
    (3, 7),
    (4, 4),
    (5, 6),
];

#[test]
fn boards_of_triangles_keep_the_laws() {
    for (rows, cols) in SIZES {
        check_all(&Triangles::new(rows, cols).unwrap(), &[]);
    }
}

#[test]
fn a_strip_crosses_two_of_the_three_sides_by_turns() {
    let board = Triangles::new(3, 7).unwrap().board();
    let lens = |strip| {
        board
            .lines(strip)
            .map(|line| line.len())
            .collect::<Vec<_>>()
    };
    assert_eq!(lens(Strip::East), [7, 7, 7]);
    for strip in Strip::AXES {
        assert_eq!(lens(strip).iter().sum::<usize>(), 21);
    }
    let up = board.ray_with_origin(Coord::new(2, 0), Strip::NorthEast);
    let cells: Vec<_> = up.map(|at| (at.row, at.col)).collect();
    assert_eq!(cells, [(2, 0), (2, 1), (1, 1), (1, 2), (0, 2), (0, 3)]);
}

#[test]
fn a_cell_has_three_neighbours_and_each_lies_on_two_strips() {
    let triangles = Triangles::new(5, 8).unwrap();
    for at in triangles.cells() {
        let mut around = HashMap::new();
        for strip in Strip::ALL {
            if let Some((next, _)) = triangles.step(at, strip) {
                *around.entry(next).or_insert(0) += 1;
                assert_ne!(Triangles::points_up(at), Triangles::points_up(next));
            }
        }
        assert!(
            around.len() <= 3 && around.values().all(|&strips| strips == 2),
            "{at}"
        );
        assert_eq!(triangles.is_on_edge(at), around.len() < 3, "{at}");
    }
    assert!(!triangles.is_on_edge(Coord::new(5, 0)));
}

#[test]
fn distances_are_steps() {
    // The cells in the middle of a large board: no way between them leads over its edge.
    let triangles = Triangles::new(12, 16).unwrap();
    let inner = |at: &Coord| (4..8).contains(&at.row) && (5..11).contains(&at.col);
    for from in triangles.cells().filter(inner) {
        let steps: HashMap<_, _> = steps_between(&triangles, from).into_iter().collect();
        for to in triangles.cells().filter(inner) {
            assert_eq!(
                Triangles::distance(from, to) as u64,
                steps[&to],
                "{from} {to}"
            );
        }
    }
}

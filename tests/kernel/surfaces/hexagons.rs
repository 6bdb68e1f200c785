//! Boards of hexagons: their cells, sides, names and steps.

use std::collections::HashMap;

use collinear::{
    Direction, Finite, Origin, Topology,
    boards::{Hex, HexShape, HexSide, Hexagons},
};

use super::{check_all, long_steps, steps_between};

fn boards() -> Vec<Hexagons> {
    let sides = (0..5).flat_map(|side| [HexShape::Hexagon { side }, HexShape::Triangle { side }]);
    let sizes = [(0, 3), (3, 0), (1, 1), (1, 4), (4, 1), (3, 5), (5, 3)];
    let rhombuses = sizes.map(|(rows, cols)| HexShape::Rhombus { rows, cols });
    sides
        .chain(rhombuses)
        .map(|shape| Hexagons::new(shape).unwrap())
        .collect()
}

#[test]
fn boards_of_hexagons_keep_the_laws() {
    for board in boards() {
        check_all(&board, &long_steps());
    }
}

#[test]
fn they_have_as_many_cells_as_is_known() {
    let cells = |board: Result<Hexagons, _>| board.unwrap().cells().count();
    assert_eq!(
        [1, 2, 3, 6, 10].map(|side| cells(Hexagons::hexagon(side))),
        [1, 7, 19, 91, 271]
    );
    assert_eq!(
        [1, 2, 5].map(|side| cells(Hexagons::triangle(side))),
        [1, 3, 15]
    );
}

#[test]
fn distances_are_steps_on_the_board() {
    for board in boards() {
        for from in board.cells() {
            let steps: HashMap<_, _> = steps_between(&board, from).into_iter().collect();
            assert_eq!(steps.len(), board.cell_count());
            for to in board.cells() {
                assert_eq!(from.distance(to), steps[&to], "{board:?} {from} {to}");
            }
        }
    }
}

#[test]
fn a_cell_is_on_a_side_where_both_steps_over_it_leave() {
    let over = |side| match side {
        HexSide::Top => [Direction::NW, Direction::N],
        HexSide::UpperRight => [Direction::N, Direction::E],
        HexSide::LowerRight => [Direction::E, Direction::SE],
        HexSide::Bottom => [Direction::SE, Direction::S],
        HexSide::LowerLeft => [Direction::S, Direction::W],
        HexSide::UpperLeft => [Direction::W, Direction::NW],
    };
    for board in boards() {
        for at in board.cells() {
            for &side in board.shape().sides() {
                let leaves = over(side)
                    .into_iter()
                    .all(|way| board.step(at, way).is_none());
                assert_eq!(board.is_on(at, side), leaves, "{board:?} {at} {side:?}");
            }
            let is_on_edge = Direction::HEX
                .into_iter()
                .any(|way| board.step(at, way).is_none());
            assert_eq!(board.is_on_edge(at), is_on_edge, "{board:?} {at}");
        }
    }
    for (board, sides) in [
        (Hexagons::hexagon(4), 6),
        (Hexagons::rhombus(3, 5), 4),
        (Hexagons::triangle(4), 3),
    ] {
        let board = board.unwrap();
        assert_eq!(
            board.cells().filter(|&at| board.is_corner(at)).count(),
            sides
        );
        let off = Hex::new(-1, 0);
        assert!(!board.is_on_edge(off) && board.sides_of(off).next().is_none());
    }
}

#[test]
fn names_are_read_back() {
    for board in boards() {
        for origin in [Origin::TopLeft, Origin::BottomLeft] {
            for at in board.cells() {
                let name = board.name_from(at, origin).unwrap().to_string();
                assert_eq!(board.cell_named_from(&name, origin), Ok(at));
            }
        }
    }
    let empty = Hexagons::triangle(0).unwrap();
    let error = empty.cell_named_from("a1", Origin::TopLeft).unwrap_err();
    assert_eq!(error.to_string(), "off the board: it has no cells");
    assert_eq!(empty.name_from(Hex::new(-1, -1), Origin::TopLeft), None);
}

#[test]
fn shapes_that_do_not_fit_are_refused() {
    for shape in [
        HexShape::Hexagon { side: usize::MAX },
        HexShape::Hexagon {
            side: (1 << 30) + 1,
        },
        HexShape::Rhombus {
            rows: 1,
            cols: 1 << 31,
        },
        HexShape::Triangle { side: 1 << 31 },
    ] {
        let text = Hexagons::new(shape).unwrap_err().to_string();
        let why = "coordinates up to 2147483647 or memory";
        assert!(text.ends_with(why), "{text}");
    }
    let side = 1 << 30;
    let most = Hexagons::hexagon(side).unwrap();
    assert_eq!(most.cell_count(), 3 * side * (side - 1) + 1);
    let middle = Hex::new((1 << 30) - 1, (1 << 30) - 1);
    assert_eq!(most.board().ray_len(middle, Direction::SE), side - 1);
    assert_eq!(most.index_of(middle), Some(most.cell_count() / 2));
}

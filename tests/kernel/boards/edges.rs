//! Sides and corners of boards of hexagons, as a naive program finds them; and Havannah, which is won by them.

use std::collections::BTreeSet;

use collinear::{
    Direction, Finite, Grid, Topology,
    boards::{Hex, HexShape, Hexagons},
};

#[test]
fn sides_are_where_neighbours_are_missing() {
    let hexagons = (2..7).map(|side| HexShape::Hexagon { side });
    let rhombs = [(2, 2), (3, 5), (4, 3)].map(|(rows, cols)| HexShape::Rhombus { rows, cols });
    for shape in hexagons.chain(rhombs) {
        let board = Hexagons::new(shape).unwrap();
        for at in board.cells() {
            let neighbours = Direction::HEX
                .into_iter()
                .filter(|&way| board.step(at, way).is_some());
            // Of six neighbours a side takes two away, and a corner another one or two.
            let missing = 6 - neighbours.count();
            assert_eq!(board.is_on_edge(at), missing > 0, "{shape:?} {at}");
            assert_eq!(board.is_corner(at), missing > 2, "{shape:?} {at}");
            assert_eq!(
                board.sides_of(at).count(),
                missing.div_ceil(2),
                "{shape:?} {at}"
            );
        }
        let corners = board.cells().filter(|&at| board.is_corner(at)).count();
        assert_eq!(corners, shape.sides().len());
    }
}

/// What a group of stones has won by at Havannah.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Won {
    /// Two corners.
    Bridge,
    /// Three sides, corners apart.
    Fork,
    /// Cells that it encloses, whoever they belong to.
    Ring,
}

fn won(grid: &Grid<char, Hexagons>, stone: Hex) -> Option<Won> {
    let board = *grid.board().topology();
    let group = grid.flood([stone], &Direction::HEX, |&cell| cell == 'x');
    let corners = group.cells().iter().filter(|&&at| board.is_corner(at));
    let on_one_side = group.cells().iter().filter(|&&at| !board.is_corner(at));
    let sides: BTreeSet<_> = on_one_side.flat_map(|&at| board.sides_of(at)).collect();
    let edge = board.cells().filter(|&at| board.is_on_edge(at));
    let outside = grid
        .board()
        .flood(edge, &Direction::HEX, |at| !group.contains(at));
    if corners.count() >= 2 {
        Some(Won::Bridge)
    } else if sides.len() >= 3 {
        Some(Won::Fork)
    } else {
        let is_whole = outside.cells().len() + group.cells().len() == board.cell_count();
        (!is_whole).then_some(Won::Ring)
    }
}

#[test]
fn havannah_is_won_by_bridge_fork_and_ring() {
    let rows: [(&str, Option<Won>); 5] = [
        ("xxx .... ..... .... ...", Some(Won::Bridge)),
        (".x. .x.. .xx.. ..x. .x.", None),
        (".x. xx.. ..x.. ..x. .x.", Some(Won::Fork)),
        ("... .xx. .x.x. .xx. ...", Some(Won::Ring)),
        ("... .xx. .x.x. ..x. ...", None),
    ];
    for (picture, expected) in rows {
        let cells = picture
            .chars()
            .filter(|cell| !cell.is_whitespace())
            .collect();
        let board = Hexagons::hexagon(3).unwrap().board();
        let grid = Grid::from_cells(board, cells).unwrap();
        let stone = grid.cells_where(|&cell| cell == 'x').next().unwrap();
        assert_eq!(won(&grid, stone), expected, "{picture}");
    }
}

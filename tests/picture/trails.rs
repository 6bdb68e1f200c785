//! A trail is a band from cell to cell, in any direction.

use collinear::{Bounds, Coord, Direction, Wrap, picture::Tiling};

use crate::{
    marks::{assert_near, empty},
    naive::{WRAPS, board, cells},
    read::{In, Point, Shape, added, centre, is_near, theme},
    xml::TILINGS,
};

/// The pieces and the ends of the band along these cells of an empty board.
fn trail(bounds: Bounds, tiling: Tiling, cells: &[Coord]) -> (Vec<Vec<Point>>, Vec<Point>) {
    let bare = empty(bounds, tiling);
    let shapes = added(&bare, &bare.clone().with_trail(cells.iter().copied()));
    let band = theme().band.to_string();
    let stroked = shapes.iter().filter(|shape| shape.stroke == band);
    let pieces = stroked.flat_map(Shape::paths).cloned().collect();
    (pieces, In(&shapes, band).dots())
}

#[test]
fn a_trail_goes_through_the_middles_of_its_cells_round_corners() {
    let bounds = board(3, 5, Wrap::None);
    let cells = [(2, 0), (1, 0), (1, 1), (0, 1), (0, 2), (1, 3), (1, 4)].map(Coord::from);
    for tiling in TILINGS {
        let (pieces, ends) = trail(bounds, tiling, &cells);
        let middles: Vec<_> = cells.iter().map(|&at| centre(tiling, at)).collect();
        let [piece] = &pieces[..] else {
            panic!("one band: {pieces:?}");
        };
        assert_eq!(piece.len(), middles.len());
        assert!(piece.iter().zip(&middles).all(|(&a, &b)| is_near(a, b)));
        assert_near(&ends, &[middles[0], middles[6]]);
        // A trail of one cell is a band around it, and an empty one draws nothing.
        let (pieces, ends) = trail(bounds, tiling, &cells[..1]);
        assert!(pieces.is_empty());
        assert_near(&ends, &middles[..1]);
        assert_eq!(trail(bounds, tiling, &[]), (vec![], vec![]));
    }
}

/// Adjacent cells are joined directly, even if there is also a step over joined sides.
#[test]
fn a_step_over_joined_sides_leaves_at_one_and_comes_in_at_the_other() {
    for wrap in WRAPS {
        for tiling in TILINGS {
            let bounds = board(4, 5, wrap);
            for from in cells(bounds) {
                for way in Direction::ALL {
                    let Some(to) = bounds.step(from, way) else {
                        continue;
                    };
                    let (pieces, ends) = trail(bounds, tiling, &[from, to]);
                    let [a, b] = [from, to].map(|at| centre(tiling, at));
                    assert_near(&ends, &[a, b]);
                    let row_is_beside = from.row.abs_diff(to.row) < 2;
                    let is_beside = row_is_beside && from.col.abs_diff(to.col) < 2;
                    assert_eq!(pieces.len(), if is_beside { 1 } else { 2 }, "{from} {way}");
                    let first = pieces[0].first().copied();
                    assert!(first.is_some_and(|point| is_near(point, a)));
                    let last = pieces[pieces.len() - 1].last().copied();
                    assert!(last.is_some_and(|point| is_near(point, b)));
                }
            }
        }
    }
    let ring = board(1, 5, Wrap::EastWest);
    let (pieces, _) = trail(
        ring,
        Tiling::Square,
        &[(0, 3), (0, 4), (0, 0)].map(Coord::from),
    );
    assert_eq!(
        pieces,
        [
            vec![(120.0, 0.0), (160.0, 0.0), (214.0, 0.0)],
            vec![(-54.0, 0.0), (0.0, 0.0)],
        ]
    );
}

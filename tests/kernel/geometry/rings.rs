//! Rings and spirals, compared with those of the endless plane.

use collinear::{Bounds, Coord, Wrap, boards::Place};

fn place(at: Coord) -> Place {
    let number = |index: usize| i32::try_from(index).unwrap();
    Place::new(number(at.row), number(at.col))
}

#[test]
fn rings_are_those_of_the_plane_as_far_as_the_board_goes() {
    for (rows, cols) in [(0, 3), (1, 1), (1, 6), (5, 2), (4, 5)] {
        let board = Bounds::new(rows, cols).unwrap();
        for (at, radius) in board.coords().flat_map(|at| (0..8).map(move |n| (at, n))) {
            let is_on_board = |&at: &Place| {
                let index = |number: i32| usize::try_from(number).unwrap_or(usize::MAX);
                board.contains(Coord::new(index(at.row), index(at.col)))
            };
            let far = u64::try_from(radius).unwrap();
            let ring = place(at).ring(far).filter(is_on_board);
            assert!(board.ring(at, radius).map(place).eq(ring), "{at} {radius}");
            let spiral = place(at).spiral(far).filter(is_on_board);
            assert!(board.spiral(at, radius).map(place).eq(spiral));
            let wrapped = board.with_wrap(Wrap::Both);
            assert!(wrapped.ring(at, radius).eq(board.ring(at, radius)));
        }
    }
}

#[test]
fn rings_end_however_large_board_and_radius_are() {
    let far = usize::MAX >> 1;
    let row = Bounds::new(1, far).unwrap();
    let at = Coord::new(0, far - 3);
    assert!(
        row.ring(at, 2)
            .eq([far - 1, far - 5].map(|col| Coord::new(0, col)))
    );
    assert!(row.ring(at, far - 3).eq([Coord::new(0, 0)]));
    assert_eq!(row.ring(at, usize::MAX).count(), 0);
    assert_eq!(row.spiral(at, usize::MAX).take(5).count(), 5);
    let off = Coord::new(1, 0);
    assert_eq!(
        row.ring(off, 0).chain(row.spiral(off, usize::MAX)).count(),
        0
    );
}

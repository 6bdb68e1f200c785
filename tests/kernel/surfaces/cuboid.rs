//! Boxes: their axes, windows and names.

use std::collections::BTreeSet;

use collinear::{
    Finite, Origin,
    boards::{Cuboid, Delta},
};

use super::check_all;

#[test]
fn boxes_keep_the_laws() {
    for joined in [
        [false; 3],
        [true, false, false],
        [false, true, true],
        [true; 3],
    ] {
        for sides in [[2, 3, 4], [1, 1, 1], [1, 4, 2], [3, 0, 2]] {
            let cuboid = Cuboid::new(sides).unwrap().with_joined(joined);
            let far = [[2, -1, 3], [0, 0, 5], [isize::MAX, 1, 0]].map(Delta::new);
            check_all(&cuboid, &far.map(Option::unwrap));
        }
    }
    for joined in [[false; 1], [true; 1]] {
        check_all(&Cuboid::new([5]).unwrap().with_joined(joined), &[]);
    }
    check_all(
        &Cuboid::new([2, 1, 3, 2])
            .unwrap()
            .with_joined([true, false, true, false]),
        &[],
    );
    let point = Cuboid::new([]).unwrap();
    assert_eq!((point.cells().count(), Delta::<0>::all().count()), (1, 0));
}

/// (prod(n + 2 max(0, n - k + 1)) - prod n) / 2, for k > 1.
fn formula<const N: usize>(sides: [usize; N], k: usize) -> usize {
    let around = sides.map(|side| side + 2 * (side + 1).saturating_sub(k));
    (around.iter().product::<usize>() - sides.iter().product::<usize>()) / 2
}

#[test]
fn a_box_has_as_many_windows_as_the_formula_says() {
    fn count<const N: usize>(sides: [usize; N], k: usize) -> (usize, usize) {
        let board = Cuboid::new(sides).unwrap().board();
        let lines = Delta::axes().flat_map(|axis| board.lines(axis));
        let found = lines.map(|line| line.windows(k).count()).sum();
        (found, formula(sides, k))
    }
    assert_eq!(count([6, 7], 4), (69, 69));
    assert_eq!(count([15, 15], 5), (572, 572));
    assert_eq!(count([4, 4, 4], 4), (76, 76));
    assert_eq!(count([3, 3, 3, 3], 3), (272, 272));
    assert_eq!(count([3, 5, 4], 3), (190, 190));
    for k in 2..6 {
        let (found, expected) = count([2, 5, 3], k);
        assert_eq!(found, expected, "{k}");
    }
}

#[test]
fn axes_are_one_of_each_two_neighbours() {
    fn check<const N: usize>(known: [usize; N]) {
        let all: BTreeSet<_> = Delta::<N>::all().collect();
        let axes: BTreeSet<_> = Delta::<N>::axes().collect();
        assert_eq!(all.len(), 2 * axes.len());
        let is_one = |delta: &Delta<N>| axes.contains(delta) != axes.contains(&-*delta);
        assert!(all.iter().all(is_one));
        let changing = |n| axes.iter().filter(|axis| axis.changes() == n).count();
        assert!((1..=N).map(changing).eq(known));
    }
    check([1]);
    check([2, 2]);
    check([3, 6, 4]);
    check([4, 12, 16, 8]);
    assert!(Delta::<2>::axes().eq(Delta::<2>::AXES));
    assert!(Delta::<3>::axes().eq(Delta::<3>::AXES));
    assert!(Delta::<4>::axes().eq(Delta::<4>::AXES));
    assert_eq!(Delta::<60>::axes().next().unwrap().changes(), 1);
}

#[test]
fn names_are_read_back() {
    let cuboid = Cuboid::new([3, 2, 30]).unwrap();
    for origin in [Origin::TopLeft, Origin::BottomLeft] {
        for at in cuboid.cells() {
            let name = cuboid.name_from(at, origin).unwrap();
            assert_eq!(cuboid.cell_named_from(&name, origin), Ok(at));
            assert_eq!(cuboid.cell_named_from(&name.to_uppercase(), origin), Ok(at));
        }
    }
    let refused = |text| {
        cuboid
            .cell_named_from(text, Origin::TopLeft)
            .unwrap_err()
            .to_string()
    };
    for text in [
        "", "a", "a1", "1a1", "a01a", "a1a1", "a1 a", "é1a", "a0a", "a-1a",
    ] {
        assert!(refused(text).starts_with("not a cell"), "{text}");
    }
    for text in [
        "a3a",
        "a1d",
        "ae1a",
        "a99999999999999999999999a",
        "zzzzzzzzzzzzzzzzzz1a",
    ] {
        assert_eq!(
            refused(text),
            "off the board: its cells are a1a to ad2c",
            "{text}"
        );
    }
    let empty = Cuboid::new([3, 0]).unwrap();
    let error = empty.cell_named_from("a1", Origin::TopLeft).unwrap_err();
    assert_eq!(error.to_string(), "off the board: it has no cells");
}

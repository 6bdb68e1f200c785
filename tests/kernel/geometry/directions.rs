//! Directions and their sets.

use super::*;

#[test]
fn the_compass_is_the_steps_of_a_king_and_names_say_where_they_lead() {
    for step in Direction::ALL {
        assert_eq!(step.rows().abs().max(step.cols().abs()), 1);
        assert_eq!(step.is_orthogonal(), Direction::ORTHOGONAL.contains(&step));
        assert_eq!(step.is_diagonal(), Direction::DIAGONAL.contains(&step));
        let name = step.to_string();
        let count = |letter| isize::from(name.contains(letter));
        assert_eq!(step.rows(), count('S') - count('N'), "{name}");
        assert_eq!(step.cols(), count('E') - count('W'), "{name}");
    }
    assert!(direction(0, -3).is_orthogonal() && !direction(0, -3).is_diagonal());
    assert!(direction(2, -2).is_diagonal() && !direction(2, -2).is_orthogonal());
    assert!(!direction(1, 2).is_diagonal() && !direction(1, 2).is_orthogonal());
    assert_eq!(direction(-2, 1).to_string(), "(-2, +1)");
    assert_eq!(direction(0, 7).to_string(), "(+0, +7)");
}

#[test]
fn a_leaper_goes_as_many_rows_and_columns_or_columns_and_rows() {
    let around = || (-6..=6_isize).flat_map(|rows| (-6..=6_isize).map(move |cols| (rows, cols)));
    for (rows, cols) in around() {
        let leaps = Direction::leaper(rows, cols);
        let wanted = [rows.abs(), cols.abs()];
        let alike = |(rows, cols): (isize, isize)| {
            let leap = [rows.abs(), cols.abs()];
            leap == wanted || [leap[1], leap[0]] == wanted
        };
        let expected = around().filter(|&leap| leap != (0, 0) && alike(leap));
        let expected: BTreeSet<_> = expected.map(|(r, c)| direction(r, c)).collect();
        assert_eq!(leaps.len(), expected.len(), "{rows} {cols}");
        assert_eq!(BTreeSet::from_iter(leaps.clone()), expected);
        runs_clockwise(&leaps);
    }
    assert_eq!(Direction::leaper(2, -1), Direction::KNIGHT);
    for none in [(0, 0), (isize::MIN, 1), (3, isize::MIN)] {
        assert!(Direction::leaper(none.0, none.1).is_empty());
    }
    assert_eq!(Direction::leaper(isize::MAX, 0).len(), 4);
}

fn runs_clockwise(set: &[Direction]) {
    for (i, &step) in set.iter().enumerate() {
        let quarter = set[(i + set.len() / 4) % set.len()];
        assert_eq!(Symmetry::QuarterTurn.map_direction(step), quarter);
    }
}

#[test]
fn sets_run_clockwise() {
    runs_clockwise(&Direction::ORTHOGONAL);
    runs_clockwise(&Direction::DIAGONAL);
    runs_clockwise(&Direction::ALL);
    let (first, half) = Direction::HEX.split_at(3);
    assert_eq!(first, Direction::HEX_AXES);
    assert!(first.iter().zip(half).all(|(&a, &b)| a == -b));
    assert_eq!(Direction::ALL[0], Direction::N);
}

#[test]
fn pieces_on_hexagons_go_where_a_rook_does_not() {
    // A step along the third axis is one row down and one column to the right.
    let distance = |rows: isize, cols: isize| {
        let both = (rows - cols).abs();
        both.max(rows.abs()).max(cols.abs())
    };
    let at_distance = |steps| {
        let all = (-3..=3).flat_map(|rows| (-3..=3).map(move |cols| (rows, cols)));
        let there = all.filter(move |&(rows, cols)| distance(rows, cols) == steps);
        let rook = |rows, cols| rows == 0 || cols == 0 || rows == cols;
        let others = there.filter(move |&(rows, cols)| !rook(rows, cols));
        others
            .map(|(rows, cols)| direction(rows, cols))
            .collect::<BTreeSet<_>>()
    };
    assert_eq!(BTreeSet::from(Direction::HEX_DIAGONAL), at_distance(2));
    assert_eq!(BTreeSet::from(Direction::HEX_KNIGHT), at_distance(3));
    // A sixth of a turn leads from each to the next; for the knight, to the next but one.
    let turned = |d: Direction| direction(d.cols(), d.cols() - d.rows());
    let turns = |set: &[Direction]| {
        let by = set.len() / 6;
        (0..set.len()).all(|i| turned(set[i]) == set[(i + by) % set.len()])
    };
    assert!(turns(&Direction::HEX) && turns(&Direction::HEX_DIAGONAL));
    assert!(turns(&Direction::HEX_KNIGHT));
}

#[test]
fn directions_are_canonical_and_forward() {
    // A direction is forward if the cell after the middle one comes later in reading order.
    let (bounds, middle) = (board(99, 99, Wrap::None), Coord::new(49, 49));
    for step in naive::directions() {
        let canonical = step.canonical();
        assert!(canonical == step || canonical == -step, "{step}");
        assert_eq!(canonical, (-step).canonical());
        let next = bounds.step(middle, step).expect("it is near");
        assert_eq!(step.is_forward(), next > middle, "{step}");
    }
}

#[test]
fn a_step_that_leads_nowhere_or_has_no_opposite_is_refused() {
    let nowhere = "a step of no rows and no columns leads nowhere";
    let turned = "a step of isize::MIN rows or columns has no opposite";
    for (rows, cols, why) in [
        (0, 0, nowhere),
        (isize::MIN, 0, turned),
        (3, isize::MIN, turned),
    ] {
        assert_eq!(Direction::new(rows, cols), None);
        assert_eq!(Direction::try_from((rows, cols)), Err(why));
    }
    let far = direction(isize::MIN + 1, isize::MAX);
    assert_eq!(<(isize, isize)>::from(-far), (isize::MAX, isize::MIN + 1));
    assert_eq!(Direction::try_from((isize::MIN + 1, isize::MAX)), Ok(far));
}

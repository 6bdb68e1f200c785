//! A board without end answers what a window on it answers, as long as nothing leads out of the window.

use collinear::{
    Aligned, Board, Direction, Headings, Length, Pattern, Removal, Topology,
    boards::{Hex, HexPlane, Place, Plane, PlaneCell, Window},
};
use fastrand::Rng;

/// What is asked of both boards.
struct Case<'a, C> {
    at: C,
    to: C,
    way: Direction,
    kind: &'a dyn Fn(C) -> char,
}

/// The answers of all queries that need no list of the cells.
fn answers<C: PlaneCell, B>(board: &Board<B>, case: &Case<C>) -> Vec<String>
where
    B: Headings + Aligned + Topology<Cell = C, Heading = Direction>,
{
    let &Case { at, to, way, kind } = case;
    let is = |wanted: char| move |at: C| kind(at) == wanted;
    let (x, o, free, stone) = (is('x'), is('o'), is('.'), |at| kind(at) != '.');
    let ways: Vec<_> = board.topology().headings(at).collect();
    let axes: Vec<_> = board.topology().axes(at).collect();
    let three = Length::AtLeast(3);
    let pattern: Pattern<char> = ". x+ o?".parse().expect("a pattern");
    macro_rules! answers {
        ($($answer:expr),* $(,)?) => { vec![$(format!("{:?}", $answer)),*] };
    }
    answers![
        board.step(at, way),
        board.neighbours(at, &ways).collect::<Vec<_>>(),
        board.run(at, way, x),
        board.run_through(at, way, x),
        board.has_k_line_through(at, &axes, three, x),
        board
            .k_lines_through(at, &axes, three, x)
            .collect::<Vec<_>>(),
        board
            .completions_through(at, &axes, three, x, free)
            .collect::<Vec<_>>(),
        board.first_hit(at, way, stone),
        board.nth_hit(at, way, 0, stone),
        board.last_free(at, way, free),
        board
            .seen_from(at, &ways, |at| kind(at) != '.')
            .collect::<Vec<_>>(),
        board.slide(at, way, free),
        board.slide_exactly(at, way, 2, free),
        board.slide_or_take(at, way, 9, free, o),
        board.path(at, to, free),
        board.clear_between(at, to, free),
        board.shoot(at, way, to, free),
        board.push(at, way, 2, x, |next| next.is_none_or(free)),
        board.bracket(at, way, 1.., o, x),
        board
            .brackets_from(at, &ways, 1.., o, x)
            .collect::<Vec<_>>(),
        board.custodial(at, way, o, |behind| behind.is_none_or(x)),
        board.intervene(at, way, o),
        board.surround(at, &ways, |side| side.is_none_or(x)),
        board.hop(at, way, o, free),
        board.hops_on(at, way, o, free).collect::<Vec<_>>(),
        board
            .far_hops(at, way, 0.., 1.., free, o, free)
            .collect::<Vec<_>>(),
        board
            .chains(at, &ways, o, free, Removal::AtOnce)
            .take(9)
            .collect::<Vec<_>>(),
        board.drop_from(at, way, free),
        board.match_pattern_within(at, way, 9, &pattern, kind),
        board
            .find_pattern_through_within(at, &axes, 9, &pattern, kind)
            .take(9)
            .collect::<Vec<_>>(),
    ]
}

/// Stones on 7x7 cells within a wall, and a window that has the wall, or more round it.
fn compare<C: PlaneCell, P>(plane: P, wider: i32, random: &mut Rng)
where
    P: Copy + Headings + Aligned + Topology<Cell = C, Heading = Direction>,
    Window<P>: Headings + Aligned + Topology<Cell = C, Heading = Direction>,
{
    const SIDE: usize = 9;
    let corner = [random.i32(-9..9), random.i32(i32::MIN + 99..i32::MAX - 99)];
    let stones: Vec<char> = (0..SIDE * SIDE)
        .map(|index| {
            let (row, col) = (index / SIDE, index % SIDE);
            let is_wall = [row, col].iter().any(|&at| at == 0 || at == SIDE - 1);
            if is_wall {
                '#'
            } else {
                *random.choice(&['x', 'x', 'o', '.', '.']).expect("five")
            }
        })
        .collect();
    let inside = |at: C| {
        let away = |at: i32, from: i32| usize::try_from(i64::from(at) - i64::from(from)).ok();
        let (row, col) = (away(at.row(), corner[0])?, away(at.col(), corner[1])?);
        (row < SIDE && col < SIDE).then(|| stones[row * SIDE + col])
    };
    // Past the wall there is nothing that a query knows.
    let kind = |at: C| inside(at).unwrap_or('?');
    let cell = |random: &mut Rng| {
        let [row, col] = corner.map(|from| from + random.i32(1..8));
        C::at(row, col)
    };
    let first = C::at(corner[0] - wider, corner[1] - wider);
    let side = SIDE + 2 * usize::try_from(wider).expect("more");
    let window = Window::new(plane, first, side, side).expect("a window");
    let (plane, window) = (Board::of(plane), window.board());
    for _ in 0..20 {
        let (at, to) = (cell(random), cell(random));
        for way in plane.topology().headings(at) {
            let case = Case {
                at,
                to,
                way,
                kind: &kind,
            };
            assert_eq!(
                answers(&plane, &case),
                answers(&window, &case),
                "{at:?} {to:?} {way}"
            );
        }
    }
}

#[test]
fn a_plane_answers_what_a_window_answers_within_a_wall() {
    let mut random = Rng::with_seed(16);
    for _ in 0..crate::budget::cases(20) {
        for wider in [0, 5] {
            compare::<Place, _>(Plane, wider, &mut random);
            compare::<Hex, _>(HexPlane, wider, &mut random);
        }
    }
}

//! Grids on boards that are not rectangles: every query of a grid equals the query of its board with that predicate.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Debug,
};

use collinear::{
    Board, Bounds, Direction, EndlessGrid, Finite, Gravity, Grid, GridError, Headings, Length,
    Pattern, Removal, TooLarge, Topology, Wrap,
    boards::{Cuboid, Place, Plane, Tracks, Twisted},
};

use crate::naive::{
    ask::{is_free, is_o, is_x, kind},
    hash,
};

/// The answers of queries that look at a few cells only.
macro_rules! answers_at_a_cell {
    ($it:expr, $at:expr, $way:expr, $ways:expr, $x:expr, $o:expr, $free:expr) => {{
        let (it, at, way, ways) = ($it, $at, $way, $ways);
        let two = Length::AtLeast(2);
        let mut answers = vec![
            format!("{:?}", it.run(at, way, $x)),
            format!("{:?}", it.run_through(at, way, $x)),
            format!("{:?}", it.slide(at, way, .., $o)),
            format!("{:?}", it.has_k_line_through(at, ways, two, $x)),
            format!(
                "{:?}",
                Vec::from_iter(it.k_lines_through(at, ways, two, $x))
            ),
            format!("{:?}", it.bracket(at, way, 1.., $o, $x)),
            format!(
                "{:?}",
                it.custodial(at, way, $o, |behind| behind.is_none_or($x))
            ),
            format!("{:?}", it.intervene(at, way, $o)),
            format!("{:?}", it.surround(at, ways, |side| side.is_none_or($o))),
            format!("{:?}", it.push(at, way, 2, $o, |to| to.is_none_or($free))),
            format!("{:?}", it.hop(at, way, $o, $free)),
            format!("{:?}", Vec::from_iter(it.hops_on(at, way, $o, $free))),
            format!("{:?}", it.drop_from(at, way, $x)),
        ];
        let hops = it.far_hops(at, way, $free, $o, $x);
        answers.push(format!("{:?}", Vec::from_iter(hops)));
        let chains = it.chains(at, ways, $o, $free, Removal::AtOnce);
        answers.push(format!("{:?}", Vec::from_iter(chains.take(9))));
        let chains = it.chains_by(at, |at, before, hops| {
            let hop = it.hop(at, way, $o, $free).ok();
            hops.extend(hop.filter(|_| before.len() < 3));
        });
        answers.push(format!("{:?}", Vec::from_iter(chains)));
        for max in 0..3 {
            answers.extend([
                format!("{:?}", it.slide(at, way, ..=max, $free)),
                format!("{:?}", it.slide_or_take(at, way, ..=max, $free, $x)),
            ]);
        }
        answers
    }};
}

/// Every query of one cell and one heading, on the grid and on its board.
fn check_local_queries<B: Finite>(
    grid: &Grid<char, B>,
    read: impl Fn(B::Cell) -> char + Copy,
    at: B::Cell,
    heading: B::Heading,
    headings: &[B::Heading],
) {
    let board = grid.board();
    let is = |wanted: char| move |at: B::Cell| read(at) == wanted;
    let (x, o, free) = (is('x'), is('o'), is('.'));
    assert_eq!(grid[at], read(at));
    assert_eq!(grid.get(at), Some(&read(at)));
    let near = grid
        .neighbours(at, headings)
        .map(|(way, to, &cell)| (way, to, cell));
    assert!(
        near.eq(board
            .neighbours(at, headings)
            .map(|(way, to)| (way, to, read(to))))
    );
    assert_eq!(
        answers_at_a_cell!(grid, at, heading, headings, is_x, is_o, is_free),
        answers_at_a_cell!(board, at, heading, headings, x, o, free)
    );
    let line = grid.run_through(at, heading, is_x).line;
    assert!(grid.along(line).copied().all(|cell| cell == 'x'));
}

fn pattern() -> Pattern<char> {
    "x+ .".parse().unwrap()
}

/// The queries that walk to the end of the board.
macro_rules! answers_of_rays {
    ($it:expr, $at:expr, $way:expr, $to:expr, $piece:expr, $free:expr, $kind:expr) => {
        [
            format!("{:?}", $it.first_hit($at, $way, $piece)),
            format!("{:?}", Vec::from_iter($it.seen_from($at, &[$way], $piece))),
            format!("{:?}", $it.last_free($at, $way, $free)),
            format!(
                "{:?}",
                $it.beam($at, $way, |it, way| $free(it).then_some(way))
                    .end()
            ),
            format!("{:?}", $it.count_on_line($at, $way, $piece)),
            format!("{:?}", $it.match_pattern($at, $way, &pattern(), $kind)),
            format!("{:?}", $it.path_along($at, $way, $to, 3, $free)),
        ]
    };
}

fn check_rays<B: Finite>(
    grid: &Grid<char, B>,
    read: impl Fn(B::Cell) -> char + Copy,
    at: B::Cell,
    way: B::Heading,
) {
    let board = grid.board();
    let ray = grid.ray(at, way).copied();
    assert!(ray.eq(board.ray(at, way).map(read)));
    let to = board.ray(at, way).nth(1).unwrap_or(at);
    let is_piece = |cell: &char| *cell != '.';
    let (piece, free) = (|at| read(at) != '.', |at| read(at) == '.');
    assert_eq!(
        answers_of_rays!(grid, at, way, to, is_piece, is_free, |&cell: &char| cell),
        answers_of_rays!(board, at, way, to, piece, free, read)
    );
}

/// The queries of the whole board.
macro_rules! answers_of_a_board {
    ($it:expr, $ways:expr, $cells:expr, $x:expr, $o:expr, $free:expr, $kind:expr) => {{
        let (it, ways, cells, two) = ($it, $ways, $cells, Length::AtLeast(2));
        let pattern: Pattern<char> = "x o".parse().unwrap();
        let from = || cells.first().copied();
        let goal = |at| Some(&at) == cells.last();
        let hops = |at| {
            let hop = |&heading| it.hop(at, heading, $o, |_| true).ok();
            ways.iter()
                .filter_map(hop)
                .map(|hop| hop.to)
                .collect::<Vec<_>>()
        };
        let through = cells.iter().map(|&at| {
            let through = it.find_pattern_through(at, ways, &pattern, $kind);
            through.collect::<Vec<_>>()
        });
        [
            format!(
                "{:?}",
                Vec::from_iter(it.headings_of($x, |_| ways.to_vec()))
            ),
            format!("{:?}", Vec::from_iter(it.k_lines(ways, two, $x))),
            format!(
                "{:?}",
                Vec::from_iter(it.find_pattern(ways, &pattern, $kind))
            ),
            format!("{:?}", Vec::from_iter(through)),
            format!("{:?}", it.flood(from(), ways, $x).cells()),
            format!("{:?}", it.connect(from(), goal, ways, $x)),
            format!("{:?}", it.reach_by(from(), hops).cells()),
        ]
    }};
}

fn check_whole_board<B: Finite>(
    grid: &Grid<char, B>,
    read: impl Fn(B::Cell) -> char + Copy,
    headings: &[B::Heading],
) {
    let board = grid.board();
    let cells: Vec<_> = board.cells().collect();
    assert!(grid.iter().copied().eq(cells.iter().map(|&at| read(at))));
    assert!(grid.indexed().eq(cells.iter().copied().zip(grid)));
    let is = |wanted| move |at| read(at) == wanted;
    let (x, o, free) = (is('x'), is('o'), is('.'));
    let all_free = cells.iter().copied().filter(|&at| free(at));
    assert!(grid.cells_where(is_free).eq(all_free.clone()));
    let folded = grid.cells_where(is_free).fold(0, |n, _| n + 1);
    assert_eq!([folded, grid.count(is_free)], [all_free.count(); 2]);
    assert_eq!(
        answers_of_a_board!(grid, headings, &cells, is_x, is_o, is_free, |&cell| cell),
        answers_of_a_board!(board, headings, &cells, x, o, free, read)
    );
    for &heading in headings {
        let runs = grid.runs(heading, kind);
        assert!(runs.eq(board.runs(heading, |at| kind(&read(at)))));

        let (mut fallen, mut expected) = (grid.clone(), BTreeMap::new());
        expected.extend(cells.iter().map(|&at| (at, read(at))));
        let matter = |cell| match cell {
            '.' => Gravity::Empty,
            'o' => Gravity::Fixed,
            _ => Gravity::Falls,
        };
        let mut falls = board.compact(heading);
        let mut fell = 0;
        while let Some(fall) = falls.next_fall(|at| matter(expected[&at])) {
            fell += 1;
            expected.insert(fall.from, '.');
            expected.insert(fall.to, 'x');
        }
        assert_eq!(fallen.compact(heading, |&cell| matter(cell)), fell);
        assert!(fallen.indexed().all(|(at, cell)| expected[&at] == *cell));
    }
}

/// All queries on several boards of random cells.
fn check_queries<B: Finite>(board: &Board<B>, headings: impl Fn(B::Cell) -> Vec<B::Heading>) {
    let mut random = fastrand::Rng::with_seed(12);
    for palette in [
        &['x'][..],
        &['x', 'o'],
        &['x', 'x', 'o', '.'],
        &['x', 'o', '.', '.', '.'],
    ] {
        let cells: BTreeMap<_, _> = board
            .cells()
            .map(|at| (at, *random.choice(palette).unwrap()))
            .collect();
        let read = |at: B::Cell| cells[&at];
        let mut grid = Grid::on(board.clone(), read).unwrap();
        for at in board.cells() {
            for &heading in &headings(at) {
                check_local_queries(&grid, read, at, heading, &headings(at));
                check_rays(&grid, read, at, heading);
            }
        }
        let all: BTreeSet<_> = board.cells().flat_map(&headings).collect();
        check_whole_board(&grid, read, &Vec::from_iter(all));

        let upper = grid.map(char::to_ascii_uppercase);
        assert_eq!(upper.board(), board);
        assert!(
            upper
                .indexed()
                .all(|(at, &cell)| cell == read(at).to_ascii_uppercase())
        );
        let mut copy = Grid::filled_on(board.clone(), '?').unwrap();
        copy.clone_from(&grid);
        assert_eq!((&copy, hash(&copy)), (&grid, hash(&grid)));
        if let (Some(first), Some(last)) = (board.cells().next(), board.cells().last()) {
            grid.swap(first, last);
            assert_eq!((grid[first], grid[last]), (read(last), read(first)));
            grid[first] = '!';
            assert_eq!((grid[first], grid == copy), ('!', false));
        }
    }
}

/// Cells on a circle: a topology with the required methods only, which is enough for a grid.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Circle(usize);

impl Topology for Circle {
    type Cell = usize;
    type Heading = bool;

    fn contains(&self, at: usize) -> bool {
        at < self.0
    }

    fn step(&self, from: usize, clockwise: bool) -> Option<(usize, bool)> {
        let by = if clockwise { 1 } else { self.0 - 1 };
        Some(((from + by) % self.0, clockwise))
    }

    fn reversed(&self, _: usize, clockwise: bool) -> bool {
        !clockwise
    }
}

impl Finite for Circle {
    type Cells = std::ops::Range<usize>;
    type Starts = std::option::IntoIter<(usize, bool)>;

    fn cells(&self) -> Self::Cells {
        0..self.0
    }

    fn cell_count(&self) -> usize {
        self.0
    }

    fn index_of(&self, at: usize) -> Option<usize> {
        self.contains(at).then_some(at)
    }

    fn line_starts(&self, heading: bool) -> Self::Starts {
        (self.0 > 0).then_some((0, heading)).into_iter()
    }
}

#[test]
fn a_grid_answers_what_its_board_answers() {
    for wrap in [Wrap::None, Wrap::Both] {
        let board = Bounds::new(3, 4).unwrap().with_wrap(wrap);
        check_queries(&board, |_| Direction::ALL.to_vec());
    }
    for (rows, cols) in [(0, 0), (1, 1), (2, 5), (3, 4)] {
        let moebius = Twisted::moebius(rows, cols).unwrap().board();
        check_queries(&moebius, |_| Direction::ALL.to_vec());
    }
    let cuboid = Cuboid::new([3, 2, 3])
        .unwrap()
        .with_joined([true, false, false]);
    check_queries(&cuboid.board(), |at| cuboid.axes(at).collect());
    for tracks in [Tracks::nine_mens_morris(), Tracks::surakarta()] {
        check_queries(&tracks.board(), |at| tracks.headings(at).collect());
    }
    for cells in 0..5 {
        check_queries(&Board::of(Circle(cells)), |_| vec![true, false]);
    }
}

#[test]
fn what_can_be_no_grid_is_refused() {
    let far_too_large = Board::of(Circle(usize::MAX / 2));
    let refusal = |made: Result<Grid<u64, Circle>, GridError>| made.unwrap_err().to_string();
    let why = format!(
        "a board of {} cells is too large for memory",
        usize::MAX / 2
    );
    let allocated = allocation_counter::measure(|| {
        let made = Grid::filled_on(far_too_large.clone(), 0);
        assert_eq!(made, Err(TooLarge::cells(usize::MAX / 2).into()));
    });
    assert_eq!(allocated.count_total, 0);
    let made = Grid::on(far_too_large.clone(), |_| unreachable!("no cell is made"));
    assert_eq!(refusal(made), why);
    assert_eq!(
        refusal(Grid::from_cells(far_too_large, vec![0])),
        format!("1 values do not fill a board of {} cells", usize::MAX / 2)
    );
}

#[test]
#[should_panic(expected = "out of bounds: 3 is off the board")]
fn indexing_off_the_board_panics() {
    let _ = Grid::filled_on(Board::of(Circle(3)), 'x').unwrap()[3];
}

#[test]
fn what_a_failed_assertion_shows() {
    let circle = Grid::on(Board::of(Circle(3)), |at| at).unwrap();
    assert_eq!(format!("{circle:?}"), "Circle(3) [0, 1, 2]");
    let ring = Grid::from_rows([[1, 2], [3, 4]]).unwrap();
    let ring = ring.with_wrap(Wrap::EastWest);
    assert_eq!(format!("{ring:?}"), "EastWest [[1, 2], [3, 4]]");
    let mut plane = EndlessGrid::new(Plane::BOARD, '.');
    plane[Place::new(0, 7)] = 'x';
    plane[Place::new(0, -7)] = 'o';
    let cells = "Plane of '.' {(0, -7): 'o', (0, 7): 'x'}";
    assert_eq!(format!("{plane:?}"), cells);
    // The chunk is freed, not only hidden.
    plane[Place::new(0, -7)] = '.';
    plane[Place::new(0, 7)] = '.';
    plane[Place::new(0, 0)] = '.';
    assert_eq!(format!("{plane:?}"), "Plane of '.' {(0, 0): '.'}");
    assert_eq!(plane, EndlessGrid::new(Plane::BOARD, '.'));
}

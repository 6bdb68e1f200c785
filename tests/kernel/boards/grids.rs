//! Grids on boards that are no rectangles: every query on what stands on a cell is the board's query
//! with that predicate.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Debug,
};

use collinear::{
    Aligned, Board, Bounds, Direction, Finite, Gravity, Grid, GridError, Headings, Hop, Length,
    Pattern, Removal, TooLarge, Topology, Wrap,
    boards::{Cuboid, Place, Plane, Point, Strip, Tracks, Triangles, Twisted},
    grid::Stored,
};

use crate::naive::{
    ask::{is_free, is_o, is_x, kind},
    hash,
};

/// Every word that looks at one cell and one way, asked of the grid and of its board.
pub(super) fn check_local_queries<B: Stored>(
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
    // Nothing is asked for the background of an endless grid, which would go on to the end of its numbers.
    assert_eq!(grid.run(at, heading, is_x), board.run(at, heading, x));
    for max in 0..3 {
        let slide = grid.slide_at_most(at, heading, max, is_free);
        assert_eq!(slide, board.slide_at_most(at, heading, max, free));
        let slide = grid.slide_exactly(at, heading, max, is_free);
        assert_eq!(slide, board.slide_exactly(at, heading, max, free));
    }
    for max in 0..3 {
        let slide = grid.slide_or_take(at, heading, max, is_free, is_x);
        assert_eq!(slide, board.slide_or_take(at, heading, max, free, x));
    }
    let run = grid.run_through(at, heading, is_x);
    assert_eq!(run, board.run_through(at, heading, x));
    assert!(grid.along(run.line).copied().all(|cell| cell == 'x'));
    let length = Length::AtLeast(2);
    let lines = grid.k_lines_through(at, headings, length, is_x);
    let lines: Vec<_> = lines.collect();
    assert!(
        board
            .k_lines_through(at, headings, length, x)
            .eq(lines.iter().cloned())
    );
    let has = grid.has_k_line_through(at, headings, length, is_x);
    assert_eq!(has, !lines.is_empty());
    assert_eq!(grid.slide(at, heading, is_o), board.slide(at, heading, o));
    assert_eq!(
        grid.bracket(at, heading, 1.., is_o, is_x),
        board.bracket(at, heading, 1.., o, x)
    );
    assert_eq!(
        grid.custodial(at, heading, is_o, |behind| behind.is_none_or(is_x)),
        board.custodial(at, heading, o, |behind| behind.is_none_or(x))
    );
    assert_eq!(
        grid.intervene(at, heading, is_o),
        board.intervene(at, heading, o)
    );
    assert_eq!(
        grid.hop(at, heading, is_o, is_free),
        board.hop(at, heading, o, free)
    );
    let removal = Removal::AtOnce;
    let chains = grid.chains(at, headings, is_o, is_free, removal).take(9);
    assert!(chains.eq(board.chains(at, headings, o, free, removal).take(9)));
    let far = grid.far_hops(at, heading, 0..3, 1..4, is_free, is_o, is_x);
    assert!(far.eq(board.far_hops(at, heading, 0..3, 1..4, free, o, x)));
    let far = grid.far_hops_from(at, headings, 0..3, 1..4, is_free, is_o, is_x);
    assert!(far.eq(board.far_hops_from(at, headings, 0..3, 1..4, free, o, x)));
    let slides = grid.slides_from(at, headings, is_o);
    assert!(slides.eq(board.slides_from(at, headings, o)));
    let hops = grid.hops_from(at, headings, is_o, is_free);
    assert!(hops.eq(board.hops_from(at, headings, o, free)));
    let brackets = grid.brackets_from(at, headings, 1..3, is_o, is_x);
    assert!(brackets.eq(board.brackets_from(at, headings, 1..3, o, x)));
    let shots = grid.shots_from(at, headings, at, is_x);
    assert!(shots.eq(board.shots_from(at, headings, at, x)));
    let on = grid.hops_on(at, heading, is_o, is_free);
    assert!(on.eq(board.hops_on(at, heading, o, free)));
    let hops = |at, before: &[Hop<B::Cell>], hops: &mut Vec<Hop<B::Cell>>| {
        let hop = board.hop(at, heading, o, free).ok();
        hops.extend(hop.filter(|_| before.len() < 3));
    };
    assert!(grid.chains_by(at, hops).eq(board.chains_by(at, hops)));
    assert_eq!(
        grid.push(at, heading, 2, is_o, |to| to.is_none_or(is_free)),
        board.push(at, heading, 2, o, |to| to.is_none_or(free))
    );
    assert_eq!(
        grid.shoot(at, heading, at, is_x),
        board.shoot(at, heading, at, x)
    );
    assert_eq!(
        grid.drop_from(at, heading, is_x),
        board.drop_from(at, heading, x)
    );
    assert_eq!(
        grid.surround(at, headings, |side| side.is_none_or(is_o)),
        board.surround(at, headings, |side| side.is_none_or(o))
    );
    let matched = grid.match_pattern(at, heading, &pattern(), |&cell| cell);
    assert_eq!(matched, board.match_pattern(at, heading, &pattern(), read));
}

fn pattern() -> Pattern<char> {
    "x+ .".parse().unwrap()
}

/// The queries that walk as far as the board goes.
fn check_rays<B: Finite>(
    grid: &Grid<char, B>,
    read: impl Fn(B::Cell) -> char + Copy,
    at: B::Cell,
    heading: B::Heading,
) {
    let board = grid.board();
    assert!(
        grid.ray(at, heading)
            .copied()
            .eq(board.ray(at, heading).map(read))
    );
    let is_piece = |cell: &char| *cell != '.';
    let piece = |at| read(at) != '.';
    assert_eq!(
        grid.first_hit(at, heading, is_piece),
        board.first_hit(at, heading, piece)
    );
    let headings = [heading];
    let seen = grid.seen_from(at, &headings, is_piece);
    assert!(seen.eq(board.seen_from(at, &headings, piece)));
    assert_eq!(
        grid.nth_hit(at, heading, 1, is_piece),
        board.nth_hit(at, heading, 1, piece)
    );
    assert_eq!(
        grid.last_free(at, heading, is_free),
        board.last_free(at, heading, |at| read(at) == '.')
    );
    assert_eq!(
        grid.count_on_line(at, heading, is_piece),
        board.count_on_line(at, heading, piece)
    );
    let to = board.ray(at, heading).nth(1).unwrap_or(at);
    assert_eq!(
        grid.path_along(at, heading, to, 3, is_free),
        board.path_along(at, heading, to, 3, |at| read(at) == '.')
    );
}

/// The queries that go over the whole board.
fn check_whole_board<B: Finite>(
    grid: &Grid<char, B>,
    read: impl Fn(B::Cell) -> char + Copy,
    headings: &[B::Heading],
) {
    let board = grid.board();
    let cells: Vec<_> = board.cells().collect();
    assert!(grid.iter().copied().eq(cells.iter().map(|&at| read(at))));
    assert!(grid.indexed().eq(cells.iter().copied().zip(grid)));
    let free = cells.iter().copied().filter(|&at| read(at) == '.');
    assert!(grid.cells_where(is_free).eq(free.clone()));
    assert_eq!(
        grid.cells_where(is_free).fold(0, |n, _| n + 1),
        free.clone().count()
    );
    assert_eq!(grid.count(is_free), free.count());
    let is = |wanted| move |at| read(at) == wanted;
    let (x, o, free) = (is('x'), is('o'), is('.'));
    assert!(grid.ways(is_x, headings).eq(board.ways(x, headings)));
    let own = |_| headings.iter().copied();
    assert!(grid.ways_by(is_x, own).eq(board.ways_by(x, own)));
    let slides = grid.slides(is_x, headings, is_free);
    assert!(slides.eq(board.slides(x, headings, free)));
    let hops = grid.hops(is_x, headings, is_o, is_free);
    assert!(hops.eq(board.hops(x, headings, o, free)));
    let brackets = grid.brackets(is_free, headings, 1..3, is_o, is_x);
    assert!(brackets.eq(board.brackets(free, headings, 1..3, o, x)));
    let length = Length::AtLeast(2);
    let lines = grid.k_lines(headings, length, is_x);
    assert!(lines.eq(board.k_lines(headings, length, |at| read(at) == 'x')));
    for &heading in headings {
        let runs = grid.runs(heading, kind);
        assert!(runs.eq(board.runs(heading, |at| kind(&read(at)))));
        let lines = grid.each_line(heading).map(|cells| cells.line());
        assert!(lines.eq(board.lines(heading)));
    }
    for &heading in headings {
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
    let pattern: Pattern<char> = "x o".parse().unwrap();
    let found = grid.find_pattern(headings, &pattern, |&cell| cell);
    assert!(found.eq(board.find_pattern(headings, &pattern, read)));
    for &at in &cells {
        let found = grid.find_pattern_through(at, headings, &pattern, |&cell| cell);
        assert!(found.eq(board.find_pattern_through(at, headings, &pattern, read)));
    }
    let from = || cells.first().copied();
    let group = grid.flood(from(), headings, |cell| !is_o(cell));
    assert_eq!(group, board.flood(from(), headings, |at| read(at) != 'o'));
    let goal = |at| Some(&at) == cells.last();
    let hops = |at| {
        let hop = |&heading| board.hop(at, heading, |at| read(at) == 'o', |_| true);
        let hops = headings.iter().filter_map(|heading| hop(heading).ok());
        hops.map(|hop| hop.to).collect::<Vec<_>>()
    };
    assert_eq!(grid.reach_by(from(), hops), board.reach_by(from(), hops));
    assert_eq!(
        grid.connect_by(from(), goal, hops),
        board.connect_by(from(), goal, hops)
    );
    let way = grid.connect(from(), goal, headings, |cell| !is_o(cell));
    assert_eq!(
        way,
        board.connect(from(), goal, headings, |at| read(at) != 'o')
    );
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

/// Cells on a circle; all that a topology must say, and its grids want no more.
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
    let triangles = Triangles::new(3, 5).unwrap();
    check_queries(&triangles.board(), |_| Strip::AXES.to_vec());
    for cells in 0..5 {
        check_queries(&Board::of(Circle(cells)), |_| vec![true, false]);
    }
}

#[test]
fn paths_on_a_box() {
    let board = Cuboid::new([3, 3, 3]).unwrap().board();
    let grid = Grid::on(board, |Point([x, y, z])| if x + y == z { '#' } else { '.' }).unwrap();
    for from in board.cells() {
        for to in board.cells() {
            let free = |at| grid[at] == '.';
            assert_eq!(grid.path(from, to, is_free), board.path(from, to, free));
        }
    }
    assert!(
        board
            .topology()
            .heading_to(Point([0; 3]), Point([2; 3]))
            .is_some()
    );
}

#[test]
fn what_can_be_no_grid_is_refused() {
    let far_too_large = Board::of(Circle(usize::MAX / 2));
    let refusal = |made: Result<Grid<u64, Circle>, GridError>| made.unwrap_err().to_string();
    let why = format!(
        "a board of {} cells is more than memory can hold",
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
    assert_eq!(
        format!("{:?}", Grid::filled_on(Board::of(Circle(0)), 0).unwrap()),
        "Circle(0)"
    );
    let ring = Grid::from_rows([[1, 2], [3, 4]])
        .unwrap()
        .with_wrap(Wrap::EastWest);
    assert_eq!(format!("{ring:?}"), "EastWest [[1, 2], [3, 4]]");
    let mut plane = Grid::endless(Plane::BOARD, '.');
    assert_eq!(format!("{plane:?}"), "Plane of '.' {}");
    plane[Place::new(0, 7)] = 'x';
    plane[Place::new(0, -7)] = 'o';
    let cells = "{(0, -7): 'o', (0, 7): 'x'}";
    assert_eq!(format!("{plane:?}"), format!("Plane of '.' {cells}"));
    // Freed, and not only hidden.
    plane[Place::new(0, -7)] = '.';
    plane[Place::new(0, 7)] = '.';
    plane[Place::new(0, 0)] = '.';
    assert_eq!(plane, Grid::endless(Plane::BOARD, '.'));
    assert_eq!(format!("{plane:?}"), "Plane of '.' {(0, 0): '.'}");
}

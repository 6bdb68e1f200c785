//! The boards on which every property is tested, behind one trait whatever their word and size. Cells go in and
//! come out as a grid of booleans, so the properties are compiled once, not for each board.

use std::{cell::LazyCell, fmt};

use collinear::{
    Bounds, Coord, Direction, Grid, Length,
    bits::{Bitboard, Rays, Wide, Word},
};
use proptest::{prelude::*, sample::select};

use crate::{budget::THOROUGH, naive};

/// For each cell of a board, whether it is in the set.
pub(crate) type Cells = Grid<bool>;

/// A board of the library, with its rays made on demand.
struct Of<W: Word, const ROWS: usize, const COLS: usize>(LazyCell<Rays<W, ROWS, COLS>>);

impl<W: Word, const ROWS: usize, const COLS: usize> Of<W, ROWS, COLS> {
    // Not inlined into each operation, which halves the build time of the tests.
    #[inline(never)]
    fn set(cells: &Cells) -> Bitboard<W, ROWS, COLS> {
        let set = cells.mask(|&is_in| is_in);
        set.expect("cells of this board")
    }

    /// The cells; checks that no other bit is set.
    #[inline(never)]
    fn grid(set: Bitboard<W, ROWS, COLS>) -> Cells {
        let cells = set.to_grid();
        assert_eq!(set, Self::set(&cells), "a bit that is no cell is set");
        cells
    }
}

/// The result of an operator, and of its assignment.
macro_rules! operator {
    ($a:expr, $op:tt, $assign:tt, $b:expr) => {{
        let (mut a, b) = (Self::set($a), Self::set($b));
        let answer = a $op b;
        a $assign b;
        [Self::grid(answer), Self::grid(a)]
    }};
}

/// The operations on sets of cells as the library has them, for a board of any word and size.
macro_rules! operations {
    ($(fn $name:ident(&$it:ident $(, $arg:ident: $type:ty)*) -> $answer:ty => $body:expr;)+) => {
        pub(crate) trait Board {
            $(fn $name(&$it, $($arg: $type),*) -> $answer;)+
        }

        impl<W: Word, const ROWS: usize, const COLS: usize> Board for Of<W, ROWS, COLS> {
            $(fn $name(&$it, $($arg: $type),*) -> $answer {
                $body
            })+
        }
    };
}

operations! {
    fn bounds(&self) -> Bounds =>
        Bitboard::<W, ROWS, COLS>::BOUNDS;
    fn empty(&self) -> Cells =>
        Self::grid(Bitboard::empty());
    fn full(&self) -> Cells =>
        Self::grid(Bitboard::full());
    fn cell(&self, at: Coord) -> Cells =>
        Self::grid(Bitboard::cell(at));
    fn of_cells(&self, cells: &[Coord]) -> Cells =>
        Self::grid(cells.iter().copied().collect());
    fn of_grid(&self, grid: &Cells) -> Option<Cells> =>
        grid.mask::<W, ROWS, COLS>(|&is_in| is_in).ok().map(Self::grid);

    fn both(&self, a: &Cells, b: &Cells) -> [Cells; 2] =>
        operator!(a, &, &=, b);
    fn either(&self, a: &Cells, b: &Cells) -> [Cells; 2] =>
        operator!(a, |, |=, b);
    fn one_only(&self, a: &Cells, b: &Cells) -> [Cells; 2] =>
        operator!(a, ^, ^=, b);
    fn difference(&self, a: &Cells, b: &Cells) -> [Cells; 2] =>
        operator!(a, -, -=, b);
    fn others(&self, a: &Cells) -> Cells =>
        Self::grid(!Self::set(a));
    fn with(&self, a: &Cells, at: Coord) -> Cells => {
        let mut set = Self::set(a);
        set |= Bitboard::cell(at);
        Self::grid(set)
    };
    fn without(&self, a: &Cells, at: Coord) -> Cells => {
        let mut set = Self::set(a);
        set -= Bitboard::cell(at);
        Self::grid(set)
    };
    fn extended(&self, a: &Cells, cells: &[Coord]) -> Cells => {
        let mut set = Self::set(a);
        set.extend(cells.iter().copied());
        Self::grid(set)
    };

    fn contains(&self, a: &Cells, at: Coord) -> bool =>
        Self::set(a).contains(at);
    fn len(&self, a: &Cells) -> usize =>
        Self::set(a).len();
    fn is_empty(&self, a: &Cells) -> bool =>
        Self::set(a).is_empty();
    fn is_subset(&self, a: &Cells, of: &Cells) -> bool =>
        Self::set(a).is_subset(Self::set(of));
    fn is_disjoint(&self, a: &Cells, from: &Cells) -> bool =>
        Self::set(a).is_disjoint(Self::set(from));
    // From a word with all bits set that are not cells.
    fn with_stray_bits(&self, a: &Cells) -> Cells => {
        let stray = !Bitboard::<W, ROWS, COLS>::full().word();
        Self::grid(Bitboard::from_word(Self::set(a).word() | stray))
    };
    fn is_equal(&self, a: &Cells, b: &Cells) -> bool =>
        Self::set(a) == Self::set(b);
    fn hash(&self, a: &Cells) -> u64 =>
        naive::hash(&Self::set(a));
    fn display(&self, a: &Cells) -> String =>
        Self::set(a).to_string();

    fn first(&self, a: &Cells) -> Option<Coord> =>
        Self::set(a).first();
    fn last(&self, a: &Cells) -> Option<Coord> =>
        Self::set(a).iter().last();
    fn nth(&self, a: &Cells, n: usize) -> Option<Coord> =>
        Self::set(a).iter().nth(n);
    fn list(&self, a: &Cells) -> Vec<Coord> =>
        Self::set(a).into_iter().collect();

    fn shift(&self, a: &Cells, way: Direction) -> Cells =>
        Self::grid(Self::set(a).shift(way));
    fn neighbours(&self, a: &Cells, ways: &[Direction]) -> Cells =>
        Self::grid(Self::set(a).neighbours(ways));
    fn slide(&self, a: &Cells, way: Direction, clear: &Cells) -> Cells =>
        Self::grid(Self::set(a).slide(way, Self::set(clear)));
    fn slide_at_most(&self, a: &Cells, way: Direction, max: usize, clear: &Cells) -> Cells =>
        Self::grid(Self::set(a).slide_at_most(way, max, Self::set(clear)));
    fn landings(&self, a: &Cells) -> Cells =>
        Self::grid(Self::set(a).landings());
    fn hop_starts(&self, a: &Cells, way: Direction, over: &Cells, to: &Cells) -> Cells =>
        Self::grid(Self::set(a).hop_starts(way, Self::set(over), Self::set(to)));
    fn custodial(&self, a: &Cells, way: Direction, prey: &Cells, anvils: &Cells) -> Cells =>
        Self::grid(Self::set(a).custodial(way, Self::set(prey), Self::set(anvils)));
    fn flood(&self, a: &Cells, ways: &[Direction], through: &Cells) -> Cells =>
        Self::grid(Self::set(a).flood(ways, Self::set(through)));
    fn flood_until(&self, a: &Cells, ways: &[Direction], through: &Cells, goals: &Cells) -> Cells =>
        Self::grid(Self::set(a).flood_until(ways, Self::set(through), Self::set(goals)));

    fn has_k_line(&self, a: &Cells, axes: &[Direction], length: Length) -> bool =>
        Self::set(a).has_k_line(axes, length);
    fn completions(&self, a: &Cells, axes: &[Direction], length: Length, free: &Cells) -> Cells =>
        Self::grid(Self::set(a).completions(axes, length, Self::set(free)));

    fn ray(&self, from: Coord, way: Direction) -> Vec<Coord> =>
        self.0.ray(from, way).iter().collect();
    // Here the set is what blocks the sight, and then the clear cells of a slide.
    fn first_hit(&self, from: Coord, way: Direction, a: &Cells) -> Option<Coord> =>
        self.0.first_hit(from, way, Self::set(a));
    fn ray_slide(&self, from: Coord, way: Direction, a: &Cells) -> Vec<Coord> =>
        self.0.slide(from, way, Self::set(a)).iter().collect();
}

fn of<W: Word, const ROWS: usize, const COLS: usize>() -> Box<dyn Board> {
    Box::new(Of::<W, ROWS, COLS>(LazyCell::new(Rays::new)))
}

/// Calls back with every board, small ones first, and its name: its word and its size.
pub(crate) fn for_every_board(mut check: impl FnMut(&dyn Board, &str)) {
    macro_rules! boards {
        ($($word:ty: $($rows:literal x $cols:literal),*;)*) => {
            $($(check(
                &*of::<$word, $rows, $cols>(),
                concat!(stringify!($word), " ", $rows, "x", $cols),
            );)*)*
        };
    }
    // Guards need a bit for each cell and for one behind each row but the last. In each word some boards have
    // room to spare, some just have it, some just lack it, and some are full.
    boards! {
        u8: 0 x 5, 3 x 2, 2 x 4;
        u64: 6 x 7, 7 x 8, 8 x 7, 8 x 8, 1 x 64, 64 x 1;
        u128: 10 x 12;
        Wide<4>: 15 x 15;
    }
    if THOROUGH {
        boards! {
            u8: 0 x 0, 5 x 0, 1 x 1, 1 x 8, 8 x 1;
            u16: 3 x 3, 4 x 4;
            u32: 11 x 2, 4 x 8;
            u64: 5 x 12, 6 x 10;
            u128: 10 x 11, 3 x 42, 8 x 16;
            Wide<1>: 6 x 7;
            Wide<3>: 13 x 13;
            Wide<6>: 19 x 19;
            Wide<16>: 32 x 32;
        }
    }
}

/// A choice of cells of any board: few on one, some or nearly all on others. So each case has boards on which
/// something happens.
#[derive(Clone)]
pub(crate) struct Picks {
    shares: Vec<u8>,
    picks: Vec<u8>,
}

impl Picks {
    pub(crate) fn on(&self, bounds: Bounds) -> Cells {
        let size = bounds.rows() + 5 * bounds.cols();
        let share = self.shares[size % self.shares.len()];
        let cells = bounds.coords().zip(&self.picks);
        let chosen = cells.filter(|&(_, &pick)| pick <= share);
        holding(bounds, chosen.map(|(at, _)| at))
    }
}

/// Properties that fail show the cells for their board.
impl fmt::Debug for Picks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("cells of every board")
    }
}

/// Not shrunk, since the first board on which a property fails is a small one.
pub(crate) fn a_pick() -> impl Strategy<Value = Picks> {
    let share = select(&[0, 60, 128, 200, 240, 255][..]);
    let shares = proptest::collection::vec(share, 32);
    let picks = proptest::collection::vec(any::<u8>(), 1024);
    let a_pick = (shares, picks).prop_map(|(shares, picks)| Picks { shares, picks });
    a_pick.no_shrink()
}

/// The board with these cells, without those off the board.
pub(crate) fn holding(bounds: Bounds, cells: impl IntoIterator<Item = Coord>) -> Cells {
    let grid = Grid::filled(bounds.rows(), bounds.cols(), false);
    let mut grid = grid.expect("a board of this size");
    for at in cells {
        if let Some(is_in) = grid.get_mut(at) {
            *is_in = true;
        }
    }
    grid
}

pub(crate) fn cells_of(cells: &Cells) -> impl Iterator<Item = Coord> {
    cells.cells_where(|&is_in| is_in)
}

/// All cells of a small board; about a hundred of a large one, including the last.
pub(crate) fn some_cells(bounds: Bounds) -> Vec<Coord> {
    let step = 1 + bounds.cell_count() / 100;
    bounds.coords().rev().step_by(step).collect()
}

//! Straight lines on game boards: rays, runs, win checks, captures, line of sight, flood fill, and whole
//! games built from them. For authors of connect four, Gomoku, Reversi (Othello), draughts, peg
//! solitaire, Hnefatafl (tafl), match-3 and everything else that is played on a grid: the right answer,
//! with its cells and its reason, on any board, in one line of yours.
//!
//! ```text
//! . . . . . . .
//! . . . . . . .
//! . . . X . . .
//! . . X O . . .
//! . X O X . . .
//! X O X O O . .
//! result: first
//! line: a1 b2 c3 d4
//! ```
//!
//! ```
//! use collinear::{Coord, Direction, Grid, Length};
//!
//! let board = Grid::parse(". . . X . .\n. . X O . .\n. X O X . .\nX O X O O .").unwrap();
//! let last = Coord::new(0, 3);
//! let four = Length::AtLeast(4);
//! let mut lines = board.k_lines_through(last, &Direction::AXES, four, |&disc| disc == 'X');
//! assert_eq!(lines.next().unwrap().to_string(), "4 cells NE from (3, 0)");
//! ```
//!
//! Grid games keep rewriting the same loops: step in a direction, stop at an edge, count
//! what matches, look at what ended it. This crate gives them names, and answers with values that
//! carry their cells and the reason they ended, on any board: oblong, with holes, wrapped round its
//! sides, hexagonal, a box, a Möbius strip, without end, or a list of its lines.
//!
//! # What you may be looking for
//!
//! | you want | ask |
//! |---|---|
//! | a **win check**: four in a row through the last disc | [`has_k_line_through`](Grid::has_k_line_through), with its cells [`k_lines_through`](Grid::k_lines_through) |
//! | **winning moves**, an evaluation of k in a row | [`completions`](Grid::completions), [`census`](Grid::census) |
//! | **fours and open threes** | [`threats`](Grid::threats), and [all that looks for them](lines::Threat#what-looks-for-fours-and-threes) |
//! | all lines of k | [`k_lines`](Grid::k_lines), [`runs`](Grid::runs); on a board of thousands of cells [`scan`](Grid::scan) |
//! | **match-3**: groups of three and more, legal swaps, cascades | [`matches`](Grid::matches), [`matching_swaps`](Grid::matching_swaps), [`collapse`](Grid::collapse) |
//! | a **raycast**: line of sight, the first blocker | [`first_hit`](Grid::first_hit), [`last_free`](Grid::last_free) |
//! | **sight at any angle**, symmetric, and the field of view | [`sees`](Grid::sees), [`field_of_view`](Grid::field_of_view) |
//! | how far a rook, bishop or queen moves; whether the way is clear | [`slide`](Grid::slide), [`path`](Grid::path) |
//! | a **move generator**: all moves of all pieces; to take what blocks a slide, as in chess | [`headings_of`](Grid::headings_of), [`slide`](Grid::slide), [`hop`](Grid::hop), [`slide_or_take`](Grid::slide_or_take) |
//! | checks, pins, what attacks a cell | [`seen_from`](Grid::seen_from) |
//! | to outflank and flip, as in Reversi | [`bracket`](Grid::bracket) |
//! | to capture between two, as in tafl; liberties, enclosed | [`custodial`](Grid::custodial), [`surround`](Grid::surround) |
//! | to jump and capture, once or in chains | [`hop`](Grid::hop), [`chains`](Grid::chains) |
//! | **gravity**: where a disc lands, what falls, full rows out | [`drop_from`](Grid::drop_from), [`landings`](Grid::landings), [`compact`](Grid::compact), [`remove_rows`](Grid::remove_rows) |
//! | a **flood fill**, a connected group, a shortest way | [`flood`](Grid::flood), [`connect`](Grid::connect) |
//! | all **connected components**, their borders and liberties, what is enclosed | [`regions`](Grid::regions), [`Region::border`](lines::Region::border), [`enclosed`](Grid::enclosed) |
//! | open threes and other shapes of a line, as data; those through a stone, with their gaps | [`Pattern`], [`find_pattern_through`](Grid::find_pattern_through) |
//! | **polyominoes**: a shape, its turns, where it fits, every way to lay the pieces in hand | [`Shape`], [`placements`](Grid::placements), [`placements_of`](Grid::placements_of) |
//! | pieces of several cells that slide: Rush Hour, Klotski, Tetris | [`slide_together`](Grid::slide_together) |
//! | a part of a board as a board, a quadrant that turns, full 2x2 blocks | [`Part`], [`transform_part`](Grid::transform_part), [`has_block_through`](Grid::has_block_through) |
//! | **bitboards**: the same on sets of cells, for speed | [`bits::Bitboard`] |
//! | a torus, a hexagonal board, 3D, a Möbius strip, your own graph of lines | [`Wrap`], [`boards`], [`Topology`] |
//! | what a move changed, to show it or undo it | [`changes_to`](Grid::changes_to), [`rules::Game::last_changes`] |
//! | rules of a game: legal moves, undo, perft, playouts | [`rules::Rules`], [`rules::Game`] |
//! | **rule sets from a file**: a variant as a line of text, read and written | [`rules::Settings`] |
//! | **reinforcement learning**: thousands of games stepped together, legal masks, observation planes; Monte Carlo search | [`batch::Batch`], [`batch::Encode`], `batch::Search` |
//! | moves and whole games as text, to save and load | [`rules::Notation`] |
//! | games that are there | [`in_a_row`](rules::in_a_row), [`reversi`](rules::reversi), [`peg_solitaire`](rules::peg_solitaire), [`hnefatafl`](rules::hnefatafl), [`draughts`](rules::draughts), [`renju`](rules::renju), [`pente`](rules::pente), [`connect6`](rules::connect6), [`falling`](rules::falling) |
//! | why: what did a query look at, cell by cell? | [`Trace`](lines::Trace) |
//! | a picture of a board | [`picture`] |
//! | tests for a game or a board of yours | [`testing`] |
//!
//! Begin with [`Grid`], a board with a value of any type on each cell: every query is a method of it.
//! Cells that you keep yourself have the same queries on [`Bounds`], with a predicate on a
//! [`Coord`]. [`lines`] describes each, with a picture. Most answer with a [`Line`], whose
//! [`cells`](Line::cells) are what you want to light up.
//!
//! Modules use lower ones only: [`testing`] and [`batch`] stand on [`rules`], that on [`picture`] and [`bits`], those on
//! [`grid`], that on [`lines`] and [`boards`], those on [`geometry`]. A game uses nothing of the
//! lower ones that is not public.
//!
//! # Examples
//!
//! **Which discs does a move at Reversi turn?** A [bracket](Bounds::bracket) in each direction:
//! theirs, one or more, closed by mine.
//!
//! ```
//! use collinear::{Coord, Direction, Grid};
//!
//! let board = Grid::parse("
//!     . . . . . .
//!     . . . X . .
//!     . . O O . .
//!     X O O . . .
//! ")?;
//! let at = Coord::new(3, 3); // X wants to play here
//! let (theirs, mine) = (|c: &char| *c == 'O', |c: &char| *c == 'X');
//! let brackets = Direction::ALL.map(|direction| board.bracket(at, direction, 1.., theirs, mine));
//! let flips: usize = brackets.into_iter().flatten().map(|bracket| bracket.inner.len()).sum();
//! assert_eq!(flips, 3); // two to the left, one upwards; the diagonal has no X behind it
//! # Ok::<(), collinear::GridError>(())
//! ```
//!
#![doc = include_str!("../examples/pictures/flips.svg")]
//!
//! **Can the rook go there, and if not, why?** A [path](Bounds::path).
//!
//! ```
//! use collinear::{Coord, Grid};
//!
//! let board = Grid::parse("R . . # .")?;
//! let error = board.path(Coord::new(0, 0), Coord::new(0, 4), |&c| c == '.').unwrap_err();
//! assert_eq!(error.to_string(), "the path is blocked at (0, 3)");
//! # Ok::<(), collinear::GridError>(())
//! ```
//!
#![doc = include_str!("../examples/pictures/path.svg")]
//!
//! **Is there an open three?** A [`Pattern`] is data: written, read, compared, turned round.
//!
//! ```
//! use collinear::{Direction, Grid, Pattern};
//!
//! let board = Grid::parse("
//!     . . . . . .
//!     . X X X . .
//!     . O O O X .
//! ")?;
//! let open_three = Pattern::literal::<3>(". X{3} .");
//! let found: Vec<_> = board.find_pattern(&[Direction::E], &open_three, |&c| c).collect();
//! assert_eq!(found[0].line.to_string(), "5 cells E from (1, 0)");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! **A game on a board of another library?** Ask [`Bounds`]; it wants to know only which cells
//! match.
//!
//! ```
//! use collinear::{Bounds, Coord, Direction, Wrap};
//!
//! // a torus of bits: cell (r, c) is bit 4r + c
//! let discs: u16 = 0b1000_0000_0010_0001;
//! let torus = Bounds::new(4, 4)?.with_wrap(Wrap::Both);
//! let on = |at: Coord| discs >> (4 * at.row + at.col) & 1 == 1;
//! let run = torus.run_through(Coord::new(0, 0), Direction::SE, on);
//! assert_eq!(run.line.len(), 3); // (3, 3), (0, 0), (1, 1): the diagonal goes on round the corner
//! # Ok::<(), collinear::TooLarge>(())
//! ```
//!
//! **A whole game**, with undo, perft and tests for nothing: see [`rules`].
//!
//! # Features
//!
//! - `std` (default): Monte Carlo search, counting distinct positions, the value of a small game and
//!   [grids without end](grid::EndlessGrid), which need hash maps, and the use of AVX2 where it pays and the machine
//!   has it ([scans](Grid::scan), brackets of [`Rays`](bits::Rays)). Without it the crate is `no_std` and needs
//!   `alloc` only.
//! - `serde`: `Serialize` and `Deserialize` for cells, directions, boards, [`Line`], [`Part`], [`Shape`] with its
//!   [`Tiling`](geometry::Tiling), [`Pattern`], [`Length`], [`Hop`], [`Move`], [`Removal`], [`Corners`],
//!   [`Grid`], [`Trace`](lines::Trace); of the rules for `Side`, `Cell`, `Outcome`,
//!   `Position` and the plain values of the games (squares, armies, moves, goals); and for rule sets, as the line of
//!   their [settings](rules::Settings). What is read is checked as if it were constructed.
//! - `proptest`: `testing::strategies`, random boards, grids and played games for property tests of your
//!   own. It needs `std`.
//! - `rayon`: threads that share the
//!   [levels](rules::peg_solitaire::BitPegSolitaire::levels) of peg solitaire, and the steps of a
//!   [batch](batch::Batch). It needs `std`.
//! - `portable-atomic-critical-section`: for machines without atomics, such as Cortex-M0.
//!
//! The crate has no `unsafe` code.

#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

// The page of a type lists its methods in the order of these modules: the floors first, sets of bits
// and what stands on them after those.
pub mod boards;
pub mod geometry;
pub mod grid;
mod hasher;
pub mod lines;

pub mod batch;
pub mod bits;
pub mod picture;
mod random;
pub mod rules;
pub mod testing;

mod shared;

/// What macros name in the crate where they are used.
#[doc(hidden)]
pub mod __private {
    pub use alloc::string::String;

    #[cfg(feature = "serde")]
    pub use serde;
}

#[cfg(feature = "std")]
pub use self::grid::EndlessGrid;
pub use self::{
    geometry::{
        Aligned, Board, Bounds, CellName, Coord, Direction, Finite, Headings, Layout, Line,
        NameError, Origin, Part, Ray, Rect, Shape, Symmetry, Tiled, TooLarge, Topology, Wrap,
        WrongSize,
    },
    grid::{Grid, GridError},
    lines::{
        Bracket, Corners, Gravity, Hop, Length, Match, Miss, Move, PathError, Pattern,
        PatternError, PatternMatch, Push, Region, Removal, Run, RunThrough, Seen, Segment, Stop,
        Surround, Token, Wanted,
    },
};

/// The examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

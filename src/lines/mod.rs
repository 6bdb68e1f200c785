//! The vocabulary of straight lines: what authors of grid games ask, and answers that carry their
//! cells and the reason they ended.
//!
//! Every question is a method of [`Board`](crate::Board), of [`Bounds`](crate::Bounds) therefore, and
//! takes a predicate on a cell's coordinate. So it can be asked whatever keeps the cells: a
//! [`Grid`](crate::Grid) (which has the same words for predicates on a cell), an array, a set of bits,
//! or a board with a move that is only thought of (`|c| c == at || grid[c] == mine`). All of them work on
//! wrapped boards, on boards with holes (cells that no predicate matches), with the directions of a
//! hexagonal board, and on [boards that are no rectangles](crate::boards).
//!
//! No question allocates unless it answers with a list, matches a pattern that can share out a long line
//! in many ways ([`find_pattern`](crate::Bounds::find_pattern) allocates once, for the pattern), or lists
//! [`k_lines`](crate::Bounds::k_lines) of a board whose headings turn.
//!
//! | word | the question | answer |
//! |---|---|---|
//! | [`run`](crate::Bounds::run), [`run_at_most`](crate::Bounds::run_at_most) | how far do matching cells go on from here? | [`Run`] |
//! | [`run_through`](crate::Bounds::run_through) | .. and both ways? | [`RunThrough`] |
//! | [`has_k_line_through`](crate::Bounds::has_k_line_through) | does this cell close a line of k? | yes or no |
//! | [`k_lines_through`](crate::Bounds::k_lines_through) | .. and which? | [`Line`](crate::Line)s |
//! | [`k_lines`](crate::Bounds::k_lines) | which lines of k are on the board? | [`Line`](crate::Line)s |
//! | [`runs`](crate::Bounds::runs) | which maximal runs of equal cells are there? | [`Runs`] |
//! | [`count_on_line`](crate::Bounds::count_on_line) | how many match on the whole line? | a number |
//! | [`first_hit`](crate::Bounds::first_hit), [`nth_hit`](crate::Bounds::nth_hit) | what is seen first, or n-th? | a cell or a [`Miss`] |
//! | [`last_free`](crate::Bounds::last_free) | where does it stop that slides all the way? | a cell or a [`Miss`] |
//! | [`path`](crate::Bounds::path) and its kin | can it go from here to there? | a [`Line`](crate::Line) or a [`PathError`] |
//! | [`slide`](crate::Bounds::slide) and its kin | how far can it go? | [`Run`] |
//! | [`bracket`](crate::Bounds::bracket) | what is closed in between these two? | [`Bracket`] or a [`Miss`] |
//! | [`custodial`](crate::Bounds::custodial) | .. and what, if it is one, with the edge or a hostile cell behind it? | a cell or a [`Miss`] |
//! | [`hop`](crate::Bounds::hop) | can it jump over its neighbour? | [`Hop`] or a [`Miss`] |
//! | [`chains`](crate::Bounds::chains), [`longest_chains`](crate::Bounds::longest_chains) | .. again and again? | lists of [`Hop`]s |
//! | [`match_segments`](crate::Bounds::match_segments), [`find_pattern`](crate::Bounds::find_pattern) | does the line look like this? | [`Line`](crate::Line)s or a [`Miss`] |
//! | [`drop_from`](crate::Bounds::drop_from), [`compact`](crate::Bounds::compact) | where does it fall to? | a cell or a [`Miss`]; [`Move`]s |
//! | [`surround`](crate::Bounds::surround) | how many sides of this cell are closed? | [`Surround`] |
//! | [`flood`](crate::Bounds::flood) | which cells are connected with this one? | [`Region`] |
//! | [`connect`](crate::Bounds::connect) | is there a way from here to there, round corners too? | its cells |
//!
//! What starts where follows one rule. A run, a pattern or a flood contains the cell it is asked from. What
//! a piece does or sees (a ray, hit, slide, path, bracket, hop) starts at the next cell.
//!
//! ```
//! use collinear::{Bounds, Coord, Direction, Stop};
//!
//! //   0 1 2 3 4 5
//! // 0 . X O O X .
//! let row = b".XOOX.";
//! let board = Bounds::new(1, 6)?;
//! let is = |piece| move |at: Coord| row[at.col] == piece;
//! let at = Coord::new(0, 1);
//!
//! let run = board.run(at, Direction::E, is(b'X'));
//! assert_eq!(run.line.len(), 1);
//! assert_eq!(run.stop, Stop::Blocked(Coord::new(0, 2)));
//!
//! let bracket = board.bracket(at, Direction::E, 1.., is(b'O'), is(b'X')).unwrap();
//! assert_eq!(bracket.inner.len(), 2);
//!
//! let miss = board.bracket(at, Direction::W, 1.., is(b'O'), is(b'X')).unwrap_err();
//! assert_eq!(miss.to_string(), "no inner cell: blocked at (0, 0) after 0");
//! # Ok::<(), collinear::BoundsError>(())
//! ```
//!
//! # What they look like
//!
//! A [run through](crate::Bounds::run_through) the middle X, with what blocks it at both ends:
//!
#![doc = include_str!("../../examples/pictures/run.svg")]
//!
//! A [line](crate::Bounds::k_lines_through) of at least four through the last X:
//!
#![doc = include_str!("../../examples/pictures/line_of_k.svg")]
//!
//! All [runs](crate::Bounds::runs) of a row, and what is [counted](crate::Bounds::count_on_line) on
//! a whole one:
//!
#![doc = include_str!("../../examples/pictures/runs.svg")]
//!
#![doc = include_str!("../../examples/pictures/whole_line.svg")]
//!
//! The [first hit](crate::Bounds::first_hit) from the `@` on, and the
//! [last free](crate::Bounds::last_free) cell before it:
//!
#![doc = include_str!("../../examples/pictures/hit.svg")]
//!
//! A [path](crate::Bounds::path) that is blocked, and [slides](crate::Bounds::slide) in four
//! directions:
//!
#![doc = include_str!("../../examples/pictures/path.svg")]
//!
#![doc = include_str!("../../examples/pictures/slide.svg")]
//!
//! A [bracket](crate::Bounds::bracket), and one that has no anchor; a
//! [custodial](crate::Bounds::custodial) capture against a hostile corner:
//!
#![doc = include_str!("../../examples/pictures/bracket.svg")]
//!
#![doc = include_str!("../../examples/pictures/custodial.svg")]
//!
//! A king who is [surrounded](crate::Bounds::surround) but for one gap:
//!
#![doc = include_str!("../../examples/pictures/surround.svg")]
//!
//! A [hop](crate::Bounds::hop), and the [longest chain](crate::Bounds::longest_chains) of hops:
//!
#![doc = include_str!("../../examples/pictures/hop.svg")]
//!
#![doc = include_str!("../../examples/pictures/chain.svg")]
//!
//! The [pattern](crate::Bounds::find_pattern) of an open three, `. X{3} .`:
//!
#![doc = include_str!("../../examples/pictures/pattern.svg")]
//!
//! Where discs [drop](crate::Bounds::drop_from), and what falls when a board is
//! [compacted](crate::Bounds::compact):
//!
#![doc = include_str!("../../examples/pictures/drop.svg")]
//!
#![doc = include_str!("../../examples/pictures/compact.svg")]
//!
//! What a [flood](crate::Bounds::flood) reaches from the corner, and a shortest way that
//! [connects](crate::Bounds::connect) two sides on a board of hexagons:
//!
#![doc = include_str!("../../examples/pictures/flood.svg")]
//!
#![doc = include_str!("../../examples/pictures/connect.svg")]

mod bracket;
mod chain;
mod custodial;
mod fall;
mod flood;
mod hit;
mod hop;
mod k_line;
mod miss;
mod path;
mod pattern;
mod run;
mod runs;
mod slide;
mod surround;
mod walk;

pub use self::{
    bracket::Bracket,
    chain::{Chains, Removal},
    fall::{Compaction, Gravity},
    flood::Region,
    hop::Hop,
    k_line::{KLines, KLinesThrough, Length},
    miss::{Miss, Wanted},
    path::PathError,
    pattern::{FindPattern, Pattern, PatternError, Segment, Token},
    run::{Run, RunThrough},
    runs::Runs,
    slide::Move,
    surround::Surround,
    walk::Stop,
};

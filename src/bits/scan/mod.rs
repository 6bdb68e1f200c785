//! Scans of big boards: every k in a row, counted or listed in one pass over the rows.
//!
//! The answers are those of [`k_lines`](crate::Bounds::k_lines), at many times its speed where rows have
//! hundreds of cells or more. On a board that fits in a word or two, take a set of bits; on one of a few
//! dozen columns, `k_lines`.
//!
//! | the board | how many | which |
//! |---|---|---|
//! | a [`Grid`](crate::Grid): [`grid.scan(axes, length)`](crate::Grid::scan) | [`count`](GridScan::count) | [`lines`](GridScan::lines) |
//! | .. on several threads (feature `rayon`) | `par_count` | `par_lines` |
//! | rows, one after the other, never all in memory | [`KLineCounter`] | [`KLineFinder`] |
//!
//! ```
//! use collinear::{Bounds, Direction, Grid, Length, bits::scan::KLineCounter};
//!
//! let (axes, five) = (Direction::AXES, Length::AtLeast(5));
//! let board = Grid::from_fn(300, 2000, |at| (at.row * at.col) % 7 < 3)?;
//! let count = board.scan(&axes, five).count(|&cell| cell);
//! assert_eq!(count, board.k_lines(&axes, five, |&cell| cell).count());
//!
//! // the same cells, made when they are needed
//! let mut counter = KLineCounter::new(Bounds::new(300, 2000)?, &axes, five)?;
//! for row in 0..300 {
//!     let cells: Vec<_> = (0..2000).map(|col| (row * col) % 7 < 3).collect();
//!     counter.push(&cells, |&cell| cell)?;
//! }
//! assert_eq!(counter.count(), count);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Which boards
//!
//! Boards of any size, k of any length, any of the eight compass directions. Joined sides and
//! other steps (a knight's) are not for packed rows: a counter and a finder refuse them with a
//! [`ScanError`], and the scan of a grid then asks `k_lines`, which knows them.
//!
//! # How a scan works
//!
//! **Bits.** A row is packed once, a bit for each cell that matches. All that follows are operations on
//! whole rows of bits, done by loops over chunks of 32 bytes, which the compiler makes vector
//! instructions of. A row lies in memory as eight strips, bit by bit of its bytes, so that moving it by
//! some columns is reading it from another byte on.
//!
//! **Doublings.** Where two in a row end is `row & (row moved by 1)`; where four end, that and itself
//! moved by 2; k in a row take about log2(k) such steps, of 1, 2, 4 .. and the rest:
//!
//! ```text
//! row          x x x x x . x x      five in a row: 1 + 2 + 1 moves
//! moved by 1   . x x x x x . x
//! two end      . x x x x . . x      row & moved by 1
//! four end     . . . x x . . .      two & two moved by 2
//! five end     . . . . x . . .      four & four moved by 1
//! ```
//!
//! **Down the columns** nothing need be moved: the other operand of each step is what the step before it
//! gave one, two, four .. rows above. A ring buffer keeps it, k - 1 rows in all.
//!
//! **Diagonals** become columns. Row `n` is rotated by `n` bits, to the left for the diagonals that
//! fall to the right and to the right for the others, so that all cells of a diagonal have one index:
//!
//! ```text
//! row 0    a b c d .         a b c d .
//! row 1    e a b c .    ->   a b c . e
//! row 2    f e a b .         a b . f e
//! ```
//!
//! Two diagonals that share an index are kept apart by the empty bit after the last column. A rotation
//! by bytes is free; when a rotation comes round to the next strip, the ring buffers are rotated back by
//! a bit instead, once in as many rows as a strip has bytes.
//!
//! **Lines.** A line begins to count where k in a row end and the cell k before is not set, and ends
//! where the next cell is not: so each is counted once, however long it is, and one of exactly k is the
//! one that ends right where it begins to count. Cells without a neighbour along an axis are lines of
//! one, and are looked for apart. A finder keeps for each index the row in which the line there begins.
//!
//! **Parts.** A line belongs to the part of the board in which it ends, so threads read parts of a board
//! side by side, each with the k rows above its own.
//!
//! # Complexity
//!
//! A pass calls the predicate once for each cell and keeps the bits of k rows for each axis: k * cols
//! / 8 bytes (an axis along which no k cells fit is left out). A finder also keeps a number for each
//! column and axis. For a row, an axis takes log2(k) intersections and a few operations more, each of
//! them on as many cells as a vector register has bits; runs longer than k cost nothing more.
//!
//! # Speed
//!
//! Lines of at least 5 along four axes, bytes on a board of 8192 by 8192 of which two of five
//! match, one core of a Zen 4 machine: 8 cells a nanosecond, as many as at 1024 by 1024. That is 15
//! times as fast as a byte scan with running counts, and about as fast as adding the bytes up. With
//! `-C target-cpu=native` the sum becomes nearly three times as fast and the scan stays as it is, at
//! 0.4 times the speed of the sum. `cargo bench --bench scan -- --ratios` measures it anew.
//!
//! With `std`, the machine is asked at each row whether it has AVX2. That pays: without it a scan
//! takes 1.35 times as long. AVX-512 makes no difference.
//!
//! Two threads (feature `rayon`) took half of the time at 8192 by 8192 and two thirds at 1024 by 1024.

mod axis_scans;
mod bit_row;
mod chunk;
mod counter;
mod error;
mod finder;
mod grid_scan;
mod row_scan;

pub use self::{counter::KLineCounter, error::ScanError, finder::KLineFinder, grid_scan::GridScan};

//! Sets of cells: each operation agrees with the same one of `lines/` on the same board, in every word and
//! layout. Words are compared with plain lists of bits.

mod algebra;
mod boards;
mod brackets;
#[path = "../budget/mod.rs"]
mod budget;
mod cells;
mod moves;
#[path = "../kernel/naive/mod.rs"]
mod naive;
mod planes;
mod rays;
mod runs;
mod tables;
mod word;

use boards::{Cells, Picks, a_pick, cells_of, for_every_board, holding, some_cells};

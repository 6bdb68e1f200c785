//! [`fastest`]: chooses the engine for a board.

use super::{BitInARow, InARow, LineInARow, TableInARow};
use crate::rules::{EngineVisitor, visit_engine};

/// Calls a visitor with the fastest engine for a game on rows and columns.
///
/// | the board | the engine |
/// |---|---|
/// | 3x3 and 4x4 with lines of 3 | [`BitInARow`] |
/// | 4x4, 4x5, 5x5, 5x6, 6x6, 6x7, 7x7 and 8x8 with lines of 4 | [`BitInARow`] |
/// | 8x8 and 9x9 with lines of 5 | [`BitInARow`] |
/// | any other board of up to 64 cells, also with joined sides | [`TableInARow`] on a `u64` |
/// | 9x9, 15x15 and 19x19 | [`LineInARow`] |
/// | any other board of up to 128 cells | [`TableInARow`] on a `u128` |
/// | all others | the reference engine, [`InARow`] itself |
///
/// If an engine can't play a game, the next engine in the table that can is used. For example, a 6x7 board with discs
/// that fall upwards gets [`TableInARow`] on a `u64`.
///
/// The choice is based on these times of random games, in ns per ply:
///
/// | board | `BitInARow` | `TableInARow` | `LineInARow` | `InARow` |
/// |---|---|---|---|---|
/// | 6x7 | 15 | 127 | 152 | 450 |
/// | 9x9 | 112 | 326 | 197 | 777 |
/// | 15x15 | 340 | | 253 | 1,141 |
///
/// From 12x12 to 19x19 with an obstacle or joined sides, `TableInARow` on a `Wide<6>` takes three to eight times longer
/// than `InARow`. For other sizes name the engine yourself: `BitInARow::<u64, 5, 7, 4>`.
///
/// On boards other than rows and columns, the only engines are [`TableInARow`] and the reference engine;
/// [`TableInARow::of`](crate::rules::Engine::of) returns an error if it can't play the game.
///
/// ```
/// use collinear::rules::{
///     Engine, EngineVisitor, Finished,
///     in_a_row::{self, FOUR_IN_A_ROW, InARow},
///     perft_bulk,
/// };
///
/// /// Perft to this depth.
/// struct Count(usize);
///
/// impl EngineVisitor<InARow> for Count {
///     type Answer = u128;
///
///     fn visit<E: Engine<Reference = InARow>>(self, engine: E) -> u128 {
///         perft_bulk(&engine, &engine.start(), self.0, Finished::Dropped)
///     }
/// }
///
/// assert_eq!(in_a_row::fastest(FOUR_IN_A_ROW, Count(8)), 5_673_234);
/// ```
#[doc(alias("backend", "bitboard"))]
pub fn fastest<V: EngineVisitor<InARow>>(rules: InARow, visitor: V) -> V::Answer {
    let size = (rules.bounds().rows(), rules.bounds().cols());
    match (size, rules.length().k()) {
        ((3, 3), 3) => visit_engine::<BitInARow<u16, 3, 3, 3>, V>(rules, visitor, tables_or_lines),
        ((4, 4), 3) => visit_engine::<BitInARow<u16, 4, 4, 3>, V>(rules, visitor, tables_or_lines),
        ((4, 4), 4) => visit_engine::<BitInARow<u16, 4, 4, 4>, V>(rules, visitor, tables_or_lines),
        ((4, 5), 4) => visit_engine::<BitInARow<u32, 4, 5, 4>, V>(rules, visitor, tables_or_lines),
        ((5, 5), 4) => visit_engine::<BitInARow<u32, 5, 5, 4>, V>(rules, visitor, tables_or_lines),
        ((5, 6), 4) => visit_engine::<BitInARow<u64, 5, 6, 4>, V>(rules, visitor, tables_or_lines),
        ((6, 6), 4) => visit_engine::<BitInARow<u64, 6, 6, 4>, V>(rules, visitor, tables_or_lines),
        ((6, 7), 4) => visit_engine::<BitInARow<u64, 6, 7, 4>, V>(rules, visitor, tables_or_lines),
        ((7, 7), 4) => visit_engine::<BitInARow<u64, 7, 7, 4>, V>(rules, visitor, tables_or_lines),
        ((8, 8), 4) => visit_engine::<BitInARow<u64, 8, 8, 4>, V>(rules, visitor, tables_or_lines),
        ((8, 8), 5) => visit_engine::<BitInARow<u64, 8, 8, 5>, V>(rules, visitor, tables_or_lines),
        ((9, 9), 5) => visit_engine::<BitInARow<u128, 9, 9, 5>, V>(rules, visitor, tables_or_lines),
        _ => tables_or_lines(visitor, rules),
    }
}

/// The engines for boards without a bitboard.
fn tables_or_lines<V: EngineVisitor<InARow>>(visitor: V, rules: InARow) -> V::Answer {
    if rules.board().cell_count() <= 64 {
        return visit_engine::<TableInARow<u64>, V>(rules, visitor, V::visit);
    }
    match (rules.bounds().rows(), rules.bounds().cols()) {
        (9, 9) => visit_engine::<LineInARow<9, 9>, V>(rules, visitor, large_tables),
        (15, 15) => visit_engine::<LineInARow<15, 15>, V>(rules, visitor, large_tables),
        (19, 19) => visit_engine::<LineInARow<19, 19>, V>(rules, visitor, large_tables),
        _ => large_tables(visitor, rules),
    }
}

fn large_tables<V: EngineVisitor<InARow>>(visitor: V, rules: InARow) -> V::Answer {
    visit_engine::<TableInARow<u128>, V>(rules, visitor, V::visit)
}

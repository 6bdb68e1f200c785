//! A step by several threads.

use num_traits::ToPrimitive;

use super::{
    Batch, Encode, Slices, StepError,
    seat::{Seat, Table, advance_all, read_all},
};
use crate::bits::PlaneValue;

/// How many games a thread takes at a time: their steps take longer than to hand them over.
const SHARE: usize = 256;

/// With feature `rayon`.
impl<R> Batch<R>
where
    R: Encode<State: Send + Sync, Move: Send + Sync> + Sync,
{
    /// [`step`](Self::step) by all threads of rayon's pool at once, with the same answers.
    ///
    /// # Errors
    ///
    /// As [`step`](Self::step): the first game whose action is refused, whichever thread finds one first.
    ///
    /// ```
    /// use collinear::{
    ///     batch::{Batch, Buffers},
    ///     rules::reversi::{BitReversi8x8, Reversi},
    /// };
    ///
    /// let mut batch = Batch::new(BitReversi8x8::new(Reversi::default())?, 4096, 0);
    /// let (mut out, mut actions) = (Buffers::<u8>::of(&batch), vec![0; 4096]);
    /// batch.random_actions(&mut actions);
    /// batch.par_step(&actions, &mut out)?;
    /// assert!(out.turn.iter().all(|&turn| turn == 1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn par_step<'a, A, V>(
        &mut self,
        actions: &[A],
        out: impl Into<Slices<'a, V>>,
    ) -> Result<(), StepError>
    where
        A: ToPrimitive + Copy + Sync,
        V: PlaneValue,
    {
        let out = self.checked(out.into())?;
        self.check_len(actions.len())?;
        par_read(&self.table, &self.seats, &mut self.moves, actions, 0)?;
        par_advance(&self.table, &mut self.seats, &mut self.moves, out);
        Ok(())
    }
}

fn par_read<R, A>(
    table: &Table<R>,
    seats: &[Seat<R>],
    moves: &mut [Option<R::Move>],
    actions: &[A],
    first: usize,
) -> Result<(), StepError>
where
    R: Encode<State: Send + Sync, Move: Send + Sync> + Sync,
    A: ToPrimitive + Copy + Sync,
{
    if seats.len() <= SHARE {
        return read_all(table, seats, moves, actions, first);
    }
    let half = seats.len() / 2;
    let (seats, other_seats) = seats.split_at(half);
    let (moves, other_moves) = moves.split_at_mut(half);
    let (actions, other_actions) = actions.split_at(half);
    let (read, others) = rayon::join(
        || par_read(table, seats, moves, actions, first),
        || par_read(table, other_seats, other_moves, other_actions, first + half),
    );
    read.and(others)
}

fn par_advance<R, V>(
    table: &Table<R>,
    seats: &mut [Seat<R>],
    moves: &mut [Option<R::Move>],
    mut out: Slices<'_, V>,
) where
    R: Encode<State: Send + Sync, Move: Send + Sync> + Sync,
    V: PlaneValue,
{
    if seats.len() <= SHARE {
        return advance_all(table, seats, moves, &mut out);
    }
    let half = seats.len() / 2;
    let (seats, other_seats) = seats.split_at_mut(half);
    let (moves, other_moves) = moves.split_at_mut(half);
    let (out, other_out) = out.split_at(half, table.planes, table.actions);
    rayon::join(
        || par_advance(table, seats, moves, out),
        || par_advance(table, other_seats, other_moves, other_out),
    );
}

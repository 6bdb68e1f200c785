//! [`Levels`]: counts all positions of a game, level by level.

mod expand;
mod level;
mod table;

use alloc::{boxed::Box, vec::Vec};
use core::{fmt, iter::FusedIterator, mem};

pub use self::level::Level;
use self::{
    expand::{Expand, NextLevel, expander},
    table::{PositionSet, Reached, Shares},
};
use super::{BitPegSolitaire, BitState};

impl BitPegSolitaire {
    /// Counts all positions that can be reached from a state, level by level: after 0, 1, 2 and more jumps, until every
    /// game has ended.
    ///
    /// ```
    /// use collinear::rules::{Rules, peg_solitaire::{BitPegSolitaire, PegSolitaire}};
    ///
    /// let game = BitPegSolitaire::new(PegSolitaire::triangle(5).unwrap())?;
    /// let levels: Vec<_> = game.levels(&game.start()).collect();
    /// assert_eq!(levels.len(), 14);
    /// assert_eq!(levels[4].positions, 122);
    /// assert_eq!(levels[4].classes, 62); // the triangle can be turned over
    /// let solutions: u128 = levels.iter().map(|level| level.solutions).sum();
    /// assert_eq!(solutions, 29_760);
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    ///
    /// With the feature `rayon` the threads of its pool share the work: on the English board two threads take 0.55 of
    /// the time of one.
    ///
    /// # Complexity
    ///
    /// Time linear in the jumps of all positions, memory linear in the positions of two levels. Of positions that a
    /// symmetry maps to each other only one is kept. It takes 24 bytes, plus as many spare bytes. The 187,636,299
    /// positions of the English board take about nine seconds and 0.45 GiB.
    #[doc(alias("breadth-first", "enumerate", "reachable positions"))]
    pub fn levels(&self, state: &BitState) -> Levels {
        let start = state.pegs & self.layout.full();
        Levels {
            expander: expander(self, start),
            positions: Vec::from([Reached::new(start, 1)]),
            jumps: 0,
        }
    }
}

/// Counts all positions of a game, level by level; made by [`BitPegSolitaire::levels`].
///
/// Memory holds two levels: the one being counted and the next.
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct Levels {
    expander: Box<dyn Expand>,
    /// The next level: a position of each class, with the paths to the whole class.
    positions: Vec<Reached>,
    jumps: usize,
}

impl fmt::Debug for Levels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Levels")
            .field("jumps", &self.jumps)
            .field("classes", &self.positions.len())
            .finish_non_exhaustive()
    }
}

impl Levels {
    /// The number of positions that are expanded before the results are added to the tables. With larger batches, more
    /// positions are added to a table while it is in a cache. With a sixteenth of this number, the English board takes
    /// 1.4 times as long.
    const BATCH: usize = 1 << 19;

    /// Replaces this level by the next, and returns the counts of this one.
    fn advance(&mut self) -> Level {
        let before = mem::take(&mut self.positions);
        let shares = Shares::for_level_after(before.len());
        let mut tables: Vec<_> = shares.all().map(PositionSet::of).collect();
        // More pieces than workers, since some pieces take longer than others.
        let pieces = workers() * if workers() > 1 { 8 } else { 1 };
        let mut found: Vec<_> = (0..pieces).map(|_| NextLevel::new(shares)).collect();
        for batch in before.chunks(Self::BATCH) {
            let pieces = batch.chunks(batch.len().div_ceil(pieces)).zip(&mut found);
            let mut pieces: Vec<_> = pieces.collect();
            each(&mut pieces, |(positions, found)| {
                self.expander.expand(positions, found);
            });
            each(&mut tables, |table| {
                let share = table.share();
                let own = found.iter().flat_map(|found| found.of(share));
                own.for_each(|&reached| table.add(reached));
            });
            found.iter_mut().for_each(NextLevel::forget_positions);
        }
        drop(before);
        self.positions
            .reserve_exact(tables.iter().map(PositionSet::len).sum());
        for table in tables {
            self.positions.extend(table.into_positions());
        }
        let levels = found.iter().map(|found| found.level);
        let level = levels.fold(Level::default(), Level::and);
        self.jumps += 1;
        Level {
            jumps: self.jumps - 1,
            ..level
        }
    }
}

impl Iterator for Levels {
    type Item = Level;

    fn next(&mut self) -> Option<Level> {
        (!self.positions.is_empty()).then(|| self.advance())
    }
}

impl FusedIterator for Levels {}

#[cfg(feature = "rayon")]
fn workers() -> usize {
    rayon::current_num_threads()
}

#[cfg(feature = "rayon")]
fn each<T: Send>(items: &mut [T], work: impl Fn(&mut T) + Send + Sync) {
    use rayon::iter::{IntoParallelRefMutIterator, ParallelIterator};
    items.par_iter_mut().for_each(work);
}

#[cfg(not(feature = "rayon"))]
fn workers() -> usize {
    1
}

#[cfg(not(feature = "rayon"))]
fn each<T>(items: &mut [T], work: impl Fn(&mut T)) {
    items.iter_mut().for_each(work);
}

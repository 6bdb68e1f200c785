//! [`Expand`]: finds the positions of the next level from the positions of this level.

use alloc::{boxed::Box, vec, vec::Vec};

use super::{
    Level,
    table::{Reached, Shares},
};
use crate::{
    Coord,
    geometry::shape_symmetries,
    rules::peg_solitaire::{
        Lattice,
        bits::{
            BitPegSolitaire,
            layout::{Layout, NUMBERS, bit, bits_of},
        },
    },
    shared::Arc,
};

/// Counts positions and makes all their jumps.
pub(super) trait Expand: Send + Sync {
    fn expand(&self, positions: &[Reached], found: &mut NextLevel);
}

/// The results for some positions of a level.
pub(super) struct NextLevel {
    pub(super) level: Level,
    /// The positions after each jump, in one list per share.
    after: Vec<Vec<Reached>>,
    shares: Shares,
}

impl NextLevel {
    pub(super) fn new(shares: Shares) -> Self {
        Self {
            level: Level::default(),
            after: shares.all().map(|_| Vec::new()).collect(),
            shares,
        }
    }

    /// The positions of the next level that belong to a share.
    pub(super) fn of(&self, share: usize) -> &[Reached] {
        &self.after[share]
    }

    pub(super) fn forget_positions(&mut self) {
        self.after.iter_mut().for_each(Vec::clear);
    }
}

/// Makes the expander for a game that began with these pegs.
pub(super) fn expander(game: &BitPegSolitaire, start: u64) -> Box<dyn Expand> {
    let symmetries = symmetries_of(&game.layout, game.rules.lattice(), start);
    match symmetries.len() {
        1 => Box::new(Expander::<1>::new(game, &symmetries)),
        2 => Box::new(Expander::<2>::new(game, &symmetries)),
        4 => Box::new(Expander::<4>::new(game, &symmetries)),
        8 => Box::new(Expander::<8>::new(game, &symmetries)),
        // Three, six or twelve symmetries, of a triangle or a hexagon.
        _ => Box::new(Expander::<12>::new(game, &symmetries)),
    }
}

/// Expands with N symmetries at once.
///
/// Paths are counted by class: all positions of a class have the same number of paths, and the same jumps up to
/// symmetry.
struct Expander<const N: usize> {
    layout: Arc<Layout>,
    goal: u64,
    images: Images<N>,
    /// For each jump line and each number, the images of the holes that a jump changes. The images of the positions
    /// before and after the jump differ in these.
    changes: Vec<[u64; N]>,
}

impl<const N: usize> Expander<N> {
    fn new(game: &BitPegSolitaire, symmetries: &[Turned]) -> Self {
        let (layout, images) = (Arc::clone(&game.layout), Images::new(symmetries));
        let mut changes = vec![[0; N]; layout.jump_lines().len() * NUMBERS];
        for (jump_line, changes) in layout
            .jump_lines()
            .iter()
            .zip(changes.chunks_exact_mut(NUMBERS))
        {
            for jump in jump_line.jumps() {
                changes[jump.from] = images.of(jump.holes());
            }
        }
        Self {
            layout,
            goal: game.goal,
            images,
            changes,
        }
    }

    /// Counts a position without a jump, together with its whole class.
    fn count_end(&self, level: &mut Level, images: [u64; N], class: u64, paths: u128) {
        level.ended += class;
        level.games = level.games.saturating_add(paths);
        let is_solved = |&&image: &&u64| image.is_power_of_two() && image & self.goal != 0;
        // Each position of the class occurs equally often among the images.
        let solved = images.iter().filter(is_solved).count() as u64 * class / N as u64;
        level.solved += solved;
        let solutions = if paths == u128::MAX && solved > 0 {
            paths
        } else {
            paths / u128::from(class) * u128::from(solved)
        };
        level.solutions = level.solutions.saturating_add(solutions);
    }
}

impl<const N: usize> Expand for Expander<N> {
    fn expand(&self, positions: &[Reached], found: &mut NextLevel) {
        let NextLevel {
            level,
            after,
            shares,
        } = found;
        for &reached in positions {
            let (pegs, paths) = (reached.pegs(), reached.paths());
            let images = self.images.of(pegs);
            let alike = images.iter().filter(|&&image| image == pegs).count();
            let class = (N / alike) as u64;
            level.classes += 1;
            level.positions += class;
            level.paths = level.paths.saturating_add(paths);
            let mut has_ended = true;
            let jump_lines = self.layout.jump_lines().iter();
            for (jump_line, changes) in jump_lines.zip(self.changes.chunks_exact(NUMBERS)) {
                let open = jump_line.open(pegs);
                has_ended &= open == 0;
                for from in bits_of(open) {
                    let changes = &changes[from];
                    let next = images
                        .iter()
                        .zip(changes)
                        .map(|(image, change)| image ^ change);
                    // The smallest image represents the class.
                    let next = reached.after(next.fold(u64::MAX, u64::min));
                    after[shares.of(next)].push(next);
                }
            }
            if has_ended {
                self.count_end(level, images, class, paths);
            }
        }
    }
}

/// A symmetry of a board: for each number of a hole, the bit of the hole that it maps to.
type Turned = [u64; NUMBERS];

/// The symmetries that keep a position, at least the identity. On a board of one row each symmetry occurs twice, since
/// one reflection changes nothing.
fn symmetries_of(layout: &Layout, lattice: Lattice, pegs: u64) -> Vec<Turned> {
    let holes: Vec<_> = layout.holes().collect();
    let in_bits = |images: Vec<Coord>| {
        let mut turned = [0; NUMBERS];
        for (&from, to) in holes.iter().zip(images) {
            if let (Some(from), Some(to)) = (layout.number(from), layout.number(to)) {
                turned[from] = bit(to);
            }
        }
        turned
    };
    let all = shape_symmetries(lattice.tiling(), &holes).into_iter();
    let all = all.map(in_bits);
    let mut own: Vec<_> = all.filter(|turned| image(turned, pegs) == pegs).collect();
    if own.is_empty() {
        own.push([0; NUMBERS]); // no holes
    }
    own
}

fn image(turned: &Turned, pegs: u64) -> u64 {
    let bits = turned.iter().enumerate();
    let own = bits.filter(|&(number, _)| pegs & bit(number) != 0);
    own.fold(0, |image, (_, &bit)| image | bit)
}

/// The images of any position under N symmetries, found byte by byte.
struct Images<const N: usize> {
    /// For each byte of a word and each of its values, the images of its pegs.
    of_bytes: Vec<[u64; N]>,
}

impl<const N: usize> Images<N> {
    /// Repeats the symmetries until there are N, each equally often.
    fn new(symmetries: &[Turned]) -> Self {
        let mut of_bytes = vec![[0; N]; 8 * 256];
        for (place, images) in of_bytes.iter_mut().enumerate() {
            let pegs = (place as u64 % 256) << (8 * (place / 256));
            for (own, turned) in images.iter_mut().zip(symmetries.iter().cycle()) {
                *own = image(turned, pegs);
            }
        }
        Self { of_bytes }
    }

    #[inline]
    fn of(&self, pegs: u64) -> [u64; N] {
        let mut images = [0; N];
        for (table, byte) in self.of_bytes.chunks_exact(256).zip(pegs.to_le_bytes()) {
            for (image, part) in images.iter_mut().zip(&table[usize::from(byte)]) {
                *image |= part;
            }
        }
        images
    }
}

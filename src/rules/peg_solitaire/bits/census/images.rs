//! [`Images`]: what the symmetries of a board make of a position.

use alloc::{vec, vec::Vec};

use super::super::layout::{Layout, NUMBERS, bit};
use crate::{
    Coord,
    rules::peg_solitaire::{Lattice, symmetry::symmetries},
};

/// A symmetry of a board: for each number of a hole the hole that it comes to, as a bit.
pub(super) type Turned = [u64; NUMBERS];

/// The symmetries that make nothing else of a position, at least the one that changes nothing. On a
/// board of one row each comes twice, as it can be turned over besides.
pub(super) fn symmetries_of(layout: &Layout, lattice: Lattice, pegs: u64) -> Vec<Turned> {
    let holes: Vec<_> = layout.holes().collect();
    let in_bits = |images: Vec<Coord>| {
        let mut turned = [0; NUMBERS];
        for (&from, to) in holes.iter().zip(images) {
            if let (Some(from), Some(to)) = (layout.number(from), layout.number(to)) {
                turned[usize::from(from)] = bit(to);
            }
        }
        turned
    };
    let all = symmetries(lattice, &holes).into_iter().map(in_bits);
    let mut own: Vec<_> = all.filter(|turned| image(turned, pegs) == pegs).collect();
    if own.is_empty() {
        own.push([0; NUMBERS]); // no holes
    }
    own
}

fn image(turned: &Turned, pegs: u64) -> u64 {
    let bits = turned.iter().enumerate();
    let own = bits.filter(|&(number, _)| pegs >> number & 1 == 1);
    own.fold(0, |image, (_, &bit)| image | bit)
}

/// What N symmetries make of any position, found byte by byte.
pub(super) struct Images<const N: usize> {
    /// For each byte of a word and each value of it what becomes of its pegs.
    of_bytes: Vec<[u64; N]>,
}

impl<const N: usize> Images<N> {
    /// As many symmetries as there are, again and again until there are N: each equally often.
    pub(super) fn new(symmetries: &[Turned]) -> Self {
        let mut of_bytes = vec![[0; N]; 8 * 256];
        for (place, images) in of_bytes.iter_mut().enumerate() {
            let pegs = (place as u64 % 256) << (8 * (place / 256));
            for (own, turned) in images.iter_mut().zip(symmetries.iter().cycle()) {
                *own = image(turned, pegs);
            }
        }
        Self { of_bytes }
    }

    /// The images of these pegs.
    #[inline]
    pub(super) fn of(&self, pegs: u64) -> [u64; N] {
        let mut images = [0; N];
        for (table, byte) in self.of_bytes.chunks_exact(256).zip(pegs.to_le_bytes()) {
            for (image, part) in images.iter_mut().zip(&table[usize::from(byte)]) {
                *image |= part;
            }
        }
        images
    }
}

//! The rules of the games once more, written apart: plain arrays and listed lines, and nothing of the
//! library. What the games are compared with.

pub(crate) mod abalone;
pub(crate) mod bagh_chal;
pub(crate) mod board;
pub(crate) mod columns;
pub(crate) mod complica;
pub(crate) mod crossword;
pub(crate) mod digits;
pub(crate) mod dots_and_boxes;
pub(crate) mod endless;
pub(crate) mod gems;
pub(crate) mod go;
pub(crate) mod halma;
pub(crate) mod havannah;
pub(crate) mod hex;
pub(crate) mod konane;
pub(crate) mod letters;
pub(crate) mod lights_out;
pub(crate) mod lines;
pub(crate) mod match_three;
pub(crate) mod minesweeper;
pub(crate) mod moebius_four;
pub(crate) mod nine_mens_morris;
pub(crate) mod pentago;
pub(crate) mod placing;
pub(crate) mod pop_out;
pub(crate) mod puyo;
pub(crate) mod quarto;
pub(crate) mod qubic;
pub(crate) mod shared_marks;
pub(crate) mod sliding_blocks;
pub(crate) mod surakarta;
pub(crate) mod teeko;
pub(crate) mod told;
pub(crate) mod ultimate;
pub(crate) mod yavalath;

use std::{collections::HashSet, fmt::Debug, hash::Hash};

/// A game in the middle of being played.
pub(crate) trait Game: Clone {
    type Move: Copy + Debug + PartialEq;
    /// What stands where.
    type Position: Eq + Hash;

    /// Every move once; none after the end.
    fn moves(&self) -> Vec<Self::Move>;

    /// Plays a move that is one of [`Game::moves`].
    fn play(&mut self, m: Self::Move);

    fn end(&self) -> Option<End>;

    fn position(&self) -> Self::Position;
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// Won by who moved last.
    Won,
    /// Lost by who moved last: only at Pop Out.
    Lost,
    Drawn,
}

/// What becomes of all games from a position, ply by ply. One that has ended isn't counted any more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Census {
    /// Sequences of this many moves.
    pub(crate) paths: Vec<u64>,
    /// Those whose last move wins, or loses.
    pub(crate) won: Vec<u64>,
    /// Those whose last move ends the game without a winner.
    pub(crate) drawn: Vec<u64>,
}

/// Plays all games from here for some plies.
pub(crate) fn census<G: Game>(game: &G, plies: usize) -> Census {
    let none = vec![0; plies + 1];
    let mut census = Census {
        paths: none.clone(),
        won: none.clone(),
        drawn: none,
    };
    visit(game, 0, &mut census);
    census
}

fn visit<G: Game>(game: &G, ply: usize, census: &mut Census) {
    census.paths[ply] += 1;
    match game.end() {
        Some(End::Won | End::Lost) => census.won[ply] += 1,
        Some(End::Drawn) => census.drawn[ply] += 1,
        None if ply + 1 < census.paths.len() => {
            for m in game.moves() {
                let mut next = game.clone();
                next.play(m);
                visit(&next, ply + 1, census);
            }
        }
        None => {}
    }
}

/// The sequences of `plies` moves from here; those of the last ply aren't played.
pub(crate) fn paths<G: Game>(game: &G, plies: usize) -> u64 {
    if plies == 0 {
        return 1;
    }
    let moves = game.moves();
    if plies == 1 {
        return moves.len() as u64;
    }
    let after = |m| {
        let mut next = game.clone();
        next.play(m);
        paths(&next, plies - 1)
    };
    moves.into_iter().map(after).sum()
}

/// The positions that differ, ply by ply, those where a game has ended among them.
pub(crate) fn positions<G: Game>(game: &G, plies: usize) -> Vec<u64> {
    let mut counts = vec![1];
    let mut games = vec![game.clone()];
    for _ in 0..plies {
        let mut seen = HashSet::new();
        let mut nexts = Vec::new();
        for game in &games {
            for m in game.moves() {
                let mut next = game.clone();
                next.play(m);
                if seen.insert(next.position()) {
                    nexts.push(next);
                }
            }
        }
        counts.push(seen.len() as u64);
        games = nexts;
    }
    counts
}

//! Hnefatafl, judged by the soldiers that are left and by the king's ways out.

use std::{collections::VecDeque, time::Instant};

use collinear::{
    Bounds, Coord, Direction, Grid, Slide,
    rules::{
        Rules, View,
        hnefatafl::{Army, Crossing, End, Escape, Hnefatafl, Reach, Repetition, State, Stopping},
    },
};

use super::{
    Advice,
    effort::Effort,
    judge::{Judge, worth},
    negamax::Search,
};

/// How many moves each level looks ahead: on boards up to 9x9, and on larger ones, where there are more
/// to choose from.
const PLIES: [u8; 5] = [1, 2, 3, 4, 6];
const PLIES_ON_LARGE: [u8; 5] = [1, 2, 3, 4, 5];
const LARGE: usize = 9 * 9;

/// What to do in a state.
///
/// Where repetition matters a position remembers how it came about, so that no two ways lead to the
/// same one, and a search takes twice as long. So it is left out of the search, unless the move that is
/// found would end the game by it.
pub(crate) fn advise(game: &Hnefatafl, state: &State, effort: &Effort) -> Advice<Slide> {
    let since = Instant::now();
    let plies = if game.bounds().cell_count() > LARGE {
        PLIES_ON_LARGE
    } else {
        PLIES
    };
    let search = |game: &Hnefatafl, state: &State, effort: &Effort| {
        Search::new(King::of(game), plies, effort).of(game, state)
    };
    let Some((forgetful, forgotten)) = without_repetition(game, state) else {
        return search(game, state, effort);
    };
    let advice = search(&forgetful, &forgotten, effort);
    let Advice::Play(slide) = advice else {
        return advice;
    };
    let mut after = state.clone();
    game.apply(&mut after, slide);
    if after.end() != Some(End::Repetition) {
        return advice;
    }
    let left = effort
        .limit
        .map(|limit| limit.saturating_sub(since.elapsed()));
    search(
        game,
        state,
        &Effort {
            limit: left,
            ..effort.clone()
        },
    )
}

/// The same game and the same position, but positions may be repeated.
fn without_repetition(game: &Hnefatafl, state: &State) -> Option<(Hnefatafl, State)> {
    let mut variant = game.variant().clone();
    variant.ending.repetition = Repetition::Ignored;
    let game = Hnefatafl::new(variant).ok()?;
    let state = game.position(state.grid().clone(), state.army()).ok()?;
    Some((game, state))
}

/// What the king wants, and with what he began.
pub(crate) struct King {
    game: Hnefatafl,
    /// The soldiers of each army at the start.
    soldiers: [usize; 2],
}

/// What all soldiers of an army are worth.
const ARMY: usize = 800;

/// What the king's way out is worth to him, by how many moves it takes: none at all first.
const WAY_OUT: [i32; 4] = [-120, 300, 90, 30];

/// What it is worth to him that the next move gets him out, and that the other side has only one move
/// against two ways of that kind.
const OUT_NEXT: i32 = 20_000;
const TWO_WAYS: i32 = 15_000;

/// What an attacker beside him costs, and what a move of his is worth.
const BESIDE: i32 = 40;
const STEP: i32 = 4;

impl King {
    pub(crate) fn of(game: &Hnefatafl) -> Self {
        let start = game.start().glyphs();
        let soldiers = ['a', 'd'].map(|army| start.count(|&glyph| glyph == army));
        let game = game.clone();
        Self { game, soldiers }
    }

    fn is_out(&self, bounds: Bounds, at: Coord) -> bool {
        match self.game.variant().ending.escape {
            Escape::Corners => bounds.is_corner(at),
            Escape::Edge => bounds.is_on_edge(at),
        }
    }

    /// The cells where he can go from a cell in one move.
    fn moves<'a>(&'a self, board: &'a Grid<char>, from: Coord) -> impl Iterator<Item = Coord> + 'a {
        let variant = self.game.variant();
        let reach = match variant.king.reach {
            Reach::Unlimited => usize::MAX,
            Reach::AtMost(cells) => cells,
        };
        let stops = variant.throne.stopping == Stopping::King;
        let crosses = stops || variant.throne.crossing == Crossing::Everybody;
        let throne = self.game.throne();
        let lines = Direction::ORTHOGONAL.into_iter();
        let lines = lines.map(move |way| {
            let slide = board.slide_at_most(from, way, reach, |&glyph| glyph == '.');
            slide.line
        });
        lines.flat_map(move |line| {
            let line = line.into_iter();
            line.take_while(move |&at| crosses || at != throne)
                .filter(move |&at| stops || at != throne)
        })
    }

    /// How many moves his shortest way out takes if nobody else moves, and on how many cells he is
    /// out as soon as that. `None`: there is none of at most three moves.
    fn way_out(&self, board: &Grid<char>, king: Coord) -> Option<(usize, usize)> {
        let bounds = board.bounds();
        let mut seen = board.map(|_| false);
        seen[king] = true;
        let mut edge = VecDeque::from([king]);
        for moves in 1..WAY_OUT.len() {
            let mut outs = 0;
            for _ in 0..edge.len() {
                let from = edge.pop_front()?;
                for to in self.moves(board, from) {
                    if seen[to] {
                        continue;
                    }
                    seen[to] = true;
                    outs += usize::from(self.is_out(bounds, to));
                    edge.push_back(to);
                }
            }
            if outs > 0 {
                return Some((moves, outs));
            }
        }
        None
    }

    /// What a board is worth to the defenders.
    fn worth_to_defenders(&self, board: &Grid<char>, turn: Army) -> i32 {
        let left = ['a', 'd'].map(|army| board.count(|&glyph| glyph == army));
        let share = |army: usize| ARMY * left[army] / self.soldiers[army].max(1);
        let balance = share(1).cast_signed() - share(0).cast_signed();
        let mut sum = i32::try_from(balance).unwrap_or(0);
        let Some(king) = board.positions(|&glyph| glyph == 'K').next() else {
            return sum;
        };
        let neighbours = board.neighbours(king, &Direction::ORTHOGONAL);
        let attackers = neighbours.filter(|&(_, _, &glyph)| glyph == 'a').count();
        sum -= BESIDE * i32::try_from(attackers).unwrap_or(0);
        let steps = self.moves(board, king).count();
        sum += STEP * i32::try_from(steps).unwrap_or(0);
        sum + match self.way_out(board, king) {
            None => WAY_OUT[0],
            Some((1, _)) if turn == Army::Defenders => OUT_NEXT,
            Some((1, 2..)) => TWO_WAYS,
            Some((moves, _)) => WAY_OUT[moves],
        }
    }
}

impl Judge<Slide> for King {
    fn worth<R: Rules<State: View, Move = Slide>>(&self, _: &R, state: &R::State) -> i16 {
        let turn = self.game.army(state.turn());
        let number = self.worth_to_defenders(&state.glyphs(), turn);
        worth(match turn {
            Army::Attackers => -number,
            Army::Defenders => number,
        })
    }
}

//! Hnefatafl, judged by the soldiers and by the king's ways to escape.

use std::{collections::VecDeque, sync::Arc};

use collinear::{
    Bounds, Coord, Direction, Grid, Move, Rect,
    rules::{
        Engine, EngineVisitor, Rules, View, after,
        hnefatafl::{
            self, Army, Crossing, End, Escape, Hnefatafl, Reach, Repetition, State, Stopping,
        },
    },
};

use super::begin::{BeginAt, begins};
use crate::computer::{
    Advice, Computer, Effort, Negamax, Opinion, Progress, Score, Search, follower::Looking,
    judge::Judge,
};

/// The search depth of each level, on boards up to 9x9 and on larger boards.
const PLIES: [u8; 5] = [1, 2, 3, 4, 6];
const PLIES_ON_LARGE: [u8; 5] = [1, 2, 3, 4, 5];
const LARGE: usize = 9 * 9;

/// Plays Hnefatafl: [`Negamax`] with [`King`].
///
/// If the state includes repetition, different paths never lead to the same position, and a search takes twice as long.
/// The search therefore ignores repetition at first. If its move would end the game by repetition, it searches again
/// with repetition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ForHnefatafl;

impl Computer<Hnefatafl> for ForHnefatafl {
    fn search(
        &self,
        game: &Arc<Hnefatafl>,
        state: &State,
        effort: Effort,
    ) -> Box<dyn Search<Move>> {
        let plies = if game.bounds().cell_count() > LARGE {
            PLIES_ON_LARGE
        } else {
            PLIES
        };
        let negamax = Negamax::new(King::of(game), plies);
        let begin = |negamax, state| BeginAt {
            negamax,
            state,
            effort,
        };
        let Some((forgetful, forgotten)) = without_repetition(game, state) else {
            return hnefatafl::fastest(Hnefatafl::clone(game), begin(negamax, state));
        };
        Box::new(Forgetful {
            game: Arc::clone(game),
            state: state.clone(),
            search: hnefatafl::fastest(forgetful, begin(negamax.clone(), &forgotten)),
            asked: None,
            anew: Some((negamax, effort)),
        })
    }
}

begins!(Hnefatafl, Looking<King>);

/// A search without repetition, followed by one with repetition if necessary.
struct Forgetful {
    game: Arc<Hnefatafl>,
    state: State,
    search: Box<dyn Search<Move>>,
    asked: Option<Move>,
    /// The arguments of the second search.
    anew: Option<(Negamax<Looking<King>>, Effort)>,
}

impl Search<Move> for Forgetful {
    fn work(&mut self, positions: u64) -> Progress {
        if self.search.work(positions) == Progress::Going {
            return Progress::Going;
        }
        let slides = [self.search.advice().to_play(), self.asked];
        let repeats = slides
            .into_iter()
            .flatten()
            .any(|slide| after(&self.game, &self.state, slide).end() == Some(End::Repetition));
        let Some((negamax, effort)) = self.anew.take().filter(|_| repeats) else {
            return Progress::Done;
        };
        let begin = BeginAt {
            negamax,
            state: &self.state,
            effort,
        };
        self.search = hnefatafl::fastest(Hnefatafl::clone(&self.game), begin);
        if let Some(slide) = &self.asked {
            self.search.ask(slide);
        }
        Progress::Going
    }

    fn ask(&mut self, slide: &Move) {
        self.search.ask(slide);
        self.asked = Some(*slide);
    }

    fn asked(&self) -> Option<Score> {
        self.search.asked()
    }

    fn advice(&self) -> Advice<Move> {
        self.search.advice()
    }

    fn opinion(&self) -> Option<Opinion<Move>> {
        self.search.opinion()
    }
}

/// The same position in a game without a repetition rule.
fn without_repetition(game: &Hnefatafl, state: &State) -> Option<(Hnefatafl, State)> {
    let mut variant = game.variant().clone();
    variant.ending.repetition = Repetition::Ignored;
    let game = Hnefatafl::new(variant).ok()?;
    let state = game.set_up(state.grid().clone(), state.army()).ok()?;
    Some((game, state))
}

/// The judge of Hnefatafl.
pub struct King {
    game: Hnefatafl,
    /// The number of soldiers of each army at the start.
    soldiers: [usize; 2],
}

/// The value of all soldiers of an army.
const ARMY: usize = 800;

/// The value of the king's shortest way out, by its number of moves. Index 0 is for a king without a way out.
const WAY_OUT: [i32; 4] = [-120, 300, 90, 30];

/// The values of a king who can escape with the next move, and of a king with two such ways when the attackers are to
/// move.
const OUT_NEXT: i32 = 20_000;
const TWO_WAYS: i32 = 15_000;

/// The cost of an attacker next to the king, and the value of each of the king's moves.
const BESIDE: i32 = 40;
const STEP: i32 = 4;

impl King {
    /// The judge for a game.
    #[must_use]
    pub fn of(game: &Hnefatafl) -> Self {
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

    /// The targets of the king's moves from a cell.
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
        let lines = lines.map(move |direction| {
            let slide = board.slide(from, direction, ..=reach, |&glyph| glyph == '.');
            slide.line
        });
        lines.flat_map(move |line| {
            let line = line.into_iter();
            line.take_while(move |&at| crosses || at != throne)
                .filter(move |&at| stops || at != throne)
        })
    }

    /// The number of moves in the king's shortest way out if nothing else moves, and the number of cells where such a
    /// way can end. `None` if every way is longer than three moves.
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

    fn worth_to_defenders(&self, board: &Grid<char>, turn: Army) -> i32 {
        let left = ['a', 'd'].map(|army| board.count(|&glyph| glyph == army));
        let share = |army: usize| ARMY * left[army] / self.soldiers[army].max(1);
        let balance = share(1).cast_signed() - share(0).cast_signed();
        let mut sum = i32::try_from(balance).unwrap_or(0);
        let Some(king) = board.cells_where(|&glyph| glyph == 'K').next() else {
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

impl<R: Rules<State: View<Board = Rect>, Move = Move>> Judge<R> for King {
    fn worth(&self, _: &R, state: &R::State) -> i32 {
        let turn = self.game.army(state.turn());
        let number = self.worth_to_defenders(&state.glyphs(), turn);
        match turn {
            Army::Attackers => -number,
            Army::Defenders => number,
        }
    }

    /// On large boards, some different slides have the same number.
    fn number(&self, slide: &Move) -> Option<u16> {
        let bounds = self.game.bounds();
        let [from, to] = [slide.from, slide.to].map(|at| bounds.index_of(at));
        let number = from? * bounds.cell_count() + to?;
        u16::try_from(number % usize::from(u16::MAX)).ok()
    }
}

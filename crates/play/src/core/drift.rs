//! [`Drift`]: a small game with chance, for tests.

use collinear::{
    Coord, Direction, Grid, Rect,
    rules::{EitherMove, Outcome, Position, Put, Rules, is_stuck},
};

use crate::core::playable::Playable;

/// A boat drifts in a direction across open water. After each move of the boat, chance puts a rock (three times out of
/// four) or a coin on an open cell. Chance also places the first rock or coin. The game ends when the boat cannot move;
/// the score is the number of coins that the boat reached.
pub(crate) struct Drift;

/// A move of the player, or of chance.
pub(crate) type Step = EitherMove<Direction, Put<char>>;

/// The board, the coins, and whether chance moves.
pub(crate) type Sea = Position<char, Rect, (u64, bool)>;

impl Drift {
    pub(crate) fn game() -> Playable<Self> {
        Playable::new(Self).for_one().chosen_by(["drift"])
    }
}

fn boat(state: &Sea) -> Coord {
    let boat = state.grid().cells_where(|&cell| cell == 'B').next();
    boat.expect("it never sinks")
}

impl Rules for Drift {
    type State = Sea;
    type Move = Step;

    fn start(&self) -> Sea {
        let sea = Grid::parse(". . .\n. B .\n. . .").expect("a picture");
        Position::new(sea).with_extra((0, true))
    }

    fn moves(&self, state: &Sea) -> impl Iterator<Item = Step> {
        let (_, is_chance) = state.extra;
        let open = state
            .grid()
            .cells_where(move |&cell| is_chance && cell == '.');
        let put = open.flat_map(|at| ['R', '$'].map(|piece| Step::Right(Put { piece, at })));
        let from = boat(state);
        let sailable = Direction::ORTHOGONAL.into_iter().filter(move |&direction| {
            let next = state.grid().bounds().step(from, direction);
            !is_chance && next.is_some_and(|at| state.grid()[at] != 'R')
        });
        put.chain(sailable.map(Step::Left))
    }

    fn apply(&self, state: &mut Sea, m: Step) {
        state.extra.1 = matches!(m, Step::Left(_));
        match m {
            Step::Right(Put { piece, at }) => state.fill([at], piece),
            Step::Left(direction) => {
                let from = boat(state);
                let path = state
                    .grid()
                    .slide(from, direction, .., |&cell| cell != 'R')
                    .line;
                let found = path.iter().filter(|&at| state.grid()[at] == '$').count();
                state.extra.0 += found as u64;
                let to = path.last().expect("a legal move");
                state.fill(path.iter().chain([from]).collect::<Vec<_>>(), '.');
                state.fill([to], 'B');
            }
        }
    }

    fn outcome(&self, state: &Sea) -> Option<Outcome> {
        let (coins, _) = state.extra;
        let is_over = is_stuck(self, state);
        is_over.then_some(Outcome::Score(coins))
    }

    fn is_chance(&self, state: &Sea) -> bool {
        state.extra.1
    }

    fn weight(&self, _: &Sea, m: &Step) -> u32 {
        match m {
            Step::Right(Put { piece: 'R', .. }) => 3,
            _ => 1,
        }
    }
}

//! [`BitNineMensMorris`]: the same game on sets of points.

use collinear::{
    Grid, Length,
    bits::{CellSet, KLineTable, LineTables},
    boards::Tracks,
    rules::{Bulk, Cell, Engine, Illegal, Outcome, Position, Rules, SetupError, Side, View},
};

use super::{Move, NineMensMorris, STONES, State};

/// A set of points, one bit each.
type Points = CellSet<u32>;

/// Nine Men's Morris on sets of points, for speed: the same game with the same moves as the [reference
/// rules](NineMensMorris).
///
/// ```
/// use collinear::rules::{Finished, Rules, perft};
/// use collinear_games::nine_mens_morris::BitNineMensMorris;
///
/// let morris = BitNineMensMorris::default();
/// assert_eq!(perft(&morris, &morris.start(), 4, Finished::Dropped), 255_024);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BitNineMensMorris {
    rules: NineMensMorris,
    tables: LineTables<u32, Tracks>,
    mills: KLineTable<u32, Tracks>,
    all: Points,
}

impl From<NineMensMorris> for BitNineMensMorris {
    fn from(rules: NineMensMorris) -> Self {
        let tables = LineTables::new(rules.board.clone()).expect("24 points have room in 32 bits");
        Self {
            // No line is longer than three, so this is exact.
            mills: tables.k_line_table(Length::AtLeast(3)),
            all: tables.full(),
            tables,
            rules,
        }
    }
}

impl Default for BitNineMensMorris {
    fn default() -> Self {
        NineMensMorris::default().into()
    }
}

/// The stones of each player, on the board and in hand, and the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BitState {
    stones: [Points; 2],
    in_hand: [u8; 2],
    turn: Side,
}

impl BitState {
    /// The points with a player's stones.
    #[must_use]
    #[inline]
    pub fn stones(&self, side: Side) -> Points {
        self.stones[side.index()]
    }

    /// The number of stones each player still has to place, by [`Side::index`].
    #[must_use]
    pub fn in_hand(&self) -> [u8; 2] {
        self.in_hand
    }

    /// True if the side to move has a stone to place.
    #[inline]
    fn places(&self) -> bool {
        self.in_hand[self.turn.index()] > 0
    }

    /// True if the side to move may move to any free point.
    #[inline]
    fn flies(&self) -> bool {
        self.stones(self.turn).len() == 3
    }

    fn grid(&self, rules: &NineMensMorris) -> Grid<Cell, Tracks> {
        let stone = |at: u16| {
            let owns = |side: &Side| self.stones(*side).contains_index(at.into());
            let owner = Side::BOTH.into_iter().find(owns);
            owner.map_or(Cell::Empty, Cell::Of)
        };
        Grid::on(rules.board.clone(), stone).expect("24 points")
    }
}

/// The moves of one stone.
#[derive(Clone, Copy)]
struct Routes {
    from: Option<u16>,
    /// The points that the stone can reach without a capture.
    quiet: Points,
    /// The points where the stone closes a mill.
    closing: Points,
    /// The stones that can be captured when the stone closes a mill; never empty.
    prey: Points,
}

impl Routes {
    #[inline]
    fn len(&self) -> usize {
        self.quiet.len() + self.closing.len() * self.prey.len()
    }

    #[inline]
    fn get(&self, number: usize) -> Option<Move> {
        let point = |points: Points, number| {
            let point = points.indices().nth(number)?;
            u16::try_from(point).ok()
        };
        let (to, taken) = match number.checked_sub(self.quiet.len()) {
            None => (point(self.quiet, number)?, None),
            Some(number) => {
                let prey = self.prey.len().max(1);
                let to = point(self.closing, number / prey)?;
                (to, Some(point(self.prey, number % prey)?))
            }
        };
        let from = self.from;
        Some(Move { from, to, taken })
    }
}

/// The moves of all stones. Skipping moves costs no more than counting them.
struct Moves<I> {
    stones: I,
    routes: Option<Routes>,
    /// The number of this stone's moves already returned.
    place: usize,
}

impl<I: Iterator<Item = Routes>> Iterator for Moves<I> {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        self.nth(0)
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Move> {
        self.place += n;
        loop {
            let routes = self.routes?;
            if self.place < routes.len() {
                self.place += 1;
                return routes.get(self.place - 1);
            }
            self.place -= routes.len();
            self.routes = self.stones.next();
        }
    }

    #[inline]
    fn count(self) -> usize {
        let first = self.routes.map_or(0, |routes| routes.len() - self.place);
        first + self.stones.map(|routes| routes.len()).sum::<usize>()
    }
}

impl BitNineMensMorris {
    #[inline]
    fn free(&self, state: &BitState) -> Points {
        self.all - state.stones[0] - state.stones[1]
    }

    #[inline]
    fn prey(&self, theirs: Points) -> Points {
        let open = theirs - self.mills.cells_in_line(theirs);
        if open.is_empty() { theirs } else { open }
    }

    /// The routes of each stone of the side to move: of one stone in hand, or of all on the board.
    #[inline]
    fn routes(&self, state: &BitState) -> impl Iterator<Item = Routes> {
        let mine = state.stones(state.turn);
        let (free, places, flies) = (self.free(state), state.places(), state.flies());
        // A completed line does not count if the stone that moves is itself part of it.
        let completing = self.mills.completions(mine, free);
        let prey = if completing.is_empty() {
            Points::empty()
        } else {
            self.prey(state.stones(state.turn.other()))
        };
        let routes = move |from: Option<u16>| {
            let rest = mine - from.map_or(Points::empty(), |from| self.tables.cell(from));
            let goals = match from {
                Some(from) if !flies => self.tables.neighbours(from) & free,
                _ => free,
            };
            let closes = |&to: &u16| {
                let moved = rest | self.tables.cell(to);
                self.mills.has_k_line_through(to, moved)
            };
            let closing = if prey.is_empty() {
                Points::empty()
            } else {
                let closing = self.tables.cells(goals & completing).filter(closes);
                closing.map(usize::from).collect()
            };
            Routes {
                from,
                quiet: goals - closing,
                closing,
                prey,
            }
        };
        let moving = if places { Points::empty() } else { mine };
        let hand = places.then_some(None);
        let board = self.tables.cells(moving).map(Some);
        hand.into_iter().chain(board).map(routes)
    }
}

impl Rules for BitNineMensMorris {
    type State = BitState;
    type Move = Move;

    fn start(&self) -> BitState {
        BitState {
            stones: [Points::empty(); 2],
            in_hand: [STONES; 2],
            turn: Side::First,
        }
    }

    #[inline]
    fn moves(&self, state: &BitState) -> impl Iterator<Item = Move> {
        let mut stones = self.routes(state);
        Moves {
            routes: stones.next(),
            stones,
            place: 0,
        }
    }

    #[inline]
    fn apply(&self, state: &mut BitState, Move { from, to, taken }: Move) {
        let (me, them) = (state.turn.index(), state.turn.other().index());
        match from {
            Some(from) => state.stones[me] -= self.tables.cell(from),
            None => state.in_hand[me] = state.in_hand[me].saturating_sub(1),
        }
        if let Some(taken) = taken {
            state.stones[them] -= self.tables.cell(taken);
        }
        state.stones[me] |= self.tables.cell(to);
        state.turn = state.turn.other();
    }

    #[inline]
    fn outcome(&self, state: &BitState) -> Option<Outcome> {
        let mine = state.stones(state.turn);
        let left = mine.len() + usize::from(state.in_hand[state.turn.index()]);
        let can_step = || {
            !self
                .tables
                .neighbours_of(mine)
                .is_disjoint(self.free(state))
        };
        let continues = left >= 3 && (state.places() || state.flies() || can_step());
        (!continues).then_some(Outcome::Win(state.turn.other()))
    }

    fn check(&self, state: &BitState, m: &Move) -> Result<(), Illegal> {
        self.rules.check(&self.leave(state), m)
    }
}

impl Bulk for BitNineMensMorris {
    fn is_legal(&self, state: &BitState, m: &Move) -> bool {
        self.moves(state).any(|legal| legal == *m)
    }
}

impl Engine for BitNineMensMorris {
    type Reference = NineMensMorris;

    fn of(rules: NineMensMorris) -> Result<Self, SetupError> {
        Ok(rules.into())
    }

    fn rules(&self) -> &NineMensMorris {
        &self.rules
    }

    fn enter(&self, state: &State) -> Result<BitState, SetupError> {
        let turn = state.position.turn;
        let stones = |side| state.stones(side).map(usize::from).collect();
        Ok(BitState {
            stones: Side::BOTH.map(stones),
            in_hand: state.in_hand,
            turn,
        })
    }

    /// Drops the points of the last move.
    fn leave(&self, state: &BitState) -> State {
        let position = Position::new(state.grid(&self.rules));
        State {
            position: position.with_turn(state.turn),
            in_hand: state.in_hand,
        }
    }
}

impl View for BitState {
    type Board = Tracks;
    type Key = Self;

    fn key(&self) -> Self {
        *self
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn glyphs(&self) -> Grid<char, Tracks> {
        let rules = NineMensMorris::default();
        self.grid(&rules).map(|&cell| cell.into())
    }
}

#[cfg(test)]
mod tests {
    use collinear::{
        rules::Rules,
        testing::{check_bulk, check_engine},
    };

    use super::*;
    use crate::test::{WALKS, counts};

    #[test]
    fn it_is_the_game_of_the_reference_rules() {
        let engine = BitNineMensMorris::default();
        check_engine(&engine, &engine.rules().start(), WALKS)
            .unwrap_or_else(|error| panic!("{error}"));
    }

    #[test]
    fn it_keeps_its_promises() {
        let engine = BitNineMensMorris::default();
        check_bulk(&engine, &engine.start(), WALKS).unwrap();
    }

    #[test]
    fn the_first_stones_can_be_placed_in_known_ways() {
        let deep: &[u128] = &[1, 24, 552, 12_144, 255_024, 5_140_800];
        let plies = if cfg!(debug_assertions) { 5 } else { 6 };
        counts(&BitNineMensMorris::default(), &deep[..plies]);
    }
}

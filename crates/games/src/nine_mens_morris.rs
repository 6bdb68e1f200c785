//! Nine Men's Morris: mills on three squares.

mod bits;
mod encoded;

use collinear::{
    Board, Grid, Headings, Length,
    boards::Tracks,
    rules::{
        Bulk, Cell, Illegal, MoveCells, Notation, Outcome, Owned, Position, Rules, Side, View,
        not_over, vacant,
    },
};

pub use self::bits::{BitNineMensMorris, BitState};
use crate::refused::owned;

/// Nine Men's Morris, by the rules with which Ralph Gasser solved it ("Solving Nine Men's Morris", 1996).
///
/// - Players take turns to place nine stones each. After that a move is a step along a line to the next point. A player
///   with three stones left may fly to any point.
/// - Three in a row are a mill. A player who closes a mill also captures an enemy stone outside any mill, or any enemy
///   stone if all of them are in mills. Closing two mills at once captures one stone.
/// - A player with fewer than three stones, counting those in hand, or without a move, loses.
///
/// Repetition does not end a game. Moves are written as `d2` or `d2-d3`, and with the captured stone as `d2xa1` or
/// `a7-a4xd6`.
///
/// ```
/// use collinear::rules::{Finished, Notation, Rules, perft};
/// use collinear_games::nine_mens_morris::NineMensMorris;
///
/// let morris = NineMensMorris::default();
/// assert_eq!(perft(&morris, &morris.start(), 2, Finished::Dropped), 24 * 23);
/// let error = morris.read_game(&morris.start(), "a1 g1 a4 g4 a7").unwrap_err();
/// assert_eq!(error.to_string(), "word 5, a7: this closes a mill, so it must capture a stone, as in a7xg4");
/// ```
#[doc(alias = "mill")]
#[doc(alias = "merels")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NineMensMorris {
    board: Board<Tracks>,
}

impl Default for NineMensMorris {
    fn default() -> Self {
        let board = Tracks::nine_mens_morris().board();
        Self { board }
    }
}

const STONES: u8 = 9;

/// The stones on the points, the side to move, and the stones still to place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    position: Position<Cell, Tracks>,
    in_hand: [u8; 2],
}

/// A stone that is placed or moved, and the stone that it captures.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    /// The point where the stone starts; `None` for a stone in hand.
    pub from: Option<u16>,
    /// The point where the stone ends.
    pub to: u16,
    /// The captured stone, if the move closes a mill.
    pub taken: Option<u16>,
}

impl State {
    /// The stones on the board, and the side to move.
    #[must_use]
    pub fn position(&self) -> &Position<Cell, Tracks> {
        &self.position
    }

    /// The number of stones each player still has to place, by [`Side::index`].
    #[must_use]
    pub fn in_hand(&self) -> [u8; 2] {
        self.in_hand
    }

    fn stones(&self, side: Side) -> impl Iterator<Item = u16> {
        let stone = Cell::is_of(side);
        self.position.grid().cells_where(stone)
    }

    /// The number of a player's stones, on the board and in hand.
    fn stones_left(&self, side: Side) -> usize {
        self.stones(side).count() + usize::from(self.in_hand[side.index()])
    }
}

impl NineMensMorris {
    /// True if there is a mill of these stones through a point.
    fn has_mill(&self, through: u16, stone: impl Fn(u16) -> bool) -> bool {
        let axes: Vec<_> = self.board.topology().axes(through).collect();
        self.board
            .has_k_line_through(through, &axes, Length::Exactly(3), stone)
    }

    /// The start and the end of each legal way of a stone, without its captures; no start for a stone in hand.
    fn ways(&self, state: &State) -> impl Iterator<Item = (Option<u16>, u16)> {
        let (grid, turn) = (state.position.grid(), state.position.turn);
        let free = || grid.cells_where(Cell::is_empty);
        let places = state.in_hand[turn.index()] > 0;
        let flies = state.stones(turn).count() == 3;
        let placed = free().filter(move |_| places).map(|to| (None, to));
        let own = state.position.own();
        let flying = grid.cells_where(move |cell| !places && flies && own(cell));
        let flown = flying.flat_map(move |from| free().map(move |to| (Some(from), to)));
        let headings = |at| self.board.topology().headings(at);
        let stones = grid.headings_of(move |cell| !places && !flies && own(cell), headings);
        let stepped = stones.filter_map(move |(from, heading)| {
            let to = grid.next(from, heading, Cell::is_empty)?;
            Some((Some(from), to))
        });
        placed.chain(flown).chain(stepped)
    }

    fn no_way(state: &State, (from, to): (Option<u16>, u16)) -> Illegal {
        let (grid, turn) = (state.position.grid(), state.position.turn);
        let refused = match (from, state.in_hand[turn.index()]) {
            (Some(_), left @ 1..) => {
                let why = format!("place all stones before you move one: {left} left");
                Err(Illegal::refused(why))
            }
            (None, 0) => Err(Illegal::refused(
                "all stones are placed, so one of them must move",
            )),
            (Some(from), 0) => owned(grid, from, Cell::is_of(turn)),
            (None, _) => Ok(()),
        };
        let refused = refused.and_then(|()| vacant(grid, to, Cell::is_empty));
        let no_step = || Illegal::about(grid.board(), to, "is more than a step away");
        refused.err().unwrap_or_else(no_step)
    }

    /// The stones that a player who closes a mill may capture.
    fn prey(&self, state: &State) -> Vec<u16> {
        let (grid, owner) = (state.position.grid(), state.position.turn.other());
        let stone = |at: u16| grid[at] == Cell::Of(owner);
        let (safe, open): (Vec<_>, Vec<_>) = state
            .stones(owner)
            .partition(|&at| self.has_mill(at, stone));
        if open.is_empty() { safe } else { open }
    }

    /// The moves of a stone on such a way: one without a capture, or one for each stone that can be captured.
    fn moves_of(
        &self,
        state: &State,
        prey: &[u16],
        (from, to): (Option<u16>, u16),
    ) -> impl Iterator<Item = Move> + use<> {
        let (grid, turn) = (state.position.grid(), state.position.turn);
        let mine = |at| at == to || Some(at) != from && grid[at] == Cell::Of(turn);
        let taken: Vec<_> = if !prey.is_empty() && self.has_mill(to, mine) {
            prey.iter().copied().map(Some).collect()
        } else {
            vec![None]
        };
        taken.into_iter().map(move |taken| Move { from, to, taken })
    }
}

impl Bulk for NineMensMorris {}

impl Rules for NineMensMorris {
    type State = State;
    type Move = Move;

    fn start(&self) -> State {
        let empty = Grid::filled_on(self.board.clone(), Cell::Empty);
        State {
            position: Position::new(empty.expect("24 points")),
            in_hand: [STONES, STONES],
        }
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = Move> {
        let prey = self.prey(state);
        let ways = self.ways(state);
        ways.flat_map(move |way| self.moves_of(state, &prey, way))
    }

    fn apply(&self, state: &mut State, Move { from, to, taken }: Move) {
        let turn = state.position.turn;
        if from.is_none() {
            let hand = &mut state.in_hand[turn.index()];
            *hand = hand.saturating_sub(1);
        }
        let left = [from, taken].into_iter().flatten();
        state.position.fill(left, Cell::Empty);
        state.position.place(to, Cell::Of(turn));
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let turn = state.position.turn;
        let has_lost = state.stones_left(turn) < 3 || self.ways(state).next().is_none();
        has_lost.then_some(Outcome::Win(turn.other()))
    }

    fn check(&self, state: &State, m: &Move) -> Result<(), Illegal> {
        not_over(self, state)?;
        let way = (m.from, m.to);
        if !self.ways(state).any(|legal| legal == way) {
            return Err(Self::no_way(state, way));
        }
        let mut legal = self.moves_of(state, &self.prey(state), way).peekable();
        let example = legal.peek().copied();
        if legal.any(|legal| legal == *m) {
            return Ok(());
        }
        Err(match (example, m.taken) {
            (Some(Move { taken: Some(_), .. }), Some(taken)) => {
                let at = self.board.names([taken]);
                let why = format!(
                    "{at} has no stone to capture: it must be an enemy stone outside any mill, or any if all are in mills"
                );
                Illegal::refused_at(why, [taken])
            }
            (Some(example), None) => {
                let text = self.write_move(state, &example);
                let why = format!("this closes a mill, so it must capture a stone, as in {text}");
                Illegal::refused_at(why, example.cells(state))
            }
            _ => Illegal::refused("this closes no mill, so it captures nothing"),
        })
    }
}

impl View for State {
    type Board = Tracks;
    type Key = (<Position<Cell, Tracks> as View>::Key, [u8; 2]);

    fn key(&self) -> Self::Key {
        (self.position.key(), self.in_hand)
    }

    fn turn(&self) -> Side {
        self.position.turn
    }

    fn glyphs(&self) -> Grid<char, Tracks> {
        self.position.glyphs()
    }
}

/// A move is picked by its start, its end, and the captured stone.
impl<S: View<Board = Tracks>> MoveCells<S> for Move {
    fn cells(&self, _: &S) -> impl Iterator<Item = u16> {
        [self.from, Some(self.to), self.taken].into_iter().flatten()
    }
}

impl Notation for NineMensMorris {
    fn write_move(&self, _: &State, &Move { from, to, taken }: &Move) -> String {
        let name = |at| self.board.names([at]);
        let from = from.map_or_else(String::new, |from| name(from) + "-");
        let taken = taken.map_or_else(String::new, |taken| format!("x{}", name(taken)));
        from + &name(to) + &taken
    }

    fn read_move(&self, before: &State, word: &str) -> Result<Move, Illegal> {
        not_over(self, before)?;
        let point = |name| {
            let point = self.board.cell_named(name);
            point.map_err(Illegal::refused)
        };
        let (way, taken) = match word.split_once(['x', 'X']) {
            Some((way, taken)) => (way, Some(point(taken)?)),
            None => (word, None),
        };
        let (from, to) = match way.split_once('-') {
            Some((from, to)) => (Some(point(from)?), point(to)?),
            None => (None, point(way)?),
        };
        let m = Move { from, to, taken };
        self.check(before, &m)?;
        Ok(m)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stone_in_a_mill_is_safe_as_long_as_another_is_not() {
        let morris = NineMensMorris::default();
        let refused = |text| {
            let error = morris.read_game(&morris.start(), text).unwrap_err();
            error.to_string()
        };
        assert_eq!(
            refused("a1 g1 a4 g4 b2 g7xb2 d1 b6 a7xg1"),
            "word 9, a7xg1: g1 has no stone to capture: it must be an enemy stone outside any mill, or any if all are in mills"
        );
        assert_eq!(
            refused("a1 g1xa1"),
            "word 2, g1xa1: this closes no mill, so it captures nothing"
        );
        let all_in_mills = "a1 g1 a4 g4 b2 g7xb2 a7xg1";
        assert!(morris.read_game(&morris.start(), all_in_mills).is_ok());
    }
}

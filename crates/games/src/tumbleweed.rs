//! Tumbleweed: a stack is as high as the number of stacks that see it.

use collinear::{
    Direction, Grid,
    boards::{Hex, Hexagons},
    picture::{Body, Figure, Sign, Style},
    rules::{Illegal, Notation, Outcome, Position, Rules, SetupError, Side, not_over},
};

use crate::{
    looks::{self, piece},
    set_up::at_least,
    shown::{Shown, such_as},
};

/// Tumbleweed, by Mike Zapawa (2020), on a hexagon with eight cells on each side.
///
/// - A stack sees a cell if they are in line and no stack is between them.
/// - A turn places a stack on a cell that the player's stacks see. The height of the new stack is the number of these
///   stacks. Any stack already on the cell must be lower, and is removed.
/// - Or a player passes. Two passes in a row end the game.
/// - Each player scores a point for each of their stacks, and for each empty cell that more of their stacks see than of
///   the opponent's. The player with more points wins.
///
/// A neutral stack of two starts in the middle, and each player starts with a stack of one. The cells of these two
/// stacks are arguments of [`new`](Self::new). By the printed rules one player places both, and the other chooses a
/// side.
///
/// A move is a cell, or `pass`.
///
/// ```
/// use collinear::rules::{Finished, Notation, Rules, perft};
/// use collinear::boards::Hex;
/// use collinear_games::tumbleweed::Tumbleweed;
///
/// let game = Tumbleweed::new(4, [Hex::new(3, 0), Hex::new(4, 5)]).unwrap();
/// assert_eq!(perft(&game, &game.start(), 2, Finished::Dropped), 134);
/// let moves = game.read_game(&game.start(), "d5 a6 pass").unwrap();
/// assert_eq!(moves.last(), Some(&None));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tumbleweed {
    start: Grid<Stack, Hexagons>,
}

/// A cell: a stack of one to six, or empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Stack {
    /// The owner; `None` for the neutral stack and for an empty cell.
    pub owner: Option<Side>,
    /// The height, 0 on an empty cell.
    pub height: u8,
}

/// `A` to `F` for the heights of the first player's stacks, `a` to `f` for the second player's, a digit for the neutral
/// one.
impl From<Stack> for char {
    fn from(Stack { owner, height }: Stack) -> Self {
        let lowest = match owner {
            _ if height == 0 => return '.',
            Some(Side::First) => b'A',
            Some(Side::Second) => b'a',
            None => b'1',
        };
        Self::from(lowest.saturating_add(height - 1))
    }
}

/// The stacks, and the number of passes in a row.
pub type State = Position<Stack, Hexagons, u8>;

impl Tumbleweed {
    /// Makes the game on a hexagon with this many cells on a side, at least 2, with a stack of each player on one of
    /// these cells.
    ///
    /// # Errors
    ///
    /// [`SetupError`] if `side` is less than 2, if the seeds are not on two different cells of the board outside the
    /// middle, or if the board is too large for memory.
    pub fn new(side: usize, seeds: [Hex; 2]) -> Result<Self, SetupError> {
        at_least("cells on a side", side, 2)?;
        let board = Hexagons::hexagon(side)?.board();
        let mut start = Grid::filled_on(board, Stack::default())?;
        let middle = i32::try_from(side - 1).map_err(SetupError::new)?;
        let [first, second] = Side::BOTH.map(|side| (Some(side), 1));
        let stacks = [(None, 2), first, second];
        let cells = [Hex::new(middle, middle)].into_iter().chain(seeds);
        for (at, (owner, height)) in cells.zip(stacks) {
            match start.get_mut(at) {
                Some(stack) if stack.height == 0 => *stack = Stack { owner, height },
                _ => {
                    return Err(SetupError::new(format!(
                        "no first stack can be placed on {at}"
                    )));
                }
            }
        }
        Ok(Self { start })
    }

    /// A player's score: the cells of their stacks, and the empty cells that more of their stacks see than of the
    /// opponent's.
    #[must_use]
    pub fn score(state: &State, side: Side) -> usize {
        let grid = state.grid();
        let has_more = |at| sights(grid, at, side) > sights(grid, at, side.other());
        let cells = grid.indexed();
        let own = cells.filter(|&(at, stack)| match stack.height {
            0 => has_more(at),
            _ => stack.owner == Some(side),
        });
        own.count()
    }
}

/// The default board has eight cells on a side, and seeds on opposite cells.
impl Default for Tumbleweed {
    fn default() -> Self {
        let game = Self::new(8, [Hex::new(6, 11), Hex::new(8, 3)]);
        game.unwrap_or_else(|error| unreachable!("{error}"))
    }
}

/// The number of a player's stacks that see a cell.
fn sights(grid: &Grid<Stack, Hexagons>, at: Hex, side: Side) -> u8 {
    let seen = grid.seen_from(at, &Direction::HEX, |stack| stack.height > 0);
    let own = seen.filter(|seen| grid[seen.at].owner == Some(side));
    own.fold(0, |count, _| count + 1)
}

impl Rules for Tumbleweed {
    type State = State;
    type Move = Option<Hex>;

    fn start(&self) -> State {
        Position::new(self.start.clone()).with_extra(0)
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = Option<Hex>> {
        let grid = state.grid();
        let open = grid
            .indexed()
            .filter(|&(at, stack)| sights(grid, at, state.turn) > stack.height);
        open.map(|(at, _)| Some(at)).chain([None])
    }

    fn apply(&self, state: &mut State, m: Option<Hex>) {
        if let Some(at) = m {
            let height = sights(state.grid(), at, state.turn);
            let owner = Some(state.turn);
            state.place(at, Stack { owner, height });
            state.extra = 0;
        } else {
            state.pass();
            state.extra += 1;
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let [first, second] = Side::BOTH;
        (state.extra == 2)
            .then(|| Outcome::by_score(Self::score(state, first), Self::score(state, second)))
    }

    fn check(&self, state: &State, m: &Option<Hex>) -> Result<(), Illegal> {
        not_over(self, state)?;
        let (Some(at), grid) = (*m, state.grid()) else {
            return Ok(());
        };
        let Some(stack) = grid.get(at) else {
            return Err(Illegal::off_board(grid.board(), at));
        };
        let why = match (stack.height, sights(grid, at, state.turn)) {
            (height, seen) if seen > height => return Ok(()),
            (0, _) => "is not seen by any of your stacks".to_owned(),
            (height, seen) => format!("has a stack of {height}, and {seen} of your stacks see it"),
        };
        Err(Illegal::about(grid.board(), at, why))
    }

    fn facts(&self, state: &State) -> Vec<String> {
        let [red, white] = Side::BOTH.map(|side| Self::score(state, side));
        vec![format!("cells: Red {red}, White {white}")]
    }
}

impl Notation for Tumbleweed {}

pub(crate) fn shown() -> Shown<Tumbleweed> {
    const HEIGHTS: [&str; 6] = ["1", "2", "3", "4", "5", "6"];
    let stacks = [('A', 0xb3_36_2a), ('a', 0xfa_f6_ec), ('1', 0xa9_a4_98)];
    let stacks = stacks.into_iter().flat_map(|(lowest, fill)| {
        let heights = (lowest..).zip(HEIGHTS);
        heights
            .map(move |(glyph, height)| (glyph, piece(Body::Disc, fill, Some(Sign::Text(height)))))
    });
    let figures = stacks.chain([('.', Figure::Nothing)]);
    Shown {
        style: Some(Style {
            theme: looks::theme(0xe8_dc_c2, 0xb0_9e_78, figures),
            ..Style::default()
        }),
        players: Some(["Red", "White"]),
        pieces: ["ABCDEF", "abcdef"],
        ..Shown::hinted(|rules, state| such_as("a cell that you see, or pass", rules, state))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test::{SHORT, agrees_with_its_promises_in};

    fn small() -> Tumbleweed {
        Tumbleweed::new(4, [Hex::new(3, 0), Hex::new(4, 5)]).unwrap()
    }

    #[test]
    fn it_keeps_its_promises() {
        agrees_with_its_promises_in(SHORT, &small());
    }

    #[test]
    fn two_passes_end_it_and_more_cells_win() {
        let game = small();
        let mut state = game.start();
        for m in game.read_game(&state, "d5 pass").unwrap() {
            game.apply(&mut state, m);
        }
        assert_eq!(game.outcome(&state), None);
        game.apply(&mut state, None);
        assert_eq!(game.outcome(&state), Some(Outcome::Win(Side::First)));
    }

    #[test]
    fn seeds_stand_on_cells_of_their_own() {
        let error = |side, seeds| Tumbleweed::new(side, seeds).unwrap_err().to_string();
        let [a, middle] = [Hex::new(0, 0), Hex::new(1, 1)];
        assert_eq!(error(2, [a, a]), "no first stack can be placed on (0, 0)");
        assert_eq!(
            error(2, [a, middle]),
            "no first stack can be placed on (1, 1)"
        );
        assert_eq!(
            error(2, [a, Hex::new(0, 2)]),
            "no first stack can be placed on (0, 2)"
        );
        let few = "cells on a side: 1, but there must be at least 2";
        assert_eq!(error(1, [a, a]), few);
    }
}

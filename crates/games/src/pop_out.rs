//! Pop Out: four in a row, where discs may also be popped out of the lowest row.

mod bits;

use collinear::{
    Bounds, Coord, Direction, Gravity, Grid, Length, Rect, TooLarge,
    picture::{Margin, Style, Surface, Theme},
    rules::{
        Cell, Illegal, MoveCells, Notation, Outcome, Owned, Position, Rules, Setting, SetupError,
        Side,
        in_a_row::{check_landing, column_full, read_column},
        is_stuck, not_over, vacant,
    },
};

pub use self::bits::{BitPopOut, BitState};
use crate::{Shown, set_up::at_least};

/// Pop Out: four in a row on 6 rows and 7 columns. A player drops a disc into a column that is not full, or pops a
/// disc. A pop takes one of the player's own discs out of the lowest row, and the discs above it fall by one.
///
/// - Four in a row win at once, no matter who moved: a pop can complete a line for the other player.
/// - If a pop completes lines for both players, the player who popped wins.
/// - On a full board only pops are possible. If the player to move has no disc in the lowest row, the game is a draw.
/// - Players could drop and pop for ever, so the game is a draw after a number of [pops](Self::limit).
///
/// Pop Out is a variation of Connect Four that Milton Bradley sold. The moves and the first rule are from Wikipedia
/// ("Connect Four", Pop Out), which does not give the other three rules.
///
/// A move is a column from 1 on, `4`, or `pop4` for a disc that is popped out of it.
///
/// ```
/// use collinear::rules::{Game, Notation, Outcome, Rules, Side};
/// use collinear_games::pop_out::PopOut;
///
/// let mut game = Game::new(PopOut::default());
/// let moves = game.rules().read_game(game.state(), "1 2 1 3 4 4 5 3 6 2 1 pop2").unwrap();
/// game.play_all(moves)?;
/// assert_eq!(game.state().grid().count(|cell| !cell.is_empty()), 10);
/// let refused = game.rules().read_move(game.state(), "pop2").unwrap_err();
/// assert_eq!(refused.to_string(), "the disc on b1 is not yours");
/// # Ok::<(), collinear::rules::GameError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PopOut {
    bounds: Bounds,
    length: Length,
    /// The game is a draw after this many pops; `None` for no limit. By default 100.
    pub limit: Option<usize>,
}

impl Default for PopOut {
    fn default() -> Self {
        let game = Self::new(6, 7, Length::AtLeast(4));
        game.unwrap_or_else(|_| unreachable!("42 cells"))
    }
}

impl PopOut {
    /// Makes the game on a board of another size, for lines of this length.
    ///
    /// # Errors
    ///
    /// [`SetupError`] for lines of length 0, or for more than 2^20 cells.
    pub fn new(rows: usize, cols: usize, length: Length) -> Result<Self, SetupError> {
        let (Length::AtLeast(cells) | Length::Exactly(cells)) = length;
        at_least("cells of a line", cells, 1)?;
        let bounds = TooLarge::check(rows, cols, 1 << 20);
        Ok(Self {
            bounds: bounds?,
            length,
            limit: Some(100),
        })
    }

    /// The same game without the limit, for counting positions.
    #[must_use]
    pub const fn without_limit(self) -> Self {
        Self {
            limit: None,
            ..self
        }
    }

    const fn lowest(self, col: usize) -> Coord {
        Coord::new(self.bounds.rows().saturating_sub(1), col)
    }

    fn refusal(self, state: &State, m: DropOrPop) -> Result<(), Illegal> {
        let (at, bounds, grid) = (m.at(), self.bounds, state.grid());
        if let DropOrPop::Drop(_) = m {
            vacant(grid, at, Cell::is_empty)?;
            let lands = landing(grid, at.col).ok_or_else(|| column_full(at.col))?;
            return check_landing(&bounds, at, lands);
        }
        let Some(disc) = grid.get(at) else {
            return Err(Illegal::off_board(&bounds, at));
        };
        let name = bounds.names([at]);
        let why = match disc.owner() {
            _ if at != self.lowest(at.col) => {
                format!("{name} is not in the lowest row, and only discs there can be popped")
            }
            Some(side) if side == state.turn => return Ok(()),
            Some(_) => format!("the disc on {name} is not yours"),
            None => format!("there is no disc on {name}"),
        };
        Err(Illegal::refused_at(why, [at]))
    }
}

/// The cell where a disc dropped into a column lands.
fn landing(grid: &Grid<Cell>, column: usize) -> Option<Coord> {
    let top = Coord::new(0, column);
    grid.drop_from(top, Direction::S, Cell::is_empty).ok()
}

/// The discs, and the number of pops, if there is a limit.
pub type State = Position<Cell, Rect, usize>;

/// A move: a disc is dropped or popped.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DropOrPop {
    /// A disc falls to this cell.
    Drop(Coord),
    /// The disc on this cell of the lowest row is popped.
    Pop(Coord),
}

impl DropOrPop {
    /// The cell of the disc.
    #[must_use]
    pub const fn at(self) -> Coord {
        match self {
            Self::Drop(at) | Self::Pop(at) => at,
        }
    }
}

/// A move is picked by its cell: a free cell means a drop, and a disc means a pop.
impl MoveCells<State> for DropOrPop {
    fn cells(&self, _: &State) -> impl Iterator<Item = Coord> {
        [self.at()].into_iter()
    }
}

impl Rules for PopOut {
    type State = State;
    type Move = DropOrPop;

    fn start(&self) -> State {
        let grid = Grid::filled_on(self.bounds, Cell::Empty);
        Position::new(grid.expect("at most 2^20 cells")).with_extra(0)
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = DropOrPop> {
        let (grid, own) = (state.grid(), state.own());
        let drops = grid.landings(Direction::S, Cell::is_empty);
        let lowest = self.bounds.side(Direction::S);
        let pops = lowest.filter(move |&at| own(&grid[at]));
        drops.map(DropOrPop::Drop).chain(pops.map(DropOrPop::Pop))
    }

    fn apply(&self, state: &mut State, m: DropOrPop) {
        match m {
            DropOrPop::Drop(at) => state.place(at, Cell::Of(state.turn)),
            DropOrPop::Pop(at) => {
                let grid = state.grid_mut();
                grid[at] = Cell::Empty;
                grid.compact(Direction::S, |cell| match cell {
                    Cell::Empty => Gravity::Empty,
                    Cell::Of(_) => Gravity::Falls,
                });
                let fell = grid[at];
                state.place(at, fell);
                state.extra += usize::from(self.limit.is_some());
            }
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let has_line = |&side: &Side| {
            let grid = state.grid();
            grid.has_k_line(&Direction::AXES, self.length, Cell::is_of(side))
        };
        // If both players have a line, the player who moved wins.
        let winner = [state.turn.other(), state.turn].into_iter().find(has_line);
        let is_over = self.limit.is_some_and(|limit| state.extra >= limit) || is_stuck(self, state);
        let won = winner.map(Outcome::Win);
        won.or(is_over.then_some(Outcome::Draw))
    }

    fn check(&self, state: &State, m: &DropOrPop) -> Result<(), Illegal> {
        not_over(self, state)?;
        self.refusal(state, *m)
    }
}

impl Notation for PopOut {
    fn write_move(&self, _: &State, m: &DropOrPop) -> String {
        let column = m.at().col.saturating_add(1);
        match m {
            DropOrPop::Drop(_) => column.to_string(),
            DropOrPop::Pop(_) => format!("{POP}{column}"),
        }
    }

    fn read_move(&self, state: &State, word: &str) -> Result<DropOrPop, Illegal> {
        not_over(self, state)?;
        let cols = self.bounds.cols();
        let popped = word.split_at_checked(POP.len());
        let popped = popped.filter(|(pop, _)| pop.eq_ignore_ascii_case(POP));
        let column = popped.map_or(word, |(_, column)| column);
        let col = read_column(column, cols).map_err(|illegal| match usize::read(column).ok() {
            None | Some(0) => Illegal::refused(format!("{illegal}, or {POP}1 to take a disc out")),
            Some(_) => illegal,
        })?;
        let m = if popped.is_some() {
            DropOrPop::Pop(self.lowest(col))
        } else {
            DropOrPop::Drop(landing(state.grid(), col).ok_or_else(|| column_full(col))?)
        };
        self.check(state, &m)?;
        Ok(m)
    }
}

/// The word before the column of a popped disc.
const POP: &str = "pop";

pub(crate) fn shown() -> Shown<PopOut> {
    Shown {
        players: Some(["Red", "Yellow"]),
        style: Some(Style {
            surface: Surface::Wells,
            margin: Margin::Columns,
            theme: Theme::sheet(),
            ..Style::default()
        }),
        hint: Some(|rules, _| {
            let cols = rules.bounds.cols();
            format!("column 1-{cols}, or {POP}1-{POP}{cols}")
        }),
        ..Shown::default()
    }
}

#[cfg(test)]
mod tests {
    use collinear::{
        rules::{Engine, Game},
        testing::check_engine,
    };

    use super::*;
    use crate::test::{WALKS, agrees_with_its_promises_in, counts};

    fn small(rows: usize, cols: usize, k: usize) -> PopOut {
        PopOut::new(rows, cols, Length::AtLeast(k)).unwrap()
    }

    fn set_up(picture: &str, turn: Side) -> State {
        let grid = Grid::parse_with(picture, Cell::from_glyph).unwrap();
        Position::new(grid).with_turn(turn).with_extra(0)
    }

    /// The outcome of a move in a position.
    fn after(rules: PopOut, picture: &str, turn: Side, text: &str) -> Option<Outcome> {
        let mut game = Game::from_state(rules, set_up(picture, turn));
        assert_eq!(game.outcome(), None, "{picture}");
        game.play(rules.read_move(game.state(), text).unwrap())
            .unwrap();
        game.outcome()
    }

    #[test]
    fn a_pop_can_win_for_either_player() {
        let open = "
            . . . .
            X . . .
            O X X X";
        let rules = small(3, 4, 4);
        let won = |side| Some(Outcome::Win(side));
        assert_eq!(after(rules, open, Side::Second, "pop1"), won(Side::First));
        let own = "
            X . .
            O X X
            X X O";
        let rules = small(3, 3, 3);
        assert_eq!(after(rules, own, Side::First, "pop1"), won(Side::First));
        let both = "
            X . . .
            O X X X
            X O O O";
        let rules = small(3, 4, 4);
        assert_eq!(after(rules, both, Side::First, "pop1"), won(Side::First));
        let turned = "
            O . . .
            X O O O
            O X X X";
        assert_eq!(
            after(rules, turned, Side::Second, "pop1"),
            won(Side::Second)
        );
    }

    #[test]
    fn a_line_has_cells_and_a_board_is_not_too_large() {
        let none = PopOut::new(6, 7, Length::AtLeast(0)).unwrap_err();
        let few = "cells of a line: 0, but there must be at least 1";
        assert_eq!(none.to_string(), few);
        let large = PopOut::new(1 << 11, 1 << 11, Length::AtLeast(4));
        let error = large.unwrap_err().to_string();
        assert!(error.contains(" is too large: "), "{error}");
    }

    #[test]
    fn capital_letters_are_read() {
        let rules = PopOut::default();
        let mut state = rules.start();
        for m in rules.read_game(&state, "1 2").unwrap() {
            rules.apply(&mut state, m);
        }
        let pop = DropOrPop::Pop(Coord::new(5, 0));
        for word in ["pop1", "POP1", "Pop1"] {
            assert_eq!(rules.read_move(&state, word).unwrap(), pop, "{word}");
        }
    }

    #[test]
    fn moves_are_refused_with_their_reason() {
        let rules = small(3, 3, 3);
        let state = set_up(". . X\nX . O\nO X X", Side::First);
        let refused = |text: &str| rules.read_move(&state, text).unwrap_err().to_string();
        assert_eq!(refused("3"), "column 3 is full");
        assert_eq!(refused("4"), "there is no column 4: columns are 1 to 3");
        assert_eq!(refused("pop1"), "the disc on a1 is not yours");
        let no_move = "not a column: columns are 1 to 3, or pop1 to take a disc out";
        for text in ["", "x", "0", "pop", "pop0", "+1", "pop 1", "1pop"] {
            assert_eq!(refused(text), no_move);
        }
        let narrow = small(3, 1, 3);
        let refused = narrow.read_move(&narrow.start(), "x").unwrap_err();
        let only = "not a column: the only column is 1, or pop1 to take a disc out";
        assert_eq!(refused.to_string(), only);
        let checked = |m| rules.check(&state, &m).unwrap_err();
        let cell = Coord::new;
        let [drop, pop] = [DropOrPop::Drop, DropOrPop::Pop];
        for (m, text, cells) in [
            (
                drop(cell(0, 1)),
                "a disc does not stay on b3: it falls to b2",
                2,
            ),
            (drop(cell(2, 1)), "b1 is occupied", 1),
            (
                drop(cell(3, 1)),
                "(3, 1) is off the board of 3 rows and 3 columns",
                1,
            ),
            (
                pop(cell(1, 0)),
                "a2 is not in the lowest row, and only discs there can be popped",
                1,
            ),
            (
                pop(cell(2, 3)),
                "(2, 3) is off the board of 3 rows and 3 columns",
                1,
            ),
        ] {
            let illegal = checked(m);
            assert_eq!(illegal.to_string(), text);
            assert_eq!(illegal.cells::<Coord>().len(), cells, "{text}");
        }
        let empty = rules.check(&rules.start(), &pop(cell(2, 1))).unwrap_err();
        assert_eq!(empty.to_string(), "there is no disc on b1");
    }

    #[test]
    fn the_same_game_is_played_on_sets() {
        let endless = PopOut::default().without_limit();
        let fast = BitPopOut::of(endless).unwrap();
        counts(&fast, &[1, 7, 49, 392, 3087, 26_320]);
        agrees_with_its_reference(endless, &endless.start());
        let limit = Some(5);
        let short = PopOut { limit, ..endless };
        agrees_with_its_reference(short, &short.start());
        // One free cell, and discs to pop for both.
        let late = "
            . O X O X O X
            O X O X O X O
            O X O X O X O
            X O X O X O X
            X O X O X O X
            O X X X O O O";
        agrees_with_its_reference(endless, &set_up(late, Side::First));
        let both = "
            . . . . . . .
            . . . . . . .
            . . . . . . .
            X . . . . . .
            O X X X . . .
            X O O O . . .";
        let state = set_up(both, Side::First);
        agrees_with_its_reference(endless, &state);
        let mut sets = fast.enter(&state).unwrap();
        fast.apply(&mut sets, DropOrPop::Pop(Coord::new(5, 0)));
        assert_eq!(fast.outcome(&sets), Some(Outcome::Win(Side::First)));
    }

    fn agrees_with_its_reference(rules: PopOut, from: &State) {
        assert_eq!(rules.outcome(from), None);
        let fast = BitPopOut::of(rules).unwrap();
        check_engine(&fast, from, WALKS).unwrap_or_else(|difference| panic!("{difference}"));
    }

    #[test]
    fn sets_refuse_other_games() {
        let why = |rules| BitPopOut::of(rules).unwrap_err().to_string();
        assert_eq!(
            why(small(6, 6, 4)),
            "the board has 6 rows and 6 columns, but the engine is for 6 rows and 7 columns"
        );
        assert_eq!(
            why(small(6, 7, 5)),
            "lines have 5 cells or more, but the engine is for lines of 4 or more"
        );
        let fast = BitPopOut::of(PopOut::default()).unwrap();
        let mut state = PopOut::default().start();
        state.place(Coord::new(0, 3), Cell::Of(Side::First));
        assert_eq!(
            fast.enter(&state).unwrap_err().to_string(),
            "there is a disc in the air, but the engine is for discs that have fallen"
        );
        assert!(fast.enter(&small(3, 3, 3).start()).is_err());
    }

    #[test]
    fn it_keeps_its_promises() {
        for rules in [
            PopOut::default(),
            small(3, 2, 2),
            small(1, 4, 3),
            small(4, 1, 2),
            small(0, 3, 2),
        ] {
            agrees_with_its_promises_in(WALKS, &rules);
        }
    }
}

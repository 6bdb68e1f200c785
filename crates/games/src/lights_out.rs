//! Lights Out: switch off all lights, a puzzle for one player; with a solver.

use collinear::{
    Bounds, Coord, Direction, Grid,
    picture::{Form, Style},
    rules::{Notation, Outcome, Position, Rules, SetupError},
};

use crate::{
    looks::{self, tile},
    set_up::parsed,
    shown::{Shown, such_as},
};

/// Lights Out: pressing a cell switches its light and the lights of its four neighbours. The puzzle is solved when all
/// lights are off.
///
/// Pressing a cell twice changes nothing, and the order makes no difference, so a solution is a set of cells. Not every
/// start has a solution: on 5x5 cells, one start in four has one (Anderson, Feil: Turning Lights Out with Linear
/// Algebra, 1998).
///
/// ```
/// use collinear::rules::{Game, Outcome};
/// use collinear_games::lights_out::LightsOut;
///
/// let puzzle = LightsOut::new("* * .\n* . .\n. . .").unwrap();
/// let pressed = puzzle.solution().unwrap();
/// assert_eq!(pressed, [(0, 0).into()]);
/// let mut game = Game::new(puzzle);
/// game.play_all(pressed).unwrap();
/// assert_eq!(game.outcome(), Some(Outcome::Solved));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LightsOut {
    lights: Grid<char>,
}

const ON: char = '*';
const OFF: char = '.';

const START: &str = "
    * . * . *
    * . * . *
    . . . . .
    * . * . *
    * . * . *
";

/// Lit and dark lamps.
#[must_use]
pub fn shown() -> Shown<LightsOut> {
    let lamps = [
        (ON, tile(Form::Card, 0xff_dd_3c)),
        (OFF, tile(Form::Card, 0x3c_42_50)),
    ];
    Shown {
        style: Some(Style {
            theme: looks::theme(0x1a_1d_24, 0x1a_1d_24, lamps),
            ..Style::default()
        }),
        hint: Some(|rules, state| such_as("a cell to press", rules, state)),
        ..Shown::for_one(["*", ""])
    }
}

impl Default for LightsOut {
    fn default() -> Self {
        Self::new(START).expect("lights")
    }
}

impl LightsOut {
    /// Makes the puzzle that begins with these lights: `*` is on, `.` is off.
    ///
    /// # Errors
    ///
    /// [`SetupError`] if `lights` is not a board of `*` and `.`.
    pub fn new(lights: &str) -> Result<Self, SetupError> {
        let lights = parsed(lights, "*.")?;
        Ok(Self { lights })
    }

    /// Finds a solution: the cells to press, in board order. `None` if there is no solution.
    ///
    /// # Complexity
    ///
    /// The cube of the number of cells. Each cell gives one equation modulo 2 about the presses around it, and
    /// elimination solves them.
    #[must_use]
    pub fn solution(&self) -> Option<Vec<Coord>> {
        let lights = &self.lights;
        let cells: Vec<_> = lights.bounds().coords().collect();
        // The presses that switch a cell, followed by the parity that their number must have.
        let equation = |&at: &Coord| {
            let mut row = lights.map(|_| false);
            row.fill(switched(lights.bounds(), at), true);
            let mut row = row.into_cells();
            row.push(lights[at] == ON);
            row
        };
        let mut rest: Vec<_> = cells.iter().map(equation).collect();
        let mut solved = vec![None; cells.len()];
        for press in 0..cells.len() {
            let Some(found) = rest.iter().position(|row| row[press]) else {
                continue;
            };
            let pivot = rest.swap_remove(found);
            let others = rest.iter_mut().chain(solved.iter_mut().flatten());
            for row in others.filter(|row| row[press]) {
                row.iter_mut()
                    .zip(&pivot)
                    .for_each(|(one, other)| *one ^= other);
            }
            solved[press] = Some(pivot);
        }
        let is_odd = |row: &Vec<bool>| row.last() == Some(&true);
        // An equation without presses left must not need an odd number.
        (!rest.iter().any(is_odd)).then(|| {
            let pressed = |row: &Option<Vec<bool>>| row.as_ref().is_some_and(is_odd);
            let cells = cells.into_iter().zip(&solved);
            cells
                .filter(|(_, row)| pressed(row))
                .map(|(at, _)| at)
                .collect()
        })
    }
}

/// The cells whose lights a press switches.
fn switched(board: Bounds, at: Coord) -> impl Iterator<Item = Coord> {
    let around = board.neighbours(at, &Direction::ORTHOGONAL);
    around.map(|(_, next)| next).chain([at])
}

impl Rules for LightsOut {
    type State = Position<char>;
    type Move = Coord;

    fn start(&self) -> Self::State {
        Position::new(self.lights.clone())
    }

    fn moves(&self, state: &Self::State) -> impl Iterator<Item = Coord> {
        state.grid().bounds().coords()
    }

    fn apply(&self, state: &mut Self::State, at: Coord) {
        let cells = switched(state.grid().bounds(), at);
        state.update(cells, |light| *light = if *light == ON { OFF } else { ON });
    }

    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        let is_dark = state.grid().iter().all(|&light| light == OFF);
        is_dark.then_some(Outcome::Solved)
    }
}

impl Notation for LightsOut {}

#[cfg(test)]
mod tests {
    use collinear::rules::Game;

    use super::*;

    fn lights(rows: usize, cols: usize, is_on: impl Fn(usize) -> bool) -> LightsOut {
        let light = |at: Coord| {
            if is_on(cols * at.row + at.col) {
                ON
            } else {
                OFF
            }
        };
        let lights = Grid::from_fn(rows, cols, light).unwrap();
        LightsOut { lights }
    }

    /// The number of starts that a plain program finds by pressing every set of cells.
    fn reached(rows: usize, cols: usize) -> usize {
        let press = |cell: usize| {
            let (row, col) = (cell / cols, cell % cols);
            let near = |other: &usize| row.abs_diff(other / cols) + col.abs_diff(other % cols) <= 1;
            (0..rows * cols)
                .filter(near)
                .fold(0_u32, |bits, cell| bits | 1 << cell)
        };
        let presses: Vec<_> = (0..rows * cols).map(press).collect();
        let mut starts: Vec<_> = (0_u32..1 << presses.len())
            .map(|set| {
                let pressed = presses
                    .iter()
                    .enumerate()
                    .filter(|(cell, _)| set >> cell & 1 == 1);
                pressed.fold(0, |bits, (_, press)| bits ^ press)
            })
            .collect();
        starts.sort_unstable();
        starts.dedup();
        starts.len()
    }

    fn can_be_solved(puzzle: &LightsOut) -> bool {
        let Some(pressed) = puzzle.solution() else {
            return false;
        };
        let mut state = puzzle.start();
        for at in pressed {
            puzzle.apply(&mut state, at);
        }
        assert_eq!(puzzle.outcome(&state), Some(Outcome::Solved));
        true
    }

    #[test]
    fn as_many_starts_are_solved_as_a_plain_program_reaches() {
        for (rows, cols) in [
            (1, 1),
            (1, 2),
            (2, 1),
            (1, 5),
            (2, 3),
            (3, 3),
            (4, 2),
            (3, 4),
        ] {
            let starts = 0_u32..1 << (rows * cols);
            let solved = starts
                .filter(|set| can_be_solved(&lights(rows, cols, |cell| set >> cell & 1 == 1)));
            assert_eq!(solved.count(), reached(rows, cols), "{rows}x{cols}");
        }
    }

    #[test]
    fn a_press_on_a_torus_goes_round() {
        let mut puzzle = lights(3, 4, |cell| [0, 1, 3, 4, 8].contains(&cell));
        puzzle.lights = puzzle.lights.with_wrap(collinear::Wrap::Both);
        let mut game = Game::new(puzzle);
        game.play(Coord::new(0, 0)).unwrap();
        assert_eq!(game.outcome(), Some(Outcome::Solved));
    }
}

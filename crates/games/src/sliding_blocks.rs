//! Sliding blocks: Rush Hour and Klotski, puzzles for one player.

use std::sync::Arc;

use collinear::{
    Coord, Direction, Grid, Move, Rect, Shape,
    geometry::Tiling,
    picture::{Form, Style, Surface},
    rules::{Notation, Outcome, Rules, SetupError, Side, View, is_stuck},
};

use crate::{
    looks::{self, framed, tile},
    set_up::{miscounted, parsed},
    shown::{Shown, such_as},
};

/// Blocks that slide in a box, one at a time, until one of them reaches its goal.
///
/// - In [`rush_hour`](Self::rush_hour) a block slides along its length only, like a car.
/// - In [`klotski`](Self::klotski) it slides along rows and columns.
///
/// A move slides a block straight over empty cells, any distance. It is written as the old and the new cell of the
/// block's first cell in reading order: `a2-c2`. On the board each block is a letter, `.` is empty and `#` is a wall.
///
/// Two positions are the same if they differ only by a swap of blocks with the same shape. The block that must get out
/// is never swapped.
///
/// ```
/// use collinear::rules::{Game, Notation, Outcome, Rules};
/// use collinear_games::sliding_blocks::SlidingBlocks;
///
/// let card = SlidingBlocks::rush_hour("A A . B .\n. . . B .\n. . . . .", 'A', (0, 3).into()).unwrap();
/// let mut game = Game::new(card);
/// let solution = game.rules().read_game(game.state(), "d3-d2 a3-d3").unwrap();
/// game.play_all(solution)?;
/// assert_eq!(game.outcome(), Some(Outcome::Solved));
/// # Ok::<(), collinear::rules::GameError>(())
/// ```
#[doc(alias("sliding puzzle", "Unblock Me", "Huarong Dao"))]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SlidingBlocks {
    start: State,
    /// The block that must get out, and the goal of its first cell.
    block: char,
    goal: Coord,
    /// True if blocks slide along their length only.
    lengthwise: bool,
}

const CARD: &str = "
    A A . . . O
    P . . Q . O
    P X X Q . O
    P . . Q . .
    B . . . C C
    B . R R R .
";

const KLOTSKI: &str = "
    A X X B
    A X X B
    C D D E
    C F G E
    H . . I
";

/// The positions of the blocks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    grid: Grid<char>,
    /// Each block with the block that represents its shape.
    kinds: Arc<[(char, char)]>,
}

impl State {
    /// The letters of the blocks, each with its first cell.
    fn blocks(&self) -> impl Iterator<Item = (char, Coord)> {
        self.kinds
            .iter()
            .filter_map(|&(block, _)| Some((block, self.first_cell(block)?)))
    }

    fn first_cell(&self, block: char) -> Option<Coord> {
        self.grid.cells_where(|&cell| cell == block).next()
    }

    /// Slides the block whose first cell is `from`.
    fn slide(&mut self, Move { from, to }: Move) {
        let (block, direction) = (self.grid[from], from.direction_to(to));
        let cells = self.grid.cells_where(|&cell| cell == block);
        let slide = direction.map(|direction| {
            let steps = from.distance(to);
            self.grid
                .slide_together(cells, direction, ..=steps, |&cell| cell == '.')
        });
        if let Some(slide) = slide {
            self.grid.carry_together(&slide, '.');
        }
    }
}

impl SlidingBlocks {
    /// Makes a card of Rush Hour: a block that must get out, and the goal of its first cell.
    ///
    /// # Errors
    ///
    /// [`SetupError`] if `picture` is not a board, or if the block or its goal is not on the board.
    pub fn rush_hour(picture: &str, block: char, goal: Coord) -> Result<Self, SetupError> {
        Self::new(picture, block, goal, true)
    }

    /// Makes a puzzle like Klotski: as [`rush_hour`](Self::rush_hour), but blocks slide along rows and columns.
    ///
    /// # Errors
    ///
    /// Like [`rush_hour`](Self::rush_hour).
    pub fn klotski(picture: &str, block: char, goal: Coord) -> Result<Self, SetupError> {
        Self::new(picture, block, goal, false)
    }

    fn new(picture: &str, block: char, goal: Coord, lengthwise: bool) -> Result<Self, SetupError> {
        let letters: String = ('A'..='Z').chain('a'..='z').chain(['.', '#']).collect();
        let grid = parsed(picture, &letters)?;
        let is_there = block.is_alphabetic() && grid.count(|&cell| cell == block) > 0;
        if !is_there || grid.get(goal).is_none() {
            return Err(miscounted("blocks that get out", 0, 1));
        }
        let mut shapes: Vec<(char, Shape)> = Vec::new();
        for &letter in grid.iter().filter(|letter| letter.is_alphabetic()) {
            if shapes.iter().all(|&(known, _)| known != letter) {
                let cells = grid.cells_where(|&cell| cell == letter);
                shapes.push((letter, Shape::new(Tiling::Square, cells)));
            }
        }
        let kinds = shapes.iter().map(|(letter, shape)| {
            let is_alike = |(other, its): &&(char, Shape)| its == shape && *other != block;
            let kind = shapes.iter().find(is_alike).filter(|_| *letter != block);
            (*letter, kind.map_or(*letter, |&(kind, _)| kind))
        });
        let kinds = kinds.collect();
        Ok(Self {
            start: State { grid, kinds },
            block,
            goal,
            lengthwise,
        })
    }
}

/// Rush Hour, by Nob Yoshigahara (1996), with a card that takes eight moves: the car X gets out on the right.
#[must_use]
pub fn rush_hour() -> SlidingBlocks {
    let card = SlidingBlocks::rush_hour(CARD, 'X', Coord::new(2, 4));
    card.unwrap_or_else(|error| unreachable!("{error}"))
}

/// Klotski (1932), also known as _L'Âne rouge_ and _Huarong Dao_: the square X gets out at the bottom. It takes 116
/// steps of one cell, or 81 moves of a block if a move may turn corners (Martin Gardner, "The hypnotic fascination of
/// sliding-block puzzles", 1964).
#[must_use]
pub fn klotski() -> SlidingBlocks {
    let start = SlidingBlocks::klotski(KLOTSKI, 'X', Coord::new(3, 1));
    start.unwrap_or_else(|error| unreachable!("{error}"))
}

/// Blocks in colours, the one that must get out in red, and the exit in the frame around them.
fn shown(
    puzzle: &SlidingBlocks,
    others: &'static str,
    colours: &[(char, u32)],
    way_out: &[(Coord, Direction)],
) -> Shown<SlidingBlocks> {
    let blocks = colours
        .iter()
        .map(|&(block, colour)| (block, tile(Form::Bar, colour)));
    let rest = [
        ('X', tile(Form::Bar, 0xd6_2f_2f)),
        ('#', tile(Form::Field, 0x5b_51_48)),
    ];
    Shown {
        style: Some(Style {
            surface: Surface::Plain,
            walls: framed(puzzle.start.grid.bounds(), way_out).collect(),
            theme: looks::theme(0xd8_d3_c8, 0xa8_a2_94, blocks.chain(rest)),
            ..Style::default()
        }),
        hint: Some(|rules, state| such_as("a block's first cell, before and after", rules, state)),
        ..Shown::for_one(["X", others])
    }
}

/// Cars and lorries, and a gap on the right.
#[must_use]
pub fn shown_rush_hour() -> Shown<SlidingBlocks> {
    const COLOURS: [(char, u32); 7] = [
        ('A', 0x7c_c5_6c),
        ('B', 0xee_8b_2d),
        ('C', 0x3f_c1_c9),
        ('O', 0xf0_cc_3b),
        ('P', 0x9a_6f_c4),
        ('Q', 0x3a_76_c9),
        ('R', 0x1f_80_5a),
    ];
    shown(
        &rush_hour(),
        "ABCOPQR",
        &COLOURS,
        &[((2, 5).into(), Direction::E)],
    )
}

/// Wooden blocks coloured by shape, and a gap at the bottom.
#[must_use]
pub fn shown_klotski() -> Shown<SlidingBlocks> {
    let colours = "ABCEDFGHI".chars().map(|block| match block {
        'A' | 'B' | 'C' | 'E' => (block, 0x3a_76_c9),
        'D' => (block, 0x2f_8f_5b),
        _ => (block, 0xee_b0_3a),
    });
    let way_out = [1, 2].map(|col| (Coord::new(4, col), Direction::S));
    shown(
        &klotski(),
        "ABCDEFGHI",
        &colours.collect::<Vec<_>>(),
        &way_out,
    )
}

impl Rules for SlidingBlocks {
    type State = State;
    type Move = Move;

    fn start(&self) -> State {
        self.start.clone()
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = Move> {
        let tries = state.blocks().flat_map(move |(block, from)| {
            let is_long = |direction| {
                let beside = state.grid.bounds().step(from, direction);
                beside.is_some_and(|at| state.grid[at] == block)
            };
            let along = [is_long(Direction::E), is_long(Direction::S)];
            let directions = Direction::ORTHOGONAL.into_iter();
            let directions = directions.filter(move |direction| {
                !self.lengthwise || along[usize::from(direction.cols() == 0)]
            });
            directions.map(move |direction| (block, from, direction))
        });
        tries.flat_map(|(block, from, direction)| {
            let cells = state.grid.cells_where(|&cell| cell == block);
            let slide = state
                .grid
                .slide_together(cells, direction, .., |&cell| cell == '.');
            let cells = state.grid.bounds().ray(from, direction).take(slide.steps);
            cells.map(move |to| Move { from, to })
        })
    }

    fn apply(&self, state: &mut State, m: Move) {
        state.slide(m);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        if state.first_cell(self.block) == Some(self.goal) {
            Some(Outcome::Solved)
        } else {
            is_stuck(self, state).then_some(Outcome::Stuck { left: 1 })
        }
    }
}

impl View for State {
    type Board = Rect;
    type Key = Grid<char>;

    /// The key has each block's representative at its first cell, which fixes all cells of the block.
    fn key(&self) -> Grid<char> {
        let mut key = self.grid.map(|&cell| if cell == '#' { '#' } else { '.' });
        for (&(_, kind), (_, at)) in self.kinds.iter().zip(self.blocks()) {
            key[at] = kind;
        }
        key
    }

    fn turn(&self) -> Side {
        Side::First
    }

    fn glyphs(&self) -> Grid<char> {
        self.grid.clone()
    }
}

impl Notation for SlidingBlocks {}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::test::QUICK;

    /// The number of moves that solve a puzzle, and the number of reachable positions, including those after its end.
    /// `moves` returns the states after one move.
    fn searched(
        puzzle: &SlidingBlocks,
        mut moves: impl FnMut(&State) -> Vec<State>,
    ) -> (Option<usize>, usize) {
        let (mut ply, mut seen, mut solved) = (vec![puzzle.start()], HashSet::new(), None);
        seen.insert(puzzle.start().key());
        for depth in 0.. {
            let is_solved = |state: &State| puzzle.outcome(state) == Some(Outcome::Solved);
            if solved.is_none() && ply.iter().any(is_solved) {
                solved = Some(depth);
            }
            let next = ply.iter().flat_map(&mut moves);
            ply = next.filter(|state| seen.insert(state.key())).collect();
            if ply.is_empty() {
                break;
            }
        }
        (solved, seen.len())
    }

    fn after(state: &State, m: Move) -> State {
        let mut after = state.clone();
        after.slide(m);
        after
    }

    fn slides(puzzle: &SlidingBlocks) -> impl Fn(&State) -> Vec<State> {
        move |state| puzzle.moves(state).map(|m| after(state, m)).collect()
    }

    fn steps(puzzle: &SlidingBlocks) -> impl Fn(&State) -> Vec<State> {
        move |state| {
            let steps = puzzle.moves(state).filter(|m| m.from.distance(m.to) == 1);
            steps.map(|m| after(state, m)).collect()
        }
    }

    #[test]
    fn the_card_takes_eight_moves() {
        assert_eq!(searched(&rush_hour(), slides(&rush_hour())).0, Some(8));
    }

    /// The hardest card, found by Michael Fogleman (2018), and its number of positions.
    #[test]
    fn the_hardest_card_takes_sixty_moves() {
        if QUICK {
            return;
        }
        let card = "
            I B B # . .
            I . . L D D
            J A A L . .
            J . K E E M
            F F K . . M
            G G H H H M
        ";
        let puzzle = SlidingBlocks::rush_hour(card, 'A', Coord::new(2, 4)).unwrap();
        let (solved, positions) = searched(&puzzle, slides(&puzzle));
        assert_eq!((solved, positions), (Some(60), 2332));
    }

    #[test]
    fn klotski_takes_116_steps() {
        if QUICK {
            return;
        }
        let (solved, positions) = searched(&klotski(), steps(&klotski()));
        assert_eq!((solved, positions), (Some(116), 25_955));
    }

    #[test]
    fn blocks_of_a_shape_may_change_places() {
        let (start, mut other) = (klotski().start(), klotski().start());
        other.grid = other.grid.map(|&cell| match cell {
            'F' => 'H',
            'H' => 'F',
            cell => cell,
        });
        assert_ne!(start, other);
        assert_eq!(start.key(), other.key());
        let key = start.key().to_string();
        assert_eq!(key.matches('A').count(), 4);
        assert_eq!(key.matches('X').count(), 1);
    }

    #[test]
    fn a_card_without_the_block_or_its_goal_is_refused() {
        for (block, goal) in [('Z', (0, 0)), ('X', (9, 9))] {
            assert!(SlidingBlocks::rush_hour(CARD, block, goal.into()).is_err());
        }
        let error = SlidingBlocks::klotski("X X\nX", 'X', Coord::new(0, 0))
            .unwrap_err()
            .to_string();
        assert!(error.ends_with("but row 0 has 2"), "{error}");
        let shut = SlidingBlocks::klotski("X #\n# .", 'X', Coord::new(1, 1)).unwrap();
        assert_eq!(
            shut.outcome(&shut.start()),
            Some(Outcome::Stuck { left: 1 })
        );
    }
}

//! Ricochet Robots: robots that slide until something stops them, a puzzle for one player.

use collinear::{
    Coord, Direction, Grid, Move, Rect,
    picture::{Body, Sign, Style},
    rules::{Notation, Outcome, Rules, SetupError, Side, View, is_stuck},
};

use crate::{
    looks::{self, framed, piece},
    set_up::{miscounted, parsed, the_one},
    shown::{Shown, such_as},
};

/// Ricochet Robots, by Alex Randolph: bring one robot to the target. Any robot may slide along its row or its column,
/// until a wall, another robot or the edge stops it.
///
/// The game is solved when the right robot is on the target. Robots are letters, the target is `*`. A wall is between
/// two cells, and is written in the left or the upper cell: `|` on its right, `_` below it, `┘` both. Rules: "Ricochet
/// Robots", Rio Grande Games (1999).
///
/// ```
/// use collinear::rules::{Game, Notation, Outcome};
/// use collinear_games::ricochet_robots::RicochetRobots;
///
/// let picture = "R . | .
///                . * B .";
/// let mut game = Game::new(RicochetRobots::new(picture, 'R').unwrap());
/// let solution = game.rules().read_game(game.state(), "a2-a1 a1-b1").unwrap();
/// game.play_all(solution).unwrap();
/// assert_eq!(game.outcome(), Some(Outcome::Solved));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RicochetRobots {
    start: State,
    robot: char,
    target: Coord,
}

/// The default puzzle, for the robot `R`; it takes six moves.
const PUZZLE: &str = "
    . . _ . . | . .
    . | . . . . . _
    B . . . ┘ . . .
    . _ . . . . | .
    . . . | * . . .
    . . . . . _ . G
    ┘ . . R . . . .
    . . | . . . | .
";

/// Walls as thick lines, robots in their colours, and the target in the colour of its robot.
#[must_use]
pub fn shown() -> Shown<RicochetRobots> {
    const ROBOTS: [(char, &str, u32); 4] = [
        ('R', "R", 0xd6_2f_2f),
        ('B', "B", 0x2f_5f_c4),
        ('G', "G", 0x2f_8f_3f),
        ('Y', "Y", 0xf0_c4_2e),
    ];
    let robots =
        ROBOTS.map(|(robot, text, fill)| (robot, piece(Body::Disc, fill, Some(Sign::Text(text)))));
    let target = ('*', piece(Body::Star, 0xd6_2f_2f, None));
    let floor = RicochetRobots::default().start.floor;
    let walls = floor.indexed().flat_map(|(at, glyph)| {
        let sides = [(Direction::E, "|┘"), (Direction::S, "_┘")];
        let sides = sides
            .into_iter()
            .filter(|(_, glyphs)| glyphs.contains(*glyph));
        sides.map(move |(side, _)| (at, side))
    });
    Shown {
        style: Some(Style {
            walls: walls.chain(framed(floor.bounds(), &[])).collect(),
            theme: looks::theme(0xe6_e1_d3, 0xbd_b6_a2, robots.into_iter().chain([target])),
            ..Style::default()
        }),
        board: Some(|_, state| {
            state
                .glyphs()
                .map(|&glyph| if "|_┘".contains(glyph) { '.' } else { glyph })
        }),
        hint: Some(|rules, state| such_as("a robot and where it stops", rules, state)),
        ..Shown::for_one(["R", ""])
    }
}

/// The positions of the robots.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    robots: Grid<char>,
    floor: Grid<char>,
}

impl State {
    fn has_wall(&self, a: Coord, b: Coord) -> bool {
        let wall = if a.row == b.row { '|' } else { '_' };
        [wall, '┘'].contains(&self.floor[a.min(b)])
    }

    fn stop(&self, from: Coord, direction: Direction) -> Option<Coord> {
        let board = self.robots.bounds();
        let is_free = |to| {
            let before = board.step(to, -direction);
            let is_open = before.is_some_and(|before| !self.has_wall(before, to));
            is_open && self.robots[to] == '.'
        };
        board.last_free(from, direction, is_free).ok()
    }
}

impl RicochetRobots {
    /// Makes the puzzle of `picture`, in which this robot must reach the target.
    ///
    /// # Errors
    ///
    /// [`SetupError`] if `picture` is not a board with one target and one robot of this letter.
    pub fn new(picture: &str, robot: char) -> Result<Self, SetupError> {
        let picture = parsed(picture, "ABCDEFGHIJKLMNOPQRSTUVWXYZ.*|_┘")?;
        let target = the_one(&picture, "targets", "*")?;
        let is_robot = char::is_ascii_uppercase;
        let called = picture.count(|glyph| *glyph == robot && is_robot(glyph));
        if called != 1 {
            return Err(miscounted("robots for the target", called, 1));
        }
        let kept = |keeps: bool, glyph: char| if keeps { glyph } else { '.' };
        let robots = picture.map(|glyph| kept(is_robot(glyph), *glyph));
        let floor = picture.map(|glyph| kept(!is_robot(glyph), *glyph));
        let start = State { robots, floor };
        Ok(Self {
            start,
            robot,
            target,
        })
    }
}

impl Default for RicochetRobots {
    fn default() -> Self {
        Self::new(PUZZLE, 'R').expect("a puzzle")
    }
}

impl Rules for RicochetRobots {
    type State = State;
    type Move = Move;

    fn start(&self) -> State {
        self.start.clone()
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = Move> {
        let is_robot = |&robot: &char| robot != '.';
        let robots = state
            .robots
            .headings_of(is_robot, |_| Direction::ORTHOGONAL);
        robots.filter_map(|(from, direction)| {
            let to = state.stop(from, direction)?;
            Some(Move { from, to })
        })
    }

    fn apply(&self, state: &mut State, Move { from, to }: Move) {
        state.robots.carry(from, to, '.');
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        if state.robots[self.target] == self.robot {
            Some(Outcome::Solved)
        } else {
            is_stuck(self, state).then_some(Outcome::Stuck { left: 1 })
        }
    }
}

impl View for State {
    type Board = Rect;
    type Key = Grid<char>;

    fn key(&self) -> Grid<char> {
        self.robots.clone()
    }

    fn turn(&self) -> Side {
        Side::First
    }

    /// The robots, and on all other cells the target and the walls.
    fn glyphs(&self) -> Grid<char> {
        let mut glyphs = self.floor.clone();
        let robots = || self.robots.cells_where(|&robot| robot != '.');
        glyphs.write(robots(), robots().map(|at| self.robots[at]));
        glyphs
    }
}

impl Notation for RicochetRobots {}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use collinear::rules::{Game, distinct_positions};

    use super::*;

    /// The number of positions after each move, counted plainly by going cell by cell.
    fn counted(picture: &str, moves: usize) -> Vec<usize> {
        let rows = picture
            .lines()
            .map(|row| row.split_whitespace().collect::<String>());
        let rows: Vec<Vec<char>> = rows
            .filter(|row| !row.is_empty())
            .map(|row| row.chars().collect())
            .collect();
        let (height, width) = (rows.len(), rows[0].len());
        let cells = (0..height).flat_map(|row| (0..width).map(move |col| (row, col)));
        let at = |(row, col): (usize, usize)| rows[row][col];
        let mut robots: Vec<_> = cells
            .clone()
            .filter(|&it| at(it).is_ascii_uppercase())
            .collect();
        robots.sort_by_key(|&it| (at(it) != 'R', at(it)));
        let target = cells.clone().find(|&it| at(it) == '*').expect("a target");
        let slide = |robots: &[(usize, usize)], mut from: (usize, usize), direction: usize| {
            loop {
                let (row, col) = from;
                let (to, shut) = match direction {
                    0 if row > 0 => ((row - 1, col), "_┘".contains(rows[row - 1][col])),
                    1 if col + 1 < width => ((row, col + 1), "|┘".contains(rows[row][col])),
                    2 if row + 1 < height => ((row + 1, col), "_┘".contains(rows[row][col])),
                    3 if col > 0 => ((row, col - 1), "|┘".contains(rows[row][col - 1])),
                    _ => return from,
                };
                if shut || robots.contains(&to) {
                    return from;
                }
                from = to;
            }
        };
        let mut positions = BTreeSet::from([robots]);
        let mut counts = vec![1];
        for _ in 0..moves {
            let mut next = BTreeSet::new();
            for robots in positions.iter().filter(|robots| robots[0] != target) {
                for moved in 0..robots.len() {
                    for direction in 0..4 {
                        let mut after = robots.clone();
                        after[moved] = slide(robots, robots[moved], direction);
                        if after != *robots {
                            next.insert(after);
                        }
                    }
                }
            }
            counts.push(next.len());
            positions = next;
        }
        counts
    }

    #[test]
    fn positions_are_those_of_a_plain_program() {
        let game = RicochetRobots::default();
        let counts = counted(PUZZLE, 4);
        let found = distinct_positions(&game, &game.start()).take(counts.len());
        assert_eq!(found.collect::<Vec<_>>(), counts);
    }

    #[test]
    fn the_puzzle_is_solved_in_six_moves() {
        let mut game = Game::new(RicochetRobots::default());
        let solution = "h3-a3 d2-h2 h2-h6 a3-h3 h6-h4 h4-e4";
        let moves = game.rules().read_game(game.state(), solution).unwrap();
        game.play_all(moves).unwrap();
        assert_eq!(game.outcome(), Some(Outcome::Solved));
    }

    #[test]
    fn pictures_that_are_no_puzzles_say_why() {
        let error = RicochetRobots::new("R . .", 'R').unwrap_err();
        assert_eq!(error.to_string(), "targets: 0, but there must be 1");
        let error = RicochetRobots::new("R ?", 'R').unwrap_err().to_string();
        assert!(error.ends_with("unknown character '?'"), "{error}");
        assert!(RicochetRobots::new("* .", '.').is_err());
    }
}

//! A cave with guards: leave it unseen, for one player.

use collinear::{
    Coord, Corners, Direction, Grid, Rect,
    picture::{Body, Figure, Form, Sign, Style, Surface},
    rules::{Illegal, Notation, Outcome, Rules, SetupError, Side, View, not_over},
};

use crate::{
    looks::{self, piece, tile, written},
    set_up::{at_least, parsed, the_one},
    shown::{Shown, such_as},
};

/// Reach the exit of a cave unseen. The hero steps to any of the eight cells around him, or waits. After that each
/// guard takes a step, and turns round first if rock is ahead. If a guard sees the hero, the game is lost.
///
/// Guards see in all directions, up to [six steps](Self::new) far. Walls hide the hero, and so does a corner where two
/// walls meet. Sight is symmetric: a hero who cannot be seen sees no guard.
///
/// `#` is rock, `.` the floor, `@` the hero, `x` the exit; `^` `>` `v` `<` are guards and their directions. Cells that
/// a guard sees are shown as `:`. A move is the cell that the hero steps to.
///
/// ```
/// use collinear::rules::{Game, Notation, Outcome, View};
/// use collinear_games::cave::Cave;
///
/// let picture = "@ . # . v
///                . . # . .
///                . . x . .";
/// let mut game = Game::new(Cave::new(picture, 6).unwrap());
/// assert_eq!(game.state().glyphs().to_string(), "@ . # : v\n. . # : :\n. . x : :");
/// game.play_all(game.rules().read_game(game.state(), "b2").unwrap()).unwrap();
/// assert_eq!(game.outcome(), None);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cave {
    start: State,
}

const CAVE: &str = "
    # # # # # # # # # # # #
    # @ . # . . . . # . . #
    # . . # . # # . # . . #
    # . . . . # # . . . . #
    # # # . # # # # # # . #
    # . . . . . < . . . . #
    # . # # # . # # # # . #
    # . # . . . # . . # . #
    # . # . # . . . . # . #
    # . . . # # # # . . v #
    # x # . . . . . . # . #
    # # # # # # # # # # # #
";

/// Rock, the hero, guards as arrows with lit cells around them, and the exit.
#[must_use]
pub fn shown() -> Shown<Cave> {
    let guards = ARROWS.into_iter().zip(["▲", "▶", "▼", "◀"]);
    let guards = guards
        .map(|((glyph, _), arrow)| (glyph, written(Form::Field, SEEN, 0xb0_20_20, Some(arrow))));
    let figures = [
        ('#', tile(Form::Field, 0x57_4d_45)),
        ('.', Figure::Nothing),
        (':', tile(Form::Field, SEEN)),
        (
            'x',
            written(Form::Field, 0x4f_a0_58, 0xff_ff_ff, Some("EXIT")),
        ),
        ('@', piece(Body::Disc, 0x2f_6d_b3, Some(Sign::Face))),
    ];
    Shown {
        style: Some(Style {
            surface: Surface::Plain,
            theme: looks::theme(0xa8_a0_94, 0x48_40_3a, figures.into_iter().chain(guards)),
            ..Style::default()
        }),
        hint: Some(|rules, state| such_as("the cell to step to", rules, state)),
        ..Shown::for_one(["@", "^>v<"])
    }
}

/// The colour of the floor that a guard sees.
const SEEN: u32 = 0xf3_dc_86;

/// The cave, the hero and the guards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// Rock, floor and the exit.
    cave: Grid<char>,
    /// How far guards see.
    sight: usize,
    hero: Coord,
    guards: Vec<Guard>,
}

/// A guard and his direction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Guard {
    /// The cell of the guard.
    pub at: Coord,
    /// The direction in which he walks.
    pub direction: Direction,
}

const ARROWS: [(char, Direction); 4] = [
    ('^', Direction::N),
    ('>', Direction::E),
    ('v', Direction::S),
    ('<', Direction::W),
];

const ROCK: fn(&char) -> bool = |&cell| cell == '#';

impl State {
    /// The cells that a guard sees.
    pub fn watched(&self) -> impl Iterator<Item = Coord> {
        self.guards.iter().flat_map(|guard| {
            self.cave
                .field_of_view(guard.at, self.sight, Corners::Lenient, ROCK)
        })
    }

    fn is_seen(&self) -> bool {
        let sees = |guard: &Guard| {
            let line = self.cave.sees(guard.at, self.hero, Corners::Lenient, ROCK);
            line.is_ok() && guard.at.distance(self.hero) <= self.sight
        };
        self.guards.iter().any(sees)
    }

    /// Returns the guard after a step. He turns round first if rock is ahead.
    fn patrols(&self, Guard { at, direction }: Guard) -> Guard {
        let step = |direction| self.cave.next(at, direction, |cell| !ROCK(cell));
        match step(direction) {
            Some(at) => Guard { at, direction },
            None => Guard {
                at: step(-direction).unwrap_or(at),
                direction: -direction,
            },
        }
    }
}

impl Cave {
    /// Makes a cave whose guards see up to `sight` steps far.
    ///
    /// # Errors
    ///
    /// [`SetupError`] if `picture` is not a cave with one hero.
    pub fn new(picture: &str, sight: usize) -> Result<Self, SetupError> {
        let picture = parsed(picture, "#.@x^>v<")?;
        let hero = the_one(&picture, "heroes", "@")?;
        let guard = |(at, glyph): (Coord, &char)| {
            let arrow = ARROWS.iter().find(|(arrow, _)| arrow == glyph);
            arrow.map(|&(_, direction)| Guard { at, direction })
        };
        let guards: Vec<_> = picture.indexed().filter_map(guard).collect();
        at_least("guards", guards.len(), 1)?;
        let cave = picture.map(|glyph| if "#x".contains(*glyph) { *glyph } else { '.' });
        Ok(Self {
            start: State {
                cave,
                sight,
                hero,
                guards,
            },
        })
    }
}

/// A cave of 12x12 cells with two guards who see six steps far.
impl Default for Cave {
    fn default() -> Self {
        Self::new(CAVE, 6).expect("a cave")
    }
}

impl Rules for Cave {
    type State = State;
    type Move = Coord;

    fn start(&self) -> State {
        self.start.clone()
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = Coord> {
        let around = state.cave.neighbours(state.hero, &Direction::ALL);
        let steps = around.filter(|(.., cell)| !ROCK(cell)).map(|(_, to, _)| to);
        steps.chain([state.hero])
    }

    fn apply(&self, state: &mut State, to: Coord) {
        state.hero = to;
        state.guards = state
            .guards
            .iter()
            .map(|&guard| state.patrols(guard))
            .collect();
    }

    fn check(&self, state: &State, &to: &Coord) -> Result<(), Illegal> {
        not_over(self, state)?;
        let refused = |why| Err(Illegal::about(state.cave.board(), to, why));
        match state.cave.get(to) {
            Some(cell) if ROCK(cell) => refused("is rock"),
            Some(_) if self.moves(state).all(|legal| legal != to) => {
                refused("is more than a step away")
            }
            Some(_) => Ok(()),
            None => Err(Illegal::off_board(state.cave.board(), to)),
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        if state.is_seen() {
            Some(Outcome::Lost)
        } else {
            (state.cave[state.hero] == 'x').then_some(Outcome::Solved)
        }
    }
}

impl View for State {
    type Board = Rect;
    type Key = (Coord, Vec<Guard>);

    fn key(&self) -> Self::Key {
        (self.hero, self.guards.clone())
    }

    fn turn(&self) -> Side {
        Side::First
    }

    fn glyphs(&self) -> Grid<char> {
        let mut glyphs = self.cave.clone();
        let watched = self.watched().filter(|&at| self.cave[at] == '.');
        glyphs.fill(watched, ':');
        let arrow = |guard: &Guard| {
            ARROWS
                .iter()
                .find(|(_, direction)| *direction == guard.direction)
        };
        let arrows = self
            .guards
            .iter()
            .filter_map(arrow)
            .map(|&(arrow, _)| arrow);
        glyphs.write(self.guards.iter().map(|guard| guard.at), arrows);
        glyphs[self.hero] = '@';
        glyphs
    }
}

impl Notation for Cave {}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use collinear::rules::distinct_positions;

    use super::*;

    /// A plain reference: true if no rock is on the segment between two cells or touches a point of it from both sides.
    fn sees(rows: &[Vec<char>], a: [i32; 2], b: [i32; 2]) -> bool {
        let way = [b[0] - a[0], b[1] - a[1]];
        let width = way[0].abs() + way[1].abs();
        let mut touched = BTreeSet::new();
        for (row, cells) in (0..).zip(rows) {
            for (col, &cell) in (0..).zip(cells) {
                let is_beside =
                    (row - a[0]) * (row - b[0]) <= 0 && (col - a[1]) * (col - b[1]) <= 0;
                if cell != '#' || [row, col] == a || [row, col] == b || !is_beside {
                    continue;
                }
                let off = 2 * ((row - a[0]) * way[1] - (col - a[1]) * way[0]);
                if off.abs() < width {
                    return false;
                }
                if off.abs() == width {
                    let side = off.signum();
                    let corner = [
                        2 * row - side * way[1].signum(),
                        2 * col + side * way[0].signum(),
                    ];
                    if !touched.insert(corner) {
                        return false;
                    }
                }
            }
        }
        true
    }

    /// The number of positions after each step, and the first step with a way out. The guards depend only on the number
    /// of steps.
    fn counted(steps: usize) -> (Vec<usize>, Option<usize>) {
        let rows = CAVE
            .lines()
            .map(|row| row.chars().filter(|it| !it.is_whitespace()).collect());
        let rows: Vec<Vec<char>> = rows.filter(|row: &Vec<char>| !row.is_empty()).collect();
        let cell = |[row, col]: [i32; 2]| {
            rows[usize::try_from(row).unwrap()][usize::try_from(col).unwrap()]
        };
        let all = || (0..12).flat_map(|row| (0..12).map(move |col| [row, col]));
        let find = |glyph| all().find(|&at| cell(at) == glyph).expect("it is there");
        let mut guards = [(find('<'), [0, -1]), (find('v'), [1, 0])];
        let is_seen = |hero: [i32; 2], guards: &[([i32; 2], [i32; 2])]| {
            guards.iter().any(|&(at, _)| {
                let far = (at[0] - hero[0]).abs().max((at[1] - hero[1]).abs());
                far <= 6 && sees(&rows, at, hero)
            })
        };
        let (mut heroes, mut counts, mut out) = (BTreeSet::from([find('@')]), vec![1], None);
        for step in 1..=steps {
            let going_on = heroes
                .iter()
                .filter(|&&hero| cell(hero) != 'x' && !is_seen(hero, &guards));
            let next: BTreeSet<_> = going_on
                .flat_map(|hero| {
                    all().filter(|at| (at[0] - hero[0]).abs() <= 1 && (at[1] - hero[1]).abs() <= 1)
                })
                .filter(|&at| cell(at) != '#')
                .collect();
            for (at, way) in &mut guards {
                if cell([at[0] + way[0], at[1] + way[1]]) == '#' {
                    *way = [-way[0], -way[1]];
                }
                *at = [at[0] + way[0], at[1] + way[1]];
            }
            counts.push(next.len());
            if next
                .iter()
                .any(|&hero| cell(hero) == 'x' && !is_seen(hero, &guards))
            {
                out = out.or(Some(step));
            }
            heroes = next;
        }
        (counts, out)
    }

    #[test]
    fn positions_are_those_of_a_plain_program() {
        let game = Cave::default();
        let (counts, out) = counted(24);
        assert_eq!(out, Some(19));
        let found = distinct_positions(&game, &game.start()).take(counts.len());
        assert_eq!(found.collect::<Vec<_>>(), counts);
    }

    #[test]
    fn a_hero_is_seen_from_where_guards_are_seen() {
        let state = Cave::default().start();
        let view = |from| state.cave.field_of_view(from, 6, Corners::Lenient, ROCK);
        for at in state.cave.cells_where(|cell| !ROCK(cell)) {
            let state = State {
                hero: at,
                ..state.clone()
            };
            let sees_a_guard =
                view(at).any(|seen| state.guards.iter().any(|guard| guard.at == seen));
            assert_eq!(state.is_seen(), sees_a_guard, "{at}");
            assert_eq!(state.watched().any(|seen| seen == at), sees_a_guard, "{at}");
        }
    }

    #[test]
    fn pictures_that_are_no_caves_say_why() {
        let error = Cave::new("@ . x", 6).unwrap_err();
        assert_eq!(error.to_string(), "guards: 0, but there must be at least 1");
        let error = Cave::new("@ ?", 6).unwrap_err().to_string();
        assert!(error.ends_with("unknown character '?'"), "{error}");
    }
}

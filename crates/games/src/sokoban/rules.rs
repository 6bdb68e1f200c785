//! [`Sokoban`]: how boxes are pushed, and when a puzzle is solved.

use collinear::{
    Coord, Direction, Grid, Miss, Push, Rect, Stop,
    picture::{Body, Figure, Form, Sign, Style, Surface},
    rules::{Illegal, MoveCells, Notation, Outcome, Rules, SetupError, Side, View, not_over},
};

use crate::{
    looks::{self, piece, sign, tile, written},
    set_up::{miscounted, parsed, the_one},
    shown::Shown,
};

/// Sokoban: push every box onto a goal. The man steps up, down, left and right, and pushes one box ahead of him if the
/// cell behind it is free. He cannot pull, or push two boxes.
///
/// The game is solved when there is a box on every goal. It is stuck when the man has no step left. A box that can
/// never be moved again is not reported: the player has to notice.
///
/// Levels and solutions are in the usual notation: `#` wall, `-` floor, `.` goal, `$` box, `*` box on a goal, `@` man,
/// `+` man on a goal. Steps are `u` `d` `l` `r`, in capitals if they push a box. Rules and notation: sokobano.de/wiki,
/// "Sokoban", "Level format".
///
/// ```
/// use collinear::rules::{Game, Notation, Outcome};
/// use collinear_games::sokoban::Sokoban;
///
/// let mut game = Game::new(Sokoban::new("#####\n#@$.#\n#####").unwrap());
/// let solution = game.rules().read_game(game.state(), "R").unwrap();
/// game.play_all(solution).unwrap();
/// assert_eq!(game.outcome(), Some(Outcome::Solved));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sokoban {
    start: State,
}

/// Brick walls, goals, boxes that turn green on a goal, and a man.
#[must_use]
pub fn shown() -> Shown<Sokoban> {
    let figures = [
        ('#', tile(Form::Field, 0x9c_5b_3c)),
        ('-', Figure::Nothing),
        ('.', sign(Sign::Ring, 0xc0_39_2b)),
        ('$', written(Form::Card, 0xd9_a0_5b, 0x6b_42_17, Some("×"))),
        ('*', written(Form::Card, 0x5f_b0_62, 0x1d_4a_1f, Some("✓"))),
        ('@', piece(Body::Disc, 0x2f_6d_b3, Some(Sign::Face))),
        ('+', piece(Body::Disc, 0x8e_44_8c, Some(Sign::Face))),
    ];
    Shown {
        style: Some(Style {
            surface: Surface::Plain,
            theme: looks::theme(0xe9_dd_c3, 0x7a_44_2b, figures),
            ..Style::default()
        }),
        ..Shown::for_one(["@+", "$*"])
    }
}

/// The current state of a level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    things: Grid<char>,
    goals: Vec<Coord>,
}

impl State {
    /// The boxes that are not on a goal.
    pub fn strays(&self) -> impl Iterator<Item = Coord> {
        let boxes = self.things.cells_where(|&thing| thing == '$');
        boxes.filter(|at| !self.goals.contains(at))
    }

    /// What moves in a direction: the man, and a box if he pushes one.
    fn push(&self, man: Coord, direction: Direction) -> Result<Push, Miss> {
        let is_box = |&thing: &char| thing == '$';
        let is_free = |to: Option<&char>| to == Some(&'-');
        self.things.push(man, direction, 1, is_box, is_free)
    }

    fn steps(&self) -> impl Iterator<Item = (Direction, Push)> {
        let is_man = |&thing: &char| thing == '@';
        let man = self.things.headings_of(is_man, |_| Direction::ORTHOGONAL);
        man.filter_map(|(man, direction)| Some((direction, self.push(man, direction).ok()?)))
    }
}

impl Sokoban {
    /// Makes the puzzle of a level.
    ///
    /// # Errors
    ///
    /// [`SetupError`] if `level` is not a level with one man, and equal numbers of boxes and goals.
    pub fn new(level: &str) -> Result<Self, SetupError> {
        let level = parsed(level, "#-.$*@+")?;
        the_one(&level, "men", "@+")?;
        let goals: Vec<_> = level.cells_where(|glyph| ".*+".contains(*glyph)).collect();
        let boxes = level.count(|glyph| "$*".contains(*glyph));
        if boxes != goals.len() {
            return Err(miscounted("boxes", boxes, goals.len()));
        }
        let things = level.map(|glyph| match glyph {
            '.' => '-',
            '*' => '$',
            '+' => '@',
            thing => *thing,
        });
        Ok(Self {
            start: State { things, goals },
        })
    }
}

impl Rules for Sokoban {
    type State = State;
    type Move = Direction;

    fn start(&self) -> State {
        self.start.clone()
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = Direction> {
        state.steps().map(|(direction, _)| direction)
    }

    fn apply(&self, state: &mut State, m: Direction) {
        let step = state.steps().find(|&(direction, _)| direction == m);
        if let Some((_, push)) = step {
            state.things.push_line(&push, '-');
        }
    }

    fn check(&self, state: &State, m: &Direction) -> Result<(), Illegal> {
        not_over(self, state)?;
        if !Direction::ORTHOGONAL.contains(m) {
            return Err(Illegal::refused("a step goes up, down, left or right"));
        }
        let mut men = state.things.cells_where(|&thing| thing == '@');
        match men.next().map(|man| state.push(man, *m)) {
            Some(Err(miss)) => Err(match miss.stop {
                Stop::Blocked(at) => {
                    let at_name = state.things.board().names([at]);
                    Illegal::refused_at(format!("the way is blocked at {at_name}"), [at])
                }
                _ => Illegal::refused("the board ends here"),
            }),
            _ => Ok(()),
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        match state.strays().count() {
            0 => Some(Outcome::Solved),
            left => state
                .steps()
                .next()
                .is_none()
                .then_some(Outcome::Stuck { left }),
        }
    }
}

impl View for State {
    type Board = Rect;
    type Key = Grid<char>;

    fn key(&self) -> Grid<char> {
        self.things.clone()
    }

    fn turn(&self) -> Side {
        Side::First
    }

    fn glyphs(&self) -> Grid<char> {
        let mut glyphs = self.things.clone();
        let on_goal = self.goals.iter().map(|&at| match self.things[at] {
            '$' => '*',
            '@' => '+',
            _ => '.',
        });
        glyphs.write(self.goals.iter().copied(), on_goal);
        glyphs
    }
}

impl Notation for Sokoban {
    fn write_move(&self, before: &State, m: &Direction) -> String {
        let label = m.label(before).unwrap_or_default();
        let letter = label.get(..1).unwrap_or_default();
        let step = before.steps().find(|(direction, _)| direction == m);
        match step {
            Some((_, push)) if push.line.len() > 1 => letter.to_ascii_uppercase(),
            _ => letter.to_owned(),
        }
    }

    /// Steps are accepted in small letters or capitals, and a single step also as a word, `up`.
    fn read_move(&self, before: &State, word: &str) -> Result<Direction, Illegal> {
        not_over(self, before)?;
        let is_called = |direction: &Direction| {
            let label = direction.label(before).unwrap_or_default();
            let letter = label.get(..1).unwrap_or_default();
            [letter, &label]
                .iter()
                .any(|name| name.eq_ignore_ascii_case(word))
        };
        let m = Direction::ORTHOGONAL.into_iter().find(is_called);
        let no_letter = "a step is one of u, d, l, r: up, down, left, right";
        let m = m.ok_or_else(|| Illegal::refused(no_letter))?;
        self.check(before, &m)?;
        Ok(m)
    }

    /// Splits a text into single letters, with or without spaces.
    fn split_turns<'a>(&self, text: &'a str) -> impl Iterator<Item = &'a str> {
        let words = text.split_whitespace();
        words.flat_map(|word| word.split_inclusive(|_| true))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use collinear::rules::{Game, distinct_positions};

    use super::*;
    use crate::sokoban::{LEVELS, levels};

    /// The number of positions after each step, counted by a second, simple program.
    fn counted(level: &str, steps: usize) -> Vec<usize> {
        let rows = level.lines().map(|row| row.split_whitespace().collect());
        let rows: Vec<String> = rows.filter(|row: &String| !row.is_empty()).collect();
        let find = |glyphs: &str| {
            let rows = rows.iter().enumerate();
            let cells = rows.flat_map(|(row, cells)| {
                let cells = cells.chars().enumerate();
                cells.map(move |(col, glyph)| ((row, col), glyph))
            });
            let found = cells.filter(|(_, glyph)| glyphs.contains(*glyph));
            found.map(|(at, _)| at).collect::<BTreeSet<_>>()
        };
        let (walls, goals, boxes) = (find("#"), find(".*+"), find("$*"));
        let man = *find("@+").first().expect("a man");
        let mut positions = BTreeSet::from([(man, boxes)]);
        let mut counts = vec![1];
        for _ in 0..steps {
            let mut next = BTreeSet::new();
            for ((row, col), boxes) in positions.iter().filter(|(_, boxes)| *boxes != goals) {
                for (down, right) in [(0, 1), (1, 0), (2, 1), (1, 2)] {
                    let to = (row + down - 1, col + right - 1);
                    let mut boxes = boxes.clone();
                    if boxes.remove(&to) {
                        let behind = (to.0 + down - 1, to.1 + right - 1);
                        if walls.contains(&behind) || !boxes.insert(behind) {
                            continue;
                        }
                    }
                    if !walls.contains(&to) {
                        next.insert((to, boxes));
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
        let small = "#######\n#@-$-.#\n#.-$--#\n#-----#\n#######";
        let first = LEVELS.lines().skip(1).take_while(|row| !row.is_empty());
        let first: Vec<_> = first.collect();
        for (level, steps) in [(&*first.join("\n"), 10), (small, 12)] {
            let game = Sokoban::new(level).unwrap();
            let found = distinct_positions(&game, &game.start()).take(steps + 1);
            assert_eq!(found.collect::<Vec<_>>(), counted(level, steps));
        }
    }

    #[test]
    fn a_level_is_solved_by_its_solution() {
        let solutions = [
            "llddrUluuluurDrrurrdLulDllDDRRlddlluRdrU",
            "lURRllluurDldRRdrrULLLdlUU",
            "dddrrrUruLLLrrddllluUluRdddrrUruLLUluRRlddrddlluUluRdrUluR",
            "LddrrruuLLulDulldRRururDDrddlllUUluRdddrrruulLrrddllluUrrDulULL",
        ];
        let levels = levels(LEVELS).unwrap();
        assert_eq!(levels.len(), solutions.len());
        for (level, solution) in levels.into_iter().zip(solutions) {
            let mut game = Game::new(level);
            let moves = game.rules().read_game(game.state(), solution).unwrap();
            let text = game.rules().write_game(game.state(), &moves);
            assert_eq!(text.replace(' ', ""), solution);
            for m in moves {
                assert_eq!(game.outcome(), None);
                game.play(m).unwrap();
            }
            assert_eq!(game.outcome(), Some(Outcome::Solved));
        }
    }

    #[test]
    fn a_man_without_a_step_is_stuck() {
        let game = Sokoban::new("####\n#@$#\n#$-#\n#..#\n####").unwrap();
        let mut state = game.start();
        assert_eq!(game.outcome(&state), None);
        let down = game.read_move(&state, "d").unwrap();
        game.apply(&mut state, down);
        assert_eq!(state.strays().count(), 1);
        let shut = Sokoban::new("####\n#@$#\n#$-#\n##.#\n##.#\n####").unwrap();
        assert_eq!(
            shut.outcome(&shut.start()),
            Some(Outcome::Stuck { left: 2 })
        );
    }

    #[test]
    fn refusals_and_levels_say_why() {
        let game = Sokoban::default();
        let refused = |text| {
            let error = game.read_game(&game.start(), text).unwrap_err();
            error.to_string()
        };
        assert_eq!(
            refused("z"),
            "word 1, z: a step is one of u, d, l, r: up, down, left, right"
        );
        assert!(game.check(&game.start(), &Direction::NW).is_err());
        assert_eq!(refused("d"), "word 1, d: the way is blocked at e3");
        assert_eq!(refused("ldd"), "word 3, d: the way is blocked at d1");
        let level = |text| Sokoban::new(text).unwrap_err();
        assert_eq!(level("-$.-").to_string(), "men: 0, but there must be 1");
        assert_eq!(level("@$.."), miscounted("boxes", 1, 2));
        let glyph = level("@ $ ?").to_string();
        assert!(glyph.ends_with("unknown character '?'"), "{glyph}");
    }
}

//! Tak: build a road from side to side, with stacks that can be spread.

mod notation;
mod stone;
mod turn;

use collinear::{
    Coord, Direction, Grid, Stop,
    picture::{Body, Figure, Style},
    rules::{Illegal, Outcome, Owned, Position, Rules, SetupError, Side, not_over, vacant},
};

pub use self::{
    stone::{Kind, Stone, Tower},
    turn::{Hands, State, Turn},
};
use self::{
    stone::{has_wall, is_low},
    turn::{MOST, drops, reach},
};
use crate::{
    looks::{self, piece},
    refused::owned,
    set_up::at_least,
    shown::{Shown, such_as, towers},
};

/// Tak, by James Ernest and Patrick Rothfuss (2016), on 5x5 squares by default, or on 3x3 to 6x6.
///
/// - A move places a stone on an empty square: flat, as a wall, or a capstone. The first stone that each player places
///   is a flat stone of the opponent.
/// - Or a move spreads a stack whose top stone is the player's. The hand lifts stones from the top, at most the number
///   of rows of the board, and moves straight along a row or column. On each square the hand leaves at least one stone,
///   the lowest first.
/// - Nothing may be placed on walls and capstones, but a capstone alone flattens a wall that it moves onto.
/// - A road wins: flat stones and capstones of a player on top, connected from one side of the board to the opposite
///   side. If a move completes roads for both players, the player who moved wins.
/// - If the board is full, or a player has no stones left to place, the player with more flat stones on top wins. There
///   are no extra points for the second player.
///
/// Moves are in Portable Tak Notation: `a1`, `Sa1` for a wall, `Ca1` for a capstone. `3c3>12` lifts three stones, moves
/// right and leaves one, then two. `<`, `>`, `+`, `-` are left, right, up and down.
///
/// ```
/// use collinear::rules::{Finished, Game, Notation, Rules, perft};
/// use collinear_games::tak::Tak;
///
/// let mut game = Game::new(Tak::default());
/// assert_eq!(perft(game.rules(), game.state(), 3, Finished::Counted), 43_320);
/// let refused = game.rules().read_game(game.state(), "a5 b4 c3 Sb3 c3<").unwrap_err();
/// assert_eq!(refused.to_string(), "word 5, c3<: b3 has a wall");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tak {
    size: usize,
}

/// A player's stones and capstones, by the number of rows.
const HANDS: [[u8; 2]; 4] = [[10, 0], [15, 0], [21, 1], [30, 1]];

const PLAYERS: [&str; 2] = ["White", "Black"];

impl Default for Tak {
    fn default() -> Self {
        Self { size: 5 }
    }
}

impl Tak {
    /// Makes the game on this many rows and columns.
    ///
    /// # Errors
    ///
    /// [`SetupError`] if `size` is less than 3 or more than 6.
    pub fn new(size: usize) -> Result<Self, SetupError> {
        at_least("rows", size, 3)?;
        if size > MOST {
            return Err(SetupError::new(format!(
                "rows: {size}, but there must be at most 6"
            )));
        }
        Ok(Self { size })
    }

    const fn hand(self) -> [u8; 2] {
        HANDS[self.size - 3]
    }

    /// True if a player still has to place a stone of the opponent.
    fn is_opening(self, state: &State) -> bool {
        state.extra.iter().any(|hand| hand[0] == self.hand()[0])
    }

    fn spreads(self, state: &State) -> impl Iterator<Item = Turn> {
        let (grid, is_opening) = (state.grid(), self.is_opening(state));
        let own = state.own();
        let ways = grid.headings_of(
            move |tower| !is_opening && own(tower),
            |_| Direction::ORTHOGONAL,
        );
        ways.flat_map(move |(from, heading)| {
            let tower = grid[from];
            let run = grid.slide(from, heading, .., is_low);
            let is_crushed = matches!(run.stop, Stop::Blocked(at) if has_wall(&grid[at]));
            let crushes = is_crushed
                && tower
                    .top()
                    .is_some_and(|stone| stone.kind == Kind::Capstone);
            let most = tower.height().min(self.size);
            let counts = (1..=most)
                .flat_map(|count| (0..1_u8 << (count - 1)).map(move |cuts| drops(count, cuts)));
            let fits = move |drops: &[u8; MOST]| {
                let squares = reach(*drops).0;
                let is_alone = drops[squares - 1] == 1;
                squares <= run.line.len() || squares == run.line.len() + 1 && crushes && is_alone
            };
            counts.filter(fits).map(move |drops| Turn::Spread {
                from,
                heading,
                drops,
            })
        })
    }

    fn check_place(self, state: &State, kind: Kind, at: Coord) -> Result<(), Illegal> {
        let [stones, capstones] = state.extra[state.turn.index()];
        let why = match kind {
            Kind::Flat | Kind::Wall if stones == 0 => "no stone is left in hand",
            Kind::Capstone if capstones == 0 => "no capstone is left in hand",
            Kind::Wall | Kind::Capstone if self.is_opening(state) => {
                "the first stone that each player places must be a flat stone of the opponent"
            }
            _ => return vacant(state.grid(), at, Tower::is_empty),
        };
        Err(Illegal::refused(why))
    }

    fn check_spread(
        self,
        state: &State,
        from: Coord,
        heading: Direction,
        drops: [u8; MOST],
    ) -> Result<(), Illegal> {
        let grid = state.grid();
        let (squares, stones) = reach(drops);
        let is_straight = Direction::ORTHOGONAL.contains(&heading);
        if !is_straight || squares == 0 || drops[..squares].contains(&0) {
            let why =
                "a spread must follow a row or column, and leave a stone on each square on the way";
            return Err(Illegal::refused(why));
        }
        if self.is_opening(state) {
            return Err(Illegal::refused(
                "first each player must place a stone of the opponent",
            ));
        }
        owned(grid, from, state.own())?;
        if stones > grid[from].height() {
            return Err(Illegal::about(
                grid.board(),
                from,
                format!("has a height of {}, not {stones}", grid[from].height()),
            ));
        }
        if stones > self.size {
            return Err(Illegal::refused(format!(
                "a hand holds at most {} stones",
                self.size
            )));
        }
        let run = grid.slide(from, heading, ..=squares, is_low);
        match run.stop {
            _ if run.line.len() == squares => Ok(()),
            Stop::Blocked(at) if has_wall(&grid[at]) => {
                let is_alone = run.line.len() + 1 == squares && drops[squares - 1] == 1;
                let is_capstone = grid[from]
                    .top()
                    .is_some_and(|stone| stone.kind == Kind::Capstone);
                match (is_capstone, is_alone) {
                    (true, true) => Ok(()),
                    (true, false) => Err(Illegal::about(
                        grid.board(),
                        at,
                        "has a wall, which only a capstone alone can flatten",
                    )),
                    _ => Err(Illegal::about(grid.board(), at, "has a wall")),
                }
            }
            Stop::Blocked(at) => Err(Illegal::about(grid.board(), at, "has a capstone")),
            _ => Err(Illegal::refused_at(
                "the spread would leave the board",
                [from],
            )),
        }
    }
}

impl Rules for Tak {
    type State = State;
    type Move = Turn;

    fn start(&self) -> State {
        let grid = Grid::filled(self.size, self.size, Tower::default());
        Position::new(grid.expect("at most 36 squares")).with_extra([self.hand(); 2])
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = Turn> {
        let empty = state.grid().cells_where(Tower::is_empty);
        let [stones, capstones] = state.extra[state.turn.index()];
        let is_later = !self.is_opening(state);
        let kinds = [
            (Kind::Flat, stones > 0),
            (Kind::Wall, stones > 0 && is_later),
            (Kind::Capstone, capstones > 0 && is_later),
        ];
        let kinds = kinds.into_iter().filter(|(_, can)| *can);
        let places =
            empty.flat_map(move |at| kinds.clone().map(move |(kind, _)| Turn::Place { kind, at }));
        places.chain(self.spreads(state))
    }

    fn apply(&self, state: &mut State, m: Turn) {
        match m {
            Turn::Place { kind, at } => {
                let side = if self.is_opening(state) {
                    state.turn.other()
                } else {
                    state.turn
                };
                state.extra[side.index()][usize::from(kind == Kind::Capstone)] -= 1;
                state.place(at, Tower::from_iter([Stone { side, kind }]));
            }
            Turn::Spread {
                from,
                heading,
                drops,
            } => {
                let (squares, stones) = reach(drops);
                let line = state
                    .grid()
                    .bounds()
                    .ray(from, heading)
                    .line()
                    .truncated(squares);
                let mut hand = Tower::default();
                state.update([from], |tower| hand = tower.lift(stones));
                for (at, count) in line.into_iter().zip(drops) {
                    state.update([at], |tower| {
                        if has_wall(tower) {
                            let wall = tower.lift(1);
                            tower.extend(wall.pieces().map(|wall| Stone {
                                kind: Kind::Flat,
                                ..wall
                            }));
                        }
                        tower.put(hand.take_lowest(count.into()));
                    });
                }
                let last = line.last().unwrap_or(from);
                state.place(last, state.grid()[last]);
            }
        }
    }

    fn facts(&self, state: &State) -> Vec<String> {
        let hand = Side::BOTH.map(|side| match state.extra[side.index()] {
            [stones, 0] => format!("{} {stones}", PLAYERS[side.index()]),
            [stones, capstones] => format!("{} {stones} and {capstones}", PLAYERS[side.index()]),
        });
        let hand = format!("in hand: {}", hand.join(", "));
        [hand].into_iter().chain(towers(state.grid())).collect()
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let (grid, mover) = (state.grid(), state.turn.other());
        let of_road = |tower: &Tower| tower.owner().filter(|_| !has_wall(tower));
        let roads = grid
            .regions(&Direction::ORTHOGONAL, of_road)
            .filter(|(_, region)| {
                let spans = |way: Direction| region.touches(way) && region.touches(-way);
                spans(Direction::N) || spans(Direction::E)
            });
        let roads: Vec<_> = roads.map(|(side, _)| side).collect();
        let road = [mover, state.turn]
            .into_iter()
            .find(|side| roads.contains(side));
        let is_over = state.extra.contains(&[0, 0]) || grid.count(Tower::is_empty) == 0;
        let flat = |side| {
            let is_it = |stone| {
                stone
                    == Stone {
                        side,
                        kind: Kind::Flat,
                    }
            };
            grid.count(|tower| tower.top().is_some_and(is_it))
        };
        let by_flats = || Outcome::by_score(flat(Side::First), flat(Side::Second));
        road.map(Outcome::Win).or_else(|| is_over.then(by_flats))
    }

    fn check(&self, state: &State, m: &Turn) -> Result<(), Illegal> {
        not_over(self, state)?;
        match *m {
            Turn::Place { kind, at } => self.check_place(state, kind, at),
            Turn::Spread {
                from,
                heading,
                drops,
            } => self.check_spread(state, from, heading, drops),
        }
    }
}

pub(crate) fn shown() -> Shown<Tak> {
    let kinds = [
        ('F', 'f', Body::Square),
        ('S', 's', Body::Upright),
        ('C', 'c', Body::Disc),
    ];
    let figures = kinds.into_iter().flat_map(|(white, black, body)| {
        let white = (white, piece(body, 0xfa_f6_ec, None));
        [white, (black, piece(body, 0x2b_30_3b, None))]
    });
    Shown {
        players: Some(PLAYERS),
        pieces: ["FSC", "fsc"],
        style: Some(Style {
            theme: looks::theme(
                0xd9_c3_9a,
                0x9c_83_55,
                figures.chain([('.', Figure::Nothing)]),
            ),
            ..Style::default()
        }),
        hint: Some(|rules, state| such_as("a square, or a stack to spread", rules, state)),
        ..Shown::default()
    }
}

#[cfg(test)]
mod tests {
    use collinear::rules::{Finished, Game, Notation, perft};

    use super::*;
    use crate::test::QUICK;

    /// Games, and the number of ways to continue them.
    const PUBLISHED: [(&str, &[u128]); 6] = [
        ("", &[25, 600, 43_320, 2_999_784]),
        ("d3 c3 c4 1d3< 1c4- Sc4", &[87, 6155, 461_800]),
        (
            "c2 c3 d3 b3 c4 1c2+ 1d3< 1b3> 1c4- Cc2 a1 1c2+ a2",
            &[104, 7743, 592_645],
        ),
        (
            "c4 c2 d2 c3 b2 d3 1d2+ b3 d2 b4 1c2+ 1b3> 2d3< 1c4- d4 5c3<23 c2 c4 1d4< d3 1d2+ 1c3+ Cc3 2c4> 1c3< d2 c3 1d2+ 1c3+ 1b4> 2b3>11 3c4-12 d2 c4 b4 c5 1b3> 1c4< 3c3- e5 e2",
            &[85, 11_206, 957_000],
        ),
        (
            "a5 b4 c3 d2 e1 d1 c2 d3 c1 d4 d5 c4 c5 b3 b2 a2 Sb1 a3 Ce4 Cb5 a4 a1 e5 e3 c3< Sc3 c1> c1 2d1+ c3- c3 a3> a3 d1 e4< 2c2> c2 e2 b2+ b2",
            &[65, 4072, 272_031],
        ),
        (
            "a1 b1 c1 d1 e1 e2 d2 c2 b2 a2 a3 b3 c3 d3 e3 a4 b4 c4 d4 e4 a5 a4- b4- c4- d4- e4- a4 b4 c4 d4 e4 2a3> c4> 2e3< a3 4b3- b3 c4 e3 d5 d2< d2 2d4- d4 c5 b5 2c2> d1+ c2 e2+ d1 e2 c5< c5 e4< Se4 2b5- e4- a3-",
            &[152, 15_356, 1_961_479],
        ),
    ];

    /// Finished games are counted again at each ply, as in the tests of the crate `tak`.
    #[test]
    fn counts_are_those_published() {
        for (text, counts) in PUBLISHED {
            let mut game = Game::new(Tak::default());
            let moves = game.rules().read_game(game.state(), text).unwrap();
            game.play_all(moves).unwrap();
            let most = if QUICK { 50_000 } else { u128::MAX };
            for (depth, &count) in (1..).zip(counts).filter(|(_, count)| **count <= most) {
                let found = perft(game.rules(), game.state(), depth, Finished::Counted);
                assert_eq!(found, count, "{text}: {depth}");
            }
        }
    }

    #[test]
    fn a_hand_goes_straight_and_leaves_a_stone_on_each_square() {
        let mut game = Game::new(Tak::default());
        let moves = game.rules().read_game(game.state(), "a5 b4 c3 d4");
        game.play_all(moves.unwrap()).unwrap();
        for (heading, drops) in [
            (Direction::N, [0, 1, 0, 0, 0, 0]),
            (Direction::N, [0; MOST]),
            (Direction::NE, [1, 0, 0, 0, 0, 0]),
        ] {
            let from = Coord::new(1, 1);
            let spread = Turn::Spread {
                from,
                heading,
                drops,
            };
            assert!(game.rules().check(game.state(), &spread).is_err());
        }
    }
}

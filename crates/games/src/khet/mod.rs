//! Khet: a laser fires after each move, and mirrors turn its beam.

mod piece;
mod set_up;
mod turn;

use collinear::{
    Coord, Direction, Grid, Move, Stop,
    lines::Beam,
    picture::{Figure, Form, Style},
    rules::{Illegal, Notation, Outcome, Position, Rules, SetupError, Side, not_over},
};

use self::set_up::{arranged, corner, is_open};
pub use self::{
    piece::{Kind, Piece, Square},
    set_up::{CLASSIC, DYNASTY, IMHOTEP},
    turn::{State, Turn},
};
use crate::{
    looks::{self, written},
    refused::owned,
    shown::Shown,
};

/// Khet 2.0, by Luke Hooper and Michael Larson (2012), on 8 rows and 10 columns.
///
/// - A move takes one piece to an empty square next to it, diagonally too, or turns it by a quarter. Then the sphinx of
///   that player fires its laser.
/// - A pyramid turns the beam on the two sides of its mirror, a scarab on all four. A piece hit on any other side is
///   removed, even the player's own. But a sphinx is never removed, and neither is an anubis hit in front.
/// - A scarab may swap places with a pyramid or an anubis next to it. A sphinx only turns, to fire along the two edges
///   of its corner. A pharaoh moves but does not turn.
/// - The left outer column, `i1` and `i8` are for Red alone. The right outer column, `b1` and `b8` are for Silver
///   alone.
/// - A player whose pharaoh is hit loses. Here the game is a draw after a [number of moves](Self::limit) that remove
///   nothing.
///
/// Silver, at the bottom, begins. A move is its squares, `c5-b4`, and a turn is `c5=right` or `c5=left`. Rules: "Khet
/// 2.0: The Laser Game", Innovention Toys (2012).
///
/// ```
/// use collinear::rules::{Finished, Notation, Rules, Side, perft};
/// use collinear_games::khet::Khet;
///
/// let khet = Khet::default();
/// let start = khet.start();
/// assert_eq!(perft(&khet, &start, 1, Finished::Dropped), 77);
/// let beam = Khet::beam(start.grid(), Side::Second).expect("a sphinx");
/// let turned = beam.filter(|&(at, _)| start.grid()[at].0.is_some());
/// assert_eq!(turned.count(), 4);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Khet {
    start: Grid<Square>,
    /// The game is a draw after this many moves in a row that remove nothing; `None` for no limit. By default 100.
    pub limit: Option<usize>,
}

impl Khet {
    /// Makes the game from another arrangement: rows from the top, separated by `/`, with a letter for each piece. `x`
    /// is a sphinx, `k` a pharaoh, and capital letters are Silver's. The digit after a letter is its direction, 1 to 4
    /// clockwise from north; other numbers count empty squares.
    ///
    /// # Errors
    ///
    /// [`SetupError`] if the text is not an arrangement, or if a player does not have exactly one pharaoh, and a sphinx
    /// in the corner.
    pub fn new(setup: &str) -> Result<Self, SetupError> {
        Ok(Self {
            start: arranged(setup)?,
            limit: Some(100),
        })
    }

    /// The same game without the limit, for counting positions: its states do not include the number of moves.
    #[must_use]
    pub fn without_limit(self) -> Self {
        Self {
            limit: None,
            ..self
        }
    }

    /// The beam of a player's laser: its squares, each with the beam's heading on arrival, and why it ends. `None` if
    /// there is no sphinx in the corner.
    #[must_use]
    pub fn beam(
        grid: &Grid<Square>,
        side: Side,
    ) -> Option<Beam<impl FnMut(Coord, Direction) -> Option<Direction>>> {
        let from = corner(side);
        let sphinx = grid
            .get(from)?
            .0
            .filter(|piece| piece.kind == Kind::Sphinx)?;
        let leaves = |square: &Square, heading| {
            square
                .0
                .map_or(Some(heading), |piece| piece.reflected(heading))
        };
        Some(grid.beam(from, Direction::ORTHOGONAL[sphinx.facing], leaves))
    }
}

/// The default is the classic arrangement.
impl Default for Khet {
    fn default() -> Self {
        Self::new(CLASSIC).expect("an arrangement")
    }
}

/// The piece that a laser removes.
fn hit(grid: &Grid<Square>, side: Side) -> Option<Coord> {
    let mut beam = Khet::beam(grid, side)?;
    let (at, heading) = beam.by_ref().last()?;
    let piece = grid[at].0.filter(|_| beam.end() == Stop::Blocked(at))?;
    let is_safe = match piece.kind {
        Kind::Sphinx => true,
        Kind::Anubis => Direction::ORTHOGONAL[piece.facing] == -heading,
        _ => false,
    };
    (!is_safe).then_some(at)
}

/// Refuses a step to a neighbouring square, with the reason.
fn check_step(grid: &Grid<Square>, Move { from, to }: Move) -> Result<(), Illegal> {
    let about = |at, why: &str| Err(Illegal::about(grid.board(), at, why));
    let (Some(piece), other) = (grid[from].0, grid[to].0) else {
        return about(from, "is empty");
    };
    let changes = |other: Piece| {
        piece.kind == Kind::Scarab && matches!(other.kind, Kind::Anubis | Kind::Pyramid)
    };
    if piece.kind == Kind::Sphinx {
        about(from, "has a sphinx, which stays in its corner")
    } else if other.is_some_and(|other| !changes(other)) {
        about(to, "is occupied")
    } else if !is_open(piece.side, to) {
        about(to, "is for the other player alone")
    } else if other.is_some_and(|other| !is_open(other.side, from)) {
        about(to, "has a piece that may not swap places with it")
    } else {
        Ok(())
    }
}

impl Rules for Khet {
    type State = State;
    type Move = Turn;

    fn start(&self) -> State {
        Position::new(self.start.clone()).with_extra(0)
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = Turn> {
        let grid = state.grid();
        let ways = grid.headings_of(state.own(), |_| Direction::ALL);
        let steps = ways.filter_map(|(from, heading)| {
            let to = grid.board().step(from, heading)?;
            let step = Move { from, to };
            check_step(grid, step).is_ok().then_some(Turn::Go(step))
        });
        let pieces = grid.cells_where(state.own());
        let turns = pieces.flat_map(move |at| {
            let can = move |is_right: &bool| {
                grid[at]
                    .0
                    .is_some_and(|piece| piece.rotated(*is_right).is_some())
            };
            [true, false]
                .into_iter()
                .filter(can)
                .map(move |is_right| Turn::Rotate { at, is_right })
        });
        steps.chain(turns)
    }

    fn apply(&self, state: &mut State, m: Turn) {
        let side = state.turn;
        match m {
            Turn::Go(Move { from, to }) => {
                let other = state.grid()[to];
                state.carry(from, to, other);
            }
            Turn::Rotate { at, is_right } => {
                let piece = state.grid()[at].0.and_then(|piece| piece.rotated(is_right));
                state.place(at, Square(piece));
            }
        }
        let hit = hit(state.grid(), side);
        let is_counted = self.limit.is_some() && hit.is_none();
        state.extra = if is_counted { state.extra + 1 } else { 0 };
        state.fill(hit, Square(None));
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let has_pharaoh = |side| {
            let is_it = |piece: Piece| piece.kind == Kind::Pharaoh && piece.side == side;
            state
                .grid()
                .iter()
                .any(|square| square.0.is_some_and(is_it))
        };
        let loser = Side::BOTH.into_iter().find(|&side| !has_pharaoh(side));
        let is_drawn = self.limit.is_some_and(|limit| state.extra >= limit);
        let won = loser.map(|side| Outcome::Win(side.other()));
        won.or(is_drawn.then_some(Outcome::Draw))
    }

    fn check(&self, state: &State, m: &Turn) -> Result<(), Illegal> {
        not_over(self, state)?;
        let grid = state.grid();
        match *m {
            Turn::Go(Move { from, to }) => {
                owned(grid, from, state.own())?;
                let is_beside = grid
                    .neighbours(from, &Direction::ALL)
                    .any(|(_, at, _)| at == to);
                if !is_beside {
                    return Err(Illegal::about(grid.board(), to, "is more than a step away"));
                }
                check_step(grid, Move { from, to })
            }
            Turn::Rotate { at, is_right } => {
                owned(grid, at, state.own())?;
                let why = match grid[at].0 {
                    Some(piece) if piece.rotated(is_right).is_some() => return Ok(()),
                    Some(Piece {
                        kind: Kind::Pharaoh,
                        ..
                    }) => "has a pharaoh, which does not turn",
                    Some(Piece {
                        kind: Kind::Scarab, ..
                    }) => {
                        "has a scarab, whose turn to the left is the same as to the right; write right"
                    }
                    _ => "has a sphinx, which does not fire off the board",
                };
                Err(Illegal::about(grid.board(), at, why))
            }
        }
    }
}

impl Notation for Khet {}

/// Silver's signs are filled, Red's are hollow.
pub(crate) fn shown() -> Shown<Khet> {
    const SILVER: &str = "◣◤◥◢\\/▲▶▼◀K⇑⇒⇓⇐";
    const RED: &str = "◺◸◹◿╲╱△▷▽◁k↑→↓←";
    /// The signs of both players, in the same order.
    const SIGNS: [&str; 15] = [
        "◣", "◤", "◥", "◢", "╲", "╱", "▲", "▶", "▼", "◀", "K", "⇑", "⇒", "⇓", "⇐",
    ];
    let colours = [
        (SILVER, 0xdd_e0_e6, 0x3a_40_4c),
        (RED, 0xa8_2e_24, 0xff_e9_d6),
    ];
    let figures = colours.into_iter().flat_map(|(glyphs, fill, ink)| {
        let signs = glyphs.chars().zip(SIGNS);
        signs.map(move |(glyph, sign)| (glyph, written(Form::Card, fill, ink, Some(sign))))
    });
    Shown {
        players: Some(["Silver", "Red"]),
        pieces: [SILVER, RED],
        style: Some(Style {
            theme: looks::theme(
                0xcd_b9_8c,
                0x9a_84_55,
                figures.chain([('.', Figure::Nothing)]),
            ),
            ..Style::default()
        }),
        ..Shown::default()
    }
}

#[cfg(test)]
mod tests {
    use collinear::rules::{Finished, perft};

    use super::*;
    use crate::test::{FEW, agrees_with_its_promises_in};

    /// The legal moves of Silver and of Red in the tests of the program Khet2-AI.
    #[test]
    fn moves_are_as_many_as_published() {
        let captures =
            "x32p2a3ka33/p11p33P43/2P37/7p21P1/4s2S11p11P4/4P11p11S11/3A11P12P31/p12A2K1s12X1";
        for (setup, silver, red) in [
            (CLASSIC, 77, 77),
            (DYNASTY, 70, 70),
            (IMHOTEP, 73, 73),
            (captures, 79, 71),
        ] {
            let khet = Khet::new(setup).unwrap();
            for (side, count) in Side::BOTH.into_iter().zip([silver, red]) {
                let state = khet.start().with_turn(side);
                assert_eq!(perft(&khet, &state, 1, Finished::Dropped), count, "{setup}");
            }
            agrees_with_its_promises_in(FEW, &khet);
        }
    }

    #[test]
    fn an_arrangement_that_is_none_says_why() {
        let rows = "an arrangement has 8 rows of up to 10 squares, such as x33a3ka3p22/2p37/..";
        let corners = "each player must have one pharaoh, and a sphinx in the corner j1 or a8";
        for (setup, why) in [
            ("", rows),
            ("x31k//////", rows),
            ("x31k5p5///////9X1", rows),
            ("x31k7p1///////9X1", rows),
            ("x3q///////9X1", rows),
            ("x31k///////9X1", corners),
            ("x31k///////1K8", corners),
            ("x31k///////K9", "a1 is for the other player alone"),
            ("x11k///////K8X1", "a sphinx must face the board"),
        ] {
            assert_eq!(Khet::new(setup).unwrap_err().to_string(), why, "{setup}");
        }
        assert!(Khet::new("x31k///////1K7X1").is_ok());
    }

    /// Silver fires north from the corner and hits an anubis in the back, on a side or in front.
    #[test]
    fn an_anubis_is_safe_in_front() {
        for (facing, stays) in [(1, false), (2, false), (3, true), (4, false)] {
            let khet = Khet::new(&format!("x31k////9A{facing}///7K1X1")).unwrap();
            let mut state = khet.start();
            let away = khet.read_move(&state, "h1-h2").unwrap();
            khet.apply(&mut state, away);
            assert_eq!(
                state.grid()[Coord::new(4, 9)].0.is_some(),
                stays,
                "{facing}"
            );
        }
    }
}

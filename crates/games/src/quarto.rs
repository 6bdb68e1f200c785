//! Quarto: sixteen different pieces with four attributes, and your opponent chooses the piece you place.

use collinear::{
    Coord, Direction, Grid, Length, Rect,
    picture::{Body, Figure, Sign, Style},
    rules::{Illegal, MoveCells, Notation, Outcome, Position, Rules, not_over, vacant},
};

use crate::{
    looks::{self, piece},
    shown::{Shown, such_as},
};

/// Quarto, by Blaise Müller (1991), on 4x4 cells.
///
/// - Each of sixteen pieces is tall or short, dark or light, square or round, hollow or solid; no two are alike.
/// - A player hands a piece to the opponent, who places it on any free cell and hands over the next piece. Here,
///   handing over a piece and placing it are separate moves.
/// - A player who completes four in a row with a common attribute wins. If all pieces are placed without that, the game
///   is a draw.
///
/// A piece is a digit from `0` to `F`; its four bits are the attributes. When drawn, they are shown as dark (8), square
/// (4), a cross (2) and a ring (1). A move is the piece that is handed over, `5`, or the cell where it is placed, `b2`.
///
/// ```
/// use collinear::rules::{Game, Notation, Outcome, Rules, Side};
/// use collinear_games::quarto::Quarto;
///
/// let mut game = Game::new(Quarto);
/// let moves = "0 a1 1 a2 2 a3 4 a4"; // none of them has the fourth attribute
/// game.play_all(Quarto.read_game(game.state(), moves).unwrap())?;
/// assert_eq!(game.outcome(), Some(Outcome::Win(Side::First)));
/// # Ok::<(), collinear::rules::GameError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Quarto;

const PIECES: &str = "0123456789ABCDEF";

/// A move: a piece is handed over, or the piece in hand is placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// The player hands this piece to the opponent.
    Give(char),
    /// The piece in hand is placed on this cell.
    Place(Coord),
}

/// The board, and the piece in the hand of the player to move.
pub type State = Position<char, Rect, Option<char>>;

impl MoveCells<State> for Move {
    fn cells(&self, _: &State) -> impl Iterator<Item = Coord> {
        let at = match *self {
            Self::Give(_) => None,
            Self::Place(at) => Some(at),
        };
        at.into_iter()
    }

    fn label(&self, _: &State) -> Option<String> {
        match self {
            Self::Give(piece) => Some(piece.to_string()),
            Self::Place(_) => None,
        }
    }

    fn of_cells(_: &State, cells: &[Coord], label: Option<&str>) -> Option<Self> {
        match (cells, label) {
            (&[at], None) => Some(Self::Place(at)),
            ([], Some(piece)) => {
                let piece = piece.parse::<char>().ok()?.to_ascii_uppercase();
                PIECES.contains(piece).then_some(Self::Give(piece))
            }
            _ => None,
        }
    }
}

impl Rules for Quarto {
    type State = State;
    type Move = Move;

    fn start(&self) -> State {
        Position::new(Grid::filled(4, 4, '.').expect("16 cells")).with_extra(None)
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = Move> {
        let (grid, is_given) = (state.grid(), state.extra.is_some());
        let left = PIECES
            .chars()
            .filter(|piece| grid.count(|cell| cell == piece) == 0);
        let gives = left.filter(move |_| !is_given).map(Move::Give);
        let free = grid.cells_where(move |&cell| is_given && cell == '.');
        gives.chain(free.map(Move::Place))
    }

    fn apply(&self, state: &mut State, m: Move) {
        match m {
            Move::Give(piece) => {
                state.pass();
                state.extra = Some(piece);
            }
            Move::Place(at) => {
                if let Some(piece) = state.extra.take() {
                    state.put(at, piece);
                }
            }
        }
    }

    /// Only the player to move can have won: after placing a piece, that player is still to move.
    fn outcome(&self, state: &State) -> Option<Outcome> {
        let (grid, four) = (state.grid(), Length::AtLeast(4));
        let in_common = |attribute: u32, value: u32| {
            let has = |piece: &char| {
                let bits = piece.to_digit(16);
                bits.is_some_and(|bits| bits >> attribute & 1 == value)
            };
            grid.has_k_line(&Direction::AXES, four, has)
        };
        let is_won = (0..4).any(|attribute| in_common(attribute, 0) || in_common(attribute, 1));
        let is_full = grid.count(|&cell| cell == '.') == 0;
        let won = is_won.then_some(Outcome::Win(state.turn));
        won.or(is_full.then_some(Outcome::Draw))
    }

    fn check(&self, state: &State, m: &Move) -> Result<(), Illegal> {
        not_over(self, state)?;
        let grid = state.grid();
        match (*m, state.extra) {
            (Move::Place(_), None) => Err(Illegal::refused("first hand over a piece")),
            (Move::Place(at), Some(_)) => vacant(grid, at, |&cell| cell == '.'),
            (Move::Give(_), Some(piece)) => {
                let why = format!("first place the piece in hand, {piece}");
                Err(Illegal::refused(why))
            }
            (Move::Give(piece), None) if !PIECES.contains(piece) => {
                Err(Illegal::refused(format!("there is no piece {piece}")))
            }
            (Move::Give(piece), None) => match grid.cells_where(|&cell| cell == piece).next() {
                None => Ok(()),
                Some(at) => Err(Illegal::about(
                    grid.board(),
                    at,
                    format!("has the piece {piece} already"),
                )),
            },
        }
    }

    fn facts(&self, state: &Self::State) -> Vec<String> {
        let hand = state.extra.map(|piece| format!("in hand: {piece}"));
        hand.into_iter().collect()
    }
}

impl Notation for Quarto {}

/// The pieces belong to nobody; the piece in hand is beside the board.
pub(crate) fn shown() -> Shown<Quarto> {
    let figures = PIECES.chars().zip(0_u8..).map(|(glyph, traits)| {
        let has = |bit: u8| traits >> bit & 1 == 1;
        let fill = if has(3) { 0x5b_34_1f } else { 0xe3_bf_87 };
        let body = if has(2) { Body::Square } else { Body::Disc };
        let sign = match (has(1), has(0)) {
            (false, false) => None,
            (false, true) => Some(Sign::Ring),
            (true, false) => Some(Sign::Cross),
            (true, true) => Some(Sign::Text("⊗")),
        };
        (glyph, piece(body, fill, sign))
    });
    Shown {
        pieces: [PIECES, ""],
        style: Some(Style {
            theme: looks::theme(
                0x9c_b0_9a,
                0x6d_84_6c,
                figures.chain([('.', Figure::Nothing)]),
            ),
            ..Style::default()
        }),
        hint: Some(|rules, state| {
            let what = match state.extra {
                None => "a piece to hand over",
                Some(_) => "a cell for the piece in hand",
            };
            such_as(what, rules, state)
        }),
        ..Shown::default()
    }
}

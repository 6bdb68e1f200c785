//! Xiangqi, Chinese chess: cannons jump, horses and elephants can be blocked, and the generals must not face each
//! other.

use collinear::{
    Board, Coord, Direction, Move, Part, Rect,
    picture::{Body, Colour, Figure, Piece, Sign, Style, Surface},
    rules::{
        Illegal, Notation, Outcome, Owned, Position, Rules, SetupError, Side, after, is_stuck,
        not_over, vacant,
    },
};

use crate::{
    looks::{self},
    refused::owned,
    set_up::{parsed, the_one},
    shown::Shown,
};

/// Xiangqi, Chinese chess, on the points of 10 rows and 9 columns.
///
/// - A chariot `R` moves straight over free points, and captures the first piece it meets if that piece is an enemy. A
///   cannon `C` moves the same way, but captures only the second piece it meets.
/// - A horse `N` moves one point along a row or column to a free point, and from that point one diagonally outwards.
/// - An elephant `B` moves two points along a diagonal over a free point, and stays on its side of the river. An
///   advisor `A` moves one point along a diagonal, and the general `K` one along a row or a column, both within the
///   palace of 3x3 points.
/// - A soldier `P` moves one point forward, and sideways too once across the river.
/// - No move may leave the player's own general attacked, or facing the other general on a free column. A player
///   without a move loses, attacked or not.
/// - After 120 plies in a row without a capture the game is a draw. No other rule ends games without progress: the
///   rules of federations on perpetual check and perpetual chase are left out.
///
/// The first player, Red, has the capital letters, as in FEN. Moves are written as `h3-e3`.
///
/// ```
/// use collinear::rules::{Finished, Notation, Rules, perft};
/// use collinear_games::xiangqi::Xiangqi;
///
/// let game = Xiangqi::default();
/// let start = game.start();
/// assert_eq!(perft(&game, &start, 2, Finished::Dropped), 1920);
/// let refused = game.read_game(&start, "h3-e3 h10-g8 e3-e7 d10-e9").unwrap_err();
/// assert_eq!(refused.to_string(), "word 4, d10-e9: e7 could capture the general");
/// ```
#[doc(alias = "Chinese chess")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Xiangqi {
    start: State,
    /// The game is a draw after this many plies in a row without a capture; `None` for no limit. By default 120.
    pub limit: Option<usize>,
}

/// The pieces, and the number of plies in a row without a capture, if there is a limit.
pub type State = Position<char, Rect, usize>;

impl Default for Xiangqi {
    fn default() -> Self {
        let start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";
        Self::from_fen(start).expect("a position")
    }
}

impl Xiangqi {
    /// Makes a game from a position in FEN: the rows from the top separated by `/`, numbers for free points, and `w` or
    /// `b` for the side to move. The rest of the text is ignored.
    ///
    /// # Errors
    ///
    /// [`SetupError`] if the text is not a board of 10 rows and 9 columns with a general of each player, if a general,
    /// an advisor or an elephant is outside its area, or if the general of the player who is not to move is attacked.
    pub fn from_fen(fen: &str) -> Result<Self, SetupError> {
        let mut words = fen.split_whitespace();
        let rows = words.next().unwrap_or_default().chars();
        let picture = rows.map(|glyph| match glyph.to_digit(10) {
            Some(free) => ".".repeat(free as usize),
            None => glyph.to_string().replace('/', "\n"),
        });
        let start = parsed(&picture.collect::<String>(), "KABNRCPkabnrcp.")?;
        if (start.rows(), start.cols()) != (10, 9) {
            return Err(SetupError::new("a board must have 10 rows and 9 columns"));
        }
        the_one(&start, "red generals", "K")?;
        the_one(&start, "black generals", "k")?;
        let turn = match words.next() {
            Some("w") => Side::First,
            Some("b") => Side::Second,
            _ => {
                return Err(SetupError::new(
                    "the board must be followed by the side to move, w or b",
                ));
            }
        };
        let start = Position::new(start).with_turn(turn).with_extra(0);
        let is_out = |(at, piece): (Coord, &char)| {
            let side = piece.owner()?;
            let may_stand = match piece.to_ascii_uppercase() {
                'K' | 'A' => palace(&start, side).contains(at),
                'B' => start.rank_of(side, at) < RIVER,
                _ => true,
            };
            (!may_stand).then_some(at)
        };
        if let Some(at) = start.grid().indexed().find_map(is_out) {
            let name = start.grid().board().names([at]);
            let why = format!("{name} has a piece outside its palace or across the river");
            return Err(SetupError::new(why));
        }
        if attacker(&start, turn.other()).is_some() {
            let why = "the general of the player who is not to move is attacked";
            return Err(SetupError::new(why));
        }
        let limit = Some(120);
        Ok(Self { start, limit })
    }

    /// The same game without the limit, for counting positions.
    #[must_use]
    pub fn without_limit(self) -> Self {
        Self {
            limit: None,
            ..self
        }
    }

    /// The enemy piece that could capture the general after this move.
    fn exposes(&self, state: &State, m: Move) -> Option<Coord> {
        attacker(&after(self, state, m), state.turn)
    }
}

const FREE: char = '.';

/// The first row across the river, counted from its player's side.
const RIVER: usize = 5;

#[expect(clippy::trivially_copy_pass_by_ref, reason = "a predicate on a cell")]
fn is_free(cell: &char) -> bool {
    *cell == FREE
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "a predicate on a cell")]
fn is_piece(cell: &char) -> bool {
    *cell != FREE
}

fn palace(state: &State, side: Side) -> Part {
    let corner = Coord::new([7, 0][side.index()], 3);
    let palace = state.grid().bounds().part(corner, 3, 3);
    palace.expect("it fits")
}

fn is_a(side: Side, kind: char) -> impl Fn(&char) -> bool + Copy {
    move |cell| cell.owner() == Some(side) && cell.to_ascii_uppercase() == kind
}

fn leg(board: &Board, from: Coord, leap: Direction) -> Option<Coord> {
    board.step(from, Direction::new(leap.rows() / 2, leap.cols() / 2)?)
}

/// The steps of the piece on a point, and the leaps of a horse that is not blocked; nothing for chariots and cannons.
fn steps(state: &State, side: Side, at: Coord) -> impl Iterator<Item = Direction> {
    let grid = state.grid();
    let kind = grid[at].to_ascii_uppercase();
    let steps: &[Direction] = match kind {
        'K' => &Direction::ORTHOGONAL,
        'A' => &Direction::DIAGONAL,
        'N' => &Direction::KNIGHT,
        'P' if state.rank_of(side, at) >= RIVER => &[Direction::N, Direction::E, Direction::W],
        'P' => &[Direction::N],
        _ => &[],
    };
    let is_open = move |&leap: &Direction| {
        let leg = leg(grid.board(), at, leap);
        leg.is_some_and(|leg| is_free(&grid[leg]))
    };
    let steps = steps.iter().map(move |&step| side.facing(step));
    steps.filter(move |step| kind != 'N' || is_open(step))
}

/// The moves of the side to move, including those that leave the general attacked.
fn pseudo_legal(state: &State) -> Vec<Move> {
    let (grid, own, theirs) = (state.grid(), state.own(), state.theirs());
    let palace = palace(state, state.turn);
    let mut moves = Vec::with_capacity(48);
    for from in grid.cells_where(own) {
        let kind = grid[from].to_ascii_uppercase();
        let steps = steps(state, state.turn, from);
        let goals = steps.filter_map(|step| grid.next(from, step, |cell| !own(cell)));
        let goals = goals.filter(|&to| !"KA".contains(kind) || palace.contains(to));
        moves.extend(goals.map(|to| Move { from, to }));
        match kind {
            'R' => moves.extend(Direction::ORTHOGONAL.into_iter().flat_map(|direction| {
                let slide = grid.slide_or_take(from, direction, .., is_free, theirs);
                slide.moves()
            })),
            'C' => {
                for direction in Direction::ORTHOGONAL {
                    moves.extend(grid.slide(from, direction, .., is_free).moves());
                    let hops = grid.far_hops(from, direction, is_free, is_piece, theirs);
                    moves.extend(hops.map(|hop| Move { from, to: hop.to }));
                }
            }
            'B' => {
                let hop = |direction| grid.hop(from, direction, is_free, |cell| !own(cell)).ok();
                let hops = Direction::DIAGONAL.into_iter().filter_map(hop);
                let goals = hops.map(|hop| hop.to);
                let goals = goals.filter(|&to| state.rank_of(state.turn, to) < RIVER);
                moves.extend(goals.map(|to| Move { from, to }));
            }
            _ => {}
        }
    }
    moves
}

/// Finds an enemy piece that could capture a player's general, or the other general if nothing is between the two
/// generals.
#[must_use]
pub fn attacker(state: &State, side: Side) -> Option<Coord> {
    let (grid, enemy) = (state.grid(), side.other());
    let general = grid.cells_where(is_a(side, 'K')).next()?;
    let near = [&Direction::ORTHOGONAL[..], &Direction::KNIGHT].into_iter();
    let near = near.flat_map(|ways| grid.neighbours(general, ways));
    let steps_back = near.filter_map(|(way, at, piece)| {
        let is_enemy = piece.owner() == Some(enemy);
        (is_enemy && steps(state, enemy, at).any(|step| step == -way)).then_some(at)
    });
    let far = Direction::ORTHOGONAL.into_iter().filter_map(|direction| {
        let at = grid.first_hit(general, direction, is_piece).ok()?;
        if is_a(enemy, 'R')(&grid[at]) || is_a(enemy, 'K')(&grid[at]) {
            return Some(at);
        }
        let is_cannon = is_a(enemy, 'C');
        let mut hops = grid.far_hops(general, direction, is_free, is_piece, is_cannon);
        hops.next().map(|hop| hop.to)
    });
    steps_back.chain(far).next()
}

/// The reason why a piece cannot make a move, apart from the general's safety.
fn no_way(state: &State, Move { from, to }: Move) -> Illegal {
    let (grid, own) = (state.grid(), state.own());
    let refused = owned(grid, from, own).and_then(|()| vacant(grid, to, |cell| !own(cell)));
    if let Err(refused) = refused {
        return refused;
    }
    let leap = || {
        Direction::KNIGHT
            .into_iter()
            .find(|&leap| grid.board().step(from, leap) == Some(to))
    };
    let line = || grid.bounds().between(from, to).into_iter().flatten();
    let (name, way) = match grid[from].to_ascii_uppercase() {
        'K' => ("general", None),
        'A' => ("advisor", None),
        'B' => ("elephant", line().next().filter(|_| line().count() == 1)),
        'N' => (
            "horse",
            leap().and_then(|leap| leg(grid.board(), from, leap)),
        ),
        'R' => ("chariot", line().find(|&at| is_piece(&grid[at]))),
        'C' => ("cannon", None),
        _ => ("soldier", None),
    };
    if let Some(at) = way.filter(|&at| is_piece(&grid[at])) {
        return Illegal::about(grid.board(), at, "is in the way");
    }
    let [from_name, to_name] = [from, to].map(|at| grid.board().names([at]));
    let why = format!("the {name} cannot move from {from_name} to {to_name}");
    Illegal::refused_at(why, [from, to])
}

impl Rules for Xiangqi {
    type State = State;
    type Move = Move;

    fn start(&self) -> State {
        self.start.clone()
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = Move> {
        let moves = pseudo_legal(state).into_iter();
        moves.filter(|&m| self.exposes(state, m).is_none())
    }

    fn apply(&self, state: &mut State, Move { from, to }: Move) {
        let taken = state.carry(from, to, FREE);
        let is_quiet = self.limit.is_some() && is_free(&taken);
        state.extra = if is_quiet { state.extra + 1 } else { 0 };
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let lost = is_stuck(self, state).then(|| Outcome::Win(state.turn.other()));
        let is_drawn = self.limit.is_some_and(|limit| state.extra >= limit);
        lost.or(is_drawn.then_some(Outcome::Draw))
    }

    fn check(&self, state: &State, m: &Move) -> Result<(), Illegal> {
        not_over(self, state)?;
        let grid = state.grid();
        if !pseudo_legal(state).contains(m) {
            return Err(no_way(state, *m));
        }
        match self.exposes(state, *m) {
            Some(by) if is_a(state.turn.other(), 'K')(&grid[by]) => Err(Illegal::refused_at(
                "the generals would face each other",
                [by],
            )),
            Some(by) => Err(Illegal::about(
                grid.board(),
                by,
                "could capture the general",
            )),
            None => Ok(()),
        }
    }

    fn facts(&self, state: &State) -> Vec<String> {
        let by = attacker(state, state.turn);
        let check = by.map(|at| format!("check from {}", state.grid().board().names([at])));
        check.into_iter().collect()
    }
}

impl Notation for Xiangqi {}

pub(crate) fn shown() -> Shown<Xiangqi> {
    const LETTERS: [&str; 7] = ["P", "R", "N", "B", "A", "C", "K"];
    const RED: &str = "PRNBACK";
    const BLACK: &str = "prnback";
    let sides = [
        (RED, 0xb0_26_1c, 0xff_f3_e0),
        (BLACK, 0xfa_ee_d6, 0x2b_30_3b),
    ];
    let figures = sides.into_iter().flat_map(|(glyphs, fill, ink)| {
        let letters = glyphs.chars().zip(LETTERS);
        letters.map(move |(glyph, letter)| {
            let (fill, ink) = (Colour::rgb(fill), Colour::rgb(ink));
            let sign = Some(Sign::Text(letter));
            let disc = Piece::new(Body::Disc, fill);
            (glyph, Figure::Piece(Piece { sign, ink, ..disc }))
        })
    });
    Shown {
        players: Some(["Red", "Black"]),
        pieces: [RED, BLACK],
        style: Some(Style {
            surface: Surface::Crossings,
            theme: looks::theme(
                0xe6_c9_9a,
                0x8c_6d_40,
                figures.chain([('.', Figure::Nothing)]),
            ),
            ..Style::default()
        }),
        ..Shown::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test::{SHORT, agrees_with_its_promises_in};

    #[test]
    fn it_keeps_its_promises() {
        agrees_with_its_promises_in(SHORT, &Xiangqi::default());
        let mut late = Xiangqi::from_fen("4k4/9/9/9/4c4/4n4/4P4/9/4A4/4K3R w").unwrap();
        late.limit = Some(9);
        agrees_with_its_promises_in(SHORT, &late);
    }

    #[test]
    fn the_general_is_neither_attacked_nor_faced() {
        let game = Xiangqi::from_fen("4k4/9/9/9/9/9/r8/9/4A4/R3K4 w").unwrap();
        let refused = |word| {
            let illegal = game.read_move(&game.start(), word).unwrap_err();
            illegal.to_string()
        };
        let faced = "the generals would face each other";
        assert_eq!(refused("e2-d3"), faced);
        assert_eq!(refused("a1-a5"), "a4 is in the way");
        let error = |fen| Xiangqi::from_fen(fen).unwrap_err().to_string();
        let attacked = "the general of the player who is not to move is attacked";
        assert_eq!(error("4k4/9/9/9/9/9/9/9/9/R3K4 w"), attacked);
        assert_eq!(
            error("4k4/9/9 w"),
            "a board must have 10 rows and 9 columns"
        );
        let turn = "the board must be followed by the side to move, w or b";
        assert_eq!(error("4k4/9/9/9/9/9/9/9/9/R4K3"), turn);
        let palace = "e6 has a piece outside its palace or across the river";
        assert_eq!(error("9/9/9/9/4K4/9/9/9/9/3k5 w"), palace);
        let generals = "red generals: 0, but there must be 1";
        assert_eq!(error("4k4/9/9/9/9/9/9/9/9/9 w"), generals);
    }
}

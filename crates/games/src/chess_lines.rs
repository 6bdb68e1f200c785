//! The lines of chess: games whose pawns have gone.

use collinear::{
    Coord, Direction, Grid, Move, Rect,
    rules::{
        Illegal, Notation, Outcome, Position, Rules, SetupError, Side, goes_on, is_stuck,
        read_by_cells, vacant,
    },
};

use crate::{
    refused::owned,
    set_up::{parsed, the_one},
};

/// Chess without pawns: kings, queens, rooks, bishops and knights from any position, all of whose moves
/// are lines or leaps. A piece that is pinned stays on the line, a check is met; mate wins, stalemate is a
/// draw, and so are a hundred moves in a row that take nothing, fifty of each player, and two bare kings.
///
/// It is all of chess for endgames of pieces alone. Left out are pawns, and with them promotion and en
/// passant; castling; and draws by repetition, which end such a game earlier than the fifty moves do.
///
/// The first player, White, has the capital letters. By default they have the queen and the second player a
/// rook, in Philidor's position of 1777, which White wins. Moves are written `Qa5-e5`, captures `Qa5xb5`.
/// Rules: the FIDE Laws of Chess, articles 3, 5.2 and 9.6.
///
/// ```
/// use collinear::rules::{Illegal, Notation, Rules};
/// use collinear_games::chess_lines::ChessLines;
///
/// let game = ChessLines::default();
/// let start = game.start();
/// assert_eq!(game.moves(&start).count(), 24);
/// let moves = game.read_game(&start, "Qa5-e5 Kb8-a7 Qe5-a1 Ka7-b8 Qa1-a5").unwrap();
/// assert_eq!(moves.len(), 5); // the same position, and Black is to move
/// let illegal = game.read_game(&start, "Qa5-d8 Kb8-c8").unwrap_err();
/// assert_eq!(illegal.to_string(), "word 2, Kb8-c8: d8 would take the king");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChessLines {
    start: Grid<char>,
    /// After how many moves in a row that take nothing the game is a draw; `None` for never. By default 100.
    pub limit: Option<usize>,
}

/// A board, whose turn it is, and how many moves in a row have taken nothing; which they were decides
/// nothing, since repetition is left out.
pub type State = Position<char, Rect, usize>;

/// The pieces as moves have them.
const LETTERS: &str = "KQRBN";

/// Where a piece goes, and how far.
fn gait(piece: char) -> (&'static [Direction], usize) {
    match piece.to_ascii_uppercase() {
        'R' => (&Direction::ORTHOGONAL, usize::MAX),
        'B' => (&Direction::DIAGONAL, usize::MAX),
        'N' => (&Direction::KNIGHT, 1),
        'K' => (&Direction::ALL, 1),
        _ => (&Direction::ALL, usize::MAX),
    }
}

/// Whether a piece takes what it sees along a heading so many steps away.
fn takes(piece: char, heading: Direction, steps: usize) -> bool {
    let (headings, reach) = gait(piece);
    headings.contains(&heading) && steps <= reach
}

const PIECE: fn(&char) -> bool = |&cell| cell != '.';

fn is_of(side: Side) -> impl Fn(&char) -> bool + Copy {
    move |cell| PIECE(cell) && cell.is_ascii_uppercase() == (side == Side::First)
}

/// The pieces of a side that could take what stands on a cell.
pub fn attackers(grid: &Grid<char>, at: Coord, by: Side) -> impl Iterator<Item = Coord> {
    let lines = grid.seen_from(at, &Direction::ALL, PIECE);
    let seen = lines.chain(grid.seen_from(at, &Direction::KNIGHT, PIECE));
    let attacks = seen.filter(move |seen| {
        let piece = grid[seen.at];
        is_of(by)(&piece) && takes(piece, -seen.heading, seen.steps)
    });
    attacks.map(|seen| seen.at)
}

fn king(grid: &Grid<char>, side: Side) -> Option<Coord> {
    let is_king = |cell: &char| is_of(side)(cell) && "Kk".contains(*cell);
    grid.cells_where(is_king).next()
}

/// A piece that gives check to the king of a side, if one does.
#[must_use]
pub fn checker(grid: &Grid<char>, side: Side) -> Option<Coord> {
    attackers(grid, king(grid, side)?, side.other()).next()
}

/// The pieces of a side that stand between their king and a piece that would check it, each with that
/// piece: they may not leave the line.
pub fn pins(grid: &Grid<char>, side: Side) -> impl Iterator<Item = (Coord, Coord)> {
    let lines = king(grid, side).map(|king| grid.seen_from(king, &Direction::ALL, PIECE));
    lines.into_iter().flatten().filter_map(move |seen| {
        let by = grid.first_hit(seen.at, seen.heading, PIECE).ok()?;
        let rides = takes(grid[by], -seen.heading, usize::MAX);
        let pins = is_of(side)(&grid[seen.at]) && is_of(side.other())(&grid[by]) && rides;
        pins.then_some((seen.at, by))
    })
}

/// The moves of the side whose turn it is, those included that leave its king in check.
pub fn pseudo_legal(state: &State) -> impl Iterator<Item = Move> {
    let (grid, turn) = (state.grid(), state.turn);
    let pieces = grid.headings_of(is_of(turn), |at| gait(grid[at]).0.iter().copied());
    pieces.flat_map(move |(from, direction)| {
        let (reach, is_enemy) = (gait(grid[from]).1, is_of(turn.other()));
        let slide = grid.slide_or_take(from, direction, ..=reach, |cell| !PIECE(cell), is_enemy);
        slide.moves()
    })
}

/// Why no piece goes there, whatever becomes of the king.
fn no_way(state: &State, Move { from, to }: Move) -> Illegal {
    let (grid, own) = (state.grid(), is_of(state.turn));
    let goes = || {
        owned(grid, from, own)?;
        vacant(grid, to, |cell| !own(cell))
    };
    if let Err(refused) = goes() {
        return refused;
    }
    let (directions, reach) = gait(grid[from]);
    let leads_there = |direction| {
        grid.board()
            .ray(from, direction)
            .take(reach)
            .any(|at| at == to)
    };
    let direction = directions.iter().find(|&&direction| leads_there(direction));
    if let Some(at) = direction.and_then(|&direction| grid.first_hit(from, direction, PIECE).ok()) {
        return Illegal::about(grid.board(), at, "is in the way");
    }
    let piece = grid[from].to_ascii_uppercase();
    let [from_name, to_name] = [from, to].map(|at| grid.board().names([at]));
    let why = format!("{piece} does not go from {from_name} to {to_name}");
    Illegal::refused_at(why, [from, to])
}

impl ChessLines {
    /// A game from the position in a picture of the letters `KQRBN` and `kqrbn` and of dots.
    ///
    /// # Errors
    ///
    /// [`SetupError`] if it is no picture of a board, or a side has not one king.
    pub fn new(picture: &str) -> Result<Self, SetupError> {
        let start = parsed(picture, "KQRBNkqrbn.")?;
        the_one(&start, "white kings", "K")?;
        the_one(&start, "black kings", "k")?;
        let limit = Some(100);
        Ok(Self { start, limit })
    }

    /// The same game without the limit of moves that take nothing: how positions are counted, since how many
    /// there were is no part of them.
    #[must_use]
    pub fn without_limit(self) -> Self {
        Self {
            limit: None,
            ..self
        }
    }

    /// Who would take the king that a move leaves in check.
    fn exposes(&self, state: &State, m: Move) -> Option<Coord> {
        let mut after = state.clone();
        self.apply(&mut after, m);
        checker(after.grid(), state.turn)
    }
}

impl Default for ChessLines {
    fn default() -> Self {
        let philidor = "
            . k . . . . . .
            . r . . . . . .
            . . K . . . . .
            Q . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
        ";
        Self::new(philidor).expect("a position")
    }
}

impl Rules for ChessLines {
    type State = State;
    type Move = Move;

    fn start(&self) -> State {
        Position::new(self.start.clone()).with_extra(0)
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = Move> {
        pseudo_legal(state).filter(|&m| self.exposes(state, m).is_none())
    }

    fn apply(&self, state: &mut State, m: Move) {
        let taken = state.carry(m.from, m.to, '.');
        let is_counted = self.limit.is_some() && !PIECE(&taken);
        state.extra = if is_counted { state.extra + 1 } else { 0 };
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let (grid, turn) = (state.grid(), state.turn);
        let is_stuck = is_stuck(self, state);
        if is_stuck && checker(grid, turn).is_some() {
            return Some(Outcome::Win(turn.other()));
        }
        let is_quiet = self.limit.is_some_and(|limit| state.extra >= limit);
        let is_drawn = is_stuck || is_quiet || grid.count(PIECE) == 2;
        is_drawn.then_some(Outcome::Draw)
    }

    fn check(&self, state: &State, m: &Move) -> Result<(), Illegal> {
        goes_on(self, state)?;
        if !pseudo_legal(state).any(|legal| legal == *m) {
            return Err(no_way(state, *m));
        }
        match self.exposes(state, *m) {
            Some(by) => {
                let why = format!("{} would take the king", state.grid().board().names([by]));
                Err(Illegal::refused_at(why, [by]))
            }
            None => Ok(()),
        }
    }
}

impl Notation for ChessLines {
    fn write_move(&self, before: &State, m: &Move) -> String {
        let grid = before.grid();
        let takes = grid.get(m.to).is_some_and(PIECE);
        let sign = if takes { 'x' } else { '-' };
        let piece = grid.get(m.from).unwrap_or(&'.').to_ascii_uppercase();
        let [from, to] = [m.from, m.to].map(|at| grid.board().names([at]));
        format!("{piece}{from}{sign}{to}")
    }

    /// With the letter of the piece or without it, in capital letters or small ones; an `x` only where
    /// something is taken.
    fn read_move(&self, before: &State, word: &str) -> Result<Move, Illegal> {
        goes_on(self, before)?;
        let (grid, board) = (before.grid(), before.grid().board());
        let first = |cells: &str| {
            let name = cells.split(['-', 'x', 'X']).next().unwrap_or_default();
            Some((board.cell_named(name).ok()?, name.len()))
        };
        // A `b` is a bishop only where a whole cell comes behind it.
        let lettered = word.split_at_checked(1).filter(|(letter, cells)| {
            LETTERS.contains(&letter.to_ascii_uppercase()) && first(cells).is_some()
        });
        let (letter, cells) = lettered.unwrap_or(("", word));
        let letter = letter.to_ascii_uppercase();
        let from = first(cells);
        if let (Some((at, _)), Some(letter)) = (from, letter.chars().next())
            && letter != grid[at].to_ascii_uppercase()
        {
            let why = format!("there is no {letter} on {}", board.names([at]));
            return Err(Illegal::refused_at(why, [at]));
        }
        let m = read_by_cells(self, before, &cells.replace(['x', 'X'], "-"))?;
        let takes = from.is_some_and(|(_, end)| cells[end..].starts_with(['x', 'X']));
        if takes && !PIECE(&grid[m.to]) {
            return Err(Illegal::about(grid.board(), m.to, "has nothing to take"));
        }
        Ok(m)
    }
}

#[cfg(test)]
mod tests {
    use collinear::{rules::Game, testing::RandomPlay};

    use super::*;
    use crate::test::{WALKS, agrees_with_its_promises_in, counts};

    const HEAVY: &str = "
        r . . q k . . r
        . . . . . . . .
        . . . . . . . .
        b . . . . . . b
        B . . . . . . B
        . . . . . . . .
        . . . . . . . .
        R . . Q K . . R
    ";
    const PINNED: &str = "
        . . . . k . . .
        . . . . r . . .
        . . . . . . . .
        b . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . R B . . .
        . . . . K . . q
    ";
    const KNIGHTS: &str = "
        . n . . k . n .
        . . b . . . . .
        . . . . . . . .
        . . . N . . . .
        . . . . n . . .
        . . . . . . . .
        . . B . . . . .
        . N . . K . N .
    ";

    /// Legal and pseudo-legal moves as python-chess 1.11 counts them.
    #[test]
    fn the_moves_are_those_of_chess() {
        let rows: [(&str, &[u128], usize); 3] = [
            (HEAVY, &[1, 3, 9, 322], 39),
            (PINNED, &[1, 1, 41, 682], 22),
            (KNIGHTS, &[1, 22, 504], 24),
        ];
        for (picture, legal, pseudo) in rows {
            let game = ChessLines::new(picture).unwrap();
            counts(&game, legal);
            assert_eq!(pseudo_legal(&game.start()).count(), pseudo);
        }
        counts(&ChessLines::default(), &[1, 24, 264]);
    }

    #[test]
    fn it_keeps_its_promises() {
        let walks = RandomPlay {
            games: 2,
            plies: 12,
            ..WALKS
        };
        for picture in [PINNED, KNIGHTS] {
            agrees_with_its_promises_in(walks, &ChessLines::new(picture).unwrap());
        }
        let walks = RandomPlay {
            plies: 150,
            games: 1,
            ..WALKS
        };
        agrees_with_its_promises_in(walks, &ChessLines::new("K . .\n. . .\nr . k").unwrap());
    }

    #[test]
    fn checks_and_pins() {
        let grid = ChessLines::new(PINNED).unwrap().start;
        assert_eq!(checker(&grid, Side::First).map(|at| grid[at]), Some('q'));
        assert_eq!(checker(&grid, Side::Second), None);
        let pins: Vec<_> = pins(&grid, Side::First).collect();
        let pieces: Vec<_> = pins.iter().map(|&(at, by)| (grid[at], grid[by])).collect();
        assert_eq!(pieces, [('B', 'r'), ('R', 'b')]);
    }

    /// How a game of the moves in the text ends.
    fn outcome(picture: &str, text: &str) -> Option<Outcome> {
        let mut game = Game::new(ChessLines::new(picture).unwrap());
        let moves = game.rules().read_game(game.state(), text).unwrap();
        game.play_all(moves).unwrap();
        game.outcome()
    }

    #[test]
    fn games_end_by_mate_stalemate_bare_kings_and_fifty_moves() {
        let queen = "k . . .\n. . . .\n. K . .\n. . . Q";
        assert_eq!(outcome(queen, "Qd1-d3"), None);
        assert_eq!(outcome(queen, "Qd1-d4"), Some(Outcome::Win(Side::First)));
        assert_eq!(outcome(queen, "Qd1-d2"), Some(Outcome::Draw));
        assert_eq!(
            outcome("k . .\n. . .\nK r .", "Ka1xb1"),
            Some(Outcome::Draw)
        );
        let game = ChessLines::default();
        let mut state = game.start();
        let taken_nothing = |moves, state: &mut State| {
            state.extra = moves;
            game.outcome(state)
        };
        assert_eq!(taken_nothing(99, &mut state), None);
        assert_eq!(taken_nothing(100, &mut state), Some(Outcome::Draw));
        assert_eq!(game.without_limit().outcome(&state), None);
    }

    #[test]
    fn refusals_say_why() {
        let pinned = ChessLines::new(PINNED).unwrap();
        let refused = |text| {
            let error = pinned.read_game(&pinned.start(), text).unwrap_err();
            error.to_string()
        };
        assert_eq!(refused("Rd2-d8"), "word 1, Rd2-d8: h1 would take the king");
        let another = "word 1, Nd2-c2: there is no N on d2";
        assert_eq!(refused("Nd2-c2"), another);
        assert_eq!(
            refused("Rd2-c3"),
            "word 1, Rd2-c3: R does not go from d2 to c3"
        );
        assert_eq!(
            refused("Rd2"),
            "word 1, Rd2: not a move: a move looks like Ke1-f2"
        );
        assert_eq!(refused("Kd2-d3"), "word 1, Kd2-d3: there is no K on d2");
        let philidor = ChessLines::default();
        let start = philidor.start();
        let refused = |text| philidor.read_move(&start, text).unwrap_err().to_string();
        for (text, why) in [
            ("KKc6-d6", "off the board: its cells are a1 to h8"),
            ("K", "not a move: a move looks like Kc6-d6"),
            ("Kc6xd6", "d6 has nothing to take"),
            ("KC6XD6", "d6 has nothing to take"),
            ("kc6-e6", "K does not go from c6 to e6"),
            ("qa5-c6", "c6 is occupied"),
            ("Kb8-a7", "b8 has no piece of yours"),
            ("Qa5-d6", "Q does not go from a5 to d6"),
            ("b7-b6", "b7 has no piece of yours"),
            ("bb7-b6", "there is no B on b7"),
        ] {
            assert_eq!(refused(text), why, "{text}");
        }
        let read = |text| philidor.read_move(&start, text).unwrap();
        for text in ["kc6-d6", "c6-d6", "C6-D6", "KC6-d6"] {
            assert_eq!(read(text), read("Kc6-d6"), "{text}");
        }
        let heavy = ChessLines::new(HEAVY).unwrap();
        let blocked = heavy.read_move(&heavy.start(), "Ra1-f1").unwrap_err();
        assert_eq!(blocked.to_string(), "d1 is in the way");
        let error = ChessLines::new("K . K").unwrap_err();
        assert_eq!(error.to_string(), "white kings: 2, but there has to be 1");
    }
}

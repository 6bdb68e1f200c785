//! Hnefatafl written the slow and obvious way, to compare the library with: boards of characters, loops over all
//! cells, and nothing of the library but the names of switches and ends.
//!
//! Where the rules are ambiguous, they are read like this:
//!
//! - The throne is the middle cell; a board with an even side has none. Corners are the four corner cells. If the king
//!   escapes to any edge they are ordinary cells: hostile to nobody, and they close no shieldwall. Otherwise they
//!   close one even if they are not hostile.
//! - The king is captured only if the attacker that moved is next to him, and one of the two if two sides are enough:
//!   he can safely move between two enemies.
//! - The empty throne next to the king counts as an attacker, whoever else it is hostile to.
//! - "Next to the throne" means orthogonally next to it.
//! - A throne that is always hostile is so with the king on it, armed or not.
//! - A king who is not armed captures nothing and does not help to capture: he closes no shieldwall and does not count
//!   in front of one. He counts as a piece of a row that is captured, but stays.
//! - A move captures all it can: custodially in four directions, and shieldwalls along the edges of its target. A king
//!   who is captured leaves the board.
//! - An exit fort is looked for after a move of the defenders. Its inside is all that can be reached from the king
//!   without crossing a defender. There is no attacker inside, and the king can step to a free neighbour. Attackers
//!   try to break it from all cells outside where a soldier may stop; captures make room for more of them.
//! - Attackers encircle only with a move of theirs, after its captures have left the board. All cells without an
//!   attacker are ways out, including the corners.
//! - The start counts as the first occurrence of its position.
//! - A king on a cell where he escapes has escaped, even if the attackers moved last.
//! - If a move ends the game in two ways, the first of these is the reason: escaped, king taken, exit fort, encircled,
//!   no move, repetition.
//!
//! The counts of brandubh after five plies confirm the second point: attackers win 1088 games; they would win 11208 if
//! the attacker that moved only had to be next to the king.

pub(crate) mod board;

use std::collections::BTreeSet;

use collinear::rules::hnefatafl::{
    Army, Crossing, End, Escape, Hostility, KingCapture, Reach, Repetition, Stopping, Variant,
};

use self::board::{
    Board, Cell, SIDES, at, beside, cells, find, in_corner, is_throne, neighbours, on_edge, other,
    owner, put, reached,
};

pub(crate) type Cells = BTreeSet<Cell>;
/// The start and the end of a move.
pub(crate) type Pair = (Cell, Cell);

/// It uses only the names of the library's switches.
#[derive(Clone)]
pub(crate) struct Naive(pub(crate) Variant);

#[derive(Clone)]
pub(crate) struct Position {
    pub(crate) board: Board,
    pub(crate) turn: char,
    /// What the last move captured.
    pub(crate) taken: Cells,
    /// The winner, if there is one, and the reason.
    pub(crate) end: Option<(Option<char>, End)>,
    /// This position and earlier ones, if repetition matters.
    occurred: Vec<(Board, char)>,
}

pub(crate) fn letter(army: Army) -> char {
    match army {
        Army::Attackers => 'a',
        Army::Defenders => 'd',
    }
}

impl Naive {
    /// A position from rows of characters, as if the other side had just made a move.
    pub(crate) fn set_up(&self, picture: &str, turn: char) -> Position {
        let board = Board::of(picture);
        let mut position = Position {
            occurred: vec![(board.clone(), turn)],
            board,
            turn,
            taken: Cells::new(),
            end: None,
        };
        position.end = self.end(&position, false);
        position
    }

    fn is_special_corner(&self, board: &Board, cell: Cell) -> bool {
        self.0.ending.escape == Escape::Corners && in_corner(board, cell)
    }

    fn may_stop(&self, board: &Board, piece: char, cell: Cell) -> bool {
        if is_throne(board, cell) {
            piece == 'K' && self.0.throne.stopping == Stopping::King
        } else {
            piece == 'K' || !self.is_special_corner(board, cell)
        }
    }

    fn may_cross(&self, board: &Board, piece: char, cell: Cell) -> bool {
        !is_throne(board, cell)
            || self.0.throne.crossing == Crossing::Everybody
            || (piece == 'K' && self.0.throne.stopping == Stopping::King)
    }

    /// The moves of the side to move, even after the end.
    pub(crate) fn moves(&self, position: &Position) -> Vec<Pair> {
        let board = &position.board;
        let mut moves = Vec::new();
        for from in cells(board).filter(|&cell| owner(at(board, cell)) == Some(position.turn)) {
            let piece = at(board, from);
            let most = match self.0.king.reach {
                Reach::AtMost(most) if piece == 'K' => most,
                _ => usize::MAX,
            };
            for side in SIDES {
                let (mut steps, mut last) = (0, from);
                while let Some(to) = beside(board, last, side) {
                    steps += 1;
                    if at(board, to) != '.' || steps > most {
                        break;
                    }
                    if self.may_stop(board, piece, to) {
                        moves.push((from, to));
                    }
                    if !self.may_cross(board, piece, to) {
                        break;
                    }
                    last = to;
                }
            }
        }
        moves
    }

    /// True if a piece helps this side to capture.
    fn fights_for(&self, piece: char, side: char) -> bool {
        owner(piece) == Some(side) && (piece != 'K' || self.0.king.armed)
    }

    fn is_hostile_to_soldiers_of(&self, board: &Board, side: char, cell: Cell) -> bool {
        if is_throne(board, cell) {
            let hostile = match side {
                'a' => self.0.throne.hostile_to_attackers,
                _ => self.0.throne.hostile_to_defenders,
            };
            match hostile {
                Hostility::Never => false,
                Hostility::WhenEmpty => at(board, cell) == '.',
                Hostility::Always => true,
            }
        } else {
            let hostile = match side {
                'a' => self.0.corners.hostile_to_attackers,
                _ => self.0.corners.hostile_to_defenders,
            };
            hostile && self.is_special_corner(board, cell)
        }
    }

    /// The soldiers that a piece captures custodially after it has moved to a cell.
    fn taken_custodially(&self, board: &Board, to: Cell) -> Cells {
        let mover = owner(at(board, to)).expect("a piece has moved");
        let mut taken = Cells::new();
        if !self.fights_for(at(board, to), mover) {
            return taken;
        }
        for side in SIDES {
            let Some(prey) = beside(board, to, side) else {
                continue;
            };
            let Some(behind) = beside(board, prey, side) else {
                continue;
            };
            let is_enemy_soldier = at(board, prey) == if mover == 'a' { 'd' } else { 'a' };
            let closed = self.fights_for(at(board, behind), mover)
                || self.is_hostile_to_soldiers_of(board, other(mover), behind);
            if is_enemy_soldier && closed {
                taken.insert(prey);
            }
        }
        taken
    }

    /// The soldiers in rows along the edge that a piece closes by moving to a cell.
    fn taken_by_shieldwall(&self, board: &Board, to: Cell) -> Cells {
        let mover = owner(at(board, to)).expect("a piece has moved");
        let mut taken = Cells::new();
        if !self.0.soldiers.shieldwall || !self.fights_for(at(board, to), mover) {
            return taken;
        }
        let outwards = SIDES
            .into_iter()
            .filter(|&side| beside(board, to, side).is_none());
        for (down, across) in outwards {
            for along in [(across, down), (-across, -down)] {
                let mut row = Vec::new();
                let mut end = beside(board, to, along);
                while let Some(cell) = end
                    && owner(at(board, cell)) == Some(other(mover))
                {
                    row.push(cell);
                    end = beside(board, cell, along);
                }
                let closed = end.is_some_and(|end| {
                    self.fights_for(at(board, end), mover) || self.is_special_corner(board, end)
                });
                let enemy_in_front = |&cell: &Cell| {
                    let front = beside(board, cell, (-down, -across));
                    front.is_some_and(|front| self.fights_for(at(board, front), mover))
                };
                if row.len() >= 2 && closed && row.iter().all(enemy_in_front) {
                    taken.extend(row.into_iter().filter(|&cell| at(board, cell) != 'K'));
                }
            }
        }
        taken
    }

    /// The king, if the attacker that has moved to a cell captures him.
    fn taken_king(&self, board: &Board, to: Cell) -> Option<Cell> {
        let king = neighbours(board, to).find(|&cell| at(board, cell) == 'K')?;
        let near_throne =
            is_throne(board, king) || neighbours(board, king).any(|cell| is_throne(board, cell));
        let is_attacker_or_throne = |cell: Cell| {
            at(board, cell) == 'a' || (is_throne(board, cell) && at(board, cell) == '.')
        };
        let on_four_sides = |edge_counts: bool| {
            SIDES
                .into_iter()
                .all(|side| match beside(board, king, side) {
                    Some(cell) => is_attacker_or_throne(cell),
                    None => edge_counts,
                })
        };
        let on_two_sides = || {
            SIDES.into_iter().any(|(down, across)| {
                let moved_here = beside(board, king, (down, across)) == Some(to);
                let opposite = beside(board, king, (-down, -across));
                let is_corner =
                    |cell| self.0.corners.hostile_to_king && self.is_special_corner(board, cell);
                moved_here
                    && opposite.is_some_and(|cell| is_attacker_or_throne(cell) || is_corner(cell))
            })
        };
        let taken = match self.0.king.capture {
            KingCapture::FourSides => on_four_sides(false),
            KingCapture::FourSidesOrEdge => on_four_sides(true),
            KingCapture::TwoSidesAwayFromThrone if near_throne => on_four_sides(false),
            KingCapture::TwoSides | KingCapture::TwoSidesAwayFromThrone => on_two_sides(),
        };
        taken.then_some(king)
    }

    fn has_escaped(&self, board: &Board) -> bool {
        find(board, 'K')
            .into_iter()
            .any(|king| match self.0.ending.escape {
                Escape::Corners => in_corner(board, king),
                Escape::Edge => on_edge(board, king),
            })
    }

    fn is_encircled(&self, board: &Board) -> bool {
        let shut_in = [find(board, 'd'), find(board, 'K')].concat();
        let can_reach_edge = || {
            reached(board, shut_in, 'a')
                .into_iter()
                .any(|cell| on_edge(board, cell))
        };
        self.0.ending.encirclement && !can_reach_edge()
    }

    fn has_exit_fort(&self, board: &Board) -> bool {
        let Some(&king) = find(board, 'K').first() else {
            return false;
        };
        if !self.0.ending.exit_fort || !on_edge(board, king) {
            return false;
        }
        let can_step = |cell: Cell| at(board, cell) == '.' && self.may_stop(board, 'K', cell);
        let inside = reached(board, vec![king], 'd');
        let holds =
            |board: &Board, inside: &[Cell]| inside.iter().all(|&cell| at(board, cell) != 'a');
        if !neighbours(board, king).any(can_step) || !holds(board, &inside) {
            return false;
        }
        let mut siege = board.clone();
        for cell in cells(board).filter(|cell| !inside.contains(cell)) {
            if at(board, cell) == '.' && self.may_stop(board, 'a', cell) {
                put(&mut siege, cell, 'a');
            }
        }
        // Any attacker can be the one that moved last.
        loop {
            let mut taken = Cells::new();
            for attacker in find(&siege, 'a') {
                taken.extend(self.taken_custodially(&siege, attacker));
                taken.extend(self.taken_by_shieldwall(&siege, attacker));
            }
            if taken.is_empty() {
                return holds(&siege, &reached(&siege, vec![king], 'd'));
            }
            for cell in taken {
                put(&mut siege, cell, 'a');
            }
        }
    }

    /// The position after a move.
    pub(crate) fn play(&self, position: &Position, (from, to): Pair) -> Position {
        let mover = position.turn;
        let mut board = position.board.clone();
        let piece = at(&board, from);
        put(&mut board, from, '.');
        put(&mut board, to, piece);
        let mut taken = self.taken_custodially(&board, to);
        taken.extend(self.taken_by_shieldwall(&board, to));
        let king = self.taken_king(&board, to).filter(|_| mover == 'a');
        taken.extend(king);
        for &cell in &taken {
            put(&mut board, cell, '.');
        }
        let mut next = Position {
            board,
            turn: other(mover),
            taken,
            end: None,
            occurred: Vec::new(),
        };
        if self.0.ending.repetition != Repetition::Ignored {
            next.occurred.clone_from(&position.occurred);
            next.occurred.push((next.board.clone(), next.turn));
        }
        next.end = self.end(&next, king.is_some());
        next
    }

    fn end(&self, position: &Position, king_taken: bool) -> Option<(Option<char>, End)> {
        let (board, mover) = (&position.board, other(position.turn));
        if self.has_escaped(board) {
            return Some((Some('d'), End::Escaped));
        } else if king_taken {
            return Some((Some('a'), End::KingTaken));
        } else if mover == 'd' && self.has_exit_fort(board) {
            return Some((Some('d'), End::ExitFort));
        } else if mover == 'a' && self.is_encircled(board) {
            return Some((Some('a'), End::Encircled));
        } else if self.moves(position).is_empty() {
            return Some((Some(mover), End::NoMove));
        }
        let now = |(before, turn): &&(Board, char)| (before, *turn) == (board, position.turn);
        let winner = match self.0.ending.repetition {
            _ if position.occurred.iter().filter(now).count() < 3 => return None,
            Repetition::LossFor(army) => Some(other(letter(army))),
            Repetition::Draw => None,
            Repetition::Ignored => return None,
        };
        Some((winner, End::Repetition))
    }

    /// The number of sequences of moves of this length; games that have ended are not counted.
    pub(crate) fn perft(&self, position: &Position, depth: usize) -> u128 {
        if depth == 0 || position.end.is_some() {
            return u128::from(depth == 0);
        }
        let moves = self.moves(position).into_iter();
        moves
            .map(|m| self.perft(&self.play(position, m), depth - 1))
            .sum()
    }
}

//! [`History`]: a position with the turns that led to it. It makes turns and takes them back.

use std::sync::{Arc, OnceLock};

use collinear::rules::Illegal;

use super::{
    board::Board,
    position::{Cells, Position},
    refused::Refused,
    tree::Tree,
    turn::Turn,
};

/// A position with the turns that led to it and the turns that were taken back.
pub(super) struct History {
    pub(super) position: Box<dyn Position>,
    /// The start and the position after every [`STRIDE`]th turn.
    kept: Vec<Arc<dyn Position>>,
    /// Made on demand, because boards can be large and play from a pipe needs none.
    pub(super) board: Arc<OnceLock<Board>>,
    pub(super) tree: Tree,
    /// The moves of each turn; the first turn is at index 0.
    moves: Vec<Vec<usize>>,
    /// The cells of each turn, to renumber them when the board changes; `None` until the first change.
    cells: Option<Vec<TurnCells>>,
}

/// At most this many turns from a kept position are made again when a turn is taken back.
const STRIDE: usize = 16;

/// The cells of a turn, move by move: the cells of the move itself and other cells that it changed.
#[derive(Clone, Default)]
struct TurnCells {
    on: Vec<Cells>,
    touched: Vec<Cells>,
}

impl TurnCells {
    fn extend(&mut self, by: Self) {
        self.on.extend(by.on);
        self.touched.extend(by.touched);
    }
}

/// The effect of legal moves: the turn, its cells, and the position after it.
pub(super) struct Done {
    pub(super) turn: Turn,
    cells: TurnCells,
    after: Box<dyn Position>,
}

impl Clone for History {
    fn clone(&self) -> Self {
        Self {
            position: self.position.fork(),
            kept: self.kept.clone(),
            board: Arc::clone(&self.board),
            tree: self.tree.clone(),
            moves: self.moves.clone(),
            cells: self.cells.clone(),
        }
    }
}

impl History {
    pub(super) fn new(start: Box<dyn Position>) -> Self {
        Self {
            kept: vec![start.fork().into()],
            position: start,
            board: Arc::default(),
            tree: Tree::new(),
            moves: Vec::new(),
            cells: None,
        }
    }

    /// Returns whether chance makes the next move.
    pub(super) fn is_chance(&self) -> bool {
        self.position.outcome().is_none() && self.position.is_chance()
    }

    /// The moves of a turn, each as an index into the legal moves at that time.
    pub(super) fn moves_of(&self, turn: usize) -> &[usize] {
        let before = turn.checked_sub(1).and_then(|turn| self.moves.get(turn));
        before.map_or(&[], Vec::as_slice)
    }

    /// Goes to the position after a turn of the tree and makes the line with this turn the current one. Returns `None`
    /// if the tree has no such turn.
    pub(super) fn go_to(&mut self, turn: usize) -> Option<()> {
        let (back, forth) = self.tree.way_to(turn)?;
        let made = self.tree.made();
        let same = made.len() - back;
        let (mut depth, mut again) = (made.len(), Vec::new());
        if back > 0 {
            self.kept.truncate(same / STRIDE + 1);
            depth = (self.kept.len() - 1) * STRIDE;
            again = made[depth..same].to_vec();
            self.position = self.kept.last()?.fork();
        }
        for turn in again.into_iter().chain(forth) {
            for &m in &self.moves[turn - 1] {
                self.position.make(m);
            }
            depth += 1;
            if depth == self.kept.len() * STRIDE {
                self.kept.push(self.position.fork().into());
            }
        }
        self.tree.go_to(turn);
        self.look_at_board();
        Some(())
    }

    /// The effect of legal moves, made in order.
    pub(super) fn turn_of(&self, moves: &[usize]) -> Done {
        let mut after = self.position.fork();
        let (mut turn, mut cells) = (Turn::default(), TurnCells::default());
        for &m in moves {
            let (text, is_chance) = (after.write(m), after.is_chance());
            if is_chance && !is_secret(&*after, m) {
                turn.notes.push(format!("chance: {text}"));
            }
            turn.moves.push(((!is_chance).then(|| after.turn()), text));
            let made = after.make(m);
            turn.cells.extend(self.position.numbers(&made.on));
            turn.touched.extend(self.position.numbers(&made.touched));
            turn.notes.extend(made.told);
            cells.on.push(made.on);
            cells.touched.push(made.touched);
        }
        Done { turn, cells, after }
    }

    /// Makes legal moves as a turn. If an equal turn was made from this position before, that turn is used again. Moves
    /// of chance belong to the turn before them.
    pub(super) fn play_all(&mut self, moves: Vec<usize>) -> Result<(), Refused> {
        let refused = |illegal| Refused::from(self.position.about().reason(&illegal));
        if let Some(outcome) = self.position.outcome() {
            return Err(refused(Illegal::Over(outcome)));
        }
        if moves.first().is_some_and(|&m| m >= self.position.count()) {
            return Err(refused(Illegal::NotLegal));
        }
        let (at, is_chance) = (self.tree.at(), self.is_chance());
        let mut known = self.tree.next(at).iter();
        if let Some(&known) = known.find(|&&turn| self.moves[turn - 1] == moves) {
            self.go_to(known);
            return Ok(());
        }
        let Done { turn, cells, after } = self.turn_of(&moves);
        if self.cells.is_none() && !after.has_board_of(&*self.position) {
            self.cells = Some(self.cells_of_turns());
        }
        self.position = after;
        if let Some(last) = at.checked_sub(1).filter(|_| is_chance) {
            self.tree.extend(turn);
            self.moves[last].extend(moves);
            if let Some(all) = &mut self.cells {
                all[last].extend(cells);
            }
            self.forget_if_known(at);
        } else {
            self.tree.push(turn);
            self.moves.push(moves);
            if let Some(all) = &mut self.cells {
                all.push(cells);
            }
        }
        self.keep();
        self.look_at_board();
        Ok(())
    }

    /// Keeps the position if its number is a multiple of [`STRIDE`].
    fn keep(&mut self) {
        let made = self.tree.made().len();
        if made.is_multiple_of(STRIDE) {
            self.kept.truncate(made / STRIDE);
            self.kept.push(self.position.fork().into());
        }
    }

    /// Drops the latest turn if an equal one was made from the same position before.
    fn forget_if_known(&mut self, at: usize) {
        let moves = &self.moves;
        let mut rivals = self.tree.rivals(at).iter();
        let known = rivals.find(|&&rival| rival != at && moves[rival - 1] == moves[at - 1]);
        if let (Some(&known), true) = (known, at == moves.len()) {
            self.tree.replace_last(known);
            self.moves.pop();
            if let Some(all) = &mut self.cells {
                all.pop();
            }
        }
    }

    /// Renumbers the cells of all turns if the board has changed.
    fn look_at_board(&mut self) {
        let Some(cells) = &self.cells else {
            return;
        };
        self.board = Arc::default();
        let position = &self.position;
        let numbers = |cells: &[Cells]| {
            let cells = cells.iter();
            cells.flat_map(|cells| position.numbers(cells)).collect()
        };
        for (turn, its) in self.tree.turns_mut().zip(cells) {
            turn.cells = numbers(&its.on);
            turn.touched = numbers(&its.touched);
        }
    }

    /// The cells of all turns on the old board.
    fn cells_of_turns(&self) -> Vec<TurnCells> {
        let turns = self.tree.turns().map(|(_, turn)| TurnCells {
            on: vec![self.position.cells(&turn.cells)],
            touched: vec![self.position.cells(&turn.touched)],
        });
        turns.collect()
    }
}

/// Returns whether chance had other moves that look the same, such as other places for mines.
fn is_secret(position: &dyn Position, m: usize) -> bool {
    let look = position.look_of(m);
    let looks = (0..position.count()).map(|m| position.look_of(m));
    looks.filter(|other| *other == look).nth(1).is_some()
}

//! [`Played`]: a game of any rules in progress; the one [`Session`] that there is.

mod numbered;
mod session;

use std::sync::{Arc, OnceLock};

use collinear::{
    Finite,
    rules::{Game, Illegal, MoveCells, Rules, View},
};

use itertools::Itertools;

use crate::core::{
    board::Board,
    playable::{CellIn, Playable, Plays},
    session::{Refused, Session, Turn},
    tags::Tags,
    tree::Tree,
};

/// A game of any rules in progress.
struct Played<R: Plays> {
    playable: Arc<Playable<R>>,
    /// The board of the state: another one after a move, where a board grows as a game goes on.
    layout: LayoutOf<R>,
    /// The same in numbers. Made when it is asked for: a pipe needs none, and boards can be large.
    board: Arc<OnceLock<Board>>,
    game: Game<Arc<R>>,
    tree: Tree,
    /// The moves of each turn, by its number but one.
    moves: Vec<Vec<R::Move>>,
    /// The cells of each turn, to be numbered anew on another board; `None` as long as there was no other.
    cells: Option<Vec<TurnCells<R>>>,
    tags: Tags,
}

/// What knows where the cells of a game's board lie.
type LayoutOf<R> = <<R as Rules>::State as View>::Board;

/// The cells of a turn.
struct TurnCells<R: Plays> {
    made_on: Vec<CellIn<R>>,
    touched: Vec<CellIn<R>>,
}

impl<R: Plays> Clone for TurnCells<R> {
    fn clone(&self) -> Self {
        Self {
            made_on: self.made_on.clone(),
            touched: self.touched.clone(),
        }
    }
}

impl<R: Plays> Default for TurnCells<R> {
    fn default() -> Self {
        Self {
            made_on: Vec::new(),
            touched: Vec::new(),
        }
    }
}

impl<R: Plays> Playable<R> {
    /// A game in progress, which begins here.
    #[must_use]
    pub fn session(self) -> Session {
        Box::new(Played {
            game: Game::from_state(Arc::clone(&self.rules), self.start.clone()),
            board: Arc::default(),
            layout: layout_of::<R>(&self.start),
            playable: Arc::new(self),
            tree: Tree::new(),
            moves: Vec::new(),
            cells: None,
            tags: Tags::default(),
        })
    }
}

impl<R: Plays> Played<R> {
    /// The numbers of cells.
    fn numbers(&self, cells: impl IntoIterator<Item = CellIn<R>>) -> Vec<usize> {
        let cells = cells.into_iter();
        cells.filter_map(|at| self.layout.index_of(at)).collect()
    }

    /// Numbers the cells of all turns on the board of the state, if that has become another one.
    fn look_at_board(&mut self) {
        let layout = layout_of::<R>(self.game.state());
        if layout == self.layout {
            return;
        }
        self.layout = layout;
        self.board = Arc::default();
        let layout = &self.layout;
        let numbers = |cells: &[CellIn<R>]| {
            let cells = cells.iter();
            cells.filter_map(|&at| layout.index_of(at)).collect()
        };
        for (turn, its) in self.tree.turns_mut().zip(self.cells.iter().flatten()) {
            turn.cells = numbers(&its.made_on);
            turn.touched = numbers(&its.touched);
        }
    }

    /// The cells of all turns on the board so far.
    fn cells_of_turns(&self) -> Vec<TurnCells<R>> {
        let all: Vec<_> = self.layout.cells().collect();
        let cells = |numbers: &[usize]| numbers.iter().map(|&number| all[number]).collect();
        let turns = self.tree.turns().map(|(_, turn)| TurnCells {
            made_on: cells(&turn.cells),
            touched: cells(&turn.touched),
        });
        turns.collect()
    }

    fn refusal(&self, illegal: &Illegal) -> Refused {
        let cells = illegal.cells::<CellIn<R>>();
        Refused {
            reason: self.playable.refusal(illegal),
            cells: self.numbers(cells.iter().copied().unique()),
        }
    }

    /// Whether chance could have made other moves that look alike: where the mines are nobody is told.
    fn is_secret(&self, before: &R::State, m: &R::Move) -> bool {
        let looks = |m: &R::Move| (m.cells(before).collect::<Vec<_>>(), m.label(before));
        let its = looks(m);
        let moves = self.playable.rules.moves(before);
        moves.filter(|other| looks(other) == its).nth(1).is_some()
    }

    /// What legal moves do, one after the other, to this state.
    fn turn_of(&self, moves: &[R::Move]) -> (Turn, TurnCells<R>) {
        let (playable, mut state) = (&self.playable, self.game.state().clone());
        let (mut turn, mut cells) = (Turn::default(), TurnCells::default());
        for m in moves {
            let before = state.clone();
            let text = playable.write(&before, m);
            let is_chance = playable.rules.is_chance(&before);
            if is_chance && !self.is_secret(&before, m) {
                turn.told.push(format!("chance: {text}"));
            }
            turn.moves.push(((!is_chance).then(|| before.turn()), text));
            playable.rules.apply(&mut state, m.clone());
            cells.made_on.extend(m.cells(&before));
            cells.touched.extend(playable.touched(&before, m, &state));
            turn.told.extend(playable.told(&before, m, &state));
        }
        turn.cells = self.numbers(cells.made_on.iter().copied());
        turn.touched = self.numbers(cells.touched.iter().copied());
        (turn, cells)
    }

    fn read(&self, word: &str) -> Result<Vec<R::Move>, Refused> {
        let Playable { words, rules, .. } = &*self.playable;
        let read = words.read(rules, self.game.state(), word);
        let read = read.or_else(|illegal| self.beginning(word).ok_or(illegal));
        read.map_err(|illegal| self.refusal(&illegal))
    }

    /// The one legal move without cells whose name begins like this: `ri` for `right`.
    fn beginning(&self, word: &str) -> Option<Vec<R::Move>> {
        let state = self.game.state();
        let begins = |m: &R::Move| {
            let name = self.playable.write(state, m);
            let begins = name.get(..word.len());
            begins.is_some_and(|begins| begins.eq_ignore_ascii_case(word))
        };
        let moves = self.game.moves();
        let mut moves = moves.filter(|m| m.cells(state).next().is_none() && begins(m));
        let m = moves.next().filter(|_| !word.is_empty())?;
        moves.next().is_none().then(|| vec![m])
    }

    /// Makes legal moves as a turn, which may be one that was made here before; what chance does belongs to
    /// the turn before.
    fn play_all(&mut self, moves: Vec<R::Move>) -> Result<(), Refused> {
        let (turn, cells) = self.turn_of(&moves);
        let (at, is_chance) = (self.tree.at(), self.is_chance());
        let played = self.game.play_all(moves.iter().cloned());
        played.map_err(|refused| self.refusal(&refused.illegal))?;
        let mut known = self.tree.next(at).iter();
        if let Some(&known) = known.find(|&&turn| self.moves[turn - 1] == moves) {
            self.tree.go_to(known);
            self.look_at_board();
            return Ok(());
        }
        if self.cells.is_none() && layout_of::<R>(self.game.state()) != self.layout {
            self.cells = Some(self.cells_of_turns());
        }
        if let Some(last) = at.checked_sub(1).filter(|_| is_chance) {
            self.tree.extend(turn);
            self.moves[last].extend(moves);
            if let Some(all) = &mut self.cells {
                all[last].made_on.extend(cells.made_on);
                all[last].touched.extend(cells.touched);
            }
            self.forget_if_known(at);
        } else {
            self.tree.push(turn);
            self.moves.push(moves);
            if let Some(all) = &mut self.cells {
                all.push(cells);
            }
        }
        self.look_at_board();
        Ok(())
    }

    /// Forgets the present turn, which is the latest, if the same was made here before.
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

    fn legal(&self, index: usize) -> Option<R::Move> {
        self.game.moves().nth(index)
    }
}

fn layout_of<R: Plays>(state: &R::State) -> LayoutOf<R> {
    state.glyphs().board().topology().clone()
}

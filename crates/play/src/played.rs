//! [`Played`]: a game of any rules in progress; the one [`Session`] that there is.

mod numbered;

use std::sync::{Arc, OnceLock};

use collinear::{
    Direction, Finite, Layout, Topology,
    picture::{Figure, Mark, Picture, Style, Tiling},
    rules::{Finished, Game, Illegal, MoveCells, Outcome, Rules, Side, View, draw, perft},
};

use fastrand::Rng;
use itertools::Itertools;

use self::numbered::Numbered;
use crate::{
    board::{Board, Toward},
    computer::{Blunder, Effort, Search},
    overlay::{Overlay, SeenLine},
    playable::{CellIn, Playable, Plays, changed},
    player::Player,
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
    pub fn session(self) -> Box<dyn Session> {
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

impl<R: Plays> Session for Played<R> {
    fn title(&self) -> &str {
        &self.playable.title
    }

    fn rules_text(&self) -> Option<&str> {
        self.playable.rules_text.as_deref()
    }

    fn chosen_by(&self) -> &[String] {
        &self.playable.chosen_by
    }

    fn board(&self) -> &Board {
        self.board.get_or_init(|| {
            let playable = &self.playable;
            let start = &playable.start;
            let is_start = layout_of::<R>(start) == self.layout;
            let state = if is_start { start } else { self.game.state() };
            Board::of(&playable.shown(state), &state.glyphs(), &playable.look)
        })
    }

    fn style(&self) -> &Style {
        &self.playable.look
    }

    fn player(&self, side: Side) -> Option<&Player> {
        let players = self.playable.players.as_ref()?;
        Some(&players[side.index()])
    }

    fn owner(&self, glyph: char) -> Option<Side> {
        self.playable.owner(glyph)
    }

    fn glyphs(&self) -> Vec<char> {
        let shown = self.playable.shown(self.game.state());
        shown.iter().copied().collect()
    }

    fn text(&self) -> String {
        self.game.state().glyphs().to_string()
    }

    fn picture(&self) -> Picture {
        let (playable, state) = (&self.playable, self.game.state());
        let glyphs = state.glyphs();
        let layout = glyphs.board().topology();
        let places = |cells: &[CellIn<R>]| {
            let cells = cells.iter().filter(|&&at| layout.contains(at));
            cells.map(|&at| layout.on_paper(at)).collect::<Vec<_>>()
        };
        let cells: Vec<_> = layout.cells().collect();
        let last = &self.tree.turn(self.tree.at()).cells;
        let last = places(&last.iter().map(|&number| cells[number]).collect::<Vec<_>>());
        Picture::new(glyphs.clone())
            .with_style(playable.look.clone())
            .with_marks(
                places(&playable.deciding(state))
                    .into_iter()
                    .map(Mark::Cell),
            )
            .with_marks(last.into_iter().map(Mark::Last))
            .with_title(playable.title.clone())
    }

    fn turn(&self) -> Side {
        self.game.state().turn()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn hint(&self) -> String {
        self.playable.hint(self.game.state())
    }

    fn facts(&self) -> Vec<String> {
        self.playable.facts(self.game.state())
    }

    fn unmarked_facts(&self) -> Vec<String> {
        self.playable.unmarked_facts(self.game.state())
    }

    fn deciding(&self) -> Vec<usize> {
        self.numbers(self.playable.deciding(self.game.state()))
    }

    fn lines(&self, of: &[usize]) -> Vec<SeenLine> {
        let (playable, look) = (&self.playable, &self.playable.look);
        let overlay = Overlay {
            glyphs: playable.shown(self.game.state()),
            owner: &|glyph| playable.owner(glyph),
            is_free: &|glyph| look.theme.figure(glyph) == Figure::Nothing,
            is_hole: &|glyph| look.theme.figure(glyph) == Figure::Off,
            is_slanted: look.tiling == Tiling::Hexagonal,
        };
        let cells: Vec<_> = self.layout.cells().collect();
        let cells: Vec<_> = of.iter().filter_map(|&of| cells.get(of).copied()).collect();
        match cells[..] {
            [] => overlay.runs(),
            [from] => overlay.rays(from),
            [from, to, ..] => overlay.path(from, to).into_iter().collect(),
        }
    }

    fn moves(&self) -> Vec<Vec<usize>> {
        let (moves, state) = (self.game.moves(), self.game.state());
        moves.map(|m| self.numbers(m.cells(state))).collect()
    }

    fn move_text(&self, index: usize) -> Option<String> {
        let m = self.legal(index)?;
        Some(self.playable.write(self.game.state(), &m))
    }

    fn move_texts(&self) -> Vec<String> {
        let (moves, state) = (self.game.moves(), self.game.state());
        moves.map(|m| self.playable.write(state, &m)).collect()
    }

    fn words<'t>(&self, text: &'t str) -> Vec<&'t str> {
        let Playable { words, rules, .. } = &*self.playable;
        words.split(rules, text)
    }

    fn preview(&self, index: usize) -> Option<Turn> {
        let m = self.legal(index)?;
        Some(self.turn_of(&[m]).0)
    }

    fn changes(&self, index: usize) -> Option<usize> {
        let (m, before) = (self.legal(index)?, self.game.state());
        let mut after = before.clone();
        self.playable.rules.apply(&mut after, m.clone());
        Some(changed(before, &m, &after).count())
    }

    fn preview_word(&self, word: &str) -> Result<Turn, Refused> {
        Ok(self.turn_of(&self.read(word)?).0)
    }

    fn play(&mut self, index: usize) -> Result<(), Refused> {
        match (self.game.outcome(), self.legal(index)) {
            (Some(outcome), _) => Err(self.refusal(&Illegal::Over(outcome))),
            (None, None) => Err(self.refusal(&Illegal::NotLegal)),
            (None, Some(m)) => self.play_all(vec![m]),
        }
    }

    fn play_word(&mut self, word: &str) -> Result<(), Refused> {
        let moves = self.read(word)?;
        self.play_all(moves)
    }

    fn is_chance(&self) -> bool {
        self.game.outcome().is_none() && self.playable.rules.is_chance(self.game.state())
    }

    fn draw(&mut self, seed: u64) -> Option<()> {
        if !self.is_chance() {
            return None;
        }
        // Numbers of their own for each ply, so that a game that is taken up goes on as it would have.
        let ply = self.game.record().len() as u64;
        let mut rng = Rng::with_seed(seed.wrapping_add(ply.wrapping_mul(APART)));
        let m = draw(&*self.playable.rules, self.game.state(), |sum| {
            rng.usize(..sum.max(1))
        })?;
        self.play_all(vec![m]).ok()
    }

    fn arrows(&self) -> Vec<(Toward, usize)> {
        let state = self.game.state();
        let direction = |m: R::Move| {
            let label = m.label(state).filter(|_| m.cells(state).next().is_none());
            label.filter(|label| {
                Direction::ALL
                    .iter()
                    .any(|way| MoveCells::<R::State>::label(way, state).as_ref() == Some(label))
            })
        };
        let labels: Option<Vec<_>> = self.game.moves().map(direction).collect();
        let labels = labels.unwrap_or_default().into_iter().enumerate();
        labels
            .filter_map(|(m, label)| Some((Toward::named(&label)?, m)))
            .collect()
    }

    fn tree(&self) -> &Tree {
        &self.tree
    }

    fn go_to(&mut self, turn: usize) -> Option<()> {
        let (back, forth) = self.tree.way_to(turn)?;
        let mut from = self.tree.at();
        for _ in 0..back {
            (0..self.moves[from - 1].len()).try_for_each(|_| self.game.undo().map(drop))?;
            from = self.tree.before(from)?;
        }
        for turn in forth {
            let moves = self.moves[turn - 1].iter().cloned();
            self.game.play_all(moves).ok()?;
        }
        self.tree.go_to(turn);
        self.look_at_board();
        Some(())
    }

    fn follow_first(&mut self) {
        self.tree.follow_first();
    }

    fn tags(&self) -> &Tags {
        &self.tags
    }

    fn tags_mut(&mut self) -> &mut Tags {
        &mut self.tags
    }

    fn fork(&self) -> Box<dyn Session> {
        Box::new(Self {
            playable: Arc::clone(&self.playable),
            board: Arc::clone(&self.board),
            layout: self.layout.clone(),
            game: self.game.clone(),
            tree: self.tree.clone(),
            moves: self.moves.clone(),
            cells: self.cells.clone(),
            tags: self.tags.clone(),
        })
    }

    fn begin_here(&self) -> Box<dyn Session> {
        let (rules, state) = (&self.playable.rules, self.game.state());
        Box::new(Self {
            playable: Arc::clone(&self.playable),
            board: Arc::clone(&self.board),
            layout: self.layout.clone(),
            game: Game::from_state(Arc::clone(rules), state.clone()),
            tree: Tree::new(),
            moves: Vec::new(),
            cells: None,
            tags: Tags::default(),
        })
    }

    fn search(&self, effort: Effort) -> Option<Box<dyn Search<usize>>> {
        let legal: Vec<_> = self.game.moves().collect();
        if legal.is_empty() {
            return None;
        }
        let (computer, state) = (self.playable.computer.as_ref()?, self.game.state());
        let percent = self.playable.blunders * u8::from((self as &dyn Session).is_for_two());
        if let Some(blunder) = Blunder::of(legal.len(), percent, effort) {
            return Some(Box::new(blunder));
        }
        Some(Box::new(Numbered {
            search: computer.search(&self.playable.rules, state, effort),
            rules: Arc::clone(&self.playable.rules),
            state: state.clone(),
            legal,
        }))
    }

    fn perft(&self, depth: usize, finished: Finished) -> u128 {
        perft(&*self.playable.rules, self.game.state(), depth, finished)
    }
}

/// How far apart the seeds of two plies are: the golden ratio, so that nothing is like anything else.
const APART: u64 = 0x9e37_79b9_7f4a_7c15;

fn layout_of<R: Plays>(state: &R::State) -> LayoutOf<R> {
    state.glyphs().board().topology().clone()
}

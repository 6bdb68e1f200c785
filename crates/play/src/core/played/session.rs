//! [`Session`] of a game of any rules.

use std::sync::Arc;

use collinear::{
    Direction, Finite, Layout, Topology,
    picture::{Figure, Mark, Picture, Style, Tiling},
    rules::{Finished, Game, Illegal, MoveCells, Outcome, Rules, Side, View, draw, perft},
};

use fastrand::Rng;

use super::{Played, layout_of, numbered::Numbered};
use crate::{
    computer::{Blunder, Effort, Score, Search},
    core::{
        board::{Board, Toward},
        overlay::{Overlay, SeenLine},
        playable::{CellIn, Playable, Plays, changed},
        player::Player,
        session::{Refused, Session, Turn},
        tags::Tags,
        tree::Tree,
        unit::in_words,
    },
};

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
                Direction::ALL.iter().any(|direction| {
                    MoveCells::<R::State>::label(direction, state).as_ref() == Some(label)
                })
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

    fn score_text(&self, score: Score) -> String {
        let is_for_two = self.playable.players.is_some();
        in_words(score, self.playable.unit.as_ref(), is_for_two)
    }

    fn perft(&self, depth: usize, finished: Finished) -> u128 {
        perft(&*self.playable.rules, self.game.state(), depth, finished)
    }
}

/// How far apart the seeds of two plies are: the golden ratio, so that nothing is like anything else.
const APART: u64 = 0x9e37_79b9_7f4a_7c15;

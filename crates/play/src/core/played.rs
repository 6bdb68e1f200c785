//! [`Played`]: a position of a game with its rules; the only implementation of [`Position`].

mod numbered;

use std::{
    any::Any,
    sync::{Arc, OnceLock},
};

use collinear::{
    Finite,
    picture::Picture,
    rules::{Finished, Illegal, MoveCells, Outcome, Rules, Side, View, draw, perft},
};

use self::numbered::Numbered;
use super::{
    about::About,
    board::Board,
    numbers::{cells, numbers},
    overlay::{Overlay, SeenLine},
    playable::Playable,
    plays::{CellIn, Plays, made_on},
    position::{Cells, Look, Made, Position},
    refused::Refused,
    session::Session,
};
use crate::computer::{
    Effort, Search,
    legal::{listed, make_by_place, place_of},
};

/// A position of a game with its rules.
struct Played<R: Plays> {
    playable: Arc<Playable<R>>,
    state: R::State,
    /// The layout of the state's board; it changes if the board grows.
    layout: LayoutOf<R>,
    /// The legal moves, listed on demand.
    moves: OnceLock<Vec<R::Move>>,
}

type LayoutOf<R> = <<R as Rules>::State as View>::Board;

impl<R: Plays> Playable<R> {
    /// Begins a game.
    #[must_use]
    pub fn session(self) -> Session {
        Session::new(Box::new(Played {
            state: self.start.clone(),
            layout: layout_of::<R>(&self.start),
            moves: OnceLock::new(),
            playable: Arc::new(self),
        }))
    }
}

impl<R: Plays> Played<R> {
    /// The legal moves; empty if the game is over.
    fn moves(&self) -> &[R::Move] {
        self.moves.get_or_init(|| match self.outcome() {
            None => listed(&*self.playable.rules, &self.state),
            Some(_) => Vec::new(),
        })
    }

    fn refusal(&self, illegal: &Illegal) -> Refused {
        self.playable.about.refused(illegal, &self.layout)
    }
}

impl<R: Plays> Position for Played<R> {
    fn fork(&self) -> Box<dyn Position> {
        Box::new(Self {
            playable: Arc::clone(&self.playable),
            state: self.state.clone(),
            layout: self.layout.clone(),
            moves: self.moves.clone(),
        })
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn about(&self) -> &About {
        &self.playable.about
    }

    fn turn(&self) -> Side {
        self.state.turn()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.playable.rules.outcome(&self.state)
    }

    fn is_chance(&self) -> bool {
        self.playable.rules.is_chance(&self.state)
    }

    fn count(&self) -> usize {
        self.moves().len()
    }

    fn look_of(&self, m: usize) -> Look {
        let m = &self.moves()[m];
        let cells = made_on(m, &self.state);
        Look {
            cells: numbers(&self.layout, &mut cells.into_iter()),
            label: m.label(&self.state),
        }
    }

    fn write(&self, m: usize) -> String {
        self.playable.write(&self.state, &self.moves()[m])
    }

    fn read(&self, word: &str) -> Result<Vec<usize>, Refused> {
        let Playable { words, rules, .. } = &*self.playable;
        let read = words.read(rules, &self.state, word);
        let read = read.map_err(|illegal| self.refusal(&illegal))?;
        let (mut state, mut numbers) = (self.state.clone(), Vec::new());
        for m in read {
            match make_by_place(&**rules, &mut state, m) {
                Some(number) => numbers.push(number),
                None => return Err(self.refusal(&Illegal::NotLegal)),
            }
        }
        Ok(numbers)
    }

    fn split<'t>(&self, text: &'t str) -> Vec<&'t str> {
        let Playable { words, rules, .. } = &*self.playable;
        words.split(rules, text)
    }

    fn draw(&self, pick: &mut dyn FnMut(usize) -> usize) -> Option<usize> {
        let drawn = draw(&*self.playable.rules, &self.state, pick)?;
        place_of(&drawn, self.moves())
    }

    fn make(&mut self, m: usize) -> Made {
        let (playable, before) = (&self.playable, self.state.clone());
        let m = self.moves()[m].clone();
        self.moves = OnceLock::new();
        playable.rules.apply(&mut self.state, m.clone());
        self.layout = layout_of::<R>(&self.state);
        Made {
            on: Arc::new(made_on(&m, &before)),
            touched: Arc::new(playable.touched(&before, &m, &self.state)),
            told: playable.told(&before, &m, &self.state),
        }
    }

    fn board(&self) -> Board {
        let playable = &self.playable;
        let is_start = layout_of::<R>(&playable.start) == self.layout;
        let state = if is_start {
            &playable.start
        } else {
            &self.state
        };
        Board::of(
            &playable.shown(state),
            &state.glyphs(),
            &playable.about.look,
        )
    }

    fn has_board_of(&self, other: &dyn Position) -> bool {
        let other = other.as_any().downcast_ref::<Self>();
        other.is_some_and(|other| other.layout == self.layout)
    }

    fn numbers(&self, cells: &Cells) -> Vec<usize> {
        let cells = cells.downcast_ref::<Vec<CellIn<R>>>();
        cells.map_or_else(Vec::new, |cells| {
            numbers(&self.layout, &mut cells.iter().copied())
        })
    }

    fn cells(&self, numbers: &[usize]) -> Cells {
        Arc::new(cells(&self.layout, numbers))
    }

    fn glyphs(&self) -> Vec<char> {
        self.playable.shown(&self.state).iter().copied().collect()
    }

    fn text(&self) -> String {
        self.state.glyphs().to_string()
    }

    fn picture(&self, on_top: &[(usize, char)]) -> Picture {
        let mut shown = self.playable.shown(&self.state);
        for &(cell, glyph) in on_top {
            for at in cells(&self.layout, &[cell]) {
                shown[at] = glyph;
            }
        }
        Picture::new(shown)
    }

    fn rests(&self, m: usize) -> Vec<(usize, char)> {
        let Playable { told, rules, .. } = &*self.playable;
        let Some(falls) = &told.falls else {
            return Vec::new();
        };
        let rests = falls(rules, &self.state, &self.moves()[m]).into_iter();
        let numbered = rests.filter_map(|(at, shows)| Some((self.layout.index_of(at)?, shows)));
        numbered.collect()
    }

    fn hint(&self) -> String {
        self.playable.hint(&self.state)
    }

    fn facts(&self) -> Vec<String> {
        self.playable.facts(&self.state)
    }

    fn unmarked_facts(&self) -> Vec<String> {
        self.playable.unmarked_facts(&self.state)
    }

    fn deciding(&self) -> Vec<usize> {
        let deciding = self.playable.deciding(&self.state);
        numbers(&self.layout, &mut deciding.into_iter())
    }

    fn lines(&self, of: &[usize]) -> Vec<SeenLine> {
        let overlay = Overlay::of(&self.playable.about, self.playable.shown(&self.state));
        overlay.lines(of)
    }

    fn search(&self, effort: Effort) -> Option<Box<dyn Search<usize>>> {
        let (computer, rules) = (self.playable.computer.as_ref()?, &self.playable.rules);
        Some(Box::new(Numbered {
            search: computer.search(rules, &self.state, effort),
            rules: Arc::clone(rules),
            state: self.state.clone(),
            legal: self.moves().to_vec(),
        }))
    }

    fn perft(&self, depth: usize, finished: Finished) -> u128 {
        perft(&*self.playable.rules, &self.state, depth, finished)
    }
}

fn layout_of<R: Plays>(state: &R::State) -> LayoutOf<R> {
    state.glyphs().board().topology().clone()
}

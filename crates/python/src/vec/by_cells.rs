//! [`ByCells`]: any game whose moves name their cells, played one cell at a time.
//!
//! An action is a part of a move. The first numbers are the cells of the displayed board, row by row. The next numbers
//! are the words that distinguish moves on the same cells, such as the piece that is placed. The last number ends a
//! move that has no word and no more cells: a pass, or a chain of hops. A move of the Amazons is three actions: the
//! queen, its target, the target of the arrow. A move is made when all its cells are picked and no other legal move
//! fits them. Until then the turn stays with the same player.
//!
//! Results of chance are drawn, or they are actions too, after all actions of the players.

use collinear::{
    Coord, Grid, Rect,
    bits::PlaneValue,
    rules::{
        Action, Actions, Bulk, Encode, Illegal, Outcome, PlaneShape, Rules, Side, View, draw,
        not_over,
    },
};

use super::position::Position;

/// Any game whose moves name their cells.
///
/// The planes are, in order: own pieces; the opponent's pieces; one plane per listed character of the displayed board;
/// the picked cells; the cells of the last move; one plane per word, all ones if the last move had this word; one plane
/// that is all ones while the first player is to move. State that the displayed board does not show has no plane.
#[derive(Clone)]
pub(super) struct ByCells {
    start: Picking,
    /// The characters of each player's pieces.
    pieces: [&'static str; 2],
    /// The other characters with a plane.
    glyphs: Vec<char>,
    labels: Vec<&'static str>,
    shape: PlaneShape,
    /// The number of actions that are results of chance. 0 if they are drawn.
    results: usize,
}

/// A position, and the picked part of a move.
#[derive(Clone)]
pub(super) struct Picking {
    position: Box<dyn Position>,
    picked: Vec<Coord>,
    /// The cells of the last move, and the index of its word.
    last: (Vec<Coord>, Option<usize>),
}

impl ByCells {
    /// Makes the game from a position, the characters of both players' pieces, the other characters with a plane, and
    /// the words of its moves.
    pub(super) fn new(
        start: Box<dyn Position>,
        pieces: [&'static str; 2],
        glyphs: &str,
        labels: &'static str,
    ) -> Self {
        let board = start.glyphs().bounds();
        let glyphs: Vec<_> = glyphs.chars().collect();
        let labels: Vec<_> = labels.split_whitespace().collect();
        let planes = 2 + glyphs.len() + 2 + labels.len() + 1;
        Self {
            start: Picking {
                position: start,
                picked: Vec::new(),
                last: (Vec::new(), None),
            },
            pieces,
            glyphs,
            labels,
            shape: PlaneShape { planes, board },
            results: 0,
        }
    }

    /// Makes the results of chance actions, instead of drawing them. No later chance has more results than the first.
    pub(super) fn with_results(mut self) -> Self {
        let mut first = self.start.position.copied();
        if first.outcome().is_none() && !first.is_chance() {
            first.play(0);
        }
        if first.outcome().is_none() && first.is_chance() {
            self.results = first.count();
        }
        self
    }

    /// The number of actions that are results of chance.
    pub(super) fn results(&self) -> usize {
        self.results
    }

    /// The results of chance that are actions: each action, its weight and its text. None while a player moves.
    pub(super) fn chance(&self, state: &Picking) -> Vec<(usize, u32, String)> {
        let position = &state.position;
        if self.results == 0 || position.outcome().is_some() || !position.is_chance() {
            return Vec::new();
        }
        let first = self.first_result();
        let result = |index| (first + index, position.weight(index), position.text(index));
        (0..position.count()).map(result).collect()
    }

    /// The move of chance that has the index 0.
    fn first_result(&self) -> usize {
        match self.results {
            0 => 0,
            results => self.actions().count() - results,
        }
    }

    /// The next action of a move: its next cell, its word, or its end. `None` if the picked cells do not fit this move.
    fn next(&self, state: &Picking, index: usize) -> Option<usize> {
        let (board, m) = (self.shape.board, &state.position.picks()[index]);
        let next = m.cells.strip_prefix(&state.picked[..])?;
        match (next.first(), &m.label) {
            (Some(&at), _) => board.index_of(at),
            (None, None) => Some(board.cell_count() + self.labels.len()),
            (None, Some(word)) => self.place(word).map(|place| board.cell_count() + place),
        }
    }

    fn place(&self, word: &str) -> Option<usize> {
        self.labels.iter().position(|label| *label == word)
    }

    /// The moves that match the picked cells: the index of each move and its next action.
    fn going_on(&self, state: &Picking) -> impl Iterator<Item = (usize, usize)> {
        let places = 0..state.position.picks().len();
        places.filter_map(|index| Some((index, self.next(state, index)?)))
    }
}

impl Picking {
    fn make(&mut self, index: usize, place: Option<usize>) {
        self.last = (self.position.picks()[index].cells.clone(), place);
        self.picked.clear();
        self.position.play(index);
    }
}

impl View for Picking {
    type Board = Rect;
    type Key = (Grid<char>, Side, Vec<Coord>);

    fn key(&self) -> Self::Key {
        (self.glyphs(), self.turn(), self.picked.clone())
    }

    fn turn(&self) -> Side {
        self.position.turn()
    }

    fn glyphs(&self) -> Grid<char> {
        self.position.glyphs()
    }
}

impl Rules for ByCells {
    type State = Picking;
    /// The number of an action. For a move of chance that is drawn, the index of the move.
    type Move = usize;

    fn start(&self) -> Picking {
        self.start.clone()
    }

    fn moves(&self, state: &Picking) -> impl Iterator<Item = usize> {
        let mut moves: Vec<_> = if state.position.is_chance() {
            let first = self.first_result();
            (first..first + state.position.count()).collect()
        } else {
            self.going_on(state).map(|(_, action)| action).collect()
        };
        moves.sort_unstable();
        moves.dedup();
        moves.into_iter()
    }

    fn apply(&self, state: &mut Picking, m: usize) {
        if state.position.is_chance() {
            return state.position.play(m - self.first_result());
        }
        let cells = self.shape.board.cell_count();
        if m >= cells {
            let chosen = self.going_on(state).find(|&(_, action)| action == m);
            if let Some((index, _)) = chosen {
                let place = Some(m - cells).filter(|&place| place < self.labels.len());
                state.make(index, place);
            }
            return;
        }
        state.picked.extend(self.shape.board.coords().nth(m));
        let mut left = self.going_on(state);
        let (first, others) = (left.next(), left.next());
        drop(left);
        if let (Some((index, action)), None) = (first, others)
            && action >= cells
        {
            let place = Some(action - cells).filter(|&place| place < self.labels.len());
            state.make(index, place);
        }
    }

    fn outcome(&self, state: &Picking) -> Option<Outcome> {
        state.position.outcome()
    }

    fn is_chance(&self, state: &Picking) -> bool {
        self.results == 0 && state.position.is_chance()
    }

    fn weight(&self, state: &Picking, m: &usize) -> u32 {
        if state.position.is_chance() {
            state.position.weight(m - self.first_result())
        } else {
            1
        }
    }

    fn random_move(&self, state: &Picking, pick: impl FnMut(usize) -> usize) -> Option<usize> {
        draw(self, state, pick)
    }

    fn check(&self, state: &Picking, m: &usize) -> Result<(), Illegal> {
        not_over(self, state)?;
        let first = self.first_result();
        if self.results > 0 && state.position.is_chance() {
            let last = first + state.position.count() - 1;
            let why = || format!("chance moves, and its results are {first} to {last}");
            let is_result = (first..=last).contains(m).then_some(());
            return is_result.ok_or_else(|| Illegal::refused(why()));
        }
        if self.results > 0 && *m >= first {
            let why = "it is a result of chance, and a player moves";
            return Err(Illegal::refused(why));
        }
        if self.going_on(state).any(|(_, action)| action == *m) {
            return Ok(());
        }
        let board = self.shape.board;
        let (mut cells, label) = (state.picked.clone(), m.checked_sub(board.cell_count()));
        let label = label.and_then(|place| self.labels.get(place)).copied();
        let at = board.coords().nth(*m);
        cells.extend(at);
        let reason = state.position.why_not(&cells, label);
        Err(reason.unwrap_or_else(|| {
            let names = board.names(at);
            match (at, label) {
                (Some(_), _) if state.picked.is_empty() => {
                    Illegal::refused_at(format!("no move starts on {names}"), at)
                }
                (Some(_), _) => Illegal::refused_at(format!("no move continues to {names}"), at),
                (None, Some(word)) => {
                    Illegal::refused(format!("no move of these cells has the word {word}"))
                }
                (None, None) => Illegal::refused("no move ends here"),
            }
        }))
    }
}

impl Bulk for ByCells {}

impl Encode for ByCells {
    fn shape(&self) -> PlaneShape {
        self.shape
    }

    fn actions(&self) -> Actions {
        Actions::Numbers(self.shape.board.cell_count() + self.labels.len() + 1 + self.results)
    }

    fn action_of(&self, _: &Picking, m: &usize) -> Action {
        Action::Number(*m)
    }

    fn move_of(&self, _: &Picking, action: Action) -> Result<usize, Illegal> {
        match action {
            Action::Number(number) => Ok(number),
            _ => Err(Illegal::NotLegal),
        }
    }

    /// The name of a cell, a word, or `end`.
    fn write_action(&self, number: usize) -> Option<String> {
        let board = self.shape.board;
        match (
            board.coords().nth(number),
            number.checked_sub(board.cell_count()),
        ) {
            (Some(at), _) => self.start.position.name(at),
            (None, Some(place)) if place == self.labels.len() => Some("end".to_owned()),
            (None, place) => self.labels.get(place?).map(|&word| word.to_owned()),
        }
    }

    fn write_planes<V: PlaneValue>(&self, state: &Picking, _: Option<&usize>, planes: &mut [V]) {
        planes.fill(V::default());
        let (board, picture, turn) = (self.shape.board, state.glyphs(), state.turn());
        let cells = board.cell_count().max(1);
        let mut planes = planes.chunks_exact_mut(cells);
        let mut next = || planes.next().unwrap_or_default();
        let [first, second] = self.pieces;
        let (own, other) = match turn {
            Side::First => (first, second),
            Side::Second => (second, first),
        };
        let mut write = |is_there: &dyn Fn(Coord, char) -> bool| {
            let plane = next();
            for (at, &glyph) in picture.indexed() {
                if let Some(number) = plane.get_mut(at.row * board.cols() + at.col)
                    && is_there(at, glyph)
                {
                    *number = V::ONE;
                }
            }
        };
        write(&|_, glyph| own.contains(glyph));
        write(&|_, glyph| other.contains(glyph));
        for named in &self.glyphs {
            write(&|_, glyph| glyph == *named);
        }
        let (last, word) = &state.last;
        write(&|at, _| state.picked.contains(&at));
        write(&|at, _| last.contains(&at));
        for place in 0..self.labels.len() {
            write(&|_, _| *word == Some(place));
        }
        write(&|_, _| turn == Side::First);
    }
}

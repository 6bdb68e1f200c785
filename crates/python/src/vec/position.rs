//! [`Position`]: a position of any game, without the types of its rules.

use std::sync::Arc;

use collinear::{
    Coord, Grid, Layout, Topology,
    rules::{CellOf, Illegal, MoveCells, Notation, Outcome, Rules, Side, View},
};

/// The parts of a move: its cells, and the word that distinguishes it from other moves on the same cells.
pub(super) struct Picks {
    pub(super) cells: Vec<Coord>,
    pub(super) label: Option<String>,
}

/// A position of any game, without the types of its rules. Its cells are cells of the displayed board.
pub(super) trait Position: Send + Sync {
    fn copied(&self) -> Box<dyn Position>;
    fn turn(&self) -> Side;
    fn outcome(&self) -> Option<Outcome>;
    fn is_chance(&self) -> bool;
    fn count(&self) -> usize;
    /// The parts of each legal move. Empty while chance moves.
    fn picks(&self) -> &[Picks];
    /// The weight of a move of chance.
    fn weight(&self, index: usize) -> u32;
    /// The text of a move.
    fn text(&self, index: usize) -> String;
    fn play(&mut self, index: usize);
    /// The characters of the displayed board. A space is not a cell.
    fn glyphs(&self) -> Grid<char>;
    /// The name of the cell at a place of the displayed board. `None` if the place has no cell.
    fn name(&self, place: Coord) -> Option<String>;
    /// The game's own reason why the move is illegal, if the game has one.
    fn why_not(&self, cells: &[Coord], label: Option<&str>) -> Option<Illegal>;
}

impl Clone for Box<dyn Position> {
    fn clone(&self) -> Self {
        self.copied()
    }
}

/// A position of some rules, with its moves.
struct Of<R: Rules> {
    rules: Arc<R>,
    state: R::State,
    moves: Arc<[R::Move]>,
    picks: Arc<[Picks]>,
}

pub(super) fn position<R>(rules: R, state: R::State) -> Box<dyn Position>
where
    R: Notation<State: View + Send + Sync> + Send + Sync + 'static,
    R::Move: MoveCells<R::State> + Send + Sync,
{
    let mut position = Of {
        rules: Arc::new(rules),
        state,
        moves: Arc::new([]),
        picks: Arc::new([]),
    };
    position.list();
    Box::new(position)
}

impl<R> Of<R>
where
    R: Rules<State: View>,
    R::Move: MoveCells<R::State>,
{
    fn list(&mut self) {
        let Self { rules, state, .. } = self;
        (self.moves, self.picks) = (Arc::new([]), Arc::new([]));
        if rules.outcome(state).is_some() {
            return;
        }
        self.moves = rules.moves(state).collect();
        if !rules.is_chance(state) {
            let picture = state.glyphs();
            let layout = picture.board().topology();
            let mut picks = Vec::with_capacity(self.moves.len());
            for m in &*self.moves {
                picks.push(Picks {
                    cells: on_paper(layout, &mut m.cells(state)),
                    label: m.label(state),
                });
            }
            self.picks = picks.into();
        }
    }
}

impl<R> Position for Of<R>
where
    R: Notation<State: View + Send + Sync> + Send + Sync + 'static,
    R::Move: MoveCells<R::State> + Send + Sync,
{
    fn copied(&self) -> Box<dyn Position> {
        Box::new(Self {
            rules: Arc::clone(&self.rules),
            state: self.state.clone(),
            moves: Arc::clone(&self.moves),
            picks: Arc::clone(&self.picks),
        })
    }

    fn turn(&self) -> Side {
        self.state.turn()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.rules.outcome(&self.state)
    }

    fn is_chance(&self) -> bool {
        self.rules.is_chance(&self.state)
    }

    fn count(&self) -> usize {
        self.moves.len()
    }

    fn picks(&self) -> &[Picks] {
        &self.picks
    }

    fn weight(&self, index: usize) -> u32 {
        let m = self.moves.get(index);
        m.map_or(0, |m| self.rules.weight(&self.state, m))
    }

    fn text(&self, index: usize) -> String {
        let m = self.moves.get(index);
        m.map_or_else(String::new, |m| self.rules.write_move(&self.state, m))
    }

    fn play(&mut self, index: usize) {
        if let Some(m) = self.moves.get(index).cloned() {
            self.rules.apply(&mut self.state, m);
            self.list();
        }
    }

    fn glyphs(&self) -> Grid<char> {
        let picture = self.state.glyphs();
        let layout = picture.board().topology();
        let paper = Grid::on(layout.paper(), |_| ' ');
        let mut paper = paper.unwrap_or_else(|error| unreachable!("{error}"));
        for (at, &glyph) in picture.indexed() {
            paper[layout.on_paper(at)] = glyph;
        }
        paper
    }

    fn name(&self, place: Coord) -> Option<String> {
        let picture = self.state.glyphs();
        let layout = picture.board().topology();
        let cells = cells_on_paper(layout, &[place])?;
        cells.first().map(|&at| layout.name(at))
    }

    fn why_not(&self, cells: &[Coord], label: Option<&str>) -> Option<Illegal> {
        let picture = self.state.glyphs();
        let layout = picture.board().topology();
        let cells = cells_on_paper(layout, cells)?;
        let m = R::Move::of_cells(&self.state, &cells, label)?;
        match self.rules.check(&self.state, &m).err()? {
            Illegal::NotLegal => None,
            illegal => {
                let named = illegal.cells::<CellOf<R::State>>().iter().copied();
                let named = on_paper(layout, &mut named.filter(|&at| layout.contains(at)));
                Some(Illegal::refused_at(illegal.to_string(), named))
            }
        }
    }
}

/// The places of cells on the displayed board. Generic over the board only, so that it is not compiled for each game.
fn on_paper<B: Layout>(board: &B, cells: &mut dyn Iterator<Item = B::Cell>) -> Vec<Coord> {
    cells.map(|at| board.on_paper(at)).collect()
}

/// The cells at some places. `None` if a place has no cell.
fn cells_on_paper<B: Layout>(board: &B, places: &[Coord]) -> Option<Vec<B::Cell>> {
    let cell = |&place: &Coord| board.cells().find(|&at| board.on_paper(at) == place);
    places.iter().map(cell).collect()
}

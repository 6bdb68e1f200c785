//! [`Targets`]: where moves can go, for a player who asks.

use collinear::{
    Coord,
    rules::{Game, Place, View},
};

use super::{TextGame, margin::Labels, turn::Turn};

/// Where moves can go.
pub(crate) struct Targets {
    /// The cells that they end on.
    pub(crate) targets: Vec<Coord>,
    /// What moves there, or what they would touch.
    pub(crate) concerned: Vec<Coord>,
}

impl Targets {
    /// The targets of all legal moves, and the pieces that can make them.
    pub(crate) fn of_all<G: TextGame>(game: &Game<&G>) -> Self {
        let ways = game.moves().filter_map(|mov| Way::of(&mov));
        ways.collect()
    }

    /// The targets of the piece on the cell that a word names; or, if it names none that a piece
    /// can move from, those of the move that it stands for, and what this would touch.
    pub(crate) fn of<G: TextGame>(game: &Game<&G>, word: &str) -> Result<Self, String> {
        let (rules, state) = (*game.rules(), game.state());
        let cell = rules.margin().cell(state.glyphs().bounds(), word);
        if let Some(Ok(piece)) = cell {
            let ways = game
                .moves()
                .filter_map(|mov| Way::of(&mov))
                .filter(|way| way.piece.is_some());
            let ways: Vec<_> = ways.collect();
            let its = |way: &&Way| way.piece == Some(piece);
            let its: Vec<_> = ways.iter().filter(its).collect();
            if !its.is_empty() {
                return Ok(its.into_iter().copied().collect());
            }
            if !ways.is_empty() {
                return Err("nothing there can move".to_owned());
            }
        }
        let moves = rules.read(state, word);
        let moves = moves.map_err(|illegal| rules.refusal(&illegal))?;
        let turn = Turn::make(rules, &mut state.clone(), &moves);
        Ok(Self {
            targets: turn.cells,
            concerned: turn.touched,
        })
    }
}

/// From where a move leads, if a piece makes it, and where to.
#[derive(Clone, Copy)]
struct Way {
    piece: Option<Coord>,
    target: Coord,
}

impl Way {
    /// `None` for a pass.
    fn of(mov: &impl Place) -> Option<Self> {
        let mut cells = mov.cells();
        let first = cells.next()?;
        let last = cells.last();
        Some(Self {
            piece: last.and(Some(first)),
            target: last.unwrap_or(first),
        })
    }
}

impl FromIterator<Way> for Targets {
    fn from_iter<I: IntoIterator<Item = Way>>(ways: I) -> Self {
        let (mut targets, mut concerned) = (Vec::new(), Vec::new());
        for way in ways {
            targets.push(way.target);
            concerned.extend(way.piece);
        }
        Self { targets, concerned }
    }
}

//! [`Targets`]: where moves can go, for a player who asks.

use crate::core::session::Session;

/// Where moves can go.
pub(crate) struct Targets {
    /// The cells that they end on.
    pub(crate) targets: Vec<usize>,
    /// What moves there, or what they would touch.
    pub(crate) concerned: Vec<usize>,
}

impl Targets {
    /// The targets of all legal moves, and the pieces that can make them.
    pub(crate) fn of_all(session: &Session) -> Self {
        routes(session).into_iter().collect()
    }

    /// The targets of the piece on the cell that a word names; or, if it names none that a piece
    /// can move from, those of the move that it stands for, and what this would touch.
    pub(crate) fn of(session: &Session, word: &str) -> Result<Self, String> {
        if let Some(piece) = session.board().named(word) {
            let mut routes = routes(session);
            routes.retain(|route| route.piece.is_some());
            let its = |route: &&Route| route.piece == Some(piece);
            let its: Vec<_> = routes.iter().filter(its).copied().collect();
            if !its.is_empty() {
                return Ok(its.into_iter().collect());
            }
            if !routes.is_empty() {
                return Err("nothing there can move".to_owned());
            }
        }
        let turn = session.preview_word(word)?;
        Ok(Self {
            targets: turn.cells,
            concerned: turn.touched,
        })
    }
}

/// From where a move leads, if a piece makes it, and where to.
#[derive(Clone, Copy)]
struct Route {
    piece: Option<usize>,
    target: usize,
}

/// Those of all legal moves but passes.
fn routes(session: &Session) -> Vec<Route> {
    let moves = session.moves().into_iter();
    let routes = moves.filter_map(|cells| match cells[..] {
        [] => None,
        [target] => Some(Route {
            piece: None,
            target,
        }),
        [piece, .., target] => Some(Route {
            piece: Some(piece),
            target,
        }),
    });
    routes.collect()
}

impl FromIterator<Route> for Targets {
    fn from_iter<I: IntoIterator<Item = Route>>(routes: I) -> Self {
        let (mut targets, mut concerned) = (Vec::new(), Vec::new());
        for route in routes {
            targets.push(route.target);
            concerned.extend(route.piece);
        }
        Self { targets, concerned }
    }
}

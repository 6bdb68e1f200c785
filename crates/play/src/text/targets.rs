//! [`Targets`]: the cells where legal moves end.

use crate::core::session::Session;

/// The cells where legal moves end.
pub(crate) struct Targets {
    /// The cells where moves end.
    pub(crate) targets: Vec<usize>,
    /// The pieces that can move to the targets, or the cells that would change.
    pub(crate) concerned: Vec<usize>,
}

impl Targets {
    /// The targets of all legal moves, and the pieces that can make them.
    pub(crate) fn of_all(session: &Session) -> Self {
        routes(session).into_iter().collect()
    }

    /// The targets of the piece on the named cell. If no piece can move from that cell, the target of the move that the
    /// word stands for, and the cells that would change.
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
                return Err("no legal move from here".to_owned());
            }
        }
        let turn = session.preview_word(word)?;
        Ok(Self {
            targets: turn.cells,
            concerned: turn.touched,
        })
    }
}

/// The target of a move, and its origin if the move is made by a piece.
#[derive(Clone, Copy)]
struct Route {
    piece: Option<usize>,
    target: usize,
}

/// The routes of all legal moves except passes.
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

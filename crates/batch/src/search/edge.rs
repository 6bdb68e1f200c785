//! [`Edge`]: statistics of a move. [`Selection`]: the formula that selects the next move to try.

#[derive(Clone, Debug)]
pub(super) struct Edge<M> {
    pub(super) m: M,
    pub(super) prior: f32,
    pub(super) visits: u32,
    /// The sum of the results of this move, for the player who made it.
    pub(super) total: f32,
    /// The number of paths through this move whose leaf is not evaluated yet. Each counts as a lost visit (a virtual
    /// loss), so that the next path takes other moves (Chaslot, Winands and van den Herik, "Parallel Monte-Carlo tree
    /// search", 2008).
    pub(super) waiting: u32,
    /// The node after this move, if that node was visited.
    pub(super) node: Option<usize>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Selection {
    /// UCB1 (Auer, Cesa-Bianchi and Fischer, 2002), as in UCT (Kocsis and Szepesvári, 2006).
    Uct,
    /// PUCT, which uses priors, as in `AlphaGo` Zero (Silver et al., 2017).
    Puct,
}

#[expect(clippy::cast_precision_loss, reason = "far fewer than 2^24 visits")]
impl<M> Edge<M> {
    pub(super) const fn new(m: M, prior: f32) -> Self {
        Self {
            m,
            prior,
            visits: 0,
            total: 0.,
            waiting: 0,
            node: None,
        }
    }

    /// The number of visits, including pending ones.
    const fn chosen(&self) -> u32 {
        self.visits + self.waiting
    }

    /// The mean result; 0 for a move that was not tried.
    fn mean(&self) -> f32 {
        (self.total - self.waiting as f32) / self.chosen().max(1) as f32
    }

    /// The score of this move for the selection. `spread` is the weight of exploration at this position.
    fn urgency(&self, selection: Selection, spread: f32) -> f32 {
        let own = self.chosen() as f32;
        match selection {
            Selection::Uct if own == 0. => f32::INFINITY,
            Selection::Uct => self.mean() + spread / own.sqrt(),
            Selection::Puct => self.mean() + spread * self.prior / (1. + own),
        }
    }
}

impl Selection {
    /// The index of the move with the highest urgency; in a tie, the lowest index.
    pub(super) fn most_urgent<M>(self, moves: &[Edge<M>], exploration: f32) -> Option<usize> {
        let chosen = moves.iter().map(Edge::chosen).sum();
        let spread = self.spread(exploration, chosen);
        let keys = moves.iter().map(|edge| edge.urgency(self, spread));
        let best = keys
            .enumerate()
            .reduce(|best, other| if other.1 > best.1 { other } else { best });
        best.map(|(place, _)| place)
    }

    /// The weight of exploration at a position with this number of visits.
    #[expect(clippy::cast_precision_loss, reason = "far fewer than 2^24 visits")]
    fn spread(self, exploration: f32, visits: u32) -> f32 {
        let visits = visits.max(1) as f32;
        match self {
            Self::Uct => exploration * visits.ln().sqrt(),
            Self::Puct => exploration * visits.sqrt(),
        }
    }
}

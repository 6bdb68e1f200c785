//! Which moves have cut the search short.

use super::position::Position;

/// Which moves have cut the search short, for a judge that doesn't know the order.
pub(super) struct Habits<M> {
    /// After so many moves: the last two.
    killers: Vec<[Option<M>; 2]>,
    /// How often, by the number of the move.
    counts: Vec<u32>,
}

impl<M> Default for Habits<M> {
    fn default() -> Self {
        Self {
            killers: Vec::new(),
            counts: Vec::new(),
        }
    }
}

impl<M: Clone + Eq> Habits<M> {
    pub(super) fn note(&mut self, m: &M, depth: u8, ply: usize, position: &dyn Position<M>) {
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None, None]);
        }
        let [last, before] = &mut self.killers[ply];
        if last.as_ref() != Some(m) {
            *before = last.replace(m.clone());
        }
        if let Some(number) = position.number(m) {
            let number = usize::from(number);
            if self.counts.len() <= number {
                self.counts.resize(number + 1, 0);
            }
            let count = &mut self.counts[number];
            *count = count.saturating_add(u32::from(depth) * u32::from(depth));
        }
    }

    pub(super) fn sort(
        &self,
        order: &mut [u16],
        moves: &[M],
        ply: usize,
        position: &dyn Position<M>,
    ) {
        let killers = self.killers.get(ply);
        let key = |&at: &u16| {
            let m = &moves[usize::from(at)];
            let is_killer = |killers: &[Option<M>; 2]| killers.iter().flatten().any(|it| it == m);
            let number = position.number(m).map(usize::from);
            let count = number.and_then(|number| self.counts.get(number));
            let count = count.copied().unwrap_or(0);
            (!killers.is_some_and(is_killer), u32::MAX - count)
        };
        order.sort_by_cached_key(key);
    }
}

//! The moves: how they are made, and which are legal.

use std::sync::Arc;

use super::{Color, Draughts, DraughtsMove, Square, State};
use collinear::{
    Coord,
    rules::{Bulk, Illegal, MoveCells, Outcome, Rules, not_over},
};

/// A move is picked by its start, then its end.
impl MoveCells<State> for DraughtsMove {
    fn cells(&self, _: &State) -> impl Iterator<Item = Coord> {
        [self.from, self.to].into_iter()
    }
}

impl Draughts {
    /// The legal moves, ignoring the end of the game.
    pub(super) fn find_moves(&self, state: &State) -> Vec<DraughtsMove> {
        let captures = self.captures(&state.grid, state.color);
        if captures.is_empty() {
            self.steps(state)
        } else {
            captures
        }
    }

    fn steps(&self, state: &State) -> Vec<DraughtsMove> {
        let (grid, color) = (&state.grid, state.color);
        let (headings, _) = self.steps_of(false, color);
        let is_man = |&square: &Square| square == Square::Man(color);
        let men = grid.headings_of(is_man, |_| headings.iter().copied());
        let men = men.filter_map(|(from, heading)| {
            let to = grid.next(from, heading, Square::is_empty)?;
            Some((from, to, self.is_last_row(to, color)))
        });
        let (headings, most) = self.steps_of(true, color);
        let is_king = |&square: &Square| square == Square::King(color);
        let kings = grid.headings_of(is_king, |_| headings.iter().copied());
        let kings = kings.filter(|&(from, _)| !self.has_to_rest(state, from));
        let kings = kings.flat_map(|(from, heading)| {
            let slide = grid.slide(from, heading, ..=most, Square::is_empty);
            slide.moves().map(|m| (m.from, m.to, false))
        });
        let steps = men.chain(kings).map(|(from, to, promotes)| DraughtsMove {
            from,
            to,
            taken: Vec::new(),
            promotes,
        });
        steps.collect()
    }

    /// The directions in which a piece moves, and how far.
    pub(super) fn steps_of(&self, king: bool, color: Color) -> (&[collinear::Direction], usize) {
        let headings = if king {
            &self.steps
        } else {
            &self.steps_of_men[color.index()]
        };
        let far = king && self.variant.kings.flying;
        (headings, if far { usize::MAX } else { 1 })
    }

    /// True if a king has made its maximum number of moves in a row.
    pub(super) fn has_to_rest(&self, state: &State, king: Coord) -> bool {
        let Some(limit) = self.variant.kings.moves_in_a_row else {
            return false;
        };
        let tired = |&(at, moves): &(Coord, u16)| at == king && moves >= limit;
        state.restless[state.color.index()]
            .as_ref()
            .is_some_and(tired)
            && state
                .grid
                .count(|&square| square == Square::Man(state.color))
                > 0
    }

    /// Updates the counts for [`has_to_rest`](Self::has_to_rest).
    fn count_in_a_row(&self, state: &mut State, m: &DraughtsMove) {
        if self.variant.kings.moves_in_a_row.is_none() {
            return;
        }
        let [own, other] = [state.color, state.color.other()].map(Color::index);
        let before = state.restless[own].filter(|(at, _)| *at == m.from);
        let moves = before.map_or(1, |(_, moves)| moves.saturating_add(1));
        let moved_king = !m.is_capture() && !m.promotes && state.grid[m.to].is_king();
        state.restless[own] = moved_king.then_some((m.to, moves));
        state.restless[other] = state.restless[other].filter(|(at, _)| !m.taken.contains(at));
    }
}

impl Rules for Draughts {
    type State = State;
    type Move = DraughtsMove;

    fn start(&self) -> State {
        self.start.clone()
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = DraughtsMove> {
        state.moves.iter().cloned()
    }

    #[inline]
    fn count_moves(&self, state: &State) -> usize {
        state.moves.len()
    }

    fn apply(&self, state: &mut State, m: DraughtsMove) {
        let repeats = self.variant.draws.repetition;
        let before = repeats.then(|| Arc::new(state.grid.clone()));
        let piece = state.grid[m.from];
        // A king can end on the cell of a piece that it captured on the way.
        state.grid.fill(m.taken.iter().copied(), Square::Empty);
        state.grid.carry(m.from, m.to, Square::Empty);
        if m.promotes {
            state.grid[m.to] = piece.promoted();
        }
        self.count_in_a_row(state, &m);
        if let Some(before) = before {
            // A man that moved sideways can move back.
            let can_return = piece.is_king() || m.from.row == m.to.row;
            let progress = m.is_capture() || m.promotes || !can_return;
            state.past.record(before, progress);
        }
        self.count_to_draw(state, piece, &m);
        state.color = state.color.other();
        state.turn = state.turn.other();
        state.last = Some(m);
        state.moves = self.find_moves(state);
        state.over = self.end(state);
    }

    #[inline]
    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.over.map(|(_, outcome)| outcome)
    }

    fn check(&self, state: &State, m: &DraughtsMove) -> Result<(), Illegal> {
        not_over(self, state)?;
        if state.moves.contains(m) {
            Ok(())
        } else {
            Err(self.refusal(state, m))
        }
    }

    fn facts(&self, state: &Self::State) -> Vec<String> {
        let of_color = |color| state.grid().count(|square| square.color() == Some(color));
        let [white, black] = Color::BOTH.map(of_color);
        let pieces = format!("pieces: white {white}, black {black}");
        let end = state.end().map(|end| format!("reason: {end}"));
        [Some(pieces), end].into_iter().flatten().collect()
    }
}

collinear::reference_engine!(Draughts);

impl Bulk for Draughts {}

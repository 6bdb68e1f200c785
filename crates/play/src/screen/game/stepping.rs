//! Steps through the moves, evaluations and reviews.

use ratatui::layout::Position;

use super::GameScreen;

impl GameScreen {
    /// Shows the position `by` turns later or earlier.
    pub(super) fn step_turns(&mut self, by: isize) {
        let stepped = self.live.step(by);
        let end = if by < 0 { "start" } else { "end" };
        self.stepped_or(stepped, &format!("this is the {end}"));
    }

    /// Shows another branch at the last turn.
    pub(super) fn step_aside(&mut self, by: isize) {
        let stepped = self.live.step_aside(by);
        self.stepped_or(stepped, "there is no other branch here");
    }

    /// Shows the position after the move that the list shows at a place.
    pub(super) fn step_to(&mut self, place: Position) {
        if let Some(turn) = self.moves.turn_at(place) {
            self.clear();
            let stepped = self.live.step_to(turn);
            self.stepped_or(stepped, "no such turn");
        }
    }

    /// Says which position is shown. If the step was impossible, says why.
    fn stepped_or(&mut self, stepped: Option<()>, why: &str) {
        self.looked_or(stepped, why);
        let tree = self.session().tree();
        let (made, taken_back) = tree.line();
        let (made, all) = (made.len(), made.len() + taken_back.len());
        let rivals = tree.rivals(tree.at()).len();
        let branches = if rivals > 1 {
            format!(", {{ }} for {rivals} branches")
        } else {
            String::new()
        };
        if stepped.is_some() {
            self.message = Some(format!("turn {made} of {all}: [ ] step{branches}"));
        }
    }

    /// Turns the evaluation of the shown positions on or off.
    pub(super) fn evaluate(&mut self) {
        let analysis = &mut self.live.analysis;
        analysis.is_on = !analysis.is_on;
        let told = if analysis.is_on {
            "evaluation on; e switches it off"
        } else {
            "evaluation off"
        };
        self.message = Some(told.to_owned());
    }

    /// Begins or ends a review of the moves.
    pub(super) fn review(&mut self) {
        let analysis = &mut self.live.analysis;
        analysis.is_reviewing = !analysis.is_reviewing;
    }
}

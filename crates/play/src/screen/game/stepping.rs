//! Steps through the moves, and what is thought of them.

use ratatui::layout::Position;

use super::GameScreen;

impl GameScreen {
    /// Shows the position so many turns later, or before.
    pub(super) fn step_turns(&mut self, by: isize) {
        let stepped = self.live.step(by);
        let end = if by < 0 { "start" } else { "end" };
        self.stepped_or(stepped, &format!("this is the {end}"));
    }

    /// Shows another branch in place of the last turn.
    pub(super) fn step_aside(&mut self, by: isize) {
        let stepped = self.live.step_aside(by);
        self.stepped_or(stepped, "nothing else was played in its place");
    }

    /// Shows the position after the move that is listed there.
    pub(super) fn step_to(&mut self, place: Position) {
        if let Some(turn) = self.moves.turn_at(place) {
            self.clear();
            let stepped = self.live.step_to(turn);
            self.stepped_or(stepped, "there is no such turn");
        }
    }

    /// Looks at the position that was stepped to and says which it is, or says why there is none.
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

    /// Says what the computer thinks of the positions that are shown, or no longer.
    pub(super) fn evaluate(&mut self) {
        let analysis = &mut self.live.analysis;
        analysis.is_on = !analysis.is_on;
        let told = if analysis.is_on {
            "The computer evaluates what is shown. e ends that"
        } else {
            "The evaluation has ended"
        };
        self.message = Some(told.to_owned());
    }

    /// Marks the moves that gave something away, or stops that.
    pub(super) fn review(&mut self) {
        let analysis = &mut self.live.analysis;
        analysis.is_reviewing = !analysis.is_reviewing;
    }
}

//! Handles falling pieces: the keys that shift, turn and drop a piece, and pieces that fall by themselves over time.

use std::time::{Duration, Instant};

use super::GameScreen;
use crate::core::{aim::Aim, board::Toward};

/// The time in which a piece falls by one row.
const A_ROW: Duration = Duration::from_millis(700);

impl GameScreen {
    /// Shifts, turns or lowers the falling piece. Returns `false` if no piece falls.
    pub(super) fn aimed(&mut self, toward: Toward) -> bool {
        let Some(aim) = &mut self.aim else {
            return false;
        };
        match toward {
            Toward::Left | Toward::Right => aim.shift(toward),
            Toward::Up => aim.turn(),
            Toward::Down => {
                if !aim.fall() {
                    self.drop_piece();
                }
            }
        }
        true
    }

    /// Drops the falling piece. Returns `false` if no piece falls.
    pub(super) fn drop_piece(&mut self) -> bool {
        let m = self.aim.as_ref().map(Aim::m);
        if let Some(m) = m
            && self.can_move()
        {
            self.play(m);
        }
        m.is_some()
    }

    /// Makes pieces fall by time, or stops that. Returns `false` if no piece falls.
    pub(super) fn switch_time(&mut self) -> bool {
        if self.aim.is_none() {
            return false;
        }
        self.falling = match self.falling {
            None => Some(Instant::now()),
            Some(_) => None,
        };
        true
    }

    /// Lowers the piece if it is time. Returns whether the piece was lowered.
    pub(super) fn let_fall(&mut self) -> bool {
        let is_due = self.falling.is_some_and(|since| since.elapsed() >= A_ROW);
        if !is_due || self.dialog.is_some() || self.aim.is_none() {
            return false;
        }
        self.falling = Some(Instant::now());
        self.aimed(Toward::Down)
    }
}

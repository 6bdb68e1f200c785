//! Pieces that fall: the keys that shift, turn and drop them, and time, where a person wants it.

use std::time::{Duration, Instant};

use super::GameScreen;
use crate::core::{aim::Aim, board::Toward};

/// How long a piece takes for a row, where it falls by itself.
const A_ROW: Duration = Duration::from_millis(700);

impl GameScreen {
    /// Shifts, turns or lowers the piece that falls; `false` if none does.
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

    /// Drops the piece that falls; `false` if none does.
    pub(super) fn drop_piece(&mut self) -> bool {
        let m = self.aim.as_ref().map(Aim::m);
        if let Some(m) = m
            && self.can_move()
        {
            self.play(m);
        }
        m.is_some()
    }

    /// Has pieces fall by themselves, or no longer; `false` if none does.
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

    /// Lets the piece come down, if it is time; whether it has.
    pub(super) fn let_fall(&mut self) -> bool {
        let is_due = self.falling.is_some_and(|since| since.elapsed() >= A_ROW);
        if !is_due || self.dialog.is_some() || self.aim.is_none() {
            return false;
        }
        self.falling = Some(Instant::now());
        self.aimed(Toward::Down)
    }
}

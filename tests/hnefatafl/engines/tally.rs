//! What has happened in random games.

use std::collections::BTreeMap;

use super::Engines;
use crate::budget;
use crate::naive::board::{Cell, at, find, is_throne, neighbours, on_edge};
use crate::naive::settings::Settings;
use crate::naive::{Pair, Reason};

/// How often something has happened: a test that never sees it shows nothing.
#[derive(Default)]
pub(crate) struct Tally(BTreeMap<String, usize>);

impl Tally {
    pub(crate) fn count(&mut self, what: impl Into<String>) {
        *self.0.entry(what.into()).or_default() += 1;
    }

    /// If there were games enough to see it.
    #[track_caller]
    pub(crate) fn assert_seen(&self, times: usize, what: &[&str]) {
        if !budget::THOROUGH {
            return;
        }
        for what in what {
            let seen = self.0.get(*what).copied().unwrap_or_default();
            assert!(seen >= times, "{what}: {seen} times in {:#?}", self.0);
        }
    }

    /// What a move has done.
    pub(crate) fn count_move(&mut self, before: &Engines, after: &Engines, m: Pair) {
        let (settings, position) = (&after.settings, &after.position);
        let board = &before.position.board;
        let is_soldier = |&&cell: &&Cell| at(board, cell) != 'K';
        let soldiers = position.taken.iter().filter(is_soldier).count();
        let without = Settings {
            shieldwall: false,
            ..settings.clone()
        };
        let custodially = without.play(&before.position, m).taken;
        if custodially == position.taken {
            self.count(format!("took {soldiers}"));
        } else {
            self.count(format!("shieldwall of {}", before.position.turn));
        }
        if let Some(end) = position.end {
            self.count(format!("{:?}", end.reason));
            if end.reason == Reason::Repetition {
                self.count(format!("{:?}", settings.repetition));
            }
            if end.reason == Reason::KingTaken {
                let king = find(board, 'K')[0];
                let part = if is_throne(board, king) {
                    "on the throne"
                } else if neighbours(board, king).any(|cell| is_throne(board, cell)) {
                    "beside the throne"
                } else if on_edge(board, king) {
                    "at the edge"
                } else {
                    "elsewhere"
                };
                self.count(format!("{:?} {part}", settings.king_taken));
            }
        }
    }
}

//! The library's game, on a grid and on bits, and the naive one, made from the same settings and
//! compared state by state.

pub(crate) mod bit_engine;
pub(crate) mod random_variants;
pub(crate) mod tally;

use std::borrow::Cow;

use collinear::rules::hnefatafl::{
    Army, Corners, Crossing, End, Ending, Escape, Hnefatafl, Hostility, King, KingCapture, Reach,
    Repetition, Soldiers, Square, State, Stopping, Throne, Variant,
};
use collinear::rules::{Notation, Outcome, Rules, View};
use collinear::{Coord, Grid, Move};

use self::bit_engine::{BitEngine, bit_engine};
use crate::naive::board::Cell;
use crate::naive::settings::{self, KingTaken, Settings};
use crate::naive::{self, Cells, Pair, Position, Reason};

/// One game, played by all engines.
#[derive(Clone)]
pub(crate) struct Engines {
    pub(crate) settings: Settings,
    pub(crate) rules: Hnefatafl,
    pub(crate) position: Position,
    pub(crate) state: State,
    pub(crate) bits: Box<dyn BitEngine>,
}

impl Engines {
    pub(crate) fn start(settings: Settings) -> Self {
        let variant = variant(&settings);
        let rules = Hnefatafl::new(variant).unwrap_or_else(|error| panic!("{error}\n{settings:?}"));
        Self {
            position: settings.start(),
            state: rules.start(),
            bits: bit_engine(&rules, &rules.start()),
            rules,
            settings,
        }
    }

    pub(crate) fn set_up(settings: Settings, rows: &[&str], turn: char) -> Self {
        let mut engines = Self::start(settings);
        engines.state = state(&engines.rules, rows, turn);
        engines.bits = bit_engine(&engines.rules, &engines.state);
        engines.position = engines.settings.set_up(rows, turn);
        engines
    }

    pub(crate) fn play(&mut self, m: Pair) {
        self.position = self.settings.play(&self.position, m);
        self.rules.apply(&mut self.state, slide(m));
        self.bits.play(slide(m));
        assert_eq!(self.state.last(), Some(slide(m)), "{self}");
    }

    /// Whether all say the same of the state: the board, whose turn it is, what was captured, and
    /// how it ended; after that no moves are listed.
    pub(crate) fn assert_same_state(&self) {
        let Self {
            position, state, ..
        } = self;
        assert_eq!(state.to_string(), position.board.to_string(), "{self}");
        assert_eq!(state.army(), army(position.turn), "{self}");
        assert_eq!(self.rules.army(state.turn()), state.army(), "{self}");
        assert!(state.captured().is_sorted(), "{self}");
        assert_eq!(cell_set(state.captured()), position.taken, "{self}");
        assert_eq!(
            state.end(),
            position.end.map(|end| reason(end.reason)),
            "{self}"
        );
        let outcome = position.end.map(|end| self.outcome(end));
        assert_eq!(self.rules.outcome(state), outcome, "{self}");
        let any_move = self.rules.moves(state).next().is_some();
        assert_eq!(any_move, outcome.is_none(), "{self}");
        let bits = &self.bits;
        assert_eq!(bits.glyphs(), state.glyphs(), "{self}");
        assert_eq!(bits.to_string(), state.to_string());
        assert_eq!(
            (bits.end(), bits.outcome()),
            (state.end(), outcome),
            "{self}"
        );
        assert_eq!(bits.occurrences(), state.occurrences(), "{self}");
        assert_eq!(bits.count_moves() > 0, any_move, "{self}");
    }

    /// Whether all list the same moves, and each once; answers with them.
    pub(crate) fn assert_same_moves(&self) -> Vec<Pair> {
        let mut expected = self.settings.moves(&self.position);
        let mut found: Vec<_> = self.rules.moves(&self.state).map(move_of).collect();
        expected.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, expected, "{self}");
        assert_eq!(self.rules.count_moves(&self.state), found.len(), "{self}");
        let mut copy = self.rules.start();
        copy.clone_from(&self.state);
        let same = self.rules.moves(&self.state).eq(self.rules.moves(&copy));
        assert!(same, "a copy has all moves: {self}");
        let mut on_bits: Vec<_> = self.bits.moves().into_iter().map(move_of).collect();
        on_bits.sort_unstable();
        assert_eq!(on_bits, expected, "{self}");
        assert_eq!(self.bits.count_moves(), expected.len(), "{self}");
        assert_eq!(
            self.bits.reference_state().key(),
            self.state.key(),
            "{self}"
        );
        found
    }

    /// Whether just these moves are accepted, of all that can be thought of on the board and one
    /// cell beyond; whether each piece is said to have its own; and whether each move captures what
    /// it should and can be read as it is written.
    pub(crate) fn assert_only_legal(&self, moves: &[Pair]) {
        let (rows, cols) = (self.settings.start.len(), self.settings.start[0].len());
        let cells = || (0..=rows).flat_map(|row| (0..=cols).map(move |col| (row, col)));
        for from in cells() {
            let accepted = |&to: &Cell| self.rules.check(&self.state, &slide((from, to))).is_ok();
            let accepted: Vec<_> = cells().filter(accepted).map(|to| (from, to)).collect();
            let of_this_piece = moves.iter().copied().filter(|m| m.0 == from);
            assert!(of_this_piece.eq(accepted), "{from:?} {self}");
        }
        for &(from, to) in moves {
            let mut slides = self.rules.slides(&self.state, Coord::new(from.0, from.1));
            assert!(slides.any(|found| found == slide((from, to))), "{self}");
            let taken = self.settings.play(&self.position, (from, to)).taken;
            let captures = self.rules.captures(&self.state, slide((from, to)));
            let captures = captures.expect("it is legal");
            assert_eq!(cell_set(&captures), taken, "{self}");
            let text = self.rules.write_move(&self.state, &slide((from, to)));
            let read = self.rules.read_move(&self.state, &text);
            assert_eq!(read.expect(&text), slide((from, to)), "{text} {self}");
        }
    }

    fn outcome(&self, end: naive::End) -> Outcome {
        match end.winner {
            Some(side) => Outcome::Win(self.rules.side(army(side))),
            None => Outcome::Draw,
        }
    }
}

/// For messages.
impl std::fmt::Display for Engines {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self {
            settings,
            position,
            state,
            ..
        } = self;
        write!(
            f,
            "{settings:#?}\nlast move {:?}, {} to move\n",
            state.last(),
            position.turn
        )?;
        write!(f, "{state}")
    }
}

/// The state with these rows and this side to move.
#[track_caller]
pub(crate) fn state(rules: &Hnefatafl, rows: &[&str], turn: char) -> State {
    let state = rules.set_up(grid(rows), army(turn));
    state.unwrap_or_else(|error| panic!("{error}\n{}", rows.join("\n")))
}

pub(crate) fn grid(rows: &[&str]) -> Grid<Square> {
    let picture = rows.join("\n");
    Grid::parse_with(&picture, Square::from_glyph).expect(&picture)
}

pub(crate) fn army(side: char) -> Army {
    match side {
        'a' => Army::Attackers,
        'd' => Army::Defenders,
        other => panic!("{other} is no side"),
    }
}

pub(crate) fn slide(((from_row, from_col), (to_row, to_col)): Pair) -> Move {
    Move {
        from: Coord::new(from_row, from_col),
        to: Coord::new(to_row, to_col),
    }
}

fn move_of(slide: Move) -> Pair {
    (
        (slide.from.row, slide.from.col),
        (slide.to.row, slide.to.col),
    )
}

pub(crate) fn cell_set(coords: &[Coord]) -> Cells {
    coords.iter().map(|at| (at.row, at.col)).collect()
}

pub(crate) fn reason(reason: Reason) -> End {
    match reason {
        Reason::Escaped => End::Escaped,
        Reason::KingTaken => End::KingTaken,
        Reason::ExitFort => End::ExitFort,
        Reason::Encircled => End::Encircled,
        Reason::NoMove => End::NoMove,
        Reason::Repetition => End::Repetition,
    }
}

/// The same rules in the library's words.
pub(crate) fn variant(settings: &Settings) -> Variant {
    let hostility = |hostile| match hostile {
        settings::Hostile::Never => Hostility::Never,
        settings::Hostile::WhenEmpty => Hostility::WhenEmpty,
        settings::Hostile::Always => Hostility::Always,
    };
    Variant {
        start: Cow::Owned(settings.start.join("\n")),
        first: army(settings.first),
        throne: Throne {
            crossing: if settings.soldiers_cross_throne {
                Crossing::Everybody
            } else {
                Crossing::WhoMayStop
            },
            stopping: if settings.king_returns_to_throne {
                Stopping::King
            } else {
                Stopping::Nobody
            },
            hostile_to_attackers: hostility(settings.throne_hostile_to_attackers),
            hostile_to_defenders: hostility(settings.throne_hostile_to_defenders),
        },
        corners: Corners {
            hostile_to_attackers: settings.corners_hostile_to_attackers,
            hostile_to_defenders: settings.corners_hostile_to_defenders,
            hostile_to_king: settings.corners_hostile_to_king,
        },
        king: King {
            capture: match settings.king_taken {
                KingTaken::FourSides => KingCapture::FourSides,
                KingTaken::FourSidesOrEdge => KingCapture::FourSidesOrEdge,
                KingTaken::TwoSides => KingCapture::TwoSides,
                KingTaken::TwoSidesFourAtThrone => KingCapture::TwoSidesAwayFromThrone,
            },
            reach: settings.king_steps.map_or(Reach::Unlimited, Reach::AtMost),
            armed: settings.king_armed,
        },
        soldiers: Soldiers {
            shieldwall: settings.shieldwall,
        },
        ending: Ending {
            escape: match settings.escape {
                settings::Escape::Corners => Escape::Corners,
                settings::Escape::Edge => Escape::Edge,
            },
            exit_fort: settings.exit_fort,
            encirclement: settings.encirclement,
            repetition: match settings.repetition {
                settings::Repetition::Ignored => Repetition::Ignored,
                settings::Repetition::Draw => Repetition::Draw,
                settings::Repetition::LossFor(side) => Repetition::LossFor(army(side)),
            },
        },
    }
}

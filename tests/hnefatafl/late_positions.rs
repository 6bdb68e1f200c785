//! Positions in each of which one switch matters.

use super::naive::settings::{Escape, Hostile, KingTaken, Settings};

/// A position in which a switch matters, and the rules in which it has another value.
pub(crate) struct Late {
    pub(crate) switch: &'static str,
    pub(crate) preset: &'static str,
    pub(crate) turn: char,
    pub(crate) board: [&'static str; 7],
    pub(crate) otherwise: fn(Settings) -> Settings,
}

pub(crate) const LATE: [Late; 17] = [
    Late {
        switch: "where the king escapes to",
        preset: "brandubh",
        turn: 'd',
        board: [
            ". . . . . . .",
            ". . . . a . .",
            ". . K . . a .",
            ". . . . . . .",
            ". a . . . . .",
            ". . . . d . .",
            ". . . . . . .",
        ],
        otherwise: |settings| Settings {
            escape: Escape::Edge,
            corners_hostile_to_attackers: false,
            corners_hostile_to_defenders: false,
            corners_hostile_to_king: false,
            ..settings
        },
    },
    Late {
        switch: "the king's steps",
        preset: "web9",
        turn: 'd',
        board: [
            ". . . . . . .",
            ". . . . . . .",
            ". . K . . a .",
            ". . . . . . .",
            ". a . . . . .",
            ". . . . d . .",
            ". . . . . . .",
        ],
        otherwise: |settings| Settings {
            king_steps: None,
            ..settings
        },
    },
    Late {
        switch: "soldiers cross the throne",
        preset: "tablut",
        turn: 'a',
        board: [
            ". . . . . . .",
            ". . . a . . .",
            ". . K . . . .",
            ". a . . . . .",
            ". . . . . . .",
            ". . . . d . .",
            ". . . . . . .",
        ],
        otherwise: |settings| Settings {
            soldiers_cross_throne: false,
            ..settings
        },
    },
    Late {
        switch: "the king returns to the throne",
        preset: "tablut",
        turn: 'd',
        board: [
            ". . . . . . .",
            ". . . . . . .",
            ". . . K . a .",
            ". . . . . . .",
            ". a . . . . .",
            ". . . . d . .",
            ". . . . . . .",
        ],
        otherwise: |settings| Settings {
            king_returns_to_throne: true,
            ..settings
        },
    },
    Late {
        switch: "the throne against attackers",
        preset: "copenhagen",
        turn: 'd',
        board: [
            ". . . . . . .",
            ". . . . d K .",
            ". . d a . . .",
            ". . a . . . .",
            ". . . . . . .",
            ". a . . . . .",
            ". . . . . . .",
        ],
        otherwise: |settings| Settings {
            throne_hostile_to_attackers: Hostile::Never,
            ..settings
        },
    },
    Late {
        switch: "the throne against attackers, with the king on it",
        preset: "copenhagen",
        turn: 'd',
        board: [
            ". . . . . . .",
            ". . . . d . .",
            ". . d a . . .",
            ". . a K . . .",
            ". . . . . . .",
            ". a . . . . .",
            ". . . . . . .",
        ],
        otherwise: |settings| Settings {
            throne_hostile_to_attackers: Hostile::WhenEmpty,
            king_armed: false,
            ..settings
        },
    },
    Late {
        switch: "the throne against defenders",
        preset: "brandubh",
        turn: 'a',
        board: [
            ". . . . . . .",
            ". . a . a K .",
            ". . . d . . .",
            ". . d . . . .",
            ". . . . . . .",
            ". a . . . . .",
            ". . . . . . .",
        ],
        otherwise: |settings| Settings {
            throne_hostile_to_defenders: Hostile::Never,
            ..settings
        },
    },
    Late {
        switch: "corners against attackers",
        preset: "brandubh",
        turn: 'd',
        board: [
            ". a . . . . .",
            ". . . . . . .",
            ". . d . . . .",
            ". . . . . . .",
            ". . . . K . a",
            ". . . . . . .",
            ". . . . . . .",
        ],
        otherwise: |settings| Settings {
            corners_hostile_to_attackers: false,
            ..settings
        },
    },
    Late {
        switch: "corners against defenders",
        preset: "brandubh",
        turn: 'a',
        board: [
            ". d . . . . .",
            ". . . . . . .",
            ". . a . . . .",
            ". . . . . . .",
            ". . . . K . a",
            ". . . . . . .",
            ". . . . . . .",
        ],
        otherwise: |settings| Settings {
            corners_hostile_to_defenders: false,
            ..settings
        },
    },
    Late {
        switch: "corners against the king",
        preset: "brandubh",
        turn: 'a',
        board: [
            ". K . . . . .",
            ". . . . . . .",
            ". . a . . . .",
            "a . . . . . .",
            ". . . . . . a",
            ". . . . . d .",
            ". . . . . . .",
        ],
        otherwise: |settings| Settings {
            corners_hostile_to_king: false,
            ..settings
        },
    },
    Late {
        switch: "an armed king",
        preset: "brandubh",
        turn: 'd',
        board: [
            ". . . . . . .",
            ". . a . d . .",
            ". . . . a . .",
            ". K . . . . .",
            ". . . . . . .",
            ". . . . . . a",
            ". . . . . . .",
        ],
        otherwise: |settings| Settings {
            king_armed: false,
            ..settings
        },
    },
    Late {
        switch: "two sides, or four at the throne",
        preset: "brandubh",
        turn: 'a',
        board: [
            ". . . . . . .",
            ". . . . a . .",
            ". . . . . . .",
            ". . . . K . .",
            ". . . . . . .",
            ". d . . . a .",
            ". . . . a . .",
        ],
        otherwise: |settings| Settings {
            king_taken: KingTaken::TwoSides,
            ..settings
        },
    },
    Late {
        switch: "four sides, or two away from the throne",
        preset: "brandubh",
        turn: 'a',
        board: [
            ". . . . a . .",
            ". . . . . . .",
            ". . . a K . .",
            ". . . . . . .",
            ". . . . . . .",
            ". d . . . a .",
            ". . . . . . .",
        ],
        otherwise: |settings| Settings {
            king_taken: KingTaken::FourSides,
            ..settings
        },
    },
    Late {
        switch: "the edge as a side",
        preset: "copenhagen",
        turn: 'a',
        board: [
            ". . . a K a .",
            ". . . . . . .",
            ". . . . . . .",
            ". . . . a . .",
            ". . . . . . .",
            ". d . . . . .",
            ". . . . . . .",
        ],
        otherwise: |settings| Settings {
            king_taken: KingTaken::FourSidesOrEdge,
            ..settings
        },
    },
    Late {
        switch: "shieldwalls",
        preset: "copenhagen",
        turn: 'a',
        board: [
            ". a d d . . .",
            ". . a a . . .",
            ". . . . a . .",
            ". . . . . . .",
            ". . . . . . .",
            ". . . . . K .",
            ". . . . . . .",
        ],
        otherwise: |settings| Settings {
            shieldwall: false,
            ..settings
        },
    },
    Late {
        switch: "exit forts",
        preset: "copenhagen",
        turn: 'd',
        board: [
            ". . . . . . .",
            ". a . . . . .",
            ". . . . . . .",
            ". . d . . . .",
            ". . . . . . .",
            ". . . d d . .",
            ". . . K . d .",
        ],
        otherwise: |settings| Settings {
            exit_fort: false,
            ..settings
        },
    },
    Late {
        switch: "encirclement",
        preset: "copenhagen",
        turn: 'a',
        board: [
            ". . . . . . .",
            ". . . a . . .",
            ". . a d a . .",
            ". a . K . . a",
            ". . a . a . .",
            ". . . a . . .",
            ". . . . . . .",
        ],
        otherwise: |settings| Settings {
            encirclement: false,
            ..settings
        },
    },
];

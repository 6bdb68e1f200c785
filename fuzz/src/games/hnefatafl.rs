//! Hnefatafl from bytes.

use arbitrary::{Result, Unstructured};
use collinear::{
    Coord, Grid, Move,
    rules::{
        Rules,
        hnefatafl::{
            self, Army, BRANDUBH, COPENHAGEN, Corners, Crossing, Ending, Escape, FETLAR, Hnefatafl,
            Hostility, King, KingCapture, Reach, Repetition, Soldiers, Stopping, TABLUT, Throne,
        },
    },
};

use super::{Playable, Size, cell, grid};
use crate::shapes::number;

pub fn hnefatafl((rows, cols): Size, u: &mut Unstructured) -> Result<Option<Hnefatafl>> {
    let mut variant = match u.arbitrary::<u8>()? % 4 {
        0 => BRANDUBH,
        1 => COPENHAGEN,
        2 => FETLAR,
        _ => TABLUT,
    };
    if u.arbitrary()? {
        let options = u.arbitrary::<u32>()?;
        let is = |bit: u32| options >> bit & 1 == 1;
        let hostile = |bit: u32| match options >> bit & 3 {
            0 => Hostility::Never,
            1 => Hostility::WhenEmpty,
            _ => Hostility::Always,
        };
        variant.first = if is(0) {
            Army::Attackers
        } else {
            Army::Defenders
        };
        variant.throne = Throne {
            crossing: if is(1) {
                Crossing::Everybody
            } else {
                Crossing::WhoMayStop
            },
            stopping: if is(2) {
                Stopping::King
            } else {
                Stopping::Nobody
            },
            hostile_to_attackers: hostile(3),
            hostile_to_defenders: hostile(5),
        };
        variant.corners = Corners {
            hostile_to_attackers: is(7),
            hostile_to_defenders: is(8),
            hostile_to_king: is(9),
        };
        variant.king = King {
            capture: match options >> 10 & 3 {
                0 => KingCapture::FourSides,
                1 => KingCapture::FourSidesOrEdge,
                2 => KingCapture::TwoSides,
                _ => KingCapture::TwoSidesAwayFromThrone,
            },
            reach: if is(12) {
                Reach::Unlimited
            } else {
                Reach::AtMost(number(u)?)
            },
            armed: is(13),
        };
        variant.soldiers = Soldiers { shieldwall: is(14) };
        variant.ending = Ending {
            escape: if is(15) {
                Escape::Corners
            } else {
                Escape::Edge
            },
            exit_fort: is(16),
            encirclement: is(17),
            repetition: match options >> 18 & 3 {
                0 => Repetition::Ignored,
                1 => Repetition::Draw,
                2 => Repetition::LossFor(Army::Attackers),
                _ => Repetition::LossFor(Army::Defenders),
            },
        };
        if variant.ending.escape == Escape::Edge {
            (variant.corners, variant.ending.exit_fort) = (Corners::ORDINARY, false);
        }
    }
    if (rows, cols)
        != (
            variant.start_board().unwrap().rows(),
            variant.start_board().unwrap().cols(),
        )
        || u.arbitrary()?
    {
        variant.start = men((rows, cols), u)?.to_string().into();
    }
    Ok(Hnefatafl::new(variant).ok())
}

/// Soldiers anywhere but in the middle and on the corners, and the king, mostly in the middle.
fn men(size @ (rows, cols): Size, u: &mut Unstructured) -> Result<Grid<hnefatafl::Square>> {
    use collinear::rules::hnefatafl::Square::{Attacker, Defender, Empty, King};
    let mut grid = grid(
        size,
        &[Empty, Attacker, Defender, Empty, Attacker, Empty, Empty],
        u,
    )?;
    for row in [0, rows / 2, rows - 1] {
        for col in [0, cols / 2, cols - 1] {
            if (row == rows / 2) == (col == cols / 2) {
                grid[(row, col)] = Empty;
            }
        }
    }
    let king = cell(size, u)?;
    let king = if u.arbitrary()? {
        Coord::new(rows / 2, cols / 2)
    } else {
        king
    };
    if let Some(square) = grid.get_mut(king) {
        *square = King;
    }
    Ok(grid)
}

impl Playable for Hnefatafl {
    fn any_state(&self, u: &mut Unstructured) -> Result<hnefatafl::State> {
        let turn = if u.arbitrary()? {
            Army::Attackers
        } else {
            Army::Defenders
        };
        let men = men((self.bounds().rows(), self.bounds().cols()), u)?;
        Ok(self.set_up(men, turn).unwrap_or_else(|_| self.start()))
    }

    fn any_move(&self, u: &mut Unstructured) -> Result<Move> {
        let size = (self.bounds().rows(), self.bounds().cols());
        Ok(Move {
            from: cell(size, u)?,
            to: cell(size, u)?,
        })
    }
}

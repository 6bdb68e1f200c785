//! Draughts from bytes.

use arbitrary::{Result, Unstructured};
use collinear::{
    Coord, Grid, Removal,
    rules::draughts::{
        self, Board, Capture, Draughts, Duty, Lines, MAX_SIDE, Promotion, Squares, Variant,
    },
};

use super::{Playable, Size, cell, grid};

/// On boards up to 8x8: captures grow exponentially.
pub fn draughts((rows, cols): Size, u: &mut Unstructured) -> Result<Option<Draughts>> {
    let (_, mut variant) = *u.choose(&Variant::PRESETS)?;
    variant.board = Board {
        rows: rows.min(8),
        cols: if cols > MAX_SIDE { 8 } else { cols.min(8) },
        men: 1 + usize::from(rows > 5),
        behind: 0,
        ..variant.board
    };
    if u.arbitrary()? {
        let options = u.arbitrary::<u32>()?;
        let is = |bit: u32| options >> bit & 1 == 1;
        let lines = |bit: u32| match options >> bit & 3 {
            0 => Lines::Diagonal,
            1 => Lines::Orthogonal,
            _ => Lines::Both,
        };
        (variant.steps, variant.captures) = (lines(0), lines(2));
        if is(4) {
            variant.board.squares = Squares::All;
        }
        variant.men.capture_backwards = is(5);
        variant.men.promotion = match options >> 6 & 3 {
            0 => Promotion::EndsMove,
            1 => Promotion::AtOnce,
            _ => Promotion::AtEnd,
        };
        variant.kings.flying = is(8);
        variant.kings.moves_in_a_row = is(9).then_some(u16::from(u.arbitrary::<u8>()?));
        variant.capture = Capture {
            duty: match options >> 10 & 3 {
                0 => Duty::Any,
                1 => Duty::MostPieces,
                _ => Duty::MostValue,
            },
            removal: if is(12) {
                Removal::AtOnce
            } else {
                Removal::AtEnd
            },
            half_turns: is(13),
        };
        variant.draws.repetition = is(14);
        variant.draws.king_moves = is(15).then_some(u16::from(u.arbitrary::<u8>()? % 4));
        variant.draws.lone_king = [16, 17, 18].map(|bit| is(bit).then_some(2));
    }
    Ok(Draughts::new(variant).ok())
}

impl Playable for Draughts {
    fn any_state(&self, u: &mut Unstructured) -> Result<draughts::State> {
        use draughts::{
            Color::{Black, White},
            Square::{Empty, King, Man},
        };
        let size = (self.bounds().rows(), self.bounds().cols());
        let palette = [
            Empty,
            Man(White),
            Man(Black),
            Empty,
            King(White),
            Empty,
            King(Black),
            Empty,
        ];
        let grid = grid(size, &palette, u)?;
        let stands = |at: Coord| match grid[at] {
            _ if !self.is_playable(at) => Empty,
            Man(White) if at.row == 0 => Empty,
            Man(Black) if at.row == size.0 - 1 => Empty,
            square => square,
        };
        let grid = Grid::from_fn(size.0, size.1, stands).unwrap();
        let turn = *u.choose(&draughts::Color::BOTH)?;
        Ok(self.set_up(grid, turn).unwrap())
    }

    fn any_move(&self, u: &mut Unstructured) -> Result<draughts::Move> {
        let size = (self.bounds().rows(), self.bounds().cols());
        let taken = (0..u.arbitrary::<u8>()? % 3).map(|_| cell(size, u));
        Ok(draughts::Move {
            taken: taken.collect::<Result<_>>()?,
            from: cell(size, u)?,
            to: cell(size, u)?,
            promotes: u.arbitrary()?,
        })
    }
}

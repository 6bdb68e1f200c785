//! Games from bytes: rules of many kinds, and states of them, such as no play comes to as well.

use std::fmt::Debug;

use arbitrary::{Result, Unstructured};
use collinear::{
    Coord, Grid, Hop, Move, Removal,
    rules::{
        Cell, Notation, Rules, Side, View,
        connect6::{self, Connect6},
        draughts::{
            self, Board, Capture, Draughts, Duty, Lines, MAX_SIDE, Promotion, Squares, Variant,
        },
        hnefatafl::{
            self, Army, BRANDUBH, COPENHAGEN, Corners, Crossing, Ending, Escape, FETLAR, Hnefatafl,
            Hostility, King, KingCapture, Reach, Repetition, Soldiers, Stopping, TABLUT, Throne,
        },
        in_a_row::{self, InARow},
        peg_solitaire::{self, Goal, Lattice, PegSolitaire},
        pente::{self, Pente},
        renju::{self, Renju},
        reversi::{self, Reversi, Start},
    },
};

use crate::shapes::{direction, length, number, small, wrap};

/// A game of which a target can have any state and any move, legal or not.
pub trait Playable: Notation<State: View + PartialEq + Debug> {
    fn any_state(&self, u: &mut Unstructured) -> Result<Self::State>;
    fn any_move(&self, u: &mut Unstructured) -> Result<Self::Move>;
}

/// What a target does with any game.
pub trait Play {
    fn play<R: Playable>(&mut self, rules: &R, u: &mut Unstructured) -> Result<()>;
}

/// Plays one game: on a small board, or on one of so many columns that their names get long.
pub fn play(u: &mut Unstructured, play: &mut impl Play) -> Result<()> {
    let kind = u.arbitrary::<u8>()?;
    let cols = if kind < 224 {
        small(u)? + 1
    } else {
        20 + number(u)? % 40
    };
    let size = (small(u)? + 1, cols);
    match kind % 8 {
        0 => in_a_row(size, u)?.map(|rules| play.play(&rules, u)),
        1 => reversi(size, u)?.map(|rules| play.play(&rules, u)),
        2 => peg_solitaire(size, u)?.map(|rules| play.play(&rules, u)),
        3 => hnefatafl((size.0 | 1, size.1 | 1), u)?.map(|rules| play.play(&rules, u)),
        4 => renju(size, u)?.map(|rules| play.play(&rules, u)),
        5 => pente(size, u)?.map(|rules| play.play(&rules, u)),
        6 => connect6(size, u)?.map(|rules| play.play(&rules, u)),
        _ => draughts(size, u)?.map(|rules| play.play(&rules, u)),
    };
    Ok(())
}

pub type Size = (usize, usize);

/// A cell of the board, or sometimes one beside it.
fn cell((rows, cols): Size, u: &mut Unstructured) -> Result<Coord> {
    let (row, col) = (u.arbitrary::<u8>()?, u.arbitrary::<u8>()?);
    Ok(Coord::new(
        usize::from(row) % (rows + 1),
        usize::from(col) % (cols + 1),
    ))
}

/// A board with these on its cells.
fn grid<T: Copy>((rows, cols): Size, palette: &[T], u: &mut Unstructured) -> Result<Grid<T>> {
    let bits = u.arbitrary::<u64>()?;
    let piece = |at: Coord| {
        let index = u32::try_from(at.row * cols + at.col).unwrap();
        let bits = bits.rotate_right(2 * index + index / 32).to_le_bytes()[0];
        palette[usize::from(bits & 15) % palette.len()]
    };
    Ok(Grid::from_fn(rows, cols, piece).unwrap())
}

pub fn in_a_row((rows, cols): Size, u: &mut Unstructured) -> Result<Option<InARow>> {
    let Ok(mut rules) = InARow::new(rows, cols, length(u)?) else {
        return Ok(None);
    };
    let options = u.arbitrary::<u8>()?;
    if options & 1 != 0 {
        rules = rules.with_gravity().unwrap_or(rules);
    }
    if options & 6 == 6 {
        rules = rules.with_wrap(wrap(u)?).unwrap_or(rules);
    }
    if options & 24 == 24 {
        rules = rules
            .with_axes(&[direction(u)?, direction(u)?])
            .unwrap_or(rules);
    }
    Ok(Some(rules))
}

impl Playable for InARow {
    fn any_state(&self, u: &mut Unstructured) -> Result<in_a_row::State> {
        let palette = [Cell::Empty, Cell::Of(Side::First), Cell::Of(Side::Second)];
        let grid = grid((self.bounds().rows(), self.bounds().cols()), &palette, u)?;
        Ok(self.set_up(grid).unwrap_or_else(|_| self.start()))
    }

    fn any_move(&self, u: &mut Unstructured) -> Result<Coord> {
        cell((self.bounds().rows(), self.bounds().cols()), u)
    }
}

pub fn reversi(size: Size, u: &mut Unstructured) -> Result<Option<Reversi>> {
    let options = u.arbitrary::<u8>()?;
    let rules = if options & 1 == 0 {
        let start = if options & 2 == 0 {
            Start::Crossed
        } else {
            Start::Parallel
        };
        Reversi::new(size.0, size.1, start)
    } else {
        let side = [Side::First, Side::Second][usize::from(options >> 1 & 1)];
        Reversi::from_start(grid(size, &SQUARES, u)?, side)
    };
    let Ok(rules) = rules else { return Ok(None) };
    Ok(Some(if options & 12 == 12 {
        rules.with_wrap(wrap(u)?)
    } else {
        rules
    }))
}

const SQUARES: [reversi::Square; 8] = {
    use collinear::rules::reversi::Square::{Empty, Hole, Of};
    let (first, second) = (Of(Side::First), Of(Side::Second));
    [Empty, first, second, Empty, second, first, Empty, Hole]
};

impl Playable for Reversi {
    fn any_state(&self, u: &mut Unstructured) -> Result<reversi::State> {
        let turn = if u.arbitrary()? {
            Side::First
        } else {
            Side::Second
        };
        let holes = self.start();
        let mut grid = grid(
            (self.bounds().rows(), self.bounds().cols()),
            &SQUARES[..7],
            u,
        )?;
        for (at, square) in holes.grid().indexed() {
            if *square == reversi::Square::Hole {
                grid[at] = *square;
            }
        }
        Ok(self.set_up(grid, turn).unwrap_or(holes))
    }

    fn any_move(&self, u: &mut Unstructured) -> Result<reversi::Move> {
        let at = cell((self.bounds().rows(), self.bounds().cols()), u)?;
        Ok(if u.arbitrary()? {
            reversi::Move::Place(at)
        } else {
            reversi::Move::Pass
        })
    }
}

pub fn peg_solitaire(size: Size, u: &mut Unstructured) -> Result<Option<PegSolitaire>> {
    use collinear::rules::peg_solitaire::Square::{Empty, Off, Peg};
    let palette = [Peg, Peg, Empty, Peg, Empty, Off];
    let lattice = if u.arbitrary()? {
        Lattice::Square
    } else {
        Lattice::Triangular
    };
    let Ok(rules) = PegSolitaire::from_start(grid(size, &palette, u)?, lattice) else {
        return Ok(None);
    };
    let goal = if u.arbitrary()? {
        Goal::AnyHole
    } else {
        Goal::Hole(cell(size, u)?)
    };
    Ok(Some(rules.clone().with_goal(goal).unwrap_or(rules)))
}

impl Playable for PegSolitaire {
    fn any_state(&self, u: &mut Unstructured) -> Result<peg_solitaire::State> {
        use collinear::rules::peg_solitaire::Square::{Empty, Off, Peg};
        let bits = u.arbitrary::<u64>()?;
        let mut index = 0;
        let grid = self.start_board().map(|&square| {
            index += 1;
            match square {
                Off => Off,
                _ if bits.rotate_right(index + index / 64) & 1 == 0 => Peg,
                _ => Empty,
            }
        });
        Ok(self.set_up(grid).unwrap())
    }

    fn any_move(&self, u: &mut Unstructured) -> Result<Hop> {
        let bounds = self.bounds();
        let size = (bounds.rows(), bounds.cols());
        Ok(Hop {
            from: cell(size, u)?,
            over: cell(size, u)?,
            to: cell(size, u)?,
        })
    }
}

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

pub fn renju((rows, cols): Size, u: &mut Unstructured) -> Result<Option<Renju>> {
    use renju::{Double, Limits, Overline};
    let (_, preset) = *u.choose(&renju::Variant::PRESETS)?;
    let mut variant = renju::Variant {
        rows,
        cols,
        ..preset
    };
    if u.arbitrary()? {
        let doubles = [Double::Allowed, Double::Forbidden];
        for limits in &mut variant.limits {
            *limits = Limits {
                overline: *u.choose(&[Overline::Wins, Overline::Nothing, Overline::Forbidden])?,
                double_four: *u.choose(&doubles)?,
                double_three: *u.choose(&doubles)?,
            };
        }
        variant.open_ends = u.arbitrary::<u8>()? % 4;
    }
    Ok(Renju::new(variant).ok())
}

impl Playable for Renju {
    fn any_state(&self, u: &mut Unstructured) -> Result<renju::State> {
        let palette = [Cell::Empty, Cell::Of(Side::First), Cell::Of(Side::Second)];
        let grid = grid((self.bounds().rows(), self.bounds().cols()), &palette, u)?;
        let turn = *u.choose(&Side::BOTH)?;
        Ok(self.set_up(grid, turn).unwrap_or_else(|_| self.start()))
    }

    fn any_move(&self, u: &mut Unstructured) -> Result<Coord> {
        cell((self.bounds().rows(), self.bounds().cols()), u)
    }
}

/// A state that stones on any cells come to.
fn after_stones<R: Playable + Rules<Move = Coord>>(
    rules: &R,
    u: &mut Unstructured,
) -> Result<R::State> {
    let mut state = rules.start();
    for _ in 0..u.arbitrary::<u8>()? % 64 {
        let at = rules.any_move(u)?;
        if rules.check(&state, &at).is_ok() {
            rules.apply(&mut state, at);
        }
    }
    Ok(state)
}

pub fn pente((rows, cols): Size, u: &mut Unstructured) -> Result<Option<Pente>> {
    let (_, preset) = *u.choose(&pente::Variant::PRESETS)?;
    let mut variant = pente::Variant {
        rows,
        cols,
        ..preset
    };
    if u.arbitrary()? {
        variant.captured_to_win = number(u)?;
    }
    Ok(Pente::new(variant).ok())
}

impl Playable for Pente {
    fn any_state(&self, u: &mut Unstructured) -> Result<pente::State> {
        after_stones(self, u)
    }

    fn any_move(&self, u: &mut Unstructured) -> Result<Coord> {
        cell((self.bounds().rows(), self.bounds().cols()), u)
    }
}

pub fn connect6((rows, cols): Size, u: &mut Unstructured) -> Result<Option<Connect6>> {
    let (_, preset) = *u.choose(&connect6::Variant::PRESETS)?;
    let mut variant = connect6::Variant {
        rows,
        cols,
        ..preset
    };
    if u.arbitrary()? {
        (variant.connect, variant.stones, variant.first) = (number(u)?, number(u)?, number(u)?);
    }
    Ok(Connect6::new(variant).ok())
}

impl Playable for Connect6 {
    fn any_state(&self, u: &mut Unstructured) -> Result<connect6::State> {
        after_stones(self, u)
    }

    fn any_move(&self, u: &mut Unstructured) -> Result<Coord> {
        cell((self.bounds().rows(), self.bounds().cols()), u)
    }
}

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

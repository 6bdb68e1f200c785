//! The rules on a grid.

use alloc::vec::Vec;
use core::{
    fmt,
    hash::{Hash, Hasher},
};

use super::{Army, End, Repetition, Square, Variant};
use crate::{
    Bounds, Coord, Grid, Move, Rect,
    rules::{Illegal, Outcome, Rules, Side, View},
};

/// A game of Hnefatafl or one of its kin; made from a [`Variant`] by [`new`](Self::new).
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Hnefatafl {
    pub(super) variant: Variant,
    pub(super) start: State,
    pub(super) throne: Coord,
}

/// Its variant says it all.
impl fmt::Debug for Hnefatafl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Hnefatafl").field(&self.variant).finish()
    }
}

/// A state of the game: the board, whose turn it is, what the last move was and did, and how the
/// game ended if it has.
///
/// It keeps the moves of the side to move, 32 bytes each, and, where repetition matters, the moves
/// since the last capture: some 4 kB on 11x11.
#[derive(Debug)]
pub struct State {
    pub(super) grid: Grid<Square>,
    pub(super) turn: Side,
    pub(super) army: Army,
    pub(super) king: Option<Coord>,
    pub(super) last: Option<Move>,
    pub(super) captured: Vec<Coord>,
    pub(super) over: Option<(End, Outcome)>,
    /// The moves since the last capture, the positions before which can't occur again. Kept where
    /// repetition matters.
    pub(super) since_capture: Vec<Move>,
    /// The moves of the side to move: to know whether there are any, most have to be found.
    pub(super) slides: Vec<Move>,
    /// A way of a defender to the edge, as it was when it was last looked for.
    pub(super) way_out: Vec<Coord>,
}

impl State {
    /// The board.
    ///
    /// ```
    /// use collinear::rules::{Rules, hnefatafl::{BRANDUBH, Hnefatafl, Square}};
    ///
    /// let rules = Hnefatafl::new(BRANDUBH)?;
    /// assert_eq!(rules.start().grid()[rules.throne()], Square::King);
    /// # Ok::<(), collinear::rules::hnefatafl::SetupError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn grid(&self) -> &Grid<Square> {
        &self.grid
    }

    /// Whose turn it is; after the end, whose it would be.
    ///
    /// ```
    /// use collinear::rules::{Rules, hnefatafl::{Army, BRANDUBH, Hnefatafl}};
    ///
    /// let rules = Hnefatafl::new(BRANDUBH)?;
    /// assert_eq!(rules.start().army(), Army::Attackers);
    /// # Ok::<(), collinear::rules::hnefatafl::SetupError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn army(&self) -> Army {
        self.army
    }

    /// Where the king is; `None` if he is taken.
    ///
    /// ```
    /// use collinear::rules::{Rules, hnefatafl::{BRANDUBH, Hnefatafl}};
    ///
    /// let rules = Hnefatafl::new(BRANDUBH)?;
    /// assert_eq!(rules.start().king(), Some(rules.throne()));
    /// # Ok::<(), collinear::rules::hnefatafl::SetupError>(())
    /// ```
    #[must_use]
    pub fn king(&self) -> Option<Coord> {
        self.king
    }

    /// The last move; `None` at the start and in a position that was set up.
    ///
    /// ```
    /// use collinear::rules::{Rules, hnefatafl::{BRANDUBH, Hnefatafl}};
    ///
    /// assert_eq!(Hnefatafl::new(BRANDUBH)?.start().last(), None);
    /// # Ok::<(), collinear::rules::hnefatafl::SetupError>(())
    /// ```
    #[must_use]
    pub fn last(&self) -> Option<Move> {
        self.last
    }

    /// The cells of the pieces that the last move captured, in the order of the board: from the top
    /// row to the bottom one, from left to right. The king may be among them.
    ///
    /// ```
    /// use collinear::rules::{Rules, hnefatafl::{BRANDUBH, Hnefatafl}};
    ///
    /// assert_eq!(Hnefatafl::new(BRANDUBH)?.start().captured(), []);
    /// # Ok::<(), collinear::rules::hnefatafl::SetupError>(())
    /// ```
    #[must_use]
    pub fn captured(&self) -> &[Coord] {
        &self.captured
    }

    /// Why the game ended, if it has; for whom, [`outcome`](Rules::outcome) tells.
    ///
    /// ```
    /// use collinear::rules::{Rules, hnefatafl::{BRANDUBH, Hnefatafl}};
    ///
    /// assert_eq!(Hnefatafl::new(BRANDUBH)?.start().end(), None);
    /// # Ok::<(), collinear::rules::hnefatafl::SetupError>(())
    /// ```
    #[must_use]
    pub fn end(&self) -> Option<End> {
        self.over.map(|(end, _)| end)
    }
}

impl Clone for State {
    fn clone(&self) -> Self {
        Self {
            grid: self.grid.clone(),
            captured: self.captured.clone(),
            since_capture: self.since_capture.clone(),
            slides: self.slides.clone(),
            way_out: self.way_out.clone(),
            ..*self
        }
    }

    #[inline]
    fn clone_from(&mut self, source: &Self) {
        self.grid.clone_from(&source.grid);
        self.turn = source.turn;
        self.army = source.army;
        self.king = source.king;
        self.last = source.last;
        self.captured.clone_from(&source.captured);
        self.over = source.over;
        self.since_capture.clone_from(&source.since_capture);
        self.slides.clone_from(&source.slides);
        self.way_out.clone_from(&source.way_out);
    }
}

impl State {
    /// What tells two states apart; the rest is found out from it.
    fn essence(&self) -> impl PartialEq + Hash + '_ {
        (
            (&self.grid, self.turn, self.over),
            (self.last, &self.captured, &self.since_capture),
        )
    }
}

impl PartialEq for State {
    fn eq(&self, other: &Self) -> bool {
        self.essence() == other.essence()
    }
}

impl Eq for State {}

impl Hash for State {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.essence().hash(state);
    }
}

/// The board as a picture.
impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.grid, f)
    }
}

/// The key is the board and whose turn it is; where repetition matters, also the positions since
/// the last capture, so that a key then takes a copy of the board for each move since.
impl View for State {
    type Board = Rect;
    type Key = (Grid<Square>, Side, Vec<(Side, Vec<Square>)>);

    fn key(&self) -> Self::Key {
        (self.grid.clone(), self.turn, self.earlier())
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn glyphs(&self) -> Grid<char> {
        self.grid.map(|&square| square.into())
    }
}

impl Hnefatafl {
    /// The rule set.
    ///
    /// ```
    /// use collinear::rules::hnefatafl::{BRANDUBH, Hnefatafl};
    ///
    /// assert_eq!(Hnefatafl::new(BRANDUBH)?.variant(), &BRANDUBH);
    /// # Ok::<(), collinear::rules::hnefatafl::SetupError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn variant(&self) -> &Variant {
        &self.variant
    }

    /// The size of the board.
    ///
    /// ```
    /// use collinear::rules::hnefatafl::{BRANDUBH, Hnefatafl};
    ///
    /// assert_eq!(Hnefatafl::new(BRANDUBH)?.bounds().rows(), 7);
    /// # Ok::<(), collinear::rules::hnefatafl::SetupError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn bounds(&self) -> Bounds {
        self.start.grid.bounds()
    }

    /// The cell in the middle.
    ///
    /// ```
    /// use collinear::{Coord, rules::hnefatafl::{BRANDUBH, Hnefatafl}};
    ///
    /// assert_eq!(Hnefatafl::new(BRANDUBH)?.throne(), Coord::new(3, 3));
    /// # Ok::<(), collinear::rules::hnefatafl::SetupError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn throne(&self) -> Coord {
        self.throne
    }

    /// Which player has an army: the first one has the army that begins.
    ///
    /// ```
    /// use collinear::rules::{Side, hnefatafl::{Army, BRANDUBH, Hnefatafl}};
    ///
    /// assert_eq!(Hnefatafl::new(BRANDUBH)?.side(Army::Defenders), Side::Second);
    /// # Ok::<(), collinear::rules::hnefatafl::SetupError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn side(&self, army: Army) -> Side {
        if army == self.variant.first {
            Side::First
        } else {
            Side::Second
        }
    }

    /// Which army won, if one did.
    ///
    /// ```
    /// use collinear::{Grid, rules::hnefatafl::{Army, BRANDUBH, Hnefatafl}};
    ///
    /// let rules = Hnefatafl::new(BRANDUBH)?;
    /// let mut board = rules.variant().board().unwrap();
    /// board.swap((3, 3).into(), (0, 0).into()); // the king in the corner
    /// let state = rules.set_up(board, Army::Attackers).unwrap();
    /// assert_eq!(rules.winner(&state), Some(Army::Defenders));
    /// # Ok::<(), collinear::rules::hnefatafl::SetupError>(())
    /// ```
    #[must_use]
    pub fn winner(&self, state: &State) -> Option<Army> {
        let outcome = self.outcome(state)?;
        outcome.winner().map(|side| self.army(side))
    }

    /// Which army a player has.
    ///
    /// ```
    /// use collinear::rules::{Side, hnefatafl::{Army, BRANDUBH, Hnefatafl}};
    ///
    /// assert_eq!(Hnefatafl::new(BRANDUBH)?.army(Side::Second), Army::Defenders);
    /// # Ok::<(), collinear::rules::hnefatafl::SetupError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn army(&self, side: Side) -> Army {
        match side {
            Side::First => self.variant.first,
            Side::Second => self.variant.first.other(),
        }
    }
}

impl Rules for Hnefatafl {
    type State = State;
    type Move = Move;

    fn start(&self) -> State {
        self.start.clone()
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = Move> {
        state.slides.iter().copied()
    }

    #[inline]
    fn count_moves(&self, state: &State) -> usize {
        state.slides.len()
    }

    fn apply(&self, state: &mut State, slide: Move) {
        let (mover, Move { from, to }) = (state.army, slide);
        state.grid.swap(from, to);
        if state.king == Some(from) {
            state.king = Some(to);
        }
        self.capture(&state.grid, state.king, to, &mut state.captured);
        for &at in &state.captured {
            state.grid[at] = Square::Empty;
        }
        state.king = state.king.filter(|king| !state.captured.contains(king));
        state.last = Some(slide);
        state.turn = state.turn.other();
        state.army = mover.other();
        if self.variant.ending.repetition != Repetition::Ignored {
            if state.captured.is_empty() {
                state.since_capture.push(slide);
            } else {
                state.since_capture.clear();
            }
        }
        state.over = self.end_after(state, mover);
    }

    #[inline]
    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.over.map(|(_, outcome)| outcome)
    }

    fn check(&self, state: &State, slide: &Move) -> Result<(), Illegal> {
        match self.outcome(state) {
            Some(outcome) => Err(Illegal::Over(outcome)),
            None => self
                .refusal(&state.grid, state.army, *slide)
                .map_err(Illegal::refused),
        }
    }
}

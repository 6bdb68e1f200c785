//! m,n,k games, judged by their windows: the stretches of cells on which a line can still arise.

use std::sync::Arc;

use collinear::{
    Coord, Direction, Length, Line, Rect,
    rules::{
        Engine, EngineVisitor, Rules, View,
        in_a_row::{self, FOUR_IN_A_ROW, InARow, State},
    },
};

use super::{
    Computer, Effort, Level, Search,
    four_in_a_row::perfect,
    judge::Judge,
    negamax::{Begin, BeginAt},
    stretch::{self, BLOCKS, CLOSES, WIDTH, promising, worth_lacking},
};

/// How many moves each level looks ahead, with gravity and without, where there is more to choose from.
const FALLING: [u8; 5] = [1, 3, 6, 9, 14];
const PLACED: [u8; 5] = [1, 1, 4, 6, 8];

/// How many before four in a row on 6 rows and 7 columns is solved.
const BEFORE_SOLVING: u8 = 8;

/// The computer in m,n,k games: [`Negamax`](super::Negamax) with [`Windows`]. Four in a row on 6 rows and 7
/// columns it plays without a mistake at level 5.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ForInARow;

impl Computer<InARow> for ForInARow {
    fn search(
        &self,
        game: &Arc<InARow>,
        state: &State,
        Effort { level, seed }: Effort,
    ) -> Box<dyn Search<Coord>> {
        let plies = if game.has_gravity() { FALLING } else { PLACED };
        let is_solved = **game == FOUR_IN_A_ROW && level == Level::STRONGEST;
        let judge = Arc::new(Windows::of(game));
        let plies = if is_solved {
            BEFORE_SOLVING
        } else {
            level.of(plies)
        };
        let begin = Begin { judge, plies, seed };
        let search = in_a_row::fastest(**game, BeginAt { begin, state });
        if is_solved {
            perfect(search, state)
        } else {
            search
        }
    }
}

impl EngineVisitor<InARow> for BeginAt<'_, Windows, State> {
    type Answer = Box<dyn Search<Coord>>;

    fn visit<E>(self, engine: E) -> Self::Answer
    where
        E: Engine<Reference = InARow, Move = Coord, State: View<Board = Rect> + Send + Sync>
            + Send
            + Sync
            + 'static,
    {
        self.on(engine)
    }
}

/// What the judge of m,n,k games knows of a board: its windows, the stretches of cells on which a line
/// can still arise.
pub struct Windows {
    game: InARow,
    /// The cells of each window, by their place in reading order.
    cells: Vec<usize>,
    /// Where only lines of an exact length win: the cells before and behind each window, on which a
    /// disc of its owner makes it too long.
    beyond: Vec<[Option<usize>; 2]>,
}

impl Windows {
    /// The windows of a game's board.
    #[must_use]
    pub fn of(game: &InARow) -> Self {
        let (bounds, k) = (game.bounds(), game.length().k());
        let windows = || game.axes().iter().flat_map(|&axis| bounds.windows(axis, k));
        let place = |at| bounds.index_of(at);
        let beyond = |window: Line| {
            let from = |at: Option<Coord>, way: Direction| {
                let next = at.and_then(|at| bounds.step(at, way));
                next.filter(|&next| !window.contains(next)).and_then(place)
            };
            let way = window.heading();
            [from(window.first(), -way), from(window.last(), way)]
        };
        Self {
            game: *game,
            cells: windows().flatten().filter_map(place).collect(),
            beyond: match game.length() {
                Length::AtLeast(_) => Vec::new(),
                Length::Exactly(_) => windows().map(beyond).collect(),
            },
        }
    }

    /// The windows that belong to one player alone, or to nobody yet.
    fn open<'a>(&'a self, board: &'a [Disc]) -> impl Iterator<Item = Open<'a>> {
        let k = self.game.length().k();
        let windows = self.cells.chunks_exact(k).enumerate();
        windows.filter_map(move |(number, cells)| {
            let discs: u64 = cells.iter().map(|&cell| board[cell].0).sum();
            let owner = match (discs % Disc::THEIRS.0, discs / Disc::THEIRS.0) {
                (0, 0) => None,
                (own, 0) => Some((Disc::OWN, own)),
                (0, theirs) => Some((Disc::THEIRS, theirs)),
                _ => return None,
            };
            let ends = self.beyond.get(number).into_iter().flatten().flatten();
            let too_long = |(disc, _)| ends.clone().any(|&end| board[end] == disc);
            if owner.is_some_and(too_long) {
                return None;
            }
            let lacks = k - usize::try_from(owner.map_or(0, |(_, count)| count)).unwrap_or(k);
            let owner = owner.map(|(disc, _)| disc);
            Some(Open {
                cells,
                owner,
                lacks,
            })
        })
    }

    /// Whether a disc can be put on an empty cell now.
    fn can_be_taken(&self, board: &[Disc], cell: usize) -> bool {
        let below = board.get(cell + self.game.bounds().cols());
        !self.game.has_gravity() || below.is_none_or(|&below| below != Disc::NONE)
    }
}

/// A window without discs of the other player.
struct Open<'a> {
    cells: &'a [usize],
    owner: Option<Disc>,
    /// How many discs it lacks to be a line.
    lacks: usize,
}

impl Open<'_> {
    fn worth(&self) -> i32 {
        worth_lacking(self.lacks)
    }
}

/// On how many cells a disc would close a line.
#[derive(Clone, Copy, Default)]
enum Gaps {
    #[default]
    None,
    One(usize),
    Many,
}

impl Gaps {
    fn add(&mut self, gap: Option<usize>) {
        *self = match (*self, gap) {
            (gaps, None) => gaps,
            (Self::None, Some(gap)) => Self::One(gap),
            (Self::One(known), Some(gap)) if known == gap => Self::One(gap),
            _ => Self::Many,
        };
    }
}

/// What stands on a cell; the sum over some cells tells how many discs each player has there.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Disc(u64);

impl Disc {
    const NONE: Self = Self(0);
    const OWN: Self = Self(1);
    const THEIRS: Self = Self(1 << 32);
}

/// The cells in reading order, as the side to move sees them.
fn board(state: &impl View) -> Vec<Disc> {
    let own = char::from(state.turn());
    let theirs = char::from(state.turn().other());
    let disc = |&glyph: &char| match glyph {
        _ if glyph == own => Disc::OWN,
        _ if glyph == theirs => Disc::THEIRS,
        _ => Disc::NONE,
    };
    state.glyphs().iter().map(disc).collect()
}

impl<R: Rules<State: View, Move = Coord>> Judge<R> for Windows {
    fn knows_the_order(&self) -> bool {
        true
    }

    fn worth(&self, _: &R, state: &R::State) -> i32 {
        let board = board(state);
        let (mut sum, mut own_wins, mut threats) = (0, Gaps::default(), Gaps::default());
        for window in self.open(&board) {
            let Some(owner) = window.owner else { continue };
            let number = window.worth();
            sum += if owner == Disc::OWN { number } else { -number };
            if window.lacks == 1 {
                let mut cells = window.cells.iter().copied();
                let gap = cells.find(|&cell| board[cell] == Disc::NONE);
                let gaps = if owner == Disc::OWN {
                    &mut own_wins
                } else {
                    &mut threats
                };
                gaps.add(gap.filter(|&cell| self.can_be_taken(&board, cell)));
            }
        }
        let wins_next = !matches!(own_wins, Gaps::None);
        stretch::worth(sum, wins_next, matches!(threats, Gaps::Many))
    }

    fn promising(&self, rules: &R, state: &R::State) -> Vec<Coord> {
        let board = board(state);
        let mut hopes = vec![0_i64; board.len()];
        for window in self.open(&board) {
            let number = i64::from(window.worth());
            let hope = match window.owner {
                None => 1,
                Some(Disc::OWN) if window.lacks == 1 => CLOSES,
                Some(_) if window.lacks == 1 => BLOCKS,
                Some(Disc::OWN) => 3 * number,
                Some(_) => 2 * number,
            };
            for &cell in window.cells {
                hopes[cell] += hope;
            }
        }
        let bounds = self.game.bounds();
        let hope = |at: &Coord| bounds.index_of(*at).map_or(0, |cell| hopes[cell]);
        let middle = (bounds.rows() / 2, bounds.cols() / 2);
        let way = |at: &Coord| at.row.abs_diff(middle.0) + at.col.abs_diff(middle.1);
        promising(rules.moves(state).collect(), hope, way)
    }

    /// Where a line is closed or has to be blocked, all other moves are worse.
    fn leaves_out(&self, rules: &R, state: &R::State, promising: &[Coord]) -> bool {
        promising.len() == WIDTH && rules.count_moves(state) > WIDTH
    }
}

//! A naive program for the moves: characters, steps counted in integers, a copy of the board for each hop.

use std::collections::BTreeSet;

use collinear::Removal;
use collinear::rules::{Rules, View};
use collinear_games::draughts::{
    BRAZILIAN, Color, Draughts, DraughtsMove, Duty, ENGLISH, FRISIAN, INTERNATIONAL, Lines,
    Promotion, RUSSIAN, Squares, State, TURKISH, Variant,
};

use super::{
    budget,
    counts::{LATE_COUNTS, START_COUNTS},
    game,
};

type Cell = (i32, i32);
type Board = Vec<Vec<char>>;

/// From, to, taken, and whether it promotes.
type Found = (Cell, Cell, BTreeSet<Cell>, bool);

struct Naive {
    variant: Variant,
    board: Board,
    white: bool,
    /// Of each player, Black first: the king that moved last without a capture, and its moves in a row.
    in_a_row: [Option<(Cell, u16)>; 2],
}

fn look(board: &Board, (row, col): Cell) -> char {
    let row = usize::try_from(row).ok().and_then(|row| board.get(row));
    let col = usize::try_from(col).ok();
    row.and_then(|row| Some(*row.get(col?)?)).unwrap_or('!')
}

fn put(board: &mut Board, (row, col): Cell, glyph: char) {
    let [row, col] = [row, col].map(|at| usize::try_from(at).expect("it is on the board"));
    board[row][col] = glyph;
}

impl Naive {
    fn ways(&self, lines: Lines, forward_only: bool) -> Vec<Cell> {
        let far = if self.variant.board.squares == Squares::Dark {
            2
        } else {
            1
        };
        let mut ways = Vec::new();
        if lines != Lines::Orthogonal {
            ways.extend([(-1, -1), (-1, 1), (1, -1), (1, 1)]);
        }
        if lines != Lines::Diagonal {
            ways.extend([(-far, 0), (far, 0), (0, -far), (0, far)]);
        }
        let back = if self.white { 1 } else { -1 };
        ways.retain(|(rows, _)| !forward_only || rows * back <= 0);
        ways
    }

    fn last_row(&self, at: Cell) -> bool {
        at.0 == if self.white {
            0
        } else {
            signed(self.board.len()) - 1
        }
    }

    fn is_enemy(&self, glyph: char) -> bool {
        matches!(glyph, 'w' | 'W' | 'b' | 'B') && glyph.eq_ignore_ascii_case(&'w') != self.white
    }

    /// The hops from a cell: over, to, and the way.
    fn hops(
        &self,
        board: &Board,
        at: Cell,
        king: bool,
        last: Option<Cell>,
    ) -> Vec<(Cell, Cell, Cell)> {
        let forward_only = !king && !self.variant.men.capture_backwards;
        let fly = king && self.variant.kings.flying;
        let mut hops = Vec::new();
        for way in self.ways(self.variant.captures, forward_only) {
            if !self.variant.capture.half_turns && last == Some((-way.0, -way.1)) {
                continue;
            }
            let step = |(row, col): Cell| (row + way.0, col + way.1);
            let mut over = step(at);
            while fly && look(board, over) == '.' {
                over = step(over);
            }
            if !self.is_enemy(look(board, over)) {
                continue;
            }
            let mut to = step(over);
            while look(board, to) == '.' {
                hops.push((over, to, way));
                if !fly {
                    break;
                }
                to = step(to);
            }
        }
        hops
    }

    fn hop_on(
        &self,
        board: &Board,
        way: Option<Cell>,
        so_far: &Found,
        king: bool,
        all: &mut Vec<Found>,
    ) {
        let (from, at, taken, promoted) = so_far;
        let ended = *promoted && self.variant.men.promotion == Promotion::EndsMove;
        let hops = if ended {
            Vec::new()
        } else {
            self.hops(board, *at, king, way)
        };
        if hops.is_empty() {
            if !taken.is_empty() {
                let promotes = *promoted || (!king && self.last_row(*at));
                all.push((*from, *at, taken.clone(), promotes));
            }
            return;
        }
        let after = |over: Cell| {
            let mut board = board.clone();
            let at_once = self.variant.capture.removal == Removal::AtOnce;
            put(&mut board, over, if at_once { '.' } else { '#' });
            board
        };
        let goes_on = |over, to, way| !self.hops(&after(over), to, king, Some(way)).is_empty();
        for &(over, to, way) in &hops {
            // A king that has the choice lands where it goes on.
            let choice =
                self.variant.capture.duty == Duty::Any && king && self.variant.kings.flying;
            let better =
                |other: &&(Cell, Cell, Cell)| other.0 == over && goes_on(over, other.1, way);
            if choice && !goes_on(over, to, way) && hops.iter().any(|other| better(&other)) {
                continue;
            }
            let mut taken = taken.clone();
            taken.insert(over);
            let stays_man = self.variant.men.promotion == Promotion::AtEnd;
            let promoted = *promoted || (!king && self.last_row(to) && !stays_man);
            let next = (*from, to, taken, promoted);
            self.hop_on(&after(over), Some(way), &next, king || promoted, all);
        }
    }

    fn moves(&self) -> BTreeSet<Found> {
        let (mut captures, mut steps) = (Vec::new(), BTreeSet::new());
        for row in 0..signed(self.board.len()) {
            for col in 0..signed(self.board[0].len()) {
                let (at, glyph) = ((row, col), look(&self.board, (row, col)));
                if glyph == '.' || self.is_enemy(glyph) {
                    continue;
                }
                let king = glyph.is_ascii_uppercase();
                let mut lifted = self.board.clone();
                put(&mut lifted, at, '.');
                let none = (at, at, BTreeSet::new(), false);
                self.hop_on(&lifted, None, &none, king, &mut captures);
                if king && self.rests(at) {
                    continue;
                }
                for way in self.ways(self.variant.steps, !king) {
                    let mut to = (row + way.0, col + way.1);
                    while look(&self.board, to) == '.' {
                        steps.insert((at, to, BTreeSet::new(), !king && self.last_row(to)));
                        if !(king && self.variant.kings.flying) {
                            break;
                        }
                        to = (to.0 + way.0, to.1 + way.1);
                    }
                }
            }
        }
        let value = |(from, _, taken, _): &Found| {
            let king = |at: Cell| usize::from(look(&self.board, at).is_ascii_uppercase());
            match self.variant.capture.duty {
                Duty::Any => 0,
                Duty::MostPieces => taken.len(),
                // In thousandths of a man, and the king that captures.
                Duty::MostValue => {
                    let kings: usize = taken.iter().map(|&at| king(at)).sum();
                    taken.len() * 2000 + kings * 1998 + king(*from)
                }
            }
        };
        let most = captures.iter().map(value).max();
        captures.retain(|capture| Some(value(capture)) == most);
        if captures.is_empty() {
            steps
        } else {
            captures.into_iter().collect()
        }
    }
}

fn signed(index: usize) -> i32 {
    i32::try_from(index).expect("boards are small")
}

impl Naive {
    fn of(rules: &Draughts, state: &State) -> Self {
        let glyphs = state.glyphs();
        let cols = glyphs.cols();
        let cells: Vec<char> = glyphs.into_cells();
        Self {
            variant: *rules.variant(),
            board: cells.chunks(cols).map(<[char]>::to_vec).collect(),
            white: state.color() == Color::White,
            in_a_row: [None; 2],
        }
    }

    /// Whether a king has made as many moves as it may while its player has men.
    fn rests(&self, king: Cell) -> bool {
        let men = if self.white { 'w' } else { 'b' };
        let has_men = self.board.iter().flatten().any(|&glyph| glyph == men);
        let made = self.in_a_row[usize::from(self.white)].filter(|&(at, _)| at == king);
        let limit = self.variant.kings.moves_in_a_row;
        has_men
            && made
                .zip(limit)
                .is_some_and(|((_, made), limit)| made >= limit)
    }

    fn after(&self, (from, to, taken, promotes): &Found) -> Self {
        let mut board = self.board.clone();
        let piece = look(&board, *from);
        put(&mut board, *from, '.');
        for &at in taken {
            put(&mut board, at, '.');
        }
        let king = piece.to_ascii_uppercase();
        put(&mut board, *to, if *promotes { king } else { piece });
        let mut in_a_row = self.in_a_row;
        let own = &mut in_a_row[usize::from(self.white)];
        *own = if taken.is_empty() && piece == king {
            let before = own.filter(|(at, _)| at == from);
            Some((*to, before.map_or(1, |(_, made)| made + 1)))
        } else {
            None
        };
        let (variant, white) = (self.variant, !self.white);
        Self {
            variant,
            board,
            white,
            in_a_row,
        }
    }

    /// Without draws.
    fn perft(&self, depth: usize) -> u128 {
        let moves = self.moves();
        if depth == 1 {
            return moves.len() as u128;
        }
        moves.iter().map(|m| self.after(m).perft(depth - 1)).sum()
    }
}

fn cell(at: collinear::Coord) -> Cell {
    (signed(at.row), signed(at.col))
}

fn found_of(m: &DraughtsMove) -> Found {
    let taken = m.taken.iter().copied().map(cell).collect();
    (cell(m.from), cell(m.to), taken, m.promotes)
}

fn plays_as_the_naive_program(rules: &Draughts, games: usize) {
    let mut dice = fastrand::Rng::with_seed(5);
    for _ in 0..games {
        let mut state = rules.start();
        let mut naive = Naive::of(rules, &state);
        for _ in 0..120 {
            if rules.outcome(&state).is_some() {
                break;
            }
            let moves: Vec<_> = rules.moves(&state).collect();
            let found: BTreeSet<Found> = moves.iter().map(found_of).collect();
            assert_eq!(found.len(), moves.len(), "each move once\n{state}");
            let color = state.color();
            assert_eq!(found, naive.moves(), "{rules}, {color} to move\n{state}");
            let pick = dice.usize(..moves.len());
            naive = naive.after(&found_of(&moves[pick]));
            rules.apply(&mut state, moves[pick].clone());
        }
    }
}

/// Who counts by these rules, and by nothing of the library, comes to the same.
#[test]
fn counts_from_the_start_and_from_late_positions() {
    for (variant, counts) in START_COUNTS {
        let rules = game(*variant);
        counts_are(&rules, &rules.start(), counts);
    }
    for (variant, fen, counts) in LATE_COUNTS {
        let rules = game(*variant);
        let late = rules.read_fen(fen).expect(fen);
        counts_are(&rules, &late, counts);
    }
}

fn counts_are(rules: &Draughts, from: &State, counts: &[u128]) {
    let depths = budget::affordable(counts, budget::of(700, 10_000, 2_000_000));
    for (depth, &expected) in (1..).zip(&counts[..depths]) {
        let counted = Naive::of(rules, from).perft(depth);
        assert_eq!(counted, expected, "{rules}, depth {depth}\n{from}");
    }
}

#[test]
fn random_games_of_every_variant() {
    for preset in [ENGLISH, INTERNATIONAL, RUSSIAN, BRAZILIAN, TURKISH, FRISIAN] {
        plays_as_the_naive_program(&game(preset), budget::games(100));
    }
    // Small boards, where kings come soon.
    let small = [
        "english rows=6 cols=6 men=2",
        "russian rows=6 cols=7 men=1",
        "brazilian rows=7 cols=6 men=1",
        "turkish rows=6 cols=5 men=1",
        "frisian rows=8 cols=8 men=2",
        "russian captures=both half-turns=no removal=at-once",
        "english promotion=at-once flying-kings=yes duty=most-value",
        "turkish squares=dark captures=both behind=0",
    ];
    for text in small {
        plays_as_the_naive_program(&text.parse().expect(text), budget::games(200));
    }
}

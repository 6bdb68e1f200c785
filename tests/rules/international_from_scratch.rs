//! International draughts from scratch, with flying kings and the longest capture: short, and right.

use collinear::{
    Direction, Grid,
    lines::{distinct_chains, longest_of},
    rules::{
        Finished, MoveOrCapture, Outcome, Position, Rules, Side, View,
        draughts::{Draughts, INTERNATIONAL},
        perft,
    },
    testing::{RandomPlay, check_rules},
};

use crate::budget;

// The rules begin here.
struct International;

const START: &str = "
    . b . b . b . b . b
    b . b . b . b . b .
    . b . b . b . b . b
    b . b . b . b . b .
    . . . . . . . . . .
    . . . . . . . . . .
    . w . w . w . w . w
    w . w . w . w . w .
    . w . w . w . w . w
    w . w . w . w . w .
";

fn is_of(side: Side) -> impl Fn(&char) -> bool + Copy {
    let man = ['w', 'b'][side.index()];
    move |piece| piece.eq_ignore_ascii_case(&man)
}

/// How far a piece goes beyond one step.
fn slack(piece: char) -> usize {
    if piece.is_ascii_uppercase() { 8 } else { 0 }
}

impl Rules for International {
    type State = Position<char>;
    type Move = MoveOrCapture;

    fn start(&self) -> Self::State {
        Position::new(Grid::parse(START).expect("ten rows of ten cells"))
    }

    /// Who can capture has to, and as much as can be.
    fn moves(&self, state: &Self::State) -> impl Iterator<Item = MoveOrCapture> {
        let (grid, board) = (state.grid(), state.grid().board());
        let (own, enemy) = (is_of(state.turn), is_of(state.turn.other()));
        let chains = grid.cells_where(own).flat_map(|from| {
            let slack = slack(grid[from]);
            let free = move |at| at == from || grid[at] == '.';
            grid.chains_by(from, move |at, before, hops| {
                let fresh = |at| enemy(&grid[at]) && before.iter().all(|hop| hop.over != at);
                let (four, behind) = (&Direction::DIAGONAL, 1..=1 + slack);
                hops.extend(board.far_hops_from(at, four, ..=slack, behind, free, fresh, free));
            })
        });
        let captures = distinct_chains(longest_of(chains)).into_iter();
        let mut moves: Vec<_> = captures.map(MoveOrCapture::Capture).collect();
        if moves.is_empty() {
            let forward = [Direction::NW, Direction::NE].map(|way| state.turn.facing(way));
            let goes = |at, way| slack(grid[at]) > 0 || forward.contains(&way);
            let ways = grid
                .ways(own, &Direction::DIAGONAL)
                .filter(|&(at, way)| goes(at, way));
            let steps = ways.flat_map(|(from, way)| {
                let slide = grid.slide_at_most(from, way, 1 + slack(grid[from]), |&to| to == '.');
                slide.moves()
            });
            moves.extend(steps.map(MoveOrCapture::Move));
        }
        moves.into_iter()
    }

    /// A man that ends on the last row becomes a king.
    fn apply(&self, state: &mut Self::State, m: MoveOrCapture) {
        let is_last_row = state.rank(m.to()) == 9;
        state.fill(m.taken(), '.');
        state.carry(m.from(), m.to(), '.');
        if is_last_row {
            state.put(m.to(), state.grid()[m.to()].to_ascii_uppercase());
        }
    }

    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        self.is_stuck(state)
            .then_some(Outcome::Win(state.turn.other()))
    }
}
// The rules end here.

#[test]
fn its_rules_take_at_most_75_lines() {
    let source = include_str!("international_from_scratch.rs");
    let rules = source.split("// The rules begin here.").nth(1);
    let rules = rules.and_then(|rules| rules.split("// The rules end here.").next());
    let code = |line: &&str| !line.trim().is_empty() && !line.trim().starts_with("//");
    let lines = rules.unwrap_or_default().lines().filter(code).count();
    assert!((1..=75).contains(&lines), "{lines} lines");
}

#[test]
fn it_keeps_the_contract() {
    let walks = RandomPlay {
        games: 2,
        plies: budget::of(30, 100, 100),
        seed: 5,
    };
    check_rules(&International, &International.start(), walks).unwrap();
}

/// The published counts of the start, of Woldouby's position, and of one with flying kings.
#[test]
fn it_has_the_counts_of_international_draughts() {
    let library = Draughts::new(INTERNATIONAL).expect("a preset");
    for (fen, counts) in [
        (None, &[9, 81, 658, 4265, 27_117, 167_140][..]),
        (
            Some("W:W25,27,28,30,32-35,37,38:B12-14,16,18,19,21,23,24,26"),
            &[6, 12, 30, 73, 215, 590, 1944, 6269, 22_369],
        ),
        (
            Some("B:W6,9-11,20-23,30,K31,33,37,41-44,46:BK17,K24"),
            &[14, 55, 1168, 5432, 87_195],
        ),
    ] {
        let state = fen.map(|fen| library.read_fen(fen).expect(fen));
        let state = state.unwrap_or_else(|| library.start());
        let state = Position::new(state.glyphs()).with_turn(state.turn());
        let depths = budget::affordable(counts, budget::of(6000, 120_000, 400_000));
        for (depth, &expected) in (1..).zip(&counts[..depths]) {
            let counted = perft(&International, &state, depth, Finished::Dropped);
            assert_eq!(counted, expected, "{fen:?}: depth {depth}");
        }
    }
}

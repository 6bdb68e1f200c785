//! Tests of every game.

use std::collections::BTreeSet;

use collinear::{
    picture::Figure,
    rules::{Finished, Notation, Rules, View, perft},
    testing::{RandomPlay, check_notation, check_rules},
};

use crate::{Listed, NAMES, Shown, Visitor, visit};

/// For each game, the random games in which its rules are checked, and the number of ways to play, ply by ply. Games
/// with tests of their own have no numbers here.
const GAMES: &[(&str, RandomPlay, &[u128])] = &[
    ("abalone", SHORT, &[1, 44]),
    ("amazons", NONE, &[1, 2176, 4_307_152]),
    ("ataxx", SHORT, &[1, 16, 256, 6460, 155_888]),
    ("bagh_chal", FEW, &[1, 21, 252, 5052]),
    ("breakthrough", WALKS, &[1, 22, 484, 11_132]),
    ("cave", FEW, &[]),
    ("chinese_checkers", SHORT, &[1, 14, 196]),
    ("columns", NONE, &[1, 216, 3816]),
    ("crossway", NONE, &[1, 144, 144 * 144]),
    ("dots_and_boxes", FEW, &[1, 60, 60 * 59]),
    ("endless_five", NONE, &[1, 1, 24, 816, 34_960]),
    ("go", NONE, &[1, 82, 81 * 81 + 82]),
    ("halma", SHORT, &[]),
    ("havannah", SHORT, &[1, 169, 169 * 168]),
    // A swapped stone leaves 120 cells, and so does every other answer.
    ("hex", SHORT, &[1, 121, 121 * 121]),
    ("hexagonal_six", NONE, &[1, 1, 216, 65_988]),
    ("hypercube", NONE, &[]),
    ("khet", FEW, &[1, 77]),
    ("klotski", FEW, &[]),
    ("konane", WALKS, &[1, 4, 12, 28, 172, 892]),
    ("lasca", WALKS, &[1, 6, 6, 18, 54, 116, 324, 846, 2148]),
    ("lights_out", FEW, &[]),
    ("lines_of_action", SHORT, &[1, 36]),
    ("match_three", FEW, &[1, 8]),
    ("minesweeper", FEW, &[1, 81, 81 * 80]),
    ("moebius_four", NONE, &[]),
    ("nine_mens_morris", WALKS, &[1, 24, 552, 12_144]),
    ("onitama", NONE, &[1, 10, 130, 1989]),
    ("order_and_chaos", FEW, &[1, 72, 72 * 70, 72 * 70 * 68]),
    ("pentago", NONE, &[1, 288, 288 * 280]),
    ("phutball", WALKS, &[1, 284, 284 * 283 + 8]),
    ("pop_out", NONE, &[1, 7, 49, 49 * 8]),
    ("quarto", FEW, &[1, 16, 256, 256 * 15, 256 * 15 * 15]),
    ("qubic", NONE, &[]),
    ("ricochet_robots", FEW, &[]),
    ("rush_hour", FEW, &[]),
    ("sokoban", FEW, &[]),
    ("sudoku", FEW, &[]),
    ("surakarta", NONE, &[1, 16, 256, 5382]),
    ("tak", FEW, &[1, 25, 600, 43_320]),
    // Seven pieces and the next one; together the seven have 162 places on an empty floor.
    ("tetris", FEW, &[1, 7, 7 * 7, 7 * 162, 7 * 7 * 162]),
    ("tic_tac_toe", WALKS, &[1, 9, 72, 504, 3024, 15_120, 54_720]),
    ("tumbleweed", NONE, &[1, 33]),
    ("twenty48", FEW, &[1, 32, 960, 3584]),
    ("ultimate", WALKS, &[1, 81, 720, 6336, 55_080, 473_256]),
    (
        "word_search",
        WALKS,
        &[1, 7, 42, 210, 840, 2520, 5040, 5040, 0],
    ),
    ("xiangqi", NONE, &[1, 44, 1920, 79_666]),
    ("yavalath", WALKS, &[1, 61, 61 * 60, 61 * 60 * 59]),
    ("yinsh", SHORT, &[1, 85, 85 * 84]),
];

/// Checks the promises of the rules.
struct Promises(RandomPlay);

impl Visitor for Promises {
    type Answer = ();

    fn visit<R: Listed>(self, rules: R) {
        agrees_with_its_promises_in(self.0, &rules);
    }
}

#[test]
fn games_keep_their_promises() {
    assert!(GAMES.iter().map(|it| it.0).eq(NAMES.iter().map(|it| it.0)));
    for &(name, walks, _) in GAMES {
        visit(name, Promises(walks)).expect(name);
    }
}

/// Compares the number of games after each ply with the published one.
struct Counted(&'static [u128]);

impl Visitor for Counted {
    type Answer = ();

    fn visit<R: Listed>(self, rules: R) {
        let most = if QUICK { 20_000 } else { u128::MAX };
        let few = self.0.iter().take_while(|&&count| count <= most);
        counts(&rules, &self.0[..few.count()]);
    }
}

#[test]
fn the_first_moves_can_go_in_known_ways() {
    for &(name, _, known) in GAMES {
        visit(name, Counted(known)).expect(name);
    }
}

/// Games that need a figure for each of their characters.
const PICTURED: &[&str] = &[
    "amazons",
    "cave",
    "columns",
    "crossway",
    "dots_and_boxes",
    "hex",
    "khet",
    "klotski",
    "lights_out",
    "match_three",
    "minesweeper",
    "onitama",
    "pentago",
    "phutball",
    "quarto",
    "ricochet_robots",
    "rush_hour",
    "sokoban",
    "sudoku",
    "tak",
    "tetris",
    "tumbleweed",
    "twenty48",
    "ultimate",
    "word_search",
    "xiangqi",
    "yinsh",
];

/// Finds characters without a figure in a few games.
struct Pictured;

impl Visitor for Pictured {
    type Answer = BTreeSet<char>;

    fn visit<R: Listed>(self, _: R) -> BTreeSet<char> {
        unreachable!("each has a look")
    }

    fn visit_shown<R: Listed>(self, rules: R, shown: Shown<R>) -> BTreeSet<char> {
        let theme = shown.style.expect("a look").theme;
        let mut unknown = BTreeSet::new();
        for seed in 0..5 {
            let mut state = rules.start();
            for ply in 0..150 {
                let seen = match shown.board {
                    Some(board) => board(&rules, &state),
                    None => state.glyphs(),
                };
                let letters = seen
                    .iter()
                    .filter(|&&it| theme.figure(it) == Figure::Letter);
                unknown.extend(letters);
                if rules.outcome(&state).is_some() {
                    break;
                }
                let mut moves: Vec<_> = rules.moves(&state).collect();
                let m = moves.swap_remove((seed * 31 + ply * 17) % moves.len());
                rules.apply(&mut state, m);
            }
        }
        unknown
    }
}

#[test]
fn a_look_has_a_figure_for_every_character() {
    for name in PICTURED {
        let unknown = visit(name, Pictured).expect(name);
        assert!(unknown.is_empty(), "{name}: {unknown:?}");
    }
}

/// Checks the number of ways to play, ply by ply; finished games are not counted again.
pub(crate) fn counts<R: Rules>(rules: &R, counts: &[u128]) {
    for (depth, &count) in counts.iter().enumerate() {
        let found = perft(rules, &rules.start(), depth, Finished::Dropped);
        assert_eq!(found, count, "after {depth} plies");
    }
}

/// True without optimization, when tests should be short.
pub(crate) const QUICK: bool = cfg!(debug_assertions) && option_env!("THOROUGH_TESTS").is_none();

/// Random games, fewer without optimization, because each legal move is looked up among all moves.
pub(crate) const WALKS: RandomPlay = RandomPlay::new(if QUICK { 4 } else { 50 }, 200);

/// A few random games, for games with slow checks.
pub(crate) const FEW: RandomPlay = RandomPlay::new(2, 60);

/// No random games, for games with a test of their own.
const NONE: RandomPlay = RandomPlay { games: 0, ..FEW };

/// Short random games, for games with a hundred moves and more.
pub(crate) const SHORT: RandomPlay =
    RandomPlay::new(if QUICK { 1 } else { 10 }, if QUICK { 8 } else { 100 });

/// Checks the promises of the rules and the notation in random games.
pub(crate) fn agrees_with_its_promises<R>(rules: &R)
where
    R: Rules<State: View> + Notation,
{
    agrees_with_its_promises_in(WALKS, rules);
}

/// Like [`agrees_with_its_promises`], in these random games.
pub(crate) fn agrees_with_its_promises_in<R>(walks: RandomPlay, rules: &R)
where
    R: Rules<State: View> + Notation,
{
    agrees_with_its_promises_from(&rules.start(), walks, rules);
}

/// Like [`agrees_with_its_promises`], in these random games from a given state.
pub(crate) fn agrees_with_its_promises_from<R>(start: &R::State, walks: RandomPlay, rules: &R)
where
    R: Rules<State: View> + Notation,
{
    check_rules(rules, start, walks).unwrap_or_else(|breach| panic!("{breach}"));
    let few = RandomPlay { games: 1, ..walks };
    check_notation(rules, start, few).unwrap_or_else(|breach| panic!("{breach}"));
}

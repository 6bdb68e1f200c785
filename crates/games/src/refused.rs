//! [`owned`]: a refusal that many games share.

use collinear::{Grid, Layout, rules::Illegal};

/// Refuses a move that does not begin with a piece of the player.
pub(crate) fn owned<T, B: Layout>(
    grid: &Grid<T, B>,
    from: B::Cell,
    own: impl Fn(&T) -> bool,
) -> Result<(), Illegal> {
    if grid.get(from).is_some_and(own) {
        return Ok(());
    }
    Err(Illegal::about(grid.board(), from, "has no piece of yours"))
}

#[cfg(test)]
mod tests {
    use collinear::{
        Finite, Layout,
        rules::{Illegal, MoveCells, View},
    };

    use crate::{Listed, NAMES, Visitor, visit};

    /// Looks for a word of cells that a random game refuses without a reason.
    struct Bare;

    impl Visitor for Bare {
        type Answer = Option<String>;

        fn visit<R: Listed>(self, rules: R) -> Option<String> {
            let (mut state, mut random) = (rules.start(), 7_u64);
            let mut below = |count: usize| {
                random = random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                (random >> 33) as usize % count
            };
            for ply in 0..PLIES {
                let legal: Vec<_> = rules.moves(&state).collect();
                if rules.outcome(&state).is_some() {
                    break;
                }
                let glyphs = state.glyphs();
                let layout = glyphs.board().topology();
                let cells: Vec<_> = layout.cells().take(1 << 10).collect();
                for index in 0..WORDS {
                    let m = &legal[below(legal.len())];
                    let word = rules.write_move(&state, m);
                    let label = word.find('=').map_or("", |at| &word[at..]);
                    let count = [1, 2, m.cells(&state).count()][index % 3];
                    let names = (0..count).map(|_| layout.name(cells[below(cells.len())]));
                    let names: Vec<_> = names.collect();
                    let word = names.join("-") + label;
                    if let Err(Illegal::NotLegal) = rules.read_move(&state, &word) {
                        return Some(format!("ply {ply}, {word}"));
                    }
                }
                rules.apply(&mut state, legal[below(legal.len())].clone());
            }
            None
        }
    }

    /// The reason for which a word is refused after some moves.
    struct Why {
        game: &'static str,
        word: &'static str,
    }

    impl Visitor for Why {
        type Answer = String;

        fn visit<R: Listed>(self, rules: R) -> String {
            let mut state = rules.start();
            for m in rules.read_game(&state, self.game).expect(self.game) {
                rules.apply(&mut state, m);
            }
            let refused = rules.read_move(&state, self.word);
            refused.map_or_else(|illegal| illegal.to_string(), |m| format!("{m:?} is legal"))
        }
    }

    /// The game, the moves before, the refused word, and the reason.
    const REFUSED: &[(&str, &str, &str, &str)] = &[
        ("tic_tac_toe", "b2", "B2", "b2 is occupied"),
        ("havannah", "h8", "h8", "h8 is occupied"),
        ("yavalath", "e5", "E5", "e5 is occupied"),
        ("hex", "b1 c1", "c1", "c1 is occupied"),
        ("order_and_chaos", "b2=X", "b2=O", "b2 is occupied"),
        ("order_and_chaos", "b2=X", "b3=.", "the mark must be X or O"),
        ("pentago", "b2-d6=right", "B2-F4=LEFT", "b2 is occupied"),
        ("quarto", "", "b2", "first hand over a piece"),
        ("quarto", "f b2", "F", "b2 has the piece F already"),
        ("quarto", "f b2 0", "b2", "b2 is occupied"),
        ("quarto", "f b2 0", "a", "first place the piece in hand, 0"),
        (
            "ultimate",
            "e5",
            "a1",
            "you must play on the board from d6 to f4",
        ),
        ("ultimate", "e5", "e5", "e5 is occupied"),
        (
            "tak",
            "",
            "Ca1",
            "the first stone that each player places must be a flat stone of the opponent",
        ),
        ("tak", "a1", "a1", "a1 is occupied"),
        (
            "tak",
            "a1",
            "a1>",
            "first each player must place a stone of the opponent",
        ),
        ("tak", "a1 b1 c1 d1", "a1>", "a1 has no piece of yours"),
        (
            "tak",
            "a1 b1 c1 d1",
            "2b1>11",
            "b1 has a height of 1, not 2",
        ),
        (
            "tak",
            "a1 b1 c1 d1",
            "b1-",
            "the spread would leave the board",
        ),
        ("tak", "a1 b1 c1 Cb2", "b1+", "b2 has a capstone"),
        (
            "tak",
            "a1 b1",
            "3c3>11",
            "not a move: a move looks like a1, Sa1, Ca1 or 3c3>12",
        ),
        ("go", "c3", "c3", "c3 is occupied"),
        ("khet", "", "a8-b8", "a8 has no piece of yours"),
        (
            "khet",
            "",
            "j1-j2",
            "j1 has a sphinx, which stays in its corner",
        ),
        ("khet", "", "d1-d3", "d3 is more than a step away"),
        ("khet", "", "e1-f1", "f1 is occupied"),
        ("khet", "", "h2-i1", "i1 is for the other player alone"),
        (
            "khet",
            "",
            "e1=LEFT",
            "e1 has a pharaoh, which does not turn",
        ),
        (
            "khet",
            "",
            "j1=right",
            "j1 has a sphinx, which does not fire off the board",
        ),
        ("lasca", "", "a5-b4", "a5 has no piece of yours"),
        ("lasca", "", "a3-b2", "b2 is occupied"),
        ("lasca", "", "c3-c4", "c4 is not one diagonal step away"),
        ("lasca", "c3-d4", "g5-f4", "e5 must capture"),
        ("lasca", "c3-d4", "e5-g3", "no capture leads from e5 to g3"),
        ("sokoban", "", "d", "the way is blocked at e3"),
        ("sokoban", "", "down", "the way is blocked at e3"),
        ("surakarta", "", "a6-a5", "a6 has no piece of yours"),
        ("surakarta", "", "a1-a2", "a2 is occupied"),
        ("surakarta", "", "a2-a4", "a4 is more than a step away"),
        (
            "surakarta",
            "",
            "a1-a6",
            "a6 can only be captured round a loop, and no free loop leads there from a1",
        ),
        ("crossway", "b2 b3 c3", "b3", "b3 is occupied"),
        ("crossway", "b2 b3 c3", "c2", "c2 would make a crosscut"),
        (
            "crossway",
            "b2 b3 c3",
            "pass",
            "you can place a stone, so you cannot pass",
        ),
        (
            "tumbleweed",
            "",
            "h13",
            "h13 is not seen by any of your stacks",
        ),
        (
            "tumbleweed",
            "",
            "h8",
            "h8 has a stack of 2, and 0 of your stacks see it",
        ),
        (
            "onitama",
            "",
            "a1-a2=crab",
            "the crab is not in your hand; you hold ox and boar",
        ),
        ("onitama", "", "a1-b1=ox", "b1 is occupied"),
        (
            "onitama",
            "",
            "a1-b2=ox",
            "the ox does not lead from a1 to b2",
        ),
        ("onitama", "", "ox", "you can move a piece, so you must"),
        ("xiangqi", "", "a10-a9", "a10 has no piece of yours"),
        ("xiangqi", "", "a1-a4", "a4 is occupied"),
        ("xiangqi", "", "a1-a5", "a4 is in the way"),
        ("xiangqi", "", "b1-d2", "c1 is in the way"),
        (
            "xiangqi",
            "",
            "b3-b9",
            "the cannon cannot move from b3 to b9",
        ),
        (
            "xiangqi",
            "",
            "e1-d2",
            "the general cannot move from e1 to d2",
        ),
        ("nine_mens_morris", "a1", "A1", "a1 is occupied"),
        ("pop_out", "1", "POP1", "the disc on a1 is not yours"),
        (
            "nine_mens_morris",
            "a1 g7",
            "a1-a4",
            "place all stones before you move one: 8 left",
        ),
        ("phutball", "h12", "h12", "h12 is occupied"),
        ("phutball", "h12", "h21", "h21 is behind the goal line"),
        (
            "phutball",
            "h12",
            "h11-h14",
            "no jump leads from h11 to h14",
        ),
        ("phutball", "h12", "h12-h14", "h12 is not where the ball is"),
        (
            "phutball",
            "h12 i13 h11-h13",
            "a1",
            "the ball is moving: jump again, or pass to stop it",
        ),
        (
            "phutball",
            "h12",
            "pass",
            "the ball stops only after a jump",
        ),
        ("breakthrough", "", "a4-c2", "a4 is empty"),
        ("breakthrough", "", "a8-a7", "a8 has no piece of yours"),
        ("breakthrough", "", "a1-a2", "no move starts on a1"),
        (
            "breakthrough",
            "",
            "b2-b4",
            "from b2 a move goes to a3, b3 or c3, not to b4",
        ),
        ("amazons", "d1-d9/d8", "d8-e8", "d8 has no piece of yours"),
        ("bagh_chal", "", "a5", "a5 is occupied"),
        (
            "klotski",
            "",
            "a1-a2",
            "from a1 a move goes to b1 or c1, not to a2",
        ),
        ("ricochet_robots", "", "b1-b2", "b1 is empty"),
        ("ataxx", "", "d4", "d4 is next to no piece of yours"),
        ("ataxx", "", "g1-d4", "d4 is not two steps away"),
        ("ataxx", "", "pass", "you can move, so you cannot pass"),
        ("cave", "", "a1", "a1 is rock"),
        ("dots_and_boxes", "b1", "b1", "b1 is drawn already"),
        ("dots_and_boxes", "", "b2", "b2 is a box, not a line"),
        ("twenty48", "a1=1 b1=2", "down", "down moves nothing"),
        (
            "twenty48",
            "a1=1 b1=2",
            "a1",
            "not a move: a move looks like up",
        ),
        ("word_search", "", "a1-b3", "a1-b3 is not on a line"),
        (
            "word_search",
            "",
            "a1",
            "not a move: a move looks like b2-b5",
        ),
        ("yinsh", "e5", "e5", "e5 is occupied"),
        (
            "yinsh",
            "e5",
            "e5-e6",
            "a ring must be placed on an empty point",
        ),
    ];

    #[test]
    fn a_game_says_why_a_move_is_illegal() {
        for &(name, game, word, why) in REFUSED {
            let found = visit(name, Why { game, word }).expect(name);
            assert_eq!(found, why, "{name}: {game} {word}");
        }
    }

    /// The number of plies of each game in which words are tried, and the number of words tried in each position.
    const PLIES: usize = 40;
    const WORDS: usize = 30;

    #[test]
    fn a_word_of_cells_is_refused_for_a_reason() {
        for (name, _) in NAMES {
            let bare = visit(name, Bare).expect(name);
            assert_eq!(bare, None, "{name}");
        }
    }
}

//! Whole games as a reader would follow them: at each ply all that the library says of it.
//!
//! The accepted texts lie in `snapshots/`; after a change that is meant, look at them with
//! `INSTA_UPDATE=always cargo test --test rules golden` and `git diff`.

use std::fmt::Write;

use collinear::rules::hnefatafl::{
    ARD_RI, BRANDUBH, COPENHAGEN, FETLAR, Hnefatafl, TABLUT, Variant, WEB_9, WEB_11,
};
use collinear::rules::in_a_row::{FOUR_IN_A_ROW, GOMOKU, InARow, TIC_TAC_TOE};
use collinear::rules::peg_solitaire::{Goal, Lattice, PegSolitaire, Solve};
use collinear::rules::reversi::{Move, Reversi, Square, Start};
use collinear::rules::{Game, MoveCells, Notation, Rules, Side, View};
use collinear::{Coord, Grid, Length, Origin, Wrap};

/// A game from its moves; what stands in brackets is tried and has to be refused.
fn follow(rules: InARow, moves: &str) -> String {
    let mut game = Game::new(rules);
    let (bounds, gravity) = (
        rules.bounds(),
        if rules.has_gravity() {
            "with"
        } else {
            "without"
        },
    );
    let mut text = format!(
        "{} rows, {} columns, wrap {:?}; {} along {:?}; {gravity} gravity\n",
        bounds.rows(),
        bounds.cols(),
        bounds.wrap(),
        rules.length(),
        rules.axes(),
    );
    show(&mut text, &game, "start");
    for word in moves.split_whitespace() {
        if let Some(tried) = word.strip_prefix('[') {
            let tried = tried.trim_end_matches(']');
            let refused = rules.read_move(game.state(), tried).expect_err(tried);
            writeln!(text, "\n{tried:?} is refused: {refused}").unwrap();
        } else {
            let m = rules.read_move(game.state(), word).expect(word);
            let cell = m.to_string();
            let written = rules.write_move(game.state(), &m);
            game.play(m).expect(word);
            let title = format!("{}. {written} {cell}", game.record().len());
            show(&mut text, &game, &title);
        }
    }
    let refused = game.play(Coord::new(0, 0)).expect_err("the game has ended");
    writeln!(text, "\nafter the end: {refused}").unwrap();
    let record = rules.write_game(&rules.start(), game.record());
    writeln!(text, "record: {record}").unwrap();
    let undone = game.undo().expect("a move");
    writeln!(
        text,
        "undo: {}, then {:?}",
        rules.write_move(game.state(), &undone),
        game.outcome()
    )
    .unwrap();
    text
}

fn show(text: &mut String, game: &Game<InARow>, title: &str) {
    let (rules, state) = (game.rules(), game.state());
    let moves: Vec<_> = game.moves().map(|m| rules.write_move(state, &m)).collect();
    // A board of 225 cells has too many moves to be read.
    let listed = match &moves[..] {
        [first, second, .., last] if moves.len() > 12 => format!("{first} {second} .. {last}"),
        few => few.join(" "),
    };
    writeln!(text, "\n{title}").unwrap();
    writeln!(text, "{state}").unwrap();
    writeln!(text, "turn: {}", state.turn()).unwrap();
    writeln!(text, "moves: {} ({listed})", moves.len()).unwrap();
    if game.outcome().is_none() {
        assert_eq!(rules.count_moves(state), moves.len());
    }
    match game.outcome() {
        None => writeln!(text, "outcome: none").unwrap(),
        Some(outcome) => writeln!(text, "outcome: {outcome}").unwrap(),
    }
    for line in rules.winning_lines(state) {
        writeln!(text, "line: {line} {line:?}").unwrap();
    }
}

#[test]
fn four_in_a_row() {
    // A run of five, and a column that is full.
    let moves = "1 1 2 2 [8] 4 4 [x] 5 5 7 7 7 7 [0] 7 7 [7] 3";
    insta::assert_snapshot!(follow(FOUR_IN_A_ROW, moves));
}

#[test]
fn tic_tac_toe() {
    insta::assert_snapshot!(follow(
        TIC_TAC_TOE,
        "b2 a1 [b2] [d1] [e2e] c1 a3 a2 c2 b1 b3 c3"
    ));
}

#[test]
fn gomoku_with_six_in_a_row() {
    // Six of the first player are no win; the second player's five are.
    let moves = "d8 d4 e8 e4 f8 f4 h8 g4 [p1] i8 o15 g8 h4";
    insta::assert_snapshot!(follow(GOMOKU, moves));
}

#[test]
fn four_in_a_row_on_a_cylinder() {
    let rules = InARow::new(4, 5, Length::AtLeast(4)).expect("a game");
    let rules = rules.with_gravity().expect("a floor");
    let rules = rules.with_wrap(Wrap::EastWest).expect("a floor still");
    insta::assert_snapshot!(follow(rules, "4 4 5 5 [6] 1 1 2"));
}

#[test]
fn three_in_a_row_lose_between_obstacles() {
    let rules = InARow::new(4, 5, Length::AtLeast(3)).expect("a game");
    let rules = rules.misere().with_gravity().expect("a floor");
    let obstacles = [(2, 1), (0, 4)].map(Coord::from);
    let rules = rules.with_obstacles(obstacles).expect("a small board");
    let game = follow(rules, "1 2 2 [2] [b1] 3 4 [5] 3 4 3");
    insta::assert_snapshot!(format!("{rules}\n{game}"));
}

/// A game of Reversi from its moves, passes implied; what stands in brackets is tried and has to be
/// refused.
fn follow_reversi(rules: &Reversi, moves: &str) -> String {
    let mut game = Game::new(rules.clone());
    let mut text = format!("board: {:?}\n", rules.bounds());
    show_reversi(&mut text, &game, "start");
    for word in moves.split_whitespace() {
        if let Some(tried) = word.strip_prefix('[') {
            let tried = tried.trim_end_matches(']');
            let refused = rules.read_turn(game.state(), tried).expect_err(tried);
            writeln!(text, "\n{tried:?} is refused: {refused}").unwrap();
            continue;
        }
        for m in rules.read_turn(game.state(), word).expect(word) {
            let written = rules.write_move(game.state(), &m);
            game.play(m).expect(word);
            let title = format!("{}. {written}", game.record().len());
            show_reversi(&mut text, &game, &title);
        }
    }
    let refused = game.play(Move::Pass).expect_err("the game has ended");
    writeln!(text, "\nafter the end: {refused}").unwrap();
    let record = rules.write_game(&rules.start(), game.record());
    writeln!(text, "record: {record}").unwrap();
    text
}

fn show_reversi(text: &mut String, game: &Game<Reversi>, title: &str) {
    let (rules, state) = (game.rules(), game.state());
    writeln!(text, "\n{title}").unwrap();
    for line in state.turned() {
        writeln!(text, "turned: {line}").unwrap();
    }
    let [first, second] = state.disc_counts();
    writeln!(text, "{state}").unwrap();
    writeln!(text, "discs: {first} {second}; turn: {}", state.turn()).unwrap();
    for m in game.moves() {
        write!(text, "move: {}", rules.write_move(state, &m)).unwrap();
        for line in m.cells(state).flat_map(|at| rules.flips(state, at)) {
            write!(text, ", {line}").unwrap();
        }
        writeln!(text).unwrap();
    }
    if let Some(outcome) = game.outcome() {
        writeln!(text, "outcome: {outcome}").unwrap();
    }
}

#[test]
fn reversi() {
    // The shortest game that turns all discs of one player.
    let moves = "[e3] [pa] e6 [e6] [i1] [x] f4 e3 f6 g5 d6 e7 f5 c5";
    insta::assert_snapshot!(follow_reversi(&Reversi::default(), moves));
}

#[test]
fn reversi_with_passes_on_a_small_board() {
    let rules = Reversi::new(4, 4, Start::Parallel).expect("a game");
    insta::assert_snapshot!(follow_reversi(
        &rules,
        "b4 c1 d2 c4 [a1] d1 a3 d4 a4 d3 a1 b1 a2"
    ));
}

#[test]
fn reversi_on_a_torus_with_holes() {
    let picture = "
        # . . .
        . O X .
        . X O .
        . . . #
    ";
    let start = Grid::parse_with(picture, Square::from_glyph).expect("a board");
    let rules = Reversi::from_start(start.with_wrap(Wrap::Both), Side::Second).expect("a game");
    insta::assert_snapshot!(follow_reversi(&rules, "a3 a2 [a1] c1 c4 b4 a4 d2 d1 b1 d3"));
}

/// A game of peg solitaire from its turns; what stands in brackets is tried and has to be refused.
fn follow_pegs(rules: PegSolitaire, turns: &str) -> String {
    let mut text = format!("{:?}, goal {:?}\n", rules.lattice(), rules.goal());
    let mut game = Game::new(rules);
    show_pegs(&mut text, &game, "start");
    for turn in turns.split_whitespace() {
        let (rules, state) = (game.rules(), game.state());
        if let Some(tried) = turn.strip_prefix('[') {
            let tried = tried.trim_end_matches(']');
            let refused = rules.read_turn(state, tried).expect_err(tried);
            writeln!(text, "\n{tried:?} is refused: {refused}").unwrap();
        } else {
            let hops = rules.read_turn(state, turn).expect(turn);
            let over: Vec<_> = hops.iter().map(|hop| hop.over.to_string()).collect();
            let title = format!("{} over {}", rules.write_game(state, &hops), over.join(" "));
            game.play_all(hops).expect(turn);
            show_pegs(&mut text, &game, &title);
        }
    }
    let last = *game.record().last().expect("a jump");
    let refused = game.play(last).expect_err("the game has ended");
    writeln!(text, "\nafter the end: {refused}").unwrap();
    let record = game
        .rules()
        .write_game(&game.rules().start(), game.record());
    writeln!(text, "record: {record}").unwrap();
    let undone = game.undo().expect("a jump");
    let undone = game.rules().write_move(game.state(), &undone);
    writeln!(text, "undo: {undone}, then {:?}", game.outcome()).unwrap();
    text
}

fn show_pegs(text: &mut String, game: &Game<PegSolitaire>, title: &str) {
    let (rules, state) = (game.rules(), game.state());
    let name = |at| rules.bounds().name_from(at, Origin::TopLeft);
    let ends = rules.possible_ends(state).filter_map(name);
    let ends: Vec<_> = ends.map(|name| name.to_string()).collect();
    let pegs = state
        .grid()
        .cells_where(collinear::rules::peg_solitaire::Square::is_peg);
    let turns = pegs.flat_map(|at| rules.chains(state, at));
    let turns: Vec<_> = turns.map(|hops| rules.write_game(state, &hops)).collect();
    writeln!(text, "\n{title}").unwrap();
    writeln!(text, "{state}").unwrap();
    let (pegs, jumps, moves) = (state.pegs(), state.jumps(), state.turns());
    writeln!(text, "pegs: {pegs}, jumps: {jumps}, moves: {moves}").unwrap();
    writeln!(
        text,
        "jumps: {} ({})",
        rules.count_moves(state),
        turns.join(" ")
    )
    .unwrap();
    writeln!(text, "possible ends: {}", ends.join(" ")).unwrap();
    match game.outcome() {
        None => writeln!(text, "outcome: none").unwrap(),
        Some(outcome) => writeln!(text, "outcome: {outcome}").unwrap(),
    }
}

#[test]
fn peg_solitaire_on_the_english_board() {
    // Bergholt's solution of 1912, in 18 moves.
    let rules = PegSolitaire::english().with_goal(Goal::Hole(Coord::new(3, 3)));
    insta::assert_snapshot!(follow_pegs(
        rules.expect("the centre is a hole"),
        "[d4-d2] [c3-e5] [a1-c1] d2-d4 [h1-d4] f3-d3 e1-e3 e4-e2 e6-e4 g5-e5 d5-f5 \
         [g3-g5-g7] g3-g5-e5 c3-e3 a3-c3 b5-d5-f5-f3-d3-b3 c7-c5 c4-c6 e7-c7-c5 a5-a3-c3 \
         c1-e1-e3-e5 c2-c4-c6-e6-e4-c4 [d4-b4] b4-d4"
    ));
}

#[test]
fn peg_solitaire_stuck_after_six_jumps() {
    insta::assert_snapshot!(follow_pegs(
        PegSolitaire::english(),
        "d2-d4 d5-d3 b4-d4 e4-c4 g4-e4 d7-d5"
    ));
}

#[test]
fn peg_solitaire_on_the_triangle() {
    let triangle = PegSolitaire::triangle(5).expect("a triangle");
    let Solve::Solved(hops) = triangle.solve(&triangle.start(), 100_000, |_| {}) else {
        panic!("it can be solved");
    };
    let turns = triangle.write_game(&triangle.start(), &hops);
    insta::assert_snapshot!(follow_pegs(triangle, &format!("[a2-c2] [c5-c3] {turns}")));
}

#[test]
fn peg_solitaire_on_other_boards() {
    let french = PegSolitaire::french().with_vacancy(Coord::new(2, 3));
    let boards = [
        ("french", french.expect("a hole")),
        ("wiegleb", PegSolitaire::wiegleb()),
        ("diamond", PegSolitaire::diamond()),
        ("asymmetric", PegSolitaire::asymmetric()),
        ("rect4x5", PegSolitaire::rectangle(4, 5).expect("a board")),
    ];
    for (name, rules) in boards {
        let start = rules.start();
        let turns = match rules.solve(&start, 1_000_000, |_| {}) {
            Solve::Solved(hops) => rules.write_game(&start, &hops),
            // What comes first, until nothing can be jumped.
            Solve::Impossible => {
                let mut game = Game::new(&rules);
                while let Some(hop) = { game.moves().next() } {
                    game.play(hop).expect("it is legal");
                }
                rules.write_game(&start, game.record())
            }
            gave_up @ Solve::GaveUp { .. } => panic!("{name}: {gave_up:?}"),
        };
        insta::assert_snapshot!(format!("peg_solitaire_{name}"), follow_pegs(rules, &turns));
    }
}

#[test]
fn peg_solitaire_with_the_last_peg_in_the_wrong_hole() {
    let start = Lattice::Square
        .parse("1 1 0 1 0\n. . 0 . .")
        .expect("a picture");
    let rules = PegSolitaire::from_start(start, Lattice::Square).expect("a board");
    let rules = rules
        .with_goal(Goal::Hole(Coord::new(0, 1)))
        .expect("a hole");
    insta::assert_snapshot!(follow_pegs(rules, "[a1-c1-c2] a1-c1-e1"));
}

/// A game of Hnefatafl from its moves, captures and all; what stands in brackets is tried and has to
/// be refused.
fn follow_tafl(variant: Variant, moves: &str) -> String {
    let mut text = format!("{variant:?}\n");
    let mut game = Game::new(Hnefatafl::new(variant).expect("a game"));
    show_tafl(&mut text, &game, "start");
    for word in moves.split_whitespace() {
        let (rules, state) = (game.rules(), game.state());
        if let Some(tried) = word.strip_prefix('[') {
            let tried = tried.trim_end_matches(']');
            let refused = rules.read_move(state, tried).expect_err(tried);
            writeln!(text, "\n{tried:?} is refused: {refused}").unwrap();
        } else {
            let slide = rules.read_move(state, word).expect(word);
            let written = rules.write_move(state, &slide);
            game.play(slide).expect(word);
            let title = format!("{}. {written}", game.record().len());
            show_tafl(&mut text, &game, &title);
        }
    }
    let last = *game.record().last().expect("a move");
    let refused = game.play(last).expect_err("the game has ended");
    writeln!(text, "\nafter the end: {refused}").unwrap();
    let undone = game.undo().expect("a move");
    let undone = game.rules().write_move(game.state(), &undone);
    writeln!(text, "undo: {undone}, then {:?}", game.outcome()).unwrap();
    text
}

fn show_tafl(text: &mut String, game: &Game<Hnefatafl>, title: &str) {
    let (rules, state) = (game.rules(), game.state());
    writeln!(text, "\n{title}").unwrap();
    writeln!(text, "{state}").unwrap();
    let king = state
        .king()
        .and_then(|at| rules.bounds().name_from(at, Origin::BottomLeft));
    let king = king.map_or("taken".to_owned(), |king| king.to_string());
    writeln!(
        text,
        "turn: {} ({}); king: {king}",
        state.army(),
        state.turn()
    )
    .unwrap();
    let of_king = state.king().map_or(0, |at| rules.slides(state, at).count());
    writeln!(
        text,
        "moves: {}, {of_king} of the king",
        game.moves().count()
    )
    .unwrap();
    if let (Some(end), Some(outcome)) = (state.end(), game.outcome()) {
        writeln!(text, "outcome: {outcome}, {end}").unwrap();
    }
}

#[test]
fn brandubh() {
    // The king is caught between two attackers.
    insta::assert_snapshot!(follow_tafl(
        BRANDUBH,
        "[d4-d5] [b4-d4] [d7-a7] b4-b3 [b3-b4] c4-c7 [f4-f1xf2] f4-f1 [e4-e1xf2] e4-e1xf1 \
         b3-b7xc7 [d4-a1] d4-f4 a4-e4xf4"
    ));
}

#[test]
fn tablut() {
    // The king gets to the edge.
    insta::assert_snapshot!(follow_tafl(
        TABLUT,
        "[a5-e5] a6-d6 [e5-e4] e4-f4 a4-e4xe3 d5-d4xe4 e2-f2 e5-e2 [f2-e2] h5-h8 g5-g2xf2 f9-f6xe6 \
         e2-a2"
    ));
}

#[test]
fn copenhagen() {
    // The king walks into the attackers' camp and is taken on all four sides.
    let moves = "k4-j4 f8-g8 a7-c7 g8-b8 [a8-a11] a8-a10 b8-b9 a5-b5 d6-c6 j6-j7 e7-d7 k5-h5 \
                 e6-e10 f2-d2 f4-g4 k6-k2 d7-d3 h5-h2 h6-h10 j7-j5 g7-h7 d2-b2 h10-g10xf10";
    let taken = "b5-c5xc6 f6-c6 d11-d6xc6";
    insta::assert_snapshot!(follow_tafl(COPENHAGEN, &format!("{moves} {taken}")));
}

#[test]
fn copenhagen_lost_by_repetition() {
    let to_and_fro = "k4-j4 f8-g8 j4-k4 g8-f8 ".repeat(2);
    insta::assert_snapshot!(follow_tafl(COPENHAGEN, &to_and_fro));
}

#[test]
fn ard_ri() {
    // The king, who moves one cell at a time, is shut in.
    insta::assert_snapshot!(follow_tafl(
        ARD_RI,
        "d6-a6 e5-f5 a6-f6xf5 d5-e5 [d4-d6] f6-f5 e3-e2 b4-b1 e2-e3 b1-b7 e5-d5 f5-f7 c5-b5 f4-f3 \
         d5-c5 e7-e5 c5-d5 c7-c5xb5xd5 c3-c2 a5-a6 c2-a2 e1-e2 d4-d5 d7-d6xd5"
    ));
}

#[test]
fn fetlar() {
    insta::assert_snapshot!(follow_tafl(
        FETLAR,
        "a8-a10 h6-h7 f10-i10 g5-g4 a7-a8 g6-h6 i10-f10 e5-d5 k5-g5 e6-e2 d11-d9 e7-a7 f2-h2 h7-i7 \
         b6-b5 f6-g6xg5 e11-e10 a7-c7 k6-k5 h6-h10 f1-f3 f8-j8 k5-i5 g4-g2 i5-i3 h10-g10 e10-e11 \
         i7-i8 h2-h7 g6-g5 i3-h3 g5-g3 j6-j2 g2-h2 d1-b1 f4-h4xh3 h7-h9 h2-f2 a8-a7 c7-c4 b1-b2 \
         c4-b4 j2-j1 j8-j4 e11-d11 g3-k3 g1-f1xf2 k3-k1"
    ));
}

#[test]
fn web_9() {
    insta::assert_snapshot!(follow_tafl(
        WEB_9,
        "a6-d6 e3-d3 a4-b4 e4-g4 [a5-e5] d1-d2 c5-c3 d2-d1 c3-c6xd6 a5-a4 e5-e3 b4-f4 g5-g8 f4-e4xe3"
    ));
}

#[test]
fn web_11() {
    insta::assert_snapshot!(follow_tafl(
        WEB_11,
        "a4-a3 e5-e2 k5-j5 e7-e8 f10-g10 e6-e4 k6-k5 g5-g3 a7-d7 e8-b8 a8-a7 d6-d5 g1-g2 d5-e5 \
         j6-j7 b8-c8 g2-g1 e5-b5 b6-e6 c8-c10 e6-c6 f8-c8 j5-j2 e4-c4 d1-d4 b5-b9 g10-d10 f6-d6 \
         h1-h3 h6-j6 d4-d5 f7-f10 h3-h6xg6 b9-b8 j7-i7 f4-f3 e11-e6xd6"
    ));
}

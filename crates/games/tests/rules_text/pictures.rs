//! The pictures in the rules are true: each shows a legal move.

use collinear::{
    Coord, Grid,
    rules::{
        Cell, Past, Position, Rules, Side, Stack, View,
        hnefatafl::{self, Hnefatafl},
        peg_solitaire::{self, PegSolitaire},
        reversi::{self, Reversi},
    },
};
use collinear_games::{
    RulesText,
    amazons::Amazons,
    ataxx::Ataxx,
    breakthrough::Breakthrough,
    draughts::{self, Draughts},
    halma::Halma,
    konane::Konane,
    lasca,
    lines_of_action::LinesOfAction,
    xiangqi::Xiangqi,
};

/// Two pictures with an arrow between them.
type Pair = [Grid<char>; 2];

fn pairs(text: &str) -> Vec<Pair> {
    let mut pairs = Vec::new();
    let lines: Vec<_> = text.lines().collect();
    for block in lines.split(|line| !line.starts_with("  ")) {
        let Some(arrow) = block.iter().find_map(|line| line.find("->")) else {
            continue;
        };
        let side = |of: fn(&str, usize) -> &str| {
            let rows = block.iter().map(|line| of(line, arrow).trim());
            let rows: Vec<_> = rows
                .map(|row| row.split("  ").next().unwrap_or(row))
                .collect();
            Grid::parse(&rows.join("\n")).expect("a picture")
        };
        pairs.push([
            side(|line, at| line.get(..at).unwrap_or(line)),
            side(|line, at| line.get(at + 2..).unwrap_or("")),
        ]);
    }
    pairs
}

/// True if a move somewhere on a board turns the first picture into the second.
fn is_a_move<R: Rules<State: View<Board = collinear::Rect>>>(
    rules: &R,
    board: &Grid<char>,
    set_up: impl Fn(Grid<char>, Side) -> Option<R::State>,
    [before, after]: &Pair,
) -> bool {
    let places = board.bounds().coords().filter(|at| {
        at.row + before.rows() <= board.rows() && at.col + before.cols() <= board.cols()
    });
    let at = |place: Coord, cell: Coord| Coord::new(place.row + cell.row, place.col + cell.col);
    let makes = |place, state: &R::State, m| {
        let mut next = state.clone();
        rules.apply(&mut next, m);
        let glyphs = next.glyphs();
        let is_same = |(cell, &glyph)| glyphs[at(place, cell)] == glyph;
        after.indexed().all(is_same)
    };
    let mut boards = places.map(|place| {
        let mut board = board.clone();
        for (cell, &glyph) in before.indexed() {
            board[at(place, cell)] = glyph;
        }
        (place, board)
    });
    boards.any(|(place, board)| {
        Side::BOTH.into_iter().any(|side| {
            let state = set_up(board.clone(), side);
            state.is_some_and(|state| rules.moves(&state).any(|m| makes(place, &state, m)))
        })
    })
}

/// Checks all pictures of a text, and their number.
fn check<R: Rules<State: View<Board = collinear::Rect>>>(
    name: &str,
    (text, count): (&str, usize),
    rules: &R,
    board: &Grid<char>,
    set_up: impl Fn(Grid<char>, Side) -> Option<R::State> + Copy,
) {
    let pairs = pairs(text);
    assert_eq!(pairs.len(), count, "{name}");
    for pair in &pairs {
        let [before, after] = pair;
        assert_eq!(
            before.bounds(),
            after.bounds(),
            "{name}:\n{before}\n{after}"
        );
        assert!(
            is_a_move(rules, board, set_up, pair),
            "{name}:\n{before}\n{after}"
        );
    }
}

fn empty(rows: usize, cols: usize) -> Grid<char> {
    Grid::filled(rows, cols, '.').expect("a small board")
}

#[test]
fn of_hnefatafl_they_are_moves() {
    for (name, variant) in hnefatafl::Variant::PRESETS {
        let rules = Hnefatafl::new(variant).expect("a preset");
        let bounds = rules.bounds();
        let mut board = empty(bounds.rows(), bounds.cols());
        board[Coord::new(1, 1)] = 'K';
        let set_up = |grid: Grid<char>, side| {
            let square = |&glyph: &char| hnefatafl::Square::from_glyph(glyph).expect("a piece");
            rules.set_up(grid.map(square), rules.army(side)).ok()
        };
        let count = 1 + usize::from(rules.variant().soldiers.shieldwall);
        check(name, (&rules.rules_text(), count), &rules, &board, set_up);
    }
}

#[test]
fn of_draughts_they_are_moves() {
    for (name, variant) in draughts::Variant::PRESETS {
        let rules = Draughts::new(variant).expect("a preset");
        let bounds = rules.bounds();
        let set_up = |grid: Grid<char>, side| {
            let square = |&glyph: &char| draughts::Square::from_glyph(glyph).expect("a piece");
            rules.set_up(grid.map(square), rules.color(side)).ok()
        };
        let count = 1 + usize::from(rules.variant().kings.flying);
        let board = empty(bounds.rows(), bounds.cols());
        check(name, (&rules.rules_text(), count), &rules, &board, set_up);
    }
}

#[test]
fn of_reversi_and_peg_solitaire_they_are_moves() {
    let rules = Reversi::default();
    let set_up = |grid: Grid<char>, side| {
        let square = |&glyph: &char| reversi::Square::from_glyph(glyph).expect("a disc");
        let game = Reversi::from_start(grid.map(square), side).ok()?;
        Some(game.start())
    };
    check(
        "reversi",
        (&rules.rules_text(), 1),
        &rules,
        &empty(8, 8),
        set_up,
    );

    for name in ["rect5x5", "english"] {
        let rules = PegSolitaire::named(name).expect("a board");
        let set_up = |grid: Grid<char>, _| {
            let square = |&glyph: &char| peg_solitaire::Square::from_glyph(glyph).expect("a peg");
            rules.set_up(grid.map(square)).ok()
        };
        let board = rules
            .start()
            .glyphs()
            .map(|&glyph| if glyph == '1' { '0' } else { glyph });
        check(name, (&rules.rules_text(), 1), &rules, &board, set_up);
    }
}

#[test]
fn of_the_games_of_the_list_they_are_moves() {
    fn cells(grid: &Grid<char>) -> Position<Cell> {
        Position::new(grid.map(|&glyph| Cell::from_glyph(glyph).expect("a piece")))
    }
    let text = |name| collinear_games::rules_text(name).expect("a game");
    let eight = empty(8, 8);

    let set_up = |grid: Grid<char>, side| Some(cells(&grid).with_turn(side));
    check(
        "breakthrough",
        (text("breakthrough"), 1),
        &Breakthrough,
        &eight,
        set_up,
    );
    check("konane", (text("konane"), 1), &Konane, &eight, set_up);

    let set_up = |grid: Grid<char>, side| {
        let tower = |&glyph: &char| {
            let side = Side::BOTH[usize::from(glyph == 'b')];
            let is_officer = false;
            let piece = lasca::Piece { side, is_officer };
            Stack::from_iter((glyph != '.').then_some(piece))
        };
        Some(Position::new(grid.map(tower)).with_turn(side).with_extra(0))
    };
    check(
        "lasca",
        (text("lasca"), 1),
        &lasca::Lasca::default(),
        &empty(7, 7),
        set_up,
    );

    let set_up = |grid: Grid<char>, side| Some(cells(&grid).with_turn(side).with_extra(0));
    check("ataxx", (text("ataxx"), 1), &Ataxx, &empty(7, 7), set_up);
    check(
        "halma",
        (text("halma"), 1),
        &Halma::square(),
        &empty(16, 16),
        set_up,
    );

    let set_up =
        |grid: Grid<char>, side| Some(cells(&grid).with_turn(side).with_extra(Past::default()));
    check(
        "lines_of_action",
        (text("lines_of_action"), 1),
        &LinesOfAction::default(),
        &eight,
        set_up,
    );

    let set_up = |grid: Grid<char>, side| Some(Position::new(grid).with_turn(side));
    check(
        "amazons",
        (text("amazons"), 1),
        &Amazons,
        &empty(10, 10),
        set_up,
    );

    let set_up = |grid: Grid<char>, side| Some(Position::new(grid).with_turn(side).with_extra(0));
    check(
        "xiangqi",
        (text("xiangqi"), 1),
        &Xiangqi::default(),
        &empty(10, 9),
        set_up,
    );
}

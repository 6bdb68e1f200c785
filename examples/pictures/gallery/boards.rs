//! A picture for each kind of board, most of them of a game.

use collinear::{
    Bracket, Coord, Direction, Grid, Length, Wrap,
    picture::{Margin, Mark, Picture, Style, Surface, Theme, Tiling},
    rules::{
        Game, Illegal, Notation, Rules, View,
        hnefatafl::{BRANDUBH, Hnefatafl},
        in_a_row::{FOUR_IN_A_ROW, GOMOKU, InARow},
        peg_solitaire::{Goal, PegSolitaire},
        reversi::Reversi,
    },
};

use super::board;

pub(super) fn pictures() -> [(&'static str, Picture); 9] {
    [
        ("four_in_a_row", four_in_a_row()),
        ("reversi", reversi()),
        ("flips", flips()),
        ("peg_solitaire", peg_solitaire()),
        ("hnefatafl", hnefatafl()),
        ("gomoku", gomoku()),
        ("triangle", triangle()),
        ("hexagon", hexagon()),
        ("torus", torus()),
    ]
}

/// Plays moves, written in the notation of the game.
fn played<R: Rules>(
    rules: R,
    moves: &str,
    read: impl Fn(&R, &R::State, &str) -> Result<R::Move, Illegal>,
) -> Game<R> {
    let mut game = Game::new(rules);
    for text in moves.split_whitespace() {
        let m = read(game.rules(), game.state(), text);
        let done = m.and_then(|m| game.play(m));
        done.unwrap_or_else(|refused| panic!("{text}: {refused}"));
    }
    game
}

/// Draws the state of a game in a given style.
fn shown<R: Rules<State: View>>(game: &Game<R>, look: Style, title: &str) -> Picture {
    Picture::new(game.state().glyphs())
        .with_style(look)
        .with_title(title)
}

fn four_in_a_row() -> Picture {
    let moves = "1 2 3 4 2 3 4 4 3 5 4";
    let game = played(FOUR_IN_A_ROW, moves, InARow::read_move);
    let lines: Vec<_> = FOUR_IN_A_ROW.winning_lines(game.state()).collect();
    shown(
        &game,
        FOUR_IN_A_ROW.style(),
        "Four in a row, won on a diagonal",
    )
    .with_marks(lines)
    .with_marks(game.state().last().map(Mark::Last))
}

fn reversi() -> Picture {
    let discs = board(
        ". . . . . . . .
         . . . . . . . .
         . X . . X . . .
         . . O O O X . .
         . . X O O X . .
         . X O O . . . .
         . . . . . . . .
         . . . . . . . .",
    );
    let brackets = brackets(&discs, Coord::new(5, 4));
    Picture::new(discs)
        .with_style(Reversi::default().style())
        .with_marks(brackets)
        .with_title("Reversi: X on e6 turns two O to the left, two up, two along the diagonal")
}

/// The brackets of X from a cell.
fn brackets(board: &Grid<char>, at: Coord) -> Vec<Bracket> {
    let is = |wanted| move |&cell: &char| cell == wanted;
    let bracket = |direction| board.bracket(at, direction, 1.., is('O'), is('X')).ok();
    let brackets = Direction::ALL.into_iter().filter_map(bracket);
    brackets.collect()
}

/// The example of the crate's documentation.
fn flips() -> Picture {
    let board = board(
        ". . . . . .
         . . . X . .
         . . O O . .
         X O O . . .",
    );
    let brackets = brackets(&board, Coord::new(3, 3));
    let look = Style {
        margin: Margin::Indices,
        theme: Theme::felt(),
        ..Style::default()
    };
    Picture::new(board)
        .with_style(look)
        .with_marks(brackets)
        .with_title("What X on (3, 3) would turn: two to the left, one upwards")
}

fn peg_solitaire() -> Picture {
    let goal = Goal::Hole(Coord::new(3, 3));
    let rules = PegSolitaire::english().with_goal(goal);
    let rules = rules.unwrap_or_else(|error| panic!("{error}"));
    let start = rules.start();
    let hops = rules.read_turn(&start, "d2-d4");
    let hops = hops.unwrap_or_else(|refused| panic!("{refused}"));
    let game = Game::new(&rules);
    shown(&game, rules.style(), "Peg solitaire: the first hop").with_marks(hops)
}

fn hnefatafl() -> Picture {
    let rules = Hnefatafl::new(BRANDUBH).unwrap_or_else(|error| panic!("{error}"));
    let read = |rules: &&Hnefatafl, state: &_, text: &str| rules.read_move(state, text);
    let game = played(&rules, "d6-b6 c4-c6 g4-g6 e4-e2", read);
    let slide = read(&&rules, game.state(), "g6-d6");
    let slide = slide.unwrap_or_else(|refused| panic!("{refused}"));
    let taken = rules.captures(game.state(), slide);
    let taken = taken.unwrap_or_else(|refused| panic!("{refused}"));
    let title = "Brandubh: an attacker goes from g6 to d6 and takes the defender on c6";
    shown(&game, rules.style(), title)
        .with_mark(slide)
        .with_marks(taken.into_iter().map(Mark::Taken))
}

fn gomoku() -> Picture {
    let stones = board(
        ". . . . . . . . .
         . . . . . . . . .
         . . . O . . . . .
         . . . O X X . . .
         . . . . X O . . .
         . . . X O X O . .
         . . X . . . O . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    let look = Style {
        surface: Surface::Crossings,
        theme: Theme::wood(),
        ..GOMOKU.style()
    };
    let at = Coord::new(4, 4);
    let four = stones.run_through(at, Direction::NE, |&stone| stone == 'X');
    Picture::new(stones)
        .with_style(look)
        .with_mark(four)
        .with_mark(Mark::Last(at))
        .with_title("Gomoku on crossings: an open four")
}

fn triangle() -> Picture {
    let rules = PegSolitaire::triangle(5).unwrap_or_else(|error| panic!("{error}"));
    let hops: Vec<_> = rules.moves(&rules.start()).collect();
    let game = Game::new(&rules);
    shown(
        &game,
        rules.style(),
        "Peg solitaire on a triangle: both first hops",
    )
    .with_marks(hops)
}

fn hexagon() -> Picture {
    let cells = board(
        ". . . # #
         . X O . #
         O O X . X
         # . O X O
         # # . . X",
    );
    let lines = cells.k_lines(&Direction::HEX_AXES, Length::AtLeast(4), |&cell| {
        cell == 'X'
    });
    let lines: Vec<_> = lines.collect();
    let look = Style {
        tiling: Tiling::Hexagonal,
        ..Style::default()
    };
    Picture::new(cells)
        .with_style(look)
        .with_marks(lines)
        .with_title("Four in a row along the third axis of a board of hexagons")
}

fn torus() -> Picture {
    let board: Grid<char> = board(
        ". X . . . .
         . . X . . .
         . . . . . .
         X . . . . .",
    );
    let board = board.with_wrap(Wrap::Both);
    let lines = board.k_lines(&Direction::AXES, Length::AtLeast(3), |&cell| cell == 'X');
    let lines: Vec<_> = lines.collect();
    let look = Style {
        margin: Margin::Bare,
        ..Style::default()
    };
    Picture::new(board)
        .with_style(look)
        .with_marks(lines)
        .with_title("A line of three over the joined sides of a torus")
}

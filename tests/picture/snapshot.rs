//! One small picture, word for word.

use collinear::{Coord, Direction, Grid, Origin, picture::*};

#[test]
fn a_small_picture() {
    let board = Grid::parse("O X .\n. # X").unwrap();
    let run = board.run_through(Coord::new(0, 1), Direction::SE, |&cell| cell == 'X');
    let style = Style {
        margin: Margin::Chart(Origin::TopLeft),
        signs: [(Coord::new(1, 0), Sign::Cross)].into(),
        ..Style::default()
    };
    let picture = Picture::new(board)
        .with_style(style)
        .with_mark(run)
        .with_mark(Mark::Target(Coord::new(0, 2)))
        .with_label(Coord::new(1, 0), "<5>")
        .with_title("Two X & a target");
    insta::assert_snapshot!(picture.to_string());
}

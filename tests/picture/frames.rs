//! The frames of a trace: one for each step, with the cells looked at so far.

use std::collections::BTreeMap;

use collinear::{
    Grid, Headings, Layout,
    boards::Tracks,
    lines::{Answer, Trace},
    picture::{Margin, Picture, Style, Tiling},
};

use crate::{
    marks::assert_near,
    read::{In, added, centre, theme},
};

/// Checks the frames of a run through every third cell along every heading.
fn check<B: Layout + Headings>(grid: &Grid<char, B>) {
    let style = Style {
        margin: Margin::Bare,
        ..Style::default()
    };
    let bare = Picture::new(grid.clone()).with_style(style);
    let (board, layout) = (grid.board(), grid.board().topology());
    // A cell has many frames, so not every cell is checked.
    for at in board.cells().step_by(3) {
        for heading in layout.headings(at) {
            let trace = Trace::new();
            let x = trace.ask("x&y?", |at| grid[at] == 'X');
            let _ = board.traced(&trace).run_through(at, heading, x);
            let looks = trace.looks();
            assert_eq!(bare.frames(board, &trace).count(), looks.len());

            let mut answers = BTreeMap::new();
            for (look, frame) in looks.into_iter().zip(bare.frames(board, &trace)) {
                let is_no = look
                    .asked
                    .as_ref()
                    .is_some_and(|asked| asked.answer == Answer::No);
                let paper = |at| centre(Tiling::Square, layout.on_paper(at));
                answers.extend(look.at.map(|at| (at, is_no)));
                let of = |wanted: bool| -> Vec<_> {
                    let cells = answers.iter().filter(|&(_, &is_no)| is_no == wanted);
                    cells.map(|(&at, _)| paper(at)).collect()
                };
                let shapes = added(&bare, &frame);
                assert_near(&In(&shapes, theme().band.to_string()).dots(), &of(false));
                assert_near(
                    &In(&shapes, theme().stop.to_string()).rings(true),
                    &of(true),
                );
                let now: Vec<_> = look.at.map(paper).into_iter().collect();
                assert_near(&In(&shapes, theme().hint.to_string()).rings(false), &now);
                let title = look.named(board).replace('&', "&amp;");
                assert!(
                    frame
                        .to_string()
                        .contains(&format!("<title>{title}</title>"))
                );
            }
        }
    }
}

#[test]
fn each_frame_marks_what_was_looked_at_so_far() {
    check(&Grid::parse("X X . X\nX O X X").expect("a picture"));
    let points = Tracks::nine_mens_morris().board();
    let mills = Grid::on(points, |at| if at % 5 == 0 { '.' } else { 'X' });
    check(&mills.expect("a few points"));
}

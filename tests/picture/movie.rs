//! Movies: at each time they show the same as the picture of that time, in the same order.

use std::collections::BTreeMap;

use collinear::{
    Grid, Rect,
    picture::{Mark, Movie, Picture, Style, Theme},
    rules::{MoveCells, Rules, View, in_a_row::FOUR_IN_A_ROW, reversi::Reversi},
};
use roxmltree::{Document, Node};

use crate::read::{Form, Shape, shape, shapes};

/// The percentages at which elements with each animation appear and disappear.
fn keyframes(style: &str) -> BTreeMap<String, Vec<(f64, bool)>> {
    let rules = style.split("@keyframes ").skip(1);
    let rules = rules.map(|rule| {
        let (name, rest) = rule.split_once('{').expect("a name");
        let frames = rest.split('}').filter_map(|frame| {
            let (at, seen) = frame.split_once("%{visibility:")?;
            Some((at.trim().parse().expect("a number"), seen == "visible"))
        });
        (name.to_owned(), frames.collect())
    });
    rules.collect()
}

/// The shapes visible in a slot of a number of slots; `None` for a viewer without animations.
fn shown(text: &str, slot: Option<(usize, usize)>) -> Vec<Shape> {
    let document = Document::parse(text).expect("XML");
    let style = document
        .descendants()
        .find(|node| node.has_tag_name("style"));
    let rules = keyframes(style.and_then(|style| style.text()).unwrap_or_default());
    let is_seen = |node: Node| {
        node.ancestors().all(|node| {
            let animation = node
                .attribute("style")
                .and_then(|style| style.strip_prefix("animation:"));
            match (animation, slot) {
                (Some(animation), Some((slot, slots))) => {
                    let name = animation.split(' ').next().unwrap_or_default();
                    #[expect(clippy::cast_precision_loss, reason = "slots are few")]
                    let percent = (slot as f64 + 0.5) * 100.0 / slots as f64;
                    let so_far = rules[name].iter().rev();
                    let now = so_far.into_iter().find(|&&(at, _)| at <= percent);
                    now.expect("a beginning").1
                }
                _ => node.attribute("visibility") != Some("hidden"),
            }
        })
    };
    let nodes = document.descendants().filter(|&node| is_seen(node));
    nodes.filter_map(shape).collect()
}

/// The pieces of each path separately, in any order, since a movie draws signs one by one.
fn apart(shapes: impl IntoIterator<Item = Shape>) -> Vec<Shape> {
    let shapes = shapes.into_iter().flat_map(|shape| {
        let pieces = match &shape.form {
            Form::Path(pieces) => pieces
                .iter()
                .map(|piece| Form::Path(vec![piece.clone()]))
                .collect(),
            form => vec![form.clone()],
        };
        pieces.into_iter().map(move |form| Shape {
            form,
            ..shape.clone()
        })
    });
    let mut shapes: Vec<_> = shapes.collect();
    shapes.sort_by_cached_key(|shape| format!("{shape:?}"));
    shapes
}

#[track_caller]
fn check(frames: &[Picture]) {
    let text = Movie::new(frames.iter().cloned()).to_string();
    let slots = frames.len() + 2;
    for (slot, frame) in frames.iter().enumerate() {
        assert_eq!(
            apart(shown(&text, Some((slot, slots)))),
            apart(shapes(frame)),
            "{slot}"
        );
    }
    let last = apart(shapes(frames.last().expect("a frame")));
    for slot in [Some((slots - 2, slots)), Some((slots - 1, slots)), None] {
        assert_eq!(apart(shown(&text, slot)), last, "{slot:?}");
    }
}

/// A picture after each of some moves, with a ring at the move.
fn game<R>(rules: &R, style: &Style, choice: usize) -> Vec<Picture>
where
    R: Rules<State: View<Board = Rect>, Move: MoveCells<R::State>>,
{
    let mut state = rules.start();
    let mut frames = vec![Picture::new(state.glyphs()).with_style(style.clone())];
    for number in 0..12 {
        let moves: Vec<_> = rules.moves(&state).collect();
        let Some(m) = moves.get(number * choice % moves.len().max(1)) else {
            break;
        };
        let marks: Vec<_> = m.cells(&state).map(Mark::Last).collect();
        rules.apply(&mut state, m.clone());
        let picture = Picture::new(state.glyphs()).with_style(style.clone());
        frames.push(picture.with_marks(marks));
    }
    frames
}

#[test]
fn games_are_shown_move_by_move() {
    for choice in [1, 5, 13] {
        let four = FOUR_IN_A_ROW;
        check(&game(&four, &four.style(), choice));
        let reversi = Reversi::default();
        check(&game(&reversi, &reversi.style(), choice));
    }
}

/// The movie keeps the order of elements in each frame.
#[test]
fn the_order_of_each_frame_is_kept() {
    let style = Style {
        theme: Theme::letters(),
        ..Style::default()
    };
    let frames: Vec<_> = ["a b . d", "a . c d", ". b c d", "d c b a"]
        .map(|row| Picture::new(Grid::parse(row).expect("a picture")).with_style(style.clone()))
        .into_iter()
        .zip([[0, 1], [1, 0], [3, 2], [2, 3]])
        .map(|(picture, marked)| picture.with_marks(marked.map(|col| Mark::Taken((0, col).into()))))
        .collect();
    let text = Movie::new(frames.clone()).to_string();
    for (slot, frame) in frames.iter().enumerate() {
        assert_eq!(shown(&text, Some((slot, frames.len() + 2))), shapes(frame));
    }
}

#[test]
fn titles_and_movies_of_nothing() {
    let frame = |title| Picture::new(Grid::filled(9, 9, '.').expect("a board")).with_title(title);
    let moving = [frame("a").with_label((0, 0).into(), "x"), frame("b & c")];
    let movie = Movie::new(moving);
    let text = movie.to_string();
    assert!(text.contains("<title>b &amp; c</title>"), "{text}");
    assert!(text.contains(" 4000ms step-end infinite"), "{text}");
    let titled = movie.with_title("d").to_string();
    assert!(titled.contains("<title>d</title>"));
    // It stands still for readers who prefer that, and needs no scripts and no ids.
    let media = "@media (prefers-reduced-motion:no-preference){";
    assert!(text.contains(media), "{text}");
    assert!(!text.contains("<script") && !text.contains(" id=") && !text.contains("\n\n"));

    // An element that is always visible is written once.
    let still = Movie::new(vec![frame("e"); 50]).to_string();
    let is_short = still.len() < 3 * frame("e").to_string().len();
    assert!(is_short && !still.contains("@keyframes"), "{still}");
    assert!(Document::parse(&Movie::new([]).to_string()).is_ok());
    check(&[frame("one")]);
}

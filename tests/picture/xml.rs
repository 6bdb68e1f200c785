//! The text of a picture is one piece of valid XML for any content, on a panel.

use collinear::{
    Coord, Direction, Grid, Wrap,
    lines::Stop,
    picture::{
        Colour, Figure, Form, Margin, Mark, Picture, Sign, Style, Surface, Theme, Tile, Tiling,
    },
};
use proptest::{prelude::*, sample::select};
use roxmltree::Document;

use crate::naive::{a_grid, cases, directions};

pub(crate) const TILINGS: [Tiling; 2] = [Tiling::Square, Tiling::Hexagonal];

pub(crate) const SURFACES: [Surface; 5] = [
    Surface::Fields,
    Surface::Plain,
    Surface::Wells,
    Surface::Crossings,
    Surface::Pits,
];

/// Every kind of query for a cell, on the board or not, in a direction.
fn marks(board: &Grid<char>, at: Coord, way: Direction) -> Vec<Mark> {
    let (bounds, is_x) = (board.bounds(), |&cell: &char| cell == 'x');
    let to = Coord::new(at.col, at.row);
    let hop = bounds.hop(at, way, |_| true, |_| true);
    let bracket = board.bracket(at, way, 0.., is_x, |_| true);
    let miss = board.bracket(at, way, 9.., is_x, |_| true).err();
    let path = board.path(at, to, is_x);
    let mut marks = vec![
        bounds.ray_with_origin(at, way).line().into(),
        board.run(at, way, is_x).into(),
        board.slide(at, way, ..=2, is_x).into(),
        board.run_through(at, way, is_x).into(),
        Mark::reach(board.slide(at, way, .., is_x)),
        Mark::Move(collinear::Move { from: at, to }),
        Mark::Path {
            from: at,
            line: bounds.ray(at, way).line(),
            stop: Some(Stop::Limit),
        },
        Mark::Closed { at, side: way },
        Mark::Cell(at),
        Mark::Last(at),
        Mark::Target(at),
        Mark::Blocker(at),
        Mark::Taken(at),
    ];
    marks.extend(hop.ok().map(Mark::Hop));
    marks.extend(bracket.ok().map(Mark::Bracket));
    marks.extend(miss.map(|miss| Mark::miss(bounds, miss)));
    marks.extend(Mark::path(bounds, path));
    let sides = board.surround(at, &[way], |_| false);
    marks.extend(Mark::gap(bounds, sides));
    marks
}

pub(crate) const FORMS: [Form; 4] = [Form::Field, Form::Card, Form::Raised, Form::Bar];

fn a_style() -> impl Strategy<Value = Style> {
    use collinear::Origin::{BottomLeft, TopLeft};
    const MARGINS: [Margin; 5] = [
        Margin::Bare,
        Margin::Columns,
        Margin::Chart(TopLeft),
        Margin::Chart(BottomLeft),
        Margin::Indices,
    ];
    let sign = select(
        &[
            Sign::Cross,
            Sign::Ring,
            Sign::Crown,
            Sign::Face,
            Sign::Text("<&>"),
        ][..],
    );
    let tile = (
        select(&FORMS[..]),
        select(&[None, Some(""), Some("<2>")][..]),
    );
    (
        select(&TILINGS[..]),
        select(&SURFACES[..]),
        select(&MARGINS[..]),
        sign,
        tile,
    )
        .prop_map(|(tiling, surface, margin, sign, (form, text))| Style {
            tiling,
            surface,
            margin,
            signs: [(Coord::new(1, 0), sign), (Coord::new(9, 9), sign)].into(),
            walls: [(0, 1), (9, 9)].map(|at| (at.into(), Direction::E)).into(),
            sides: [Direction::N, Direction::W]
                .map(|side| (side, Colour::rgb(0xc0_30_30)))
                .into(),
            theme: Theme::default().with_figure(
                'X',
                Figure::Tile(Tile {
                    text,
                    ..Tile::new(form, Colour::rgb(0xed_c2_2e))
                }),
            ),
            ..Style::default()
        })
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn everything_is_xml_in_one_piece(
        board in a_grid(),
        style in a_style(),
        at in (0_usize..8, 0_usize..8),
        way in select(directions()),
        glyph in any::<char>(),
        (label, title) in any::<(String, String)>(),
    ) {
        let at = Coord::from(at);
        let glyphs = board.map(|&cell| if cell == 'o' { glyph } else { cell.to_ascii_uppercase() });
        let picture = Picture::new(glyphs)
            .with_style(style)
            .with_marks(marks(&board, at, way))
            .with_trail([at, Coord::new(at.col, at.row), Coord::new(0, 0)])
            .with_label(at, label)
            .with_title(title);
        let text = picture.to_string();
        let document = Document::parse(&text);
        prop_assert!(document.is_ok(), "{}\n{text}", document.unwrap_err());
        let document = document.unwrap();
        let root = document.root_element();
        prop_assert_eq!(root.tag_name().name(), "svg");
        prop_assert_eq!(root.tag_name().namespace(), Some("http://www.w3.org/2000/svg"));
        prop_assert!(text.starts_with("<svg ") && text.ends_with("</svg>\n"));
        prop_assert!(text.lines().all(|line| !line.trim().is_empty()), "Markdown ends at a blank line");
        for node in document.descendants() {
            prop_assert!(!["script", "style", "image", "use"].contains(&node.tag_name().name()));
            prop_assert!(!node.has_attribute("id") && !node.has_attribute("class"));
        }
        prop_assert_eq!(&picture.to_string(), &text);
        prop_assert_eq!(picture.clone().to_string(), text);
    }
}

#[test]
fn what_has_a_meaning_in_xml_is_escaped_and_what_has_no_place_in_it_is_replaced() {
    let cases = [
        ("<&\">]]>", "<&\">]]>"),
        ("</svg><script>", "</svg><script>"),
        ("two\nlines\r\n\tand a tab", "two lines   and a tab"),
        (
            "\0\u{1}\u{1f}\u{7f}\u{85}",
            "\u{fffd}\u{fffd}\u{fffd}\u{fffd}\u{fffd}",
        ),
        ("\u{fffe}\u{ffff}", "\u{fffd}\u{fffd}"),
        ("żółw 囲碁 👑", "żółw 囲碁 👑"),
    ];
    for (written, read) in cases {
        let board = Grid::filled(1, 1, '.').unwrap();
        let picture = Picture::new(board)
            .with_title(written)
            .with_label(Coord::new(0, 0), written);
        let text = picture.to_string();
        let document = Document::parse(&text).unwrap();
        for name in ["title", "text"] {
            let mut nodes = document.descendants();
            let node = nodes.rfind(|node| node.has_tag_name(name));
            let found = node.and_then(|node| node.text());
            assert_eq!(found, Some(read), "{name} of {written:?}");
        }
    }
}

/// The panel covers everything visible, labels too: no letter is much wider than its font size.
#[test]
fn labels_of_any_length_are_on_the_panel() {
    for (rows, cols, length) in [(0, 0, 0), (0, 3, 0), (1, 1, 200), (2, 3, 9), (4, 2, 30)] {
        let board = Grid::filled(rows, cols, '.').unwrap();
        let cells: Vec<_> = board.bounds().coords().collect();
        for at in cells.into_iter().map(Some).chain([None]) {
            let picture = Picture::new(board.clone());
            let picture = picture.with_label(at.unwrap_or_default(), "囲".repeat(length));
            let text = picture.to_string();
            let document = Document::parse(&text).unwrap();
            let root = document.root_element();
            let panel = root.children().find(|node| node.has_tag_name("rect"));
            let panel = ["x", "y", "width", "height"].map(|name| panel.unwrap().attribute(name));
            let panel = panel.map(Option::unwrap);
            assert_eq!(root.attribute("viewBox"), Some(&*panel.join(" ")));
            let [left, _, width, _]: [f64; 4] = panel.map(|side| side.parse().unwrap());
            assert!(width > 0.0, "{rows}x{cols}");

            let mut labels = document.descendants();
            let label = labels.rfind(|node| node.has_tag_name("text"));
            let Some((at, label)) = at.zip(label) else {
                continue;
            };
            let [x, size]: [f64; 2] =
                ["x", "font-size"].map(|name| label.attribute(name).unwrap().parse().unwrap());
            let half = size * f64::from(u32::try_from(length).unwrap()) / 2.0;
            let is_on = left <= x - half && x + half <= left + width;
            assert!(is_on, "{length} letters on {at} of {rows}x{cols}");
        }
    }
}

#[test]
fn boards_of_any_size_and_steps_of_any_length_are_drawn() {
    let most = isize::MAX.unsigned_abs();
    for (rows, cols) in [(0, 0), (0, most), (most, 0), (1, 20_000), (20_000, 1)] {
        let board = Grid::filled(rows, cols, 'X').unwrap().with_wrap(Wrap::Both);
        for (tiling, surface) in TILINGS.into_iter().cycle().zip(SURFACES) {
            let style = Style {
                tiling,
                surface,
                ..Style::default()
            };
            let picture = Picture::new(board.clone()).with_style(style);
            let picture = picture.with_marks(marks(&board, Coord::new(0, 0), Direction::E));
            let is_drawn = Document::parse(&picture.to_string()).is_ok();
            assert!(is_drawn, "{rows}x{cols}");
        }
    }
    let torus = Grid::filled(3, 4, '.').unwrap().with_wrap(Wrap::Both);
    for (rows, cols) in [(isize::MAX, 1), (-isize::MAX, -isize::MAX)] {
        let way = Direction::new(rows, cols).unwrap();
        let picture = Picture::new(torus.clone());
        let picture = picture.with_marks(marks(&torus, Coord::new(1, 1), way));
        assert!(Document::parse(&picture.to_string()).is_ok(), "{way}");
    }
}

//! [`Program`]: the Rust that asks a word on a board.

use std::fmt;

use collinear::{Coord, Direction, Wrap};

use super::{asked::Kind, word::Word};

/// What a query may name besides its variables, all of it in the root of the crate but `Trace`.
const NAMES: [&str; 12] = [
    "Coord",
    "Corners",
    "Direction",
    "Gravity",
    "Grid",
    "Length",
    "Move",
    "Pattern",
    "Removal",
    "Shape",
    "Symmetry",
    "Wrap",
];

/// The Rust that asks a word on a board, to be pasted into a program.
pub(super) struct Program<'a> {
    pub(super) word: &'a Word,
    pub(super) board: &'a str,
    pub(super) kind: Kind,
    pub(super) holes: bool,
    pub(super) from: Coord,
    pub(super) to: Coord,
    pub(super) heading: Direction,
}

impl fmt::Display for Program<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let body = self.body();
        let named: Vec<_> = NAMES
            .into_iter()
            .filter(|name| mentions(&body, name))
            .collect();
        let trace = if mentions(&body, "Trace") {
            ", lines::Trace"
        } else {
            ""
        };
        match named[..] {
            [one] if trace.is_empty() => writeln!(f, "use collinear::{one};\n")?,
            _ => writeln!(f, "use collinear::{{{}{trace}}};\n", named.join(", "))?,
        }
        f.write_str(&body)
    }
}

impl Program<'_> {
    fn body(&self) -> String {
        let start = if self.word.writes { "let mut" } else { "let" };
        let rows = self.board.lines().map(|row| format!("    {row}\n"));
        let picture = rows.collect::<String>();
        let picture = picture.replace('\\', r"\\").replace('"', r#"\""#);
        let wrap = match self.kind.wrap() {
            Some(Wrap::EastWest) => ".with_wrap(Wrap::EastWest)",
            Some(_) => ".with_wrap(Wrap::Both)",
            None => "",
        };
        let holes = if self.holes {
            ".without(|&c| c == '#').unwrap()"
        } else {
            ""
        };
        let board =
            format!("{start} board = Grid::parse(\"\n{picture}\").unwrap(){wrap}{holes};\n");
        let list = |name: &str| format!("&Direction::{name}");
        let cell = |at: Coord| format!("Coord::new({}, {})", at.row, at.col);
        let variables = [
            ("from", cell(self.from)),
            ("to", cell(self.to)),
            ("heading", format!("Direction::{}", self.heading)),
            ("headings", list(self.kind.headings().0)),
            ("axes", list(self.kind.axes().0)),
            ("sides", list(self.kind.sides().0)),
            ("trace", "Trace::new()".to_owned()),
        ];
        let query = self.word.query();
        let wanted = variables.iter().filter(|(name, _)| mentions(&query, name));
        let lets = wanted.map(|(name, value)| format!("let {name} = {value};\n"));
        let lets = lets.collect::<Vec<_>>().concat();
        let answer = if self.word.writes {
            ""
        } else {
            "let answer = "
        };
        format!("{board}{lets}{answer}{query};\n")
    }
}

/// Whether a name stands in a text, whole.
pub(super) fn mentions(text: &str, name: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    text.split(|c| !is_part(c)).any(|part| part == name)
}

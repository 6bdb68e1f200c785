//! [`Program`]: the Rust code that runs a query on a board.

use std::fmt;

use collinear::{Coord, Direction, Wrap};

use super::asked::Kind;

/// The names that a program can use, with their paths in the crate.
const NAMES: [&str; 15] = [
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
    "boards::Hex",
    "boards::Hexagons",
    "lines::Trace",
];

/// The Rust code that runs a query on a board, ready to paste.
pub(super) struct Program<'a> {
    pub(super) query: String,
    /// True if the query changes the board.
    pub(super) writes: bool,
    pub(super) board: &'a str,
    pub(super) kind: Kind,
    pub(super) is_of_hexagons: bool,
    pub(super) size: (usize, usize),
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
            .filter(|path| {
                let name = path.rsplit(':').next();
                name.is_some_and(|name| mentions(&body, name))
            })
            .collect();
        match named[..] {
            [one] => writeln!(f, "use collinear::{one};\n")?,
            _ => writeln!(f, "use collinear::{{{}}};\n", named.join(", "))?,
        }
        f.write_str(&body)
    }
}

impl Program<'_> {
    fn body(&self) -> String {
        let start = if self.writes { "let mut" } else { "let" };
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
        let parsed = format!("Grid::parse(\"\n{picture}\").unwrap()");
        let board = if self.is_of_hexagons {
            let (rows, columns) = self.size;
            format!(
                "let cells = {parsed}.into_cells();\n\
                 let hexagons = Hexagons::rhombus({rows}, {columns}).unwrap();\n\
                 let board = Grid::from_cells(hexagons.board(), cells).unwrap();\n"
            )
        } else {
            format!("{start} board = {parsed}{wrap}{holes};\n")
        };
        let list = |name: &str| format!("&Direction::{name}");
        let cell = |at: Coord| {
            if self.is_of_hexagons {
                format!("Hex::new({}, {})", at.col, at.row)
            } else {
                format!("Coord::new({}, {})", at.row, at.col)
            }
        };
        let variables = [
            ("from", cell(self.from)),
            ("to", cell(self.to)),
            ("heading", format!("Direction::{}", self.heading)),
            ("headings", list(self.kind.headings().0)),
            ("axes", list(self.kind.axes().0)),
            ("sides", list(self.kind.sides().0)),
            ("trace", "Trace::new()".to_owned()),
        ];
        let query = &self.query;
        let wanted = variables.iter().filter(|(name, _)| mentions(query, name));
        let lets = wanted.map(|(name, value)| format!("let {name} = {value};\n"));
        let lets = lets.collect::<Vec<_>>().concat();
        let answer = if self.writes { "" } else { "let answer = " };
        format!("{board}{lets}{answer}{query};\n")
    }
}

/// True if a text contains a name as a whole word.
pub(super) fn mentions(text: &str, name: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    text.split(|c| !is_part(c)).any(|part| part == name)
}

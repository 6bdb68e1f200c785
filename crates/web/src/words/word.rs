//! [`Word`]: a query of the library on the page.

use collinear::{
    Coord, Direction, Grid,
    boards::Holed,
    geometry::Rect,
    picture::{Body, Colour, Figure, Margin, Picture, Piece, Style, Theme},
};

use super::{
    asked::{Asked, Kind, LONGEST, Place, Sheet, heading_named},
    drawn::Drawn,
    program,
    request::{Answered, Request},
};

/// A query of the library on the page.
pub(super) struct Word {
    /// The name of the method, which is the anchor on the page.
    pub(super) name: &'static str,
    pub(super) group: &'static str,
    /// The question that the query answers, in lines.
    pub(super) lines: &'static [&'static str],
    pub(super) aliases: &'static [&'static str],
    /// The characters that a cell can have.
    pub(super) glyphs: &'static str,
    pub(super) start: Start,
    /// The Rust code that runs the query, as compiled.
    pub(super) query: &'static str,
    /// True if the query changes the board.
    pub(super) writes: bool,
    pub(super) ask: Ask,
}

/// The initial board and arguments.
pub(super) struct Start {
    pub(super) board: &'static str,
    pub(super) from: (usize, usize),
    pub(super) to: (usize, usize),
    pub(super) heading: Direction,
}

/// A query on one type of board.
type On<B> = fn(&Asked<B>) -> Drawn;

/// A query on each type of board that supports it.
pub(super) struct Ask {
    pub(super) whole: On<Rect>,
    /// `None` if the query works only on boards of squares without holes.
    pub(super) holed: Option<On<Holed<Rect>>>,
    /// The query on hexagons, if the query needs coordinates.
    pub(super) hexes: Option<On<Rect>>,
}

impl Word {
    pub(super) fn says(&self) -> String {
        self.lines.concat().trim().to_owned()
    }

    /// The Rust code that runs the query, in one line.
    pub(super) fn query(&self) -> String {
        let parts: Vec<_> = self.query.split_whitespace().collect();
        parts.join(" ")
    }

    fn wants(&self, name: &str) -> bool {
        program::mentions(self.query, name)
    }

    const fn kinds(&self) -> &'static [Kind] {
        if self.ask.holed.is_some() || self.ask.hexes.is_some() {
            Kind::ALL
        } else {
            Kind::OF_SQUARES
        }
    }

    /// Runs the query.
    ///
    /// # Errors
    ///
    /// The reason why the query cannot run.
    pub(super) fn answer(&self, request: &Request) -> Result<Answered, String> {
        let kind = request.kind;
        if !self.kinds().contains(&kind) {
            return Err(format!("{} needs a board of squares", self.name));
        }
        let text = request.board.as_deref().unwrap_or(self.start.board);
        let board = Grid::parse(text).map_err(|error| error.to_string())?;
        let (rows, columns) = (board.rows(), board.cols());
        if rows.max(columns) > LONGEST || board.bounds().cell_count() == 0 {
            return Err(format!("a board here has 1 to {LONGEST} rows and columns"));
        }
        let board = match kind.wrap() {
            Some(wrap) => board.with_wrap(wrap),
            None => board,
        };
        let whole = board.bounds();
        // The initial cells can be off the board if the board is smaller.
        let on_board = |place: Option<Place>, (row, col): (usize, usize)| match place {
            None => Ok(Coord::new(row.min(rows - 1), col.min(columns - 1))),
            Some([row, col]) => {
                let at = Coord::new(row, col);
                let is_there = whole.contains(at);
                is_there
                    .then_some(at)
                    .ok_or_else(|| format!("{at} is off the board of {whole}"))
            }
        };
        let from = on_board(request.from, self.start.from)?;
        let to = on_board(request.to, self.start.to)?;
        let heading = match request.heading.as_deref() {
            None => self.start.heading,
            Some(name) => heading_named(name).ok_or_else(|| format!("no heading {name:?}"))?,
        };
        let asked = Asked {
            board,
            whole,
            kind,
            from,
            to,
            heading,
        };
        let picture = board_text(&asked.board);
        let rust = program::Program {
            query: self.query(),
            writes: self.writes,
            board: &picture,
            kind,
            is_of_hexagons: kind == Kind::Hex && self.ask.hexes.is_some(),
            size: (rows, columns),
            holes: request.holes,
            from,
            to,
            heading,
        };
        let whole = match kind {
            Kind::Hex => self.ask.hexes.unwrap_or(self.ask.whole),
            _ => self.ask.whole,
        };
        let (drawn, svg) = match (self.ask.holed, request.holes) {
            (_, false) => draw(self.name, &asked, whole),
            (None, true) => return Err(format!("{} needs a board without holes", self.name)),
            (Some(ask), true) => {
                let board = asked.board.clone().without(|&glyph| glyph == '#');
                let board = board.map_err(|error| error.to_string())?;
                draw(self.name, &asked.on(board), ask)
            }
        };
        let place = |at: Coord| [at.row, at.col];
        Ok(Answered {
            word: self.name,
            group: self.group,
            says: self.says(),
            aliases: self.aliases,
            query: self.query(),
            rust: rust.to_string(),
            kind,
            holes: request.holes,
            from: self.wants("from").then(|| place(from)),
            to: self.wants("to").then(|| place(to)),
            heading: self.wants("heading").then(|| heading.to_string()),
            rows,
            columns,
            headings: kind.headings().1.iter().map(ToString::to_string).collect(),
            kinds: self.kinds(),
            can_have_holes: self.ask.holed.is_some(),
            glyphs: format!(".{}", self.glyphs),
            text: drawn.text,
            found: drawn.found,
            cells: drawn.cells.into_iter().map(place).collect(),
            svg,
            board: picture,
        })
    }
}

fn board_text(board: &Grid<char>) -> String {
    board.to_string()
}

fn draw<B: Sheet>(name: &str, asked: &Asked<B>, ask: On<B>) -> (Drawn, String) {
    let mut drawn = ask(asked);
    let mut board = asked.board.clone();
    if let Some(after) = &drawn.after {
        for at in asked.board.board().cells() {
            board[at] = after[at];
        }
    }
    let style = Style {
        tiling: asked.kind.tiling(),
        margin: Margin::Indices,
        theme: Theme::default().with_figure('#', wall()),
        ..Style::default()
    };
    let mut picture = Picture::new(board)
        .with_style(style)
        .with_title(format!("{name}: {}", drawn.text))
        .with_marks(std::mem::take(&mut drawn.marks));
    for trail in std::mem::take(&mut drawn.trails) {
        picture = picture.with_trail(trail);
    }
    let svg = picture.to_string();
    (drawn, svg)
}

const fn wall() -> Figure {
    let stone = Colour::rgb(0x6b_64_58);
    Figure::Piece(Piece {
        body: Some(Body::Square),
        sign: None,
        fill: stone,
        ink: stone,
    })
}

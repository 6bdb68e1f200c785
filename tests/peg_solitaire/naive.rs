//! The game on rows of characters, with signed steps; it shares no code with the library.

/// The holes of a jump: the start, the one jumped over, the end.
pub(crate) type Jump = [(usize, usize); 3];

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Naive {
    pub(crate) rows: Vec<Vec<char>>,
    pub(crate) triangular: bool,
}

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    Solved,
    Stuck(usize),
}

impl Naive {
    pub(crate) fn new(picture: &str, triangular: bool) -> Self {
        let row = |row: &str| row.chars().filter(|&square| square != ' ').collect();
        let rows = picture.lines().map(row);
        Self {
            rows: rows.collect(),
            triangular,
        }
    }

    fn cell(&self, row: i32, col: i32) -> Option<((usize, usize), char)> {
        let (row, col) = (usize::try_from(row).ok()?, usize::try_from(col).ok()?);
        Some(((row, col), *self.rows.get(row)?.get(col)?))
    }

    pub(crate) fn jumps(&self) -> Vec<Jump> {
        let mut jumps = Vec::new();
        for row in 0..32 {
            for col in 0..32 {
                for (down, right) in [(-1, 0), (0, 1), (1, 1), (1, 0), (0, -1), (-1, -1)] {
                    if down == right && !self.triangular {
                        continue;
                    }
                    let cells = [0, 1, 2].map(|n| self.cell(row + n * down, col + n * right));
                    if let [Some((from, '1')), Some((over, '1')), Some((to, '0'))] = cells {
                        jumps.push([from, over, to]);
                    }
                }
            }
        }
        jumps
    }

    pub(crate) fn play(&mut self, [from, over, to]: Jump) {
        for ((row, col), after) in [(from, '0'), (over, '0'), (to, '1')] {
            self.rows[row][col] = after;
        }
    }

    pub(crate) fn pegs(&self) -> Vec<(usize, usize)> {
        let mut pegs = Vec::new();
        for (row, cells) in self.rows.iter().enumerate() {
            for (col, &cell) in cells.iter().enumerate() {
                if cell == '1' {
                    pegs.push((row, col));
                }
            }
        }
        pegs
    }

    /// The end of the game, if any, with one peg in any hole or in a given one as the goal.
    pub(crate) fn end(&self, goal: Option<(usize, usize)>) -> Option<End> {
        let pegs = self.pegs();
        match pegs[..] {
            [last] if goal.is_none_or(|goal| goal == last) => Some(End::Solved),
            _ if self.jumps().is_empty() => Some(End::Stuck(pegs.len())),
            _ => None,
        }
    }

    pub(crate) fn picture(&self) -> String {
        let row = |cells: &Vec<char>| {
            let cells: Vec<String> = cells.iter().map(char::to_string).collect();
            cells.join(" ")
        };
        let rows: Vec<_> = self.rows.iter().map(row).collect();
        rows.join("\n")
    }
}

//! The Game of the Amazons: move like a queen, then shoot an arrow that stays.

use collinear::{
    Coord, Direction, Grid, Move,
    picture::{Body, Figure, Sign, Style},
    rules::{Illegal, Notation, Outcome, Position, Rules, is_stuck, read_by_cells, write_by_cells},
};

use crate::{
    looks::{self, piece},
    shown::Shown,
};

/// The Game of the Amazons, by Walter Zamkauskas (1988): four amazons a side on 10x10 cells.
///
/// - An amazon moves like a chess queen over empty cells. From her new cell she shoots an arrow, which also flies like
///   a queen. The arrow `#` stays, and nothing passes it.
/// - A player who cannot move loses. Every move fills a cell, so a game ends.
///
/// The first player has the lower four amazons. A move is written `d1-d7/g7`, with the arrow last.
///
/// ```
/// use collinear::rules::{Notation, Rules};
/// use collinear_games::amazons::Amazons;
///
/// let start = Amazons.start();
/// let moves = Amazons.read_game(&start, "d1-d7/g7 g10-g8/e8").unwrap();
/// assert_eq!(Amazons.write_game(&start, &moves), "d1-d7/g7 g10-g8/e8");
/// // she shoots back over the cell that she left
/// assert!(Amazons.read_move(&start, "d1-d7/d1").is_ok());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Amazons;

const START: &str = "
    . . . O . . O . . .
    . . . . . . . . . .
    . . . . . . . . . .
    O . . . . . . . . O
    . . . . . . . . . .
    . . . . . . . . . .
    X . . . . . . . . X
    . . . . . . . . . .
    . . . . . . . . . .
    . . . X . . X . . .
";

impl Rules for Amazons {
    type State = Position<char>;
    /// The start and the end of the amazon, and the cell where the arrow lands.
    type Move = [Coord; 3];

    fn start(&self) -> Self::State {
        Position::new(Grid::parse(START).expect("a board"))
    }

    fn moves(&self, state: &Self::State) -> impl Iterator<Item = [Coord; 3]> {
        let (grid, own) = (state.grid(), char::from(state.turn));
        let free = |&cell: &char| cell == '.';
        let queens = grid.headings_of(move |&cell| cell == own, |_| Direction::ALL);
        let moves =
            queens.flat_map(move |(from, direction)| grid.slide(from, direction, .., free).moves());
        moves.flat_map(move |Move { from, to }| {
            let clear = move |at| at == from || free(&grid[at]);
            let shots =
                Direction::ALL.map(|direction| grid.bounds().slide(to, direction, .., clear).line);
            let arrows = shots.into_iter().flatten();
            arrows.map(move |arrow| [from, to, arrow])
        })
    }

    fn apply(&self, state: &mut Self::State, [from, to, arrow]: [Coord; 3]) {
        state.carry(from, to, '.');
        state.put(arrow, '#');
    }

    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        is_stuck(self, state).then_some(Outcome::Win(state.turn.other()))
    }
}

impl Notation for Amazons {
    fn write_move(&self, before: &Self::State, m: &[Coord; 3]) -> String {
        let text = write_by_cells(self, before, m);
        match text.rsplit_once('-') {
            Some((queen, arrow)) => format!("{queen}/{arrow}"),
            None => text,
        }
    }

    /// Accepts a slash or a hyphen before the arrow.
    fn read_move(&self, before: &Self::State, word: &str) -> Result<[Coord; 3], Illegal> {
        read_by_cells(self, before, &word.replace('/', "-"))
    }
}

pub(crate) fn shown() -> Shown<Amazons> {
    let queen = |fill| piece(Body::Disc, fill, Some(Sign::Crown));
    let figures = [
        ('.', Figure::Nothing),
        ('X', queen(0xfa_f6_ec)),
        ('O', queen(0x2b_30_3b)),
        ('#', piece(Body::Diamond, 0xc2_51_2e, None)),
    ];
    Shown {
        style: Some(Style {
            theme: looks::theme(0xee_dd_bb, 0xb0_90_5c, figures),
            ..Style::default()
        }),
        ..Shown::for_two(["White", "Black"])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test::{WALKS, agrees_with_its_promises_from};

    #[test]
    fn it_keeps_its_promises() {
        // 16 cells, because the full board has thousands of moves to compare.
        let grid = Grid::parse("X . . O\n. . . .\n. . . .\nO . . X").unwrap();
        agrees_with_its_promises_from(&Position::new(grid), WALKS, &Amazons);
    }
}

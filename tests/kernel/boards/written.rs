//! Cells that are written, compared with a map.

use std::collections::BTreeMap;

use collinear::{Board, Grid};
use fastrand::Rng;

use super::{list::Whole, queries::all_ways};

pub(super) fn cells_that_are_written<T: Whole>(
    board: &Board<T>,
    kind: &dyn Fn(T::Cell) -> char,
    random: &mut Rng,
) {
    let all: Vec<_> = board.cells().collect();
    let mut grid = Grid::on(board.clone(), kind).unwrap();
    let mut map: BTreeMap<_, _> = all.iter().map(|&at| (at, kind(at))).collect();
    let same = |grid: &Grid<char, T>, map: &BTreeMap<_, _>| {
        let found: BTreeMap<_, _> = grid.indexed().map(|(at, &cell)| (at, cell)).collect();
        assert_eq!(found, *map, "{board:?}");
    };

    let some: Vec<_> = all.iter().copied().filter(|_| random.bool()).collect();
    grid.fill(some.iter().copied(), '1');
    map.extend(some.iter().map(|&at| (at, '1')));
    same(&grid, &map);

    // More values than cells, equally many, and fewer; of a repeated cell the later value stays.
    let twice = [all.clone(), some.clone()].concat();
    for count in [0, 1, twice.len(), twice.len() + 1] {
        let values: Vec<_> = ('a'..='z').cycle().skip(count).take(count).collect();
        grid.write(twice.iter().copied(), values.iter().copied());
        map.extend(twice.iter().copied().zip(values));
        same(&grid, &map);
    }

    for _ in 0..4 {
        let (Some(&from), Some(&to)) = (random.choice(&all), random.choice(&all)) else {
            break;
        };
        let piece = map.insert(from, '!').unwrap();
        let taken = map.insert(to, piece).unwrap();
        assert_eq!(grid.carry(from, to, '!'), taken, "{from:?} {to:?}");
        same(&grid, &map);
    }

    let ways = |at| board.topology().headings(at).collect::<Vec<_>>();
    let mut some = all_ways(board, ways);
    random.shuffle(&mut some);
    for way in some.into_iter().take(3) {
        // Reversed, without some of its values, or with one more.
        let becomes = |mut values: Vec<char>| {
            values.reverse();
            values.retain(|&value| value < 'm');
            if values.len().is_multiple_of(2) {
                values.push('+');
            }
            values
        };
        for line in board.lines(way) {
            let line: Vec<_> = line.iter().collect();
            let mut values = becomes(line.iter().map(|at| map[at]).collect());
            values.resize(line.len(), '_');
            map.extend(line.into_iter().zip(values));
        }
        grid.rewrite_lines(way, '_', becomes);
        same(&grid, &map);
    }
}

//! Chains of hops, on a board that is copied for every hop.

use collinear::{
    Grid,
    geometry::{Coord, Direction},
    lines::{Hop, Removal},
};

use super::{HOLE, on_board, step};

/// The first chains, at most `most`, of a piece that jumps over `x` onto `.`, each as long as it
/// can go on.
pub(crate) fn chains(
    board: &Grid<char>,
    from: Coord,
    directions: &[Direction],
    removal: Removal,
    most: usize,
) -> Vec<Vec<Hop>> {
    let mut found: Vec<Vec<Hop>> = Vec::new();
    for (hop, after) in hops(board, from, directions, removal) {
        let rest = chains(&after, hop.to, directions, removal, most - found.len());
        if rest.is_empty() {
            found.push(vec![hop]);
        }
        found.extend(rest.into_iter().map(|rest| [vec![hop], rest].concat()));
        if found.len() >= most {
            break;
        }
    }
    found
}

/// The hops of a piece, each once, with the board after it.
pub(crate) fn hops(
    board: &Grid<char>,
    from: Coord,
    directions: &[Direction],
    removal: Removal,
) -> Vec<(Hop, Grid<char>)> {
    let mut hops: Vec<(Hop, Grid<char>)> = Vec::new();
    for &direction in directions {
        let bounds = board.bounds();
        let Some(over) = step(bounds, from, direction) else {
            continue;
        };
        let Some(to) = step(bounds, over, direction) else {
            continue;
        };
        let hop = Hop { from, over, to };
        let own = over == from || to == from;
        if own || board[over] != 'x' || board[to] != '.' || hops.iter().any(|other| other.0 == hop)
        {
            continue;
        }
        let mut after = board.clone();
        after[from] = '.';
        after[over] = match removal {
            Removal::AtOnce => '.',
            Removal::AtEnd => HOLE,
        };
        after[to] = '@';
        hops.push((hop, after));
    }
    assert!(hops.is_empty() || on_board(board.bounds(), from));
    hops
}

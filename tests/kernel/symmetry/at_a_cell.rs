//! Queries of a cell, along one or several directions.

use itertools::iproduct;

use super::*;

/// Applied to each of these.
fn of_each<W: Copy>(
    grid: &Grid<char>,
    all: &(impl Iterator<Item = W> + Clone),
    ask: impl Fn(&Grid<char>, W, View, View) -> Vec<Answer>,
) {
    mirrored(grid, |board, to, by| {
        all.clone().flat_map(|it| ask(board, it, to, by)).collect()
    });
}

/// From each cell along each direction.
fn from_each_cell(
    grid: &Grid<char>,
    ask: impl Fn(&Grid<char>, Coord, Direction, View, View) -> Vec<Answer>,
) {
    let states = iproduct!(cells(grid.bounds()), directions());
    of_each(grid, &states, |grid, (at, way), to, by| {
        ask(grid, to.cell(at), to.way(way), to, by)
    });
}

proptest! {
    #![proptest_config(cases(40))]

    #[test]
    fn steps_and_walks_are_mirrored(grid in a_grid()) {
        from_each_cell(&grid, |grid, at, way, to, by| {
            let board = grid.bounds();
            let whole = board.run_through(at, way, |_| true);
            let leaves = |cell: &char, way| match cell {
                'x' => Some(to.way(Direction::N)),
                'o' => None,
                _ => Some(way),
            };
            let mut beam = grid.beam(at, way, leaves);
            let beam_cells: Vec<_> = beam.by_ref().map(|(at, way)| (way, at)).collect();
            answers![by;
                board.step(at, way),
                [0, 1, 2, 5, 100].map(|steps| board.step_by(at, way, steps)),
                board.is_ring(way),
                board.ray_len(at, way),
                board.ray(at, way).line(),
                board.ray_with_origin(at, way).line(),
                board.line(at, way, 3),
                board.whole_line(at, way).map(unordered),
                whole,
                grid.run(at, way, is_x),
                grid.run_through(at, way, is_x),
                grid.count_on_line(at, way, is_x),
                grid.first_hit(at, way, is_x),
                grid.last_free(at, way, is_free),
                beam_cells,
                beam.end(),
                grid.drop_from(at, way, is_free),
                grid.slide(at, way, .., is_free),
                grid.slide(at, way, ..=2, is_free),
                grid.slide_or_take(at, way, ..=3, is_free, is_x),
            ]
        });
    }

    #[test]
    fn hops_captures_and_pushes_are_mirrored(grid in a_grid()) {
        let left = grid.bounds().coord_at(0).unwrap_or(Coord::new(0, 0));
        from_each_cell(&grid, |grid, at, way, to, by| {
            let anvil = |behind: Option<&char>| behind.is_none_or(is_o);
            let push = grid.push(at, way, 2, is_x, |to| to.is_none_or(is_free));
            let mut pushed = grid.clone();
            let out = push.as_ref().ok().and_then(|push| pushed.push_line(push, 'o'));
            answers![by;
                grid.bracket(at, way, 1.., is_x, is_o),
                grid.bracket(at, way, 2..=2, is_x, is_o),
                grid.bracket(at, way, ..3, is_x, is_o),
                grid.custodial(at, way, is_x, anvil),
                grid.intervene(at, way, is_x),
                grid.hop(at, way, is_x, is_free),
                grid.far_hops(at, way, is_free, is_x, is_free).collect::<Vec<_>>(),
                grid.hops_on(at, way, is_x, is_free).collect::<Vec<_>>(),
                grid.path_along(at, way, to.cell(left), 4, is_x),
                push,
                out,
                pushed,
            ]
        });
    }

    #[test]
    fn pieces_that_slide_together_are_mirrored(grid in a_grid()) {
        from_each_cell(&grid, |grid, at, way, _, by| {
            let beside = grid.neighbours(at, &Direction::ORTHOGONAL).map(|(_, to, _)| to);
            let piece: Vec<_> = beside.chain([at]).collect();
            answers![by; grid.slide_together(piece, way, .., is_free)]
        });
    }

    #[test]
    fn patterns_are_mirrored(grid in a_grid(), which in 0_usize..6) {
        let pattern = [
            "x+ !x",
            "| !o{0,3} |",
            "_* x",
            ". x{2} _?",
            "o+ |",
            "!x|{2} [x.]+ ![x.]|",
        ];
        let pattern: Pattern<char> = pattern[which].parse().expect("a pattern");
        from_each_cell(&grid, |grid, at, way, _, by| {
            let ways = [way];
            let through = grid.find_pattern_through(at, &ways, &pattern, |&cell| cell);
            answers![by;
                grid.match_pattern(at, way, &pattern, |&cell| cell),
                through.collect::<Vec<_>>(),
            ]
        });
        mirrored(&grid, |grid, to, by| {
            let ways = to.ways(&Direction::ALL);
            let found = grid.find_pattern(&ways, &pattern, |&cell| cell);
            answers![by; unordered(found.map(|it| it.line))]
        });
    }

    /// The directions keep their order, and so do the results.
    #[test]
    fn what_a_piece_can_do_is_mirrored(grid in a_grid()) {
        let all = directions();
        of_each(&grid, &cells(grid.bounds()).into_iter(), |grid, at, to, by| {
            let (at, ways) = (to.cell(at), &to.ways(&all)[..]);
            let few = &to.ways(&Direction::DIAGONAL);
            let chains = grid.chains(at, few, is_x, is_free, Removal::AtOnce);
            let sides = |side: Option<&char>| side.is_some_and(is_x);
            let near = grid.neighbours(at, ways).map(|(way, to, _)| (way, to));
            answers![by;
                near.collect::<Vec<_>>(),
                grid.surround(at, ways, sides),
                grid.seen_from(at, ways, is_x).collect::<Vec<_>>(),
                chains.take(50).collect::<Vec<_>>(),
            ]
        });
    }

    #[test]
    fn areas_and_lines_through_a_cell_are_mirrored(grid in a_grid(), k in 0_usize..6) {
        let sets = [&Direction::ORTHOGONAL[..], &Direction::HEX, &Direction::KNIGHT];
        let goal = grid.bounds().coord_at(0).unwrap_or(Coord::new(0, 0));
        let all = iproduct!(cells(grid.bounds()), sets);
        of_each(&grid, &all, |grid, (at, ways), to, by| {
                let (at, goal, ways) = (to.cell(at), to.cell(goal), &to.ways(ways)[..]);
                let reach = grid.reach_by([at], |at| {
                    let hop = |&way| grid.hop(at, way, is_x, is_free).ok();
                    ways.iter().filter_map(hop).map(|hop| hop.to).collect::<Vec<_>>()
                });
                // One of several shortest paths.
                let way = grid.connect([at], |at| at == goal, ways, is_x);
                let [least, exact] = [Length::AtLeast(k), Length::Exactly(k)].map(|length| {
                    let lines = grid.k_lines_through(at, ways, length, is_x);
                    lines.map(unordered).collect::<Vec<_>>()
                });
                let flood = grid.flood([at], ways, is_x);
                answers![by;
                    unordered(flood.into_cells()),
                    unordered(reach.into_cells()),
                    way.map(|way| way.len()),
                    least,
                    exact,
                ]
        });
    }

    #[test]
    fn what_lies_between_two_cells_is_mirrored(grid in a_grid()) {
        let all = cells(grid.bounds());
        let third = all.get(all.len() / 2).copied();
        of_each(&grid, &iproduct!(&all, &all), |grid, (&from, &target), to, by| {
                let [a, b, c] = [from, target, third.expect("a cell")].map(|at| to.cell(at));
                answers![by;
                    grid.bounds().between(a, b),
                    a.direction_to(b),
                    a.distance(b),
                    aligned(a, b, c),
                    grid.path(a, b, is_x),
                ]
        });
    }
}

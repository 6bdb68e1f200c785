use super::*;

/// In whatever order the pieces come.
fn sorted<A: Ord>(answers: impl Iterator<Item = A>) -> Vec<A> {
    let mut answers: Vec<A> = answers.collect();
    answers.sort_unstable();
    answers
}

proptest! {
    #![proptest_config(cases(40))]

    #[test]
    fn brackets_are_mirrored(grid in a_grid()) {
        let ranges = [
            (Included(1), Unbounded),
            (Included(1), Included(1)),
            (Included(2), Included(2)),
            (Unbounded, Excluded(3)),
        ];
        in_every_mirror(&grid, |mirror, at, direction| {
            let (to, way) = (mirror.coord(at), mirror.direction(direction));
            for range in ranges {
                let through =
                    |found: Bracket| (mirror.list(found.inner), mirror.coord(found.anchor));
                let straight = |found: Bracket| (list(found.inner), found.anchor);
                let here = grid.bracket(at, direction, range, is_x, is_o);
                let there = mirror.there.bracket(to, way, range, is_x, is_o);
                let here = here.map(through).map_err(|miss| mirror.miss(miss));
                assert_mirrored!(mirror, here, there.map(straight));
            }
        });
    }

    #[test]
    fn hops_are_mirrored(grid in a_grid()) {
        in_every_mirror(&grid, |mirror, at, direction| {
            let (to, way) = (mirror.coord(at), mirror.direction(direction));
            let here = grid.hop(at, direction, is_x, is_free);
            let here = here.map(|hop| mirror.hop(hop)).map_err(|miss| mirror.miss(miss));
            assert_mirrored!(mirror, here, mirror.there.hop(to, way, is_x, is_free));
        });
    }

    #[test]
    fn what_all_pieces_can_do_is_mirrored(grid in a_grid()) {
        let headings = directions();
        for mirror in mirrors(&grid) {
            let turned: Vec<_> = headings.iter().map(|&way| mirror.direction(way)).collect();
            let there = &mirror.there;

            let here = grid.ways(is_x, &headings);
            let here = here.map(|(at, way)| (mirror.coord(at), mirror.direction(way)));
            assert_mirrored!(mirror, sorted(here), sorted(there.ways(is_x, &turned)));

            let some = |at, headings: &[_]| if is_x(&at) {
                headings[..3].to_vec()
            } else {
                headings[2..].to_vec()
            };
            let here = grid.ways_by(|_| true, |at| some(grid[at], &headings));
            let here = here.map(|(at, way)| (mirror.coord(at), mirror.direction(way)));
            let found = there.ways_by(|_| true, |at| some(there[at], &turned));
            assert_mirrored!(mirror, sorted(here), sorted(found));

            let here = grid.slides(is_x, &headings, is_free);
            let here = here.map(|run| (mirror.coord(run.from), mirror.list(run.line)));
            let straight = there.slides(is_x, &turned, is_free);
            let straight = straight.map(|run| (run.from, list(run.line)));
            assert_mirrored!(mirror, sorted(here), sorted(straight));

            let parts = |hop: Hop| [hop.from, hop.over, hop.to];
            let here = grid.hops(is_x, &headings, is_o, is_free);
            let here = here.map(|hop| parts(mirror.hop(hop)));
            let straight = there.hops(is_x, &turned, is_o, is_free).map(parts);
            assert_mirrored!(mirror, sorted(here), sorted(straight));

            let here = grid.brackets(is_free, &headings, 1.., is_o, is_x);
            let here = here.map(|Bracket { from, inner, anchor, .. }| {
                (mirror.coord(from), mirror.list(inner), mirror.coord(anchor))
            });
            let straight = there.brackets(is_free, &turned, 1.., is_o, is_x);
            let straight = straight.map(|found| (found.from, list(found.inner), found.anchor));
            assert_mirrored!(mirror, sorted(here), sorted(straight));
        }
    }

    #[test]
    fn what_one_piece_can_do_is_mirrored(grid in a_grid()) {
        let headings = directions();
        for mirror in mirrors(&grid) {
            let turned: Vec<_> = headings.iter().map(|&way| mirror.direction(way)).collect();
            let there = &mirror.there;
            for at in grid.bounds().coords() {
                let to = mirror.coord(at);

                let here = grid.slides_from(at, &headings, is_free).map(|run| mirror.list(run.line));
                let straight = there.slides_from(to, &turned, is_free).map(|run| list(run.line));
                assert_mirrored!(mirror, here.collect::<Vec<_>>(), straight.collect::<Vec<_>>());

                let here = grid.hops_from(at, &headings, is_o, is_free).map(|hop| mirror.hop(hop));
                let straight = there.hops_from(to, &turned, is_o, is_free);
                assert_mirrored!(mirror, here.collect::<Vec<_>>(), straight.collect::<Vec<_>>());

                let far = |hop| mirror.hop(hop);
                let here = grid.far_hops_from(at, &headings, .., 1.., is_free, is_o, is_free).map(far);
                let straight = there.far_hops_from(to, &turned, .., 1.., is_free, is_o, is_free);
                assert_mirrored!(mirror, here.collect::<Vec<_>>(), straight.collect::<Vec<_>>());

                let here = grid.brackets_from(at, &headings, 1.., is_o, is_x);
                let here = here.map(|found| (mirror.list(found.inner), mirror.coord(found.anchor)));
                let straight = there.brackets_from(to, &turned, 1.., is_o, is_x);
                let straight = straight.map(|found| (list(found.inner), found.anchor));
                assert_mirrored!(mirror, here.collect::<Vec<_>>(), straight.collect::<Vec<_>>());

                let here = grid.shots_from(at, &headings, at, is_free).map(|run| mirror.list(run.line));
                let straight = there.shots_from(to, &turned, to, is_free).map(|run| list(run.line));
                assert_mirrored!(mirror, here.collect::<Vec<_>>(), straight.collect::<Vec<_>>());
            }
        }
    }

    #[test]
    fn rewritten_lines_are_mirrored(grid in a_grid()) {
        let without_o = |line: Vec<char>| line.into_iter().filter(|cell| *cell != 'o');
        for mirror in mirrors(&grid) {
            // Where a whole ring begins is another cell there.
            for way in directions().into_iter().filter(|&way| !grid.bounds().is_ring(way)) {
                let (mut here, mut there) = (grid.clone(), mirror.there.clone());
                here.rewrite_lines(way, '?', without_o);
                there.rewrite_lines(mirror.direction(way), '?', without_o);
                assert_mirrored!(mirror, here.transformed(mirror.symmetry), there);
            }
        }
    }

    #[test]
    fn changes_are_mirrored(grid in a_grid(), n in 1..9_usize) {
        let after = Grid::from_fn(grid.rows(), grid.cols(), |at| {
            if (at.row + 2 * at.col) % n == 0 { 'o' } else { grid[at] }
        });
        let after = after.expect("as large").with_wrap(grid.bounds().wrap());
        let parts = |change: &Change<char, _>| (change.before, change.after);
        let here = grid.changes_to(&after);
        for mirror in mirrors(&grid) {
            let there = mirror.there.changes_to(&after.transformed(mirror.symmetry));
            let here = here.iter().map(|change| (mirror.coord(change.at), parts(change)));
            let there = there.iter().map(|change| (change.at, parts(change)));
            assert_mirrored!(mirror, sorted(here), sorted(there));
        }
    }

    #[test]
    fn far_hops_and_hops_straight_on_are_mirrored(grid in a_grid()) {
        in_every_mirror(&grid, |mirror, at, direction| {
            let (to, way) = (mirror.coord(at), mirror.direction(direction));
            let here = grid.far_hops(at, direction, 0.., 1.., is_free, is_x, is_free);
            let here: Vec<Hop> = here.map(|hop| mirror.hop(hop)).collect();
            let there = mirror.there.far_hops(to, way, 0.., 1.., is_free, is_x, is_free);
            assert_mirrored!(mirror, here, there.collect::<Vec<_>>());
            let here = grid.hops_on(at, direction, is_x, is_free);
            let here: Vec<Hop> = here.map(|hop| mirror.hop(hop)).collect();
            let there = mirror.there.hops_on(to, way, is_x, is_free);
            assert_mirrored!(mirror, here, there.collect::<Vec<_>>());
        });
    }

    #[test]
    fn pushes_are_mirrored(grid in a_grid()) {
        let room = |to: Option<&char>| to.is_none_or(is_free);
        in_every_mirror(&grid, |mirror, at, direction| {
            let (to, way) = (mirror.coord(at), mirror.direction(direction));
            let here = grid.push(at, direction, 2, is_x, room);
            let there = mirror.there.push(to, way, 2, is_x, room);
            if let (Ok(here), Ok(there)) = (&here, &there) {
                let (mut pushed, mut pushed_there) = (grid.clone(), mirror.there.clone());
                let out = pushed.push_line(here, 'o');
                assert_mirrored!(mirror, out, pushed_there.push_line(there, 'o'));
                assert_mirrored!(mirror, pushed.transformed(mirror.symmetry), pushed_there);
            }
            let through = |push: Push| (mirror.list(push.line), push.to.map(|at| mirror.coord(at)));
            let here = here.map(through).map_err(|miss| mirror.miss(miss));
            let there = there.map(|push| (list(push.line), push.to));
            assert_mirrored!(mirror, here, there);
        });
    }

    #[test]
    fn shots_are_mirrored(grid in a_grid()) {
        let Some(left) = grid.bounds().coord_at(0) else {
            return Ok(());
        };
        in_every_mirror(&grid, |mirror, at, direction| {
            let (to, way) = (mirror.coord(at), mirror.direction(direction));
            let here = grid.shoot(at, direction, left, is_free);
            let there = mirror.there.shoot(to, way, mirror.coord(left), is_free);
            assert_mirrored!(mirror, mirror.list(here.line), list(there.line));
            assert_mirrored!(mirror, mirror.stop(here.stop), there.stop);
        });
    }

    #[test]
    fn custodial_captures_are_mirrored(grid in a_grid()) {
        let anvil = |behind: Option<&char>| behind.is_none_or(is_o);
        in_every_mirror(&grid, |mirror, at, direction| {
            let (to, way) = (mirror.coord(at), mirror.direction(direction));
            let here = grid.custodial(at, direction, is_x, anvil);
            let here = here.map(|at| mirror.coord(at)).map_err(|miss| mirror.miss(miss));
            assert_mirrored!(mirror, here, mirror.there.custodial(to, way, is_x, anvil));
        });
    }

    #[test]
    fn two_are_taken_by_a_step_between_in_every_mirror(grid in a_grid()) {
        in_every_mirror(&grid, |mirror, at, direction| {
            let (to, way) = (mirror.coord(at), mirror.direction(direction));
            let here = grid.intervene(at, direction, is_x);
            let here = here.map(|two| two.map(|at| mirror.coord(at))).map_err(|miss| mirror.miss(miss));
            assert_mirrored!(mirror, here, mirror.there.intervene(to, way, is_x));
        });
    }

    #[test]
    fn chains_are_mirrored(grid in a_grid()) {
        const MOST: usize = 50;
        for mirror in mirrors(&grid) {
            for ways in [Direction::DIAGONAL, Direction::ORTHOGONAL] {
                let turned = mirror.directions(ways);
                for at in cells(grid.bounds()) {
                    let here = grid.chains(at, &ways, is_x, is_free, Removal::AtOnce);
                    let here = here.take(MOST).flatten().map(|hop| mirror.hop(hop));
                    let to = mirror.coord(at);
                    let there = &mirror.there;
                    let there = there.chains(to, &turned, is_x, is_free, Removal::AtOnce);
                    let there = there.take(MOST).flatten();
                    // The directions keep their order, and so do the chains.
                    let (here, there): (Vec<_>, Vec<_>) = (here.collect(), there.collect());
                    assert_mirrored!(mirror, here, there);
                }
            }
        }
    }

    #[test]
    fn compact_boards_are_mirrored(grid in a_grid()) {
        let matter = |cell: &char| match cell {
            '.' => Gravity::Empty,
            'o' => Gravity::Fixed,
            _ => Gravity::Falls,
        };
        for mirror in mirrors(&grid) {
            for direction in directions() {
                let (mut here, mut there) = (grid.clone(), mirror.there.clone());
                let fell = here.compact(direction, matter);
                let fell_there = there.compact(mirror.direction(direction), matter);
                assert_mirrored!(mirror, here.transformed(mirror.symmetry), there);
                assert_mirrored!(mirror, fell, fell_there);
            }
        }
    }

    #[test]
    fn what_lands_and_what_is_taken_out_are_mirrored(grid in a_grid()) {
        for mirror in mirrors(&grid) {
            for way in directions() {
                let there = mirror.direction(way);
                let here: BTreeSet<_> =
                    grid.landings(way, is_free).map(|at| mirror.coord(at)).collect();
                assert_mirrored!(mirror, here, mirror.there.landings(there, is_free).collect());

                let (mut left, mut gone) = (grid.clone(), mirror.there.clone());
                let full = left.remove_lines(Direction::E, way, is_x, '-');
                let east = mirror.direction(Direction::E);
                let full_there = gone.remove_lines(east, there, is_x, '-');
                assert_mirrored!(mirror, left.transformed(mirror.symmetry), gone);
                let here: BTreeSet<_> = full.into_iter().map(|line| mirror.set(line)).collect();
                assert_mirrored!(mirror, here, full_there.into_iter().map(set).collect());
            }
        }
    }

    #[test]
    fn patterns_are_mirrored(grid in a_grid(), which in 0_usize..6) {
        let pattern = [
            vec![
                Segment::at_least(1, Token::Is('x')),
                Segment::one(Token::Not('x')),
            ],
            vec![
                Segment::edge(),
                Segment::between(0, 3, Token::Not('o')),
                Segment::edge(),
            ],
            vec![Segment::at_least(0, Token::Any), Segment::one(Token::Is('x'))],
            vec![
                Segment::one(Token::Is('.')),
                Segment::exactly(2, Token::Is('x')),
                Segment::between(0, 1, Token::Any),
            ],
            vec![Segment::at_least(1, Token::Is('o')), Segment::edge()],
            vec![
                Segment::exactly(2, Token::Not('x')).or_edge(),
                Segment::at_least(1, Token::one_of(['x', '.'])),
                Segment::one(Token::none_of(['x', '.'])).or_edge(),
            ],
        ];
        let pattern = Pattern::new(pattern[which].clone());
        in_every_mirror(&grid, |mirror, at, direction| {
            let (to, way) = (mirror.coord(at), mirror.direction(direction));
            let here = grid.match_pattern(at, direction, &pattern, |&cell| cell);
            let there = mirror.there.match_pattern(to, way, &pattern, |&cell| cell);
            let lists =
                |it: PatternMatch| -> Vec<_> { it.segments.into_iter().map(list).collect() };
            let through = |it: PatternMatch| -> Vec<_> {
                let segments = it.segments.into_iter();
                segments.map(|line| mirror.list(line)).collect()
            };
            let here = here.map(through).map_err(|miss| mirror.miss(miss));
            assert_mirrored!(mirror, here, there.map(lists));
            let kind = |&cell: &char| cell;
            let ways = ([direction], [way]);
            let here = grid.find_pattern_through(at, &ways.0, &pattern, kind);
            let there = mirror.there.find_pattern_through(to, &ways.1, &pattern, kind);
            let here: Vec<_> = here.map(through).collect();
            assert_mirrored!(mirror, here, there.map(lists).collect::<Vec<_>>());
        });
        for mirror in mirrors(&grid) {
            let ways = mirror.directions(Direction::ALL);
            let here = grid.find_pattern(&Direction::ALL, &pattern, |&cell| cell);
            let there = mirror.there.find_pattern(&ways, &pattern, |&cell| cell);
            let mut here: Vec<_> = here.map(|it| mirror.list(it.line)).collect();
            let mut there: Vec<_> = there.map(|it| list(it.line)).collect();
            here.sort_unstable();
            there.sort_unstable();
            assert_mirrored!(mirror, here, there);
        }
    }
}

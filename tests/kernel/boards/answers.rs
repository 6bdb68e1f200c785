//! Queries at a cell, a line each: what is asked of a grid and of its board, of a plane and of a window on it.

/// The answers of all that look at a few cells only, also where a board has no end.
macro_rules! answers_at_a_cell {
    ($it:expr, $at:expr, $way:expr, $ways:expr, $x:expr, $o:expr, $free:expr) => {{
        let (it, at, way, ways) = ($it, $at, $way, $ways);
        let two = Length::AtLeast(2);
        let mut answers = vec![
            format!("{:?}", it.run(at, way, $x)),
            format!("{:?}", it.run_through(at, way, $x)),
            format!("{:?}", it.slide(at, way, $o)),
            format!("{:?}", it.has_k_line_through(at, ways, two, $x)),
            format!(
                "{:?}",
                Vec::from_iter(it.k_lines_through(at, ways, two, $x))
            ),
            format!("{:?}", it.bracket(at, way, 1.., $o, $x)),
            format!(
                "{:?}",
                Vec::from_iter(it.brackets_from(at, ways, 1..3, $o, $x))
            ),
            format!(
                "{:?}",
                it.custodial(at, way, $o, |behind| behind.is_none_or($x))
            ),
            format!("{:?}", it.intervene(at, way, $o)),
            format!("{:?}", it.surround(at, ways, |side| side.is_none_or($o))),
            format!("{:?}", it.push(at, way, 2, $o, |to| to.is_none_or($free))),
            format!("{:?}", it.hop(at, way, $o, $free)),
            format!("{:?}", Vec::from_iter(it.hops_from(at, ways, $o, $free))),
            format!("{:?}", Vec::from_iter(it.hops_on(at, way, $o, $free))),
            format!("{:?}", Vec::from_iter(it.slides_from(at, ways, $o))),
            format!("{:?}", it.shoot(at, way, at, $x)),
            format!("{:?}", Vec::from_iter(it.shots_from(at, ways, at, $x))),
            format!("{:?}", it.drop_from(at, way, $x)),
        ];
        let hops = it.far_hops(at, way, 0..3, 1..4, $free, $o, $x);
        answers.push(format!("{:?}", Vec::from_iter(hops)));
        let hops = it.far_hops_from(at, ways, 0..3, 1..4, $free, $o, $x);
        answers.push(format!("{:?}", Vec::from_iter(hops)));
        let chains = it.chains(at, ways, $o, $free, Removal::AtOnce);
        answers.push(format!("{:?}", Vec::from_iter(chains.take(9))));
        let chains = it.chains_by(at, |at, before, hops| {
            let hop = it.hop(at, way, $o, $free).ok();
            hops.extend(hop.filter(|_| before.len() < 3));
        });
        answers.push(format!("{:?}", Vec::from_iter(chains)));
        for max in 0..3 {
            answers.extend([
                format!("{:?}", it.slide_at_most(at, way, max, $free)),
                format!("{:?}", it.slide_exactly(at, way, max, $free)),
                format!("{:?}", it.slide_or_take(at, way, max, $free, $x)),
            ]);
        }
        answers
    }};
}
pub(super) use answers_at_a_cell;

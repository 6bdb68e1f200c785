//! Counts from late positions, against an engine that shares no code with the library.

use super::*;

/// A position close to the end, and a variant in which the same board goes on differently.
struct Late {
    game: InARow,
    moves: &'static str,
    otherwise: InARow,
}

fn mnk(rows: usize, cols: usize, length: Length) -> Result<InARow, SetupError> {
    InARow::new(rows, cols, length)
}

fn late_positions() -> Result<Vec<Late>, SetupError> {
    use Length::{AtLeast, Exactly};

    let cylinder = mnk(5, 6, AtLeast(4))?.with_gravity()?;
    let torus = mnk(4, 5, AtLeast(4))?;
    let exact_torus = mnk(5, 4, Exactly(4))?;
    let walled = FOUR_IN_A_ROW.with_obstacles([(3, 3), (2, 4)].map(Coord::from))?;
    let walled_ring = mnk(5, 5, AtLeast(4))?.with_wrap(Wrap::EastWest)?;
    let walled_ring = walled_ring.with_obstacles([(2, 2), (0, 4), (4, 1)].map(Coord::from))?;
    let late = |game, moves, otherwise| Late {
        game,
        moves,
        otherwise,
    };
    Ok(vec![
        late(
            FOUR_IN_A_ROW,
            "576411463563545345312516233411",
            mnk(6, 7, AtLeast(5))?.with_gravity()?,
        ),
        late(
            FOUR_IN_A_ROW,
            "234154631541341771236273172744",
            mnk(6, 7, Exactly(4))?.with_gravity()?,
        ),
        // The win on the last cell, and the draw.
        late(
            FOUR_IN_A_ROW,
            "4445674626216117175642746357273132",
            mnk(6, 7, AtLeast(4))?,
        ),
        late(
            TIC_TAC_TOE,
            "c1 b2 a3 c3",
            TIC_TAC_TOE.with_axes(&Direction::ORTHOGONAL)?,
        ),
        late(
            mnk(5, 7, Exactly(4))?,
            "b3 c1 a1 b1 a4 d3 c2 a3 f1 c4 a5 g1 g3 g5 e1 c5 b5 e2 g4 d2 f3 e5 e3 f4 f2 g2 b4",
            mnk(5, 7, AtLeast(4))?,
        ),
        late(
            mnk(6, 7, Exactly(3))?.with_gravity()?,
            "67126116411512243256",
            mnk(6, 7, AtLeast(3))?.with_gravity()?,
        ),
        late(
            mnk(3, 7, Exactly(5))?,
            "a1 b2 b1 c2 c1 e2 e1 f2 f1 a3 g1 c3 b3 e3 d3 f3",
            mnk(3, 7, AtLeast(5))?,
        ),
        late(
            cylinder.with_wrap(Wrap::EastWest)?,
            "21452111516434344356",
            cylinder,
        ),
        late(
            torus.with_wrap(Wrap::Both)?,
            "e1 e4 a1 e2 a2 c1 c2 d2 e3 d1 a3 d3",
            torus.with_wrap(Wrap::EastWest)?,
        ),
        late(
            exact_torus.with_wrap(Wrap::Both)?,
            "d1 a4 d2 c2 c3 b1 a2 b2 b3 c1 b4 a3",
            mnk(5, 4, AtLeast(4))?.with_wrap(Wrap::Both)?,
        ),
        late(
            mnk(4, 6, AtLeast(4))?.with_wrap(Wrap::NorthSouth)?,
            "d2 a2 e1 c2 d3 a1 a3 c3 e4 f2 d1 b3 f3 e2 a4 b1",
            mnk(4, 6, AtLeast(4))?,
        ),
        late(
            mnk(6, 5, AtLeast(3))?.with_axes(&Direction::DIAGONAL)?,
            "b6 b4 c3 c2 d2 a6 a3 b2 c6 d4 c5 b1 e3 a2 b3 c4 a1 c1 d1 e4 e2 e1",
            mnk(6, 5, AtLeast(3))?.with_axes(&[Direction::NE])?,
        ),
        late(
            mnk(5, 6, AtLeast(4))?.with_axes(&Direction::HEX_AXES)?,
            "c5 f5 f2 b5 b2 d2 e1 d4 a3 e2 c2 c3 a2 f4 e3 f3 b4 a5 a1 c4 e4 c1",
            mnk(5, 6, AtLeast(4))?,
        ),
        late(
            mnk(6, 6, AtLeast(4))?
                .with_gravity()?
                .with_axes(&Direction::ORTHOGONAL)?,
            "214521115156656234543333252",
            mnk(6, 6, AtLeast(4))?
                .with_gravity()?
                .with_axes(&[Direction::E])?,
        ),
        late(walled, "744577164372613111761", walled.misere()),
        late(
            walled_ring.misere(),
            "a2 e1 e3 a1 d3 e2 e4 d1 a5 b5 d4 b2 a3 c2",
            walled_ring,
        ),
    ])
}

/// What [`Naive::census`] counts, counted with the game.
fn census(game: &InARow, state: &State, plies: usize) -> Vec<Census> {
    fn count(game: &InARow, state: &State, census: &mut [Census]) {
        census[0].paths += 1;
        match game.outcome(state) {
            Some(Outcome::Win(Side::First)) => census[0].first_wins += 1,
            Some(Outcome::Win(Side::Second)) => census[0].second_wins += 1,
            Some(Outcome::Draw) => census[0].draws += 1,
            Some(other) => panic!("{other} is no end of a game for two"),
            None if census.len() > 1 => {
                for m in game.moves(state) {
                    let mut next = state.clone();
                    game.apply(&mut next, m);
                    count(game, &next, &mut census[1..]);
                }
            }
            None => {}
        }
    }
    let mut census = vec![Census::default(); plies + 1];
    count(game, state, &mut census);
    census
}

#[test]
fn games_are_counted_from_late_positions() {
    const PLIES: usize = 8;

    let late_positions = late_positions().expect("these are games");
    assert_eq!(late_positions.len(), 16);
    let (mut won, mut drawn) = (0, 0);
    for Late {
        game: rules,
        moves,
        otherwise,
    } in late_positions
    {
        let mut game = Game::new(rules);
        for text in rules.split_turns(moves) {
            let m = rules.read_move(game.state(), text).expect(moves);
            game.play(m).expect(moves);
        }
        let state = game.state();
        let naive = Naive::of(&rules);
        let mut board: Board = state
            .grid()
            .iter()
            .map(collinear::rules::in_a_row::Square::side)
            .collect();
        let expected = naive.census(&mut board, state.turn(), PLIES);
        assert_eq!(census(&rules, state, PLIES), expected, "{rules:?}\n{state}");
        for (depth, count) in expected.iter().enumerate() {
            for engine in engines(&rules) {
                let paths = engine.perft(state, depth, Finished::Dropped);
                assert_eq!(paths, count.paths, "{} {rules:?}\n{state}", engine.name());
            }
        }
        // The position tells the variant from the other one, or it shows nothing.
        let other = otherwise.set_up(state.grid().clone()).expect(moves);
        assert_ne!(
            census(&otherwise, &other, PLIES),
            expected,
            "{rules:?}\n{state}"
        );
        won += expected
            .iter()
            .map(|ply| ply.first_wins + ply.second_wins)
            .sum::<u128>();
        drawn += expected.iter().map(|ply| ply.draws).sum::<u128>();
    }
    assert!(won > 10_000 && drawn > 1_000, "{won} {drawn}");
}

#[test]
fn exactly_five_is_counted_as_five_or_more_until_somebody_can_have_six() {
    // Six discs of one side take eleven plies: no count from the start comes so far.
    let [exactly, or_more] = [Length::Exactly(5), Length::AtLeast(5)].map(|length| {
        let game = mnk(1, 11, length).expect("a game");
        let plies = Plies::of(game).map(|ply| ply.won_games.iter().sum::<u128>());
        plies.collect::<Vec<_>>()
    });
    assert_eq!(exactly.len(), 12);
    assert_eq!(exactly[..11], or_more[..11]);
    assert_ne!(exactly[11], or_more[11]);
    assert_eq!(GOMOKU.length(), Length::Exactly(5));
}

//! The computers for games of `collinear-games` whose random games do not end and therefore say little.

use std::any::Any;

use collinear::{
    Headings, Layout,
    boards::{Cuboid, HexPlane, Hexagons, Holed, Plane, Twisted},
    rules::{Rules, in_a_row::InARow},
};
use collinear_games::{abalone::Abalone, endless::Endless, halma::Halma, xiangqi::Xiangqi};

use super::{
    abalone, endless,
    halma::{self, Yards},
    in_a_row,
    windows::Windows,
    xiangqi,
};
use crate::computer::{Computer, Negamax};

/// The computer of a game that has its own judge; `None` for other games.
pub(crate) fn of_listed<R: Rules + 'static>(rules: &R) -> Option<Box<dyn Computer<R>>> {
    let computer = known(rules)?.downcast().ok()?;
    Some(*computer)
}

/// The same computer as a `Box<dyn Any>` that contains a `Box<dyn Computer<R>>`.
fn known(rules: &dyn Any) -> Option<Box<dyn Any>> {
    Some(if let Some(&game) = rules.downcast_ref::<Abalone>() {
        boxed(Negamax::new(abalone::Middle::of(game), abalone::PLIES))
    } else if let Some(game) = rules.downcast_ref::<Halma>() {
        boxed(Negamax::new(Yards::of(game), halma::PLIES))
    } else if let Some(game) = rules.downcast_ref::<Halma<Holed<Hexagons>>>() {
        boxed(Negamax::new(Yards::of(game), halma::PLIES))
    } else if let Some(game) = rules.downcast_ref::<InARow<Cuboid<3>>>() {
        by_windows(game)?
    } else if let Some(game) = rules.downcast_ref::<InARow<Cuboid<4>>>() {
        by_windows(game)?
    } else if let Some(game) = rules.downcast_ref::<InARow<Twisted>>() {
        by_windows(game)?
    } else if rules.is::<Endless<Plane>>() {
        boxed::<Endless<Plane>>(Negamax::new(endless::Stretches, endless::PLIES))
    } else if rules.is::<Endless<HexPlane>>() {
        boxed::<Endless<HexPlane>>(Negamax::new(endless::Stretches, endless::PLIES))
    } else if rules.is::<Xiangqi>() {
        boxed::<Xiangqi>(Negamax::new(xiangqi::Pieces, xiangqi::PLIES))
    } else {
        return None;
    })
}

/// The computer of an m,n,k game on a board type of its own.
fn by_windows<B>(game: &InARow<B>) -> Option<Box<dyn Any>>
where
    B: Headings<Cell: Send + Sync, Heading: Send + Sync> + Layout,
{
    let windows = Windows::of(game).ok()?;
    let plies = in_a_row::plies(game);
    Some(boxed::<InARow<B>>(Negamax::following(windows, plies)))
}

/// Boxes a computer twice, so that its type can be restored later.
fn boxed<R: Rules + 'static>(computer: impl Computer<R> + 'static) -> Box<dyn Any> {
    let computer: Box<dyn Computer<R>> = Box::new(computer);
    Box::new(computer)
}

#[cfg(test)]
mod tests {
    use std::{cmp::Ordering, sync::Arc};

    use collinear::{
        Direction, Length,
        boards::Twisted,
        rules::{Outcome, Rules, Side, in_a_row::InARow},
    };

    use super::of_listed;
    use crate::{
        computer::{Effort, Level, Opinion},
        core::{record::Record, session::Session},
        program::{all_games, open},
    };

    fn after(game: &str, moves: &str) -> Session {
        let mut session = open(&all_games(), &Record::new(vec![game.to_owned()])).expect(game);
        for word in moves.split(' ').filter(|word| !word.is_empty()) {
            session.play_word(word).expect(word);
        }
        session
    }

    fn advised(session: &Session, level: u8) -> (usize, Option<Opinion<usize>>) {
        let level = Level::new(level).expect("from 1 to 5");
        let mut search = session
            .search(Effort { level, seed: 1 })
            .expect("it goes on");
        let advice = search.finish().to_play().expect("it goes on");
        (advice, search.opinion())
    }

    /// Against random play a game ends, although random games do not end.
    #[test]
    fn a_judge_leads_to_the_end() {
        for game in [
            "abalone",
            "chinese_checkers",
            "endless_five",
            "hexagonal_six",
            "xiangqi",
        ] {
            let mut session = after(game, "");
            let mut rng = fastrand::Rng::with_seed(1);
            while session.outcome().is_none() {
                let m = match session.turn() {
                    Side::First => advised(&session, 2).0,
                    Side::Second => rng.usize(..session.moves().len()),
                };
                session.play(m).expect("it is legal");
            }
            assert_eq!(session.outcome(), Some(Outcome::Win(Side::First)), "{game}");
        }
    }

    #[test]
    fn four_stones_win_at_both_ends() {
        let open_four = "0,0 1,0 0,1 1,1 0,2 1,2 0,3";
        let lost = advised(&after("endless_five", open_four), 3).1;
        let decided = lost.and_then(|opinion| opinion.score.decided());
        assert_eq!(decided, Some(Ordering::Less));
        let blocked = after("endless_five", &format!("{open_four} 0,4"));
        let (m, won) = advised(&blocked, 3);
        assert_eq!(blocked.move_text(m).as_deref(), Some("0,-1"));
        assert_eq!(
            won.and_then(|opinion| opinion.score.decided()),
            Some(Ordering::Greater)
        );
    }

    /// A row of five, one short of six, is blocked with one stone at each end.
    #[test]
    fn two_stones_block_two_ends() {
        let moves = "0,0 0,3 2,-2 1,0 2,0 5,2 -3,3 3,0 4,0";
        let mut session = after("hexagonal_six", moves);
        let mut blocks = [(); 2].map(|()| {
            let (m, _) = advised(&session, 2);
            let text = session.move_text(m).expect("it is legal");
            session.play(m).expect("it is legal");
            text
        });
        blocks.sort();
        assert_eq!(blocks, ["-1,0", "5,0"]);
    }

    /// There are more moves without gravity, so the search is shallower.
    #[test]
    fn who_falls_looks_further_ahead() {
        let level = Level::new(2).expect("from 1 to 5");
        let ahead = |game: InARow<Twisted>| {
            let computer = of_listed(&game).expect("it is known");
            let (start, game) = (game.start(), Arc::new(game));
            let mut search = computer.search(&game, &start, Effort { level, seed: 1 });
            search.finish();
            search.opinion().expect("it goes on").line.len()
        };
        let strip = Twisted::moebius(5, 6).expect("a small strip").board();
        let placed = InARow::on(strip, Length::AtLeast(4)).expect("a game");
        let falling = placed.with_gravity_towards(Direction::S);
        assert_eq!(ahead(placed), 1);
        assert_eq!(ahead(falling.expect("it has a floor")), 3);
    }
}

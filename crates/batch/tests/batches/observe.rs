//! Observations of only some games of a batch.

use collinear::rules::reversi::{BitReversi8x8, Reversi};
use collinear_batch::Batch;

#[test]
fn of_some_games_alone_is_written() {
    let rules = BitReversi8x8::new(Reversi::default()).expect("its board");
    let mut batch = Batch::new(rules, 3, 0);
    let mut out = batch.buffers::<u8>();
    let mut start = out.clone();
    batch.observe(&mut start).expect("buffers that fit");
    let mut actions = [0; 3];
    for _ in 0..5 {
        batch.random_actions(&mut actions);
        batch.step(&actions, &mut out).expect("legal actions");
    }
    (out.reward, out.done) = (vec![1.; 3], vec![1; 3]);
    let before = out.clone();
    batch.reset(1);
    batch
        .observe_games([1], &mut out)
        .expect("buffers that fit");
    assert_eq!(out.reward, [1., 0., 1.]);
    assert_eq!(out.done, [1, 0, 1]);
    assert_eq!(out.turn, [1, 0, 1]);
    let (planes, actions) = (3 * 64, 65);
    for game in 0..3 {
        let expected = if game == 1 { &start } else { &before };
        let seen = game * planes..(game + 1) * planes;
        assert_eq!(out.observation[seen.clone()], expected.observation[seen]);
        let legal = game * actions..(game + 1) * actions;
        assert_eq!(out.legal[legal.clone()], expected.legal[legal]);
    }
}

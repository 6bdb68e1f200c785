//! Planes and actions turn with the board: a game and its image have the same course.

use collinear::{
    Symmetry,
    rules::{Encode, Engine, Rules},
};
use collinear_batch::Batch;

/// Plays random games, and their images from the image of the start.
#[track_caller]
pub(crate) fn check<E>(
    rules: E::Reference,
    symmetries: &[Symmetry],
    map: impl Fn(&<E::Reference as Rules>::State, Symmetry) -> <E::Reference as Rules>::State,
) where
    E: Engine + Encode + Clone,
{
    const GAMES: usize = 4;
    let rules = E::of(rules).expect("its board");
    let (shape, actions) = (rules.shape(), rules.actions());
    let mut found = rules.symmetries();
    found.sort_by_key(|symmetry| symmetries.iter().position(|other| other == symmetry));
    assert_eq!(found, symmetries);
    for &symmetry in symmetries {
        let mut batch = Batch::new(rules.clone(), GAMES, 2).without_reset();
        let mut images = batch.clone();
        let image = rules.enter(&map(&rules.leave(&rules.start()), symmetry));
        let image = image.expect("a state of the game");
        (0..GAMES).for_each(|game| images.set_state(game, &image));
        let (mut out, mut seen) = (batch.buffers::<u8>(), batch.buffers::<u8>());
        let (mut moves, mut mapped) = ([0_usize; GAMES], vec![0; shape.len()]);
        batch.observe(&mut out).expect("buffers of the batch");
        images.observe(&mut seen).expect("buffers of the batch");
        for ply in 0..12 {
            for game in 0..GAMES {
                let here = game * shape.len()..(game + 1) * shape.len();
                shape.map_planes(symmetry, &out.observation[here.clone()], &mut mapped);
                assert_eq!(seen.observation[here], mapped, "{symmetry:?}, ply {ply}");
                for action in
                    (0..actions.count()).filter(|&action| actions.action(action).is_some())
                {
                    let image = actions
                        .mapped(symmetry, action)
                        .expect("a symmetry of the game");
                    let [here, there] = [action, image].map(|it| game * actions.count() + it);
                    assert_eq!(
                        out.legal[here], seen.legal[there],
                        "{symmetry:?}, ply {ply}"
                    );
                }
            }
            assert_eq!((&out.reward, &out.done), (&seen.reward, &seen.done));
            if out.done.iter().any(|&done| done > 0) {
                break;
            }
            batch.random_actions(&mut moves);
            let images_of = moves.map(|action| actions.mapped(symmetry, action).expect("an image"));
            batch.step(&moves, &mut out).expect("legal actions");
            images.step(&images_of, &mut seen).expect("legal actions");
        }
    }
}

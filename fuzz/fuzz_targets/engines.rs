//! Fast engines beside the rules that they play, move for move, from any state.

#![no_main]

use arbitrary::{Result, Unstructured};
use collinear::rules::{
    Engine, Finished, Rules, View,
    hnefatafl::{BitHnefatafl, BitHnefatafl7x7},
    in_a_row::{BitFourInARow, BitInARow, LineInARow, TableInARow},
    peg_solitaire::BitPegSolitaire,
    perft,
    reversi::{BitReversi, BitReversi8x8},
};
use collinear_fuzz::games::{Playable, Size, hnefatafl, in_a_row, peg_solitaire, reversi};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    // Reading ends when the bytes do.
    let _ = lockstep(&mut Unstructured::new(bytes));
});

fn lockstep(u: &mut Unstructured) -> Result<()> {
    match u.arbitrary::<u8>()? % 9 {
        0 => beside::<BitFourInARow>(in_a_row, (6, 7), u),
        1 => beside::<BitInARow<u32, 4, 5, 3>>(in_a_row, (4, 5), u),
        2 => beside::<LineInARow<4, 5>>(in_a_row, (4, 5), u),
        3 => beside::<TableInARow<u32>>(in_a_row, (3, 4), u),
        4 => beside::<BitReversi8x8>(reversi, (8, 8), u),
        5 => beside::<BitReversi<u32, 4, 5>>(reversi, (4, 5), u),
        6 => beside::<BitPegSolitaire>(peg_solitaire, (4, 5), u),
        7 => beside::<BitHnefatafl7x7>(hnefatafl, (7, 7), u),
        _ => beside::<BitHnefatafl<u64, 5, 7>>(hnefatafl, (5, 7), u),
    }
}

fn beside<E>(
    rules: fn(Size, &mut Unstructured) -> Result<Option<E::Reference>>,
    size: Size,
    u: &mut Unstructured,
) -> Result<()>
where
    E: Engine<State: View, Reference: Playable>,
{
    let Some(rules) = rules(size, u)? else {
        return Ok(());
    };
    let Ok(engine) = E::of(rules) else {
        return Ok(());
    };
    let rules = engine.rules();
    let mut state = if u.arbitrary()? {
        rules.start()
    } else {
        rules.any_state(u)?
    };
    let mut fast = engine.enter(&state).unwrap();
    for _ in 0..6 {
        assert_eq!(engine.outcome(&fast), rules.outcome(&state));
        assert_eq!(fast.turn(), state.turn());
        let is_over = rules.outcome(&state).is_some();
        let moves: Vec<_> = rules.moves(&state).filter(|_| !is_over).collect();
        if !is_over {
            let found: Vec<_> = engine.moves(&fast).collect();
            assert_eq!(
                (found.len(), engine.count_moves(&fast)),
                (moves.len(), moves.len())
            );
            assert!(
                found.iter().all(|m| moves.contains(m)),
                "{found:?} in {state:?}"
            );
        }
        let wild = rules.any_move(u)?;
        assert_eq!(
            engine.check(&fast, &wild).is_ok(),
            moves.contains(&wild),
            "{wild:?} in {state:?}"
        );
        if is_over || u.is_empty() {
            break;
        }
        let m = moves[usize::from(u.arbitrary::<u8>()?) % moves.len()].clone();
        rules.apply(&mut state, m.clone());
        engine.apply(&mut fast, m);
    }
    assert!(
        engine
            .leave(&fast)
            .glyphs()
            .iter()
            .eq(state.glyphs().iter()),
        "{state:?}"
    );
    if rules.outcome(&state).is_some() || rules.count_moves(&state) < 13 {
        let finished = if u.arbitrary()? {
            Finished::Counted
        } else {
            Finished::Dropped
        };
        assert_eq!(
            perft(&engine, &fast, 2, finished),
            perft(rules, &state, 2, finished),
            "{state:?}"
        );
    }
    Ok(())
}

//! Words compared with plain lists of bits, the lowest first.

use std::fmt::Debug;

use collinear::bits::{Wide, Word};
use itertools::Itertools;
use proptest::prelude::*;

use crate::naive::{self, cases};

type Bits = Vec<bool>;

fn bits_of<W: Word>(word: W) -> Bits {
    let is_set = |index| word & W::bit(index) != W::default();
    (0..W::BITS).map(is_set).collect()
}

fn of_bits<W: Word>(bits: &[bool]) -> W {
    let set = bits.iter().enumerate().filter(|&(_, &is_set)| is_set);
    let words = set.map(|(index, _)| W::bit(index));
    words.fold(W::default(), |all, word| all | word)
}

/// The digits of a sum, wrapping on overflow (`carry` and so on are 0 and 1).
fn sum(a: &[bool], b: &[bool], mut carry: bool) -> Bits {
    let digits = a.iter().zip(b).map(|(&a, &b)| {
        let ones = [a, b, carry].into_iter().filter(|&one| one).count();
        carry = ones > 1;
        ones % 2 == 1
    });
    digits.collect()
}

fn flipped(bits: &[bool]) -> Bits {
    bits.iter().map(|bit| !bit).collect()
}

/// The properties of one kind of word.
fn holds_of<W: Word + Debug>(a: &[bool], b: &[bool]) {
    let (a, b) = (&a[..W::BITS], &b[..W::BITS]);
    let (x, y): (W, W) = (of_bits(a), of_bits(b));
    let kind = std::any::type_name::<W>();

    assert_eq!(bits_of(x), a, "{kind}");
    let both = |of: fn(bool, bool) -> bool| {
        let bits = a.iter().zip(b).map(|(&a, &b)| of(a, b));
        bits.collect::<Bits>()
    };
    assert_eq!(bits_of(x & y), both(|a, b| a & b), "{kind}");
    assert_eq!(bits_of(x | y), both(|a, b| a | b), "{kind}");
    assert_eq!(bits_of(x ^ y), both(|a, b| a ^ b), "{kind}");
    assert_eq!(bits_of(!x), flipped(a), "{kind}");

    assert_eq!(bits_of(x.plus(y)), sum(a, b, false), "{kind} {x:?} {y:?}");
    let difference = sum(a, &flipped(b), true);
    assert_eq!(bits_of(x.minus(y)), difference, "{kind} {x:?} {y:?}");

    let ones: Vec<_> = a.iter().positions(|&bit| bit).collect();
    let lowest = ones.first().copied();
    assert_eq!(x.lowest(), lowest, "{kind} {x:?}");
    assert_eq!(x.highest(), ones.last().copied(), "{kind} {x:?}");
    assert_eq!(x.count(), ones.len(), "{kind} {x:?}");
    for n in 0..ones.len() + 2 {
        assert_eq!(x.nth(n), ones.get(n).copied(), "{n} {kind} {x:?}");
    }
    assert_eq!(x.is_zero(), lowest.is_none(), "{kind} {x:?}");
    let mut without = a.to_vec();
    if let Some(lowest) = lowest {
        without[lowest] = false;
    }
    assert_eq!(bits_of(x.without_lowest()), without, "{kind} {x:?}");

    // Compared as numbers: the highest different bit decides.
    assert_eq!(
        x.cmp(&y),
        a.iter().rev().cmp(b.iter().rev()),
        "{kind} {x:?} {y:?}"
    );
    assert_eq!(x.partial_cmp(&y), Some(x.cmp(&y)), "{kind}");
    assert_eq!(x == y, a == b, "{kind}");
    assert_eq!(naive::hash(&x) == naive::hash(&y), a == b, "{kind}");

    let zeros = vec![false; W::BITS];
    for distance in 0..W::BITS {
        let up = [&zeros[..distance], &a[..W::BITS - distance]].concat();
        assert_eq!(bits_of(x.up(distance)), up, "{distance} {kind} {x:?}");
        let down = [&a[distance..], &zeros[..distance]].concat();
        assert_eq!(bits_of(x.down(distance)), down, "{distance} {kind} {x:?}");
    }
}

/// Random bits, and long stretches of equal bits, which carries cross.
fn some_bits() -> impl Strategy<Value = Bits> {
    let stretch = (any::<bool>(), prop_oneof![1_usize..4, 30_usize..140]);
    let stretches = proptest::collection::vec(stretch, 600);
    stretches.prop_map(|stretches| {
        let bits = stretches
            .into_iter()
            .flat_map(|(bit, len)| std::iter::repeat_n(bit, len));
        bits.take(1024)
            .chain(std::iter::repeat(false))
            .take(1024)
            .collect()
    })
}

proptest! {
    #![proptest_config(cases(12))]

    #[test]
    fn words_are_lists_of_bits(a in some_bits(), b in some_bits()) {
        for (a, b) in [(&a, &b), (&a, &a), (&a, &flipped(&a))] {
            holds_of::<u8>(a, b);
            holds_of::<u16>(a, b);
            holds_of::<u32>(a, b);
            holds_of::<u64>(a, b);
            holds_of::<usize>(a, b);
            holds_of::<u128>(a, b);
            holds_of::<Wide<1>>(a, b);
            holds_of::<Wide<2>>(a, b);
            holds_of::<Wide<3>>(a, b);
            holds_of::<Wide<6>>(a, b);
        }
        holds_of::<Wide<16>>(&a, &b);
    }
}

#[test]
fn no_bit_and_no_distance_is_too_much_to_ask() {
    fn holds_of<W: Word>() {
        let (bits, most) = (W::BITS, usize::MAX);
        for beyond in [bits, bits + 1, 64 * bits, most - 1, most] {
            for word in [W::bit(beyond), W::bit(0).up(beyond), W::bit(0).down(beyond)] {
                assert!(word.count() <= 1, "{beyond}");
            }
        }
    }
    holds_of::<u8>();
    holds_of::<u64>();
    holds_of::<u128>();
    holds_of::<Wide<0>>();
    holds_of::<Wide<1>>();
    holds_of::<Wide<3>>();
    holds_of::<Wide<17>>();
}

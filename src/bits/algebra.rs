//! [`set_algebra`]: union, intersection and difference of sets stored in one number.

/// Implements the operators of a set, with and without assignment, using the operators of its word. The set must have a
/// method `word`; the named function makes a set from a word.
macro_rules! set_algebra {
    ([$($generics:tt)*] $Set:ty, $of_word:ident) => {
        set_algebra! {
            "The cells that are in both sets.",
            [$($generics)*] $Set, $of_word,
            BitAnd bitand BitAndAssign bitand_assign, a b => a & b
        }
        set_algebra! {
            "The cells that are in either set, or in both.",
            [$($generics)*] $Set, $of_word,
            BitOr bitor BitOrAssign bitor_assign, a b => a | b
        }
        set_algebra! {
            "The cells that are in only one of the sets.",
            [$($generics)*] $Set, $of_word,
            BitXor bitxor BitXorAssign bitxor_assign, a b => a ^ b
        }
        set_algebra! {
            "The cells of the first set that are not in the second.",
            [$($generics)*] $Set, $of_word,
            Sub sub SubAssign sub_assign, a b => a & !b
        }
    };
    (
        $doc:literal,
        [$($generics:tt)*] $Set:ty, $of_word:ident,
        $Op:ident $op:ident $OpAssign:ident $op_assign:ident, $a:ident $b:ident => $word:expr
    ) => {
        #[doc = $doc]
        impl<$($generics)*> core::ops::$Op for $Set {
            type Output = Self;

            #[inline(always)]
            fn $op(self, other: Self) -> Self {
                let ($a, $b) = (self.word(), other.word());
                Self::$of_word($word)
            }
        }

        impl<$($generics)*> core::ops::$OpAssign for $Set {
            #[inline(always)]
            fn $op_assign(&mut self, other: Self) {
                *self = core::ops::$Op::$op(*self, other);
            }
        }
    };
}

pub(super) use set_algebra;

//! `own_reason`: what errors have in common that may carry a reason of the game's own; `refusal_with_cells`: what
//! such reasons have in common.

/// Gives an error with a variant `Refused` for such a reason its constructor, its accessor and
/// [`Error`](core::error::Error); without the constructor if it is named with its fields.
macro_rules! own_reason {
    ($Error:ident; $(#[$refused:meta])* refused; $(#[$doc:meta])* reason;) => {
        impl $Error {
            $(#[$refused])*
            #[must_use]
            pub fn refused(
                reason: impl Into<alloc::boxed::Box<dyn core::error::Error + Send + Sync>>,
            ) -> Self {
                Self::Refused(reason.into())
            }
        }

        own_reason! { $Error: Self::Refused(reason) => reason; $(#[$doc])* reason; }
    };
    ($Error:ident: $refused:pat => $own:ident; $(#[$doc:meta])* reason;) => {
        impl $Error {
            $(#[$doc])*
            #[must_use]
            pub fn reason<E: core::error::Error + 'static>(&self) -> Option<&E> {
                match self {
                    $refused => $own.downcast_ref(),
                    _ => None,
                }
            }
        }

        impl core::error::Error for $Error {
            fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
                match self {
                    // The text is the reason's already.
                    $refused => $own.source(),
                    _ => None,
                }
            }
        }
    };
}

/// Makes the reasons of a game errors, and refusals with the [cells](super::Illegal::cells) that they name.
macro_rules! refusal_with_cells {
    ([$($generics:tt)*] $Refusal:ty) => {
        impl<$($generics)*> core::error::Error for $Refusal {}

        /// With the cells that it names.
        impl<$($generics)*> From<$Refusal> for crate::rules::Illegal {
            fn from(refusal: $Refusal) -> Self {
                let cells = refusal.cells();
                Self::refused_at(refusal, cells)
            }
        }
    };
}

pub(super) use {own_reason, refusal_with_cells};

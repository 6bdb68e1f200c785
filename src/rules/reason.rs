//! `own_reason`: what errors have in common that may carry a reason of the game's own.

/// Gives an error with a variant `Refused` for such a reason its constructor, its accessor and
/// [`Error`](core::error::Error).
macro_rules! own_reason {
    ($Error:ident; $(#[$refused:meta])* refused; $(#[$reason:meta])* reason;) => {
        impl $Error {
            $(#[$refused])*
            #[must_use]
            pub fn refused(reason: impl core::error::Error + Send + Sync + 'static) -> Self {
                Self::Refused(alloc::boxed::Box::new(reason))
            }

            $(#[$reason])*
            #[must_use]
            pub fn reason<E: core::error::Error + 'static>(&self) -> Option<&E> {
                match self {
                    Self::Refused(reason) => reason.downcast_ref(),
                    _ => None,
                }
            }
        }

        impl core::error::Error for $Error {
            fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
                match self {
                    // The text is the reason's already.
                    Self::Refused(reason) => reason.source(),
                    _ => None,
                }
            }
        }
    };
}

pub(super) use own_reason;

//! Chains of jumps and long jumps.

use collinear::{Direction, Removal, lines::longest_of};
use itertools::process_results;
use pyo3::{exceptions::PyValueError, prelude::*};

use crate::{answers::Hop, board::Board, heading};

#[pymethods]
impl Board {
    /// All chains of jumps of a piece, such as the captures in checkers. Each chain is as long as possible. Pieces jump
    /// along the four orthogonal headings, unless others are given.
    ///
    /// The jumped pieces leave the board `"at_once"`, or `"at_end"` of the chain, as in international draughts. With
    /// `"at_end"` they stay in the way until the chain ends and cannot be jumped twice. With `longest` only the longest
    /// chains are returned.
    ///
    ///     >>> board = pycollinear.Board.parse("m . . . .\n. x . x .\n. . . . .\n. . . x .\n. . . . .")
    ///     >>> for chain in board.chains((0, 0), "x", headings=pycollinear.DIAGONAL):
    ///     ...     print([hop.to for hop in chain])
    ///     [(2, 2), (0, 4)]
    ///     [(2, 2), (4, 4)]
    #[pyo3(signature = (at, hurdle, landing = None, *, headings = None, removal = "at_once", longest = false))]
    fn chains<'py>(
        &self,
        at: &Bound<'py, PyAny>,
        hurdle: &Bound<'py, PyAny>,
        landing: Option<&Bound<'py, PyAny>>,
        headings: Option<&Bound<'py, PyAny>>,
        removal: &str,
        longest: bool,
    ) -> PyResult<Vec<Vec<Hop>>> {
        let asked = self.ask(at.py())?;
        let (at, headings) = (
            asked.cell(at)?,
            heading::read_all(headings, &Direction::ORTHOGONAL)?,
        );
        let hurdle = asked.predicate(hurdle)?;
        let landing = asked.says(landing, || asked.free())?;
        let (hurdle, landing) = (asked.on(&hurdle), asked.on(&landing));
        let removal = match removal {
            "at_once" => Removal::AtOnce,
            "at_end" => Removal::AtEnd,
            _ => {
                let why = "`removal` must be \"at_once\" or \"at_end\"";
                return Err(PyValueError::new_err(why));
            }
        };
        let chains = self.bounds.chains(at, &headings, hurdle, landing, removal);
        // There can be very many chains.
        let chains = chains.map(|chain| asked.py().check_signals().map(|()| chain));
        let chains = process_results(chains, |chains| {
            if longest {
                longest_of(chains)
            } else {
                chains.collect()
            }
        })?;
        let hops = |chain: Vec<_>| chain.into_iter().map(Hop::from).collect();
        Ok(chains.into_iter().map(hops).collect())
    }

    /// The jumps of a flying king or a cannon, nearest landing first. The piece jumps over the first cell that is not
    /// `free`, if this cell is a `hurdle`, to any `landing` behind it. `free` and `landing` are empty cells by default.
    ///
    ///     >>> board = pycollinear.Board.parse("K . o . . o")
    ///     >>> [hop.to for hop in board.far_hops((0, 0), "E", "o")]
    ///     [(0, 3), (0, 4)]
    ///     >>> [hop.to for hop in board.far_hops((0, 0), "E", "o", "o")]  # a cannon takes what is behind
    ///     [(0, 5)]
    #[pyo3(signature = (at, heading, hurdle, landing = None, *, free = None))]
    fn far_hops<'py>(
        &self,
        at: &Bound<'py, PyAny>,
        heading: &Bound<'py, PyAny>,
        hurdle: &Bound<'py, PyAny>,
        landing: Option<&Bound<'py, PyAny>>,
        free: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Vec<Hop>> {
        let asked = self.ask(at.py())?;
        let (at, heading) = (asked.cell(at)?, heading::read(heading)?);
        let hurdle = asked.predicate(hurdle)?;
        let landing = asked.says(landing, || asked.free())?;
        let free = asked.says(free, || asked.free())?;
        let hops = self.bounds.far_hops(
            at,
            heading,
            asked.on(&free),
            asked.on(&hurdle),
            asked.on(&landing),
        );
        Ok(hops.map(Hop::from).collect())
    }
}

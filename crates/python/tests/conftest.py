import contextlib
import signal
import time

import numpy as np
import pytest
from hypothesis import settings, strategies as st

settings.register_profile("here", deadline=None, max_examples=150)
settings.load_profile("here")

WRAPS = st.sampled_from([None, "east_west", "north_south", "both"])
A_HEADING = st.sampled_from(["N", "NE", "E", "SE", "S", "SW", "W", "NW"])
A_LINE = st.sampled_from(["N", "NE", "E", "SE"])


@st.composite
def pictures(draw, least=1):
    """Boards of X, O and dots, of any small size; empty ones if `least` is 0."""
    rows, cols = draw(st.integers(least, 6)), draw(st.integers(least, 6))
    cells = st.sampled_from(draw(st.sampled_from([".XO", "..XO", ".XXX", "XXXO"])))
    cells = draw(st.lists(cells, min_size=rows * cols, max_size=rows * cols))
    return np.array(cells, "U1").reshape(rows, cols)


@st.composite
def asked(draw):
    """A board, a cell, and the sides that are joined."""
    array = draw(pictures())
    at = tuple(draw(st.integers(0, side - 1)) for side in array.shape)
    return array, at, draw(WRAPS)


class Interrupted(Exception):
    """Stands for Ctrl-C in a test."""


@pytest.fixture
def interrupted():
    """Interrupts its block after a tenth of a second, and asserts that it ends soon."""
    if not hasattr(signal, "setitimer"):
        pytest.skip("no timers here")

    def interrupt(*_):
        raise Interrupted

    @contextlib.contextmanager
    def soon():
        before, begun = signal.signal(signal.SIGALRM, interrupt), time.monotonic()
        signal.setitimer(signal.ITIMER_REAL, 0.1)
        try:
            with pytest.raises(Interrupted):
                yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
        assert time.monotonic() - begun < 10

    return soon

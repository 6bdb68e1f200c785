"""The arrays of a batch as tensors of other packages."""

import numpy as np
import pycollinear
import pytest

ARRAYS = ["observation", "legal", "reward", "done", "turn"]


def played(vec, steps=9):
    for _ in range(steps):
        vec.step(vec.random_actions())


@pytest.mark.parametrize("dtype", ["uint8", "float32"])
@pytest.mark.parametrize("package", ["numpy", "torch", "jax.dlpack"])
def test_tensors_share_the_memory(package, dtype):
    """A tensor that is taken once shows each later step, and has the array's type. A clone has arrays of its own."""
    from_dlpack = pytest.importorskip(package).from_dlpack
    for vec in (made := pycollinear.vec("four_in_a_row", 50, dtype=dtype)), made.clone():
        tensors = {name: from_dlpack(getattr(vec, name)) for name in ARRAYS}
        for _ in range(3):
            played(vec)
            for name, tensor in tensors.items():
                array = getattr(vec, name)
                assert str(tensor.dtype).split(".")[-1] == str(array.dtype) and tuple(tensor.shape) == array.shape
                assert np.array_equal(tensor, array) and np.shares_memory(np.asarray(tensor), array)

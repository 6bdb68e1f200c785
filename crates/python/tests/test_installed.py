"""The installed wheel, together with another company's `collinear`."""

import importlib.metadata
import pathlib

import pycollinear
import pytest


def test_version():
    """The version is that of the wheel."""
    assert pycollinear.__version__ == importlib.metadata.version("pycollinear")


def test_beside_collinear():
    """Both packages can be imported, from separate files."""
    collinear = pytest.importorskip("collinear", reason="no distribution `collinear` is installed")
    for module in collinear, pycollinear:
        files = importlib.metadata.files(module.__name__)
        assert pathlib.Path(module.__file__) in [file.locate() for file in files]
        assert {file.parts[0].split("-")[0] for file in files} == {module.__name__}

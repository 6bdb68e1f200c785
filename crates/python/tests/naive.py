"""The queries as plain loops over a dictionary of cells, independent of the library."""

STEPS = {
    "N": (-1, 0),
    "NE": (-1, 1),
    "E": (0, 1),
    "SE": (1, 1),
    "S": (1, 0),
    "SW": (1, -1),
    "W": (0, -1),
    "NW": (-1, -1),
}
BACK = {"N": "S", "NE": "SW", "E": "W", "SE": "NW", "S": "N", "SW": "NE", "W": "E", "NW": "SE"}
AXES = ["N", "NE", "E", "SE"]
SIDES = ["N", "E", "S", "W"]


class Naive:
    def __init__(self, array, wrap=None):
        self.rows, self.cols = array.shape
        self.wrap = wrap
        self.value = {(r, c): array[r, c] for r in range(self.rows) for c in range(self.cols)}
        self.cells = list(self.value)

    def step(self, at, heading):
        row, col = (a + b for a, b in zip(at, STEPS[heading]))
        if self.wrap in ("north_south", "both"):
            row %= self.rows
        if self.wrap in ("east_west", "both"):
            col %= self.cols
        return (row, col) if 0 <= row < self.rows and 0 <= col < self.cols else None

    def ray(self, at, heading):
        """The cells of the ray after a cell, and the reason why the ray ends."""
        cells = []
        while True:
            following = self.step(cells[-1] if cells else at, heading)
            if following is None:
                return cells, "edge"
            if following == at:
                return cells, "ring"
            cells.append(following)

    def walk(self, at, heading, matches, most=None):
        """The matching cells after a cell, and the reason and the cell where they end."""
        cells, end = self.ray(at, heading)
        found = []
        for cell in cells:
            if most is not None and len(found) == most:
                return found, "limit", None
            if not matches(self.value[cell]):
                return found, "blocked", cell
            found.append(cell)
        return found, "limit" if len(found) == most else end, None

    def run(self, at, heading, matches):
        if not matches(self.value[at]):
            return [], "blocked", at
        cells, stop, where = self.walk(at, heading, matches)
        return [at, *cells], stop, where

    def line_through(self, at, axis, matches):
        """The cells of the maximal run through a cell that matches, as a set."""
        ahead = self.walk(at, axis, matches)[0]
        behind = self.walk(at, BACK[axis], matches)[0]
        return frozenset([at, *ahead, *behind])

    def k_lines(self, k, axis, matches, exactly=False):
        lines = {
            self.line_through(at, axis, matches) for at in self.cells if matches(self.value[at])
        }
        return {line for line in lines if (len(line) == k if exactly else len(line) >= k)}

    def completions(self, k, matches, free, exactly=False):
        found = set()
        for at in self.cells:
            if not free(self.value[at]):
                continue
            before, self.value[at] = self.value[at], None
            for axis in AXES:
                line = self.line_through(at, axis, lambda value: value is None or matches(value))
                if len(line) == k if exactly else len(line) >= k:
                    found.add(at)
            self.value[at] = before
        return found

    def bracket(self, at, heading, inner, anchor):
        """The bracketed cells and the anchor, or None."""
        cells = self.walk(at, heading, inner)[0]
        ray = self.ray(at, heading)[0]
        if cells and len(ray) > len(cells) and anchor(self.value[ray[len(cells)]]):
            return cells, ray[len(cells)]
        return None

    def flood(self, at, matches):
        if not matches(self.value[at]):
            return set()
        seen, waiting = {at}, [at]
        while waiting:
            here = waiting.pop()
            for side in SIDES:
                there = self.step(here, side)
                if there is not None and there not in seen and matches(self.value[there]):
                    seen.add(there)
                    waiting.append(there)
        return seen

    def border(self, cells):
        near = {self.step(at, side) for at in cells for side in SIDES}
        return near - set(cells) - {None}

"""Plots the race as SVG: a panel per game, steps per second over batch size, with two logarithmic axes."""

import math
from html import escape

WIDTH, HEIGHT, LEFT, TOP, LABELS = 300, 240, 68, 46, 165
INK, PALE, PAPER = "#3d3c38", "#d9d5cb", "#fdfbf7"
#: Colour, dashes and mark of each package's line.
LOOKS = [
    ("#1b6ca8", "", "circle"), ("#1b6ca8", "6 3", "circle"), ("#b4521a", "6 3", "square"),
    ("#b4521a", "2 3", "diamond"), ("#4d7c2a", "8 2 2 2", "up"), ("#7b4fa0", "1 3", "down"), ("#8a6d00", "10 3", "square"),
]
MARKS = {
    "square": "M-3.5 -3.5h7v7h-7z", "diamond": "M0 -4.5L4.5 0L0 4.5L-4.5 0z", "up": "M0 -4.5L4.5 3.5h-9z",
    "down": "M0 4.5L4.5 -3.5h-9z", "circle": "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z",
}


def plot(rates, titles, batches):
    """Plots the games that at least one peer has."""
    names = list(dict.fromkeys(name for _, name in rates))
    games = [game for game in titles if sum(of == game for of, _ in rates) > 1]
    every = [rate for (game, _), of in rates.items() if game in games for rate in of.values()]
    low, high = math.floor(math.log10(min(every))), math.ceil(math.log10(max(every)))
    panel = LEFT + WIDTH + LABELS
    width, height = panel * len(games), TOP + HEIGHT + 56

    def x(batch):
        return WIDTH * batches.index(batch) / (len(batches) - 1)

    def y(rate):
        return HEIGHT * (high - math.log10(rate)) / (high - low)

    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" style="max-width:100%;height:auto" font-family="system-ui, sans-serif" font-size="12" '
        f'fill="{INK}">',
        "<title>Env-steps a second on one core, over the games of a batch</title>",
        f'<rect width="{width}" height="{height}" rx="6" fill="{PAPER}"/>',
    ]
    for number, game in enumerate(games):
        out.append(f'<g transform="translate({LEFT + number * panel} {TOP})">')
        out.append(f'<text x="0" y="-22" font-size="15" font-weight="600">{escape(titles[game])}</text>')
        for power in range(low, high + 1):
            at = y(10**power)
            out.append(f'<path d="M0 {at:.1f}h{WIDTH}" stroke="{PALE}"/>')
            out.append(f'<text x="-10" y="{at + 4:.1f}" text-anchor="end">{told(10**power)}</text>')
        for batch in batches:
            out.append(f'<text x="{x(batch):.1f}" y="{HEIGHT + 20}" text-anchor="middle">{batch:,}</text>')
        out.append(f'<text x="{WIDTH / 2}" y="{HEIGHT + 40}" text-anchor="middle">games in a batch</text>')
        ends = []
        for name in names:
            of_batch = rates.get((game, name))
            if not of_batch:
                continue
            colour, dashes, mark = LOOKS[names.index(name) % len(LOOKS)]
            points = [(x(batch), y(rate)) for batch, rate in of_batch.items()]
            line = "L".join(f"{px:.1f} {py:.1f}" for px, py in points)
            stroke = f'stroke="{colour}" stroke-width="2" stroke-dasharray="{dashes}"'
            out.append(f'<path d="M{line}" fill="none" {stroke}/>')
            for px, py in points:
                out.append(f'<path transform="translate({px:.1f} {py:.1f})" d="{MARKS[mark]}" fill="{colour}"/>')
            ends.append((points[-1][1], points[-1][0], name, colour, max(of_batch.values())))
        for at, px, name, colour, best in apart(ends):
            label = f"{escape(name)}: {told(best)}"
            out.append(f'<text x="{px + 10:.1f}" y="{at + 4:.1f}" fill="{colour}">{label}</text>')
        out.append("</g>")
    return "\n".join([*out, "</svg>", ""])


def apart(ends, gap=15):
    """Moves labels down so that they do not overlap."""
    placed = []
    for at, *rest in sorted(ends):
        above = [other for other, px, *_ in placed if px == rest[0]]
        placed.append((max([at, *(other + gap for other in above)]), *rest))
    return placed


def told(rate):
    for size, letter in ((1e6, " M/s"), (1e3, " k/s")):
        if rate >= size:
            return f"{rate / size:.3g}{letter}"
    return f"{rate:.3g}/s"

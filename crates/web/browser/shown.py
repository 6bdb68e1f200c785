"""Tests of the display of a game: animations, colours, and the computer's evaluation."""

from cases import PHONE, Play

FOUR = "four_in_a_row&moves=4+4+5+1+3+3"


def moved(play, act):
    """The number of animations after `act`, and whether all end soon."""
    play.after(act)
    count = play.page.value("document.getElementById('picture').getAnimations({ subtree: true }).length")
    play.page.wait("document.getElementById('picture').getAnimations({ subtree: true }).length === 0"
                   " && performance.now() >= board.restsAt && !document.querySelector('.passing > *')", 2)
    return count


def motion(browser, url):
    """Pieces fall, turn over, move and slide; with reduced motion nothing is animated."""
    rows = [
        (FOUR, "play('6')", "drop"), ("reversi", "play('c4')", "turn"), ("draughts", "play(seen.state.moves[0].move)", "go"),
        ("peg_solitaire", "play(seen.state.moves[0].move)", "hop"), ("twenty48&seed=3", "play(seen.state.moves[0].move)", "slide"),
        ("sokoban", "play(seen.state.moves[0].move)", "push"), ("rush_hour", "play(seen.state.moves[0].move)", "bar"),
    ]
    for game, script, what in rows:
        play = Play(browser, url, game)
        assert moved(play, lambda: play.page.value(f"{script}, 0")) > 0, f"{what}: nothing moves"
        # Undo is not animated.
        assert moved(play, lambda: play.page.click("#undo")) == 0, f"{what} taken back"
        play.page.do("Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": "reduce"}])
        assert moved(play, lambda: play.page.value(f"{script}, 0")) == 0, f"{what}: it moves all the same"
        play.page.close()
    # A move during an animation ends the animation.
    play = Play(browser, url, "four_in_a_row")
    for column in "44334":
        play.after(lambda column=column: play.page.value(f"play('{column}'), 0"))
    assert len(play.state()["made"]) == 5
    play.page.wait("document.getElementById('picture').getAnimations({ subtree: true }).length === 0", 2)
    play.page.close()


def colours(browser, url):
    """The winning line is a golden band, and in dark mode the panel is darker than the pieces on it."""
    for dark in (False, True):
        play = Play(browser, url, f"{FOUR}+6", dark=dark)
        bands = play.page.value("[...document.querySelectorAll('#picture path')].filter((band) => band.getAttribute('stroke') === '#f3c14b').length")
        assert bands == 1, f"{bands} golden bands"
        panel = play.page.value("getComputedStyle(document.querySelector('#picture rect')).fill.match(/\\d+/g).map(Number)")
        wells = play.page.value("getComputedStyle(document.querySelector('#picture g')).fill.match(/\\d+/g).map(Number)")
        names = play.page.value("getComputedStyle(document.querySelector('#picture text')).fill.match(/\\d+/g).map(Number)")
        assert wells == panel
        assert (max(panel) < 64) == dark and abs(sum(names) - sum(panel)) > 300, (dark, panel, names)
        play.page.close()


def score(browser, url):
    """The bar shows who is ahead, stays on after a reload, and waits while the computer plays."""
    play = Play(browser, url, "reversi&moves=f5")
    page = play.page
    assert page.value("document.getElementById('score').hidden")
    page.click("#score-on")
    says = "document.getElementById('score-says').textContent"
    page.wait(f"{says}.length > 0", 20)
    page.close()
    play = Play(browser, url, f"{FOUR}+6", PHONE, phone=True)
    page = play.page
    page.wait("document.querySelector('.share span').style.width === '100%'")
    assert page.value("document.documentElement.scrollWidth") <= PHONE[0]
    page.click("#score-on")
    assert page.value("document.getElementById('score').hidden")
    page.close()
    play = Play(browser, url, "reversi&second=computer,+level+5")
    play.page.value("seen.state.moves.length && play(seen.state.moves[0].move), 0")
    play.page.wait("!document.getElementById('thinking').hidden")
    play.page.value("document.getElementById('hint').textContent === 'Play now' && document.getElementById('hint').click(), 0")
    play.page.wait("seen.state.made.length === 2 && document.getElementById('thinking').hidden", 20)
    play.page.close()


def review(browser, url):
    """A finished game is reviewed: the list marks mistakes with better moves. A click on the chart leads to a move."""
    play = Play(browser, url, FOUR)
    page = play.page
    assert page.value("document.getElementById('review').hidden")
    play.after(lambda: page.value("play('6'), 0"))
    page.click("#review")
    page.wait("/^(No|One|\\d+) moves? gave/.test(document.getElementById('judged-says').textContent)", 60)
    marks = page.value("[...document.querySelectorAll('#moves .mark')].map((mark) => [[...document.querySelectorAll('#moves li')].indexOf(mark.parentElement), mark.textContent])")
    # The second player missed the open three.
    assert 4 in [row for row, _ in marks] and all("better: " in text for _, text in marks), marks
    play.after(lambda: page.click("#chart"))
    state = play.state()
    assert state["is_stepping"] and 0 < len(state["made"]) < 7, len(state["made"])
    assert page.value("document.querySelectorAll('#moves .mark').length") == len(marks)
    # The page stays responsive, and a move ends the review.
    page.value("stepTo(3), 0")
    page.wait("seen.state.made.length === 3")
    play.after(lambda: page.value("play('7'), 0"))
    assert play.state()["made"][-1]["moves"][0]["move"] == "7"
    page.close()


def typed(browser, url):
    """A move can be typed with the keyboard alone. A refused text stays, with the reason."""
    play = Play(browser, url, "reversi")
    page = play.page
    field = "document.getElementById('word')"
    assert "a1-h8" in page.value(f"{field}.placeholder")
    page.value(f"{field}.focus()")
    for key in "a1":
        page.key(key)
    play.after(lambda: page.key("Enter"))
    page.wait("!document.getElementById('typed-says').hidden")
    assert "a1" in page.value("document.getElementById('typed-says').textContent") and page.value(f"{field}.value") == "a1"
    page.value(f"{field}.value = ''")
    for key in "c4":
        page.key(key)
    play.after(lambda: page.key("Enter"))
    page.wait(f"{field}.value === ''")
    assert play.state()["made"][0]["moves"][0]["move"] == "c4"
    assert page.value(f"document.activeElement === {field} && document.getElementById('typed-says').hidden")
    page.close()


def chance(browser, url):
    """Only moves of players are numbered."""
    play = Play(browser, url, "twenty48&seed=3")
    rows = "[...document.querySelectorAll('#moves li')].map((row) => [row.value, row.querySelector('button').textContent])"
    moves = []
    for _ in range(3):
        move = play.state()["moves"][0]["move"]
        moves.append(move)
        play.after(lambda move=move: play.page.value(f"play('{move}'), 0"))
    texts = [text for _, text in play.page.value(rows)]
    assert texts == ["start", *moves], texts
    play.after(lambda: play.page.click("#moves button"))
    assert play.told() == "Start: your move", play.told()
    assert play.page.value("document.querySelector('#moves [aria-current]').textContent") == "start"
    # The computer can take the other side at once.
    play.page.value("location.hash = '#game=reversi&second=computer,+level+1'")
    play.page.wait("seen.state.seats[1] === 'computer, level 1'")
    play.page.close()


def falling(browser, url):
    """A falling piece is shifted, turned, lowered and dropped by keys and buttons; elsewhere keys keep their meaning."""
    play = Play(browser, url, "tetris&seed=4", size=PHONE)
    page = play.page
    picture = "document.getElementById('picture').innerHTML"
    page.wait("document.querySelectorAll('#choices button').length === 6")
    for does in ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Shift left", "Shift right", "Turn", "Lower"]:
        page.value(f"window.was = {picture}, 0")
        if does.startswith("Arrow"):
            page.key(does)
        else:
            page.click(f'#choices [aria-label="{does}"]')
        page.wait(f"{picture} !== was")
    # If a button has the focus, Space presses it. Otherwise Space drops the piece, once.
    page.value("document.activeElement.blur()")
    play.after(lambda: page.key(" "))
    assert len(play.state()["made"]) == 2, "chance and a drop"
    play.after(lambda: page.click('#choices [aria-label="Drop"]'))
    assert len(play.state()["made"]) == 3
    page.click("#choices [aria-pressed]")
    page.value(f"window.was = {picture}, 0")
    page.wait(f"{picture} !== was")
    page.close()


ALL = [motion, colours, score, review, typed, chance, falling]

"""Environments: the interfaces' own tests, every card, no leaks."""

import os
from collections import Counter

import numpy as np
import pytest
from conftest import DECKS, IS_LONG

import lorekeeper as lk
from lorekeeper import decks as ready
from lorekeeper import envs
from lorekeeper.envs import ACTIONS, COLUMNS, NUMBERS, VectorGames, action_name

gymnasium = pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

from lorekeeper.envs import lorcana_v0  # noqa: E402


def every_card(legal_pairs: int) -> list[lk.Deck]:
    """Decks of one copy each, sixty of a pair of inks, until every card was in one; all of them where nothing is said."""
    names = [name for name in envs.card_names()[1:] if name]
    cards = {}
    for name in names:
        try:
            cards[name] = lk.cards.get(name)
        except lk.LorekeeperError:
            continue
    lists: dict[tuple[str, ...], list[str]] = {}
    for name, card in cards.items():
        lists.setdefault(tuple(sorted(card.inks)), []).append(name)
    made = []
    for inks, own in sorted(lists.items()):
        for at in range(0, len(own), 60):
            chosen = own[at : at + 60]
            fill = own[: 60 - len(chosen)]
            chosen = (chosen + fill * 60)[:60]
            text = "\n".join(f"{count} {name}" for name, count in Counter(chosen).items())
            made.append(lk.Deck.parse(text, f"{'-'.join(inks)} {at // 60}"))
    return made[:legal_pairs] if legal_pairs else made


def test_pettingzoo_agrees() -> None:
    from pettingzoo.test import api_test, render_test, seed_test

    api_test(lorcana_v0.env(decks=DECKS), num_cycles=1_500)
    seed_test(lorcana_v0.env, num_cycles=300)
    custom = {"ansi": lambda result: isinstance(result, str)}
    render_test(lorcana_v0.env, custom)


def test_gymnasium_agrees() -> None:
    from gymnasium.utils.env_checker import check_env

    check_env(envs.LorcanaEnv(DECKS, opponent="random"), skip_render_check=True)
    env = envs.LorcanaEnv(DECKS, opponent="random", render_mode="ansi")
    observation, info = env.reset(seed=3)
    rng, is_over, steps = np.random.default_rng(0), False, 0
    while not is_over:
        action = rng.choice(np.flatnonzero(env.action_masks()))
        observation, reward, terminated, truncated, info = env.step(action)
        is_over, steps = terminated or truncated, steps + 1
        assert env.observation_space.contains(observation)
    assert reward in (1.0, -1.0) and steps > 20 and env.render() == "the game is over"
    with pytest.raises(lk.ClosedError):
        env.step(0)
    env.reset(seed=3)
    assert "turn" in env.render()
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    assert env.step(illegal)[1:3] == (-1.0, True)
    env.close()
    for use in (env.reset, env.render, env.action_masks):
        with pytest.raises(lk.ClosedError):
            use()


def test_the_layout_is_told() -> None:
    assert envs.VERSION == 1 and envs.LAYOUT["action_count"] == 437 and envs.ROWS == 224
    assert action_name(0) == "end turn" and action_name(ACTIONS["quest"].first + 3) == "quest 3"
    with pytest.raises(lk.LorekeeperError):
        action_name(437)
    table = envs.card_features()
    assert table.shape == (len(envs.card_names()), len(envs.LAYOUT["features"])) and not table[0].any()
    assert np.isfinite(table).all() and table[1:].any(axis=1).all()
    # No two columns of a card or numbers of a game share a name.
    assert len(COLUMNS) == 24 and len(NUMBERS) == 35


def test_observations_show_the_table() -> None:
    games = VectorGames(3, DECKS, seed=5)
    games.reset()
    for _ in range(200):
        games.step(games.sample())
    for at in range(3):
        world = games.world(at)
        assert world is not None
        view, numbers, cards = world.view(), games.numbers[at], games.cards[at]
        me, they = view.sides
        assert numbers[NUMBERS["my_lore"]] == me.lore and numbers[NUMBERS["their_lore"]] == they.lore
        assert numbers[NUMBERS["my_hand"]] == len(me.hand) and numbers[NUMBERS["their_deck"]] == they.deck
        names = envs.card_names()
        shown = [names[row[COLUMNS["card"]]] for row in cards[40:64] if row[COLUMNS["present"]]]
        assert shown == [card.name for card in they.play]
        mine = cards[16:40][cards[16:40, COLUMNS["present"]] == 1]
        assert [int(row[COLUMNS["damage"]]) for row in mine] == [card.damage for card in me.play]
        assert [int(row[COLUMNS["strength"]]) for row in mine if row[COLUMNS["strength"]]] == [
            card.strength for card in me.play if card.strength
        ]


def test_arrays_are_written_where_they_are() -> None:
    games = VectorGames(8, DECKS, seed=2)
    cards, mask, rewards = games.cards, games.mask, games.rewards
    games.reset()
    before = cards.copy()
    games.step(games.sample())
    assert games.cards is cards and np.shares_memory(games.mask, mask) and games.rewards is rewards
    assert (before != cards).any()


@pytest.mark.parametrize("threads", [1, 3])
def test_the_same_seed_is_the_same_run(threads: int) -> None:
    def run() -> list[tuple[int, int | None]]:
        games = VectorGames(16, DECKS, seed=9, threads=threads)
        games.reset()
        ended = []
        for _ in range(600):
            games.step(games.sample())
            ended += [(game.number, game.winner) for game in games.finished()]
        return sorted(ended, key=lambda row: row[0])

    one = run()
    assert one == run() and len(one) > 16


def test_random_games_are_those_of_lore_sim() -> None:
    """Every card, through the environment, action by action: the sums are those of the simulation."""
    decks = every_card(0 if IS_LONG else 12)
    pairs = len(decks) * (len(decks) - 1) // 2
    games = max(1, (10_000 if IS_LONG else 600) // pairs)
    plan = lk.Plan(decks, games, "random", seed=11)
    progress, _ = plan.play(0, plan.total, threads=os.cpu_count() or 1)
    tally = __import__("json").loads(progress)["tally"]
    vector = VectorGames(64, decks, seed=11, games=games)
    vector.reset()
    ended = []
    while (vector.side >= 0).any():
        vector.step(vector.suggest("random"))
        ended += vector.finished()
    assert len(ended) == plan.total and {game.number for game in ended} == set(range(plan.total))
    assert sum(game.decisions for game in ended) == tally["decisions"]
    turns = Counter(min(game.turns, 60) for game in ended)
    assert [turns[at] for at in range(61)] == tally["turns"]
    wins = [0, 0]
    for game in ended:
        if game.winner is not None:
            wins[game.winner] += 1
    assert wins == [sum(pair["wins"][side] for pair in tally["pairs"]) for side in (0, 1)]


def test_nothing_hidden_is_observed() -> None:
    """Dealing anew what is hidden changes no number of the observation and no action."""
    decks = every_card(10 if not IS_LONG else 0)
    games = VectorGames(64, decks, seed=21, games=1 << 30)
    games.reset()
    asked: Counter[int] = Counter()
    for step in range(400 if not IS_LONG else 4_000):
        at = step % len(games)
        depth = games.numbers[at, NUMBERS["depth"]]
        if games.side[at] >= 0 and depth == 0:
            found = games._observe_anew(at, step)
            assert found is not None
            asked[int(games.numbers[at, NUMBERS["ask"]])] += 1
            for name, before, after in zip(
                ("cards", "numbers", "choices", "mask"),
                (games.cards[at], games.numbers[at], games.choices[at], games._mask[at]),
                found,
                strict=True,
            ):
                assert np.array_equal(before, after), (name, step, np.argwhere(before != after))
        games.step(games.sample())
    assert len(asked) >= 5, asked


def test_every_card_has_a_row_of_its_own_only_where_it_is_seen() -> None:
    games = VectorGames(8, DECKS, seed=3)
    games.reset()
    for _ in range(300):
        games.step(games.sample())
        hidden = games.cards[..., COLUMNS["card"]] == 0
        known = games.cards[..., [COLUMNS["strength"], COLUMNS["cost"], COLUMNS["keywords"], COLUMNS["damage"]]]
        assert not known[hidden].any()


def test_bots_play_the_other_side() -> None:
    games = VectorGames(8, DECKS, players=(None, "greedy"), seed=4, games=40)
    games.reset()
    ended = []
    while (games.side >= 0).any():
        assert set(games.side.tolist()) <= {0, -1}
        games.step(games.sample())
        ended += games.finished()
    assert len(ended) == 40 and sum(game.winner == 1 for game in ended) > 30


def test_bad_actions_are_refused_and_nothing_is_stepped() -> None:
    games = VectorGames(4, DECKS, seed=1)
    with pytest.raises(lk.ClosedError, match="reset first"):
        games.step(np.zeros(4, dtype=np.int32))
    games.reset()
    before = games.cards.copy(), games.mask.copy()
    good = games.sample().copy()
    for wrong in (436, 437, -1, 10**6):
        actions = good.copy()
        actions[2] = wrong
        if wrong == 436:
            assert not games.mask[2, 436]
        with pytest.raises(lk.LorekeeperError, match="game 2"):
            games.step(actions)
    for wrong in ([0, 1], [0.5] * 4, "abc", [[0] * 4], None):
        with pytest.raises(lk.LorekeeperError):
            games.step(wrong)  # type: ignore[arg-type]
    assert np.array_equal(before[0], games.cards) and np.array_equal(before[1], games.mask)
    games.step(good)
    games.close()
    assert games.closed
    for use in (games.reset, games.sample, games.finished, lambda: games.step(good), lambda: games.world(0)):
        with pytest.raises(lk.ClosedError):
            use()


def test_bad_games_are_refused() -> None:
    for given in (
        {"count": 0},
        {"count": -3},
        {"decks": DECKS[:1]},
        {"players": ("random", "random")},
        {"players": (None,)},
        {"players": (None, "nobody")},
        {"decks": [DECKS[0], "81 HeiHei - Boat Snack"]},
        {"decks": [DECKS[0], "60 Nobody Knows"]},
        {"seed": -1},
    ):
        with pytest.raises(lk.LorekeeperError):
            VectorGames(**{"count": 2, "decks": DECKS, **given})  # type: ignore[arg-type]


def test_conceding_is_accepted_and_marked_where_asked_for() -> None:
    concede = ACTIONS["concede"].first
    games = VectorGames(2, DECKS, seed=1)
    games.reset()
    assert not games.mask[:, concede].any()
    side = games.side.copy()
    games.step(np.full(2, concede))
    assert games.done.all() and [games.rewards[at, side[at]] for at in range(2)] == [-1.0, -1.0]
    assert VectorGames(2, DECKS, concede=True).mask.shape == (2, 437)
    marked = VectorGames(2, DECKS, concede=True)
    marked.reset()
    assert marked.mask[:, concede].all()


def test_closed_pettingzoo_environments_say_so() -> None:
    env = lorcana_v0.raw_env(DECKS)
    env.reset(seed=1)
    env.close()
    with pytest.raises(lk.ClosedError):
        env.step(0)
    with pytest.raises(lk.ClosedError):
        env.reset()


def memory() -> int:
    """Kilobytes of this process that are in memory."""
    with open("/proc/self/status", encoding="ascii") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


@pytest.mark.skipif(not os.path.exists("/proc/self/status"), reason="the system does not tell")
def test_memory_does_not_grow() -> None:
    games = VectorGames(256, DECKS, seed=1)
    games.reset()
    played, wanted = 0, 100_000 if IS_LONG else 3_000
    before = None
    while played < wanted:
        games.step(games.sample())
        played += int(games.done.sum())
        if before is None and played > wanted // 3:
            before = memory()
    assert before is not None and memory() - before < 20_000, (before, memory())


def test_ready_decks_are_listed() -> None:
    assert set(DECKS) <= set(ready.ready())


def test_the_paper_has_the_layout() -> None:
    """Every column, number and action stands in docs/python.md as it is."""
    from conftest import ROOT

    paper = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    for kind in ("columns", "numbers"):
        for at, (name, meaning) in enumerate(envs.LAYOUT[kind]):
            assert f"| {at} | `{name}` | {meaning} |" in paper
    for name, block in ACTIONS.items():
        last = "" if block.count == 1 else f"–{block.first + block.count - 1}"
        assert f"| {block.first}{last} | `{name}` | {block.meaning} |" in paper

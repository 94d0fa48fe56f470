"""Games, one question at a time."""

import copy
import pickle
from pathlib import Path

import pytest
from conftest import DECKS, QUEST
from hypothesis import given, settings
from hypothesis import strategies as st

import lorekeeper as lk


def begun(seed: int = 7) -> lk.Game:
    return lk.Game.new(DECKS, seed=seed)


def played(seed: int, answers: int) -> lk.Game:
    game = begun(seed)
    for at in range(answers):
        if game.is_over:
            break
        game.answer(game.suggest("random", seed=seed * 1000 + at))
    return game


def test_a_game_is_played_to_its_end() -> None:
    game = begun()
    assert game.decision == lk.Decision(0, "opening hand", "2.2.2.1")
    while not game.is_over:
        assert game.options() and game.option_count == len(game.options())
        game.answer(0 if game.option_count == 1 else game.suggest("greedy", seed=len(game)))
    assert game.winner in (0, 1) and max(game.lore) >= 20
    assert game.decision is None and game.player is None and game.options() == []
    with pytest.raises(lk.Refused):
        game.answer(0)


def test_the_same_seed_is_the_same_game() -> None:
    one, other = played(5, 80), played(5, 80)
    assert one.save() == other.save() and one.view().data == other.view().data


def test_options_by_place_by_answer_and_by_hand() -> None:
    one, other, third = begun(), begun(), begun()
    option = one.options()[1]
    one.answer(1)
    other.answer(other.options()[1])
    third.answer(lk.Answer(option.kind, card=option.card))
    assert one.save() == other.save() == third.save()


def test_a_refusal_names_its_rule_and_changes_nothing() -> None:
    game = played(3, 10)
    before = game.save()
    with pytest.raises(lk.Refused) as raised:
        game.answer(lk.Answer("quest", card=0))
    assert raised.value.rule and raised.value.why
    with pytest.raises(lk.Refused, match="1.4.1"):
        lk.Game.from_lore(QUEST).answer(lk.Answer("quest", card=60_000))
    with pytest.raises(lk.LorekeeperError, match="no option 999"):
        game.answer(999)
    for wrong in ("quest", None, 1.5, -1, object()):
        with pytest.raises(lk.LorekeeperError):
            game.answer(wrong)  # type: ignore[arg-type]
    assert game.save() == before


def test_answers_of_another_game_are_refused() -> None:
    game, stranger = begun(), begun()
    with pytest.raises(lk.ForeignObject):
        game.answer(stranger.options()[0])
    # A copy is the same game.
    game.clone().answer(game.options()[0])


def test_why_not() -> None:
    game = lk.Game.from_lore(QUEST.replace("[=heihei]", "[=heihei, exerted]").split("A quests")[0])
    view = game.view(0)
    (heihei,) = view.sides[0].play
    reasons = game.why_not(heihei)
    assert any(reason.rule.startswith("4.5") or "exerted" in reason.why for reason in reasons)
    assert heihei.card is not None
    (refused,) = game.why_not(lk.Answer("quest", card=heihei.card))
    assert refused.rule and game.why_not(lk.Answer("end turn")) == []
    assert game.why_not(heihei, lang="es")[0].why != reasons[0].why
    with pytest.raises(lk.LorekeeperError):
        game.why_not(5000)


def test_views_hide_what_is_hidden() -> None:
    # Early enough: a card that came back from the table to a hand is rightly known there (7.1.2).
    game = played(11, 6)
    for player in (0, 1):
        view = game.view(player)
        assert view.viewer == player and view.sides[0].player == player
        assert all(card.card is not None for card in view.sides[0].hand)
        assert all(card.card is None for card in view.sides[1].hand)
    with pytest.raises(lk.LorekeeperError, match="no player 7"):
        game.view(7)


def test_views_do_not_change_when_hidden_cards_do() -> None:
    for seed in range(20):
        game = played(seed, 20 + seed)
        if game.player is None:
            continue
        shown = game.view(game.player).data
        for other in range(4):
            assert game.world(game.player, seed=other).view(game.player).data == shown


def test_clone_save_load_undo() -> None:
    game = played(9, 40)
    twin = game.clone()
    twin.answer(0)
    assert len(twin) == len(game) + 1
    twin.undo()
    assert twin.save() == game.save() and twin.view().data == game.view().data
    assert lk.Game.load(game.save()).view().data == game.view().data
    assert copy.deepcopy(game).save() == game.save() == pickle.loads(pickle.dumps(game)).save()
    twin.undo(len(twin))
    assert twin.decision == begun().decision
    with pytest.raises(lk.LorekeeperError, match="cannot be taken back"):
        twin.undo()


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", '{"format":"lorekeeper-python-game"}', "\0"])
def test_what_is_no_saved_game_is_refused(text: str) -> None:
    with pytest.raises(lk.LorekeeperError):
        lk.Game.load(text)


def test_a_game_of_other_cards_is_refused() -> None:
    saved = played(2, 5).save().replace('["cards","', '["cards","x')
    with pytest.raises(lk.LorekeeperError, match="another basis; what differs: cards"):
        lk.Game.load(saved)


def test_a_game_of_another_version_is_refused() -> None:
    for earlier in [
        played(2, 5).save().replace('"version":3', '"version":2'),
        '{"format":"lorekeeper-python-game","version":1,"seed":1,"answers":[]}',
    ]:
        with pytest.raises(lk.LorekeeperError, match="this program reads version 3"):
            lk.Game.load(earlier)


def test_the_story_is_told_to_one_player(tmp_path: Path) -> None:
    game = played(4, 60)
    mine, theirs = game.story(0), game.story(1)
    assert mine and mine != theirs and all(line.text for line in mine)
    assert any(line.rule for line in mine)
    assert game.story(0, lang="es") != mine
    path = tmp_path / "game.json"
    game.write(path)
    assert lk.Game.read(path).story(0) == mine


def test_a_game_is_a_ruling() -> None:
    texts = played(4, 30).to_lore()
    script = texts.pop("game.lore")
    assert lk.judge(script, decks=texts).ok


def test_positions_are_played_from() -> None:
    game = lk.Game.from_lore(QUEST)
    assert game.lore == [1, 0] and game.decision is not None and game.decision.kind == "turn"
    assert any(line.rule == "4.5.2" for line in game.story(0))
    assert lk.Game.load(game.save()).lore == [1, 0]
    with pytest.raises(lk.ReadError) as raised:
        lk.Game.from_lore(QUEST.replace("A quests", "B quests"))
    assert raised.value.problems[0].line == 10
    with pytest.raises(lk.LorekeeperError, match="no position"):
        lk.Game.from_lore("title: nothing")


def test_illegal_decks_are_refused_with_their_rule() -> None:
    with pytest.raises(lk.DeckError) as raised:
        lk.Game.new(["4 HeiHei - Boat Snack", DECKS[0]])
    assert raised.value.problems[0].rule == "1.10.1.1"
    with pytest.raises(lk.DeckError, match="Nobody Knows"):
        lk.Game.new(["60 Nobody Knows", DECKS[0]])
    with pytest.raises(lk.LorekeeperError, match="2 to 4"):
        lk.Game.new(DECKS[:1])
    with pytest.raises(lk.LorekeeperError, match="seed"):
        lk.Game.new(DECKS, seed=-1)


def test_worlds_are_played_on_and_have_no_past() -> None:
    world = played(6, 25).world(seed=3)
    while not world.is_over:
        world.answer(world.suggest("random", seed=len(world)))
    for past in (world.save, world.story, world.undo):
        with pytest.raises(lk.LorekeeperError, match="no past"):
            past()


def test_players_by_name_and_function() -> None:
    def last(game: lk.Game) -> int:
        return game.option_count - 1

    assert lk.play(begun(), ["greedy", last]) in (0, 1, None)
    with pytest.raises(lk.LorekeeperError, match="no player"):
        begun().suggest("nobody")
    assert lk.players.search(50) == "search:50"
    assert begun().suggest(lk.players.search(20)).kind in ("done", "card")


def test_names_are_answers() -> None:
    answer = begun().named("heihei")
    assert answer.kind == "name" and answer.number is not None
    with pytest.raises(lk.LorekeeperError, match="Nobody"):
        begun().named("Nobody Knows")


@settings(max_examples=60, deadline=None)
@given(
    kind=st.sampled_from(["ink", "play", "use", "quest", "challenge", "move", "concede", "card", "option", "number", "apply"]),
    card=st.one_of(st.none(), st.integers(0, 65_535)),
    target=st.one_of(st.none(), st.integers(0, 65_535)),
    number=st.one_of(st.none(), st.integers(-(2**40), 2**40)),
    how=st.sampled_from([None, "ink", "shift", "sing", "sing together", "way", "nonsense"]),
)
def test_no_answer_breaks_a_game(kind: str, card: int, target: int, number: int, how: str) -> None:
    game = played(1, 33)
    try:
        game.answer(lk.Answer(kind, card=card, target=target, number=number, how=how))
    except lk.LorekeeperError:
        assert game.save() == played(1, 33).save()

"""The judge, the rulebook, cards and decks."""

import pytest
from conftest import QUEST

import lorekeeper as lk


def test_judge_tells_every_step_with_rule_and_cause() -> None:
    ruling = lk.judge(QUEST)
    assert ruling.ok and bool(ruling) and not ruling.failures
    quests = next(step for step in ruling.steps if step.rule == "4.5.2")
    assert quests.cause == "A quests with heihei" and quests.line == 10
    assert "4.5.1" in ruling.rules
    assert "<table>" in ruling._repr_html_() and "4.5.2" in ruling._repr_html_()


def test_judge_speaks_spanish() -> None:
    assert "aventura" in str(lk.judge(QUEST, lang="es"))


def test_what_does_not_come_out_is_a_failure() -> None:
    ruling = lk.judge(QUEST.replace("lore 1", "lore 3"))
    assert not ruling.ok
    (failure,) = ruling.failures
    assert failure.line == 11 and "lore" in failure.expected


def test_a_text_that_cannot_be_read_has_places() -> None:
    with pytest.raises(lk.ReadError) as raised:
        lk.judge(QUEST.replace("HeiHei - Boat Snack", "Nobody Knows"))
    (problem,) = raised.value.problems
    assert problem.line == 6 and problem.column > 0 and "Nobody Knows" in problem.message


@pytest.mark.parametrize("text", ["", "\0", "player A\n" * 50, "a quests", "title: \ud7ff"])
def test_any_text_is_read_or_refused(text: str) -> None:
    with pytest.raises(lk.LorekeeperError):
        lk.judge(text)


def test_unknown_language_and_edition() -> None:
    with pytest.raises(lk.LorekeeperError, match="no language"):
        lk.judge(QUEST, lang="fr")
    with pytest.raises(lk.LorekeeperError, match="no edition"):
        lk.judge(QUEST, edition="7")


def test_rules_by_number_and_word() -> None:
    rule = lk.rule("6.5.8")
    assert rule.number == "6.5.8" and "replacement" in rule.text and rule.rulings
    assert lk.rule("6.5.8", lang="es").text != rule.text
    assert any(hit.number.startswith("8.15") for hit in lk.search_rules("ward"))
    with pytest.raises(lk.LorekeeperError, match="there is no rule 99.1"):
        lk.rule("99.1")
    with pytest.raises(lk.LorekeeperError, match="search_rules"):
        lk.rule("replacement effects")


def test_cards_are_searched_and_written() -> None:
    found = lk.cards.search("ink:ruby cost<=2 keyword:evasive")
    assert found and all("ruby" in card.inks and card.cost <= 2 for card in found)
    card = lk.cards.get("HeiHei - Boat Snack")
    assert card.kind == "character" and "Support" in card.text() and "Apoyo" in card.text("es")
    with pytest.raises(lk.LorekeeperError):
        lk.cards.search("cost:<<")
    with pytest.raises(lk.LorekeeperError, match="Nobody"):
        lk.cards.get("Nobody Knows")


def test_decks_have_problems_and_statistics() -> None:
    deck = lk.Deck.ready("amber-steel-songs")
    assert deck.is_legal() and len(deck) == 60 and deck.statistics["cards"] == 60
    assert sum(deck.statistics["costs"].values()) == 60
    assert deck.chance(4, 7) == pytest.approx(0.399499, abs=1e-5)
    assert lk.Deck.parse(deck.code).cards == deck.cards
    small = lk.Deck.parse("4 HeiHei - Boat Snack")
    assert small.problems()[0].rule == "1.10.1.1" and not small.is_legal()
    with pytest.raises(lk.DeckError) as raised:
        lk.Deck.parse("4 HeiHei - Boat Snack\n4 Nobody Knows\nnonsense")
    assert [problem.line for problem in raised.value.problems] == [2, 3]
    with pytest.raises(lk.LorekeeperError, match="no format"):
        deck.problems("nonsense")
    out, into = deck.cards[0][1], "HeiHei - Boat Snack"
    changed = deck.changed(out, into, 2)
    assert len(changed) == 60 and changed.copies(into) == deck.copies(into) + 2

"""Writes the notebook; `python python/examples/make_notebook.py` after a change."""

from pathlib import Path

import nbformat

TITLE = """# Ten questions about a deck

Everything here is exact or has an interval beside it, and gives the same numbers again with the same seed. Take a list of your own:
`deck = lk.Deck.read("my-deck.txt")`."""

QUESTIONS = [
    (
        "Is it legal, and where?",
        """import lorekeeper as lk

deck = lk.Deck.ready("amber-steel-songs")
rivals = ["ruby-steel-racers", "amethyst-sapphire-sorcery"]
{format: len(deck.problems(format)) or "legal" for format in ("infinity", "core")}""",
    ),
    ("What is in it?", "deck.statistics"),
    (
        "How often is there something to play in the first turns?",
        """def playable(turn):
    return sum(count for count, name in deck.cards if lk.cards.get(name).cost <= turn)

{turn: round(deck.chance(playable(turn), drawn=6 + turn), 3) for turn in (1, 2, 3)}""",
    ),
    (
        "How often is there ink every turn?",
        '{turn: round(deck.chance(deck.statistics["inkable"], drawn=6 + turn, least=turn), 3) for turn in range(1, 6)}',
    ),
    (
        "Does it win?",
        """results = lk.simulate([deck, *rivals], games=300, players="greedy", seed=1, progress=False)
results.wins""",
    ),
    (
        "Against whom?",
        """names = [each["name"] for each in results.data["decks"]]
{
    " – ".join(names[at] for at in pair["decks"]): f"{pair['wins']['share']:.0%} [{pair['wins']['low']:.0%}, {pair['wins']['high']:.0%}]"
    for pair in results.data["pairs"]
}""",
    ),
    (
        "Does going first matter?",
        """own = results.data["decks"][0]
own["wins_going_first"]["share"], own["wins_going_second"]["share"]""",
    ),
    (
        "Which cards win games when they are drawn?",
        """cards = results.to_pandas().query("deck == @deck.name").sort_values("worth", ascending=False)
cards[["card", "copies", "drawn", "worth", "worth_low", "worth_high"]].head(8)""",
    ),
    (
        "Which cards are worth keeping in the opening hand (2.2.2)?",
        'cards.sort_values("keep_first", ascending=False)[["card", "keep_first", "keep_first_low", "keep_first_high"]].head(5)',
    ),
    (
        "Would another card do better?",
        """out = cards.iloc[-1]["card"]
changed = deck.changed(out, "HeiHei - Boat Snack", copies=1, name="changed")
before = lk.simulate([deck, rivals[0]], games=300, players="greedy", seed=2, progress=False)
after = lk.simulate([changed, rivals[0]], games=300, players="greedy", seed=2, progress=False)
out, before.wins[deck.name], after.wins["changed"]""",
    ),
]

if __name__ == "__main__":
    notebook = nbformat.v4.new_notebook()
    notebook.metadata = {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
    }
    notebook.cells = [nbformat.v4.new_markdown_cell(TITLE)]
    for number, (question, code) in enumerate(QUESTIONS, 1):
        notebook.cells.append(nbformat.v4.new_markdown_cell(f"## {number}. {question}"))
        notebook.cells.append(nbformat.v4.new_code_cell(code))
    for at, cell in enumerate(notebook.cells):
        cell["id"] = f"cell-{at}"
    nbformat.write(notebook, Path(__file__).with_name("ten_questions.ipynb"))

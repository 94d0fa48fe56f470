"""A bot of forty lines: tries every answer in a few worlds, plays on at random, and takes the one that is best on average.

    python python/examples/bot.py
"""

import lorekeeper as lk

WORLDS, ANSWERS = 4, 24


def worth(world: lk.Game, me: int) -> float:
    """How good a game looks for a player: lore, and far more a win."""
    lead = world.lore[me] - max(lore for player, lore in enumerate(world.lore) if player != me)
    return lead + (100 if world.winner == me else -100 if world.is_over else 0)


def after(game: lk.Game, answer: lk.Answer, me: int, seed: int) -> float:
    """What comes of an answer in one world."""
    world = game.world(me, seed)
    world.answer(answer)
    for number in range(ANSWERS):
        if world.is_over:
            break
        world.answer(world.suggest("random", seed * 1_000 + number))
    return worth(world, me)


def bot(game: lk.Game) -> lk.Answer:
    """The player: from a game to an answer."""
    options, me = game.options(), game.player
    if len(options) == 1 or me is None:
        return options[0]
    return max(options, key=lambda answer: sum(after(game, answer, me, seed) for seed in range(WORLDS)))


if __name__ == "__main__":
    decks = ["amber-steel-songs", "ruby-steel-racers"]
    results = lk.simulate(decks, games=20, players=[bot, "random"], seed=1)
    print(f"the bot won {results.wins[decks[0]]:.0%} of {results.games_done} games against random")

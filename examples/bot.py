#!/usr/bin/env python3
"""A small bot for lore: quests and plays when it can, challenges only where it wins.

    lore sim one.txt other.txt --games 20 --players "bot:python3 examples/bot.py,greedy"

`lore bot-protocol` explains the lines. Everything a bot needs to know stands in each question; what happened since the last one stands
in its events. This bot remembers from them which cards the opponent has shown, and how often each was discarded or banished.
"""
import collections
import json
import sys

shown = collections.Counter()
texts = {}


def cards_in_play(view):
    return {card["card"]: card for player in view["players"] for card in player["play"]}


def worth(answer, question):
    """The higher, the sooner it is done."""
    view = question["view"]
    me = view["players"][view["you"]]
    play = cards_in_play(view)
    deed = answer["do"]
    if deed == "ink":
        costs = {card["card"]: card["cost"] for card in me["hand"] if card}
        return 90 + costs.get(answer["card"], 0) if me["inkwell"] < 7 else -1
    if deed == "play":
        return 80 - (5 if answer.get("how") == "ink" else 0)
    if deed == "challenge":
        mine, theirs = play[answer["card"]], play[answer["target"]]
        kills = mine["strength"] >= theirs["willpower"] - theirs["damage"]
        dies = theirs.get("strength", 0) >= mine["willpower"] - mine["damage"]
        # What keeps coming back is worth less of an effort.
        seen = shown[1 - view["you"], theirs["name"]]
        return 70 - min(seen, 9) if kills and not dies else -1
    if deed == "quest":
        return 50 + play[answer["card"]]["lore"]
    return {"use": 60, "accept": 5, "choose": 4, "end turn": 1, "done": 0}.get(deed, 0)


def decide(question):
    if question["decision"]["ask"] == "opening hand":
        # Keeps the hand as it is.
        return next(i for i, answer in enumerate(question["answers"]) if answer["do"] == "done")
    ranked = [(worth(answer, question), -i) for i, answer in enumerate(question["answers"])]
    return -max(ranked)[1]


def remember(message):
    """What can be learned before an answer is given."""
    texts.update(message.get("texts", {}))
    for event in message.get("events", []):
        if event["event"] == "card" and event["to"] in ("play", "discard") and event["name"]:
            shown[event["player"], event["name"]] += 1


for line in sys.stdin:
    question = json.loads(line)
    if question["say"] == "begin":
        shown.clear()
    remember(question)
    if question["say"] == "decide":
        print(json.dumps({"answer": decide(question)}), flush=True)

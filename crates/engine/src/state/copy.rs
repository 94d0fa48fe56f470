//! Copies of a game, also in the room of another one: those who think ahead make many of them, and give back as many.
//!
//! [`Clone::clone_from`] writes into the lists that are there already, so that nothing has to be asked of the allocator once there
//! is room. Every field is named, so that a new one cannot be forgotten.

use super::*;

impl Clone for State {
    fn clone(&self) -> State {
        let State {
            cards,
            players,
            active,
            starting,
            teams,
            passed,
            turn,
            step,
            challenge,
            effects,
            floating,
            bag,
            owed,
            frames,
            log,
            used,
            discounts,
            known,
            hurt,
            result,
            rng,
            clock,
            reply,
            rounds,
        } = self;
        State {
            cards: cards.clone(),
            players: players.clone(),
            active: *active,
            starting: *starting,
            teams: *teams,
            passed: *passed,
            turn: *turn,
            step: *step,
            challenge: *challenge,
            effects: effects.clone(),
            floating: floating.clone(),
            bag: bag.clone(),
            owed: owed.clone(),
            frames: frames.clone(),
            log: log.clone(),
            used: used.clone(),
            discounts: discounts.clone(),
            known: known.clone(),
            hurt: hurt.clone(),
            result: *result,
            rng: rng.clone(),
            clock: *clock,
            reply: reply.clone(),
            rounds: rounds.clone(),
        }
    }

    fn clone_from(&mut self, from: &Self) {
        let State {
            cards,
            players,
            active,
            starting,
            teams,
            passed,
            turn,
            step,
            challenge,
            effects,
            floating,
            bag,
            owed,
            frames,
            log,
            used,
            discounts,
            known,
            hurt,
            result,
            rng,
            clock,
            reply,
            rounds,
        } = from;
        self.cards.clone_from(cards);
        self.players.clone_from(players);
        self.active = *active;
        self.starting = *starting;
        self.teams = *teams;
        self.passed = *passed;
        self.turn = *turn;
        self.step = *step;
        self.challenge = *challenge;
        self.effects.clone_from(effects);
        self.floating.clone_from(floating);
        self.bag.clone_from(bag);
        self.owed.clone_from(owed);
        self.frames.clone_from(frames);
        self.log.clone_from(log);
        self.used.clone_from(used);
        self.discounts.clone_from(discounts);
        self.known.clone_from(known);
        self.hurt.clone_from(hurt);
        self.result = *result;
        self.rng.clone_from(rng);
        self.clock = *clock;
        self.reply.clone_from(reply);
        self.rounds.clone_from(rounds);
    }
}

impl Clone for Player {
    fn clone(&self) -> Player {
        let Player {
            lore,
            deck,
            hand,
            discard,
            inkwell,
            ink_drops,
            lasting_ink,
            lasting_ink_exerted,
            play,
            inked,
            turns,
            out,
        } = self;
        Player {
            lore: *lore,
            deck: deck.clone(),
            hand: hand.clone(),
            discard: discard.clone(),
            inkwell: inkwell.clone(),
            ink_drops: *ink_drops,
            lasting_ink: *lasting_ink,
            lasting_ink_exerted: *lasting_ink_exerted,
            play: play.clone(),
            inked: *inked,
            turns: *turns,
            out: *out,
        }
    }

    fn clone_from(&mut self, from: &Self) {
        let Player {
            lore,
            deck,
            hand,
            discard,
            inkwell,
            ink_drops,
            lasting_ink,
            lasting_ink_exerted,
            play,
            inked,
            turns,
            out,
        } = from;
        self.lore = *lore;
        self.deck.clone_from(deck);
        self.hand.clone_from(hand);
        self.discard.clone_from(discard);
        self.inkwell.clone_from(inkwell);
        self.ink_drops = *ink_drops;
        self.lasting_ink = *lasting_ink;
        self.lasting_ink_exerted = *lasting_ink_exerted;
        self.play.clone_from(play);
        self.inked = *inked;
        self.turns = *turns;
        self.out = *out;
    }
}

impl Clone for Rounds {
    fn clone(&self) -> Rounds {
        let Rounds { answers, round, queue, first, barred, by_hand, trial, resolved, mark, again, accepted } =
            self;
        Rounds {
            answers: answers.clone(),
            round: *round,
            queue: queue.clone(),
            first: *first,
            barred: *barred,
            by_hand: *by_hand,
            trial: *trial,
            resolved: *resolved,
            mark: *mark,
            again: *again,
            accepted: *accepted,
        }
    }

    fn clone_from(&mut self, from: &Self) {
        let Rounds { answers, round, queue, first, barred, by_hand, trial, resolved, mark, again, accepted } =
            from;
        self.answers.clone_from(answers);
        self.round = *round;
        self.queue.clone_from(queue);
        self.first = *first;
        self.barred = *barred;
        self.by_hand = *by_hand;
        self.trial = *trial;
        self.resolved = *resolved;
        self.mark = *mark;
        self.again = *again;
        self.accepted = *accepted;
    }
}

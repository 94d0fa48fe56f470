//! The writes that are more than one line; each tells what it touched. Only [`super::door`] calls them.

use super::*;
use crate::eval::Derived;
use crate::program::{Dependencies, Pool};

impl State {
    pub(super) fn card_mut(&mut self, ix: CardIx) -> &mut Card {
        &mut self.cards[ix.index()]
    }

    pub(super) fn player_mut(&mut self, ix: PlayerIx) -> &mut Player {
        &mut self.players[ix.index()]
    }

    /// Keeps the values of a card; the state itself stays as it is.
    #[inline]
    pub(crate) fn keep_values(&mut self, card: CardIx, values: Derived) {
        self.card_mut(card).values = Kept(values);
    }

    /// Keeps the printed values of all cards.
    pub(crate) fn keep_printed(&mut self, pool: &Pool) {
        for card in self.cards.iter_mut() {
            card.values = Kept(*pool.printed(card.def));
        }
    }

    /// The next moment.
    #[inline]
    pub(super) fn tick(&mut self) -> u32 {
        self.clock = self.clock.wrapping_add(1);
        self.clock
    }

    /// Takes a card out of the middle of its stack: what lies above it lies on what lies below it now.
    pub(super) fn unlink(&mut self, card: CardIx) {
        let Card { above, below, .. } = *self.card(card);
        if above != CardIx::NONE {
            self.card_mut(above).below = below;
        }
        if below != CardIx::NONE {
            self.card_mut(below).above = above;
        }
    }

    /// Puts a card at the bottom of a stack.
    pub(super) fn link_under(&mut self, card: CardIx, host: CardIx) {
        let mut last = host;
        while self.card(last).below != CardIx::NONE {
            last = self.card(last).below;
        }
        self.card_mut(last).below = card;
        self.card_mut(card).above = last;
    }

    pub(super) fn begin_turn(&mut self, player: PlayerIx) -> Dependencies {
        self.active = player;
        self.passed = PlayerSet::EMPTY;
        self.turn = self.turn.saturating_add(1);
        self.rounds.new_turn();
        self.join_turn(player)
    }

    pub(super) fn join_turn(&mut self, player: PlayerIx) -> Dependencies {
        let me = self.player_mut(player);
        me.inked = 0;
        me.turns = me.turns.saturating_add(1);
        Dependencies::TURN | Dependencies::LOG
    }

    pub(super) fn forget_turn(&mut self) -> Dependencies {
        self.log.clear();
        self.used.retain(|used| used.for_game);
        self.discounts.clear();
        self.known.clear();
        Dependencies::LOG
    }

    /// 5.1.1.1, 5.1.1.2
    pub(super) fn turn_card(&mut self, card: CardIx, exerted: bool) -> Dependencies {
        let turned = &mut self.cards[card.index()];
        if turned.zone == Zone::Inkwell && turned.exerted != exerted {
            let own = &mut self.players[turned.owner.index()];
            own.ink_ready = if exerted { own.ink_ready.saturating_sub(1) } else { own.ink_ready + 1 };
        }
        turned.exerted = exerted;
        Dependencies::EXERTED | Dependencies::INK
    }

    /// A card leaves the inkwell.
    pub(super) fn ink_leaves(&mut self, card: CardIx) {
        let Card { exerted, owner, .. } = *self.card(card);
        let own = self.player_mut(owner);
        own.ink_ready = own.ink_ready.saturating_sub(u16::from(!exerted));
    }

    /// How many ink cards of the player are ready, counted.
    pub(crate) fn count_ready_ink(&self, player: &Player) -> u16 {
        player.inkwell().iter().filter(|card| !self.card(**card).exerted).count() as u16
    }

    pub(super) fn ready_ink(&mut self, player: PlayerIx) -> Dependencies {
        let own = &mut self.players[player.index()];
        // Mostly something was paid; where nothing was all are ready.
        if usize::from(own.ink_ready) != own.inkwell().len() {
            own.ink_ready = own.inkwell().len() as u16;
            for card in own.inkwell() {
                self.cards[card.index()].exerted = false;
            }
        }
        Dependencies::INK
    }

    pub(super) fn exert_ink(&mut self, player: PlayerIx, amount: i32) -> Dependencies {
        let mut left = amount.max(0);
        // 10.2.2: what is no card first, since only cards matter for anything else.
        let own = self.player_mut(player);
        let lasting = i32::from(own.lasting_ink).min(left) as u8;
        own.lasting_ink -= lasting;
        own.lasting_ink_exerted += lasting;
        left -= i32::from(lasting);
        let paid = left.min(own.ink_ready.into());
        own.ink_ready -= paid as u16;
        left = paid;
        for card in self.players[player.index()].inkwell() {
            if left == 0 {
                break;
            }
            let card = &mut self.cards[card.index()];
            left -= i32::from(!card.exerted);
            card.exerted = true;
        }
        Dependencies::INK
    }

    pub(super) fn search(&mut self, player: PlayerIx, owners: PlayerSet) -> Dependencies {
        let searched = |card: &&mut Card| owners.has(card.owner) && card.zone == Zone::Deck;
        for card in self.cards.iter_mut().filter(searched) {
            // 7.2.2: others cannot follow what is taken out of a deck that somebody looks through.
            card.seen = PlayerSet::one(player);
        }
        for owner in owners.iter() {
            self.player_mut(owner).deck_seen = PlayerSet::one(player);
        }
        Dependencies::empty()
    }

    #[inline(never)]
    pub(super) fn exchange(&mut self, one: CardIx, other: CardIx) -> Dependencies {
        let Card { owner, zone, since, .. } = *self.card(one);
        self.card_mut(one).since = std::mem::replace(&mut self.card_mut(other).since, since);
        for card in self.player_mut(owner).list_mut(zone) {
            *card = match *card {
                c if c == one => other,
                c if c == other => one,
                c => c,
            };
        }
        Dependencies::ALWAYS
    }

    #[inline(never)]
    pub(super) fn shuffle(&mut self, player: PlayerIx) -> Dependencies {
        let own = &mut self.players[player.index()];
        own.deck_seen = PlayerSet::EMPTY;
        let deck = own.piles.deck_mut();
        self.rng.shuffle(deck);
        for card in deck {
            self.cards[card.index()].seen = PlayerSet::EMPTY;
        }
        Dependencies::DECK
    }

    pub(super) fn opening_draw(&mut self, player: PlayerIx) -> Dependencies {
        if let Some(card) = self.player_mut(player).piles.draw() {
            let since = self.tick();
            let state = self.card_mut(card);
            state.zone = Zone::Hand;
            state.inc = next_stay(state.inc);
            state.since = since;
            state.seen = PlayerSet::one(player);
            self.player_mut(player).hand.push(card);
        }
        // Some texts work from the hand (6.1.12).
        Dependencies::ALWAYS
    }

    pub(super) fn opening_return(&mut self, card: CardIx) -> Dependencies {
        let owner = self.card(card).owner;
        self.player_mut(owner).hand.take(card);
        let state = self.card_mut(card);
        state.zone = Zone::Deck;
        state.inc = next_stay(state.inc);
        state.seen = PlayerSet::one(owner);
        self.player_mut(owner).piles.push_under_deck(card);
        self.keep_seen(card);
        Dependencies::ALWAYS
    }

    pub(super) fn unstack(&mut self, card: CardIx) -> Dependencies {
        self.unlink(card);
        let state = self.card_mut(card);
        state.above = CardIx::NONE;
        state.below = CardIx::NONE;
        state.zone = Zone::Aside;
        Dependencies::ALWAYS
    }

    pub(super) fn suppose(&mut self, card: CardIx) -> Dependencies {
        let entering = self.card_mut(card);
        entering.zone = Zone::Play;
        entering.drying = true;
        let owner = entering.owner;
        self.player_mut(owner).play.push(card);
        Dependencies::ALWAYS
    }

    #[inline(never)]
    pub(super) fn leave(&mut self, player: PlayerIx) -> Dependencies {
        self.player_mut(player).out = true;
        self.everyone = self.everyone.without(player);
        if self.everyone().len() == 1 {
            // 1.8.1.3: the game is over; everything stays as it is.
            return Dependencies::empty();
        }
        self.bag.retain(|b| b.player != player);
        self.owed.retain(|o| o.player != player);
        self.floating.retain(|f| f.you != player);
        self.forget_in_effects(player);
        let gone = std::mem::take(&mut self.player_mut(player).play);
        for &card in gone.iter() {
            let mut at = card;
            while at != CardIx::NONE {
                let next = self.card(at).below;
                let card = self.card_mut(at);
                card.zone = Zone::Aside;
                card.inc = next_stay(card.inc);
                card.prior = 0;
                card.above = CardIx::NONE;
                card.below = CardIx::NONE;
                at = next;
            }
            for other in self.cards.iter_mut() {
                if other.at == card {
                    other.at = CardIx::NONE;
                }
            }
        }
        let me = self.player_mut(player);
        me.hand.clear();
        me.piles.clear();
        me.ink_ready = 0;
        Dependencies::ALWAYS
    }

    /// 9.2.3: effects under way go on without the player and without their cards.
    fn forget_in_effects(&mut self, gone: PlayerIx) {
        let State { frames, cards, .. } = self;
        for frame in frames {
            let Frame::Resolve(resolve) = frame else { continue };
            resolve.hold.retain(|o| cards[o.card.index()].owner != gone);
            for looping in &mut resolve.loops {
                if let Looping::Players(players) = looping {
                    players.left.retain(|p| *p != gone);
                }
            }
        }
    }

    pub(super) fn keep(&mut self, effect: u32, slot: crate::program::Slot, card: Obj) -> Dependencies {
        if let Some(effect) = self.effects.iter_mut().find(|one| one.id == effect) {
            let mut kept: Objs = effect.slots.objects(slot).iter().copied().collect();
            kept.push(card);
            effect.slots.set(slot, SlotValue::Objects(kept));
        }
        // What it says may be another thing now.
        Dependencies::ALWAYS
    }

    pub(super) fn end_effects(&mut self, ends: Ends) -> Dependencies {
        self.floating.retain(|f| !ends.ends(f.until));
        if !self.effects.iter().any(|e| ends.ends(e.until)) {
            return Dependencies::empty();
        }
        self.effects.retain(|e| !ends.ends(e.until));
        Dependencies::EFFECTS
    }

    #[inline(never)]
    pub(super) fn forget_outdated(&mut self) -> Dependencies {
        let mut floating = std::mem::take(&mut self.floating);
        floating.retain(|f| !self.is_gone(f));
        self.floating = floating;
        if !self.effects.iter().any(|e| self.is_about_nothing(e)) {
            return Dependencies::empty();
        }
        let mut effects = std::mem::take(&mut self.effects);
        effects.retain(|e| !self.is_about_nothing(e));
        self.effects = effects;
        Dependencies::EFFECTS
    }

    /// Whether a lasting effect or a floating ability is to be forgotten.
    #[inline]
    pub(crate) fn any_outdated(&self) -> bool {
        crate::work::count(crate::work::Work::Check);
        self.effects.iter().any(|e| self.is_about_nothing(e)) || self.floating.iter().any(|f| self.is_gone(f))
    }

    /// Whether what the floating ability lasts with has gone.
    fn is_gone(&self, floating: &Floating) -> bool {
        matches!(floating.until, Until::InPlay(obj) if self.in_play(obj).is_none())
    }

    /// Whether what the effect is on, or lasts with, has gone.
    fn is_about_nothing(&self, effect: &Effect) -> bool {
        match (&effect.on, effect.until) {
            (_, Until::InPlay(obj)) if self.in_play(obj).is_none() => true,
            (On::Objects(objs), _) => !objs.iter().any(|o| self.current(*o).is_some()),
            (On::Scope(..) | On::Players(_), _) => false,
        }
    }
}

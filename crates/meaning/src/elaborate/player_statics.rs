//! Static abilities about players: what they pay, may not do, choose or ink (RULES 6.4, 1.2.2).

use ::syntax::tree;

use super::adverb::{Adverbs, Guard};
use super::condition::{not, with_owner};
use super::filter::{Domain, OtherThan};
use super::lasting::is_turn_played;
use super::noun::number;
use super::play::Change;
use super::static_phrases::*;
use super::statics::*;
use super::{Elaborate, Part, Res, gap};
use crate::meaning::*;

impl<'t> Elaborate {
    /// What is paid for cards that a static ability speaks of.
    pub(super) fn player_paid(
        &mut self,
        players: &Players,
        clause: &tree::Clause,
        adverbs: &Adverbs<'_>,
        around: &Around<'_>,
    ) -> Res<Ability> {
        let (amount, what, change) = match &clause.verb {
            tree::Verb::PayLess { amount, what } => (amount, what, Change::Less),
            tree::Verb::PayMore { amount, what } => (amount, what, Change::More),
            verb => return gap(Part::Static, "what is paid", verb),
        };
        let paid = self.pay_mod(amount, what, adverbs, change)?;
        let nth = self.nth_played(what, players)?;
        let zones = if is_own_cost(what) { outside() } else { Zones::PLAY };
        Ok(around.ability_while(nth, zones, Scope::Players(players.clone()), vec![paid]))
    }

    /// Who pays for cards that cost more or less: whose they are; everybody where nobody is named.
    pub(super) fn payers(&mut self, verb: &tree::Verb, phrase: &tree::NounPhrase) -> Res<Players> {
        // "Songs cost you 1 {I} less": you, whosever they could be.
        if let tree::Verb::CostsLess { you: tree::YouWord::You, .. } = verb {
            return Ok(Players::One(PlayerRef::You));
        }
        let tree::NounPhrase::Noun(noun) = phrase else { return Ok(Players::One(PlayerRef::You)) };
        // "The first action each opponent plays each turn".
        if let Some(player) = noun.post.iter().find_map(who_plays_it) {
            return self.players(player);
        }
        let kept = self.bound.clone();
        let owner = self.set(noun, &Domain::Anywhere, OtherThan::Source).map(|set| set.owner);
        self.bound = kept;
        owner
    }

    /// A clause about players.
    pub(super) fn player_static(
        &mut self,
        players: &Players,
        clause: &'t tree::Clause,
        adverbs: Adverbs<'t>,
        around: &Around<'t>,
    ) -> Res<Ability> {
        use tree::Verb as V;
        let mut players = players.clone();
        let mut adverbs = adverbs;
        let durations = self.static_durations(&mut adverbs)?;
        let guards = self.player_guards(&mut players, clause, &mut adverbs)?;
        let while_said = Cond::all([durations, guards]);
        if is_turn_played(&adverbs) {
            return gap(Part::Duration, "the turn something is played", clause);
        }
        let mut zones = Zones::PLAY;
        let mut nth = Cond::True;
        let mods = match &clause.verb {
            V::PayLess { amount, what } | V::PayMore { amount, what } => {
                let change = match clause.verb {
                    V::PayMore { .. } => Change::More,
                    _ => Change::Less,
                };
                if is_own_cost(what) {
                    zones = outside();
                }
                let mut paid = self.pay_mod(amount, what, &adverbs, change)?;
                self.once_each_turn(&mut paid, around)?;
                nth = self.nth_played(what, &players)?;
                vec![paid]
            }
            // "Opponents can't get ink drops", "players can't draw cards": what cannot happen does not (1.2.2).
            V::Cannot { deeds, .. } if barred_deed(deeds).is_some() => {
                let Some(kind) = barred_deed(deeds) else {
                    return gap(Part::Static, "what they can't", clause);
                };
                let during = Cond::all([around.window.during.clone(), while_said]);
                let of = Pattern::player(kind, players);
                let kind = super::damage::prevention(of, during, Instead::Cannot);
                return Ok(Ability { name: around.name.clone(), zones: Zones::PLAY, kind });
            }
            // "Opponents can't draw more than 1 card each turn", "can't gain lore from actions or abilities" (1.2.2).
            V::Cannot { deeds, .. } if limited_deed(deeds).is_some() => {
                let Some((mut of, instead)) = limited_deed(deeds) else {
                    return gap(Part::Static, "what they can't", clause);
                };
                of.player = Some(players);
                let during = Cond::all([around.window.during.clone(), while_said]);
                let kind = super::damage::prevention(of, during, instead);
                return Ok(Ability { name: around.name.clone(), zones: Zones::PLAY, kind });
            }
            // "Players can't remove damage from characters": from those nobody does (1.9.2.3).
            V::Cannot { deeds, .. } if players == Players::All && healed_from(deeds).is_some() => {
                let Some(from) = healed_from(deeds) else {
                    return gap(Part::Static, "what they can't", clause);
                };
                let scope = scope_of(self.concerned(from)?);
                return Ok(around.ability_while(while_said, Zones::PLAY, scope, vec![Mod::KeepsDamage]));
            }
            // "You can't shift characters onto this character".
            V::Cannot { deeds, .. } if matches!(deeds.as_slice(), [tree::Deed::Do(verb)] if shifts_onto_this(verb)) =>
            {
                let mods = vec![Mod::Cant(Prohibited::BeShiftedOnto)];
                return Ok(around.ability_while(while_said, Zones::PLAY, Scope::This, mods));
            }
            V::Cannot { deeds, .. } if matches!(deeds.as_slice(), [tree::Deed::ReduceCost { .. }]) => {
                let [tree::Deed::ReduceCost { what: tree::NounPhrase::Noun(noun), word: _ }] =
                    deeds.as_slice()
                else {
                    return gap(Part::Static, "whose cost", clause);
                };
                // Whose cards they are is told by who pays.
                let mut plain = noun.clone();
                plain.possessor = None;
                let cards = super::event::anywhere(self, &tree::NounPhrase::Noun(plain))?;
                vec![Mod::CostUnreduced(cards)]
            }
            V::Cannot { deeds, .. } => {
                let mut mods = Vec::new();
                for deed in deeds {
                    if let tree::Deed::ChooseFor { what, purpose: _ } = deed {
                        return self.cannot_choose(&players, what, while_said, around);
                    }
                    let elaborated = self.cannot(deed, &adverbs)?;
                    if elaborated == Mod::Cant(Prohibited::Play(Filter::This)) {
                        zones = outside();
                    }
                    mods.push(elaborated);
                }
                super::passive::forbidden_to_players(&mods)?;
                mods
            }
            V::Must(tree::Deed::ChooseFor { what: tree::NounPhrase::This(_), purpose: _ })
                if players == Players::Opponents =>
            {
                let mods = vec![Mod::Must(Duty::BeChosen)];
                return Ok(around.ability_while(while_said, Zones::PLAY, Scope::This, mods));
            }
            V::NeedLoreToWin(n) => vec![Mod::LoreToWin(Amount::Const(number(*n)))],
            V::NeedMoreOrLess { amount, change } => vec![self.lore_to_win_by(*amount, *change, &adverbs)?],
            V::SkipStep { of, step } if self.is_their_turn(of, &players)? => vec![skip(*step)?],
            V::PlayWithTopCardFaceUp { zone, word: _ } if zone.kind == tree::ZoneKind::Deck => {
                vec![Mod::TopFaceUp]
            }
            V::PlayWithHandRevealed(_) => vec![Mod::HandFaceUp],
            V::OnlyCan { what, deed: tree::Deed::Challenge(None) } => {
                return self.only_can(what, while_said, around);
            }
            // "Only characters with Evasive can challenge this character": nobody else can.
            V::OnlyCan { what, deed: tree::Deed::Challenge(Some(whom)) } => {
                let whom = self.concerned(whom)?;
                let others = self.all_but(what)?;
                let mods = vec![Mod::Cant(Prohibited::BeChallengedBy(others))];
                return Ok(around.ability_while(while_said, Zones::PLAY, scope_of(whom), mods));
            }
            // "Only your Detective characters can move here": nobody else can (4.7).
            V::OnlyCan { what, deed: deed @ tree::Deed::Move(_) } => {
                let others = self.all_but(what)?;
                let mods = vec![self.cannot(deed, &adverbs)?];
                return Ok(around.ability_while(while_said, Zones::PLAY, Scope::Objects(others), mods));
            }
            // 8.10.9: a text that lets any character be shifted onto this one.
            V::Can { deed: tree::Deed::Do(verb), word: _ } if shifts_onto_this(verb) => {
                return Ok(around.ability_while(while_said, Zones::PLAY, Scope::This, vec![Mod::AnyShift]));
            }
            V::Can { deed: tree::Deed::Do(verb), word: _ } => {
                let (allowed, zone) = self.allowed(verb, &adverbs, around)?;
                zones = zone;
                allowed
            }
            V::Ink(noun) => vec![self.more_ink(noun)?],
            verb => return gap(Part::Static, "what is so for players", verb),
        };
        let more = Cond::all([while_said, nth]);
        Ok(around.ability_while(more, zones, Scope::Players(players), mods))
    }

    /// "Your turn", "their turn" of the players that are spoken of.
    fn is_their_turn(&mut self, of: &tree::TurnOf, players: &Players) -> Res<bool> {
        Ok(match of {
            tree::TurnOf::Your => *players == Players::One(PlayerRef::You),
            tree::TurnOf::Player(player) => self.players(player)? == *players,
            _ => false,
        })
    }

    /// "For the second character you play each turn": so many were played before.
    fn nth_played(&mut self, what: &tree::PayFor, players: &Players) -> Res<Cond> {
        let tree::PayFor::For(tree::NounPhrase::Noun(noun)) = what else { return Ok(Cond::True) };
        let tree::Quantity::Nth(nth, _) = noun.quantity else { return Ok(Cond::True) };
        let mut plain = noun.clone();
        plain.post.retain(|post| !matches!(post, tree::Post::Relative { .. }));
        let cards = self.described(&tree::NounPhrase::Noun(plain), &Domain::Anywhere)?.select();
        let mut played = Pattern::subject(EventKind::Played, cards);
        played.player = Some(players.clone());
        let before = Amount::Const(number(nth.saturating_sub(1)));
        Ok(Cond::Compare(Amount::Happened(Box::new(played)), Cmp::Equal, before))
    }

    /// "Once during your turn, you pay 1 less for the next …": one such card each turn.
    fn once_each_turn(&mut self, paid: &mut Mod, around: &Around<'_>) -> Res<()> {
        match (&around.window.limit, paid) {
            (Limit::Free, _) => Ok(()),
            (Limit::PerTurn(1), Mod::PlayCost(cost)) if cost.next_only => {
                cost.next_only = false;
                cost.once_each_turn = true;
                Ok(())
            }
            (limit, _) => gap(Part::Static, "a limit", limit),
        }
    }

    /// A condition after the verb, of each of the players.
    fn player_guards(
        &mut self,
        players: &mut Players,
        clause: &tree::Clause,
        adverbs: &mut Adverbs<'_>,
    ) -> Res<Cond> {
        let bind = match &clause.subject {
            tree::Subject::Player(tree::PlayerPhrase::Described(noun)) => noun.bind,
            _ => None,
        };
        let mut conds = Vec::new();
        for guard in std::mem::take(&mut adverbs.guards) {
            let (condition, negated) = match guard {
                Guard::If(condition) | Guard::While(condition) => (condition, false),
                Guard::Unless(condition) => (condition, true),
            };
            self.bound.bind_players(bind, &Players::One(PlayerRef::It));
            let cond = self.condition(condition)?;
            self.bound.bind_players(bind, players);
            let cond = if negated { not(cond) } else { cond };
            match &mut *players {
                Players::One(_) => conds.push(cond),
                many => {
                    let all = Box::new(many.clone());
                    *many = Players::Where(all, Box::new(cond));
                }
            }
        }
        Ok(Cond::all(conds))
    }

    /// "Opponents can't choose … for abilities or effects".
    fn cannot_choose(
        &mut self,
        players: &Players,
        what: &tree::NounPhrase,
        while_said: Cond,
        around: &Around<'_>,
    ) -> Res<Ability> {
        if *players != Players::Opponents {
            return gap(Part::Static, "who cannot choose", players);
        }
        let select = self.described(what, &Domain::Play)?.select();
        let mods = vec![Mod::Cant(Prohibited::BeChosenByOpponents)];
        Ok(around.ability_while(while_said, Zones::PLAY, scope_of(select), mods))
    }

    /// "Only one character can challenge".
    fn only_can(&mut self, what: &tree::NounPhrase, while_said: Cond, around: &Around<'_>) -> Res<Ability> {
        let n = match what {
            tree::NounPhrase::Noun(noun) if noun.head.kinds == [tree::Kind::Character] => match noun.quantity
            {
                tree::Quantity::One | tree::Quantity::A => 1,
                tree::Quantity::N(n) | tree::Quantity::Only(n) => number(n),
                _ => return gap(Part::Static, "how many can", what),
            },
            what => return gap(Part::Static, "who can", what),
        };
        let mods = vec![Mod::ChallengersPerTurn(Amount::Const(n))];
        Ok(around.ability_while(while_said, Zones::PLAY, Scope::Players(Players::All), mods))
    }

    /// Characters in play that are not of those described.
    fn all_but(&mut self, what: &tree::NounPhrase) -> Res<Select> {
        match what {
            tree::NounPhrase::Noun(noun) if is_whole(noun.quantity) => {
                let those = with_owner(self.described(what, &Domain::Play)?.select());
                Ok(Select::in_play(Filter::all([Filter::character(), Filter::Not(Box::new(those))])))
            }
            what => gap(Part::Static, "who can", what),
        }
    }

    pub(super) fn ink_enters(&mut self, zone: &tree::Zone, around: &Around<'_>) -> Res<Ability> {
        if zone.kind != tree::ZoneKind::Inkwell {
            return gap(Part::Static, "enters what", zone);
        }
        let players = match &zone.whose {
            Some(whose) => self.possessor(whose)?,
            None => Players::All,
        };
        let mods = vec![Mod::InkEntersExerted];
        Ok(around.ability(Zones::PLAY, Scope::Players(players), mods))
    }
}

//! Playing cards by effects, and what is paid for playing and moving (RULES 1.5.4, 4.3.6, 6.1.7, 6.7.8).

use ::syntax::tree;

use super::adverb::{Adverbs, Outer};
use super::condition::with_owner;
use super::filter::{Domain, OtherThan, zones_of};
use super::{Elaborate, Part, Res, gap};
use crate::meaning::*;

/// "The next 5": of an effect so many changes at most are told apart.
const NEXT_MOST: u32 = 16;

/// Which way a payment changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Change {
    Less,
    More,
}

impl<'t> Elaborate {
    /// Plays a card; tells the name that holds it.
    pub(super) fn play(&mut self, play: &tree::Play, adverbs: &Adverbs<'_>, wish: Wish) -> Res<Name> {
        if let Some(played) = self.play_several(play, adverbs)? {
            return Ok(played);
        }
        let (from, private) = self.playable(play)?;
        if let (Wish::Must, Objects::Each(select)) = (wish, &from)
            && select.zones == Zones::HAND | Zones::DISCARD
        {
            return self.play_from_two(play, select.as_ref(), adverbs);
        }
        if let (Wish::May, tree::NounPhrase::Ref(tree::Ref { word: tree::Pronoun::Those(_), .. })) =
            (wish, &play.what)
        {
            return self.play_those(play, &from, private, adverbs);
        }
        self.play_from(play, from, private, adverbs, wish)
    }

    /// 6.1.4: "You may play those characters for free": one yes is for all of them, and their player says which comes first.
    fn play_those(
        &mut self,
        play: &tree::Play,
        those: &Objects,
        private: bool,
        adverbs: &Adverbs<'_>,
    ) -> Res<Name> {
        let left = || those.clone().now_in(Zones::all() - Zones::PLAY);
        let first = self.play_from(play, left(), private, adverbs, Wish::May)?;
        let body =
            self.nested(|inner| inner.play_from(play, left(), private, adverbs, Wish::Must).map(drop))?;
        let others = Step::Times { count: Amount::Count(Box::new(left())), body };
        let cond = Cond::Exists(Box::new(Objects::Bound(first)));
        self.emit(Step::If { cond, then: vec![others], otherwise: Vec::new() })?;
        self.bound.result = Some(Objects::Bound(first));
        Ok(first)
    }

    /// "Play any number of characters with total cost 5 or less for free": chosen first, then played one after another. "Play all
    /// items named …": each of them is.
    fn play_several(&mut self, play: &tree::Play, adverbs: &Adverbs<'_>) -> Res<Option<Name>> {
        let tree::NounPhrase::Noun(noun) = &play.what else { return Ok(None) };
        let count = match noun.quantity {
            tree::Quantity::AnyNumber => Some(Count::AnyNumber),
            tree::Quantity::UpTo(n) => Some(Count::UpTo(Amount::Const(super::noun::number(n)))),
            tree::Quantity::All | tree::Quantity::Each if adverbs.free => None,
            _ => return Ok(None),
        };
        let mut one = noun.clone();
        one.quantity = tree::Quantity::A;
        one.bind = None;
        one.post.retain(|post| !matches!(post, tree::Post::WithTotalCost(_) | tree::Post::WithTotal { .. }));
        let single = tree::Play { what: tree::NounPhrase::Noun(one), ..play.clone() };
        let (from, _) = self.playable(&single)?;
        let total = self.set(noun, &Domain::Anywhere, OtherThan::Selected)?.total;
        let by = self.bound.actor;
        let to_play = match count {
            Some(count) => Objects::Bound(self.choose(by, from, count, Word::Plain, total)?),
            None => from,
        };
        let (next, all) = (self.bound.fresh()?, self.bound.fresh()?);
        let from = Objects::Bound(next).now_in(Zones::all());
        let wish = if adverbs.free { Wish::Must } else { Wish::May };
        let body = self.nested(|inner| {
            let played = inner.play_from(&single, from, false, adverbs, wish)?;
            inner.emit_do(Verb::BindMore(all, Objects::Bound(played)))
        })?;
        self.emit(Step::Each { objects: to_play, name: next, body })?;
        let played = Objects::Bound(all);
        self.bound.bind(noun.bind, &played);
        self.bound.played = Some(all);
        self.bound.last = Some(played.clone());
        self.bound.result = Some(played);
        Ok(Some(all))
    }

    /// 7.1.4: "from your hand or discard" must be done where the discard has such a card, which all can see.
    fn play_from_two(&mut self, play: &tree::Play, select: &Select, adverbs: &Adverbs<'_>) -> Res<Name> {
        let into = self.bound.fresh()?;
        let seen = Select { zones: Zones::DISCARD, ..select.clone() };
        let both = Objects::each(select.clone());
        let bind = |inner: &mut Self, optional: bool| {
            let wish = if optional { Wish::May } else { Wish::Must };
            inner.nested(|inner| {
                let name = inner.play_from(play, both.clone(), false, adverbs, wish)?;
                inner.emit_do(Verb::Bind(into, Objects::Bound(name)))
            })
        };
        let (then, otherwise) = (bind(self, false)?, bind(self, true)?);
        self.emit(Step::If { cond: Cond::exists(seen), then, otherwise })?;
        let played = Objects::Bound(into);
        self.bound.bind(super::clause::bind_of(&play.what), &played);
        self.bound.played = Some(into);
        self.bound.last = Some(played.clone());
        self.bound.result = Some(played);
        Ok(into)
    }

    fn play_from(
        &mut self,
        play: &tree::Play,
        from: Objects,
        private: bool,
        adverbs: &Adverbs<'_>,
        wish: Wish,
    ) -> Res<Name> {
        let onto = self.shifted_onto(play)?;
        let pay = match (play.word, adverbs.free) {
            (tree::PlayWord::Play, true) => Pay::Free,
            (tree::PlayWord::Play, false) => Pay::Normal,
            (tree::PlayWord::Shift, true) => Pay::FreeShift,
            (tree::PlayWord::PlayOrShift, true) => Pay::FreeOrShift,
            (tree::PlayWord::Shift | tree::PlayWord::PlayOrShift, false) => {
                return gap(Part::Play, "how it is paid", play);
            }
        };
        let into = self.bound.fresh()?;
        // 7.1.4: nobody can tell what a player has in hand.
        let optional = wish == Wish::May || private;
        let by = self.bound.actor;
        let before = from.clone();
        self.emit(Step::Play(PlayCard { by, from, pay, optional, exerted: adverbs.exerted, onto, into }))?;
        // 7.1.6: in play it is another one than it was where it lay; "it gains Rush" means that.
        self.bound.moved(&before, into);
        self.bound.played = Some(into);
        // "Choose a card in your discard and play it for free. Banish that character …": the one in play.
        self.bound.moved(&before, into);
        let played = Objects::Bound(into);
        self.bound.bind(super::clause::bind_of(&play.what), &played);
        // "There" is where it is put, if it is a location; of "it" the sentence before tells.
        let may_be_location = match &play.what {
            tree::NounPhrase::Noun(noun) => noun.head.kinds == [tree::Kind::Location],
            tree::NounPhrase::Ref(_) => self.bound.location.is_none(),
            _ => false,
        };
        if may_be_location {
            self.bound.location = Some(played.clone());
        }
        self.bound.last = Some(played.clone());
        // "The rest" of cards looked at is without it.
        self.take_from_looked(played.clone());
        self.bound.result = Some(played);
        Ok(into)
    }

    /// Onto which characters a card is shifted; none named where every one of yours would do (8.10.1).
    fn shifted_onto(&mut self, play: &tree::Play) -> Res<Option<Objects>> {
        let Some(on) = &play.on else { return Ok(None) };
        if play.word != tree::PlayWord::Shift {
            return gap(Part::Play, "played on what", play);
        }
        let tree::NounPhrase::Noun(noun) = on else { return self.objects(on, &Domain::Play).map(Some) };
        let mut noun = noun.clone();
        // 8.10.1: it shares a name with what it is put on anyway.
        noun.post.retain(|post| !matches!(post, tree::Post::SameName(None)));
        noun.chosen = tree::Chosen::No;
        noun.quantity = tree::Quantity::Each;
        let select = self.set(&noun, &Domain::Play, OtherThan::Source)?.select();
        let all = Select::yours(Filter::character());
        Ok((select != all).then(|| Objects::each(select)))
    }

    /// The cards of which one is played; whether they are described cards of a private zone.
    fn playable(&mut self, play: &tree::Play) -> Res<(Objects, bool)> {
        let noun = match &play.what {
            tree::NounPhrase::Noun(noun) => noun,
            what => {
                // Which one of several it is, the play itself decides.
                let one_of = std::mem::take(&mut self.bound.one_of);
                let known = self.objects(what, &Domain::Play)?;
                self.bound.one_of = one_of;
                let Some(tree::PlayFrom::Zone(zone)) = &play.from else { return Ok((known, false)) };
                return Ok((known.now_in(zones_of(zone)), false));
            }
        };
        // "The top card of your deck": this very card, or none.
        if matches!(noun.quantity, tree::Quantity::Top(None | Some(1))) {
            return Ok((self.objects(&play.what, &Domain::Play)?, false));
        }
        // A card in a discard is chosen as it is played.
        let in_discard = |post: &tree::Post| matches!(post, tree::Post::From(zone) if zone.kind == tree::ZoneKind::Discard);
        let chosen = noun.quantity == tree::Quantity::Bare
            && noun.chosen == tree::Chosen::Chosen
            && noun.head.number == tree::Number::Singular
            && noun.post.iter().any(in_discard);
        let mut plain = noun.clone();
        if chosen {
            plain.quantity = tree::Quantity::A;
            plain.chosen = tree::Chosen::No;
        }
        let noun = &plain;
        if !matches!(noun.quantity, tree::Quantity::A | tree::Quantity::One | tree::Quantity::Any)
            || noun.chosen == tree::Chosen::Chosen
        {
            return gap(Part::Play, "how many are played", play);
        }
        let domain = match &play.from {
            None => Domain::Hand(self.bound.actor),
            Some(tree::PlayFrom::There) => match self.bound.looked.clone() {
                Some(looked) => Domain::Among(looked),
                None => return gap(Part::Play, "from where", play),
            },
            Some(tree::PlayFrom::Zone(zone)) => {
                let owner = match &zone.whose {
                    Some(whose) => self.possessor(whose)?,
                    None => Players::One(self.bound.actor),
                };
                let zones = zones_of(zone);
                let mut set = self.set(noun, &Domain::Anywhere, OtherThan::Selected)?;
                set.zones = zones;
                set.owner = owner;
                return Ok((set.objects(), zones.contains(Zones::HAND)));
            }
            Some(tree::PlayFrom::Under(host)) => {
                let host = self.objects(host, &Domain::Play)?;
                let mut set = self.set(noun, &Domain::Anywhere, OtherThan::Selected)?;
                set.zones = Zones::UNDER;
                set.filter = Filter::all([set.filter, Filter::Under(Box::new(host))]);
                return Ok((set.objects(), false));
            }
        };
        let mut set = self.set(noun, &domain, OtherThan::Selected)?;
        // "A song card revealed this way": whoever's it is.
        if set.base.is_some() && noun.possessor.is_none() && matches!(domain, Domain::Hand(_)) {
            set.owner = Players::All;
        }
        let private = set.zones == Zones::HAND && set.base.is_none();
        Ok((set.objects(), private))
    }

    /// "You may play …", "you may reveal … and play it": the play is the yes. Tells whether it was that.
    pub(super) fn may_play(&mut self, act: &'t tree::Act, outer: &Outer<'t>) -> Res<bool> {
        let (first, rest) = match act {
            tree::Act::Clause(_) => (act, [].as_slice()),
            tree::Act::Series { acts, .. } => match acts.split_first() {
                Some((first, rest)) => (first, rest),
                None => return Ok(false),
            },
            _ => return Ok(false),
        };
        let tree::Act::Clause(clause) = first else { return Ok(false) };
        let adverbs = Adverbs::of(clause, outer);
        if !adverbs.guards.is_empty() {
            return Ok(false);
        }
        match &clause.verb {
            tree::Verb::Play(play) => {
                super::adverb::check(&clause.verb, &adverbs)?;
                self.play(play, &adverbs, Wish::May)?;
                self.after_play(rest, outer)?;
                Ok(true)
            }
            tree::Verb::Reveal { what, to: None } => {
                let Some((tree::Act::Clause(second), rest)) = rest.split_first() else { return Ok(false) };
                let tree::Verb::Play(play) = &second.verb else { return Ok(false) };
                let tree::NounPhrase::Ref(_) = &play.what else { return Ok(false) };
                let tree::NounPhrase::Noun(noun) = what else { return Ok(false) };
                let domain = match self.bound.looked.clone() {
                    Some(looked) => Domain::Among(looked),
                    None => Domain::Hand(self.bound.actor),
                };
                let set = self.set(noun, &domain, OtherThan::Selected)?;
                let adverbs = Adverbs::of(second, outer);
                super::adverb::check(&second.verb, &adverbs)?;
                let name = self.play_from(play, set.objects(), false, &adverbs, Wish::May)?;
                self.bound.bind(noun.bind, &Objects::Bound(name));
                self.after_play(rest, outer)?;
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    /// What else is done if the card is played.
    fn after_play(&mut self, rest: &'t [tree::Act], outer: &Outer<'t>) -> Res<()> {
        let Some(play) = self.block.pop() else { return Ok(()) };
        self.block.push(play);
        let before = self.block.len();
        for act in rest {
            self.act(act, outer)?;
        }
        if self.block.len() > before {
            let then = self.block.split_off(before);
            let first: Vec<Step> = self.block.pop().into_iter().collect();
            self.block.push(Step::Then { first, then, otherwise: Vec::new() });
        }
        Ok(())
    }

    /// "And they enter play exerted": of the card that the last step plays.
    pub(super) fn enters_exerted(&mut self, node: &tree::Verb) -> Res<()> {
        let plays = last_plays(&mut self.block);
        if plays.is_empty() {
            return gap(Part::Play, "what enters", node);
        }
        plays.into_iter().for_each(|play| play.exerted = true);
        Ok(())
    }

    /// "You pay N less …" as an effect.
    pub(super) fn pay_change(
        &mut self,
        who: &Players,
        amount: &tree::Amount,
        what: &tree::PayFor,
        adverbs: &Adverbs<'_>,
        change: Change,
    ) -> Res<()> {
        let paid = self.pay_mod(amount, what, adverbs, change)?;
        // Without a duration it is the next move, this turn.
        let paid = match (adverbs.durations.as_slice(), paid) {
            ([], Mod::MoveCost(characters, locations, ink)) => Mod::NextMoveCost(characters, locations, ink),
            (_, paid) => paid,
        };
        let lasts = match (adverbs.durations.as_slice(), &paid) {
            ([], Mod::PlayCost(PlayCostMod { next_only: true, .. }) | Mod::NextMoveCost(..)) => {
                Duration::ThisTurn
            }
            ([], _) if is_of_this_turn(what) => Duration::ThisTurn,
            ([], _) => return gap(Part::Duration, "how long less is paid", what),
            (durations, _) => self.lasts(durations)?,
        };
        let mods = several(paid, what);
        self.emit_do(Verb::Continue { scope: Scope::Players(who.clone()), mods, lasts })
    }

    /// A change of what is paid (1.5.4).
    pub(super) fn pay_mod(
        &mut self,
        amount: &tree::Amount,
        what: &tree::PayFor,
        adverbs: &Adverbs<'_>,
        change: Change,
    ) -> Res<Mod> {
        let amount = self.amount(amount, adverbs)?;
        let ink = match change {
            Change::Less => super::amount::multiply(amount, Amount::Const(-1), what)?,
            Change::More => amount,
        };
        let play_cost = |cards, how| PlayCostMod {
            cards,
            ink: ink.clone(),
            how,
            onto: None,
            next_only: false,
            queued: false,
            first_each_turn: false,
            once_each_turn: false,
        };
        match what {
            // "The first song each turn".
            tree::PayFor::ToPlay(tree::NounPhrase::Noun(noun))
                if matches!(
                    noun.quantity,
                    tree::Quantity::First
                        | tree::Quantity::Nth(..)
                        | tree::Quantity::Next
                        | tree::Quantity::NextN(_)
                        | tree::Quantity::N(_)
                        | tree::Quantity::UpTo(_)
                ) =>
            {
                gap(Part::Play, "paid for which", what)
            }
            tree::PayFor::ToPlay(phrase) => {
                let cards = self.cards_played(phrase)?;
                // An increase does not make singing cost ink: there is no ink cost to increase.
                let sings = change == Change::More && cards != Filter::character();
                Ok(Mod::PlayCost(play_cost(cards, sings.then_some(HowPlayed::Ink))))
            }
            tree::PayFor::For(phrase) => {
                let tree::NounPhrase::Noun(noun) = phrase else {
                    return gap(Part::Play, "paid for what", what);
                };
                let cards = self.cards_played(phrase)?;
                let shifts = noun.post.iter().any(is_shifted_by_you);
                let mut cost = play_cost(cards, shifts.then_some(HowPlayed::Shift));
                match noun.quantity {
                    tree::Quantity::Next | tree::Quantity::NextN(_) => cost.next_only = true,
                    tree::Quantity::First if noun.post.iter().any(is_played) => {
                        cost.first_each_turn = true;
                    }
                    // "The second character you play each turn": which one it is, the condition says.
                    tree::Quantity::Nth(_, tree::Article::The) => {}
                    // "For each song you play this turn": for all of them.
                    tree::Quantity::Each if noun.post.iter().any(is_played_by_you) => {}
                    _ => return gap(Part::Play, "paid for which", what),
                }
                Ok(Mod::PlayCost(cost))
            }
            tree::PayFor::ToMove { what: phrase, to } => {
                let characters = self.moved_filter(phrase)?;
                let locations = match to {
                    Some(tree::Destination::Here) => Filter::This,
                    Some(tree::Destination::At(place)) => super::event::anywhere(self, place)?,
                    Some(tree::Destination::There) => return gap(Part::Play, "moved where", what),
                    None => Filter::Any,
                };
                Ok(Mod::MoveCost(characters, locations, ink))
            }
            tree::PayFor::ToPlayUsing { what: phrase, keyword: tree::KeywordName::Shift, whose: _ } => {
                let cards = self.cards_played(phrase)?;
                Ok(Mod::PlayCost(play_cost(cards, Some(HowPlayed::Shift))))
            }
            tree::PayFor::ToShift { what: phrase, onto, word: _ } => {
                let cards = self.cards_played(phrase)?;
                let onto = match onto {
                    Some(onto) => Some(super::event::anywhere(self, onto)?),
                    None => None,
                };
                let next_only =
                    matches!(phrase, tree::NounPhrase::Noun(noun) if noun.quantity == tree::Quantity::Next);
                Ok(Mod::PlayCost(PlayCostMod { onto, next_only, ..play_cost(cards, Some(HowPlayed::Shift)) }))
            }
            tree::PayFor::ToPlayUsing { .. } => gap(Part::Play, "played by what", what),
        }
    }

    fn moved_filter(&mut self, phrase: &tree::NounPhrase) -> Res<Filter> {
        super::event::anywhere(self, phrase)
    }

    /// The cards that a payment is about, wherever they are played from.
    fn cards_played(&mut self, phrase: &tree::NounPhrase) -> Res<Filter> {
        match phrase {
            tree::NounPhrase::Noun(noun) => {
                let mut noun = noun.clone();
                // "You play this turn": said by the duration and by "next".
                noun.post.retain(|post| !is_played_by_you(post) && !is_shifted_by_you(post));
                let select = self.set(&noun, &Domain::Anywhere, OtherThan::Source)?.select();
                // "Cards in your discard": wherever else they are, they cost what they cost.
                let named =
                    noun.post.iter().any(|post| matches!(post, tree::Post::From(_) | tree::Post::In(_)));
                let there = if named { Filter::NowIn(select.zones) } else { Filter::Any };
                Ok(Filter::all([with_owner(select), there]))
            }
            phrase => super::event::anywhere(self, phrase),
        }
    }
}

/// 4.3.6: "the next 2": one after the other, each used up by one card.
fn several(paid: Mod, what: &tree::PayFor) -> Vec<Mod> {
    let tree::PayFor::For(tree::NounPhrase::Noun(tree::Noun { quantity: tree::Quantity::NextN(n), .. })) =
        what
    else {
        return vec![paid];
    };
    let one = |place: u32| match &paid {
        Mod::PlayCost(cost) => Mod::PlayCost(PlayCostMod { queued: place > 0, ..cost.clone() }),
        other => other.clone(),
    };
    (0..(*n).clamp(1, NEXT_MOST)).map(one).collect()
}

/// "You shift this turn".
fn is_shifted_by_you(post: &tree::Post) -> bool {
    let tree::Post::Relative { event, .. } = post else { return false };
    matches!(event.verb, tree::EventVerb::Shifts { what: tree::NounPhrase::Gap, onto: None, .. })
        && is_payer(&event.subject)
}

/// "You", or "they" of the players who pay.
fn is_payer(subject: &tree::Subject) -> bool {
    use tree::PlayerPhrase as P;
    matches!(
        subject,
        tree::Subject::Player(P::You | P::Ref(tree::PlayerRef { word: tree::PlayerPronoun::They, .. }))
    )
}

/// "For each song you play this turn": for so long.
fn is_of_this_turn(what: &tree::PayFor) -> bool {
    let tree::PayFor::For(tree::NounPhrase::Noun(noun)) = what else { return false };
    noun.post.iter().any(|post| match post {
        tree::Post::Relative { event, .. } => {
            is_played_by_you(post) && event.scope.contains(&tree::EventScope::ThisTurn)
        }
        _ => false,
    })
}

/// "Somebody plays", of the cards.
fn is_played(post: &tree::Post) -> bool {
    is_played_by_you(post) || super::static_phrases::who_plays_it(post).is_some()
}

pub(super) fn is_played_by_you(post: &tree::Post) -> bool {
    let tree::Post::Relative { event, .. } = post else { return false };
    matches!(event.verb, tree::EventVerb::Play { what: tree::NounPhrase::Gap, on: None })
        && is_payer(&event.subject)
        && event
            .scope
            .iter()
            .all(|scope| matches!(scope, tree::EventScope::ThisTurn | tree::EventScope::EachTurn))
}

/// The card that the last of the steps which plays one plays: of two branches either.
pub(super) fn last_plays(steps: &mut [Step]) -> Vec<&mut PlayCard> {
    steps.iter_mut().rev().map(plays_of).find(|plays| !plays.is_empty()).unwrap_or_default()
}

fn plays_of(step: &mut Step) -> Vec<&mut PlayCard> {
    match step {
        Step::Play(play) => vec![play],
        Step::Then { first, .. } => last_plays(first),
        Step::Each { body, .. } => last_plays(body),
        Step::If { then, otherwise, .. } => {
            let mut plays = last_plays(then);
            plays.extend(last_plays(otherwise));
            plays
        }
        _ => Vec::new(),
    }
}

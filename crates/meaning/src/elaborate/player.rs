//! Players: who acts, whose something is, who is asked (RULES 1.3, 1.4.3, 6.7.6).

use ::syntax::tree;

use super::bindings::Bindings;
use super::{Elaborate, Part, Res, gap};
use crate::meaning::*;

impl Elaborate {
    /// The players a phrase means; "chosen" is chosen first.
    pub(super) fn players(&mut self, phrase: &tree::PlayerPhrase) -> Res<Players> {
        match phrase {
            tree::PlayerPhrase::You => {
                self.bound.spoken = PlayerRef::You;
                Ok(Players::One(PlayerRef::You))
            }
            tree::PlayerPhrase::Described(noun) => self.player_noun(noun),
            tree::PlayerPhrase::Ref(reference) => self.player_reference(reference),
            // "Their players": of several cards, everyone who has one of them.
            tree::PlayerPhrase::OwnerOf { card, number: tree::Number::Plural } => {
                let cards = Box::new(self.bound.antecedent(card)?);
                let owner = Filter::Owner(Players::One(PlayerRef::It));
                let own = Objects::Among(cards, Box::new(owner));
                let has_one = Cond::Exists(Box::new(own));
                Ok(Players::Where(Box::new(Players::All), Box::new(has_one)))
            }
            tree::PlayerPhrase::OwnerOf { card, number: tree::Number::Singular } => {
                let objects = self.bound.antecedent(card)?;
                Ok(Players::One(self.owner_of(objects)?))
            }
            tree::PlayerPhrase::Joined { players, each: _ } => {
                let mut all = Vec::new();
                for player in players {
                    all.push(self.players(player)?);
                }
                Ok(Players::Union(all))
            }
            tree::PlayerPhrase::ChallengingPlayer => {
                let challenger = self.bound.challenger.clone();
                Ok(Players::One(self.owner_of(challenger)?))
            }
        }
    }

    /// The one player a phrase means.
    pub(super) fn player(&mut self, phrase: &tree::PlayerPhrase) -> Res<PlayerRef> {
        match self.players(phrase)? {
            Players::One(player) => Ok(player),
            _ => gap(Part::Player, "one player", phrase),
        }
    }

    fn player_noun(&mut self, noun: &tree::PlayerNoun) -> Res<Players> {
        let all = match (noun.noun, noun.det) {
            (tree::PlayerKind::Player, tree::PlayerDet::Another) => Players::AllBut(PlayerRef::You),
            (tree::PlayerKind::Player, tree::PlayerDet::EachOther | tree::PlayerDet::AnotherChosen) => {
                Players::AllBut(self.bound.spoken)
            }
            (tree::PlayerKind::Player, _) => Players::All,
            // Other than those a sentence before described, as they were then.
            (tree::PlayerKind::Opponent | tree::PlayerKind::OpposingPlayer, tree::PlayerDet::EachOther) => {
                let Some(those) = self.bound.described.clone() else {
                    return gap(Part::Player, "which other opponents", noun);
                };
                let with_it = Players::Union(vec![those.clone(), Players::One(PlayerRef::It)]);
                let other = Cond::Compare(Amount::Players(with_it), Cmp::More, Amount::Players(those));
                Players::Where(Box::new(Players::Opponents), Box::new(other))
            }
            (tree::PlayerKind::Opponent | tree::PlayerKind::OpposingPlayer, _) => Players::Opponents,
        };
        // "Their" in what describes the players is each of them.
        self.bound.bind_players(noun.bind, &Players::One(PlayerRef::It));
        let among = match &noun.with {
            Some(filter) => self.player_filter(all, filter)?,
            None => all,
        };
        let players = match noun.det {
            tree::PlayerDet::Chosen | tree::PlayerDet::AnotherChosen => self.choose_player(among)?,
            tree::PlayerDet::AnyNumberOf => self.choose_players(among, 0, u8::MAX)?,
            tree::PlayerDet::NChosen(n) | tree::PlayerDet::N(n) => self.choose_several(among, n, n, noun)?,
            tree::PlayerDet::UpToChosen(n) | tree::PlayerDet::UpTo(n) => {
                self.choose_several(among, 0, n, noun)?
            }
            tree::PlayerDet::Each
                if noun.with.is_some() && self.bound.speaks_of_others && self.bound.in_effect() =>
            {
                self.as_they_are_now(among)?
            }
            tree::PlayerDet::Each
            | tree::PlayerDet::EachOther
            | tree::PlayerDet::A
            | tree::PlayerDet::Bare
            | tree::PlayerDet::All
            | tree::PlayerDet::OneOrMore
            | tree::PlayerDet::Your
            | tree::PlayerDet::YourSeveral
            | tree::PlayerDet::Another
            | tree::PlayerDet::No
            | tree::PlayerDet::Any
            | tree::PlayerDet::TheOneOrMore => among,
            // Of several with the most, one: whoever acts picks.
            tree::PlayerDet::The if self.bound.in_effect() => self.choose_player(among)?,
            tree::PlayerDet::The => among,
        };
        if self.bound.speaks_of_others && noun.det != tree::PlayerDet::EachOther && self.bound.in_effect() {
            self.bound.described = Some(players.clone());
        }
        self.bound.bind_players(noun.bind, &players);
        Ok(players)
    }

    /// The players of whom it is so now, whatever changes later.
    fn as_they_are_now(&mut self, players: Players) -> Res<Players> {
        let (name, those) = (self.bound.fresh()?, self.bound.fresh()?);
        let body = vec![Step::Do(Verb::Gather(those, PlayerRef::Bound(name)))];
        self.emit(Step::EachPlayer { players, name, body })?;
        Ok(Players::Union(vec![Players::One(PlayerRef::Bound(those))]))
    }

    /// A choice of a player.
    pub(super) fn choose_player(&mut self, among: Players) -> Res<Players> {
        self.choose_players(among, 1, 1)
    }

    /// A choice of so many players.
    pub(super) fn choose_players(&mut self, among: Players, least: u8, most: u8) -> Res<Players> {
        let into = self.bound.fresh()?;
        self.emit(Step::ChoosePlayer { by: self.bound.actor, among, least, most, into })?;
        self.bound.spoken = PlayerRef::Bound(into);
        Ok(Players::One(PlayerRef::Bound(into)))
    }

    /// "2 chosen players": several, who act one after another (6.7.6).
    fn choose_several(
        &mut self,
        among: Players,
        least: u32,
        most: u32,
        noun: &tree::PlayerNoun,
    ) -> Res<Players> {
        let (Ok(least), Ok(most)) = (u8::try_from(least), u8::try_from(most)) else {
            return gap(Part::Player, "so many players", noun);
        };
        Ok(Players::Union(vec![self.choose_players(among, least, most)?]))
    }

    fn player_filter(&mut self, all: Players, filter: &tree::PlayerFilter) -> Res<Players> {
        let cond = match filter {
            tree::PlayerFilter::MoreLoreThan(than) => {
                let than = self.player(than)?;
                Cond::Compare(Amount::Lore(PlayerRef::It), Cmp::More, Amount::Lore(than))
            }
            tree::PlayerFilter::Lore(compare) => {
                let (cmp, than) = self.lore_compared(compare)?;
                Cond::Compare(Amount::Lore(PlayerRef::It), cmp, than)
            }
            tree::PlayerFilter::MoreThan { word, what, than } => {
                let cmp = super::condition::more(*word);
                let than = self.player(than)?;
                let (own, other) = (self.count_of(what, PlayerRef::It)?, self.count_of(what, than)?);
                Cond::Compare(own, cmp, super::condition::than_many(*word, other))
            }
            tree::PlayerFilter::TheMost(what) => {
                let count = self.count_of(what, PlayerRef::It)?;
                return Ok(Players::Most(Box::new(all), Box::new(count)));
            }
            tree::PlayerFilter::TheFewest(what) => {
                let count = self.count_of(what, PlayerRef::It)?;
                let fewest = Amount::Times(Box::new(count), -1);
                return Ok(Players::Most(Box::new(all), Box::new(fewest)));
            }
            tree::PlayerFilter::LoreExtreme(degree) => {
                let lore = Amount::Lore(PlayerRef::It);
                let lore = match degree {
                    tree::Degree::Most => lore,
                    tree::Degree::Least => Amount::Times(Box::new(lore), -1),
                };
                return Ok(Players::Most(Box::new(all), Box::new(lore)));
            }
            tree::PlayerFilter::With(what) => self.has(PlayerRef::It, what)?,
            tree::PlayerFilter::WhoHas(had) => return self.player_filter(all, had),
            tree::PlayerFilter::Who(event) => self.player_event(event)?,
            // Several players, one after another (6.7.6).
            tree::PlayerFilter::WhoDoes => match self.bound.way.did {
                Some(did) => return Ok(Players::Union(vec![Players::One(PlayerRef::Bound(did))])),
                None => return gap(Part::Player, "who does", filter),
            },
            tree::PlayerFilter::WhoDoesNot => match self.bound.way.did_not {
                Some(did_not) => return Ok(Players::Union(vec![Players::One(PlayerRef::Bound(did_not))])),
                None => return gap(Part::Player, "who does", filter),
            },
        };
        Ok(Players::Where(Box::new(all), Box::new(cond)))
    }

    /// A word that points back to players.
    pub(super) fn player_reference(&mut self, reference: &tree::PlayerRef) -> Res<Players> {
        let player = match reference.to {
            tree::PlayerAntecedent::Open => return gap(Part::Binding, "an open reference", reference),
            tree::PlayerAntecedent::Bound(binding) => return self.bound.bound_players(binding),
            tree::PlayerAntecedent::OwnerOf(binding)
                if self.bound.owner_of_those.is_some_and(|(those, _)| those == binding) =>
            {
                self.bound.owner_of_those.map_or(PlayerRef::You, |(_, owner)| owner)
            }
            tree::PlayerAntecedent::OwnerOf(binding) => {
                let objects = self.bound.bound(binding)?;
                self.owner_of(objects)?
            }
            tree::PlayerAntecedent::You | tree::PlayerAntecedent::OwnerOfSource => PlayerRef::You,
            tree::PlayerAntecedent::TurnPlayer => PlayerRef::Active,
            tree::PlayerAntecedent::OwnerOfChallenger => {
                let challenger = self.bound.challenger.clone();
                self.owner_of(challenger)?
            }
            tree::PlayerAntecedent::OwnerOfChallenged => {
                let challenged = self.bound.challenged.clone();
                self.owner_of(challenged)?
            }
        };
        Ok(Players::One(player))
    }

    /// The player of these objects (1.4.3: always the one whose deck they came from).
    pub(super) fn owner_of(&mut self, objects: Objects) -> Res<PlayerRef> {
        if let Some(name) = Bindings::as_name(&objects) {
            return Ok(PlayerRef::OwnerOf(name));
        }
        match objects {
            Objects::This => Ok(PlayerRef::You),
            Objects::It => Ok(PlayerRef::OwnerOfIt),
            Objects::Top(player, _) | Objects::Bottom(player, _) => Ok(player),
            objects if self.bound.in_effect() => {
                let name = self.bound.fresh()?;
                self.emit_do(Verb::Bind(name, objects))?;
                Ok(PlayerRef::OwnerOf(name))
            }
            objects => gap(Part::Player, "whose", &objects),
        }
    }
}

//! Moves and answers of a file, carried out in the game.
//!
//! The engine is answered card by card; a line names all its cards at once. A line is carried out on a copy of the game,
//! so that one that is refused halfway has changed nothing (1.7.6).

use engine::program::AbilityIx;
use engine::state::{CardIx, Obj, Zone};
use engine::{Action, Answer as Reply, Ask, Board, Choice, Decision, How, LogEntry, Refusal};

use super::access::{self, Game};
use super::auto::same_choice;
use super::catalog::Catalog;
use super::game_names::{GameNames, classes, is_same, letter, seat};
use narrate::{Asked, Behind, Fitting, Reason};
use script::{Act, Answer, CardRef, Move, Naming, Player, Price, Statement, Way};
use vocabulary::order::InOrder;
use vocabulary::spelling::spelling as fold;

/// The most ways beside ink to play a card that are looked at.
const WAYS_MAX: u8 = 8;

/// Everything that a line is read against.
#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    pub(super) catalog: &'a Catalog,
    pub(super) game_names: &'a GameNames,
}

/// The game after a move or an answer, or why it is refused.
pub(super) fn perform(scene: Scene<'_>, game: &Game, act: &Act) -> Result<Game, Reason> {
    let mut stage = Stage { scene, game: game.clone(), player: act.player };
    match &act.deed {
        Statement::Move(made) => stage.make(made)?,
        Statement::Answer(answer) => stage.answer(answer)?,
    }
    Ok(stage.game)
}

/// Whether a note tells that the engine took this answer without asking, because there was no other.
pub(super) fn is_noted(scene: Scene<'_>, board: &Board, act: &Act, note: &LogEntry) -> bool {
    let Statement::Answer(answer) = &act.deed else { return false };
    match (answer, note) {
        (Answer::Resolve { card, ability, because: _ }, LogEntry::Resolves(player, source, ix)) => {
            let is_named = ability.as_deref().is_none_or(|name| is_called(board, source.card, *ix, name));
            *player == seat(act.player) && scene.game_names.all(card).contains(&source.card) && is_named
        }
        (Answer::Nothing | Answer::Decline, LogEntry::NobodyToChoose(player, _))
        | (Answer::Decline, LogEntry::NotAsked(player, ..)) => *player == seat(act.player),
        // 6.1.11.1: what is not there was not asked about.
        (Answer::Decline, LogEntry::Gone(_)) => true,
        // 6.5.7: the player whose cards or effects are affected applies it.
        (Answer::Apply(card), LogEntry::Replaced { source, player, .. }) => {
            *player == seat(act.player) && scene.game_names.all(card).contains(&source.card)
        }
        (
            Answer::Number(number),
            LogEntry::Answered(player, Reply::Choice(Choice::Number(taken)))
            | LogEntry::Taken(player, Reply::Choice(Choice::Number(taken))),
        ) => *player == seat(act.player) && i64::from(*number) == i64::from(*taken),
        (Answer::Order(cards), LogEntry::Answered(player, Reply::Choice(Choice::Card(taken)))) => {
            match cards.as_slice() {
                [one] => *player == seat(act.player) && scene.game_names.all(one).contains(taken),
                _ => false,
            }
        }
        // One card has one order: a pile of one is not asked about.
        (Answer::Order(cards), LogEntry::Moved { is, to: Zone::Deck, .. }) => match cards.as_slice() {
            [one] => scene.game_names.all(one).contains(&is.card),
            _ => false,
        },
        _ => false,
    }
}

/// A line being carried out on a copy of the game.
struct Stage<'a> {
    scene: Scene<'a>,
    game: Game,
    player: Player,
}

impl Stage<'_> {
    // -- moves ---------------------------------------------------------------------------------------------------------

    fn make(&mut self, made: &Move) -> Result<(), Reason> {
        if let Move::Concede = made {
            return self.reply(Reply::Concede(seat(self.player)));
        }
        let decision = self.decision()?;
        match (&decision.ask, made) {
            (Ask::Turn, _) | (Ask::Play { .. }, Move::Play { .. }) => {}
            _ => {
                return Err(Reason::Unanswered {
                    player: letter(decision.player),
                    asked: Asked::of(&decision.ask),
                });
            }
        }
        if decision.player != seat(self.player) && !self.teammates_pass(made)? {
            return Err(Reason::Another { player: letter(decision.player) });
        }
        match made {
            Move::Ink(card) => self.first_legal(card, Zone::Hand, |x| Reply::Action(Action::Ink(x))),
            Move::Play { card, way } => self.play(card, way),
            Move::Quest(card) => {
                let cards = self.candidates(card, Zone::Play)?;
                self.one(cards.into_iter().map(|card| (vec![card], Reply::Action(Action::Quest(card)))))
            }
            Move::Challenge { challenged, challenger } => {
                let pairs = self.pairs(challenger, challenged);
                self.one(pairs.map(|(with, target)| {
                    (vec![with, target], Reply::Action(Action::Challenge { with, target }))
                }))
            }
            Move::MoveTo { character, location, price } => {
                let free = *price == Price::Free;
                let pairs = self.pairs(character, location);
                self.one(
                    pairs.map(|(card, to)| (vec![card, to], Reply::Action(Action::Move { card, to, free }))),
                )
            }
            Move::Use { card, ability, price } => self.use_ability(card, ability.as_deref(), *price),
            Move::EndTurn => self.reply(Reply::Action(Action::EndTurn)),
            Move::Concede => Ok(()),
        }
    }

    /// 9.3.1: a player acts in the turn of their team: the teammates who are asked before them pass. False where it is not their
    /// turn, or where the line itself only passes.
    fn teammates_pass(&mut self, made: &Move) -> Result<bool, Reason> {
        let player = seat(self.player);
        let turn = access::board(&self.game).state.turn();
        while let Some(Decision { player: asked, ask: Ask::Turn }) = access::decision(&self.game).cloned() {
            let state = &access::board(&self.game).state;
            if asked == player {
                return Ok(true);
            }
            if state.turn() != turn || !state.team(asked).has(player) || matches!(made, Move::EndTurn) {
                return Ok(false);
            }
            self.reply(Reply::Action(Action::EndTurn))?;
        }
        Ok(false)
    }

    fn play(&mut self, card: &CardRef, way: &Way) -> Result<(), Reason> {
        let cards = self.candidates(card, Zone::Hand)?;
        match way {
            Way::Ink => {
                self.any(cards.into_iter().map(|card| Reply::Action(Action::Play { card, how: How::Ink })))
            }
            Way::Free => {
                let ways = |card| {
                    (0..WAYS_MAX).map(move |way| Reply::Action(Action::Play { card, how: How::Way(way) }))
                };
                self.any(cards.into_iter().flat_map(ways))
            }
            Way::ShiftOnto(onto) => {
                let onto = onto
                    .iter()
                    .map(|base| self.candidates(base, Zone::Play))
                    .collect::<Result<Vec<_>, _>>()?;
                let bases: Vec<(CardIx, Option<CardIx>)> = match onto.as_slice() {
                    [one] => one.iter().map(|card| (*card, None)).collect(),
                    [one, two] => one
                        .iter()
                        .flat_map(|a| two.iter().map(move |b| (*a, Some(*b))))
                        .filter(|(a, b)| Some(*a) != *b)
                        .collect(),
                    _ => return Err(Reason::Refused(Refusal::WrongShiftBase)),
                };
                let plays = |card: CardIx| {
                    bases.iter().map(move |(onto, and)| {
                        Reply::Action(Action::Play { card, how: How::Shift { onto: *onto, and: *and } })
                    })
                };
                let replies: Vec<_> = cards.into_iter().flat_map(plays).collect();
                self.any(replies.into_iter())
            }
            Way::SungBy(singers) => self.sing(&cards, singers),
        }
    }

    fn sing(&mut self, cards: &[CardIx], singers: &[CardRef]) -> Result<(), Reason> {
        if let [singer] = singers {
            let singers = self.candidates(singer, Zone::Play)?;
            let sung = |card: &CardIx| {
                let card = *card;
                singers
                    .iter()
                    .map(move |singer| Reply::Action(Action::Play { card, how: How::Sing(*singer) }))
            };
            let replies: Vec<_> = cards.iter().flat_map(sung).collect();
            let refused = match self.any(replies.into_iter()) {
                Ok(()) => return Ok(()),
                Err(refused) => refused,
            };
            // 8.12: a song with Sing Together may have one singer as well.
            return self.sing_together(cards, std::slice::from_ref(&singers)).map_err(|_| refused);
        }
        let singers = singers
            .iter()
            .map(|singer| self.candidates(singer, Zone::Play))
            .collect::<Result<Vec<_>, _>>()?;
        self.sing_together(cards, &singers)
    }

    /// 8.12.2: the reason against the first of these who cannot be one of the singers.
    fn all_may_sing(&self, cards: &[CardIx], singers: &[Vec<CardIx>]) -> Result<(), Reason> {
        let Some(song) = cards.first() else { return Ok(()) };
        let board = access::board(&self.game);
        for list in singers {
            // 8.12.1: teammates' characters sing as well.
            let team = board.state.team(seat(self.player));
            let owner = |card: CardIx| Some(board.state.card(card).owner()).filter(|owner| team.has(*owner));
            let by = |card: CardIx| owner(card).unwrap_or(seat(self.player));
            let checked: Vec<_> =
                list.iter().map(|card| (*card, board.may_sing(by(*card), *song, *card))).collect();
            if let Some((singer, Err(refusal))) = checked.first()
                && checked.iter().all(|(_, result)| result.is_err())
            {
                let reply = Reply::Action(Action::Play { card: *song, how: How::Sing(*singer) });
                let reason = self.because(reply, *refusal);
                // 8.12.2: of several singers it is said which.
                return Err(match reason {
                    Reason::Refused(refusal) if singers.len() > 1 => {
                        let who = vec![self.scene.game_names.told(*singer)];
                        Reason::Because { refusal, behind: Behind::Cards(who) }
                    }
                    other => other,
                });
            }
        }
        Ok(())
    }

    fn sing_together(&mut self, cards: &[CardIx], singers: &[Vec<CardIx>]) -> Result<(), Reason> {
        if cards.iter().any(|card| access::sings_together(access::board(&self.game), *card)) {
            self.all_may_sing(cards, singers)?;
        }
        self.any(
            cards.iter().map(|card| Reply::Action(Action::Play { card: *card, how: How::SingTogether })),
        )?;
        self.pick(singers)
    }

    fn use_ability(&mut self, card: &CardRef, ability: Option<&str>, price: Price) -> Result<(), Reason> {
        let cards = self.candidates(card, Zone::Play)?;
        let mut found: Vec<(CardIx, AbilityIx, Reply)> = Vec::new();
        for option in access::options(&self.game) {
            let Reply::Action(Action::Use { card, ability: ix, free }) = option else { continue };
            let is_named = ability.is_none_or(|name| self.is_called(card, ix, name));
            if cards.contains(&card) && is_named && free == (price == Price::Free) {
                found.push((card, ix, option));
            }
        }
        match found.as_slice() {
            [] => Err(self.why_not_used(&cards, ability)),
            [(_, _, only)] => self.reply(*only),
            [(first, ability, reply), rest @ ..] => {
                let (first, ability, reply) = (*first, *ability, *reply);
                let is_one = rest.iter().all(|(card, other, _)| {
                    *other == ability && is_same(access::board(&self.game), first, *card)
                });
                if is_one {
                    return self.reply(reply);
                }
                Err(Reason::Ambiguous {
                    candidates: found.iter().map(|(card, ix, _)| self.ability(*card, *ix)).collect(),
                })
            }
        }
    }

    /// The engine's reason against using an ability that is not among the options.
    fn why_not_used(&self, cards: &[CardIx], name: Option<&str>) -> Reason {
        let board = access::board(&self.game);
        for card in cards {
            for ix in access::activated(board, *card) {
                if !name.is_none_or(|name| self.is_called(*card, ix, name)) {
                    continue;
                }
                let reply = Reply::Action(Action::Use { card: *card, ability: ix, free: false });
                if let Err(refusal) = access::check(&self.game, reply) {
                    return self.because(reply, refusal);
                }
            }
        }
        Reason::Refused(Refusal::NoSuchAbility)
    }

    fn ability(&self, card: CardIx, ability: AbilityIx) -> Fitting {
        let name = access::ability_name(access::board(&self.game), ability).unwrap_or_default();
        Fitting::Ability { card: self.scene.game_names.shown(card), name }
    }

    fn is_called(&self, card: CardIx, ability: AbilityIx, name: &str) -> bool {
        is_called(access::board(&self.game), card, ability, name)
    }

    // -- answers -------------------------------------------------------------------------------------------------------

    fn answer(&mut self, answer: &Answer) -> Result<(), Reason> {
        let decision = self.decision()?;
        if decision.player != seat(self.player) {
            return Err(Reason::Another { player: letter(decision.player) });
        }
        match (&decision.ask, answer) {
            (Ask::May { .. }, Answer::Accept) => self.reply(Reply::Choice(Choice::Accept)),
            (Ask::May { .. } | Ask::Play { .. }, Answer::Decline) => {
                self.reply(Reply::Choice(Choice::Decline))
            }
            (Ask::Cards { .. }, Answer::Cards(cards)) => {
                let cards = self.lists(cards)?;
                self.pick(&cards)
            }
            (Ask::Cards { .. } | Ask::Player { .. }, Answer::Nothing) => {
                self.reply(Reply::Choice(Choice::Done))
            }
            (Ask::OpeningHand, Answer::Keep) => self.reply(Reply::Choice(Choice::Done)),
            (Ask::OpeningHand, Answer::Alter(cards)) => self.alter(cards),
            (Ask::Player { .. }, Answer::Players(players)) => self.players(players),
            (Ask::Option { .. }, Answer::Option(number)) => {
                self.reply(Reply::Choice(Choice::Option(u8::try_from(*number).unwrap_or(u8::MAX))))
            }
            (Ask::Number { .. } | Ask::Rounds { .. }, Answer::Number(number)) => {
                self.reply(Reply::Choice(Choice::Number(*number as i32)))
            }
            (Ask::Name, Answer::Name(naming)) => self.name(naming),
            (Ask::Class, Answer::Name(naming)) => self.name_class(naming),
            (Ask::Order { .. }, Answer::Order(cards)) => {
                let cards = self.lists(cards)?;
                self.order(&cards)
            }
            (Ask::Bag { open }, Answer::Resolve { card, ability, because }) => {
                let open: Vec<u32> = open.to_vec();
                self.resolve(&open, card, ability.as_deref(), because.as_ref())
            }
            (Ask::Replacement { open, makers }, Answer::Apply(card)) => {
                let (open, makers): (Vec<Obj>, Vec<Obj>) = (open.to_vec(), makers.to_vec());
                self.apply(&open, &makers, card)
            }
            _ => Err(Reason::Unfit { asked: Asked::of(&decision.ask) }),
        }
    }

    /// The cards that each reference can mean.
    fn lists(&self, cards: &[CardRef]) -> Result<Vec<Vec<CardIx>>, Reason> {
        cards.iter().map(|card| self.candidates(card, Zone::Play)).collect()
    }

    /// Chooses one card for each list, then ends the choice where it is not over by itself.
    ///
    /// The order of a choice means nothing, so what the engine wants first (6.7.3.2) is given first.
    fn pick(&mut self, lists: &[Vec<CardIx>]) -> Result<(), Reason> {
        let first = self.decision()?;
        let mut left: Vec<&Vec<CardIx>> = lists.iter().collect();
        let mut chosen: Vec<CardIx> = Vec::new();
        while !left.is_empty() {
            let Some((_, open)) = same_choice(&self.game, &first, chosen.len()) else {
                return Err(Reason::Refused(Refusal::TooMany));
            };
            let at = left.iter().position(|list| list.iter().any(|card| open.contains(card))).unwrap_or(0);
            let card = self.pick_one(left.remove(at), &open, &chosen)?;
            self.reply(Reply::Choice(Choice::Card(card)))?;
            chosen.push(card);
        }
        match same_choice(&self.game, &first, chosen.len()) {
            Some(_) => self.reply(Reply::Choice(Choice::Done)),
            None => Ok(()),
        }
    }

    /// The open card that a reference means; where none is open, the engine says why.
    fn pick_one(&self, list: &[CardIx], open: &[CardIx], chosen: &[CardIx]) -> Result<CardIx, Reason> {
        let fitting: Vec<CardIx> = list.iter().copied().filter(|card| open.contains(card)).collect();
        match classes(access::board(&self.game), &fitting).as_slice() {
            [one] => Ok(*one),
            [] => {
                let unused = list.iter().find(|card| !chosen.contains(card)).or(list.first());
                let card = *unused.ok_or(Reason::Absent)?;
                match access::check(&self.game, Reply::Choice(Choice::Card(card))) {
                    Err(refusal) => Err(self.because(Reply::Choice(Choice::Card(card)), refusal)),
                    Ok(()) => Ok(card),
                }
            }
            several => Err(self.ambiguous(several)),
        }
    }

    fn alter(&mut self, cards: &[CardRef]) -> Result<(), Reason> {
        let mut back: Vec<CardIx> = Vec::new();
        for card in cards {
            let list = self.candidates(card, Zone::Hand)?;
            let state = &access::board(&self.game).state;
            let in_hand = |card: &&CardIx| {
                let found = state.card(**card);
                found.zone() == Zone::Hand && found.owner() == seat(self.player) && !back.contains(card)
            };
            let card = *list.iter().find(in_hand).ok_or(Reason::Refused(Refusal::WrongZone))?;
            self.reply(Reply::Choice(Choice::Card(card)))?;
            back.push(card);
        }
        // A whole hand that is put back ends the question by itself.
        let is_open = access::decision(&self.game)
            .is_some_and(|open| open.player == seat(self.player) && matches!(open.ask, Ask::OpeningHand));
        if is_open { self.reply(Reply::Choice(Choice::Done)) } else { Ok(()) }
    }

    fn players(&mut self, players: &[Player]) -> Result<(), Reason> {
        let decider = self.decision()?.player;
        for player in players {
            if !matches!(self.decision()?.ask, Ask::Player { .. }) {
                return Err(Reason::Refused(Refusal::TooMany));
            }
            self.reply(Reply::Choice(Choice::Player(seat(*player))))?;
        }
        // Where any number may be chosen the engine asks on; the same decider and an end that is allowed tell.
        let decision = access::decision(&self.game);
        let goes_on = decision.is_some_and(|decision| {
            decision.player == decider
                && matches!(decision.ask, Ask::Player { open, enough: true } if players.iter().all(|player| !open.has(seat(*player))))
        });
        if goes_on { self.reply(Reply::Choice(Choice::Done)) } else { Ok(()) }
    }

    /// 5.2.7: a word may be a name and a classification; which of them is asked decides.
    fn name_class(&mut self, naming: &Naming) -> Result<(), Reason> {
        let word = match naming {
            Naming::Class(word) | Naming::Short(word) | Naming::Card(CardRef::Name(word)) => word,
            Naming::Card(CardRef::Alias(_) | CardRef::Filler) => return Err(Reason::Absent),
        };
        let class = access::board(&self.game).pool.find_class(word).ok_or(Reason::Absent)?;
        self.reply(Reply::Choice(Choice::Class(class)))
    }

    fn name(&mut self, naming: &Naming) -> Result<(), Reason> {
        let board = access::board(&self.game);
        let id = match naming {
            Naming::Short(name) => access::find_name(board, name),
            Naming::Class(_) => None,
            Naming::Card(CardRef::Name(full)) => match self.scene.catalog.find(full) {
                Ok(def) => Some(board.pool.card(def).name),
                Err(_) => access::find_name(board, full.split(" - ").next().unwrap_or(full)),
            },
            Naming::Card(reference @ (CardRef::Alias(_) | CardRef::Filler)) => {
                self.scene.game_names.all(reference).first().map(|card| board.def(*card).name)
            }
        };
        let id = id.ok_or(Reason::Absent)?;
        self.reply(Reply::Choice(Choice::Name(id)))
    }

    fn order(&mut self, lists: &[Vec<CardIx>]) -> Result<(), Reason> {
        let decider = self.decision()?.player;
        let mut placed = 0;
        let mut left: Vec<CardIx> = Vec::new();
        for list in lists {
            let asked = access::decision(&self.game)
                .filter(|decision| decision.player == decider)
                .map(|found| &found.ask);
            match asked {
                Some(Ask::Order { open, placed: before }) if before.len() == placed => {
                    let open: Vec<CardIx> = open.iter().map(|obj| obj.card).collect();
                    let card = self.pick_one(list, &open, &[])?;
                    self.reply(Reply::Choice(Choice::Card(card)))?;
                    left = open.into_iter().filter(|other| *other != card).collect();
                    placed += 1;
                }
                // The engine places the last card by itself; naming it is no mistake.
                _ if left.len() == 1 && list.contains(&left[0]) => left.clear(),
                _ => return Err(Reason::Refused(Refusal::TooMany)),
            }
        }
        let still = access::decision(&self.game).map(|decision| &decision.ask);
        match still {
            Some(Ask::Order { placed: before, .. }) if placed > 0 && before.len() == placed => {
                Err(Reason::Refused(Refusal::TooFew))
            }
            _ if left.is_empty() => Ok(()),
            _ => Err(Reason::Refused(Refusal::TooFew)),
        }
    }

    fn resolve(
        &mut self,
        open: &[u32],
        card: &CardRef,
        ability: Option<&str>,
        because: Option<&CardRef>,
    ) -> Result<(), Reason> {
        let cards = self.candidates(card, Zone::Play)?;
        let because = because.map(|card| self.candidates(card, Zone::Play)).transpose()?;
        let state = &access::board(&self.game).state;
        let mut fitting: Vec<u32> = Vec::new();
        for entry in state.bag().iter().filter(|entry| open.contains(&entry.id)) {
            let is_named = ability.is_none_or(|name| self.is_called(entry.source.card, entry.ability, name));
            let is_because =
                because.as_ref().is_none_or(|cards| cards.contains(&access::triggered_by(entry)));
            if cards.contains(&entry.source.card) && is_named && is_because {
                fitting.push(entry.id);
            }
        }
        // Of several that fit the one added first is taken.
        let first = fitting.into_iter().min().ok_or(Reason::Refused(Refusal::NotInBag))?;
        self.reply(Reply::Choice(Choice::Resolve(first)))
    }

    /// By the card that has the replacement effect, or by the one that made it.
    fn apply(&mut self, open: &[Obj], makers: &[Obj], card: &CardRef) -> Result<(), Reason> {
        let cards = self.candidates(card, Zone::Play)?;
        let among = |list: &[Obj]| list.iter().position(|source| cards.contains(&source.card));
        let at = among(open).or_else(|| among(makers));
        let at = at.ok_or(Reason::Refused(Refusal::NotACandidate))?;
        self.reply(Reply::Choice(Choice::Apply(at as u8)))
    }

    // -- helpers -------------------------------------------------------------------------------------------------------

    fn decision(&self) -> Result<Decision, Reason> {
        access::decision(&self.game).cloned().ok_or(Reason::Refused(Refusal::Over))
    }

    fn reply(&mut self, reply: Reply) -> Result<(), Reason> {
        access::answer(&mut self.game, reply).map_err(|refusal| self.because(reply, refusal))
    }

    /// Why a reply is refused: with the text that forbids it and the like, where one does.
    fn because(&self, reply: Reply, refusal: Refusal) -> Reason {
        super::why::because(self.scene, &self.game, self.player, reply, refusal)
    }

    /// The cards that a reference can mean, those of the acting player in the usual zone first.
    fn candidates(&self, reference: &CardRef, usual: Zone) -> Result<Vec<CardIx>, Reason> {
        let state = &access::board(&self.game).state;
        let mut cards = self.scene.game_names.all(reference).to_vec();
        let player = seat(self.player);
        cards.order_by_key(|card| {
            (state.card(*card).zone() != usual, state.card(*card).owner() != player, *card)
        });
        if cards.is_empty() { Err(Reason::Absent) } else { Ok(cards) }
    }

    fn pairs(&self, left: &CardRef, right: &CardRef) -> impl Iterator<Item = (CardIx, CardIx)> + use<> {
        let left = self.candidates(left, Zone::Play).unwrap_or_default();
        let right = self.candidates(right, Zone::Play).unwrap_or_default();
        left.into_iter().flat_map(move |one| right.clone().into_iter().map(move |other| (one, other)))
    }

    fn first_legal(
        &mut self,
        card: &CardRef,
        usual: Zone,
        reply: impl Fn(CardIx) -> Reply,
    ) -> Result<(), Reason> {
        let cards = self.candidates(card, usual)?;
        self.any(cards.into_iter().map(reply))
    }

    /// Gives the one of these replies that is legal; an error where several are that can be told apart.
    fn one(&mut self, replies: impl Iterator<Item = (Vec<CardIx>, Reply)>) -> Result<(), Reason> {
        let all: Vec<(Vec<CardIx>, Reply)> = replies.collect();
        let board = access::board(&self.game);
        let legal = all.iter().filter(|(_, reply)| access::check(&self.game, *reply).is_ok());
        let mut named = legal.map(|(cards, _)| cards);
        if let Some(first) = named.next() {
            let is_other = |cards: &&Vec<CardIx>| {
                cards.iter().zip(first).any(|(one, other)| !is_same(board, *one, *other))
            };
            if let Some(other) = named.find(is_other) {
                return Err(self.ambiguous(&[first.as_slice(), other.as_slice()].concat()));
            }
        }
        self.any(all.into_iter().map(|(_, reply)| reply))
    }

    /// Gives the first of these replies that is legal; where none is, the reason against the first.
    fn any(&mut self, replies: impl Iterator<Item = Reply>) -> Result<(), Reason> {
        let mut reason = None;
        for reply in replies {
            match access::check(&self.game, reply) {
                Ok(()) => return self.reply(reply),
                Err(refusal) => {
                    reason.get_or_insert((reply, refusal));
                }
            }
        }
        Err(reason.map_or(Reason::Absent, |(reply, refusal)| self.because(reply, refusal)))
    }

    fn ambiguous(&self, cards: &[CardIx]) -> Reason {
        Reason::Ambiguous {
            candidates: cards
                .iter()
                .map(|card| access::described(access::board(&self.game), *card))
                .collect(),
        }
    }
}

/// Whether an ability goes by this name: its own, its keyword's, or `granted` where the card does not have it in print and
/// it is no keyword.
fn is_called(board: &Board, card: CardIx, ability: AbilityIx, name: &str) -> bool {
    let is_own = access::ability_name(board, ability).is_some_and(|own| is_same_name(&own, name));
    let is_keyword = board.pool.ability(ability).keyword.is_some();
    is_own || (fold(name) == "granted" && !is_keyword && !board.def(card).abilities.contains(&ability))
}

fn is_same_name(own: &str, written: &str) -> bool {
    fold(own) == fold(written) || vocabulary::fold(own) == vocabulary::fold(written)
}

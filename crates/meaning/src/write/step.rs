//! Instructions, numbered in the order in which they are written.

use super::noun::{alike, differing, stat};
use super::*;

impl Writer {
    pub(super) fn steps(&mut self, steps: &[Step]) {
        steps.iter().for_each(|step| self.step(step));
    }

    /// A numbered line; the number is that of the instruction.
    fn numbered(&mut self, text: impl FnOnce(&mut Self, usize) -> String) {
        self.scope.number += 1;
        let number = self.scope.number;
        let text = text(self, number);
        self.line(&format!("{number:<3} {text}"));
    }

    fn part(&mut self, word: &str, steps: &[Step]) {
        if !steps.is_empty() {
            self.line(&format!("    {word}"));
            self.block(steps);
        }
    }

    fn block(&mut self, steps: &[Step]) {
        self.depth += 2;
        self.steps(steps);
        self.depth -= 2;
    }

    fn step(&mut self, step: &Step) {
        match step {
            Step::Do(verb) => self.verb(verb),
            Step::Choose(choose) => self.numbered(|writer, number| writer.choose(choose, number)),
            Step::ChoosePlayer { by, among, least, most, into } => self.numbered(|writer, _| {
                let many = match (*least, *most) {
                    (_, u8::MAX) => "any number".to_owned(),
                    (0, most) => format!("up to {most}"),
                    (_, most) => most.to_string(),
                };
                let (among, by) = (writer.players(among), writer.player(*by));
                let name = writer.bind(*into, "player");
                format!("{name} := choose {many} of {among}, by {by}")
            }),
            Step::ChooseNumber { by, least, most, into } => self.numbered(|writer, _| {
                let (least, most, by) = (writer.amount(least), writer.amount(most), writer.player(*by));
                let name = writer.bind(*into, "number");
                format!("{name} := choose number {least} ..= {most}, by {by}")
            }),
            Step::Name { by, what, into } => self.numbered(|writer, _| {
                let by = writer.player(*by);
                let (word, what) = match what {
                    Nameable::Card => ("name", "a card"),
                    Nameable::Class => ("classification", "a classification"),
                };
                let name = writer.bind(*into, word);
                format!("{name} := name {what}, by {by}")
            }),
            Step::RemoveUpTo { by, from, most, healed, into } => self.numbered(|writer, number| {
                let (from, by) = (writer.objects(from), writer.player(*by));
                writer.result(*healed, number, "healed");
                writer.result(*into, number, "damage");
                format!("remove 0 ..= {most} damage from each of {from}, as chosen by {by}")
            }),
            Step::Play(play) => self.numbered(|writer, number| writer.play(play, number)),
            Step::May { by, body, otherwise } => {
                self.numbered(|writer, _| format!("may({})", writer.player(*by)));
                self.block(body);
                self.part("otherwise", otherwise);
            }
            Step::Then { first, then, otherwise } => {
                self.numbered(|_, _| "first".to_owned());
                self.block(first);
                self.part("then", then);
                self.part("otherwise", otherwise);
            }
            Step::SelfReplaced { old, cond, new, wish } => {
                self.numbered(|_, _| "self-replaced".to_owned());
                self.block(old);
                let word = match wish {
                    Wish::Must => "instead",
                    Wish::May => "instead, if wished",
                };
                let cond = self.cond(cond);
                self.part(&format!("{word}, if {cond}"), new);
            }
            Step::If { cond, then, otherwise } => {
                self.numbered(|writer, _| format!("if {}", writer.cond(cond)));
                self.block(then);
                self.part("otherwise", otherwise);
            }
            Step::Options { by, modes, options } => {
                let word = match modes {
                    Modes::ChooseOne => "pick one",
                    Modes::Or => "either",
                };
                self.numbered(|writer, _| format!("{word}, by {}", writer.player(*by)));
                for option in options {
                    self.line("    -");
                    self.block(option);
                }
            }
            Step::EachPlayer { players, name: each, body } => {
                self.numbered(|writer, _| {
                    let players = writer.players(players);
                    let name = writer.bind(*each, "player");
                    format!("for each {name} of {players}, in turn order")
                });
                self.block(body);
            }
            Step::Each { objects, name: each, body } => {
                self.numbered(|writer, _| {
                    let objects = writer.objects(objects);
                    let name = writer.bind(*each, "each");
                    format!("for each {name} of {objects}")
                });
                self.block(body);
            }
            Step::Times { count, body } => {
                self.numbered(|writer, _| format!("{} times", writer.amount(count)));
                self.block(body);
            }
            Step::RepeatWhile { body, again } => {
                self.numbered(|_, _| "repeat".to_owned());
                self.block(body);
                let again = self.name(*again);
                self.line(&format!("    again, if {again} was bound"));
            }
            Step::Did { body, into } => {
                self.numbered(|writer, number| {
                    writer.result(Some(*into), number, "done");
                    "done in full?".to_owned()
                });
                self.block(body);
            }
        }
    }

    fn choose(&mut self, choose: &Choose, number: usize) -> String {
        // C.3: whether the word is "choose".
        let word = match choose.word {
            Word::Chosen => "choose",
            Word::ToMove => "choose to move",
            Word::Plain => "pick",
        };
        let count = match &choose.count {
            Count::Exactly(amount) => self.amount(amount),
            Count::UpTo(amount) => format!("up to {}", self.amount(amount)),
            Count::AnyNumber => "any number".to_owned(),
        };
        let from = match &choose.from {
            Objects::Each(select) => self.select(select),
            from => format!("of {}", self.objects(from)),
        };
        let total = match &choose.total {
            Some(Together::AtMost(of, most)) => format!(", {} in all <= {}", stat(*of), self.amount(most)),
            Some(Together::OneName) => ", with one name".to_owned(),
            Some(Together::Different(what)) => format!(", with different {}", differing(*what)),
            Some(Together::Alike(Alike::Location)) => ", at one location".to_owned(),
            Some(Together::Alike(what)) => format!(", with one {}", alike(*what)),
            None => String::new(),
        };
        let by = self.player(choose.by);
        let name = self.bind(choose.into, "card");
        self.result(choose.rest, number, "not_taken");
        format!("{name} := {word} {count} {from}{total}, by {by}")
    }

    fn play(&mut self, play: &PlayCard, number: usize) -> String {
        let (by, from) = (self.player(play.by), self.objects(&play.from));
        let pay = match play.pay {
            Pay::Free => "for free",
            Pay::Normal => "for its cost",
            Pay::FreeShift => "by shift for free",
            Pay::FreeOrShift => "for free or by shift for free",
        };
        let may = match play.optional {
            true => "may play",
            false => "play",
        };
        let exerted = match play.exerted {
            true => ", exerted",
            false => "",
        };
        let onto = play.onto.as_ref().map_or(String::new(), |onto| format!(" onto {}", self.objects(onto)));
        self.result(Some(play.into), number, "played");
        format!("{may} one of {from} {pay}{onto}{exerted}, by {by}")
    }

    fn verb(&mut self, verb: &Verb) {
        self.numbered(|writer, number| writer.instruction(verb, number));
        match verb {
            Verb::Apply { to, mods, lasts } => {
                let (to, lasts) = (self.objects(to), self.duration(lasts));
                self.lasting(&to, mods, &lasts);
            }
            Verb::Continue { scope, mods, lasts } => {
                let (scope, lasts) = (self.scope(scope), self.duration(lasts));
                self.lasting(&scope, mods, &lasts);
            }
            Verb::MakeFloating { ability, .. } => {
                self.depth += 2;
                self.ability(ability);
                self.depth -= 2;
            }
            _ => {}
        }
    }

    /// Each modification with its own end.
    fn lasting(&mut self, whom: &str, mods: &[Mod], lasts: &str) {
        self.depth += 2;
        self.mods(&format!("{lasts}, {whom}"), mods);
        self.depth -= 2;
    }

    fn instruction(&mut self, verb: &Verb, number: usize) -> String {
        match verb {
            Verb::Draw(players, amount) => {
                format!("draw {}: {}", self.players(players), self.amount(amount))
            }
            Verb::DrawFromBottom(players, amount) => {
                format!("draw from the bottom {}: {}", self.players(players), self.amount(amount))
            }
            Verb::GainLore(players, amount) => {
                format!("gain lore {}: {}", self.players(players), self.amount(amount))
            }
            Verb::LoseLore(players, amount, into) => {
                self.result(*into, number, "lore");
                format!("lose lore {}: {}", self.players(players), self.amount(amount))
            }
            Verb::Damage { verb, hits, into } => {
                self.result(*into, number, "damage");
                let (word, to) = match verb {
                    DamageVerb::Deal => ("deal", "to"),
                    DamageVerb::DealInFull => ("deal in full", "to"),
                    DamageVerb::DealForSure => ("deal for sure", "to"),
                    DamageVerb::DealWholly => ("deal in full and for sure", "to"),
                    DamageVerb::Put => ("put", "on"),
                };
                let hits: Vec<String> = hits
                    .iter()
                    .map(|(whom, amount)| {
                        format!("{} damage {to} {}", self.amount(amount), self.objects(whom))
                    })
                    .collect();
                format!("{word} {}", hits.join(" and "))
            }
            Verb::RemoveDamage { from, amount, healed, into } => {
                self.result(*healed, number, "healed");
                self.result(*into, number, "damage");
                format!("remove {} damage from {}", self.amount(amount), self.objects(from))
            }
            Verb::MoveDamage { from, to, amount, into } => {
                self.result(*into, number, "damage");
                let (amount, from, to) = (self.amount(amount), self.objects(from), self.objects(to));
                format!("move {amount} damage from {from} to {to}")
            }
            Verb::Banish { what, into } => {
                let what = self.objects(what);
                self.result(*into, number, "banished");
                format!("banish {what}")
            }
            Verb::Exert { what, by, into } => {
                let what = self.objects(what);
                self.result(*into, number, "exerted");
                match by {
                    Exerting::Word => format!("exert {what}"),
                    Exerting::Symbol => format!("{{E}} {what}"),
                }
            }
            Verb::Ready { what, into } => {
                let what = self.objects(what);
                self.result(*into, number, "readied");
                format!("ready {what}")
            }
            Verb::Put { by, what, to, order, into } => {
                let (what, to, by) = (self.objects(what), self.place(to), self.player(*by));
                let order = match order {
                    Order::AsIs => "",
                    Order::Any => ", in any order",
                    Order::Random => ", in a random order",
                };
                self.result(*into, number, "cards");
                format!("put {what} {to}{order}, by {by}")
            }
            Verb::Discard { what, into } => {
                let what = self.objects(what);
                self.result(*into, number, "discarded");
                format!("discard {what}")
            }
            Verb::DiscardHand(players, into) => {
                self.result(*into, number, "discarded");
                format!("discard hand {}", self.players(players))
            }
            Verb::Look { to, what, into } => {
                let what = self.objects(what);
                self.result(Some(*into), number, "cards");
                match to {
                    Players::All => format!("reveal {what}"),
                    players => format!("show {what} to {}", self.players(players)),
                }
            }
            Verb::RevealUntil { of, from, filter, found, rest } => {
                let (of, filter) = (self.player(*of), self.filter(filter));
                self.result(Some(*found), number, "found");
                self.result(Some(*rest), number, "others");
                let from = match from {
                    DeckEnd::Top => "",
                    DeckEnd::Bottom => " from the bottom",
                };
                format!("reveal the deck of {of}{from} until {filter}")
            }
            Verb::ExtraTurn(players) => format!("another turn after this one for {}", self.players(players)),
            Verb::Shuffle(players) => format!("shuffle deck of {}", self.players(players)),
            Verb::MoveTo { who, to, into } => {
                let (who, to) = (self.objects(who), self.objects(to));
                self.result(*into, number, "moved");
                format!("move {who} to {to}")
            }
            Verb::Apply { .. } => "lasting, on those there are now".to_owned(),
            Verb::Continue { .. } => "lasting".to_owned(),
            Verb::MakeFloating { ability: _, lasts, once, on } => {
                let once = match once {
                    true => ", once",
                    false => "",
                };
                let on = match on {
                    Some(on) => format!(", on {}", self.objects(on)),
                    None => String::new(),
                };
                format!("leave behind {}{once}{on}", self.duration(lasts))
            }
            Verb::GetInkDrops(players, amount) => {
                format!("get {}: {} ink drops", self.players(players), self.amount(amount))
            }
            Verb::RemoveInkDrops(player, amount) => {
                format!("remove {}: {} ink drops", self.player(*player), self.amount(amount))
            }
            Verb::PayInk(player, amount) => {
                format!("pay {}: {} ink", self.player(*player), self.amount(amount))
            }
            Verb::Bind(name, Objects::None) => {
                let name = self.known_or(*name, "cards");
                format!("{name} := nothing yet")
            }
            Verb::Bind(name, objects) => {
                let objects = self.objects(objects);
                let name = self.known_or(*name, "cards");
                format!("{name} := {objects}")
            }
            Verb::BindMore(name, objects) => {
                let objects = self.objects(objects);
                let name = self.known_or(*name, "all");
                format!("{name} += {objects}")
            }
            Verb::Set(name, amount) => {
                let amount = self.amount(amount);
                let name = self.known_or(*name, "count");
                format!("{name} := {amount}")
            }
            Verb::Add(name, amount) => {
                let amount = self.amount(amount);
                let name = self.known_or(*name, "sum");
                format!("{name} += {amount}")
            }
            Verb::Gather(name, player) => {
                let player = self.player(*player);
                let name = self.known_or(*name, "players");
                format!("{name} += {player}")
            }
            Verb::Random { from, count, into } => {
                let (from, count) = (self.objects(from), self.amount(count));
                let name = self.bind(*into, "card");
                format!("{name} := {count} at random of {from}")
            }
            Verb::UseFree(objects, name) => format!("use {name} of {} for free", self.objects(objects)),
            Verb::AfterPlay(objects, place) => {
                format!("after it is played, {} goes {}", self.objects(objects), self.place(place))
            }
            Verb::Fail => "not done".to_owned(),
        }
    }

    /// The name as it is written already, or a new one.
    fn known_or(&mut self, name: Name, word: &'static str) -> String {
        match self.scope.labels.get(&name) {
            Some(label) => label.clone(),
            None => self.bind(name, word),
        }
    }

    pub(super) fn place(&self, place: &Place) -> String {
        match place {
            Place::Hand => "into hand".to_owned(),
            Place::DeckTop => "on top of deck".to_owned(),
            Place::DeckBottom => "on bottom of deck".to_owned(),
            Place::DeckShuffled => "into deck, shuffled".to_owned(),
            Place::Discard => "into discard".to_owned(),
            Place::Inkwell { exerted: false } => "into inkwell".to_owned(),
            Place::Inkwell { exerted: true } => "into inkwell, exerted".to_owned(),
            Place::Under { host, facedown: true } => format!("under {}, facedown", self.objects(host)),
            Place::Under { host, facedown: false } => format!("under {}, face up", self.objects(host)),
        }
    }
}

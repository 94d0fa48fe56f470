//! Who, what, how many, whether, how long.

use super::*;

impl Writer {
    pub(super) fn player(&self, player: PlayerRef) -> String {
        match player {
            PlayerRef::You => "you".to_owned(),
            PlayerRef::Active => "the active player".to_owned(),
            PlayerRef::Bound(name) => self.name(name),
            PlayerRef::OwnerOf(name) => format!("owner({})", self.name(name)),
            PlayerRef::It => "_player".to_owned(),
            PlayerRef::OwnerOfIt => "owner(_)".to_owned(),
        }
    }

    pub(super) fn players(&self, players: &Players) -> String {
        match players {
            Players::One(player) => self.player(*player),
            Players::Opponents => "opponents".to_owned(),
            Players::All => "all players".to_owned(),
            Players::AllBut(player) => format!("all players but {}", self.player(*player)),
            Players::Where(all, cond) => format!("({} where {})", self.players(all), self.cond(cond)),
            Players::Union(all) => {
                let all: Vec<String> = all.iter().map(|one| self.players(one)).collect();
                format!("({})", all.join(" and "))
            }
            Players::Most(all, amount) => {
                format!("(those of {} with the most {})", self.players(all), self.amount(amount))
            }
        }
    }

    pub(super) fn select(&self, select: &Select) -> String {
        let parts = [self.filter_parts(&select.filter), zones(select.zones), self.owned(&select.owner)];
        let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        format!("{{ {} }}", parts.join(", "))
    }

    /// A description in an event, where the zone is not looked at.
    pub(super) fn described(&self, select: &Select) -> String {
        let parts = [self.filter_parts(&select.filter), self.owned(&select.owner)];
        let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        match parts.as_slice() {
            [one] if !one.contains(", ") => one.clone(),
            parts => format!("{{ {} }}", parts.join(", ")),
        }
    }

    fn owned(&self, owner: &Players) -> String {
        match owner {
            Players::All => String::new(),
            Players::One(PlayerRef::You) => "yours".to_owned(),
            Players::Opponents => "opposing".to_owned(),
            players => format!("of {}", self.players(players)),
        }
    }

    /// Without brackets where several hold together.
    fn filter_parts(&self, filter: &Filter) -> String {
        match filter {
            Filter::All(all) => all.iter().map(|one| self.filter(one)).collect::<Vec<_>>().join(", "),
            filter => self.filter(filter),
        }
    }

    pub(super) fn filter(&self, filter: &Filter) -> String {
        let list = |all: &[Filter], join: &str| {
            format!("({})", all.iter().map(|one| self.filter(one)).collect::<Vec<_>>().join(join))
        };
        match filter {
            Filter::Any => "any card".to_owned(),
            Filter::All(all) => list(all, ", "),
            Filter::OneOf(all) => list(all, " or "),
            Filter::Not(not) => format!("not {}", self.filter(not)),
            Filter::Kind(said) => kinds(*said),
            Filter::Class(class) => class.to_string(),
            Filter::Named(name) => format!("named \"{name}\""),
            Filter::NamedBound(name) => format!("named {}", self.name(*name)),
            Filter::CommonName(objects) => format!("with the name in common of {}", self.objects(objects)),
            Filter::SharesClass(objects) => format!("same classification as {}", self.objects(objects)),
            Filter::ClassBound(name) => format!("of classification {}", self.name(*name)),
            Filter::SameName(objects) => format!("same name as {}", self.objects(objects)),
            Filter::Ink(inks) => inks.iter().map(|ink| format!("{ink:?}")).collect::<Vec<_>>().join(" or "),
            Filter::Inkable => "inkable".to_owned(),
            Filter::Keyword(keyword) => format!("has {keyword:?}"),
            Filter::Stat(of, than, amount) => {
                format!("{} {} {}", stat(*of), cmp(*than), self.amount(amount))
            }
            Filter::StatToEach(of, than, objects) => {
                format!("{} {} that of each of {}", stat(*of), cmp(*than), self.objects(objects))
            }
            Filter::Damaged => "damaged".to_owned(),
            Filter::Undamaged => "undamaged".to_owned(),
            Filter::Exerted => "exerted".to_owned(),
            Filter::Ready => "ready".to_owned(),
            Filter::Dry => "dry".to_owned(),
            Filter::AtLocation => "at a location".to_owned(),
            Filter::At(objects) => format!("at {}", self.objects(objects)),
            Filter::Elsewhere(objects) => format!("elsewhere than {}", self.objects(objects)),
            Filter::HasUnder => "has a card under it".to_owned(),
            Filter::Under(objects) => format!("under {}", self.objects(objects)),
            Filter::FaceUp => "face up".to_owned(),
            Filter::This => "this".to_owned(),
            Filter::Other => "other than selected".to_owned(),
            Filter::NowIn(there) => format!("now {}", zones(*there)),
            Filter::NotThis => "not this".to_owned(),
            Filter::Is(objects) => format!("is {}", self.objects(objects)),
            Filter::Challenging => "challenging".to_owned(),
            Filter::Challenged => "being challenged".to_owned(),
            Filter::InChallengeWith(with) => format!("in a challenge with {}", self.filter(with)),
            Filter::Did(pattern) => format!("this turn: {}", self.pattern(pattern)),
            Filter::PlayedBy(how) => format!("played {}", how_played(*how)),
            Filter::PaidWithDrops(1) => "played with an ink drop".to_owned(),
            Filter::PaidWithDrops(least) => format!("played with {least} ink drops or more"),
            Filter::Movable => "can move".to_owned(),
            Filter::Owner(players) => match self.owned(players) {
                owned if owned.is_empty() => "of all players".to_owned(),
                owned => owned,
            },
            Filter::Meets(cond) => format!("if {}", self.cond(cond)),
        }
    }

    pub(super) fn objects(&self, objects: &Objects) -> String {
        match objects {
            Objects::None => "nothing".to_owned(),
            Objects::This => "this".to_owned(),
            Objects::Bound(name) => self.name(*name),
            Objects::It => "_".to_owned(),
            Objects::Each(select) => format!("each {}", self.select(select)),
            Objects::Top(player, amount) => {
                format!("top({}, {})", self.player(*player), self.amount(amount))
            }
            Objects::Bottom(player, amount) => {
                format!("bottom({}, {})", self.player(*player), self.amount(amount))
            }
            Objects::LocationOf(of) => format!("location({})", self.objects(of)),
            Objects::Challenger => "the challenger".to_owned(),
            Objects::ChallengedOne => "the challenged".to_owned(),
            Objects::Beneath(of) => format!("beneath({})", self.objects(of)),
            Objects::HostOf(of) => format!("host({})", self.objects(of)),
            Objects::WereUnder(of) => format!("were_under({})", self.objects(of)),
            Objects::Union(all) => {
                format!("({})", all.iter().map(|one| self.objects(one)).collect::<Vec<_>>().join(" and "))
            }
            Objects::Without(all, some) => format!("({} without {})", self.objects(all), self.objects(some)),
            Objects::Among(all, filter) => {
                format!("({} that are {})", self.objects(all), self.filter(filter))
            }
        }
    }

    pub(super) fn amount(&self, amount: &Amount) -> String {
        match amount {
            Amount::Const(n) => n.to_string(),
            Amount::Count(objects) => format!("count({})", self.objects(objects)),
            Amount::Stat(of, objects) => format!("{}({})", stat(*of), self.objects(objects)),
            Amount::Bound(name) => self.name(*name),
            Amount::Lore(player) => format!("lore_of({})", self.player(*player)),
            Amount::InkDrops(player) => format!("ink_drops_of({})", self.player(*player)),
            Amount::Turns(player) => format!("turns_of({})", self.player(*player)),
            Amount::Players(players) => format!("count({})", self.players(players)),
            Amount::DifferentInks(objects) => format!("different_inks({})", self.objects(objects)),
            Amount::DifferentClasses(objects) => {
                format!("different_classifications({})", self.objects(objects))
            }
            Amount::DifferentNames(objects) => format!("different_names({})", self.objects(objects)),
            Amount::DifferentValues(of, objects) => {
                format!("different_{}({})", stat(*of), self.objects(objects))
            }
            Amount::Greatest(of, objects) => format!("greatest_{}({})", stat(*of), self.objects(objects)),
            Amount::Smallest(of, objects) => format!("smallest_{}({})", stat(*of), self.objects(objects)),
            Amount::HappenedInAll(pattern) => format!("in_all_this_turn({})", self.pattern(pattern)),
            Amount::MostAlike(what, objects) => {
                format!("most_with_one_{}({})", alike(*what), self.objects(objects))
            }
            Amount::HappenedTo(pattern) => format!("how_many_this_turn({})", self.pattern(pattern)),
            Amount::Happened(pattern) => format!("times_this_turn({})", self.pattern(pattern)),
            Amount::Sum(all) => {
                format!("({})", all.iter().map(|one| self.amount(one)).collect::<Vec<_>>().join(" + "))
            }
            Amount::Times(amount, n) => format!("{} * {n}", self.amount(amount)),
            Amount::Per(amount, n) => format!("{} / {n}", self.amount(amount)),
            Amount::Min(a, b) => format!("min({}, {})", self.amount(a), self.amount(b)),
            Amount::Max(a, b) => format!("max({}, {})", self.amount(a), self.amount(b)),
        }
    }

    pub(super) fn cond(&self, cond: &Cond) -> String {
        let list = |all: &[Cond], join: &str| {
            format!("({})", all.iter().map(|one| self.cond(one)).collect::<Vec<_>>().join(join))
        };
        match cond {
            Cond::True => "always".to_owned(),
            Cond::False => "never".to_owned(),
            Cond::All(all) => list(all, " and "),
            Cond::OneOf(all) => list(all, " or "),
            Cond::Not(not) => format!("not {}", self.cond(not)),
            Cond::Compare(a, than, b) => format!("{} {} {}", self.amount(a), cmp(*than), self.amount(b)),
            Cond::Exists(objects) => format!("there is {}", self.objects(objects)),
            Cond::Are(objects, filter) => format!("{} is {}", self.objects(objects), self.filter(filter)),
            Cond::TurnOf(players) => format!("turn of {}", self.players(players)),
            Cond::FirstTurnNotStarting(player) => {
                format!("first turn of {}, who did not start", self.player(*player))
            }
            Cond::AnyPlayer(players, cond) => {
                format!("for any _player of {}: {}", self.players(players), self.cond(cond))
            }
            Cond::EachPlayer(players, cond) => {
                format!("for each _player of {}: {}", self.players(players), self.cond(cond))
            }
            Cond::Happened(pattern) => format!("this turn: {}", self.pattern(pattern)),
            Cond::Bound(name) => format!("{} is something", self.name(*name)),
            Cond::ThisIn(there) => format!("this is {}", zones(*there)),
            Cond::InChallenge => "in a challenge".to_owned(),
        }
    }

    pub(super) fn duration(&self, duration: &Duration) -> String {
        match duration {
            Duration::ThisTurn => "this turn".to_owned(),
            Duration::UntilStartOf(player) => {
                format!("until the start of the next turn of {}", self.player(*player))
            }
            Duration::TheirNextTurn => "in the next turn of its player".to_owned(),
            Duration::NextTurnOf(player) => format!("in the next turn of {}", self.player(*player)),
            Duration::TheirNextReady => "in the next Ready step of its player".to_owned(),
            Duration::ThisChallenge => "in this challenge".to_owned(),
            Duration::WhileThisInPlay => "while this is in play".to_owned(),
            Duration::WhileInPlay => "while it is in play".to_owned(),
            Duration::RestOfGame => "rest of the game".to_owned(),
            Duration::ThisTurnOrNext => "this turn or next".to_owned(),
            Duration::UntilEndOfNextTurn(player) => {
                format!("until the end of the next turn of {}", self.player(*player))
            }
        }
    }

    /// An event with its parts and circumstances.
    pub(super) fn pattern(&self, pattern: &Pattern) -> String {
        let mut parts = Vec::new();
        if let Some(subject) = &pattern.subject {
            parts.push(format!("$it: {}", self.described(subject)));
        }
        if let Some(object) = &pattern.object {
            parts.push(format!("$other: {}", self.described(object)));
        }
        if let Some((than, amount)) = &pattern.amount {
            parts.push(format!("$amount: {} {}", cmp(*than), self.amount(amount)));
        }
        parts.extend(pattern.with.iter_names().map(|(word, _)| flag(word)));
        parts.extend(pattern.without.iter_names().map(|(word, _)| format!("not {}", flag(word))));
        if pattern.counted {
            parts.push("$amount: which of the turn".to_owned());
        }
        if pattern.together {
            parts.push("all at once".to_owned());
        }
        if pattern.summed {
            parts.push("$amount: of the whole turn".to_owned());
        }
        let mut text = format!("{}({})", event(pattern.kind), parts.join(", "));
        if let Some(player) = &pattern.player {
            text = format!("{text} by {}", self.players(player));
        }
        match pattern.nth {
            Some(nth) => format!("{text}, number {nth} of the turn"),
            None => text,
        }
    }
}

fn flag(word: &str) -> String {
    word.to_lowercase().replace('_', " ")
}

/// The word of an event: `IntoInkwell` as `into_inkwell`.
fn event(kind: EventKind) -> String {
    let mut text = String::new();
    for letter in format!("{kind:?}").chars() {
        if letter.is_ascii_uppercase() && !text.is_empty() {
            text.push('_');
        }
        text.push(letter.to_ascii_lowercase());
    }
    text
}

pub(super) fn zones(zones: Zones) -> String {
    if zones == Zones::all() {
        return "anywhere".to_owned();
    }
    let words: Vec<String> = zones.iter_names().map(|(word, _)| word.to_lowercase()).collect();
    format!("in {}", words.join(" or "))
}

fn kinds(kinds: Kinds) -> String {
    if kinds == Kinds::all() {
        return "card of a kind".to_owned();
    }
    let words: Vec<String> = kinds.iter_names().map(|(word, _)| word.to_lowercase()).collect();
    words.join(" or ")
}

pub(super) fn cmp(cmp: Cmp) -> &'static str {
    match cmp {
        Cmp::Less => "<",
        Cmp::AtMost => "<=",
        Cmp::Equal => "=",
        Cmp::AtLeast => ">=",
        Cmp::More => ">",
    }
}

/// What several have in common.
pub(super) fn alike(what: Alike) -> String {
    match what {
        Alike::Name => "name".to_owned(),
        Alike::Class => "classification".to_owned(),
        Alike::Value(of) => stat(of),
        Alike::Location => "location".to_owned(),
    }
}

pub(super) fn differing(what: Differing) -> String {
    match what {
        Differing::Names => "names".to_owned(),
        Differing::Classes => "classifications".to_owned(),
        Differing::Inks => "inks".to_owned(),
        Differing::Value(of) => stat(of),
    }
}

pub(super) fn stat(stat: Stat) -> String {
    match stat {
        Stat::Cost => "cost".to_owned(),
        Stat::Strength => "strength".to_owned(),
        Stat::Willpower => "willpower".to_owned(),
        Stat::Lore => "lore".to_owned(),
        Stat::Damage => "damage".to_owned(),
        Stat::Removable => "removable_damage".to_owned(),
        Stat::Under => "cards_under".to_owned(),
        Stat::Keyword(keyword) => format!("{keyword:?}"),
    }
}

pub(super) fn how_played(how: HowPlayed) -> &'static str {
    match how {
        HowPlayed::Shift => "by shift",
        HowPlayed::Sung => "by singing",
        HowPlayed::Free => "for free",
        HowPlayed::Ink => "for ink",
    }
}

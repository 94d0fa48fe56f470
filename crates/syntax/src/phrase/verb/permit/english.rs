use crate::tree::*;

use super::super::being::write_entering;
use super::super::write_verb;
use crate::grammar::{Agreement, Case};
use crate::out::Out;
use crate::phrase::event::{write_agent, write_destination};
use crate::phrase::keyword::write_keyword_name;
use crate::phrase::noun::write_noun_phrase;
use crate::phrase::player::write_zone;

pub(in super::super) fn write_deeds(deeds: &[Deed], join: Join, out: &mut Out) {
    for (index, deed) in deeds.iter().enumerate() {
        crate::phrase::noun::write_list_join(index, deeds.len(), join, out);
        write_deed(deed, out);
    }
}

pub(in super::super) fn write_deed(deed: &Deed, out: &mut Out) {
    match deed {
        Deed::Quest => out.word("quest"),
        Deed::Challenge(what) => with_optional("challenge", "", what.as_ref(), out),
        Deed::BeChallenged(by) => with_optional("be challenged", "by", by.as_ref(), out),
        Deed::Ready(what) => with_optional("ready", "", what.as_ref(), out),
        Deed::ExertToSing { what, word } => {
            out.word(match word {
                ExertWord::Symbol => "{E}",
                ExertWord::Word => "exert",
            });
            out.word("to sing");
            write_noun_phrase(what, Case::Object, out);
        }
        Deed::BeDealtDamage => out.word("be dealt damage"),
        Deed::BeRemoved => out.word("be removed"),
        Deed::BeBanished => out.word("be banished"),
        Deed::BeReduced { by } => {
            out.word("be reduced");
            if let Some(by) = by {
                out.word("by");
                write_keyword_name(*by, out);
            }
        }
        Deed::BeDone { what, by } => {
            out.word("be");
            write_passive(what, out);
            if let Some(by) = by {
                out.word("by");
                write_agent(by, out);
            }
        }
        Deed::EnterPlay(how) => {
            out.word("enter play");
            write_entering(how, out);
        }
        Deed::ChooseFor { what, purpose } => {
            out.word("choose");
            write_noun_phrase(what, Case::Object, out);
            out.word(match purpose {
                ChoosePurpose::AbilitiesOrEffects => "for abilities or effects",
                ChoosePurpose::ActionsAndAbilities => "for actions and abilities",
            });
        }
        Deed::GainKeyword(keyword) => {
            out.word("gain");
            write_keyword_name(*keyword, out);
        }
        Deed::Move(to) => {
            out.word("move");
            write_destination(to, out);
        }
        Deed::SingAny => out.word("sing"),
        Deed::Sing(what) => with_optional("sing", "", Some(what), out),
        Deed::GainLore { more_than, from } => {
            out.word("gain");
            if let Some(most) = more_than {
                out.word("more than");
                out.number(*most);
            }
            out.word("lore");
            if let Some(from) = from {
                crate::phrase::event::write_lore_from(*from, out);
            }
        }
        Deed::ReduceCost { what, word } => {
            out.word("reduce");
            write_cost_of(what, *word, out);
        }
        Deed::Exert => out.word("exert"),
        Deed::Discard => out.word("discard"),
        Deed::Do(verb) => write_verb(verb, &[], Agreement::Plural, out),
    }
}

/// Writes what follows "be".
pub(in super::super) fn write_passive(passive: &Passive, out: &mut Out) {
    match passive {
        Passive::Returned { to } => {
            out.word("returned");
            if let Some(to) = to {
                out.word("to");
                write_zone(to, out);
            }
        }
        Passive::Exerted => out.word("exerted"),
        Passive::Readied => out.word("readied"),
        Passive::Moved => out.word("moved"),
        Passive::MovedFromHere => out.word("moved from here"),
        Passive::MovedTo(to) => {
            out.word("moved");
            write_destination(to, out);
        }
        Passive::Prevented => out.word("prevented"),
        Passive::Gained => out.word("gained"),
        Passive::Played => out.word("played"),
        Passive::Discarded => out.word("discarded"),
        Passive::Chosen { purpose } => {
            out.word("chosen");
            if let Some(purpose) = purpose {
                out.word("for");
                write_agent(purpose, out);
            }
        }
        Passive::Banished => out.word("banished"),
        Passive::BanishedIn(InChallenges::One) => out.word("banished in a challenge"),
        Passive::BanishedIn(InChallenges::Several) => out.word("banished in challenges"),
        Passive::DealtDamage => out.word("dealt damage"),
        Passive::Put(place) => {
            out.word("put");
            crate::phrase::place::write_place(place, out);
        }
        Passive::Shuffled { into } => {
            out.word("shuffled into");
            write_zone(into, out);
        }
        Passive::ShiftedOnto => out.word("shifted onto"),
        Passive::RemovedFrom(from) => with_optional("removed", "from", Some(from), out),
        Passive::Lost => out.word("lost"),
        Passive::Shifted { onto, word, name } => {
            out.word("shifted");
            out.word(match word {
                OnWord::On => "on",
                OnWord::OnTopOf => "on top of",
                OnWord::Onto => "onto",
            });
            write_noun_phrase(onto, Case::Object, out);
            if *name == NameRule::RegardlessOfName {
                out.word("regardless of name");
            }
        }
        Passive::DamageMoved { way, what } => {
            out.word(match way {
                DamageWay::ToOrFrom => "moved to or from",
                DamageWay::FromOrTo => "moved from or to",
                DamageWay::From => "moved from",
            });
            write_noun_phrase(what, Case::Object, out);
        }
        Passive::MovedToBy(by) => with_optional("moved to", "by", by.as_ref(), out),
    }
}

/// "the cost to play this character".
pub(in super::super) fn write_cost_of(what: &NounPhrase, word: CostWord, out: &mut Out) {
    out.word(match word {
        CostWord::ToPlay => "the cost to play",
        CostWord::Of => "the cost of",
    });
    write_noun_phrase(what, Case::Object, out);
}

fn with_optional(verb: &str, preposition: &str, what: Option<&NounPhrase>, out: &mut Out) {
    out.word(verb);
    if let Some(what) = what {
        out.word(preposition);
        write_noun_phrase(what, Case::Object, out);
    }
}

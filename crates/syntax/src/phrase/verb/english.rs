use crate::tree::*;

use super::forms::*;
use super::{being, damage, hand, look, modify, permit, play, state, zones};
use crate::grammar::{Agreement, Case};
use crate::out::Out;
use crate::phrase::amount::write_value;
use crate::phrase::noun::{write_noun_phrase, write_stat};
use crate::phrase::player::{write_player, write_zone};

/// Writes a verb in the form that `agreement` asks for, with its objects; `early` adverbs stand among them.
pub(crate) fn write_verb(verb: &Verb, early: &[Adverb], agreement: Agreement, out: &mut Out) {
    let with = |word: Present, what: &NounPhrase, out: &mut Out| {
        word.write(agreement, out);
        write_noun_phrase(what, Case::Object, out);
    };
    let with_zone = |word: Present, zone: &Zone, out: &mut Out| {
        word.write(agreement, out);
        write_zone(zone, out);
    };
    match verb {
        Verb::Draw(what) => with(DRAW, what, out),
        Verb::DrawUntil => DRAW.write(agreement, out),
        Verb::Discard(what) => with(DISCARD, what, out),
        Verb::DiscardUntil => DISCARD.write(agreement, out),
        Verb::DiscardZone(zone) => with_zone(DISCARD, zone, out),
        Verb::ChooseAnd(verb) => {
            CHOOSE.write(agreement, out);
            out.word("and");
            write_verb(verb, early, agreement, out);
        }
        Verb::Choose(what) => with(CHOOSE, what, out),
        Verb::ChoosePlayer(who) => {
            CHOOSE.write(agreement, out);
            write_player(who, Case::Object, out);
        }
        Verb::GainLore(amount) => hand::write_lore(GAIN, amount, agreement, out),
        Verb::LoseLore(amount) => hand::write_lore(LOSE, amount, agreement, out),
        Verb::GetCounters(what) => with(GET, what, out),
        Verb::RemoveCounters(what) => with(REMOVE, what, out),
        Verb::RemoveCountersFrom { what, from } => {
            with(REMOVE, what, out);
            out.word("from");
            write_player(from, Case::Object, out);
        }
        Verb::LoseCounters(what) => with(LOSE, what, out),
        Verb::GiveCounters { to, what } => {
            GIVE.write(agreement, out);
            write_player(to, Case::Object, out);
            write_noun_phrase(what, Case::Object, out);
        }
        Verb::SkipNextStep { of, step, word } => {
            SKIP.write(agreement, out);
            state::write_next_step(of, *step, *word, out);
        }
        Verb::Banish(what) => with(BANISH, what, out),
        Verb::Return { what, from, to, preposition } => {
            RETURN.write(agreement, out);
            zones::write_return(what, early, from.as_ref(), to, *preposition, out);
        }
        Verb::Put { what, from, place } => {
            PUT.write(agreement, out);
            zones::write_put(what, early, from.as_ref(), place, out);
        }
        Verb::PutPortions(portions) => {
            PUT.write(agreement, out);
            zones::write_portions(portions, out);
        }
        Verb::PutBack { what, place } => {
            PUT.write(agreement, out);
            zones::write_put_back(what, place.as_ref(), out);
        }
        Verb::Shuffle { what, from, into } => {
            SHUFFLE.write(agreement, out);
            zones::write_shuffle(what, early, from.as_ref(), into, out);
        }
        Verb::ShuffleZone(zone) => with_zone(SHUFFLE, zone, out),
        Verb::ShuffleZoneInto { zone, into } => {
            with_zone(SHUFFLE, zone, out);
            out.word("into");
            write_zone(into, out);
        }
        Verb::Deal { amount, word, to } => {
            DEAL.write(agreement, out);
            damage::write_damage(amount, *word, out);
            damage::write_target("to", early, to.as_ref(), out);
        }
        Verb::DealTo { to, amount, word } => {
            DEAL.write(agreement, out);
            write_noun_phrase(to, Case::Object, out);
            damage::write_damage(amount, *word, out);
        }
        Verb::PutDamage { amount, word, on } => {
            PUT.write(agreement, out);
            damage::write_damage(amount, *word, out);
            damage::write_target("on", early, Some(on), out);
        }
        Verb::RemoveDamage { amount, word, from } => {
            REMOVE.write(agreement, out);
            damage::write_damage(amount, *word, out);
            damage::write_target("from", early, from.as_ref(), out);
        }
        Verb::MoveDamage { amount, word, from, to } => {
            MOVE.write(agreement, out);
            damage::write_damage(amount, *word, out);
            damage::write_target("from", early, Some(from), out);
            damage::write_target("to", &[], Some(to), out);
        }
        Verb::MoveThatDamage { part, to } => {
            MOVE.write(agreement, out);
            if let Some(part) = part {
                out.number(*part);
                out.word("of");
            }
            out.word("that damage");
            damage::write_target("to", &[], Some(to), out);
        }
        Verb::Exert { what, word } => {
            match word {
                ExertWord::Symbol => out.word("{E}"),
                ExertWord::Word => EXERT.write(agreement, out),
            }
            write_noun_phrase(what, Case::Object, out);
        }
        Verb::Ready(what) => with(READY, what, out),
        Verb::Play(play) => play::write_play(play, early, agreement, out),
        Verb::PlayWithHandRevealed(hand) => {
            PLAY.write(agreement, out);
            out.word("with");
            write_zone(hand, out);
            out.word("revealed");
        }
        Verb::PayLore(amount) => hand::write_lore(PAY, amount, agreement, out),
        Verb::ExtraTurn(ExtraTurnWord::Before) => {
            AFTER_THIS_TURN_TAKE.write(agreement, out);
            out.word("an extra turn");
        }
        Verb::ExtraTurn(word) => {
            TAKE.write(agreement, out);
            out.word("an extra turn after this");
            out.word(match word {
                ExtraTurnWord::AfterThisOne => "one",
                ExtraTurnWord::AfterThisTurn | ExtraTurnWord::Before => "turn",
            });
        }
        Verb::DoubleCounters(what) => {
            DOUBLE.write(agreement, out);
            out.word("the number of");
            write_noun_phrase(what, Case::Object, out);
        }
        Verb::MoveCounters { what, from, to } => {
            with(MOVE, what, out);
            out.word("from");
            write_player(from, Case::Object, out);
            out.word("to");
            write_player(to, Case::Object, out);
        }
        Verb::CostFirm { what, word } => {
            permit::write_cost_of(what, *word, out);
            out.word("can't be reduced");
        }
        Verb::Pay(amount) => {
            PAY.write(agreement, out);
            play::write_ink(amount, out);
        }
        Verb::PayLess { amount, what } => {
            PAY.write(agreement, out);
            play::write_ink(amount, out);
            out.word("less");
            play::write_pay_for(what, out);
        }
        Verb::PayMore { amount, what } => {
            PAY.write(agreement, out);
            play::write_ink(amount, out);
            out.word("more");
            play::write_pay_for(what, out);
        }
        Verb::Reveal { what, to } => {
            REVEAL.write(agreement, out);
            look::write_revealed(what, to.as_ref(), out);
        }
        Verb::RevealZone(zone) => with_zone(REVEAL, zone, out),
        Verb::LookAt(what) => with(LOOK_AT, what, out),
        Verb::LookAtZone(zone) => with_zone(LOOK_AT, zone, out),
        Verb::Search { zone, what } => {
            with_zone(SEARCH, zone, out);
            out.word("for");
            write_noun_phrase(what, Case::Object, out);
        }
        Verb::NameACard => {
            NAME.write(agreement, out);
            out.word("a card");
        }
        Verb::ChooseQuality { quality, word } => {
            match word {
                QualityWord::Choose => CHOOSE.write(agreement, out),
                QualityWord::Name => NAME.write(agreement, out),
            }
            out.word(match quality {
                Quality::Number => "a number",
                Quality::Ink => "an ink type",
                Quality::Keyword { .. } => "a keyword",
                Quality::Class => "a classification",
                Quality::CardType => "a card type",
            });
            if let Quality::Keyword { except: Some(except) } = quality {
                out.word("other than");
                crate::phrase::keyword::write_keyword_name(*except, out);
            }
        }
        Verb::Move { what, to } => {
            MOVE.write(agreement, out);
            state::write_move(what, to, out);
        }
        Verb::Count(what) => {
            COUNT.write(agreement, out);
            out.word("the number of");
            write_noun_phrase(what, Case::Object, out);
        }
        Verb::Ink(what) => with(INK, what, out),
        Verb::Repeat => {
            REPEAT.write(agreement, out);
            out.word("this effect");
        }
        Verb::UseAbility { of, name } => {
            USE.write(agreement, out);
            state::write_ability_of(of, name, out);
        }
        Verb::SkipStep { of, step } => {
            SKIP.write(agreement, out);
            state::write_step(of, *step, out);
        }
        Verb::PlayWithTopCardFaceUp { zone, word } => {
            PLAY.write(agreement, out);
            out.word("with the top card of");
            write_zone(zone, out);
            out.word(match word {
                FaceUpWord::Apart => "face up",
                FaceUpWord::Together => "faceup",
            });
        }
        Verb::Have(clause) => {
            HAVE.write(agreement, out);
            state::write_had(clause, out);
        }
        Verb::AddStat { stat, of, to_stat, to } => {
            ADD.write(agreement, out);
            being::write_stat_of(*stat, of, out);
            out.word("to");
            being::write_stat_of(*to_stat, to, out);
        }
        Verb::Get(changes) => {
            GET.write(agreement, out);
            modify::write_changes(changes, out);
        }
        Verb::Gain(grants) => {
            GAIN.write(agreement, out);
            modify::write_grants(grants, out);
        }
        Verb::Has(grants) => {
            HAVE.write(agreement, out);
            modify::write_grants(grants, out);
        }
        Verb::Lose(losses) => {
            LOSE.write(agreement, out);
            modify::write_losses(losses, out);
        }
        Verb::And { changes, grants } => modify::write_given(changes, grants, out),
        Verb::Give { to, changes, grants } => {
            with(GIVE, to, out);
            modify::write_given(changes, grants, out);
        }
        Verb::Cannot { deeds, join, word } => {
            match word {
                NotWord::Cannot => out.word("can't"),
                NotWord::DoNot => DO_NOT.write(agreement, out),
            }
            permit::write_deeds(deeds, *join, out);
        }
        Verb::Can { deed, word } => {
            out.word(match word {
                CanWord::Can => "can",
                CanWord::May => "may",
                CanWord::CanAlso => "can also",
            });
            permit::write_deed(deed, out);
        }
        Verb::Must(deed) => {
            out.word("must");
            permit::write_deed(deed, out);
        }
        Verb::EnterPlay { how } => {
            ENTER.write(agreement, out);
            out.word("play");
            being::write_entering(how, out);
        }
        Verb::EnterZone { zone, how } => {
            with_zone(ENTER, zone, out);
            being::write_entering(how, out);
        }
        Verb::TakeNoDamage(from) => {
            TAKE.write(agreement, out);
            being::write_no_damage(*from, out);
        }
        Verb::CostsLess { amount, change, you, to } => {
            COST.write(agreement, out);
            if *you == YouWord::You {
                out.word("you");
            }
            play::write_ink(amount, out);
            out.word(match change {
                MoreOrLess::Less => "less",
                MoreOrLess::More => "more",
            });
            out.word(match to {
                None => "",
                Some(CostOf::Play) => "to play",
                Some(CostOf::Shift) => "to shift",
            });
        }
        Verb::TakeMoreOrLess { amount, change, from } => {
            TAKE.write(agreement, out);
            out.number(*amount);
            out.word(match change {
                MoreOrLess::Less => "less damage",
                MoreOrLess::More => "more damage",
            });
            match from {
                None => {}
                Some(DamageFrom::Challenges) => out.word("from challenges"),
                Some(DamageFrom::Agent(by)) => {
                    out.word("from");
                    crate::phrase::event::write_agent(by, out);
                }
            }
        }
        Verb::CountAs(what) => {
            COUNT.write(agreement, out);
            being::write_count_as(what, out);
        }
        Verb::NeedLoreToWin(lore) => {
            NEED.write(agreement, out);
            out.number(*lore);
            out.word("lore to win the game");
        }
        Verb::NeedMoreOrLess { amount, change } => {
            NEED.write(agreement, out);
            out.number(*amount);
            out.word(match change {
                MoreOrLess::Less => "less",
                MoreOrLess::More => "more",
            });
            out.word("lore to win the game");
        }
        Verb::SwapDamage { of, word } => {
            match word {
                SwapWord::Swap => SWAP.write(agreement, out),
                SwapWord::Exchange => EXCHANGE.write(agreement, out),
            }
            out.word("the damage on");
            write_noun_phrase(of, Case::Object, out);
        }
        Verb::AbilitiesCost { of, amount, change, word, keyword } => {
            being::write_abilities_of(of, *word, *keyword, out);
            out.word(match keyword {
                Some((_, Number::Singular)) => "costs",
                Some((_, Number::Plural)) | None => "cost",
            });
            play::write_ink(amount, out);
            out.word(match change {
                MoreOrLess::Less => "less to use",
                MoreOrLess::More => "more to use",
            });
        }
        Verb::DealDamageWith { stat, of } => {
            DEAL.write(agreement, out);
            out.word("damage with");
            being::write_stat_of(*stat, of, out);
        }
        Verb::StatFloor { stat, of, floor, word } => {
            being::write_whose_stat(*stat, of, *word, out);
            match floor {
                Floor::Printed => out.word("can't be reduced below their printed value"),
                Floor::Unreduced => out.word("can't be reduced"),
                Floor::Number(number) => {
                    out.word("can't be reduced below");
                    out.number(*number);
                }
                Floor::ByOpponents => out.word("can't be reduced by opponents"),
                Floor::Unincreased => out.word("can't be increased"),
            }
        }
        Verb::StatIs { stat, of, value, word } => {
            being::write_whose_stat(*stat, of, OfWord::Possessive, out);
            out.word(match word {
                StatIsWord::IsEqualTo => "is equal to",
                StatIsWord::Is => "is",
                StatIsWord::Becomes => "becomes",
            });
            write_value(value, out);
        }
        Verb::HasStat { stat, value, word } => {
            HAVE.write(agreement, out);
            if *word == HasStatWord::Number {
                write_value(value, out);
                return write_stat(*stat, out);
            }
            write_stat(*stat, out);
            out.word("equal to");
            write_value(value, out);
        }
        Verb::DoubleStat { stat, of, word } => {
            DOUBLE.write(agreement, out);
            being::write_whose_stat(*stat, of, *word, out);
        }
        Verb::SwapBetween { stat, of, word } => {
            match word {
                SwapWord::Swap => SWAP.write(agreement, out),
                SwapWord::Exchange => EXCHANGE.write(agreement, out),
            }
            out.word("the");
            write_stat(*stat, out);
            out.word("of");
            write_noun_phrase(of, Case::Object, out);
        }
        Verb::SwapStats { first, second, of, word } => {
            match word {
                SwapWord::Swap => SWAP.write(agreement, out),
                SwapWord::Exchange => EXCHANGE.write(agreement, out),
            }
            out.word("the");
            write_stat(*first, out);
            out.word("and");
            write_stat(*second, out);
            out.word("of");
            write_noun_phrase(of, Case::Object, out);
        }
        Verb::Prevent(prevented) => {
            PREVENT.write(agreement, out);
            damage::write_prevented(prevented, out);
        }
        Verb::Divide { amount, among, word, as_you } => {
            match word {
                DivideWord::DealDivided => DEAL.write(agreement, out),
                DivideWord::Divide => DIVIDE.write(agreement, out),
            }
            damage::write_damage(amount, DamageWord::Damage, out);
            if *word == DivideWord::DealDivided {
                out.word("divided");
            }
            if *as_you == AsYouChoose::Printed {
                out.word("as you choose");
            }
            out.word("among");
            write_noun_phrase(among, Case::Object, out);
            if *as_you == AsYouChoose::Behind {
                out.word("as you choose");
            }
        }
        Verb::DealSeveral { parts, join } => {
            DEAL.write(agreement, out);
            for (index, part) in parts.iter().enumerate() {
                if index > 0 && parts.len() > 2 {
                    out.mark(",");
                }
                out.word(match join {
                    _ if index > 0 && index + 1 < parts.len() => "",
                    _ if index == 0 => "",
                    DealJoin::And => "and",
                    DealJoin::Or => "or",
                });
                damage::write_damage(&part.amount, part.word, out);
                damage::write_target("to", &[], Some(&part.to), out);
            }
        }
        Verb::DealEachOther { stat, word } => {
            DEAL.write(agreement, out);
            let whom = match word {
                EachOtherWord::EachOther | EachOtherWord::EachOtherFirst => "to each other",
                EachOtherWord::TheOther | EachOtherWord::TheOtherFirst => "to the other",
            };
            let first = matches!(word, EachOtherWord::EachOtherFirst | EachOtherWord::TheOtherFirst);
            out.word("damage");
            if first {
                out.word(whom);
            }
            out.word("equal to their");
            write_stat(*stat, out);
            if !first {
                out.word(whom);
            }
        }
        Verb::Be(passive) => {
            BE.write(agreement, out);
            permit::write_passive(passive, out);
        }
        Verb::DealMoreOrLess { amount, change, voice, to, within } => {
            match voice {
                DealtVoice::Deals => DEAL.write(agreement, out),
                DealtVoice::IsDealt => {
                    BE.write(agreement, out);
                    out.word("dealt");
                }
            }
            out.number(*amount);
            out.word(match change {
                MoreOrLess::Less => "less damage",
                MoreOrLess::More => "more damage",
            });
            if let Some(to) = to {
                out.word("to");
                write_noun_phrase(to, Case::Object, out);
            }
            out.word(match within {
                None => "",
                Some(InChallenges::One) => "in a challenge",
                Some(InChallenges::Several) => "in challenges",
            });
        }
        Verb::BeDealt { amount } => {
            BE.write(agreement, out);
            out.word("dealt");
            if *amount == Amount::That(ThatAmount::Amount) {
                return out.word("that damage");
            }
            damage::write_damage(amount, DamageWord::Damage, out);
        }
        Verb::OnlyCan { what, deed } => {
            out.word("only");
            write_noun_phrase(what, Case::Subject, out);
            out.word("can");
            permit::write_deed(deed, out);
        }
    }
}

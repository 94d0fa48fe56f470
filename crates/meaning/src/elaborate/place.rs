//! Where cards are put (RULES 7); a card always goes to a zone of its own player.

use ::syntax::tree;

use super::filter::Domain;
use super::{Elaborate, Part, Res, gap};
use crate::meaning::*;

impl Elaborate {
    /// One place.
    pub(super) fn place(&mut self, place: &tree::Place) -> Res<Place> {
        Ok(match place {
            tree::Place::There => return gap(Part::Place, "which place", place),
            tree::Place::Into { zone, manner, word: _ } => {
                let exerted = matches!(manner, tree::Manner::FacedownAndExerted | tree::Manner::Exerted);
                match zone.kind {
                    tree::ZoneKind::Hand => Place::Hand,
                    tree::ZoneKind::Discard => Place::Discard,
                    tree::ZoneKind::Inkwell => Place::Inkwell { exerted },
                    tree::ZoneKind::Deck => Place::DeckShuffled,
                    tree::ZoneKind::Play => return gap(Part::Place, "into play", place),
                }
            }
            tree::Place::TopOf { .. } | tree::Place::Top | tree::Place::BackOnTop => Place::DeckTop,
            tree::Place::BottomOf(_) | tree::Place::Bottom => Place::DeckBottom,
            // "Put that card on top of it", a deck.
            tree::Place::OnTopOf(_) => Place::DeckTop,
            tree::Place::Under { what, face, order: _ } => {
                let host = self.objects(what, &Domain::Play)?;
                let facedown = match face {
                    tree::Face::Facedown => true,
                    // Nothing turns them: they come from a zone where cards lie face up.
                    tree::Face::Faceup | tree::Face::Unsaid => false,
                };
                Place::Under { host: Box::new(host), facedown }
            }
            tree::Place::TopOrBottom { .. } | tree::Place::Either { .. } => {
                return gap(Part::Place, "one place", place);
            }
        })
    }

    /// The places of which one is chosen.
    pub(super) fn places(&mut self, place: &tree::Place) -> Res<Vec<Place>> {
        match place {
            tree::Place::TopOrBottom { .. } => Ok(vec![Place::DeckTop, Place::DeckBottom]),
            tree::Place::Either { places, word: _ } => {
                let mut all = Vec::new();
                for place in places {
                    all.push(self.place(place)?);
                }
                Ok(all)
            }
            place => Ok(vec![self.place(place)?]),
        }
    }

    /// Puts cards there; where there are two places, the acting player picks one.
    pub(super) fn put_at(&mut self, what: Objects, place: &tree::Place, order: Order) -> Res<()> {
        let mut places = self.places(place)?;
        self.bound.leave_play(&what);
        let into = self.bound.fresh()?;
        let by = self.bound.actor;
        let put = |to| Step::Do(Verb::Put { by, what: what.clone(), to, order, into: Some(into) });
        match places.len() {
            1 => {
                let to = places.swap_remove(0);
                self.emit(put(to))?;
            }
            _ => {
                let options = places.into_iter().map(|to| vec![put(to)]).collect();
                self.emit(Step::Options { by: self.bound.actor, modes: Modes::Or, options })?;
            }
        }
        // "Then draws that many cards": how many were put there, where no number was spoken of.
        if self.bound.many.is_none() && self.bound.number.is_none() {
            self.bound.many = Some(Amount::Count(Box::new(Objects::Bound(into))));
        }
        self.bound.moved(&what, into);
        self.bound.result = Some(Objects::Bound(into));
        self.bound.way.moved = Some(self.gather_objects(into)?);
        Ok(())
    }
}

//! A verb with its object and complements, before it is put into a form.
//!
//! The families of phrases say what the parts are; here the parts get their order, pronouns their place and the
//! verb its form.

use crate::tree::{Join, Negation, Tense};

use super::agreement::Concord;
use super::conjugation::{Conjugation, Mood, SER, enclitic, would_go};
use super::words::{and, list, spaced};

/// The form a clause asks of its verb.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// An order to "tú".
    Order,
    Infinitive,
    Finite {
        mood: Mood,
        tense: Tense,
        subject: Concord,
    },
}

impl Form {
    pub(crate) fn present(subject: Concord) -> Form {
        Form::Finite { mood: Mood::Indicative, tense: Tense::Present, subject }
    }

    pub(crate) fn subjunctive(subject: Concord) -> Form {
        Form::Finite { mood: Mood::Subjunctive, tense: Tense::Present, subject }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Voice {
    #[default]
    Active,
    /// "ser" and a participle.
    Passive,
}

/// Whether a long object gives way: "inflige al personaje elegido una cantidad de daño igual a …".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Order {
    #[default]
    ObjectFirst,
    ComplementFirst,
}

/// How a second predicate is joined.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Then {
    #[default]
    And,
    Or,
    /// "Ni", of what is denied.
    Nor,
}

/// Whether something is said or denied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Polarity {
    #[default]
    Affirmed,
    Denied,
}

impl From<Negation> for Polarity {
    fn from(negation: Negation) -> Polarity {
        match negation {
            Negation::No => Polarity::Affirmed,
            Negation::Not | Negation::NotApart | Negation::Cannot => Polarity::Denied,
        }
    }
}

impl Polarity {
    /// "no", or nothing.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Polarity::Affirmed => "",
            Polarity::Denied => "no",
        }
    }
}

/// A pronoun that leans on the verb.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Clitic {
    #[default]
    None,
    Of(&'static str),
    /// "se" or "te", as the subject asks.
    Reflexive,
}

/// Whether the subject follows its verb: "se ponga una carta".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum SubjectPlace {
    #[default]
    Before,
    After,
}

/// A verb with what belongs to it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Predicate {
    pub polarity: Polarity,
    /// One verb, or several joined: "elige y descarta".
    pub verbs: Vec<Conjugation>,
    pub voice: Voice,
    pub clitic: Clitic,
    pub subject: SubjectPlace,
    /// What agrees with the subject and stands directly after the verb.
    pub attribute: Option<&'static str>,
    /// A word before the verb: "también puede".
    pub before: &'static str,
    /// A short word directly after the verb: "jugar gratis un personaje".
    pub manner: String,
    pub object: String,
    pub complement: String,
    pub order: Order,
    /// A second predicate of the same subject: "desafíe y sea desterrado".
    pub then: Option<Box<Predicate>>,
    pub join: Then,
}

impl Predicate {
    pub(crate) fn new(verb: Conjugation) -> Predicate {
        Predicate { verbs: vec![verb], ..Predicate::default() }
    }

    pub(crate) fn passive(verb: Conjugation) -> Predicate {
        Predicate { voice: Voice::Passive, ..Predicate::new(verb) }
    }

    /// "se ponga", with the subject after it.
    pub(crate) fn impersonal(verb: Conjugation) -> Predicate {
        Predicate { clitic: Clitic::Of("se"), subject: SubjectPlace::After, ..Predicate::new(verb) }
    }

    pub(crate) fn object(self, object: impl Into<String>) -> Predicate {
        Predicate { object: object.into(), ..self }
    }

    pub(crate) fn complement(self, complement: impl Into<String>) -> Predicate {
        Predicate { complement: complement.into(), ..self }
    }

    pub(crate) fn clitic(self, clitic: Clitic) -> Predicate {
        Predicate { clitic, ..self }
    }

    pub(crate) fn attribute(self, attribute: &'static str) -> Predicate {
        Predicate { attribute: Some(attribute), ..self }
    }

    pub(crate) fn denied(self) -> Predicate {
        Predicate { polarity: Polarity::Denied, ..self }
    }

    /// The verb with its pronoun and "no".
    pub(crate) fn verb(&self, form: Form) -> String {
        let polarity = match form {
            Form::Finite {
                tense: Tense::PastNegative | Tense::PerfectNegative | Tense::PresentNegative,
                ..
            } => Polarity::Denied,
            Form::Order | Form::Infinitive | Form::Finite { .. } => self.polarity,
        };
        let mut text = spaced(&[self.before, polarity.word(), &self.verbs_in(form, polarity)]);
        if let Some(attribute) = self.attribute {
            text = spaced(&[text, subject_of(form).agree(attribute)]);
        }
        text
    }

    /// The whole predicate, with words between the object and the complement.
    pub(crate) fn write(&self, form: Form, early: &str) -> String {
        let text = match self.order {
            Order::ObjectFirst => {
                spaced(&[&*self.verb(form), &self.manner, &self.object, early, &self.complement])
            }
            Order::ComplementFirst => {
                spaced(&[&*self.verb(form), &self.manner, &self.complement, &self.object, early])
            }
        };
        match &self.then {
            None => text,
            Some(then) => {
                let second = then.write(form, "");
                match self.join {
                    Then::And => list(&[text, second], Join::And),
                    Then::Or => list(&[text, second], Join::Or),
                    // "No ha ido de aventura ni ha desafiado".
                    Then::Nor => spaced(&[&*text, "ni", second.strip_prefix("no ").unwrap_or(&second)]),
                }
            }
        }
    }

    /// The predicate in a form that has no subject of its own, agreeing with one all the same: "ser desafiada".
    pub(crate) fn write_for(&self, form: Form, subject: Concord) -> String {
        let text = self.write(form, "");
        match (self.voice, form) {
            (Voice::Passive, Form::Infinitive) => {
                let participles: Vec<String> =
                    self.verbs.iter().map(|verb| subject.agree(verb.participle)).collect();
                spaced(&["ser", &list(&participles, Join::And), &self.object, &self.complement])
            }
            (Voice::Active | Voice::Passive, _) => text,
        }
    }

    fn verbs_in(&self, form: Form, polarity: Polarity) -> String {
        let mut text = String::new();
        for (position, verb) in self.verbs.iter().enumerate() {
            let clitic = if position + 1 == self.verbs.len() { self.clitic } else { Clitic::None };
            let word = match self.voice {
                Voice::Active => active(*verb, form, polarity, clitic),
                Voice::Passive if position > 0 => subject_of(form).agree(verb.participle),
                Voice::Passive => passive(*verb, form, polarity),
            };
            if position > 0 {
                text = spaced(&[&*text, and(&word), &word]);
            } else {
                text = word;
            }
        }
        text
    }
}

fn subject_of(form: Form) -> Concord {
    match form {
        Form::Order | Form::Infinitive => Concord::MASCULINE,
        Form::Finite { subject, .. } => subject,
    }
}

fn active(verb: Conjugation, form: Form, polarity: Polarity, clitic: Clitic) -> String {
    match (form, polarity) {
        (Form::Order, Polarity::Affirmed) => enclitic(verb.order, pronoun(clitic, Concord::YOU)),
        (Form::Order, Polarity::Denied) => active(verb, Form::subjunctive(Concord::YOU), polarity, clitic),
        (Form::Infinitive, _) => enclitic(verb.infinitive, pronoun(clitic, Concord::MASCULINE)),
        (Form::Finite { mood, tense, subject }, _) => {
            let finite = match tense {
                Tense::Present | Tense::PresentNegative => verb.present(mood, subject).to_owned(),
                Tense::Past | Tense::Perfect | Tense::PastNegative | Tense::PerfectNegative => {
                    verb.perfect(mood, subject)
                }
                Tense::Would => format!("{} a {}", would_go(mood, subject), verb.infinitive),
                Tense::Participle => subject.agree(verb.participle),
            };
            let pronoun = if tense == Tense::Participle { "" } else { pronoun(clitic, subject) };
            spaced(&[pronoun, &finite])
        }
    }
}

fn passive(verb: Conjugation, form: Form, polarity: Polarity) -> String {
    let Form::Finite { mood, tense, subject } = form else {
        return spaced(&[&*active(SER, form, polarity, Clitic::None), verb.participle]);
    };
    let participle = subject.agree(verb.participle);
    match tense {
        Tense::Participle => participle,
        Tense::Present | Tense::PresentNegative => spaced(&[SER.present(mood, subject), &participle]),
        Tense::Past | Tense::Perfect | Tense::PastNegative | Tense::PerfectNegative => {
            spaced(&[&SER.perfect(mood, subject), &participle])
        }
        Tense::Would => spaced(&[would_go(mood, subject), "a ser", &participle]),
    }
}

fn pronoun(clitic: Clitic, subject: Concord) -> &'static str {
    match clitic {
        Clitic::None => "",
        Clitic::Of(pronoun) => pronoun,
        Clitic::Reflexive => subject.reflexive(),
    }
}

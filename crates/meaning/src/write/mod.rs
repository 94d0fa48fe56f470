//! A meaning as text, for people: one block a card, one line an instruction.
//!
//! Instructions are numbered. A name that a player's choice, a loop or an event binds is written with a dollar sign (`$card`), what
//! an instruction did as a part of its number (`%3.damage`). Whatever two meanings differ in, their texts differ in.
//! The text is made from the meaning alone; no language that a player reads is written from it.

mod ability;
mod noun;
mod step;

use std::collections::BTreeMap;

use crate::meaning::*;

/// What the paragraphs of a card mean, under its name.
pub fn card(name: &str, paragraphs: &[Meaning]) -> String {
    let mut text = format!("{name}\n");
    for paragraph in paragraphs {
        text.push_str(&meaning(paragraph));
    }
    text
}

/// What one paragraph means.
pub fn meaning(paragraph: &Meaning) -> String {
    let mut writer = Writer { lines: Vec::new(), depth: 1, scope: Scope::default() };
    writer.paragraph(paragraph);
    writer.lines.iter().fold(String::new(), |text, line| text + line + "\n")
}

/// The lines written so far.
struct Writer {
    lines: Vec<String>,
    depth: usize,
    scope: Scope,
}

/// The names of one resolution and how they are written.
#[derive(Default)]
struct Scope {
    labels: BTreeMap<Name, String>,
    /// The number of the last instruction.
    number: usize,
    /// How often each word was used for a name.
    words: BTreeMap<&'static str, usize>,
}

impl Writer {
    fn line(&mut self, text: &str) {
        self.lines.push(format!("{}{text}", "  ".repeat(self.depth)));
    }

    /// Lines that stand further in.
    fn inside(&mut self, write: impl FnOnce(&mut Self)) {
        self.depth += 1;
        write(self);
        self.depth -= 1;
    }

    fn paragraph(&mut self, paragraph: &Meaning) {
        match paragraph {
            Meaning::Keywords(keywords) => keywords.iter().for_each(|keyword| self.printed_keyword(keyword)),
            Meaning::Abilities(abilities) => abilities.iter().for_each(|ability| {
                self.scope = Scope::default();
                self.ability(ability);
            }),
            Meaning::Effect(steps) => {
                self.line("effect");
                self.inside(|writer| writer.steps(steps));
            }
            Meaning::EffectAnd(steps, abilities) => {
                abilities.iter().for_each(|ability| {
                    self.scope = Scope::default();
                    self.ability(ability);
                });
                self.scope = Scope::default();
                self.line("effect");
                self.inside(|writer| writer.steps(steps));
            }
            Meaning::Names(names) => {
                let names: Vec<String> = names.iter().map(|name| format!("\"{name}\"")).collect();
                self.line(&format!("also named {}", names.join(" and ")));
            }
            Meaning::OutsideTheGame => self.line("a rule of deck building"),
        }
    }

    fn printed_keyword(&mut self, keyword: &PrintedKeyword) {
        match keyword {
            PrintedKeyword::Numbered(keyword, 0) => self.line(&format!("keyword {keyword:?}")),
            PrintedKeyword::Numbered(keyword, n) => self.line(&format!("keyword {keyword:?} {n}")),
            PrintedKeyword::Shift(shift) => {
                let text = self.shift(shift);
                self.line(&format!("keyword {text}"));
                self.cost_steps(&shift.cost);
            }
        }
    }

    /// How a name is written.
    fn name(&self, name: Name) -> String {
        match name {
            Name::SUBJECT => "$it".to_owned(),
            Name::OBJECT => "$other".to_owned(),
            Name::PLAYER => "$player".to_owned(),
            Name::AMOUNT => "$amount".to_owned(),
            Name::SINGERS => "$singers".to_owned(),
            name => match self.scope.labels.get(&name) {
                Some(label) => label.clone(),
                // Never: every name is bound before its use (there is a test).
                None => format!("$unbound{}", name.0),
            },
        }
    }

    /// A new name for what a choice or a loop binds.
    fn bind(&mut self, name: Name, word: &'static str) -> String {
        let uses = self.scope.words.entry(word).or_default();
        *uses += 1;
        let label = match *uses {
            1 => format!("${word}"),
            n => format!("${word}{n}"),
        };
        self.scope.labels.insert(name, label.clone());
        label
    }

    /// What the instruction did, as a part of its number.
    fn result(&mut self, name: Option<Name>, number: usize, part: &str) {
        if let Some(name) = name {
            self.scope.labels.insert(name, format!("%{number}.{part}"));
        }
    }
}

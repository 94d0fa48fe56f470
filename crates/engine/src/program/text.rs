//! The program of a card as text, for people who look into it.

use std::fmt::Debug;

use super::*;

/// The program of a card, with everything it points to.
pub fn program_text(pool: &Pool, def: DefIx) -> String {
    let card = pool.card(def);
    let mut text = Text { pool, lines: Vec::new() };
    if !card.keywords.is_empty() || card.shift.is_some() {
        text.line(0, &format!("keywords {:?} {:?}", card.keywords, card.shift));
        if let Some(code) = card.shift.as_ref().and_then(|shift| shift.cost.other) {
            text.code(code, 1);
        }
    }
    card.abilities.iter().for_each(|ix| text.ability(*ix, 0));
    if let Some(code) = card.effect {
        text.line(0, "effect");
        text.code(code, 1);
    }
    text.lines.iter().fold(String::new(), |text, line| text + line + "\n")
}

struct Text<'p> {
    pool: &'p Pool,
    lines: Vec<String>,
}

impl Text<'_> {
    fn line(&mut self, depth: usize, text: &str) {
        self.lines.push(format!("{}{text}", "  ".repeat(depth)));
    }

    fn ability(&mut self, ix: AbilityIx, depth: usize) {
        let ability = self.pool.ability(ix);
        let name = ability.name.map_or("", |name| self.pool.ability_name(name));
        self.line(depth, &format!("{ix:?} {name} in {:?}: {}", ability.zones, brief(&ability.kind)));
        match &ability.kind {
            AbilityKind::Triggered(triggered) => self.code(triggered.body, depth + 1),
            AbilityKind::Activated(activated) => {
                if let Some(code) = activated.cost.other {
                    self.line(depth + 1, "cost");
                    self.code(code, depth + 2);
                }
                self.code(activated.body, depth + 1);
            }
            AbilityKind::Static(fixed) => self.mods(fixed.mods, depth + 1),
            AbilityKind::Replacement(Replacement { instead: Instead::Do(code), .. }) => {
                self.code(*code, depth + 1);
            }
            AbilityKind::Replacement(_) => {}
        }
    }

    fn code(&mut self, ix: CodeIx, depth: usize) {
        for (pc, op) in self.pool.code(ix).ops.iter().enumerate() {
            self.line(depth, &format!("{pc:2} {}", brief(op)));
            if let Op::Do(Verb::Apply { mods, .. } | Verb::Continue { mods, .. }) = op {
                self.mods(*mods, depth + 2);
            }
            if let Op::Do(Verb::MakeFloating { ability, .. }) = op {
                self.ability(*ability, depth + 2);
            }
        }
    }

    fn mods(&mut self, ix: ModsIx, depth: usize) {
        for one in self.pool.mods(ix) {
            self.line(depth, &format!("* {}", brief(one)));
            if let Mod::Ability(ability) = one {
                self.ability(*ability, depth + 1);
            }
            if let Mod::Enters(Entering::MayExerted(Some(code)) | Entering::Then(code))
            | Mod::PlayAs(PlayWay { cost: Cost { other: Some(code), .. }, .. }) = one
            {
                self.code(*code, depth + 1);
            }
        }
    }
}

/// A node on one line.
fn brief(node: &dyn Debug) -> String {
    format!("{node:?}").replace("Flags(0x0)", "-").replace("Zones(PLAY)", "PLAY")
}

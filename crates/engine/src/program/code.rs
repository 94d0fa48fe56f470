//! Bodies as flat code: the tree of [`Step`]s with jumps, so that a resolution in progress is two numbers
//! and its bindings.

use super::*;

/// A position in a code block.
pub type Pc = u16;

/// One flat instruction.
#[derive(Clone, Debug, PartialEq)]
pub enum Op {
    /// An instruction.
    Do(Verb),
    /// A choice of cards.
    Choose(Choose),
    /// 6.1.3: a choice of players.
    ChoosePlayer {
        /// Who chooses.
        by: PlayerRef,
        /// Among whom.
        among: Players,
        /// How many at least.
        least: u8,
        /// How many at most.
        most: u8,
        /// Bound to.
        into: Slot,
    },
    /// A choice of a number.
    ChooseNumber {
        /// Who chooses.
        by: PlayerRef,
        /// At least.
        least: Amount,
        /// At most.
        most: Amount,
        /// Bound to.
        into: Slot,
    },
    /// A card or a classification is named.
    Name {
        /// Who names it.
        by: PlayerRef,
        /// What is named.
        what: Nameable,
        /// Bound to.
        into: Slot,
    },
    /// A card is played by the effect (6.7.8).
    Play(PlayCard),
    /// Asks; a no goes on at `no`. The body ends at `end`.
    May {
        /// Who is asked.
        by: PlayerRef,
        /// Where the body ends.
        end: Pc,
        /// Where it goes on after a no.
        no: Pc,
    },
    /// A condition; false goes on at `otherwise`.
    If {
        /// The condition.
        cond: Cond,
        /// Where it goes on if it is false.
        otherwise: Pc,
    },
    /// 6.5.6: a self-replacement effect applies; just to be told.
    Instead,
    /// Goes on there.
    Jump(Pc),
    /// Begins to watch whether everything is done in full; the part watched ends at `end`.
    Watch {
        /// Where the part watched ends.
        end: Pc,
    },
    /// Ends watching; not done goes on at `otherwise`.
    UnlessDone {
        /// Where it goes on if it was not done.
        otherwise: Pc,
    },
    /// Ends watching and binds the result.
    Did {
        /// Bound to.
        into: Slot,
    },
    /// One of several; each starts at one of these, the last ends at `end`.
    Options {
        /// Who chooses.
        by: PlayerRef,
        /// How they are offered.
        modes: Modes,
        /// Where each begins.
        starts: Vec<Pc>,
        /// Where the last one ends.
        end: Pc,
    },
    /// A loop over players, objects or a number; its body ends at `end`.
    Loop {
        /// Over what.
        over: Over,
        /// Where the body ends.
        end: Pc,
    },
    /// 6.7.6.1: here one part of what several players do ends and the next begins.
    Part(PartEnds),
    /// Ends watching and keeps for this player whether it was done in full.
    KeepDone,
    /// Where this player's earlier part was done in full, goes on there.
    IfKept {
        /// Where it goes on then.
        done: Pc,
    },
    /// The end of a loop that began there.
    Next(Pc),
    /// Back to there while the condition holds.
    Again {
        /// The condition.
        cond: Cond,
        /// Where it goes on while it holds.
        to: Pc,
    },
}

/// How sure it is that a part ends here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartEnds {
    /// One deed is done and another follows.
    Surely,
    /// D.24: something was chosen, and the deed done with it follows.
    BeforeTheDeed,
}

/// What a loop goes over.
#[derive(Clone, Debug, PartialEq)]
pub enum Over {
    /// These players, one after the other in each part; what is gathered from all of them is shared.
    Players {
        /// Which players.
        players: Players,
        /// Where the player is bound.
        slot: Slot,
        /// Bindings that all players add to.
        shared: Vec<Slot>,
    },
    /// These objects; where the one is bound.
    Objects(Objects, Slot),
    /// So often.
    Times(Amount),
}

/// A block of flat code.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Code {
    /// The instructions.
    pub ops: Vec<Op>,
}

impl Code {
    /// Flattens a body.
    pub(crate) fn of(steps: &[Step]) -> Code {
        let mut code = Code::default();
        code.block(steps);
        code
    }

    fn here(&self) -> Pc {
        Pc::try_from(self.ops.len()).unwrap_or(Pc::MAX)
    }

    fn hole(&mut self) -> usize {
        self.ops.push(Op::Jump(0));
        self.ops.len() - 1
    }

    fn block(&mut self, steps: &[Step]) {
        for step in steps {
            self.step(step);
        }
    }

    fn step(&mut self, step: &Step) {
        match step {
            Step::Do(verb) => self.ops.push(Op::Do(verb.clone())),
            Step::Choose(choose) => self.ops.push(Op::Choose(choose.clone())),
            Step::ChoosePlayer { by, among, least, most, into } => self.ops.push(Op::ChoosePlayer {
                by: *by,
                among: among.clone(),
                least: *least,
                most: *most,
                into: *into,
            }),
            Step::ChooseNumber { by, least, most, into } => self.ops.push(Op::ChooseNumber {
                by: *by,
                least: least.clone(),
                most: most.clone(),
                into: *into,
            }),
            Step::Name { by, what, into } => {
                self.ops.push(Op::Name { by: *by, what: *what, into: *into });
            }
            Step::Play(play) => self.ops.push(Op::Play(play.clone())),
            Step::May { by, body, otherwise } => self.may(*by, body, otherwise),
            Step::Then { first, then, otherwise } => self.then(first, then, otherwise),
            Step::If { cond, then, otherwise } => self.condition(cond, then, otherwise),
            Step::Options { by, modes, options } => self.options(*by, *modes, options),
            Step::EachPlayer { players, slot, body } => self.each_player(players, *slot, body),
            Step::Each { objects, slot, body } => self.repeat(Over::Objects(objects.clone(), *slot), body),
            Step::Times { count, body } => self.repeat(Over::Times(count.clone()), body),
            Step::RepeatWhile { body, cond } => {
                let to = self.here();
                self.block(body);
                self.ops.push(Op::Again { cond: cond.clone(), to });
            }
            Step::Instead => self.ops.push(Op::Instead),
            Step::Did { body, into } => {
                let watch = self.hole();
                self.block(body);
                self.ops[watch] = Op::Watch { end: self.here() };
                self.ops.push(Op::Did { into: *into });
            }
        }
    }

    fn may(&mut self, by: PlayerRef, body: &[Step], otherwise: &[Step]) {
        let may = self.hole();
        if otherwise.is_empty() {
            self.block(body);
            let end = self.here();
            self.ops[may] = Op::May { by, end, no: end };
            return;
        }
        // May; Watch; body; UnlessDone; Jump end; no: otherwise (with the outer part not done).
        let watch = self.hole();
        self.block(body);
        let end = self.here();
        self.ops[watch] = Op::Watch { end };
        let check = self.hole();
        let skip = self.hole();
        let no = self.here();
        self.ops[check] = Op::UnlessDone { otherwise: no };
        self.block(otherwise);
        self.ops[may] = Op::May { by, end, no };
        self.ops[skip] = Op::Jump(self.here());
    }

    fn then(&mut self, first: &[Step], then: &[Step], otherwise: &[Step]) {
        let watch = self.hole();
        self.block(first);
        self.ops[watch] = Op::Watch { end: self.here() };
        let check = self.hole();
        self.block(then);
        let no = self.otherwise(otherwise);
        self.ops[check] = Op::UnlessDone { otherwise: no };
    }

    /// Where it goes on otherwise; what is done so far skips that.
    fn otherwise(&mut self, otherwise: &[Step]) -> Pc {
        if otherwise.is_empty() {
            return self.here();
        }
        let skip = self.hole();
        let no = self.here();
        self.block(otherwise);
        self.ops[skip] = Op::Jump(self.here());
        no
    }

    fn condition(&mut self, cond: &Cond, then: &[Step], otherwise: &[Step]) {
        let test = self.hole();
        self.block(then);
        let otherwise = self.otherwise(otherwise);
        self.ops[test] = Op::If { cond: cond.clone(), otherwise };
    }

    fn options(&mut self, by: PlayerRef, modes: Modes, options: &[Vec<Step>]) {
        let head = self.hole();
        let mut starts = Vec::with_capacity(options.len());
        let mut exits = Vec::with_capacity(options.len());
        for option in options {
            starts.push(self.here());
            self.block(option);
            exits.push(self.hole());
        }
        let end = self.here();
        for exit in exits {
            self.ops[exit] = Op::Jump(end);
        }
        self.ops[head] = Op::Options { by, modes, starts, end };
    }

    /// 6.7.6: a loop over players, in parts (6.7.6.1).
    #[expect(clippy::wildcard_enum_match_arm, reason = "what is one sentence is listed by `step`")]
    fn each_player(&mut self, players: &Players, slot: Slot, body: &[Step]) {
        let mut shared = Vec::new();
        gathered(body, &mut shared);
        let head = self.hole();
        for (ix, part) in parts(body).into_iter().enumerate() {
            if ix > 0 {
                self.ops.push(Op::Part(PartEnds::Surely));
            }
            for (at, step) in part.iter().enumerate() {
                let chose = at.checked_sub(1).is_some_and(|before| matches!(part[before], Step::Choose(_)));
                if chose && matches!(step, Step::Do(_)) && matches!(kind(step), PartKind::Does) {
                    self.ops.push(Op::Part(PartEnds::BeforeTheDeed));
                }
                match step {
                    // D.24: two sentences. What depends on the first comes after everybody had it.
                    Step::Then { first, then, otherwise } if do_something(then, otherwise) => {
                        self.then_in_parts(first, then, otherwise);
                    }
                    Step::May { by, body, otherwise } if do_something(otherwise, &[]) => {
                        let only = Step::May { by: *by, body: body.clone(), otherwise: Vec::new() };
                        self.then_in_parts(&[only], &[], otherwise);
                    }
                    step => self.step(step),
                }
            }
        }
        let back = Pc::try_from(head).unwrap_or(Pc::MAX);
        self.ops.push(Op::Next(back));
        let over = Over::Players { players: players.clone(), slot, shared };
        self.ops[head] = Op::Loop { over, end: self.here() };
    }

    fn then_in_parts(&mut self, first: &[Step], then: &[Step], otherwise: &[Step]) {
        let watch = self.hole();
        self.block(first);
        self.ops[watch] = Op::Watch { end: self.here() };
        self.ops.push(Op::KeepDone);
        self.ops.push(Op::Part(PartEnds::Surely));
        let check = self.hole();
        self.block(otherwise);
        let skip = self.hole();
        let done = self.here();
        self.block(then);
        self.ops[check] = Op::IfKept { done };
        self.ops[skip] = Op::Jump(self.here());
    }

    fn repeat(&mut self, over: Over, body: &[Step]) {
        let head = self.hole();
        self.block(body);
        let back = Pc::try_from(head).unwrap_or(Pc::MAX);
        self.ops.push(Op::Next(back));
        self.ops[head] = Op::Loop { over, end: self.here() };
    }
}

/// D.24: the parts of what each player does: every deed with the choices and bindings before it, and with what is gathered from
/// it after it.
fn parts(body: &[Step]) -> Vec<Vec<&Step>> {
    let mut parts: Vec<Vec<&Step>> = Vec::new();
    let mut open: Vec<&Step> = Vec::new();
    for step in body {
        match (kind(step), parts.last_mut()) {
            (PartKind::Gathers, Some(last)) if open.is_empty() => last.push(step),
            (PartKind::Prepares | PartKind::Gathers, _) => open.push(step),
            (PartKind::Does, _) => {
                open.push(step);
                parts.push(std::mem::take(&mut open));
            }
        }
    }
    match parts.last_mut() {
        Some(last) => last.extend(open),
        None => parts.push(open),
    }
    parts
}

/// What a step is to a part.
enum PartKind {
    /// A choice, or a name for something, that a deed needs.
    Prepares,
    /// It remembers what a deed came to.
    Gathers,
    /// A deed.
    Does,
}

fn kind(step: &Step) -> PartKind {
    match step {
        Step::Do(Verb::Bind(..) | Verb::Set(..)) | Step::Instead => PartKind::Prepares,
        Step::Choose(_) | Step::ChoosePlayer { .. } | Step::ChooseNumber { .. } | Step::Name { .. } => {
            PartKind::Prepares
        }
        Step::Do(Verb::BindMore(..) | Verb::Add(..)) => PartKind::Gathers,
        Step::Do(_)
        | Step::Play(_)
        | Step::May { .. }
        | Step::Then { .. }
        | Step::If { .. }
        | Step::Options { .. }
        | Step::EachPlayer { .. }
        | Step::Each { .. }
        | Step::Times { .. }
        | Step::RepeatWhile { .. }
        | Step::Did { .. } => PartKind::Does,
    }
}

/// Whether there is a deed in one of these: where there is none, nobody does a part of their own.
fn do_something(one: &[Step], other: &[Step]) -> bool {
    one.iter().chain(other).any(|step| matches!(kind(step), PartKind::Does))
}

/// The bindings that a body adds to.
fn gathered(body: &[Step], shared: &mut Vec<Slot>) {
    for step in body {
        match step {
            Step::Do(Verb::BindMore(slot, _) | Verb::Add(slot, _)) => shared.push(*slot),
            Step::May { body, otherwise, .. } => {
                gathered(body, shared);
                gathered(otherwise, shared);
            }
            Step::Then { first, then, otherwise } => {
                gathered(first, shared);
                gathered(then, shared);
                gathered(otherwise, shared);
            }
            Step::If { then, otherwise, .. } => {
                gathered(then, shared);
                gathered(otherwise, shared);
            }
            Step::Options { options, .. } => options.iter().for_each(|option| gathered(option, shared)),
            Step::EachPlayer { body, .. }
            | Step::Each { body, .. }
            | Step::Times { body, .. }
            | Step::RepeatWhile { body, .. }
            | Step::Did { body, .. } => gathered(body, shared),
            Step::Do(_)
            | Step::Choose(_)
            | Step::ChoosePlayer { .. }
            | Step::ChooseNumber { .. }
            | Step::Name { .. }
            | Step::Play(_)
            | Step::Instead => {}
        }
    }
}

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
    #[allow(missing_docs)]
    ChoosePlayer { by: PlayerRef, among: Players, any_number: bool, into: Slot },
    #[allow(missing_docs)]
    ChooseNumber { by: PlayerRef, least: Amount, most: Amount, into: Slot },
    #[allow(missing_docs)]
    Name { by: PlayerRef, into: Slot },
    #[allow(missing_docs)]
    #[allow(missing_docs)]
    Play(PlayCard),
    /// Asks; a no goes on at `no`. The body ends at `end`.
    May { by: PlayerRef, end: Pc, no: Pc },
    /// A condition; false goes on at `otherwise`.
    If { cond: Cond, otherwise: Pc },
    /// 6.5.6: a self-replacement effect applies; just to be told.
    Instead,
    /// Goes on there.
    Jump(Pc),
    /// Begins to watch whether everything is done in full; the part watched ends at `end`.
    Watch { end: Pc },
    /// Ends watching; not done goes on at `otherwise`.
    UnlessDone { otherwise: Pc },
    /// Ends watching and binds the result.
    Did { into: Slot },
    /// One of several; each starts at one of these, the last ends at `end`.
    Options { by: PlayerRef, modes: Modes, starts: Vec<Pc>, end: Pc },
    /// A loop over players, objects or a number; its body ends at `end`.
    Loop { over: Over, end: Pc },
    /// The end of a loop that began there.
    Next(Pc),
    /// Back to there while the condition holds.
    Again { cond: Cond, to: Pc },
}

/// What a loop goes over.
#[derive(Clone, Debug, PartialEq)]
pub enum Over {
    #[allow(missing_docs)]
    Players(Players, Slot),
    #[allow(missing_docs)]
    Objects(Objects, Slot),
    #[allow(missing_docs)]
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
    pub fn of(steps: &[Step]) -> Code {
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
            Step::ChoosePlayer { by, among, any_number, into } => self.ops.push(Op::ChoosePlayer {
                by: *by,
                among: among.clone(),
                any_number: *any_number,
                into: *into,
            }),
            Step::ChooseNumber { by, least, most, into } => self.ops.push(Op::ChooseNumber {
                by: *by,
                least: least.clone(),
                most: most.clone(),
                into: *into,
            }),
            Step::Name { by, into } => self.ops.push(Op::Name { by: *by, into: *into }),
            Step::Play(play) => self.ops.push(Op::Play(play.clone())),
            Step::May { by, body, otherwise } => self.may(*by, body, otherwise),
            Step::Then { first, then, otherwise } => self.then(first, then, otherwise),
            Step::If { cond, then, otherwise } => self.condition(cond, then, otherwise),
            Step::Options { by, modes, options } => self.options(*by, *modes, options),
            Step::EachPlayer { players, slot, body } => {
                self.repeat(Over::Players(players.clone(), *slot), body)
            }
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

    fn repeat(&mut self, over: Over, body: &[Step]) {
        let head = self.hole();
        self.block(body);
        let back = Pc::try_from(head).unwrap_or(Pc::MAX);
        self.ops.push(Op::Next(back));
        self.ops[head] = Op::Loop { over, end: self.here() };
    }
}

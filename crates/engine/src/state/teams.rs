//! Teams with turns at the same time (1.3.6, 9.3): who is on whose side, and whose turn it is.

use super::*;

impl State {
    /// Whether anybody plays together with somebody.
    #[inline]
    pub(crate) fn has_teams(&self) -> bool {
        self.teams.are_any()
    }

    /// 1.3.6: that player and all teammates who have not left.
    #[inline]
    pub fn team(&self, of: PlayerIx) -> PlayerSet {
        self.teams.with_mates(of).and(self.everyone())
    }

    /// The same with those who have left.
    pub(crate) fn whole_team(&self, of: PlayerIx) -> PlayerSet {
        self.teams.with_mates(of)
    }

    // 1.3.5.2, 1.3.5.3, 1.3.6.1: teammates are no opponents.
    /// Everyone that player plays against (1.3.5.1).
    #[inline]
    pub fn opponents(&self, of: PlayerIx) -> PlayerSet {
        PlayerSet(self.everyone().0 & !self.teams.with_mates(of).0)
    }

    /// 1.3.4.1, 9.3.1: whether it is that player's turn.
    #[inline]
    pub fn is_turn_of(&self, player: PlayerIx) -> bool {
        self.teams.with_mates(self.active).has(player)
    }

    /// 9.3.1: whose turn it is, beginning with the one who acts.
    #[inline]
    pub(crate) fn turn_players(&self) -> InTurn {
        InTurn::of(self.team(self.active), self.active)
    }

    /// Whether a team's turn begins with that player: the first of them who has not left, in turn order.
    pub(crate) fn leads(&self, player: PlayerIx) -> bool {
        InTurn::of(self.team(player), self.starting).next() == Some(player)
    }

    /// Who of the team has done the step, or wants to do nothing more (9.3.1).
    pub(crate) fn passed(&self) -> PlayerSet {
        self.passed
    }
}

//! A copy of a board, also in the room of another one; what is only kept to be used again is not copied.

use super::*;

impl Clone for Board {
    // A call would write the board twice: where it is made, and where it belongs.
    #[inline(always)]
    fn clone(&self) -> Board {
        let Board {
            pool,
            state,
            pending,
            rules,
            active,
            ends,
            dirty,
            dirty_of,
            moved,
            sources,
            spare_sources: _,
            altered,
            boosted,
            frail,
            with_mods,
            mods_elsewhere,
            hears_otherwise,
            by_player,
            plays_from_elsewhere,
            player_mod_kinds,
            listeners,
            unchecked,
            spare: _,
            spares: _,
            raised,
            elsewhere,
            rested,
            ousted,
        } = self;
        Board {
            pool: pool.clone(),
            state: state.clone(),
            pending: pending.clone(),
            rules: *rules,
            active: active.clone(),
            ends: ends.clone(),
            dirty: *dirty,
            dirty_of: *dirty_of,
            moved: *moved,
            sources: sources.clone(),
            spare_sources: Default::default(),
            altered: *altered,
            boosted: *boosted,
            frail: *frail,
            with_mods: *with_mods,
            mods_elsewhere: *mods_elsewhere,
            hears_otherwise: *hears_otherwise,
            by_player: *by_player,
            plays_from_elsewhere: *plays_from_elsewhere,
            player_mod_kinds: *player_mod_kinds,
            listeners: *listeners,
            unchecked: *unchecked,
            spare: Default::default(),
            spares: Default::default(),
            raised: *raised,
            elsewhere: elsewhere.clone(),
            rested: *rested,
            ousted: ousted.clone(),
        }
    }

    fn clone_from(&mut self, from: &Self) {
        let Board {
            pool,
            state,
            pending,
            rules,
            active,
            ends,
            dirty,
            dirty_of,
            moved,
            sources,
            spare_sources: _,
            altered,
            boosted,
            frail,
            with_mods,
            mods_elsewhere,
            hears_otherwise,
            by_player,
            plays_from_elsewhere,
            player_mod_kinds,
            listeners,
            unchecked,
            spare: _,
            spares: _,
            raised,
            elsewhere,
            rested,
            ousted,
        } = from;
        // Mostly it is a copy of the same game: then nothing is counted.
        if !Arc::ptr_eq(&self.pool, pool) {
            self.pool.clone_from(pool);
        }
        self.state.clone_from(state);
        self.pending.clone_from(pending);
        self.rules = *rules;
        self.active.clone_from(active);
        self.ends.clone_from(ends);
        self.dirty = *dirty;
        self.dirty_of = *dirty_of;
        self.moved = *moved;
        self.sources.clone_from(sources);
        self.altered = *altered;
        self.boosted = *boosted;
        self.frail = *frail;
        self.with_mods = *with_mods;
        self.mods_elsewhere = *mods_elsewhere;
        self.hears_otherwise = *hears_otherwise;
        self.by_player = *by_player;
        self.plays_from_elsewhere = *plays_from_elsewhere;
        self.player_mod_kinds = *player_mod_kinds;
        self.listeners = *listeners;
        self.unchecked = *unchecked;
        self.raised = *raised;
        self.elsewhere.clone_from(elsewhere);
        self.rested = *rested;
        self.ousted.clone_from(ousted);
    }
}

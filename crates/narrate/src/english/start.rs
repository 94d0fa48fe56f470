//! Why a game cannot begin, in English.

use crate::start::{Obstacle, Work};

/// What stands in the way.
pub(super) fn obstacle(obstacle: &Obstacle<'_>) -> String {
    match obstacle {
        Obstacle::Absent => "it is not in the library".to_owned(),
        Obstacle::UnreadText => "its text could not be read".to_owned(),
        Obstacle::UnreadBecause(why) => (*why).to_owned(),
        Obstacle::Unplayable(gap) => gap.to_string(),
        Obstacle::UnreadDeck { path } => format!("{path} was not read"),
        Obstacle::NoSides => {
            "the teams must be made of players of this game, and everybody must have an opponent".to_owned()
        }
        Obstacle::NoBearer { alias } => {
            format!("no card has the alias {alias}, on which an effect should run")
        }
        Obstacle::NothingLasts { card } => {
            format!("no effect of {card} lasts on another card as long as {card} is in play")
        }
        Obstacle::TooMany { most } => format!("stopped: more than {most} cards"),
        Obstacle::Stopped { most, of: Work::Turns } => format!("stopped: more than {most} turns"),
        Obstacle::Stopped { most, of: Work::Decisions } => format!("stopped: more than {most} decisions"),
        Obstacle::Stopped { most, of: Work::Events } => {
            format!("stopped: more than {most} events in one step")
        }
        Obstacle::NoLocation { written } => {
            format!("{written} is not a location of the same player in play")
        }
        Obstacle::ImpossibleDamage { card } => format!(
            "no game can stand so: {card} has at least as much damage as Willpower and would have been banished (1.8.1.4); \
             to look at it anyway: --force, or `turn A, forced`"
        ),
        Obstacle::ImpossibleLore { player } => format!(
            "no game can stand so: {player} would have won already (1.8.1.1); to look at it anyway: --force, or `turn A, forced`"
        ),
        Obstacle::NoDamage { card } => {
            format!("{card} cannot have damage: only characters and locations do (5.1.2.2)")
        }
        Obstacle::NotInPlay { card } => {
            format!("{card} cannot be there: an action is never in play (5.4.1.2)")
        }
        Obstacle::NotAt { card } => {
            format!("{card} cannot be there: only a character is at a location (4.7.2)")
        }
        Obstacle::NothingLimited { card, ability } => {
            let named = ability.map(|ability| format!(": {ability}")).unwrap_or_default();
            format!("{card} has no such ability that counts once a turn{named}")
        }
        Obstacle::Nothing => "the file has no start".to_owned(),
        Obstacle::Refused(errors) => errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "),
        Obstacle::Illegal(violation) => violation.to_string(),
        Obstacle::UnreadList(reason) => reason.to_string(),
    }
}

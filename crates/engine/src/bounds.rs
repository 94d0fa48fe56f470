//! Whether all that a saved game refers to exists, and its numbers are such as a game can have.
//!
//! A save is data that may come from anywhere. Instead of a list of all places in which something refers to something, which
//! would have to grow with the state, the whole is serialized into a checker that knows the indices by the names of their
//! types: no reference can be forgotten.

use crate::program::Pool;
use crate::state::{CardIx, State};
use serde::ser::{self, Serialize};
use std::fmt;

/// More of anything than a game can come to.
const MOST: i64 = 1_000_000;
/// Numbers of two bytes count turns and stays; so far none comes near, and it can still be counted on.
const MOST_SHORT: i64 = 60_000;
const MOST_BYTE: i64 = 250;

/// How many there are of what an index can mean.
#[derive(Clone, Copy)]
pub(crate) struct Bounds {
    cards: usize,
    players: usize,
    defs: usize,
    abilities: usize,
    codes: usize,
    mods: usize,
    names: usize,
}

impl Bounds {
    pub(crate) fn new(pool: &Pool, state: &State) -> Bounds {
        let (abilities, codes, mods) = pool.sizes();
        let (cards, players, defs, names) =
            (state.cards().len(), state.players().len(), pool.len(), pool.names());
        Bounds { cards, players, defs, abilities, codes, mods, names }
    }

    /// Whether everything in it is within these bounds.
    pub(crate) fn hold(self, what: &impl Serialize) -> bool {
        what.serialize(Checker { bounds: self, within: None, may_be_none: false }).is_ok()
    }

    fn admit(self, index: &'static str, value: u64) -> bool {
        let below = |count: usize| value < count as u64;
        match index {
            "CardIx" => below(self.cards),
            "PlayerIx" => below(self.players),
            "PlayerSet" => value >> self.players == 0,
            "DefIx" => below(self.defs),
            "AbilityIx" => below(self.abilities),
            "CodeIx" => below(self.codes),
            "ModsIx" => below(self.mods),
            "NameId" => below(self.names),
            _ => true,
        }
    }
}

/// Something is out of bounds.
#[derive(Debug)]
struct Out;

impl fmt::Display for Out {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("out of bounds")
    }
}

impl std::error::Error for Out {}

impl ser::Error for Out {
    fn custom<T: fmt::Display>(_: T) -> Out {
        Out
    }
}

#[derive(Clone, Copy)]
struct Checker {
    bounds: Bounds,
    /// The type around a number or a field.
    within: Option<&'static str>,
    /// The place of a card may be empty.
    may_be_none: bool,
}

type Checked = Result<(), Out>;

fn must(holds: bool) -> Checked {
    if holds { Ok(()) } else { Err(Out) }
}

impl Checker {
    fn plain(self) -> Checker {
        Checker { within: None, may_be_none: false, ..self }
    }

    fn number(self, value: u64, most: i64) -> Checked {
        match self.within {
            Some("CardIx") if value == u64::from(CardIx::NONE.0) => must(self.may_be_none),
            Some(index) => must(self.bounds.admit(index, value)),
            None => must(value <= most as u64),
        }
    }
}

macro_rules! pass {
    ($($name:ident($type:ty)),*) => {
        $(fn $name(self, _: $type) -> Checked { Ok(()) })*
    };
}

macro_rules! compound {
    ($($trait:ident $name:ident($($key:ident: $type:ty),*)),*) => {
        $(impl ser::$trait for Checker {
            type Ok = ();
            type Error = Out;
            fn $name<T: Serialize + ?Sized>(&mut self, $($key: $type,)* value: &T) -> Checked {
                value.serialize(self.plain())
            }
            fn end(self) -> Checked { Ok(()) }
        })*
    };
}

compound!(
    SerializeSeq serialize_element(),
    SerializeTuple serialize_element(),
    SerializeTupleStruct serialize_field(),
    SerializeTupleVariant serialize_field(),
    SerializeStructVariant serialize_field(_key: &'static str)
);

impl ser::SerializeStruct for Checker {
    type Ok = ();
    type Error = Out;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Checked {
        let may_be_none = matches!(
            (self.within, key),
            (Some("Card"), "at" | "above" | "below") | (Some("Obj"), "card") | (Some("Resolve"), "aside")
        );
        value.serialize(Checker { may_be_none, ..self.plain() })
    }

    fn end(self) -> Checked {
        Ok(())
    }
}

impl ser::SerializeMap for Checker {
    type Ok = ();
    type Error = Out;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Checked {
        key.serialize(self.plain())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Checked {
        value.serialize(self.plain())
    }

    fn end(self) -> Checked {
        Ok(())
    }
}

impl ser::Serializer for Checker {
    type Ok = ();
    type Error = Out;
    type SerializeSeq = Checker;
    type SerializeTuple = Checker;
    type SerializeTupleStruct = Checker;
    type SerializeTupleVariant = Checker;
    type SerializeMap = Checker;
    type SerializeStruct = Checker;
    type SerializeStructVariant = Checker;

    pass!(serialize_bool(bool), serialize_f32(f32), serialize_f64(f64), serialize_char(char));
    // Bits, hashes and the state of the randomness are not counts.
    pass!(serialize_u32(u32), serialize_u64(u64), serialize_u128(u128));
    pass!(serialize_str(&str), serialize_bytes(&[u8]), serialize_unit_struct(&'static str));

    fn serialize_i8(self, value: i8) -> Checked {
        self.serialize_i64(value.into())
    }

    fn serialize_i16(self, value: i16) -> Checked {
        // Twice of it must still be one.
        must(value.unsigned_abs() <= i16::MAX as u16 / 2)
    }

    fn serialize_i32(self, value: i32) -> Checked {
        self.serialize_i64(value.into())
    }

    fn serialize_i64(self, value: i64) -> Checked {
        must((-MOST..=MOST).contains(&value))
    }

    fn serialize_u8(self, value: u8) -> Checked {
        self.number(value.into(), MOST_BYTE)
    }

    fn serialize_u16(self, value: u16) -> Checked {
        self.number(value.into(), MOST_SHORT)
    }

    fn serialize_none(self) -> Checked {
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Checked {
        value.serialize(self.plain())
    }

    fn serialize_unit(self) -> Checked {
        Ok(())
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, _: &'static str) -> Checked {
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, name: &'static str, value: &T) -> Checked {
        value.serialize(Checker { within: Some(name), ..self })
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        value: &T,
    ) -> Checked {
        value.serialize(self.plain())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Checker, Out> {
        Ok(self)
    }

    fn serialize_tuple(self, _: usize) -> Result<Checker, Out> {
        Ok(self)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Checker, Out> {
        Ok(self)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Checker, Out> {
        Ok(self)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Checker, Out> {
        Ok(self)
    }

    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Checker, Out> {
        Ok(Checker { within: Some(name), ..self.plain() })
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Checker, Out> {
        Ok(self)
    }
}

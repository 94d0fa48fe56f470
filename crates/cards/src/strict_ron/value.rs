//! Any serializable value as plain data, with the names that serde knows.

use serde::ser::{self, Serialize};
use std::fmt;

use super::WriteError;

/// A value as the writer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Value {
    /// A number, boolean or string, as it is written.
    Atom(String),
    None,
    Some(Box<Value>),
    Seq(Vec<Value>),
    Tuple(Vec<Value>),
    Struct(Fields),
    Variant(&'static str, Payload),
}

/// What a variant holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Payload {
    Unit,
    Newtype(Box<Value>),
    Tuple(Vec<Value>),
    Struct(Fields),
}

/// Named fields and the type they belong to, `Type` or `Type::Variant`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Fields {
    pub(super) owner: String,
    pub(super) fields: Vec<(&'static str, Value)>,
}

pub(super) fn of<T: Serialize>(value: &T) -> Result<Value, WriteError> {
    value.serialize(Build)
}

impl ser::Error for WriteError {
    fn custom<T: fmt::Display>(message: T) -> Self {
        WriteError(message.to_string())
    }
}

fn unsupported<T>(what: &str) -> Result<T, WriteError> {
    Err(WriteError(format!("{what} cannot be written")))
}

fn atom<T: ToString>(value: T) -> Result<Value, WriteError> {
    Ok(Value::Atom(value.to_string()))
}

struct Build;

impl ser::Serializer for Build {
    type Ok = Value;
    type Error = WriteError;
    type SerializeSeq = BuildList;
    type SerializeTuple = BuildList;
    type SerializeTupleStruct = BuildList;
    type SerializeTupleVariant = BuildList;
    type SerializeMap = ser::Impossible<Value, WriteError>;
    type SerializeStruct = BuildFields;
    type SerializeStructVariant = BuildFields;

    fn serialize_bool(self, value: bool) -> Result<Value, WriteError> {
        atom(value)
    }
    fn serialize_i8(self, value: i8) -> Result<Value, WriteError> {
        atom(value)
    }
    fn serialize_i16(self, value: i16) -> Result<Value, WriteError> {
        atom(value)
    }
    fn serialize_i32(self, value: i32) -> Result<Value, WriteError> {
        atom(value)
    }
    fn serialize_i64(self, value: i64) -> Result<Value, WriteError> {
        atom(value)
    }
    fn serialize_u8(self, value: u8) -> Result<Value, WriteError> {
        atom(value)
    }
    fn serialize_u16(self, value: u16) -> Result<Value, WriteError> {
        atom(value)
    }
    fn serialize_u32(self, value: u32) -> Result<Value, WriteError> {
        atom(value)
    }
    fn serialize_u64(self, value: u64) -> Result<Value, WriteError> {
        atom(value)
    }
    fn serialize_f32(self, _: f32) -> Result<Value, WriteError> {
        unsupported("a fraction")
    }
    fn serialize_f64(self, _: f64) -> Result<Value, WriteError> {
        unsupported("a fraction")
    }
    fn serialize_char(self, value: char) -> Result<Value, WriteError> {
        match value {
            '\'' | '\\' => atom(format_args!("'\\{value}'")),
            value if value.is_control() => unsupported("a control character"),
            value => atom(format_args!("'{value}'")),
        }
    }
    fn serialize_str(self, value: &str) -> Result<Value, WriteError> {
        let mut text = String::with_capacity(value.len() + 2);
        text.push('"');
        for letter in value.chars() {
            match letter {
                '"' | '\\' => text.extend(['\\', letter]),
                '\n' => text.push_str("\\n"),
                letter if letter.is_control() => return unsupported("a control character"),
                letter => text.push(letter),
            }
        }
        text.push('"');
        Ok(Value::Atom(text))
    }
    fn serialize_bytes(self, _: &[u8]) -> Result<Value, WriteError> {
        unsupported("raw bytes")
    }
    fn serialize_none(self) -> Result<Value, WriteError> {
        Ok(Value::None)
    }
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Value, WriteError> {
        Ok(Value::Some(Box::new(value.serialize(Build)?)))
    }
    fn serialize_unit(self) -> Result<Value, WriteError> {
        atom("()")
    }
    fn serialize_unit_struct(self, _: &'static str) -> Result<Value, WriteError> {
        atom("()")
    }
    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<Value, WriteError> {
        Ok(Value::Variant(variant, Payload::Unit))
    }
    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<Value, WriteError> {
        value.serialize(Build)
    }
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<Value, WriteError> {
        Ok(Value::Variant(variant, Payload::Newtype(Box::new(value.serialize(Build)?))))
    }
    fn serialize_seq(self, _: Option<usize>) -> Result<BuildList, WriteError> {
        Ok(BuildList { items: Vec::new(), kind: ListKind::Seq })
    }
    fn serialize_tuple(self, _: usize) -> Result<BuildList, WriteError> {
        Ok(BuildList { items: Vec::new(), kind: ListKind::Tuple })
    }
    fn serialize_tuple_struct(self, _: &'static str, length: usize) -> Result<BuildList, WriteError> {
        self.serialize_tuple(length)
    }
    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<BuildList, WriteError> {
        Ok(BuildList { items: Vec::new(), kind: ListKind::Variant(variant) })
    }
    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, WriteError> {
        unsupported("a map")
    }
    fn serialize_struct(self, name: &'static str, _: usize) -> Result<BuildFields, WriteError> {
        Ok(BuildFields { fields: Fields { owner: name.to_owned(), fields: Vec::new() }, variant: None })
    }
    fn serialize_struct_variant(
        self,
        name: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<BuildFields, WriteError> {
        let fields = Fields { owner: format!("{name}::{variant}"), fields: Vec::new() };
        Ok(BuildFields { fields, variant: Some(variant) })
    }
}

struct BuildList {
    items: Vec<Value>,
    kind: ListKind,
}

enum ListKind {
    Seq,
    Tuple,
    Variant(&'static str),
}

impl BuildList {
    fn push<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), WriteError> {
        self.items.push(value.serialize(Build)?);
        Ok(())
    }

    fn finish(self) -> Value {
        match self.kind {
            ListKind::Seq => Value::Seq(self.items),
            ListKind::Tuple => Value::Tuple(self.items),
            ListKind::Variant(name) => Value::Variant(name, Payload::Tuple(self.items)),
        }
    }
}

macro_rules! list {
    ($($part:ident :: $method:ident),*) => {
        $(impl ser::$part for BuildList {
            type Ok = Value;
            type Error = WriteError;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), WriteError> {
                self.push(value)
            }

            fn end(self) -> Result<Value, WriteError> {
                Ok(self.finish())
            }
        })*
    };
}
list!(SerializeSeq::serialize_element, SerializeTuple::serialize_element);
list!(SerializeTupleStruct::serialize_field, SerializeTupleVariant::serialize_field);

struct BuildFields {
    fields: Fields,
    variant: Option<&'static str>,
}

macro_rules! fields {
    ($($part:ident),*) => {
        $(impl ser::$part for BuildFields {
            type Ok = Value;
            type Error = WriteError;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> Result<(), WriteError> {
                self.fields.fields.push((name, value.serialize(Build)?));
                Ok(())
            }

            fn end(self) -> Result<Value, WriteError> {
                Ok(match self.variant {
                    None => Value::Struct(self.fields),
                    Some(name) => Value::Variant(name, Payload::Struct(self.fields)),
                })
            }
        })*
    };
}
fields!(SerializeStruct, SerializeStructVariant);

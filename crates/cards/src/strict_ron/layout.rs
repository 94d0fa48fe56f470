//! Lines: a value stands on one line where it fits; else its parts fill lines, each broken only where it must be.

use super::value::{Fields, Payload, Value};

const WIDTH: usize = 112;
/// How much may stand before a last part that is opened on the same line.
const BEFORE_LAST: usize = 72;
/// The longest field with content that shares a line with others.
const BRIEF: usize = 50;
const INDENT: usize = 2;

/// The text of a value, without a line break at its end.
pub(super) fn lay_out(value: &Value) -> String {
    let mut page = Page { text: String::new(), column: 0 };
    page.value(value, 0);
    page.text
}

struct Page {
    text: String,
    column: usize,
}

/// A part of a bracketed list: a field with its name, or an element.
struct Part<'a> {
    label: Option<&'static str>,
    value: &'a Value,
}

impl Page {
    fn put(&mut self, text: &str) {
        self.text.push_str(text);
        self.column += text.chars().count();
    }

    fn new_line(&mut self, depth: usize) {
        self.text.push('\n');
        self.text.push_str(&" ".repeat(depth * INDENT));
        self.column = depth * INDENT;
    }

    fn value(&mut self, value: &Value, depth: usize) {
        let one_line = inline(value);
        // One column is left for the comma that may follow.
        if self.column + one_line.chars().count() < WIDTH {
            return self.put(&one_line);
        }
        match value {
            Value::Atom(text) => self.put(text),
            Value::None => self.put("None"),
            Value::Some(inner) if needs_some(inner) => {
                self.put("Some(");
                self.value(inner, depth);
                self.put(")");
            }
            Value::Some(inner) => self.value(inner, depth),
            Value::Seq(items) => self.block(("[", "]"), &elements(items), depth),
            Value::Tuple(items) => self.block(("(", ")"), &elements(items), depth),
            Value::Struct(fields) => self.block(("(", ")"), &named(fields), depth),
            Value::Variant(name, payload) => {
                self.put(name);
                self.payload(payload, depth);
            }
        }
    }

    fn payload(&mut self, payload: &Payload, depth: usize) {
        match payload {
            Payload::Unit => {}
            Payload::Newtype(inner) => match &**inner {
                Value::Struct(fields) => self.block(("(", ")"), &named(fields), depth),
                Value::Tuple(items) => self.block(("(", ")"), &elements(items), depth),
                inner => {
                    self.put("(");
                    self.value(inner, depth);
                    self.put(")");
                }
            },
            Payload::Tuple(items) => self.block(("(", ")"), &elements(items), depth),
            Payload::Struct(fields) => self.block(("(", ")"), &named(fields), depth),
        }
    }

    fn block(&mut self, (open, close): (&str, &str), parts: &[Part<'_>], depth: usize) {
        self.put(open);
        if let Some((last, before)) = parts.split_last()
            && self.opens_last_on_this_line(before, last)
        {
            for part in before {
                self.put(&format!("{}, ", part.inline()));
            }
            self.put(&last.label());
            self.value(last.value, depth);
            return self.put(close);
        }
        for (index, part) in parts.iter().enumerate() {
            let fits_here = self.column + 2 + part.inline().chars().count() < WIDTH;
            let follows_short = index > 0 && parts[index - 1].is_short() && part.is_short();
            if fits_here && follows_short {
                self.put(" ");
            } else {
                self.new_line(depth + 1);
            }
            self.put(&part.label());
            self.value(part.value, depth + 1);
            self.put(",");
        }
        self.new_line(depth);
        self.put(close);
    }

    /// Whether all parts but the last are short and the last can begin behind them: one indent less for what matters.
    fn opens_last_on_this_line(&self, before: &[Part<'_>], last: &Part<'_>) -> bool {
        let can_open = match last.value {
            Value::Atom(_) | Value::None | Value::Variant(_, Payload::Unit) => false,
            Value::Some(_) | Value::Seq(_) | Value::Tuple(_) | Value::Struct(_) | Value::Variant(..) => true,
        };
        let length: usize = before.iter().map(|part| part.inline().chars().count() + 2).sum();
        can_open && length <= BEFORE_LAST && self.column + length + BEFORE_LAST / 2 < WIDTH
    }
}

impl Part<'_> {
    fn label(&self) -> String {
        self.label.map_or(String::new(), |label| format!("{label}: "))
    }

    /// Whether the part may share a line with others: a name, a number, a list of them, or a brief field.
    fn is_short(&self) -> bool {
        is_flat(self.value) || self.label.is_some() && self.inline().chars().count() <= BRIEF
    }

    fn inline(&self) -> String {
        format!("{}{}", self.label(), inline(self.value))
    }
}

/// Whether a value is a name, a number or a list of them.
fn is_flat(value: &Value) -> bool {
    match value {
        Value::Atom(_) | Value::None => true,
        Value::Some(inner) => is_flat(inner),
        Value::Seq(items) | Value::Tuple(items) => items.iter().all(is_flat),
        Value::Variant(_, Payload::Unit) => true,
        Value::Struct(_) | Value::Variant(..) => false,
    }
}

fn named(fields: &Fields) -> Vec<Part<'_>> {
    fields.fields.iter().map(|(label, value)| Part { label: Some(label), value }).collect()
}

fn elements(items: &[Value]) -> Vec<Part<'_>> {
    items.iter().map(|value| Part { label: None, value }).collect()
}

/// The value on one line.
fn inline(value: &Value) -> String {
    match value {
        Value::Atom(text) => text.clone(),
        Value::None => "None".to_owned(),
        Value::Some(inner) if needs_some(inner) => format!("Some({})", inline(inner)),
        Value::Some(inner) => inline(inner),
        Value::Seq(items) => format!("[{}]", inline_parts(&elements(items))),
        Value::Tuple(items) => format!("({})", inline_parts(&elements(items))),
        Value::Struct(fields) => format!("({})", inline_parts(&named(fields))),
        Value::Variant(name, Payload::Unit) => (*name).to_owned(),
        Value::Variant(name, Payload::Newtype(inner)) => match &**inner {
            Value::Struct(fields) => format!("{name}({})", inline_parts(&named(fields))),
            Value::Tuple(items) => format!("{name}({})", inline_parts(&elements(items))),
            inner => format!("{name}({})", inline(inner)),
        },
        Value::Variant(name, Payload::Tuple(items)) => format!("{name}({})", inline_parts(&elements(items))),
        Value::Variant(name, Payload::Struct(fields)) => format!("{name}({})", inline_parts(&named(fields))),
    }
}

fn inline_parts(parts: &[Part<'_>]) -> String {
    let texts: Vec<String> = parts.iter().map(Part::inline).collect();
    texts.join(", ")
}

/// `Some` is implied, except where its content would read as an option itself.
fn needs_some(inner: &Value) -> bool {
    matches!(inner, Value::None | Value::Some(_) | Value::Variant("None" | "Some", _))
}

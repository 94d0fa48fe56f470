//! The types of the wire in TypeScript.

use std::collections::BTreeMap;

use ts_rs::{Config, TS, TypeVisitor};

/// All types of the wire and the commands over them, as a TypeScript module.
pub fn types() -> String {
    let mut all =
        Declarations { config: Config::default(), declared: BTreeMap::new(), commands: String::new() };
    crate::commands::declare(&mut all);
    let declared: Vec<String> = all.declared.into_values().map(|text| format!("export {text}\n")).collect();
    format!(
        "// Written by `cargo xtask web` from the types of crates/web: change those.\n\n{}\nexport interface Commands {{\n{}}}\n",
        declared.join("\n"),
        all.commands
    )
}

/// Types on their way into a module.
pub(crate) struct Declarations {
    config: Config,
    declared: BTreeMap<String, String>,
    commands: String,
}

impl Declarations {
    /// Adds a type and all that it is made of.
    pub(crate) fn add<T: TS + 'static + ?Sized>(&mut self) {
        // Only types of ours have a declaration; lists, options and numbers are TypeScript's own.
        if T::output_path().is_some() {
            let ident = T::ident(&self.config);
            if self.declared.contains_key(&ident) {
                return;
            }
            self.declared.insert(ident, T::decl(&self.config));
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }

    pub(crate) fn name<T: TS + ?Sized>(&self) -> String {
        T::name(&self.config)
    }

    pub(crate) fn command(&mut self, name: &str, docs: &[&str], input: String, output: String) {
        for doc in docs {
            self.commands += &format!("  /** {} */\n", doc.trim());
        }
        self.commands += &format!("  {name}: {{ input: {input}; output: {output} }};\n");
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        self.add::<T>();
    }
}

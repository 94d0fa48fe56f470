//! Where something can be changed, and how: each change is a few words put into the text of a file, without a line more.
//!
//! Nothing is written twice: with `m` as the switch, `a && b` becomes `((a ^ m) && (b ^ m)) ^ m`, which is `a || b` when it is
//! thrown and as lazy as before. In the same way `any` becomes `all`.

use proc_macro2::Span;
use std::fmt;
use std::path::{Path, PathBuf};
use syn::parse::{Parse, ParseStream};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr, ExprMethodCall, Lit, Pat, ReturnType, Token, Type, UnOp};

/// What is changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Change {
    /// `&&` for `||` and the other way round.
    Connective,
    /// `==`, `<`, `!x`, `matches!`, a condition: the opposite.
    Negation,
    /// `<` for `<=` and the like.
    Boundary,
    /// `true` for `false`.
    Literal,
    /// A function always gives true, or false.
    Returns,
    /// `any` for `all`, `is_some_and` for `is_none_or`.
    Quantifier,
    /// A filter lets everything through.
    Filter,
    /// `+ 1` becomes `+ 2`.
    OneOff,
    /// `max` for `min`.
    Extreme,
}

/// Text that is put in at a byte of the file.
#[derive(Clone, Debug)]
pub struct Put {
    pub at: usize,
    /// In place of so many bytes.
    pub instead_of: usize,
    pub text: String,
    /// How deep the expression lies, so that brackets nest.
    pub depth: usize,
    pub side: Side,
}

/// On which side of an expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Side {
    Close,
    Open,
}

/// One change.
#[derive(Clone, Debug)]
pub struct Site {
    pub number: usize,
    pub path: PathBuf,
    pub line: usize,
    pub change: Change,
    pub source: String,
    /// With `#` in place of the number.
    pub puts: Vec<Put>,
    /// The compiler does not take it.
    pub refused: bool,
}

impl Site {
    /// What is changed, wherever in the file it stands.
    pub fn label(&self) -> String {
        let words: Vec<&str> = self.source.split_whitespace().collect();
        let mut short = words.join(" ");
        if short.chars().count() > 120 {
            short = short.chars().take(117).chain("...".chars()).collect();
        }
        format!("{} {:?}: {short}", self.path.display(), self.change)
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} line {} {}", self.number, self.line, self.label())
    }
}

/// All changes in a file.
pub fn find(path: &Path, text: &str) -> syn::Result<Vec<Site>> {
    let file = syn::parse_file(text)?;
    let mut finder = Finder { path, text, depth: 0, sites: Vec::new() };
    finder.visit_file(&file);
    Ok(finder.sites)
}

struct Finder<'t> {
    path: &'t Path,
    text: &'t str,
    depth: usize,
    sites: Vec<Site>,
}

const M: &str = "crate::mutant::on(#)";

impl Finder<'_> {
    fn add(&mut self, change: Change, span: Span, puts: Vec<Put>) {
        let source = match change {
            // A word alone does not tell which one it is: with its line and the one before.
            Change::Literal => {
                let before = span.start().line.saturating_sub(2);
                self.text.lines().skip(before).take(2).map(str::trim).collect::<Vec<_>>().join(" ")
            }
            _ => self.text[span.byte_range()].to_owned(),
        };
        let (path, line) = (self.path.to_owned(), span.start().line);
        self.sites.push(Site { number: 0, path, line, change, source, puts, refused: false });
    }

    fn around(&self, span: Span, before: &str, after: &str) -> [Put; 2] {
        let range = span.byte_range();
        let put =
            |at, text: &str, side| Put { at, instead_of: 0, text: text.to_owned(), depth: self.depth, side };
        [put(range.start, before, Side::Open), put(range.end, after, Side::Close)]
    }

    /// The opposite of an expression.
    fn negate(&mut self, change: Change, span: Span) {
        let puts = self.around(span, "(", &format!(" ^ {M})"));
        self.add(change, span, puts.to_vec());
    }

    /// A condition that has no change of its own yet.
    fn condition(&mut self, expr: &Expr) {
        if matches!(expr, Expr::Call(_) | Expr::MethodCall(_) | Expr::Field(_) | Expr::Path(_)) {
            self.negate(Change::Negation, expr.span());
        }
    }

    fn binary(&mut self, expr: &syn::ExprBinary) {
        let (left, right) = (expr.left.span(), expr.right.span());
        match expr.op {
            BinOp::And(_) | BinOp::Or(_) if !has_let(&expr.left) && !has_let(&expr.right) => {
                let mut puts = self.around(expr.span(), "(", &format!(" ^ {M})")).to_vec();
                self.depth += 1;
                puts.extend(self.around(expr.span(), "(", ")"));
                self.depth += 1;
                puts.extend(self.around(left, "((", &format!(") ^ {M})")));
                puts.extend(self.around(right, "((", &format!(") ^ {M})")));
                self.depth -= 2;
                self.add(Change::Connective, expr.span(), puts);
            }
            BinOp::And(_) => {
                self.condition(&expr.left);
                self.condition(&expr.right);
            }
            BinOp::Eq(_) | BinOp::Ne(_) => self.negated_in_brackets(expr.span()),
            BinOp::Lt(_) | BinOp::Le(_) | BinOp::Gt(_) | BinOp::Ge(_) => {
                self.negated_in_brackets(expr.span());
                self.depth += 2;
                self.boundary(expr);
                self.depth -= 2;
            }
            BinOp::Add(_) | BinOp::Sub(_) | BinOp::AddAssign(_) | BinOp::SubAssign(_)
                if is_one(&expr.right) =>
            {
                self.depth += 1;
                let puts = self.around(right, "crate::mutant::more(#, ", ")");
                self.depth -= 1;
                self.add(Change::OneOff, expr.span(), puts.to_vec());
            }
            _ => {}
        }
    }

    fn negated_in_brackets(&mut self, span: Span) {
        let mut puts = self.around(span, "(", &format!(" ^ {M})")).to_vec();
        self.depth += 1;
        puts.extend(self.around(span, "(", ")"));
        self.depth -= 1;
        self.add(Change::Negation, span, puts);
    }

    /// `a < b` becomes `less(#, &(a), &(b))`.
    fn boundary(&mut self, expr: &syn::ExprBinary) {
        let name = match expr.op {
            BinOp::Lt(_) => "less",
            BinOp::Le(_) => "at_most",
            BinOp::Gt(_) => "greater",
            _ => "at_least",
        };
        let mut puts = self.around(expr.span(), &format!("crate::mutant::{name}(#, "), ")").to_vec();
        self.depth += 1;
        puts.extend(self.around(expr.left.span(), "&(", ")"));
        puts.extend(self.around(expr.right.span(), "&(", ")"));
        self.depth -= 1;
        puts.push(self.instead(expr.op.span(), ","));
        self.add(Change::Boundary, expr.span(), puts);
    }

    fn instead(&self, span: Span, text: &str) -> Put {
        let range = span.byte_range();
        let text = text.to_owned();
        Put { at: range.start, instead_of: range.len(), text, depth: self.depth, side: Side::Open }
    }

    fn method(&mut self, call: &ExprMethodCall) {
        let name = call.method.to_string();
        let argument = call.args.first();
        match (name.as_str(), argument, call.args.len()) {
            ("any" | "all" | "is_some_and" | "is_none_or" | "is_ok_and", Some(Expr::Closure(closure)), 1) => {
                let mut puts = self.around(call.span(), "(", &format!(" ^ {M})")).to_vec();
                self.depth += 2;
                puts.extend(self.around(closure.body.span(), "((", &format!(") ^ {M})")));
                self.depth -= 2;
                self.add(Change::Quantifier, call.span(), puts);
            }
            ("filter", Some(Expr::Closure(closure)), 1) => {
                self.depth += 2;
                let puts = self.around(closure.body.span(), "((", &format!(") || {M})"));
                self.depth -= 2;
                self.add(Change::Filter, closure.span(), puts.to_vec());
            }
            ("max" | "min", Some(_), 1) => {
                let other = if name == "max" { "max_or_min" } else { "min_or_max" };
                let [open, _] = self.around(call.receiver.span(), &format!("crate::mutant::{other}(#, "), "");
                // `.max(` becomes a comma; lines stay lines.
                let at = call.receiver.span().byte_range().end;
                let instead_of = call.paren_token.span.open().byte_range().end - at;
                let lines = self.text[at..at + instead_of].matches('\n').count();
                let text = format!(", {}", "\n".repeat(lines));
                let comma = Put { at, instead_of, text, depth: 0, side: Side::Close };
                self.add(Change::Extreme, call.span(), vec![open, comma]);
            }
            _ => {}
        }
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_expr(&mut self, expr: &'ast Expr) {
        self.depth += 10;
        match expr {
            Expr::Binary(binary) => self.binary(binary),
            Expr::Unary(unary) if matches!(unary.op, UnOp::Not(_)) => {
                self.negate(Change::Negation, expr.span())
            }
            Expr::Lit(lit) if matches!(lit.lit, Lit::Bool(_)) => self.negate(Change::Literal, expr.span()),
            Expr::MethodCall(call) => self.method(call),
            Expr::If(branch) => self.condition(&branch.cond),
            Expr::Match(matched) => {
                let guards = matched.arms.iter().filter_map(|arm| arm.guard.as_ref());
                guards.for_each(|(_, guard)| self.condition(guard));
            }
            Expr::Macro(invoked) if invoked.mac.path.is_ident("matches") => {
                self.negate(Change::Negation, expr.span());
                if let Ok(matched) = invoked.mac.parse_body::<Matches>() {
                    self.visit_expr(&matched.value);
                    if let Some(guard) = &matched.guard {
                        self.condition(guard);
                        self.visit_expr(guard);
                    }
                }
            }
            _ => {}
        }
        visit::visit_expr(self, expr);
        self.depth -= 10;
    }

    fn visit_signature(&mut self, _: &'ast syn::Signature) {}
    fn visit_pat(&mut self, _: &'ast Pat) {}
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}
    fn visit_type(&mut self, _: &'ast Type) {}
    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_expr_repeat(&mut self, repeat: &'ast syn::ExprRepeat) {
        self.visit_expr(&repeat.expr);
    }

    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if !module.attrs.iter().any(|attribute| attribute.path().is_ident("cfg")) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        self.function(&function.sig, &function.block);
    }

    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        self.function(&function.sig, &function.block);
    }
}

impl Finder<'_> {
    fn function(&mut self, signature: &syn::Signature, block: &syn::Block) {
        if signature.constness.is_some() {
            return;
        }
        let gives_bool = matches!(&signature.output, ReturnType::Type(_, own)
            if matches!(&**own, Type::Path(path) if path.path.is_ident("bool")));
        if gives_bool {
            for value in ["true", "false"] {
                let at = block.brace_token.span.open().byte_range().end;
                let text = format!(" if {M} {{ return {value}; }}");
                let put = Put { at, instead_of: 0, text, depth: self.depth, side: Side::Open };
                self.add(Change::Returns, signature.span(), vec![put]);
                let site = self.sites.last_mut().expect("just added");
                site.source = format!("{value} from {}", site.source);
            }
        }
        self.visit_block(block);
    }
}

/// The inside of `matches!`.
struct Matches {
    value: Expr,
    guard: Option<Expr>,
}

impl Parse for Matches {
    fn parse(input: ParseStream<'_>) -> syn::Result<Matches> {
        let value = input.parse()?;
        input.parse::<Token![,]>()?;
        Pat::parse_multi_with_leading_vert(input)?;
        let guard = if input.parse::<Option<Token![if]>>()?.is_some() { Some(input.parse()?) } else { None };
        input.parse::<Option<Token![,]>>()?;
        Ok(Matches { value, guard })
    }
}

/// Whether a chain of conditions binds something: it cannot be put in brackets.
fn has_let(expr: &Expr) -> bool {
    match expr {
        Expr::Let(_) => true,
        Expr::Binary(binary) => has_let(&binary.left) || has_let(&binary.right),
        _ => false,
    }
}

fn is_one(expr: &Expr) -> bool {
    matches!(expr, Expr::Lit(lit) if matches!(&lit.lit, Lit::Int(number) if number.base10_digits() == "1"))
}

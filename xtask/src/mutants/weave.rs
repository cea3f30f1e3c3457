//! [`woven`]: a source file with many mutants in it at once, each behind a switch.
//!
//! `a + b` becomes `(if crate::__mutant(7) { a - b } else { a + b })`, and so on: all mutants are built together, and a
//! variable of the environment turns one of them on. A mutant costs a test run and no build.

use std::collections::HashMap;
use std::ops::Range;

use proc_macro2::LineColumn;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Block, Expr, ReturnType, Signature};

use super::Mutant;

/// The switch, to be appended to the root of a crate: which mutant is on, and in a trace which are reached.
pub(crate) const SWITCH: &str = r#"
#[doc(hidden)]
pub fn __mutant(id: usize) -> bool {
    use std::sync::LazyLock;
    use std::sync::atomic::{AtomicBool, Ordering};
    static ON: LazyLock<usize> =
        LazyLock::new(|| std::env::var("MUTANT").ok().and_then(|id| id.parse().ok()).unwrap_or(usize::MAX));
    static TRACE: LazyLock<Option<std::ffi::OsString>> = LazyLock::new(|| std::env::var_os("MUTANT_TRACE"));
    static SEEN: [AtomicBool; 1 << 16] = [const { AtomicBool::new(false) }; 1 << 16];
    if let Some(file) = &*TRACE
        && SEEN.get(id).is_some_and(|seen| !seen.swap(true, Ordering::Relaxed))
        && let Ok(mut file) = std::fs::OpenOptions::new().create(true).append(true).open(file)
    {
        let _ = std::io::Write::write_all(&mut file, format!("{id}\n").as_bytes());
    }
    id == *ON
}
"#;

/// `source` with these mutants of it, and those that it does not hold: in constants, in what returns an `impl Trait`, in
/// chains of `let`.
pub(crate) fn woven(source: &str, mutants: &[&Mutant]) -> syn::Result<String> {
    let mut weaver = Weaver { source, at: HashMap::new(), edits: Vec::new() };
    for mutant in mutants {
        weaver
            .at
            .entry((mutant.genre.clone(), mutant.line, mutant.column))
            .or_default()
            .push((*mutant).clone());
    }
    weaver.visit_file(&syn::parse_file(source)?);
    Ok(weaver.text())
}

/// What is put around a stretch of the source.
struct Edit {
    range: Range<usize>,
    before: String,
    after: &'static str,
}

struct Weaver<'a> {
    source: &'a str,
    at: HashMap<(String, usize, usize), Vec<Mutant>>,
    /// Outer stretches before the inner ones.
    edits: Vec<Edit>,
}

impl Weaver<'_> {
    fn take(&mut self, genre: &str, at: LineColumn) -> Vec<Mutant> {
        self.at.remove(&(genre.to_owned(), at.line, at.column + 1)).unwrap_or_default()
    }

    /// Lets each mutant have its own text in place of `range`.
    fn choose(&mut self, range: Range<usize>, mutants: &[Mutant], text: impl Fn(&Mutant) -> String) {
        let branch =
            |mutant: &Mutant| format!("if crate::__mutant({}) {{ {} }} else ", mutant.id, text(mutant));
        let branches: String = mutants.iter().map(branch).collect();
        if !mutants.is_empty() {
            self.edits.push(Edit { range, before: format!("({branches}{{ "), after: " })" });
        }
    }

    fn function(&mut self, signature: &Signature, block: &Block) {
        let Some(first) = block.stmts.first() else { return };
        let before = self.edits.len();
        let mutants = self.take("FnValue", first.span().start());
        // Two iterators are of two types.
        let opaque = match &signature.output {
            ReturnType::Type(_, of) => self.source[of.span().byte_range()].contains("impl "),
            ReturnType::Default => false,
        };
        for mutant in mutants.iter().filter(|_| !opaque) {
            let before = format!("if crate::__mutant({}) {{ return {}; }} ", mutant.id, mutant.replacement);
            let start = first.span().byte_range().start;
            self.edits.push(Edit { range: start..start, before, after: "" });
        }
        visit::visit_block(self, block);
        // The switch is not for the compiler to turn.
        if let Some(token) = signature.constness.filter(|_| self.edits.len() > before) {
            self.edits.push(Edit { range: token.span.byte_range(), before: "/* ".to_owned(), after: " */" });
        }
    }

    fn text(&self) -> String {
        let mut inserted: Vec<(usize, u8, usize, &str)> = Vec::new();
        for (order, edit) in self.edits.iter().enumerate() {
            inserted.push((edit.range.start, 1, order, &edit.before));
            // What was begun last ends first.
            inserted.push((edit.range.end, 0, usize::MAX - order, edit.after));
        }
        inserted.sort_by_key(|(place, kind, order, _)| (*place, *kind, *order));
        let (mut text, mut done) = (String::new(), 0);
        for (place, _, _, piece) in inserted {
            text.push_str(&self.source[done..place]);
            text.push_str(piece);
            done = place;
        }
        text + &self.source[done..]
    }
}

impl<'ast> Visit<'ast> for Weaver<'_> {
    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.function(&item.sig, &item.block);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.function(&item.sig, &item.block);
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        if let Some(block) = &item.default {
            self.function(&item.sig, block);
        }
    }

    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}

    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}

    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}

    fn visit_type(&mut self, _: &'ast syn::Type) {}

    fn visit_expr_binary(&mut self, expr: &'ast syn::ExprBinary) {
        let mutants = self.take("BinaryOperator", expr.op.span().start());
        let (left, right) = (expr.left.span().byte_range(), expr.right.span().byte_range());
        if !has_let(&expr.left) && !has_let(&expr.right) {
            let (source, range) = (self.source, left.start..right.end);
            let text = |mutant: &Mutant| {
                format!("{} {} {}", &source[left.clone()], mutant.replacement, &source[right.clone()])
            };
            self.choose(range, &mutants, text);
        }
        visit::visit_expr_binary(self, expr);
    }

    fn visit_expr_unary(&mut self, expr: &'ast syn::ExprUnary) {
        let mutants = self.take("UnaryOperator", expr.op.span().start());
        let (source, inner) = (self.source, expr.expr.span().byte_range());
        self.choose(expr.span().byte_range(), &mutants, |_| source[inner.clone()].to_owned());
        visit::visit_expr_unary(self, expr);
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        for mutant in self.take("MatchArm", arm.span().start()) {
            let range = arm.pat.span().byte_range();
            let before = format!(" if !crate::__mutant({})", mutant.id);
            self.edits.push(Edit { range: range.end..range.end, before, after: "" });
        }
        if let Some((_, guard)) = &arm.guard {
            let mutants = self.take("MatchArmGuard", guard.span().start());
            if !has_let(guard) {
                self.choose(guard.span().byte_range(), &mutants, |mutant| mutant.replacement.clone());
            }
        }
        visit::visit_arm(self, arm);
    }
}

/// Whether a condition is a chain with a `let` in it, which cannot be put in parentheses.
fn has_let(expr: &Expr) -> bool {
    match expr {
        Expr::Let(_) => true,
        Expr::Binary(binary) if matches!(binary.op, BinOp::And(_)) => {
            has_let(&binary.left) || has_let(&binary.right)
        }
        _ => false,
    }
}

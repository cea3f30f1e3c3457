//! [`instrument`]: a source file with all its mutants at once, each behind a switch (mutant schemata).
//!
//! `a + b` becomes `(if crate::__mutant(7) { a - b } else { a + b })`, and so on. All mutants are built together, and
//! an environment variable turns one of them on, so a mutant costs a test run and no build.

use std::collections::HashMap;
use std::ops::Range;

use proc_macro2::LineColumn;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Block, Expr, ReturnType, Signature, Stmt};

use crate::Mutant;

/// The code to append to the root of a crate: `__mutant(id)` returns whether mutant `id` is on, and in a trace notes
/// that it was reached.
pub(crate) const SWITCH: &str = r#"
#[doc(hidden)]
#[inline]
pub fn __mutant(id: usize) -> bool {
    use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
    const UNKNOWN: usize = usize::MAX;
    const TRACE: usize = usize::MAX - 1;
    const NONE: usize = usize::MAX - 2;
    static ON: AtomicUsize = AtomicUsize::new(UNKNOWN);
    static SEEN: [AtomicBool; 1 << 16] = [const { AtomicBool::new(false) }; 1 << 16];
    #[cold]
    #[inline(never)]
    fn of_environment(id: usize) -> bool {
        let on = match (std::env::var("MUTANT"), std::env::var_os("MUTANT_TRACE")) {
            (Ok(on), _) => on.parse().unwrap_or(NONE),
            (_, Some(_)) => TRACE,
            _ => NONE,
        };
        ON.store(on, Relaxed);
        on == id
    }
    #[cold]
    #[inline(never)]
    fn trace(id: usize) {
        if !SEEN[id].swap(true, Relaxed)
            && let Some(file) = std::env::var_os("MUTANT_TRACE")
            && let Ok(mut file) = std::fs::OpenOptions::new().create(true).append(true).open(file)
        {
            let _ = std::io::Write::write_all(&mut file, format!("{id}\n").as_bytes());
        }
    }
    let on = ON.load(Relaxed);
    if on < NONE {
        return on == id;
    }
    match on {
        UNKNOWN => {
            let is_on = of_environment(id);
            if ON.load(Relaxed) == TRACE {
                trace(id);
            }
            is_on
        }
        TRACE if !SEEN[id].load(Relaxed) => {
            trace(id);
            false
        }
        _ => false,
    }
}

#[doc(hidden)]
#[derive(Clone)]
pub enum __Either<I: Iterator> {
    Own(I),
    Other(std::vec::IntoIter<I::Item>),
}

impl<I: Iterator> Iterator for __Either<I> {
    type Item = I::Item;

    fn next(&mut self) -> Option<I::Item> {
        match self {
            Self::Own(own) => own.next(),
            Self::Other(other) => other.next(),
        }
    }
}

impl<I: DoubleEndedIterator> DoubleEndedIterator for __Either<I> {
    fn next_back(&mut self) -> Option<I::Item> {
        match self {
            Self::Own(own) => own.next_back(),
            Self::Other(other) => other.next_back(),
        }
    }
}
"#;

/// Returns `source` with these mutants, except those in constants, and the mutants that cannot compile.
pub(crate) fn instrument(source: &str, mutants: &[&Mutant]) -> syn::Result<(String, Vec<usize>)> {
    let mut instrumenter =
        Instrumenter { source, at: HashMap::new(), edits: Vec::new(), unviable: Vec::new() };
    for mutant in mutants {
        instrumenter
            .at
            .entry((mutant.genre.clone(), mutant.line, mutant.column))
            .or_default()
            .push((*mutant).clone());
    }
    instrumenter.visit_file(&syn::parse_file(source)?);
    Ok((instrumenter.text(), instrumenter.unviable))
}

/// Text to put before and after a range of the source.
struct Edit {
    range: Range<usize>,
    before: String,
    after: &'static str,
}

struct Instrumenter<'a> {
    source: &'a str,
    at: HashMap<(String, usize, usize), Vec<Mutant>>,
    /// Outer ranges come before inner ones.
    edits: Vec<Edit>,
    /// Mutants that cannot compile.
    unviable: Vec<usize>,
}

impl Instrumenter<'_> {
    fn take(&mut self, genre: &str, at: LineColumn) -> Vec<Mutant> {
        self.at.remove(&(genre.to_owned(), at.line, at.column + 1)).unwrap_or_default()
    }

    /// Replaces `range` by a choice between the text of each mutant and the original.
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
        let output = match &signature.output {
            ReturnType::Type(_, of) => &self.source[of.span().byte_range()],
            ReturnType::Default => "",
        };
        let tail = match block.stmts.last() {
            Some(Stmt::Expr(tail, None)) => Some(tail.span().byte_range()),
            _ => None,
        };
        // The mutant and the original return different iterator types, so both are wrapped in one.
        let (result, tail_edit) = match (output.find("impl Iterator"), tail) {
            (None, _) => (["", ""], None),
            (Some(0), Some(tail)) => (
                ["crate::__Either::Other((", ").collect::<Vec<_>>().into_iter())"],
                Some((tail, "crate::__Either::Own(", ")")),
            ),
            (Some(_), Some(tail)) => (
                ["(", ").map(|found| crate::__Either::Other(found.collect::<Vec<_>>().into_iter()))"],
                Some((tail, "(", ").map(crate::__Either::Own)")),
            ),
            (Some(_), None) => return visit::visit_block(self, block),
        };
        let start = first.span().byte_range().start;
        for mutant in &mutants {
            let [open, close] = result;
            let (id, replacement) = (mutant.id, &mutant.replacement);
            let before = format!("if crate::__mutant({id}) {{ return {open}{replacement}{close}; }} ");
            self.edits.push(Edit { range: start..start, before, after: "" });
        }
        if let Some((range, open, after)) = tail_edit.filter(|_| !mutants.is_empty()) {
            self.edits.push(Edit { range, before: open.to_owned(), after });
        }
        visit::visit_block(self, block);
        // The switch is not a constant function, so the mutated function cannot be one either.
        if let Some(token) = signature.constness.filter(|_| self.edits.len() > before) {
            self.edits.push(Edit { range: token.span.byte_range(), before: "/* ".to_owned(), after: " */" });
        }
    }

    fn text(&self) -> String {
        let mut inserted: Vec<(usize, u8, usize, &str)> = Vec::new();
        for (order, edit) in self.edits.iter().enumerate() {
            inserted.push((edit.range.start, 1, order, &edit.before));
            // The innermost edit is closed first.
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

impl<'ast> Visit<'ast> for Instrumenter<'_> {
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
        } else {
            self.unviable.extend(mutants.iter().map(|mutant| mutant.id));
        }
        visit::visit_expr_binary(self, expr);
    }

    fn visit_expr_unary(&mut self, expr: &'ast syn::ExprUnary) {
        let mutants = self.take("UnaryOperator", expr.op.span().start());
        let (source, inner) = (self.source, expr.expr.span().byte_range());
        self.choose(expr.span().byte_range(), &mutants, |_| source[inner.clone()].to_owned());
        visit::visit_expr_unary(self, expr);
    }

    fn visit_expr_struct(&mut self, expr: &'ast syn::ExprStruct) {
        let source = self.source;
        for field in &expr.fields {
            let mutants = self.take("StructField", field.span().start());
            let (all, field) = (expr.span().byte_range(), field.span().byte_range());
            let rest = source[field.end..all.end].trim_start().trim_start_matches(',');
            self.choose(all.clone(), &mutants, |_| format!("{} {rest}", &source[all.start..field.start]));
        }
        visit::visit_expr_struct(self, expr);
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

/// Returns whether a condition is a chain that contains a `let`, which cannot be put in parentheses.
fn has_let(expr: &Expr) -> bool {
    match expr {
        Expr::Let(_) => true,
        Expr::Binary(binary) if matches!(binary.op, BinOp::And(_)) => {
            has_let(&binary.left) || has_let(&binary.right)
        }
        _ => false,
    }
}

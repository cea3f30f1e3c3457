//! The module graph of the library, computed from its sources: no cycles, and no forbidden edges.
//!
//! A node is a module at the root, or a module below `engine`. An edge `a → b` means that code of `a`, tests and
//! comments left out, names something of `b`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

type Graph = BTreeMap<String, BTreeSet<String>>;

/// Returns every source file below `folder`, with its module path: `engine/moore/count.rs` is `[engine, moore, count]`.
fn sources(folder: &Path) -> Vec<(PathBuf, Vec<String>)> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_path_buf()];
    while let Some(next) = open.pop() {
        for entry in std::fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let inside = path.strip_prefix(folder).unwrap().with_extension("");
                let module = inside.iter().map(|part| part.to_str().unwrap().to_owned()).collect();
                found.push((path, module));
            }
        }
    }
    found
}

/// Returns the code of a source file without comments, strings and everything after `#[cfg(test)]`.
fn code(text: &str) -> String {
    let text = text.split("\n#[cfg(test)]\nmod").next().unwrap_or_default();
    let mut code = String::new();
    for line in text.lines() {
        let mut in_string = false;
        let mut rest = line.chars().peekable();
        while let Some(c) = rest.next() {
            match c {
                '\\' if in_string => drop(rest.next()),
                '"' => in_string = !in_string,
                '/' if !in_string && rest.peek() == Some(&'/') => break,
                c if !in_string => code.push(c),
                _ => {}
            }
        }
        code.push('\n');
    }
    code
}

/// Returns the paths that follow `prefix` in `code`, each as far as its first two segments; groups in braces are
/// opened.
fn paths(code: &str, prefix: &str) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    for (start, _) in code.match_indices(prefix) {
        let is_boundary = !code[..start].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == ':');
        if is_boundary {
            tree(&mut code[start + prefix.len()..].chars().peekable(), &mut Vec::new(), &mut found);
        }
    }
    found
}

/// Reads one use tree and adds its paths below `parent`.
fn tree(
    text: &mut std::iter::Peekable<std::str::Chars<'_>>,
    parent: &mut Vec<String>,
    found: &mut Vec<Vec<String>>,
) {
    let depth = parent.len();
    loop {
        while text.next_if(|c| c.is_whitespace()).is_some() {}
        if text.next_if_eq(&'{').is_some() {
            loop {
                tree(text, parent, found);
                while text.next_if(|c| c.is_whitespace() || *c == ',').is_some() {}
                match text.peek() {
                    Some('}') | None => break,
                    Some(_) => {}
                }
            }
            text.next();
            break;
        }
        let mut name = String::new();
        while let Some(c) = text.next_if(|c| c.is_alphanumeric() || *c == '_' || *c == '*') {
            name.push(c);
        }
        if name.is_empty() {
            // Anything else, such as `as` after a name: go on behind it.
            text.next();
            break;
        }
        parent.push(name);
        let mut colons = 0;
        while text.next_if_eq(&':').is_some() {
            colons += 1;
        }
        if colons < 2 {
            found.push(parent.clone());
            break;
        }
    }
    parent.truncate(depth);
}

/// Returns the node that a path from the root of the crate belongs to.
fn node(path: &[String], reexported: &BTreeMap<String, String>) -> Option<String> {
    let first = path.first()?;
    match (first.as_str(), path.get(1)) {
        ("engine", Some(second)) => Some(format!("engine::{second}")),
        ("engine", None) => None,
        // A module and a function may share a name: a module has something behind it.
        (name, Some(_)) if name.starts_with(char::is_lowercase) => Some(name.to_owned()),
        (name, _) => Some(reexported.get(name).cloned().unwrap_or_else(|| name.to_owned())),
    }
}

/// Returns the names that the root of the crate re-exports, each with the node it comes from.
fn reexported(root: &str) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    for statement in code(root).split(';') {
        let statement = statement.trim().replace("pub(crate) use ", "pub use ");
        if let Some(path) = statement.strip_prefix("pub use ") {
            let mut paths = Vec::new();
            tree(&mut path.chars().peekable(), &mut Vec::new(), &mut paths);
            for path in paths {
                let node = node(&path, &BTreeMap::new()).unwrap();
                found.insert(path.last().unwrap().clone(), node);
            }
        }
    }
    found
}

fn graph() -> Graph {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let reexported = reexported(&std::fs::read_to_string(folder.join("lib.rs")).unwrap());
    let modules: BTreeSet<String> = sources(&folder)
        .iter()
        .filter_map(|(_, module)| node(module, &BTreeMap::new()))
        .filter(|node| node != "lib")
        .collect();
    let mut graph = Graph::new();
    for (file, module) in sources(&folder) {
        let Some(from) = node(&module, &BTreeMap::new()).filter(|from| from != "lib") else { continue };
        let code = code(&std::fs::read_to_string(&file).unwrap());
        let mut named = paths(&code, "crate::");
        // `super` leads out of a module of `engine` only from its first level.
        if module.len() == 2 && module[0] == "engine" {
            let siblings = paths(&code, "super::").into_iter();
            named.extend(siblings.map(|path| [vec!["engine".to_owned()], path].concat()));
        }
        let edges = named.iter().filter_map(|path| node(path, &reexported));
        let edges = edges.filter(|to| *to != from && modules.contains(to));
        graph.entry(from.clone()).or_default().extend(edges);
    }
    graph
}

/// Returns a cycle of the graph, or `None` if there is none.
fn cycle(graph: &Graph) -> Option<Vec<String>> {
    fn visit<'g>(
        at: &'g String,
        graph: &'g Graph,
        path: &mut Vec<&'g String>,
        done: &mut BTreeSet<&'g String>,
    ) -> Option<Vec<String>> {
        if let Some(start) = path.iter().position(|seen| *seen == at) {
            return Some(path[start..].iter().map(|node| (*node).clone()).collect());
        }
        if done.contains(at) {
            return None;
        }
        path.push(at);
        let found = graph.get(at).into_iter().flatten().find_map(|next| visit(next, graph, path, done));
        path.pop();
        done.insert(at);
        found
    }
    let mut done = BTreeSet::new();
    graph.keys().find_map(|start| visit(start, graph, &mut Vec::new(), &mut done))
}

#[test]
fn the_modules_have_no_cycle() {
    let graph = graph();
    assert!(graph.len() > 15 && graph["solve"].contains("theory"), "{graph:#?}");
    if let Some(cycle) = cycle(&graph) {
        panic!("a cycle of modules: {}", cycle.join(" → "));
    }
}

#[test]
fn no_layer_knows_what_it_must_not() {
    let graph = graph();
    let engines = ["engine::moore", "engine::take_and_break", "engine::quotient"];
    let forbidden: &[(&str, &[&str])] = &[
        ("notation", &["game", "games", "theory", "solve", "report", "position"]),
        ("ruleset", &["game", "games", "theory", "solve", "report", "position", "engine::search"]),
        ("engine::search", &["game", "games", "theory", "solve", "report"]),
        ("theory", &["game", "games", "engine::search", "solve", "report"]),
        ("engine::moore", &["ruleset", "game", "games", "engine::search", "solve", "report"]),
        ("engine::take_and_break", &["game", "games", "engine::search", "solve", "report", "outcome"]),
        ("engine::quotient", &["game", "games", "engine::search", "solve", "report"]),
        ("report", &["engine::search", "certificate", "check"]),
    ];
    for (layer, others) in forbidden {
        assert!(graph.contains_key(*layer), "there is no module {layer}");
        for other in *others {
            assert!(!graph[*layer].contains(*other), "{layer} names something of {other}");
        }
    }
    for engine in engines {
        assert!(!graph["engine::search"].contains(engine), "the oracle names something of {engine}");
        assert!(!graph["notation"].contains(engine), "the notation names something of {engine}");
        assert!(!graph["ruleset"].contains(engine), "the rules name something of {engine}");
    }
}

#[test]
fn cycles_are_found() {
    let graph = |edges: &[(&str, &str)]| {
        let mut graph = Graph::new();
        for (from, to) in edges {
            graph.entry((*from).to_owned()).or_default().insert((*to).to_owned());
        }
        graph
    };
    assert_eq!(cycle(&graph(&[("a", "b"), ("b", "c"), ("a", "c")])), None);
    assert_eq!(
        cycle(&graph(&[("a", "b"), ("b", "c"), ("c", "b")])),
        Some(vec!["b".to_owned(), "c".to_owned()])
    );
    let text = "use crate::{Natural, engine::{moore::Goal, search}, theory};\n// crate::solve\nlet x = crate::games::entry;";
    let nodes: Vec<String> =
        paths(&code(text), "crate::").iter().filter_map(|path| node(path, &BTreeMap::new())).collect();
    assert_eq!(nodes, ["Natural", "engine::moore", "engine::search", "theory", "games"]);
}

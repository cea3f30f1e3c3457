//! In Russian and Chinese nothing is said in English: every command, every help and every kind of error is run in both,
//! and what they print holds no Latin words but those of the notation, of citations, and of names.

mod fed;

use std::path::{Path, PathBuf};
use std::process::Command;

use fed::fed;
use nimatron::games::GAMES;
use nimatron::theory::CITATIONS;

/// Words that are the same in every language: names of people, formats, systems, keys of the data.
const NAMES: &str = "nimatron nim moore sg api http json jsonl csv svg utf gzip zstd ctrl mb lc_all lc_messages lang no_color \
    misere misère p-position n-position n-позиция p-позиция grundy sprague wythoff fibonacci euclid bouton jenkyns mayberry ferguson \
    kayles dawson treblecross officers guiles lasker cram nimble turning turtles staircase exact slow docs rules md \
    gurvich heap mex en ru zh bash zsh fish elvish powershell perfect fallible random contest lines first-second \
    outcome report move portable avx2 avx512 values svg proof my cases in positions answers printf man part \
    mod hint why moves undo redo level new help quit enter esc home end pgup pgdn shell nim-k k-nim chess first second file min max abs gcd sqrt pow xor \
    tame fickle firm wild genus axb heaps heap-amount count alice bob nkayles tetris silver dollar mock node arc subtraction";

/// Sources that are not in the list of citations.
const SOURCES: &str = "Guy & Smith, Proc. Camb. Phil. Soc. 52 (1956) Siegel, Combinatorial Game Theory (2013), IV.2 \
    Berlekamp, Conway & Guy, Winning Ways, ch. 4";

fn is_latin(c: char) -> bool {
    c.is_ascii_alphabetic() || c == 'è'
}

/// Returns the Latin words of a text that are not allowed in it: not those of `given`, which the user wrote.
fn foreign(text: &str, given: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        // A line with a caret below it is what the user wrote.
        if lines.peek().is_some_and(|next| next.trim_start().starts_with('^')) {
            continue;
        }
        // Commands and their arguments are the same in every language.
        let line = line.split("nimatron ").next().unwrap_or_default();
        // In JSON a quotation mark within a text is escaped.
        let line = line.replace("\\\"", "`").replace(['«', '»', '“', '”'], "`");
        let quoted = line.split('`').step_by(2).collect::<Vec<_>>().join(" ");
        let quoted = quoted.split('"').step_by(2).collect::<Vec<_>>().join(" ");
        let cites =
            quoted.contains('[') || quoted.contains("19") || quoted.contains("20") || quoted.contains("ch.");
        for word in
            quoted.split(|c: char| !is_latin(c) && !matches!(c, '-' | '\'' | '_' | '/' | '.' | '(' | '='))
        {
            let word = word.trim_matches(['.', '(', '\'', '/']);
            let letters = word.chars().filter(|c| is_latin(*c)).count();
            let is_option = word.starts_with('-') || word.contains(['=', '/', '_']);
            let is_given = given.contains(word.split('.').next().unwrap_or_default());
            // Elements of a quotient and stones of a board are one or two letters.
            if letters < 3
                || is_option
                || is_given
                || is_allowed(&word.to_lowercase())
                || (cites && is_cited(word))
            {
                continue;
            }
            found.push(word.to_owned());
        }
    }
    found
}

fn is_allowed(word: &str) -> bool {
    let plain = word.split('(').next().unwrap_or_default();
    let base = plain.trim_end_matches("'s");
    NAMES.split_whitespace().chain(COMMANDS).any(|name| name == plain || name == base)
        || GAMES.iter().any(|game| game.name == plain || game.aliases.contains(&plain))
}

fn is_cited(word: &str) -> bool {
    let sources = CITATIONS.iter().flat_map(|citation| [citation.key, citation.source]).chain([SOURCES]);
    let mut words = sources.flat_map(|source| source.split(|c: char| !is_latin(c) && c != '-' && c != '.'));
    let bare = word.trim_matches('.');
    words.any(|known| known.trim_matches('.') == bare) || bare.split('-').all(|part| part.len() < 2)
}

#[test]
fn english_is_noticed() {
    for text in [
        "there is no game `more`",
        "error: нет игры `more`",
        "ошибка: budget exhausted",
        "доказано: the state of the computation repeats",
        "Usage: nimatron solve",
    ] {
        assert!(!foreign(text, "").is_empty(), "{text}");
    }
    for text in [
        "ошибка: нет игры `more`",
        "Почему: теорема Мура [moore-1910] E. H. Moore, A generalization of the game called Nim, Annals of Mathematics 11 (1910) 93–94",
        "  moore(2) 3 4 5",
        "SG 值（Grundy 值）：*3",
        "      --budget <ШАГИ>  Сколько шагов",
    ] {
        assert!(foreign(text, "").is_empty(), "{text}: {:?}", foreign(text, ""));
    }
}

fn folder() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("languages");
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// Runs the command and returns all that it prints, and its exit code.
fn printed(arguments: &[&str], lang: &str, input: &str) -> (String, i32) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimatron"));
    let output = fed(command.args(arguments).current_dir(folder()).env_clear().env("LANG", lang), input);
    let text = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap()).concat();
    (text, output.status.code().unwrap())
}

/// Asserts that this is answered without English words in both languages, with the exit code that it has in English.
fn check(arguments: &[&str], input: &str) {
    let (_, code) = printed(arguments, "en_GB.UTF-8", input);
    for lang in ["ru_RU.UTF-8", "zh_CN.UTF-8"] {
        let (text, other) = printed(arguments, lang, input);
        assert_eq!(code, other, "{arguments:?} in {lang}:\n{text}");
        let given = arguments.join(" ");
        let found = foreign(&text, &given);
        assert!(found.is_empty(), "{arguments:?} in {lang}: {found:?} in\n{text}");
    }
}

const COMMANDS: [&str; 19] = [
    "solve",
    "moves",
    "explain",
    "grundy",
    "quotient",
    "genus",
    "lost",
    "nimber",
    "survey",
    "batch",
    "play",
    "check",
    "verify",
    "bench",
    "games",
    "serve",
    "completions",
    "man",
    "help",
];

#[test]
fn the_help_is_in_the_language_of_the_user() {
    check(&["--help"], "");
    check(&["help"], "");
    check(&["help", "terms"], "");
    check(&["help", "nothing"], "");
    for command in COMMANDS {
        check(&[command, "--help"], "");
        check(&["help", command], "");
    }
}

#[test]
fn the_manual_has_every_option_in_the_language_of_the_user() {
    for (lang, title) in [("ru_RU.UTF-8", "ПАРАМЕТРЫ"), ("zh_CN.UTF-8", "选项"), ("en_GB.UTF-8", "OPTIONS")]
    {
        let (page, code) = printed(&["man"], lang, "");
        assert_eq!(code, 0);
        assert!(page.contains(&format!(".SH {title}")), "{lang}");
        for option in
            ["\\-\\-budget", "\\-\\-fewest\\-heaps", "\\-\\-k\\-per\\-case", "\\-\\-bind", "\\-\\-lang"]
        {
            assert!(page.contains(option), "{lang}: {option}");
        }
    }
}

#[test]
fn answers_are_in_the_language_of_the_user() {
    for position in [
        "moore(2) 3 4 5",
        "nim 1 2 3",
        "misere kayles 5 6",
        "nim 3 + bash(3) 10",
        "subtract(1,3,4) 10",
        "euclid 3 7",
    ] {
        check(&["solve", position, "--count", "--grundy", "--remoteness"], "");
        check(&["moves", position], "");
        check(&["explain", position], "");
    }
    for game in
        ["nim", "moore(2)", "wythoff", "staircase", "poker(2)", "turtles", "ruler", "exact(2)", "slow(2)"]
    {
        check(&["solve", &format!("{game} 1 0")], "");
    }
    check(&["games"], "");
    check(&["grundy", "kayles", "--to", "100"], "");
    check(&["grundy", "allbut(2,3)", "--to", "60"], "");
    check(&["grundy", "octal(0.142)", "--to", "30"], "");
    check(&["quotient", "kayles", "--to", "6"], "");
    check(&["genus", "kayles", "--to", "6"], "");
    check(&["genus", "nim", "--to", "3"], "");
    check(&["check", "nim 2 2", "--budget", "20000"], "");
    check(&["solve", "wythoff 4 8", "--certificate", "proof.json"], "");
    check(&["verify", "proof.json"], "");
    check(&["play", "nim 1 2", "--plain"], "hint\nhint\nwhy\nmoves\nlevel random\n9:9\nx\n2:1\nhelp\nquit\n");
    check(&["play"], "0\nquit\n");
    check(&["batch", "--format", "lines", "--answer", "first-second"], "nim 1\nnim x\n");
}

#[test]
fn errors_are_in_the_language_of_the_user() {
    let positions = [
        "",
        "more(2) 3",
        "dawsonschess 5",
        "chomp 3 4",
        "qqq 1",
        "nim 3 x4 -5",
        "nim three",
        "nim 3 + misere nim 3",
        "nim 3 4 5 misere",
        "moore 3 4 5",
        "moore(0) 3",
        "moore(x) 3",
        "moore() 3",
        "moore(1,2) 3",
        "moore(2 3 4",
        "nim(2) 3",
        "subtract(0) 5",
        "subtract() 5",
        "wythoff 1",
        "wythoff 1 2 3",
        "turtles 0 2 1",
        "octal(0.87) 12",
        "octal(3.7) 1",
        "octal(077) 1",
        "octal(0.) 1",
        "octal(0.x) 1",
        "hex(0.g) 1",
        "octal() 1",
        "+",
        "nim 3 +",
        "nim 3 ) 4",
        "3d 4",
        "rules() 3",
        "rules(nope.game) 3",
        "rules(a,b) 3",
    ];
    for position in positions {
        check(&["solve", position], "");
    }
    let files = [
        ("empty.game", ""),
        ("kind.game", "foo"),
        ("names.game", "heap n m"),
        ("twice.game", "heap n\nheap m"),
        ("name.game", "game 3\nheap n"),
        ("reserved.game", "game nim\nheap n"),
        ("unknown.game", "heap n\nto m - 1"),
        ("function.game", "heap n\nto f(n)"),
        ("arguments.game", "heap n\nto sqrt(n, 2)"),
        ("up.game", "heap n\nto n + 1"),
        ("up2.game", "position a b\nto (a, b + 1)"),
        ("negative.game", "heap n\nto n - 2"),
        ("zero.game", "heap n\nto n / 0"),
        ("takes.game", "heap n\ntake 0"),
        ("token.game", "heap n\nto n ~ 1"),
        ("line.game", "heap n\nfor i in 1..n to n - i"),
        ("range.game", "heap n\nfor i 1"),
        ("condition.game", "heap n\nwhen n: to n - 1"),
        ("number.game", "heap n\nto n > 1"),
        ("tuple.game", "position a b\nto (a)"),
        ("leave.game", "heap n\ntake 1 leave 9"),
        ("cycle.game", "graph\n1 -> 2\n2 -> 1"),
        ("arrow.game", "graph\n1 2"),
        ("vertex.game", "graph\nx -> 1"),
        ("nowhere.game", "graph\n1 ->"),
        ("measure.game", "heap n\nmeasure n\nto n - 1"),
        ("large.game", "heap n\nto 999999999999999999999999999999999999999999999"),
    ];
    for (file, text) in files {
        std::fs::write(folder().join(file), text).unwrap();
        check(&["solve", &format!("rules({file}) 5 3")], "");
    }
    std::fs::write(folder().join("graph.game"), "graph\n1 -> 0").unwrap();
    check(&["solve", "rules(graph.game) 7"], "");
    check(&["solve", "--rules", "nope.game", "3"], "");
    check(&["solve", "-k", "x", "3"], "");
    check(&["solve", "slow(2) 1000000 100000 1000000 9999999 777", "--budget", "1000"], "");
    check(&["grundy", "nim 3"], "");
    check(&["grundy", "wythoff"], "");
    check(&["grundy", "nim + nim"], "");
    check(&["grundy", "wythoff", "--save", "x"], "");
    check(&["grundy", "octal(0.142)", "--to", "5", "--certificate", "x.json"], "");
    check(&["quotient", "wythoff"], "");
    check(&["genus", "wythoff"], "");
    check(&["quotient", "kayles", "--to", "30", "--budget", "100"], "");
    check(&["check", "nim 3 4", "--budget", "1"], "");
    check(&["verify", "nofile"], "");
    check(&["verify"], "{}");
    check(&["verify"], "not json");
    check(&["batch", "nofile"], "");
    check(&["batch", "--format", "contest"], "1 2 3");
    check(&["batch", "--format", "contest"], "1 1 x");
    check(&["batch", "--format", "contest"], "1 1 -3");
    check(&["batch", "--format", "contest"], "1 1 3 4");
    check(&["batch", "--format", "contest", "--game", "wythoff"], "1 3 1 2 3");
    check(&["batch", "--format", "contest", "--game", "nim 3"], "");
    check(&["batch", "--format", "jsonl"], "{\"position\": 3}\n{}\nx\n{\"position\": \"nim x\"}\n");
    check(&["batch", "--format", "jsonl", "--answer", "move"], "");
    check(&["batch", "--format", "lines", "--k-per-case"], "");
}

#[test]
fn wrong_arguments_are_explained_in_the_language_of_the_user() {
    for arguments in [
        &["sovle"][..],
        &["qqq"],
        &["solve"],
        &["solve", "3", "--foo"],
        &["solve", "3", "--cuont"],
        &["moves", "3", "--limit", "abc"],
        &["moves", "3", "--limit", "-1"],
        &["moves", "3", "--limit"],
        &["moves", "3", "--limit", "99999999999999999999999"],
        &["moves", "3", "--count", "--heap-sets"],
        &["moves", "3", "--seed", "3"],
        &["solve", "3", "--json", "--json"],
        &["solve", "3", "--lang", "fr"],
        &["batch", "--format", "foo"],
        &["batch", "--resume"],
        &["play", "3", "--level", "good"],
        &["play", "3", "--mistakes", "2"],
        &["games", "3"],
        &["completions", "cmd"],
        &["serve", "--port", "99999"],
        &["serve", "--bind", "here"],
    ] {
        let (text, code) = printed(arguments, "ru_RU.UTF-8", "");
        assert_eq!(code, 2, "{arguments:?}: {text}");
        check(arguments, "");
    }
}

/// A missing file is wrong input, whichever command is to read it.
#[test]
fn missing_files_have_one_exit_code() {
    for arguments in [
        &["verify", "nofile"][..],
        &["batch", "nofile"],
        &["solve", "rules(nofile) 3"],
        &["solve", "--rules", "nofile", "3"],
    ] {
        assert_eq!(printed(arguments, "en_GB.UTF-8", "").1, 2, "{arguments:?}");
    }
}

#[test]
fn lang_is_an_option_of_every_command() {
    for command in COMMANDS {
        let (help, code) = printed(&[command, "--help"], "en_GB.UTF-8", "");
        assert!(code == 0 && help.contains("--lang"), "{command}");
    }
    for lang in ["RU", "ru_RU", "ru-RU.UTF-8"] {
        assert!(
            printed(&["moves", "nim 1 1", "--lang", lang], "en_GB.UTF-8", "").0.contains("проигрывает"),
            "{lang}"
        );
    }
    assert!(printed(&["--lang", "zh_CN", "moves", "nim 1 1"], "ru_RU.UTF-8", "").0.contains("必胜"));
}

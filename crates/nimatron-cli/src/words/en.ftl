# The words of the command in English: its help, its own errors, and what only it prints.

# Help
help-about = Nim and its relatives, solved exactly: who wins, every winning move, and why
help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-examples = Examples:
help-optional = OPTIONS
help-command = COMMAND
help-default = [default: { $value }]
help-values = [values: { $values }]
help-after = Positions are written like `moore(2) 3 4 5`, `misere nim 1 2 3` or `nim 3 4 + bash(3) 10`;
    `rules(FILE) 5 7` is a game of your own. Exit code 0: answered. 2: the input is wrong. 1: anything else.
    `nimatron help COMMAND` shows examples, `nimatron help terms` explains the words.
help-print-help = Print help
help-print-version = Print version


about-solve = Who wins, a winning move, and why
about-moves = All winning moves, as they are found
about-explain = The full argument, step by step
about-grundy = Grundy values of single heaps 0..N, the period with its proof
about-quotient = The misère quotient of a heap game
about-genus = The genera of single heaps 0..N: how they behave under misère play
about-survey = Every game of a family up to equivalence: its period with its proof
about-nimber = Calculate with nimbers
about-lost = The lost positions of a game in a box, their number and density
about-batch = Many positions at once
about-play = Play against the computer
about-check = Compare theory with exhaustive search as far as the budget goes
about-verify = Check a certificate written by solve --certificate
about-bench = How fast this machine answers, and one hash over the answers to a fixed set of positions
about-games = List every game: its name, its rules, an example
about-serve = Serve the page and the HTTP API
about-completions = Print a completion script for a shell
about-man = Print the manual page
about-help = Help about a command, with examples, or about the terms

arg-position = The position; bare numbers are heaps of Nim (with -k of Moore's Nim); `-` reads it from standard input
arg-play-position = The position; bare numbers are heaps of Nim (with -k of Moore's Nim); without one there is a choice
arg-k = Bare numbers are heaps of Moore's Nim in which up to K heaps may be lowered
arg-rules = Bare numbers, and the game's own name, mean the game of this rule file (docs/RULES.md)
arg-misere = Misère play: whoever cannot move wins
arg-json = Print the result as JSON, one object on one line
arg-lang = The language: en, ru or zh [default: from the locale]
arg-budget = How many steps an answer may take before it is given up
arg-memory = How much memory an answer may use before it is given up, such as 512M or 4G
arg-count = Also give the exact number of winning moves
arg-grundy = Also give the Grundy value (normal play)
arg-remoteness = Also give the number of moves until the end, when the winner hurries and the loser delays
arg-because = Also give the argument as data, in JSON
arg-certificate = Write a proof of the answer to FILE, or print it instead of the answer; with --grundy a proof of the value
arg-limit = Print at most N moves
arg-moves-count = Print their exact number instead of the moves
arg-heap-sets = Print the number of different sets of heaps that they change
arg-fewest-heaps = Only the one that changes the fewest heaps
arg-fewest-stones = Only the one that takes the fewest stones
arg-most-stones = Only the one that takes the most stones
arg-random = Only one, drawn so that each is equally likely
arg-moves-seed = The number that draws the random move [default: from the clock]
arg-grundy-game = The game without numbers, such as kayles, octal(0.156) or subtract(1,3,4)
arg-to = The largest heap
arg-csv = Print the rows `heap,grundy`
arg-plot = Draw the values in the terminal
arg-svg = Draw the values into an SVG file
arg-save = Keep the values in FILE and go on from there next time
arg-grundy-certificate = Write a proof of the period to FILE, or print it instead of the values
arg-grundy-budget = How many steps the values may take; for a heap game no limit unless one is given, else 10000000
arg-quotient-game = The heap game without numbers, such as kayles or octal(0.123)
arg-quotient-budget = How many steps the search may take before it is given up
arg-genus-game = The heap game without numbers, such as kayles or octal(0.123)
arg-genus-csv = Print the rows `heap,genus,grundy,misere,tame`
arg-genus-budget = How many steps the search may take before it is given up
arg-family = Which games: octal or hexadecimal codes, or subtraction sets
arg-digits = Codes with at most N digits after the point
arg-largest = Subtraction sets whose amounts are at most N
arg-quotient = Also the order of the misère quotient of the heaps up to N
arg-survey-budget = How many steps the search for one quotient may take before it is given up
arg-survey-format = How the rows are written
arg-survey-output = Write the rows to FILE instead of standard output, each as soon as it is known
arg-survey-resume = Go on after the rows that FILE has
arg-survey-threads = How many threads compute [default: one for each processor]
arg-nimber-expression = Numbers, + * / ^, parentheses and sqrt( ), such as "(5 * 7 + 3) / 2"
arg-nimber-budget = How many steps a product may take
arg-lost-game = The game without numbers, such as moore(2) or wythoff
arg-lost-heaps = How many heaps, or other numbers, a position has
arg-lost-below = Every heap has fewer stones than this
arg-lost-limit = Print at most N positions
arg-lost-count = Print only their number
arg-lost-budget = How many steps the box may take before it is given up
arg-batch-file = The file to read; `-` or none is standard input; gzip and zstd are recognised by content
arg-format = How the input is written [default: recognised by content: a `{ "{" }` first is jsonl, only numbers a contest, else lines]
arg-game = What bare numbers are, such as `moore(2)` [default: nim; with --k-per-case moore]
arg-k-per-case = Each case of a contest is `n k` and then n numbers
arg-answer = What to print for each position: `First` or `Second`; `N` or `P`; a sentence and the number of winning moves; the position after a winning move, or `-`; its numbers; the heap and the amount taken; the number of winning moves; the Grundy value [default: first-second in a contest, else JSON]
arg-batch-budget = How many steps each answer may take before it is given up
arg-rule-folder = Let positions name rule files, only those in this folder and below it
arg-max-line = The longest line read, and in a contest the longest number
arg-threads = How many threads answer jsonl and lines [default: one for each processor]
arg-instructions = Which instructions read the numbers of a contest, to compare them [default: the best there are]
arg-output = Write to FILE.part and rename it to FILE at the end
arg-resume = Go on where an interrupted run with the same input, options and --output stopped
arg-level = How well the computer plays [default: perfect; with --mistakes: fallible]
arg-mistakes = How often a fallible computer plays at random, such as 0.25 or 25%
arg-seed = The same seed gives the same game [default: another each time]
arg-second = The computer begins
arg-plain = Line mode (the default if standard output is not a terminal)
arg-file = The file with the certificate; `-` is standard input
arg-verify-budget = How many steps the check may take before it is given up
arg-signature = Print only the hash: the same on every machine, until an answer changes
arg-answers = Print the answers that are hashed, one position on each line
arg-port = The port; 0 takes any that is free
arg-bind = The address to listen on; only this machine can reach the default
arg-host = A name by which clients may reach the server, besides `localhost` and IP addresses; may be repeated
arg-shell = The shell
arg-topic = A command, or `terms`

arg-form = Write the position in this form where its game has several: `counts` or `squares`
arg-table = The values of all positions with two numbers, from 0 0 to A B, as a table
arg-outcomes = Show in the table who wins instead of the values: N the player to move, P the other
arg-grundy-misere = Misère play in the table: whoever cannot move wins
arg-until-end = A contest does not begin with the number of cases: they follow one another until the end
arg-words = The words for the winner instead of `First` and `Second`, such as Alice,Bob

metavar-form = FORM

metavar-position = POSITION
metavar-file = FILE
metavar-family = FAMILY
metavar-game = GAME
metavar-lang = LANG
metavar-steps = STEPS
metavar-expression = EXPRESSION
metavar-size = SIZE
metavar-folder = FOLDER
metavar-style = STYLE
metavar-bytes = BYTES
metavar-name = NAME
metavar-level = LEVEL
metavar-rate = RATE
metavar-seed = SEED
metavar-format = FORMAT
metavar-port = PORT
metavar-bind = ADDRESS
metavar-shell = SHELL
metavar-topic = TOPIC

examples-solve = nimatron solve "moore(2) 3 4 5"
    nimatron solve 3 4 5                       three heaps of Nim
    nimatron solve -k 2 3 4 5 --misere         Moore's Nim, misère play
    nimatron solve "nim 3 4 + bash(3) 10"      a sum of two games
    nimatron solve "kayles 12 7" --count --grundy
    nimatron solve --rules my.game 5 7         a game of your own
examples-moves = nimatron moves "moore(2) 3 4 5"
    nimatron moves 3 4 5 --count
    nimatron moves "moore(2) 9 8 7 6" --fewest-stones
    nimatron moves 1 4 5 7 --random
examples-explain = nimatron explain "moore(2) 3 4 5"
    nimatron explain "wythoff 4 8" --lang ru
    nimatron explain "misere kayles 5 6"
examples-grundy = nimatron grundy kayles --to 200
    nimatron grundy "octal(0.156)" --to 5000 --svg values.svg
    nimatron grundy "subtract(1,3,4)" --csv
    nimatron grundy kayles --certificate kayles.json
examples-quotient = nimatron quotient kayles --to 20
    nimatron quotient "octal(0.123)" --to 12 --json
examples-genus = nimatron genus kayles --to 30
    nimatron genus "octal(0.123)" --csv
examples-survey = nimatron survey octal --digits 2 --to 10000
    nimatron survey octal --digits 3 --to 100000 --output octal.csv --resume
    nimatron survey subtraction --largest 7 --format jsonl
examples-nimber = nimatron nimber "(5 * 7 + 3) / 2"
    nimatron nimber "sqrt(2) * 4^3" --json
examples-lost = nimatron lost "moore(2)" --heaps 5 --below 64
    nimatron lost wythoff --below 30 --misere
examples-batch = nimatron batch cases.in --answer first-second
    nimatron batch cases.in --game "moore(2)" --misere
    nimatron batch positions.jsonl --count --output answers.jsonl
    printf 'nim 3 4 5\nkayles 12\n' | nimatron batch --format lines
examples-play = nimatron play                              choose a game
    nimatron play "moore(2) 3 4 5"
    nimatron play 3 4 5 --misere --level fallible --mistakes 25%
    nimatron play "kayles 12 7" --plain --second
examples-check = nimatron check "moore(2) 3 4 5"
    nimatron check "wythoff" --budget 100000
examples-verify = nimatron solve "wythoff 4 8" --certificate proof.json
    nimatron verify proof.json
examples-bench = nimatron bench
    nimatron bench --signature
examples-games = nimatron games
    nimatron games --lang zh
examples-serve = nimatron serve
    nimatron serve --port 8080 --bind 0.0.0.0
examples-completions = nimatron completions bash > ~/.local/share/bash-completion/completions/nimatron
    nimatron completions zsh > ~/.zfunc/_nimatron
examples-man = nimatron man | man -l -
examples-help = nimatron help solve
    nimatron help terms

# The manual page
man-name = NAME
man-synopsis = SYNOPSIS
man-description = DESCRIPTION
man-commands = COMMANDS
man-options = OPTIONS
man-examples = EXAMPLES
man-exit = EXIT STATUS
man-exit-text = 0: answered. 2: the input is wrong, with its place. 1: anything else.
man-environment = ENVIRONMENT
man-environment-text = LC_ALL, LC_MESSAGES and LANG choose the language unless --lang is given. With NO_COLOR nothing is coloured.
man-title = Nimatron manual

# Errors in the arguments
error-label = error:
usage-unknown-option = there is no option `{ $argument }` here
usage-unexpected = unexpected argument `{ $argument }`
usage-unknown-command = there is no command `{ $argument }`
usage-unknown-topic = there is no help about `{ $argument }`
usage-did-you-mean = did you mean `{ $argument }`?
usage-missing = missing: { $argument }
usage-conflict = `{ $argument }` cannot be used with `{ $other }`
usage-value = `{ $value }` is not a value of `{ $argument }`
usage-values = `{ $argument }` takes one of: { $values }
usage-not-a-number = `{ $value }`, given for `{ $argument }`, is not a number
usage-number-large = `{ $value }`, given for `{ $argument }`, is too large
usage-size = `{ $value }` is not a size such as 512M or 4G
usage-no-value = `{ $argument }` needs a value
usage-twice = `{ $argument }` is given twice
usage-other = the arguments are wrong: { $argument }
usage-see = `{ $command }` shows what there is.
hint-games = `nimatron games` lists them all.
hint-budget = `--budget` raises it.
hint-memory = `--memory` raises it.

# Files
error-read = cannot read { $file }: { $reason }
error-write = cannot write { $file }: { $reason }
error-of-file = { $file }: { $reason }
wrote-certificate = The certificate is written to { $file }.
wrote-picture = The picture is written to { $file }.
grundy-salvaged = the saved values are damaged from heap { $heap } on; those are computed again
error-not-a-file = not an ordinary file
error-rules-in-data = rule files that the input names are read only with `--rule-folder`
error-rules-outside = not an ordinary file in the folder of `--rule-folder`

# games
games-theory = Theory: { $theorems }
games-names = Also: { $names }

# moves
moves-none = Every move loses: there is no winning move.
moves-over = No move is left.

# check
check-nothing = nothing could be compared within the budget
check-positions = { $count ->
    [one] { $n } position compared with exhaustive search, both conventions
   *[other] { $n } positions compared with exhaustive search, both conventions
}
check-swept = { $count ->
    [one] { $n } outcome compared with a sweep of whole boxes
   *[other] { $n } outcomes compared with a sweep of whole boxes
}
check-moves = { $count ->
    [one] { $n } winning move compared
   *[other] { $n } winning moves compared
}
check-disagreements = { $count ->
    [one] { $n } disagreement
   *[other] { $n } disagreements
}
check-cut-short = The budget ended the check; --budget raises it.
check-cut-short-memory = The memory ended the check; --memory raises it.
check-failed = theory and search disagree

# grundy
grundy-interrupted = interrupted at heap { $heap }
grundy-interrupted-saved = interrupted at heap { $heap }; what was computed is saved
grundy-progress = { $done } of { $all } values ({ $percent } %), { $left } s left
grundy-save-only = { $game } is not a heap game: --save and --certificate are for heap games, such as `kayles` or `subtract(1,3,4)`

# lost
lost-count = lost: { $lost } of { $positions } positions, density { $density }

# quotient
quotient-heaps = { $game }, heaps 0 to { $last }
quotient-order = order { $order }, { $lost } in the P-portion
quotient-growth = growth (heap:order): { $growth }
quotient-values = values (heap:element): { $values }
quotient-for-ever = the values repeat for ever from heap { $preperiod } on with period { $period }: the quotient of all heaps
quotient-so-far = the quotient of these heaps; larger heaps may make it grow

# genus
genus-values = genera (heap:genus): { $values }
genus-wild = the first wild heap is { $heap }: below it misère play is that of Nim
genus-tame = all of these heaps are tame: their misère play is that of Nim

# survey
survey-progress = { $done } of { $total } classes, { $seconds } s
survey-other = { $file } has rows of another survey: the family, the bounds, --to and --format must be the same
survey-family = { $family } is no family: octal, hex or subtraction

# verify
verify-verified = verified: { $claim }

# play
play-choice = Choose a game by its number or name, or write a position:
play-choice-row = { $number }. { $title } — { $position }
play-choice-again = That is not one of them.

# serve
serve-stop = Ctrl-C stops it.

# bench
bench-pass = { $heaps } heaps of 64 bits; a plain pass over them: { $time }
bench-times = k = { $k }: verdict { $verdict }, { $passes } passes; winning move { $winning }, { $more } passes
bench-positions = { $count ->
    [one] { $count } position of all games, every answer: { $time }
   *[other] { $count } positions of all games, every answer: { $time }
}
bench-signature = signature { $hash }

# batch
batch-instructions = this processor does not have these instructions
batch-k-per-case = --k-per-case is for --format contest
batch-fields = --count, --grundy, --remoteness and --because add fields to JSON results: --format jsonl, or lines without --answer; --answer count and --answer grundy print those alone
batch-csv-options = --answer, --words and --because do not fit --format csv: its answers are columns
batch-csv-fields = this line has { $found } fields, and the header has { $expected }
batch-csv-quote = a field in quotes does not end on its line, or something follows its last quote
batch-one-game = --game takes one game without numbers, and `{ $text }` is more
batch-parameters = `{ $text }` has parameters: with --k-per-case they come from the cases
batch-over-budget = { $over } of { $answered } lines were over the budget
batch-bad = { $bad } of { $answered } lines were bad
batch-bad-and-over = { $bad } of { $answered } lines were bad, and { $over } were over the budget
batch-cannot-resume = cannot resume: { $reason }; without --resume the run begins anew
batch-other-input = cannot resume: the input is not the one that was answered before
batch-other-options = the options are not those of the run before, which were { $options }
batch-not-a-file = { $file } is not an ordinary file
batch-output-is-input = { $file } is the input: the answers cannot be written over the questions
batch-locked = another run is writing { $file }
batch-state-damaged = { $file } is damaged
batch-lost-answers = { $file } has lost answers
batch-damaged = the { $format } data is damaged: { $reason }
batch-long-line = the line is longer than { $most } bytes: --max-line allows more
batch-not-utf = the line is not UTF-8; expected text in UTF-8
batch-placed = line { $line }, column { $column }: { $message }
batch-placed-in-case = case { $case }, line { $line }, column { $column }: { $message }
batch-expected = expected { $expected }, found { $found }
batch-cases = the number of cases
batch-n = n, the number of numbers in the case
batch-number = number { $index } of { $n }
batch-negative = the negative number { $text }
batch-not-a-number = { $text }, which is not a natural number
batch-end = end of input
batch-unexpected-end = unexpected end of input
batch-number-not-utf = expected a natural number, found bytes that are not UTF-8
batch-long-number = this number is longer than --max-line allows
batch-trailing = trailing input { $text } after case { $cases }; the first number gives the number of cases, unless --until-end says that there is none
batch-read = { $megabytes } MB read, { $answers } answers, { $seconds } s
batch-progress = { $percent } %, { $answers } answers, { $seconds } s
batch-not-json = { $reason }: an object such as { $example } belongs here
batch-no-position = there is no `position`: an object such as { $example } belongs here
batch-position-type = `position` is not a string: an object such as { $example } belongs here
batch-until-end = --until-end is for --format contest
batch-words = --words names the winner, and --answer { $format } does not
batch-heap-amount = the winning move { $move } does more than to take from heaps: --answer move and heaps can show it

# What is wrong, in English: sentences without a full stop (see wording.rs). A message says what was
# found, the one of the same name with `-expected` what is allowed there.

# Positions
error-with-expected = { $message }: { $expected }
error-then = { $first }; { $second }
error-unexpected = unexpected `{ $text }`
error-after-component-expected = numbers, `+` and the next game, or the end
error-text-ends = the text ends
error-not-a-name = `{ $text }` is not the name of a game
error-game-first-expected = a game comes first, such as `nim 3 4 5` or `moore(2) 3 4 5`
error-open-parenthesis = this parenthesis is not closed
error-open-parenthesis-expected = `)` after the parameters
error-negative = `{ $text }` is negative
error-negative-expected = natural numbers: 0, 1, 2, …
error-not-a-number = `{ $text }` is not a number
error-not-a-number-expected = natural numbers in digits, `_` between digits, separated by spaces or commas
error-in-digits-expected = write it in digits: { $digits }
error-late-convention = `{ $text }` stands in the middle
error-late-convention-expected = it comes first and holds for the whole sum: `{ $text } nim 3 + nim 4`
error-unknown-game = there is no game `{ $name }`
error-unknown-game-expected = a name from the list of games
error-did-you-mean = did you mean `{ $name }`?
error-did-you-mean-title = did you mean `{ $name }` ({ $title })?
error-example-file = a rule file for it comes with Nimatron: `rules(examples/games/{ $name }.game)`
error-not-a-natural = `{ $text }` is not a natural number
error-not-a-natural-expected = 0, 1, 2, …

# Parameters and numbers
error-has-parameters = { $name } has parameters
error-has-parameters-expected = { $name } takes none: `{ $example }`
error-needs-parameter = { $name } needs its { $what } in parentheses
error-needs-parameter-expected = { $what } ≥ { $least }: `{ $example }`
error-parameter-count = { $count ->
    [one] { $name } has { $count } parameter
   *[other] { $name } has { $count } parameters
}
error-one-parameter-expected = { $name } takes one, { $what } ≥ { $least }: `{ $example }`
error-one-code-expected = { $name } takes one code: `{ $example }`
error-one-file-expected = { $name } takes one file: `{ $example }`
error-parameter-small = { $name } has { $what } = { $number }
error-parameter-expected = { $what } is a natural number of at least { $least }
error-parameter-empty = { $name } has an empty parameter
error-amount-small = an amount is { $number }
error-amount-expected = an amount is at least 1
error-no-amounts = { $name } needs its amounts in parentheses
error-no-amounts-expected = amounts of at least 1: `{ $example }`
error-nimber-missing = a number is missing here
error-nimber-unexpected = `{ $text }` is not part of a calculation
error-nimber-after-value = an operator is missing before `{ $text }`
error-nimber-parenthesis = this parenthesis has no partner
error-nimber-exponent = the exponent is not a number
error-nimber-zero = the divisor is 0
error-nimber-zero-expected = 0 has no inverse
error-nimber-expected = a calculation with nimbers: numbers, + * / ^, parentheses and sqrt( ), for example `(5 * 7 + 3) / 2`
error-nimber-budget-expected = smaller numbers, or a larger budget
error-mixed-signs = `{ $sign }` is mixed with another sign
error-mixed-signs-expected = one position has one kind of sign between its components: + (move in one), & (in every one that is not over), && (in all, until one is over) or | (in any)
error-pair = { $name } takes two numbers, not { $count }
error-pair-expected = for example `{ $example }`
error-heap-set-expected = list the sets of heaps that may be lowered, each as numbers from 1 to { $most } joined by `+`, and no number left out: `{ $example }`
error-heap-number = `{ $text }` is not the number of a heap
error-set-heap-twice = heap { $heap } is in the set twice
error-no-heap-sets = { $name } needs its sets of heaps in parentheses
error-heap-in-no-set = heap { $heap } is in no set
error-heap-count = the number of heaps is { $count }
error-heap-count-expected = this game has { $heaps }, one number for each: for example `{ $example }`
error-circle-number = `{ $text }` does not fit the circle
error-circle-expected = give the number n of heaps, up to { $most }, and how many neighbours k a move may lower, 1 ≤ k ≤ n: `{ $example }`
error-flag = { $name } has the number { $number }
error-flag-expected = each is 0 or 1
error-form = no game here has the form `{ $form }`
error-form-expected = another form, or none
error-other-parameters = { $name } has other parameters than `{ $word }`
error-other-parameters-expected = `{ $example }`, or `{ $name }({ $word })`
error-square-far = coin { $coin } is on square { $square }
error-square-far-expected = coins can be counted on squares below { $most }
error-square-full = square { $square } has { $coins } coins
error-square-full-expected = at most { $most } coins can be listed
error-edges-and-numbers = there are edges and bare numbers
error-graph-edge-expected = two different vertices from 1 to { $most }, like `1-2`
error-vertex-count = there are more numbers than vertices: { $count } for { $vertices }
error-vertex-count-expected = one number for each vertex: 1 if it is left, 0 if not
error-half-edge = `{ $text }` is not an edge
error-half-edge-expected = the two ends of an edge, like `0-1`
error-half-pair = `{ $text }` has no second number
error-half-pair-expected = pairs of numbers, for example `{ $example }`
error-edge = { $name } has numbers, not edges
error-edge-expected = for example `{ $example }`
error-edge-loose = the edge { $a }-{ $b } is not connected with the ground
error-edge-loose-expected = a way of edges down to 0
error-row-longer = row { $row } has the length { $length }
error-row-longer-expected = at most the length of the row before it, { $most }
error-ratio-small = { $name } has { $what } = { $ratio }
error-ratio-small-expected = { $what } is at least 1
error-square-zero = there is no square 0
error-square-zero-expected = squares count from 1
error-square-taken = two coins are on square { $square }
error-square-taken-expected = one coin on a square
error-square-shared = both pieces of a row are on square { $square }
error-square-shared-expected = two different squares
error-heap-equal = two heaps have the size { $size }
error-heap-equal-expected = different sizes, unless a heap is empty
error-parent = step { $number } stands on step { $parent }
error-parent-expected = a step below { $number }, or 0 for the ground
error-tartan = { $name } needs two coin games and a width
error-tartan-expected = the game of the rows, that of the columns and the coins in a row, for example `{ $example }`
error-coin-game = `{ $text }` is not a game of turning coins in a row
error-coin-game-expected = one of { $names }
error-step-count = there are more numbers than steps: { $count } for { $steps }
error-step-count-expected = at most one number for each step
error-code-digit = { $notation } code has the digit { $digit }
error-code-first = { $notation } code begins with { $digit }
error-code-character = { $notation } code has the character { $found }
error-code-point = { $notation } code has { $found } in place of the point
error-code-end = { $notation } code ends too early
error-code-amount = amount { $number } is 0
error-octal-digits-expected = digits are 0 to 7
error-hex-digits-expected = digits are 0 to 9 and a to f
error-octal-first-expected = the first digit is 0 or 4: a move that takes nothing splits the heap
error-hex-first-expected = the first digit is 0, 4, 8 or c: a move that takes nothing splits the heap
error-code-expected = a code is a digit, a point and more digits, as in 0.77
error-generalised-code-expected = a code is a digit, a point and more digits, as in 0.77, 4!.0 or 0.[3]
error-code-split-expected = after `!` digits are 0 to 3: only the first one splits
error-code-amount-expected = amounts are 1 or more

# Rule files
error-in-file = { $file }, line { $line }, column { $column }: { $message }
error-file = { $file }: { $reason }
error-file-expected = a text file
error-file-name = `{ $file }` cannot stand in the notation
error-file-name-expected = a name without commas and parentheses
error-no-files = rule files are not read here
error-no-files-expected = the command `nimatron` reads them
error-not-utf = byte { $byte } is not UTF-8
error-too-much-expected = smaller numbers, or a larger budget
error-piece-count = { $count ->
    [one] there is { $count } number
   *[other] there are { $count } numbers
}
error-piece-count-expected = a position of { $file } has { $width }, and several may follow one another
error-no-vertex = { $file } has no vertex { $number }
error-no-vertex-expected = a vertex of the graph
error-rule-large = { $number } is too large for a rule file
error-rule-large-expected = numbers below 2^127
error-rule-bytes = the file has { $count } bytes
error-line-bytes = this line has { $count } bytes
error-at-most-expected = at most { $most }
error-second-kind = duplicate `heap`, `position` or `graph` line
error-second-kind-expected = moves, one family on each line
error-too-many-lines = there are too many lines
error-too-many-lines-expected = at most { $most } with moves
error-game-name-expected = a word of letters, digits, `-` and `_`
error-reserved = `{ $name }` is reserved
error-reserved-expected = a name of its own
error-named-already = the game has a name already
error-named-already-expected = one name
error-bad-beginning = a game does not begin like this
error-kind-expected = first `heap n`, `position a b` or `graph` says what a game is about
error-name-taken = `{ $name }` is taken
error-name-taken-expected = another name
error-this-not-a-name = this is not a name
error-name-count = { $count ->
    [one] `{ $word }` has { $count } name
   *[other] `{ $word }` has { $count } names
}
error-graph-names-expected = nothing after `graph`; the edges come on the lines below
error-heap-names-expected = one: `heap n`
error-position-names-expected = 2 to { $most }: `position a b`
error-empty-file = the file is empty
error-empty-file-expected = `heap n`, `position a b` or `graph`, and moves below
error-heap-measure = a heap is measured by its size
error-heap-measure-expected = `measure` belongs to positions of several numbers
error-not-a-vertex = this is not a vertex
error-not-a-vertex-expected = edges, one per line, between numbers: `3 -> 1`
error-edge-nowhere = this edge leads nowhere
error-no-arrow = there is no arrow here
error-arrow-expected = `->` between the two ends of an edge: `3 -> 1`
error-cycle = this edge closes a cycle: { $cycle }
error-cycle-expected = a graph without cycles, or the game need not end
error-overflow = overflow or undefined result
error-overflow-expected = whole numbers below 2^127
error-division = division by zero
error-division-expected = a divisor that is not 0
error-at-piece = { $message }, at { $piece }
error-measure = the measure is { $number }
error-measure-expected = 0 or more
error-leaves = a move would leave { $number }
error-leaves-expected = 0 or more: `when` keeps a move from those who cannot make it
error-leads-up = a move would lead up to { $piece }
error-leads-up-heap-expected = smaller heaps than the one it comes from, or the game need not end
error-leads-up-position-expected = positions that are smaller in the first number that changes, or the game need not end
error-leads-up-measure-expected = positions with a smaller measure, or the game need not end
error-takes = a move would take { $number }
error-takes-expected = 1 or more, or 0 where at least two heaps are left
error-number-large = this number is too large
error-tokens-expected = names, numbers and signs such as `+` and `<=`; `#` begins a comment
error-line-ends = the line ends here
error-line-end-expected = nothing more on this line
error-range-in-expected = `in` and a range: `for i in 1..n`
error-range-end-expected = `..` and the end of the range, which belongs to it
error-let-expected = `=` and a number: `let d = a - b`
error-colon-expected = `:` and a move, or another `for`, `when` or `let`
error-number-already = `{ $name }` is a number already
error-number-already-expected = a new name
error-number-name-expected = the name of a number
error-heap-move-expected = a move: `to …`, `take …` or `split`; or `for`, `when` or `let` before it
error-position-move-expected = a move: `to (…)`; or `for`, `when` or `let` before it
error-tuple-open-expected = a position in parentheses: `to (a - 1, b)`
error-tuple-count = { $count ->
    [one] this position has { $count } number
   *[other] this position has { $count } numbers
}
error-tuple-count-expected = { $width }, as the file says above
error-tuple-close-expected = `,` and the next number, or `)`
error-leave-expected = how many heaps are left: 0, 1, 2 or 3, several with commas, or `any`
error-is-condition = this is a condition
error-is-condition-expected = a number
error-is-number = this is a number
error-is-number-expected = a condition, such as `n > 3`
error-no-number = there is no number `{ $name }` here
error-one-of-expected = one of { $names }
error-close-expected = `)`
error-operand-expected = a number, a name, or something in parentheses
error-no-function = there is no function `{ $name }`
error-argument-count = { $count ->
    [one] `{ $name }` has { $count } number
   *[other] `{ $name }` has { $count } numbers
}
error-argument-count-expected = it takes { $count }
error-argument-range-expected = { $least } to { $most }
error-too-deep = this is nested too deeply
error-too-deep-expected = at most { $most } levels; `let` gives a part a name

# Typed moves
error-move-expected = a move is written like `2:3` (take 3 from heap 2) or `2>4` (lower heap 2 to 4)
error-no-move = the move is missing
error-number-missing = a number is missing here
error-sum = this is a sum
error-sum-expected = a move in a sum names its component, like `2/1:3`
error-over = no move is left here
error-over-expected = another component, if there is one
error-no-such = there is no { $thing } { $number }
error-there-are-none-expected = there are none
error-from-one-expected = { $count ->
    [1] only 1
   *[other] 1 to { $count }
}
error-several-moves = these are { $count } moves
error-several-moves-expected = one at a time in this game
error-cannot-be-done = this cannot be done
error-cannot-be-done-expected = a change of what is there
error-heap-twice = heap { $number } is named twice
error-heap-twice-expected = each heap once
error-not-a-replacement = this is not a change of a position
error-not-a-replacement-expected = a position and its { $width } new numbers, like `1>3,4`
error-only-one-heap = there is only one heap
error-only-one-heap-expected = a number of stones
error-not-left = coin { $left } does not lie to the left of coin { $head }
error-not-left-expected = the head first, then a coin to its left
error-no-slide = this moves no coin
error-no-slide-expected = the two squares, like `2>0`, or how far down, like `2:2`
error-several-squares = these are several squares
error-no-coin = there is no coin on square { $square }
error-no-coin-expected = a square that holds one
error-lower-square = a coin moves to a lower square
error-lower-square-expected = below square { $square }
error-other-coin-expected = another coin
error-turns-none = this turns no coins
error-turns-none-expected = one coin or two, like `5` or `5,2`
error-more-than-held = { $amount } is more than there is
error-more-than-held-expected = at most { $held }
error-not-a-change = this is not a change of one number
error-not-a-change-expected = a { $thing } and an amount, like `1:2`, or what is left, like `1>2`
error-several-numbers = these are several numbers
error-several-numbers-expected = just one number
error-nothing-to-add = nothing can be added in this game
error-nothing-to-add-expected = `:` takes, `>` leaves

# The budget
error-over-budget = budget exhausted: { $tried }
error-gave-up = { $work } stopped after { $steps } steps
error-gave-up-at-once = { $work } stopped after 1 step
error-memory = { $tried }, at the limit of { $most } MiB of memory
error-both = { $first }, { $second }
error-advised = { $error }. { $advice }
advice-server = The server allows no more; the command `nimatron` does, with `--budget` and `--memory`.

# Saved values
error-save-foreign = these are not saved Grundy values
error-save-format = the saved values have format { $found }; format { $known } is known
error-save-damaged = the saved values are damaged: their checksum is wrong
error-save-malformed = the saved values are malformed
error-save-game = the saved values are of { $found }, not of { $wanted }
error-save-value = the saved value of heap { $heap } is not one that it can have

# Questions
error-unknown-lang = `{ $text }` is not a supported language; expected en, ru or zh
error-level = `{ $text }` is not a level; expected perfect, fallible or random
error-rate = { $text } is not between 0 and 1
error-game-over = no move is left
error-no-position = no position with a move was drawn
error-sum-sequence = a sum has no sequence of heaps: expected one game, such as `kayles`
error-not-a-game = `{ $text }` is a position: expected a game without heaps, such as `kayles`
error-digits = a number has more than { $most } digits
error-too-far = heap { $heap } is asked for, and { $most } is the largest
error-survey = a survey of at most { $most } games is possible
error-single-heap = a single heap is no position of { $game }
error-value-unknown = the value of heap { $heap } is not known
error-quotient-game = { $game } is not a heap game: misère quotients are for games whose moves replace one heap, such as `kayles` or `octal(0.123)`
error-genus-game = { $game } is not a heap game: genera are listed for games whose moves replace one heap, such as `kayles` or `octal(0.123)`
error-period-game = { $game } is not a heap game, such as `kayles` or `subtract(1,3,4)`
error-quotient-stopped = stopped before heap { $heap }: { $reason }
error-quotient-upward = an option of heap { $heap } has the part { $part }, which does not come before it
error-no-period = no period is proved, so there is no certificate
error-rules-certificate = games of rule files have no certificates: whoever checks one would need the file
error-certificate-refused = no certificate was written: the verifier says { $reason }
error-refused = refused: { $reason }
error-refused-at = { $field }: { $reason }
error-internal = internal error

# JSON and requests
error-json-missing = missing field `{ $field }`
error-json-unknown = unknown field `{ $field }`, expected { $expected }
error-json-duplicate = duplicate field `{ $field }`
error-json-variant = unknown variant `{ $field }`, expected { $expected }
error-json-type = this value does not belong here: { $found }
error-json-syntax = this is not JSON
error-json-end = the JSON ends too early
error-body-unreadable = the body cannot be read
error-body-type = the body must be JSON, with `content-type: application/json`
error-body-bytes = the body has more than { $most } bytes
error-query = the query is not understood: { $reason }
error-request-late = the request took more than { $seconds } seconds to arrive
error-one-host = there must be one `host` header
error-foreign-host = `{ $host }` is not a name of this server: expected an IP address, `localhost`, or a name given to `--host`
error-foreign-page = a page of another origin may not use this server
error-busy = server busy, retry later
error-deadline = no answer before the deadline
error-address = there is nothing here; /api lists what there is
error-method = this method is not for this address; /api lists what there is

# Files
error-io-missing = there is no such file
error-io-denied = access is denied
error-io-directory = this is a directory
error-io-address = the address is in use
error-io-full = the disk is full

# What a certificate proves
verified-won = { $position } is an N-position: moving to { $to } wins
verified-lost = { $position } is a P-position: every move loses
verified-over-n = { $position } is an N-position: no move is left
verified-over-p = { $position } is a P-position: no move is left
verified-grundy = { $position } has the Grundy value { $value }
verified-period = the Grundy values of { $game } have period { $period } from heap { $preperiod } on
verified-period-rising = the Grundy values of { $game } rise by { $saltus } with period { $period } from heap { $preperiod } on

# What may take long
term-exhaustive-search = exhaustive search
term-grundy-values = Grundy values
term-grundy-values-by-search = Grundy values by search
term-grundy-values-of-all-smaller-positions = Grundy values of all smaller positions
term-a-count-of-options = a count of options
term-a-proof-of-the-period = a proof of the period
term-a-search-for-options = a search for options
term-a-table-of-grundy-values = a table of Grundy values
term-a-table-of-positions = a table of positions
term-closed-sum-of-binomial-coefficients = closed sum of binomial coefficients
term-comparing-the-winning-moves-one-by-one = comparing the winning moves one by one
term-counting-the-winning-moves-one-by-one = counting the winning moves one by one
term-fewest-heaps = fewest heaps
term-heap-sets-of-winning-moves = heap sets of winning moves
term-conditions-of-a-theorem = conditions of a theorem
term-nim-multiplication = nim multiplication
term-compounds-of-games = Compounds of games
term-tetris-hypergraphs = Tetris hypergraphs
term-nim-on-a-simplicial-complex = Nim on a simplicial complex
term-circular-nim = Circular Nim
term-lost-positions-of-a-box = lost positions of a box
term-bounded-moores-nim = Bounded Moore's Nim
term-looking-at-every-option = looking at every option
term-a-list-of-the-winning-moves = a list of the winning moves
term-column-sums = column sums
term-a-certificate = a certificate
term-reading-the-position = reading the position
term-misere-quotient = misère quotient
term-genera = genera
term-misere-values-of-heaps = misère values of heaps
term-playing-exact-slow-nim = playing exact slow Nim
term-most-or-fewest-stones = most or fewest stones
term-number-of-legal-moves = number of legal moves
term-number-of-lost-positions = number of lost positions
term-outcomes-of-a-box = outcomes of a box
term-random-winning-move = random winning move
term-shorter-presentation = shorter presentation
term-the-parts-of-schwenks-sum = the parts of Schwenk's sum
term-the-rows-inside-a-row-of-end-nim = the rows inside a row of End-Nim
term-a-winning-move-of-daisies = a winning move of Daisies
term-the-moves-of-several-heaps = the moves of several heaps
term-cutting-every-edge = cutting every edge
term-the-values-of-the-parts-of-a-graph = the values of the parts of a graph
term-the-options-by-the-rule-file = the options by the rule file
term-a-list-of-all-that-can-follow-by-the-rule-file = a list of all that can follow by the rule file
term-winning-moves-by-column-residues = winning moves by column residues
term-winning-moves-by-suffix-classes = winning moves by suffix classes

# Theorems
term-boutons-theorem = Bouton's theorem
term-moores-theorem = Moore's theorem
term-sprague-grundy-theorem = Sprague–Grundy theorem
term-sums-of-tame-games = Sums of tame games
term-jenkyns-mayberry-formula = Jenkyns–Mayberry formula
term-exact-k-nim = Exact k-Nim
term-slow-k-nim = Slow k-Nim
term-exact-slow-k-nim = Exact slow k-Nim
term-exact-slow-k-nim-with-k---1-heaps = Exact slow k-Nim with k + 1 heaps
term-greedy-nim = Greedy Nim
term-bachets-game = Bachet's game
term-fergusons-pairing = Ferguson's pairing
term-nimble-is-nim = Nimble is Nim
term-staircase-nim = Staircase Nim
term-poker-nim = Poker Nim
term-wythoffs-theorem = Wythoff's theorem
term-euclids-game = Euclid's game
term-fibonacci-nim = Fibonacci Nim
term-turning-turtles = Turning Turtles
term-ruler = Ruler
term-silver-dollar-game = Silver Dollar Game
term-northcotts-game = Northcott's game
term-antonim = Antonim
term-dynamic-nim = Dynamic Nim
term-end-nim = End-Nim
term-daisies = Daisies
term-cyclic-nimhoff = Cyclic Nimhoff
term-generalised-wythoff = Generalised Wythoff
term-chomp = Chomp
term-green-hackenbush = Green Hackenbush
term-coin-turning = Coin turning
term-tartan-theorem = Tartan theorem
term-the-state-of-the-computation-repeats = the state of the computation repeats
term-a-test-for-arithmetic-periods--proved-in-the-source-code-of-nimatron = a test for arithmetic periods, proved in the source code of Nimatron
term-the-values-of-two-amounts-have-a-closed-form--proved-in-the-source-code-of-nimatron = the values of two amounts have a closed form, proved in the source code of Nimatron

# Remarks in citations
remark-boros-tetris-2019 = ; the conditions are stated, and who wins is proved, in the source code of Nimatron
remark-ehrenborg-steingrimsson-1996 = : where each circuit has a point, lost positions are sums of circuits
remark-moore-bounded = ; the remainders modulo m + 1 for at most k + 1 heaps are proved in the source code of Nimatron
remark-gurvich-ho-2015 = ; the parity rule for few heaps is proved in the source code of Nimatron
remark-gurvich-2020 = ; the rule for k heaps is immediate: every move lowers each of them
remark-albert-nowakowski-2004 = ; misère play is proved in the source code of Nimatron
remark-bachet-1612 = ; residues mod m + 1
remark-ferguson-1974 = ; this is for misère play, normal play is settled by the Sprague–Grundy theorem
remark-ferguson-notes = : a coin on square n is a heap of n stones
remark-sprague-1937 = : only odd steps count
remark-winning-ways-3-northcott = : the gap of each row is a Nim heap; retreats are reversible
remark-winning-ways-3 = : additions are reversible
remark-cole-davie-1969 = ; misère: V. Gurvich (2007)
remark-winning-ways-14 = : heads are Nim heaps
remark-winning-ways-14-ruler = : a head at place n is worth the largest power of 2 that divides n
remark-winning-ways-14-turning = : Mock Turtles, Twins and Triplets by odious numbers
remark-winning-ways-14-tartan = : the value of a product is the nim product of the values
remark-winning-ways-7 = : fusion and colon principle
remark-fraenkel-1982 = ; misère: Wythoff games, continued fractions, cedar trees and Fibonacci searches, Theoret. Comput. Sci. 29 (1984) 49–73
remark-gale-1974 = ; two rows, two columns, a row with a column
remark-albert-nowakowski-2001 = ; misère play is proved in the source code of Nimatron
remark-plambeck-1992 = ; the rule by weights is proved in the source code of Nimatron
remark-schwenk-1970 = ; misère play is proved in the source code of Nimatron
remark-winning-ways-15-antonim = : three heaps, each with one stone more
remark-winning-ways-15 = : every second gap is a Nim heap

# Theory against search
check-disagreement = { $position }: { $about }: theory says { $theory }, search says { $search }

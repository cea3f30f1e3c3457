# The messages of the reports in English. `$n` is a number in full, `$count` chooses its grammatical form.

list-separator = ", "
list-last = { $first } and { $last }

stones = { $count ->
    [one] { $n } stone
   *[other] { $n } stones
}
coins-moved = { $count ->
    [one] { $n } coin
   *[other] { $n } coins
}
chips-moved = { $count ->
    [one] { $n } chip
   *[other] { $n } chips
}
heaps-of-one = { $count ->
    [one] { $n } heap of one stone
   *[other] { $n } heaps of one stone
}

# Moves
lower = lower { $heaps }
change = change { $heaps }
lower-heap = heap { $n } from { $from } to { $to }
lower-number = number { $n } from { $from } to { $to }
split-heap = split heap { $heap } ({ $from }) into { $parts }
slide-coin = move a coin from square { $from } to square { $to }
slide-token = move token { $n } from vertex { $from } to vertex { $to }
descend = move { $coins } from step { $from } to { $to ->
    [0] the ground
   *[other] step { $to }
}
withdraw = take back { $chips } from heap { $heap } ({ $from } → { $to })
deposit = add { $chips } from the bank to heap { $heap } ({ $from } → { $to })
take-stones = take { $stones } (the next limit is { $limit })
turn-one = turn coin { $head } to tails
turn-two = turn coin { $head } to tails and turn over coin { $left }
turn-run = turn over coins { $left } to { $head }
replace-position = go from { $from } to { $to }
in-component = in { $component }: { $action }

# The answer
normal-play = Normal play: whoever cannot move loses.
misere-play = Misère play: whoever cannot move wins.
outcome-n = N-position: the first player, who is to move, wins.
outcome-p = P-position: the second player wins, whatever the first one does.
winning-move = Winning move: { $move }
    → { $to }
winning-move-unknown = A winning move exists but was not found within the budget.
every-move-loses = Every move loses.
field-count = Number of winning moves: { $answer }
field-grundy = Grundy value (normal play): { $answer }
field-remoteness = Moves until the end: { $answer }
unknown = not known within the budget
because-theorem = Why: { $name } { $source }
because-search = Why: by exhaustive search

# The argument
end-normal = No move is left, and whoever cannot move loses.
end-misere = No move is left, and whoever cannot move wins: the player to move has won already.
why-values = A heap is worth its Grundy value.
period-proved = The values repeat from heap { $preperiod } on with period { $period } (proved: { $source }).
period-arithmetic-proved = From heap { $preperiod } on, { $period } stones more raise the value by { $saltus } (proved: { $source }).
period-observed = The values seem to repeat from heap { $preperiod } on with period { $period }; this is observed, not proved.
reduced-to = So the position is worth { $nim }.
columns-nim = The heaps in binary; a position is lost iff every column holds an even number of ones:
columns = The heaps in binary; a position is lost iff in every column the number of ones is divisible by { $modulus }:
columns-won = Not all remainders are 0, so the position is won.
columns-lost = All remainders are 0, so the position is lost.
table-column = column
table-more = { $count ->
    [one] { $n } heap
   *[other] { $n } heaps
}
table-ones = ones
table-residue = mod { $modulus }
table-summary = { $columns } columns; { $wrong } of them hold a number of ones not divisible by { $modulus }.
table-wrong-column = column 2^{ $column }: number of ones { $ones }, remainder { $residue }
small-heaps = No heap has more than one stone: { $ones }, remainder { $residue } mod { $modulus }. Under misère play that is lost iff the remainder is 1.
small-heaps-won = It is not 1, so the position is won.
small-heaps-lost = It is 1, so the position is lost.
big-heaps = { $count ->
    [one] { $n } heap has two or more stones, so misère play is still decided as normal play is.
   *[other] { $n } heaps have two or more stones, so misère play is still decided as normal play is.
}
nim-sum = The components are worth { $values } = { $total }.
nim-sum-won = The nim-sum is not 0, so the position is won.
nim-sum-lost = The nim-sum is 0, so the position is lost.
tame-sum = All components are tame: { $parts } = { $total }. Lost iff firm with value 0 or fickle with value 1.
tame-sum-won = That is neither, so the position is won.
tame-sum-lost = So the position is lost.
fickle = fickle
firm = firm
value-normal = The Grundy value is { $value } { "" }(a tame position: { $genus }).
value-misere = The position is tame, { $genus }, with Grundy value { $value }: lost iff firm with value 0 or fickle with value 1.
value-won = So the position is won.
value-lost = So the position is lost.
quotient = The misère quotient of these heaps has { $order } elements, { $lost } of them in the P-portion; this is proved by its transition algebra.
quotient-period = The values of the heaps repeat from heap { $preperiod } on with period { $period }.
quotient-won = The product of the values of the heaps lies outside the P-portion, so the position is won.
quotient-lost = The product of the values of the heaps lies in the P-portion, so the position is lost.
searched = { $count ->
    [one] Searched exhaustively: { $n } position.
   *[other] Searched exhaustively: { $n } positions.
}
searched-won = Some move leads to a lost position, so the position is won.
searched-lost = Every move leads to a won position, so the position is lost.

# Explanations
lasts = { $count ->
    [one] { $n } move
   *[other] { $n } moves
}
resist = Every move loses. Longest defence, { $lasts }: { $move }.
explain-construction = How the winning move is found
explain-loosening = From the highest column down. A heap is loose once it has lost a one in a higher column: its lower digits are then free. u heaps are loose, w of the other heaps have a one here, d = w mod (k + 1); t ones are taken away, r loose heaps get a one.
heap-name = heap { $heap }
loosening-settled = column { $column } (u = { $u }, w = { $w }, d = { $d }, t = { $t }, r = { $r }): right as it is; every loose heap gets a 0{ $heaps }.
loosening-filled = column { $column } (u = { $u }, w = { $w }, d = { $d }, t = { $t }, r = { $r }): too many to take away, so ones are added: a 1 for { $heaps }, a 0 for every other loose heap.
loosening-loosened = column { $column } (u = { $u }, w = { $w }, d = { $d }, t = { $t }, r = { $r }): the 1 is taken away from { $heaps }, loose from now on; a 0 for every heap loose before.
explain-after = The position after it:
twist-only-ones = Only single stones are left, { $ones } of them: take { $removed }, so that 1 (mod k + 1) remain.
twist-leave-one = Here play switches: that move would leave no heap above one stone and a number of ones that wins for the opponent. So heap { $heap } keeps one stone if it would have been emptied, and is emptied if it would have kept one.
twist-empty-all = Here play switches: that move would leave one stone in each of the { $big } big heaps. So they are emptied instead, and { $removed } single stones are taken too.
nim-move-down = In that Nim, lower heap { $heap } from { $from } to { $to }, which leaves the opponent a losing nim-sum.
nim-move-up = In that Nim, heap { $heap } goes up from { $from } to { $to }: this game allows it, and the opponent loses.
no-answer-columns = A move lowers at most k heaps. In the highest column that it changes, between 1 and k ones disappear and none appears, so that column is no longer divisible by k + 1: no move leads to another such position.
no-answer-small = A move takes between 1 and k single stones, so the remainder cannot stay 1.
no-answer-nim-sum = A move changes the value of one component, so the nim-sum cannot stay 0.

# Playing
place-heap = heap { $n }
place-number = number { $n }
place-coin = coin { $n }
place-square = square { $n }
place-step = step { $n }
place-stones = stones
place-limit = limit
place-bank = bank
place-ground = ground
coin-heads = heads
coin-tails = tails
illegal-no-such = There is no number { $index } here: there are { $count }.
illegal-heap-count = A move that changes { $found } of them is not allowed.
illegal-amount = { $found } cannot be taken from { $from }.
illegal-not-lower = Number { $heap } is { $from } and cannot become { $to }: it must get smaller.
illegal-split = That heap cannot become these heaps.
illegal-foreign = That is not a move of this game.
illegal-rule = { $reason } The rule: { $rule }.
play-your-turn = Your move.
play-you = You: { $move }
play-computer = Computer: { $move }
play-you-won = You have won.
play-computer-won = The computer has won.
play-gave-away = That move gave the win away.
play-given-away = Moves that gave the win away: { $moves }
play-by-you = your move { $n }
play-by-computer = the computer’s move { $n }
play-guess = The computer knows no perfect move within its budget and plays at random.
play-can-win = You can win from here.
play-cannot-win = You cannot win from here, unless the computer makes a mistake.
play-look-at = Look at { $places }.
play-hint-move = A winning move: { $move }. Typed: { $typed }
play-hint-longest = Hold out: { $move }. Typed: { $typed }
play-unknown = That is not known within the budget.
play-more = … and more
play-nothing-to-undo = There is nothing to take back.
play-nothing-to-redo = There is nothing to play again.
play-over = The game is over: undo takes a move back, new begins again.
play-level = The opponent { $level }.
play-level-perfect = plays perfectly
play-level-fallible = makes mistakes ({ $rate })
play-level-random = plays at random
play-level-unknown = The levels are perfect, fallible (with a rate such as 25%) and random.
play-lang-unknown = The languages are en, ru and zh.
play-not-a-move = That is neither a move nor a command; help lists both.
play-how-heaps = Moves: 2:3 takes 3 from heap 2, 2>4 lowers heap 2 to 4, 1:1 2:3 changes two heaps, 2>3,4 splits heap 2.
play-how-coin = Moves: 5>2 moves a coin from square 5 to square 2, 5:3 moves it 3 squares down.
play-how-slide = Moves: 2>4 moves token 2 to vertex 4.
play-how-descend = Moves: 2:3 moves 3 coins from step 2 one step down.
play-how-chips = Moves: 2:3 takes 3 chips from heap 2, 2+3 adds 3 from the bank.
play-how-take = Moves: 3 takes 3 stones.
play-how-turn = Moves: 5 turns coin 5 to tails, 5,2 turns over coin 2 as well.
play-how-turn-run = Moves: 5 turns coin 5 to tails, 5,2 turns over coins 2 to 5.
play-how-replace = Moves: 1>3,4 makes position 1 (3, 4); a move to several positions lists all their numbers.
play-how-sum = In a sum the component comes first: 2/1:3.
play-commands = hint    a hint; again for more
    why     why the position is won or lost
    moves   the winning moves
    undo    take back your last move
    redo    play it again
    level   perfect, fallible 25% or random
    lang    en, ru or zh
    new     begin again, or new and a position
    help    this help
    quit    end
play-rule = The rule: { $rule }.
play-choose = Choose a move with the arrow keys.
play-preview = Your move: { $move }
play-typing = Move: { $text }
play-keys = ↑↓ heap  ←→ take  Enter play  h hint  w why  ? help  q quit
play-panel-hint = Hint (h: more)
play-panel-why = Why
play-panel-moves = Winning moves
play-panel-help = Help
play-help-keys = ↑ ↓        choose a heap
    ← →        fewer or more (or type the number)
    Home End   none or all
    s          leave another number of heaps, where a heap can be split
    , .        move the split; < > the second one
    Space      all or none; turn a coin
    Enter      play the chosen move
    Esc        clear the choice, close the panel
    PgUp PgDn  scroll the panel
    :          type a move
    u r        undo, redo
    h w        hint (again for more), why
    m          winning moves
    l L        level, language
    n          begin again
    q          quit
play-too-small = The window is too small.

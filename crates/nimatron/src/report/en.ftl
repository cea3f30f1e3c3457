# The messages of the reports in English. `$n` is a number in full, `$count` chooses its grammatical form.

list-separator = ", "
list-last = { $first } and { $last }

stones = { $count ->
    [one] { $n } stone
   *[other] { $n } stones
}
chips-moved = { $count ->
    [one] { $n } chip
   *[other] { $n } chips
}

# Moves
lower = lower { $heaps }
change = change { $heaps }
lower-heap = heap { $n } from { $from } to { $to }
lower-number = number { $n } from { $from } to { $to }
split-heap = split heap { $heap } ({ $from }) into { $parts }
slide-coin = move a coin from square { $from } to square { $to }
slide-token = move token { $n } from vertex { $from } to vertex { $to }
withdraw = take { $chips } from heap { $heap } ({ $from } → { $to })
deposit = add { $chips } from the bank to heap { $heap } ({ $from } → { $to })
take-stones = take { $stones } (the next limit is { $limit })
turn-one = turn coin { $head } to tails
turn-two = turn coin { $head } to tails and turn over coin { $left }
turn-more = turn coin { $head } to tails and turn over the coins { $left }
turn-run = turn over coins { $left } to { $head }
replace-position = go from { $from } to { $to }
remove-position = take { $from } away
in-component = in { $component }: { $action }

# The answer
normal-play = Normal play: whoever cannot move loses.
misere-play = Misère play: whoever cannot move wins.
field-count = Number of winning moves: { $answer }
field-grundy = Grundy value (normal play): { $answer }
field-remoteness = Moves until the end: { $answer }
unknown = not known within the budget

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
illegal-no-such = { $thing ->
    [component] There is no component { $index } here: the position has { $count }.
    [square] There is no square { $index } here.
   *[other] There is no number { $index } here: the position has { $count }.
}
illegal-heap-count = A move that changes { $found } of them is not allowed.
illegal-amount = { $found } cannot be taken from { $from }.
illegal-not-lower = Number { $heap } is { $from } and cannot become { $to }: it must get smaller.
illegal-split = That heap cannot become these heaps.
illegal-foreign = That is not a move of this game.
illegal-rule = { $reason } { $rule }
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
play-how-replace = Moves: 1>3,4 makes position 1 (3, 4); a move to several positions lists all their numbers; 1 alone takes position 1 away.
play-how-sum = In a sum the component comes first: 2/1:3.
play-how-compound = In a compound each component has its number, and `;` stands between: 1/2:1; 2/1:3.
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

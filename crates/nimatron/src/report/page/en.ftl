# The messages of the page in English.

page-title = Nimatron: play Nim and its relatives, and see why
page-skip = Skip to the board
page-places = Places
page-place-play = Play
page-place-learn = Learn
page-place-explore = Explore
page-language = Language
page-theme = Colours
page-theme-system = as the system
page-theme-light = light
page-theme-dark = dark
page-footer = Every answer is computed on this machine; nothing is sent anywhere.
page-api = The HTTP API

page-setup = New game
page-game = Game
page-sum = a sum of games
page-parameters = Parameters: { $names }
page-position = Position
page-position-help = For example { $example }; games are added with +.
page-convention = Who cannot move …
page-convention-normal = loses (normal play)
page-convention-misere = wins (misère play)
page-begins = Who begins
page-begins-first = you
page-begins-second = the opponent
page-opponent = Opponent
page-opponent-perfect = perfect
page-opponent-fallible = makes mistakes
page-opponent-random = plays at random
page-opponent-person = another person here
page-mistakes = Mistakes: { $percent } %
page-start = Start
page-random = Random position

page-board = Board
page-ways = What to do
page-way-withdraw = take chips away
page-way-deposit = add chips from the bank
page-heap = Heap { $number }
page-coin = Coin { $number }
page-square = Square { $number }
page-step = Step { $number }
page-number = Number { $number }
page-pile = Pile
page-ground = ground
page-bank = Bank
page-limit = Limit
page-more = More
page-less = Less
page-take = Take
page-leave = Leave
page-leave-heaps = { $count ->
    [0] nothing
    [1] one heap
   *[other] { $n } heaps
}
page-part = Part { $number }
page-choose-lower = { $thing }, { $size }: how much to take
page-choose-take = { $thing }, { $size }: how many stones to take
page-choose-leave = { $thing }, { $size }: how much to leave
page-choose-slide = { $thing } on square { $size }: to which square
page-choose-shift = Square { $square }: to which square a coin moves
page-choose-descend = { $thing }, { $size } coins: how many to move down
page-choose-withdraw = { $thing }, { $size } chips: how many to take
page-choose-deposit = { $thing }, { $size } chips: how many to add
page-limits-most = { $count ->
    [one] Choose stones in one heap.
   *[other] Choose stones in up to { $n } heaps.
}
page-limits-exactly = { $count ->
    [one] Choose stones in one heap.
   *[other] Choose stones in exactly { $n } heaps.
}
page-limits-equally = Choose stones in one heap, or equally many in both.
page-heads = heads
page-tails = tails
page-heads-letter = H
page-tails-letter = T
page-turn-coin = Coin { $number }, { $shows }

page-your-turn = Your move
page-their-turn = The opponent is to move
page-thinking = The opponent is thinking …
page-turn-first = First player to move
page-turn-second = Second player to move
page-you-won = You have won!
page-opponent-won = The opponent has won.
page-won-first = The first player has won!
page-won-second = The second player has won!
page-you-played = You: { $move }
page-opponent-played = Opponent: { $move }
page-choose = Choose a move on the board.
page-choose-more = Choose more to make it a move.
page-your-move = Your move:
page-confirm = Make the move
page-clear = Clear
page-undo = Undo
page-redo = Redo
page-hint = Hint
page-more-hint = More hint
page-why = Why?
page-all-moves = All winning moves
page-flip = Swap sides
page-share = Share
page-copy-link = Copy link
page-copy-text = Copy as text
page-copy-json = Copy as JSON
page-copied = Copied
page-hint-won = You can win from here.
page-hint-lost = Every move loses here if the opponent plays right.
page-hint-where = Look at: { $where }.
page-hint-move = Winning move: { $move }.
page-hint-resist = This lasts longest: { $move }.
page-moves-count = { $count ->
    [one] { $n } winning move:
   *[other] { $n } winning moves:
}
page-moves-unknown = The number of winning moves is not known within the budget.
page-moves-cut = The list is cut short.
page-history = History
page-beginning = Start
page-you = You
page-first = First
page-second = Second
page-gave-away = gave the win away

page-table = Column table
page-live-table = Column table after this move
page-column-right = right?
page-column-is-right = right
page-column-is-wrong = wrong
page-column-open = not settled yet
page-step-back = Back
page-step-on = Next step
page-step-run = Play all
page-step-stop = Pause
page-answer = To the move on the board the opponent would answer: { $move }.
page-fact-count = Winning moves
page-fact-grundy = Grundy value
page-fact-remoteness = Moves to the end

page-lesson-place = Lesson { $number } of { $of }
page-lesson-right = Right! Whatever the opponent does now, you win.
page-lesson-wrong = After this the opponent can win. Try another move.
page-lesson-again = Try again
page-lesson-next = Next
page-lesson-back = Back
page-lesson-skip = Skip
page-lesson-play = Play this position
page-lesson-1-title = The last stone
page-lesson-1 = In Nim a move takes any number of stones from one heap. Whoever cannot move loses, so whoever takes the last stone wins.
page-lesson-1-task = One heap is left. Win at once.
page-lesson-2-title = The mirror
page-lesson-2 = If two heaps are equal, whatever your opponent takes from one you take from the other. So two equal heaps are lost for the player to move.
page-lesson-2-task = Leave your opponent two equal heaps.
page-lesson-3-title = Pairs of powers
page-lesson-3 = With more heaps the mirror works on powers of two. Write every heap in binary: each column of the table must hold an even number of ones. Then every one has a partner.
page-lesson-3-task = Take stones from the heap of 4 until every column is even. The table shows what your move would do.
page-lesson-4-title = Bouton's theorem
page-lesson-4 = A position of Nim is lost exactly if every column holds an even number of ones: any move spoils a column, and any spoilt position can be repaired by lowering a heap that has a one in the highest spoilt column.
page-lesson-4-task = Repair the table.
page-lesson-5-title = Moore's Nim
page-lesson-5 = Now a move may lower up to two heaps at once. With two equal heaps you would take both! Three equal heaps are the new mirror: the columns are counted modulo 3, one more than the number of heaps you may lower.
page-lesson-5-task = Make every column divisible by 3.
page-lesson-6-title = Two heaps at once
page-lesson-6 = A heap that has lost a one in a high column is loose: its lower digits may be anything. That freedom repairs the lower columns.
page-lesson-6-task = Loosen two heaps and repair all three columns.
page-lesson-7-title = Four heaps
page-lesson-7 = The rule stays the same with any number of heaps and for any k: every column must hold a multiple of k + 1 ones.
page-lesson-7-task = Find a winning move with four heaps.
page-lesson-8-title = Misère play
page-lesson-8 = In misère play whoever cannot move wins, so nobody wants the last stone. Play exactly as before, until your move would leave only heaps of one stone: then leave an odd number of them.
page-lesson-8-task = Leave an odd number of single stones.
page-lesson-9-title = Misère Moore
page-lesson-9 = The same with two heaps at once: play as before while big heaps remain; in the end leave a number of single stones that is one more than a multiple of 3.
page-lesson-9-task = Which number of single stones wins here: 1, 2, 3 or 4?

page-explore-title = Grundy values of a heap
page-game-notation = In notation
page-largest-heap = Largest heap
page-chart = Chart of the values
page-value-table = Table of the values
page-heap-plus = heap
page-csv = Download as CSV
page-sums-title = Any position, also a sum of games
page-sums-ask = Who wins?

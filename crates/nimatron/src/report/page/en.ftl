# The messages of the page in English.

page-title = Nimatron: play Nim and its relatives, and see why
page-skip = Skip to the board
page-places = Places
page-place-play = Play
page-place-learn = Learn
page-place-explore = Explore
page-language = Language
page-theme = Colours
page-theme-system = system colours
page-theme-light = light colours
page-theme-dark = dark colours
page-footer = Every answer is computed on this machine; nothing is sent anywhere.
page-api = The HTTP API

page-setup = New game
page-game = Game
page-parameters = Parameters: { $names }
page-position = Position
page-position-help = For example { $example }; games are added with +.
page-convention = Whoever cannot move …
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
page-setup-fields = Position and opponent
page-start = Start
page-random = Random position

page-board = Board
page-ways = What to do
page-way-lower = take from one heap
page-way-withdraw = take chips away
page-way-deposit = add chips from the bank
page-heap = Heap { $number }
page-coin = Coin { $number }
page-square = Square { $number }
page-step = Step { $number }
page-number = Number { $number }
page-square-of-row = Row { $row }, square { $square }
page-vertex = Vertex { $name }
page-edge = Edge { $name }
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
page-choose-advance = Row { $row }, piece on square { $square }: to which square
page-choose-shift = { $thing }, { $size } coins: to which square one of them goes
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
page-way-list = More moves
page-listed = Moves
page-turn-coin = Coin { $number }, { $shows }

page-your-turn = Your move
page-their-turn = The opponent is to move
page-thinking = The opponent is thinking…
page-turn-first = Player 1 to move
page-turn-second = Player 2 to move
page-you-won = You have won!
page-opponent-won = The opponent has won.
page-won-first = Player 1 has won!
page-won-second = Player 2 has won!
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
page-history = The game
page-beginning = Start
page-you = You
page-first = Player 1
page-second = Player 2
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

page-add = Add
page-value = value { $value }
page-strip-help = Press a coin, then a square to its left; or drag it there.
page-facing-help = Press a piece, then a square between the two; or drag it there.
page-queen-help = Move the queen left, down or diagonally towards the corner: press a square, or drag her.
page-queen-near-help = Move the queen left, down, or towards the corner on her diagonal or near it: press a marked square, or drag her.
page-stairs-help = Press coins on one step: they go down to the next.
page-break-help = Press a stone to take it, and a neighbour to take both.
page-take-help = Press a stone: what the move takes is marked, and can be changed here.
page-split-help = Press a stone: the heap is split in front of it.
page-close = Close
page-preferences = Preferences
page-sound = Sound
page-keys = Keys
page-key-change = on the board: take more or less, or type how much
page-key-heaps = on the board: to the next heap
page-key-confirm = on the board: make the move
page-key-clear = clear what is chosen
page-key-step = one move back or on (arrows: outside the board)
page-key-ends = to the start or the end of the game
page-key-undo = undo, redo
page-key-hint = hint
page-key-why = why?
page-key-values = show values
page-key-new = new game
page-key-keys = these keys
page-welcome = New here?
page-welcome-nim = Take as many stones as you like from one heap. Whoever takes the last stone wins.
page-welcome-learn = Learn it in five minutes
page-welcome-play = Just play
page-over = The game is over.
page-last-move = Last move: { $move }
page-end-normal-you = You have no move left, and whoever cannot move loses.
page-end-normal-opponent = The opponent has no move left, and whoever cannot move loses.
page-end-normal-person = No move is left, and whoever cannot move loses.
page-end-misere-you = You have no move left, and in misère play whoever cannot move wins.
page-end-misere-opponent = The opponent has no move left, and in misère play whoever cannot move wins.
page-end-misere-person = No move is left, and in misère play whoever cannot move wins.
page-again = Again
page-again-swapped = Swap sides
page-look = Look at the game
page-actions = Actions
page-analysis = Analysis
page-values = Show values
page-verdict-you = You win from here if you play right.
page-verdict-opponent = The opponent wins from here by playing right.
page-verdict-first = Player 1 wins from here by playing right.
page-verdict-second = Player 2 wins from here by playing right.
page-mark-wins = wins
page-mark-part = part of a winning move
page-mark-loses = loses
page-lost-for-opponent = Lost for your opponent.
page-lost-for-you = Lost for you, if your opponent plays right.
page-won-for-opponent = Your opponent could win from here.
page-won-for-you = You can win from here.

page-to-start = To the start
page-step-before = One move back
page-step-after = One move on
page-to-end = To the end
page-marking = Mark moves that gave the win away
page-branches = Also tried
page-export = Save as a file
page-import = Open a game
page-import-help = The position, then one move in each line.
page-import-file = A file with a game
page-import-open = Open
page-import-nothing = There is no position in this text.
page-import-line = Line { $line }: { $problem }
page-link-move = Move { $number } of the link: { $problem }

page-lessons = Lessons
page-lessons-done = { $number } of { $of } done
page-lesson-place = Lesson { $number } of { $of }
page-lesson-right = Right! This position is lost for your opponent.
page-lesson-right-binary = Right!
page-lesson-wrong = After this move your opponent can win.
page-lesson-refuted = Your opponent answers: { $move }. Now the position is lost for you.
page-lesson-again = Try again
page-lesson-next = Next lesson
page-lesson-end = To the summary
page-lesson-back = Back
page-lesson-skip = Skip
page-lesson-play = Play this position
page-lamp = Lamp worth { $weight }

page-lesson-nim-title = What is Nim?
page-lesson-nim =
    Stones lie in heaps. Two players take turns; a move takes as many stones as you like, at least one, from one heap.
    Whoever cannot move loses. So whoever takes the last stone wins.
page-lesson-nim-task = One heap is left. Win at once.
page-lesson-nim-sum = Whoever takes the last stone wins.

page-lesson-mirror-title = The mirror
page-lesson-mirror =
    If two heaps are equal, then whatever your opponent takes from one heap you take from the other. You always have an answer, so your opponent runs out of moves first.
    Two equal heaps are lost for the player to move.
page-lesson-mirror-task = Leave your opponent two equal heaps.
page-lesson-mirror-sum = Two equal heaps are lost for the player to move.

page-lesson-binary-title = Binary numbers
page-lesson-binary =
    Every number is a sum of different powers of two: 1, 2, 4, 8 … In binary one writes 1 below each power that is used and 0 below the others.
    So 5 = 4 + 1 is 101, and 6 = 4 + 2 is 110. To find them, take the largest power that fits, then the largest that fits into the rest.
page-lesson-binary-task = Switch on the lamps that make 13.
page-lesson-binary-sum = 13 = 8 + 4 + 1 is 1101: every number is such a sum in exactly one way.

page-lesson-pairs-title = Pairs of powers
page-lesson-pairs = With more heaps the mirror works on powers of two. Write the heaps below each other in binary: if each column holds an even number of ones, then every power has a partner.
page-lesson-pairs-task = Take stones from the heap of 4 until every column is even. The table shows what your move would do.
page-lesson-pairs-sum = If every column of the heaps in binary is even, every power of two has a partner.

page-lesson-bouton-title = Bouton's theorem
page-lesson-bouton =
    A position of Nim is lost for the player to move exactly if every column holds an even number of ones.
    Any move spoils a column. And a spoilt position can be repaired: lower a heap that has a 1 in the highest spoilt column, and choose its lower digits so that all columns become even.
page-lesson-bouton-task = Repair the table.
page-lesson-bouton-sum = Leave every column even: then every answer spoils one, and you can repair it again.

page-lesson-moore-title = Moore's Nim
page-lesson-moore =
    Now a move may lower one or two heaps. With two equal heaps you would take both! Three equal heaps are the new mirror.
    So the ones of a column are counted in threes: their number must be divisible by 3, one more than the number of heaps that a move may lower.
page-lesson-moore-task = Make the number of ones in every column divisible by 3.
page-lesson-moore-sum = If a move may lower two heaps, the ones of each column must be a multiple of 3.

page-lesson-loose-title = Two heaps at once
page-lesson-loose = A heap that gives up a 1 in a high column is loose: its lower digits may become anything. That freedom repairs the lower columns.
page-lesson-loose-task = Lower two heaps so that all three columns are right.
page-lesson-loose-sum = Work from the highest column down: a heap that gives up a 1 may change all its lower digits.

page-lesson-four-title = Four heaps
page-lesson-four = The rule is the same for any number of heaps. If a move may lower up to k heaps, every column must hold a multiple of k + 1 ones; here k is 2.
page-lesson-four-task = Find a winning move with four heaps.
page-lesson-four-sum = Moore's theorem: lost for the player to move exactly if every column holds a multiple of k + 1 ones.

page-lesson-misere-title = Misère play
page-lesson-misere = In misère play whoever cannot move wins, so nobody wants to take the last stone. Play as before, until your move would leave only heaps of one stone: then leave an odd number of them.
page-lesson-misere-task = Leave an odd number of single stones.
page-lesson-misere-sum = Misère Nim: as before, but in the end leave an odd number of single stones.

page-lesson-moore-misere-title = Misère Moore's Nim
page-lesson-moore-misere = The same with two heaps at once: play as before while a heap of two or more stones remains. When only single stones will be left, leave a number that is one more than a multiple of 3: one, four, seven …
page-lesson-moore-misere-task = Make a move after which only single stones are left, and the right number of them.
page-lesson-moore-misere-sum = Misère Moore's Nim: in the end leave one single stone more than a multiple of k + 1.

page-lesson-residue-title = A limit on each move
page-lesson-residue = Now at most three stones may be taken in a move. Whatever your opponent takes, 1, 2 or 3, you can complete it to 4. So a heap of 4, 8, 12 … is lost for the player to move, and only the remainder after division by 4 matters.
page-lesson-residue-task = Leave a multiple of 4.
page-lesson-residue-sum = If 1 to m stones may be taken, a heap is as good as a Nim heap of its remainder modulo m + 1.

page-lesson-grundy-title = Grundy values
page-lesson-grundy =
    In Kayles a move takes one or two neighbouring stones, and what is left may fall into two heaps. Still each heap is as good as a Nim heap. Its size, the Grundy value, is the smallest number that no move leads to.
    Heaps of 0, 1, 2, 3, 4, 5 stones have the values 0, 1, 2, 3, 1, 4. The table shows the values of the heaps.
page-lesson-grundy-task = The values are 4 and 3. Make them cancel.
page-lesson-grundy-sum = Each heap has a Grundy value: the smallest number that no move from it leads to.

page-lesson-sum-title = Sprague and Grundy
page-lesson-sum =
    Every such game is as good as one Nim heap, so different games can be played side by side: a move is a move in one of them. Add their values as in Nim.
    Here a heap from which at most three stones are taken lies beside a Nim heap. The heap of 6 is worth 2, its remainder modulo 4.
page-lesson-sum-task = Make the two games cancel.
page-lesson-sum-sum = Sprague and Grundy: add the values of all games as Nim heaps; 0 is lost for the player to move.

page-summary = Summary
page-summary-all = You know it all now.
page-summary-play = Play
page-summary-explore = Explore the values
page-sheet = A sheet to print
page-print = Print
page-sheet-title = Nim and Moore's Nim
page-sheet-name = Name:
page-sheet-example = An example
page-sheet-exercises = Exercises
page-sheet-task = Fill in the table. Is the position won for the player to move? If so, write a winning move.
page-sheet-move = Move:
page-sheet-answers = Answers

page-explore-title = Grundy values of a heap
page-game-notation = In notation
page-largest-heap = Largest heap
page-chart = Chart of the values
page-value-table = Table of the values
page-heap-plus = heap
page-csv = Download as CSV
page-zoom = Size of the picture
page-zoom-in = Larger
page-zoom-out = Smaller

page-quotient-title = Misère quotients
page-quotient-help = In misère play, sums of heaps that behave alike in every sum are one element of the quotient.
page-quotient-order = Elements: { $order }. Lost for the player to move: { $lost }.
page-quotient-growth = It grew at these heaps (heap: number of elements): { $list }.
page-quotient-period = From heap { $preperiod } on, the elements repeat for ever with period { $period }: this is the quotient of all heaps.
page-quotient-heaps = Each heap, and a sum of heaps that behaves like it; lost ones are bold
page-quotient-same = behaves like
page-quotient-table = Sums of every two elements

page-rules-title = A game of your own
page-rules-help = Write its rules: they are read and solved in your browser. Then { $game } is a game like any other in the fields above.
page-rules-text = Rules
page-rules-numbers = Numbers of the position
page-rules-use = Use these rules
page-rules-elsewhere = This page asks a server, which reads no rules of games of your own; the page as a static site does, and so does the command.

page-sums-title = Any position, also a sum of games
page-sums-ask = Who wins?

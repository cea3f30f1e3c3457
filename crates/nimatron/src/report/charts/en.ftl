# The messages of charts of Grundy values and of tables of pairs in English.

# Charts
chart-title = Grundy values of { $game }, heaps 0 to { $last }
chart-across = size of the heap
chart-up = Grundy value
chart-dot = a heap and its value
chart-rare = rare heap
chart-band = every second period
chart-begin = here the repetition begins

# Sequences
values-largest = Largest value: { $value }, first at heap { $heap }.
values-rare = { $count ->
    [one] { $n } heap is rare, heap { $last }
   *[other] { $n } heaps are rare, the last of them heap { $last }
}: the value has an even number of ones in common with { $mask } in binary.
values-rare-parity = { $count ->
    [one] { $n } heap is rare, heap { $last }
   *[other] { $n } heaps are rare, the last of them heap { $last }
}: the value has an even number of ones in common with { $mask } in binary, the parity of the heap counted as one more.
values-compared = Compared for the proof: heaps { $start } to { $end } with those { $period } further on.
values-observed = { $count ->
    [one] { $n } value was computed; larger heaps may differ.
   *[other] { $n } values were computed; larger heaps may differ.
}
values-exceptions = Exceptions before (heap:value): { $list }
values-exceptions-more = { $count ->
    [one] and { $n } more (--json lists all)
   *[other] and { $n } more (--json lists all)
}
values-no-period = No period up to heap { $last }.
values-hidden = --csv prints all

# Tables of pairs
pairs-title = Grundy values of { $game }
pairs-title-misere = Misère Grundy values of { $game }
pairs-title-outcomes = Who wins { $game }
pairs-down = down: { $number }
pairs-across = across: { $number }
pairs-in = { $number } of { $game }
pairs-zero = 0: the player to move loses
pairs-lost = P: the player to move loses
pairs-won = N: the player to move wins
pairs-largest = Largest value: { $value }, first at { $position }.
pairs-lost-count = { $count ->
    [one] { $n } position is lost for the player to move.
   *[other] { $n } positions are lost for the player to move.
}
pairs-misere = In misère values a finished position is worth 1. A position is lost if its value is 0. Values of sums are not nim-sums in general.
pairs-cut = Shown as far as { $position }; --csv prints the whole table.
pairs-wanted = A table runs through two numbers that are left out: `wythoff`, `moore(2)`, `kayles + kayles`. In `{ $game }` there are not two.
pairs-unfit = There is no table of `{ $game }` up to { $first } and { $second }: { $message } ({ $expected })
pairs-too-large = A picture has at most { $most } cells, and this table has { $cells }; --csv prints it.
pairs-too-far = The table is asked for up to { $number }, and { $most } is the largest here.

# The explorer
page-drawing-help = Point at a place, or move with the arrow keys
page-heap-value = heap { $heap }: { $value }
page-values-cut = The table ends at heap { $last }; the CSV file has all.
page-svg = Download as SVG
page-pairs-title = Tables of two numbers
page-pairs-help = A game without its numbers, or a sum of two: kayles + nim. Other games of a sum keep theirs.
page-pairs-shown = Show
page-pairs-values = Grundy values
page-pairs-outcomes = who wins
page-pairs-convention = Whoever cannot move
page-pairs-normal = loses
page-pairs-misere = wins (misère)
page-pairs-first = Largest first number
page-pairs-second = Largest second number
page-pairs-lost = ({ $first }, { $second }): { $cell }, the player to move loses
page-pairs-won = ({ $first }, { $second }): { $cell }, the player to move wins

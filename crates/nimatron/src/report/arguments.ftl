# The words of answers and arguments, each with its text in every language. `$NAME-count` is the number NAME as a number, which
# chooses the grammatical form, and `$NAME-len` the length of a list.

# The answer
outcome-n =
    .en = The player to move wins (N-position).
    .ru = Выигрывает тот, чей ход (N-позиция).
    .zh = 必胜态（N-position）：先手必胜。
outcome-p =
    .en = The player to move loses (P-position).
    .ru = Тот, чей ход, проигрывает (P-позиция).
    .zh = 必败态（P-position）：先手必败。
winning-move =
    .en = Winning move: { $move }
        → { $to }
    .ru = Выигрышный ход: { $move }
        → { $to }
    .zh = 必胜走法：{ $move }
        → { $to }
winning-move-unknown =
    .en = A winning move exists but was not found within the budget.
    .ru = Выигрышный ход есть, но в пределах бюджета он не найден.
    .zh = 存在必胜走法，但在预算内未能找到。
every-move-loses =
    .en = Every move loses.
    .ru = Любой ход проигрывает.
    .zh = 任何走法都会输。
because-theorem =
    .en = Source: { $name } { $source }
    .ru = Источник: { $name } { $source }
    .zh = 出处：{ $name } { $source }
because-search =
    .en = No theorem was used: this was found by exhaustive search.
    .ru = Теоремы не понадобились: ответ найден полным перебором.
    .zh = 没有使用定理：由穷举搜索得出。
list-numbers =
    .en = { $first } and { $last }
    .ru = { $first } и { $last }
    .zh = { $first }、{ $last }
list-parts =
    .en = { $first } and { $last }
    .ru = { $first } и { $last }
    .zh = { $first } 和 { $last }
list-or =
    .en = { $first } or { $last }
    .ru = { $first } или { $last }
    .zh = { $first } 或 { $last }
list-or-words =
    .en = { $first } or { $last }
    .ru = { $first } или { $last }
    .zh = { $first }或{ $last }
rule-in-sum =
    .en = In { $component }: { $rule }
    .ru = В { $component }: { $rule }
    .zh = 在 { $component } 中：{ $rule }
rule-of-every =
    .en = A move is made in every component that is not over; the play ends when all of them are.
    .ru = Каждый ход делается во всех компонентах, где ход ещё есть; игра кончается вместе с последней из них.
    .zh = 每一步都要在所有尚未结束的部分中各走一步；全部结束时游戏结束。
rule-of-all =
    .en = A move is made in every component; the play ends when the first of them is over.
    .ru = Каждый ход делается во всех компонентах; игра кончается, когда закончится первая из них.
    .zh = 每一步都要在所有部分中各走一步；其中一个结束时游戏就结束。
rule-of-some =
    .en = A move is made in one or more of the components, as many as you like.
    .ru = Каждый ход делается в одной или нескольких компонентах, по выбору.
    .zh = 每一步在一个或多个部分中走，数目任选。
note-remoteness =
    .en = The remoteness of the components, the number of moves each lasts if its winner hurries and its loser delays: { $numbers }.
    .ru = Удалённость компонент, то есть число ходов, если выигрывающий в ней спешит, а проигрывающий тянет: { $numbers }.
    .zh = 各部分的远度（remoteness，即胜方求快、败方求慢时的步数）：{ $numbers }。
note-suspense =
    .en = The suspense numbers of the components, the number of moves each lasts if its winner delays and its loser hurries: { $numbers }.
    .ru = Числа ожидания компонент, то есть число ходов, если выигрывающий в ней тянет, а проигрывающий спешит: { $numbers }.
    .zh = 各部分的悬念数（suspense，即胜方求慢、败方求快时的步数）：{ $numbers }。
compound-all =
    .en = The component with the least remoteness is over first. The position is lost exactly when that number is even.
    .ru = Первой кончается компонента с наименьшей удалённостью. Позиция проигрышная тогда и только тогда, когда это число чётное.
    .zh = 远度最小的部分最先结束。当且仅当这个数是偶数时必败。
compound-all-won =
    .en = It is odd, so the position is won.
    .ru = Оно нечётное, значит, позиция выигрышная.
    .zh = 它是奇数，所以必胜。
compound-all-lost =
    .en = It is even, so the position is lost.
    .ru = Оно чётное, значит, позиция проигрышная.
    .zh = 它是偶数，所以必败。
compound-all-misere =
    .en = The component with the least remoteness is over first. Under misère play the position is lost exactly when that number is odd.
    .ru = Первой кончается компонента с наименьшей удалённостью. В мизере позиция проигрышная тогда и только тогда, когда это число нечётное.
    .zh = 远度最小的部分最先结束。misère 规则下，当且仅当这个数是奇数时必败。
compound-all-misere-won =
    .en = It is even, so the position is won.
    .ru = Оно чётное, значит, позиция выигрышная.
    .zh = 它是偶数，所以必胜。
compound-all-misere-lost =
    .en = It is odd, so the position is lost.
    .ru = Оно нечётное, значит, позиция проигрышная.
    .zh = 它是奇数，所以必败。
compound-every =
    .en = The component with the largest suspense number is over last. The position is lost exactly when that number is even.
    .ru = Последней кончается компонента с наибольшим числом ожидания. Позиция проигрышная тогда и только тогда, когда это число чётное.
    .zh = 悬念数最大的部分最后结束。当且仅当这个数是偶数时必败。
compound-every-won =
    .en = It is odd, so the position is won.
    .ru = Оно нечётное, значит, позиция выигрышная.
    .zh = 它是奇数，所以必胜。
compound-every-lost =
    .en = It is even, so the position is lost.
    .ru = Оно чётное, значит, позиция проигрышная.
    .zh = 它是偶数，所以必败。
compound-every-misere =
    .en = The component with the largest suspense number is over last. Under misère play the position is lost exactly when that number is odd.
    .ru = Последней кончается компонента с наибольшим числом ожидания. В мизере позиция проигрышная тогда и только тогда, когда это число нечётное.
    .zh = 悬念数最大的部分最后结束。misère 规则下，当且仅当这个数是奇数时必败。
compound-every-misere-won =
    .en = It is even, so the position is won.
    .ru = Оно чётное, значит, позиция выигрышная.
    .zh = 它是偶数，所以必胜。
compound-every-misere-lost =
    .en = It is odd, so the position is lost.
    .ru = Оно нечётное, значит, позиция проигрышная.
    .zh = 它是奇数，所以必败。
compound-some =
    .en = Whoever is to move can move in all components that are won alone. So the position is lost exactly when every component is lost alone.
    .ru = Можно пойти сразу во всех компонентах, которые сами по себе выигрышные. Поэтому позиция проигрышная тогда и только тогда, когда каждая компонента сама по себе проигрышная.
    .zh = 可以同时在所有单独必胜的部分中走。所以当且仅当每一部分单独都必败时必败。
compound-some-won =
    .en = One of them is won, so the position is won.
    .ru = Одна из них выигрышная, значит, и позиция выигрышная.
    .zh = 其中有必胜的部分，所以必胜。
compound-some-lost =
    .en = They are, so the position is lost.
    .ru = Это так, значит, позиция проигрышная.
    .zh = 正是如此，所以必败。
compound-some-misere =
    .en = If only one component is not over, it is played alone under misère play. While two or more are left, the position is lost exactly when every component is lost alone under normal play.
    .ru = Если не закончена только одна компонента, она играется одна по правилу мизера. Пока их две или больше, позиция проигрышная тогда и только тогда, когда каждая компонента сама по себе проигрышная при обычной игре.
    .zh = 若只剩一个部分尚未结束，就按 misère 规则单独下它。只要还剩两个或更多部分，当且仅当每一部分在正常规则下单独都必败时必败。
compound-some-misere-won =
    .en = That is not so, so the position is won.
    .ru = Это не так, значит, позиция выигрышная.
    .zh = 并非如此，所以必胜。
compound-some-misere-lost =
    .en = That is so, so the position is lost.
    .ru = Это так, значит, позиция проигрышная.
    .zh = 正是如此，所以必败。
found-compound =
    .en = After the move the same rule says that the position is lost.
    .ru = После хода по тому же правилу позиция проигрышная.
    .zh = 这一步之后，按同一规则局面必败。
no-move-compound =
    .en = After every move the same rule says that the position is won.
    .ru = После любого хода по тому же правилу позиция выигрышная.
    .zh = 无论怎样走，按同一规则局面都必胜。
rule-of-sum =
    .en = A move is made in one of the components.
    .ru = Каждый ход делается в одном из слагаемых.
    .zh = 每一步只在其中一个部分里走。

# Headings
explain-why =
    .en = Why
    .ru = Почему
    .zh = 理由
explain-construction =
    .en = How the winning move is found
    .ru = Как найти выигрышный ход
    .zh = 怎样找到必胜走法
explain-no-move =
    .en = Why no move helps
    .ru = Почему ни один ход не спасает
    .zh = 为什么怎样走都不行
explain-after =
    .en = The position after it:
    .ru = Позиция после хода:
    .zh = 走完之后的局面：

# The argument
end-normal =
    .en = No move is left, and whoever cannot move loses.
    .ru = Ходов нет, а кто не может сделать ход, проигрывает.
    .zh = 已经没有走法，不能走的一方输。
end-misere =
    .en = No move is left, and whoever cannot move wins: the player to move has won already.
    .ru = Ходов нет, а кто не может сделать ход, выигрывает: игрок, чей ход, уже выиграл.
    .zh = 已经没有走法，不能走的一方赢：轮到走的一方已经赢了。
why-values =
    .en = A heap is equivalent to a Nim heap whose size is its Grundy value.
    .ru = Куча равносильна кучке нима, размер которой — её значение Гранди.
    .zh = 一堆相当于一个 Nim 堆，其大小就是它的 SG 值（Grundy 值）。
note-heap =
    .en = A heap of { $heap } is worth { $value }: { $reached-len ->
        [one] its moves lead only to the value { $reached }
       *[other] its moves lead to the values { $reached }
    }, and { $value } is the least number that is missing there.
    .ru = Значение кучи из { $heap } равно { $value }: { $reached-len ->
        [1] её ходы ведут только к значению { $reached }
       *[other] её ходы ведут к значениям { $reached }
    }, а наименьшее число, которого среди них нет, — { $value }.
    .zh = { $heap } 颗石子的堆的 SG 值是 { $value }：它的各种走法得到的值是 { $reached }，其中没有出现的最小数是 { $value }。
note-heap-over =
    .en = A heap of { $heap } has no move, so it is worth 0.
    .ru = У кучи из { $heap } нет ходов, поэтому её значение — 0.
    .zh = { $heap } 颗石子的堆没有走法，所以 SG 值是 0。
note-heap-alike =
    .en = So a heap of { $heap } is worth as much as a heap of { $like }: { $value }.
    .ru = Поэтому значение кучи из { $heap } такое же, как у кучи из { $like }: { $value }.
    .zh = 所以 { $heap } 颗石子的堆与 { $like } 颗石子的堆的 SG 值相同：{ $value }。
note-heap-many =
    .en = A heap of { $heap } is worth { $value }: its moves lead to all values below { $value }, but to none that is { $value }.
    .ru = Значение кучи из { $heap } равно { $value }: её ходы ведут ко всем значениям меньше { $value }, но не к { $value }.
    .zh = { $heap } 颗石子的堆的 SG 值是 { $value }：它的走法得到所有小于 { $value } 的值，但得不到 { $value }。
note-vertex =
    .en = Vertex { $vertex } is worth { $value }: { $reached-len ->
        [one] its moves lead only to the value { $reached }
       *[other] its moves lead to the values { $reached }
    }, and { $value } is the least number that is missing there.
    .ru = Значение вершины { $vertex } равно { $value }: { $reached-len ->
        [1] её ходы ведут только к значению { $reached }
       *[other] её ходы ведут к значениям { $reached }
    }, а наименьшее число, которого среди них нет, — { $value }.
    .zh = 顶点 { $vertex } 的 SG 值是 { $value }：它的各种走法得到的值是 { $reached }，其中没有出现的最小数是 { $value }。
note-vertex-over =
    .en = Vertex { $vertex } has no move, so it is worth 0.
    .ru = Из вершины { $vertex } ходов нет, поэтому её значение — 0.
    .zh = 顶点 { $vertex } 没有走法，所以 SG 值是 0。
note-tuple =
    .en = The position ({ $tuple }) is worth { $value }: { $reached-len ->
        [one] its moves lead only to the value { $reached }
       *[other] its moves lead to the values { $reached }
    }, and { $value } is the least number that is missing there.
    .ru = Значение позиции ({ $tuple }) равно { $value }: { $reached-len ->
        [1] её ходы ведут только к значению { $reached }
       *[other] её ходы ведут к значениям { $reached }
    }, а наименьшее число, которого среди них нет, — { $value }.
    .zh = 局面 ({ $tuple }) 的 SG 值是 { $value }：它的各种走法得到的值是 { $reached }，其中没有出现的最小数是 { $value }。
note-tuple-over =
    .en = The position ({ $tuple }) has no move, so it is worth 0.
    .ru = Из позиции ({ $tuple }) ходов нет, поэтому её значение — 0.
    .zh = 局面 ({ $tuple }) 没有走法，所以 SG 值是 0。
note-component =
    .en = { $component-name } is worth { $value }: { $reached-len ->
        [one] its moves lead only to the value { $reached }
       *[other] its moves lead to the values { $reached }
    }, and { $value } is the least number that is missing there.
    .ru = Значение { $component-name } равно { $value }: { $reached-len ->
        [1] ходы оттуда ведут только к значению { $reached }
       *[other] ходы оттуда ведут к значениям { $reached }
    }, а наименьшее число, которого среди них нет, — { $value }.
    .zh = { $component-name } 的 SG 值是 { $value }：它的各种走法得到的值是 { $reached }，其中没有出现的最小数是 { $value }。
note-component-many =
    .en = { $component-name } is worth { $value }: its moves lead to all values below { $value }, but to none that is { $value }.
    .ru = Значение { $component-name } равно { $value }: ходы оттуда ведут ко всем значениям меньше { $value }, но не к { $value }.
    .zh = { $component-name } 的 SG 值是 { $value }：它的走法得到所有小于 { $value } 的值，但得不到 { $value }。
note-component-over =
    .en = { $component-name } has no move, so it is worth 0.
    .ru = В { $component-name } ходов нет, поэтому значение — 0.
    .zh = { $component-name } 没有走法，所以 SG 值是 0。
note-others =
    .en = The other values are found in the same way.
    .ru = Остальные значения находятся так же.
    .zh = 其余的值同样求得。
period-proved =
    .en = The values repeat from heap size { $preperiod } on with period { $period } (proved: { $source }).
    .ru = Начиная с кучи размера { $preperiod }, значения повторяются с периодом { $period } (доказано: { $source }).
    .zh = 从 { $preperiod } 颗石子的堆起，SG 值以 { $period } 为周期重复（已证明：{ $source }）。
period-arithmetic-proved =
    .en = From heap size { $preperiod } on, adding { $period } to a heap raises its value by { $saltus } (proved: { $source }).
    .ru = Начиная с кучи размера { $preperiod }, увеличение кучи на { $period } увеличивает значение на { $saltus } (доказано: { $source }).
    .zh = 从 { $preperiod } 颗石子的堆起，每多 { $period } 颗石子，SG 值增加 { $saltus }（已证明：{ $source }）。
period-observed =
    .en = The values seem to repeat from heap size { $preperiod } on with period { $period }; this is observed, not proved.
    .ru = Похоже, начиная с кучи размера { $preperiod } значения повторяются с периодом { $period }; это наблюдение, а не доказательство.
    .zh = 从 { $preperiod } 颗石子的堆起，SG 值似乎以 { $period } 为周期重复；这只是观察，没有证明。
period-arithmetic-observed =
    .en = From heap size { $preperiod } on, adding { $period } to a heap seems to raise its value by { $saltus }; this is observed, not proved.
    .ru = Похоже, начиная с кучи размера { $preperiod } увеличение кучи на { $period } увеличивает значение на { $saltus }; это наблюдение, а не доказательство.
    .zh = 从 { $preperiod } 颗石子的堆起，每多 { $period } 颗石子，SG 值似乎增加 { $saltus }；这只是观察，没有证明。
reduced-to =
    .en = So the position is equivalent to { $nim }.
    .ru = Значит, позиция равносильна { $nim }.
    .zh = 所以局面相当于 { $nim }。
columns-nim =
    .en = The heaps in binary; a position is lost exactly when every column holds an even number of ones:
    .ru = Кучи в двоичной записи; позиция проигрышная тогда и только тогда, когда в каждом разряде чётное число единиц:
    .zh = 各堆的二进制表示；当且仅当每一列 1 的个数都是偶数时必败：
columns =
    .en = The heaps in binary; a position is lost exactly when in every column the number of ones is divisible by { $modulus }:
    .ru = Кучи в двоичной записи; позиция проигрышная тогда и только тогда, когда в каждом разряде число единиц делится на { $modulus }:
    .zh = 各堆的二进制表示；当且仅当每一列 1 的个数都能被 { $modulus } 整除时必败：
columns-zero =
    .en = { $modulus-count ->
        [2] All these heaps are 0, so the nim-sum is 0 too, and the position is lost.
       *[other] All heaps are empty, so no column has a one, and the position is lost.
    }
    .ru = { $modulus-count ->
        [2] Все эти кучи равны 0, поэтому и ним-сумма равна 0, и позиция проигрышная.
       *[other] Все кучи пусты, поэтому единиц нет ни в одном разряде, и позиция проигрышная.
    }
    .zh = { $modulus-count ->
        [2] 这些堆都是 0，所以 Nim 和也是 0，必败。
       *[other] 各堆都是空的，所以哪一列都没有 1，必败。
    }
columns-won =
    .en = Not all remainders are 0, so the position is won.
    .ru = Не все остатки равны 0, значит, позиция выигрышная.
    .zh = 余数不全为 0，所以必胜。
columns-lost =
    .en = All remainders are 0, so the position is lost.
    .ru = Все остатки равны 0, значит, позиция проигрышная.
    .zh = 余数全为 0，所以必败。
table-column =
    .en = column
    .ru = разряд
    .zh = 列
table-more =
    .en = { $count ->
        [one] { $n } heap
       *[other] { $n } heaps
    }
    .ru = { $count ->
        [one] { $n } куча
        [few] { $n } кучи
       *[many] { $n } куч
    }
    .zh = 共 { $n } 堆
table-ones =
    .en = ones
    .ru = единиц
    .zh = 1 的个数
table-residue =
    .en = mod { $modulus }
    .ru = mod { $modulus }
    .zh = mod { $modulus }
table-summary =
    .en = { $columns } columns; the number of ones is { $modulus-count ->
        [2] odd
       *[other] not divisible by { $modulus }
    } in { $wrong } of them.
    .ru = Разрядов: { $columns }; из них с { $modulus-count ->
        [2] нечётным числом единиц
       *[other] числом единиц, не делящимся на { $modulus }
    }: { $wrong }.
    .zh = 共 { $columns } 列，其中 { $wrong } 列中 1 的个数{ $modulus-count ->
        [2] 是奇数
       *[other] 不能被 { $modulus } 整除
    }。
table-wrong-column =
    .en = column 2^{ $column }: number of ones { $ones }, remainder { $residue }
    .ru = разряд 2^{ $column }: единиц { $ones }, остаток { $residue }
    .zh = 第 2^{ $column } 列：{ $ones } 个 1，余数 { $residue }
heaps-of-one =
    .en = { $count ->
        [one] { $n } heap of one stone
       *[other] { $n } heaps of one stone
    }
    .ru = { $count ->
        [one] { $n } куча из одного камня
        [few] { $n } кучи из одного камня
       *[many] { $n } куч из одного камня
    }
    .zh = { $n } 个只有一颗石子的堆
small-heaps =
    .en = No heap has more than one stone: { $ones }, remainder { $residue } when divided by { $modulus }.
    .ru = Ни в одной куче нет больше одного камня: { $ones }, остаток от деления на { $modulus } равен { $residue }.
    .zh = 没有超过一颗石子的堆：{ $ones }，除以 { $modulus } 余 { $residue }。
small-heaps-rule =
    .en = Under misère play that is lost exactly when the remainder is 1.
    .ru = В мизере такая позиция проигрышная тогда и только тогда, когда остаток равен 1.
    .zh = misère 规则下，当且仅当余数为 1 时必败。
small-heaps-won =
    .en = It is not 1, so the position is won.
    .ru = Он не равен 1, значит, позиция выигрышная.
    .zh = 余数不是 1，所以必胜。
small-heaps-lost =
    .en = It is 1, so the position is lost.
    .ru = Он равен 1, значит, позиция проигрышная.
    .zh = 余数是 1，所以必败。
big-heaps =
    .en = { $count ->
        [one] { $n } heap has two or more stones, so misère play is still decided as normal play is.
       *[other] { $n } heaps have two or more stones, so misère play is still decided as normal play is.
    }
    .ru = { $count ->
        [one] Есть { $n } куча из двух или более камней, поэтому мизер пока решается так же, как обычная игра.
        [few] Есть { $n } кучи из двух или более камней, поэтому мизер пока решается так же, как обычная игра.
       *[many] Есть { $n } куч из двух или более камней, поэтому мизер пока решается так же, как обычная игра.
    }
    .zh = 有 { $n } 堆至少两颗石子，所以在 misère 规则下仍按正常规则的方法判定胜负。
nim-sum =
    .en = The nim-sum of the values is { $values } = { $total }.
    .ru = Ним-сумма значений: { $values } = { $total }.
    .zh = 各部分 SG 值的 Nim 和：{ $values } = { $total }。
nim-sum-won =
    .en = It is not 0, so the position is won.
    .ru = Она не равна 0, значит, позиция выигрышная.
    .zh = Nim 和不为 0，所以必胜。
nim-sum-lost =
    .en = It is 0, so the position is lost.
    .ru = Она равна 0, значит, позиция проигрышная.
    .zh = Nim 和为 0，所以必败。
tame-sum =
    .en = Value and temper of the components: { $parts }; together { $total }.
    .ru = Значение и характер слагаемых: { $parts }; вместе { $total }.
    .zh = 各部分的 SG 值与性质：{ $parts }；合起来是 { $total }。
tame-sum-rule =
    .en = All components are tame: in a misère sum they behave like Nim, fickle ones like heaps of 0 or 1, firm ones like positions with a larger heap. Such a sum is lost exactly when it is firm with value 0 or fickle with value 1.
    .ru = Все слагаемые ручные: в мизере они и в сумме ведут себя как ним, переменчивые — как кучи из 0 или 1 камня, твёрдые — как позиции, где есть куча побольше. Такая сумма проигрышная тогда и только тогда, когда она твёрдая со значением 0 или переменчивая со значением 1.
    .zh = 各部分都是驯顺的（tame）：在 misère 和中与 Nim 一样，易变的（fickle）如同 0 或 1 颗的堆，稳定的（firm）如同含有更大堆的局面。这样的和当且仅当稳定且值为 0，或易变且值为 1 时必败。
tame-sum-won =
    .en = The sum is neither, so the position is won.
    .ru = Это не так, значит, позиция выигрышная.
    .zh = 两者都不是，所以必胜。
tame-sum-lost =
    .en = So the sum is lost.
    .ru = Значит, сумма проигрышная.
    .zh = 所以这个和必败。
fickle =
    .en = { $value } (fickle)
    .ru = { $value } (переменчивая)
    .zh = { $value }（易变）
firm =
    .en = { $value } (firm)
    .ru = { $value } (твёрдая)
    .zh = { $value }（稳定）
value-normal =
    .en = The Grundy value is { $value }.
    .ru = Значение Гранди равно { $value }.
    .zh = SG 值（Grundy 值）是 { $value }。
value-misere =
    .en = The Grundy value of normal play is { $value }.
    .ru = Значение Гранди в обычной игре равно { $value }.
    .zh = 正常规则下的 SG 值（Grundy 值）是 { $value }。
quotient =
    .en = Under misère play these heaps multiply like the { $order } elements of their misère quotient; { $lost } of the elements, the P-portion, are lost. This is proved by its transition algebra.
    .ru = В мизере эти кучи перемножаются как элементы их мизер-фактора (misère quotient), моноида из { $order } элементов; проигрышных среди них { $lost } — это P-часть. Это доказано алгеброй переходов.
    .zh = misère 规则下，这些堆像它们的 misère 商（{ $order } 个元素）的元素那样相乘；其中 { $lost } 个元素（P 部分）必败。这已由转移代数证明。
quotient-period =
    .en = From heap size { $preperiod } on, the elements of the heaps repeat with period { $period }.
    .ru = Начиная с кучи размера { $preperiod }, элементы куч повторяются с периодом { $period }.
    .zh = 从 { $preperiod } 颗石子的堆起，堆的元素以 { $period } 为周期重复。
quotient-won =
    .en = The product of the heaps lies outside the P-portion, so the position is won.
    .ru = Произведение куч лежит вне P-части, значит, позиция выигрышная.
    .zh = 各堆之积不在 P 部分，所以必胜。
quotient-lost =
    .en = The product of the heaps lies in the P-portion, so the position is lost.
    .ru = Произведение куч лежит в P-части, значит, позиция проигрышная.
    .zh = 各堆之积在 P 部分，所以必败。
searched =
    .en = { $count ->
        [one] Found by search: { $n } position was looked at, which is this one.
       *[other] Found by search: { $n } different positions were looked at, this one included. Of a position with a move to a lost one, the other moves need not be looked at.
    }
    .ru = { $count ->
        [1] Найдено перебором: просмотрена { $n } позиция — эта.
        [one] Найдено перебором: просмотрена { $n } разная позиция, считая эту. Если найден ход в проигрышную позицию, остальные ходы смотреть не нужно.
        [few] Найдено перебором: просмотрены { $n } разные позиции, считая эту. Если найден ход в проигрышную позицию, остальные ходы смотреть не нужно.
       *[many] Найдено перебором: просмотрено { $n } разных позиций, считая эту. Если найден ход в проигрышную позицию, остальные ходы смотреть не нужно.
    }
    .zh = 由搜索得出：包括当前局面共考察了 { $n } 个不同局面。一个局面只要有一步通向必败局面，其余各步就不必再看。
searched-won =
    .en = Some move leads to a lost position, so the position is won.
    .ru = Есть ход в проигрышную позицию, значит, позиция выигрышная.
    .zh = 有一步通向必败局面，所以必胜。
searched-lost =
    .en = Every move leads to a won position, so the position is lost.
    .ru = Любой ход ведёт в выигрышную позицию, значит, позиция проигрышная.
    .zh = 每一步都通向必胜局面，所以必败。
lasts =
    .en = { $count ->
        [one] { $n } move
       *[other] { $n } moves
    }
    .ru = { $count ->
        [one] { $n } ход
        [few] { $n } хода
       *[many] { $n } ходов
    }
    .zh = { $n } 步
resist =
    .en = Every move loses. Longest defence, { $lasts }: { $move }.
    .ru = Любой ход проигрывает. Дольше всего, { $lasts }, держаться так: { $move }.
    .zh = 任何走法都会输。最长可以坚持 { $lasts }：{ $move }。

# How the winning move is found
explain-loosening =
    .en = From the highest column down, the number of ones is made { $modulus-count ->
        [2] even
       *[other] divisible by { $modulus }
    }. A heap is called loose once it has lost a 1: its lower digits can then be chosen freely.
    .ru = От старшего разряда к младшему число единиц делается { $modulus-count ->
        [2] чётным
       *[other] кратным { $modulus }
    }. Куча называется свободной, как только она потеряла единицу: её младшие цифры можно выбирать как угодно.
    .zh = 从最高列往下，使每一列 1 的个数{ $modulus-count ->
        [2] 成为偶数
       *[other] 能被 { $modulus } 整除
    }。一堆失去一个 1 之后称为“自由”的：它更低的各位数字可以任意选取。
loosening-settled =
    .en = Column { $column }: apart from the loose heaps, { $ones-count ->
        [0] no heap has a 1
        [one] { $ones } heap has a 1
       *[other] { $ones } heaps have a 1
    }, which is right; { $loose-count ->
        [one] the loose heap gets a 0
       *[other] the loose heaps get a 0
    }.
    .ru = Разряд { $column }: не считая свободных куч, { $ones-count ->
        [0] единиц нет
       *[other] единиц { $ones }
    }, и это верно; { $loose-count ->
        [1] свободная куча получает 0
       *[other] свободные кучи получают 0
    }.
    .zh = 第 { $column } 列：自由堆之外有 { $ones } 个 1，已经正确；自由堆取 0。
loosening-filled =
    .en = Column { $column }: apart from the loose heaps, { $ones-count ->
        [one] { $ones } heap has a 1
       *[other] { $ones } heaps have a 1
    }; { $filled-count ->
        [one] { $filled } more makes { $total }
       *[other] { $filled } more make { $total }
    }. So { $heaps-len ->
        [one] heap { $heaps }, which is loose, gets a 1
       *[other] heaps { $heaps }, which are loose, get a 1
    }{ $others-count ->
        [0] {""}
        [one] , and the other loose heap a 0
       *[other] , and the other loose heaps a 0
    }.
    .ru = Разряд { $column }: не считая свободных куч, единиц { $ones }; до { $total } не хватает { $filled }. Поэтому 1 { $heaps-len ->
        [1] получает свободная куча { $heaps }
       *[other] получают свободные кучи { $heaps }
    }{ $others-count ->
        [0] {""}
        [1] , а другая свободная куча — 0
       *[other] , а остальные свободные кучи — 0
    }.
    .zh = 第 { $column } 列：自由堆之外有 { $ones } 个 1，再加 { $filled } 个就是 { $total } 个。所以自由的第 { $heaps } 堆取 1{ $others-count ->
        [0] {""}
       *[other] ，其余自由堆取 0
    }。
loosening-loosened =
    .en = Column { $column }: { $loose-count ->
        [0] {""}
       *[other] apart from the loose heaps,{" "}
    }{ $ones-count ->
        [one] { $ones } heap has a 1
       *[other] { $ones } heaps have a 1
    }, and { $modulus-count ->
        [2] that is odd
       *[other] { $ones } is not divisible by { $modulus }
    }. So { $heaps-len ->
        [one] heap { $heaps } loses its 1 and is loose from now on
       *[other] heaps { $heaps } lose their 1 and are loose from now on
    }{ $loose-count ->
        [0] {""}
        [one] ; the heap that was loose before gets a 0
       *[other] ; the heaps that were loose before get a 0
    }.
    .ru = Разряд { $column }: { $loose-count ->
        [0] {""}
       *[other] не считая свободных куч,{" "}
    }единиц { $ones }, а { $modulus-count ->
        [2] это нечётное число
       *[other] { $ones } не делится на { $modulus }
    }. Поэтому { $heaps-len ->
        [1] куча { $heaps } теряет единицу и становится свободной
       *[other] кучи { $heaps } теряют единицу и становятся свободными
    }{ $loose-count ->
        [0] {""}
        [1] ; прежняя свободная куча получает 0
       *[other] ; прежние свободные кучи получают 0
    }.
    .zh = 第 { $column } 列：{ $loose-count ->
        [0] {""}
       *[other] 自由堆之外
    }有 { $ones } 个 1，{ $modulus-count ->
        [2] 是奇数个
       *[other] 不能被 { $modulus } 整除
    }。所以第 { $heaps } 堆失去这里的 1，从此自由{ $loose-count ->
        [0] {""}
       *[other] ；原有的自由堆取 0
    }。
twist-only-ones =
    .en = Only single stones are left, { $ones } of them: take { $removed }, and { $left-count ->
        [one] { $left } remains
       *[other] { $left } remain
    }.
    .ru = Остались только одиночные камни, их { $ones }: взять { $removed }, тогда останется { $left }.
    .zh = 只剩下单颗的堆，共 { $ones } 个：取走 { $removed } 个，剩下 { $left } 个。
twist-leave-one =
    .en = Here play switches: that move would empty heap { $heap } and leave no heap of two or more, and the opponent would win under misère play. So one stone of heap { $heap } is left.
    .ru = Здесь игра переключается: этот ход забрал бы кучу { $heap } целиком и не оставил бы ни одной кучи, где два камня или больше, и соперник в мизере выиграл бы. Поэтому в куче { $heap } остаётся один камень.
    .zh = 从这里开始打法转换：那一步会取空第 { $heap } 堆，不再留下至少两颗的堆，而在 misère 规则下对方会赢。所以第 { $heap } 堆留下一颗。
twist-empty-all =
    .en = Here play switches: that move would leave one stone in { $big-count ->
        [one] the only heap of two or more
       *[other] each of the { $big } heaps of two or more
    }, and the opponent would win under misère play. So { $big-count ->
        [one] it is emptied
       *[other] they are emptied
    } instead{ $removed-count ->
        [0] {""}
        [one] , and one single stone is taken too
       *[other] , and { $removed } single stones are taken too
    }.
    .ru = Здесь игра переключается: этот ход оставил бы { $big-count ->
        [1] один камень в единственной куче, где их два или больше,
       *[other] по одному камню в каждой из куч, где два камня или больше (их { $big }),
    } и соперник в мизере выиграл бы. Поэтому { $big-count ->
        [1] она забирается целиком
       *[other] они забираются целиком
    }{ $removed-count ->
        [0] {""}
        [1] , и ещё берётся один одиночный камень
       *[other] , и ещё берутся одиночные камни: { $removed }
    }.
    .zh = 从这里开始打法转换：那一步会在 { $big } 个至少两颗的堆中各留一颗，而在 misère 规则下对方会赢。所以改为取空{ $removed-count ->
        [0] {""}
       *[other] ，并再取走 { $removed } 个单颗堆
    }。
nim-move-sum =
    .en = The nim-sum is { $xor } = { $total }.
    .ru = Ним-сумма: { $xor } = { $total }.
    .zh = Nim 和为 { $xor } = { $total }。
nim-move-down =
    .en = In that Nim, heap { $heap } is lowered from { $from } to { $to }: then the nim-sum is 0.
    .ru = В этом ниме уменьшаем кучу { $heap } с { $from } до { $to }: ним-сумма становится 0.
    .zh = 在这个 Nim 中，把第 { $heap } 堆从 { $from } 减到 { $to }：此时 Nim 和为 0。
nim-move-up =
    .en = In that Nim, heap { $heap } is raised from { $from } to { $to }, which this game allows: then the nim-sum is 0.
    .ru = В этом ниме увеличиваем кучу { $heap } с { $from } до { $to } (эта игра такое разрешает): ним-сумма становится 0.
    .zh = 在这个 Nim 中，把第 { $heap } 堆从 { $from } 增到 { $to }（这个游戏允许）：此时 Nim 和为 0。
nim-move-switch =
    .en = Here play switches from normal to misère: in that Nim, heap { $heap } goes from { $from } to { $to }, so that only heaps of 0 and 1 are left and the number of ones is odd: { $ones }.
    .ru = Здесь игра переключается с обычной на мизер: в этом ниме куча { $heap } меняется с { $from } на { $to }, и остаются только кучи 0 и 1, причём единиц нечётное число: { $ones }.
    .zh = 从这里起由正常打法转为 misère 打法：在这个 Nim 中，第 { $heap } 堆从 { $from } 变为 { $to }，只剩 0 和 1 的堆，而且 1 的个数是奇数：{ $ones }。
nim-move-parts =
    .en = In its place come heaps worth { $xor } = { $to }.
    .ru = На её месте появляются кучи со значениями { $xor } = { $to }.
    .zh = 取代它的各堆的 SG 值为 { $xor } = { $to }。
found-values =
    .en = The move leads to a position equivalent to nim { $after }, which is lost.
    .ru = Ход ведёт в позицию, равносильную nim { $after }; она проигрышная.
    .zh = 这一步得到的局面相当于 nim { $after }，必败。
found-sum =
    .en = The nim-sum { $total } must become 0. So the move is made in { $component-name }, and its value changes from { $from } to { $from } ⊕ { $total } = { $to }.
    .ru = Ним-сумма { $total } должна стать 0. Поэтому ходим в { $component-name }, и значение меняется с { $from } на { $from } ⊕ { $total } = { $to }.
    .zh = Nim 和 { $total } 必须变为 0。所以在 { $component-name } 中走，使它的 SG 值从 { $from } 变为 { $from } ⊕ { $total } = { $to }。
found-sum-misere =
    .en = The move is made in { $component-name }, and its value changes from { $from } to { $to }; then the sum is lost under misère play.
    .ru = Ходим в { $component-name }, и значение меняется с { $from } на { $to }; тогда сумма в мизере проигрышная.
    .zh = 在 { $component-name } 中走，使它的 SG 值从 { $from } 变为 { $to }；这样的和在 misère 规则下必败。
found-sum-unknown =
    .en = The move is made in { $component-name }: the values of the components then have the nim-sum 0.
    .ru = Ходим в { $component-name }: после этого ним-сумма значений слагаемых равна 0.
    .zh = 在 { $component-name } 中走：此后各部分 SG 值的 Nim 和为 0。
found-quotient =
    .en = The move leads to { $to-position }. The product of its heaps lies in the P-portion, so the opponent loses.
    .ru = Ход ведёт в { $to-position }. Произведение её куч лежит в P-части, поэтому соперник проигрывает.
    .zh = 这一步走到 { $to-position }。它的各堆之积在 P 部分，所以对方必败。
found-search =
    .en = { $moves-count ->
        [0] The move leads to { $to-position }, where no move is left: the opponent has lost.
        [one] The move leads to { $to-position }, which is lost: only { $moves } move is possible there, and it leads to a won position.
       *[other] The move leads to { $to-position }, which is lost: { $moves } moves are possible there, and each leads to a won position.
    }
    .ru = { $moves-count ->
        [0] Ход ведёт в { $to-position }, где ходов нет: соперник проиграл.
        [1] Ход ведёт в проигрышную позицию { $to-position }: оттуда возможен только { $moves } ход, и он ведёт в выигрышную.
        [one] Ход ведёт в проигрышную позицию { $to-position }: оттуда возможен { $moves } ход, и каждый ведёт в выигрышную.
        [few] Ход ведёт в проигрышную позицию { $to-position }: оттуда возможны { $moves } хода, и каждый ведёт в выигрышную.
       *[many] Ход ведёт в проигрышную позицию { $to-position }: оттуда возможно { $moves } ходов, и каждый ведёт в выигрышную.
    }
    .zh = { $moves-count ->
        [0] 这一步走到 { $to-position }，那里没有走法：对方已经输了。
        [1] 这一步走到必败局面 { $to-position }：那里只有 { $moves } 种走法，它通向必胜局面。
       *[other] 这一步走到必败局面 { $to-position }：那里有 { $moves } 种走法，每一种都通向必胜局面。
    }

# Why no move helps
no-move-columns =
    .en = { $k-count ->
        [1] A move lowers one heap. In the highest column that it changes, a 1 disappears and none appears, so the number of ones there becomes odd: no move leads to another lost position.
       *[other] A move lowers at least 1 and at most { $k } heaps. In the highest column that it changes, between 1 and { $k } ones disappear and none appears, so the number of ones there is no longer divisible by { $modulus }: no move leads to another lost position.
    }
    .ru = { $k-count ->
        [1] Ход уменьшает одну кучу. В старшем разряде, который он меняет, исчезает одна единица и ни одной не появляется, поэтому число единиц в нём становится нечётным: ни один ход не ведёт в другую проигрышную позицию.
       *[other] Ход уменьшает не меньше 1 и не больше { $k } куч. В старшем разряде, который он меняет, исчезает от 1 до { $k } единиц и ни одной не появляется, поэтому число единиц в нём больше не делится на { $modulus }: ни один ход не ведёт в другую проигрышную позицию.
    }
    .zh = { $k-count ->
        [1] 一步减少一堆。在它改变的最高列中，有一个 1 消失而没有 1 出现，所以这一列 1 的个数变为奇数：没有一步能走到另一个必败局面。
       *[other] 一步减少至少 1 堆、至多 { $k } 堆。在它改变的最高列中，有 1 到 { $k } 个 1 消失而没有 1 出现，所以这一列 1 的个数不再能被 { $modulus } 整除：没有一步能走到另一个必败局面。
    }
no-move-big-heaps =
    .en = At least { $modulus } heaps have two or more stones, and a move lowers at most { $k } of them: so such a heap is left, and play is still decided by the columns.
    .ru = Не меньше { $modulus } куч состоят из двух или более камней, а ход уменьшает не больше { $k } из них: такая куча останется, и исход по-прежнему решают разряды.
    .zh = 至少有 { $modulus } 堆不少于两颗，而一步至多减少其中 { $k } 堆：所以这样的堆仍然存在，胜负仍由各列决定。
no-move-ones =
    .en = { $k-count ->
        [1] A move takes one of the single stones, so an even number of them is left.
       *[other] A move takes between 1 and { $k } of the single stones, so the remainder when divided by { $modulus } does not stay 1.
    }
    .ru = { $k-count ->
        [1] Ход забирает один из одиночных камней, и остаётся чётное их число.
       *[other] Ход забирает от 1 до { $k } одиночных камней, поэтому остаток от деления на { $modulus } не останется равным 1.
    }
    .zh = { $k-count ->
        [1] 一步取走一个单颗的堆，剩下偶数个。
       *[other] 一步取走 1 到 { $k } 个单颗的堆，所以除以 { $modulus } 的余数不会还是 1。
    }
no-move-last-one =
    .en = The only move takes the last stone: then the opponent cannot move, and wins.
    .ru = Единственный ход забирает последний камень: соперник не сможет сделать ход и выиграет.
    .zh = 唯一的走法是取走最后一颗石子：对方不能再走，因而获胜。
no-move-one-heap =
    .en = A move changes one heap only, and it always changes its value in that Nim.
    .ru = Ход меняет только одну кучу и всегда меняет её значение в этом ниме.
    .zh = 一步只改变一堆，而且总会改变它在这个 Nim 中的值。
no-move-values =
    .en = So the nim-sum does not stay 0, and no move leads to another lost position.
    .ru = Поэтому ним-сумма не остаётся равной 0, и ни один ход не ведёт в другую проигрышную позицию.
    .zh = 所以 Nim 和不会还是 0，没有一步能走到另一个必败局面。
no-move-values-big =
    .en = At least two heaps of that Nim are 2 or more, so one of these is left, and the nim-sum does not stay 0: no move leads to another lost position.
    .ru = В этом ниме не меньше двух куч равны 2 или больше, поэтому одна из них остаётся, а ним-сумма не остаётся равной 0: ни один ход не ведёт в другую проигрышную позицию.
    .zh = 这个 Nim 中至少有两堆不小于 2，所以其中一堆仍然存在，而 Nim 和不会还是 0：没有一步能走到另一个必败局面。
no-move-values-small =
    .en = If it becomes 0 or 1, the number of ones becomes even. If it becomes 2 or more, it is the only one so large, so the nim-sum is not 0. Either way the opponent gets a won position.
    .ru = Если оно становится 0 или 1, число единиц становится чётным. Если 2 или больше, то такое оно одно, и ним-сумма не равна 0. В обоих случаях соперник получает выигрышную позицию.
    .zh = 若变为 0 或 1，则 1 的个数变为偶数；若变为 2 或更大，则这样大的只有它，Nim 和不为 0。无论怎样，对方都得到必胜局面。
no-move-rise =
    .en = A move that makes the value larger does not help either: the opponent can bring it back to what it was.
    .ru = Не помогает и ход, увеличивающий значение: соперник может вернуть его к прежнему.
    .zh = 使值变大的一步也没有用：对方可以把它变回原来的值。
no-move-nim-sum =
    .en = A move changes the value of one component, and never leaves it as it was; so the nim-sum does not stay 0.
    .ru = Ход меняет значение одного слагаемого и никогда не оставляет его прежним, поэтому ним-сумма не остаётся равной 0.
    .zh = 一步改变一个部分的 SG 值，而且不会保持原值，所以 Nim 和不会还是 0。
no-move-tame-sum =
    .en = The misère value of the sum, counted like the Grundy value but with 1 at the end of play, is 0; by definition no move leads to another position with the value 0.
    .ru = Мизер-значение суммы (оно считается как значение Гранди, но в конце игры равно 1) — 0; по определению ни один ход не ведёт в другую позицию со значением 0.
    .zh = 这个和的 misère 值（算法与 SG 值相同，但终局取 1）是 0；按定义，没有一步能走到另一个值为 0 的局面。
no-move-quotient =
    .en = In the quotient no move leads from an element of the P-portion to another one: that is what its transition algebra proves.
    .ru = В факторе ни один ход не ведёт из элемента P-части в другой её элемент: именно это доказывает алгебра переходов.
    .zh = 在商中，没有一步从 P 部分的元素走到 P 部分的另一个元素：转移代数证明的正是这一点。
no-move-search =
    .en = { $moves-count ->
        [one] Only { $moves } move is possible, and it leads to a won position.
       *[other] { $moves } moves are possible, and each of them leads to a won position.
    }
    .ru = { $moves-count ->
        [1] Возможен только { $moves } ход, и он ведёт в выигрышную позицию.
        [one] Возможен { $moves } ход, и каждый ведёт в выигрышную позицию.
        [few] Возможны { $moves } хода, и каждый ведёт в выигрышную позицию.
       *[many] Возможно { $moves } ходов, и каждый ведёт в выигрышную позицию.
    }
    .zh = { $moves-count ->
        [1] 只有 { $moves } 种走法，它通向必胜局面。
       *[other] 有 { $moves } 种走法，每一种都通向必胜局面。
    }

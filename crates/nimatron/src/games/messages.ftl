# The messages that belong to one game, each with its text in every language. Those of a new game go here and nowhere else.

names-nim =
    .en = bouton
    .ru = ним
    .zh = 尼姆 尼姆游戏 取石子
title-nim =
    .en = Nim
    .ru = Ним
    .zh = Nim
rule-nim =
    .en = lower one heap
    .ru = уменьшить одну кучу
    .zh = 减少一堆
move-nim =
    .en = A move takes stones from one heap, as many as you like.
    .ru = Ход: взять из одной кучи сколько угодно камней.
    .zh = 每一步从一堆中取任意多颗石子。

names-moore =
    .en = moores-nim nim-k
    .ru = мур ним-мура
    .zh = 摩尔 摩尔尼姆
title-moore =
    .en = Moore's Nim
    .ru = Ним Мура
    .zh = Moore's Nim（Nim-K）
rule-moore =
    .en = lower at least 1 and at most k heaps, each by any positive amount
    .ru = уменьшить не меньше одной и не больше k куч, каждую на любое положительное число камней
    .zh = 减少至少 1 堆、至多 k 堆，每堆任意正数颗
move-moore =
    .en = { $k-count ->
        [1] A move takes stones from one heap, as many as you like.
        [2] A move takes stones from one or two heaps, as many as you like from each.
       *[other] A move takes stones from 1 to { $k } heaps, as many as you like from each.
    }
    .ru = { $k-count ->
        [1] Ход: взять из одной кучи сколько угодно камней.
        [2] Ход: взять камни из одной или двух куч, из каждой сколько угодно.
       *[other] Ход: взять камни из одной или нескольких куч, не более чем из { $k }, из каждой сколько угодно.
    }
    .zh = { $k-count ->
        [1] 每一步从一堆中取任意多颗石子。
        [2] 每一步从一堆或两堆中取石子，每堆任意多颗。
       *[other] 每一步从 1 到 { $k } 堆中取石子，每堆任意多颗。
    }

move-moore-bounded =
    .en = A move takes stones from at least one and at most { $k } heaps, from each of them at most { $m }.
    .ru = Ход: взять камни хотя бы из одной и не более чем из { $k } куч, из каждой не больше { $m }.
    .zh = 每一步从至少一堆、至多 { $k } 堆中取石子，每堆至多 { $m } 颗。
moore-bounded =
    .en = A move can lower all heaps but one, or even all of them. Such a position is lost exactly when all heaps leave the same remainder after division by { $modulus }, and that is 0 if all heaps can be lowered at once.
    .ru = За один ход можно уменьшить все кучи, кроме одной, или даже все сразу. Такая позиция проигрышная тогда и только тогда, когда все кучи дают один и тот же остаток при делении на { $modulus }, причём 0, если можно уменьшить сразу все кучи.
    .zh = 一步可以减少除一堆以外的所有堆，甚至所有的堆。当且仅当各堆除以 { $modulus } 的余数都相同（若可以同时减少所有的堆，则都是 0）时必败。
moore-bounded-won =
    .en = That is not so, so the position is won.
    .ru = Это не так, значит, позиция выигрышная.
    .zh = 并非如此，所以必胜。
moore-bounded-lost =
    .en = That is so, so the position is lost.
    .ru = Это так, значит, позиция проигрышная.
    .zh = 正是如此，所以必败。
found-moore-bounded =
    .en = After the move all heaps leave the same remainder after division by { $modulus }.
    .ru = После хода все кучи дают один и тот же остаток при делении на { $modulus }.
    .zh = 这一步之后各堆除以 { $modulus } 的余数都相同。
no-move-moore-bounded =
    .en = A move takes fewer than { $modulus } stones from a heap, so it changes the remainder of each heap that it lowers. If a heap must be left alone, the remainders are then no longer all the same; if not, they are no longer all 0.
    .ru = Ход берёт из кучи меньше { $modulus } камней, поэтому меняет остаток каждой уменьшенной кучи. Если какую-то кучу придётся не тронуть, остатки перестают быть одинаковыми; если нет, они перестают быть нулевыми.
    .zh = 一步从一堆中取的石子少于 { $modulus } 颗，所以会改变每个被减少的堆的余数。若必有一堆不动，则余数不再全都相同；否则余数不再都是 0。

names-exact =
    .en = exact-nim
    .ru = точный точный-ним
    .zh = 恰好 恰好尼姆
title-exact =
    .en = Exact k-Nim
    .ru = Точный k-ним
    .zh = 恰好 k 堆 Nim
rule-exact =
    .en = lower exactly k non-empty heaps; no move if fewer are left
    .ru = уменьшить ровно k непустых куч; если их меньше, хода нет
    .zh = 恰好减少 k 个非空堆；不足 k 堆时不能走
move-exact =
    .en = { $k-count ->
        [1] A move takes stones from exactly one heap, as many as you like.
       *[other] A move takes stones from exactly { $k } heaps, as many as you like from each; with fewer heaps left there is no move.
    }
    .ru = { $k-count ->
        [1] Ход: взять ровно из одной кучи сколько угодно камней.
       *[other] Ход: взять камни ровно из { $k } куч, из каждой сколько угодно; если куч осталось меньше, хода нет.
    }
    .zh = { $k-count ->
        [1] 每一步恰好从一堆中取任意多颗石子。
       *[other] 每一步恰好从 { $k } 堆中取石子，每堆任意多颗；不足 { $k } 堆时不能走。
    }
tetris =
    .en = { $count ->
        [one] At most { $n } move can be made.
       *[other] At most { $n } moves can be made.
    }
    .ru = { $count ->
        [one] Можно сделать не больше { $n } хода.
        [few] Можно сделать не больше { $n } ходов.
       *[many] Можно сделать не больше { $n } ходов.
    }
    .zh = 最多还能走 { $n } 步。
exact-more =
    .en = A move lowers more than half of the heaps; then the Grundy value is the largest number of moves that can be made.
    .ru = Ход уменьшает больше половины куч; тогда значение Гранди — это наибольшее возможное число ходов.
    .zh = 一步减少超过一半的堆；这时 SG 值就是最多还能走的步数。
exact-more-won =
    .en = It is not 0, so the position is won.
    .ru = Оно не равно 0, значит, позиция выигрышная.
    .zh = 它不是 0，所以必胜。
exact-more-lost =
    .en = It is 0, so the position is lost.
    .ru = Оно равно 0, значит, позиция проигрышная.
    .zh = 它是 0，所以必败。
exact-more-misere =
    .en = A move lowers more than half of the heaps. Under misère play such a position is lost exactly when every move is the last one.
    .ru = Ход уменьшает больше половины куч. В мизере такая позиция проигрышная тогда и только тогда, когда любой ход — последний.
    .zh = 一步减少超过一半的堆。misère 规则下，当且仅当任何一步都是最后一步时必败。
exact-more-misere-won =
    .en = That is not so, so the position is won.
    .ru = Это не так, значит, позиция выигрышная.
    .zh = 并非如此，所以必胜。
exact-more-misere-lost =
    .en = That is so, so the position is lost.
    .ru = Это так, значит, позиция проигрышная.
    .zh = 正是如此，所以必败。
exact-half =
    .en = A move lowers exactly half of the { $heaps } heaps. Such a position is lost exactly when at least { $more } of them are as small as the smallest, which has { $least }; here the number of these is { $equal }.
    .ru = Ход уменьшает ровно половину куч (всего их { $heaps }). Такая позиция проигрышная тогда и только тогда, когда не меньше { $more } куч равны наименьшей, в которой камней { $least }; здесь таких куч { $equal }.
    .zh = 一步恰好减少 { $heaps } 堆中的一半。当且仅当至少有 { $more } 堆与最小的堆（{ $least } 颗）一样小时必败；这里这样的堆有 { $equal } 个。
exact-half-won =
    .en = That is not enough, so the position is won.
    .ru = Этого мало, значит, позиция выигрышная.
    .zh = 不够，所以必胜。
exact-half-lost =
    .en = That is enough, so the position is lost.
    .ru = Этого достаточно, значит, позиция проигрышная.
    .zh = 足够，所以必败。
exact-half-misere =
    .en = A move lowers exactly half of the { $heaps } heaps. Under misère play such a position is lost exactly when the smallest heap has two or more stones and at least { $more } heaps are as small; here it has { $least }, and the number of heaps as small is { $equal }.
    .ru = Ход уменьшает ровно половину куч (всего их { $heaps }). В мизере такая позиция проигрышная тогда и только тогда, когда в наименьшей куче два или более камней и не меньше { $more } куч равны ей; здесь в ней камней { $least }, а равных ей куч { $equal }.
    .zh = 一步恰好减少 { $heaps } 堆中的一半。misère 规则下，当且仅当最小的堆不少于两颗，并且至少有 { $more } 堆与它一样小时必败；这里它有 { $least } 颗，这样的堆有 { $equal } 个。
exact-half-misere-won =
    .en = That is not so, so the position is won.
    .ru = Это не так, значит, позиция выигрышная.
    .zh = 并非如此，所以必胜。
exact-half-misere-lost =
    .en = That is so, so the position is lost.
    .ru = Это так, значит, позиция проигрышная.
    .zh = 正是如此，所以必败。
found-exact-end =
    .en = { $heaps-count ->
        [0] The move takes all stones, so the opponent cannot move.
        [one] The move leaves only { $heaps } heap with stones, and a move needs { $k }: the opponent cannot move.
       *[other] The move leaves only { $heaps } heaps with stones, and a move needs { $k }: the opponent cannot move.
    }
    .ru = { $heaps-count ->
        [0] Ход забирает все камни, и соперник не может сделать ход.
       *[other] После хода непустых куч остаётся { $heaps }, а для хода их нужно { $k }: соперник не может сделать ход.
    }
    .zh = { $heaps-count ->
        [0] 这一步取走所有石子，对方不能走。
       *[other] 这一步之后只剩 { $heaps } 个非空堆，而走一步需要 { $k } 堆：对方不能走。
    }
found-exact-last =
    .en = After the move only one more move can be made. The opponent must make it, and then the player who cannot move wins.
    .ru = После этого хода можно сделать только ещё один. Соперник вынужден его сделать, а тот, кто потом не может сделать ход, выигрывает.
    .zh = 这一步之后只能再走一步。对方必须走它，随后不能走的一方赢。
found-exact-half =
    .en = The move lowers heaps to the size of the smallest: then { $equal } of the { $heaps } heaps have that size, { $least }, and at least { $more } are needed.
    .ru = Ход уменьшает кучи до размера наименьшей: тогда этот размер, { $least }, имеют { $equal } из { $heaps } куч, а нужно не меньше { $more }.
    .zh = 把若干堆减到最小堆的大小：此时 { $heaps } 堆中有 { $equal } 堆的大小是 { $least }，需要至少 { $more } 堆。
no-move-exact-last =
    .en = Whatever move is made, it is the last one: then the opponent cannot move, and wins.
    .ru = Любой ход окажется последним: соперник не сможет сделать ход и выиграет.
    .zh = 无论怎样走都是最后一步：对方不能再走，因而获胜。
no-move-exact-half =
    .en = A move lowers { $k } heaps, and one of them at least is as small as the smallest. So after it the smallest heaps are among the { $k } that were lowered: at most { $k }, not { $more }.
    .ru = Ход уменьшает столько куч: { $k }, и хотя бы одна из них — из наименьших. Значит, после хода наименьшие кучи — среди уменьшенных: их не больше { $k }, а нужно { $more }.
    .zh = 一步减少 { $k } 堆，其中至少有一堆是最小的。所以走完之后最小的堆都在这 { $k } 堆之中：至多 { $k } 个，而不是 { $more } 个。
no-move-exact-half-misere =
    .en = The heaps that it leaves alone still have two or more stones, so at least two more moves can be made.
    .ru = В кучах, которых он не коснулся, остаётся по два или более камней, поэтому можно сделать ещё не меньше двух ходов.
    .zh = 没有动过的堆仍各有两颗以上，所以至少还能走两步。

names-hypergraph =
    .en = hypergraph-nim
    .ru = гиперграф
    .zh = 超图 超图尼姆
title-hypergraph =
    .en = Hypergraph Nim
    .ru = Ним на гиперграфе
    .zh = 超图 Nim
rule-hypergraph =
    .en = lower every heap of one of the listed sets; hypergraph(1+2,2+3) has the sets of heaps 1, 2 and of heaps 2, 3
    .ru = уменьшить каждую кучу одного из перечисленных наборов; в hypergraph(1+2,2+3) это кучи 1, 2 и кучи 2, 3
    .zh = 减少所列某一组中的每一堆；hypergraph(1+2,2+3) 的组是第 1、2 堆和第 2、3 堆
move-hypergraph =
    .en = A move chooses one of the listed sets of heaps and takes stones from each of its heaps, as many as you like.
    .ru = Ход: выбрать один из перечисленных наборов куч и взять камни из каждой его кучи, из каждой сколько угодно.
    .zh = 每一步选择所列的一组堆，从该组的每一堆中取任意多颗石子。

names-simplicial =
    .en = simplicial-nim
    .ru = симплициальный
    .zh = 单纯复形 单纯复形尼姆
title-simplicial =
    .en = Simplicial Nim
    .ru = Симплициальный ним
    .zh = 单纯复形 Nim
rule-simplicial =
    .en = lower at least one heap, all of them within one of the listed sets
    .ru = уменьшить одну или несколько куч, лежащих в одном из перечисленных наборов
    .zh = 减少至少一堆，所减的堆都在所列的某一组之内
move-simplicial =
    .en = A move chooses one of the listed sets of heaps and takes stones from at least one of its heaps, as many as you like from each.
    .ru = Ход: выбрать один из перечисленных наборов куч и взять камни хотя бы из одной его кучи, из каждой сколько угодно.
    .zh = 每一步选择所列的一组堆，从其中至少一堆取石子，每堆任意多颗。

names-circular =
    .en = circular-nim
    .ru = круговой круговой-ним
    .zh = 环形 环形尼姆
title-circular =
    .en = Circular Nim
    .ru = Круговой ним
    .zh = 环形 Nim
rule-circular =
    .en = n heaps in a circle: lower at least one heap within k neighbours
    .ru = n куч по кругу: уменьшить одну или несколько куч среди k соседних
    .zh = n 堆围成一圈：在相邻的 k 堆中减少至少一堆
move-circular =
    .en = { $n } heaps stand in a circle. A move takes stones from at least one of { $k } neighbouring heaps, as many as you like from each.
    .ru = Кучи (их { $n }) стоят по кругу. Ход: взять камни хотя бы из одной кучи среди { $k } соседних, из каждой сколько угодно.
    .zh = { $n } 堆围成一圈。每一步从相邻的 { $k } 堆中的至少一堆取石子，每堆任意多颗。
hypergraph-meeting =
    .en = Of the sets that can still be lowered, one meets all the others. Whoever empties its heaps makes the last move.
    .ru = Среди наборов, которые ещё можно уменьшить, один пересекается со всеми остальными. Кто опустошит его кучи, сделает последний ход.
    .zh = 在还能减少的各组中，有一组与其他各组都相交。谁取空它的各堆，谁就走了最后一步。
hypergraph-meeting-won =
    .en = So the position is won.
    .ru = Значит, позиция выигрышная.
    .zh = 所以必胜。
hypergraph-meeting-lost =
    .en = No set can be lowered, so the position is lost.
    .ru = Ни один набор уменьшить нельзя, значит, позиция проигрышная.
    .zh = 没有一组可以减少，所以必败。
hypergraph-meeting-misere =
    .en = Of the sets that can still be lowered, one meets all the others, and this stays so. Under misère play such a position is lost exactly when every move is the last one.
    .ru = Среди наборов, которые ещё можно уменьшить, один пересекается со всеми остальными, и так будет до конца. В мизере такая позиция проигрышная тогда и только тогда, когда любой ход — последний.
    .zh = 在还能减少的各组中，有一组与其他各组都相交，而且以后总是如此。misère 规则下，当且仅当任何一步都是最后一步时必败。
hypergraph-meeting-misere-won =
    .en = That is not so, so the position is won.
    .ru = Это не так, значит, позиция выигрышная.
    .zh = 并非如此，所以必胜。
hypergraph-meeting-misere-lost =
    .en = That is so, so the position is lost.
    .ru = Это так, значит, позиция проигрышная.
    .zh = 正是如此，所以必败。
hypergraph-balanced =
    .en = No set meets all the others, but once a heap is left out, one of the remaining sets does. Such a position is lost exactly when each set contains a smallest heap; the smallest size is { $least }.
    .ru = Ни один набор не пересекается со всеми остальными, но если убрать любую кучу, среди оставшихся наборов такой есть. Такая позиция проигрышная тогда и только тогда, когда в каждом наборе есть наименьшая куча; наименьший размер — { $least }.
    .zh = 没有一组与其他各组都相交，但去掉任意一堆之后，剩下的组中就有这样一组。当且仅当每一组都含有最小的堆时必败；最小的大小是 { $least }。
hypergraph-balanced-won =
    .en = That is not so, so the position is won.
    .ru = Это не так, значит, позиция выигрышная.
    .zh = 并非如此，所以必胜。
hypergraph-balanced-lost =
    .en = That is so, so the position is lost.
    .ru = Это так, значит, позиция проигрышная.
    .zh = 正是如此，所以必败。
hypergraph-balanced-misere =
    .en = No set meets all the others, but once a heap is left out, one of the remaining sets does. Under misère play such a position is lost exactly when every move is the last one, or the smallest heap has two or more stones and each set contains a heap of that size; here it has { $least }.
    .ru = Ни один набор не пересекается со всеми остальными, но если убрать любую кучу, среди оставшихся наборов такой есть. В мизере такая позиция проигрышная тогда и только тогда, когда любой ход — последний или в наименьшей куче два или более камней и в каждом наборе есть куча такого размера; здесь в ней камней { $least }.
    .zh = 没有一组与其他各组都相交，但去掉任意一堆之后，剩下的组中就有这样一组。misère 规则下，当且仅当任何一步都是最后一步，或者最小的堆不少于两颗并且每一组都含有这样大小的堆时必败；这里最小的堆有 { $least } 颗。
hypergraph-balanced-misere-won =
    .en = Neither is so, so the position is won.
    .ru = Неверно ни то, ни другое, значит, позиция выигрышная.
    .zh = 两者都不是，所以必胜。
hypergraph-balanced-misere-lost =
    .en = That is so, so the position is lost.
    .ru = Это так, значит, позиция проигрышная.
    .zh = 正是如此，所以必败。
hypergraph-pointed =
    .en = A circuit is a set of heaps that cannot be lowered together, although any part of it can. Here the number of circuits is { $circuits }, and each has a heap of its own. The position is lost exactly when each heap is the sum of the circuits that contain it, where a circuit counts as much as its own heap.
    .ru = Цикл — это набор куч, которые нельзя уменьшить одним ходом, хотя любую его часть можно. Здесь циклов { $circuits }, и у каждого есть собственная куча. Позиция проигрышная тогда и только тогда, когда каждая куча равна сумме циклов, в которые она входит, где цикл считается за размер своей собственной кучи.
    .zh = 圈（circuit）是一组不能一起减少的堆，但它的任何一部分都可以一起减少。这里有 { $circuits } 个圈，每个圈都有只属于自己的堆。当且仅当每一堆等于含有它的各圈之和（每个圈按它自己的堆计）时必败。
hypergraph-pointed-won =
    .en = That is not so, so the position is won.
    .ru = Это не так, значит, позиция выигрышная.
    .zh = 并非如此，所以必胜。
hypergraph-pointed-lost =
    .en = That is so, so the position is lost.
    .ru = Это так, значит, позиция проигрышная.
    .zh = 正是如此，所以必败。
circular-five-two =
    .en = The position is lost exactly when a largest heap has two equal neighbours, and together with one of them as many stones as the other two heaps together.
    .ru = Позиция проигрышная тогда и только тогда, когда у одной из наибольших куч соседи равны и в ней вместе с одним из них столько же камней, сколько в двух остальных кучах вместе.
    .zh = 当且仅当某个最大的堆两旁的堆相等，而且它与其中一堆的石子之和等于其余两堆之和时必败。
circular-five-two-won =
    .en = That is not so, so the position is won.
    .ru = Это не так, значит, позиция выигрышная.
    .zh = 并非如此，所以必胜。
circular-five-two-lost =
    .en = That is so, so the position is lost.
    .ru = Это так, значит, позиция проигрышная.
    .zh = 正是如此，所以必败。
circular-five-three =
    .en = The position is lost exactly when an empty heap has two equal neighbours, and each of them as many stones as the other two heaps together.
    .ru = Позиция проигрышная тогда и только тогда, когда у одной из пустых куч соседи равны и в каждом из них столько же камней, сколько в двух остальных кучах вместе.
    .zh = 当且仅当某个空堆两旁的堆相等，而且其中每一堆等于其余两堆之和时必败。
circular-five-three-won =
    .en = That is not so, so the position is won.
    .ru = Это не так, значит, позиция выигрышная.
    .zh = 并非如此，所以必胜。
circular-five-three-lost =
    .en = That is so, so the position is lost.
    .ru = Это так, значит, позиция проигрышная.
    .zh = 正是如此，所以必败。
circular-six-three =
    .en = The position is lost exactly when any two neighbouring heaps have together as many stones as the two opposite heaps.
    .ru = Позиция проигрышная тогда и только тогда, когда в любых двух соседних кучах вместе столько же камней, сколько в двух противоположных.
    .zh = 当且仅当任意相邻两堆之和等于相对的两堆之和时必败。
circular-six-three-won =
    .en = That is not so, so the position is won.
    .ru = Это не так, значит, позиция выигрышная.
    .zh = 并非如此，所以必胜。
circular-six-three-lost =
    .en = That is so, so the position is lost.
    .ru = Это так, значит, позиция проигрышная.
    .zh = 正是如此，所以必败。
note-hypergraph-parts =
    .en = The sets fall into { $parts } parts without common heaps, so the position is a sum. Its values, by the longest play of each part or by the Jenkyns–Mayberry formula: { $values }.
    .ru = Наборы распадаются на части без общих куч (частей: { $parts }), так что позиция — сумма. Её значения, по самой длинной партии каждой части или по формуле Дженкинса и Мейберри: { $values }.
    .zh = 各组分成没有公共堆的 { $parts } 部分，所以局面是一个和。各部分的 SG 值由最长的一局或 Jenkyns–Mayberry 公式给出：{ $values }。
found-hypergraph-end =
    .en = After the move no set has stones in all its heaps: the opponent cannot move.
    .ru = После хода ни в одном наборе не останется камней во всех его кучах: соперник не может сделать ход.
    .zh = 这一步之后没有一组的各堆都有石子：对方不能走。
found-hypergraph-balanced =
    .en = After the move the smallest heaps have { $least }, and each set contains one of them.
    .ru = После хода в наименьших кучах камней { $least }, и в каждом наборе есть такая куча.
    .zh = 这一步之后最小的堆有 { $least } 颗，而且每一组都含有这样的堆。
found-hypergraph-pointed =
    .en = After the move each heap is the sum of the circuits that contain it.
    .ru = После хода каждая куча равна сумме циклов, в которые она входит.
    .zh = 这一步之后每一堆等于含有它的各圈之和。
found-hypergraph-sum =
    .en = After the move the values of the parts are { $values }: a lost sum.
    .ru = После хода значения частей: { $values } — проигрышная сумма.
    .zh = 这一步之后各部分的值是 { $values }：必败的和。
found-circular =
    .en = After the move the heaps have that form.
    .ru = После хода кучи имеют такой вид.
    .zh = 这一步之后各堆具有这种形式。
no-move-hypergraph-balanced =
    .en = A move lowers a smallest heap. So after it the smallest heaps are among those that it lowered, and these do not meet all sets.
    .ru = Ход уменьшает одну из наименьших куч. Значит, после него наименьшие кучи — среди уменьшенных, а они пересекаются не со всеми наборами.
    .zh = 一步必定减少某个最小的堆。所以走完之后最小的堆都在被减少的堆之中，而它们并不与每一组都相交。
no-move-hypergraph-misere =
    .en = It leaves a set alone whose heaps have two or more stones, so at least two more moves can be made.
    .ru = Он не касается набора, в кучах которого по два или более камней, поэтому можно сделать ещё не меньше двух ходов.
    .zh = 它没有碰某一组，而该组各堆不少于两颗，所以至少还能走两步。
no-move-hypergraph-pointed =
    .en = If the sums hold again after a move, it lowered all heaps of some circuit; but these cannot be lowered together.
    .ru = Если после хода суммы снова верны, он уменьшил все кучи какого-нибудь цикла, а их нельзя уменьшить одним ходом.
    .zh = 若走完之后各和仍然成立，这一步就减少了某个圈的所有堆；但它们不能一起减少。
no-move-hypergraph-sum =
    .en = A move changes one part, and with it its value or, under misère play, its genus: so the sum is not lost after it.
    .ru = Ход меняет одну часть, а с ней её значение (в мизере — род), поэтому после него сумма не проигрышная.
    .zh = 一步只改变一个部分，也就改变它的值（misère 规则下是它的 genus），所以走完之后的和不是必败的。
no-move-circular =
    .en = No move leads from one position of that form to another.
    .ru = Ни один ход не ведёт из одной позиции такого вида в другую.
    .zh = 没有一步能从这种形式的局面走到另一个这种形式的局面。

names-slow =
    .en = slow-nim
    .ru = медленный медленный-ним
    .zh = 慢速 慢速尼姆
title-slow =
    .en = Slow k-Nim
    .ru = Медленный k-ним
    .zh = 慢速 k-Nim
rule-slow =
    .en = take one stone from each of 1 to k non-empty heaps
    .ru = взять по одному камню из непустых куч, числом от 1 до k
    .zh = 从 1 到 k 个非空堆中各取一颗石子
move-slow =
    .en = { $k-count ->
        [1] A move takes one stone from one heap.
        [2] A move takes one stone from one heap, or one from each of two heaps.
       *[other] A move takes one stone from each of 1 to { $k } heaps.
    }
    .ru = { $k-count ->
        [1] Ход: взять один камень из одной кучи.
        [2] Ход: взять один камень из одной кучи или по одному из двух.
       *[other] Ход: взять по одному камню из одной или нескольких куч, не более чем из { $k }.
    }
    .zh = { $k-count ->
        [1] 每一步从一堆中取一颗石子。
        [2] 每一步从一堆中取一颗，或从两堆中各取一颗。
       *[other] 每一步从 1 到 { $k } 堆中各取一颗石子。
    }
parity =
    .en = { $odd-count ->
        [0] None of the { $heaps } heaps is odd.
        [one] { $odd } of the { $heaps } heaps is odd.
       *[other] { $odd } of the { $heaps } heaps are odd.
    } The position is lost exactly when no heap is odd, since all odd heaps can be lowered at once.
    .ru = Нечётных куч { $odd } из { $heaps }. Позиция проигрышная тогда и только тогда, когда нечётных куч нет: все нечётные кучи можно уменьшить сразу.
    .zh = { $heaps } 堆中有 { $odd } 堆是奇数。当且仅当没有奇数堆时必败，因为所有奇数堆可以同时减少。
parity-all =
    .en = { $odd-count ->
        [0] None of the { $heaps } heaps is odd.
        [one] { $odd } of the { $heaps } heaps is odd.
       *[other] { $odd } of the { $heaps } heaps are odd.
    } The position is lost exactly when none or all are.
    .ru = Нечётных куч { $odd } из { $heaps }. Позиция проигрышная тогда и только тогда, когда нечётных нет или нечётны все.
    .zh = { $heaps } 堆中有 { $odd } 堆是奇数。当且仅当全为偶数或全为奇数时必败。
parity-won =
    .en = So the position is won.
    .ru = Значит, позиция выигрышная.
    .zh = 所以必胜。
parity-lost =
    .en = So the position is lost.
    .ru = Значит, позиция проигрышная.
    .zh = 所以必败。
found-slow-even =
    .en = { $lowered-count ->
        [one] Take one stone from the odd heap: then all heaps are even.
       *[other] Take one stone from each of the { $lowered } odd heaps: then all heaps are even.
    }
    .ru = { $lowered-count ->
        [1] Взять один камень из нечётной кучи: тогда все кучи чётные.
       *[other] Взять по одному камню из всех нечётных куч (их { $lowered }): тогда все кучи чётные.
    }
    .zh = 从 { $lowered } 个奇数堆中各取一颗：此后全是偶数堆。
found-slow-odd =
    .en = { $lowered-count ->
        [one] Take one stone from the even heap: then all { $heaps } heaps are odd.
       *[other] Take one stone from each of the { $lowered } even heaps: then all { $heaps } heaps are odd.
    }
    .ru = { $lowered-count ->
        [1] Взять один камень из чётной кучи: тогда все кучи (их { $heaps }) нечётные.
       *[other] Взять по одному камню из всех чётных куч (их { $lowered }): тогда все кучи (их { $heaps }) нечётные.
    }
    .zh = 从 { $lowered } 个偶数堆中各取一颗：此后 { $heaps } 堆全是奇数。
no-move-slow-even =
    .en = A move takes one stone from some heaps and makes these odd: then not all heaps are even.
    .ru = Ход берёт по камню из некоторых куч и делает их нечётными: тогда не все кучи чётные.
    .zh = 一步从若干堆中各取一颗，使它们成为奇数：此后不全是偶数堆。
no-move-slow-even-all =
    .en = A move takes one stone from at most { $most } of the { $heaps } heaps and makes these odd; the others stay even. So then neither none nor all are odd.
    .ru = Ход берёт по камню не более чем из { $most } куч (всего их { $heaps }) и делает их нечётными; остальные остаются чётными. Тогда нечётны не все, но хотя бы одна.
    .zh = 一步至多从 { $heaps } 堆中的 { $most } 堆各取一颗，使它们成为奇数；其余仍是偶数。所以此后既不全是偶数，也不全是奇数。
no-move-slow-odd =
    .en = A move takes one stone from at most { $most } of the { $heaps } heaps and makes these even; the others stay odd. So then neither none nor all are odd.
    .ru = Ход берёт по камню не более чем из { $most } куч (всего их { $heaps }) и делает их чётными; остальные остаются нечётными. Тогда нечётны не все, но хотя бы одна.
    .zh = 一步至多从 { $heaps } 堆中的 { $most } 堆各取一颗，使它们成为偶数；其余仍是奇数。所以此后既不全是偶数，也不全是奇数。
slow-least =
    .en = There are { $heaps } heaps, two more than a move can lower. Such a position is lost exactly when all heaps are even, or when the smallest is even and all others are odd. Here { $odd-count ->
        [one] { $odd } heap is odd
       *[other] { $odd } heaps are odd
    }, and the smallest heap has { $least }.
    .ru = Куч { $heaps } — на две больше, чем можно уменьшить за ход. Такая позиция проигрышная тогда и только тогда, когда все кучи чётные или когда наименьшая чётная, а все остальные нечётные. Здесь нечётных куч { $odd }, а в наименьшей камней { $least }.
    .zh = 共有 { $heaps } 堆，比一步能减少的堆数多两堆。当且仅当所有的堆都是偶数，或者最小的堆是偶数而其余都是奇数时必败。这里奇数堆有 { $odd } 个，最小的堆有 { $least } 颗。
slow-least-won =
    .en = Neither is so, so the position is won.
    .ru = Ни того, ни другого нет, значит, позиция выигрышная.
    .zh = 两者都不成立，所以必胜。
slow-least-lost =
    .en = That is so, so the position is lost.
    .ru = Так и есть, значит, позиция проигрышная.
    .zh = 正是如此，所以必败。
found-slow-least =
    .en = After this move the smallest heap has { $least }, which is even, and all others are odd.
    .ru = После этого хода в наименьшей куче камней { $least } — чётное число, а все остальные кучи нечётные.
    .zh = 此后最小的堆有 { $least } 颗，是偶数，其余都是奇数。
no-move-slow-few =
    .en = A move makes at most { $most } of the { $heaps } even heaps odd. Then some heap is odd and at least two are even.
    .ru = Ход делает нечётными не более { $most } чётных куч (всего их { $heaps }). Тогда есть нечётная куча и хотя бы две чётные.
    .zh = 一步至多使 { $heaps } 个偶数堆中的 { $most } 堆成为奇数。此后有奇数堆，而且至少有两个偶数堆。
no-move-slow-least =
    .en = A move lowers at most { $most } of the { $heaps } heaps, so an odd heap stays odd. If it leaves the smallest heap alone, another one becomes even too; if it lowers the smallest heap, that stays the smallest and becomes odd.
    .ru = Ход уменьшает не более { $most } куч (всего их { $heaps }), поэтому какая-то нечётная куча остаётся нечётной. Если наименьшая куча не тронута, чётной становится ещё одна; если она уменьшена, она остаётся наименьшей и становится нечётной.
    .zh = 一步至多减少 { $heaps } 堆中的 { $most } 堆，所以总有奇数堆保持奇数。若不动最小的堆，则另有一堆也成为偶数；若减少最小的堆，它仍是最小的，却成为奇数。

names-slow-exact =
    .en = exact-slow
    .ru = точный-медленный медленный-точный
    .zh = 恰好慢速 慢速恰好
title-slow-exact =
    .en = Exact slow k-Nim
    .ru = Точный медленный k-ним
    .zh = 恰好慢速 k-Nim
rule-slow-exact =
    .en = take one stone from each of exactly k non-empty heaps
    .ru = взять по одному камню ровно из k непустых куч
    .zh = 恰好从 k 个非空堆中各取一颗石子
move-slow-exact =
    .en = { $k-count ->
        [1] A move takes one stone from one heap.
       *[other] A move takes one stone from each of exactly { $k } heaps; with fewer heaps left there is no move.
    }
    .ru = { $k-count ->
        [1] Ход: взять один камень из одной кучи.
       *[other] Ход: взять по одному камню ровно из { $k } куч; если куч осталось меньше, хода нет.
    }
    .zh = { $k-count ->
        [1] 每一步从一堆中取一颗石子。
       *[other] 每一步恰好从 { $k } 堆中各取一颗石子；不足 { $k } 堆时不能走。
    }
countdown =
    .en = { $count ->
        [one] There is no choice: exactly { $n } move can be made.
       *[other] There is no choice: exactly { $n } moves can be made.
    }
    .ru = { $count ->
        [one] Выбора нет: будет сделан ровно { $n } ход.
        [few] Выбора нет: будет сделано ровно { $n } хода.
       *[many] Выбора нет: будет сделано ровно { $n } ходов.
    }
    .zh = 没有选择：恰好还能走 { $n } 步。
countdown-won =
    .en = The player to move makes the first and the last of them, and wins.
    .ru = Первый и последний из них делает тот, чей ход, и выигрывает.
    .zh = 第一步和最后一步都由轮到走的一方走，所以他赢。
countdown-lost =
    .en = The opponent makes the last of them, and wins.
    .ru = Последний из них делает соперник и выигрывает.
    .zh = 最后一步由对方走，所以对方赢。
countdown-misere-won =
    .en = The opponent makes the last of them; then the player to move cannot, and wins.
    .ru = Последний из них делает соперник; после этого тот, чей ход, не может сделать ход и выигрывает.
    .zh = 最后一步由对方走；随后轮到走的一方不能走，因而获胜。
countdown-misere-lost =
    .en = The player to move makes the last of them; then the opponent cannot move, and wins.
    .ru = Последний из них делает тот, чей ход; после этого соперник не может сделать ход и выигрывает.
    .zh = 最后一步由轮到走的一方走；随后对方不能走，因而获胜。
found-countdown =
    .en = { $left-count ->
        [0] There is only this move, and after it none can be made.
        [one] There is only this move. After it exactly { $left } move will be made, by the opponent.
       *[other] There is only this move. After it exactly { $left } moves will be made, the first of them by the opponent.
    }
    .ru = { $left-count ->
        [0] Возможен только этот ход, и после него ходов нет.
        [1] Возможен только этот ход. После него будет сделан ровно { $left } ход — соперником.
        [one] Возможен только этот ход. После него будет сделан ровно { $left } ход, первый из них — соперником.
        [few] Возможен только этот ход. После него будет сделано ровно { $left } хода, первый из них — соперником.
       *[many] Возможен только этот ход. После него будет сделано ровно { $left } ходов, первый из них — соперником.
    }
    .zh = { $left-count ->
        [0] 只有这一种走法，此后不能再走。
       *[other] 只有这一种走法。此后恰好还走 { $left } 步，先由对方走。
    }
no-move-countdown =
    .en = { $left-count ->
        [0] There is only one move, and after it none can be made.
        [one] There is only one move, and after it exactly { $left } more is made.
       *[other] There is only one move, and after it exactly { $left } more are made.
    }
    .ru = { $left-count ->
        [0] Возможен только один ход, и после него ходов нет.
        [one] Возможен только один ход, и после него будет сделан ровно ещё { $left }.
       *[other] Возможен только один ход, и после него будет сделано ровно ещё { $left }.
    }
    .zh = { $left-count ->
        [0] 只有一种走法，此后不能再走。
       *[other] 只有一种走法，此后恰好还走 { $left } 步。
    }
slow-exact-even =
    .en = There is one heap more than a move lowers. Both players do best to keep the smallest even heap, or a largest one if all { $heaps } are odd, and to lower the others; so { $moves-count ->
        [one] { $moves } move is made
       *[other] { $moves } moves are made
    }. The position is lost exactly when that number is even.
    .ru = Куч на одну больше, чем уменьшает ход. Обоим лучше всего сохранять наименьшую чётную кучу, а если все { $heaps } нечётные — одну из наибольших, и уменьшать остальные; тогда всего ходов { $moves }. Позиция проигрышная тогда и только тогда, когда это число чётно.
    .zh = 堆数比一步所减少的多一堆。双方最好都保留最小的偶数堆（若 { $heaps } 堆全是奇数，则保留一个最大的堆），而减少其余各堆；这样一共走 { $moves } 步。当且仅当这个数是偶数时必败。
slow-exact-even-won =
    .en = It is odd, so the position is won.
    .ru = Оно нечётно, значит, позиция выигрышная.
    .zh = 它是奇数，所以必胜。
slow-exact-even-lost =
    .en = It is even, so the position is lost.
    .ru = Оно чётно, значит, позиция проигрышная.
    .zh = 它是偶数，所以必败。
found-slow-exact =
    .en = { $left-count ->
        [0] After it no move can be made.
       *[other] After it { $left } moves will be made, if both play their best: an even number, so that the opponent is the one who cannot move.
    }
    .ru = { $left-count ->
        [0] После него ходов больше нет.
       *[other] После него при лучшей игре обоих число ходов будет { $left }: оно чётно, и без хода останется соперник.
    }
    .zh = { $left-count ->
        [0] 此后不能再走。
       *[other] 此后双方都走最优，还有 { $left } 步：这是偶数，所以最后不能走的是对方。
    }
no-move-slow-exact =
    .en = From each of the positions after a move, best play of both takes an odd number of moves, so whoever is to move there makes the last one.
    .ru = После каждого хода лучшая игра обоих длится нечётное число ходов, так что последний ход делает тот, чей тогда черёд.
    .zh = 无论走哪一步，此后双方最好的走法都有奇数步，所以届时轮到的一方走最后一步。

names-greedy =
    .en = greedy-nim
    .ru = жадный жадный-ним
    .zh = 贪心 贪心尼姆
title-greedy =
    .en = Greedy Nim
    .ru = Жадный ним
    .zh = 贪心 Nim
rule-greedy =
    .en = lower one of the largest heaps
    .ru = уменьшить одну из самых больших куч
    .zh = 减少最大的堆之一
move-greedy =
    .en = A move takes stones from one of the largest heaps, as many as you like.
    .ru = Ход: взять сколько угодно камней из одной из самых больших куч.
    .zh = 每一步从最大的堆之一中取任意多颗石子。
greedy-largest =
    .en = The largest size is { $size }, and the number of heaps of that size is { $count }. The position is lost exactly when that number is even.
    .ru = Наибольший размер — { $size }, куч такого размера { $count }. Позиция проигрышная тогда и только тогда, когда их число чётно.
    .zh = 最大的堆有 { $size } 颗石子，这样的堆有 { $count } 个。当且仅当这个数是偶数时必败。
greedy-largest-won =
    .en = It is odd, so the position is won.
    .ru = Оно нечётно, значит, позиция выигрышная.
    .zh = 它是奇数，所以必胜。
greedy-largest-lost =
    .en = It is even, so the position is lost.
    .ru = Оно чётно, значит, позиция проигрышная.
    .zh = 它是偶数，所以必败。
greedy-ones =
    .en = No heap has more than one stone, and the number of heaps of one stone is { $count }. Under misère play that is lost exactly when it is odd.
    .ru = Ни в одной куче нет больше одного камня; куч из одного камня { $count }. В мизере позиция проигрышная тогда и только тогда, когда их число нечётно.
    .zh = 没有一堆超过一颗石子，一颗石子的堆有 { $count } 个。misère 规则下，当且仅当这个数是奇数时必败。
greedy-ones-won =
    .en = It is even, so the position is won.
    .ru = Оно чётно, значит, позиция выигрышная.
    .zh = 它是偶数，所以必胜。
greedy-ones-lost =
    .en = It is odd, so the position is lost.
    .ru = Оно нечётно, значит, позиция проигрышная.
    .zh = 它是奇数，所以必败。
found-greedy =
    .en = After the move the largest heaps have size { $size }, and there are { $count } of them, an even number.
    .ru = После хода наибольшие кучи — размера { $size }, и их { $count }, чётное число.
    .zh = 这一步之后最大的堆有 { $size } 颗，这样的堆有 { $count } 个，是偶数。
found-greedy-end =
    .en = The move takes the last stones, and the opponent cannot move.
    .ru = Ход забирает последние камни, и соперник не может сделать ход.
    .zh = 这一步取走最后的石子，对方不能走。
found-greedy-ones =
    .en = The move leaves { $count-count ->
        [one] { $count } single stone
       *[other] { $count } single stones
    }, an odd number.
    .ru = Ход оставляет { $count-count ->
        [one] { $count } одиночный камень
        [few] { $count } одиночных камня
       *[many] { $count } одиночных камней
    } — нечётное число.
    .zh = 这一步留下 { $count } 个单颗的堆，是奇数。
found-greedy-switch =
    .en = Here play switches: the move leaves { $count-count ->
        [one] { $count } single stone
       *[other] { $count } single stones
    }, an odd number, and no larger heap.
    .ru = Здесь игра переключается: ход оставляет { $count-count ->
        [one] { $count } одиночный камень
        [few] { $count } одиночных камня
       *[many] { $count } одиночных камней
    } — нечётное число — и ни одной кучи больше.
    .zh = 从这里开始打法转换：这一步留下 { $count } 个单颗的堆，是奇数，没有更大的堆。
no-move-greedy =
    .en = A move lowers one of the largest heaps; { $left-count ->
        [one] { $left } of size { $size } stays, an odd number.
       *[other] { $left } of size { $size } stay, an odd number.
    }
    .ru = Ход уменьшает одну из наибольших куч; куч размера { $size } остаётся { $left }, нечётное число.
    .zh = 一步减少最大的堆之一；{ $size } 颗的堆还剩 { $left } 个，是奇数。
no-move-greedy-ones =
    .en = A move takes one of the single stones; the number of those left is { $left }, an even number.
    .ru = Ход забирает один из одиночных камней; их остаётся { $left }, чётное число.
    .zh = 一步取走一个单颗的堆；还剩 { $left } 个，是偶数。

names-bash =
    .en = bachet
    .ru = баше игра-баше
    .zh = 巴什 巴什博弈
title-bash =
    .en = Bash (Bachet's game)
    .ru = Игра Баше
    .zh = 巴什博弈（Bash）
rule-bash =
    .en = take 1 to m stones from one heap
    .ru = взять от 1 до m камней из одной кучи
    .zh = 从一堆中取 1 到 m 颗石子
move-bash =
    .en = { $m-count ->
        [1] A move takes one stone from one heap.
        [2] A move takes one or two stones from one heap.
       *[other] A move takes 1 to { $m } stones from one heap.
    }
    .ru = { $m-count ->
        [1] Ход: взять один камень из одной кучи.
        [2] Ход: взять один или два камня из одной кучи.
       *[other] Ход: взять от 1 до { $m } камней из одной кучи.
    }
    .zh = { $m-count ->
        [1] 每一步从一堆中取一颗石子。
        [2] 每一步从一堆中取一颗或两颗石子。
       *[other] 每一步从一堆中取 1 到 { $m } 颗石子。
    }
why-residues =
    .en = Whatever the opponent takes from a heap of { $modulus } or more, one can take as much as makes { $modulus } together, and the remainder after division by { $modulus } stays. So a heap is equivalent to a Nim heap as large as that remainder.
    .ru = Сколько бы ни взял соперник из кучи, в которой камней не меньше { $modulus }, можно взять столько, чтобы вместе вышло { $modulus }, и остаток от деления на { $modulus } сохранится. Поэтому куча равносильна кучке нима, равной этому остатку.
    .zh = 一堆不少于 { $modulus } 颗时，无论对方从中取多少，都可以再取到两人合计 { $modulus } 颗，除以 { $modulus } 的余数不变。所以一堆相当于一个 Nim 堆，其大小就是这个余数。

names-subtract =
    .en = subtraction
    .ru = вычитание
    .zh = 减法 减法游戏
title-subtract =
    .en = Subtraction game
    .ru = Игра с вычитанием
    .zh = 减法游戏
rule-subtract =
    .en = take one of the listed amounts from one heap
    .ru = взять одно из перечисленных количеств из одной кучи
    .zh = 从一堆中取走所列数量之一
move-subtract =
    .en = { $amounts-len ->
        [one] A move takes stones from one heap, exactly { $amounts }.
       *[other] A move takes { $amounts-or } stones from one heap.
    }
    .ru = { $amounts-len ->
        [1] Ход: взять из одной кучи камни, ровно { $amounts }.
       *[other] Ход: взять из одной кучи камни: { $amounts-or }.
    }
    .zh = { $amounts-len ->
        [one] 每一步从一堆中恰好取 { $amounts } 颗石子。
       *[other] 每一步从一堆中取 { $amounts-or } 颗石子。
    }

names-allbut =
    .en = all-but
    .ru = вычитание-кроме все-кроме всё-кроме
    .zh = 除外 除外减法
title-allbut =
    .en = All-but subtraction game
    .ru = Вычитание с исключениями
    .zh = 除外减法游戏
rule-allbut =
    .en = take any amount that is not listed from one heap
    .ru = взять из одной кучи любое количество, которого нет в списке
    .zh = 从一堆中取走任意未列出的数量
move-allbut =
    .en = { $amounts-len ->
        [0] A move takes stones from one heap, as many as you like.
       *[other] A move takes stones from one heap, as many as you like, but not { $amounts-or }.
    }
    .ru = { $amounts-len ->
        [0] Ход: взять из одной кучи сколько угодно камней.
       *[other] Ход: взять из одной кучи сколько угодно камней, только не { $amounts-or }.
    }
    .zh = { $amounts-len ->
        [0] 每一步从一堆中取任意多颗石子。
       *[other] 每一步从一堆中取任意多颗石子，但不能取 { $amounts-or } 颗。
    }

names-antonim =
    .en = anti-nim-heaps
    .ru = антоним
    .zh = 反同尼姆
title-antonim =
    .en = Antonim
    .ru = Антоним
    .zh = Antonim（异堆 Nim）
rule-antonim =
    .en = lower one heap; no two heaps may have the same size, unless they are empty
    .ru = уменьшить одну кучу; две непустые кучи не могут быть одного размера
    .zh = 减少一堆；非空的堆大小不得相同
move-antonim =
    .en = A move takes stones from one heap, but what is left must not be as large as another heap, unless nothing is left.
    .ru = Ход: взять камни из одной кучи, но остаток не может быть равен другой куче, разве что не остаётся ничего.
    .zh = 每一步从一堆中取石子，剩下的不能与另一堆一样多，除非取完。
antonim =
    .en = With at most three heaps, each counts as one stone more: { $a }, { $b } and { $c } (an empty place counts as 1). Their nim-sum is { $total }.
    .ru = Если куч не больше трёх, каждая считается на один камень больше: { $a }, { $b } и { $c } (пустое место считается за 1). Их ним-сумма равна { $total }.
    .zh = 至多三堆时，每堆按多一颗计算：{ $a }、{ $b }、{ $c }（空位按 1 计算）。它们的 Nim 和是 { $total }。
antonim-won =
    .en = It is not 0, so the position is won.
    .ru = Она не равна 0, поэтому позиция выигрышная.
    .zh = 它不是 0，所以局面必胜。
antonim-lost =
    .en = It is 0, so the position is lost.
    .ru = Она равна 0, поэтому позиция проигрышная.
    .zh = 它是 0，所以局面必败。
found-antonim =
    .en = After the move the numbers with one stone more are { $more }, whose nim-sum is 0.
    .ru = После хода числа, увеличенные на один, — { $more }, и их ним-сумма равна 0.
    .zh = 这一步之后，各加一颗的数是 { $more }，Nim 和为 0。
found-antonim-end =
    .en = The move takes the last heap, and the opponent cannot move.
    .ru = Ход забирает последнюю кучу, и соперник не может сделать ход.
    .zh = 这一步取走最后一堆，对方不能走。
no-move-antonim =
    .en = A move changes exactly one of the numbers { $more }, so their nim-sum does not stay 0. No move ends the game either.
    .ru = Ход меняет ровно одно из чисел { $more }, поэтому их ним-сумма не остаётся равной 0. И закончить игру одним ходом нельзя.
    .zh = 一步恰好改变 { $more } 中的一个数，所以 Nim 和不会还是 0。也没有一步能结束游戏。

names-end-nim =
    .en = endnim
    .ru = крайний крайний-ним
    .zh = 两端尼姆
title-end-nim =
    .en = End-Nim
    .ru = Крайний ним
    .zh = 两端 Nim（End-Nim）
rule-end-nim =
    .en = lower the first or the last heap of the row that is not empty
    .ru = уменьшить первую или последнюю непустую кучу ряда
    .zh = 减少一行中第一个或最后一个非空堆
move-end-nim =
    .en = A move takes stones from the heap at the left or the right end of the row, as many as you like; empty heaps do not count.
    .ru = Ход: взять сколько угодно камней из самой левой или самой правой кучи ряда; пустые кучи не считаются.
    .zh = 每一步从一行最左或最右的堆中取任意多颗石子；空堆不算。
end-nim =
    .en = For any row of heaps there is exactly one size of a further heap at its left end with which it is lost: 0 if it is lost already. It follows from those of the shorter rows; here, for the heaps after the first, it is { $wanted }. The first heap has { $size }.
    .ru = Для любого ряда куч есть ровно один размер ещё одной кучи слева, при котором ряд проигрышный: 0, если он уже проигрышный. Он находится по более коротким рядам; здесь для куч после первой это { $wanted }. В первой куче { $size }.
    .zh = 对任意一行堆，恰有一个大小，使得在左端再加这样一堆后必败：若它本身已必败则为 0。它由较短的行推出；这里对第一堆之后的各堆，它是 { $wanted }。第一堆有 { $size } 颗。
end-nim-won =
    .en = These differ, so the position is won.
    .ru = Они различны, поэтому позиция выигрышная.
    .zh = 两者不同，所以局面必胜。
end-nim-lost =
    .en = These are equal, so the position is lost.
    .ru = Они равны, поэтому позиция проигрышная.
    .zh = 两者相等，所以局面必败。
found-end-nim-left =
    .en = The heap at the left end is lowered to { $size }, the one size with which the row is lost.
    .ru = Левая крайняя куча уменьшается до { $size } — единственного размера, при котором весь ряд проигрышный.
    .zh = 把左端的堆减少到 { $size }，这是与其余各堆一起必败的唯一大小。
found-end-nim-right =
    .en = The heap at the right end is lowered to { $size }, the one size with which the row is lost.
    .ru = Правая крайняя куча уменьшается до { $size } — единственного размера, при котором весь ряд проигрышный.
    .zh = 把右端的堆减少到 { $size }，这是与其余各堆一起必败的唯一大小。
no-move-end-nim =
    .en = A move lowers the heap at one end and keeps all others, but with these only { $left } at the left end and only { $right } at the right end are lost. So no move leads to another lost position.
    .ru = Ход уменьшает крайнюю кучу и сохраняет остальные, но с ними проигрышны только { $left } слева и только { $right } справа. Поэтому ни один ход не ведёт в другую проигрышную позицию.
    .zh = 一步减少一端的堆，其余不变，而与其余各堆一起必败的，左端只有 { $left }，右端只有 { $right }。所以没有一步能走到另一个必败局面。
no-move-end-nim-one =
    .en = Only one heap is left, and only the size { $size } is lost.
    .ru = Осталась только одна куча, и проигрышный размер у неё только { $size }.
    .zh = 只剩一堆，而必败的大小只有 { $size }。

names-nimhoff =
    .en = cyclic-nimhoff
    .ru = нимхофф
    .zh = 尼姆霍夫
title-nimhoff =
    .en = Cyclic Nimhoff
    .ru = Циклический нимхофф
    .zh = 循环 Nimhoff
rule-nimhoff =
    .en = lower one heap, or several by fewer than h stones altogether
    .ru = уменьшить одну кучу или несколько, но всего меньше чем на h камней
    .zh = 减少一堆，或从几堆中共取少于 h 颗
move-nimhoff =
    .en = { $h-count ->
        [1] A move takes stones from one heap, as many as you like.
        [2] A move takes stones from one heap, as many as you like.
       *[other] A move takes stones from one heap, as many as you like, or fewer than { $h } stones altogether from several heaps.
    }
    .ru = { $h-count ->
        [1] Ход: взять из одной кучи сколько угодно камней.
        [2] Ход: взять из одной кучи сколько угодно камней.
       *[other] Ход: взять из одной кучи сколько угодно камней или из нескольких куч всего меньше { $h } камней.
    }
    .zh = { $h-count ->
        [1] 每一步从一堆中取任意多颗石子。
        [2] 每一步从一堆中取任意多颗石子。
       *[other] 每一步从一堆中取任意多颗石子，或从几堆中共取少于 { $h } 颗。
    }
nimhoff =
    .en = Divide each heap by { $h }, rounding down: the nim-sum of the quotients is { $quotients }, and the sum of all heaps leaves the remainder { $rest }.
    .ru = Разделим каждую кучу на { $h } с остатком: ним-сумма частных равна { $quotients }, а сумма всех куч даёт остаток { $rest }.
    .zh = 把每堆除以 { $h }（只取整数商）：各商的 Nim 和是 { $quotients }，所有堆之和的余数是 { $rest }。
nimhoff-won =
    .en = These are not both 0, so the position is won.
    .ru = Хотя бы одно из этих чисел не равно 0, поэтому позиция выигрышная.
    .zh = 两者不都是 0，所以局面必胜。
nimhoff-lost =
    .en = Both are 0, so the position is lost.
    .ru = Оба числа равны 0, поэтому позиция проигрышная.
    .zh = 两者都是 0，所以局面必败。
found-nimhoff =
    .en = The move leaves { $heaps }, where the quotients by { $h } have the nim-sum 0, and the sum is divisible by { $h }.
    .ru = Ход оставляет { $heaps }: ним-сумма частных от деления на { $h } равна 0, и сумма делится на { $h }.
    .zh = 这一步留下 { $heaps }：除以 { $h } 的各商的 Nim 和为 0，且总和能被 { $h } 整除。
found-nimhoff-end =
    .en = The move takes the last stones, and the opponent cannot move.
    .ru = Ход забирает последние камни, и соперник не может сделать ход.
    .zh = 这一步取走最后的石子，对方不能走。
no-move-nimhoff =
    .en = If the number of stones taken is not divisible by { $h }, the sum does not stay divisible. If it is, they come from one heap, and only the quotient of that heap changes, so the nim-sum does not stay 0.
    .ru = Если число взятых камней не делится на { $h }, сумма перестаёт делиться. Если делится, то они из одной кучи, и меняется только её частное, так что ним-сумма не остаётся равной 0.
    .zh = 若所取的石子数不能被 { $h } 整除，则总和不再能被整除。若能整除，则它们取自同一堆，只有这一堆的商改变，所以 Nim 和不会还是 0。

names-nimble =
    .en = nimbles
    .ru = нимбл
    .zh = 移硬币 硬币移动
title-nimble =
    .en = Nimble
    .ru = Нимбл
    .zh = Nimble
rule-nimble =
    .en = move one coin to any lower square; nimble counts the coins on squares 0, 1, 2, …, nimble(squares) lists the square of each coin
    .ru = передвинуть одну монету на любую клетку с меньшим номером; nimble перечисляет, сколько монет на клетках 0, 1, 2, …, а nimble(squares) — на какой клетке каждая монета
    .zh = 把一枚硬币移到任意编号更小的格；nimble 依次写出第 0、1、2、… 格上的硬币数，nimble(squares) 写出每枚硬币所在的格
move-nimble =
    .en = A move slides one coin to any square with a lower number.
    .ru = Ход: передвинуть одну монету на любую клетку с меньшим номером.
    .zh = 每一步把一枚硬币移到任意编号更小的格。
why-counted-coins =
    .en = A coin moves like a Nim heap with as many stones as the number of its square. (Of more than three coins on one square, two or three are kept: pairs cancel.)
    .ru = Монета ходит так же, как куча нима, в которой столько камней, каков номер её клетки. (Если на клетке больше трёх монет, оставляем две или три: пары сокращаются.)
    .zh = 一枚硬币的走法如同一个 Nim 堆，石子数就是它所在格的编号。（同一格上多于三枚时只保留两枚或三枚：成对的互相抵消。）
why-coins =
    .en = A coin moves like a Nim heap with as many stones as the number of its square.
    .ru = Монета ходит так же, как куча нима, в которой столько камней, каков номер её клетки.
    .zh = 一枚硬币的走法如同一个 Nim 堆，石子数就是它所在格的编号。
no-move-coin =
    .en = A move slides one coin to a lower square, and so changes one heap of that Nim.
    .ru = Ход передвигает одну монету на меньшую клетку и поэтому меняет одну кучу этого нима.
    .zh = 一步把一枚硬币移到更小的格，因而只改变这个 Nim 中的一堆。

names-staircase =
    .en = staircase-nim
    .ru = лестница лестничный лестничный-ним
    .zh = 阶梯 阶梯博弈
title-staircase =
    .en = Staircase Nim
    .ru = Лестничный ним
    .zh = 阶梯博弈（Staircase Nim）
rule-staircase =
    .en = move one or more coins from a step to the next lower one; step 0 is the ground; staircase(0,1,1) says which step is below each
    .ru = перенести одну или несколько монет со ступени на следующую нижнюю; ступень 0 — земля; staircase(0,1,1) указывает для каждой ступени, какая под ней
    .zh = 把一枚或多枚硬币从一级移到下一级；第 0 级是地面；staircase(0,1,1) 写出每一级之下是哪一级
move-staircase =
    .en = { $branches-count ->
        [0] A move takes one or more coins from one step to the next lower step; below step 1 is the ground.
       *[other] A move takes one or more coins from one step to the step below it. Below the steps 1, 2 and so on are the steps { $below }, where 0 is the ground.
    }
    .ru = { $branches-count ->
        [0] Ход: перенести одну или несколько монет с одной ступени на следующую нижнюю; под ступенью 1 — земля.
       *[other] Ход: перенести одну или несколько монет с одной ступени на ту, что под ней. Под ступенями 1, 2 и так далее находятся ступени { $below }, где 0 — земля.
    }
    .zh = { $branches-count ->
        [0] 每一步把某一级上的一枚或多枚硬币移到下一级；第 1 级之下是地面。
       *[other] 每一步把某一级上的一枚或多枚硬币移到它下面的一级。第 1、2 等各级之下依次是第 { $below } 级，0 是地面。
    }
why-odd-steps =
    .en = Only coins on odd steps count: what comes down to an odd step from an even one is moved on at once.
    .ru = Считаются только монеты на нечётных ступенях: то, что спустилось на нечётную ступень с чётной, сразу переносится дальше.
    .zh = 只有奇数级上的硬币起作用：从偶数级下到奇数级的硬币会立刻被再往下移。
why-odd-heights =
    .en = Only coins that are an odd number of steps above the ground count: what comes down to such a step from one that is not is moved on at once.
    .ru = Считаются только монеты, от которых до земли нечётное число ступеней: то, что спустилось на такую ступень с другой, сразу переносится дальше.
    .zh = 只有离地面奇数级的硬币起作用：从离地面偶数级处下来的硬币会立刻被再往下移。
no-move-odd-height =
    .en = A move changes the number of coins on exactly one step that is an odd number of steps above the ground: it takes coins from there, or brings some from a step above it.
    .ru = Ход меняет число монет ровно на одной ступени, от которой до земли нечётное число ступеней: забирает монеты оттуда или приносит их со ступени над ней.
    .zh = 一步恰好改变一个离地面奇数级处的硬币数：从那里移走，或从它上面的一级移来。
no-move-odd-step =
    .en = A move changes the number of coins on exactly one odd step: it takes coins from there, or brings some from the even step above.
    .ru = Ход меняет число монет ровно на одной нечётной ступени: забирает монеты оттуда или приносит их с чётной ступени выше.
    .zh = 一步恰好改变一个奇数级上的硬币数：从那里移走，或从上面的偶数级移来。

names-silver-dollar =
    .en = silver-dollar-game
    .ru = серебряный-доллар джорджия-и-боб
    .zh = 银元游戏 硬币左移
title-silver-dollar =
    .en = Silver Dollar Game
    .ru = Серебряный доллар
    .zh = 银元游戏（Silver Dollar）
rule-silver-dollar =
    .en = slide one coin to the left over empty squares; the numbers are the squares of the coins, from 1, no two on one square
    .ru = сдвинуть одну монету влево по свободным клеткам; числа — номера клеток с монетами, с 1, на клетке не больше одной монеты
    .zh = 把一枚硬币向左移过空格；各数是硬币所在的格，从 1 起，一格至多一枚
move-silver-dollar =
    .en = A move slides one coin to the left, over empty squares only, as far as you like.
    .ru = Ход: сдвинуть одну монету влево на сколько угодно свободных клеток; через другую монету прыгать нельзя.
    .zh = 每一步把一枚硬币向左移动任意多格，只能经过空格。
why-gaps =
    .en = Pair the coins from the right: the free squares between the two coins of a pair are a Nim heap, and so are those before a coin without a partner. The other gaps do not count: if the left coin of a pair moves away, the right one follows it.
    .ru = Разобьём монеты на пары справа: свободные клетки между двумя монетами пары — куча нима, как и клетки перед монетой без пары. Остальные промежутки не считаются: за левой монетой пары, отошедшей дальше, сдвигается правая.
    .zh = 从右边起把硬币两两配对：一对硬币之间的空格数是一个 Nim 堆，没有配对的硬币前的空格数也是。其余空档不计：一对中左边的硬币移开时，右边的跟上即可。
no-move-gap =
    .en = A move changes exactly one of these gaps: the right coin of a pair makes it smaller, the left one larger.
    .ru = Ход меняет ровно один из этих промежутков: правая монета пары уменьшает его, левая — увеличивает.
    .zh = 一步恰好改变其中一个空档：一对中右边的硬币使它变小，左边的使它变大。

names-northcott =
    .en = northcotts-game northcott-game
    .ru = норткотт игра-норткотта
    .zh = 诺斯科特 对峙棋
title-northcott =
    .en = Northcott's Game
    .ru = Игра Норткотта
    .zh = Northcott 游戏（对峙棋）
rule-northcott =
    .en = move a piece towards the other one in its row, over free squares; 2-8 is a row with pieces on squares 2 and 8; retreats, which the board game allows too, are left out
    .ru = передвинуть фишку к другой фишке её ряда по свободным клеткам; 2-8 — ряд с фишками на клетках 2 и 8; отступления, разрешённые в настольной игре, опущены
    .zh = 把一枚棋子沿空格移向同一行的另一枚；2-8 表示一行中棋子在第 2 格和第 8 格；棋盘上允许的后退在此略去
move-northcott =
    .en = A move takes one of the two pieces of a row any number of squares towards the other, over free squares.
    .ru = Ход: передвинуть одну из двух фишек ряда на сколько угодно свободных клеток к другой.
    .zh = 每一步把一行中两枚棋子之一沿空格向另一枚移动任意多格。
why-rows =
    .en = The free squares between the two pieces of a row are a Nim heap, and either piece makes it as small as you like. Where each player has one piece and may also retreat, normal play is won by the same player: follow the retreat as far, and the gap is what it was.
    .ru = Свободные клетки между двумя фишками ряда — куча нима, и любая из фишек делает её сколь угодно меньше. Если у каждого игрока своя фишка и можно отступать, в обычной игре выигрывает тот же игрок: следуйте за отступившим на столько же полей, и промежуток станет прежним.
    .zh = 一行两枚棋子之间的空格数是一个 Nim 堆，任一枚棋子都能把它减到任意小。若双方各执一枚且可以后退，正常规则下胜者不变：对方后退多少就跟进多少，空档便恢复原样。
advance-piece =
    .en = in row { $row } move the piece on { $from } to { $to }
    .ru = в ряду { $row } передвинуть фишку с клетки { $from } на клетку { $to }
    .zh = 把第 { $row } 行在第 { $from } 格的棋子移到第 { $to } 格

names-poker =
    .en = poker-nim
    .ru = покер покерный покерный-ним
    .zh = 扑克 扑克尼姆
title-poker =
    .en = Poker Nim
    .ru = Покерный ним
    .zh = 扑克 Nim
rule-poker =
    .en = lower one heap (those chips leave the game), or add 1 to c chips from the bank to one heap
    .ru = уменьшить одну кучу (эти фишки выходят из игры) или добавить в одну кучу от 1 до c фишек из банка
    .zh = 减少一堆（这些筹码退出游戏），或从公共筹码中给一堆加 1 到 c 个
move-poker =
    .en = { $bank-count ->
        [0] A move takes chips from one heap, as many as you like; the bank is empty.
        [one] A move takes chips from one heap, as many as you like (they leave the game), or adds the only chip of the bank to one heap.
        [2] A move takes chips from one heap, as many as you like (they leave the game), or adds one or two chips from the bank to one heap.
       *[other] A move takes chips from one heap, as many as you like (they leave the game), or adds 1 to { $bank } chips from the bank to one heap.
    }
    .ru = { $bank-count ->
        [0] Ход: взять из одной кучи сколько угодно фишек; банк пуст.
        [1] Ход: взять из одной кучи сколько угодно фишек (они выходят из игры) или добавить в одну кучу единственную фишку банка.
        [2] Ход: взять из одной кучи сколько угодно фишек (они выходят из игры) или добавить в одну кучу из банка одну или две фишки.
       *[other] Ход: взять из одной кучи сколько угодно фишек (они выходят из игры) или добавить в одну кучу из банка от 1 до { $bank } фишек.
    }
    .zh = { $bank-count ->
        [0] 每一步从一堆中取任意多个筹码；公共筹码已空。
        [1] 每一步从一堆中取任意多个筹码（它们退出游戏），或把仅剩的一个公共筹码加到一堆上。
       *[other] 每一步从一堆中取任意多个筹码（它们退出游戏），或从公共筹码中给一堆加 1 到 { $bank } 个。
    }
why-chips =
    .en = Chips that are added can be taken away again by the next move, and the bank runs dry. So only the heaps count, as in Nim.
    .ru = Добавленные фишки можно следующим же ходом забрать, а банк когда-нибудь кончится. Поэтому важны только кучи, как в ниме.
    .zh = 加上的筹码可以在下一步立刻取走，而公共筹码终会用完。所以只有各堆起作用，与 Nim 一样。

names-wythoff =
    .en = wythoffs-game
    .ru = витхофф игра-витхоффа
    .zh = 威佐夫 威佐夫博弈
title-wythoff =
    .en = Wythoff's game
    .ru = Игра Витхоффа
    .zh = 威佐夫博弈（Wythoff）
rule-wythoff =
    .en = lower one of two heaps, or both by the same amount; in wythoff(t) the two amounts may differ by less than t
    .ru = уменьшить одну из двух куч или обе на одинаковое число камней; в wythoff(t) эти числа могут отличаться меньше чем на t
    .zh = 减少两堆之一，或两堆减少同样多；在 wythoff(t) 中两堆所减的数可相差小于 t
move-wythoff =
    .en = { $t-count ->
        [1] A move takes stones from one heap, as many as you like, or the same number from both.
       *[other] A move takes stones from one heap, as many as you like, or from both, where the two numbers differ by less than { $t }.
    }
    .ru = { $t-count ->
        [1] Ход: взять из одной кучи сколько угодно камней или из обеих поровну.
       *[other] Ход: взять из одной кучи сколько угодно камней или из обеих, причём эти числа отличаются меньше чем на { $t }.
    }
    .zh = { $t-count ->
        [1] 每一步从一堆中取任意多颗石子，或从两堆中取同样多颗。
       *[other] 每一步从一堆中取任意多颗石子，或从两堆中取，所取的两个数相差小于 { $t }。
    }
wythoff-partner =
    .en = The smaller heap, { $small }, is in one lost pair only, the one with { $partner }. The other heap has { $large }.
    .ru = Меньшая куча, { $small }, входит только в одну проигрышную пару — с числом { $partner }. В другой куче { $large }.
    .zh = 较小的堆 { $small } 只属于一个必败对，即与 { $partner } 成对。另一堆有 { $large }。
wythoff-partner-won =
    .en = So the position is not that pair: it is won.
    .ru = Значит, это не та пара: позиция выигрышная.
    .zh = 所以不是这一对：局面必胜。
wythoff-partner-lost =
    .en = So the position is that pair: it is lost.
    .ru = Значит, это и есть та пара: позиция проигрышная.
    .zh = 所以正是这一对：局面必败。
note-fraenkel =
    .en = The lost pairs are { $pairs } and so on: each begins with the least number that is in none before it, and the differences grow by { $t }.
    .ru = Проигрышные пары: { $pairs } и так далее; каждая начинается с наименьшего числа, которого нет в предыдущих, а разности растут на { $t }.
    .zh = 必败对依次是 { $pairs } 等等：每一对从前面没有出现过的最小数开始，差依次增加 { $t }。
found-fraenkel =
    .en = The move leads to the lost pair { $pairs }.
    .ru = Ход ведёт в проигрышную пару { $pairs }.
    .zh = 这一步走到必败对 { $pairs }。
no-move-fraenkel =
    .en = A move that lowers one heap keeps a number of { $pairs }, and each number is in only one lost pair. A move that lowers both changes the difference by less than { $t }, and the differences of two lost pairs, in the same order or not, are at least { $t } apart. So no move leads to another one.
    .ru = Ход, уменьшающий одну кучу, сохраняет одно из чисел { $pairs }, а каждое число входит только в одну проигрышную пару. Ход, уменьшающий обе, меняет разность меньше чем на { $t }, а разности двух проигрышных пар, в том же порядке или нет, отличаются не меньше чем на { $t }. Поэтому ни один ход не ведёт в другую.
    .zh = 只减少一堆的一步保留 { $pairs } 中的一个数，而每个数只属于一个必败对。两堆都减少的一步使差改变小于 { $t }，而两个必败对的差，无论次序是否相同，至少相差 { $t }。所以没有一步能走到另一个必败对。
golden-pair =
    .en = The heaps are { $small } and { $large }; the lost pair with the difference { $difference } is { $low } and { $high }.
    .ru = Кучи — { $small } и { $large }; проигрышная пара с разностью { $difference } — это { $low } и { $high }.
    .zh = 两堆是 { $small } 和 { $large }；差为 { $difference } 的必败对是 { $low } 和 { $high }。
golden-pair-won =
    .en = They are not that pair, so the position is won.
    .ru = Это не она, значит, позиция выигрышная.
    .zh = 不是这一对，所以必胜。
golden-pair-lost =
    .en = They are that pair, so the position is lost.
    .ru = Это она, значит, позиция проигрышная.
    .zh = 正是这一对，所以必败。
note-wythoff =
    .en = The lost pairs are { $pairs } and so on: each begins with the least number that is in none before it, and the differences are 0, 1, 2, 3 and so on.
    .ru = Проигрышные пары: { $pairs } и так далее; каждая начинается с наименьшего числа, которого нет в предыдущих, а разности равны 0, 1, 2, 3 и так далее.
    .zh = 必败对依次是 { $pairs } 等等：每一对从前面没有出现过的最小数开始，差依次为 0、1、2、3 等等。
note-wythoff-misere =
    .en = Under misère play the lost pairs are { $pairs } and so on: only the first two differ from normal play, where they are (0, 0) and (1, 2).
    .ru = В мизере проигрышные пары: { $pairs } и так далее; от обычной игры, где это (0, 0) и (1, 2), отличаются только первые две.
    .zh = misère 规则下必败对依次是 { $pairs } 等等：只有前两对与正常规则不同，那里是 (0, 0) 和 (1, 2)。
found-wythoff =
    .en = The number { $kept } is in the lost pair { $pairs }: so that heap is kept, and the other is lowered.
    .ru = Число { $kept } входит в проигрышную пару { $pairs }: эту кучу оставляем, а другую уменьшаем.
    .zh = { $kept } 属于必败对 { $pairs }：所以保留这一堆，减少另一堆。
found-wythoff-both =
    .en = The difference { $difference } belongs to the lost pair { $pairs }: so both heaps are lowered by the same number.
    .ru = Разность { $difference } — у проигрышной пары { $pairs }: поэтому обе кучи уменьшаются на одно и то же число.
    .zh = 差 { $difference } 属于必败对 { $pairs }：所以两堆减少同样多。
no-move-wythoff =
    .en = A move that lowers one heap keeps { $small } or { $large }, and one that lowers both keeps the difference { $difference }. But each number and each difference is in only one lost pair, so no move leads to another one.
    .ru = Ход, уменьшающий одну кучу, сохраняет { $small } или { $large }, а уменьшающий обе — разность { $difference }. Но каждое число и каждая разность встречаются только в одной проигрышной паре, поэтому ни один ход не ведёт в другую.
    .zh = 只减少一堆的一步保留 { $small } 或 { $large }，两堆都减少的一步保留差 { $difference }。而每个数和每个差只出现在一个必败对中，所以没有一步能走到另一个必败对。
no-move-wythoff-equal =
    .en = A move that lowers one heap keeps the { $large } of the other, and one that lowers both keeps the difference { $difference }. But each number and each difference is in only one lost pair, so no move leads to another one.
    .ru = Ход, уменьшающий одну кучу, сохраняет другую, { $large }, а уменьшающий обе — разность { $difference }. Но каждое число и каждая разность встречаются только в одной проигрышной паре, поэтому ни один ход не ведёт в другую.
    .zh = 只减少一堆的一步保留另一堆的 { $large }，两堆都减少的一步保留差 { $difference }。而每个数和每个差只出现在一个必败对中，所以没有一步能走到另一个必败对。

names-euclid =
    .en = euclids-game
    .ru = евклид игра-евклида
    .zh = 欧几里得 欧几里得游戏 辗转相减
title-euclid =
    .en = Euclid's game
    .ru = Игра Евклида
    .zh = 欧几里得游戏（Euclid）
rule-euclid =
    .en = subtract a positive multiple of the smaller number from the larger, staying at 0 or above; no move once one is 0
    .ru = вычесть из большего числа положительное кратное меньшего, не опускаясь ниже 0; если одно из чисел 0, хода нет
    .zh = 从较大数中减去较小数的正整数倍，结果不小于 0；有一个数为 0 时不能走
move-euclid =
    .en = A move subtracts the smaller number from the larger one, once or several times, but not below 0; if one of them is 0, no move is left.
    .ru = Ход: вычесть из большего числа меньшее, один или несколько раз, не опускаясь ниже 0; если одно из чисел 0, хода нет.
    .zh = 每一步从较大数中减去较小数一次或多次，结果不小于 0；有一个数为 0 时不能走。
golden-equal =
    .en = Both numbers are { $small }.
    .ru = Оба числа равны { $small }.
    .zh = 两个数都是 { $small }。
golden-close =
    .en = { $large } is less than 1.618… times { $small }.
    .ru = { $large } меньше, чем 1,618… · { $small }.
    .zh = { $large } 小于 { $small } 的 1.618… 倍。
golden-far =
    .en = { $large } is more than 1.618… times { $small }.
    .ru = { $large } больше, чем 1,618… · { $small }.
    .zh = { $large } 大于 { $small } 的 1.618… 倍。
golden-rule =
    .en = With both numbers above 0, a position is lost exactly when they differ and the larger is less than 1.618… (the golden ratio) times the smaller.
    .ru = Если оба числа больше 0, позиция проигрышная тогда и только тогда, когда они различны и большее меньше, чем меньшее, умноженное на 1,618… (золотое сечение).
    .zh = 两数都大于 0 时，当且仅当两数不等，且较大数小于较小数的 1.618…（黄金比）倍时必败。
golden-rule-misere =
    .en = Under misère play, with both numbers above 0, a position is lost exactly when they are equal or the larger is less than 1.618… (the golden ratio) times the smaller.
    .ru = Если оба числа больше 0, в мизере позиция проигрышная тогда и только тогда, когда они равны или большее меньше, чем меньшее, умноженное на 1,618… (золотое сечение).
    .zh = misère 规则下，两数都大于 0 时，当且仅当两数相等，或较大数小于较小数的 1.618…（黄金比）倍时必败。
golden-ratio-won =
    .en = So the position is won.
    .ru = Значит, позиция выигрышная.
    .zh = 所以必胜。
golden-ratio-lost =
    .en = So the position is lost.
    .ru = Значит, позиция проигрышная.
    .zh = 所以必败。
found-euclid =
    .en = Leave { $large } and { $small }: { $large } is less than 1.618… times { $small }, so the opponent has only one move, and it leaves a won position.
    .ru = Оставить { $large } и { $small }: { $large } меньше, чем 1,618… · { $small }, поэтому у соперника только один ход, и он ведёт в выигрышную позицию.
    .zh = 留下 { $large } 和 { $small }：{ $large } 小于 { $small } 的 1.618… 倍，所以对方只有一种走法，而且会留下必胜局面。
found-euclid-equal =
    .en = Leave two equal numbers, { $small } and { $large }: the opponent must make one of them 0, and then the player who cannot move wins.
    .ru = Оставить два равных числа, { $small } и { $large }: соперник вынужден обратить одно из них в 0, а тот, кто потом не может сделать ход, выигрывает.
    .zh = 留下两个相等的数 { $small } 和 { $large }：对方必须使其中一个变为 0，随后不能走的一方赢。
found-euclid-end =
    .en = The larger number is a multiple of the smaller: subtract all of it, and the opponent cannot move.
    .ru = Большее число кратно меньшему: вычесть его целиком, и соперник не может сделать ход.
    .zh = 较大数是较小数的倍数：全部减去，对方就不能走。
no-move-euclid =
    .en = The only move leaves { $small } and { $rest }, and { $small } is more than 1.618… times { $rest }: that is won.
    .ru = Единственный ход оставляет { $small } и { $rest }, а { $small } больше, чем 1,618… · { $rest }: это выигрышная позиция.
    .zh = 唯一的走法留下 { $small } 和 { $rest }，而 { $small } 大于 { $rest } 的 1.618… 倍：这是必胜局面。
no-move-euclid-equal =
    .en = Every move makes one of the numbers 0. Then the opponent cannot move, and wins.
    .ru = Любой ход обращает одно из чисел в 0. Тогда соперник не может сделать ход и выигрывает.
    .zh = 任何一步都使其中一个数变为 0。此后对方不能走，因而获胜。

names-chomp =
    .en = chomp-game
    .ru = шоколадка щёлк
    .zh = 巧克力游戏
title-chomp =
    .en = Chomp
    .ru = Щёлк (Chomp)
    .zh = Chomp（咬巧克力）
rule-chomp =
    .en = bite off a square with all above and to the right of it, but not the poisoned first one; the numbers are the rows, the longest first
    .ru = откусить дольку вместе со всеми выше и правее неё, но не первую, отравленную; числа — длины рядов, начиная с самого длинного
    .zh = 咬下一块及其上方和右方的所有块，但不能咬有毒的第一块；各数是各行的长度，从最长的开始
move-chomp =
    .en = A move chooses a square, but not the poisoned first square of the first row, and eats it with everything above and to the right of it.
    .ru = Ход: выбрать дольку, кроме отравленной первой дольки первого ряда, и съесть её вместе со всем, что выше и правее.
    .zh = 每一步选一块，但不能选第一行有毒的第一块，把它和它上方、右方的所有块一起吃掉。
chomp-rows =
    .en = There are two rows at most, with { $a } and { $b } squares; the position is lost exactly when the second has one square fewer.
    .ru = Рядов не больше двух, долек в них { $a } и { $b }; позиция проигрышная тогда и только тогда, когда во втором на одну меньше.
    .zh = 至多两行，分别有 { $a } 块和 { $b } 块；当且仅当第二行恰好少一块时必败。
chomp-rows-won =
    .en = It has not, so the position is won.
    .ru = Это не так, поэтому позиция выигрышная.
    .zh = 不是这样，所以局面必胜。
chomp-rows-lost =
    .en = It has, so the position is lost.
    .ru = Это так, поэтому позиция проигрышная.
    .zh = 正是这样，所以局面必败。
chomp-columns =
    .en = There are two columns at most, with { $a } and { $b } squares; the position is lost exactly when the second has one square fewer.
    .ru = Столбцов не больше двух, долек в них { $a } и { $b }; позиция проигрышная тогда и только тогда, когда во втором на одну меньше.
    .zh = 至多两列，分别有 { $a } 块和 { $b } 块；当且仅当第二列恰好少一块时必败。
chomp-columns-won =
    .en = It has not, so the position is won.
    .ru = Это не так, поэтому позиция выигрышная.
    .zh = 不是这样，所以局面必胜。
chomp-columns-lost =
    .en = It has, so the position is lost.
    .ru = Это так, поэтому позиция проигрышная.
    .zh = 正是这样，所以局面必败。
chomp-arms =
    .en = Only one row and one column are left, with { $a } and { $b } squares, the poisoned one in both; the position is lost exactly when they are equally long.
    .ru = Остались только один ряд и один столбец, долек в них { $a } и { $b }, отравленная — общая; позиция проигрышная тогда и только тогда, когда они одной длины.
    .zh = 只剩一行和一列，分别有 { $a } 块和 { $b } 块，有毒的一块两者共有；当且仅当两者一样长时必败。
chomp-arms-won =
    .en = They are not, so the position is won.
    .ru = Это не так, поэтому позиция выигрышная.
    .zh = 不一样长，所以局面必胜。
chomp-arms-lost =
    .en = They are, so the position is lost.
    .ru = Это так, поэтому позиция проигрышная.
    .zh = 一样长，所以局面必败。
found-chomp-rows =
    .en = The move leaves rows of { $a } and { $b } squares, which differ by one.
    .ru = Ход оставляет ряды, в которых долек { $a } и { $b }: во втором на одну меньше.
    .zh = 这一步留下 { $a } 块和 { $b } 块的两行，相差一块。
found-chomp-columns =
    .en = The move leaves columns of { $a } and { $b } squares, which differ by one.
    .ru = Ход оставляет столбцы, в которых долек { $a } и { $b }: во втором на одну меньше.
    .zh = 这一步留下 { $a } 块和 { $b } 块的两列，相差一块。
found-chomp-arms =
    .en = The move makes row and column equally long, { $a } squares each.
    .ru = Ход делает ряд и столбец равными: долек в каждом { $a }.
    .zh = 这一步使行和列一样长，各 { $a } 块。
no-move-chomp-rows =
    .en = A bite of the second row makes the difference larger than one, and a bite of the first leaves two equal rows. So no move leads to another lost position.
    .ru = Укус второго ряда делает разность больше одного, а укус первого оставляет два равных ряда. Поэтому ни один ход не ведёт в другую проигрышную позицию.
    .zh = 咬第二行使差大于一，咬第一行则留下相等的两行。所以没有一步能走到另一个必败局面。
no-move-chomp-columns =
    .en = A bite of the second column makes the difference larger than one, and a bite of the first leaves two equal columns. So no move leads to another lost position.
    .ru = Укус второго столбца делает разность больше одного, а укус первого оставляет два равных столбца. Поэтому ни один ход не ведёт в другую проигрышную позицию.
    .zh = 咬第二列使差大于一，咬第一列则留下相等的两列。所以没有一步能走到另一个必败局面。
no-move-chomp-arms =
    .en = A bite shortens either the row or the column, and so they are no longer equally long.
    .ru = Ход укорачивает либо ряд, либо столбец, и они перестают быть равными.
    .zh = 咬一口只会使行或列变短，两者就不再一样长。

names-fibonacci =
    .en = fibonacci-nim
    .ru = фибоначчи ним-фибоначчи
    .zh = 斐波那契 斐波那契博弈
title-fibonacci =
    .en = Fibonacci Nim
    .ru = Ним Фибоначчи
    .zh = 斐波那契博弈（Fibonacci Nim）
rule-fibonacci =
    .en = take 1 to limit stones; the next limit is twice what was taken
    .ru = взять от 1 до предела камней; следующий предел — вдвое больше взятого
    .zh = 取 1 到上限颗石子；下一次的上限是这次所取的两倍
move-fibonacci =
    .en = { $limit-count ->
        [0] A move takes stones, but the limit 0 allows none.
        [1] A move takes one stone; after that a move may take at most twice as many as the last one took.
       *[other] A move takes at least 1 and at most { $limit } stones; after that a move may take at most twice as many as the last one took.
    }
    .ru = { $limit-count ->
        [0] Ход: взять камни, но предел 0 этого не позволяет.
        [1] Ход: взять один камень; затем — не больше чем вдвое против взятого предыдущим ходом.
       *[other] Ход: взять не меньше 1 и не больше { $limit } камней; затем — не больше чем вдвое против взятого предыдущим ходом.
    }
    .zh = { $limit-count ->
        [0] 每一步取石子，但上限是 0，一颗也不能取。
        [1] 这一步可取一颗石子；以后每步至多取上一步的两倍。
       *[other] 这一步可取 1 到 { $limit } 颗石子；以后每步至多取上一步的两倍。
    }
zeckendorf =
    .en = { $stones } is the sum of Fibonacci numbers { $sum }, no two of them neighbours. The position is lost exactly when the limit { $limit } is less than the last of them.
    .ru = { $stones } — сумма чисел Фибоначчи { $sum }, среди которых нет соседних. Позиция проигрышная тогда и только тогда, когда предел { $limit } меньше последнего из них.
    .zh = { $stones } 是不相邻的斐波那契数之和 { $sum }。当且仅当上限 { $limit } 小于其中最后一个时必败。
zeckendorf-won =
    .en = It is not, so the position is won.
    .ru = Это не так, значит, позиция выигрышная.
    .zh = 并非如此，所以必胜。
zeckendorf-lost =
    .en = It is, so the position is lost.
    .ru = Это так, значит, позиция проигрышная.
    .zh = 正是如此，所以必败。
zeckendorf-one =
    .en = { $stones } is itself a Fibonacci number. The position is lost exactly when the limit { $limit } is less than it.
    .ru = { $stones } — само число Фибоначчи. Позиция проигрышная тогда и только тогда, когда предел { $limit } меньше него.
    .zh = { $stones } 本身是斐波那契数。当且仅当上限 { $limit } 小于它时必败。
zeckendorf-none =
    .en = Only the last stone is left to take, so the position is lost.
    .ru = Взять можно только последний камень, значит, позиция проигрышная.
    .zh = 只能取最后一颗石子，所以必败。
note-fibonacci-misere =
    .en = Under misère play whoever takes the last stone loses, so one stone fewer counts: { $left } instead of { $stones }.
    .ru = В мизере тот, кто берёт последний камень, проигрывает, поэтому считаем на один камень меньше: { $left } вместо { $stones }.
    .zh = misère 规则下取最后一颗石子的一方输，所以少算一颗：按 { $left } 颗而不是 { $stones } 颗计算。
found-fibonacci =
    .en = Take the last part, { $taken }. What remains is { $sum-left }; its last part is { $least }, and the opponent may take at most twice { $taken }, that is { $twice }: less than { $least }.
    .ru = Взять последнее слагаемое, { $taken }. Остаётся { $sum-left }; последнее слагаемое — { $least }, а соперник может взять не больше чем вдвое против { $taken }, то есть { $twice }: это меньше { $least }.
    .zh = 取最后一个加数 { $taken }。剩下 { $sum-left }，最后一个加数是 { $least }，而对方至多取 { $taken } 的两倍，即 { $twice }：小于 { $least }。
found-fibonacci-parts =
    .en = Take the last parts together, { $sum } = { $taken }. What remains is { $sum-left }; its last part is { $least }, and the opponent may take at most twice { $taken }, that is { $twice }: less than { $least }.
    .ru = Взять последние слагаемые вместе, { $sum } = { $taken }. Остаётся { $sum-left }; последнее слагаемое — { $least }, а соперник может взять не больше чем вдвое против { $taken }, то есть { $twice }: это меньше { $least }.
    .zh = 把最后几个加数一起取走，{ $sum } = { $taken }。剩下 { $sum-left }，最后一个加数是 { $least }，而对方至多取 { $taken } 的两倍，即 { $twice }：小于 { $least }。
found-fibonacci-all =
    .en = The limit allows taking all that is left, { $taken }, and the opponent cannot move.
    .ru = Предел позволяет взять всё, что осталось, { $taken }, и соперник не может сделать ход.
    .zh = 上限允许取走剩下的全部 { $taken } 颗，对方不能走。
found-fibonacci-all-but-one =
    .en = The limit allows leaving just one stone (taking { $taken }): the opponent must take it.
    .ru = Предел позволяет оставить ровно один камень (взяв { $taken }): соперник вынужден его взять.
    .zh = 上限允许只留下一颗（取 { $taken } 颗）：对方必须取它。
no-move-fibonacci =
    .en = At most { $limit } can be taken, fewer than { $least }. What is left of { $least } then ends in a Fibonacci number that is at most twice what was taken, so the opponent can take that: a won position.
    .ru = Взять можно не больше { $limit }, а это меньше { $least }. То, что останется от { $least }, кончается числом Фибоначчи, которое не больше удвоенного взятого, и соперник может взять его: позиция выигрышная.
    .zh = 至多能取 { $limit } 颗，少于 { $least }。{ $least } 剩下的部分以一个不超过所取数两倍的斐波那契数结尾，对方可以取走它：这是必胜局面。
no-move-fibonacci-last =
    .en = The only move takes the last stone, and then the opponent, who cannot move, wins.
    .ru = Единственный ход забирает последний камень, и соперник, который не может сделать ход, выигрывает.
    .zh = 唯一的走法是取最后一颗石子，随后不能走的对方获胜。

names-dynamic =
    .en = dynamic-nim dynamic-subtraction
    .ru = динамический динамический-ним
    .zh = 动态 动态尼姆
title-dynamic =
    .en = Dynamic Nim
    .ru = Динамический ним
    .zh = 动态 Nim
rule-dynamic =
    .en = take 1 to limit stones; the next limit is c times what was taken, rounded down
    .ru = взять от 1 до предела камней; следующий предел — в c раз больше взятого, с округлением вниз
    .zh = 取 1 到上限颗石子；下一次的上限是这次所取的 c 倍，向下取整
move-dynamic =
    .en = { $under-count ->
        [1] A move takes stones, now at most { $limit }; after that a move may take at most { $over } times as many as the last one took.
       *[other] A move takes stones, now at most { $limit }; after that a move may take at most { $over }/{ $under } times as many as the last one took, rounded down.
    }
    .ru = { $under-count ->
        [1] Ход: взять камни, сейчас не больше { $limit }; затем можно взять не больше, чем взято последним ходом, умноженное на { $over }.
       *[other] Ход: взять камни, сейчас не больше { $limit }; затем можно взять не больше, чем взято последним ходом, умноженное на { $over }/{ $under } и округлённое вниз.
    }
    .zh = { $under-count ->
        [1] 每一步取石子，现在至多 { $limit } 颗；此后一步至多取上一步所取的 { $over } 倍。
       *[other] 每一步取石子，现在至多 { $limit } 颗；此后一步至多取上一步所取的 { $over }/{ $under } 倍，向下取整。
    }
note-dynamic =
    .en = { $stones } is written as a sum of parts, each time the largest that fits: { $sum }. The first part is 1; each next one is the sum of the part before it and the smallest part after whose taking the limit is at least the part before. The position is lost exactly when the limit is below the last part of the sum.
    .ru = { $stones } записывается суммой слагаемых, каждый раз берётся наибольшее подходящее: { $sum }. Наименьшее из возможных слагаемых — 1; каждое следующее — сумма предыдущего и наименьшего слагаемого, после взятия которого предел не меньше предыдущего. Позиция проигрышная тогда и только тогда, когда предел меньше последнего слагаемого суммы.
    .zh = 把 { $stones } 写成加数之和，每次取放得下的最大加数：{ $sum }。最小的加数是 1；每个下一个加数等于前一个加数加上这样的最小加数：取走它之后的上限不小于前一个加数。当且仅当上限小于和中最后一个加数时必败。
dynamic =
    .en = The last part is { $least }, and the limit is { $limit }.
    .ru = Последнее слагаемое — { $least }, предел — { $limit }.
    .zh = 最后一个加数是 { $least }，上限是 { $limit }。
dynamic-won =
    .en = The limit reaches the last part, so the position is won.
    .ru = Предел не меньше последнего слагаемого, поэтому позиция выигрышная.
    .zh = 上限不小于最后一个加数，所以局面必胜。
dynamic-lost =
    .en = The limit is below the last part, so the position is lost.
    .ru = Предел меньше последнего слагаемого, поэтому позиция проигрышная.
    .zh = 上限小于最后一个加数，所以局面必败。
dynamic-last =
    .en = Only the last stone is left.
    .ru = Остался только последний камень.
    .zh = 只剩最后一颗石子。
dynamic-last-won =
    .en = So the position is won.
    .ru = Поэтому позиция выигрышная.
    .zh = 所以局面必胜。
dynamic-last-lost =
    .en = Whoever takes it loses, so the position is lost.
    .ru = Тот, кто его берёт, проигрывает, поэтому позиция проигрышная.
    .zh = 取走它的一方输，所以局面必败。
found-dynamic =
    .en = Take { $taken }. Then { $left } counts, which is { $sum }; the last part is { $least }, and the opponent may take at most { $limit }: fewer than that.
    .ru = Взять { $taken }. После этого считаем { $left }, то есть { $sum }; последнее слагаемое — { $least }, а соперник может взять не больше { $limit }: это меньше.
    .zh = 取 { $taken } 颗。此后按 { $left } 颗计算，即 { $sum }；最后一个加数是 { $least }，而对方至多取 { $limit } 颗：不够。
no-move-dynamic =
    .en = At most { $limit } can be taken, fewer than { $least }. What is left of { $least } then ends in a part that the new limit reaches, so the opponent can take that: a won position.
    .ru = Взять можно не больше { $limit }, а это меньше { $least }. То, что останется от { $least }, кончается слагаемым, которого новый предел достигает, и соперник может взять его: позиция выигрышная.
    .zh = 至多能取 { $limit } 颗，少于 { $least }。{ $least } 剩下的部分以新上限能达到的加数结尾，对方可以取走它：这是必胜局面。

names-turtles =
    .en = turning-turtles
    .ru = черепахи переворачивание-черепах
    .zh = 翻硬币 翻乌龟
title-turtles =
    .en = Turning Turtles
    .ru = Переворачивание черепах
    .zh = 翻硬币（Turning Turtles）
rule-turtles =
    .en = turn one head to tails and, if wished, turn over one coin to its left
    .ru = перевернуть одну монету с орла на решку и, если угодно, ещё одну монету левее неё
    .zh = 把一枚正面翻成反面，并可再翻转它左边的一枚硬币
move-turtles =
    .en = A move turns one coin from heads to tails and, if you like, turns over one more coin to its left.
    .ru = Ход: перевернуть одну монету с орла на решку и, если угодно, ещё одну монету левее неё.
    .zh = 每一步把一枚正面的硬币翻成反面，并可再翻转它左边的一枚硬币。
why-heads =
    .en = A head is equivalent to a Nim heap with as many stones as the number of its place; two equal heaps would cancel.
    .ru = Орёл равносилен куче нима, в которой столько камней, каков номер его места; две равные кучи уничтожились бы.
    .zh = 一枚正面相当于一个 Nim 堆，石子数就是它的位置编号；相等的两堆会抵消。
no-move-heads =
    .en = A move turns a head and perhaps one coin further left, and so changes the nim-sum by the number of one place or by the nim-sum of two different places: never by 0.
    .ru = Ход переворачивает орла и, возможно, ещё одну монету левее, поэтому меняет ним-сумму на номер одного места или на ним-сумму номеров двух разных мест — но не на 0.
    .zh = 一步翻转一枚正面，也许还翻转左边的一枚，所以 Nim 和的改变量是一个位置的编号，或两个不同位置编号的 Nim 和：不会是 0。

names-mock-turtles =
    .en = mock-turtle
    .ru = притворные-черепахи
    .zh = 假海龟
title-mock-turtles =
    .en = Mock Turtles
    .ru = Притворные черепахи
    .zh = 假海龟（Mock Turtles）
rule-mock-turtles =
    .en = turn one head to tails and, if wished, turn over one or two coins to its left
    .ru = перевернуть одну монету с орла на решку и, если угодно, ещё одну или две монеты левее неё
    .zh = 把一枚正面翻成反面，并可再翻转它左边的一枚或两枚硬币
move-mock-turtles =
    .en = A move turns one coin from heads to tails and, if you like, turns over one or two more coins to its left.
    .ru = Ход: перевернуть одну монету с орла на решку и, если угодно, ещё одну или две монеты левее неё.
    .zh = 每一步把一枚正面的硬币翻成反面，并可再翻转它左边的一枚或两枚硬币。
why-mock-turtles =
    .en = A head is equivalent to a Nim heap; the sizes at the places from the left are the odious numbers 1, 2, 4, 7, 8 and so on, those with an odd number of binary ones.
    .ru = Орёл равносилен куче нима; размеры на местах слева направо — 1, 2, 4, 7, 8 и так далее: числа с нечётным числом единиц в двоичной записи.
    .zh = 一枚正面相当于一个 Nim 堆：从左起各位置依次是 1、2、4、7、8 等二进制中有奇数个 1 的数（odious 数）。

names-twins =
    .en = twins-game
    .ru = близнецы
    .zh = 双生子
title-twins =
    .en = Twins
    .ru = Близнецы
    .zh = 双生子（Twins）
rule-twins =
    .en = turn one head to tails and turn over exactly one coin to its left
    .ru = перевернуть одну монету с орла на решку и ровно ещё одну монету левее неё
    .zh = 把一枚正面翻成反面，并恰好再翻转它左边的一枚硬币
move-twins =
    .en = A move turns one coin from heads to tails and turns over exactly one more coin to its left.
    .ru = Ход: перевернуть одну монету с орла на решку и ровно ещё одну монету левее неё.
    .zh = 每一步把一枚正面的硬币翻成反面，并恰好再翻转它左边的一枚硬币。
why-twins =
    .en = A head is equivalent to a Nim heap as large as the number of coins to its left.
    .ru = Орёл равносилен куче нима, равной числу монет левее него.
    .zh = 一枚正面相当于一个 Nim 堆，其大小是它左边的硬币数。

names-triplets =
    .en = triplets-game
    .ru = тройняшки
    .zh = 三胞胎
title-triplets =
    .en = Triplets
    .ru = Тройняшки
    .zh = 三胞胎（Triplets）
rule-triplets =
    .en = turn one head to tails and turn over exactly two coins to its left
    .ru = перевернуть одну монету с орла на решку и ровно ещё две монеты левее неё
    .zh = 把一枚正面翻成反面，并恰好再翻转它左边的两枚硬币
move-triplets =
    .en = A move turns one coin from heads to tails and turns over exactly two more coins to its left.
    .ru = Ход: перевернуть одну монету с орла на решку и ровно ещё две монеты левее неё.
    .zh = 每一步把一枚正面的硬币翻成反面，并恰好再翻转它左边的两枚硬币。
why-triplets =
    .en = A head is equivalent to a Nim heap; the sizes are 0 at the first two places, and then the odious numbers 1, 2, 4, 7, 8 and so on, those with an odd number of binary ones.
    .ru = Орёл равносилен куче нима; на первых двух местах её размер 0, а дальше — 1, 2, 4, 7, 8 и так далее: числа с нечётным числом единиц в двоичной записи.
    .zh = 一枚正面相当于一个 Nim 堆：前两个位置为 0，此后依次是 1、2、4、7、8 等二进制中有奇数个 1 的数（odious 数）。

no-move-turning =
    .en = A move turns over coins whose values never have the nim-sum 0: different values, or an odd number of odious ones.
    .ru = Ход переворачивает монеты, ним-сумма значений которых никогда не равна 0: значения различны, или нечётное их число имеет нечётное число двоичных единиц.
    .zh = 一步翻转的各硬币的值的 Nim 和不会是 0：它们互不相同，或有奇数个 odious 数。

names-ruler =
    .en = ruler-game
    .ru = линейка
    .zh = 直尺 直尺游戏
title-ruler =
    .en = Ruler
    .ru = Линейка
    .zh = 直尺
rule-ruler =
    .en = turn over any number of neighbouring coins, the rightmost of them from heads to tails
    .ru = перевернуть любое число соседних монет, самую правую из них — с орла на решку
    .zh = 翻转任意多枚相邻的硬币，其中最右边的一枚须由正面翻成反面
move-ruler =
    .en = A move turns over any number of neighbouring coins; the rightmost of them must go from heads to tails.
    .ru = Ход: перевернуть любое число соседних монет; самая правая из них должна перевернуться с орла на решку.
    .zh = 每一步翻转任意多枚相邻的硬币，其中最右边的一枚须由正面翻成反面。
why-ruler =
    .en = A head is equivalent to a Nim heap as large as the largest power of 2 that divides the number of its place.
    .ru = Орёл равносилен куче нима, равной наибольшей степени двойки, на которую делится номер его места.
    .zh = 一枚正面相当于一个 Nim 堆，其大小是整除它的位置编号的 2 的最高次幂。
no-move-ruler =
    .en = A move turns neighbouring coins. Among neighbouring places there is only one that is divisible by the largest power of 2, so their values never have the nim-sum 0.
    .ru = Ход переворачивает соседние монеты. Среди соседних мест только одно делится на наибольшую степень двойки, поэтому ним-сумма их значений никогда не равна 0.
    .zh = 一步翻转相邻的硬币。相邻的位置中只有一个能被最高的 2 的幂整除，所以它们的值的 Nim 和不会是 0。

names-tartan =
    .en = tartans coin-product
    .ru = шотландка произведение-игр
    .zh = 格子 翻硬币乘积
title-tartan =
    .en = Tartans: products of coin games
    .ru = Шотландка: произведения игр с монетами
    .zh = Tartan：翻硬币游戏的乘积
rule-tartan =
    .en = on rows of w coins, turn the crossings of some rows with some columns, which the two coin games choose; the last coin turned goes from heads to tails
    .ru = в рядах по w монет перевернуть пересечения нескольких рядов с несколькими столбцами, которые выбирают две игры с монетами; последняя из монет переворачивается с орла на решку
    .zh = 硬币每行 w 枚；两个翻硬币游戏分别选出若干行和若干列，翻转它们交叉处的硬币，其中最后一枚须由正面翻成反面
move-tartan =
    .en = A move chooses rows as the first game turns coins in a line, and columns as the second does, and turns over the coins where they cross; the last of these must go from heads to tails. The coins are written row by row, { $width } in each.
    .ru = Ход: выбрать ряды так, как первая игра переворачивает монеты в линии, и столбцы — как вторая, и перевернуть монеты на их пересечениях; последняя из них должна перевернуться с орла на решку. Монеты записаны по рядам, в каждом { $width }.
    .zh = 每一步按第一个游戏翻一排硬币的方式选行，按第二个游戏的方式选列，翻转交叉处的硬币，其中最后一枚须由正面翻成反面。硬币逐行写出，每行 { $width } 枚。
why-tartan =
    .en = By the Tartan theorem a head is worth the nim product of what its row is worth in the first game and its column in the second.
    .ru = По теореме о шотландке значение орла — ним-произведение значения его ряда в первой игре и значения его столбца во второй.
    .zh = 按 Tartan 定理，一枚正面的值是它的行在第一个游戏中的值与它的列在第二个游戏中的值的 Nim 积。
no-move-tartan =
    .en = What a move turns is worth a nim product: the nim-sum of the turned rows times that of the turned columns. Neither is 0, as no move of either game keeps its value, so the product is not 0.
    .ru = Значение того, что переворачивает ход, — ним-произведение ним-суммы выбранных рядов и ним-суммы выбранных столбцов. Ни одна из них не равна 0, так как ни один ход ни в одной из двух игр не сохраняет значения, поэтому и произведение не равно 0.
    .zh = 一步所翻硬币的值合起来是一个 Nim 积：所选各行的 Nim 和乘以所选各列的 Nim 和。两个游戏中任何一步都会改变值，所以两者都不是 0，积也不是 0。

names-hackenbush =
    .en = green-hackenbush
    .ru = хакенбуш зелёный-хакенбуш
    .zh = 绿色砍枝 砍枝游戏
title-hackenbush =
    .en = Green Hackenbush
    .ru = Зелёный хакенбуш
    .zh = 绿色 Hackenbush（砍枝）
rule-hackenbush =
    .en = cut an edge; what is no longer connected with the ground, vertex 0, falls off; an edge is written 0-1
    .ru = отрезать ребро; всё, что больше не связано с землёй, вершиной 0, отпадает; ребро записывается 0-1
    .zh = 砍去一条边；不再与地面（顶点 0）相连的部分随之掉落；边写作 0-1
move-hackenbush =
    .en = A move cuts one edge; all that is then no longer connected with the ground, the vertex 0, falls off.
    .ru = Ход: отрезать одно ребро; всё, что после этого не связано с землёй, вершиной 0, отпадает.
    .zh = 每一步砍去一条边；此后不再与地面（顶点 0）相连的部分全部掉落。
why-hackenbush =
    .en = By the fusion principle and the colon principle the whole is equivalent to one Nim heap.
    .ru = По принципу слияния и принципу двоеточия всё вместе равносильно одной куче нима.
    .zh = 按融合原理和冒号原理，整体相当于一个 Nim 堆。
note-fusion =
    .en = Fusion principle: the vertices { $vertices } lie on cycles and are brought together; the number of edges that become loops is { $loops }; each is worth 1 and they cancel in pairs, which leaves { $left }.
    .ru = Принцип слияния: вершины { $vertices } лежат на циклах и сливаются в одну; рёбер, ставших петлями, { $loops }; значение каждой — 1, пары сокращаются, и остаётся { $left }.
    .zh = 融合原理：顶点 { $vertices } 在圈上，合为一点；{ $loops } 条边成为环，每个环的值是 1，成对抵消后剩 { $left }。
note-loops =
    .en = The number of loops at vertex { $vertices } is { $loops }; each is worth 1 and they cancel in pairs, which leaves { $left }.
    .ru = Петель у вершины { $vertices } — { $loops }; значение каждой — 1, пары сокращаются, и остаётся { $left }.
    .zh = 顶点 { $vertices } 处有 { $loops } 个环，每个环的值是 1，成对抵消后剩 { $left }。
note-colon =
    .en = Colon principle: on vertex { $vertex } { $branches-len ->
        [one] stands a stalk of length { $branches }
       *[other] stand stalks of the lengths { $branches }
    }{ $loops-count ->
        [0] {""}
       *[other] {" "}and loops worth { $loops }
    }; the nim-sum is { $value }.
    .ru = Принцип двоеточия: на вершине { $vertex } { $branches-len ->
        [1] стоит стебель длины { $branches }
       *[other] стоят стебли длин { $branches }
    }{ $loops-count ->
        [0] {""}
       *[other] {" "}и есть петли со значением { $loops }
    }; ним-сумма — { $value }.
    .zh = 冒号原理：顶点 { $vertex } 上有长 { $branches } 的茎{ $loops-count ->
        [0] {""}
       *[other] ，环的值是 { $loops }
    }；Nim 和是 { $value }。
no-move-hackenbush =
    .en = A move cuts one edge, and that always changes the value of the whole.
    .ru = Ход отрезает одно ребро, и значение целого при этом всегда меняется.
    .zh = 一步砍去一条边，整体的值总会因此改变。

names-node-kayles =
    .en = nodekayles
    .ru = вершинный-кайлс
    .zh = 点凯尔斯
title-node-kayles =
    .en = Node Kayles
    .ru = Вершинный кайлс
    .zh = 点 Kayles（Node Kayles）
rule-node-kayles =
    .en = take a vertex of a graph with all its neighbours; the numbers say which vertices are left, 1 or 0
    .ru = взять вершину графа со всеми её соседями; числа говорят, какие вершины остались: 1 или 0
    .zh = 取走图的一个顶点及其所有相邻顶点；各数表示各顶点是否还在：1 或 0
move-node-kayles =
    .en = A move takes a vertex that is left, with all its neighbours; the vertices are numbered, and 1 means that one is left.
    .ru = Ход: взять оставшуюся вершину со всеми её соседями; вершины пронумерованы, 1 означает, что вершина осталась.
    .zh = 每一步取走一个还在的顶点及其所有相邻顶点；顶点有编号，1 表示还在。
why-graph-kayles =
    .en = Each connected part of the graph is equivalent to a Nim heap whose size is its Grundy value, found by looking at all that can follow.
    .ru = Каждая связная часть графа равносильна куче нима, размер которой — её значение Гранди, найденное перебором всех продолжений.
    .zh = 图的每个连通部分相当于一个 Nim 堆，其大小是它的 SG 值，由查看所有后续局面求得。
no-move-graph-kayles =
    .en = A move takes vertices of one connected part, and the nim-sum of what is left of it is never the value of that part.
    .ru = Ход забирает вершины одной связной части, и ним-сумма того, что от неё остаётся, никогда не равна значению этой части.
    .zh = 一步取走一个连通部分中的顶点，剩下部分的 Nim 和不会等于这个部分的值。
names-arc-kayles =
    .en = arckayles
    .ru = рёберный-кайлс
    .zh = 边凯尔斯
title-arc-kayles =
    .en = Arc Kayles
    .ru = Рёберный кайлс
    .zh = 边 Kayles（Arc Kayles）
rule-arc-kayles =
    .en = take an edge of a graph with its two ends; the numbers say which vertices are left, 1 or 0
    .ru = взять ребро графа вместе с двумя его концами; числа говорят, какие вершины остались: 1 или 0
    .zh = 取走图的一条边及其两个端点；各数表示各顶点是否还在：1 或 0
move-arc-kayles =
    .en = A move takes an edge with its two ends, if both are left; the vertices are numbered, and 1 means that one is left.
    .ru = Ход: взять ребро вместе с двумя его концами, если оба остались; вершины пронумерованы, 1 означает, что вершина осталась.
    .zh = 每一步取走两个端点都还在的一条边及其端点；顶点有编号，1 表示还在。

names-octal =
    .en = octal-game
    .ru = восьмеричная восьмеричная-игра
    .zh = 八进制 八进制游戏
title-octal =
    .en = Octal game
    .ru = Восьмеричная игра
    .zh = 八进制游戏
rule-octal =
    .en = lower one heap as the code says: bit 0, 1, 2 of digit d_t lets you take t and leave exactly 0, 1, 2 non-empty heaps
    .ru = уменьшить одну кучу по коду: бит 0, 1, 2 цифры d_t разрешает взять t камней и оставить ровно 0, 1, 2 непустые кучи
    .zh = 按编码减少一堆：数字 d_t 的第 0、1、2 位分别允许取 t 颗并恰好留下 0、1、2 个非空堆
move-octal =
    .en = A move takes stones from one heap. { $takes }
    .ru = Ход: взять камни из одной кучи. { $takes }
    .zh = 每一步从一堆中取石子。{ $takes }

names-hex =
    .en = hexadecimal
    .ru = шестнадцатеричная шестнадцатеричная-игра
    .zh = 十六进制 十六进制游戏
title-hex =
    .en = Hexadecimal game
    .ru = Шестнадцатеричная игра
    .zh = 十六进制游戏
rule-hex =
    .en = as octal, and bit 3 lets you take t and leave exactly 3 non-empty heaps
    .ru = как octal, а бит 3 разрешает взять t камней и оставить ровно 3 непустые кучи
    .zh = 与 octal 相同，另外第 3 位允许取 t 颗并恰好留下 3 个非空堆
move-hex =
    .en = A move takes stones from one heap. { $takes }
    .ru = Ход: взять камни из одной кучи. { $takes }
    .zh = 每一步从一堆中取石子。{ $takes }
code-take =
    .en = { $taken-count ->
        [0] Taking none, it leaves { $leaves }.
       *[other] Taking { $taken }, it leaves { $leaves }.
    }
    .ru = { $taken-count ->
        [0] Не взяв ни одного, оставить { $leaves }.
       *[other] Взяв { $taken }, оставить { $leaves }.
    }
    .zh = { $taken-count ->
        [0] 一颗不取时，{ $leaves }。
       *[other] 取 { $taken } 颗时，{ $leaves }。
    }
code-take-tail =
    .en = Taking any other number, it leaves { $leaves }.
    .ru = Взяв любое другое число, оставить { $leaves }.
    .zh = 取其他数目时，{ $leaves }。
code-leaves-0 =
    .en = nothing
    .ru = ничего
    .zh = 不留
code-leaves-1 =
    .en = one heap
    .ru = одну кучу
    .zh = 留一堆
code-leaves-2 =
    .en = two heaps
    .ru = две кучи
    .zh = 留两堆
code-leaves-3 =
    .en = three heaps
    .ru = три кучи
    .zh = 留三堆

names-kayles =
    .en = rip-van-winkle
    .ru = кайлс кегли
    .zh = 凯尔斯 保龄球瓶
title-kayles =
    .en = Kayles
    .ru = Кайлс
    .zh = Kayles
rule-kayles =
    .en = octal(0.77): take one or two stones from a heap and, if wished, split the rest into two heaps
    .ru = octal(0.77): взять из кучи один или два камня и, если угодно, разделить остаток на две кучи
    .zh = octal(0.77)：从一堆中取一颗或两颗，并可把剩下的分成两堆
move-kayles =
    .en = A move takes one or two stones from one heap and may split what is left of it into two heaps.
    .ru = Ход: взять из одной кучи один или два камня и, если угодно, разделить её остаток на две кучи.
    .zh = 每一步从一堆中取一颗或两颗，并可把这一堆剩下的分成两堆。

names-dawson =
    .en = dawsons-chess dawson's-chess
    .ru = доусон шахматы-доусона
    .zh = 道森 道森象棋
title-dawson =
    .en = Dawson's Chess
    .ru = Шахматы Доусона
    .zh = Dawson's Chess
rule-dawson =
    .en = octal(0.137), Dawson's Chess: take one stone if it is the whole heap, two from the end of a heap, or three and, if wished, split the rest
    .ru = octal(0.137), шахматы Доусона: взять один камень, если это вся куча, два с края кучи, или три и, если угодно, разделить остаток
    .zh = octal(0.137)，Dawson 象棋：整堆只有一颗时取走，或从堆的一端取两颗，或取三颗并可把剩下的分成两堆
move-dawson =
    .en = A move takes one stone if that is the whole heap, or two and leaves the rest together, or three and may split the rest into two heaps.
    .ru = Ход: взять один камень, если это вся куча, или два, оставив остаток вместе, или три и, если угодно, разделить остаток на две кучи.
    .zh = 每一步：整堆只有一颗时取走；或取两颗，剩下的不分开；或取三颗，并可把剩下的分成两堆。

names-dawsons-kayles =
    .en = dawson's-kayles
    .ru = кайлс-доусона
    .zh = 道森凯尔斯
title-dawsons-kayles =
    .en = Dawson's Kayles
    .ru = Кайлс Доусона
    .zh = Dawson's Kayles
rule-dawsons-kayles =
    .en = octal(0.07): take two stones and, if wished, split the rest into two heaps
    .ru = octal(0.07): взять два камня и, если угодно, разделить остаток на две кучи
    .zh = octal(0.07)：取两颗，并可把剩下的分成两堆
move-dawsons-kayles =
    .en = A move takes two stones from one heap and may split what is left of it into two heaps.
    .ru = Ход: взять из одной кучи два камня и, если угодно, разделить её остаток на две кучи.
    .zh = 每一步从一堆中取两颗，并可把这一堆剩下的分成两堆。

names-linear-cram =
    .en = one-dimensional-cram
    .ru = крам линейный-крам
    .zh = 线性克拉姆 一维克拉姆
title-linear-cram =
    .en = Linear Cram
    .ru = Линейный крам
    .zh = 线性 Cram
rule-linear-cram =
    .en = octal(0.07), Cram on a strip: put a domino on two neighbouring squares of a strip; what is left of it is none, one or two strips
    .ru = octal(0.07), крам на полоске: положить домино на две соседние клетки полоски; от неё останется ни одной, одна или две полоски
    .zh = octal(0.07)，长条上的 Cram：用一张骨牌盖住一条上相邻的两格；剩下的不成条，或成一条、两条
move-linear-cram =
    .en = A move puts a domino on two neighbouring free squares of one strip; the free squares on its left and right become strips of their own.
    .ru = Ход: положить домино на две соседние свободные клетки одной полоски; свободные клетки слева и справа становятся отдельными полосками.
    .zh = 每一步用一张骨牌盖住一条上相邻的两个空格；它左右两边的空格各成一条。

names-treblecross =
    .en = one-dimensional-tic-tac-toe
    .ru = треблкросс
    .zh = 三连叉 一维井字棋
title-treblecross =
    .en = Treblecross
    .ru = Треблкросс
    .zh = Treblecross
rule-treblecross =
    .en = octal(0.007): take three stones and, if wished, split the rest into two heaps; Treblecross on n squares, n at least 3, is a heap of n + 2
    .ru = octal(0.007): взять три камня и, если угодно, разделить остаток на две кучи; треблкросс на n клетках, n не меньше 3, — куча из n + 2
    .zh = octal(0.007)：取三颗，并可把剩下的分成两堆；n 格（n 至少为 3）的 Treblecross 是 n + 2 颗的堆
move-treblecross =
    .en = A move takes three stones from one heap and may split what is left of it into two heaps.
    .ru = Ход: взять из одной кучи три камня и, если угодно, разделить её остаток на две кучи.
    .zh = 每一步从一堆中取三颗，并可把这一堆剩下的分成两堆。

names-officers =
    .en = couples-are-forever
    .ru = офицеры
    .zh = 军官
title-officers =
    .en = Officers
    .ru = Офицеры
    .zh = Officers
rule-officers =
    .en = octal(0.6): take one stone and leave one or two non-empty heaps
    .ru = octal(0.6): взять один камень и оставить одну или две непустые кучи
    .zh = octal(0.6)：取一颗，留下一个或两个非空堆
move-officers =
    .en = A move takes one stone from one heap of at least two and may split what is left of it into two heaps.
    .ru = Ход: взять один камень из кучи, где их не меньше двух, и, если угодно, разделить её остаток на две кучи.
    .zh = 每一步从至少两颗的一堆中取一颗，并可把这一堆剩下的分成两堆。

names-guiles =
    .en = guile
    .ru = гайлс
    .zh = 盖尔斯
title-guiles =
    .en = Guiles
    .ru = Гайлс
    .zh = Guiles
rule-guiles =
    .en = octal(0.15): take one stone if it is the whole heap, or two and leave nothing or two non-empty heaps
    .ru = octal(0.15): взять один камень, если это вся куча, или два и оставить ничего или две непустые кучи
    .zh = octal(0.15)：整堆只有一颗时取走，或取两颗，不留或留下两个非空堆
move-guiles =
    .en = A move takes one or two stones if that is the whole heap, or two and splits the rest into two heaps.
    .ru = Ход: взять один или два камня, если это вся куча, или два и разделить остаток на две кучи.
    .zh = 每一步：整堆只有一颗或两颗时取走；或取两颗，把剩下的分成两堆。

names-grundy =
    .en = grundys-game grundy's-game
    .ru = гранди игра-гранди
    .zh = 格伦迪 格伦迪游戏
title-grundy =
    .en = Grundy's game
    .ru = Игра Гранди
    .zh = Grundy 游戏
rule-grundy =
    .en = split one heap into two unequal non-empty heaps
    .ru = разделить одну кучу на две неравные непустые
    .zh = 把一堆分成两个不相等的非空堆
move-grundy =
    .en = A move splits one heap into two heaps of different sizes.
    .ru = Ход: разделить одну кучу на две кучи разного размера.
    .zh = 每一步把一堆分成大小不同的两堆。

names-lasker =
    .en = laskers-nim
    .ru = ласкер ним-ласкера
    .zh = 拉斯克 拉斯克尼姆
title-lasker =
    .en = Lasker's Nim
    .ru = Ним Ласкера
    .zh = Lasker's Nim
rule-lasker =
    .en = lower one heap, or split it into two non-empty heaps
    .ru = уменьшить одну кучу или разделить её на две непустые
    .zh = 减少一堆，或把它分成两个非空堆
move-lasker =
    .en = A move takes stones from one heap, as many as you like, or splits one heap into two without taking any.
    .ru = Ход: взять из одной кучи сколько угодно камней или разделить одну кучу на две, ничего не беря.
    .zh = 每一步从一堆中取任意多颗石子，或不取石子而把一堆分成两堆。

rule-rules =
    .en = a game of your own: a move is what the rule file FILE says (docs/RULES.md)
    .ru = своя игра: ход — то, что сказано в файле правил FILE (docs/RULES.md)
    .zh = 自定义游戏：走法由规则文件 FILE 给出（见 docs/RULES.md）
move-rules =
    .en = A move is what the rule file { $file } allows.
    .ru = Ход — то, что разрешает файл правил { $file }.
    .zh = 走法由规则文件 { $file } 规定。
why-listed =
    .en = The rule file lists what every move leads to, so the value of each part is known: the least number that is not the value of any of its options.
    .ru = Файл правил перечисляет, куда ведёт каждый ход, поэтому известно значение каждой части: наименьшее число, которого нет среди значений, получаемых её ходами.
    .zh = 规则文件列出了每一步的去向，所以每个部分的 SG 值都能算出：它的所有后继都没有的最小数。
cut-edge =
    .en = cut the edge { $from }-{ $to }
    .ru = отрезать ребро { $from }-{ $to }
    .zh = 砍去边 { $from }-{ $to }
eat-square =
    .en = eat square { $square } of row { $row }, with all above and to the right of it
    .ru = съесть дольку { $square } ряда { $row } со всем, что выше и правее
    .zh = 吃掉第 { $row } 行第 { $square } 块以及它上方和右方的所有块
take-vertices =
    .en = { $vertices-len ->
        [one] take vertex { $vertices }
       *[other] take the vertices { $vertices }
    }
    .ru = { $vertices-len ->
        [1] взять вершину { $vertices }
       *[other] взять вершины { $vertices }
    }
    .zh = 取走顶点 { $vertices }
descend-to =
    .en = move { $coins-count ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } from step { $from } to { $to-count ->
        [0] the ground
       *[other] step { $to }
    }
    .ru = перенести { $coins-count ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[other] { $coins } монет
    } со ступени { $from } { $to-count ->
        [0] на землю
       *[other] на ступень { $to }
    }
    .zh = 把 { $coins } 枚硬币从第 { $from } 级移到{ $to-count ->
        [0] 地面
       *[other] 第 { $to } 级
    }

note-daisies =
    .en = Heaps of 1 and of 3 weigh nothing, a heap of 2 weighs 1, and a larger heap weighs 3 less than it has stones. A heap is ahead if it weighs at least 4 more than all others together, or if it has 5 stones and all others have 1 or 3. Where a heap is ahead, the position is lost under misère play exactly when the number of odd heaps and the number of even heaps are both odd; where none is, exactly when both are even, unless all heaps have 1 or 3 stones.
    .ru = Кучи из 1 и из 3 камней ничего не весят, куча из 2 весит 1, а куча побольше весит на 3 меньше, чем в ней камней. Куча впереди, если она весит хотя бы на 4 больше, чем все остальные вместе, или если в ней 5 камней, а в каждой из остальных 1 или 3. Если куча впереди, то в мизере позиция проигрышная тогда и только тогда, когда и нечётных, и чётных куч нечётное число; если впереди никого нет — когда и тех, и других чётное число, кроме позиций, где в каждой куче 1 или 3 камня.
    .zh = 1 颗和 3 颗的堆重量为 0，2 颗的堆重量为 1，更大的堆重量比颗数少 3。若一堆的重量比其余各堆的总重量至少多 4，或它有 5 颗而其余各堆都是 1 颗或 3 颗，就说它领先。misère 规则下，若有堆领先，则当且仅当大小为奇数的堆和大小为偶数的堆都有奇数个时必败；若没有堆领先，则当且仅当两者都有偶数个时必败，各堆全是 1 颗或 3 颗的局面除外。
daisies-small =
    .en = Every heap has one stone or three, and the number of heaps is { $count }; under misère play such a position is lost exactly when that number is odd.
    .ru = В каждой куче один камень или три, а число куч — { $count }; в мизере такая позиция проигрышная тогда и только тогда, когда это число нечётно.
    .zh = 每堆都是 1 颗或 3 颗，堆数为 { $count }；misère 规则下，这样的局面当且仅当堆数是奇数时必败。
daisies-small-won =
    .en = It is even, so the position is won.
    .ru = Оно чётно, значит, позиция выигрышная.
    .zh = 它是偶数，所以必胜。
daisies-small-lost =
    .en = It is odd, so the position is lost.
    .ru = Оно нечётно, значит, позиция проигрышная.
    .zh = 它是奇数，所以必败。
daisies-ahead =
    .en = The heaviest heap weighs { $heaviest } and all others together weigh { $others }, and it is ahead; the number of odd heaps is { $odd }, that of even heaps { $even }.
    .ru = Самая тяжёлая куча весит { $heaviest }, все остальные вместе — { $others }, и она впереди; нечётных куч { $odd }, чётных — { $even }.
    .zh = 最重的堆重量为 { $heaviest }，其余各堆总重量为 { $others }，它领先；大小为奇数的堆有 { $odd } 个，大小为偶数的有 { $even } 个。
daisies-ahead-won =
    .en = They are not both odd, so the position is won.
    .ru = Нечётны не оба числа, значит, позиция выигрышная.
    .zh = 两者不都是奇数，所以必胜。
daisies-ahead-lost =
    .en = Both are odd, so the position is lost.
    .ru = Оба числа нечётны, значит, позиция проигрышная.
    .zh = 两者都是奇数，所以必败。
daisies-even =
    .en = The heaviest heap weighs { $heaviest } and all others together weigh { $others }, and none is ahead; the number of odd heaps is { $odd }, that of even heaps { $even }.
    .ru = Самая тяжёлая куча весит { $heaviest }, все остальные вместе — { $others }, и никто не впереди; нечётных куч { $odd }, чётных — { $even }.
    .zh = 最重的堆重量为 { $heaviest }，其余各堆总重量为 { $others }，没有堆领先；大小为奇数的堆有 { $odd } 个，大小为偶数的有 { $even } 个。
daisies-even-won =
    .en = They are not both even, so the position is won.
    .ru = Чётны не оба числа, значит, позиция выигрышная.
    .zh = 两者不都是偶数，所以必胜。
daisies-even-lost =
    .en = Both are even, so the position is lost.
    .ru = Оба числа чётны, значит, позиция проигрышная.
    .zh = 两者都是偶数，所以必败。
no-move-daisies-small =
    .en = A move takes one of these heaps away, or splits a heap of 3 into two heaps of 1, or makes one heap of 2. So either their number becomes even, or the number of even heaps is 1 while no heap is ahead. So no move leads to another lost position.
    .ru = Ход убирает одну из этих куч, или делит кучу из 3 на две кучи из 1, или создаёт одну кучу из 2. Поэтому либо их число становится чётным, либо чётная куча ровно одна и никто не впереди. Значит, ни один ход не ведёт в другую проигрышную позицию.
    .zh = 一步或取走其中一堆，或把 3 颗的堆分成两个 1 颗的堆，或产生一个 2 颗的堆。于是要么堆数变成偶数，要么大小为偶数的堆恰有 1 个且没有堆领先。所以没有一步能走到另一个必败局面。
no-move-daisies-ahead =
    .en = A move changes the parity of at least one of the two numbers, so it would have to make both even and leave no heap ahead. Only lowering a heap by one stone changes both, but the heaviest heap weighs at least 5 more than the others together, so it stays ahead. And it is too large to leave only heaps of 1 and 3. So no move leads to another lost position.
    .ru = Ход меняет чётность хотя бы одного из двух чисел, так что он должен был бы сделать чётными оба и никого не оставить впереди. Оба меняет только ход, который уменьшает кучу на один камень, но самая тяжёлая куча весит хотя бы на 5 больше остальных вместе, и она остаётся впереди. А чтобы остались только кучи из 1 и 3, она слишком велика. Значит, ни один ход не ведёт в другую проигрышную позицию.
    .zh = 一步至少改变这两个数之一的奇偶性，所以要走到必败局面，就得使两者都变成偶数且没有堆领先。只有把一堆减少一颗才同时改变两者，但最重的堆至少比其余各堆的总重量多 5，所以它仍然领先。而它又太大，不可能只剩下 1 颗和 3 颗的堆。所以没有一步能走到另一个必败局面。
no-move-daisies-even =
    .en = A move changes the parity of at least one of the two numbers, so it would have to make both odd and put a heap ahead. Only lowering a heap by one stone changes both, and changes by 1 how much more the heaviest heap weighs than the others together, which is at most 2 here; so no heap gets ahead. Heaps of 1 and 3 alone could be left only by a move of a heap that is ahead. So no move leads to another lost position.
    .ru = Ход меняет чётность хотя бы одного из двух чисел, так что он должен был бы сделать нечётными оба и вывести кучу вперёд. Оба меняет только ход, который уменьшает кучу на один камень; он меняет на 1 то, насколько самая тяжёлая куча весит больше остальных вместе, а здесь это не больше 2, так что никто не выходит вперёд. Одни только кучи из 1 и 3 мог бы оставить лишь ход кучей, которая впереди. Значит, ни один ход не ведёт в другую проигрышную позицию.
    .zh = 一步至少改变这两个数之一的奇偶性，所以要走到必败局面，就得使两者都变成奇数且有一堆领先。只有把一堆减少一颗才同时改变两者，它使最重的堆与其余各堆总重量之差改变 1，而这里该差至多为 2，所以没有堆能领先。要只剩下 1 颗和 3 颗的堆，只能移动领先的堆。所以没有一步能走到另一个必败局面。

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
parity =
    .en = { $odd } of { $heaps } heaps are odd; lost iff none is, since all odd heaps can be lowered at once.
    .ru = Нечётных куч { $odd } из { $heaps }; проиграно, если их нет: все нечётные кучи можно уменьшить сразу.
    .zh = { $heaps } 堆中有 { $odd } 堆是奇数；一个奇数堆也没有时必败，因为所有奇数堆可以同时减少。
parity-all =
    .en = { $odd } of { $heaps } heaps are odd; lost iff none or all are.
    .ru = Нечётных куч { $odd } из { $heaps }; проиграно, если нечётных нет или нечётны все.
    .zh = { $heaps } 堆中有 { $odd } 堆是奇数；全为偶数或全为奇数时必败。
parity-won =
    .en = So the position is won.
    .ru = Значит, позиция выиграна.
    .zh = 所以必胜。
parity-lost =
    .en = So the position is lost.
    .ru = Значит, позиция проиграна.
    .zh = 所以必败。

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
    .en = So the player to move wins.
    .ru = Значит, выигрывает тот, чей ход.
    .zh = 所以轮到走的一方赢。
countdown-lost =
    .en = So the player to move loses.
    .ru = Значит, тот, чей ход, проигрывает.
    .zh = 所以轮到走的一方输。

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
greedy =
    .en = The largest size is { $size }, and the number of heaps of that size is { $count }; lost iff that number is even.
    .ru = Наибольший размер — { $size }, куч такого размера { $count }; проиграно тогда и только тогда, когда их число чётно.
    .zh = 最大的堆有 { $size } 颗石子，这样的堆有 { $count } 个；当且仅当这个数是偶数时必败。
greedy-won =
    .en = It is odd, so the position is won.
    .ru = Оно нечётно, значит, позиция выиграна.
    .zh = 它是奇数，所以必胜。
greedy-lost =
    .en = It is even, so the position is lost.
    .ru = Оно чётно, значит, позиция проиграна.
    .zh = 它是偶数，所以必败。
greedy-ones =
    .en = No heap has more than one stone, and the number of heaps of one stone is { $count }. Under misère play that is lost iff it is odd.
    .ru = Ни в одной куче нет больше одного камня; куч из одного камня { $count }. В мизере это проиграно тогда и только тогда, когда их число нечётно.
    .zh = 没有一堆超过一颗石子，一颗石子的堆有 { $count } 个。反常规则下，当且仅当这个数是奇数时必败。
greedy-ones-won =
    .en = It is even, so the position is won.
    .ru = Оно чётно, значит, позиция выиграна.
    .zh = 它是偶数，所以必胜。
greedy-ones-lost =
    .en = It is odd, so the position is lost.
    .ru = Оно нечётно, значит, позиция проиграна.
    .zh = 它是奇数，所以必败。

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
why-residues =
    .en = Whoever answers t stones with { $modulus } − t keeps the remainder, so a heap is worth its remainder mod { $modulus }.
    .ru = Кто на t камней отвечает { $modulus } − t, сохраняет остаток, поэтому куча стоит своего остатка по модулю { $modulus }.
    .zh = 对方取 t 颗就回应 { $modulus } − t 颗，余数不变，所以一堆只相当于它模 { $modulus } 的余数。

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

names-nimble =
    .en = nimbles
    .ru = нимбл
    .zh = 移硬币 硬币移动
title-nimble =
    .en = Nimble
    .ru = Нимбл
    .zh = Nimble
rule-nimble =
    .en = move one coin to any lower square
    .ru = передвинуть одну монету на любую клетку с меньшим номером
    .zh = 把一枚硬币移到任意编号更小的格
why-coins =
    .en = A coin on square i moves like a Nim heap of i stones.
    .ru = Монета на клетке i ходит так же, как куча Нима из i камней.
    .zh = 第 i 格上的硬币相当于 i 颗石子的 Nim 堆。

names-staircase =
    .en = staircase-nim
    .ru = лестница лестничный лестничный-ним
    .zh = 阶梯 阶梯博弈
title-staircase =
    .en = Staircase Nim
    .ru = Лестничный ним
    .zh = 阶梯博弈（Staircase Nim）
rule-staircase =
    .en = move one or more coins from a step to the next lower one; step 0 is the ground
    .ru = перенести одну или несколько монет со ступени на следующую нижнюю; ступень 0 — земля
    .zh = 把一枚或多枚硬币从一级移到下一级；第 0 级是地面
why-odd-steps =
    .en = Only coins on odd steps count: what comes down to an odd step from an even one is moved on at once.
    .ru = Считаются только монеты на нечётных ступенях: то, что спустилось на нечётную ступень с чётной, сразу переносится дальше.
    .zh = 只有奇数级上的硬币起作用：从偶数级下到奇数级的硬币会立刻被再往下移。

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
why-chips =
    .en = Chips that are added can be taken back at once, so adding changes nothing.
    .ru = Добавленные фишки можно тут же забрать обратно, поэтому добавление ничего не меняет.
    .zh = 加上的筹码可以立刻取回，所以加筹码不改变什么。

names-wythoff =
    .en = wythoffs-game
    .ru = витхофф игра-витхоффа
    .zh = 威佐夫 威佐夫博弈
title-wythoff =
    .en = Wythoff's game
    .ru = Игра Витхоффа
    .zh = 威佐夫博弈（Wythoff）
rule-wythoff =
    .en = lower one of two heaps, or both by the same amount
    .ru = уменьшить одну из двух куч или обе на одинаковое число камней
    .zh = 减少两堆之一，或两堆减少同样多
golden-pair =
    .en = The heaps are { $small } and { $large }; the lost pair with the difference { $difference } is { $low } and { $high }.
    .ru = Кучи — { $small } и { $large }; проигранная пара с разностью { $difference } — это { $low } и { $high }.
    .zh = 两堆是 { $small } 和 { $large }；差为 { $difference } 的必败对是 { $low } 和 { $high }。
golden-pair-won =
    .en = They are not that pair, so the position is won.
    .ru = Это не она, значит, позиция выиграна.
    .zh = 不是这一对，所以必胜。
golden-pair-lost =
    .en = They are that pair, so the position is lost.
    .ru = Это она, значит, позиция проиграна.
    .zh = 正是这一对，所以必败。

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
golden-equal =
    .en = Both numbers are { $small } = { $large }.
    .ru = Числа равны: { $small } = { $large }.
    .zh = 两数相等：{ $small } = { $large }。
golden-close =
    .en = { $large } is less than φ times { $small } (φ = 1.618…): there is only one move, and it hands over a better ratio.
    .ru = { $large } меньше, чем φ, умноженное на { $small } (φ = 1,618…): ход только один, и он отдаёт лучшее отношение.
    .zh = { $large } 小于 φ 乘 { $small }（φ = 1.618…）：只有一种走法，而且会让出更好的比例。
golden-far =
    .en = { $large } is more than φ times { $small } (φ = 1.618…): the player to move can choose the ratio.
    .ru = { $large } больше, чем φ, умноженное на { $small } (φ = 1,618…): тот, чей ход, выбирает отношение.
    .zh = { $large } 大于 φ 乘 { $small }（φ = 1.618…）：轮到走的一方可以选择比例。
golden-ratio-won =
    .en = So the position is won.
    .ru = Значит, позиция выиграна.
    .zh = 所以必胜。
golden-ratio-lost =
    .en = So the position is lost.
    .ru = Значит, позиция проиграна.
    .zh = 所以必败。

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
zeckendorf =
    .en = { $stones } is the sum of Fibonacci numbers { $sum }; lost iff the limit { $limit } is below the last of them.
    .ru = { $stones } — сумма чисел Фибоначчи { $sum }; проиграно тогда и только тогда, когда предел { $limit } меньше последнего из них.
    .zh = { $stones } 是斐波那契数之和 { $sum }；当且仅当上限 { $limit } 小于其中最后一个时必败。
zeckendorf-won =
    .en = It is not, so the position is won.
    .ru = Это не так, значит, позиция выиграна.
    .zh = 并非如此，所以必胜。
zeckendorf-lost =
    .en = It is, so the position is lost.
    .ru = Это так, значит, позиция проиграна.
    .zh = 正是如此，所以必败。

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
    .ru = перевернуть одного орла решкой и, если угодно, перевернуть одну монету левее него
    .zh = 把一枚正面翻成反面，并可再翻转它左边的一枚硬币
why-heads =
    .en = A head at place i is worth a Nim heap of i stones; two equal heaps would cancel.
    .ru = Орёл на месте i стоит кучи Нима из i камней; две равные кучи уничтожились бы.
    .zh = 第 i 位上的正面相当于 i 颗石子的 Nim 堆；相等的两堆会抵消。

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
why-ruler =
    .en = A head at place n is worth a Nim heap of the largest power of 2 that divides n.
    .ru = Орёл на месте n стоит кучи Нима, равной наибольшей степени двойки, на которую делится n.
    .zh = 第 n 位上的正面相当于一个 Nim 堆，其大小是整除 n 的 2 的最高次幂。

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
    .zh = 按代码减少一堆：数字 d_t 的第 0、1、2 位分别允许取 t 颗并恰好留下 0、1、2 个非空堆

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

names-treblecross =
    .en = one-dimensional-tic-tac-toe
    .ru = треблкросс
    .zh = 三连叉 一维井字棋
title-treblecross =
    .en = Treblecross
    .ru = Треблкросс
    .zh = Treblecross
rule-treblecross =
    .en = octal(0.007): take three stones and, if wished, split the rest into two heaps; Treblecross on n squares is a heap of n + 2
    .ru = octal(0.007): взять три камня и, если угодно, разделить остаток на две кучи; Treblecross на n клетках — куча из n + 2
    .zh = octal(0.007)：取三颗，并可把剩下的分成两堆；n 格的 Treblecross 是 n + 2 颗的堆

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

rule-rules =
    .en = a game of your own: a move is what the rule file FILE says (docs/RULES.md)
    .ru = своя игра: ход — то, что сказано в файле правил FILE (docs/RULES.md)
    .zh = 自定义游戏：走法由规则文件 FILE 给出（见 docs/RULES.md）
why-listed =
    .en = The rule file lists the options of everything that can follow; each part is worth the least value that none of its options has.
    .ru = Файл правил перечисляет ходы из всех позиций, которые могут возникнуть; каждая часть стоит наименьшего значения, которого нет ни у одного её хода.
    .zh = 规则文件列出了之后可能出现的一切局面的走法；每个部分的值是它的所有后继都没有的最小值。

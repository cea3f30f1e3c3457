# 报告的中文消息。`$n` 是完整的数。

list-separator = "、"
list-last = { $first }和{ $last }

stones = { $n } 颗石子
coins-moved = { $n } 枚硬币
chips-moved = { $n } 个筹码
heaps-of-one = { $n } 个只有一颗石子的堆

# 走法
lower = 减少{ $heaps }
change = 改变{ $heaps }
lower-heap = 第 { $n } 堆（{ $from } → { $to }）
lower-number = 第 { $n } 个数（{ $from } → { $to }）
split-heap = 把第 { $heap } 堆（{ $from }）分成{ $parts }
slide-coin = 把第 { $n } 枚硬币从第 { $from } 格移到第 { $to } 格
slide-token = 把第 { $n } 枚棋子从顶点 { $from } 移到顶点 { $to }
descend = 把 { $coins }从第 { $from } 级移到{ $to ->
    [0] 地面
   *[other] 第 { $to } 级
}
withdraw = 从第 { $heap } 堆取回 { $chips }（{ $from } → { $to }）
deposit = 从公共筹码中给第 { $heap } 堆加 { $chips }（{ $from } → { $to }）
take-stones = 取 { $stones }（下一次最多取 { $limit }）
turn-one = 把第 { $head } 枚硬币翻成反面
turn-two = 把第 { $head } 枚硬币翻成反面，并翻转第 { $left } 枚
turn-run = 翻转第 { $left } 到第 { $head } 枚硬币
replace-position = 从 { $from } 走到 { $to }
in-component = 在 { $component } 中：{ $action }

# 答案
normal-play = 正常规则：不能走的一方输。
misere-play = misère 规则（反 Nim）：不能走的一方赢。
outcome-n = N 态：轮到走的先手必胜。
outcome-p = P 态：无论先手怎样走，后手必胜。
winning-move = 必胜走法：{ $move }
    → { $to }
winning-move-unknown = 存在必胜着法，但在预算内未能找到。
every-move-loses = 任何走法都会输。
field-count = 必胜走法的个数：{ $answer }
field-grundy = SG 值（Grundy 值，正常规则）：{ $answer }
field-remoteness = 到结束还有几步：{ $answer }
unknown = 未知：步数不够
because-theorem = 理由：{ $name } { $source }
because-search = 理由：穷举搜索

# 论证
end-normal = 已经没有走法，不能走的一方输。
end-misere = 已经没有走法，不能走的一方赢：轮到走的一方已经赢了。
why-values = 一堆相当于它的 Grundy 值。
period-proved = 从第 { $preperiod } 堆起，值以 { $period } 为周期重复（已证明：{ $source }）。
period-arithmetic-proved = 从第 { $preperiod } 堆起，每多 { $period } 颗石子，值增加 { $saltus }（已证明：{ $source }）。
period-observed = 从第 { $preperiod } 堆起，值似乎以 { $period } 为周期重复；这只是观察，没有证明。
reduced-to = 所以局面相当于 { $nim }。
columns-nim = 各堆的二进制表示；当且仅当每一列 1 的个数都是偶数时必败：
columns = 各堆的二进制表示；当且仅当每一列 1 的个数都能被 { $modulus } 整除时必败：
columns-won = 余数不全为 0，所以必胜。
columns-lost = 余数全为 0，所以必败。
table-column = 列
table-more = 共 { $n } 堆
table-ones = 1 的个数
table-residue = mod { $modulus }
table-summary = 共 { $columns } 列，其中 { $wrong } 列中 1 的个数不能被 { $modulus } 整除。
table-wrong-column = 第 2^{ $column } 列：{ $ones } 个 1，余数 { $residue }
small-heaps = 没有超过一颗石子的堆：{ $ones }，模 { $modulus } 余 { $residue }。反常规则下，当且仅当余数为 1 时必败。
small-heaps-won = 余数不是 1，所以必胜。
small-heaps-lost = 余数是 1，所以必败。
big-heaps = 有 { $n } 堆至少两颗石子，所以反常规则仍与正常规则同样判定。
nim-sum = 各部分的值为 { $values } = { $total }。
nim-sum-won = Nim 和不为 0，所以必胜。
nim-sum-lost = Nim 和为 0，所以必败。
tame-sum = 各部分都是驯顺的：{ $parts } = { $total }。当且仅当稳定且值为 0，或易变且值为 1 时必败。
tame-sum-won = 两者都不是，所以必胜。
tame-sum-lost = 所以必败。
fickle = 易变
firm = 稳定
value-normal = Grundy 值是 { $value }（驯顺局面：{ $genus }）。
value-misere = 局面是驯顺的，{ $genus }，Grundy 值 { $value }：当且仅当稳定且值为 0，或易变且值为 1 时必败。
value-won = 所以必胜。
value-lost = 所以必败。
quotient = 这些堆的反常商有 { $order } 个元素，其中 { $lost } 个属于 P 部分；已由转移代数证明。
quotient-period = 从第 { $preperiod } 堆起，堆的值以 { $period } 为周期重复。
quotient-won = 各堆的值之积不在 P 部分，所以必胜。
quotient-lost = 各堆的值之积在 P 部分，所以必败。
searched = 检查了可能出现的全部 { $n } 个局面。
searched-won = 有一步通向必败局面，所以必胜。
searched-lost = 每一步都通向必胜局面，所以必败。

# 解释
lasts = { $n } 步
resist = 任何走法都会输，但可以拖到 { $lasts }：{ $move }。
explain-construction = 怎样找到必胜走法
explain-loosening = 从最高列往下。一堆在更高的列失去一个 1 之后就是“自由”的：它更低的数字可以任意选取。已有 u 堆自由，其余堆中有 w 堆在这一列是 1，d = w mod (k + 1)；去掉 t 个 1，r 个自由堆取 1。
heap-name = 第 { $heap } 堆
loosening-settled = 第 { $column } 列（u = { $u }，w = { $w }，d = { $d }，t = { $t }，r = { $r }）：已经正确；自由堆都取 0{ $heaps }。
loosening-filled = 第 { $column } 列（u = { $u }，w = { $w }，d = { $d }，t = { $t }，r = { $r }）：要去掉的太多，改为补 1：{ $heaps }取 1，其余自由堆取 0。
loosening-loosened = 第 { $column } 列（u = { $u }，w = { $w }，d = { $d }，t = { $t }，r = { $r }）：{ $heaps }失去这里的 1，从此自由；原有的自由堆取 0。
explain-after = 走完之后的局面：
twist-only-ones = 只剩下单颗的堆，共 { $ones } 个：取走 { $removed } 个，使剩下的个数余 1。
twist-leave-one = 从这里开始打法转换：那一步会使所有堆都不超过一颗，而且 1 的个数对对方有利。所以对第 { $heap } 堆的一颗石子改用相反的处理。
twist-empty-all = 从这里开始打法转换：那一步会在 { $big } 个大堆中各留一颗。所以改为取空它们，并再取走 { $removed } 个单颗堆。
nim-move-down = 在这个 Nim 中，把第 { $heap } 堆从 { $from } 减到 { $to }：这样的 Nim 和使对方必败。
nim-move-up = 在这个 Nim 中，第 { $heap } 堆从 { $from } 增到 { $to }：这个游戏允许这样走，对方必败。
no-answer-columns = 一步至多减少 k 堆。在它改变的最高列中，有 1 到 k 个 1 消失而没有 1 出现，所以这一列不再能被 k + 1 整除：没有一步能走到另一个这样的局面。
no-answer-small = 一步取走 1 到 k 个单颗堆，所以余数不可能还是 1。
no-answer-nim-sum = 一步只改变一个部分的值，所以 Nim 和不可能还是 0。

# 对局
place-heap = 第 { $n } 堆
place-number = 第 { $n } 个数
place-coin = 第 { $n } 枚硬币
place-step = 第 { $n } 级
place-stones = 石子
place-limit = 上限
place-bank = 公共筹码
place-ground = 地面
coin-heads = 正面
coin-tails = 反面
illegal-no-such = 这里没有第 { $index } 个：一共 { $count } 个。
illegal-heap-count = 一步不能改变 { $found } 个。
illegal-amount = 不能从 { $from } 中取 { $found }。
illegal-not-lower = 第 { $heap } 个是 { $from }，不能变成 { $to }：必须变小。
illegal-split = 这一堆不能变成这样的几堆。
illegal-foreign = 这个游戏没有这种走法。
illegal-rule = { $reason }规则：{ $rule }。
play-your-turn = 轮到您走。
play-you = 您：{ $move }
play-computer = 电脑：{ $move }
play-you-won = 您赢了。
play-computer-won = 电脑赢了。
play-gave-away = 这一步放走了胜局。
play-given-away = 放走胜局的步：{ $moves }
play-by-you = 您的第 { $n } 步
play-by-computer = 电脑的第 { $n } 步
play-guess = 步数不够，电脑找不到最优走法，随机走一步。
play-can-win = 您从这里可以赢。
play-cannot-win = 只要电脑不出错，从这里赢不了。
play-look-at = 请注意：{ $places }。
play-hint-move = 一个必胜走法：{ $move }。输入：{ $typed }
play-hint-longest = 坚持最久的走法：{ $move }。输入：{ $typed }
play-unknown = 未知：步数不够。
play-more = …… 还有更多
play-nothing-to-undo = 没有可以撤销的步。
play-nothing-to-redo = 没有可以重做的步。
play-over = 对局已结束：undo 撤销一步，new 重新开始。
play-level = 对手{ $level }。
play-level-perfect = 每步都走最优
play-level-fallible = 会出错（{ $rate }）
play-level-random = 随机走
play-level-unknown = 水平有 perfect（每步最优）、fallible（会出错，可加比例如 25%）和 random（随机）。
play-lang-unknown = 语言有 en、ru 和 zh。
play-not-a-move = 这既不是走法也不是命令；help 列出两者。
play-how-heaps = 走法：2:3 从第 2 堆取 3，2>4 把第 2 堆减到 4，1:1 2:3 同时改变两堆，2>3,4 把第 2 堆分开。
play-how-slide = 走法：2>4 把第 2 枚硬币移到第 4 格，2:3 把它往下移 3 格。
play-how-descend = 走法：2:3 把 3 枚硬币从第 2 级移到下一级。
play-how-chips = 走法：2:3 从第 2 堆取 3 个筹码，2+3 从公共筹码中加 3 个。
play-how-take = 走法：3 取 3 颗石子。
play-how-turn = 走法：5 把第 5 枚硬币翻成反面，5,2 再翻转第 2 枚。
play-how-turn-run = 走法：5 把第 5 枚硬币翻成反面，5,2 翻转第 2 到第 5 枚。
play-how-replace = 走法：1>3,4 使第 1 个局面变为 (3, 4)；若一步得到多个局面，就依次写出它们的全部数。
play-how-sum = 在和中先写部分的编号：2/1:3。
play-commands = hint    提示；再输入一次更详细
    why     为什么必胜或必败
    moves   必胜走法
    undo    撤销您的上一步
    redo    重做
    level   perfect、fallible 25% 或 random
    lang    en、ru 或 zh
    new     重新开始，或 new 加局面
    help    本帮助
    quit    结束
play-rule = 规则：{ $rule }。
play-choose = 用方向键选择走法。
play-preview = 您的走法：{ $move }
play-typing = 走法：{ $text }
play-keys = ↑↓ 选堆  ←→ 数量  Enter 走  h 提示  w 理由  ? 帮助  q 退出
play-panel-hint = 提示（h：更多）
play-panel-why = 理由
play-panel-moves = 必胜走法
play-panel-help = 帮助
play-help-keys = ↑ ↓        选一堆
    ← →        减少或增加（也可直接输入数）
    Home End   不取或全取
    s          可以分堆时，改变留下的堆数
    , .        移动分割处；< > 移动第二处
    空格       全取或不取；翻转硬币
    Enter      走所选的一步
    Esc        清除选择，关闭面板
    PgUp PgDn  滚动面板
    :          输入走法
    u r        撤销、重做
    h w        提示（再按更详细）、理由
    m          必胜走法
    l L        水平、语言
    n          重新开始
    q          退出
play-too-small = 窗口太小。

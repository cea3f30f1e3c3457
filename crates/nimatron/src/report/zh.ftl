# 报告的中文消息。`$n` 是完整的数。

list-separator = "、"
list-last = { $first }和{ $last }

stones = { $n } 颗石子
chips-moved = { $n } 个筹码

# 走法
lower = 减少{ $heaps }
change = 改变{ $heaps }
lower-heap = 第 { $n } 堆（{ $from } → { $to }）
lower-number = 第 { $n } 个数（{ $from } → { $to }）
split-heap = 把第 { $heap } 堆（{ $from }）分成 { $parts }
slide-coin = 把一枚硬币从第 { $from } 格移到第 { $to } 格
slide-token = 把第 { $n } 枚棋子从顶点 { $from } 移到顶点 { $to }
withdraw = 从第 { $heap } 堆取走 { $chips }（{ $from } → { $to }）
deposit = 从公共筹码中给第 { $heap } 堆加 { $chips }（{ $from } → { $to }）
take-stones = 取 { $stones }（下一次最多取 { $limit }）
turn-one = 把第 { $head } 枚硬币翻成反面
turn-two = 把第 { $head } 枚硬币翻成反面，并翻转第 { $left } 枚
turn-more = 把第 { $head } 枚硬币翻成反面，并翻转第 { $left } 枚
turn-run = 翻转第 { $left } 到第 { $head } 枚硬币
replace-position = 从 { $from } 走到 { $to }
remove-position = 去掉 { $from }
in-component = 在 { $component } 中：{ $action }

# 答案
normal-play = 正常规则：不能走的一方输。
misere-play = misère 规则（反 Nim）：不能走的一方赢。
field-count = 必胜走法的个数：{ $answer }
field-grundy = SG 值（Grundy 值，正常规则）：{ $answer }
field-remoteness = 到结束还有几步：{ $answer }
unknown = 未知：步数不够

# 对局
place-heap = 第 { $n } 堆
place-number = 第 { $n } 个数
place-coin = 第 { $n } 枚硬币
place-square = 第 { $n } 格
place-step = 第 { $n } 级
place-stones = 石子
place-limit = 上限
place-bank = 公共筹码
place-ground = 地面
coin-heads = 正面
coin-tails = 反面
illegal-no-such = { $thing ->
    [component] 这里没有第 { $index } 个部分：一共 { $count } 个。
    [square] 这里没有第 { $index } 格。
   *[other] 这里没有第 { $index } 个：一共 { $count } 个。
}
illegal-heap-count = 一步不能改变 { $found } 个。
illegal-amount = 不能从 { $from } 中取 { $found }。
illegal-not-lower = 第 { $heap } 个是 { $from }，不能变成 { $to }：必须变小。
illegal-split = 这一堆不能变成这样的几堆。
illegal-foreign = 这个游戏没有这种走法。
illegal-rule = { $reason }{ $rule }
play-your-turn = 轮到你走。
play-you = 你：{ $move }
play-computer = 电脑：{ $move }
play-you-won = 你赢了。
play-computer-won = 电脑赢了。
play-gave-away = 这一步放走了胜局。
play-given-away = 放走胜局的步：{ $moves }
play-by-you = 你的第 { $n } 步
play-by-computer = 电脑的第 { $n } 步
play-guess = 步数不够，电脑找不到最优走法，随机走一步。
play-can-win = 你从这里可以赢。
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
play-how-coin = 走法：5>2 把一枚硬币从第 5 格移到第 2 格，5:3 把它往下移 3 格。
play-how-slide = 走法：2>4 把第 2 枚棋子移到顶点 4。
play-how-descend = 走法：2:3 把 3 枚硬币从第 2 级移到下一级。
play-how-chips = 走法：2:3 从第 2 堆取 3 个筹码，2+3 从公共筹码中加 3 个。
play-how-take = 走法：3 取 3 颗石子。
play-how-turn = 走法：5 把第 5 枚硬币翻成反面，5,2 再翻转第 2 枚。
play-how-turn-run = 走法：5 把第 5 枚硬币翻成反面，5,2 翻转第 2 到第 5 枚。
play-how-replace = 走法：1>3,4 使第 1 个局面变为 (3, 4)；若一步得到多个局面，就依次写出它们的全部数；只写 1 则去掉第 1 个局面。
play-how-sum = 在和中先写部分的编号：2/1:3。
play-how-compound = 在复合游戏中各部分写明编号，以 `;` 隔开：1/2:1; 2/1:3。
play-commands = hint    提示；再输入一次更详细
    why     为什么必胜或必败
    moves   必胜走法
    undo    撤销你的上一步
    redo    重做
    level   perfect、fallible 25% 或 random
    lang    en、ru 或 zh
    new     重新开始，或 new 加局面
    help    本帮助
    quit    结束
play-choose = 用方向键选择走法。
play-preview = 你的走法：{ $move }
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

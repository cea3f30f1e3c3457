# SG 值的图与双数表的中文信息。

# 图
chart-title = { $game } 的 SG 值，堆 0 到 { $last }
chart-across = 堆的大小
chart-up = SG 值
chart-dot = 一堆及其值
chart-rare = 稀有堆
chart-band = 每隔一个周期
chart-begin = 从这里开始重复

# 序列
values-largest = 最大值：{ $value }，最先出现于堆 { $heap }。
values-rare = 稀有堆共 { $n } 个，最后一个是堆 { $last }：其值的二进制与 { $mask } 有偶数个共同的 1。
values-rare-parity = 稀有堆共 { $n } 个，最后一个是堆 { $last }：其值的二进制与 { $mask } 有偶数个共同的 1，堆的奇偶性另算一个 1。
values-compared = 证明中比较了堆 { $start } 到 { $end } 与各大 { $period } 的堆。
values-observed = 计算了 { $n } 个值；更大的堆可能不同。
values-exceptions = 此前的例外（堆:值）：{ $list }
values-exceptions-more = 另有 { $n } 个（--json 列出全部）
values-no-period = 到堆 { $last } 为止没有周期。
values-hidden = --csv 输出全部

# 双数表
pairs-title = { $game } 的 SG 值
pairs-title-misere = { $game } 的 misère SG 值
pairs-title-outcomes = { $game }：谁获胜
pairs-down = 向下：{ $number }
pairs-across = 向右：{ $number }
pairs-in = { $game } 的{ $number }
pairs-zero = 0：先手必败
pairs-lost = P：先手必败
pairs-won = N：先手必胜
pairs-largest = 最大值：{ $value }，最先出现于 { $position }。
pairs-lost-count = 先手必败的局面共 { $n } 个。
pairs-misere = misère 值中，已结束的局面值为 1；值为 0 的局面必败。和的值一般不是 Nim 和。
pairs-cut = 显示到 { $position } 为止；--csv 输出整个表。
pairs-wanted = 表遍历两个未写出的数：`wythoff`、`moore(2)`、`kayles + kayles`。`{ $game }` 中这样的数不是两个。
pairs-unfit = `{ $game }` 没有到 { $first } 和 { $second } 的表：{ $message }（{ $expected }）
pairs-too-large = 图中至多有 { $most } 格，而此表有 { $cells } 格；请用 --csv 输出。
pairs-too-far = 表要求到 { $number }，而这里至多到 { $most }。

# 探索
page-drawing-help = 指向某处，或用方向键移动
page-heap-value = 堆 { $heap }：{ $value }
page-values-cut = 表到堆 { $last } 为止；CSV 文件中有全部的值。
page-svg = 下载 SVG
page-pairs-title = 两个数的表
page-pairs-help = 不写数的游戏，或两个游戏之和：kayles + nim。和中其他游戏保留自己的数。
page-pairs-shown = 显示
page-pairs-values = SG 值
page-pairs-outcomes = 谁获胜
page-pairs-convention = 不能走的一方
page-pairs-normal = 输
page-pairs-misere = 赢（misère 规则）
page-pairs-first = 第一个数的最大值
page-pairs-second = 第二个数的最大值
page-pairs-lost = ({ $first }, { $second })：{ $cell }，先手必败
page-pairs-won = ({ $first }, { $second })：{ $cell }，先手必胜

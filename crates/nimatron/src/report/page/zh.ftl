# 页面的中文消息。

page-title = Nimatron：玩 Nim 及其变种，并看懂为什么
page-skip = 跳到棋盘
page-places = 栏目
page-place-play = 对局
page-place-learn = 学习
page-place-explore = 探索
page-language = 语言
page-theme = 配色
page-theme-system = 跟随系统
page-theme-light = 浅色
page-theme-dark = 深色
page-footer = 所有答案都在本机计算，不向任何地方发送数据。
page-api = HTTP API

page-setup = 新对局
page-game = 游戏
page-parameters = 参数：{ $names }
page-position = 局面
page-position-help = 例如 { $example }；用 + 把游戏相加。
page-convention = 不能走的一方……
page-convention-normal = 输（正常规则）
page-convention-misere = 赢（misère 规则，反 Nim）
page-begins = 谁先走
page-begins-first = 你
page-begins-second = 对手
page-opponent = 对手
page-opponent-perfect = 每步最优
page-opponent-fallible = 会犯错
page-opponent-random = 随机走
page-opponent-person = 身边的另一个人
page-mistakes = 犯错率：{ $percent }%
page-setup-fields = 局面与对手
page-start = 开始
page-random = 随机局面

page-board = 棋盘
page-ways = 做什么
page-way-lower = 从一堆中取
page-way-withdraw = 取走筹码
page-way-deposit = 从公共筹码中添加
page-heap = 第 { $number } 堆
page-coin = 第 { $number } 枚硬币
page-square = 第 { $number } 格
page-step = 第 { $number } 级
page-number = 第 { $number } 个数
page-square-of-row = 第 { $row } 行第 { $square } 块
page-vertex = 顶点 { $name }
page-edge = 边 { $name }
page-pile = 石堆
page-ground = 地面
page-bank = 公共筹码
page-limit = 上限
page-more = 多一点
page-less = 少一点
page-take = 取走
page-leave = 留下
page-leave-heaps = { $count ->
    [0] 什么也不留
   *[other] { $n } 堆
}
page-part = 第 { $number } 部分
page-choose-lower = { $thing }（{ $size }）：取多少
page-choose-take = { $thing }（{ $size }）：取几颗石子
page-choose-leave = { $thing }（{ $size }）：留多少
page-choose-slide = { $thing }在第 { $size } 格：移到哪一格
page-choose-advance = 第 { $row } 行，第 { $square } 格的棋子：移到哪一格
page-choose-shift = { $thing }，{ $size } 枚硬币：把其中一枚移到哪一格
page-choose-descend = { $thing }，{ $size } 枚硬币：下移几枚
page-choose-withdraw = { $thing }，{ $size } 个筹码：取走几个
page-choose-deposit = { $thing }，{ $size } 个筹码：添加几个
page-limits-most = { $count ->
    [1] 在一堆中选择石子。
   *[other] 最多在 { $n } 堆中选择石子。
}
page-limits-exactly = { $count ->
    [1] 在一堆中选择石子。
   *[other] 恰好在 { $n } 堆中选择石子。
}
page-limits-equally = 在一堆中选择石子，或在两堆中选择同样多。
page-heads = 正面
page-tails = 反面
page-heads-letter = 正
page-tails-letter = 反
page-way-list = 其他走法
page-listed = 走法
page-turn-coin = 第 { $number } 枚硬币，{ $shows }

page-your-turn = 轮到你走
page-their-turn = 轮到对手走
page-thinking = 对手正在思考……
page-turn-first = 轮到玩家 1
page-turn-second = 轮到玩家 2
page-you-won = 你赢了！
page-opponent-won = 对手赢了。
page-won-first = 玩家 1 获胜！
page-won-second = 玩家 2 获胜！
page-you-played = 你：{ $move }
page-opponent-played = 对手：{ $move }
page-choose = 请在棋盘上选择走法。
page-choose-more = 还需继续选择，才构成合法的一步。
page-your-move = 你的走法：
page-confirm = 走这一步
page-clear = 清除
page-undo = 撤销
page-redo = 重做
page-hint = 提示
page-more-hint = 更多提示
page-why = 为什么？
page-all-moves = 全部必胜走法
page-flip = 交换双方
page-share = 分享
page-copy-link = 复制链接
page-copy-text = 复制为文本
page-copy-json = 复制为 JSON
page-copied = 已复制
page-hint-won = 从这里你可以赢。
page-hint-lost = 如果对手走得对，这里任何走法都会输。
page-hint-where = 请看：{ $where }。
page-hint-move = 必胜走法：{ $move }。
page-hint-resist = 坚持最久的走法：{ $move }。
page-moves-count = { $n } 种必胜走法：
page-moves-unknown = 在预算之内不知道必胜走法的个数。
page-moves-cut = 列表没有列完。
page-history = 棋局
page-beginning = 开局
page-you = 你
page-first = 玩家 1
page-second = 玩家 2
page-gave-away = 错失胜局

page-table = 二进制分列表
page-live-table = 走这一步之后的表
page-column-right = 是否整除
page-column-is-right = 对
page-column-is-wrong = 不对
page-column-open = 尚未确定
page-step-back = 上一步
page-step-on = 下一步
page-step-run = 全部演示
page-step-stop = 暂停
page-answer = 对棋盘上选的走法，对手会回应：{ $move }。
page-fact-count = 必胜走法
page-fact-grundy = SG 值（Grundy 值）
page-fact-remoteness = 到结束的步数

page-add = 添加
page-value = 值 { $value }
page-strip-help = 点一枚硬币，再点它左边的一格；也可以直接拖动。
page-facing-help = 点一枚棋子，再点两枚棋子之间的一格；也可以直接拖动。
page-queen-help = 让皇后向左、向下或斜着走向角落：点一格，或直接拖动。
page-queen-near-help = 让皇后向左、向下，或沿对角线及其附近走向角落：点有标记的一格，或直接拖动。
page-stairs-help = 点同一级台阶上的硬币：它们会下到下一级。
page-break-help = 点一颗石子把它取走，再点相邻的一颗则两颗一起取走。
page-take-help = 点一颗石子：这一步取走的会被标出，在这里可以更改。
page-split-help = 点一颗石子：这一堆在它前面分开。
page-close = 关闭
page-preferences = 设置
page-sound = 声音
page-keys = 快捷键
page-key-change = 在棋盘上：多取、少取，或直接输入数目
page-key-heaps = 在棋盘上：换到相邻的一堆
page-key-confirm = 在棋盘上：走这一步
page-key-clear = 清除所选
page-key-step = 后退或前进一步（方向键须在棋盘之外）
page-key-ends = 到棋局的开头或结尾
page-key-undo = 撤销、重做
page-key-hint = 提示
page-key-why = 为什么？
page-key-values = 显示值
page-key-new = 新对局
page-key-keys = 本列表
page-welcome = 第一次来？
page-welcome-nim = 从一堆里取走任意多颗石子。取走最后一颗的人获胜。
page-welcome-learn = 五分钟学会
page-welcome-play = 直接开始玩
page-over = 游戏结束。
page-last-move = 上一步：{ $move }
page-end-normal-you = 你已无棋可走，而无法走棋者负。
page-end-normal-opponent = 对手已无棋可走，而无法走棋者负。
page-end-normal-person = 已无棋可走，而无法走棋者负。
page-end-misere-you = 你已无棋可走，而按 misère 规则无法走棋者胜。
page-end-misere-opponent = 对手已无棋可走，而按 misère 规则无法走棋者胜。
page-end-misere-person = 已无棋可走，而按 misère 规则无法走棋者胜。
page-again = 再来一局
page-again-swapped = 交换先后手
page-look = 回看棋局
page-actions = 操作
page-analysis = 分析
page-values = 显示值
page-verdict-you = 从这里起，只要走对，你必胜。
page-verdict-opponent = 从这里起，只要走对，对手必胜。
page-verdict-first = 从这里起，只要走对，玩家 1 必胜。
page-verdict-second = 从这里起，只要走对，玩家 2 必胜。
page-mark-wins = 必胜
page-mark-part = 必胜走法的一部分
page-mark-loses = 必败
page-lost-for-opponent = 对手必败。
page-lost-for-you = 只要对手走对，你必败。
page-won-for-opponent = 此后对手可以获胜。
page-won-for-you = 此时你可以获胜。

page-to-start = 回到开头
page-step-before = 后退一步
page-step-after = 前进一步
page-to-end = 到结尾
page-marking = 标出错失胜局的走法
page-branches = 其他走法
page-export = 保存为文件
page-import = 打开棋局
page-import-help = 第一行是局面，以后每行一步。
page-import-file = 棋局文件
page-import-open = 打开
page-import-nothing = 这段文字里没有局面。
page-import-line = 第 { $line } 行：{ $problem }
page-link-move = 链接中的第 { $number } 步：{ $problem }

page-lessons = 课程
page-lessons-done = 已完成 { $number } / { $of }
page-lesson-place = 第 { $number } 课，共 { $of } 课
page-lesson-right = 正确！这个局面对手必败。
page-lesson-right-binary = 正确！
page-lesson-wrong = 走这一步之后，对手可以获胜。
page-lesson-refuted = 对手应对：{ $move }。现在你必败。
page-lesson-again = 再试一次
page-lesson-next = 下一课
page-lesson-end = 查看小结
page-lesson-back = 上一课
page-lesson-skip = 跳过
page-lesson-play = 用此局面对弈
page-lamp = 代表 { $weight } 的灯

page-lesson-nim-title = 什么是 Nim？
page-lesson-nim =
    石子分成若干堆。两人轮流走，每步从一堆里取走任意多颗，至少一颗。
    无法走棋者负，所以取走最后一颗石子的人获胜。
page-lesson-nim-task = 只剩一堆了。一步取胜。
page-lesson-nim-sum = 取走最后一颗石子的人获胜。

page-lesson-mirror-title = 对称策略
page-lesson-mirror =
    如果两堆相等，对手从一堆取多少，你就从另一堆取多少。你总有应对，所以先无棋可走的是对手。
    两堆相等时，轮到走的一方必败。
page-lesson-mirror-task = 给对手留下相等的两堆。
page-lesson-mirror-sum = 两堆相等时，轮到走的一方必败。

page-lesson-binary-title = 二进制
page-lesson-binary =
    每个数都是若干个不同的 2 的幂之和：1、2、4、8……写成二进制，就是在用到的幂下写 1，其余写 0。
    例如 5 = 4 + 1 写作 101，6 = 4 + 2 写作 110。做法：先取放得下的最大的幂，再对余数取放得下的最大的幂。
page-lesson-binary-task = 点亮加起来等于 13 的灯。
page-lesson-binary-sum = 13 = 8 + 4 + 1，即 1101：每个数都只有一种这样的写法。

page-lesson-pairs-title = 按 2 的幂配对
page-lesson-pairs = 堆数更多时，对称策略用在 2 的幂上。把各堆用二进制上下对齐写出：如果每一列中 1 的个数都是偶数，那么每个幂都有配对。
page-lesson-pairs-task = 从 4 颗的那一堆取石子，使每一列的 1 都是偶数个。表格会显示这一步的效果。
page-lesson-pairs-sum = 若各堆二进制的每一列都有偶数个 1，则每个 2 的幂都有配对。

page-lesson-bouton-title = Bouton 定理
page-lesson-bouton =
    Nim 的局面，当且仅当每一列都有偶数个 1 时，轮到走的一方必败。
    任何一步都会破坏某一列；而被破坏的局面总能修复：取最高的被破坏列中为 1 的一堆，把它减小，并选好它的低位，使各列都变成偶数。
page-lesson-bouton-task = 修复这张表。
page-lesson-bouton-sum = 让每一列都是偶数：对手怎么走都会破坏某一列，而你总能再修复。

page-lesson-moore-title = Moore's Nim
page-lesson-moore =
    现在一步可以减小一堆或两堆。两堆相等时，你可以一次取光！新的“镜子”是三堆相等。
    所以每一列的 1 要三个一组地数：个数必须能被 3 整除，即比一步可动的堆数多 1。
page-lesson-moore-task = 使每一列中 1 的个数能被 3 整除。
page-lesson-moore-sum = 一步可动两堆时，每一列中 1 的个数须是 3 的倍数。

page-lesson-loose-title = 一步动两堆
page-lesson-loose = 在高位列中去掉一个 1 的那一堆就“自由”了：它的低位可以任意改写。利用这种自由就能修复较低的各列。
page-lesson-loose-task = 减小两堆，使三列全部正确。
page-lesson-loose-sum = 从最高列往下做：去掉一个 1 的堆可以任意改写它的低位。

page-lesson-four-title = 四堆
page-lesson-four = 无论有多少堆，规则都一样：若一步最多可动 k 堆，则每一列中 1 的个数须是 k + 1 的倍数；这里 k 为 2。
page-lesson-four-task = 在四堆中找出必胜走法。
page-lesson-four-sum = Moore 定理：当且仅当每一列中 1 的个数都是 k + 1 的倍数时，轮到走的一方必败。

page-lesson-misere-title = 反 Nim（misère）
page-lesson-misere = 按 misère 规则，无法走棋者胜，所以谁也不想取最后一颗。照原来的方法走，直到你这一步之后只剩单颗的堆：这时要留下奇数堆。
page-lesson-misere-task = 留下奇数堆单颗石子。
page-lesson-misere-sum = 反 Nim：照常走，最后留下奇数堆单颗石子。

page-lesson-moore-misere-title = misère 规则下的 Moore's Nim
page-lesson-moore-misere = 一步可动两堆时也一样：只要还有两颗以上的堆，就照常走。当只剩单颗时，留下 3 的倍数加 1 堆：1、4、7……
page-lesson-moore-misere-task = 走一步，使之后只剩单颗的堆，并且堆数正确。
page-lesson-moore-misere-sum = misère 规则下的 Moore's Nim：最后留下 k + 1 的倍数加 1 堆单颗石子。

page-lesson-residue-title = 限制每步取数
page-lesson-residue = 现在每步最多取三颗。无论对手取 1、2 还是 3 颗，你都能凑成 4 颗。所以 4、8、12……颗时，轮到走的一方必败：只有除以 4 的余数才重要。
page-lesson-residue-task = 留下 4 的倍数。
page-lesson-residue-sum = 每步可取 1 到 m 颗时，一堆相当于 Nim 中大小为“除以 m + 1 的余数”的一堆。

page-lesson-grundy-title = SG 值
page-lesson-grundy =
    在 Kayles 中，一步取走一颗或相邻的两颗，剩下的可能断成两堆。尽管如此，每一堆仍相当于 Nim 中的一堆，其大小称为 SG 值（Grundy 值），即任何一步都到不了的最小的数。
    0、1、2、3、4、5 颗的堆，SG 值为 0、1、2、3、1、4。表中列的是各堆的 SG 值。
page-lesson-grundy-task = 两堆的值是 4 和 3。使它们互相抵消。
page-lesson-grundy-sum = 每一堆都有 SG 值：从它出发任何一步都到不了的最小的数。

page-lesson-sum-title = SG 定理
page-lesson-sum =
    每个这样的游戏都相当于 Nim 的一堆，所以不同的游戏可以并排玩：每步只在其中一个里走。它们的值像 Nim 那样相加。
    这里，一堆每步最多取三颗的石子和一个 Nim 堆放在一起。6 颗的那堆值为 2，即除以 4 的余数。
page-lesson-sum-task = 使两个游戏互相抵消。
page-lesson-sum-sum = SG 定理：把各游戏的值当作 Nim 堆相加；和为 0 时轮到走的一方必败。

page-summary = 小结
page-summary-all = 你已经全部学会了。
page-summary-play = 去玩
page-summary-explore = 探索 SG 值
page-sheet = 可打印的练习页
page-print = 打印
page-sheet-title = Nim 与 Moore's Nim
page-sheet-name = 姓名：
page-sheet-example = 例题
page-sheet-exercises = 练习
page-sheet-task = 填写表格。轮到走的一方能获胜吗？如果能，写出一个必胜走法。
page-sheet-move = 走法：
page-sheet-answers = 答案

page-explore-title = 单堆的 SG 值
page-game-notation = 记号
page-largest-heap = 最大的堆
page-chart = 值的图
page-value-table = 值的表格
page-heap-plus = 堆
page-csv = 下载 CSV
page-zoom = 图的大小
page-zoom-in = 放大
page-zoom-out = 缩小

page-quotient-title = misère 商
page-quotient-help = 在 misère 规则下，在任何和中表现都相同的那些堆之和，是商的同一个元素。
page-quotient-order = 元素个数：{ $order }，其中先手必败的：{ $lost }。
page-quotient-growth = 商在这些堆处变大（堆：元素个数）：{ $list }。
page-quotient-period = 从大小为 { $preperiod } 的堆起，元素永远以周期 { $period } 重复：这就是所有堆的商。
page-quotient-heaps = 每个堆，以及与它表现相同的堆之和；必败的用粗体
page-quotient-same = 相当于
page-quotient-table = 每两个元素之和

page-rules-title = 自己的游戏
page-rules-help = 写下它的规则：规则在你的浏览器里读取，局面也在那里求解。之后 { $game } 就和上面各栏中的其他游戏一样使用。
page-rules-text = 规则
page-rules-numbers = 局面的数字
page-rules-use = 使用这些规则
page-rules-elsewhere = 本页询问的是服务器，它不读取自定游戏的规则；作为静态网站的同一页面可以，命令行程序也可以。

page-sums-title = 任意局面，也可以是游戏的和
page-sums-ask = 谁赢？

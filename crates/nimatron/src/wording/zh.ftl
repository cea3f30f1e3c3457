# 错误信息的中文：句末不加句号。消息说明读到了什么，同名带 `-expected` 的消息说明此处允许什么。

# 局面
error-with-expected = { $message }：{ $expected }
error-then = { $first }；{ $second }
error-unexpected = 此处不应有 `{ $text }`
error-after-component-expected = 数字、`+` 与下一个游戏，或到此结束
error-text-ends = 文本到此为止
error-not-a-name = `{ $text }` 不是游戏名
error-game-first-expected = 先写游戏，例如 `nim 3 4 5` 或 `moore(2) 3 4 5`
error-open-parenthesis = 这个括号没有闭合
error-open-parenthesis-expected = 参数之后应有 `)`
error-negative = `{ $text }` 是负数
error-negative-expected = 自然数：0、1、2、…
error-not-a-number = `{ $text }` 不是数
error-not-a-number-expected = 用数字写的自然数，数字之间可用 `_`，以空格或逗号分隔
error-in-digits-expected = 请用数字写：{ $digits }
error-late-convention = `{ $text }` 写在了中间
error-late-convention-expected = 它应写在最前面，并对整个和有效：`{ $text } nim 3 + nim 4`
error-unknown-game = 没有名为 `{ $name }` 的游戏
error-unknown-game-expected = 游戏列表中的名字
error-did-you-mean = 你是指 `{ $name }` 吗？
error-did-you-mean-title = 你是指 `{ $name }`（{ $title }）吗？
error-example-file = 它有现成的规则文件：`rules(examples/games/{ $name }.game)`
error-not-a-natural = `{ $text }` 不是自然数
error-not-a-natural-expected = 0、1、2、…

# 参数与数字
error-has-parameters = { $name } 带了参数
error-has-parameters-expected = { $name } 没有参数：`{ $example }`
error-needs-parameter = { $name } 需要在括号中写出 { $what }
error-needs-parameter-expected = { $what } ≥ { $least }：`{ $example }`
error-parameter-count = { $name } 有 { $count } 个参数
error-one-parameter-expected = { $name } 只有一个参数，{ $what } ≥ { $least }：`{ $example }`
error-one-code-expected = { $name } 只有一个参数，即编码：`{ $example }`
error-one-file-expected = { $name } 只有一个参数，即文件：`{ $example }`
error-parameter-small = { $name } 的 { $what } = { $number }
error-parameter-expected = { $what } 是不小于 { $least } 的自然数
error-parameter-empty = { $name } 有一个空参数
error-amount-small = 有一个数量是 { $number }
error-amount-expected = 数量至少为 1
error-no-amounts = { $name } 需要在括号中写出可取的数量
error-no-amounts-expected = 数量至少为 1：`{ $example }`
error-nimber-missing = 这里缺少一个数
error-nimber-unexpected = `{ $text }` 不是算式的一部分
error-nimber-after-value = `{ $text }` 之前缺少运算符
error-nimber-parenthesis = 这个括号没有配对
error-nimber-exponent = 指数不是数
error-nimber-zero = 除数是 0
error-nimber-zero-expected = 0 没有逆元
error-nimber-expected = 需要 nimber 的算式：数、+ * / ^、括号和 sqrt( )，例如 `(5 * 7 + 3) / 2`
error-nimber-budget-expected = 请用较小的数或较大的预算
error-mixed-signs = `{ $sign }` 与别的符号混用
error-mixed-signs-expected = 一个局面的各部分之间只用一种符号：+（在一个部分中走）、&（在每个未结束的部分中走）、&&（在所有部分中走，一个结束即止）或 |（在任意几个部分中走）
error-pair = { $name } 需要两个数，现在有 { $count } 个
error-pair-expected = 例如 `{ $example }`
error-heap-set-expected = 请列出可以减少的各组堆，每组用 `+` 连接 1 到 { $most } 的堆号，不可漏号：`{ $example }`
error-heap-number = `{ $text }` 不是堆的编号
error-set-heap-twice = 第 { $heap } 堆在一组中出现两次
error-no-heap-sets = { $name } 需要在括号中写出各组堆
error-heap-in-no-set = 第 { $heap } 堆不在任何一组中
error-heap-count = 堆数是 { $count }
error-heap-count-expected = 这个游戏有 { $heaps } 堆，每堆写一个数：例如 `{ $example }`
error-circle-number = `{ $text }` 不适合这个圈
error-circle-expected = 请写出堆数 n（至多 { $most }）和一步可以减少的相邻堆数 k，1 ≤ k ≤ n：`{ $example }`
error-flag = { $name } 中有数 { $number }
error-flag-expected = 每个数是 0 或 1
error-form = 此处没有游戏可写成 `{ $form }` 的形式
error-form-expected = 另一种形式，或不指定
error-other-parameters = { $name } 的参数不是 `{ $word }`
error-other-parameters-expected = `{ $example }`，或 `{ $name }({ $word })`
error-square-far = 第 { $coin } 枚硬币在第 { $square } 格
error-square-far-expected = 只能对序号小于 { $most } 的格计数
error-square-full = 第 { $square } 格有 { $coins } 枚硬币
error-square-full-expected = 至多能列出 { $most } 枚硬币
error-edges-and-numbers = 既有边，又有单独的数
error-graph-edge-expected = 1 到 { $most } 中两个不同的顶点，如 `1-2`
error-vertex-count = 数比顶点多：{ $count } 个数，{ $vertices } 个顶点
error-vertex-count-expected = 每个顶点一个数：还在为 1，不在为 0
error-half-edge = `{ $text }` 不是边
error-half-edge-expected = 边的两个端点，如 `0-1`
error-half-pair = `{ $text }` 没有配对的数
error-half-pair-expected = 成对的数，例如 `{ $example }`
error-edge = { $name } 用的是数，不是边
error-edge-expected = 例如 `{ $example }`
error-edge-loose = 边 { $a }-{ $b } 与地面不相连
error-edge-loose-expected = 有边一路通到 0
error-row-longer = 第 { $row } 行有 { $length } 块
error-row-longer-expected = 不超过前一行的 { $most } 块
error-ratio-small = { $name } 的 { $what } = { $ratio }
error-ratio-small-expected = { $what } 至少为 1
error-square-zero = 没有第 0 格
error-square-zero-expected = 格从 1 开始编号
error-square-taken = 第 { $square } 格上有两枚硬币
error-square-taken-expected = 每格一枚硬币
error-square-shared = 一行的两枚棋子都在第 { $square } 格
error-square-shared-expected = 两个不同的格
error-heap-equal = 有两堆都是 { $size } 颗
error-heap-equal-expected = 各堆大小不同，空堆除外
error-parent = 第 { $number } 级在第 { $parent } 级之上
error-parent-expected = 编号小于 { $number } 的级，或表示地面的 0
error-tartan = { $name } 需要两个翻硬币游戏和宽度
error-tartan-expected = 行的游戏、列的游戏和每行的硬币数，例如 `{ $example }`
error-coin-game = `{ $text }` 不是一排硬币的翻转游戏
error-coin-game-expected = { $names } 之一
error-step-count = 数比台阶多：{ $count } 个数，{ $steps } 级
error-step-count-expected = 每级至多一个数
error-code-digit = { $notation ->
    [octal] 八进制编码
    [hexadecimal] 十六进制编码
   *[generalised] 广义编码
}中有数字 { $digit }
error-code-character = { $notation ->
    [octal] 八进制编码
    [hexadecimal] 十六进制编码
   *[generalised] 广义编码
}中有字符 { $found }
error-code-point = { $notation ->
    [octal] 八进制编码
    [hexadecimal] 十六进制编码
   *[generalised] 广义编码
}中小数点的位置上是 { $found }
error-code-first = { $notation ->
    [octal] 八进制编码
    [hexadecimal] 十六进制编码
   *[generalised] 广义编码
}以 { $digit } 开头
error-code-end = { $notation ->
    [octal] 八进制编码
    [hexadecimal] 十六进制编码
   *[generalised] 广义编码
}不完整
error-code-amount = 第 { $number } 个数量是 0
error-octal-digits-expected = 数字为 0 到 7
error-hex-digits-expected = 数字为 0 到 9 和 a 到 f
error-octal-first-expected = 首位是 0 或 4：不取石子的一步必须分堆
error-hex-first-expected = 首位是 0、4、8 或 c：不取石子的一步必须分堆
error-code-expected = 编码是一位数字、小数点和更多数字，如 0.77
error-generalised-code-expected = 编码是一位数字、小数点和更多数字，如 0.77、4!.0 或 0.[3]
error-code-split-expected = `!` 之后的数字为 0 到 3：只有首位可以分堆
error-code-amount-expected = 数量至少为 1

# 规则文件
error-in-file = { $file } 第 { $line } 行第 { $column } 列：{ $message }
error-file = { $file }：{ $reason }
error-file-expected = 文本文件
error-file-name = `{ $file }` 不能写在局面记法中
error-file-name-expected = 不含逗号和括号的文件名
error-no-files = 此处不读取规则文件
error-no-files-expected = 命令 `nimatron` 可以读取
error-not-utf = 第 { $byte } 字节不是 UTF-8
error-too-much-expected = 请用更小的数，或更大的步数预算
error-piece-count = 有 { $count } 个数
error-piece-count-expected = { $file } 的一个局面有 { $width } 个数，可以连续写几个局面
error-no-vertex = { $file } 中没有顶点 { $number }
error-no-vertex-expected = 图中的顶点
error-rule-large = { $number } 对规则文件来说太大
error-rule-large-expected = 小于 2^127 的数
error-rule-bytes = 文件有 { $count } 字节
error-line-bytes = 这一行有 { $count } 字节
error-at-most-expected = 至多 { $most }
error-second-kind = `heap`、`position` 或 `graph` 行重复
error-second-kind-expected = 走法，每行一族
error-too-many-lines = 行数太多
error-too-many-lines-expected = 走法至多 { $most } 行
error-game-name-expected = 由字母、数字、`-` 和 `_` 组成的词
error-reserved = `{ $name }` 是保留名
error-reserved-expected = 另取一个名字
error-named-already = 游戏已经有名字
error-named-already-expected = 一个名字
error-bad-beginning = 游戏不能这样开头
error-kind-expected = 先用 `heap n`、`position a b` 或 `graph` 说明是什么游戏
error-name-taken = 名字 `{ $name }` 已被占用
error-name-taken-expected = 另一个名字
error-this-not-a-name = 这不是名字
error-name-count = `{ $word }` 后有 { $count } 个名字
error-graph-names-expected = `graph` 之后不写内容；边写在下面各行
error-heap-names-expected = 一个：`heap n`
error-position-names-expected = 2 到 { $most } 个：`position a b`
error-empty-file = 文件为空
error-empty-file-expected = `heap n`、`position a b` 或 `graph`，其下写走法
error-heap-measure = 堆以石子数为度量
error-heap-measure-expected = `measure` 只用于由几个数组成的局面
error-not-a-vertex = 这不是顶点
error-not-a-vertex-expected = 边，每行一条，连接两个数：`3 -> 1`
error-edge-nowhere = 这条边没有终点
error-no-arrow = 此处没有箭头
error-arrow-expected = 边的两端之间用 `->`：`3 -> 1`
error-cycle = 这条边构成环：{ $cycle }
error-cycle-expected = 无环图，否则游戏可能不会结束
error-overflow = 溢出或结果无定义
error-overflow-expected = 小于 2^127 的整数
error-division = 除以零
error-division-expected = 不为 0 的除数
error-at-piece = { $message }（在 { $piece } 处）
error-measure = 度量为 { $number }
error-measure-expected = 0 或更大
error-leaves = 有一步会留下 { $number }
error-leaves-expected = 0 或更大：用 `when` 排除不能走的情形
error-leads-up = 有一步会走到不更小的 { $piece }
error-leads-up-heap-expected = 比原来的堆更小的堆，否则游戏可能不会结束
error-leads-up-position-expected = 第一个变化的数变小的局面，否则游戏可能不会结束
error-leads-up-measure-expected = 度量更小的局面，否则游戏可能不会结束
error-takes = 有一步会取 { $number }
error-takes-expected = 1 或更多；若至少留下两堆，也可以为 0
error-number-large = 这个数太大
error-tokens-expected = 名字、数和 `+`、`<=` 之类的符号；`#` 之后为注释
error-line-ends = 这一行到此结束
error-line-end-expected = 这一行不应再有内容
error-range-in-expected = `in` 与范围：`for i in 1..n`
error-range-end-expected = `..` 与范围的终点（包含在内）
error-let-expected = `=` 与一个数：`let d = a - b`
error-colon-expected = `:` 与走法，或再写 `for`、`when`、`let`
error-number-already = `{ $name }` 已经是一个数
error-number-already-expected = 新的名字
error-number-name-expected = 数的名字
error-heap-move-expected = 走法：`to …`、`take …` 或 `split`；其前可写 `for`、`when`、`let`
error-position-move-expected = 走法：`to (…)`；其前可写 `for`、`when`、`let`
error-tuple-open-expected = 写在括号中的局面：`to (a - 1, b)`
error-tuple-count = 这个局面有 { $count } 个数
error-tuple-count-expected = 应为 { $width } 个，如文件开头所说
error-tuple-close-expected = `,` 与下一个数，或 `)`
error-leave-expected = 留下几堆：0、1、2 或 3，多种情况用逗号分隔，或 `any`
error-is-condition = 这是条件
error-is-condition-expected = 一个数
error-is-number = 这是一个数
error-is-number-expected = 条件，例如 `n > 3`
error-no-number = 此处没有数 `{ $name }`
error-one-of-expected = 以下之一：{ $names }
error-close-expected = `)`
error-operand-expected = 数、名字或括号中的式子
error-no-function = 没有函数 `{ $name }`
error-argument-count = `{ $name }` 有 { $count } 个数
error-argument-count-expected = 需要 { $count } 个
error-argument-range-expected = { $least } 到 { $most } 个
error-too-deep = 嵌套太深
error-too-deep-expected = 至多 { $most } 层；可用 `let` 给一部分命名

# 输入的走法
error-move-expected = 走法写作 `2:3`（从第 2 堆取 3 颗）或 `2>4`（把第 2 堆减到 4 颗）
error-no-move = 没有写走法
error-number-missing = 此处缺少一个数
error-sum = 这是几个游戏之和
error-sum-expected = 在和中要写出是第几个游戏，例如 `2/1:3`
error-over = 此处已无步可走
error-over-expected = 另一个游戏（如果有）
error-no-such = { $thing ->
    [component] 没有第 { $number } 个游戏
    [position] 没有第 { $number } 个局面
    [edge] 没有第 { $number } 条边
    [row] 没有第 { $number } 行
    [coin] 没有第 { $number } 枚硬币
    [step] 没有第 { $number } 级台阶
    [token] 没有第 { $number } 枚棋子
   *[heap] 没有第 { $number } 堆
}
error-there-are-none-expected = 一个也没有
error-from-one-expected = { $count ->
    [1] 只有 1
   *[other] 1 到 { $count }
}
error-several-moves = 这是 { $count } 步
error-several-moves-expected = 这个游戏每次只走一步
error-cannot-be-done = 不能这样走
error-cannot-be-done-expected = 对现有的东西作改变
error-heap-twice = 第 { $number } 堆写了两次
error-heap-twice-expected = 每堆一次
error-not-a-replacement = 这不是对局面的改变
error-not-a-replacement-expected = 局面的序号与它的 { $width } 个新数，例如 `1>3,4`
error-only-one-heap = 只有一堆
error-only-one-heap-expected = 石子数
error-not-left = 第 { $left } 枚硬币不在第 { $head } 枚的左边
error-not-left-expected = 先写正面朝上的硬币，再写它左边的一枚
error-no-slide = 没有移动硬币
error-no-slide-expected = 两个格，例如 `2>0`，或向下移动的格数，例如 `2:2`
error-several-squares = 这里有好几个格
error-no-coin = 第 { $square } 格上没有硬币
error-no-coin-expected = 有硬币的格
error-lower-square = 硬币只能移到序号更小的格
error-lower-square-expected = 第 { $square } 格之下
error-other-coin-expected = 另一枚硬币
error-turns-none = 没有写出要翻的硬币
error-turns-none-expected = 一枚或两枚硬币，例如 `5` 或 `5,2`
error-more-than-held = { $amount } 超过了现有的数量
error-more-than-held-expected = 至多 { $held }
error-not-a-change = 这不是对一个数的改变
error-not-a-change-expected = { $thing ->
    [coin] 硬币的序号与移动的格数，例如 `1:2`，或目标格，例如 `1>2`
    [token] 棋子的序号与要到的顶点，例如 `1>2`
    [step] 台阶的序号与取走的个数，例如 `1:2`，或剩下的个数，例如 `1>2`
   *[heap] 堆的序号与取走的颗数，例如 `1:2`，或剩下的颗数，例如 `1>2`
}
error-several-numbers = 这里有好几个数
error-several-numbers-expected = 只要一个数
error-nothing-to-add = 这个游戏不能添加
error-nothing-to-add-expected = `:` 表示取走，`>` 表示剩下

# 步数预算
error-over-budget = 步数预算已用完：{ $tried }
error-gave-up = { $work }在 { $steps } 步后停止
error-gave-up-at-once = { $work }在 1 步后停止
error-memory = { $tried }，内存上限为 { $most } MiB
error-both = { $first }，{ $second }
error-advised = { $error }。{ $advice }
advice-server = 服务器不允许更多；用命令 `nimatron` 的 `--budget` 和 `--memory` 可以。

# 保存的值
error-save-foreign = 这不是保存的 SG 值
error-save-format = 保存的值是格式 { $found }，这里只认格式 { $known }
error-save-damaged = 保存的值已损坏：校验和不符
error-save-malformed = 保存的值写法有误
error-save-game = 保存的是 { $found } 的值，不是 { $wanted } 的
error-save-value = 保存的 { $heap } 颗石子的堆的值是不可能的

# 问题
error-unknown-lang = 不支持语言 `{ $text }`；可用 en、ru 或 zh
error-level = 没有级别 `{ $text }`；可用 perfect、fallible 或 random
error-rate = { $text } 不在 0 与 1 之间
error-game-over = 已无步可走
error-no-position = 没有抽到有步可走的局面
error-sum-sequence = 和没有单堆序列：需要一个游戏，例如 `kayles`
error-not-a-game = `{ $text }` 是局面，此处需要不带堆的游戏，例如 `kayles`
error-digits = 有一个数超过 { $most } 位
error-too-far = 要求 { $heap } 颗石子的堆，最大允许 { $most } 颗
error-survey = 一次普查最多包含 { $most } 个游戏
error-single-heap = 单独一堆不是 { $game } 的局面
error-value-unknown = { $heap } 颗石子的堆的值未知
error-quotient-game = { $game } 不是堆游戏：misère 商适用于每步替换一堆的游戏，例如 `kayles` 或 `octal(0.123)`
error-genus-game = { $game } 不是堆游戏：亏格（genus）只列给一步替换一堆的游戏，例如 `kayles` 或 `octal(0.123)`
error-period-game = { $game } 不是 `kayles`、`subtract(1,3,4)` 那样的堆游戏
error-quotient-stopped = 在 { $heap } 颗石子的堆之前停止：{ $reason }
error-quotient-upward = { $heap } 颗石子的堆有一个后继含 { $part } 颗石子的堆，没有变小
error-no-period = 周期没有得到证明，因此没有证书
error-rules-certificate = 规则文件的游戏没有证书：验证者还需要那个文件
error-certificate-refused = 没有写出证书，验证器的回答是：{ $reason }
error-refused = 证书被拒绝：{ $reason }
error-refused-at = { $field }：{ $reason }
error-internal = 内部错误

# JSON 与请求
error-json-missing = 缺少字段 `{ $field }`
error-json-unknown = 多余的字段 `{ $field }`；可用：{ $expected }
error-json-duplicate = 字段 `{ $field }` 重复
error-json-variant = 没有 `{ $field }` 这一项；可用：{ $expected }
error-json-type = 此处不能用这样的值：{ $found }
error-json-syntax = 这不是 JSON
error-json-end = JSON 不完整
error-body-unreadable = 无法读取请求体
error-body-type = 请求体必须是 JSON，并带有 `content-type: application/json`
error-body-bytes = 请求体超过 { $most } 字节
error-query = 无法理解查询：{ $reason }
error-request-late = 请求在 { $seconds } 秒内没有全部到达
error-one-host = 必须恰有一个 `host` 标头
error-foreign-host = `{ $host }` 不是本服务器的名称：应为 IP 地址、`localhost`，或用 `--host` 指定的名称
error-foreign-page = 其他来源的网页不能使用本服务器
error-busy = 服务器繁忙，请稍后再试
error-deadline = 在时限内没有得到答案
error-address = 此处没有内容；/api 列出了全部地址
error-method = 此地址不接受这种方法；/api 列出了全部地址

# 文件
error-io-missing = 没有这个文件
error-io-denied = 没有访问权限
error-io-directory = 这是一个目录
error-io-address = 地址已被占用
error-io-full = 磁盘已满

# 证书所证明的结论
verified-won = { $position } 是 N 态：走到 { $to } 获胜
verified-lost = { $position } 是 P 态：怎么走都输
verified-over-n = { $position } 是 N 态：已无步可走
verified-over-p = { $position } 是 P 态：已无步可走
verified-grundy = { $position } 的 SG 值是 { $value }
verified-period = { $game } 的 SG 值从 { $preperiod } 颗石子的堆起以 { $period } 为周期
verified-period-rising = { $game } 的 SG 值从 { $preperiod } 颗石子的堆起，每 { $period } 颗石子增加 { $saltus }

# 可能费时的工作
term-exhaustive-search = 穷举搜索
term-grundy-values = SG 值的计算
term-grundy-values-by-search = 用搜索求 SG 值
term-grundy-values-of-all-smaller-positions = 求所有更小局面的 SG 值
term-a-count-of-options = 后继局面的计数
term-a-proof-of-the-period = 周期的证明
term-a-search-for-options = 后继局面的搜索
term-a-table-of-grundy-values = SG 值表
term-a-table-of-positions = 局面表
term-closed-sum-of-binomial-coefficients = 二项式系数求和
term-comparing-the-winning-moves-one-by-one = 逐个比较必胜走法
term-counting-the-winning-moves-one-by-one = 逐个计数必胜走法
term-fewest-heaps = 求改变堆数最少的走法
term-heap-sets-of-winning-moves = 必胜走法的堆集计数
term-conditions-of-a-theorem = 定理的条件
term-nim-multiplication = Nim 乘法
term-compounds-of-games = 复合游戏
term-tetris-hypergraphs = Tetris 超图
term-nim-on-a-simplicial-complex = 单纯复形上的 Nim
term-circular-nim = 环形 Nim
term-lost-positions-of-a-box = 范围内的必败局面
term-bounded-moores-nim = 有界 Moore's Nim
term-looking-at-every-option = 逐个检查后继局面
term-a-list-of-the-winning-moves = 必胜走法列表
term-column-sums = 各位之和
term-a-certificate = 证书
term-reading-the-position = 读取局面
term-misere-quotient = misère 商
term-genera = 亏格
term-misere-values-of-heaps = 各堆的 misère 值
term-playing-exact-slow-nim = 恰好慢速 Nim 的推演
term-most-or-fewest-stones = 求取子最多或最少的走法
term-number-of-legal-moves = 合法走法的计数
term-number-of-lost-positions = 必败局面的计数
term-outcomes-of-a-box = 求范围内所有局面的胜负
term-random-winning-move = 随机必胜走法
term-shorter-presentation = 求更短的表示
term-the-parts-of-schwenks-sum = Schwenk 和的加数
term-the-rows-inside-a-row-of-end-nim = 两端 Nim 中一行内的各行
term-a-winning-move-of-daisies = 雏菊博弈的必胜走法
term-the-moves-of-several-heaps = 从几堆中取的走法
term-cutting-every-edge = 逐边尝试
term-the-values-of-the-parts-of-a-graph = 图的各部分的值
term-the-options-by-the-rule-file = 按规则文件求后继局面
term-a-list-of-all-that-can-follow-by-the-rule-file = 按规则文件列出所有后续局面
term-winning-moves-by-column-residues = 按列余数求必胜走法
term-winning-moves-by-suffix-classes = 按后缀类求必胜走法

# 定理
term-boutons-theorem = Bouton 定理
term-moores-theorem = Moore 定理
term-sprague-grundy-theorem = SG 定理（Sprague–Grundy 定理）
term-sums-of-tame-games = 驯顺游戏之和
term-jenkyns-mayberry-formula = Jenkyns–Mayberry 公式
term-exact-k-nim = 恰好 k 堆 Nim
term-slow-k-nim = 慢速 k-Nim
term-exact-slow-k-nim = 恰好慢速 k-Nim
term-exact-slow-k-nim-with-k---1-heaps = k + 1 堆的恰好慢速 k-Nim
term-greedy-nim = 贪心 Nim
term-bachets-game = 巴什博弈
term-fergusons-pairing = Ferguson 配对
term-nimble-is-nim = Nimble 就是 Nim
term-staircase-nim = 阶梯博弈
term-poker-nim = 扑克 Nim
term-wythoffs-theorem = 威佐夫定理
term-euclids-game = 欧几里得游戏
term-fibonacci-nim = 斐波那契博弈
term-turning-turtles = 翻硬币（Turning Turtles）
term-ruler = 直尺游戏
term-silver-dollar-game = 银元游戏
term-northcotts-game = Northcott 游戏
term-antonim = Antonim（异堆 Nim）
term-dynamic-nim = 动态 Nim
term-end-nim = 两端 Nim
term-daisies = 雏菊博弈（Daisies）
term-cyclic-nimhoff = 循环 Nimhoff
term-generalised-wythoff = 广义威佐夫博弈
term-chomp = Chomp（咬巧克力）
term-green-hackenbush = 绿色 Hackenbush
term-coin-turning = 翻硬币游戏
term-tartan-theorem = Tartan 定理
term-the-state-of-the-computation-repeats = 计算的状态重复出现
term-a-test-for-arithmetic-periods--proved-in-the-source-code-of-nimatron = 算术周期的判别法，证明见 Nimatron 的源代码
term-the-values-of-two-amounts-have-a-closed-form--proved-in-the-source-code-of-nimatron = 两种取法的值有公式，证明见 Nimatron 的源代码

# 出处的说明
remark-boros-tetris-2019 = ；条件与胜负的证明见 Nimatron 的源代码
remark-ehrenborg-steingrimsson-1996 = ：若每个圈都有只属于自己的堆，必败局面就是圈的和
remark-moore-bounded = ；至多 k + 1 堆时模 m + 1 的余数在 Nimatron 的源代码中证明
remark-gurvich-ho-2015 = ；堆数较少时的奇偶规则在 Nimatron 的源代码中证明
remark-gurvich-2020 = ；k 堆时的规则显然：每一步都减少每一堆
remark-albert-nowakowski-2004 = ；misère 规则在 Nimatron 的源代码中证明
remark-bachet-1612 = ；模 m + 1 的余数
remark-ferguson-1974 = ；这是关于 misère 规则的，正常规则由 SG 定理解决
remark-ferguson-notes = ：第 n 格上的硬币相当于 n 颗石子的堆
remark-sprague-1937 = ：只有奇数级台阶起作用
remark-winning-ways-3-northcott = ：每行的空档是一个 Nim 堆；后退是可逆的
remark-winning-ways-3 = ：添加的一步可以还原
remark-cole-davie-1969 = ；misère 规则：V. Gurvich (2007)
remark-winning-ways-14 = ：正面朝上的硬币相当于 Nim 堆
remark-winning-ways-14-ruler = ：第 n 枚正面朝上的硬币相当于整除 n 的最大的 2 的幂
remark-winning-ways-14-turning = ：假海龟、双生子和三胞胎，用 odious 数
remark-winning-ways-14-tartan = ：乘积的值是各值的 Nim 积
remark-winning-ways-7 = ：融合原理和冒号原理
remark-fraenkel-1982 = ；misère 规则：Wythoff games, continued fractions, cedar trees and Fibonacci searches, Theoret. Comput. Sci. 29 (1984) 49–73
remark-gale-1974 = ；两行、两列、一行加一列
remark-albert-nowakowski-2001 = ；misère 规则在 Nimatron 的源代码中证明
remark-plambeck-1992 = ；按重量的规则在 Nimatron 的源代码中证明
remark-schwenk-1970 = ；misère 规则在 Nimatron 的源代码中证明
remark-winning-ways-15-antonim = ：三堆，每堆按多一颗计算
remark-winning-ways-15 = ：每隔一个空档是一个 Nim 堆

# 理论与搜索
check-disagreement = { $position }：{ $about }：理论为 { $theory }，搜索为 { $search }

# 命令的中文：帮助、自己的错误信息，以及只有它输出的文字。

# 帮助
help-about = 精确求解 Nim 及其同类游戏：谁赢、每一个必胜走法，以及为什么
help-usage = 用法：
help-commands = 命令
help-arguments = 参数
help-options = 选项
help-examples = 示例：
help-optional = 选项
help-command = 命令
help-default = [默认：{ $value }]
help-values = [可用值：{ $values }]
help-after = 局面写作 `moore(2) 3 4 5`、`misere nim 1 2 3` 或 `nim 3 4 + bash(3) 10`；
    `rules(FILE) 5 7` 是自定义的游戏。退出码 0：已回答。2：输入有误。1：其他情况。
    `nimatron help 命令` 给出示例，`nimatron help terms` 解释术语。
help-print-help = 显示帮助
help-print-version = 显示版本

about-solve = 谁赢、一个必胜走法，以及为什么
about-moves = 所有必胜走法，边找边输出
about-explain = 完整的论证，逐步说明
about-grundy = 单堆 0..N 的 SG 值，以及有证明的周期
about-quotient = 堆游戏的 misère 商
about-genus = 单堆 0..N 的亏格（genus）：它们在 misère 规则下的表现
about-survey = 一族游戏的全部（等价者只算一个）：周期及其证明
about-nimber = nimber 运算
about-lost = 一个游戏在给定范围内的必败局面、个数与密度
about-batch = 一次求解许多局面
about-play = 与电脑对弈
about-check = 在步数预算内把理论与穷举搜索作比较
about-verify = 验证 solve --certificate 写出的证书
about-bench = 本机的回答速度，以及固定局面集答案的校验和
about-games = 列出所有游戏：名字、规则、示例
about-serve = 提供网页与 HTTP API
about-completions = 输出 shell 的补全脚本
about-man = 输出手册页
about-help = 某个命令的帮助与示例，或术语解释

arg-position = 局面；只写数字表示 Nim 的各堆（加 -k 为 Moore's Nim）；`-` 表示从标准输入读取
arg-play-position = 局面；只写数字表示 Nim 的各堆（加 -k 为 Moore's Nim）；不写则可以选择
arg-k = 只写数字时表示 Moore's Nim 的各堆，每步至多减少 K 堆
arg-rules = 只写数字或写该游戏自己的名字时，表示这个规则文件中的游戏（docs/RULES.md）
arg-misere = misère 规则：无步可走者获胜
arg-json = 以 JSON 输出结果，一行一个对象
arg-lang = 语言：en、ru 或 zh [默认：取自系统区域设置]
arg-budget = 一个答案最多用多少步，超过则放弃
arg-memory = 一个答案最多用多少内存，超过则放弃，例如 512M 或 4G
arg-count = 同时给出必胜走法的准确个数
arg-grundy = 同时给出 SG 值（正常规则）
arg-remoteness = 同时给出到终局的步数：胜方求快，败方拖延
arg-because = 在 JSON 中同时以数据给出论证
arg-certificate = 把答案的证明写入文件，或代替答案输出；与 --grundy 合用则为值的证明
arg-limit = 最多输出 N 个走法
arg-moves-count = 只输出走法的准确个数
arg-heap-sets = 输出这些走法改变的堆的不同集合的个数
arg-fewest-heaps = 只输出改变堆数最少的走法
arg-fewest-stones = 只输出取子最少的走法
arg-most-stones = 只输出取子最多的走法
arg-random = 只输出一个，等概率抽取
arg-moves-seed = 抽取随机走法所用的数 [默认：取自时钟]
arg-grundy-game = 不带数字的游戏，例如 kayles、octal(0.156) 或 subtract(1,3,4)
arg-to = 最大的堆
arg-csv = 输出 `heap,grundy` 各行
arg-plot = 在终端中画出各值
arg-svg = 把各值画成 SVG 文件
arg-save = 把各值保存在文件中，下次从那里继续
arg-grundy-certificate = 把周期的证明写入文件，或代替各值输出
arg-grundy-budget = 求值最多用多少步；堆游戏若未给出则无限制，其他游戏为 10000000
arg-quotient-game = 不带数字的堆游戏，例如 kayles 或 octal(0.123)
arg-quotient-budget = 搜索最多用多少步，超过则放弃
arg-genus-game = 不带数字的堆游戏，例如 kayles 或 octal(0.123)
arg-genus-csv = 输出各行 `heap,genus,grundy,misere,tame`
arg-genus-budget = 搜索最多用多少步，超过则放弃
arg-family = 哪些游戏：八进制或十六进制编码，或减法集
arg-digits = 小数点后至多 N 位的编码
arg-largest = 数不超过 N 的减法集
arg-quotient = 同时给出不超过 N 的堆的 misère 商的阶
arg-survey-budget = 搜索一个商最多用多少步，超过则放弃
arg-survey-format = 各行的写法
arg-survey-output = 把各行写入文件而不是标准输出，每行一算出就写
arg-survey-resume = 接在文件已有的各行之后继续
arg-survey-threads = 用几个线程计算 [默认：每个处理器一个]
arg-nimber-expression = 数、+ * / ^、括号和 sqrt( )，例如 "(5 * 7 + 3) / 2"
arg-nimber-budget = 一次乘法至多用多少步
arg-lost-game = 不带数的游戏，例如 moore(2) 或 wythoff
arg-lost-heaps = 每个局面有多少堆（或多少个数）
arg-lost-below = 每堆的石子都少于这个数
arg-lost-limit = 至多打印 N 个局面
arg-lost-count = 只打印个数
arg-lost-budget = 至多用多少步
arg-batch-file = 要读取的文件；`-` 或不写表示标准输入；gzip 与 zstd 按内容识别
arg-format = 输入的写法 [默认：按内容识别：以 `{ "{" }` 开头为 jsonl，只有数字为 contest，否则为 lines]
arg-game = 只写数字时表示什么游戏，例如 `moore(2)` [默认：nim；与 --k-per-case 合用时为 moore]
arg-k-per-case = 每组数据是 `n k` 和随后的 n 个数
arg-answer = 对每个局面输出什么：`First` 或 `Second`；`N` 或 `P`；一句话与必胜走法的个数；必胜走法之后的局面或 `-`；它的各数；堆的序号与取走的颗数；必胜走法的个数；SG 值 [默认：contest 为 first-second，否则为 JSON]
arg-batch-budget = 每个答案最多用多少步，超过则放弃
arg-rule-folder = 允许局面指定规则文件，仅限此文件夹及其下级
arg-max-line = 读取的最长一行；竞赛格式中为最长的数
arg-threads = 用几个线程回答 jsonl 与 lines [默认：每个处理器一个]
arg-instructions = 用哪种指令读取数字，供比较 [默认：现有的最好的]
arg-output = 先写入“文件.part”，结束时改名为该文件
arg-resume = 从中断处继续，输入、选项和 --output 须相同
arg-level = 电脑的水平 [默认：perfect；与 --mistakes 合用时为 fallible]
arg-mistakes = 会犯错的电脑有多大比例随机走，例如 0.25 或 25%
arg-seed = 相同的数给出相同的对局 [默认：每次不同]
arg-second = 电脑先走
arg-plain = 逐行模式（标准输出不是终端时自动采用）
arg-file = 证书文件；`-` 表示标准输入
arg-verify-budget = 验证最多用多少步，超过则放弃
arg-signature = 只输出校验和：在任何机器上都相同，除非有答案改变
arg-answers = 输出计入校验和的答案，每行一个局面
arg-port = 端口；0 表示任一空闲端口
arg-bind = 监听的地址；默认只有本机可以访问
arg-host = 除 `localhost` 和 IP 地址外，客户端可用来访问服务器的名称；可重复给出
arg-shell = shell 的名字
arg-topic = 一个命令，或 `terms`

arg-form = 若游戏有几种写法，用这种写法输出局面：`counts` 或 `squares`
arg-table = 以表格给出从 0 0 到 A B 所有两数局面的值
arg-outcomes = 表中不写值而写谁赢：N 为轮到走的一方，P 为另一方
arg-grundy-misere = 表中采用 misère 规则：无步可走者获胜
arg-until-end = 竞赛数据开头没有组数：各组依次直到结尾
arg-words = 用这两个词代替 `First` 与 `Second` 表示胜者，例如 Alice,Bob

metavar-form = 写法

metavar-position = 局面
metavar-file = 文件
metavar-family = 族
metavar-game = 游戏
metavar-lang = 语言
metavar-steps = 步数
metavar-expression = 表达式
metavar-size = 大小
metavar-folder = 文件夹
metavar-style = 样式
metavar-bytes = 字节数
metavar-name = 名字
metavar-level = 水平
metavar-rate = 比例
metavar-seed = 数
metavar-format = 格式
metavar-port = 端口
metavar-bind = 地址
metavar-shell = SHELL
metavar-topic = 主题

examples-solve = nimatron solve "moore(2) 3 4 5"
    nimatron solve 3 4 5                       三堆 Nim
    nimatron solve -k 2 3 4 5 --misere         Moore's Nim，misère 规则
    nimatron solve "nim 3 4 + bash(3) 10"      两个游戏之和
    nimatron solve "kayles 12 7" --count --grundy
    nimatron solve --rules my.game 5 7         自定义的游戏
examples-moves = nimatron moves "moore(2) 3 4 5"
    nimatron moves 3 4 5 --count
    nimatron moves "moore(2) 9 8 7 6" --fewest-stones
    nimatron moves 1 4 5 7 --random
examples-explain = nimatron explain "moore(2) 3 4 5"
    nimatron explain "威佐夫 4 8"
    nimatron explain "misere kayles 5 6"
examples-grundy = nimatron grundy kayles --to 200
    nimatron grundy "octal(0.156)" --to 5000 --svg values.svg
    nimatron grundy "subtract(1,3,4)" --csv
    nimatron grundy kayles --certificate kayles.json
examples-quotient = nimatron quotient kayles --to 20
    nimatron quotient "octal(0.123)" --to 12 --json
examples-genus = nimatron genus kayles --to 30
    nimatron genus "octal(0.123)" --csv
examples-survey = nimatron survey octal --digits 2 --to 10000
    nimatron survey octal --digits 3 --to 100000 --output octal.csv --resume
    nimatron survey subtraction --largest 7 --format jsonl
examples-nimber = nimatron nimber "(5 * 7 + 3) / 2"
    nimatron nimber "sqrt(2) * 4^3" --json
examples-lost = nimatron lost "moore(2)" --heaps 5 --below 64
    nimatron lost wythoff --below 30 --misere
examples-batch = nimatron batch cases.in --answer first-second
    nimatron batch cases.in --game "moore(2)" --misere
    nimatron batch positions.jsonl --count --output answers.jsonl
    printf 'nim 3 4 5\nkayles 12\n' | nimatron batch --format lines
examples-play = nimatron play                              选择游戏
    nimatron play "moore(2) 3 4 5"
    nimatron play 3 4 5 --misere --level fallible --mistakes 25%
    nimatron play "kayles 12 7" --plain --second
examples-check = nimatron check "moore(2) 3 4 5"
    nimatron check "wythoff" --budget 100000
examples-verify = nimatron solve "wythoff 4 8" --certificate proof.json
    nimatron verify proof.json
examples-bench = nimatron bench
    nimatron bench --signature
examples-games = nimatron games
    nimatron games --lang ru
examples-serve = nimatron serve
    nimatron serve --port 8080 --bind 0.0.0.0
examples-completions = nimatron completions bash > ~/.local/share/bash-completion/completions/nimatron
    nimatron completions zsh > ~/.zfunc/_nimatron
examples-man = nimatron man | man -l -
examples-help = nimatron help solve
    nimatron help terms

# 手册页
man-name = 名称
man-synopsis = 概要
man-description = 描述
man-commands = 命令
man-options = 选项
man-examples = 示例
man-exit = 退出状态
man-exit-text = 0：已回答。2：输入有误，并指出位置。1：其他情况。
man-environment = 环境变量
man-environment-text = 没有 --lang 时，由 LC_ALL、LC_MESSAGES 和 LANG 决定语言。设置了 NO_COLOR 时不使用颜色。
man-title = Nimatron 手册

# 参数错误
error-label = 错误:
usage-unknown-option = 此处没有选项 `{ $argument }`
usage-unexpected = 多余的参数 `{ $argument }`
usage-unknown-command = 没有命令 `{ $argument }`
usage-unknown-topic = 没有关于 `{ $argument }` 的帮助
usage-did-you-mean = 你是指 `{ $argument }` 吗？
usage-missing = 缺少：{ $argument }
usage-conflict = `{ $argument }` 不能与 `{ $other }` 合用
usage-value = `{ $value }` 不是 `{ $argument }` 的可用值
usage-values = `{ $argument }` 可用以下之一：{ $values }
usage-not-a-number = `{ $argument }` 的值 `{ $value }` 不是数
usage-number-large = `{ $argument }` 的值 `{ $value }` 太大
usage-size = `{ $value }` 不是 512M 或 4G 这样的大小
usage-no-value = `{ $argument }` 需要一个值
usage-twice = `{ $argument }` 写了两次
usage-other = 参数有误：{ $argument }
usage-see = 可用的写法见 `{ $command }`。
hint-games = `nimatron games` 列出所有游戏。
hint-budget = 可用 `--budget` 增加步数。
hint-memory = 可用 `--memory` 增加内存。

# 文件
error-read = 无法读取 { $file }：{ $reason }
error-write = 无法写入 { $file }：{ $reason }
error-of-file = { $file }：{ $reason }
wrote-certificate = 证书已写入 { $file }。
wrote-picture = 图已写入 { $file }。
grundy-salvaged = 保存的值从堆 { $heap } 起已损坏，将重新计算
error-not-a-file = 不是普通文件
error-rules-in-data = 输入中指定的规则文件只有用 `--rule-folder` 才会读取
error-rules-outside = 不是 `--rule-folder` 文件夹中的普通文件

# games
games-theory = 理论：{ $theorems }
games-names = 也可写作：{ $names }

# moves
moves-none = 怎么走都输：没有必胜走法。
moves-over = 已无步可走。

# check
check-nothing = 在步数预算内没能作任何比较
check-positions = 与穷举搜索比较了 { $n } 个局面，两种规则
check-swept = 与整块范围的推算比较了 { $n } 个胜负结果
check-moves = 比较了 { $n } 个必胜走法
check-disagreements = { $n } 处不一致
check-cut-short = 步数用完，检查提前结束；可用 --budget 增加步数。
check-cut-short-memory = 内存用完，检查提前结束；可用 --memory 增加内存。
check-failed = 理论与搜索不一致

# grundy
grundy-interrupted = 在 { $heap } 颗石子的堆处中断
grundy-interrupted-saved = 在 { $heap } 颗石子的堆处中断；已算出的值已保存
grundy-progress = { $all } 个值中的 { $done } 个（{ $percent } %），还需 { $left } 秒
grundy-save-only = { $game } 不是堆游戏：--save 与 --certificate 用于 `kayles`、`subtract(1,3,4)` 那样的堆游戏

# lost
lost-count = 必败局面：{ $positions } 个中有 { $lost } 个，密度 { $density }

# quotient
quotient-heaps = { $game }，0 到 { $last } 颗石子的堆
quotient-order = 阶为 { $order }，其中 P 部分有 { $lost } 个
quotient-growth = 增长（堆:阶）：{ $growth }
quotient-values = 值（堆:元素）：{ $values }
quotient-for-ever = 从 { $preperiod } 颗石子的堆起，值永远以 { $period } 为周期重复：这就是所有堆的 misère 商
quotient-so-far = 这些堆的 misère 商；更大的堆可能使它变大

# genus
genus-values = 亏格（堆:亏格）：{ $values }
genus-wild = 第一个不驯顺（wild）的堆有 { $heap } 颗石子：更小的堆在 misère 规则下与 Nim 相同
genus-tame = 这些堆都是驯顺的（tame）：它们在 misère 规则下与 Nim 相同

# survey
survey-progress = { $total } 类中已完成 { $done } 类，{ $seconds } 秒
survey-other = { $file } 中是另一次普查的行：族、界限、--to 和 --format 必须相同
survey-family = 没有 { $family } 这一族：有 octal、hex 和 subtraction

# verify
verify-verified = 已验证：{ $claim }

# play
play-choice = 请按序号或名字选择游戏，或直接写出局面：
play-choice-row = { $number }. { $title } — { $position }
play-choice-again = 没有这一项。

# serve
serve-stop = 按 Ctrl-C 停止。

# bench
bench-pass = { $heaps } 个 64 位的堆；简单扫描一遍：{ $time }
bench-times = k = { $k }：胜负 { $verdict }，相当于 { $passes } 遍；必胜走法 { $winning }，相当于 { $more } 遍
bench-positions = 所有游戏的 { $count } 个局面，全部答案：{ $time }
bench-signature = 校验和 { $hash }

# batch
batch-instructions = 本机处理器没有这种指令
batch-k-per-case = --k-per-case 用于 --format contest
batch-fields = --count、--grundy、--remoteness 和 --because 为 JSON 结果添加字段：须用 --format jsonl，或不带 --answer 的 lines；--answer count 与 --answer grundy 单独输出它们
batch-csv-options = --answer、--words 和 --because 不能用于 --format csv：答案在各列中
batch-csv-fields = 此行有 { $found } 个字段，而标题行有 { $expected } 个
batch-csv-quote = 引号中的字段没有在本行结束，或最后一个引号之后还有内容
batch-one-game = --game 需要一个不带数字的游戏，`{ $text }` 不止如此
batch-parameters = `{ $text }` 带有参数，而使用 --k-per-case 时参数来自各组数据
batch-over-budget = { $answered } 行中有 { $over } 行超出步数预算
batch-bad = { $answered } 行中有 { $bad } 行有误
batch-bad-and-over = { $answered } 行中有 { $bad } 行有误，{ $over } 行超出步数预算
batch-cannot-resume = 无法继续：{ $reason }；不加 --resume 则重新开始
batch-other-input = 无法继续：输入不是上次回答的那一份
batch-other-options = 选项与上次不同，上次是 { $options }
batch-not-a-file = { $file } 不是普通文件
batch-output-is-input = { $file } 是输入文件：答案不能覆盖题目
batch-locked = 另一个进程正在写入 { $file }
batch-state-damaged = { $file } 已损坏
batch-lost-answers = { $file } 缺少答案
batch-damaged = { $format } 数据已损坏：{ $reason }
batch-long-line = 这一行超过 { $most } 字节：可用 --max-line 放宽
batch-not-utf = 这一行不是 UTF-8；需要 UTF-8 文本
batch-placed = 第 { $line } 行第 { $column } 列：{ $message }
batch-placed-in-case = 第 { $case } 组，第 { $line } 行第 { $column } 列：{ $message }
batch-expected = 需要{ $expected }，读到的是 { $found }
batch-cases = 数据的组数
batch-n = n，即本组数的个数
batch-number = { $n } 个数中的第 { $index } 个
batch-negative = 负数 { $text }
batch-not-a-number = { $text }，它不是自然数
batch-end = 输入的结尾
batch-unexpected-end = 输入意外结束
batch-number-not-utf = 需要自然数，读到的字节不是 UTF-8
batch-long-number = 这个数比 --max-line 允许的更长
batch-trailing = 第 { $cases } 组之后还有多余的 { $text }；组数由第一个数给出，除非用 --until-end 说明没有组数
batch-read = 已读 { $megabytes } MB，{ $answers } 个答案，{ $seconds } 秒
batch-progress = { $percent } %，{ $answers } 个答案，{ $seconds } 秒
batch-not-json = { $reason }：此处需要一个对象，例如 { $example }
batch-no-position = 没有 `position`：此处需要一个对象，例如 { $example }
batch-position-type = `position` 不是字符串：此处需要一个对象，例如 { $example }
batch-until-end = --until-end 用于 --format contest
batch-words = --words 用来称呼胜者，而 --answer { $format } 不输出胜者
batch-heap-amount = 必胜走法 { $move } 不只是从堆中取子：可用 --answer move 或 heaps 输出

# Слова команды по-русски: справка, её собственные ошибки и то, что печатает только она.

# Справка
help-about = Ним и родственные игры, решённые точно: кто выигрывает, каждый выигрышный ход и почему
help-usage = Использование:
help-commands = Команды
help-arguments = Аргументы
help-options = Параметры
help-examples = Примеры:
help-optional = ПАРАМЕТРЫ
help-command = КОМАНДА
help-default = [по умолчанию: { $value }]
help-values = [значения: { $values }]
help-after = Позиции записывают так: `moore(2) 3 4 5`, `misere nim 1 2 3` или `nim 3 4 + bash(3) 10`;
    `rules(FILE) 5 7` — ваша собственная игра. Код возврата 0: ответ получен. 2: ошибка во входных данных. 1: всё остальное.
    `nimatron help КОМАНДА` показывает примеры, `nimatron help terms` объясняет термины.
help-print-help = Показать справку
help-print-version = Показать версию

about-solve = Кто выигрывает, выигрышный ход и почему
about-moves = Все выигрышные ходы, по мере нахождения
about-explain = Полное рассуждение, шаг за шагом
about-grundy = Значения Гранди одиночных куч 0..N, период с доказательством
about-quotient = Мизер-фактор игры с кучами
about-genus = Роды отдельных куч 0..N: как они ведут себя в мизере
about-survey = Все игры семейства с точностью до эквивалентности: период с доказательством
about-nimber = Вычисления с нимберами
about-lost = Проигрышные позиции игры в заданных границах, их число и плотность
about-batch = Много позиций сразу
about-play = Игра против компьютера
about-check = Сравнить теорию с полным перебором, насколько хватит шагов
about-verify = Проверить сертификат, записанный командой solve --certificate
about-bench = Как быстро отвечает этот компьютер, и контрольная сумма ответов на постоянный набор позиций
about-games = Список игр: название, правила, пример
about-serve = Запустить страницу и HTTP API
about-completions = Напечатать сценарий автодополнения для оболочки
about-man = Напечатать страницу руководства
about-help = Справка о команде с примерами или о терминах

arg-position = Позиция; просто числа — это кучи нима (с -k — нима Мура); `-` читает её из стандартного ввода
arg-play-position = Позиция; просто числа — это кучи нима (с -k — нима Мура); если её нет, предлагается выбор
arg-k = Просто числа — это кучи нима Мура, где можно уменьшить до K куч
arg-rules = Просто числа и собственное название игры означают игру из этого файла правил (docs/RULES.md)
arg-misere = Мизер: кто не может сделать ход, выигрывает
arg-json = Напечатать результат как JSON, один объект в одной строке
arg-lang = Язык: en, ru или zh [по умолчанию: из настроек системы]
arg-budget = Сколько шагов может занять ответ, прежде чем поиск прекратится
arg-memory = Сколько памяти может занять ответ, прежде чем поиск прекратится: 512M, 4G
arg-count = Дать также точное число выигрышных ходов
arg-grundy = Дать также значение Гранди (обычная игра)
arg-remoteness = Дать также число ходов до конца, если выигрывающий торопится, а проигрывающий тянет
arg-because = Дать также рассуждение как данные, в JSON
arg-certificate = Записать доказательство ответа в ФАЙЛ или напечатать его вместо ответа; с --grundy — доказательство значения
arg-limit = Напечатать не больше N ходов
arg-moves-count = Напечатать точное число ходов вместо них самих
arg-heap-sets = Напечатать, сколько разных наборов куч они меняют
arg-fewest-heaps = Только ход, который меняет меньше всего куч
arg-fewest-stones = Только ход, который берёт меньше всего камней
arg-most-stones = Только ход, который берёт больше всего камней
arg-random = Только один, выбранный с равной вероятностью
arg-moves-seed = Число, по которому выбирается случайный ход [по умолчанию: по часам]
arg-grundy-game = Игра без чисел, например kayles, octal(0.156) или subtract(1,3,4)
arg-to = Наибольшая куча
arg-csv = Напечатать строки `heap,grundy`
arg-plot = Нарисовать значения в терминале
arg-svg = Нарисовать значения в файл SVG
arg-save = Хранить значения в ФАЙЛЕ и в следующий раз продолжить с них
arg-grundy-certificate = Записать доказательство периода в ФАЙЛ или напечатать его вместо значений
arg-grundy-budget = Сколько шагов могут занять значения; для игры с кучами без ограничения, если оно не задано, иначе 10000000
arg-quotient-game = Игра с кучами без чисел, например kayles или octal(0.123)
arg-quotient-budget = Сколько шагов может занять поиск, прежде чем прекратится
arg-genus-game = Игра с кучами без чисел, например kayles или octal(0.123)
arg-genus-csv = Напечатать строки `heap,genus,grundy,misere,tame`
arg-genus-budget = Сколько шагов может занять поиск, прежде чем прекратится
arg-family = Какие игры: восьмеричные или шестнадцатеричные коды либо множества вычитания
arg-digits = Коды, у которых не больше N цифр после точки
arg-largest = Множества вычитания с числами не больше N
arg-quotient = Ещё и порядок мизер-фактора куч до N
arg-survey-budget = Сколько шагов может занять поиск одного мизер-фактора, прежде чем прекратится
arg-survey-format = Как записаны строки
arg-survey-output = Писать строки в ФАЙЛ вместо стандартного вывода, каждую сразу
arg-survey-resume = Продолжить после строк, которые есть в ФАЙЛЕ
arg-survey-threads = Сколько потоков вычисляет [по умолчанию: по числу процессоров]
arg-nimber-expression = Числа, + * / ^, скобки и sqrt( ), например "(5 * 7 + 3) / 2"
arg-nimber-budget = Сколько шагов может занять произведение
arg-lost-game = Игра без чисел, например moore(2) или wythoff
arg-lost-heaps = Сколько куч или других чисел в позиции
arg-lost-below = В каждой куче меньше камней, чем это число
arg-lost-limit = Напечатать не больше N позиций
arg-lost-count = Напечатать только их число
arg-lost-budget = Сколько шагов может занять подсчёт
arg-batch-file = Файл для чтения; `-` или ничего — стандартный ввод; gzip и zstd распознаются по содержимому
arg-format = Как записаны данные [по умолчанию: по содержимому: `{ "{" }` в начале — jsonl, только числа — contest, иначе lines]
arg-game = Что означают просто числа, например `moore(2)` [по умолчанию: nim; с --k-per-case — moore]
arg-k-per-case = Каждый тест — это `n k`, а затем n чисел
arg-answer = Что печатать для каждой позиции: `First` или `Second`; `N` или `P`; фразу и число выигрышных ходов; позицию после выигрышного хода или `-`; её числа; кучу и сколько взято; число выигрышных ходов; значение Гранди [по умолчанию: first-second для contest, иначе JSON]
arg-batch-budget = Сколько шагов может занять каждый ответ
arg-rule-folder = Разрешить позициям называть файлы правил, только из этой папки и вложенных в неё
arg-max-line = Самая длинная строка, а в задачах — самое длинное число
arg-threads = Сколько потоков отвечает на jsonl и lines [по умолчанию: по числу процессоров]
arg-instructions = Какими инструкциями читать числа, для сравнения [по умолчанию: лучшими из имеющихся]
arg-output = Писать в ФАЙЛ.part и в конце переименовать в ФАЙЛ
arg-resume = Продолжить прерванную работу с теми же данными, параметрами и --output
arg-level = Как хорошо играет компьютер [по умолчанию: perfect; с --mistakes: fallible]
arg-mistakes = Как часто ошибающийся компьютер ходит наугад, например 0.25 или 25%
arg-seed = С одним и тем же числом игра та же [по умолчанию: каждый раз другая]
arg-second = Начинает компьютер
arg-plain = Построчный режим (включается сам, если вывод не на терминал)
arg-file = Файл с сертификатом; `-` — стандартный ввод
arg-verify-budget = Сколько шагов может занять проверка
arg-signature = Напечатать только контрольную сумму: она одинакова на всех компьютерах, пока не изменится ответ
arg-answers = Напечатать сами ответы, по одной позиции в строке
arg-port = Порт; 0 — любой свободный
arg-bind = Адрес; по умолчанию доступен только с этого компьютера
arg-host = Имя, по которому клиенты могут обращаться к серверу, кроме `localhost` и IP-адресов; можно повторять
arg-shell = Оболочка
arg-topic = Команда или `terms`

arg-form = Записать позицию в этом виде, если у игры их несколько: `counts` или `squares`
arg-table = Значения всех позиций из двух чисел, от 0 0 до A B, таблицей
arg-outcomes = Показать в таблице не значения, а кто выигрывает: N — тот, чей ход, P — другой
arg-grundy-misere = Мизер в таблице: кто не может сделать ход, выигрывает
arg-until-end = Данные не начинаются с числа тестов: тесты идут подряд до конца
arg-words = Слова для победителя вместо `First` и `Second`, например Alice,Bob

metavar-form = ЗАПИСЬ

metavar-position = ПОЗИЦИЯ
metavar-file = ФАЙЛ
metavar-family = СЕМЕЙСТВО
metavar-game = ИГРА
metavar-lang = ЯЗЫК
metavar-steps = ШАГИ
metavar-expression = ВЫРАЖЕНИЕ
metavar-size = ОБЪЁМ
metavar-folder = ПАПКА
metavar-style = ВИД
metavar-bytes = БАЙТЫ
metavar-name = ИМЯ
metavar-level = УРОВЕНЬ
metavar-rate = ДОЛЯ
metavar-seed = ЧИСЛО
metavar-format = ФОРМАТ
metavar-port = ПОРТ
metavar-bind = АДРЕС
metavar-shell = ОБОЛОЧКА
metavar-topic = ТЕМА

examples-solve = nimatron solve "moore(2) 3 4 5"
    nimatron solve 3 4 5                       три кучи нима
    nimatron solve -k 2 3 4 5 --misere         ним Мура, мизер
    nimatron solve "nim 3 4 + bash(3) 10"      сумма двух игр
    nimatron solve "kayles 12 7" --count --grundy
    nimatron solve --rules my.game 5 7         ваша собственная игра
examples-moves = nimatron moves "moore(2) 3 4 5"
    nimatron moves 3 4 5 --count
    nimatron moves "moore(2) 9 8 7 6" --fewest-stones
    nimatron moves 1 4 5 7 --random
examples-explain = nimatron explain "moore(2) 3 4 5"
    nimatron explain "витхофф 4 8"
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
examples-play = nimatron play                              выбрать игру
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
    nimatron games --lang zh
examples-serve = nimatron serve
    nimatron serve --port 8080 --bind 0.0.0.0
examples-completions = nimatron completions bash > ~/.local/share/bash-completion/completions/nimatron
    nimatron completions zsh > ~/.zfunc/_nimatron
examples-man = nimatron man | man -l -
examples-help = nimatron help solve
    nimatron help terms

# Страница руководства
man-name = НАЗВАНИЕ
man-synopsis = СИНТАКСИС
man-description = ОПИСАНИЕ
man-commands = КОМАНДЫ
man-options = ПАРАМЕТРЫ
man-examples = ПРИМЕРЫ
man-exit = КОД ВОЗВРАТА
man-exit-text = 0: ответ получен. 2: ошибка во входных данных, с указанием места. 1: всё остальное.
man-environment = ПЕРЕМЕННЫЕ ОКРУЖЕНИЯ
man-environment-text = LC_ALL, LC_MESSAGES и LANG выбирают язык, если не указан --lang. При NO_COLOR цвета не используются.
man-title = Руководство Nimatron

# Ошибки в аргументах
error-label = ошибка:
usage-unknown-option = здесь нет параметра `{ $argument }`
usage-unexpected = лишний аргумент `{ $argument }`
usage-unknown-command = нет команды `{ $argument }`
usage-unknown-topic = нет справки о `{ $argument }`
usage-did-you-mean = возможно, имеется в виду `{ $argument }`?
usage-missing = не хватает: { $argument }
usage-conflict = `{ $argument }` нельзя использовать вместе с `{ $other }`
usage-value = `{ $value }` — недопустимое значение для `{ $argument }`
usage-values = для `{ $argument }` допустимо одно из: { $values }
usage-not-a-number = `{ $value }`, указанное для `{ $argument }`, — не число
usage-number-large = `{ $value }`, указанное для `{ $argument }`, слишком велико
usage-size = `{ $value }` — не объём памяти, такой как 512M или 4G
usage-no-value = для `{ $argument }` нужно значение
usage-twice = `{ $argument }` указан дважды
usage-other = неверные аргументы: { $argument }
usage-see = Что допустимо, показывает `{ $command }`.
hint-games = Все игры перечисляет `nimatron games`.
hint-budget = Больше шагов даёт `--budget`.
hint-memory = Больше памяти даёт `--memory`.

# Файлы
error-read = не удаётся прочитать { $file }: { $reason }
error-write = не удаётся записать { $file }: { $reason }
error-of-file = { $file }: { $reason }
wrote-certificate = Сертификат записан в { $file }.
wrote-picture = Рисунок записан в { $file }.
grundy-salvaged = сохранённые значения повреждены начиная с кучи { $heap }; они вычисляются заново
error-not-a-file = это не обычный файл
error-rules-in-data = файлы правил, названные во входных данных, читаются только с `--rule-folder`
error-rules-outside = это не обычный файл из папки `--rule-folder`

# games
games-theory = Теория: { $theorems }
games-names = Также: { $names }

# moves
moves-none = Любой ход проигрывает: выигрышных ходов нет.
moves-over = Ходов не осталось.

# check
check-nothing = за отведённые шаги ничего сравнить не удалось
check-positions = { $count ->
    [one] { $n } позиция сравнена с полным перебором, по обоим правилам
    [few] { $n } позиции сравнены с полным перебором, по обоим правилам
   *[other] { $n } позиций сравнено с полным перебором, по обоим правилам
}
check-swept = { $count ->
    [one] { $n } исход сравнен с расчётом всех позиций до границы
    [few] { $n } исхода сравнены с расчётом всех позиций до границы
   *[other] { $n } исходов сравнено с расчётом всех позиций до границы
}
check-moves = { $count ->
    [one] { $n } выигрышный ход сравнен
    [few] { $n } выигрышных хода сравнены
   *[other] { $n } выигрышных ходов сравнено
}
check-disagreements = { $count ->
    [one] { $n } расхождение
    [few] { $n } расхождения
   *[other] { $n } расхождений
}
check-cut-short = Проверка остановлена: шаги кончились; больше даёт --budget.
check-cut-short-memory = Проверка остановлена: память кончилась; больше даёт --memory.
check-failed = теория и перебор расходятся

# grundy
grundy-interrupted = прервано на куче { $heap }
grundy-interrupted-saved = прервано на куче { $heap }; вычисленное сохранено
grundy-progress = { $done } из { $all } значений ({ $percent } %), осталось { $left } с
grundy-save-only = { $game } — не игра с кучами: --save и --certificate — для игр с кучами, таких как `kayles` или `subtract(1,3,4)`

# lost
lost-count = проигрышных: { $lost } из { $positions } позиций, плотность { $density }

# quotient
quotient-heaps = { $game }, кучи от 0 до { $last }
quotient-order = порядок { $order }, из них в P-части { $lost }
quotient-growth = рост (куча:порядок): { $growth }
quotient-values = значения (куча:элемент): { $values }
quotient-for-ever = начиная с кучи размера { $preperiod }, значения всегда повторяются с периодом { $period }: это мизер-фактор всех куч
quotient-so-far = мизер-фактор этих куч; от бо́льших куч он может вырасти

# genus
genus-values = роды (куча:род): { $values }
genus-wild = первая дикая куча — размера { $heap }: ниже неё мизер таков же, как в ниме
genus-tame = все эти кучи ручные: их мизер таков же, как в ниме

# survey
survey-progress = классов: { $done } из { $total }, { $seconds } с
survey-other = в файле { $file } строки другого обзора: семейство, границы, --to и --format должны совпадать
survey-family = нет семейства { $family }: есть octal, hex и subtraction

# verify
verify-verified = проверено: { $claim }

# play
play-choice = Выберите игру по номеру или названию либо запишите позицию:
play-choice-row = { $number }. { $title } — { $position }
play-choice-again = Такой нет.

# serve
serve-stop = Остановка: Ctrl-C.

# bench
bench-pass = куч по 64 бита: { $heaps }; простой проход по ним: { $time }
bench-times = k = { $k }: исход { $verdict }, проходов { $passes }; выигрышный ход { $winning }, проходов { $more }
bench-positions = { $count ->
    [one] { $count } позиция всех игр, все ответы: { $time }
    [few] { $count } позиции всех игр, все ответы: { $time }
   *[other] { $count } позиций всех игр, все ответы: { $time }
}
bench-signature = контрольная сумма { $hash }

# batch
batch-instructions = у этого процессора нет таких инструкций
batch-k-per-case = --k-per-case — для --format contest
batch-fields = --count, --grundy, --remoteness и --because добавляют поля к результатам в JSON: --format jsonl либо lines без --answer; по отдельности их печатают --answer count и --answer grundy
batch-csv-options = --answer, --words и --because не подходят к --format csv: ответы стоят в столбцах
batch-csv-fields = в этой строке полей: { $found }, а в заголовке: { $expected }
batch-csv-quote = поле в кавычках не кончается в своей строке, или после последней кавычки что-то стоит
batch-one-game = для --game нужна одна игра без чисел, а `{ $text }` — больше
batch-parameters = у `{ $text }` есть параметры, а с --k-per-case они берутся из данных
batch-over-budget = не хватило шагов: { $over } из { $answered } строк
batch-bad = с ошибками: { $bad } из { $answered } строк
batch-bad-and-over = с ошибками: { $bad } из { $answered } строк, ещё на { $over } не хватило шагов
batch-cannot-resume = продолжить нельзя: { $reason }; без --resume работа начнётся заново
batch-other-input = продолжить нельзя: данные не те, на которые отвечали раньше
batch-other-options = параметры не те, что в прошлый раз: { $options }
batch-not-a-file = { $file } — не обычный файл
batch-output-is-input = { $file } — это вход: ответы нельзя писать поверх вопросов
batch-locked = в { $file } уже пишет другой запуск
batch-state-damaged = файл { $file } повреждён
batch-lost-answers = в { $file } не хватает ответов
batch-damaged = данные { $format } повреждены: { $reason }
batch-long-line = { $most ->
    [one] строка длиннее { $most } байта: больше разрешает --max-line
   *[other] строка длиннее { $most } байт: больше разрешает --max-line
}
batch-not-utf = строка не в UTF-8; нужен текст в UTF-8
batch-placed = строка { $line }, столбец { $column }: { $message }
batch-placed-in-case = тест { $case }, строка { $line }, столбец { $column }: { $message }
batch-expected = нужно { $expected }, а найдено { $found }
batch-cases = число тестов
batch-n = n, количество чисел в тесте
batch-number = число { $index } из { $n }
batch-negative = отрицательное число { $text }
batch-not-a-number = { $text } — не натуральное число
batch-end = конец данных
batch-unexpected-end = данные обрываются
batch-number-not-utf = нужно натуральное число, а найдены байты не в UTF-8
batch-long-number = это число длиннее, чем разрешает --max-line
batch-trailing = лишнее { $text } после теста { $cases }; число тестов задаёт первое число, если нет --until-end
batch-read = { $answers ->
    [one] прочитано { $megabytes } МБ, { $answers } ответ, { $seconds } с
    [few] прочитано { $megabytes } МБ, { $answers } ответа, { $seconds } с
   *[other] прочитано { $megabytes } МБ, { $answers } ответов, { $seconds } с
}
batch-progress = { $answers ->
    [one] { $percent } %, { $answers } ответ, { $seconds } с
    [few] { $percent } %, { $answers } ответа, { $seconds } с
   *[other] { $percent } %, { $answers } ответов, { $seconds } с
}
batch-not-json = { $reason }: здесь нужен объект, например { $example }
batch-no-position = нет `position`: здесь нужен объект, например { $example }
batch-position-type = `position` — не строка: здесь нужен объект, например { $example }
batch-until-end = --until-end — для --format contest
batch-words = --words называет победителя, а --answer { $format } его не называет
batch-heap-amount = выигрышный ход { $move } не сводится к взятию из куч: его покажут --answer move и heaps

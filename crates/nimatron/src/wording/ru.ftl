# Что неверно — по-русски: предложения без точки в конце. Сообщение говорит, что найдено, одноимённое с `-expected` — что
# там допустимо.

# Позиции
error-with-expected = { $message }: { $expected }
error-then = { $first }; { $second }
error-unexpected = `{ $text }` здесь неуместно
error-after-component-expected = числа, `+` и следующая игра либо конец
error-text-ends = текст обрывается
error-not-a-name = `{ $text }` — не название игры
error-game-first-expected = сначала идёт игра, например `nim 3 4 5` или `moore(2) 3 4 5`
error-open-parenthesis = эта скобка не закрыта
error-open-parenthesis-expected = `)` после параметров
error-negative = число `{ $text }` отрицательное
error-negative-expected = натуральные числа: 0, 1, 2, …
error-not-a-number = `{ $text }` — не число
error-not-a-number-expected = натуральные числа цифрами, между цифрами допускается `_`, разделители — пробелы или запятые
error-in-digits-expected = запишите цифрами: { $digits }
error-late-convention = `{ $text }` стоит в середине
error-late-convention-expected = это слово пишется первым и относится ко всей сумме: `{ $text } nim 3 + nim 4`
error-unknown-game = нет игры `{ $name }`
error-unknown-game-expected = название из списка игр
error-did-you-mean = возможно, имеется в виду `{ $name }`?
error-did-you-mean-title = возможно, имеется в виду `{ $name }` ({ $title })?
error-example-file = файл правил для неё есть в комплекте: `rules(examples/games/{ $name }.game)`
error-not-a-natural = `{ $text }` — не натуральное число
error-not-a-natural-expected = 0, 1, 2, …

# Параметры и числа
error-has-parameters = у { $name } указаны параметры
error-has-parameters-expected = у { $name } параметров нет: `{ $example }`
error-needs-parameter = для { $name } нужно указать { $what } в скобках
error-needs-parameter-expected = { $what } ≥ { $least }: `{ $example }`
error-parameter-count = { $count ->
    [one] у { $name } указан { $count } параметр
    [few] у { $name } указано { $count } параметра
   *[other] у { $name } указано { $count } параметров
}
error-one-parameter-expected = у { $name } один параметр, { $what } ≥ { $least }: `{ $example }`
error-one-code-expected = у { $name } один параметр — код: `{ $example }`
error-one-file-expected = у { $name } один параметр — файл: `{ $example }`
error-parameter-small = у { $name } указано { $what } = { $number }
error-parameter-expected = { $what } — натуральное число не меньше { $least }
error-parameter-empty = у { $name } пустой параметр
error-amount-small = одно из количеств равно { $number }
error-amount-expected = количество не меньше 1
error-no-amounts = для { $name } нужно указать количества в скобках
error-no-amounts-expected = количества не меньше 1: `{ $example }`
error-nimber-missing = здесь не хватает числа
error-nimber-unexpected = `{ $text }` не может входить в вычисление
error-nimber-after-value = перед `{ $text }` не хватает знака операции
error-nimber-parenthesis = у этой скобки нет пары
error-nimber-exponent = показатель степени — не число
error-nimber-zero = делитель равен 0
error-nimber-zero-expected = у 0 нет обратного
error-nimber-expected = вычисление с нимберами: числа, + * / ^, скобки и sqrt( ), например `(5 * 7 + 3) / 2`
error-nimber-budget-expected = числа поменьше или запас шагов побольше
error-mixed-signs = `{ $sign }` смешан с другим знаком
error-mixed-signs-expected = между компонентами одной позиции стоит один и тот же знак: + (ход в одной), & (во всех незаконченных), && (во всех, пока одна не кончится) или | (в любых)
error-pair = в { $name } два числа, а указано { $count }
error-pair-expected = например, `{ $example }`
error-heap-set-expected = перечислите наборы куч, которые можно уменьшить, каждый — номерами от 1 до { $most } через `+`, без пропуска номеров: `{ $example }`
error-heap-number = `{ $text }` — не номер кучи
error-set-heap-twice = куча { $heap } входит в набор дважды
error-no-heap-sets = для { $name } нужно указать наборы куч в скобках
error-heap-in-no-set = куча { $heap } не входит ни в один набор
error-heap-count = указано куч: { $count }
error-heap-count-expected = в этой игре их { $heaps }, по одному числу на каждую: например, `{ $example }`
error-circle-number = `{ $text }` не подходит для круга
error-circle-expected = укажите число куч n, не больше { $most }, и число соседей k, которых может коснуться ход, 1 ≤ k ≤ n: `{ $example }`
error-flag = в { $name } указано число { $number }
error-flag-expected = каждое равно 0 или 1
error-form = ни у одной игры здесь нет записи `{ $form }`
error-form-expected = другая запись или никакой
error-other-parameters = у { $name } указаны другие параметры, а не `{ $word }`
error-other-parameters-expected = `{ $example }` или `{ $name }({ $word })`
error-square-far = монета { $coin } стоит на клетке { $square }
error-square-far-expected = сосчитать можно монеты на клетках с номерами меньше { $most }
error-square-full = на клетке { $square } монет: { $coins }
error-square-full-expected = перечислить можно не больше { $most } монет
error-edges-and-numbers = есть и рёбра, и просто числа
error-graph-edge-expected = две разные вершины от 1 до { $most }, например `1-2`
error-vertex-count = чисел больше, чем вершин: { $count } и { $vertices }
error-vertex-count-expected = по числу на вершину: 1, если она ещё есть, иначе 0
error-half-edge = `{ $text }` — не ребро
error-half-edge-expected = два конца ребра, например `0-1`
error-half-pair = у `{ $text }` нет второго числа
error-half-pair-expected = пары чисел, например `{ $example }`
error-edge = в { $name } числа, а не рёбра
error-edge-expected = например, `{ $example }`
error-edge-loose = ребро { $a }-{ $b } не связано с землёй
error-edge-loose-expected = путь по рёбрам до 0
error-row-longer = в ряду { $row } долек: { $length }
error-row-longer-expected = не больше, чем в предыдущем ряду: { $most }
error-ratio-small = у { $name } указано { $what } = { $ratio }
error-ratio-small-expected = { $what } не меньше 1
error-square-zero = клетки 0 нет
error-square-zero-expected = клетки считаются с 1
error-square-taken = на клетке { $square } две монеты
error-square-taken-expected = на одной клетке — одна монета
error-square-shared = обе фишки ряда стоят на клетке { $square }
error-square-shared-expected = две разные клетки
error-heap-equal = две кучи по { $size }
error-heap-equal-expected = разные размеры, кроме пустых куч
error-parent = ступень { $number } стоит на ступени { $parent }
error-parent-expected = ступень с номером меньше { $number } или 0 — земля
error-tartan = для { $name } нужны две игры с монетами и ширина
error-tartan-expected = игра для рядов, игра для столбцов и число монет в ряду, например `{ $example }`
error-coin-game = `{ $text }` — не игра, в которой переворачивают монеты в ряду
error-coin-game-expected = одна из { $names }
error-step-count = чисел больше, чем ступеней: { $count } и { $steps }
error-step-count-expected = не больше одного числа на ступень
error-code-digit = { $notation ->
    [octal] в восьмеричном коде
    [hexadecimal] в шестнадцатеричном коде
   *[generalised] в обобщённом коде
} { "" }стоит цифра { $digit }
error-code-character = { $notation ->
    [octal] в восьмеричном коде
    [hexadecimal] в шестнадцатеричном коде
   *[generalised] в обобщённом коде
} { "" }стоит символ { $found }
error-code-point = { $notation ->
    [octal] в восьмеричном коде
    [hexadecimal] в шестнадцатеричном коде
   *[generalised] в обобщённом коде
} { "" }вместо точки стоит { $found }
error-code-first = { $notation ->
    [octal] восьмеричный код
    [hexadecimal] шестнадцатеричный код
   *[generalised] обобщённый код
} { "" }начинается с { $digit }
error-code-end = { $notation ->
    [octal] восьмеричный код
    [hexadecimal] шестнадцатеричный код
   *[generalised] обобщённый код
} { "" }обрывается
error-code-amount = количество { $number } равно 0
error-octal-digits-expected = цифры от 0 до 7
error-hex-digits-expected = цифры от 0 до 9 и от a до f
error-octal-first-expected = первая цифра 0 или 4: ход, который ничего не берёт, делит кучу
error-hex-first-expected = первая цифра 0, 4, 8 или c: ход, который ничего не берёт, делит кучу
error-code-expected = код — это цифра, точка и ещё цифры, как в 0.77
error-generalised-code-expected = код — это цифра, точка и ещё цифры, как в 0.77, 4!.0 или 0.[3]
error-code-split-expected = после `!` цифры от 0 до 3: делит только первая
error-code-amount-expected = количества не меньше 1

# Файлы правил
error-in-file = { $file }, строка { $line }, столбец { $column }: { $message }
error-file = { $file }: { $reason }
error-file-expected = текстовый файл
error-file-name = `{ $file }` нельзя записать в позиции
error-file-name-expected = имя без запятых и скобок
error-no-files = файлы правил здесь не читаются
error-no-files-expected = их читает команда `nimatron`
error-not-utf = байт { $byte } — не UTF-8
error-too-much-expected = числа поменьше или запас шагов побольше
error-piece-count = { $count ->
    [one] указано { $count } число
    [few] указано { $count } числа
   *[other] указано { $count } чисел
}
error-piece-count-expected = { $width ->
    [one] позиция { $file } — это { $width } число, и позиций может быть несколько подряд
    [few] позиция { $file } — это { $width } числа, и позиций может быть несколько подряд
   *[other] позиция { $file } — это { $width } чисел, и позиций может быть несколько подряд
}
error-no-vertex = в { $file } нет вершины { $number }
error-no-vertex-expected = вершина графа
error-rule-large = { $number } слишком велико для файла правил
error-rule-large-expected = числа меньше 2^127
error-rule-bytes = { $count ->
    [one] в файле { $count } байт
    [few] в файле { $count } байта
   *[other] в файле { $count } байт
}
error-line-bytes = { $count ->
    [one] в этой строке { $count } байт
    [few] в этой строке { $count } байта
   *[other] в этой строке { $count } байт
}
error-at-most-expected = не больше { $most }
error-second-kind = вторая строка `heap`, `position` или `graph`
error-second-kind-expected = ходы, по одному семейству в строке
error-too-many-lines = слишком много строк
error-too-many-lines-expected = не больше { $most } строк с ходами
error-game-name-expected = слово из букв, цифр, `-` и `_`
error-reserved = название `{ $name }` занято
error-reserved-expected = собственное название
error-named-already = у игры уже есть название
error-named-already-expected = одно название
error-bad-beginning = игра так не начинается
error-kind-expected = сначала `heap n`, `position a b` или `graph`: о чём игра
error-name-taken = имя `{ $name }` занято
error-name-taken-expected = другое имя
error-this-not-a-name = это не имя
error-name-count = { $count ->
    [one] после `{ $word }` стоит { $count } имя
    [few] после `{ $word }` стоят { $count } имени
   *[other] после `{ $word }` стоит { $count } имён
}
error-graph-names-expected = после `graph` ничего; рёбра идут строками ниже
error-heap-names-expected = одно: `heap n`
error-position-names-expected = от 2 до { $most }: `position a b`
error-empty-file = файл пуст
error-empty-file-expected = `heap n`, `position a b` или `graph`, а ниже ходы
error-heap-measure = мера кучи — её размер
error-heap-measure-expected = `measure` — для позиций из нескольких чисел
error-not-a-vertex = это не вершина
error-not-a-vertex-expected = рёбра, по одному в строке, между числами: `3 -> 1`
error-edge-nowhere = это ребро никуда не ведёт
error-no-arrow = здесь нет стрелки
error-arrow-expected = `->` между концами ребра: `3 -> 1`
error-cycle = это ребро замыкает цикл: { $cycle }
error-cycle-expected = граф без циклов, иначе игра может не кончиться
error-overflow = переполнение, или результат не определён
error-overflow-expected = целые числа меньше 2^127
error-division = деление на ноль
error-division-expected = делитель, не равный 0
error-at-piece = { $message }, при { $piece }
error-measure = мера равна { $number }
error-measure-expected = 0 или больше
error-leaves = ход оставил бы { $number }
error-leaves-expected = 0 или больше: `when` запрещает ход там, где его нельзя сделать
error-leads-up = ход вёл бы вверх, к { $piece }
error-leads-up-heap-expected = кучи меньше исходной, иначе игра может не кончиться
error-leads-up-position-expected = позиции, у которых первое изменившееся число меньше, иначе игра может не кончиться
error-leads-up-measure-expected = позиции с меньшей мерой, иначе игра может не кончиться
error-takes = ход взял бы { $number }
error-takes-expected = 1 или больше, или 0, если остаются хотя бы две кучи
error-number-large = это число слишком велико
error-tokens-expected = имена, числа и знаки, такие как `+` и `<=`; `#` начинает примечание
error-line-ends = строка здесь кончается
error-line-end-expected = в этой строке больше ничего
error-range-in-expected = `in` и промежуток: `for i in 1..n`
error-range-end-expected = `..` и конец промежутка, входящий в него
error-let-expected = `=` и число: `let d = a - b`
error-colon-expected = `:` и ход либо ещё `for`, `when` или `let`
error-number-already = `{ $name }` уже обозначает число
error-number-already-expected = новое имя
error-number-name-expected = имя числа
error-heap-move-expected = ход: `to …`, `take …` или `split`; перед ним могут стоять `for`, `when` или `let`
error-position-move-expected = ход: `to (…)`; перед ним могут стоять `for`, `when` или `let`
error-tuple-open-expected = позиция в скобках: `to (a - 1, b)`
error-tuple-count = { $count ->
    [one] в этой позиции { $count } число
    [few] в этой позиции { $count } числа
   *[other] в этой позиции { $count } чисел
}
error-tuple-count-expected = { $width }, как сказано в начале файла
error-tuple-close-expected = `,` и следующее число либо `)`
error-leave-expected = сколько куч остаётся: 0, 1, 2 или 3, несколько через запятую, или `any`
error-is-condition = это условие
error-is-condition-expected = число
error-is-number = это число
error-is-number-expected = условие, например `n > 3`
error-no-number = здесь нет числа `{ $name }`
error-one-of-expected = одно из: { $names }
error-close-expected = `)`
error-operand-expected = число, имя или выражение в скобках
error-no-function = нет функции `{ $name }`
error-argument-count = { $count ->
    [one] у `{ $name }` здесь { $count } число
    [few] у `{ $name }` здесь { $count } числа
   *[other] у `{ $name }` здесь { $count } чисел
}
error-argument-count-expected = нужно { $count }
error-argument-range-expected = от { $least } до { $most }
error-too-deep = слишком глубокая вложенность
error-too-deep-expected = не больше { $most } уровней; `let` даёт имя части выражения

# Ходы, записанные текстом
error-move-expected = ход пишется как `2:3` (взять 3 из кучи 2) или `2>4` (уменьшить кучу 2 до 4)
error-no-move = хода нет
error-number-missing = здесь не хватает числа
error-sum = это сумма игр
error-sum-expected = в сумме ход называет слагаемое, например `2/1:3`
error-over = здесь ходов не осталось
error-over-expected = другое слагаемое, если оно есть
error-no-such = { $thing ->
    [component] нет слагаемого
    [position] нет позиции
    [edge] нет ребра
    [row] нет ряда
    [coin] нет монеты
    [step] нет ступени
    [token] нет фишки
   *[heap] нет кучи
} { $number }
error-there-are-none-expected = нет ни одной
error-from-one-expected = { $count ->
    [1] только 1
   *[other] от 1 до { $count }
}
error-several-moves = { $count ->
    [one] это { $count } ход
    [few] это { $count } хода
   *[other] это { $count } ходов
}
error-several-moves-expected = в этой игре по одному
error-cannot-be-done = так сделать нельзя
error-cannot-be-done-expected = изменение того, что есть
error-heap-twice = куча { $number } названа дважды
error-heap-twice-expected = каждая куча один раз
error-not-a-replacement = это не изменение позиции
error-not-a-replacement-expected = позиция и её новые числа ({ $width }), например `1>3,4`
error-only-one-heap = куча только одна
error-only-one-heap-expected = число камней
error-not-left = монета { $left } лежит не левее монеты { $head }
error-not-left-expected = сначала орёл, затем монета левее него
error-no-slide = здесь не сдвинута ни одна монета
error-no-slide-expected = две клетки, например `2>0`, или на сколько вниз, например `2:2`
error-several-squares = это несколько клеток
error-no-coin = на клетке { $square } нет монеты
error-no-coin-expected = клетка, на которой есть монета
error-lower-square = монета сдвигается на клетку с меньшим номером
error-lower-square-expected = клетка с номером меньше { $square }
error-other-coin-expected = другая монета
error-turns-none = здесь не названы монеты
error-turns-none-expected = одна монета или две, например `5` или `5,2`
error-more-than-held = { $amount } — больше, чем есть
error-more-than-held-expected = не больше { $held }
error-not-a-change = это не изменение одного числа
error-not-a-change-expected = { $thing ->
    [coin] монета и на сколько её сдвинуть, например `1:2`, или куда, например `1>2`
    [token] фишка и вершина, в которую она идёт, например `1>2`
    [step] ступень и сколько взять, например `1:2`, или сколько оставить, например `1>2`
   *[heap] куча и сколько взять, например `1:2`, или сколько оставить, например `1>2`
}
error-several-numbers = это несколько чисел
error-several-numbers-expected = нужно одно число
error-nothing-to-add = в этой игре ничего нельзя добавить
error-nothing-to-add-expected = `:` берёт, `>` оставляет

# Запас шагов
error-over-budget = запас шагов исчерпан: { $tried }
error-gave-up = { $steps ->
    [one] { $work } — остановка через { $steps } шаг
    [few] { $work } — остановка через { $steps } шага
   *[other] { $work } — остановка через { $steps } шагов
}
error-gave-up-at-once = { $work } — остановка через 1 шаг
error-memory = { $tried }; предел памяти — { $most } МиБ
error-both = { $first }, { $second }
error-advised = { $error }. { $advice }
advice-server = Сервер большего не даёт; команда `nimatron` даёт, с `--budget` и `--memory`.

# Сохранённые значения
error-save-foreign = это не сохранённые значения Гранди
error-save-format = у сохранённых значений формат { $found }, а известен формат { $known }
error-save-damaged = сохранённые значения повреждены: не сходится контрольная сумма
error-save-malformed = сохранённые значения записаны неверно
error-save-game = сохранены значения { $found }, а не { $wanted }
error-save-value = у кучи { $heap } не может быть такого значения, какое сохранено

# Вопросы
error-unknown-lang = язык `{ $text }` не поддерживается; есть en, ru и zh
error-level = нет уровня `{ $text }`; есть perfect, fallible и random
error-rate = { $text } не лежит между 0 и 1
error-game-over = ходов не осталось
error-no-position = не нашлось позиции, в которой есть ход
error-sum-sequence = у суммы нет последовательности куч: нужна одна игра, например `kayles`
error-not-a-game = `{ $text }` — позиция, а нужна игра без куч, например `kayles`
error-digits = в числе больше { $most } цифр
error-too-far = запрошена куча { $heap }, а наибольшая допустимая — { $most }
error-survey = обзор может охватить не больше { $most } игр
error-single-heap = одна куча — не позиция игры { $game }
error-value-unknown = значение кучи { $heap } неизвестно
error-quotient-game = { $game } — не игра с кучами: мизер-фактор определён для игр, где ход заменяет одну кучу, например `kayles` или `octal(0.123)`
error-genus-game = { $game } — не игра с кучами: роды перечисляются для игр, в которых ход заменяет одну кучу, например `kayles` или `octal(0.123)`
error-period-game = { $game } — не игра с кучами, такая как `kayles` или `subtract(1,3,4)`
error-quotient-stopped = остановка перед кучей { $heap }: { $reason }
error-quotient-upward = у варианта кучи { $heap } есть часть { $part }, которая не меньше неё
error-no-period = период не доказан, поэтому сертификата нет
error-rules-certificate = для игр из файлов правил сертификатов нет: проверяющему понадобился бы сам файл
error-certificate-refused = сертификат не записан, проверка отвечает: { $reason }
error-refused = сертификат отвергнут: { $reason }
error-refused-at = { $field }: { $reason }
error-internal = внутренняя ошибка

# JSON и запросы
error-json-missing = нет поля `{ $field }`
error-json-unknown = лишнее поле `{ $field }`; допустимо: { $expected }
error-json-duplicate = поле `{ $field }` указано дважды
error-json-variant = нет варианта `{ $field }`; допустимо: { $expected }
error-json-type = такое значение здесь недопустимо: { $found }
error-json-syntax = это не JSON
error-json-end = JSON обрывается
error-body-unreadable = тело запроса не читается
error-body-type = тело запроса должно быть JSON, с заголовком `content-type: application/json`
error-body-bytes = { $most ->
    [one] в теле запроса больше { $most } байта
   *[other] в теле запроса больше { $most } байт
}
error-query = запрос непонятен: { $reason }
error-request-late = { $seconds ->
    [one] запрос поступал дольше { $seconds } секунды
   *[other] запрос поступал дольше { $seconds } секунд
}
error-one-host = нужен ровно один заголовок `host`
error-foreign-host = `{ $host }` — не имя этого сервера: ожидается IP-адрес, `localhost` или имя, заданное параметром `--host`
error-foreign-page = страница другого сайта не может пользоваться этим сервером
error-busy = сервер занят, повторите позже
error-deadline = ответ не найден за отведённое время
error-address = здесь ничего нет; что есть, перечислено в /api
error-method = этот метод здесь не применим; что есть, перечислено в /api

# Файлы
error-io-missing = такого файла нет
error-io-denied = нет доступа
error-io-directory = это каталог
error-io-address = адрес занят
error-io-full = на диске нет места

# Что доказывает сертификат
verified-won = { $position } — N-позиция: выигрывает ход в { $to }
verified-lost = { $position } — P-позиция: любой ход проигрывает
verified-over-n = { $position } — N-позиция: ходов не осталось
verified-over-p = { $position } — P-позиция: ходов не осталось
verified-grundy = значение Гранди позиции { $position } равно { $value }
verified-period = значения Гранди игры { $game } имеют период { $period }, начиная с кучи размера { $preperiod }
verified-period-rising = значения Гранди игры { $game } возрастают на { $saltus } с периодом { $period }, начиная с кучи размера { $preperiod }

# Что может занять много времени
term-exhaustive-search = полный перебор
term-grundy-values = значения Гранди
term-grundy-values-by-search = значения Гранди перебором
term-grundy-values-of-all-smaller-positions = значения Гранди всех меньших позиций
term-a-count-of-options = подсчёт вариантов
term-a-proof-of-the-period = доказательство периода
term-a-search-for-options = поиск вариантов
term-a-table-of-grundy-values = таблица значений Гранди
term-a-table-of-positions = таблица позиций
term-closed-sum-of-binomial-coefficients = сумма биномиальных коэффициентов
term-comparing-the-winning-moves-one-by-one = сравнение выигрышных ходов по одному
term-counting-the-winning-moves-one-by-one = подсчёт выигрышных ходов по одному
term-fewest-heaps = поиск хода с наименьшим числом куч
term-heap-sets-of-winning-moves = наборы куч выигрышных ходов
term-conditions-of-a-theorem = условия теоремы
term-nim-multiplication = ним-умножение
term-compounds-of-games = составные игры
term-tetris-hypergraphs = гиперграфы «Тетрис»
term-nim-on-a-simplicial-complex = ним на симплициальном комплексе
term-circular-nim = круговой ним
term-lost-positions-of-a-box = проигрышные позиции в границах
term-bounded-moores-nim = ним Мура с ограничением
term-looking-at-every-option = просмотр всех вариантов
term-a-list-of-the-winning-moves = список выигрышных ходов
term-column-sums = суммы по разрядам
term-a-certificate = сертификат
term-reading-the-position = чтение позиции
term-misere-quotient = мизер-фактор
term-genera = роды
term-misere-values-of-heaps = мизер-значения куч
term-playing-exact-slow-nim = розыгрыш точного медленного нима
term-most-or-fewest-stones = поиск хода с наибольшим или наименьшим числом камней
term-number-of-legal-moves = число допустимых ходов
term-number-of-lost-positions = число проигрышных позиций
term-outcomes-of-a-box = исходы всех позиций до границы
term-random-winning-move = случайный выигрышный ход
term-shorter-presentation = поиск более короткого задания
term-the-parts-of-schwenks-sum = слагаемые суммы Швенка
term-the-rows-inside-a-row-of-end-nim = ряды внутри ряда крайнего нима
term-a-winning-move-of-daisies = выигрышный ход в «Ромашках»
term-the-moves-of-several-heaps = ходы из нескольких куч
term-cutting-every-edge = проверка каждого ребра
term-the-values-of-the-parts-of-a-graph = значения частей графа
term-the-options-by-the-rule-file = варианты по файлу правил
term-a-list-of-all-that-can-follow-by-the-rule-file = список всех возможных продолжений по файлу правил
term-winning-moves-by-column-residues = выигрышные ходы по остаткам разрядов
term-winning-moves-by-suffix-classes = выигрышные ходы по классам окончаний

# Теоремы
term-boutons-theorem = теорема Бутона
term-moores-theorem = теорема Мура
term-sprague-grundy-theorem = теорема Шпрага — Гранди
term-sums-of-tame-games = суммы ручных игр
term-jenkyns-mayberry-formula = формула Дженкинса — Мейберри
term-exact-k-nim = точный k-ним
term-slow-k-nim = медленный k-ним
term-exact-slow-k-nim = точный медленный k-ним
term-exact-slow-k-nim-with-k---1-heaps = точный медленный k-ним с k + 1 кучей
term-greedy-nim = жадный ним
term-bachets-game = игра Баше
term-fergusons-pairing = спаривание Фергюсона
term-nimble-is-nim = нимбл — это ним
term-staircase-nim = лестничный ним
term-poker-nim = покерный ним
term-wythoffs-theorem = теорема Витхоффа
term-euclids-game = игра Евклида
term-fibonacci-nim = ним Фибоначчи
term-turning-turtles = переворачивание черепах
term-ruler = линейка
term-silver-dollar-game = серебряный доллар
term-northcotts-game = игра Норткотта
term-antonim = антоним
term-dynamic-nim = динамический ним
term-end-nim = крайний ним
term-daisies = «Ромашки» (Daisies)
term-cyclic-nimhoff = циклический нимхофф
term-generalised-wythoff = обобщённая игра Витхоффа
term-chomp = щёлк (Chomp)
term-green-hackenbush = зелёный хакенбуш
term-coin-turning = переворачивание монет
term-tartan-theorem = теорема о шотландке
term-the-state-of-the-computation-repeats = состояние вычисления повторяется
term-a-test-for-arithmetic-periods--proved-in-the-source-code-of-nimatron = признак арифметических периодов, доказанный в исходном коде Nimatron
term-the-values-of-two-amounts-have-a-closed-form--proved-in-the-source-code-of-nimatron = для двух величин значения даёт формула, доказанная в исходном коде Nimatron

# Замечания к источникам
remark-boros-tetris-2019 = ; условия сформулированы, а исход доказан в исходном коде Nimatron
remark-ehrenborg-steingrimsson-1996 = : если у каждого цикла есть собственная куча, проигрышные позиции — суммы циклов
remark-moore-bounded = ; остатки по модулю m + 1 при не более чем k + 1 кучах обоснованы в исходном коде Nimatron
remark-gurvich-ho-2015 = ; правило чётности для малого числа куч доказано в исходном коде Nimatron
remark-gurvich-2020 = ; правило для k куч очевидно: каждый ход уменьшает каждую из них
remark-albert-nowakowski-2004 = ; мизер доказан в исходном коде Nimatron
remark-bachet-1612 = ; остатки по модулю m + 1
remark-ferguson-1974 = ; это о мизере, обычную игру решает теорема Шпрага — Гранди
remark-ferguson-notes = : монета на клетке n — куча из n камней
remark-sprague-1937 = : важны только нечётные ступени
remark-winning-ways-3-northcott = : промежуток каждого ряда — куча нима; отступления обратимы
remark-winning-ways-3 = : добавления обратимы
remark-cole-davie-1969 = ; мизер: V. Gurvich (2007)
remark-winning-ways-14 = : орлы — кучи нима
remark-winning-ways-14-ruler = : орёл на месте n равносилен наибольшей степени двойки, делящей n
remark-winning-ways-14-turning = : притворные черепахи, близнецы и тройняшки через числа с нечётным числом единиц
remark-winning-ways-14-tartan = : значение произведения — ним-произведение значений
remark-winning-ways-7 = : принципы слияния и двоеточия
remark-fraenkel-1982 = ; мизер: Wythoff games, continued fractions, cedar trees and Fibonacci searches, Theoret. Comput. Sci. 29 (1984) 49–73
remark-gale-1974 = ; два ряда, два столбца, ряд со столбцом
remark-albert-nowakowski-2001 = ; мизер доказан в исходном коде Nimatron
remark-plambeck-1992 = ; правило с весами доказано в исходном коде Nimatron
remark-schwenk-1970 = ; мизер доказан в исходном коде Nimatron
remark-winning-ways-15-antonim = : три кучи, в каждой на один камень больше
remark-winning-ways-15 = : каждый второй промежуток — куча нима

# Теория и перебор
check-disagreement = { $position }: { $about }: по теории { $theory }, по перебору { $search }

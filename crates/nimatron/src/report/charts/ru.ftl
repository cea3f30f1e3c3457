# Сообщения графиков и таблиц значений Гранди по-русски.

# Графики
chart-title = Значения Гранди игры { $game }, кучи от 0 до { $last }
chart-across = размер кучи
chart-up = значение Гранди
chart-dot = куча и её значение
chart-rare = редкая куча
chart-band = каждый второй период
chart-begin = отсюда начинается повторение

# Последовательности
values-largest = Наибольшее значение: { $value }, впервые у кучи { $heap }.
values-rare = { $count ->
    [one] { $n } редкая куча
    [few] { $n } редкие кучи
   *[many] { $n } редких куч
}, последняя — куча { $last }: у значения чётное число общих единиц с { $mask } в двоичной записи.
values-rare-parity = { $count ->
    [one] { $n } редкая куча
    [few] { $n } редкие кучи
   *[many] { $n } редких куч
}, последняя — куча { $last }: у значения чётное число общих единиц с { $mask } в двоичной записи, причём чётность кучи считается ещё одной единицей.
values-compared = Для доказательства кучи от { $start } до { $end } сравнены с кучами на { $period } больше.
values-observed = { $count ->
    [one] Вычислено { $n } значение; у больших куч может быть иначе.
    [few] Вычислено { $n } значения; у больших куч может быть иначе.
   *[many] Вычислено { $n } значений; у больших куч может быть иначе.
}
values-exceptions = Исключения до этого (куча:значение): { $list }
values-exceptions-more = и ещё { $n } (все перечисляет --json)
values-no-period = Периода до кучи { $last } нет.
values-hidden = все печатает --csv

# Таблицы пар
pairs-title = Значения Гранди: { $game }
pairs-title-misere = Мизер-значения Гранди: { $game }
pairs-title-outcomes = Кто выигрывает: { $game }
pairs-down = вниз: { $number }
pairs-across = вправо: { $number }
pairs-in = { $number } в { $game }
pairs-zero = 0: проигрывает тот, чей ход
pairs-lost = P: проигрывает тот, чей ход
pairs-won = N: выигрывает тот, чей ход
pairs-largest = Наибольшее значение: { $value }, впервые в позиции { $position }.
pairs-lost-count = { $count ->
    [one] Проигрышна для того, чей ход, { $n } позиция.
    [few] Проигрышны для того, чей ход, { $n } позиции.
   *[many] Проигрышны для того, чей ход, { $n } позиций.
}
pairs-misere = Мизер-значение законченной позиции равно 1. Позиция проигрышная, если её мизер-значение 0. Мизер-значение суммы, вообще говоря, не равно ним-сумме.
pairs-cut = Показано до { $position }; всю таблицу печатает --csv.
pairs-wanted = Таблица перебирает два числа, которые не указаны: `wythoff`, `moore(2)`, `kayles + kayles`. В `{ $game }` таких чисел не два.
pairs-unfit = Таблицы `{ $game }` до { $first } и { $second } нет: { $message } ({ $expected })
pairs-too-large = На рисунке помещается не больше { $most } клеток, а в этой таблице их { $cells }; её печатает --csv.
pairs-too-far = Таблица запрошена до { $number }, а здесь можно не больше чем до { $most }.

# Исследование
page-drawing-help = Укажите место или двигайтесь стрелками
page-heap-value = куча { $heap }: { $value }
page-values-cut = Таблица заканчивается на куче { $last }; в файле CSV все значения.
page-svg = Скачать SVG
page-pairs-title = Таблицы двух чисел
page-pairs-help = Игра без чисел или сумма двух игр: kayles + nim. Остальные игры суммы сохраняют свои числа.
page-pairs-shown = Показать
page-pairs-values = значения Гранди
page-pairs-outcomes = кто выигрывает
page-pairs-convention = Кто не может сделать ход,
page-pairs-normal = проигрывает
page-pairs-misere = выигрывает (мизер)
page-pairs-first = Наибольшее первое число
page-pairs-second = Наибольшее второе число
page-pairs-lost = ({ $first }, { $second }): { $cell }, проигрывает тот, чей ход
page-pairs-won = ({ $first }, { $second }): { $cell }, выигрывает тот, чей ход

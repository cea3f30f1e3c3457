# Сообщения отчётов по-русски. `$n` — число целиком, `$count` выбирает его грамматическую форму.

list-separator = ", "
list-last = { $first } и { $last }

stones = { $count ->
    [one] { $n } камень
    [few] { $n } камня
   *[many] { $n } камней
}
chips-moved = { $count ->
    [one] { $n } фишку
    [few] { $n } фишки
   *[many] { $n } фишек
}

# Ходы
lower = уменьшить { $heaps }
change = изменить { $heaps }
lower-heap = кучу { $n } с { $from } до { $to }
lower-number = число { $n } с { $from } до { $to }
split-heap = разделить кучу { $heap } ({ $from }) на { $parts }
slide-coin = передвинуть монету с клетки { $from } на клетку { $to }
slide-token = передвинуть фишку { $n } из вершины { $from } в вершину { $to }
withdraw = взять { $chips } из кучи { $heap } ({ $from } → { $to })
deposit = добавить { $chips } из банка в кучу { $heap } ({ $from } → { $to })
take-stones = взять { $stones } (следующий предел — { $limit })
turn-one = перевернуть монету { $head } решкой вверх
turn-two = перевернуть монету { $head } решкой вверх и перевернуть монету { $left }
turn-more = перевернуть монету { $head } решкой вверх и перевернуть монеты { $left }
turn-run = перевернуть монеты с { $left } по { $head }
replace-position = перейти из { $from } в { $to }
remove-position = убрать { $from }
in-component = в { $component }: { $action }

# Ответ
normal-play = Обычная игра: кто не может сделать ход, проигрывает.
misere-play = Мизер: кто не может сделать ход, выигрывает.
field-count = Число выигрышных ходов: { $answer }
field-grundy = Значение Гранди (обычная игра): { $answer }
field-remoteness = Ходов до конца: { $answer }
unknown = неизвестно: не хватило шагов

# Игра
place-heap = куча { $n }
place-number = число { $n }
place-coin = монета { $n }
place-square = клетка { $n }
place-step = ступень { $n }
place-stones = камни
place-limit = предел
place-bank = банк
place-ground = земля
coin-heads = орёл
coin-tails = решка
illegal-no-such = { $thing ->
    [component] Слагаемого { $index } здесь нет: всего их { $count }.
    [square] Клетки { $index } здесь нет.
   *[other] Номера { $index } здесь нет: всего их { $count }.
}
illegal-heap-count = Нельзя одним ходом изменить столько: { $found }.
illegal-amount = Нельзя взять { $found } из { $from }.
illegal-not-lower = Под номером { $heap } стоит { $from }, и стать { $to } оно не может: число должно уменьшиться.
illegal-split = Эта куча не может превратиться в такие кучи.
illegal-foreign = В этой игре так не ходят.
illegal-rule = { $reason } { $rule }
play-your-turn = Ваш ход.
play-you = Вы: { $move }
play-computer = Компьютер: { $move }
play-you-won = Вы выиграли.
play-computer-won = Компьютер выиграл.
play-gave-away = Этим ходом выигрыш упущен.
play-given-away = Ходы, упустившие выигрыш: { $moves }
play-by-you = ваш ход { $n }
play-by-computer = ход компьютера { $n }
play-guess = Компьютеру не хватило шагов найти безошибочный ход, и он ходит наугад.
play-can-win = Отсюда вы можете выиграть.
play-cannot-win = Отсюда не выиграть, если компьютер не ошибётся.
play-look-at = Обратите внимание: { $places }.
play-hint-move = Выигрышный ход: { $move }. Запись: { $typed }
play-hint-longest = Дольше всего держаться так: { $move }. Запись: { $typed }
play-unknown = Это неизвестно: не хватило шагов.
play-more = … и другие
play-nothing-to-undo = Отменять нечего.
play-nothing-to-redo = Повторять нечего.
play-over = Игра окончена: undo отменяет ход, new начинает заново.
play-level = Соперник { $level }.
play-level-perfect = играет безошибочно
play-level-fallible = ошибается ({ $rate })
play-level-random = ходит наугад
play-level-unknown = Уровни: perfect (безошибочно), fallible (с ошибками, например 25%) и random (наугад).
play-lang-unknown = Языки: en, ru и zh.
play-not-a-move = Это не ход и не команда; help покажет и то и другое.
play-how-heaps = Ходы: 2:3 — взять 3 из кучи 2, 2>4 — уменьшить кучу 2 до 4, 1:1 2:3 — изменить две кучи, 2>3,4 — разделить кучу 2.
play-how-coin = Ходы: 5>2 — передвинуть монету с клетки 5 на клетку 2, 5:3 — передвинуть её на 3 клетки вниз.
play-how-slide = Ходы: 2>4 — передвинуть фишку 2 в вершину 4.
play-how-descend = Ходы: 2:3 — перенести 3 монеты со ступени 2 на ступень ниже.
play-how-chips = Ходы: 2:3 — взять 3 фишки из кучи 2, 2+3 — добавить 3 из банка.
play-how-take = Ходы: 3 — взять 3 камня.
play-how-turn = Ходы: 5 — перевернуть монету 5 решкой вверх, 5,2 — перевернуть ещё и монету 2.
play-how-turn-run = Ходы: 5 — перевернуть монету 5 решкой вверх, 5,2 — перевернуть монеты со 2 по 5.
play-how-replace = Ходы: 1>3,4 — позиция 1 становится (3, 4); если позиций после хода несколько, пишутся все их числа подряд; просто 1 убирает позицию 1.
play-how-sum = В сумме сначала пишется номер слагаемого: 2/1:3.
play-how-compound = В составной игре у каждой компоненты свой номер, между ними стоит `;`: 1/2:1; 2/1:3.
play-commands = hint    подсказка; ещё раз — подробнее
    why     почему позиция выигрышная или проигрышная
    moves   выигрышные ходы
    undo    отменить свой последний ход
    redo    повторить его
    level   perfect, fallible 25% или random
    lang    en, ru или zh
    new     начать заново, или new и позиция
    help    эта справка
    quit    закончить
play-choose = Выберите ход стрелками.
play-preview = Ваш ход: { $move }
play-typing = Ход: { $text }
play-keys = ↑↓ куча  ←→ сколько  Enter ход  h подсказка  w почему  ? справка  q выход
play-panel-hint = Подсказка (h: ещё)
play-panel-why = Почему
play-panel-moves = Выигрышные ходы
play-panel-help = Справка
play-help-keys = ↑ ↓        выбрать кучу
    ← →        меньше или больше (или набрать число)
    Home End   ничего или всё
    s          оставить другое число куч, где кучу можно разделить
    , .        сдвинуть разрез; < > — второй
    Пробел     всё или ничего; перевернуть монету
    Enter      сделать выбранный ход
    Esc        снять выбор, закрыть панель
    PgUp PgDn  листать панель
    :          набрать ход
    u r        отменить, повторить
    h w        подсказка (ещё раз — подробнее), почему
    m          выигрышные ходы
    l L        уровень, язык
    n          начать заново
    q          выйти
play-too-small = Окно слишком мало.

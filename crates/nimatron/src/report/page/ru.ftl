# Сообщения страницы по-русски.

page-title = Nimatron: ним и родственные игры. Сыграйте и узнайте, почему выигрывают
page-skip = К доске
page-places = Разделы
page-place-play = Играть
page-place-learn = Учиться
page-place-explore = Исследовать
page-language = Язык
page-theme = Цвета
page-theme-system = как в системе
page-theme-light = светлые
page-theme-dark = тёмные
page-footer = Все ответы вычисляются на этом компьютере; никуда ничего не отправляется.
page-api = HTTP API

page-setup = Новая игра
page-game = Игра
page-sum = сумма игр
page-parameters = Параметры: { $names }
page-position = Позиция
page-position-help = Например, { $example }; игры складываются знаком +.
page-convention = Игрок, который не может сделать ход, …
page-convention-normal = проигрывает (обычная игра)
page-convention-misere = выигрывает (мизер)
page-begins = Кто начинает
page-begins-first = вы
page-begins-second = соперник
page-opponent = Соперник
page-opponent-perfect = безупречный
page-opponent-fallible = ошибается
page-opponent-random = ходит наугад
page-opponent-person = второй игрок за этим экраном
page-mistakes = Ошибки: { $percent } %
page-start = Начать
page-random = Случайная позиция

page-board = Доска
page-ways = Что делать
page-way-withdraw = забрать фишки
page-way-deposit = добавить фишки из банка
page-heap = Куча { $number }
page-coin = Монета { $number }
page-square = Клетка { $number }
page-step = Ступень { $number }
page-number = Число { $number }
page-pile = Куча
page-ground = земля
page-bank = Банк
page-limit = Предел
page-more = Больше
page-less = Меньше
page-take = Взять
page-leave = Оставить
page-leave-heaps = { $count ->
    [0] ничего
    [1] одну кучу
    [few] { $n } кучи
   *[many] { $n } куч
}
page-part = Часть { $number }
page-choose-lower = { $thing }, { $size }: сколько взять
page-choose-take = { $thing }, { $size }: сколько камней взять
page-choose-leave = { $thing }, { $size }: сколько оставить
page-choose-slide = { $thing } на клетке { $size }: на какую клетку
page-choose-shift = Клетка { $square }: на какую клетку передвинуть монету
page-choose-descend = { $thing }, монет: { $size }. Сколько спустить
page-choose-withdraw = { $thing }, фишек: { $size }. Сколько забрать
page-choose-deposit = { $thing }, фишек: { $size }. Сколько добавить
page-limits-most = { $count ->
    [1] Выберите камни в одной куче.
    [one] Выберите камни не более чем в { $n } куче.
    [few] Выберите камни не более чем в { $n } кучах.
   *[many] Выберите камни не более чем в { $n } кучах.
}
page-limits-exactly = { $count ->
    [1] Выберите камни в одной куче.
    [one] Выберите камни ровно в { $n } куче.
    [few] Выберите камни ровно в { $n } кучах.
   *[many] Выберите камни ровно в { $n } кучах.
}
page-limits-equally = Выберите камни в одной куче или поровну в обеих.
page-heads = орёл
page-tails = решка
page-heads-letter = О
page-tails-letter = Р
page-turn-coin = Монета { $number }, { $shows }

page-your-turn = Ваш ход
page-their-turn = Ход соперника
page-thinking = Соперник думает …
page-turn-first = Ходит первый игрок
page-turn-second = Ходит второй игрок
page-you-won = Вы выиграли!
page-opponent-won = Соперник выиграл.
page-won-first = Первый игрок выиграл!
page-won-second = Второй игрок выиграл!
page-you-played = Вы: { $move }
page-opponent-played = Соперник: { $move }
page-choose = Выберите ход на доске.
page-choose-more = Выберите ещё, чтобы получился ход.
page-your-move = Ваш ход:
page-confirm = Сделать ход
page-clear = Сбросить
page-undo = Назад
page-redo = Вперёд
page-hint = Подсказка
page-more-hint = Ещё подсказка
page-why = Почему?
page-all-moves = Все выигрышные ходы
page-flip = Поменяться местами
page-share = Поделиться
page-copy-link = Скопировать ссылку
page-copy-text = Скопировать как текст
page-copy-json = Скопировать как JSON
page-copied = Скопировано
page-hint-won = Отсюда можно выиграть.
page-hint-lost = Здесь любой ход проигрывает, если соперник играет верно.
page-hint-where = Посмотрите сюда: { $where }.
page-hint-move = Выигрывающий ход: { $move }.
page-hint-resist = Дольше всего держится: { $move }.
page-moves-count = { $count ->
    [one] { $n } выигрышный ход:
    [few] { $n } выигрышных хода:
   *[many] { $n } выигрышных ходов:
}
page-moves-unknown = Число выигрышных ходов неизвестно: не хватило шагов.
page-moves-cut = Список сокращён.
page-history = Ходы
page-beginning = Начало
page-you = Вы
page-first = Первый
page-second = Второй
page-gave-away = упустил выигрыш

page-table = Таблица разрядов
page-live-table = Таблица разрядов после этого хода
page-column-right = верно?
page-column-is-right = верно
page-column-is-wrong = неверно
page-column-open = ещё не решено
page-step-back = Назад
page-step-on = Следующий шаг
page-step-run = Показать всё
page-step-stop = Пауза
page-answer = На выбранный ход соперник ответил бы: { $move }.
page-fact-count = Выигрывающие ходы
page-fact-grundy = Значение Гранди
page-fact-remoteness = Ходов до конца

page-lesson-place = Урок { $number } из { $of }
page-lesson-right = Верно! Что бы теперь ни сделал соперник, вы выиграете.
page-lesson-wrong = После этого может выиграть соперник. Попробуйте другой ход.
page-lesson-again = Ещё раз
page-lesson-next = Дальше
page-lesson-back = Назад
page-lesson-skip = Пропустить
page-lesson-play = Сыграть эту позицию
page-lesson-1-title = Последний камень
page-lesson-1 = В ниме за ход берут любое число камней из одной кучи. Игрок, который не может сделать ход, проигрывает, поэтому взявший последний камень выигрывает.
page-lesson-1-task = Осталась одна куча. Выиграйте сразу.
page-lesson-2-title = Зеркало
page-lesson-2 = Если две кучи равны, то сколько бы соперник ни взял из одной, вы берёте столько же из другой. Поэтому две равные кучи проиграны для того, чей ход.
page-lesson-2-task = Оставьте сопернику две равные кучи.
page-lesson-3-title = Пары степеней
page-lesson-3 = Когда куч больше, зеркало работает на степенях двойки. Запишите кучи в двоичном виде: в каждом столбце таблицы должно быть чётное число единиц. Тогда у каждой единицы есть пара.
page-lesson-3-task = Берите камни из кучи 4, пока каждый столбец не станет чётным. Таблица показывает, что сделает ваш ход.
page-lesson-4-title = Теорема Бутона
page-lesson-4 = Позиция нима проигрышная тогда и только тогда, когда в каждом столбце чётное число единиц: любой ход портит какой-нибудь столбец, а любую испорченную позицию можно исправить, уменьшив кучу с единицей в старшем испорченном столбце.
page-lesson-4-task = Исправьте таблицу.
page-lesson-5-title = Ним Мура
page-lesson-5 = Теперь за ход можно уменьшить до двух куч сразу. Две равные кучи можно забрать вместе! Новое зеркало — три равные кучи: единицы в столбцах считают по модулю 3, на единицу больше числа куч, которые можно уменьшить.
page-lesson-5-task = Сделайте число единиц в каждом столбце кратным 3.
page-lesson-6-title = Две кучи сразу
page-lesson-6 = Куча, потерявшая единицу в старшем столбце, свободна: её младшие цифры могут быть любыми. Этой свободой исправляют младшие столбцы.
page-lesson-6-task = Освободите две кучи и исправьте все три столбца.
page-lesson-7-title = Четыре кучи
page-lesson-7 = Правило то же при любом числе куч и любом k: в каждом столбце число единиц должно делиться на k + 1.
page-lesson-7-task = Найдите выигрышный ход при четырёх кучах.
page-lesson-8-title = Мизер
page-lesson-8 = В мизере выигрывает тот, кто не может ходить, поэтому последний камень никому не нужен. Играйте как раньше, пока ваш ход не оставил бы только кучи по одному камню: тогда оставьте их нечётное число.
page-lesson-8-task = Оставьте нечётное число одиночных камней.
page-lesson-9-title = Ним Мура: мизер
page-lesson-9 = То же с двумя кучами сразу: играйте как раньше, пока есть большие кучи; в конце оставьте число одиночных камней, которое на единицу больше кратного 3.
page-lesson-9-task = Какое число одиночных камней здесь выигрывает: 1, 2, 3 или 4?

page-explore-title = Значения Гранди одной кучи
page-game-notation = В записи
page-largest-heap = Наибольшая куча
page-chart = График значений
page-value-table = Таблица значений
page-heap-plus = куча
page-csv = Скачать CSV
page-sums-title = Любая позиция, в том числе сумма игр
page-sums-ask = Кто выигрывает?

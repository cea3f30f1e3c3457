# Сообщения страницы по-русски.

page-title = Nimatron: ним и родственные игры. Сыграйте и узнайте, почему выигрывают
page-skip = К доске
page-places = Разделы
page-place-play = Играть
page-place-learn = Учиться
page-place-explore = Исследовать
page-language = Язык
page-theme = Цвета
page-theme-system = цвета системы
page-theme-light = светлые цвета
page-theme-dark = тёмные цвета
page-footer = Все ответы вычисляются на этом компьютере; никуда ничего не отправляется.
page-api = HTTP API

page-setup = Новая игра
page-game = Игра
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
page-setup-fields = Позиция и соперник
page-start = Начать
page-random = Случайная позиция

page-board = Доска
page-ways = Что делать
page-way-lower = взять из одной кучи
page-way-withdraw = забрать фишки
page-way-deposit = добавить фишки из банка
page-heap = Куча { $number }
page-coin = Монета { $number }
page-square = Клетка { $number }
page-step = Ступень { $number }
page-number = Число { $number }
page-square-of-row = Ряд { $row }, долька { $square }
page-vertex = Вершина { $name }
page-edge = Ребро { $name }
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
page-choose-advance = Ряд { $row }, фишка на клетке { $square }: на какую клетку
page-choose-shift = { $thing }, монет: { $size }. На какую клетку сдвинуть одну из них
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
page-way-list = Другие ходы
page-listed = Ходы
page-turn-coin = Монета { $number }, { $shows }

page-your-turn = Ваш ход
page-their-turn = Ход соперника
page-thinking = Соперник думает…
page-turn-first = Ход игрока 1
page-turn-second = Ход игрока 2
page-you-won = Вы выиграли!
page-opponent-won = Соперник выиграл.
page-won-first = Выиграл игрок 1!
page-won-second = Выиграл игрок 2!
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
page-hint-move = Выигрышный ход: { $move }.
page-hint-resist = Дольше всего держится: { $move }.
page-moves-count = { $count ->
    [one] { $n } выигрышный ход:
    [few] { $n } выигрышных хода:
   *[many] { $n } выигрышных ходов:
}
page-moves-unknown = Число выигрышных ходов неизвестно: не хватило шагов.
page-moves-cut = Список сокращён.
page-history = Партия
page-beginning = Начало
page-you = Вы
page-first = Игрок 1
page-second = Игрок 2
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
page-fact-count = Выигрышные ходы
page-fact-grundy = Значение Гранди
page-fact-remoteness = Ходов до конца

page-add = Добавить
page-value = значение { $value }
page-strip-help = Нажмите монету, затем клетку левее неё; или перетащите монету.
page-facing-help = Нажмите фишку, затем клетку между двумя фишками; или перетащите фишку.
page-queen-help = Ведите ферзя влево, вниз или по диагонали к углу: нажмите клетку или перетащите ферзя.
page-queen-near-help = Ведите ферзя влево, вниз или к углу по диагонали и рядом с ней: нажмите отмеченную клетку или перетащите ферзя.
page-stairs-help = Нажмите монеты на одной ступени: они спустятся на следующую.
page-break-help = Нажмите камень, чтобы взять его, и соседний, чтобы взять оба.
page-take-help = Нажмите камень: то, что заберёт ход, будет отмечено, и здесь это можно изменить.
page-split-help = Нажмите камень: куча разделится перед ним.
page-close = Закрыть
page-preferences = Настройки
page-sound = Звук
page-keys = Клавиши
page-key-change = на доске: взять больше или меньше, или ввести сколько
page-key-heaps = на доске: к соседней куче
page-key-confirm = на доске: сделать ход
page-key-clear = сбросить выбранное
page-key-step = на ход назад или вперёд (стрелки — вне доски)
page-key-ends = к началу или к концу партии
page-key-undo = отменить, повторить
page-key-hint = подсказка
page-key-why = почему?
page-key-values = показать значения
page-key-new = новая партия
page-key-keys = этот список
page-welcome = Вы здесь впервые?
page-welcome-nim = Возьмите сколько угодно камней из одной кучи. Кто возьмёт последний камень, выигрывает.
page-welcome-learn = Научиться за пять минут
page-welcome-play = Сразу играть
page-over = Партия окончена.
page-last-move = Последний ход: { $move }
page-end-normal-you = У вас не осталось ходов, а игрок, который не может сделать ход, проигрывает.
page-end-normal-opponent = У соперника не осталось ходов, а игрок, который не может сделать ход, проигрывает.
page-end-normal-person = Ходов не осталось, а игрок, который не может сделать ход, проигрывает.
page-end-misere-you = У вас не осталось ходов, а в мизере игрок, который не может сделать ход, выигрывает.
page-end-misere-opponent = У соперника не осталось ходов, а в мизере игрок, который не может сделать ход, выигрывает.
page-end-misere-person = Ходов не осталось, а в мизере игрок, который не может сделать ход, выигрывает.
page-again = Ещё раз
page-again-swapped = Поменяться сторонами
page-look = Разобрать партию
page-actions = Действия
page-analysis = Анализ
page-values = Показать значения
page-verdict-you = Отсюда при верной игре выигрываете вы.
page-verdict-opponent = Отсюда при верной игре выигрывает соперник.
page-verdict-first = Отсюда при верной игре выигрывает игрок 1.
page-verdict-second = Отсюда при верной игре выигрывает игрок 2.
page-mark-wins = выигрывает
page-mark-part = часть выигрышного хода
page-mark-loses = проигрывает
page-lost-for-opponent = Позиция проигрышная для соперника.
page-lost-for-you = Позиция проигрышная для вас, если соперник не ошибётся.
page-won-for-opponent = Отсюда соперник может выиграть.
page-won-for-you = Отсюда вы можете выиграть.

page-to-start = К началу
page-step-before = На ход назад
page-step-after = На ход вперёд
page-to-end = К концу
page-marking = Отмечать ходы, упустившие выигрыш
page-branches = Другие попытки
page-export = Сохранить в файл
page-import = Открыть партию
page-import-help = Позиция, затем по одному ходу в строке.
page-import-file = Файл с партией
page-import-open = Открыть
page-import-nothing = В этом тексте нет позиции.
page-import-line = Строка { $line }: { $problem }
page-link-move = Ход { $number } в ссылке: { $problem }

page-lessons = Уроки
page-lessons-done = Пройдено { $number } из { $of }
page-lesson-place = Урок { $number } из { $of }
page-lesson-right = Верно! Эта позиция проигрышная для соперника.
page-lesson-right-binary = Верно!
page-lesson-wrong = После этого хода соперник может выиграть.
page-lesson-refuted = Соперник отвечает: { $move }. Теперь позиция проигрышная для вас.
page-lesson-again = Попробовать ещё раз
page-lesson-next = Следующий урок
page-lesson-end = К итогам
page-lesson-back = Назад
page-lesson-skip = Пропустить
page-lesson-play = Сыграть эту позицию
page-lamp = Лампа, дающая { $weight }

page-lesson-nim-title = Что такое ним?
page-lesson-nim =
    Камни лежат в кучах. Двое ходят по очереди: за ход берут сколько угодно камней, но не меньше одного, из одной кучи.
    Игрок, который не может сделать ход, проигрывает. Значит, взявший последний камень выигрывает.
page-lesson-nim-task = Осталась одна куча. Выиграйте сразу.
page-lesson-nim-sum = Взявший последний камень выигрывает.

page-lesson-mirror-title = Зеркало
page-lesson-mirror =
    Если две кучи равны, то сколько бы соперник ни взял из одной, вы возьмёте столько же из другой. Ответ у вас есть всегда, поэтому ходы раньше кончатся у соперника.
    Две равные кучи — проигрышная позиция для того, чей ход.
page-lesson-mirror-task = Оставьте сопернику две равные кучи.
page-lesson-mirror-sum = Две равные кучи проигрышны для того, чей ход.

page-lesson-binary-title = Двоичные числа
page-lesson-binary =
    Всякое число — сумма различных степеней двойки: 1, 2, 4, 8 … В двоичной записи под каждой нужной степенью пишут 1, под остальными 0.
    Так, 5 = 4 + 1 — это 101, а 6 = 4 + 2 — это 110. Берите наибольшую степень, которая помещается, затем наибольшую, которая помещается в остаток.
page-lesson-binary-task = Зажгите лампы, которые вместе дают 13.
page-lesson-binary-sum = 13 = 8 + 4 + 1 — это 1101: всякое число представляется такой суммой ровно одним способом.

page-lesson-pairs-title = Пары степеней
page-lesson-pairs = Если куч больше, зеркало работает для степеней двойки. Запишите кучи в двоичной системе друг под другом: если в каждом столбце чётное число единиц, то у каждой степени есть пара.
page-lesson-pairs-task = Берите камни из кучи в 4 камня так, чтобы в каждом столбце стало чётное число единиц. Таблица показывает, что даст ваш ход.
page-lesson-pairs-sum = Если в каждом столбце двоичной записи куч чётное число единиц, у каждой степени двойки есть пара.

page-lesson-bouton-title = Теорема Бутона
page-lesson-bouton =
    Позиция нима проигрышная для того, чей ход, тогда и только тогда, когда в каждом столбце чётное число единиц.
    Любой ход портит какой-нибудь столбец. А испорченную позицию можно исправить: уменьшите кучу, у которой в старшем испорченном столбце стоит 1, и подберите её младшие цифры так, чтобы все столбцы стали чётными.
page-lesson-bouton-task = Исправьте таблицу.
page-lesson-bouton-sum = Оставляйте все столбцы чётными: любой ответ испортит столбец, а вы снова его исправите.

page-lesson-moore-title = Ним Мура
page-lesson-moore =
    Теперь за ход можно уменьшить одну или две кучи. Две равные кучи вы просто забрали бы обе! Новое зеркало — три равные кучи.
    Поэтому единицы столбца считают тройками: их число должно делиться на 3 — на единицу больше, чем число куч, которые можно уменьшить за ход.
page-lesson-moore-task = Сделайте число единиц в каждом столбце кратным 3.
page-lesson-moore-sum = Если за ход можно уменьшить две кучи, число единиц в каждом столбце должно быть кратно 3.

page-lesson-loose-title = Две кучи сразу
page-lesson-loose = Куча, отдавшая единицу в старшем столбце, становится свободной: её младшие цифры могут стать любыми. Эта свобода исправляет младшие столбцы.
page-lesson-loose-task = Уменьшите две кучи так, чтобы все три столбца стали верными.
page-lesson-loose-sum = Идите от старшего столбца к младшим: куча, отдавшая единицу, может изменить все младшие цифры.

page-lesson-four-title = Четыре кучи
page-lesson-four = Правило одно и то же при любом числе куч. Если за ход можно уменьшить до k куч, в каждом столбце должно быть кратное k + 1 число единиц; здесь k равно 2.
page-lesson-four-task = Найдите выигрышный ход при четырёх кучах.
page-lesson-four-sum = Теорема Мура: позиция проигрышная для того, чей ход, тогда и только тогда, когда в каждом столбце кратное k + 1 число единиц.

page-lesson-misere-title = Мизер
page-lesson-misere = В мизере игрок, который не может сделать ход, выигрывает, поэтому никто не хочет брать последний камень. Играйте как прежде, пока ваш ход не оставит одни кучки по одному камню: тогда оставьте их нечётное число.
page-lesson-misere-task = Оставьте нечётное число одиночных камней.
page-lesson-misere-sum = Мизер-ним: как прежде, но в конце оставьте нечётное число одиночных камней.

page-lesson-moore-misere-title = Ним Мура: мизер
page-lesson-moore-misere = То же с двумя кучами сразу: играйте как прежде, пока есть куча из двух или более камней. Когда останутся одни одиночные камни, оставьте их на один больше, чем кратное 3: один, четыре, семь …
page-lesson-moore-misere-task = Сделайте ход, после которого останутся одни одиночные камни, и нужное их число.
page-lesson-moore-misere-sum = Ним Мура, мизер: в конце оставьте одиночных камней на один больше, чем кратное k + 1.

page-lesson-residue-title = Ограничение на ход
page-lesson-residue = Теперь за ход можно взять не больше трёх камней. Сколько бы ни взял соперник — 1, 2 или 3, — вы дополните до 4. Поэтому куча из 4, 8, 12 … камней проигрышна для того, чей ход: важен только остаток от деления на 4.
page-lesson-residue-task = Оставьте кратное 4.
page-lesson-residue-sum = Если можно брать от 1 до m камней, куча равносильна куче нима, размер которой — остаток от деления на m + 1.

page-lesson-grundy-title = Значения Гранди
page-lesson-grundy =
    В кайлсе (Kayles) за ход берут один или два соседних камня, и остаток может распасться на две кучи. Всё равно каждая куча равносильна куче нима. Её размер, значение Гранди, — наименьшее число, к которому не ведёт ни один ход.
    У куч из 0, 1, 2, 3, 4, 5 камней значения 0, 1, 2, 3, 1, 4. В таблице стоят значения куч.
page-lesson-grundy-task = Значения — 4 и 3. Сделайте так, чтобы они взаимно уничтожились.
page-lesson-grundy-sum = У каждой кучи есть значение Гранди: наименьшее число, к которому из неё не ведёт ни один ход.

page-lesson-sum-title = Теорема Шпрага — Гранди
page-lesson-sum =
    Каждая такая игра равносильна одной куче нима, поэтому можно играть в разные игры сразу: ход делают в одной из них. Значения складывают, как в ниме.
    Здесь рядом с кучей нима лежит куча, из которой берут не больше трёх камней. Куча из 6 камней равносильна куче нима из 2 — это остаток от деления на 4.
page-lesson-sum-task = Сделайте так, чтобы две игры взаимно уничтожились.
page-lesson-sum-sum = Шпраг и Гранди: сложите значения всех игр как кучи нима; 0 — проигрыш для того, чей ход.

page-summary = Итоги
page-summary-all = Теперь вы знаете всё.
page-summary-play = Играть
page-summary-explore = Исследовать значения
page-sheet = Лист для печати
page-print = Печать
page-sheet-title = Ним и ним Мура
page-sheet-name = Имя:
page-sheet-example = Пример
page-sheet-exercises = Упражнения
page-sheet-task = Заполните таблицу. Выигрышная ли это позиция для того, чей ход? Если да, запишите выигрышный ход.
page-sheet-move = Ход:
page-sheet-answers = Ответы

page-explore-title = Значения Гранди одной кучи
page-game-notation = В записи
page-largest-heap = Наибольшая куча
page-chart = График значений
page-value-table = Таблица значений
page-heap-plus = куча
page-csv = Скачать CSV
page-zoom = Размер рисунка
page-zoom-in = Крупнее
page-zoom-out = Мельче

page-quotient-title = Мизер-факторы
page-quotient-help = В мизере суммы куч, которые ведут себя одинаково в любой сумме, — это один элемент фактора.
page-quotient-order = Элементов: { $order }. Из них проигрышных для того, чей ход: { $lost }.
page-quotient-growth = Фактор рос на этих кучах (куча: число элементов): { $list }.
page-quotient-period = Начиная с кучи { $preperiod }, элементы всегда повторяются с периодом { $period }: это фактор всех куч.
page-quotient-heaps = Каждая куча и сумма куч, которая ведёт себя так же; проигрышные выделены жирным
page-quotient-same = как
page-quotient-table = Суммы каждых двух элементов

page-rules-title = Своя игра
page-rules-help = Напишите её правила: они читаются, а позиции решаются в вашем браузере. После этого { $game } — такая же игра, как и другие, в полях выше.
page-rules-text = Правила
page-rules-numbers = Числа позиции
page-rules-use = Применить правила
page-rules-elsewhere = Эта страница спрашивает сервер, а он не читает правила своих игр; их читает эта же страница в виде статического сайта и команда.

page-sums-title = Любая позиция, в том числе сумма игр
page-sums-ask = Кто выигрывает?

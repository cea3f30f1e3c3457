// The board: every component of the position, with what may be chosen there.

import { useRef } from 'preact/hooks';
import { emptyDraft } from '../draft';
import type { Draft, ListDraft } from '../draft';
import type { Action, Board, Taking, Way } from '../solver';
import { choices, choose, chooseAll, draftIn, drafts, draftsWith, games, largest, over, settled, thinking, trace, yourTurn } from '../state';
import { t, tn } from '../words';
import { BreakBoard } from './BreakBoard';
import { CircleBoard } from './CircleBoard';
import { HeapBoard } from './HeapBoard';
import type { HeapsProps } from './HeapBoard';
import { listedItems, splits, takingItems } from './item';
import { ListBoard } from './ListBoard';
import { marksOf } from './marks';
import { NumberBoard } from './NumberBoard';
import { CoinRow } from './CoinRow';
import { FacingBoard, isFacing } from './FacingBoard';
import { GraphBoard, isGraph } from './GraphBoard';
import { heapItems, mayBecome, withPick } from './listed';
import type { MovesProps } from './listed';
import { QueenBoard, isQueen, queenItems } from './QueenBoard';
import { useRoom } from './room';
import type { Room } from './room';
import { MOST_SQUARES, RowsBoard } from './RowsBoard';
import { StairsBoard } from './StairsBoard';
import { StripBoard } from './StripBoard';
import { traceOf } from './trace';
import { TreeBoard, isTree } from './TreeBoard';
import { TurnBoard } from './TurnBoard';

export function BoardView() {
  const ruler = useRef<HTMLDivElement>(null);
  const room = useRoom(ruler);
  const found = choices.value;
  const disabled = !yourTurn.value || thinking.value || !settled.value || over.value;
  const count = found?.components.length ?? 1;
  // Components stand beside each other if there is room, else upon each other; each has its name.
  const beside = count > 1 && room.width / count >= 230;
  const each = beside
    ? { width: Math.floor(room.width / count) - 24, height: room.height - 70 }
    : { width: room.width, height: count === 1 ? room.height - (room.width < 500 ? 56 : 34) : Math.max(200, room.height / count - 70) };
  return (
    <section id="board" class={`board ${beside ? 'beside-each-other' : ''}`} aria-label={t('page-board')} data-mover={yourTurn.value ? 'you' : 'opponent'}>
      <div ref={ruler} class="ruler" />
      {found?.components.map((component, index) => (
        <div key={index} class="component" data-component={index}>
          {count > 1 && (
            <h2 class="component-name">
              {games.value.find((game) => game.name === component.game)?.title ?? component.game} <code>{component.notation}</code>
            </h2>
          )}
          <Component board={component.board} index={index} disabled={disabled} room={each} />
        </div>
      ))}
    </section>
  );
}

/** The draft if it is in this component and way, else an empty one. */
function draftHere(index: number, way: number, offered: Way): Draft {
  const now = draftIn(index);
  return now?.way === way ? now : emptyDraft(index, way, offered);
}

/** Where no move is left, the numbers are shown as they are. */
function still(board: Board): Way {
  if (board.look === 'tuples' || board.sketch?.kind === 'rows' || isGraph(board) || isTree(board)) return { way: 'list', moves: [] };
  if (board.look === 'coins' || board.look === 'coin-runs') return { way: 'turn', heads: [] };
  return { way: 'take', verb: 'lower', fewest: 1, most: 1, equally: false, amounts: board.numbers.map(() => ({ of: '1', most: '0' })) };
}

function Component({ board, index, disabled, room }: { board: Board; index: number; disabled: boolean; room: Room }) {
  const way = draftIn(index)?.way ?? 0;
  const offered = board.ways[way] ?? still(board);
  const here = draftHere(index, way, offered);
  return (
    <>
      {board.ways.length > 1 && !isQueen(board, largest.value[index]?.size ?? 0n) && (
        <div class="ways" role="group" aria-label={t('page-ways')}>
          {board.ways.map((other, i) =>
            other.way === 'take' ? (
              <button key={i} type="button" aria-pressed={i === way} disabled={disabled} onClick={() => switchTo(index, i, other)}>
                {t(`page-way-${other.verb}`)}
              </button>
            ) : other.way === 'list' ? (
              <button key={i} type="button" aria-pressed={i === way} disabled={disabled} onClick={() => switchTo(index, i, other)}>
                {t('page-way-list')}
              </button>
            ) : null,
          )}
        </div>
      )}
      <Drawing board={board} index={index} way={offered} here={here} disabled={disabled} room={room} />
    </>
  );
}

interface DrawingProps {
  board: Board;
  index: number;
  way: Way;
  here: Draft;
  disabled: boolean;
  room: Room;
}

function Drawing({ board, index, way, here, disabled, room }: DrawingProps) {
  const lately = traceOf(trace.value, index, board);
  const marks = marksOf(index, here.way);
  const most = largest.value[index] ?? { count: board.numbers.length, size: 0n, sizes: [] };
  const shared = { room, trace: lately, marks };
  if (isQueen(board, most.size)) {
    const onChoose = (draft: Draft) => void choose(draft);
    const onClear = () => void chooseAll(drafts.value.filter(({ component }) => component !== index));
    const onPick = (picks: Map<number, bigint>) => void choose({ component: index, way: 0, kind: 'take', picks });
    const alone = board.ways.length <= 1 && way.way === 'take' && here.kind === 'take';
    const items = alone ? takingItems(board, way, here.picks, disabled, onPick) : queenItems(board, index, here, disabled, onChoose, onClear);
    return (
      <>
        <p class="limits">{board.ways.length === 0 ? '' : t(board.ways.length > 1 ? 'page-queen-near-help' : 'page-queen-help')}</p>
        <QueenBoard board={board} component={index} items={items} most={most.size} disabled={disabled} onChoose={onChoose} onClear={onClear} {...shared} />
      </>
    );
  }
  if (way.way === 'turn' && here.kind === 'turn') {
    return <TurnBoard board={board} turning={way} head={here.head} left={here.left} disabled={disabled} {...shared} onTurn={(head, left) => void choose({ ...here, head, left })} />;
  }
  if (way.way === 'break' && here.kind === 'break') {
    const onBreak = (heap: number | null, take: bigint, parts: bigint[]) => void choose({ ...here, heap, take, parts });
    if (splits(way)) return <BreakBoard board={board} breaking={way} draft={here} disabled={disabled} {...shared} onBreak={onBreak} />;
    return <HeapBoard board={board} items={listedItems(board, way, here, disabled, onBreak)} most={most} {...shared} />;
  }
  if (way.way === 'list' && here.kind === 'list') {
    return <Listed board={board} index={index} moves={way.moves} here={here} most={most} disabled={disabled} {...shared} />;
  }
  if (way.way !== 'take' || here.kind !== 'take') return null;
  const onPick = (picks: Map<number, bigint>) => void choose({ ...here, picks });
  const items = takingItems(board, way, here.picks, disabled, onPick);
  return (
    <>
      <p class="limits">{limits(way, board)}</p>
      <Numbers board={board} items={items} most={most} {...shared} />
    </>
  );
}

type ListedProps = Omit<MovesProps, 'chosen' | 'onChoose'> & { index: number; here: Draft & ListDraft };

/** Moves that are listed, on a picture if there is one. */
function Listed({ board, index, moves, here, most, disabled, ...shared }: ListedProps) {
  const { room, trace, marks } = shared;
  const onChoose = (move: Action | null) => void choose({ ...here, move, picks: new Map() });
  const onPick = (picked: Omit<ListDraft, 'kind'>) => void choose({ ...here, ...picked });
  if (isTree(board)) return <TreeBoard board={board} moves={moves} chosen={here.move} most={most} disabled={disabled} {...shared} onChoose={onChoose} />;
  if (isGraph(board)) return <GraphBoard board={board} component={index} moves={moves} chosen={here.move} disabled={disabled} {...shared} onChoose={onChoose} />;
  if (isFacing(board)) return <FacingBoard board={board} component={index} moves={moves} chosen={here.move} most={most} disabled={disabled} {...shared} onChoose={onChoose} />;
  if (board.sketch?.kind === 'rows' && most.size * BigInt(most.count) <= MOST_SQUARES) {
    return <RowsBoard board={board} moves={moves} chosen={here.move} most={most} disabled={disabled} {...shared} onChoose={onChoose} />;
  }
  if (board.look === 'coins') {
    const turnedTo = (coin: number) => (board.numbers[coin] === '1' ? '0' : '1');
    const press = (coin: number) => onPick(withPick(board, moves, here, coin, here.picks.has(coin) ? null : turnedTo(coin)));
    const mark = (coin: number) => {
      const { move } = withPick(board, moves, here, coin, turnedTo(coin));
      return move ? marks.listed(move) : null;
    };
    return <CoinRow numbers={board.numbers} width={board.sketch?.kind === 'lines' ? board.sketch.width : undefined} turned={(coin) => here.picks.has(coin)} free={(coin) => mayBecome(board, moves, coin, turnedTo(coin))} lately={trace.touches} mark={mark} disabled={disabled} room={room} onPress={press} />;
  }
  if (board.look === 'heaps' || board.look === 'pile') return <HeapBoard board={board} items={heapItems(board, moves, here, disabled, onPick)} most={most} {...shared} />;
  return <ListBoard board={board} moves={moves} chosen={here.move} disabled={disabled} marks={marks} onChoose={onChoose} />;
}

function Numbers({ board, items, most, ...shared }: HeapsProps) {
  if (board.sketch?.kind === 'circle') return <CircleBoard board={board} items={items} most={most} {...shared} />;
  switch (board.look) {
    case 'steps':
      return <StairsBoard items={items} most={most} {...shared} />;
    case 'numbers':
      return <NumberBoard items={items} trace={shared.trace} marks={shared.marks} />;
    case 'strip':
      return <StripBoard items={items} counted first={0} last={items.length - 1} {...shared} />;
    case 'squares':
      return <StripBoard items={items} counted={false} first={board.sketch?.kind === 'from-one' ? 1 : 0} last={Number(most.size < 1000n ? most.size : 1000n)} {...shared} />;
  }
  return <HeapBoard board={board} items={items} most={most} {...shared} />;
}

/** How many numbers may be chosen. */
function limits(taking: Taking, board: Board): string {
  if (board.ways.length === 0) return '';
  if (taking.verb === 'slide') return t('page-strip-help');
  if (taking.verb === 'descend') return t('page-stairs-help');
  if (taking.verb !== 'lower' || board.look === 'numbers' || taking.sets?.length) return '';
  if (taking.equally) return t('page-limits-equally');
  if (taking.fewest === taking.most) return tn('page-limits-exactly', taking.most);
  return tn('page-limits-most', taking.most);
}

function switchTo(component: number, way: number, offered: Way): void {
  // An empty draft in the other way: `choose` would drop it, so it is put there by hand.
  drafts.value = draftsWith(emptyDraft(component, way, offered));
}

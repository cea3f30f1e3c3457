// The board: every component of the position, with what may be chosen there.

import { emptyDraft } from '../draft';
import type { Draft } from '../draft';
import type { Board, Way } from '../solver';
import { choices, choose, confirm, draft, games, moreHint, over, redo, settled, thinking, undo, yourTurn } from '../state';
import { t } from '../words';
import { BreakBoard } from './BreakBoard';
import { TakeBoard, limits } from './TakeBoard';
import { TurnBoard } from './TurnBoard';

export function BoardView() {
  const found = choices.value;
  if (!found) return <div class="board empty" />;
  const disabled = !yourTurn.value || thinking.value || !settled.value || over.value;
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const keys: Record<string, () => void> = { Escape: () => void choose(null), u: undo, r: redo, h: () => void moreHint() };
    if (target.tagName === 'INPUT') keys['Enter'] = () => void confirm();
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <section class="board" aria-label={t('page-board')} onKeyDown={onKeyDown}>
      {found.components.map((component, index) => (
        <div key={index} class="component" data-component={index}>
          {found.components.length > 1 && (
            <h2 class="component-name">
              {games.value.find((game) => game.name === component.game)?.title ?? component.game} <code>{component.notation}</code>
            </h2>
          )}
          <Component board={component.board} index={index} disabled={disabled} />
        </div>
      ))}
    </section>
  );
}

/** The draft if it is in this component and way, else an empty one. */
function draftHere(index: number, way: number, offered: Way): Draft {
  const now = draft.value;
  return now && now.component === index && now.way === way ? now : emptyDraft(index, way, offered);
}

function Component({ board, index, disabled }: { board: Board; index: number; disabled: boolean }) {
  const way = draft.value?.component === index ? draft.value.way : 0;
  const offered = board.ways[way];
  if (!offered) {
    // No move is left here: the numbers are shown as they are.
    const still = { way: 'take' as const, verb: 'lower' as const, fewest: 1, most: 1, equally: false, amounts: board.numbers.map(() => ({ of: '1', most: '0' })) };
    if (board.look === 'coins' || board.look === 'coin-runs') return <TurnBoard board={board} turning={{ way: 'turn', heads: [] }} head={null} left={null} disabled onTurn={() => {}} />;
    return <TakeBoard board={board} taking={still} picks={new Map()} disabled onPick={() => {}} />;
  }
  const here = draftHere(index, way, offered);
  return (
    <>
      {board.ways.length > 1 && (
        <div class="ways" role="group" aria-label={t('page-ways')}>
          {board.ways.map((other, i) =>
            other.way === 'take' ? (
              <button key={i} type="button" aria-pressed={i === way} disabled={disabled} onClick={() => switchTo(index, i, other)}>
                {t(`page-way-${other.verb}`)}
              </button>
            ) : null,
          )}
        </div>
      )}
      {offered.way === 'take' && here.kind === 'take' && (
        <>
          <p class="limits">{limits(offered, board.look)}</p>
          <TakeBoard board={board} taking={offered} picks={here.picks} disabled={disabled} onPick={(picks) => void choose({ ...here, picks })} />
        </>
      )}
      {offered.way === 'turn' && here.kind === 'turn' && (
        <TurnBoard board={board} turning={offered} head={here.head} left={here.left} disabled={disabled} onTurn={(head, left) => void choose({ ...here, head, left })} />
      )}
      {offered.way === 'break' && here.kind === 'break' && (
        <BreakBoard board={board} breaking={offered} draft={here} disabled={disabled} onBreak={(heap, take, parts) => void choose({ ...here, heap, take, parts })} />
      )}
    </>
  );
}

function switchTo(component: number, way: number, offered: Way): void {
  // An empty draft in the other way: `choose` would drop it, so it is put there by hand.
  draft.value = emptyDraft(component, way, offered);
}

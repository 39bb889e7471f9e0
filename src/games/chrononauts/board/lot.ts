/** In the first turn: the die that chose the first player, with the number of each person it could have fallen on. */
import { html, nothing, type TemplateResult } from 'lit';
import { fetched } from '../../../elements/loading/fetched.ts';
import { nameOf } from '../../../elements/frame/board-context.ts';
import type { ChrononautsView } from '../view.ts';
import type { BoardContext } from './board-context.ts';

/** Few games need a die. */
const fetchDie = fetched(() => import('../../../elements/dice/tv-die.ts'));

/** The people it was thrown for, in the order of its faces (CH-033, CH-034). */
export function drawnAmong({ start, seats, options }: ChrononautsView): readonly number[] {
  if (start.step !== 'done' || options.startMethod === 'chosen' || options.mode === 'solonauts') return [];
  const best = Math.min(...start.opened.map(({ error }) => error));
  const tied = start.opened.filter(({ error }) => error === best).map(({ seat }) => seat);
  return tied.length > 0 ? tied : seats.map(({ seat }) => seat);
}

export function lot(context: BoardContext): TemplateResult | typeof nothing {
  const { view, w } = context;
  const among = drawnAmong(view);
  const face = among.indexOf(view.active ?? -1) + 1;
  // Where somebody has gone since, nobody knows any more for how many it was thrown.
  const isWhole = view.seats.every(({ hasLeft, isSkipped }) => !hasLeft && !isSkipped);
  if (view.turn > 1 || view.phase === 'over' || among.length < 2 || face === 0 || !isWhole) return nothing;
  fetchDie();
  return html`<div class="paper lot">
    <tv-die .sides=${among.length} .value=${face}></tv-die>
    <p>
      <b>${w.lotFell(face, nameOf(context, among[face - 1]!))}</b>
      <small>${among.map((seat, i) => `${i + 1}\u{a0}${nameOf(context, seat)}`).join(' · ')}</small>
    </p>
  </div>`;
}

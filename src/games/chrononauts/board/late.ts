/** CH-058: how long whoever is to move still has. Once that is over it is said to all that they may go on without. */
import { html, nothing, type TemplateResult } from 'lit';
import '../../../elements/tv-clock.ts';
import { namesOf } from '../../../elements/frame/board-context.ts';
import type { BoardContext } from './board-context.ts';

/** Before the first turn: the seats that haven't answered for their Identity. */
const undecided = ({ view }: BoardContext): readonly number[] =>
  view.seats
    .filter(({ seat, hasLeft, isSkipped }) => !hasLeft && !isSkipped && view.start.mulligans[seat] === undefined)
    .map(({ seat }) => seat);

/** Phases in which it is that person's doing that all wait. A window has a clock of its own. */
const isWaitedFor = (context: BoardContext): boolean => {
  const { phase, start } = context.view;
  if (phase === 'start') return start.until === undefined && undecided(context).length > 0;
  return ['draw', 'play', 'choose', 'end'].includes(phase);
};

/** In the headline, where everybody sees it. */
export function lateClock(context: BoardContext): TemplateResult | typeof nothing {
  const { view, w, now, lang } = context;
  const { lateAt, options, phase } = view;
  if (lateAt === undefined || !isWaitedFor(context)) return nothing;
  const isStart = phase === 'start';
  return html`<tv-clock
    slot="end"
    class="late"
    label=${isStart ? w.decideLeft : w.turnLeft}
    .now=${now}
    .until=${lateAt}
    .whole=${isStart ? 2 * options.guessSeconds : options.turnSeconds}
    .lang=${lang}
  ></tv-clock>`;
}

/** '' as long as nobody is late. */
export function lateSay(context: BoardContext): string {
  const { view, w, me } = context;
  if (!view.isLate || !isWaitedFor(context)) return '';
  const late = view.phase === 'start' ? undecided(context) : [view.active ?? 0];
  return late.includes(me ?? -1) ? w.ownLate : w.lateSay(namesOf(context, late));
}

/** What a moderator goes through tonight, or today: each step done, now, or to come. */
import type { Call } from '../calls.ts';
import { lengthOf } from '../calls.ts';
import type { LupusView } from '../view.ts';
import type { LupusContext } from './board-context.ts';
import { consoleText } from './console-words.ts';

export interface Step {
  readonly name: string;
  readonly says: string;
  readonly is: 'done' | 'now' | 'next';
}

const STAGES: readonly (readonly [LupusView['stage'], number])[] = [
  ['talk', 0],
  ['vote', 1],
  ['owl', 1],
  ['speech', 2],
  ['vote', 3],
  ['lot', 3],
  ['verdict', 4],
];

const stand = (i: number, now: number): Step['is'] => (i < now ? 'done' : i === now ? 'now' : 'next');

export const isByNight = ({ stage }: Pick<LupusView, 'stage'>): boolean =>
  stage === 'night' || stage === 'dawn' || stage === 'roles';

export function stepsOf({ view, lang }: LupusContext, calls: readonly Call[]): readonly Step[] {
  const w = consoleText(lang);
  if (isByNight(view)) {
    const now = view.stage === 'dawn' ? calls.length : (view.turn?.n ?? 1) - 1;
    const all = calls.map((call, i) => ({
      name: w.step[call.name],
      says: w.seconds(Math.round(lengthOf(call) / 1000)),
      is: stand(i, now),
    }));
    return [...all, { name: w.dawn, says: w.itself, is: stand(calls.length, now) }];
  }
  const isLater = view.vote !== null && view.vote.round > 1;
  const now = view.stage === 'vote' ? (isLater ? 3 : 1) : (STAGES.find(([stage]) => stage === view.stage)?.[1] ?? 0);
  return [w.talk, w.first, w.defence, w.second, w.stake].map((name, i) => ({ name, says: '', is: stand(i, now) }));
}

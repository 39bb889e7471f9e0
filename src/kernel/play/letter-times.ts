/** When letters to a hub leave: it follows from what was asked alone, and is the same for all. SPEC V2. */
import type { LetterTimes } from '../game.ts';
import { SPREAD_MS } from '../game.ts';
import type { Play } from './state.ts';

/** Letters leave so long before their veil closes, unless its game says otherwise. */
export const GRACE_MS = 1_500;

/** Of the `in` of this tag that is open. */
export function letterTimes({ asks }: Pick<Play, 'asks'>, tag: string): LetterTimes | undefined {
  for (const ask of asks)
    if (ask.kind === 'veil' && ask.way === 'in' && ask.tag === tag)
      return { leave: ask.at - (ask.graceMs ?? GRACE_MS) - SPREAD_MS, at: ask.at };
  return undefined;
}

/**
 * What has happened between two views, in one sentence for screen readers, beside what a touch came to (`outcome.ts`). Public things only: a
 * screen reader is heard on a call.
 */
import type { CodenamesView } from '../view.ts';
import type { HouseWords } from './house-words.ts';
import type { Words } from './words.ts';

/** CN-187: the countdown has ended. */
export const isOver = ({ clock }: CodenamesView): boolean =>
  clock !== undefined && 'standing' in clock && clock.standing === 0;

export function news(before: CodenamesView, after: CodenamesView, w: Words, h: HouseWords): string | undefined {
  const says: string[] = [];
  const clue = after.clue;
  if (after.active && clue && (!before.clue || before.turn !== after.turn)) {
    says.push(w.saidClue(after.active, clue.word, h.saidNumber(clue.number)));
  }
  if (after.phase !== before.phase || after.turn !== before.turn || after.guessesMade !== before.guessesMade) {
    if (after.phase === 'ask') says.push(h.saidRuling);
    if (after.phase === 'challenge') says.push(h.objection);
    if (after.phase === 'key') says.push(`${w.keyMaking}.`);
    if (after.phase === 'clue' && after.active) says.push(`${w.nobodysClue(after.active)}.`);
    if (after.phase === 'guess' && after.active) {
      says.push(after.guessesMade > 0 ? w.pickMore(after.active) : w.pick(after.active));
    }
  }
  if (after.lastStand && !before.lastStand) says.push(h.lastStandHint);
  if (isOver(after) && !isOver(before)) says.push(`${h.timeUp}.`);
  return says.length > 0 ? says.join(' ') : undefined;
}

/**
 * What has happened between two views, for screen readers: what neither the headline tells nor what a touch came to (`outcome.ts`). Public
 * things only: a screen reader is heard on a call.
 */
import { type CodenamesView, TEAMS } from '../view.ts';
import type { HouseWords } from './house-words.ts';
import type { Words } from './words.ts';

/** CN-187: the countdown has ended. */
export const isOver = ({ clock }: CodenamesView): boolean =>
  clock !== undefined && 'standing' in clock && clock.standing === 0;

/** @param nameOf who sits there */
export function news(
  before: CodenamesView,
  after: CodenamesView,
  w: Words,
  h: HouseWords,
  nameOf: (seat: number) => string,
): readonly string[] {
  const says: string[] = [];
  for (const team of after.phase === 'lobby' ? TEAMS : []) {
    const { spymaster } = after.teams[team];
    if (spymaster !== null && spymaster !== before.teams[team].spymaster) says.push(w.leads(nameOf(spymaster), team));
  }
  const { clue } = after;
  if (after.active && clue && (!before.clue || before.turn !== after.turn)) {
    says.push(w.saidClue(after.active, clue.word, h.saidNumber(clue.number)));
  }
  if (after.phase !== before.phase || after.turn !== before.turn) {
    if (after.phase === 'ask') says.push(h.saidRuling);
    if (after.phase === 'challenge') says.push(h.objection);
  }
  if (after.lastStand && !before.lastStand) says.push(h.lastStandHint);
  if (isOver(after) && !isOver(before)) says.push(`${h.timeUp}.`);
  return says;
}

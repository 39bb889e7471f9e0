/**
 * What has happened between two views, for screen readers: what neither the headline tells nor what a touch came to (`outcome.ts`). Public
 * things only: a screen reader is heard on a call.
 */
import { type CodenamesView, TEAMS } from '../view.ts';
import type { OutcomeWords } from '../words/outcomes.ts';
import type { HouseWords } from './house-words.ts';
import { toldSince } from './outcome.ts';
import type { Words } from './words.ts';

/** What neither the headline nor the grid shows: rulings on words and clues, and how a team comes to another spymaster (CNQ-25). */
export function tidings(
  before: CodenamesView,
  after: CodenamesView,
  o: OutcomeWords,
  nameOf: (seat: number) => string,
): readonly string[] {
  return toldSince(before, after).flatMap(({ what, team, seat }) => {
    // How a turn ended is in `outcome.ts`.
    if (what === 'timeUp' || what === 'fallen') return [];
    if (what === 'leads') return team && seat !== undefined ? [o.leads(nameOf(seat), team)] : [];
    if (what === 'handFailed') return team ? [o.handFailed(team)] : [];
    return [o[what]];
  });
}

/** CN-187: the countdown has ended. */
const isOver = ({ clock }: CodenamesView): boolean =>
  clock !== undefined && 'standing' in clock && clock.standing === 0;

/** @param nameOf who sits there */
export function news(
  before: CodenamesView,
  after: CodenamesView,
  { w, h, o }: { readonly w: Words; readonly h: HouseWords; readonly o: OutcomeWords },
  nameOf: (seat: number) => string,
): readonly string[] {
  const says: string[] = [];
  for (const team of after.phase === 'lobby' ? TEAMS : []) {
    const { spymaster } = after.teams[team];
    if (spymaster !== null && spymaster !== before.teams[team].spymaster) says.push(o.leads(nameOf(spymaster), team));
  }
  const { clue } = after;
  if (after.active && clue && (!before.clue || before.turn !== after.turn)) {
    says.push(w.saidClue(after.active, clue.word || h.onlySaid, h.saidNumber(clue.number)));
  }
  if (after.phase !== before.phase || after.turn !== before.turn) {
    if (after.phase === 'ask') says.push(h.saidRuling);
    if (after.phase === 'challenge') says.push(h.objection);
  }
  if (after.lastStand && !before.lastStand) says.push(h.lastStandHint);
  if (isOver(after) && !isOver(before)) says.push(`${h.timeUp}.`);
  return says;
}

/** The end: the moderator's record is opened, and every browser checks it for itself. A game that is called off has its record opened too. */
import { type Ask, move, type Move, type None, type Outcome, type Seat, type Step } from '../../kernel/game.ts';
import { nothing } from '../../kernel/schemas.ts';
import { isCarried } from '../kit/votes.ts';
import { audit, type Audit } from './audit.ts';
import { stopClock } from './day-clock.ts';
import { cardsOf } from './desk.ts';
import { handIfAgreed } from './hand-over.ts';
import { again } from './lobby.ts';
import { tell } from './news.ts';
import { askAgain } from './night.ts';
import { living } from './people.ts';
import type { Side } from './roles.ts';
import { rule } from './rules.ts';
import { isSince3, type State } from './state.ts';
import { fail } from './stuck.ts';

/** @param declared null where the game is called off */
export function openRecord(s: State, ask: Ask, declared: Side | null): State {
  for (const tag of ['in', 'out', 'phase', 'lot', 'handed']) ask.cancel(tag);
  const ended = {
    ...stopClock(s, ask),
    stage: 'record' as const,
    handing: null,
    calling: [],
    asides: [],
    whispers: [],
    paused: false,
    stuck: null,
    declared,
  };
  askRecord(s, ask);
  return declared === null ? ended : tell(ended, 'ended', [], declared);
}

/** So long the table waits for the moderator's device to open its record. */
const OPENING_MS = 30_000;
const UNOPENED = 'unopened';

function askRecord(s: State, ask: Ask): void {
  ask.open('record', s.cells, s.hub);
  ask.timer(UNOPENED, OPENING_MS);
}

/** It doesn't: the table may ask again, or close the game unproven. */
function onUnopened(s: State, ask: Ask): State {
  if (s.stage !== 'record' || s.opened !== null) return s;
  ask.cancel('record');
  return fail(s, ask, 'record');
}

const WHY = { humans: 'LU-123', wolves: 'LU-124', hamster: 'LU-168' } as const;

/** Those who live have called it off; by earlier rules it ended as if the moderator were missing. */
const isCalledOff = (s: State): boolean => isSince3(s) && s.declared === null;

function ruleOf(s: State, found: Audit | undefined): string {
  if (found?.side) return WHY[found.side];
  if (isCalledOff(s) && living(s).length > 0) return 'LUQ-27';
  return s.declared && !found ? 'LU-130' : 'LU-201';
}

/** What comes of it. Without a record nothing is proven, and nobody has won. */
function over(s: State, found: Audit | undefined): State {
  const side = found?.side ?? null;
  const result: Outcome = { winners: found?.winners ?? [], why: ruleOf(s, found) };
  const after: State = { ...s, stage: 'over', stuck: null, findings: found?.findings ?? null, side, result };
  if (!found) return tell(after, s.declared ? 'unproven' : 'calledOff');
  const ended = isCalledOff(s) ? tell(after, 'calledOff') : after;
  const { length } = found.findings;
  return length === 0 ? tell(ended, 'checked') : tell(ended, 'lied', [s.hub], length);
}

const onRecord: Step<State> = (s, { faces, failed }, ask) => {
  if (s.stage !== 'record') return s;
  ask.cancel(UNOPENED);
  const roles = faces && cardsOf(s, faces);
  if (failed || !faces || !roles) return fail(s, ask, 'record');
  const open: State = { ...s, opened: faces, roles };
  if (s.record.length === 0) return checked(open, []);
  ask.open(
    'letters',
    s.record.map(({ thing }) => thing),
  );
  return open;
};

const onLetters: Step<State> = (s, { faces, failed }, ask) => {
  if (s.stage !== 'record') return s;
  return failed || !faces ? fail(s, ask, 'letters') : checked(s, faces);
};

function checked(s: State, letters: readonly string[]): State {
  const faces = new Map<string, string>([
    ...s.cells.map((cell, i) => [cell, s.opened?.[i] ?? ''] as const),
    ...s.record.map(({ thing }, i) => [thing, letters[i] ?? ''] as const),
  ]);
  return over(
    s,
    audit(s, (thing) => faces.get(thing)),
  );
}

export const endSteps: Readonly<Record<'record' | 'letters' | typeof UNOPENED, Step<State>>> = {
  record: onRecord,
  letters: onLetters,
  [UNOPENED]: (s, _, ask) => onUnopened(s, ask),
};

/** The seats whose word counts for calling it off: those who live and are here; where nobody is, all at the table. */
export function callers(s: State): readonly Seat[] {
  const here = living(s).filter((seat) => !s.away.includes(seat));
  const others = s.seats.filter((seat) => !s.left.includes(seat));
  return here.length > 0 ? here : others;
}

const callOff: Move<State, None> = {
  args: nothing,
  who: (s) => s.seats,
  rules: [
    rule('LU-129', 'game-over', (s) => s.stage !== 'over' && s.stage !== 'lobby'),
    rule('LUQ-27', 'eliminated-silent', (s, m) => callers(s).includes(m.seat)),
    rule('LUQ-27', 'already-agreed', (s, m) => !s.calling.includes(m.seat)),
  ],
  apply: (s, { seat }, ask) => offIfCarried({ ...s, calling: [...s.calling, seat] }, ask),
  choices: () => [{}],
};

export function offIfCarried(s: State, ask: Ask): State {
  return s.calling.length > 0 && isCarried(s.calling, callers(s)) ? off(s, ask) : s;
}

/** A record that nobody opens is waited for no longer. */
export function off(s: State, ask: Ask): State {
  const closed = s.stage === 'record' || s.stuck?.from === 'record' || s.stuck?.what === 'hub';
  for (const tag of ['roles', 'record', UNOPENED, 'letters', 'in', 'out', 'phase', 'lot']) ask.cancel(tag);
  return closed || s.cells.length === 0 ? over(stopClock(s, ask), undefined) : openRecord(s, ask, null);
}

/** Asks again what has failed. A deal that was broken off goes back to the lobby, so that another may moderate. */
const tryAgain: Move<State, None> = {
  args: nothing,
  who: (s) => s.seats,
  slot: (s) => `${s.stuck?.what} ${s.record.length}`,
  rules: [
    rule('LU-201', 'nothing-stuck', (s) => s.stage === 'stuck'),
    rule('LU-201', 'not-now', (s) => s.stuck?.what !== 'hub'),
  ],
  apply(s, _, ask) {
    const { what, from } = s.stuck!;
    if (what === 'roles') return again(s);
    const on: State = { ...s, stage: from, stuck: null };
    if (what === 'record' || what === 'letters') return openAgain(on, ask);
    return askAgain(on, ask);
  },
  choices: () => [{}],
};

function openAgain(s: State, ask: Ask): State {
  if (s.opened === null) askRecord(s, ask);
  else
    ask.open(
      'letters',
      s.record.map(({ thing }) => thing),
    );
  return s;
}

/** Somebody who had a word in it has left. */
export const unblocked = (s: State, ask: Ask): State => offIfCarried(handIfAgreed(s, ask), ask);

export const endMoves: Readonly<Record<'callOff' | 'tryAgain', Move<State, never>>> = {
  callOff: move(callOff),
  tryAgain: move(tryAgain),
};

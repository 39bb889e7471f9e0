/**
 * The stack of plays: a card is announced, and its window opens. It resolves when all others have passed, when the time is over, or when no
 * Note can come (CH-167, CH-168, CH-176). A pass is in the state and in no view until the window is closed (CH-173).
 */
import type { Ask, Seat } from '../../kernel/game.ts';
import { without } from '../kit/seats.ts';
import { runUntil } from '../kit/clock.ts';
import { MEMO, findCard } from './cards/deck.ts';
import { resolve } from './effects.ts';
import { tell } from './news.ts';
import { discarded, faceOf, isSolo, learned, playing, type PlayItem, type State } from './state.ts';

/** CH-172: milliseconds over the time that the table sees. */
export const GRACE_MS = 500;

/** CH-167: everybody but whose card it is. */
export const answerers = (s: State, item: PlayItem): readonly Seat[] => without(playing(s), [item.seat]);

export const top = (s: State): PlayItem | undefined => s.stack.at(-1);

/** All are in every deck that has windows at all. */
const MEMOS = findCard(MEMO)!.count;

/** CH-176: every Note of the deck lies visibly on the discard pile or on the stack. */
function areMemosOut(s: State): boolean {
  const thrown = s.discard.filter((card) => faceOf(s, card) === MEMO).length;
  return thrown + s.stack.filter(({ face }) => face === MEMO).length === MEMOS;
}

const haveAllPassed = (s: State, item: PlayItem): boolean =>
  answerers(s, item).every((seat) => s.passed.includes(seat));

/** Solonauts has no windows (CH-269). */
function closesAtOnce(s: State, item: PlayItem): boolean {
  if (isSolo(s) || (s.options.skipWindow && areMemosOut(s))) return true;
  return !s.options.fixedWindow && haveAllPassed(s, item);
}

/** A card goes on the stack. */
export function announce(s: State, play: Omit<PlayItem, 'id'>, ask: Ask): State {
  const item = { id: s.plays + 1, ...play };
  const passed = without(s.autoPass, [item.seat]);
  const next = { ...learned(s, item.card, item.face), plays: item.id, stack: [...s.stack, item], passed };
  if (closesAtOnce(next, item)) return closed(next, ask);
  return { ...next, until: runUntil(ask, 'window', next.options.memoSeconds * 1_000, GRACE_MS) };
}

/**
 * The uppermost card's window closes. A Note takes the card below it along to the discard pile. Where that was a Note too, nothing answers any
 * more the card that lay under it. That one closes without a window of its own (CH-152, CH-161, CH-162).
 */
export function closed(s: State, ask: Ask): State {
  ask.cancel('window');
  const item = top(s)!;
  if (item.face !== MEMO) return resolve({ ...s, stack: s.stack.slice(0, -1), passed: [] }, item);
  const below = s.stack.at(-2)!;
  const stopped = tell(s, 'stopped', { seats: [below.seat, item.seat], ids: [below.face] });
  const next = discarded({ ...stopped, stack: s.stack.slice(0, -2), passed: [] }, [below.card, item.card]);
  return below.face === MEMO ? closed(next, ask) : next;
}

/** Somebody has passed, left or been passed over. */
export function closedIfDue(s: State, ask: Ask): State {
  const item = top(s);
  return item && closesAtOnce(s, item) ? closed(s, ask) : s;
}

/**
 * The own turns in shuffles, by the own clock. Table time is the sequencer's: one that makes it run could pass over everybody who isn't in
 * league with it. A device that was passed over before its time gives no share of a card of that shuffle. So it takes more than a sequencer
 * to deal from a stacked deck. Its person is told and may let it pass. Nothing of it is kept: whoever opens the page anew has done so too.
 * A page that saw nothing for a while blames nobody for what happened in it.
 */
import type { TableState } from '../state/state.ts';
import type { Seat } from '../game.ts';
import type { OwedDuty } from './performance.ts';
import { own } from '../own.ts';
import { pileOf } from '../runs/cards.ts';

/** A turn that lasted so long here was fair, whatever the table's time says. */
const FAIR_MS = 10_000;
/** After a break so long passes until what came meanwhile is read, checked and committed. */
const SETTLED_MS = 5_000;

/** Which shuffle the cards of a pile lie in the order of: after going back one that has left them their names. */
const lastOf = ({ cards }: TableState, pile: string): string => own(cards.shuffles, pile)?.mixed ?? pile;

export class OwnTurns {
  /** When a turn was first seen, by ask. */
  readonly #since = new Map<string, number>();
  /** Shuffles in which this seat was passed over too soon: when its turn was seen, and when that it was over. */
  readonly #unfair = new Map<string, { readonly sinceMs: number; readonly overMs: number }>();
  /** The last time in which this page saw nothing: it slept, stood still or had no line. */
  #break = { fromMs: -Infinity, toMs: -Infinity };
  #passedOver = false;

  /** Was this seat passed over too soon in a shuffle that is on, or of which a card is left? As of the last look. */
  get passedOver(): boolean {
    return this.#passedOver;
  }

  /** The person lets it pass: this device helps with the cards of all such shuffles so far. */
  waive(): void {
    this.#unfair.clear();
    this.#passedOver = false;
  }

  /** Nothing reached this page in that time: a turn seen first afterwards may have begun with it. It may be told a moment late. */
  broke(fromMs: number, toMs: number): void {
    // A device that wakes up finds its line gone as well: one break.
    const isOne = fromMs <= this.#break.toMs + SETTLED_MS;
    this.#break = {
      fromMs: isOne ? Math.min(fromMs, this.#break.fromMs) : fromMs,
      toMs: Math.max(toMs, this.#break.toMs),
    };
    for (const [id, sinceMs] of this.#since) this.#since.set(id, this.#begun(sinceMs));
    for (const [id, { sinceMs, overMs }] of this.#unfair)
      if (overMs - this.#begun(sinceMs) >= FAIR_MS) this.#unfair.delete(id);
  }

  /** Takes note of a committed state. @param nowMs by the own clock */
  look(state: TableState, seat: Seat | undefined, nowMs: number): void {
    if (seat !== undefined) this.#note(state, seat, nowMs);
    const last = new Set(Object.keys(state.cards.shuffles).map((pile) => lastOf(state, pile)));
    const there = (id: string): boolean => Object.hasOwn(state.requests, id) || last.has(id);
    this.#passedOver = seat !== undefined && [...this.#unfair.keys()].some((id) => there(id));
  }

  /** When what was first seen then can have begun. */
  #begun(seenMs: number): number {
    const { fromMs, toMs } = this.#break;
    return seenMs >= fromMs && seenMs < toMs + SETTLED_MS ? fromMs : seenMs;
  }

  #note(state: TableState, seat: Seat, nowMs: number): void {
    for (const [id, run] of Object.entries(state.requests)) {
      if (run.kind !== 'shuffle') continue;
      if (run.turns[0] === seat && !this.#since.has(id)) this.#since.set(id, this.#begun(nowMs));
      if (run.passed.includes(seat)) this.#since.delete(id);
      this.#judge(id, run.skipped.includes(seat), nowMs);
    }
    for (const [pile, { by, skipped }] of Object.entries(state.cards.shuffles)) {
      const id = lastOf(state, pile);
      if (by.includes(seat)) this.#unfair.delete(id);
      this.#judge(id, skipped.includes(seat), nowMs);
    }
  }

  #judge(id: string, skipped: boolean, overMs: number): void {
    const sinceMs = this.#since.get(id);
    if (!skipped || sinceMs === undefined) return;
    this.#since.delete(id);
    if (overMs - sinceMs < FAIR_MS) this.#unfair.set(id, { sinceMs, overMs });
  }

  /** Is this a keeper's share of a card that lies as such a shuffle has left it? */
  withholds(state: TableState, { ask, item }: OwedDuty): boolean {
    if (this.#unfair.size === 0 || item === undefined) return false;
    const run = state.requests[ask];
    // Going over to new keepers shows nothing.
    const parts =
      run?.kind === 'lock' && run.ask !== 'rekey' ? run.parts : run?.kind === 'open' ? run.deck?.parts : undefined;
    const part = parts?.[item];
    return (
      (part?.from === 'keepers' || part?.from === 'ring') &&
      part.things.some((thing) => this.#unfair.has(lastOf(state, pileOf(thing))))
    );
  }
}

/**
 * People who think about what they have read. An author's notes say which cards are worth reading again when, and which options are right once
 * their clues are known. Until they have read those they know no more than anybody.
 */
import { holds } from '../../language/evaluate.ts';
import type { Question } from '../../language/run.ts';
import { factsFor } from '../../table/facts.ts';
import { locationsOf } from '../../table/lookups.ts';
import { choices } from '../../table/rounds.ts';
import { rowOf } from '../../table/rows.ts';
import type { State } from '../../table/state.ts';
import type { Clues, Notes } from '../../vault/source.ts';
import type { Chance } from './chance.ts';
import type { Memory } from './memory.ts';

/** A place that one has been to already draws less. */
const AGAIN = 0.4;
const NEEDED = 1.2;
const MOOD = 0.4;

export class Thoughts {
  readonly #notes: Notes;
  readonly #memory: Memory;
  readonly #chance: Chance;
  /** Knows everything that the notes say, from the start. */
  readonly isInformed: boolean;
  /** Goes by every way, not by the route alone, and takes a test that is more likely to fail. */
  readonly isBold: boolean;
  readonly #forgets: number;
  readonly #kept = new Map<string, boolean>();
  #wants: { readonly of: State; readonly cards: ReadonlySet<string> } | null = null;

  /**
   * @param forgets share of the cards read that it can't use until they are read in a later run, 0 … 1. `informed` knows all of it without
   * reading, and so does `bold`, for whom the route comes too late
   */
  constructor(notes: Notes, memory: Memory, chance: Chance, forgets: number | 'informed' | 'bold') {
    this.#notes = notes;
    this.#memory = memory;
    this.#chance = chance;
    this.isBold = forgets === 'bold';
    this.isInformed = this.isBold || forgets === 'informed';
    this.#forgets = typeof forgets === 'number' ? forgets : 0;
  }

  #recalls(card: string): boolean {
    if (this.isInformed) return true;
    if (!this.#memory.read.has(card)) return false;
    const kept = this.#kept.get(card) ?? !this.#chance.is(this.#forgets);
    this.#kept.set(card, kept);
    return kept;
  }

  /** A run is over: what was forgotten is as good as unread, until somebody reads it again. */
  runOver(): void {
    for (const [card, isKept] of this.#kept) {
      if (isKept) continue;
      this.#kept.delete(card);
      this.#memory.read.delete(card);
    }
  }

  /** Whether all of it is known; of a list inside any one card is enough. */
  knows(clues: Clues): boolean {
    return clues.every((any) => [any].flat().some((card) => this.#recalls(card)));
  }

  /** Undefined where it has no opinion. */
  option({ options, offered }: Extract<Question, { readonly what: 'choose' }>): number | undefined {
    const says = (i: number): readonly string[] => Object.values(options[i]!.label);
    const noted = offered.map((i) => ({
      i,
      note: this.#notes.options.find((one) => says(i).some((text) => text.includes(one.says))),
    }));
    const right = noted.find(({ note }) => note && this.knows(note.clues));
    if (right) return right.i;
    // What it doesn't know yet it leaves alone, where it can.
    const calm = noted.filter(({ note }) => !note?.isRiddle);
    return this.#chance.pick(calm.length > 0 ? calm : noted)?.i;
  }

  /** Cards that it wants to read now. */
  wanted(s: State): ReadonlySet<string> {
    // It is asked for each slot of a row, and nothing is read between two deeds.
    if (this.#wants?.of !== s) this.#wants = { of: s, cards: this.#wantedNow(s) };
    return this.#wants.cards;
  }

  #wantedNow(s: State): ReadonlySet<string> {
    const facts = factsFor(s, { seat: s.captain, card: '' });
    const { ways, route, rescue = [] } = this.#notes;
    const now = this.isBold
      ? [...ways, ...rescue].filter(({ when }) => holds(when, facts))
      : this.isInformed && route
        ? route.filter(({ when }) => holds(when, facts))
        : ways.filter(({ when, clues }) => holds(when, facts) && this.knows(clues));
    const last = now.filter(({ isLast }) => isLast);
    return new Set((last.length > 0 ? last : now).map(({ card }) => card));
  }

  /** Where something is wanted, else where most is unread. */
  place(s: State): string | undefined {
    const wanted = this.wanted(s);
    const worth = (id: string): number => {
      const row = rowOf(s, id);
      const unread = row.filter((card) => card !== null && !this.#memory.read.has(card)).length;
      const needs = row.filter((card) => card !== null && wanted.has(card)).length;
      const fresh = (unread / Math.max(1, row.length)) * (s.visits[id] ? AGAIN : 1);
      return fresh + (needs > 0 ? NEEDED + needs / 10 : 0) + (this.#chance.below(100) / 100) * MOOD;
    };
    const known = new Set(locationsOf(s).map(({ id }) => id));
    const all = choices(s).filter((id) => known.has(id));
    const rated = all.map((id) => ({ id, worth: worth(id) }));
    return rated.toSorted((a, b) => b.worth - a.worth)[0]?.id;
  }
}

/** A table with keepers on the fold's bench. One hand has dealt their shares; all proofs are made, in the usual group or in the real one. */
import type { CardPorts } from '../../src/kernel/acting/perform-cards.ts';
import { readable, readFaces } from '../../src/kernel/cards/reading.ts';
import { seatOf } from '../../src/kernel/state/state.ts';
import type { Folded } from '../../src/kernel/fold/folded.ts';
import type { Answer, Game, Handle } from '../../src/kernel/game.ts';
import { makeUndoBody, UNDO_ACT } from '../../src/kernel/undo/body.ts';
import { moveBodyOf } from '../../src/kernel/table/propose.ts';
import { KIND } from '../../src/kernel/journal/entry.ts';
import type { LeftOut } from '../../src/kernel/runs/keepers.ts';
import { runJob } from '../../src/kernel/secrets/jobs.ts';
import { type CardToy, cardToy } from './card-toy.ts';
import { Bench, type Person } from './fold-bench.ts';
import { sodiumGroup } from './groups.ts';
import { type Kept, makeKeepers, together } from './dealt-keepers.ts';
import { webRng } from '../../src/embed/adapters/keys.ts';
import type { Group } from '../../src/kernel/secrets/group.ts';
import { usualGroup } from './usual-group.ts';

/** A seat that keeps nothing, whatever happens. */
export const NEVER: LeftOut = { why: 'silent', times: 9 };

export const FACES: readonly string[] = Array.from(
  { length: 52 },
  (_, i) => `${'SHDC'[Math.floor(i / 13)]}${(i % 13) + 1}`,
);

interface Wanted {
  readonly what: string;
  readonly cards?: readonly string[] | undefined;
  readonly faces?: readonly string[];
  readonly to?: number;
  readonly seats?: readonly number[];
  readonly n?: number;
  readonly sides?: number;
}

export class CardTable {
  readonly bench: Bench;
  readonly #group: Group;
  readonly #work: CardPorts['work'];
  kept!: Kept;

  private constructor(bench: Bench, group: Group) {
    this.bench = bench;
    this.#group = group;
    this.#work = { run: (job) => Promise.resolve(runJob(group, webRng, job)) };
  }

  /** `n` people play, the first `k` of them keep, `t` of those are enough. */
  static of(n: number, k: number = n, t: number = Math.floor(k / 2) + 1, strict = false): Promise<CardTable> {
    return CardTable.with(cardToy as never, n, k, t, strict);
  }

  /** …in the real group, for what is about proofs and those who forge them. */
  static real(n: number, k: number = n, t: number = Math.floor(k / 2) + 1, strict = false): Promise<CardTable> {
    return CardTable.with(cardToy as never, n, k, t, strict, sodiumGroup);
  }

  static async with(
    game: Game<never, never>,
    n: number,
    k: number,
    t: number,
    strict = false,
    asked?: Group,
  ): Promise<CardTable> {
    const group = asked ?? (await usualGroup());
    const bench = await Bench.of(game, n, true, group);
    const table = new CardTable(bench, group);
    for (const [i, person] of bench.people.entries()) bench.sit(person, i);
    const seats = Array.from({ length: n }, (_, i) => i);
    table.keep(table.keepers(seats.slice(0, k), t, seats, strict));
    bench.put(bench.people[0]!, KIND.start, bench.startBody());
    return table;
  }

  /** Keepers as if they had made their keys. */
  keepers(seats: readonly number[], t: number, hands: readonly number[] = seats, strict = false): Kept {
    const deviceOf = (seat: number): string => this.person(seat).device;
    return makeKeepers(this.#group, webRng, deviceOf, seats, t, hands, strict);
  }

  /** These are the keepers from now on. */
  keep(kept: Kept): void {
    this.kept = kept;
    const { keepers } = kept.set;
    const others = this.bench.state.roster.map(({ seat }) => seat).filter((seat) => !keepers.includes(seat));
    // Nobody else comes to keep by itself.
    const out = Object.fromEntries(others.map((seat) => [seat, NEVER]));
    this.bench.set((state) => {
      const { making: _, ...keeping } = state.keeping ?? { attempts: 1 };
      return { ...state, keeping: { ...keeping, out, set: kept.set } };
    });
    this.equip(kept);
  }

  /** Everybody's device gets what it holds. */
  equip(...all: readonly Kept[]): void {
    for (const person of this.bench.people) {
      const seat = seatOf(this.bench.state, person.device);
      const own = seat === undefined ? [] : all.flatMap((kept) => kept.own.get(seat) ?? []);
      if (own.length > 0) Object.assign(person.ports, { cards: { work: this.#work, own: together(own) } });
    }
  }

  /** Goes back to before a move: one seat proposes, the others agree. */
  rewind(move: string, by: number, others: readonly number[]): void {
    const proposal = this.#undo(by, UNDO_ACT.propose, move);
    if (proposal.kind !== 'done') throw new Error(JSON.stringify(proposal));
    for (const seat of others) this.#undo(seat, UNDO_ACT.agree, this.bench.state.undo.offer!.entry);
  }
  #undo(seat: number, act: 2 | 3, about: string): Folded {
    return this.bench.put(this.person(seat), KIND.undo, makeUndoBody({ act, about }));
  }

  get toy(): CardToy {
    return this.bench.state.play!.state as CardToy;
  }
  get answers(): readonly Answer[] {
    return this.toy.answers;
  }
  get last(): Answer {
    return this.answers.at(-1)!;
  }
  get cards(): Bench['state']['cards'] {
    return this.bench.state.cards;
  }
  person(seat: number): Person {
    return this.bench.bySeat(seat);
  }

  /** One entry with these questions; nothing is done about them yet. */
  ask(seat: number, ...all: readonly Wanted[]): Folded {
    return this.bench.move(this.person(seat), 'ask', { all });
  }

  /** …and all that is owed for them is done. */
  async asked(seat: number, ...all: readonly Wanted[]): Promise<Answer> {
    const folded = this.ask(seat, ...all);
    if (folded.kind !== 'done') throw new Error(JSON.stringify(folded));
    await this.bench.work();
    return this.last;
  }

  /**
   * A move by which this seat lays open and hands on (−1: to the pile) what is its own. It has the proofs that its device makes; a refusal
   * where it makes none.
   */
  bringing(
    seat: number,
    open: readonly string[],
    give: readonly (readonly [card: string, to: number])[] = [],
  ): Promise<Uint8Array | string> {
    const { state } = this.bench;
    const person = this.person(seat);
    const args = { open, give: give.map(([card, to]) => ({ card, to })) };
    return moveBodyOf(person.ports, state, state, this.bench.place(person), 'bring', args);
  }

  /** These seats are away now, and no other. */
  away(...seats: number[]): void {
    this.bench.set((state) => ({ ...state, away: seats.map((seat) => this.person(seat).device) }));
  }

  /** Dealt to a seat: what it reads of all it has. */
  async hold(seat: number, cards: readonly string[]): Promise<Readonly<Record<string, string>>> {
    await this.asked(0, { what: 'deal', cards, to: seat });
    return this.reads(seat);
  }

  /** Others are to keep from now on; who keeps so far helps the deck over. @param hands seats that have told them their hand key */
  handOver(seats: readonly number[], t: number, hands: readonly number[] = seats): Kept {
    const old = this.kept;
    const next = this.keepers(seats, t, hands);
    this.bench.set((state) => ({ ...state, keeping: { ...state.keeping!, next: next.set } }));
    this.equip(old, next);
    return next;
  }

  /** A deck of these faces, shuffled by its keepers. */
  async deck(faces: readonly string[] = FACES): Promise<readonly Handle[]> {
    return (await this.asked(0, { what: 'fresh', faces })).cards!;
  }

  /** What the device of this seat can read. */
  async reads(seat: number): Promise<Readonly<Record<string, string>>> {
    const out: Record<string, string> = {};
    const own = this.person(seat).ports.cards!.own;
    for (const one of readable(this.cards, seat)) {
      const secret = await own.hand(one.locked.key);
      const [face] = secret ? await readFaces(this.#group, this.#work, this.cards, [one], secret) : [];
      if (face !== undefined) out[one.handle] = face;
    }
    return out;
  }

  /** Card names of a hand, in the order of the table's record. */
  hand(seat: number | 'pile'): string[] {
    return Object.entries(this.cards.at).flatMap(([thing, { place }]) => (place === seat ? [thing] : []));
  }
}

/**
 * A random evening with a small deck, over the fold and with real keys. People come, leave, fall silent and are away, whoever stamps is
 * replaced and orders anew what wasn't committed, keepers follow each other. After each step every card is in one place and every hand is
 * read by its owner alone. A stranger who has the log and nothing else comes to the same state. What fewer keepers than the threshold hold
 * shows no hidden face. Throws what it finds wrong, with the seed.
 */
import { webRng } from '../../src/embed/adapters/keys.ts';

import { readable, readFaces } from '../../src/kernel/cards/reading.ts';
import { canonical } from '../../src/kernel/canonical.ts';
import { foldVoters } from '../../src/kernel/fold/presence.ts';
import { devicesOf, type TableState } from '../../src/kernel/state/state.ts';
import { foldEntry, foldTime } from '../../src/kernel/fold/step.ts';
import { type FoldWorld, seenIn } from '../../src/kernel/state/world.ts';
import { type Entry, KIND } from '../../src/kernel/journal/entry.ts';
import { makeHelloBody } from '../../src/kernel/journal/bodies.ts';
import { OwnKeys } from '../../src/kernel/acting/own-keys.ts';
import { takeEscrow } from '../../src/kernel/acting/perform-keygen.ts';
import { setsOf } from '../../src/kernel/runs/keepers.ts';
import { cardToy, type Wanted } from './card-toy.ts';
import { shadowed } from './card-secrets.ts';
import { Bench, type Person } from './fold-bench.ts';
import { directWork } from './group-work.ts';
import { sodiumGroup as group } from './groups.ts';
import { keepAll } from './keygen-bench.ts';
import { seeded, type Rng } from './rng.ts';

const FACES = ['a', 'b', 'c', 'd', 'e', 'f', 'f'];
const MOST = 8;

/** One thing that the order says, as a log tells it to a stranger. */
type Told =
  | { readonly what: 'entry'; readonly entry: Entry }
  | { readonly what: 'time'; readonly ms: number }
  | { readonly what: 'count'; readonly before: readonly string[]; readonly after: readonly string[] };

const work = directWork(group, webRng);

export class CardEvening {
  readonly bench: Bench;
  readonly #rng: Rng;
  readonly #first: TableState;
  #told: Told[] = [];
  /** What has happened so far, for whoever reads a failure. */
  readonly story: string[] = [];

  private constructor(bench: Bench, rng: Rng) {
    this.bench = bench;
    this.#rng = rng;
    this.#first = bench.state;
    const { fold, pass } = bench;
    bench.fold = (entry) => {
      this.#told.push({ what: 'entry', entry });
      return fold.call(bench, entry);
    };
    bench.pass = (ms) => {
      this.#told.push({ what: 'time', ms });
      pass.call(bench, ms);
    };
  }

  static async of(seed: number): Promise<CardEvening> {
    const rng = seeded(seed);
    const bench = await Bench.of(cardToy as never, 2 + rng.below(4), true, group);
    const evening = new CardEvening(bench, rng);
    for (const [seat, person] of bench.people.entries()) evening.#sit(person, seat);
    await evening.settle();
    bench.put(bench.people[0]!, KIND.start, bench.startBody());
    bench.move(bench.people[0]!, 'ask', { all: [{ what: 'fresh', faces: FACES }] });
    await evening.settle();
    return evening;
  }

  get seats(): readonly number[] {
    return this.bench.state.roster.map(({ seat }) => seat);
  }

  #sit(person: Person, seat: number): void {
    Object.assign(person.ports, { cards: { work, own: new OwnKeys(person.ports.store) } });
    this.bench.sit(person, seat);
  }

  /** All that is owed is done; by a silent seat nothing, until its time is over. */
  async settle(silent?: number): Promise<void> {
    const { bench } = this;
    for (let i = 0; i < 12; i++) {
      await keepAll(bench, silent === undefined ? {} : { silent: [silent] });
      for (const { seat } of bench.state.roster) await this.#takeIn(bench.bySeat(seat), seat);
      await bench.work((what) => what.startsWith(`${silent} `));
      const busy = Object.keys(bench.state.requests).length > 0 || bench.state.keeping?.making !== undefined;
      if (!busy) return;
      if (silent !== undefined) bench.pass(15_000);
      else if (i > 2) this.#allBack();
    }
    if (silent === undefined) throw new Error(`never done: ${JSON.stringify(Object.values(bench.state.requests))}`);
    await this.settle();
  }

  /** What `KeeperCare` does on a page. */
  async #takeIn(person: Person, me: number): Promise<void> {
    const { state } = this.bench;
    const ports = person.ports as typeof person.ports & { readonly cards: { readonly work: typeof work } };
    for (const set of setsOf(state.keeping!))
      for (const seat of Object.keys(set.hands))
        await takeEscrow(ports, state, set, Number(seat), new OwnKeys(ports.store), me);
  }

  async step(): Promise<void> {
    const rng = this.#rng;
    if (rng.oneIn(6)) await this.#comeOrGo();
    if (rng.oneIn(8)) this.#attend();
    const silent = rng.oneIn(6) ? rng.pick(this.seats)! : undefined;
    const before = { state: this.bench.state, told: this.#told.length };
    const askers = rng.shuffle(this.seats).slice(0, 1 + rng.below(2));
    for (const seat of askers) {
      const all = Array.from({ length: 1 + rng.below(2) }, () => this.#wanted());
      this.story.push(`${seat}: ${JSON.stringify(all)}`);
      this.bench.move(this.bench.bySeat(seat), 'ask', { all });
    }
    if (rng.oneIn(3)) this.#takeOver(before);
    if (silent !== undefined) this.story.push(`${silent} is silent`);
    await this.settle(silent);
    await this.settle();
  }

  /** What wasn't committed is stamped anew by somebody else, in another order; what each person said stays in its order. */
  #takeOver(before: { readonly state: TableState; readonly told: number }): void {
    const loose = this.#told.splice(before.told);
    this.bench.set(() => before.state);
    const chains = new Map<string, Told[]>();
    for (const one of loose) {
      const name = one.what === 'entry' ? one.entry.device : '';
      chains.set(name, [...(chains.get(name) ?? []), one]);
    }
    this.story.push('somebody else stamps');
    while (chains.size > 0) {
      const name = this.#rng.pick([...chains.keys()])!;
      const [one, ...rest] = chains.get(name)!;
      if (rest.length > 0) chains.set(name, rest);
      else chains.delete(name);
      if (one!.what === 'entry') this.bench.fold(one!.entry);
    }
  }

  async #comeOrGo(): Promise<void> {
    const { bench } = this;
    const { roster, cards } = bench.state;
    const bound = new Set(Object.values(cards.rings ?? {}).flatMap(({ seats }) => seats));
    // With fewer keepers than it takes decks are lost, which others test.
    const { keepers, threshold } = bench.state.keeping!.set!;
    const still = (leaver: number): number =>
      keepers.filter((one) => one !== leaver && this.seats.includes(one)).length;
    const free = roster.filter(({ seat }) => !bound.has(seat) && seat !== 0 && still(seat) >= threshold);
    if (roster.length > 2 && free.length > 0 && this.#rng.oneIn(2)) {
      const { seat } = this.#rng.pick(free)!;
      this.story.push(`${seat} leaves`);
      bench.leave(bench.bySeat(seat));
    } else if (roster.length < MOST) {
      const person = await bench.newcomer();
      const seat = Array.from({ length: MOST }, (_, i) => i).find((i) => !this.seats.includes(i))!;
      this.story.push(`${seat} comes`);
      bench.put(person, KIND.hello, makeHelloBody(person));
      this.#sit(person, seat);
    }
    await this.settle();
  }

  /** Somebody goes away, or comes back. */
  #attend(): void {
    if (this.bench.state.away.length > 0) return this.#allBack();
    const { all } = this.#devices();
    if (all.length < 3) return;
    const leaver = this.#rng.pick(all)!;
    this.story.push('somebody is away');
    this.#count(
      all,
      all.filter((device) => device !== leaver),
    );
  }

  #allBack(): void {
    const { all, here } = this.#devices();
    if (here.length === all.length) return;
    this.story.push('all are back');
    this.#count(here, all);
  }

  #devices(): { readonly all: readonly string[]; readonly here: readonly string[] } {
    const { state } = this.bench;
    const all = this.seats.flatMap((seat) => devicesOf(state, [seat]).slice(0, 1));
    return { all, here: all.filter((device) => !state.away.includes(device)) };
  }

  #count(before: readonly string[], after: readonly string[]): void {
    const { bench } = this;
    this.#told.push({ what: 'count', before, after });
    bench.set((state) => foldVoters(bench.world, state, before, after, 'ab'.repeat(32)).state);
  }

  /** What is asked at random, with cards that somebody might mean: mostly possible, sometimes not. */
  #wanted(): Wanted {
    const rng = this.#rng;
    const { cards, play } = this.bench.state;
    const open = Object.keys(play!.faces);
    const everything = [...Object.keys(cards.at), ...open];
    const some = (from: readonly string[]): string[] => rng.shuffle(from).slice(0, 1 + rng.below(3));
    const place = rng.pick(['pile', ...this.seats] as const)!;
    const here = Object.entries(cards.at).flatMap(([card, at]) => (at.place === place ? [card] : []));
    const mine = rng.oneIn(4) || here.length === 0 ? some(everything) : some(here);
    const to = rng.pick(this.seats)!;
    switch (rng.below(8)) {
      case 0:
        return { what: 'shuffle', cards: rng.oneIn(2) ? here : mine };
      case 1:
      case 2:
        return { what: 'deal', cards: mine, to };
      case 3:
        return { what: 'show', cards: mine, seats: [to] };
      case 4:
        return { what: 'open', cards: mine };
      case 5:
        return { what: 'bury', cards: mine };
      case 6:
        return { what: 'entrust', cards: open, seats: rng.shuffle(this.seats).slice(0, 2) };
      default:
        return { what: 'roll', n: 1, sides: 6, ...(rng.oneIn(2) ? { to } : {}) };
    }
  }

  /** Everything that must hold now. */
  async check(): Promise<void> {
    const { state } = this.bench;
    if (state.play!.faults > 0) throw new Error('the game threw');
    const lying = Object.keys(state.cards.at);
    const open = Object.entries(state.play!.faces).filter(([card, f]) => FACES.includes(f) && !lying.includes(card));
    if (lying.length + open.length !== FACES.length) throw new Error(`cards: ${lying.length} + ${open.length}`);
    for (const { seat } of state.roster) await this.#checkEyes(seat);
    this.#checkStranger();
    await shadowed(this.bench, FACES, this.#rng);
  }

  /** A hand is read by its owner, and nobody reads what was neither dealt nor shown to them. */
  async #checkEyes(seat: number): Promise<void> {
    const { cards } = this.bench.state;
    const own = this.bench.bySeat(seat).ports.cards!.own;
    for (const one of readable(cards, seat)) {
      // The person who had the seat before took the key along, and what the keepers have of it isn't this seat's.
      const note = cards.hands[one.locked.key];
      if (!note || note.gone) continue;
      const secret = await own.hand(one.locked.key);
      const [face] = secret ? await readFaces(group, work, cards, [one], secret) : [];
      if (one.roll === undefined && !FACES.includes(face ?? '')) throw new Error(`${seat} doesn’t read ${one.handle}`);
    }
  }

  /** The log alone, in the order in which it stands. */
  #checkStranger(): void {
    const entries = new Map(this.#told.flatMap((one) => (one.what === 'entry' ? [[one.entry.hash, one.entry]] : [])));
    const states = new Map<string, TableState>();
    const { game, room } = this.bench.world;
    const world: FoldWorld = {
      game,
      room,
      group,
      entry: (hash) => entries.get(hash) ?? this.bench.world.entry(hash),
      seenAt: (hash) => {
        const state = states.get(hash);
        return state && seenIn(state);
      },
      before: () => undefined,
    };
    let state = this.#first;
    for (const one of this.#told) {
      if (one.what === 'entry') {
        if (!states.has(one.entry.seen)) states.set(one.entry.seen, state);
        const folded = foldEntry(world, state, one.entry);
        if (folded.kind === 'waits') throw new Error('waits');
        state = folded.state;
      } else if (one.what === 'time') ({ state } = foldTime(world, state, state.now + one.ms));
      else ({ state } = foldVoters(world, state, one.before, one.after, 'ab'.repeat(32)));
    }
    if (canonical(state) !== canonical(this.bench.state)) throw new Error('a stranger comes to another state');
  }

  /** In the end all is laid open but for hands that somebody took along. */
  async finish(): Promise<void> {
    const { bench } = this;
    this.story.push('all is laid open');
    for (const card of Object.keys(bench.state.cards.at)) {
      bench.move(bench.bySeat(0), 'ask', { all: [{ what: 'open', cards: [card] }] });
      await this.settle();
    }
    const { cards, play } = bench.state;
    const left = Object.values(cards.at);
    if (!left.every(({ key }) => cards.hands[key]?.gone))
      throw new Error(`hidden for ever: ${JSON.stringify([left, cards.rings, cards.hands, bench.state.keeping?.set])}`);
    const faces = Object.values(play!.faces).filter((face) => FACES.includes(face));
    const rest = [...FACES];
    for (const face of faces)
      if (!rest.includes(face) || rest.splice(rest.indexOf(face), 1).length === 0) rest.push('?');
    if (rest.length !== left.length || rest.includes('?')) throw new Error(`in the end: ${faces.toSorted().join(' ')}`);
  }
}

/** One whole evening. */
export async function cardEvening(seed: number, steps: number): Promise<void> {
  const evening = await CardEvening.of(seed);
  try {
    for (let i = 0; i < steps; i++) {
      await evening.step();
      await evening.check();
    }
    await evening.finish();
  } catch (error) {
    const told = evening.story.slice(-8).join('\n');
    throw new Error(`SEED=${seed}\n${told}\n${error instanceof Error ? error.stack : String(error)}`, { cause: error });
  }
}

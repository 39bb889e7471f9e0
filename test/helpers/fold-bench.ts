/**
 * The fold on a bench. No journal, relay or signature, just entries put one after the other onto a state, with real seals and letters
 * for what people owe. Each step is "stamped" at once, so everybody has seen all of it.
 */
import { deviceKeysFrom, makeDeviceKeys, webMail, webRng } from '../../src/embed/adapters/keys.ts';
import { memoryLog } from '../../src/embed/adapters/store.ts';
import type { OwedDuty, PerformPorts } from '../../src/kernel/acting/performance.ts';
import { perform } from '../../src/kernel/acting/perform.ts';
import { fromHex, hex } from '../../src/kernel/bytes.ts';
import { duties } from '../../src/kernel/fold/runs.ts';
import { firstState, handSeatOf, type TableState } from '../../src/kernel/state/state.ts';
import type { Folded } from '../../src/kernel/fold/folded.ts';
import { foldEntry, foldTime } from '../../src/kernel/fold/step.ts';
import { type Before, type FoldWorld, seenIn } from '../../src/kernel/state/world.ts';
import type { Game } from '../../src/kernel/game.ts';
import { deviceId } from '../../src/kernel/identity/device.ts';
import {
  makeContributionBody,
  makeHelloBody,
  makeMoveBody,
  makeSeatBody,
  makeStartBody,
  SEAT_ACT,
} from '../../src/kernel/journal/bodies.ts';
import {
  type Entry,
  finishEntry,
  KIND,
  type Kind,
  parseEntry,
  signedBytes,
  ZERO_HASH,
} from '../../src/kernel/journal/entry.ts';
import type { NextIndex } from '../../src/kernel/journal/session.ts';
import type { Group } from '../../src/kernel/secrets/group.ts';
import { isKeygenDuty } from '../../src/kernel/keygen/duties.ts';
import { slotOf } from '../../src/kernel/play/slot.ts';
import { moveBodyOf } from '../../src/kernel/table/propose.ts';

export const ROOM: Uint8Array = new Uint8Array(16).fill(7);

/** One device with its chain; `page` begins a new session on it. */
export class Person {
  readonly ports: PerformPorts;
  readonly sigPk: Uint8Array;
  readonly mailPk: Uint8Array;
  session = 1;
  seq = 0;
  prev: string = ZERO_HASH;

  constructor(ports: PerformPorts) {
    this.ports = ports;
    this.sigPk = ports.keys.sigPk;
    this.mailPk = ports.keys.mailPk;
  }

  get device(): string {
    return this.ports.device;
  }

  page(): void {
    this.session++;
    this.seq = 0;
    this.prev = ZERO_HASH;
  }
}

export class Bench {
  readonly game: Game<unknown>;
  readonly world: FoldWorld;
  readonly people: Person[] = [];
  readonly lines: { readonly what: string; readonly args?: unknown }[] = [];
  state!: TableState;
  seen: string = 'ff'.repeat(32);
  readonly #entries = new Map<string, Entry>();
  readonly #states = new Map<string, TableState>();
  readonly #before = new Map<string, Before>();
  #stamps = 0;

  private constructor(game: Game<unknown>, group?: Group) {
    this.game = game;
    this.world = {
      game,
      room: ROOM,
      entry: (hash) => this.#entries.get(hash),
      seenAt: (hash) => {
        const state = this.#states.get(hash);
        return state && seenIn(state);
      },
      before: (move) => this.#before.get(move),
      ...(group ? { group } : {}),
    };
  }

  /** A table of `n` devices that have said hello, the first is the founder's. */
  static async of(game: Game<never, never>, n: number, open = true, group?: Group): Promise<Bench> {
    const bench = new Bench(game, group);
    for (let i = 0; i < n; i++) await bench.newcomer();
    const [founder] = bench.people;
    const { device, sigPk, mailPk } = founder!;
    const settings = { game: game.id, version: game.version, settings: { open, name: '' } };
    bench.#to(firstState(settings, { device, sig: hex(sigPk), mail: hex(mailPk) }, 0));
    for (const person of bench.people) bench.put(person, KIND.hello, makeHelloBody(person));
    return bench;
  }

  /** …all seated, with a game running. */
  static async playing(game: Game<never, never>, n: number): Promise<Bench> {
    const bench = await Bench.of(game, n);
    for (const [i, person] of bench.people.entries()) bench.sit(person, i);
    bench.put(bench.people[0]!, KIND.start, makeStartBody({}));
    return bench;
  }

  async newcomer(): Promise<Person> {
    const keys = await deviceKeysFrom((await makeDeviceKeys()).stored);
    const device = hex(deviceId(keys.sigPk, keys.mailPk));
    const person = new Person({ world: this.world, store: memoryLog(), rng: webRng, mail: webMail, keys, device });
    this.people.push(person);
    return person;
  }

  place(person: Person): NextIndex {
    return { device: person.device, session: person.session, seq: person.seq, seen: this.seen };
  }

  /** The next entry of a chain; it isn't put anywhere. */
  entry(
    person: Person,
    kind: Kind,
    body: Uint8Array,
    over: { readonly prev?: string; readonly seq?: number } = {},
  ): Entry {
    const head = {
      kind,
      room: ROOM,
      device: fromHex(person.device),
      session: person.session,
      seq: over.seq ?? person.seq,
      prev: fromHex(over.prev ?? person.prev),
      seen: fromHex(this.seen),
    };
    const entry = parseEntry(finishEntry(signedBytes(head, body), new Uint8Array(64)))!;
    this.#entries.set(entry.hash, entry);
    return entry;
  }

  /** Folds the next entry of this person. */
  put(person: Person, kind: Kind, body: Uint8Array): Folded {
    const entry = this.entry(person, kind, body);
    person.seq++;
    person.prev = entry.hash;
    return this.fold(entry);
  }

  fold(entry: Entry): Folded {
    const folded = foldEntry(this.world, this.state, entry);
    if (folded.kind === 'done' && entry.kind === KIND.move)
      this.#before.set(entry.hash, {
        state: this.state,
        previous: this.state.undo.last?.entry,
        position: this.#stamps,
      });
    if (folded.kind === 'done') this.lines.push({ what: folded.what, args: folded.args }, ...folded.lines);
    if (folded.kind !== 'waits') this.#to(folded.state);
    return folded;
  }

  /** Table time goes on by so much. */
  pass(ms: number): void {
    const { state, lines } = foldTime(this.world, this.state, this.state.now + ms);
    this.lines.push(...lines);
    this.#to(state);
  }

  sit(person: Person, seat: number, name = `Persona ${seat}`): Folded {
    return this.put(person, KIND.seat, makeSeatBody({ act: SEAT_ACT.claim, seat, device: person.device, name }));
  }

  leave(person: Person): Folded {
    return this.put(person, KIND.seat, makeSeatBody({ act: SEAT_ACT.leave, seat: 0, device: person.device, name: '' }));
  }

  /** Somebody new sits down in a seat that is free. */
  async follow(seat: number): Promise<Person> {
    const other = await this.newcomer();
    this.put(other, KIND.hello, makeHelloBody(other));
    this.sit(other, seat);
    return other;
  }

  /** A new device takes this seat back, with the word of as many as it needs. */
  async takeBack(seat: number): Promise<Person> {
    const heir = await this.newcomer();
    const says = (by: Person, act: number, name: string): Folded =>
      this.put(by, KIND.seat, makeSeatBody({ act, seat, device: heir.device, name }));
    this.put(heir, KIND.hello, makeHelloBody(heir));
    says(heir, SEAT_ACT.reclaim, `Persona ${seat}`);
    for (const { seat: other } of this.state.roster)
      if (other !== seat && this.bySeat(seat) !== heir) says(this.bySeat(other), SEAT_ACT.consent, 'yes');
    return heir;
  }

  startBody(): Uint8Array {
    return makeStartBody({});
  }

  /** A move without sealed arguments, judged by the fold only. */
  move(person: Person, name: string, args: unknown): Folded {
    const slot = (this.state.play && slotOf(this.game, this.state.play, name, args)) ?? '';
    return this.put(person, KIND.move, makeMoveBody({ move: name, slot, args, attachments: [] }));
  }

  /** A move as the table would write it, its sealed arguments in letters. */
  async seal(person: Person, name: string, args: unknown): Promise<Folded> {
    const body = await moveBodyOf(person.ports, this.state, this.state, this.place(person), name, args);
    if (typeof body === 'string') throw new Error(body);
    return this.put(person, KIND.move, body);
  }

  contribute(person: Person, ask: string, type: number, bytes: Uint8Array): Folded {
    const [cause, index] = ask.split(':');
    return this.put(
      person,
      KIND.contribution,
      makeContributionBody({ cause: cause!, index: Number(index), type, bytes }),
    );
  }

  /** Answers to asks; what makes keepers is `keygen-bench.ts`'s. */
  owed(): OwedDuty[] {
    return duties(this.world, this.state).filter((duty) => !isKeygenDuty(duty));
  }

  /** Steps that are owed now, e.g. `0 coin/commit`, those for later left out. */
  names(): string[] {
    return this.owed()
      .filter(({ afterMs }) => afterMs === 0)
      .map(({ seat, what }) => `${seat} ${what}`);
  }

  /** The first that holds its hand. */
  bySeat(seat: number): Person {
    return this.people.find(({ device }) => handSeatOf(this.state, device) === seat)!;
  }

  /** Does one duty as this device would; undefined where it can't. */
  async do(duty: OwedDuty): Promise<Folded | undefined> {
    const person = this.bySeat(duty.seat);
    const done = await perform(person.ports, this.state, this.state.requests[duty.ask]!, duty);
    const bytes = await done?.bytes(this.place(person));
    if (!done || !bytes) return undefined;
    return this.contribute(person, `${done.cause}:${done.index}`, done.type, bytes);
  }

  /** Does what is owed until `stop`, or until nothing is owed. */
  async work(stop: (what: string) => boolean = () => false): Promise<void> {
    for (let i = 0; i < 1_000; i++) {
      const duty = this.owed().find(
        ({ afterMs, what, seat }) => afterMs === 0 && !stop(what) && !stop(`${seat} ${what}`),
      );
      if (!duty) return;
      const folded = await this.do(duty);
      if (folded?.kind !== 'done') throw new Error(`${duty.seat} ${duty.what}: ${JSON.stringify(folded)}`);
    }
    throw new Error('owed for ever');
  }

  /** All entries put so far, in hex: what anybody with the link can read. */
  everything(): string {
    return Array.from(this.#entries.values(), ({ bytes }) => hex(bytes)).join('|');
  }

  /** The table in another state, as if it had come about. */
  set(change: (state: TableState) => TableState): void {
    this.#to(change(this.state));
  }

  #to(state: TableState): void {
    this.state = state;
    this.seen = (++this.#stamps).toString(16).padStart(64, '0');
    this.#states.set(this.seen, state);
  }
}

/** The code of a refusal; 'done' or 'void' else. */
export const codeOf = (folded: Folded | undefined): string =>
  folded === undefined ? 'nothing' : folded.kind === 'refused' ? folded.refusal.code : folded.kind;

/**
 * The relay and the lines to it. Lines break and are dialled again. The relay stops, forgets, or falls into parts that don't hear each
 * other. A page that comes back is brought up to date, as by y-websocket. How a parcel travels is `carrier.ts`'s, what the relay keeps
 * `relay-store.ts`'s.
 */
import * as Y from 'yjs';
import type { Transport } from '../kernel/journal/transport.ts';
import { Carrier, type Caller, type Line, type Way, type Weather } from './carrier.ts';
import { RelayStore } from './relay-store.ts';
import type { Rng } from './rng.ts';
import type { Schedule } from './schedule.ts';
import { feedName } from '../wire/feed.ts';
import { Heard, type Seen, Sightings } from './sightings.ts';

/** Each page shows itself again so often. */
const RENEW_MS = 15_000;
/** The relay notices at the latest then that a page is gone. */
const MISS_MS = 10_000;
/** Nobody answers: the line is dialled again after so long. */
const REDIAL_MS = 2_000;

export class Network {
  readonly #schedule: Schedule;
  readonly #rng: Rng;
  readonly #lines: Line[] = [];
  readonly #carrier: Carrier;
  readonly #store = new RelayStore();
  readonly #sightings = new Sightings();
  /** What was shown some time. */
  readonly #past: { readonly topic: string; readonly seen: Seen }[] = [];
  #running = true;
  /** How often any page has shown itself. */
  shown = 0;
  /** How many parcels of a device the relay drops from now on. */
  readonly #dropped = new Map<number, number>();
  /** Devices whose lines are cut. */
  readonly #cut = new Set<number>();

  constructor(schedule: Schedule, rng: Rng) {
    this.#schedule = schedule;
    this.#rng = rng;
    this.#carrier = new Carrier(schedule, rng);
  }

  get weather(): Weather {
    return this.#carrier.weather;
  }
  set weather(weather: Weather) {
    this.#carrier.weather = weather;
  }

  transport(caller: Caller): Transport {
    return {
      connect: (doc, { topic }, events) => {
        const line: Line = {
          caller,
          doc,
          topic,
          events: new Heard(events, () => this.#schedule.now),
          call: 0,
          up: false,
          closed: false,
          arrives: { up: 0, down: 0 },
          slow: 0,
          showing: { make: undefined, clock: 0 },
        };
        const send = (update: Uint8Array, origin: unknown): void => {
          if (origin !== this && line.up) this.#toRelay(line, update);
        };
        doc.on('update', send);
        this.#lines.push(line);
        this.#schedule.in(1, () => this.#call(line));
        this.#renew(line);
        return {
          present: (make) => {
            line.showing.make = make;
            this.#show(line);
          },
          close: () => {
            doc.off('update', send);
            this.#miss(line, 0);
            this.#hangUp(line);
          },
        };
      },
    };
  }

  /** The page is dead, or has closed. */
  drop(caller: Caller): void {
    for (const line of this.#lines.filter((one) => one.caller === caller)) {
      this.#miss(line, MISS_MS);
      this.#hangUp(line);
    }
  }

  /** Lines of this device break; each tries again by itself after `ms`. */
  break(where: number, ms: number): void {
    for (const line of this.#lines) if (line.caller.where === where) this.#fall(line, ms);
  }

  /** Lines of this device are cut, and whatever it dials, until they are mended. */
  cut(where: number): void {
    this.#cut.add(where);
    this.break(where, REDIAL_MS);
  }

  /** They come back when they are dialled next. */
  rejoin(where: number): void {
    this.#cut.delete(where);
  }

  isCut(where: number): boolean {
    return this.#cut.has(where);
  }

  /** Which part of the relay this device reaches. */
  part(where: number): number {
    return this.#store.partOf(where);
  }

  isSlow(where: number): boolean {
    return this.#lines.some((line) => line.caller.where === where && line.slow > 0);
  }

  /** So many things the relay holds. */
  holds(): number {
    return this.#store.size;
  }

  /** The relay drops so much of what this device sends next, and says nothing; its lines stay up. */
  swallow(where: number, parcels: number): void {
    this.#dropped.set(where, parcels);
  }

  /** The relay writes all that it has of this topic once more, into a feed of its own. @returns how many things that is */
  echo(topic: string): number {
    const had = this.#store.doc(0, topic);
    const all = [...had.share.keys()].flatMap((feed) => had.getArray(feed).toArray());
    const doc = new Y.Doc();
    doc.getArray(feedName(doc.clientID)).push(all);
    this.inject(topic, Y.encodeStateAsUpdate(doc));
    return all.length;
  }

  /** For so long nothing comes through in one direction, though the lines of this device stay up; then they break. */
  halve(where: number, way: Way, ms: number): void {
    this.#carrier.halve(where, way);
    this.#schedule.in(ms, () => {
      if (this.#carrier.restore(where, way)) this.break(where, 0);
    });
  }

  /** All lines carry both ways again; those that didn't break. */
  mend(): void {
    for (const where of this.#carrier.mend()) this.break(where, 0);
  }

  slow(where: number, ms: number): void {
    for (const line of this.#lines) if (line.caller.where === where) line.slow = ms;
  }

  /** The relay stops. */
  stop(): void {
    this.#running = false;
    this.#sightings.clear();
    for (const line of this.#lines) this.#fall(line, REDIAL_MS);
  }

  /** @param wiped with nothing left on its disk */
  start(wiped = false): void {
    if (this.#running) return;
    if (wiped) this.#store.wipe();
    this.#running = true;
  }

  /** The relay falls apart: devices in different parts don't hear each other, and their lines stay up. */
  split(parts: ReadonlyMap<number, number>): void {
    this.heal();
    this.#store.split(parts);
    // Each part goes on with those that it has; after a while it misses the others.
    this.#sightings.clear();
    for (const line of this.#lines.filter(({ up }) => up)) {
      this.#meet(line);
      const { clientID } = line.doc;
      const { clock } = line.showing;
      for (const other of this.#lines.filter(({ up }) => up))
        if (other !== line && this.#room(other) !== this.#room(line))
          this.#schedule.in(this.#rng.below(3 * MISS_MS), () => {
            if (other.up && this.#room(other) !== this.#room(line))
              this.#toPage(other, () => other.events.presence(clientID, clock, undefined));
          });
    }
  }

  /** From its next line on this device reaches that part. */
  move(where: number, part: number): void {
    this.#store.move(where, part);
  }

  /** The parts find each other again. */
  heal(): void {
    const lack = this.#store.merge();
    for (const line of this.#lines.filter(({ up }) => up)) {
      const news = lack(line.caller.where, line.topic);
      this.#toPage(line, () => Y.applyUpdate(line.doc, news, this));
    }
    this.#store.forget();
    for (const line of this.#lines.filter(({ up }) => up)) this.#meet(line);
  }

  get isSplit(): boolean {
    return this.#store.isSplit;
  }
  get isRunning(): boolean {
    return this.#running;
  }

  /** The relay shows this page something that it, or somebody else, was shown some time; or says that somebody is gone who is there. */
  replay(where: number): void {
    for (const line of this.#lines.filter(({ caller, up }) => up && caller.where === where)) {
      const shown = this.#past.filter(({ topic }) => topic === line.topic);
      const { seen } = this.#rng.pick(shown) ?? {};
      if (!seen || seen.client === line.doc.clientID) continue;
      const state = this.#rng.oneIn(3) ? undefined : seen.state;
      const clock = this.#rng.oneIn(3) ? seen.clock + 1 : seen.clock;
      this.#toPage(line, () => line.events.presence(seen.client, state ? clock : seen.clock, state));
    }
  }

  /** For vandals: an update that the relay takes from nobody in particular. */
  inject(topic: string, update: Uint8Array): void {
    for (const part of this.#store.parts) this.#spread(part, topic, undefined, update);
  }

  #partOf(line: Line): number {
    return this.part(line.caller.where);
  }

  #hangUp(line: Line): void {
    if (line.closed) return;
    line.closed = true;
    line.up = false;
    line.call++;
    this.#lines.splice(this.#lines.indexOf(line), 1);
  }

  #fall(line: Line, ms: number): void {
    line.call++;
    line.arrives = { up: 0, down: 0 };
    this.#miss(line, MISS_MS);
    if (line.up) {
      line.up = false;
      this.#schedule.in(0, () => line.closed || line.up || line.caller.enter(() => line.events.status('offline')));
    }
    const call = line.call;
    this.#schedule.in(ms + this.#rng.below(500), () => call === line.call && this.#call(line));
  }

  /** The line is dialled: the page says what it has, the relay answers with the rest, the page sends what the relay lacks. */
  #call(line: Line): void {
    if (line.closed || line.up) return;
    if (!this.#running || this.#cut.has(line.caller.where)) return this.#fall(line, REDIAL_MS);
    line.call++;
    line.up = true;
    line.caller.enter(() => line.events.status('connecting'));
    const has = Y.encodeStateVector(line.doc);
    this.#carrier.carry(line, 'up', () => {
      const room = this.#store.doc(this.#partOf(line), line.topic);
      const rest = Y.encodeStateAsUpdate(room, has);
      const lacks = Y.encodeStateVector(room);
      this.#toPage(line, () => {
        if (!line.events.has(Y.decodeStateVector(lacks))) return;
        Y.applyUpdate(line.doc, rest, this);
        this.#toRelay(line, Y.encodeStateAsUpdate(line.doc, lacks));
        this.#show(line);
        line.events.status('synced');
      });
      for (const { client, clock, state } of this.#sightings.in(this.#room(line)))
        if (client !== line.doc.clientID) this.#toPage(line, () => line.events.presence(client, clock, state));
    });
  }

  #toRelay(line: Line, update: Uint8Array): void {
    const { where } = line.caller;
    const left = this.#dropped.get(where) ?? 0;
    if (left > 0) return void this.#dropped.set(where, left - 1);
    this.#carrier.carry(line, 'up', () => this.#spread(this.#partOf(line), line.topic, line, update));
  }

  #spread(part: number, topic: string, from: Line | undefined, update: Uint8Array): void {
    Y.applyUpdate(this.#store.doc(part, topic), update);
    for (const line of this.#lines) {
      if (line !== from && line.up && line.topic === topic && this.#partOf(line) === part)
        this.#toPage(line, () => Y.applyUpdate(line.doc, update, this));
    }
  }

  #room(line: Line): string {
    return `${this.#partOf(line)} ${line.topic}`;
  }

  #renew(line: Line): void {
    this.#schedule.in(RENEW_MS, () => {
      if (line.closed) return;
      line.caller.enter(() => this.#show(line));
      line.caller.enter(() => line.events.missSilent());
      this.#renew(line);
    });
  }

  /** The page shows itself as it is now. */
  #show(line: Line): void {
    const { showing, doc } = line;
    if (!line.up) return;
    if (!showing.make) return this.#miss(line, 0);
    const seen = { client: doc.clientID, clock: ++showing.clock, state: showing.make(showing.clock) };
    this.shown++;
    this.#past.push({ topic: line.topic, seen });
    if (this.#past.length > 200) this.#past.shift();
    if (!this.#sees()) return;
    this.#carrier.carry(line, 'up', () => this.showAs(this.#room(line), seen.client, seen.clock, seen.state));
  }

  /** A state reaches the relay, from whomever. */
  showAs(room: string, client: number, clock: number, state: Uint8Array): void {
    if (!this.#sightings.take(room, { client, clock, state })) return;
    for (const other of this.#lines) {
      if (other.up && this.#room(other) === room && other.doc.clientID !== client && this.#sees())
        this.#toPage(other, () => other.events.presence(client, clock, state));
    }
  }

  #sees(): boolean {
    return this.weather.unseen === 0 || !this.#rng.oneIn(this.weather.unseen);
  }

  /** Two parts have become one, or one two: whoever is in the same now hears of the others. */
  #meet(line: Line): void {
    this.#schedule.in(this.#rng.below(500), () => line.caller.enter(() => this.#show(line)));
  }

  /** The relay finds within so many milliseconds that a page is gone. */
  #miss(line: Line, withinMs: number): void {
    const { clientID } = line.doc;
    const { clock } = line.showing;
    const room = this.#room(line);
    this.#schedule.in(withinMs === 0 ? 0 : this.#rng.below(withinMs), () => {
      if (!this.#sightings.lose(room, clientID, clock)) return;
      for (const other of this.#lines)
        if (other.up && other !== line && this.#room(other) === room)
          this.#toPage(other, () => other.events.presence(clientID, clock, undefined));
    });
  }

  #toPage(line: Line, run: () => void): void {
    this.#carrier.carry(line, 'down', () => line.caller.enter(run));
  }
}

/**
 * Things that this device alone can read. They are cells of secrets that its seat holds, sealed arguments by it or to it, veiled letters,
 * and cards and rolls of its seat. Faces by handle, in memory only, and made again from the stored seeds and keys after a reload. They are
 * never part of the state, the log or a save.
 */
import type { PerformPorts } from './performance.ts';
import { unseal } from './sealing.ts';
import { layOutSecret } from './seeds.ts';
import { VeilReading } from './veil-reading.ts';
import { cellHandle } from '../asks/open.ts';
import { readersOf } from '../asks/readers.ts';
import { unutf8 } from '../bytes.ts';
import { ownBid } from './own-bids.ts';
import { bidsOf } from '../cards/bids.ts';
import { type Readable, readable, readFaces } from '../cards/reading.ts';
import type { Seat } from '../game.ts';
import type { TableState } from '../state/state.ts';

/** A card that was read, and the lock that it was read behind. */
interface ReadCard {
  readonly a: string;
  readonly b: string;
  readonly face: string;
}

export class Private {
  readonly #ports: PerformPorts;
  readonly #veils: VeilReading;
  readonly #tried = new Set<string>();
  /** How many times the hand was given away. */
  #forgotten = 0;
  #turns = 0;
  #learnt = 0;
  /** Cells and sealed arguments: once open they stay so. */
  #things: ReadonlyMap<string, string> = new Map();
  /** Cards, views and rolls, by handle: another lock under the same name is another face. */
  #cards: ReadonlyMap<string, ReadCard> = new Map();
  /** Another map after each news. */
  opened: ReadonlyMap<string, string> = new Map();

  constructor(ports: PerformPorts) {
    this.#ports = ports;
    this.#veils = new VeilReading(ports);
  }

  /** Opens what became readable; answers whether there was anything new. */
  async learn(state: TableState, me: Seat): Promise<boolean> {
    const time = this.#forgotten;
    const turn = ++this.#turns;
    const things = await this.#openThings(state, me);
    // The root of letters may be among them.
    const seen = things.length === 0 ? this.opened : new Map([...this.opened, ...things]);
    const news = [...things, ...(await this.#veils.news(state, me, seen))];
    const cards = await this.#openCards(state, me);
    // The hand was given away while this was being opened.
    if (time !== this.#forgotten) return false;
    // Cards may have moved on meanwhile, and that was learnt first.
    const fresh = turn > this.#learnt ? cards : undefined;
    if (news.length === 0 && !fresh) return false;
    this.#things = new Map([...this.#things, ...news]);
    this.#cards = fresh ?? this.#cards;
    if (fresh) this.#learnt = turn;
    const faces = [...this.#cards].map(([handle, { face }]) => [handle, face] as const);
    this.opened = new Map([...this.#things, ...faces]);
    return true;
  }

  async #openThings(state: TableState, me: Seat): Promise<readonly (readonly [string, string])[]> {
    const news: (readonly [string, string])[] = [];
    for (const [id, secret] of Object.entries(state.secrets)) {
      if (!readersOf(secret).includes(me) || !this.#firstTime(`${id} ${secret.attempt}`)) continue;
      const laid = await layOutSecret(this.#ports, secret, me);
      for (const [cell, value] of laid?.values.entries() ?? []) {
        if (!this.opened.has(cellHandle(id, cell))) news.push([cellHandle(id, cell), value]);
      }
    }
    for (const [handle, thing] of Object.entries(state.sealed)) {
      if (!thing.holders.includes(me) || !this.#firstTime(handle)) continue;
      const opened = await unseal(this.#ports, handle, thing);
      const text = opened && unutf8(opened.payload);
      if (text !== undefined && !this.opened.has(handle)) news.push([handle, text]);
    }
    for (const [handle, bid] of bidsOf(state.cards, me)) {
      if (!this.#firstTime(handle)) continue;
      const text = await ownBid(this.#ports, handle, bid);
      if (text !== undefined) news.push([handle, text]);
    }
    return news;
  }

  /** All that is locked for this seat as the state has it; undefined where nothing has changed. */
  async #openCards(state: TableState, me: Seat): Promise<ReadonlyMap<string, ReadCard> | undefined> {
    const { cards: keys, world } = this.#ports;
    const locked = readable(state.cards, me);
    const same = locked.length === this.#cards.size && locked.every((one) => this.#known(one));
    if (same || !keys || !world.group) return undefined;
    const read = new Map<string, ReadCard>();
    const unread = new Map<string, Readable[]>();
    for (const one of locked) {
      const known = this.#known(one);
      if (known) read.set(one.handle, known);
      else unread.set(one.locked.key, [...(unread.get(one.locked.key) ?? []), one]);
    }
    for (const [key, all] of unread) {
      const secret = await keys.own.hand(key);
      const faces = secret ? await readFaces(world.group, keys.work, state.cards, all, secret) : [];
      for (const [i, face] of faces.entries()) {
        const { handle, locked: lock } = all[i]!;
        if (face !== undefined) read.set(handle, { a: lock.a, b: lock.b, face });
      }
    }
    const nothingNew =
      read.size === this.#cards.size && [...read].every(([handle, one]) => this.#cards.get(handle) === one);
    return nothingNew ? undefined : read;
  }

  /** Cards, views and rolls that were read behind the very lock that this state has them behind, by handle. */
  cardsIn(state: TableState, me: Seat): readonly (readonly [string, string])[] {
    return readable(state.cards, me).flatMap((one): readonly (readonly [string, string])[] => {
      const known = this.#known(one);
      return known ? [[one.handle, known.face]] : [];
    });
  }

  #known({ handle, locked }: Readable): ReadCard | undefined {
    const known = this.#cards.get(handle);
    return known?.a === locked.a && known.b === locked.b ? known : undefined;
  }

  /** Another device of the seat has told something: what could not be read may be readable now. */
  retry(): void {
    this.#tried.clear();
    this.#veils.retry();
  }

  /** The hand was given away. */
  forget(): void {
    this.#forgotten++;
    this.#tried.clear();
    this.#veils.retry();
    this.#things = new Map();
    this.#cards = new Map();
    if (this.opened.size > 0) this.opened = new Map();
  }

  #firstTime(what: string): boolean {
    if (this.#tried.has(what)) return false;
    this.#tried.add(what);
    return true;
  }
}

/**
 * What other pages show of themselves, as the relay passes it on: opened, new by its clock, signed by the device it names. The clock of a
 * page that is gone is remembered, so that it can't be shown again as it was. Nothing that comes in here throws.
 */
import { equal } from '../bytes.ts';
import { ITEM, type Item, MAX_GESTURE_BYTES, openPresence } from '../journal/presence-seal.ts';
import type { PresenceEvents, PresencePage, PresencePorts } from './presence.ts';
import { readWho, type Who, whoMessage } from './who.ts';

/** Client numbers remembered. */
const MAX_CLIENTS = 256;
/** Hands that move are a sign of life so often; looking around for each of their steps would cost more than they do. */
const LIFE_MS = 2_000;

interface Client {
  readonly clock: number;
  /** The page that shows this now. */
  readonly page?: PresencePage | undefined;
  /** Out of sight since the own line broke: may come back as it was. */
  readonly lost?: boolean;
  /** Its last state, by a device whose key isn't known yet. */
  readonly waiting?: { readonly who: Who; readonly items: readonly Item[] };
  /** What was verified for this client number. */
  readonly proved?: Who | undefined;
  /** What its hands do, and what it said beside that. */
  readonly gesture?: Uint8Array | undefined;
  readonly rest?: readonly Item[];
  /** By the own clock, when it was last told of. */
  readonly toldMs?: number;
}

export class OtherPages {
  readonly #ports: PresencePorts;
  readonly #events: PresenceEvents;
  readonly #clients = new Map<number, Client>();
  #pages: readonly PresencePage[] | undefined;

  constructor(ports: PresencePorts, events: PresenceEvents) {
    this.#ports = ports;
    this.#events = events;
  }

  /** Those that are heard now, each once; the same list until that changes. */
  pages(): readonly PresencePage[] {
    this.#pages ??= [...this.#clients.values()].flatMap(({ page }) => page ?? []);
    return this.#pages;
  }

  #set(client: number, one: Client): void {
    const before = this.#clients.get(client)?.page;
    const same =
      before && one.page ? isPage(before, one.page) && before.hidden === one.page.hidden : before === one.page;
    if (!same) this.#pages = undefined;
    this.#clients.set(client, one);
  }

  heard(client: number, clock: number, state: Uint8Array | undefined): void {
    if (client === this.#ports.client() || !isU32(client) || !isU32(clock)) return;
    const known = this.#clients.get(client);
    if (!state) {
      if (known && clock >= known.clock) this.#gone(client, { ...known, clock }, false);
      return;
    }
    if (known && (clock < known.clock || (clock === known.clock && !known.lost))) return;
    const { id, presenceKey } = this.#ports.room;
    const keys = { roomId: id, key: presenceKey, keyEpoch: 0 };
    const opened = openPresence(this.#ports.sodium, keys, { client, clock }, state);
    if (!opened.ok) {
      if (opened.code === 'seal/garbage') this.#events.garbage();
      return;
    }
    const named = opened.items.filter(({ type }) => type === ITEM.who);
    // Nothing is said by nobody.
    if (named.length === 0) return;
    const who = named.length === 1 ? readWho(named[0]!.bytes) : undefined;
    if (who) this.#take(client, clock, who, opened.items);
    else this.#events.garbage();
  }

  /** Keys became known: what waited for them is taken. */
  retry(): void {
    for (const [client, { clock, waiting }] of this.#clients) {
      if (waiting && this.#ports.keyOf(waiting.who.device)) this.#take(client, clock, waiting.who, waiting.items);
    }
  }

  /** The own line broke: nobody is in sight until heard again. */
  lost(): void {
    for (const [client, known] of this.#clients) this.#gone(client, known, true);
  }

  #take(client: number, clock: number, who: Who, items: readonly Item[]): void {
    const { device, session, hidden } = who;
    if (device === this.#ports.device && session === this.#ports.session) return;
    const known = this.#clients.get(client);
    if (!known && !this.#makeRoom()) return;
    const key = this.#ports.keyOf(device);
    if (!key) {
      this.#set(client, { ...known, clock, waiting: { who, items } });
      return;
    }
    if (!isSame(known?.proved, who)) {
      const message = whoMessage(this.#ports.room.id, client, who);
      if (!this.#ports.sodium.verify(who.signature, message, key)) {
        if (known?.waiting) this.#forget(client, known);
        return this.#events.garbage();
      }
    }
    const before = known?.page;
    const page: PresencePage = { device, session, hidden };
    const gesture = items.find(({ type, bytes }) => type === ITEM.gesture && bytes.length <= MAX_GESTURE_BYTES)?.bytes;
    const rest = items.filter(({ type }) => type !== ITEM.gesture);
    const now = this.#ports.clock.monotonicMs();
    const isGesture = before?.hidden === hidden && isPage(before, page) && !isEqual(gesture, known?.gesture);
    const isSaid = isGesture && areEqual(rest, known?.rest) && now - (known?.toldMs ?? now) < LIFE_MS;
    const toldMs = isSaid ? known?.toldMs : now;
    this.#set(client, { clock, page, proved: who, gesture, rest, ...(toldMs !== undefined && { toldMs }) });
    if (!isEqual(gesture, known?.gesture)) this.#events.gesture?.(device, session, gesture);
    if (isSaid) return;
    if (before && !isPage(before, page)) this.#absent(before, false);
    // Nobody else can have taken a page that was shown under this number before.
    if (!before || !isPage(before, page)) this.#moved(client, page);
    const votes = items.filter(({ type }) => type === ITEM.vote);
    if (votes.length > 0) this.#events.votes(votes.map(({ bytes }) => bytes));
    this.#events.present(device, session, hidden, !known || clock > known.clock || known.waiting !== undefined);
    for (const { type, bytes } of items) if (type === ITEM.want && bytes.length === 32) this.#events.wants?.(bytes);
  }

  /** A page that took another client number isn't there twice. */
  #moved(client: number, page: PresencePage): void {
    for (const [other, known] of this.#clients) {
      if (other !== client && known.page && isPage(known.page, page)) {
        this.#set(other, { clock: known.clock, proved: known.proved });
      }
    }
  }

  #gone(client: number, known: Client, lost: boolean): void {
    const { clock, page, proved } = known;
    this.#set(client, { clock, proved, lost: lost && (page !== undefined || known.waiting !== undefined) });
    if (page) this.#absent(page, lost);
  }

  #forget(client: number, { clock, page, proved }: Client): void {
    this.#set(client, { clock, page, proved });
  }

  #absent({ device, session }: PresencePage, lost: boolean): void {
    this.#events.gesture?.(device, session, undefined);
    this.#events.absent(device, session, lost);
  }

  /** For one more: whoever is gone is forgotten first, then whoever isn't known yet; never one who is there. */
  #makeRoom(): boolean {
    if (this.#clients.size < MAX_CLIENTS) return true;
    const clients = [...this.#clients];
    const spare = clients.find(([, one]) => !one.page && !one.waiting) ?? clients.find(([, one]) => !one.page);
    if (spare) this.#clients.delete(spare[0]);
    return spare !== undefined;
  }
}

const isU32 = (n: number): boolean => Number.isInteger(n) && n >= 0 && n <= 0xffff_ffff;

const isPage = (a: PresencePage, b: PresencePage): boolean => a.device === b.device && a.session === b.session;

const isEqual = (a: Uint8Array | undefined, b: Uint8Array | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && equal(a, b));

const areEqual = (a: readonly Item[], b: readonly Item[] = []): boolean =>
  a.length === b.length && a.every(({ type, bytes }, i) => type === b[i]!.type && equal(bytes, b[i]!.bytes));

const isSame = (proved: Who | undefined, who: Who): boolean =>
  proved !== undefined &&
  proved.device === who.device &&
  proved.session === who.session &&
  equal(proved.signature, who.signature);

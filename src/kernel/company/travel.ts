/**
 * The generations of a table that this page has to do with: the one that is shown, and the next one while it is judged. The last one stays
 * for a while, so that the note and its promises reach those who come later. Each is a `Core` with a store of its own.
 */
import { Core } from '../core/core.ts';
import type { CoreEvents } from '../core/engine.ts';
import { type Link, writeLink } from '../identity/link.ts';
import { hex } from '../bytes.ts';
import { deriveRoom } from '../journal/room.ts';
import type { TableSettings } from '../journal/bodies.ts';
import type { Entry } from '../journal/entry.ts';
import type { TablePorts } from '../core/table-ports.ts';
import { JoinedLog } from '../fold/joined-log.ts';
import type { LogLine } from '../view/table-view.ts';
import type { Accept } from '../generation/following.ts';
import { type Arrival, nextOf, type Where } from '../generation/where.ts';

/** So long the room that was left is still kept, by whoever has gone on. */
const LINGER_MS = 60_000;

/** What going from generation to generation needs and tells. */
export interface TravelPorts extends Pick<
  CoreEvents,
  'changed' | 'propose' | 'wanted' | 'relayLost' | 'pack' | 'gesture'
> {
  readonly ports: TablePorts;
  /** Another generation is shown from now on. */
  arrived(from: Core, to: Core): void;
}

/** What is known of a beginning before it is fetched: signed by this page, or to be shown to whoever judges it. */
type Way = { readonly begun?: readonly Entry[] } | Pick<Arrival, 'accept'> | undefined;

const NONE: readonly LogLine[] = [];

interface Going {
  readonly core: Core;
  readonly where: Where;
  readonly ports: TablePorts;
}

/** Holds the generation that is shown, and those that were left a moment ago; goes along when the table moves on. */
export class Travel {
  readonly #ports: TravelPorts;
  /** Left before, and those of them that still have a line. */
  readonly #before: Core[] = [];
  readonly #left = new Set<Core>();
  #now: Going;
  #next: Going | undefined;
  /** What goes on from there once it is shown. */
  #onward: (() => void)[] = [];
  /** One way is begun after the other. */
  #going: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(ports: TravelPorts, link: Link) {
    this.#ports = ports;
    const where = { link, generation: 0 };
    this.#now = { where, ports: ports.ports, core: this.#make(ports.ports, where) };
  }

  /** The generation that is shown. */
  get core(): Core {
    return this.#now.core;
  }
  get where(): Where {
    return this.#now.where;
  }
  /** What this page has of its own there. */
  get ports(): TablePorts {
    return this.#now.ports;
  }
  /** All that this page has been through, oldest first; the last one is shown. */
  get cores(): readonly Core[] {
    return [...this.#before, this.core];
  }

  /**
   * The public log through all of them as it is now; the same array until a line is added. An evening has eighty thousand lines, so they are
   * joined when somebody reads them and not at each act.
   */
  get log(): () => readonly LogLine[] {
    const { cores } = this;
    const parts = cores.map((core, i) => ({
      log: core.tableParts?.runner.log ?? NONE,
      until: cores[i + 1]?.root?.position ?? Infinity,
    }));
    let joined: readonly LogLine[] | undefined;
    return () => (joined ??= this.#log.of(parts));
  }
  readonly #log = new JoinedLog();

  /** From where the link leads to where this device went last. @param found for a new table */
  async open(found: TableSettings | undefined): Promise<void> {
    let { store } = this.#ports.ports;
    let last: Going | undefined;
    for (let next = await nextOf(store); next; next = await nextOf(store)) {
      last = this.#now;
      const there = await this.#portsAt(next);
      store = there.store;
      this.#now = { where: next, ports: there, core: this.#make(there, next) };
      this.#before.push(last.core);
    }
    await this.core.load();
    if (last && (await this.core.rivals.isOutdone().catch(() => false))) await this.#backTo(last);
    const { core } = this;
    if (found) await core.found(found);
    core.connect();
    if (this.#before.length > 0) void this.#recall();
  }

  /** From there a note leads to where the others are. */
  async #backTo({ where, ports }: Going): Promise<void> {
    const { core } = this;
    const { genesis } = this.where;
    await core.close();
    await this.#before.pop()?.close();
    this.#now = {
      where,
      ports,
      core: this.#make(ports, { ...where, ...(genesis === undefined ? {} : { shuns: genesis }) }),
    };
    await this.core.load();
  }

  /**
   * What was left is there to be looked back at. Rooms of the same link are kept alive at the relay, as it leads through all of them. Of
   * the last one perhaps nobody has heard everything, where this page's former self was gone too soon.
   */
  async #recall(): Promise<void> {
    const link = writeLink(this.where.link);
    for (const [i, left] of this.#before.entries()) {
      left.retire();
      await left.load();
      if (this.#closed) return;
      if (i < this.#before.length - 1 && writeLink(left.link) !== link) continue;
      left.connect();
      this.#linger(left);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    const cores = [this.core, ...(this.#next ? [this.#next.core] : []), ...this.#left];
    await Promise.all(cores.map((core) => core.close()));
  }

  #make(ports: TablePorts, arrival: Arrival): Core {
    const core: Core = new Core(ports, arrival, {
      changed: () => {
        // A generation that is being judged waits for what the one before it holds.
        if (core === this.#now.core) this.#next?.core.retry();
        else if (core === this.#next?.core && this.#isReady(core)) return this.#arrive(this.#next);
        this.#ports.changed();
      },
      propose: (proposal) => this.#ports.propose(proposal),
      wanted: (hash) => core === this.core && this.#ports.wanted(hash),
      relayLost: () => core === this.core && this.#ports.relayLost(),
      gesture: (...heard) => core === this.core && this.#ports.gesture(...heard),
      pack: (hash) => this.#ports.pack(hash),
      gone: (next, begun) => this.#go(core, next, begun && { begun }),
      goTo: (next, accept) => this.#goTo(core, next, accept),
      portsOf: (room) => this.#ports.ports.portsOf(room),
    });
    return core;
  }

  async #portsAt({ link, generation }: Where): Promise<TablePorts> {
    const { ports } = this.#ports;
    return { ...ports, ...(await ports.portsOf(hex(deriveRoom(ports.sodium, link, generation).id))) };
  }

  async #goTo(from: Core, next: Where, accept: Accept): Promise<void> {
    const there = await this.#portsAt(next);
    await this.#go(from, next, { accept: (genesis, carried) => accept(genesis, carried, there.store) }, there);
  }

  async #go(from: Core, next: Where, how: Way, known?: TablePorts): Promise<void> {
    // A page that missed two moves learns of the second one on its way to where the first one led.
    if (from === this.#next?.core) await new Promise<void>((shown) => this.#onward.push(shown));
    const going = this.#going.then(() => this.#set(from, next, how, known));
    this.#going = going.catch(() => undefined);
    return going;
  }

  /** Sets out from there, in place of any other way that was begun. */
  async #set(from: Core, next: Where, how: Way, known?: TablePorts): Promise<void> {
    const there = known ?? (await this.#portsAt(next));
    const isOver = (): boolean => this.#closed || from !== this.core;
    if (isOver() || this.#next?.where.genesis === next.genesis) return;
    const other = this.#next?.core;
    this.#next = undefined;
    this.#onward = [];
    await other?.close();
    if (isOver()) return;
    const core = this.#make(there, { ...next, ...how });
    this.#next = { where: next, ports: there, core };
    try {
      await core.load();
    } catch (error) {
      if (this.#next?.core === core) this.#next = undefined;
      await core.close();
      throw error;
    }
    if (!core.closed) core.connect();
  }

  /** To be shown: good, and acting where the page acted, unless another tab does. */
  #isReady(core: Core): boolean {
    const elsewhere = core.notices.list.some(({ code }) => code === 'tab/second');
    // One that this page can't play is shown too: it says so.
    return (core.tableParts !== undefined || core.unplayable) && (core.primary || !this.core.primary || elsewhere);
  }

  #arrive(next: Going): void {
    const { core: from, where } = this.#now;
    this.#now = next;
    this.#next = undefined;
    from.retire();
    this.#before.push(from);
    this.#linger(from);
    const renamed = writeLink(where.link) !== writeLink(next.where.link);
    if (renamed) next.core.notices.note({ code: 'company/moved' });
    this.#ports.arrived(from, next.core);
    for (const goOn of this.#onward.splice(0)) goOn();
    this.#ports.changed();
  }

  #linger(core: Core): void {
    this.#left.add(core);
    this.#ports.ports.clock.after(LINGER_MS, () => {
      if (this.#left.delete(core)) void core.close();
    });
  }
}

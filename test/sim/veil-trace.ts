/**
 * What a relay and every player get of some nights with veiled letters. That is who wrote what kind of entry, how long, at which table
 * time. It is each parcel and each state of presence with its size and moment. All but the people is the same for two traces of one table,
 * so that nothing but what people do could make them differ.
 */
import type * as Y from 'yjs';
import { fromHex } from '../../src/kernel/bytes.ts';
import type { Transport } from '../../src/kernel/journal/transport.ts';
import type { PlayLink } from '../../src/kernel/identity/link.ts';
import { type Rng, seeded } from '../helpers/rng.ts';
import { vigil, type VigilView } from '../helpers/vigil.ts';
import { cheapMail, paperKeys, rememberingSodium } from './cheap-crypto.ts';
import { Device, type World } from '../../src/sim/device.ts';
import { clientIdsFrom } from '../../src/sim/client-ids.ts';
import { running } from './hooks.ts';
import { FAIR } from '../../src/sim/carrier.ts';
import { Network } from '../../src/sim/network.ts';
import { paperSodium } from './paper-crypto.ts';
import { paperGroup } from './paper-group.ts';
import { Schedule } from '../../src/sim/schedule.ts';
import { NODE } from './node-drain.ts';
import { workOnce } from './work-once.ts';

/** What people do in one night. */
export interface Script {
  /** The dreams: who of whom, and when, in milliseconds of the night; some of it is refused. */
  readonly picks: readonly { readonly atMs: number; readonly who: number; readonly of: number }[];
  /** Somebody says yes to all, once: a careless game's doing. */
  readonly aloud?: { readonly atMs: number; readonly who: number };
  /** When pages are looked away from, and looked at again. */
  readonly away?: readonly { readonly atMs: number; readonly who: number; readonly shown: boolean }[];
}

/** What befalls the table in each night, whatever people do. */
export interface Trouble {
  /** Milliseconds of the night. */
  readonly atMs: number;
  does(network: Network, devices: readonly Device[], link: PlayLink): void;
}

/** A game: what devices draw once all sit (roles, keys, nonces), and its nights. */
export interface Game {
  readonly chance: number;
  readonly nights: readonly Script[];
  readonly trouble?: readonly Trouble[];
}

const STILL: Script = { picks: [] };
/** So many nights in which nobody does anything. */
export const idle = (nights: number): Game => ({ chance: 1, nights: Array.from({ length: nights }, () => STILL) });

const WINDOW_MS = 6_000;
/** From one night to the next. */
const DAY_MS = 2_000;
const SEED = 4711;

/** A game with so many people, drawn at random. */
export const drawn = (rng: Rng, people: number, nights: number): Game => ({
  chance: rng.below(2 ** 32),
  nights: Array.from({ length: nights }, () => drawnNight(rng, people)),
});

/** Dreams in each night, whatever is drawn for the others. */
const DREAMER = 2;

/** The same game, in which somebody surely has something to say in each night. */
export const spoken = (game: Game): Game => ({
  ...game,
  nights: game.nights.map((night) => ({
    ...night,
    picks: [...night.picks.filter(({ who }) => who !== DREAMER), { atMs: 1_000, who: DREAMER, of: 0 }],
  })),
});

function drawnNight(rng: Rng, people: number): Script {
  const picks = Array.from({ length: rng.below(4 * people) }, () => ({
    atMs: rng.below(WINDOW_MS + 3_000),
    who: rng.below(people),
    of: rng.below(people + 1),
  }));
  const looks = Array.from({ length: rng.below(3) }, () => ({
    atMs: 500 + rng.below(4_000),
    who: 1 + rng.below(people - 1),
  }));
  const away = looks.flatMap(({ atMs, who }) => [
    { atMs, who, shown: false },
    { atMs: atMs + 1_500, who, shown: true },
  ]);
  return { picks, away };
}

/** Chance that can be exchanged without anybody's noticing. */
class Exchangeable implements Rng {
  rng: Rng;
  constructor(seed: number) {
    this.rng = seeded(seed);
  }
  below(n: number): number {
    return this.rng.below(n);
  }
  oneIn(n: number): boolean {
    return this.rng.oneIn(n);
  }
  pick<T>(list: readonly T[]): T | undefined {
    return this.rng.pick(list);
  }
  shuffle<T>(list: readonly T[]): T[] {
    return this.rng.shuffle(list);
  }
  bytes(n: number): Uint8Array {
    return this.rng.bytes(n);
  }
}

/** What was heard of one night. */
export interface Trace {
  readonly lines: readonly string[];
  /** What people chose and the hub read: two traces with one text would prove nothing. */
  readonly said: string;
  /** Entries of the night. */
  readonly entries: number;
}

/** The nights of one game by so many people and a hub that plays no part. */
export async function traced(people: number, game: Game): Promise<readonly Trace[]> {
  const table = new TracedTable(people);
  try {
    return await table.play(game);
  } finally {
    table.close();
  }
}

class TracedTable {
  readonly #devices: Device[] = [];
  readonly #chances: Exchangeable[] = [];
  readonly #schedule = new Schedule(NODE);
  readonly #link: PlayLink;
  readonly #network: Network;
  readonly #people: number;
  #lines: string[] = [];

  constructor(people: number) {
    this.#people = people;
    const rng = seeded(SEED);
    const world: World = {
      schedule: this.#schedule,
      network: (this.#network = this.#overheard(new Network(this.#schedule, seeded(rng.below(2 ** 32))))),
      sodium: rememberingSodium(paperSodium),
      group: paperGroup,
      work: workOnce(paperGroup),
      keys: (one) => paperKeys(paperSodium, one),
      entered: (page) => running(page.inside),
      mail: (chance) => cheapMail(paperSodium, chance),
      rng: seeded(rng.below(2 ** 32)),
      game: vigil,
    };
    let ids = 0;
    clientIdsFrom(() => 1_000_000 + ids++);
    for (let i = 0; i <= people; i++) {
      const chance = new Exchangeable(rng.below(2 ** 32));
      this.#chances.push(chance);
      const device = new Device(world, i, seeded(rng.below(2 ** 32)), chance);
      device.slow = 0;
      this.#devices.push(device);
    }
    // Every line has its own delay, always the same.
    world.network.weather = { ...FAIR, jitterMs: 0 };
    this.#link = { kind: 'play', secret: rng.bytes(32), founder: fromHex(this.#devices[0]!.id) };
  }

  async play({ chance, nights, trouble = [] }: Game): Promise<readonly Trace[]> {
    await this.#sitDown();
    for (const [i, one] of this.#chances.entries()) one.rng = seeded((chance + i) >>> 0);
    void this.#as(0, (table) => table.start({ nights: nights.length, windowMs: WINDOW_MS }));
    const traces: Trace[] = [];
    for (const [i, script] of nights.entries()) {
      await this.#until((view) => view?.stage === 'in' && view.night === i + 1);
      for (const { atMs, does } of trouble)
        this.#schedule.in(atMs, () => does(this.#network, this.#devices, this.#link));
      traces.push(await this.#sleep(script, i));
      void this.#as(this.#people, (table) => table.propose('on', {}));
    }
    return traces;
  }

  async #sleep(script: Script, night: number): Promise<Trace> {
    const from = this.#devices[1]!.page!.inside.order!.tip!.position;
    this.#lines = [];
    for (const { atMs, who, of } of script.picks)
      this.#schedule.in(atMs, () => void this.#as(who, (table) => table.propose('dream', { of })));
    const { aloud } = script;
    if (aloud) this.#schedule.in(aloud.atMs, () => void this.#as(aloud.who, (table) => table.say({ sign: 'yes' })));
    for (const { atMs, who, shown } of script.away ?? []) this.#schedule.in(atMs, () => this.#look(who, shown));
    await this.#until((view) => view?.stage === 'day' && view.night === night + 1);
    await this.#schedule.pass(DAY_MS);
    const entries = this.#entriesSince(from);
    const { dreamt, word } = this.#view(this.#people)!;
    return {
      // What comes in one millisecond has no order.
      lines: [...entries, ...this.#lines].toSorted(),
      said: JSON.stringify([dreamt[night], word[night]]),
      entries: entries.length,
    };
  }

  close(): void {
    for (const { pages } of this.#devices) for (const page of pages.slice()) page.crash();
    running(undefined);
    clientIdsFrom(undefined);
  }

  async #sitDown(): Promise<void> {
    const [founder, ...others] = this.#devices;
    founder!.open(this.#link, { game: 'vigil', version: 1, settings: { open: true, name: 'Venerdì' } });
    await this.#schedule.pass(500);
    for (const device of others) device.open(this.#link);
    await this.#schedule.pass(3_000);
    for (const { index, world } of this.#devices) world.network.slow(index, 3 * index);
    for (const [i] of this.#devices.entries()) {
      await this.#as(i, (table) => table.claim(`P${i}`, i));
      await this.#schedule.pass(200);
    }
    await this.#schedule.pass(5_000);
  }

  /** Somebody does something on a page, where there is one. */
  #as(i: number, what: (table: NonNullable<NonNullable<Device['page']>['table']>) => unknown): Promise<void> {
    const { page } = this.#devices[i]!;
    page?.enter(() => void what(page.table!));
    return Promise.resolve();
  }

  /** Its timers go on as they were: how much a browser slows them down is another matter (docs/threat-model.md). */
  #look(who: number, shown: boolean): void {
    const { page } = this.#devices[who]!;
    page?.show(shown);
    if (page) page.clock.hidden = false;
  }

  #view(i: number): VigilView | undefined {
    return this.#devices[i]!.page?.table?.view.play?.view as VigilView | undefined;
  }

  async #until(what: (view: VigilView | undefined) => boolean): Promise<void> {
    for (let n = 0; n < 400; n++) {
      if (this.#devices.every((_, i) => what(this.#view(i)))) return;
      await this.#schedule.pass(100);
    }
    throw new Error(`not so: ${JSON.stringify(this.#devices.map((_, i) => this.#view(i)?.stage))}`);
  }

  /** Author, kind, length and table time of what was written since the nights began. */
  #entriesSince(from: number): string[] {
    const { inside } = this.#devices[1]!.page!;
    const { runner } = inside.core!.tableParts!;
    const out: string[] = [];
    for (let at = inside.order!.tip; at && at.position > from; at = at.parent) {
      for (const hash of at.entries) {
        const entry = runner.world.entry(hash);
        if (entry) out.push(`${at.time} ${entry.device.slice(0, 6)} ${entry.kind} ${entry.bytes.length}`);
      }
      out.push(`${at.time} stamp ${at.entries.length}`);
    }
    out.reverse();
    return [`${from}`, ...out];
  }

  /** The same network, of which all is heard that a relay sees: whose, how long, when. */
  #overheard(network: Network): Network {
    const inner = network.transport.bind(network);
    const hear = (where: number, what: string, bytes: Uint8Array | undefined): void =>
      void this.#lines.push(`${this.#schedule.now.toFixed(3)} ${where} ${what} ${bytes?.length ?? 'gone'}`);
    network.transport = (caller): Transport => ({
      connect: (doc: Y.Doc, room, events) => {
        doc.on(
          'update',
          (update: Uint8Array, origin: unknown) => origin === network || hear(caller.where, 'sends', update),
        );
        const line = inner(caller).connect(doc, room, events);
        return {
          ...line,
          present: (make) =>
            line.present(
              make &&
                ((clock) => {
                  const shown = make(clock);
                  hear(caller.where, 'shows', shown);
                  return shown;
                }),
            ),
        };
      },
    });
    return network;
  }
}

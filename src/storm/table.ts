/**
 * A real table of six in one page. It has six devices with keys and disks of their own, and the shipping kernel in each. Through a relay
 * in memory each can be cut off. It sits down, begins a game and plays on by itself in virtual time; what a visitor does to it is in
 * `faults.ts` and `lies.ts`.
 */
import { codenames } from '../games/codenames/codenames.ts';
import { fromHex } from '../kernel/bytes.ts';
import type { PlayLink } from '../kernel/identity/link.ts';
import { runJob } from '../kernel/secrets/jobs.ts';
import type { Table } from '../kernel/view/table-view.ts';
import { clientIdsFrom } from '../sim/client-ids.ts';
import { CommittedEverywhere } from '../sim/committed.ts';
import { Device, type Page, type SimKeys, type World } from '../sim/device.ts';
import { Network } from '../sim/network.ts';
import { type Rng, seeded } from '../sim/rng.ts';
import { Schedule } from '../sim/schedule.ts';
import type { Platform } from './platform.ts';
import { choose, PEOPLE } from './players.ts';

/** From one thought of a person to the next: at least, and so much more by chance. */
const THINKS_MS = 500;
const MUSES_MS = 3_500;
/** A person who has so much unstamped waits. */
const MOST_WAITING = 2;
/** What is looked at between two pictures. */
const STEP_MS = 50;
const SITTING_MS = 60_000;

export class StormTable {
  readonly seed: number;
  readonly world: World;
  readonly rng: Rng;
  readonly link: PlayLink;
  readonly devices: readonly Device[];
  readonly committed: CommittedEverywhere = new CommittedEverywhere();
  /** The device whose program lies now. */
  liar: Device | undefined;
  /** What broke a promise, if anything ever did: the page says so. */
  broken: string | undefined;
  /** Nobody acts before the game is on. */
  #plays = false;

  /** Six people at a table whose game has begun. @param seed 32-bit whole number */
  static async of(seed: number, platform: Platform): Promise<StormTable> {
    const rng = seeded(seed);
    clientIdsFrom(() => rng.below(2 ** 31));
    const keys: SimKeys[] = [];
    for (const _ of PEOPLE) keys.push(await platform.keys(rng));
    const table = new StormTable(seed, rng, platform, keys);
    await table.#begin();
    return table;
  }

  private constructor(seed: number, rng: Rng, platform: Platform, keys: SimKeys[]) {
    this.seed = seed;
    this.rng = rng;
    const schedule = new Schedule(platform.drain);
    const { sodium, group, mail } = platform;
    this.world = {
      schedule,
      network: new Network(schedule, seeded(rng.below(2 ** 32))),
      sodium,
      group,
      work: (chance, job) => runJob(group, chance, job),
      keys: () => keys.shift()!,
      mail,
      rng,
      game: codenames,
    };
    this.devices = PEOPLE.map((_, i) => new Device(this.world, i, seeded(rng.below(2 ** 32))));
    this.link = { kind: 'play', secret: rng.bytes(32), founder: fromHex(this.devices[0]!.id) };
  }

  get nowMs(): number {
    return this.world.schedule.now;
  }

  /** Pages that are open, asleep or not. */
  get pages(): readonly Page[] {
    return this.devices.flatMap(({ page }) => page ?? []);
  }

  tableOf(i: number): Table | undefined {
    return this.devices[i]?.page?.table;
  }

  /** Time passes at this table. `seen` may look every 50 ms of it, however it is cut up: so the same storm looks the same. */
  async pass(ms: number, seen?: () => void): Promise<void> {
    const until = this.nowMs + ms;
    while (this.nowMs < until) {
      const next = (Math.floor(this.nowMs / STEP_MS) + 1) * STEP_MS;
      await this.world.schedule.pass(Math.min(next, until) - this.nowMs, () => this.#look());
      if (next <= until) seen?.();
    }
  }

  /** Everybody's page is closed. */
  close(): void {
    for (const device of this.devices) for (const page of device.pages.slice()) page.crash();
    clientIdsFrom(undefined);
  }

  /** Somebody opens the link, for the first time or again. */
  open(device: Device): void {
    if (device.pages.length === 0) device.open(this.link);
  }

  async #begin(): Promise<void> {
    const [first, ...others] = this.devices;
    const { id, version } = this.world.game;
    first!.open(this.link, { game: id, version, settings: { open: true, name: 'Tempesta' } });
    await this.#until(() => this.tableOf(0)?.view.phase === 'lobby' && !this.tableOf(0)!.view.me.watcher);
    for (const device of others) this.open(device);
    for (const [i, name] of PEOPLE.entries()) {
      await this.#until(() => this.tableOf(i)?.view.phase === 'lobby' && !this.tableOf(i)!.view.me.watcher);
      this.act(i, (table) => table.claim(name, i));
      await this.#until(() => this.tableOf(i)!.view.seats.some(({ me, state }) => me && state === 'seated'));
    }
    await this.#until(() => PEOPLE.every((_, i) => this.tableOf(i)!.view.seats.length === PEOPLE.length));
    this.act(0, (table) => table.start({ grid: '5x5' }));
    await this.#until(() =>
      PEOPLE.every((_, i) => this.tableOf(i)!.view.play !== undefined && this.#count(i) === PEOPLE.length),
    );
    this.#plays = true;
    for (const device of this.devices) this.#live(device);
    await this.#until(() => this.#phase() === 'clue');
  }

  #phase(): unknown {
    return (this.tableOf(0)?.view.play?.view as { readonly phase?: unknown } | undefined)?.phase;
  }

  #count(i: number): number {
    return this.devices[i]!.page?.inside.order?.tip?.voters.devices.length ?? 0;
  }

  async #until(so: () => boolean): Promise<void> {
    for (let passed = 0; !so(); passed += STEP_MS) {
      if (passed > SITTING_MS) throw new Error(`seed ${this.seed}: the table doesn’t come to sit`);
      await this.pass(STEP_MS);
    }
  }

  /** In the name of whoever sits there. */
  act(i: number, what: (table: Table) => Promise<unknown>): void {
    const { page } = this.devices[i]!;
    page?.enter(() => void what(page.table!));
  }

  /** Somebody sits before the device and acts now and then. */
  #live(device: Device): void {
    this.world.schedule.in(THINKS_MS + device.rng.below(MUSES_MS), () => {
      this.#live(device);
      const { page } = device;
      if (!this.#plays || !page?.table || page.asleep || page.table.view.pending.length >= MOST_WAITING) return;
      const { table } = page;
      page.enter(() => {
        const chosen = choose(table, device.rng);
        if (chosen) void table.propose(chosen.move, chosen.args);
      });
    });
  }

  /** After each event: what was committed for anybody must still be so. */
  #look(): void {
    if (this.broken !== undefined) return;
    try {
      for (const page of this.pages) this.committed.look(page);
    } catch (error) {
      this.broken = error instanceof Error ? error.message : String(error);
    }
  }
}

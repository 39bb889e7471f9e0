/** Random lawful acts under random weather: in the end everybody has one state, whatever happened on the way. */
import { expect, test } from 'vitest';
import type { Table } from '../../../src/kernel/table-view.ts';
import { ManualClock } from '../../helpers/clock.ts';
import { foldOf } from '../../helpers/evening.ts';
import { parlour, type Parlour } from '../../helpers/parlour.ts';
import { freshSeed, often, type Rng, seeded } from '../../helpers/rng.ts';
import { Storm } from '../../helpers/storm.ts';
import { type Device, foundTable, makeDevice, openPage, type PageOptions } from '../../helpers/tables.ts';
import type { PlayLink } from '../../../src/kernel/identity/link.ts';

/** The simulated nights under `test/sim` are the same with more people in them and paper instead of cryptography: here it is the real one. */
const SEEDS = often(2);
const PEOPLE = 4;

class Night {
  readonly rng: Rng;
  readonly storm: Storm;
  readonly devices: Device[] = [];
  readonly clocks: ManualClock[] = [];
  readonly tables: Table[] = [];
  link!: PlayLink;

  constructor(seed: number) {
    this.rng = seeded(seed);
    this.storm = new Storm(this.rng);
  }

  optionsOf(i: number): PageOptions {
    return { hub: this.storm, game: parlour as never, clock: this.clocks[i]! };
  }

  async begin(): Promise<void> {
    for (let i = 0; i < PEOPLE; i++) {
      this.devices.push(await makeDevice());
      this.clocks.push(new ManualClock());
      if (i === 0) {
        const { table, link } = await foundTable(this.devices[0]!, this.optionsOf(0));
        this.tables.push(table);
        this.link = link;
      } else this.tables.push(await openPage(this.devices[i]!, this.link, this.optionsOf(i)));
      await this.settle(() => this.tables[i]!.view.phase === 'lobby' && !this.tables[i]!.view.me.watcher);
      await this.tables[i]!.claim(`Persona ${i}`, i);
    }
    await this.settle(() => this.tables[0]!.view.seats.length === PEOPLE);
    expect(await this.tables[0]!.start({})).toBeUndefined();
    await this.settle(() => this.tables.every(({ view }) => view.play !== undefined));
  }

  /** Fair weather until it is so. */
  async settle(so: () => boolean | Promise<boolean>): Promise<void> {
    for (let i = 0; i < 300; i++) {
      this.storm.calm();
      await Promise.all(this.clocks.map((clock) => clock.pass(i < 20 ? 0 : 1_000)));
      if (await so()) return;
    }
    throw new Error(
      `never: ${JSON.stringify(this.tables.map(({ view }) => [view.connection, view.waiting, view.log.length, view.notices]))}`,
    );
  }

  async act(): Promise<void> {
    const { rng } = this;
    const i = rng.below(PEOPLE);
    const table = this.tables[i]!;
    const state = table.view.play?.view as Parlour | undefined;
    const things = [...(state?.cells ?? []), ...(state?.things ?? [])];
    const acts: (() => Promise<unknown>)[] = [
      () => table.propose('say', { word: 'ciao' }),
      () => table.propose('say', { word: 'basta' }),
      () => table.propose('roll', { n: 2, sides: 6 }),
      () => table.propose('key', { holders: [0, 1] }),
      () => table.propose('hide', { what: 'mine' }),
      () => table.propose('whisper', { what: 'ours' }),
      () => table.propose('wait', { ms: 700 }),
      () => table.propose('open', { things: things.slice(0, 1 + rng.below(3)), first: rng.below(PEOPLE) }),
      () => table.rename(`Persona ${rng.below(100)}`),
      () => (rng.oneIn(3) ? table.leave() : Promise.resolve()),
      () => table.claim(`Persona ${i}`),
    ];
    const done = rng.pick(acts)!();
    // A page that knows nobody here any more does what is asked of it when it has heard how the table is.
    if (table.view.me.seat !== null || table.view.connection.state === 'live') await done;
    if (rng.oneIn(15)) await this.reload(i);
  }

  async reload(i: number): Promise<void> {
    await this.tables[i]!.close();
    this.clocks[i] = new ManualClock();
    this.tables[i] = await openPage(this.devices[i]!, this.link, this.optionsOf(i));
  }

  /** Nothing is on its way, all logs fold to one state and all faces show it. */
  async agreed(): Promise<boolean> {
    if (this.tables.some(({ view }) => view.connection.waiting > 0)) return false;
    const at = { link: this.link, devices: this.devices, options: this.optionsOf(0) };
    const folds = await Promise.all(this.devices.map((_, i) => foldOf(at, i)));
    // Asked last: while the logs were folded a duty may have been done, which the others hear of in the next calm.
    const shown = this.tables.map(({ view }) => JSON.stringify([view.connection.waiting, view.log]));
    return new Set(folds.map(({ hash }) => hash)).size === 1 && new Set(shown).size === 1;
  }
}

const base = freshSeed();

test.each(Array.from({ length: SEEDS }, (_, i) => (base + i) >>> 0))(
  '[T3] all have one state after a storm (SEED=%i)',
  async (seed) => {
    const night = new Night(seed);
    await night.begin();
    const { rng, storm } = night;
    for (let i = 0; i < 60; i++) {
      if (rng.oneIn(2)) await night.act();
      for (let n = rng.below(12); n > 0; n--) storm.blow();
      if (rng.oneIn(2)) await rng.pick(night.clocks)!.pass(rng.below(3_000));
    }
    await night.settle(() => night.agreed());
    const views = night.tables.map(({ view }) => view);
    for (const view of views) {
      expect(view.log).toEqual(views[0]!.log);
      expect(view.seats.map(({ seat, name }) => [seat, name])).toEqual(
        views[0]!.seats.map(({ seat, name }) => [seat, name]),
      );
      expect(view.notices.filter(({ code }) => code !== 'relay/refilled')).toEqual([]);
    }
    for (const table of night.tables) await table.close();
  },
);

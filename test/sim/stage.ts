/**
 * A session by the book: a few people seated at a table where nothing happens but what the test says. What must hold is checked all along,
 * as in the random ones.
 */
import type { Game } from '../../src/kernel/game.ts';
import type { Table, TableView } from '../../src/kernel/view/table-view.ts';
import { parlour, type Parlour } from '../helpers/parlour.ts';
import { portrait } from './checks.ts';
import type { Device, Page } from '../../src/sim/device.ts';
import { SETTLED } from './luck.ts';
import { must } from '../../src/sim/must.ts';
import { SimulatedSession, type SimulatedSessionOptions } from './simulated-session.ts';

const QUIET = { rude: 0, hasty: 0, undoing: 0, strict: false, ...SETTLED };

type StageOptions = SimulatedSessionOptions & {
  readonly seed?: number;
  readonly start?: object;
  /** Before anybody has opened a page. */
  readonly before?: (sim: SimulatedSession) => void;
};

const quiet = (n: number, options: StageOptions): Promise<SimulatedSession> =>
  SimulatedSession.at(options.seed ?? 1, {
    game: parlour as unknown as Game<unknown>,
    ...options,
    luck: { devices: n, ...QUIET, ...options.luck },
  });

export class Stage {
  readonly sim: SimulatedSession;

  private constructor(sim: SimulatedSession) {
    this.sim = sim;
  }

  /** The host alone is seated; up to `n` may come. */
  static async alone(n: number): Promise<Stage> {
    const stage = await Stage.#begun(await quiet(n, {}));
    await stage.do(0, (table) => table.claim('Persona 0', 0));
    return stage;
  }

  static async #begun(sim: SimulatedSession): Promise<Stage> {
    const stage = new Stage(sim);
    sim.hold();
    sim.found();
    await stage.until('the host has a table', () => stage.view(0)?.phase === 'lobby' && !stage.view(0)!.me.watcher);
    return stage;
  }

  /** `n` people seated at a game, of the parlour unless said, that has begun by the options of `start`. Must be ended by `end`. */
  static async of(n: number, options: StageOptions = {}): Promise<Stage> {
    const sim = await quiet(n, options);
    options.before?.(sim);
    const stage = await Stage.#begun(sim);
    for (const device of sim.devices.slice(1, n)) sim.open(device);
    for (let i = 0; i < n; i++) {
      await stage.until(`${i} may sit`, () => stage.view(i)?.phase === 'lobby' && !stage.view(i)!.me.watcher);
      must((await stage.do(i, (table) => table.claim(`Persona ${i}`, i))) === undefined, () => `${i} has no seat`);
    }
    await stage.until('all are seated', () => stage.all().every(({ view }) => view.seats.length === n));
    await stage.do(0, (table) => table.start(options.start ?? {}));
    await stage.until('the game is on', () => stage.all().every(({ view }) => view.play !== undefined));
    await stage.until('all count', () => stage.all().every((_, i) => stage.count(i) === n));
    return stage;
  }

  device(i: number): Device {
    return this.sim.devices[i]!;
  }
  page(i: number): Page {
    return this.device(i).page!;
  }
  view(i: number): TableView | undefined {
    return this.device(i).page?.table?.view;
  }
  all(): Table[] {
    return this.sim.pages.map(({ table }) => table!);
  }
  /** How many count at the tip of this page. */
  count(i: number): number {
    return this.page(i).inside.order?.tip?.voters.devices.length ?? 0;
  }
  epoch(i: number): number {
    return this.page(i).inside.order?.tip?.epoch ?? 0;
  }
  /** The session whose stamps count, for this page. */
  sequencer(i: number): number {
    const sequencer = this.page(i).inside.order?.tip?.sequencer ?? '';
    return this.sim.devices.findIndex(({ id }) => sequencer.startsWith(id));
  }
  /** Its device has promised to leave the room that its page shows. */
  hasLeft(i: number): boolean {
    return this.page(i).inside.core!.tableParts!.replica.voter.bond.left;
  }
  link(i: number): string | undefined {
    return this.device(i).page?.table?.company.link;
  }
  diary(i: number): readonly string[] {
    return (this.view(i)!.play!.view as Parlour).diary;
  }
  notices(i: number): string[] {
    return this.view(i)!.notices.map(({ code }) => code);
  }

  pass(ms: number): Promise<void> {
    return this.sim.pass(ms);
  }

  /** Time passes until it is so, at most a minute. */
  async until(what: string, so: () => boolean, ms = 60_000): Promise<void> {
    for (let passed = 0; passed < ms && !so(); passed += 50) await this.sim.pass(50);
    must(so(), () => `never: ${what}\n${this.sim.pages.map((page) => portrait(page)).join('\n')}`);
  }

  /** One act of a person, to its end. */
  async do<T>(i: number, act: (table: Table) => Promise<T>): Promise<T> {
    let done: { readonly value: T } | undefined;
    this.page(i).enter(() => void act(this.page(i).table!).then((value) => (done = { value })));
    await this.until(`${i} has acted`, () => done !== undefined);
    return done!.value;
  }

  /** As `do`, without waiting. */
  begin(i: number, act: (table: Table) => Promise<unknown>): void {
    this.page(i).enter(() => void act(this.page(i).table!));
  }

  say(i: number, word: string): Promise<unknown> {
    return this.do(i, (table) => table.propose('say', { word }));
  }
  roll(i: number): Promise<unknown> {
    return this.do(i, (table) => table.propose('roll', { n: 1, sides: 6 }));
  }

  /** 0 rolls again and again, so that something waits to be committed, until it is so: within a minute. */
  async rollUntil(so: () => boolean): Promise<void> {
    for (let half = 0; half < 120 && !so(); half++) {
      if (half % 24 === 0) await this.roll(0);
      await this.pass(500);
    }
    must(so(), () => 'never, however often 0 rolls');
  }

  /** Another device comes into this one's seat. */
  async pair(i: number, phone: number): Promise<void> {
    this.sim.open(this.device(phone));
    await this.until('the phone may ask', () => this.view(phone)?.play !== undefined);
    const offered = await this.do(i, (table) => table.devices.offer('both'));
    must(offered.ok, () => 'no offer');
    await this.do(phone, (table) => table.devices.ask(offered.ok ? offered.code : ''));
    await this.until('it asks', () => this.view(i)!.devices.requests.length > 0);
    const { id } = this.device(phone);
    await this.do(i, (table) => table.devices.accept(id));
    await this.until('it is let in', () => this.view(i)!.devices.list.length === 2);
  }

  /** Devices by the part of the relay that they reach, e.g. '0011'. */
  split(parts: string): void {
    this.sim.world.network.split(new Map(Array.from(parts).map((part, i) => [i, Number(part)])));
  }
  heal(): void {
    this.sim.world.network.heal();
  }

  /** Everybody who isn't gone is back, and in the end all have one state. */
  async end(): Promise<void> {
    await this.sim.finish();
  }
}

/**
 * One simulated session from one seed: some devices, a game, bad luck of all kinds, and a fair end. Short ones have several fault
 * schedules, with a calm after each. What must hold is checked after every event (`checks.ts`); the same seed gives the same session, event
 * by event.
 */
import { loadSodium } from '../../src/embed/adapters/sodium.ts';
import { codenames as rules } from '../../src/games/codenames/codenames.ts';
import { fromHex } from '../../src/kernel/bytes.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { PlayLink } from '../../src/kernel/identity/link.ts';
import type { Table } from '../../src/kernel/view/table-view.ts';
import { MAX_ROOM_BYTES } from '../../src/wire/feed.ts';
import { parlour as small } from '../helpers/parlour.ts';
import { sodiumGroup } from '../helpers/groups.ts';
import { type Rng, seeded } from '../helpers/rng.ts';
import { cheapKeys, cheapMail, paperKeys, rememberingSodium } from './cheap-crypto.ts';
import { CommittedEverywhere } from '../../src/sim/committed.ts';
import { type Easier, eased } from './easier.ts';
import { Met } from './met.ts';
import { Tells } from './tells.ts';
import { paperSodium } from './paper-crypto.ts';
import { paperGroup } from './paper-group.ts';
import { Device, type Page, type World } from '../../src/sim/device.ts';
import { type Act, type Aloud, answer, companyAct, lacksRules } from './company.ts';
import { allLeave, calm, fairEnd } from './fair-end.ts';
import type { Inside } from '../../src/sim/inside.ts';
import { clientIdsFrom } from '../../src/sim/client-ids.ts';
import { crowdRooms, running, runningNow } from './hooks.ts';
import { NODE } from './node-drain.ts';
import { Network } from '../../src/sim/network.ts';
import { act, type Habits, type Plays } from './person.ts';
import { type Luck, luckOf, misfortune, redrawn, shortened } from './luck.ts';
import { Schedule } from '../../src/sim/schedule.ts';
import { workOnce } from './work-once.ts';

const codenames = rules as unknown as Game<unknown>;
/** For fewer than Codenames takes. */
const parlour = small as unknown as Game<unknown>;

/**
 * One session in so many has real signatures, seals and elements; the others have stand-ins of the same lengths, which cost next to
 * nothing.
 */
const REAL_EVERY = 16;

/** How it went, for whoever counts. */
export interface Report {
  readonly seed: number;
  readonly devices: number;
  readonly schedules: number;
  readonly events: number;
  readonly stamped: number;
  readonly epochs: number;
  /** Rooms that the table went through, the first one not counted. */
  readonly moves: number;
  readonly virtualMs: number;
  /** How often what happened. */
  readonly tally: Readonly<Record<string, number>>;
  /** States that it came into (`met.ts`). */
  readonly met: readonly string[];
  /** A number for all that was seen: equal for equal sessions. */
  readonly print: string;
}

export interface SimulatedSessionOptions {
  /** Hears what happens, line by line. */
  readonly trace?: (line: string) => void;
  /** Another game than Codenames. */
  readonly game?: Game<unknown>;
  /** What people play there. */
  readonly plays?: Plays;
  /** Other luck than the seed's. */
  readonly luck?: Partial<Luck>;
  /** As in the suite (`shortened`). */
  readonly short?: boolean;
  /** At most so many devices, phones not counted. */
  readonly most?: number;
  /** What is taken away of all that, in each schedule. */
  readonly easier?: Easier;
}

export class SimulatedSession {
  readonly seed: number;
  readonly rng: Rng;
  /** Of the fault schedule that is on. */
  luck: Luck;
  readonly world: World;
  readonly devices: Device[] = [];
  readonly committed: CommittedEverywhere = new CommittedEverywhere();
  readonly tells: Tells = new Tells();
  readonly met: Met = new Met();
  readonly link: PlayLink;
  readonly #habits: Habits;
  readonly #easier: Easier;
  readonly #trace: ((line: string) => void) | undefined;
  readonly #losses = new WeakMap<Page, number>();
  readonly #told = new WeakMap<Page, string>();
  /** The devices that have shown two faces, if any. */
  liar: Device | undefined;
  /** Sequencers that leave somebody out are made to hear again by these. */
  readonly deaf: (() => void)[] = [];
  /** Nobody acts any more but for what is asked. */
  fair = false;
  /** Nobody comes any more. */
  over = false;
  /** How far it came. */
  end: Pick<Report, 'stamped' | 'epochs'> = { stamped: 0, epochs: 0 };
  readonly #aloud: Aloud = { codes: [], kicked: false, parted: false };
  readonly #tally: Record<string, number> = {};
  #failure: Error | undefined;
  #print = 0;

  static async at(seed: number, options: SimulatedSessionOptions = {}): Promise<SimulatedSession> {
    const real = seed % REAL_EVERY === 0;
    return new SimulatedSession(seed, real ? await loadSodium() : paperSodium, options);
  }

  private constructor(seed: number, sodium: World['sodium'], options: SimulatedSessionOptions) {
    this.seed = seed;
    this.rng = seeded(seed);
    const drawn = luckOf(this.rng, seeded(seed ^ 0x5ca1ab1e));
    const luck = options.short ? shortened(drawn) : drawn;
    this.#easier = options.easier ?? { spared: [] };
    const most = Math.min(luck.devices, options.most ?? Infinity);
    this.luck = eased({ ...luck, devices: most, ...options.luck }, this.#easier);
    this.#trace = options.trace;
    const schedule = new Schedule(NODE);
    const rng = seeded(this.rng.below(2 ** 32));
    const group = sodium === paperSodium ? paperGroup : sodiumGroup;
    this.world = {
      schedule,
      network: new Network(schedule, rng),
      sodium: rememberingSodium(sodium),
      group,
      work: workOnce(group),
      keys: (one) => (sodium === paperSodium ? paperKeys : cheapKeys)(sodium, one),
      mail: (chance) => cheapMail(this.world.sodium, chance),
      entered: (page) => running(page.inside),
      rng,
      game: options.game ?? (this.luck.devices < 4 ? parlour : codenames),
    };
    for (let i = 0; i < this.luck.devices + this.luck.phones; i++)
      this.devices.push(new Device(this.world, i, seeded(this.rng.below(2 ** 32))));
    this.link = { kind: 'play', secret: this.rng.bytes(32), founder: fromHex(this.devices[0]!.id) };
    const { devices, rude, hasty, undoing } = this.luck;
    this.#habits = { company: Math.min(devices, 4), rude, hasty, undoing, plays: options.plays };
  }

  get pages(): Page[] {
    return this.devices.flatMap(({ page }) => page ?? []);
  }

  say(line: string): void {
    this.#note(line);
    this.#trace?.(`${(this.world.schedule.now / 1_000).toFixed(3).padStart(9)} ${line}`);
  }

  /** The whole session. Throws what was broken. */
  async run(): Promise<Report> {
    this.hold();
    try {
      await this.begin();
      await this.faults();
      for (let n = 1; n < this.luck.schedules; n++) {
        await calm(this);
        this.luck = eased(redrawn(this.luck, this.rng), this.#easier);
        this.fair = false;
        await this.faults();
      }
      await fairEnd(this);
      await allLeave(this);
      return this.report();
    } finally {
      this.let();
    }
  }

  /** The fair end of a session by the book. */
  async finish(): Promise<void> {
    try {
      await fairEnd(this);
      await allLeave(this);
    } finally {
      this.let();
    }
  }

  /** From here on chance is this session's, until it is let go. */
  hold(): void {
    process.on('unhandledRejection', this.#failed);
    clientIdsFrom(() => this.rng.below(2 ** 31));
    crowdRooms(this.luck.roomBytes === undefined ? 1 : MAX_ROOM_BYTES / this.luck.roomBytes);
  }

  let(): void {
    for (const device of this.devices) for (const page of device.pages.slice()) page.crash();
    running(undefined);
    clientIdsFrom(undefined);
    crowdRooms(1);
    process.off('unhandledRejection', this.#failed);
  }

  readonly #failed = (error: unknown): void => {
    this.#failure ??= error instanceof Error ? error : new Error(String(error));
  };

  report(): Report {
    const { schedule } = this.world;
    return {
      seed: this.seed,
      devices: this.devices.length,
      schedules: this.luck.schedules,
      events: schedule.ran,
      ...this.end,
      moves: this.committed.moves.size,
      tally: this.#tally,
      met: this.met.names,
      virtualMs: Math.round(schedule.now),
      print: (this.#print >>> 0).toString(16),
    };
  }

  /** The first device writes the table's first entry. */
  found(): void {
    const { id, version } = this.world.game;
    this.devices[0]!.open(this.link, {
      game: id,
      version,
      settings: { open: true, name: 'Venerdì', ...(this.luck.strict && { strict: true }) },
    });
  }

  /** The table is founded; the others come one after the other. */
  async begin(): Promise<void> {
    this.found();
    if (this.luck.outdated) this.deploy();
    for (const device of this.devices.slice(1)) {
      const late = this.rng.oneIn(6) ? this.luck.scheduleMs / 2 : 2_000;
      this.world.schedule.in(100 + this.rng.below(late), () => this.open(device));
    }
    for (const device of this.devices) this.#live(device);
    await this.pass(3_000);
  }

  /** Bad luck for a while. */
  async faults(): Promise<void> {
    const { network, schedule } = this.world;
    const until = schedule.now + this.luck.scheduleMs;
    while (schedule.now < until) {
      network.weather = this.luck.weather;
      await this.pass(this.rng.below(2 * this.luck.everyMs));
      this.met.look(this);
      misfortune(this);
    }
  }

  get tip(): number {
    return this.pages[0]?.inside.order?.tip?.position ?? 0;
  }

  /** One more of these. */
  count(what: string): void {
    this.#tally[what] = (this.#tally[what] ?? 0) + 1;
  }

  /** Lost moves that this page's person has read. */
  dismissed(page: Page): number {
    return this.#losses.get(page) ?? 0;
  }

  async pass(ms: number): Promise<void> {
    await this.world.schedule.pass(ms, () => this.#look());
    if (this.#failure) throw this.#failure;
  }

  #look(): void {
    const inside = runningNow();
    const page = inside && this.#pageOf(inside);
    if (page) {
      this.committed.look(page);
      this.tells.look(page);
      if (this.#trace) this.#tell(page);
    }
    if (this.#failure) throw this.#failure;
  }

  /** Asked after every event. */
  #pageOf(inside: Inside): Page | undefined {
    for (const { page } of this.devices) if (page?.inside === inside) return page;
    return undefined;
  }

  /** The sequencer, and what is committed, when it changes. */
  #tell(page: Page): void {
    const tip = page.inside.order?.tip;
    if (!tip) return;
    const now = `${page.name}: epoch ${tip.epoch} of ${tip.sequencer.slice(0, 3)}, ${tip.voters.devices.length} count, committed up to ${page.inside.core?.tableParts?.replica.committed?.position ?? 0}`;
    if (now === this.#told.get(page)) return;
    this.#told.set(page, now);
    this.#trace!(`${(this.world.schedule.now / 1_000).toFixed(3).padStart(9)}   ${now}`);
  }

  /** For devices that have no page now. */
  open(device: Device): void {
    if (this.over || device.gone || device.pages.length > 0) return;
    this.say(`${device.index} opens a page`);
    this.openAnother(device);
  }

  openAnother(device: Device): void {
    device.open(device.link ?? this.link);
  }

  /** From here on pages are loaded with newer rules, and have the old ones as well. */
  deploy(): void {
    const { game } = this.world;
    for (const device of this.devices) device.rules = [game, { ...game, version: game.version + 1 }];
  }

  /** A person loads this page anew. */
  reload(page: Page): void {
    this.say(`${page.name} is loaded anew`);
    page.close(() => this.open(page.device));
  }

  /** All that is asked of anybody is agreed to, and whoever lacks rules fetches them. */
  answerAll(): void {
    for (const page of this.pages.filter(({ table }) => lacksRules(table!))) this.reload(page);
    for (const page of this.pages) this.#acts(page, () => answer(page.table!, this.rng, true));
  }

  /** Somebody sits before the device and acts now and then. */
  #live(device: Device): void {
    const next = (): void => {
      this.world.schedule.in(200 + this.rng.below(2 * this.luck.thinkMs), next);
      const { page } = device;
      if (this.fair || !page?.table || page.clock.hidden) return;
      if (lacksRules(page.table)) return void (this.rng.oneIn(3) && this.reload(page));
      this.#acts(page, () => this.#whatNow(page, page.table!));
    };
    next();
  }

  #acts(page: Page, what: () => Act | undefined): void {
    page.enter(() => {
      const done = what();
      if (done?.what) this.say(`${page.name} ${done.what}`);
    });
  }

  #whatNow(page: Page, table: Table): Act | undefined {
    const lost = table.lost.filter(({ move }) => move !== 'seat' && move !== 'start').length;
    if (lost > 0 && this.rng.oneIn(3)) {
      this.#losses.set(page, this.dismissed(page) + lost);
      table.dismiss();
    }
    const isPhone = page.device.index >= this.luck.devices;
    const asked = answer(table, this.rng, false);
    if (asked) return asked;
    const mayPart = this.#mayPart(page);
    const company = companyAct(table, this.rng, this.luck, this.#aloud, { isPhone, mayPart });
    return company ?? act(table, Object.keys(this.world.game.moves), this.rng, this.#habits);
  }

  /** All who are there hear each other, and this is the first of them. Two who part at once make two tables, which never meet again. */
  #mayPart(page: Page): boolean {
    const { network } = this.world;
    if (network.isSplit || !network.isRunning) return false;
    const first = this.pages.find(({ table }) => table!.view.me.seat !== null);
    return first === page && this.pages.every(({ table }) => table!.view.connection.state === 'live');
  }

  #note(text: string): void {
    for (let i = 0; i < text.length; i++) this.#print = Math.imul(this.#print ^ text.charCodeAt(i), 0x01000193);
  }
}

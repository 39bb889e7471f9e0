/**
 * One simulated night from one seed: some devices, a game, bad luck of all kinds, and a fair end. What must hold is checked after every
 * event (`checks.ts`); the same seed gives the same night, event by event.
 */
import { loadSodium } from '../../src/embed/adapters/sodium.ts';
import { codenames as rules } from '../../src/games/codenames/codenames.ts';
import { unhex } from '../../src/kernel/bytes.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { PlayLink } from '../../src/kernel/identity/link.ts';
import { parlour as small } from '../helpers/parlour.ts';
import { type Rng, seeded } from '../helpers/rng.ts';
import { quorum } from '../../src/kernel/order/quorum.ts';
import { Firm, lossesTold, must, portrait, sameEverywhere, secretsKept, unsettled } from './checks.ts';
import { cheapKeys, paperKeys, rememberingSodium } from './cheap-crypto.ts';
import { paperSodium } from './paper-crypto.ts';
import { Device, type Page, type World } from './device.ts';
import { clientIdsFrom, type Inside, running, runningNow } from './hooks.ts';
import { FAIR, Network } from './network.ts';
import { act, type Habits } from './person.ts';
import { type Luck, luckOf, misfortune } from './luck.ts';
import { Schedule } from './schedule.ts';

const codenames = rules as unknown as Game<unknown>;
/** For fewer than Codenames takes. */
const parlour = small as unknown as Game<unknown>;

/** One night in so many has real signatures and seals; the others have stand-ins of the same lengths, which cost next to nothing. */
const REAL_EVERY = 16;

/** So many write one thing more in the end: all would cost as much as the night. */
const SPEAKERS = 2;

/** How it went, for whoever counts. */
export interface Report {
  readonly seed: number;
  readonly devices: number;
  readonly events: number;
  readonly stamped: number;
  readonly epochs: number;
  readonly virtualMs: number;
  /** A number for all that was seen: equal for equal nights. */
  readonly print: string;
}

export interface NightOptions {
  /** Hears what happens, line by line. */
  readonly trace?: (line: string) => void;
  /** Another game than Codenames. */
  readonly game?: Game<unknown>;
  /** Other luck than the seed's. */
  readonly luck?: Partial<Luck>;
}

export class Night {
  readonly seed: number;
  readonly rng: Rng;
  readonly luck: Luck;
  readonly world: World;
  readonly devices: Device[] = [];
  readonly firm: Firm = new Firm();
  readonly link: PlayLink;
  readonly #habits: Habits;
  readonly #trace: ((line: string) => void) | undefined;
  readonly #losses = new WeakMap<Page, number>();
  readonly #told = new WeakMap<Page, string>();
  #stamped = 0;
  #epochs = 0;
  /** Who has shown two faces, if anybody. */
  liar: Device | undefined;
  /** Clerks that leave somebody out are made to hear again by these. */
  readonly deaf: (() => void)[] = [];
  #fair = false;
  #over = false;
  #failure: Error | undefined;
  #print = 0;

  static async at(seed: number, options: NightOptions = {}): Promise<Night> {
    const real = seed % REAL_EVERY === 0;
    return new Night(seed, real ? await loadSodium() : paperSodium, options);
  }

  private constructor(seed: number, sodium: World['sodium'], options: NightOptions) {
    this.seed = seed;
    this.rng = seeded(seed);
    this.luck = { ...luckOf(this.rng), ...options.luck };
    this.#trace = options.trace;
    const schedule = new Schedule();
    const rng = seeded(this.rng.below(2 ** 32));
    this.world = {
      schedule,
      network: new Network(schedule, rng),
      sodium: rememberingSodium(sodium),
      keys: (one) => (sodium === paperSodium ? paperKeys : cheapKeys)(sodium, one),
      rng,
      game: options.game ?? (this.luck.devices < 4 ? parlour : codenames),
    };
    for (let i = 0; i < this.luck.devices; i++)
      this.devices.push(new Device(this.world, i, seeded(this.rng.below(2 ** 32))));
    this.link = { kind: 'play', secret: this.rng.bytes(32), founder: unhex(this.devices[0]!.id)! };
    const { devices, rude, hasty, undoing } = this.luck;
    this.#habits = { company: Math.min(devices, 4), rude, hasty, undoing };
  }

  get pages(): Page[] {
    return this.devices.flatMap(({ page }) => page ?? []);
  }

  say(line: string): void {
    this.#note(line);
    this.#trace?.(`${(this.world.schedule.now / 1_000).toFixed(3).padStart(9)} ${line}`);
  }

  /** The whole night. Throws what was broken. */
  async run(): Promise<Report> {
    this.hold();
    try {
      await this.begin();
      await this.storm();
      await this.fairEnd();
      return this.report();
    } finally {
      this.let();
    }
  }

  /** The fair end of a night by the book. */
  async finish(): Promise<void> {
    try {
      await this.fairEnd();
    } finally {
      this.let();
    }
  }

  /** From here on chance is this night's, until it is let go. */
  hold(): void {
    process.on('unhandledRejection', this.#failed);
    clientIdsFrom(() => this.rng.below(2 ** 31));
  }

  let(): void {
    for (const device of this.devices) for (const page of device.pages.slice()) page.crash();
    running(undefined);
    clientIdsFrom(undefined);
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
      events: schedule.ran,
      stamped: this.#stamped,
      epochs: this.#epochs,
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
    for (const device of this.devices.slice(1)) {
      const late = this.rng.oneIn(6) ? this.luck.stormMs / 2 : 2_000;
      this.world.schedule.in(100 + this.rng.below(late), () => this.#open(device));
    }
    for (const device of this.devices) this.#live(device);
    await this.pass(3_000);
  }

  /** Bad luck for a while. */
  async storm(): Promise<void> {
    const { network, schedule } = this.world;
    const until = schedule.now + this.luck.stormMs;
    while (schedule.now < until) {
      network.weather = this.luck.weather;
      await this.pass(this.rng.below(2 * this.luck.everyMs));
      misfortune(this);
    }
  }

  /** Faults off, everybody who isn't gone is back: in the end all have one state, and something new can be stamped. */
  async fairEnd(): Promise<void> {
    this.say('fair weather from here on');
    this.#fair = true;
    const { network, schedule } = this.world;
    network.weather = FAIR;
    if (network.isSplit) network.heal();
    network.start();
    for (const hear of this.deaf) hear();
    for (const device of this.devices) {
      network.slow(device.index, 0);
      device.disk.slow = 2;
      for (const page of device.pages) {
        page.show(true);
        page.clock.run(1);
      }
      if (!device.gone) this.#open(device);
    }
    await this.#settled('after the storm');
    const before = this.#tip();
    const seated = this.rng.shuffle(this.pages.filter(({ table }) => table!.view.me.seat !== null));
    for (const page of seated.slice(0, SPEAKERS)) page.enter(() => void page.table!.rename('Fine'));
    this.say(`${SPEAKERS} of them say something new`);
    await this.pass(1);
    await this.#settled('after something new');
    must(this.#tip() > before || seated.length === 0, () => `nothing new was stamped: ${this.#portraits()}`);
    sameEverywhere(this.pages, this.firm);
    this.#stamped = this.#tip();
    this.#epochs = this.pages[0]?.inside.order?.tip?.epoch ?? 0;
    this.#liarNamed();
    for (const page of this.pages) lossesTold(page, this.#losses.get(page) ?? 0);
    this.#secrets();
    this.#over = true;
    for (const device of this.devices) for (const page of device.pages.slice()) page.close();
    await schedule.pass(2_000);
    must(this.pages.length === 0, () => `pages that can't close: ${this.#portraits()}`);
  }

  async #settled(when: string): Promise<void> {
    let why: string | undefined = '';
    for (let i = 0; i < 180 && why !== undefined; i++) {
      await this.pass(1_000);
      if (i % 20 === 0) this.#bringBack();
      why = this.devices.some(({ gone, page }) => !gone && !page) ? 'a device has no page' : unsettled(this.pages);
    }
    must(why === undefined, () => `no agreement ${when}: ${why}\n${this.#portraits()}`);
  }

  /** Where those who count and are there can't decide anything, who was gone comes back. */
  #bringBack(): void {
    const tips = this.pages.flatMap(({ inside }) => inside.order?.tip ?? []);
    const best = tips.toSorted((a, b) => b.epoch - a.epoch || b.position - a.position)[0];
    if (!best) return;
    const { devices } = best.count;
    const there = this.devices.filter(({ gone, id }) => !gone && devices.includes(id)).length;
    if (there >= quorum(devices.length, this.luck.strict)) return;
    for (const device of this.devices.filter(
      (device) => device.gone && device !== this.liar && devices.includes(device.id),
    )) {
      this.say(`${device.index} is back after all: there was no quorum`);
      device.gone = false;
      this.#open(device);
    }
  }

  #tip(): number {
    return this.pages[0]?.inside.order?.tip?.position ?? 0;
  }

  #portraits(): string {
    return this.pages.map((page) => portrait(page)).join('\n');
  }

  /** Two stamps for one place that anybody has heard of are heard of by all in the end, and blamed on who signed them. */
  #liarNamed(): void {
    const knowing = this.pages.filter(({ table }) => table!.view.notices.some(({ code }) => code === 'peer/lied'));
    must(this.liar !== undefined || knowing.length === 0, () => `honest ones are called liars: ${this.#portraits()}`);
    must(
      knowing.length === 0 || knowing.length === this.pages.length,
      () => `not all know the liar: ${this.#portraits()}`,
    );
    for (const { inside } of knowing)
      for (const { device } of inside.order!.clashes)
        must(device === this.liar?.id, () => `${device.slice(0, 3)} is blamed for what ${this.liar?.index} did`);
  }

  #secrets(): void {
    const { state } = this.pages[0]!.inside.core!.works!.runner;
    const play = state.play?.state as { readonly phase?: string } | undefined;
    // At the end of a game, and when one is called off, the key is laid open.
    if (play?.phase !== 'clue' && play?.phase !== 'guess') return;
    const current = new Set(Object.values(state.secrets).map(({ attempt }) => attempt));
    secretsKept(this.devices, (attempt) => !current.has(attempt));
  }

  async pass(ms: number): Promise<void> {
    await this.world.schedule.pass(ms, () => this.#look());
    if (this.#failure) throw this.#failure;
  }

  #look(): void {
    const inside = runningNow();
    const page = inside && this.#pageOf(inside);
    if (page) {
      this.firm.look(page);
      if (this.#trace) this.#tell(page);
    }
    if (this.#failure) throw this.#failure;
  }

  /** Asked after every event. */
  #pageOf(inside: Inside): Page | undefined {
    for (const { page } of this.devices) if (page?.inside === inside) return page;
    return undefined;
  }

  /** Who has the office, and what is firm, when it changes. */
  #tell(page: Page): void {
    const tip = page.inside.order?.tip;
    if (!tip) return;
    const now = `${page.name}: epoch ${tip.epoch} of ${tip.office.slice(0, 3)}, ${tip.count.devices.length} count, firm up to ${page.inside.core?.works?.council.firm?.position ?? 0}`;
    if (now === this.#told.get(page)) return;
    this.#told.set(page, now);
    this.#trace!(`${(this.world.schedule.now / 1_000).toFixed(3).padStart(9)}   ${now}`);
  }

  /** For devices that have no page now. */
  #open(device: Device): void {
    if (this.#over || device.gone || device.pages.length > 0) return;
    this.say(`${device.index} opens a page`);
    device.open(this.link);
  }
  open(device: Device): void {
    this.#open(device);
  }

  /** Somebody sits before the device and acts now and then. */
  #live(device: Device): void {
    const next = (): void => {
      this.world.schedule.in(200 + this.rng.below(2 * this.luck.thinkMs), next);
      const { page } = device;
      if (this.#fair || !page?.table || page.clock.hidden) return;
      page.enter(() => {
        const lost = page.table!.lost.filter(({ move }) => move !== 'seat' && move !== 'start').length;
        if (lost > 0 && this.rng.oneIn(3)) {
          this.#losses.set(page, (this.#losses.get(page) ?? 0) + lost);
          page.table!.dismiss();
        }
        const done = act(page.table!, Object.keys(this.world.game.moves), this.rng, this.#habits);
        if (done) this.say(`${page.name} ${done.what}`);
      });
    };
    next();
  }

  #note(text: string): void {
    for (let i = 0; i < text.length; i++) this.#print = Math.imul(this.#print ^ text.charCodeAt(i), 0x01000193);
  }
}

/** A device at the simulated table: its keys, its disk, its quartz, and the pages that come and go on it. */
import { deviceId } from '../kernel/identity/device.ts';
import { hex } from '../kernel/bytes.ts';
import type { Game } from '../kernel/game.ts';
import type { PlayLink } from '../kernel/identity/link.ts';
import type { TableSettings } from '../kernel/journal/bodies.ts';
import type { DeviceKeys, Mail, Rng as Chance, Sodium } from '../kernel/ports.ts';
import { deriveRoom } from '../kernel/journal/room.ts';
import type { Group } from '../kernel/secrets/group.ts';
import type { GroupJob, JobResult } from '../kernel/secrets/job-kinds.ts';
import { openTable } from '../kernel/table/table.ts';
import type { Visibility } from '../kernel/core/table-ports.ts';
import type { Table } from '../kernel/view/table-view.ts';
import type { RoomPorts } from '../kernel/core/table-ports.ts';
import type { Rng } from './rng.ts';
import { Disk } from './disk.ts';
import { Inside } from './inside.ts';
import type { Caller } from './carrier.ts';
import type { Network } from './network.ts';
import type { Schedule } from './schedule.ts';
import { type Quartz, Ticking } from './ticking.ts';
import { Turns } from './turns.ts';

/** A device's keys in a simulator. */
export interface SimKeys extends DeviceKeys {
  /** The same signature, at once: for liars. */
  signNow(message: Uint8Array): Uint8Array;
}

/** Does a job of decks and dice with the chance of whoever asks. */
export type DoJob = <J extends GroupJob>(rng: Chance, job: J) => JobResult<J>;

/** What all devices of a simulated table share. */
export interface World {
  readonly schedule: Schedule;
  readonly network: Network;
  readonly sodium: Sodium;
  readonly group: Group;
  readonly work: DoJob;
  /** Of a new device. */
  keys(rng: Rng): SimKeys;
  /** Letters of a device with this chance. */
  mail(chance: Rng): Mail;
  /** From here on it is this page that runs. */
  entered?(page: Page): void;
  readonly rng: Rng;
  readonly game: Game<unknown>;
}

export class Device {
  readonly world: World;
  readonly index: number;
  readonly rng: Rng;
  /** What its pages draw their secrets from. */
  chance: Rng;
  readonly keys: SimKeys;
  readonly id: string;
  readonly quartz: Quartz;
  readonly pages: Page[] = [];
  /** Versions of the rules that its next page has, the newest last. */
  rules: readonly Game<unknown>[];
  /** Won't come back. */
  gone = false;
  /** The link that the person before it knows; another one once somebody told it. */
  link: PlayLink | undefined;
  readonly turns: Turns<Page>;
  readonly #disks = new Map<string, Disk>();
  #opened = 0;

  constructor(world: World, index: number, rng: Rng, chance: Rng = rng) {
    this.world = world;
    this.index = index;
    this.rng = rng;
    this.chance = chance;
    this.rules = [world.game];
    this.keys = world.keys(rng);
    this.id = hex(deviceId(this.keys.sigPk, this.keys.mailPk));
    this.turns = new Turns(world.schedule);
    this.quartz = { rate: 1 + (rng.below(2_001) - 1_000) / 1_000_000, wallOffMs: rng.below(7_200_000) - 3_600_000 };
  }

  /** What it keeps of one room. */
  disk(room: string): Disk {
    const disk =
      this.#disks.get(room) ??
      new Disk(
        this.world.schedule,
        this.rng,
        () => this.slow,
        () => this.full,
      );
    this.#disks.set(room, disk);
    return disk;
  }
  get disks(): readonly Disk[] {
    return [...this.#disks.values()];
  }
  /** Mean milliseconds of one job of a disk. */
  slow = 2;
  /** Nothing more can be written for now. */
  full = false;

  /** The page that acts for the device, once its table is open; else one that is open. */
  get page(): Page | undefined {
    const open = this.pages.filter(({ table }) => table !== undefined);
    return open.find(({ inside }) => inside.core?.primary) ?? open[0];
  }

  open(link: PlayLink, found?: TableSettings): Page {
    const page = new Page(this, this.#opened++);
    this.pages.push(page);
    page.open(link, found);
    return page;
  }

  /** A page of this device is no more: the next may act. */
  freed(page: Page): void {
    this.pages.splice(this.pages.indexOf(page), 1);
    this.turns.freed(page);
  }
}

export class Page implements Caller {
  readonly device: Device;
  readonly number: number;
  readonly inside: Inside = new Inside();
  readonly clock: Ticking;
  table: Table | undefined;
  dead = false;
  /** What waits while the machine sleeps; absent while it is awake. */
  #slept: { readonly fromMs: number; readonly waits: (() => void)[] } | undefined;
  #woke: ((fromMs: number, toMs: number) => void) | undefined;
  #seen: ((state: Visibility) => void) | undefined;

  constructor(device: Device, number: number) {
    this.device = device;
    this.number = number;
    this.clock = new Ticking(device.world.schedule, device.quartz, (run) => this.enter(run));
  }

  get where(): number {
    return this.device.index;
  }
  get name(): string {
    return `${this.device.index}.${this.number}`;
  }

  /** Runs something in the name of this page. */
  enter(run: () => void): void {
    if (this.dead) return;
    if (this.#slept) return void this.#slept.waits.push(run);
    this.device.world.entered?.(this);
    run();
  }

  open(link: PlayLink, found?: TableSettings): void {
    this.enter(() => {
      const { world, rng, chance, rules } = this.device;
      const opening = openTable(
        {
          sodium: world.sodium,
          verifier: {
            // A Worker, which takes its time.
            verify: (jobs) =>
              new Promise((resolve) => {
                const verdicts = jobs.map(({ sig, message, pk }) => world.sodium.verify(sig, message, pk));
                world.schedule.in(1 + rng.below(jobs.length + 1), () => this.enter(() => resolve(verdicts)));
              }),
          },
          group: world.group,
          groupWork: {
            run: (job) =>
              new Promise((resolve) => {
                const result = world.work(rng, job);
                world.schedule.in(1, () => this.enter(() => resolve(result)));
              }),
          },
          mail: world.mail(chance),
          inside: this.inside.hear,
          rng: chance,
          clock: this.clock,
          ...this.#roomPorts(hex(deriveRoom(world.sodium, link, 0).id)),
          portsOf: (room) => Promise.resolve(this.#roomPorts(room)),
          transport: world.network.transport(this),
          game: (id, version = rules.at(-1)!.version) =>
            Promise.resolve(rules.find((one) => one.id === id && one.version === version)),
          visibility: (listener) => {
            this.#seen = listener;
            if (this.clock.hidden) listener('hidden');
            return () => undefined;
          },
          stalls: (listener) => {
            this.#woke = listener;
            return () => undefined;
          },
        },
        link,
        found,
      );
      void opening.then((table) => {
        this.table = table;
      });
    });
  }

  /** What this page has of its own for a room. */
  #roomPorts(room: string): RoomPorts {
    const { device } = this;
    return {
      store: device.disk(room).store(this),
      keys: device.keys,
      volatile: false,
      vault: {
        erased: false,
        eraseMailKey: () => Promise.resolve(),
        renew: () => Promise.resolve(),
        fromSeeds: () => Promise.reject(new Error('no recovery in the simulator')),
      },
      primary: (stepBack) =>
        new Promise((mayAct) => {
          device.turns.wait(room, { page: this, enter: (run) => this.enter(run), mayAct, stepBack });
        }),
      takeHere: () => device.turns.take(room, this),
    };
  }

  /** The page is looked at, or not. */
  show(yes: boolean): void {
    this.clock.hidden = !yes;
    this.enter(() => this.#seen?.(yes ? 'shown' : 'hidden'));
  }

  get asleep(): boolean {
    return this.#slept !== undefined;
  }

  /** Its machine falls asleep without a word to anybody: no timer runs and nothing that comes is looked at. */
  sleep(): void {
    this.#slept ??= { fromMs: this.clock.monotonicMs(), waits: [] };
  }

  /** What came due meanwhile comes now, one after the other, and the page is told how long it was away. */
  wake(): void {
    const slept = this.#slept;
    if (!slept) return;
    this.#slept = undefined;
    for (const run of slept.waits) this.device.world.schedule.in(0, () => this.enter(run));
    this.enter(() => this.#woke?.(slept.fromMs, this.clock.monotonicMs()));
  }

  /** The page falls over: nothing it had begun comes to an end. */
  crash(): void {
    if (this.dead) return;
    this.#end();
    for (const disk of this.device.disks) disk.crash(this);
    this.device.freed(this);
  }

  /** The page is closed in good order. @param then when it is */
  close(then?: () => void): void {
    const { table } = this;
    if (this.dead) return;
    if (!table) return this.crash();
    this.enter(() => {
      void table.close().then(() => {
        if (this.dead) return;
        this.#end();
        this.device.freed(this);
        then?.();
      });
    });
  }

  #end(): void {
    this.dead = true;
    this.clock.stop();
    this.device.world.network.drop(this);
  }
}

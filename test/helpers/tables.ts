/** Tables in Node with real signatures and letters, and a group that is `usualGroup` unless said: one device each, the network a hub. */
import { deviceKeysFrom, makeDeviceKeys, webMail, webRng, type StoredKeys } from '../../src/embed/adapters/keys.ts';
import { slicedVerifier } from '../../src/embed/adapters/verifier.ts';
import { memoryLog, vaultOf } from '../../src/embed/adapters/store.ts';
import type { Game } from '../../src/kernel/game.ts';
import { deviceId } from '../../src/kernel/identity/device.ts';
import type { Link, PlayLink } from '../../src/kernel/identity/link.ts';
import type { Clock, DeviceKeys, LogStore, Mail, Verifier } from '../../src/kernel/ports.ts';
import type { GroupWork } from '../../src/kernel/secrets/group-work.ts';
import type { Group } from '../../src/kernel/secrets/group.ts';
import { openTable, type TablePorts } from '../../src/kernel/table/table.ts';
import type { Table, TableView } from '../../src/kernel/view/table-view.ts';
import type { Transport } from '../../src/kernel/journal/transport.ts';
import { briefView } from './brief-view.ts';
import { fairClock, PATIENCE_MS, watched } from './clock.ts';
import { directWork } from './group-work.ts';
import { sodiumOnce } from './sodium-once.ts';
import { usualGroup } from './usual-group.ts';

/** A device: its keys and its disk; pages come and go on it. */
export interface Device {
  stored: StoredKeys;
  readonly store: LogStore;
  /** Of rooms where the table went on, by room id. */
  readonly later: Map<string, LogStore>;
}

/** The device keeps no more secrets and notes, as its disk is full. @returns the end of that */
export function fillUp({ store }: Device): () => void {
  const { put } = store;
  Object.assign(store, { put: () => Promise.reject(new Error('full')) });
  return () => void Object.assign(store, { put });
}

export async function makeDevice(): Promise<Device> {
  return { stored: (await makeDeviceKeys()).stored, store: memoryLog(), later: new Map() };
}

const realClock: Clock = {
  monotonicMs: () => performance.now(),
  wallMs: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Benchmarks measure real time. */
export const usualClock: Clock = process.env['VITEST'] ? fairClock : realClock;

export interface PageOptions {
  /** A relay, or a network with weather. */
  readonly hub: { transport(): Transport };
  readonly game: Game<never, never>;
  /** Other versions of its rules that the page has. */
  readonly versions?: readonly Game<never, never>[];
  readonly clock?: Clock;
  /** Nothing is kept beyond the page. */
  readonly volatile?: boolean;
  readonly verifier?: Verifier;
  readonly groupWork?: GroupWork;
  /** What the table's secrets are made in; the usual one unless said. */
  readonly group?: Group;
  readonly primary?: (stepBack: () => Promise<void>) => Promise<void>;
  readonly takeHere?: () => void;
  readonly inside?: TablePorts['inside'] | undefined;
  /** The device's keys as this page has them: slower ones, say. Time of a clock that is moved doesn't wait for what is added here. */
  readonly keys?: (keys: DeviceKeys) => DeviceKeys;
}

const MAIL: Mail = watched({ ...webMail, pair: async (seed) => watched(await webMail.pair(seed)) });

async function portsOf(device: Device, options: PageOptions): Promise<TablePorts> {
  const sodium = await sodiumOnce();
  const group = options.group ?? (await usualGroup());
  const held = watched(await deviceKeysFrom(device.stored));
  const keys = options.keys?.(held) ?? held;
  const ports: TablePorts = {
    sodium,
    group,
    verifier: options.verifier ?? slicedVerifier(sodium),
    groupWork: options.groupWork ?? directWork(group, webRng),
    mail: MAIL,
    rng: webRng,
    clock: options.clock ?? usualClock,
    store: device.store,
    keys,
    vault: vaultOf(
      held,
      () => Promise.resolve(device.stored),
      (next) => {
        device.stored = next;
        return Promise.resolve();
      },
    ),
    volatile: options.volatile ?? false,
    portsOf: async (room) => {
      if (!device.later.has(room)) device.later.set(room, memoryLog());
      const store = device.later.get(room)!;
      const { vault, primary, takeHere } = ports;
      return { store, keys, vault, volatile: false, primary, takeHere };
    },
    transport: options.hub.transport(),
    game: (id, version) => {
      const all = [options.game, ...(options.versions ?? [])].filter((game) => game.id === id);
      const newest = all.toSorted((a, b) => b.version - a.version)[0];
      const game = version === undefined ? newest : all.find((one) => one.version === version);
      return Promise.resolve(game as Game<unknown> | undefined);
    },
    primary: options.primary ?? (() => Promise.resolve()),
    takeHere: options.takeHere ?? (() => undefined),
    ...(options.inside && { inside: options.inside }),
  };
  return ports;
}

/** A new table by this device, open to all unless said. */
export async function foundTable(
  device: Device,
  options: PageOptions & { readonly open?: boolean },
): Promise<{ readonly table: Table; readonly link: PlayLink }> {
  const ports = await portsOf(device, options);
  const founder = deviceId(ports.keys.sigPk, ports.keys.mailPk);
  const link: PlayLink = { kind: 'play', secret: webRng.bytes(32), founder };
  const table = await openTable(ports, link, {
    game: options.game.id,
    version: options.game.version,
    settings: { open: options.open ?? true, name: 'Venerdì' },
  });
  return { table, link };
}

/** A page of this device at the table: after a reload, or with the link for the first time. */
export async function openPage(device: Device, link: Link, options: PageOptions): Promise<Table> {
  return openTable(await portsOf(device, options), link);
}

/** Fulfilled when the view is so; rejects with what it was instead. */
export function until(table: Table, what: (view: TableView) => boolean, ms: number = PATIENCE_MS): Promise<TableView> {
  // Made here, where it is known who waits: a timer knows nobody.
  const late = new Error(`not so after ${ms} ms: ${String(what)}`);
  Error.captureStackTrace(late, until);
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (!what(table.view)) return;
      stop();
      stopWaiting();
      resolve(table.view);
    };
    const stop = table.subscribe(look);
    const stopWaiting = usualClock.after(ms, () => {
      stop();
      late.message += `\n» ${briefView(table.view)}\n${JSON.stringify(table.view, undefined, 1).slice(0, 4_000)}`;
      reject(late);
    });
    look();
  });
}

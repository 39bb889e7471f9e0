/**
 * Opening and making tables in a browser: the kernel with its real ports. What can't be had here is said with a code, never half done.
 */
import { findGame } from '../games/registry.ts';
import { hex } from '../kernel/bytes.ts';
import type { Game } from '../kernel/game.ts';
import { deviceId } from '../kernel/identity/device.ts';
import { writeCode } from '../kernel/identity/code.ts';
import { type Link, parseLink, parsePairLink, writeLink } from '../kernel/identity/link.ts';
import { good } from '../kernel/result.ts';
import { deriveRoom } from '../kernel/journal/room.ts';
import { openTable as openKernelTable } from '../kernel/table/table.ts';
import type { RoomPorts } from '../kernel/core/table-ports.ts';
import type { Table } from '../kernel/view/table-view.ts';
import { cleanLine } from '../kernel/identity/names.ts';
import { TABLE_NAME_MAX_CODE_POINTS, type TableSettings } from '../kernel/journal/bodies.ts';
import type { Sodium } from '../kernel/ports.ts';
import type { Group } from '../kernel/secrets/group.ts';
import { webClock } from './adapters/clock.ts';
import { webGroupWork } from './adapters/group-work.ts';
import { bringMail, webMail, webRng } from './adapters/keys.ts';
import { watchNetwork } from './adapters/network.ts';
import { type PrimaryTab, primaryTab } from './adapters/primary.ts';
import { loadGroup, loadSodium } from './adapters/sodium.ts';
import { openStore, type RoomStore, vaultOver } from './adapters/store.ts';
import { webTransport } from './adapters/transport.ts';
import { capable, type Lack } from './capable.ts';
import { failureOf, part } from './part.ts';
import { stallsBy } from './adapters/stalls.ts';
import { webVerifier } from './adapters/verifier.ts';
import { watchVisibility } from './adapters/visibility.ts';

/** Why a table can't be opened here; each has a sentence in both languages (`failure-words.ts`). */
export type OpenFailure =
  | 'link/damaged'
  | 'link/newer'
  | Lack
  | 'browser/no-crypto'
  | 'page/part'
  | 'game/unknown'
  | 'name/missing'
  | 'name/long'
  | 'relay/unreached'
  | 'store/failed';

/** @param relay where `/sync` is: absolute, or relative to the page */
function relayUrl(relay: string): string {
  const url = new URL(relay, location.href);
  url.protocol = url.protocol === 'https:' || url.protocol === 'wss:' ? 'wss:' : 'ws:';
  return url.href;
}

type Opened = { readonly ok: true; readonly table: Table } | { readonly ok: false; readonly code: OpenFailure };
type Made =
  | { readonly ok: true; readonly invitation: string; readonly table: Table }
  | { readonly ok: false; readonly code: OpenFailure };

/** Opens the table of an invitation (`#1.…`, a watcher's `#1v.…`); with a pairing link (`#1p.…`) this device asks for its seat. */
export async function openTable(options: { readonly invitation: string; readonly relay: string }): Promise<Opened> {
  const able = capable();
  if (!able.ok) return able;
  const paired = parsePairLink(options.invitation);
  const link = paired?.ok ? good(paired.value.link) : (paired ?? parseLink(options.invitation));
  if (!link.ok) return { ok: false, code: link.code as OpenFailure };
  const opened = await open(link.value, options.relay, undefined, paired?.ok);
  if (opened.ok && paired?.ok) askWhenOpen(opened.table, writeCode(paired.value.pairing));
  return opened;
}

/** Makes a table: its first entry is stored before the invitation exists, and pins game and rules version. */
export async function createTable(options: {
  readonly game: string;
  readonly open: boolean;
  readonly name: string;
  readonly strict?: boolean;
  readonly relay: string;
  readonly patienceMs?: number;
}): Promise<Made> {
  const able = capable();
  if (!able.ok) return able;
  // Pages without types call this too.
  if (typeof (options.name as unknown) !== 'string') return { ok: false, code: 'name/missing' };
  const name = cleanLine(options.name, TABLE_NAME_MAX_CODE_POINTS);
  if (name === undefined && options.name.trim() !== '') return { ok: false, code: 'name/long' };
  const game = await loadGame(options.game);
  if (!game) return { ok: false, code: 'game/unknown' };
  const secret = webRng.bytes(32);
  const settings: TableSettings = {
    game: game.id,
    version: game.version,
    settings: {
      open: options.open,
      name: name ?? '',
      ...(options.strict ? { strict: true } : {}),
    },
  };
  // The room follows from the secret alone; who founded it is known once the device has its keys there.
  const opened = await open({ kind: 'play', secret, founder: new Uint8Array(16) }, options.relay, settings);
  if (!opened.ok) return opened;
  const { table, invitation } = opened;
  if (options.patienceMs === undefined || (await answers(table, options.patienceMs)))
    return { ok: true, table, invitation };
  await table.close();
  return { ok: false, code: 'relay/unreached' };
}

/** Whether the relay answers within so many milliseconds. */
function answers(table: Table, ms: number): Promise<boolean> {
  return new Promise((done) => {
    const end = (yes: boolean): void => {
      clearTimeout(late);
      stop();
      done(yes);
    };
    const late = setTimeout(() => end(false), ms);
    const look = (): void => {
      const { state } = table.view.connection;
      if (state === 'live' || state === 'blocked') end(state === 'live');
    };
    const stop = table.subscribe(look);
    look();
  });
}

type Loaded =
  | { readonly ok: true; readonly sodium: Sodium; readonly group: Group }
  | { readonly ok: false; readonly code: OpenFailure };

/** What a table and a saved log need to be read at all. */
export async function loadCrypto(): Promise<Loaded> {
  try {
    const [sodium, group] = await Promise.all([loadSodium(), loadGroup()]);
    return { ok: true, sodium, group };
  } catch (error) {
    return { ok: false, code: failureOf(error, 'browser/no-wasm') };
  }
}

async function loadGame(id: string, version?: number): Promise<Game<unknown> | undefined> {
  return part(Promise.resolve(findGame(id)?.load(version)));
}

async function open(
  link: Link,
  relay: string,
  found?: TableSettings,
  toPair = false,
): Promise<
  | { readonly ok: true; readonly table: Table; readonly invitation: string }
  | { readonly ok: false; readonly code: OpenFailure }
> {
  const loaded = await loadCrypto();
  if (!loaded.ok) return loaded;
  const { sodium, group } = loaded;
  const room = placeOf(hex(deriveRoom(sodium, link).id), link);
  let store = await openStore(room).catch(() => undefined);
  if (toPair && store?.vault.erased) {
    // It gave a hand away: to have one again it must be another device.
    await store.vault.renew();
    store = await openStore(room).catch(() => undefined);
  }
  if (!store) return { ok: false, code: 'browser/no-crypto' };
  const own = deviceId(store.keys.sigPk, store.keys.mailPk);
  const named: Link = found && link.kind === 'play' ? { ...link, founder: own } : link;
  const tab = primaryTab(room);
  const rooms = laterRooms(store, link);
  const table = await openKernelTable(
    {
      sodium,
      verifier: webVerifier(sodium),
      group,
      groupWork: webGroupWork(group, webRng),
      mail: webMail,
      rng: webRng,
      clock: webClock,
      store: store.log,
      keys: store.keys,
      vault: store.vault,
      volatile: store.volatile,
      transport: webTransport(relayUrl(relay), sodium, { network: watchNetwork }),
      portsOf: rooms.portsOf,
      game: loadGame,
      visibility: watchVisibility,
      stalls: stallsBy(webClock),
      primary: tab.primary,
      takeHere: tab.takeHere,
    },
    named,
    found,
  );
  bringMailOnceSeated(table);
  return {
    ok: true,
    invitation: writeLink(named),
    table: closing(table, () => {
      tab.release();
      rooms.release();
    }),
  };
}

/**
 * Where a room lies in this browser. A person who looks on by a watcher's link is another device, also beside a seat in the same browser.
 * With the seat's keys it would see that seat's hand.
 */
const placeOf = (room: string, { kind }: Link): string => (kind === 'watch' ? `watch-${room}` : room);

/** Rooms where the table goes on: each has a store and a lock of its own, and this device's keys. */
function laterRooms(first: RoomStore, link: Link): { portsOf(room: string): Promise<RoomPorts>; release(): void } {
  const rooms = new Map<string, { readonly store: RoomStore; readonly tab: PrimaryTab }>();
  let last = first;
  return {
    async portsOf(id) {
      const room = placeOf(id, link);
      let known = rooms.get(room);
      if (!known) {
        const store = await openStore(room, await first.stored());
        last = { ...store, vault: vaultOver(store.vault, last) };
        known = { store: last, tab: primaryTab(room) };
        rooms.set(room, known);
      }
      const { log, keys, vault, volatile } = known.store;
      return { store: log, keys, vault, volatile, primary: known.tab.primary, takeHere: known.tab.takeHere };
    },
    release() {
      for (const { tab } of rooms.values()) tab.release();
    },
  };
}

/** Asks to be paired once this page can act; a device that has its seat already doesn't. */
function askWhenOpen(table: Table, code: string): void {
  const look = (): void => {
    const { me, phase } = table.view;
    if (me.watcher || (phase !== 'lobby' && phase !== 'playing')) return;
    stop();
    if (me.seat === null) table.devices.ask(code).catch((error: unknown) => console.error(error));
  };
  const stop = table.subscribe(look);
  look();
}

/** People who sit get letters and write them, also where the network is gone by then. What fails here is tried again with the first letter. */
function bringMailOnceSeated(table: Table): void {
  const look = (): void => {
    if (table.view.me.seat === null) return;
    stop();
    bringMail().catch(() => undefined);
  };
  const stop = table.subscribe(look);
  look();
}

/** A table that gives the lock back when it is closed. */
function closing(table: Table, release: () => void): Table {
  const close = table.close.bind(table);
  table.close = async () => {
    await close();
    release();
  };
  return table;
}

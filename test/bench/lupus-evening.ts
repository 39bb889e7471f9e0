/**
 * A village of 24 with a device that moderates and 25 who look on, for an hour by the table's time, in the simulated network. Real folds,
 * real duties, stand-ins for signatures and group (`test/sim/paper-crypto.ts`). How long a night's letter is on its way to its stamp, what
 * grows, and how many bytes the room holds. `npm run bench lupus-evening`; `MINUTES`, `PLAYERS` and `WATCHERS` make it smaller.
 */
import { loadavg } from 'node:os';
import process from 'node:process';
import { lupus } from '../../src/games/lupus/lupus.ts';
import type { LupusView } from '../../src/games/lupus/view.ts';
import { fromHex } from '../../src/kernel/bytes.ts';
import { KIND } from '../../src/kernel/journal/entry.ts';
import type { PlayLink } from '../../src/kernel/identity/link.ts';
import type { Table } from '../../src/kernel/view/table-view.ts';
import { seeded } from '../helpers/rng.ts';
import { cheapMail, paperKeys, rememberingSodium } from '../sim/cheap-crypto.ts';
import { Device, type World } from '../../src/sim/device.ts';
import { clientIdsFrom } from '../../src/sim/client-ids.ts';
import { FAIR } from '../../src/sim/carrier.ts';
import { Network } from '../../src/sim/network.ts';
import { paperSodium } from '../sim/paper-crypto.ts';
import { paperGroup } from '../sim/paper-group.ts';
import { Schedule } from '../../src/sim/schedule.ts';
import { NODE } from '../sim/node-drain.ts';
import { workOnce } from '../sim/work-once.ts';
import { heapInUse } from './heap.ts';
import { ms, printTable, quantile } from './print.ts';

const PLAYERS = Number(process.env['PLAYERS'] ?? 24);
const WATCHERS = Number(process.env['WATCHERS'] ?? 25);
const MINUTES = Number(process.env['MINUTES'] ?? 60);
const SPANS = 6;
/** A village talks so long, if nobody ends it sooner. */
const TALK_MS = 60_000;
const STEP_MS = 1_000;
const MOD = PLAYERS;
const ALL = PLAYERS + 1 + WATCHERS;

const rng = seeded(Number(process.env['SEED'] ?? 1));
const schedule = new Schedule(NODE);
const network = new Network(schedule, seeded(2));
const world: World = {
  schedule,
  network,
  sodium: rememberingSodium(paperSodium),
  group: paperGroup,
  work: workOnce(paperGroup),
  keys: (one) => paperKeys(paperSodium, one),
  mail: (chance) => cheapMail(paperSodium, chance),
  rng: seeded(3),
  game: lupus,
};
clientIdsFrom(undefined);
const devices = Array.from({ length: ALL }, (_, i) => new Device(world, i, seeded(1_000 + i)));
network.weather = { ...FAIR };
const link: PlayLink = { kind: 'play', secret: rng.bytes(32), founder: fromHex(devices[0]!.id) };

const as = (i: number, what: (table: Table) => unknown): void => {
  const page = devices[i]?.page;
  page?.enter(() => void what(page.table!));
};
const viewOf = (i: number): LupusView | undefined => devices[i]?.page?.table?.view.play?.view as LupusView | undefined;
async function until(what: () => boolean, name: string): Promise<void> {
  for (let n = 0; n < 3_000; n++) {
    if (what()) return;
    await schedule.pass(200);
  }
  throw new Error(`never ${name}: ${devices.map((_, i) => viewOf(i)?.stage).join()}`);
}

/** Everybody sits down, and the one device that moderates and doesn't play is named. */
async function gather(): Promise<void> {
  devices[0]!.open(link, { game: 'lupus', version: lupus.version, settings: { open: true, name: 'Venerdì' } });
  await schedule.pass(1_000);
  for (const device of devices.slice(1)) device.open(link);
  await schedule.pass(4_000);
  for (let i = 0; i <= PLAYERS; i++) {
    as(i, (table) => table.claim(`P${i}`, i));
    await schedule.pass(300);
  }
  await schedule.pass(5_000);
  as(0, (table) => table.start({ talkMs: TALK_MS }));
  await until(() => devices.every((_, i) => viewOf(i)?.stage === 'lobby'), 'a lobby');
}

const began = new Map<string, number>();
/** Once in a while, so that an evening has talks and votes of some length. */
const soon = (oneIn: number): boolean => rng.oneIn(oneIn);

/** What somebody would do about now. */
function act(i: number): void {
  const view = viewOf(i);
  if (!view || i > MOD) return;
  if (view.stage === 'night' && view.turn?.open && soon(12)) {
    const of = rng.pick(view.players)!;
    as(i, (table) => table.propose('pick', { seat: of }));
  }
  const vote = view.vote;
  if (view.stage === 'vote' && vote && vote.order[vote.given.length] === i && soon(3))
    as(i, (table) => table.propose('vote', { seat: rng.pick(vote.candidates)! }));
  if (view.stage === 'speech' && view.floor?.queue[0] === i && soon(8)) as(i, (table) => table.propose('pass', {}));
}

function lobby(): void {
  const view = viewOf(0)!;
  if (view.stage === 'over') as(0, (table) => table.propose('nextGame', {}));
  if (view.stage !== 'lobby') return;
  if (view.hub !== MOD || view.players.includes(MOD))
    as(0, (table) => table.propose('moderate', { seat: MOD, plays: false }));
  else as(0, (table) => table.propose('begin', {}));
}

/** Milliseconds from a letter's leaving to its stamp, by the table's time, and bytes of all that was stamped. */
const ways: number[] = [];
let bytes = 0;
let entries = 0;
let at = 0;
const left = new Map<string, number[]>();

function read(): void {
  const { inside } = devices[1]!.page!;
  const { runner } = inside.core!.tableParts!;
  const fresh = [];
  for (let stamp = inside.order!.tip; stamp && stamp.position > at; stamp = stamp.parent) fresh.push(stamp);
  for (const stamp of fresh.toReversed()) {
    at = Math.max(at, stamp.position);
    for (const hash of stamp.entries) {
      const entry = runner.world.entry(hash);
      if (!entry) continue;
      entries++;
      bytes += entry.bytes.length;
      const sent = left.get(entry.device)?.findLast((one) => one <= stamp.time);
      if (sent !== undefined && entry.kind === KIND.contribution && viewOf(1)?.stage === 'night')
        ways.push(stamp.time - sent);
    }
  }
}

/** When each device sent something, by the table's time. */
function overhear(): void {
  const inner = network.transport.bind(network);
  network.transport = (caller) => {
    const made = inner(caller);
    return {
      ...made,
      connect: (doc, room, events) => {
        doc.on('update', (_: Uint8Array, origin: unknown) => {
          const device = devices[caller.where]!;
          if (origin === network || !device.page?.table) return;
          const times = left.get(device.id) ?? [];
          left.set(device.id, [...times.slice(-40), device.page.table.now()]);
        });
        return made.connect(doc, room, events);
      },
    };
  };
}

overhear();
await gather();
const rows: string[][] = [];
const perSecond: number[] = [];
let nights = 0;
let games = 0;
for (let span = 0; span < SPANS; span++) {
  const from = performance.now();
  const seconds = Math.round((MINUTES * 60) / SPANS);
  const before = ways.length;
  for (let s = 0; s < seconds; s++) {
    const { stage, night = 0 } = viewOf(0) ?? {};
    const key = `${games} ${night}`;
    if (stage === 'night' && !began.has(key)) {
      began.set(key, s);
      nights++;
    }
    if (stage === 'over' && viewOf(0)!.findings?.length !== 0) throw new Error('found lying');
    if (stage === 'over' && s % 5 === 0) games++;
    if (s % 5 === 0) lobby();
    for (let i = 0; i <= MOD; i++) act(i);
    await schedule.pass(STEP_MS);
    read();
  }
  perSecond.push((performance.now() - from) / seconds);
  const some = ways.slice(before);
  rows.push([
    `${Math.round(((span + 1) * MINUTES) / SPANS)} min`,
    `${nights}`,
    `${some.length}`,
    some.length > 0 ? ms(quantile(some, 0.5)) : '–',
    some.length > 0 ? ms(quantile(some, 0.99)) : '–',
    some.length > 0 ? ms(Math.max(...some)) : '–',
    `${entries}`,
    `${Math.round(bytes / 1024)} KiB`,
    `${heapInUse().toFixed(0)} MiB`,
    `${perSecond.at(-1)!.toFixed(0)} ms`,
  ]);
  console.log(rows.at(-1)!.join('  '));
}
printTable(`Lupus: ${PLAYERS} players, a moderator and ${WATCHERS} who look on, ${MINUTES} minutes`, [
  [
    'table time',
    'nights',
    'letters',
    'median to stamp',
    'p99 (3,000)',
    'most',
    'entries',
    'bytes',
    'heap of all pages',
    'work a second',
  ],
  ...rows,
]);
console.log(`finished games: ${games}; load ${loadavg()[0]!.toFixed(1)}`);
for (const { pages } of devices) for (const page of pages.slice()) page.crash();
process.exit(quantile(ways, 0.99) <= 3_000 ? 0 : 1);

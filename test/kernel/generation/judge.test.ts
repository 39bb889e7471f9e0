import { beforeAll, expect, test } from 'vitest';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { hex } from '../../../src/kernel/bytes.ts';
import { firstState, type TableState } from '../../../src/kernel/state/state.ts';
import { stateHash } from '../../../src/kernel/canonical.ts';
import { Runner } from '../../../src/kernel/fold/runner.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { readBeginning } from '../../../src/kernel/generation/beginning.ts';
import { Following, type FollowingPorts } from '../../../src/kernel/generation/following.ts';
import { Proposals } from '../../../src/kernel/generation/proposals.ts';
import { judgeBeginning, type JudgePorts, successorOf } from '../../../src/kernel/generation/judge.ts';
import { parseTableBody, type Rules, type TableSettings } from '../../../src/kernel/journal/bodies.ts';
import { type Carried, HOW, NO_SEAT } from '../../../src/kernel/journal/carried.ts';
import { type Entry, KIND, parseEntry } from '../../../src/kernel/journal/entry.ts';
import { makeMovingBody, type Moved, MOVING, parseMovingBody } from '../../../src/kernel/journal/moving.ts';
import type { Place } from '../../../src/kernel/journal/vote.ts';
import { Journal } from '../../../src/kernel/journal/journal.ts';
import { Order } from '../../../src/kernel/log/order.ts';
import { deriveRoom } from '../../../src/kernel/journal/room.ts';
import type { LogStore } from '../../../src/kernel/ports.ts';
import { answered } from '../../helpers/answered.ts';
import { ManualClock } from '../../helpers/clock.ts';
import { everywhere } from '../../helpers/evening.ts';
import { evening, game, noticed } from '../../helpers/moving.ts';
import { until } from '../../helpers/tables.ts';

const entriesIn = async (store: LogStore): Promise<Entry[]> =>
  (await store.load()).entries.map(({ bytes }) => parseEntry(bytes)!);

let ports: JudgePorts & { readonly journal: Journal };
let genesis: Entry;
let carried: Carried;
let settings: TableSettings;
let next: readonly Entry[];

/** Seat 3 of four was sent away by a real table: its log before, and the beginning after. */
beforeAll(async () => {
  const sodium = await loadSodium();
  const { tables, devices, link } = await evening(4);
  await tables[0]!.company.kick(3);
  for (const table of tables.slice(1, 3)) {
    await until(table, (v) => v.company?.asked === true);
    await answered(table, true);
  }
  await everywhere(tables.slice(0, 3), (v) => noticed('company/moved')(v) && !v.me.watcher);
  await Promise.all(tables.map((table) => table.close()));
  const room = deriveRoom(sodium, link);
  const journal = new Journal(sodium, hex(room.id));
  const place = { room: room.id, generation: 0 };
  const order = new Order(journal, sodium, place);
  const entries = await entriesIn(devices[1]!.store);
  for (const { bytes } of entries) journal.load(bytes);
  const first = entries.find(({ kind }) => kind === KIND.table)!;
  const body = parseTableBody(first.body)!;
  order.begin(first, { time: 0 });
  order.take(entries);
  const founder = { device: first.device, sig: hex(body.sigPk), mail: hex(body.mailPk) };
  const play = game as unknown as Game<unknown>;
  const runner = new Runner(play, room.id, journal, order, order.root!, firstState(body.table, founder, 0));
  runner.catchUp();
  next = await entriesIn([...devices[1]!.later.values()][0]!);
  genesis = next.find(({ kind }) => kind === KIND.table)!;
  carried = parseTableBody(genesis.body)!.carried!;
  settings = parseTableBody(genesis.body)!.table;
  const keyOf = (device: string): Uint8Array | undefined => journal.keysOf(device)?.sigPk;
  ports = {
    sodium,
    place,
    journal,
    order,
    settings: body.table,
    keyOf,
    world: runner.world,
    stateAt: (hash) => runner.stateAt(hash),
  };
});

test('[G12] [G2] a beginning is good where everything in it follows from the generation before', () => {
  expect(judgeBeginning(ports, genesis.device, carried, settings)).toBe('good');
  const state = readBeginning(genesis, carried, next) as TableState;
  expect(hex(stateHash(state))).toBe(carried.state);
  expect(state.roster.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  expect(Object.keys(state.devices)).toHaveLength(3);
  expect(state.heads).toEqual({});
  expect(carried.timeMs).toBe(ports.order.at(carried.base.hash)!.time);
});

test('[G12] another state, voters, base, time, origin or seat is bad', () => {
  const other = 'cd'.repeat(32);
  const { base } = carried;
  const wrong: readonly Partial<Carried>[] = [
    { state: other },
    { voters: carried.voters.slice(1) },
    { voters: [...carried.voters, 'cd'.repeat(16)] },
    { base: { ...base, epoch: base.epoch + 1 } },
    { base: { ...base, position: base.position - 1 } },
    { base: { ...base, hash: ports.order.at(base.hash)!.parent!.hash } },
    { timeMs: carried.timeMs + 1 },
    { from: { ...carried.from, generation: 1 } },
    { from: { ...carried.from, room: 'cd'.repeat(16) } },
    { about: 2 },
    { how: 1, about: 255 },
  ];
  for (const one of wrong) expect(judgeBeginning(ports, genesis.device, { ...carried, ...one }, settings)).toBe('bad');
});

test('[G12] [G3] promises that are too few, altered, another’s, or given to somebody else carry nothing', () => {
  const judge = (votes: readonly Uint8Array[], opener: string = genesis.device): string =>
    judgeBeginning(ports, opener, { ...carried, votes }, settings);
  const flipped = carried.votes.map((vote) => vote.map((byte, i) => (i === 149 ? byte ^ 1 : byte)));
  expect(judge(carried.votes.slice(0, 1))).toBe('bad');
  expect(judge([])).toBe('bad');
  expect(judge(flipped)).toBe('bad');
  expect(judge([carried.votes[0]!, carried.votes[0]!])).toBe('bad');
  expect(judge(carried.votes, 'cd'.repeat(16))).toBe('bad');
});

test('[G12] [G13] a beginning with another game, other settings, or rules that nobody wanted is bad', () => {
  const judge = (table: TableSettings, wanted?: Rules): string =>
    judgeBeginning(ports, genesis.device, carried, table, wanted);
  expect(judge({ ...settings, settings: { ...settings.settings, open: false } })).toBe('bad');
  expect(judge({ ...settings, settings: { ...settings.settings, strict: true } })).toBe('bad');
  expect(judge({ ...settings, game: 'other' })).toBe('bad');
  expect(judge({ ...settings, version: settings.version + 1 })).toBe('bad');
  const renews = { ...carried, how: HOW.renew, about: NO_SEAT };
  expect(judgeBeginning(ports, genesis.device, renews, { ...settings, version: settings.version + 1 })).toBe('bad');
});

test('[G12] what names a place that isn’t here yet waits', () => {
  expect(judgeBeginning({ ...ports, stateAt: () => undefined }, genesis.device, carried, settings)).toBe('early');
  const { about, how, votes } = carried;
  expect(successorOf(ports, { how, about, votes, opener: genesis.device })).toMatchObject({ going: carried.voters });
});

test('[G2] a state of which a part is altered or missing begins nothing', () => {
  const spoilt = { ...carried, part: carried.part.map((byte, i) => (i === 7 ? byte ^ 1 : byte)) };
  expect(readBeginning(genesis, spoilt, next)).toBe('bad');
  expect(readBeginning(genesis, { ...carried, size: 60_000 }, next)).toBe('early');
});

test('[G12] a note that names another base than the promises for it moves nobody, as long as none that fit it come', async () => {
  const entries = [...ports.journal.all()].filter(({ kind }) => kind === KIND.moving);
  const isNote = ({ body }: Entry): boolean => parseMovingBody(body)!.act === MOVING.moved;
  const note = entries.find(isNote)!;
  const { letter: _, ...moved } = parseMovingBody(note.body) as Moved;
  const { hash, epoch, position } = ports.order.at(moved.base.hash)!.parent!;
  const unknown = { ...moved.base, hash: 'cd'.repeat(32) };
  /** What a device hears that this note is no letter for. */
  const heard = async (base: Place): Promise<readonly string[]> => {
    const proposals = new Proposals();
    proposals.take(
      entries.filter((entry) => !isNote(entry)),
      0,
    );
    proposals.take([{ ...note, body: makeMovingBody({ ...moved, base }) }], 0);
    const told: string[] = [];
    const clock = new ManualClock();
    const following = new Following(
      {
        ...ports,
        clock,
        where: { link: { kind: 'play', secret: new Uint8Array(32), founder: new Uint8Array(16) }, generation: 0 },
        performing: { device: 'cd'.repeat(16), world: ports.world } as FollowingPorts['performing'],
        voter: { bond: { promised: 0, last: { epoch: 0, position: 0, hash: '' }, left: false } },
        state: () => ports.stateAt(moved.base.hash)!,
        proven: () => true,
        ownOver: () => 0,
        goTo: () => Promise.resolve(),
        leftOut: (why) => void told.push(why),
        lied: () => undefined,
        changed: () => undefined,
        failed: (error) => {
          throw error;
        },
      },
      proposals,
    );
    following.look();
    await clock.pass(0);
    following.close();
    return told;
  };
  for (const other of [{ hash, epoch, position }, unknown]) expect(await heard(other)).toEqual([]);
  expect(await heard(moved.base)).toEqual(['old-link']);
});

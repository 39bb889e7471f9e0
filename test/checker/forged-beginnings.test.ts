/**
 * Forged beginnings: who may begin a table, what its first entry binds, and what a later generation may begin with. PROTOCOL.md, "Entry" and "Later
 * generations". The link alone says who the founder is, so no log does.
 */
import { beforeAll, expect, test } from 'vitest';
import type { Beginning, Table } from '../../checker/beginning.ts';
import type { Entry } from '../../checker/entry.ts';
import { foldedOf } from '../../checker/folded.ts';
import type { Diary } from '../../checker/parlour.ts';
import type { Play } from '../../checker/play.ts';
import { readLogFile } from '../../checker/log-file.ts';
import { stateHash } from '../../checker/state-hash.ts';
import {
  after,
  bodyOf,
  changed,
  entryOf,
  fileOf,
  H,
  moveBody,
  promiseOf,
  read,
  stampBody,
  tableBody,
  text,
  votedBody,
} from './forge.ts';
import { expectFound, type Forger, forger, movedForger } from './forger.ts';
import { judged } from './honest.ts';

let f: Forger;
let moved: Forger;
beforeAll(async () => {
  f = await forger();
  moved = await movedForger();
});

const NOTHING = '00'.repeat(32);
const firstOf = ({ path }: Forger): Entry => path[0]!.entry;
const founder = (): string => firstOf(f).device;
/** A first entry like the table's, in a chain of its own. */
const another = (who: string, more: Partial<Entry> = {}): Uint8Array => {
  const draft = { ...firstOf(f), session: 99, device: who, ...more };
  const body = tableBody({ ...tableOf(f), keys: keysOf(f, who) });
  return entryOf({ ...draft, body }, f.sign);
};
const tableOf = (of: Forger): Table => of.path[0]!.table;
function keysOf({ evening }: Forger, who: string): Table['keys'] {
  const keys = evening.keys(who);
  return { sigPk: keys.slice(0, 32), mailPk: keys.slice(32) };
}

test('a founder who begins the same table twice is named', () => {
  expectFound(f.besides([another(founder())]), 'beginning', [founder()]);
});

test('of two devices that begin one table neither is named: the link says who founded it', () => {
  expectFound(f.besides([another(f.device(4))]), 'beginning', []);
});

test('a first entry with the keys of another device is nobody’s', () => {
  const body = tableBody({ ...tableOf(f), keys: keysOf(f, f.device(1)) });
  const draft = { ...firstOf(f), session: 99, device: f.device(4), body };
  expectFound(f.besides([entryOf(draft, f.sign, f.device(1))]), 'keys', []);
});

test('a chain that begins without its keys is nobody’s', () => {
  const draft = { ...firstOf(f), kind: 5, session: 99, device: f.device(4), body: bodyOf(f.someMove()) };
  expectFound(f.besides([entryOf(draft, f.sign)]), 'keys', []);
});

test('a first entry in the midst of a chain, or that has seen another, names its author', () => {
  const who = f.device(1);
  const last = f.lastOf(who);
  const inside = { session: last.session, seq: last.seq + 1, prev: last.hash };
  expectFound(f.besides([another(who, inside)]), 'beginning', [who]);
  expectFound(f.besides([another(who, { ...inside, seen: f.tip.hash })]), 'beginning', [who]);
  expectFound(f.besides([another(founder(), { seen: f.tip.hash })]), 'beginning', [founder()]);
});

test('a first entry that its author has changed contradicts what hangs on it', () => {
  const settings = { ...(tableOf(f).settings as object), open: false };
  const forged = changed(firstOf(f), { body: tableBody({ ...tableOf(f), settings }) }, f.sign);
  expectFound(f.file(f.instead(firstOf(f), forged)), 'chain', [founder()]);
  expectFound(f.besides([forged]), 'two entries', [founder()]);
});

test('a file whose part bears another number, or doesn’t begin with the first entry, is found', () => {
  expectFound(f.file(f.part.entries, { generation: 1 }), 'missing', []);
  expectFound(f.file(f.part.entries.slice(1)), 'missing', []);
});

test('a table that went on is no lie, and the forger’s own pen writes its first entry', () => {
  expect(judged(moved.evening.evidence).findings).toEqual([]);
  expect(tableBody(tableOf(moved))).toEqual(bodyOf(firstOf(moved)));
  expect(tableOf(moved).beginning).toMatchObject({ how: 'kick', about: 3 });
});

const opener = (): string => firstOf(moved).device;
const beginning = (): Beginning => tableOf(moved).beginning!;
/** A first entry of the next room, besides the honest one, in a chain of its own. */
function begins(more: Partial<Table>, from: Partial<Beginning> = {}, who: string = opener()): Uint8Array {
  const table = { ...tableOf(moved), keys: keysOf(moved, who), ...more, beginning: { ...beginning(), ...from } };
  return entryOf({ ...firstOf(moved), session: 99, device: who, body: tableBody(table) }, moved.sign);
}
const expectNamed = (forged: Uint8Array, says: RegExp, who: string = opener()): void => {
  const { findings } = expectFound(moved.besides([forged]), 'beginning', [who]);
  expect(findings.map((one) => one.says)).toContainEqual(expect.stringMatching(says));
};
/** What it brings, with something else in it. */
function brings(change: (state: Record<string, unknown>) => object): Partial<Beginning> {
  const state = JSON.parse(Buffer.from(beginning().firstPart).toString('utf8')) as Record<string, unknown>;
  const bytes = text(sorted({ ...state, ...change(state) }));
  return { firstPart: bytes, size: bytes.length, stateHash: Buffer.from(H(bytes)).toString('hex') };
}
/** Canonical JSON. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
interface Line {
  readonly seat: number;
  readonly device: string;
  readonly name: string;
}
const roster = (state: Record<string, unknown>): readonly Line[] => state['roster'] as readonly Line[];

test('[G12] a beginning with another game, other rules or other settings than before names its author', () => {
  expectNamed(begins({ game: 'lupus' }), /its game is lupus/);
  expectNamed(begins({ version: tableOf(moved).version + 1 }), /its rules are/);
  expectNamed(begins({ settings: { ...(tableOf(moved).settings as object), name: 'Altro' } }), /its settings/);
  expectNamed(begins({ settings: { ...(tableOf(moved).settings as object), strict: true } }), /its settings/);
});

test('[G12] a beginning that numbers itself, or the generation before, otherwise names its author', () => {
  expectNamed(begins({}, { how: 'compact', about: 255 }), /it is number 0 after number 0, where 1/);
  const from = { ...beginning().from, generation: 1 };
  expectNamed(begins({}, { from }), /after number 1/);
});

test('[G12] a beginning from another place than its promises name, or that tells the place otherwise, names its author', () => {
  const { base } = beginning();
  expectNamed(begins({}, { base: { ...base, hash: NOTHING } }), /is none of the room before/);
  const lies = [{ epoch: base.epoch + 1 }, { position: base.position + 1 }, { time: base.time + 1 }];
  for (const lie of lies) expectNamed(begins({}, { base: { ...base, ...lie } }), /epoch, position or time/);
  const low = before().nodes.get(base.hash)!.parent!;
  const { epoch, position, time, hash } = low;
  expectNamed(begins({}, { base: { epoch, position, time, hash } }), /its promises name stamp/);
});
const before = (): Forger['room'] =>
  judged(moved.evening.evidence).rooms.find(({ room }) => room === beginning().from.room)!;

test('[G3] a beginning with too few promises, with one twice or with one for somebody else names its author', () => {
  const { votes } = beginning();
  const [one] = votes;
  expectNamed(begins({}, { votes: [one!] }), /1 of 3 voters have promised/);
  expectNamed(begins({}, { votes: [...votes, one!] }), /a promise that is none, or one twice/);
  expectNamed(begins({}, {}, moved.device(1)), /a promise that is none/, moved.device(1));
});

test('[G3] a promise to stamp isn’t one to go, and the word of the person who is sent away isn’t asked', () => {
  const { from, votes } = beginning();
  const own = votes.map((vote) => {
    if (vote.type !== 'promise') throw new Error('no promise');
    return promiseOf(from.room, { ...vote, epoch: vote.epoch + 1 }, vote.to, vote.last, moved.sign);
  });
  const stays = own.map((bytes, i) => ({ ...votes[i]!, bytes }));
  expectNamed(begins({}, { votes: stays }), /a promise that is none/);
});

test('[G12] a beginning in which others vote than may, or fewer, names its author', () => {
  const { voters } = beginning();
  expectNamed(begins({}, { voters: [...voters, moved.device(3)] }), /is to vote and may not/);
  expectNamed(begins({}, { voters: voters.slice(1) }), /which should vote at first, does not/);
});

test('[G12] a beginning whose state isn’t the one that it names, or isn’t canonical, names its author', () => {
  expectNamed(begins({}, { stateHash: NOTHING }), /the state that it brings/);
  expectNamed(begins({}, { size: beginning().size + 1 }), /the state that it brings/);
  const loose = text(` ${Buffer.from(beginning().firstPart).toString('utf8')}`);
  const named = { firstPart: loose, size: loose.length, stateHash: Buffer.from(H(loose)).toString('hex') };
  expectNamed(begins({}, named), /the state that it brings/);
  expect(stateHash({})).not.toBe(beginning().stateHash);
});

test('[G12] a state in which somebody else sits, is called otherwise or stands elsewhere in the line names its author', () => {
  const stranger = moved.device(4);
  const with1 = (more: Partial<Line>): Partial<Beginning> =>
    brings((state) => ({ roster: roster(state).map((line) => (line.seat === 1 ? { ...line, ...more } : line)) }));
  expectNamed(begins({}, with1({ device: stranger })), /where it did not sit/);
  expectNamed(begins({}, with1({ name: 'Altra' })), /seat 1 is called Altra/);
  expectNamed(
    begins(
      {},
      brings((state) => ({ roster: roster(state).toReversed() })),
    ),
    /in another line/,
  );
  expectNamed(
    begins(
      {},
      brings(() => ({ founder: stranger })),
    ),
    /lets people in/,
  );
});

test('[G3] a state in which the person who was sent away still sits names its author', () => {
  const stays = brings((state) => ({
    roster: [...roster(state), { seat: 3, device: moved.device(3), name: 'Persona 3' }],
  }));
  expectNamed(begins({}, stays), /seat 3, which is sent away, is still there/);
});

test('[I1] nobody is named for promises of devices that have signed nothing yet where the table went on', () => {
  const [root] = moved.path;
  const [who = '', ...others] = root!.voters.slice(1);
  const draft = { room: moved.room.room, device: who, session: 99, prev: NOTHING, seen: root!.hash };
  const hello = entryOf({ ...draft, kind: 2, seq: 0, body: moved.evening.keys(who) }, moved.sign);
  const to = read(hello);
  const vows = [who, ...others].map((one) => moved.vow(one, to, 1, undefined));
  const opening = read(entryOf(after(to, 8, votedBody(moved.next(root!, { epoch: 1 }), vows), root!.hash), moved.sign));
  const log = readLogFile(moved.evening.evidence.logs.at(-1)!.bytes);
  if ('fault' in log) throw new Error(log.fault);
  const there = { ...moved.part, tip: opening.hash, entries: [root!.entry.bytes, hello, opening.bytes] };
  const checked = judged({ logs: [{ name: 'saved', bytes: fileOf([...log.parts.slice(0, -1), there]) }] });
  expect(checked.findings).toEqual([]);
  expect(checked.rooms.at(-1)!.tip?.hash).toBe(opening.hash);
});

test('[G12] a beginning that brings another game than the one that follows names its author, whatever its shape', () => {
  const turn = (state: Record<string, unknown>): number => (state['play'] as Play<Diary>).state.turn;
  let now = 0;
  const forged = read(
    begins(
      {},
      brings((state) => {
        now = turn(state);
        const { play } = state as { readonly play: Play<Diary> };
        return { play: { ...play, state: { ...play.state, diary: 5 } } };
      }),
    ),
  );
  const who = beginning().voters.find((one) => one !== opener())!;
  const draft = { room: moved.room.room, device: who, session: 99, prev: NOTHING, seen: forged.hash };
  const hello = read(entryOf({ ...draft, kind: 2, seq: 0, body: moved.evening.keys(who) }, moved.sign));
  const word = read(
    entryOf(after(hello, 5, moveBody('say', `turn ${now}`, { word: 'ciao' }), forged.hash), moved.sign),
  );
  const { position, time } = beginning().base;
  const body = stampBody({ epoch: 0, position: position + 1, time, entries: [hello.hash, word.hash] });
  const stamp = read(entryOf(after(forged, 7, body, forged.hash), moved.sign));
  const all = [forged, hello, word, stamp].map(({ bytes }) => bytes);
  const { rooms } = expectFound(moved.besides(all), 'beginning', [opener()], /brings another game/);
  const { states } = foldedOf(rooms.at(-1)!);
  expect([states.has(forged.hash), states.has(stamp.hash)]).toEqual([true, false]);
  expect(rooms.at(-1)!.nodes.has(stamp.hash)).toBe(true);
});

/** Forged acts about seats, placed by an honest sequencer: each names its author and nobody else. PROTOCOL.md, "Acts about a seat". */
import { beforeAll, expect, test } from 'vitest';
import type { Entry } from '../../checker/entry.ts';
import { type Member, paired } from '../../checker/member.ts';
import { type Seats, seatsOf } from '../../checker/seats.ts';
import { after, entryOf, read, seatBody, stampBody } from './forge.ts';
import { expectFound, type Forger, forger } from './forger.ts';
import { judged } from './honest.ts';

let f: Forger;
beforeAll(async () => {
  f = await forger();
});

const NOBODY = '00'.repeat(16);
/** Seats after these, which nobody did wrong. */
function seatsAfter(...entries: readonly Uint8Array[]): Seats {
  const all = f.placed(...entries);
  const { rooms, findings } = judged(f.besides(all));
  expect(findings).toEqual([]);
  return rooms[0]!.nodes.get(read(all.at(-1)!).hash)!.seats;
}
/** Acts of one chain, after this entry of it. */
const acts = (last: Entry, ...bodies: readonly Parameters<typeof seatBody>[]): readonly Uint8Array[] =>
  actsOver(f.tip.hash, last, ...bodies);
/** …by who had seen this stamp. */
function actsOver(seen: string, last: Entry, ...bodies: readonly Parameters<typeof seatBody>[]): readonly Uint8Array[] {
  const entries = [last];
  for (const body of bodies) entries.push(read(entryOf(after(entries.at(-1)!, 3, seatBody(...body), seen), f.sign)));
  return entries.slice(1).map(({ bytes }) => bytes);
}
/** First a hello by a device that nobody has seen yet, then its acts. */
const stranger = (...bodies: readonly Parameters<typeof seatBody>[]): readonly Uint8Array[] => sessionOf(7, ...bodies);
function sessionOf(session: number, ...bodies: readonly Parameters<typeof seatBody>[]): readonly Uint8Array[] {
  const hello = f.hello(f.device(4), session);
  return [hello.bytes, ...acts(hello, ...bodies)];
}

test('a carried state is read with every device of a seat, and with who asks for what', () => {
  const others = [
    { device: 'b', role: 'hand' },
    { device: 'c', role: 'table', gave: true },
    { device: 'd', role: 'recovery' },
  ];
  const state = {
    founder: 'a',
    host: 'e',
    settings: { open: true, name: '' },
    roster: [
      { seat: 3, device: 'a', name: 'Anna', others },
      { seat: 1, device: 'e', name: 'Eva', heir: true },
    ],
    asking: [{ seat: 4, device: 'f', name: 'Fine' }],
    barred: ['g'],
    pairing: [{ device: 'h', proof: '00' }],
    reclaims: [{ seat: 3, device: 'i', name: 'Ida', yes: [1], no: [2] }],
  };
  expect(seatsOf(state)).toEqual({
    founder: 'e',
    open: true,
    members: new Map([
      [3, { name: 'Anna', hands: ['a', 'b'], tables: ['c'], code: 'd' }],
      [1, { name: 'Eva', hands: ['e'], tables: [], code: undefined }],
    ]),
    barred: new Set(['g']),
    asking: new Map([['f', { seat: 4, name: 'Fine' }]]),
    pairing: new Set(['h']),
    reclaiming: new Map([
      [
        'i',
        {
          seat: 3,
          name: 'Ida',
          words: new Map([
            [1, true],
            [2, false],
          ]),
        },
      ],
    ]),
  });
});

test('[F19] whoever lets the others go first is the last in the line, and keeps the seat', () => {
  expect([...f.tip.seats.members.keys()]).toEqual([0, 1, 2, 3]);
  const seats = seatsAfter(f.act(f.device(1), 10, 0, f.device(1), ''), f.act(f.device(0), 10, 0, f.device(0), ''));
  expect([...seats.members.keys()]).toEqual([2, 3, 1, 0]);
  expect(seats.members.get(1)!.hands).toEqual([f.device(1)]);
});

test('[F19] a person who is the last already may let the others go first again', () => {
  const who = f.device(3);
  expect([...seatsAfter(f.act(who, 10, 0, who, '')).members.keys()]).toEqual([0, 1, 2, 3]);
});

test('[F19] whoever puts somebody else at the end of the line is named', () => {
  expectFound(f.besides(f.placed(f.act(f.device(3), 10, 1, f.device(1), ''))), 'act', [f.device(3)]);
});

test('[F19] a device without a seat that lets the others go first is named', () => {
  const who = f.device(4);
  expectFound(f.besides(f.placed(...stranger([10, 0, who, '']))), 'act', [who]);
});

test('[F19] a code on paper that lets the others go first is named', () => {
  const [who, code] = [f.device(3), f.device(4)];
  const [hello = new Uint8Array(), ask = new Uint8Array(), aside = new Uint8Array()] = stranger(
    [5, 0, code, 'A'.repeat(43)],
    [10, 0, code, ''],
  );
  const made = f.act(who, 5, 0, code, 'recovery');
  const seats = seatsAfter(hello, ask, made);
  expect(seats.members.get(3)!.code).toBe(code);
  expectFound(f.besides(f.placed(hello, ask, made, aside)), 'act', [code]);
});

const ASKS = [5, 0, '', 'A'.repeat(43)] as const;
test.each([
  ['makes a recovery code of a device that hasn’t asked', 'seat', [], [[5, 0, 'phone', 'recovery']]],
  ['hands the last hand to the table', 'seat', [], [[5, 0, 'seat', 'table']]],
  ['takes the last hand out', 'seat', [], [[6, 0, 'seat', '']]],
  ['makes a hand of the device that votes', 'seat', [], [[5, 0, 'seat', 'hand']]],
  ['gives a device a part that there isn’t', 'seat', [ASKS], [[5, 0, 'phone', 'cook']]],
  ['asks to be paired in another device’s name', 'phone', [[5, 0, 'seat', 'A'.repeat(43)]], []],
  ['claims a seat that is taken', 'phone', [[1, 3, 'phone', 'Nuovo']], []],
  ['claims a seat in another device’s name', 'phone', [[1, 4, 'seat', 'Nuovo']], []],
  ['asks for a taken seat in another device’s name', 'phone', [[7, 3, 'seat', 'Nuovo']], []],
  ['gives another device a name', 'seat', [], [[3, 0, 'phone', 'Nuovo']]],
  ['leaves in another device’s name', 'seat', [], [[4, 0, 'phone', '']]],
] as const)('[I13] [I17] [F5] whoever %s is named', (_, liar, before, then) => {
  const devices = { seat: f.device(3), phone: f.device(4) };
  type Body = readonly [number, number, string, string];
  const said = ([act, seat, device, name]: Body, by: string): Parameters<typeof seatBody> => {
    const who = device === 'seat' || device === 'phone' ? devices[device] : by;
    return [act, seat, who, name];
  };
  const first = stranger(...before.map((body: Body) => said(body, devices.phone)));
  const next = acts(f.lastOf(devices.seat), ...then.map((body: Body) => said(body, devices.seat)));
  expectFound(f.besides(f.placed(...first, ...next)), 'act', [devices[liar]]);
});

test('[I13] a seat has six devices, whatever they do there', () => {
  let member: Member | undefined = { name: 'Ada', hands: ['main'], tables: [], code: undefined };
  for (const [phone, part] of [
    ['a', 'hand'],
    ['b', 'table'],
    ['c', 'recovery'],
    ['d', 'only'],
    ['e', 'main'],
  ] as const)
    member = paired(member!, member!.hands[0]!, phone, part);
  expect(member).toEqual({ name: 'Ada', hands: ['e', 'd'], tables: ['b', 'main', 'a'], code: 'c' });
  expect(paired(member!, 'e', 'f', 'hand')).toBe(undefined);
  // What shows the table only may have lost its key, and a code on paper answers nobody.
  for (const phone of ['b', 'c']) expect(paired(member!, 'e', phone, 'hand')).toBe(undefined);
  expect(paired(member!, 'e', 'd', 'table')?.tables).toEqual(['b', 'main', 'a', 'd']);
});

test('[I17] the vote of a device that shows the table from now on goes to the hand that says so', () => {
  const [who, phone] = [f.device(3), f.device(4)];
  const hello = f.hello(phone);
  const [ask, gives] = acts(hello, [5, 0, phone, 'A'.repeat(43)], [5, 0, who, 'table']) as [Uint8Array, Uint8Array];
  const pairs = f.act(who, 5, 0, phone, 'hand');
  const { hands, tables } = seatsAfter(hello.bytes, ask, pairs, gives).members.get(3)!;
  expect([hands, tables]).toEqual([[phone], [who]]);
});

test('[I21] a seat that is taken back keeps its name, and nobody else’s asking for it is open any more', () => {
  const [home, other, asker] = [f.device(0), f.device(1), f.device(4)];
  const asks = stranger([7, 3, asker, 'Nuovo']);
  const { name } = f.tip.seats.members.get(3)!;
  const yes = [home, other].map((who) => f.act(who, 8, 3, asker, 'yes'));
  const { members, reclaiming } = seatsAfter(...asks, ...yes);
  expect([members.get(3)!.hands, members.get(3)!.name, reclaiming.size]).toEqual([[asker], name, 0]);
});

test('[F5] a hand device that leaves frees the seat with all of its devices', () => {
  const [who, phone] = [f.device(3), f.device(4)];
  const [hello, ask] = stranger([5, 0, phone, 'A'.repeat(43)]) as [Uint8Array, Uint8Array];
  const [paired, leaves] = acts(f.lastOf(who), [5, 0, phone, 'hand'], [4, 0, who, '']) as [Uint8Array, Uint8Array];
  expect(seatsAfter(hello, ask, paired).members.get(3)!.hands).toEqual([who, phone]);
  expect(seatsAfter(hello, ask, paired, leaves).members.has(3)).toBe(false);
});

test('an act that there isn’t names its author', () => {
  const who = f.device(3);
  expectFound(f.besides(f.placed(f.act(who, 11, 0, who, ''))), 'act', [who]);
});

test('a door that is turned to neither side names its author', () => {
  const who = f.device(0);
  expectFound(f.besides(f.placed(f.act(who, 9, 0, NOBODY, 'ajar'))), 'act', [who]);
});

test('[F5] a device that was turned down for good neither sits down by itself nor asks', () => {
  const [host, who] = [f.device(0), f.device(4)];
  const claim = [1, 4, who, 'Nuovo'] as const;
  const [hello, asks, again] = stranger([...claim], [...claim]) as [Uint8Array, Uint8Array, Uint8Array];
  const [shut, refused, open] = acts(
    f.lastOf(host),
    [9, 0, NOBODY, 'shut'],
    [4, 0, 'ff'.repeat(16), 'for good'],
    [9, 0, NOBODY, 'open'],
  ) as [Uint8Array, Uint8Array, Uint8Array];
  expect([...seatsAfter(hello, shut, asks).asking.keys()]).toEqual([who]);
  const seats = seatsAfter(hello, shut, asks, refused, open, again);
  expect([seats.asking.size, seats.members.has(4)]).toEqual([0, false]);
});

test('[F5] a person who claims a seat again while the first claim is on its way is no liar', () => {
  const claim = [1, 4, f.device(4), 'Nuovo'] as const;
  expect(seatsAfter(...stranger([...claim], [...claim], [...claim])).members.get(4)!.hands).toEqual([f.device(4)]);
});

test('[I21] whoever agrees to a taking back that has ended meanwhile is no liar: what led to it had reached that page, and had no place yet', () => {
  const [home, other, asker] = [f.device(0), f.device(1), f.device(3)];
  const [leaves, asks] = acts(f.lastOf(asker), [4, 0, asker, ''], [7, 0, asker, 'Ada']) as [Uint8Array, Uint8Array];
  // Read after all others, as entries are read by their number in their chain.
  const names = Array.from({ length: 40 }, (_, i) => [3, 0, home, `Nome ${i}`] as const);
  const refuses = acts(f.lastOf(home), ...names.map((name) => [...name] as [...typeof name]), [8, 0, asker, 'no']);
  const agrees = f.act(other, 8, 0, asker, 'yes');
  expect(seatsAfter(leaves, asks, agrees).reclaiming.get(asker)!.words.size).toBe(1);
  expect(seatsAfter(leaves, asks, ...refuses, agrees).reclaiming.size).toBe(0);
});

test('[I13] whoever lets in a phone that another seat has just put out is no liar: both had reached that page, and had no place yet', () => {
  const [before, phone] = [f.device(3), f.device(4)];
  const other = [f.device(1), f.device(2)].find((who) => who !== f.sequencer())!;
  const [hello, ask] = stranger([5, 0, phone, 'A'.repeat(43)]) as [Uint8Array, Uint8Array];
  const paired = f.act(before, 5, 0, phone, 'hand');
  const first = f.placed(hello, ask, paired);
  const stamp = read(first.at(-1)!);
  const node = judged(f.besides(first)).rooms[0]!.nodes.get(stamp.hash)!;
  expect(node.seats.members.get(3)!.hands).toEqual([before, phone]);
  const [out] = actsOver(stamp.hash, read(paired), [6, 0, phone, '']) as [Uint8Array];
  // Of a lower number in its chain than what puts the phone out, so it is read before that.
  const [again] = actsOver(stamp.hash, read(ask), [5, 0, phone, 'B'.repeat(43)]) as [Uint8Array];
  const [lets] = actsOver(stamp.hash, f.lastOf(other), [5, 0, phone, 'table']) as [Uint8Array];
  expect(read(again).seq).toBeLessThan(read(out).seq);
  const then = (...entries: readonly Uint8Array[]): readonly Uint8Array[] => {
    const body = stampBody({ ...f.next(node), entries: entries.map((bytes) => read(bytes).hash) });
    return [...first, ...entries, f.stamped(body, node, 7, stamp)];
  };
  expect(judged(f.besides(then(lets, out, again))).findings).toEqual([]);
  // Had nobody put it out, it would have been another seat's, and wouldn't have asked.
  expectFound(f.besides(then(lets, again)), 'act', [other, phone]);
});

test('whoever takes back what an earlier session had asked is no liar, though a later one has asked and taken back as well', () => {
  const who = f.device(4);
  const asks = [1, 4, who, 'Nuovo'] as const;
  const leaves = [4, 4, who, ''] as const;
  const taken = f.placed(...sessionOf(8, [...leaves]));
  const others = [...sessionOf(7, [...asks]), ...sessionOf(9, [...asks], [...leaves])];
  expect(judged(f.besides([...others, ...taken])).findings).toEqual([]);
  expectFound(f.besides(taken), 'act', [who]);
});

test('[I26] the first in line lets people in where the host has left a shut table, and whoever else does is named', () => {
  const [host, first, second, who] = [f.device(0), f.device(1), f.device(2), f.device(4)];
  const [shut, leaves] = acts(f.lastOf(host), [9, 0, NOBODY, 'shut'], [4, 0, host, '']) as [Uint8Array, Uint8Array];
  const [hello, asks] = stranger([1, 4, who, 'Nuovo']) as [Uint8Array, Uint8Array];
  const admits = (by: string): Uint8Array => f.act(by, 2, 0, who, '');
  expect(seatsAfter(shut, leaves, hello, asks, admits(first)).members.get(4)!.hands).toEqual([who]);
  expectFound(f.besides(f.placed(shut, hello, asks, admits(first))), 'act', [first]);
  expectFound(f.besides(f.placed(shut, leaves, hello, asks, admits(second))), 'act', [second]);
});

test('[I26] whoever lets in who asked at a door that is shut is no liar where the asking has its place before the shutting', () => {
  const [host, who] = [f.device(0), f.device(4)];
  const [hello, asks] = stranger([1, 4, who, 'Nuovo']) as [Uint8Array, Uint8Array];
  const [shut, admits] = acts(f.lastOf(host), [9, 0, NOBODY, 'shut'], [2, 0, who, '']) as [Uint8Array, Uint8Array];
  expect(seatsAfter(hello, asks, shut, admits).members.get(4)!.hands).toEqual([who]);
});

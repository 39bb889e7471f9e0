/**
 * Forged histories: each is made of an honest evening by somebody who has the keys of whoever lies and no others. The checker finds it, names the liar
 * where signed bytes prove one, and blames nobody else.
 */
import { beforeAll, expect, test } from 'vitest';
import type { Checked } from '../checker/check.ts';
import type { Entry } from '../checker/entry.ts';
import type { Evidence } from '../checker/evidence.ts';
import type { Wrong } from '../checker/finding.ts';
import { type Part, readLogFile } from '../checker/log-file.ts';
import { down, type Node } from '../checker/places.ts';
import type { Room } from '../checker/room.ts';
import {
  ackOf,
  after,
  bodyOf,
  cat,
  changed,
  entryOf,
  fileOf,
  moveBody,
  promiseOf,
  read,
  seatBody,
  stampBody,
  unhex,
  votedBody,
} from './forge.ts';
import { type Evening, honestEvening, judged } from './honest.ts';

let evening: Evening;
let room: Room;
/** From the table's first entry on. */
let path: readonly Node[];
let tip: Node;
let part: Part;

beforeAll(async () => {
  evening = await honestEvening();
  const { rooms, findings } = judged(evening.evidence);
  expect(findings).toEqual([]);
  room = rooms[0]!;
  tip = room.tip!;
  path = [...down(tip)].toReversed();
  const log = readLogFile(evening.evidence.logs.at(-1)!.bytes);
  if ('fault' in log) throw new Error(log.fault);
  part = log.parts[0]!;
});

const SAVED = 'saved';
/** One file, forged. */
const file = (entries: readonly Uint8Array[], more: Partial<Part> = {}): Evidence => ({
  logs: [{ name: SAVED, bytes: fileOf([{ ...part, ...more, entries }]) }],
});
/** Everything that all know, and this besides. */
const besides = (entries: readonly Uint8Array[], votes: readonly Uint8Array[] = []): Evidence => ({
  ...evening.evidence,
  entries: [...evening.evidence.entries!, ...entries],
  votes: [...evening.evidence.votes!, ...votes.map((bytes) => ({ room: room.room, bytes }))],
});

/** It is found as this, and these are named, all of them and nobody else. */
function expectFound(evidence: Evidence, wrong: Wrong, liars: readonly string[]): Checked {
  const checked = judged(evidence);
  expect(checked.findings.map((one) => one.wrong)).toContain(wrong);
  expect([...new Set(checked.findings.flatMap((one) => one.liars))].toSorted()).toEqual(liars.toSorted());
  for (const { liars, proof } of checked.findings) if (liars.length > 0) expect(proof.length).toBeGreaterThan(0);
  return checked;
}

const device = (i: number): string => evening.devices[i]!;
/** The last entry of a device's last session. */
const lastOf = (who: string): Entry => part.entries.map(read).findLast((entry) => entry.device === who)!;
const sequencer = (): string => tip.sequencer.device;
/** A voter that doesn't stamp. */
const other = (i: number): string => tip.voters.filter((one) => one !== sequencer())[i]!;
const sign = (who: string, message: Uint8Array): Uint8Array => evening.sign(who, message);
const next = (over: Node, more: object = {}): { epoch: number; position: number; time: number } => ({
  epoch: over.epoch,
  position: over.position + 1,
  time: over.time + 5,
  ...more,
});
/** By the sequencer, over this stamp. */
const stamped = (body: Uint8Array, over: Node = tip, kind = 7, last: Entry = lastOf(sequencer())): Uint8Array =>
  entryOf(after(last, kind, body, over.hash), sign);
const someMove = (): Entry =>
  part.entries.map(read).find((entry) => entry.body?.is === 'move' && entry.device === other(0))!;
const instead = (of: Entry, ...others: readonly Uint8Array[]): readonly Uint8Array[] =>
  part.entries.flatMap((bytes) => (read(bytes).hash === of.hash ? others : [bytes]));
const effectOf = (act: 'in' | 'out'): Node =>
  path.find(({ stamp, parent }) => stamp?.is === 'effect' && parent!.epoch > 0 && parent!.changes[0]?.act === act)!;
const ackAt = (who: string, node: Node, state = '11'.repeat(8)): Uint8Array =>
  ackOf(room.room, { device: who, session: lastOf(who).session, epoch: node.epoch }, node, state, sign);
const vow = (who: string, to: Entry, epoch: number, last: Node | undefined): Uint8Array =>
  promiseOf(room.room, { device: who, session: lastOf(who).session, epoch }, to, last, sign);

test('an altered file is no log', () => {
  const honest = fileOf([part]);
  honest[honest.length >> 1]! ^= 1;
  expectFound({ logs: [{ name: SAVED, bytes: honest }] }, 'file', []);
  expectFound({ logs: [{ name: SAVED, bytes: honest.slice(0, -1) }] }, 'file', []);
});

test('[J2] a flipped bit in a signature is found, and could be anybody’s', () => {
  const forged = someMove().bytes.slice();
  forged[forged.length - 1]! ^= 1;
  expectFound(file(instead(someMove(), forged)), 'signature', []);
});

test('[J2] a move changed and signed by somebody else is nobody’s', () => {
  const forged = changed(someMove(), { body: moveBody('say', '', { word: 'altro' }) }, sign, other(1));
  expectFound(file(instead(someMove(), forged)), 'signature', []);
});

test('[J10] a move changed by its own author contradicts what hangs on the first one', () => {
  const forged = changed(someMove(), { body: moveBody('say', '', { word: 'altro' }) }, sign);
  expectFound(file(instead(someMove(), forged)), 'chain', [other(0)]);
});

test('[J10] two entries for one place of a chain name their author', () => {
  const forged = changed(someMove(), { body: moveBody('say', '', { word: 'altro' }) }, sign);
  expectFound(besides([forged]), 'two entries', [other(0)]);
});

test('[J7] a chain with the keys of another device is found', () => {
  const { keys, devices } = evening;
  const stranger = devices[4]!;
  const draft = {
    kind: 2,
    room: room.room,
    device: stranger,
    session: 7,
    seq: 0,
    prev: '00'.repeat(32),
    seen: tip.hash,
  };
  expectFound(besides([entryOf({ ...draft, body: keys(other(0)) }, sign, other(0))]), 'keys', []);
});

test('[J7] an entry of another room isn’t one of this', () => {
  const replayed = changed(someMove(), { room: '77'.repeat(16) }, sign);
  expectFound(file([...part.entries, replayed]), 'other room', []);
});

test('a stamp, or a move, that was left out of a file is missed', () => {
  expectFound(file(instead(path.at(-3)!.entry)), 'missing', []);
  expectFound(file(instead(someMove())), 'missing', []);
});

test('entries that stand in a file in another order, twice or for nothing are found', () => {
  const [first = new Uint8Array(), second = new Uint8Array(), ...rest] = part.entries;
  expectFound(file([second, first, ...rest]), 'file', []);
  expectFound(file([...part.entries, first]), 'file', []);
  const idle = entryOf(after(lastOf(other(0)), 5, moveBody('say', '', { word: 'dopo' }), tip.hash), sign);
  expectFound(file([...part.entries, idle]), 'file', []);
});

test('[O2] two stamps for one place name the sequencer', () => {
  expectFound(besides([stamped(stampBody(next(tip.parent!)), tip.parent)]), 'two stamps', [sequencer()]);
});

test('[O2] a stamp by whoever doesn’t stamp names its author', () => {
  const forged = entryOf(after(lastOf(other(0)), 7, stampBody(next(tip)), tip.hash), sign);
  expectFound(besides([forged]), 'stamp', [other(0)]);
});

test('[O22] a stamp that leaves out a position, or turns time back, names the sequencer', () => {
  expectFound(besides([stamped(stampBody(next(tip, { position: tip.position + 2 })))]), 'stamp', [sequencer()]);
  expectFound(besides([stamped(stampBody(next(tip, { time: tip.time - 1 })))]), 'stamp', [sequencer()]);
});

test('[O3] a stamp that places an entry before the one it hangs on, or again, names the sequencer', () => {
  const one = read(entryOf(after(lastOf(other(0)), 5, moveBody('say', '', { word: 'uno' }), tip.hash), sign));
  const two = read(entryOf(after(one, 5, moveBody('say', '', { word: 'due' }), tip.hash), sign));
  const turned = stamped(stampBody({ ...next(tip), entries: [two.hash, one.hash] }));
  expectFound(besides([one.bytes, two.bytes, turned]), 'stamp', [sequencer()]);
  const again = stamped(stampBody({ ...next(tip), entries: [someMove().hash] }));
  expectFound(besides([again]), 'stamp', [sequencer()]);
});

test('[O15] a vote counted twice for a change of the voters names the sequencer', () => {
  const { parent } = effectOf('out');
  const ack = ackAt(sequencer(), parent!);
  const honest = effectOf('out').stamp!.votes.map(({ bytes }) => bytes);
  const more = honest.slice(0, 1);
  expectFound(besides([stamped(votedBody(next(parent!), [...more, ...more]), parent, 9)]), 'votes', [sequencer()]);
  expect(ack.length).toBe(133);
});

test('[O15] a vote of a device that doesn’t vote then names the sequencer', () => {
  const { parent } = effectOf('in');
  const asking = parent!.changes[0]!.device;
  expect(parent!.voters).not.toContain(asking);
  const votes = effectOf('in')
    .stamp!.votes.slice(0, 1)
    .map(({ bytes }) => bytes);
  const shown = room.votes.find((one) => one.type === 'ack' && one.device === asking && one.hash === parent!.hash);
  const forged = stamped(votedBody(next(parent!), [...votes, shown!.bytes]), parent, 9);
  expectFound(besides([forged]), 'votes', [sequencer()]);
});

test('[J6] a vote with a changed bit counts for nothing, and names whoever counts it', () => {
  const { parent, stamp } = effectOf('in');
  const votes = stamp!.votes.map(({ bytes }) => bytes.slice());
  votes[0]![60]! ^= 1;
  expectFound(besides([stamped(votedBody(next(parent!), votes), parent, 9)]), 'votes', [sequencer()]);
});

test('[O15] a change of the voters that nobody asked for names the sequencer', () => {
  const votes = tip.voters.map((who) =>
    room.votes.find((one) => one.device === who && 'hash' in one && one.hash === tip.hash)!,
  );
  const forged = stamped(
    votedBody(
      next(tip),
      votes.map(({ bytes }) => bytes),
    ),
    tip,
    9,
  );
  expectFound(besides([forged]), 'votes', [sequencer()]);
});

/** This device opens an epoch over a stamp, with these promises for it. */
function opening(who: string, over: Node, vows: (to: Entry) => readonly Uint8Array[]): Uint8Array {
  const last = lastOf(who);
  return entryOf(after(last, 8, votedBody(next(over, { epoch: 2 }), vows(last)), over.hash), sign);
}
const voters = (n: number): readonly string[] => [other(0), other(1), other(2), sequencer()].slice(0, n);

test('[O11] an honest takeover is no lie', () => {
  const honest = opening(other(0), tip, (to) => voters(3).map((who) => vow(who, to, 2, tip)));
  expect(judged(besides([honest])).findings).toEqual([]);
});

test('[O11] an epoch opened with too few promises names whoever opened it', () => {
  const forged = opening(other(0), tip, (to) => voters(2).map((who) => vow(who, to, 2, tip)));
  expectFound(besides([forged]), 'base', [other(0)]);
});

test('[O11] a promise for another epoch, or for somebody else, opens nothing', () => {
  const early = opening(other(0), tip, (to) => voters(3).map((who, i) => vow(who, to, i === 1 ? 3 : 2, tip)));
  expectFound(besides([early]), 'votes', [other(0)]);
  const copied = opening(other(0), tip, () => voters(3).map((who) => vow(who, lastOf(other(2)), 2, tip)));
  expectFound(besides([copied]), 'votes', [other(0)]);
});

test('[O12] a committed tail that was cut off by a takeover names whoever opened it against its promises', () => {
  const low = path.at(-5)!;
  const forged = opening(other(0), low, (to) => voters(3).map((who) => vow(who, to, 2, tip)));
  expectFound(besides([forged]), 'base', [other(0)]);
});

test('[O10] a committed tail that was cut off by voters who kept back what they had acknowledged names all of them', () => {
  const low = path.at(-5)!;
  const forged = opening(other(0), low, (to) => voters(3).map((who) => vow(who, to, 2, low)));
  const { findings } = expectFound(besides([forged]), 'hidden acknowledgement', [...voters(3)]);
  expect(findings.map(({ wrong }) => wrong)).toContain('lost');
});

test('[O10] an epoch promised to two names whoever promised it', () => {
  const votes = [0, 1].map((i) => vow(sequencer(), lastOf(other(i)), 2, tip));
  expectFound(besides([], votes), 'two promises', [sequencer()]);
});

test('[O4] two branches acknowledged in one epoch name the voter', () => {
  const twin = read(stamped(stampBody(next(tip.parent!)), tip.parent));
  const ack = ackAt(other(0), { ...tip, hash: twin.hash });
  expectFound(besides([twin.bytes], [ack]), 'two acknowledgements', [sequencer(), other(0)]);
});

test('[O7] a wrong state hash names whoever is alone with it', () => {
  expectFound(besides([], [ackAt(other(0), tip)]), 'state', [other(0)]);
});

/** Stamped by the sequencer, in the order in which they come. */
const placed = (...entries: readonly Uint8Array[]): readonly Uint8Array[] => [
  ...entries,
  stamped(stampBody({ ...next(tip), entries: entries.map((bytes) => read(bytes).hash) })),
];
const act = (who: string, ...body: Parameters<typeof seatBody>): Uint8Array =>
  entryOf(after(lastOf(who), 3, seatBody(...body), tip.hash), sign);

test('[F5] a seat of somebody else that a device claims names it', () => {
  const stranger = device(4);
  const draft = { room: room.room, device: stranger, session: 7, prev: '00'.repeat(32), seen: tip.hash };
  const hello = read(entryOf({ ...draft, kind: 2, seq: 0, body: evening.keys(stranger) }, sign));
  const claim = entryOf(after(hello, 3, seatBody(1, 1, stranger, 'Ladro'), tip.hash), sign);
  expectFound(besides(placed(hello.bytes, claim)), 'act', [stranger]);
});

test('[I26] a door, an admission and a device taken out by whoever may not name their author', () => {
  const who = device(3);
  expectFound(besides(placed(act(who, 9, 0, '00'.repeat(16), 'shut'))), 'act', [who]);
  expectFound(besides(placed(act(who, 2, 0, device(4), ''))), 'act', [who]);
  expectFound(besides(placed(act(who, 6, 0, device(1), ''))), 'act', [who]);
});

test('honest acts about seats are no lies', () => {
  expect(judged(besides(placed(act(device(3), 3, 0, device(3), 'Nuovo')))).findings).toEqual([]);
  expect(judged(besides(placed(act(device(0), 9, 0, '00'.repeat(16), 'shut')))).findings).toEqual([]);
});

test('the forger’s own pen writes what the table wrote', () => {
  const entry = someMove();
  expect(changed(entry, {}, sign)).toEqual(entry.bytes);
  expect(fileOf([part])).toEqual(evening.evidence.logs.at(-1)!.bytes);
  expect(cat(unhex('00ff'), bodyOf(entry)).length).toBe(bodyOf(entry).length + 2);
});

/**
 * Forged histories: each is made of an honest evening by somebody who has the keys of whoever lies and no others. The checker finds it, names the liar
 * where signed bytes prove one, and blames nobody else.
 */
import { beforeAll, expect, test } from 'vitest';
import {
  after,
  bodyOf,
  cat,
  changed,
  entryOf,
  fileOf,
  moveBody,
  read,
  seatBody,
  stampBody,
  uint,
  unhex,
  votedBody,
} from './forge.ts';
import type { Entry } from '../../checker/entry.ts';
import type { Node } from '../../checker/places.ts';
import { expectFound, type Forger, forger } from './forger.ts';
import { judged } from './honest.ts';

let f: Forger;
beforeAll(async () => {
  f = await forger();
});

test('[J2] a flipped bit in a signature is found, and could be anybody’s', () => {
  const forged = f.someMove().bytes.slice();
  forged[forged.length - 1]! ^= 1;
  expectFound(f.file(f.instead(f.someMove(), forged)), 'signature', []);
});

test('[J2] a move changed and signed by somebody else is nobody’s', () => {
  const forged = changed(f.someMove(), { body: moveBody('say', '', { word: 'altro' }) }, f.sign, f.other(1));
  expectFound(f.file(f.instead(f.someMove(), forged)), 'signature', []);
});

test('[J10] a move changed by its own author contradicts what hangs on the first one', () => {
  const forged = changed(f.someMove(), { body: moveBody('say', '', { word: 'altro' }) }, f.sign);
  expectFound(f.file(f.instead(f.someMove(), forged)), 'chain', [f.other(0)]);
});

test('[J10] two entries for one place of a chain name their author', () => {
  const forged = changed(f.someMove(), { body: moveBody('say', '', { word: 'altro' }) }, f.sign);
  expectFound(f.besides([forged]), 'two entries', [f.other(0)]);
});

test('[J7] a chain with the keys of another device is found', () => {
  const { keys, devices } = f.evening;
  const stranger = devices[4]!;
  const draft = {
    kind: 2,
    room: f.room.room,
    device: stranger,
    session: 7,
    seq: 0,
    prev: '00'.repeat(32),
    seen: f.tip.hash,
  };
  expectFound(f.besides([entryOf({ ...draft, body: keys(f.other(0)) }, f.sign, f.other(0))]), 'keys', []);
});

test('[J7] an entry of another room isn’t one of this', () => {
  const replayed = changed(f.someMove(), { room: '77'.repeat(16) }, f.sign);
  expectFound(f.file([...f.part.entries, replayed]), 'other room', []);
});

test('[O2] two stamps for one place name the sequencer', () => {
  expectFound(f.besides([f.stamped(stampBody(f.next(f.tip.parent!)), f.tip.parent)]), 'two stamps', [f.sequencer()]);
});

test('[O2] a stamp by whoever doesn’t stamp names its author', () => {
  const forged = entryOf(after(f.lastOf(f.other(0)), 7, stampBody(f.next(f.tip)), f.tip.hash), f.sign);
  expectFound(f.besides([forged]), 'stamp', [f.other(0)]);
});

test('[O22] a stamp that leaves out a position, or turns time back, names the sequencer', () => {
  expectFound(f.besides([f.stamped(stampBody(f.next(f.tip, { position: f.tip.position + 2 })))]), 'stamp', [
    f.sequencer(),
  ]);
  expectFound(f.besides([f.stamped(stampBody(f.next(f.tip, { time: f.tip.time - 1 })))]), 'stamp', [f.sequencer()]);
});

test('[O3] a stamp that places an entry before the one it hangs on, or again, names the sequencer', () => {
  const one = read(entryOf(after(f.lastOf(f.other(0)), 5, moveBody('say', '', { word: 'uno' }), f.tip.hash), f.sign));
  const two = read(entryOf(after(one, 5, moveBody('say', '', { word: 'due' }), f.tip.hash), f.sign));
  const turned = f.stamped(stampBody({ ...f.next(f.tip), entries: [two.hash, one.hash] }));
  expectFound(f.besides([one.bytes, two.bytes, turned]), 'stamp', [f.sequencer()]);
  const again = f.stamped(stampBody({ ...f.next(f.tip), entries: [f.someMove().hash] }));
  expectFound(f.besides([again]), 'stamp', [f.sequencer()]);
});

test('[O15] a vote counted twice for a change of the voters names the sequencer', () => {
  const { parent, stamp } = f.effectOf('out');
  const [once = new Uint8Array()] = stamp!.votes.map(({ bytes }) => bytes);
  const forged = f.besides([f.stamped(votedBody(f.next(parent!), [once, once]), parent, 9)]);
  expectFound(forged, 'votes', [f.sequencer()], /is counted already/);
  expectFound(forged, 'votes', [f.sequencer()], /a quorum had not acknowledged it/);
});

test('[O15] a vote of a device that doesn’t vote then names the sequencer', () => {
  const { parent } = f.effectOf('in');
  const asking = parent!.changes[0]!.device;
  expect(parent!.voters).not.toContain(asking);
  const votes = f
    .effectOf('in')
    .stamp!.votes.slice(0, 1)
    .map(({ bytes }) => bytes);
  const shown = f.room.votes.find((one) => one.type === 'ack' && one.device === asking && one.hash === parent!.hash);
  const forged = f.stamped(votedBody(f.next(parent!), [...votes, shown!.bytes]), parent, 9);
  expectFound(f.besides([forged]), 'votes', [f.sequencer()], /had no vote then/);
});

test('[J6] a vote with a changed bit counts for nothing, and names whoever counts it', () => {
  const { parent, stamp } = f.effectOf('in');
  const votes = stamp!.votes.map(({ bytes }) => bytes.slice());
  votes[0]![60]! ^= 1;
  const forged = f.stamped(votedBody(f.next(parent!), votes), parent, 9);
  expectFound(f.besides([forged]), 'votes', [f.sequencer()], /hasn't signed for this room/);
});

test('[O15] acknowledgements from before a change came to be the first in line count for nothing, and name whoever counts them', () => {
  const by = f.sequencer();
  const asks = [0, 1].reduce<Entry[]>((chain, i) => {
    const last = chain.at(-1) ?? f.lastOf(by);
    return [...chain, read(entryOf(after(last, 11, cat(uint(2, 1), f.other(i)), f.tip.hash), f.sign))];
  }, []);
  const asked = f.stamped(
    stampBody({ ...f.next(f.tip), entries: asks.map(({ hash }) => hash) }),
    f.tip,
    7,
    asks.at(-1),
  );
  const nodes = (...entries: readonly Uint8Array[]) => judged(f.besides(entries)).rooms.at(-1)!.nodes;
  const room = [...asks.map(({ bytes }) => bytes), asked];
  const first = nodes(...room).get(read(asked).hash)!;
  const effect = (over: Node, acknowledged: Node, who: readonly string[]): Uint8Array =>
    f.stamped(
      votedBody(
        f.next(over),
        who.map((one) => f.ackAt(one, acknowledged)),
      ),
      over,
      9,
      read(over.entry.bytes),
    );
  const one = effect(first, first, f.voters(4));
  const second = nodes(...room, one).get(read(one).hash)!;
  const left = second.voters.slice(0, 3);
  expect(second.changes.map(({ device }) => device)).toEqual([f.other(1)]);
  // Of states these acknowledgements say nothing true, so that others are named besides.
  const wrong = (votes: Uint8Array): readonly (readonly string[])[] =>
    judged(f.besides([...room, one, votes])).findings.flatMap((found) =>
      found.wrong === 'votes' ? [found.liars] : [],
    );
  expect(wrong(effect(second, second, left))).toEqual([]);
  expect(wrong(effect(second, first, left))).toEqual([...left, 'no quorum'].map(() => [by]));
});

test('[O15] a change of the voters that nobody asked for names the sequencer', () => {
  const votes = f.tip.voters.map((who) =>
    f.room.votes.find((one) => one.device === who && 'hash' in one && one.hash === f.tip.hash)!,
  );
  const forged = f.stamped(
    votedBody(
      f.next(f.tip),
      votes.map(({ bytes }) => bytes),
    ),
    f.tip,
    9,
  );
  expectFound(f.besides([forged]), 'votes', [f.sequencer()]);
});

test('[O11] an honest takeover is no lie', () => {
  const honest = f.opening(f.other(0), f.tip, (to) => f.voters(3).map((who) => f.vow(who, to, 2, f.tip)));
  expect(judged(f.besides([honest])).findings).toEqual([]);
});

test('[O11] an epoch opened with too few promises names whoever opened it', () => {
  const forged = f.opening(f.other(0), f.tip, (to) => f.voters(2).map((who) => f.vow(who, to, 2, f.tip)));
  expectFound(f.besides([forged]), 'base', [f.other(0)]);
});

test('[O11] a promise for another epoch, or for somebody else, opens nothing', () => {
  const early = f.opening(f.other(0), f.tip, (to) =>
    f.voters(3).map((who, i) => f.vow(who, to, i === 1 ? 3 : 2, f.tip)),
  );
  expectFound(f.besides([early]), 'votes', [f.other(0)]);
  const copied = f.opening(f.other(0), f.tip, () =>
    f.voters(3).map((who) => f.vow(who, f.lastOf(f.other(2)), 2, f.tip)),
  );
  expectFound(f.besides([copied]), 'votes', [f.other(0)]);
});

test('[O12] a committed tail that was cut off by a takeover names whoever opened it against its promises', () => {
  const low = f.path.at(-5)!;
  const forged = f.opening(f.other(0), low, (to) => f.voters(3).map((who) => f.vow(who, to, 2, f.tip)));
  expectFound(f.besides([forged]), 'base', [f.other(0)]);
});

test('[O10] a committed tail that was cut off by voters who kept back what they had acknowledged names all of them', () => {
  const low = f.path.at(-5)!;
  const forged = f.opening(f.other(0), low, (to) => f.voters(3).map((who) => f.vow(who, to, 2, low)));
  const { findings } = expectFound(f.besides([forged]), 'hidden acknowledgement', [...f.voters(3)]);
  expect(findings.map(({ wrong }) => wrong)).toContain('lost');
});

test('[O10] an epoch promised to two names whoever promised it', () => {
  const votes = [0, 1].map((i) => f.vow(f.sequencer(), f.lastOf(f.other(i)), 2, f.tip));
  expectFound(f.besides([], votes), 'two promises', [f.sequencer()]);
});

test('[O4] two branches acknowledged in one epoch name the voter', () => {
  const twin = read(f.stamped(stampBody(f.next(f.tip.parent!)), f.tip.parent));
  const ack = f.ackAt(f.other(0), { ...f.tip, hash: twin.hash });
  expectFound(f.besides([twin.bytes], [ack]), 'two acknowledgements', [f.sequencer(), f.other(0)]);
});

test('[O7] where the game can’t be followed a wrong state hash names whoever is alone with it', () => {
  const leaver = f.other(2);
  const placed = f.placed(f.act(leaver, 4, 0, leaver, ''));
  const node = judged(f.besides(placed)).rooms[0]!.nodes.get(read(placed.at(-1)!).hash)!;
  const [liar, ...others] = [f.other(0), f.other(1), f.sequencer()] as const;
  const acks = others.map((who) => f.ackAt(who, node, '33'.repeat(8)));
  expectFound(f.besides(placed, [...acks, f.ackAt(liar, node)]), 'state', [liar]);
  expectFound(f.besides(placed, [acks[0]!, f.ackAt(liar, node)]), 'state', []);
});

test('[F5] a seat of somebody else that a device claims names it', () => {
  const stranger = f.device(4);
  const draft = { room: f.room.room, device: stranger, session: 7, prev: '00'.repeat(32), seen: f.tip.hash };
  const hello = read(entryOf({ ...draft, kind: 2, seq: 0, body: f.evening.keys(stranger) }, f.sign));
  const claim = entryOf(after(hello, 3, seatBody(1, 1, stranger, 'Ladro'), f.tip.hash), f.sign);
  expectFound(f.besides(f.placed(hello.bytes, claim)), 'act', [stranger]);
});

test('[I26] a door, an admission and a device taken out by whoever may not name their author', () => {
  const who = f.device(3);
  expectFound(f.besides(f.placed(f.act(who, 9, 0, '00'.repeat(16), 'shut'))), 'act', [who]);
  expectFound(f.besides(f.placed(f.act(who, 2, 0, f.device(4), ''))), 'act', [who]);
  expectFound(f.besides(f.placed(f.act(who, 6, 0, f.device(1), ''))), 'act', [who]);
});

test('honest acts about seats are no lies', () => {
  expect(judged(f.besides(f.placed(f.act(f.device(3), 3, 0, f.device(3), 'Nuovo')))).findings).toEqual([]);
  expect(judged(f.besides(f.placed(f.act(f.device(0), 9, 0, '00'.repeat(16), 'shut')))).findings).toEqual([]);
});

test('the forger’s own pen writes what the table wrote', () => {
  const entry = f.someMove();
  expect(changed(entry, {}, f.sign)).toEqual(entry.bytes);
  expect(fileOf([f.part])).toEqual(f.evening.evidence.logs.at(-1)!.bytes);
  expect(cat(unhex('00ff'), bodyOf(entry)).length).toBe(bodyOf(entry).length + 2);
});

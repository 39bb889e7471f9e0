/** Forged order: epochs and voters out of nothing, and what was committed cut off. Each names whoever signed it and nobody else. */
import { beforeAll, expect, test } from 'vitest';
import type { Entry } from '../../checker/entry.ts';
import { asked, type Change } from '../../checker/voters.ts';
import { ackOf, after, cat, entryOf, fileOf, read, stampBody, uint, votedBody } from './forge.ts';
import { expectFound, type Forger, forger } from './forger.ts';
import { judged } from './honest.ts';

let f: Forger;
beforeAll(async () => {
  f = await forger();
});

test('[O1] a stamp of an epoch that was never opened names its author', () => {
  const forged = f.stamped(stampBody(f.next(f.tip, { epoch: f.tip.epoch + 1 })));
  expectFound(f.besides([forged]), 'stamp', [f.sequencer()], /was never opened/);
});

test('[O22] a stamp that leaps over 24 days names its author', () => {
  const forged = f.stamped(stampBody(f.next(f.tip, { time: f.tip.time + 2 ** 31 + 1 })));
  expectFound(f.besides([forged]), 'stamp', [f.sequencer()], /table time runs back, or leaps/);
});

test('a stamp that places an entry which nobody has seen leaves that missing', () => {
  const forged = f.stamped(stampBody({ ...f.next(f.tip), entries: ['ab'.repeat(32)] }));
  expectFound(f.besides([forged]), 'missing', [], /which stamp .* places, is missing/);
});

test('[O11] an epoch that leaps, or doesn’t go up, names whoever opened it', () => {
  const by = f.other(0);
  const far = f.tip.epoch + 200_001;
  const leaps = f.opening(by, f.tip, (to) => f.voters(3).map((who) => f.vow(who, to, far, f.tip)), far);
  expectFound(f.besides([leaps]), 'base', [by], /that is no next one/);
  const { epoch } = f.tip;
  const again = f.opening(by, f.tip, (to) => f.voters(3).map((who) => f.vow(who, to, 2, f.tip)), epoch);
  expectFound(f.besides([again]), 'base', [by], /that is no next one/);
});

test('[O11] an epoch whose promises name a stamp that nobody has seen isn’t judged', () => {
  const nowhere = { epoch: f.tip.epoch, position: f.tip.position + 1, hash: 'ab'.repeat(32) };
  const forged = f.opening(f.other(0), f.tip, (to) => f.voters(3).map((who) => f.vow(who, to, 2, nowhere)));
  expectFound(f.besides([forged]), 'missing', [], /which a promise for .* names, is missing/);
});

test('[O7] a file that ends on a branch without what was committed is told, and whoever made the branch is named', () => {
  const low = f.path.at(-5)!;
  const forged = f.opening(f.other(0), low, (to) => f.voters(3).map((who) => f.vow(who, to, 2, low)));
  const part = { ...f.part, tip: read(forged).hash, entries: [...f.part.entries, forged] };
  const { logs } = f.evening.evidence;
  const evidence = { ...f.besides([forged]), logs: [...logs, { name: 'cut', bytes: fileOf([part]) }] };
  expectFound(evidence, 'lost', [...f.voters(3)], /^cut: stamp .* isn't over it/);
});

test('[O7] two branches that a quorum has acknowledged are told, and name all who did', () => {
  const twin = f.stamped(stampBody(f.next(f.tip.parent!)), f.tip.parent);
  const acks = f.voters(4).map((who) => f.ackAt(who, { ...f.tip, hash: read(twin).hash }));
  expectFound(f.besides([twin], acks), 'not linear', [...f.voters(4)], /neither is over the other/);
});

test('[O16] a sequencer that puts the last voter out names itself', () => {
  const alone = f.path.findLast(
    ({ voters, epoch, changes }) => voters.length === 1 && epoch === 0 && changes.length === 0,
  )!;
  const { device, session } = alone.sequencer;
  const next = (last: Entry, kind: number, body: Uint8Array, seen: string): Entry =>
    read(entryOf(after(last, kind, body, seen), f.sign));
  const asks = next(alone.entry, 11, cat(uint(2, 1), device), alone.hash);
  const at = f.next(alone, { entries: [asks.hash] });
  const stamp = next(asks, 7, stampBody(at), alone.hash);
  const ack = ackOf(f.room.room, { device, session, epoch: 0 }, { ...at, hash: stamp.hash }, '11'.repeat(8), f.sign);
  const effect = next(stamp, 9, votedBody({ ...at, entries: [], position: at.position + 1 }, [ack]), stamp.hash);
  const forged = [asks, stamp, effect].map(({ bytes }) => bytes);
  const { findings } = expectFound(f.besides(forged, [ack]), 'votes', [device], /nobody had asked for that/);
  expect(findings.map(({ wrong }) => wrong)).toContain('two stamps');
});

test('[O16] whoever stamps an in after the only voter was asked out is no liar: it can’t go, or goes behind all others', () => {
  const alone = f.path.findLast(
    ({ voters, epoch, changes }) => voters.length === 1 && epoch === 0 && changes.length === 0,
  )!;
  const { device } = alone.sequencer;
  const hellos = [1, 2].map((i) => f.hello(f.device(i)));
  const change = (last: Entry, act: 1 | 2, who: string): Entry =>
    read(entryOf(after(last, 11, cat(uint(act, 1), who), alone.hash), f.sign));
  const [come, other] = hellos.map((hello) => change(hello, 1, hello.device)) as [Entry, Entry];
  const goes = change(alone.entry, 2, device);
  const withdraws = change(come, 2, come.device);
  const changesAfter = (...asks: readonly Entry[]): readonly string[] => {
    const entries = [...hellos, ...asks];
    const body = stampBody({ ...f.next(alone), entries: entries.map(({ hash }) => hash) });
    const stamp = read(entryOf(after(goes, 7, body, alone.hash), f.sign));
    const { rooms } = judged(f.besides([...entries, stamp].map(({ bytes }) => bytes)));
    return rooms[0]!.nodes.get(stamp.hash)!.changes.map((one) => `${one.act} ${one.device}`);
  };
  expect(changesAfter(goes)).toEqual([]);
  const [comes, goesLast, comesToo] = [`in ${come.device}`, `out ${device}`, `in ${other.device}`];
  expect(changesAfter(come, goes, other)).toEqual([comes, goesLast, comesToo]);
  expect(changesAfter(come, goes, other, withdraws)).toEqual([comesToo, goesLast]);
});

test('[O16] a line of changes is full with 64, the one under way among them', () => {
  const { sequencer } = f.tip;
  let changes: readonly Change[] = [];
  for (let i = 0; i < 70; i++) {
    const device = `device ${i}`;
    changes = asked(
      ['a'],
      changes,
      { ...f.someMove(), device, body: { is: 'voters', act: 'in', device } },
      sequencer,
      true,
    );
  }
  expect(changes).toHaveLength(64);
});

test('[O15] whom the sequencer asked out before a reload stays, and whoever stamps somebody else’s going after that is no liar', () => {
  const before = f.hello(f.sequencer());
  const asksOut = (last: Entry, i: number): Uint8Array =>
    entryOf(after(last, 11, cat(uint(2, 1), f.other(i)), f.tip.hash), f.sign);
  const stale = asksOut(before, 0);
  const asks = read(asksOut(f.lastOf(f.sequencer()), 1));
  const entries = [before.hash, read(stale).hash, asks.hash];
  const stamp = f.stamped(stampBody({ ...f.next(f.tip), entries }), f.tip, 7, asks);
  const { findings, rooms } = judged(f.besides([before.bytes, stale, asks.bytes, stamp]));
  expect(findings).toEqual([]);
  const { changes } = rooms[0]!.nodes.get(read(stamp).hash)!;
  expect(changes).toEqual([expect.objectContaining({ act: 'out', device: f.other(1) })]);
});

/**
 * The cases that shaped the order, shown on its parts alone: votes, committed places, bases and counts, without pages or a network. A is
 * the sequencer, x and y conflict.
 */
import { beforeAll, expect, test } from 'vitest';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { memoryLog } from '../../../src/embed/adapters/store.ts';
import { hex } from '../../../src/kernel/bytes.ts';
import { makeVotersBody, makeStampBody } from '../../../src/kernel/journal/bodies.ts';
import { type Entry, KIND, ZERO_HASH } from '../../../src/kernel/journal/entry.ts';
import { Journal } from '../../../src/kernel/journal/journal.ts';
import { parseVote } from '../../../src/kernel/journal/vote.ts';
import { pickBase } from '../../../src/kernel/log/base.ts';
import { enqueue, firstVoters, takeEffect } from '../../../src/kernel/log/voters.ts';
import { Commits } from '../../../src/kernel/order/votes/commits.ts';
import { Order, type Stamped } from '../../../src/kernel/log/order.ts';
import { Voter } from '../../../src/kernel/order/votes/voter.ts';
import type { LogStore, Sodium } from '../../../src/kernel/ports.ts';
import { Chain, Pen, type Placed, ROOM, rootOf } from '../../helpers/pen.ts';

const STATE = '00'.repeat(8);
const place = { room: ROOM, generation: 0 };

let sodium: Sodium;
beforeAll(async () => {
  sodium = await loadSodium();
});

/** `n` voters from the beginning; A is the sequencer. */
class Round {
  readonly chains: Chain[];
  readonly genesis: Entry;
  readonly hellos: Entry[];
  readonly strict: boolean;
  readonly counted: number;

  constructor(n: number, more: { readonly strict?: boolean; readonly counted?: number } = {}) {
    this.chains = Array.from({ length: n }, (_, i) => new Chain(new Pen(sodium, i + 1), i + 1));
    this.genesis = this.chains[0]!.table();
    this.hellos = this.chains.slice(1).map((chain) => chain.hello());
    this.strict = more.strict ?? false;
    this.counted = more.counted ?? n;
  }

  get a(): Chain {
    return this.chains[0]!;
  }
  get devices(): string[] {
    return this.chains.map(({ pen }) => pen.device);
  }
  get root(): Placed {
    return rootOf(this.genesis);
  }

  /** A browser that has heard these. */
  ear(...heard: readonly (Placed | Entry)[]): Order {
    const journal = new Journal(sodium, hex(ROOM));
    const order = new Order(journal, sodium, place);
    const all = [this.genesis, ...this.hellos, ...heard.map((one) => ('entry' in one ? one.entry : one))];
    for (const { bytes } of all) {
      const taken = journal.offer(bytes);
      order.take(taken.ok ? taken.entries : []);
    }
    order.begin(this.genesis, { time: 0, devices: this.devices.slice(0, this.counted), strict: this.strict });
    return order;
  }

  voter(i: number, order: Order, store: LogStore = memoryLog()): Voter {
    const { pen, session } = this.chains[i]!;
    const page = { device: pen.device, session };
    const keys = { sign: (message: Uint8Array) => Promise.resolve(pen.sign(message)) };
    return new Voter({ store, keys: keys as never, order, place, page, flushed: () => Promise.resolve() });
  }

  page(i: number): { readonly device: string; readonly session: number } {
    return { device: this.chains[i]!.pen.device, session: this.chains[i]!.session };
  }

  ack(i: number, stamp: Placed): Uint8Array {
    const { epoch, position, entry } = stamp;
    const { pen } = this.chains[i]!;
    return pen.vote({ type: 'ack', ...this.page(i), epoch, position, hash: entry.hash, state: STATE });
  }

  /** Where the order is committed with these acknowledgements. */
  committed(order: Order, ...acks: readonly Uint8Array[]): string | undefined {
    const commits = new Commits(order, () => undefined);
    for (const bytes of acks) {
      const vote = parseVote(bytes);
      if (vote?.type === 'ack') commits.note(vote, bytes);
    }
    return commits.place?.hash;
  }

  promise(i: number, epoch: number, to: Chain, last: Placed | undefined): Uint8Array {
    const where = last
      ? { epoch: last.epoch, position: last.position, hash: last.entry.hash }
      : { epoch: 0, position: 0, hash: ZERO_HASH };
    const name = { device: to.pen.device, session: to.session };
    return this.chains[i]!.pen.vote({ type: 'promise', ...this.page(i), epoch, to: name, last: where, left: false });
  }

  in(i: number, over: Placed): Entry {
    return this.#count(i, 'in', i, over);
  }
  out(by: number, i: number, over: Placed): Entry {
    return this.#count(by, 'out', i, over);
  }
  /** `by` says it of `i`. */
  #count(by: number, act: 'in' | 'out', i: number, over: Placed): Entry {
    const body = makeVotersBody({ act, device: this.chains[i]!.pen.device });
    return this.chains[by]!.write(KIND.voters, body, { seen: over.entry.hash });
  }

  effect(over: Placed, acks: readonly Uint8Array[], chain: Chain = this.a): Placed {
    const { epoch } = over;
    const first = over.position + 1;
    const body = makeStampBody({ epoch, first, time: over.time + 1, entries: [], votes: acks });
    return {
      entry: chain.write(KIND.effect, body, { seen: over.entry.hash }),
      epoch,
      position: first,
      time: over.time + 1,
    };
  }
}

const at = (order: Order, stamp: Placed): Stamped => order.get(stamp.entry.hash)!;

test('[O4] late-ack: who has promised an epoch acknowledges nothing of a lower one any more', async () => {
  const round = new Round(3);
  const x = round.a.stamp(round.root, []);
  const order = round.ear(x);
  const b = round.voter(1, order);
  expect(await b.promise(1, round.page(2), undefined)).toBeDefined();
  expect(await b.acknowledge(at(order, x), STATE)).toBeUndefined();
});

test('[O4] [O10] forgotten-vote: a page that begins anew has the votes of the one before it', async () => {
  const round = new Round(3);
  const x = round.a.stamp(round.root, []);
  const y = round.a.stamp(round.root, [], { aside: true, time: 9 });
  const order = round.ear(x, y);
  const store = memoryLog();
  const before = round.voter(0, order, store);
  expect(await before.acknowledge(at(order, x), STATE)).toBeDefined();
  const after = round.voter(0, order, store);
  await after.load();
  expect(after.bond.last.hash).toBe(x.entry.hash);
  expect(await after.acknowledge(at(order, y), STATE)).toBeUndefined();
  const promised = parseVote((await after.promise(1, round.page(2), undefined))!);
  expect(promised).toMatchObject({ last: { hash: x.entry.hash } });
});

test('[O5] stranded-ack: in a higher epoch a device acknowledges a chain that conflicts with its last', async () => {
  const round = new Round(3);
  const x = round.a.stamp(round.root, []);
  const b = round.chains[1]!;
  const votes = [1, 2].map((i) => round.promise(i, 1, b, undefined));
  const opening = b.opening(round.root, 1, [], { votes, time: 5 });
  const order = round.ear(x, opening);
  expect(order.tip?.hash).toBe(opening.entry.hash);
  const a = round.voter(0, order);
  expect(await a.acknowledge(at(order, x), STATE)).toBeDefined();
  expect(await a.acknowledge(at(order, opening), STATE)).toBeDefined();
});

test('[O7] liar-of-three: a sequencer’s two stamps are both committed for a half each by default, and neither at a strict table', () => {
  for (const strict of [false, true]) {
    const round = new Round(3, { strict });
    const x = round.a.stamp(round.root, [], { aside: true });
    const y = round.a.stamp(round.root, [], { time: 9 });
    const [left, right] = [round.ear(x), round.ear(y)];
    expect(round.committed(left, round.ack(0, x), round.ack(1, x)) === x.entry.hash).toBe(!strict);
    expect(round.committed(right, round.ack(0, y), round.ack(2, y)) === y.entry.hash).toBe(!strict);
    // A page that hears of both knows the liar.
    expect(round.ear(x, y).equivocations).toMatchObject([{ device: round.a.pen.device }]);
  }
});

test('[O7] liar-of-five: with five that count, the liar and half of the others aren’t enough', () => {
  const round = new Round(5);
  const x = round.a.stamp(round.root, [], { aside: true });
  const y = round.a.stamp(round.root, [], { time: 9 });
  expect(round.committed(round.ear(x), ...[0, 1, 2].map((i) => round.ack(i, x)))).toBe(round.genesis.hash);
  expect(round.committed(round.ear(y), ...[0, 3, 4].map((i) => round.ack(i, y)))).toBe(round.genesis.hash);
  expect(round.committed(round.ear(x), ...[0, 1, 2, 3].map((i) => round.ack(i, x)))).toBe(x.entry.hash);
});

test('[O7] acknowledgements of two epochs don’t add up', () => {
  const round = new Round(3);
  const x = round.a.stamp(round.root, []);
  const b = round.chains[1]!;
  const opening = b.opening(x, 1, [], { votes: [1, 2].map((i) => round.promise(i, 1, b, i === 1 ? x : undefined)) });
  const order = round.ear(x, opening);
  expect(order.tip?.hash).toBe(opening.entry.hash);
  expect(round.committed(order, round.ack(0, x), round.ack(2, opening))).toBe(round.genesis.hash);
  expect(round.committed(order, round.ack(1, opening), round.ack(2, opening))).toBe(opening.entry.hash);
});

test('[O12] liar-splits: of two stamps of a liar that could neither be committed, the base is what lies under both', () => {
  const round = new Round(4);
  const under = round.a.stamp(round.root, []);
  const x = round.a.stamp(under, [], { aside: true });
  const y = round.a.stamp(under, [], { time: 9 });
  const order = round.ear(under, x, y);
  const vow = (i: number, stamp: Placed) => ({ device: round.devices[i]!, last: at(order, stamp) });
  expect(pickBase(order, [vow(1, x), vow(2, y), vow(3, under)], false)?.hash).toBe(under.entry.hash);
  // A's own promise isn't heard; without a third one nobody opens.
  expect(pickBase(order, [vow(0, x), vow(1, x), vow(2, y)], false)).toBeUndefined();
  // What could be committed is taken: B, D and A, who says nothing any more, may have made it so.
  expect(pickBase(order, [vow(1, x), vow(2, y), vow(3, x)], false)?.hash).toBe(x.entry.hash);
});

test('[O12] lying-promise: one honest promise of a quorum brings what was committed', () => {
  const round = new Round(4);
  const x = round.a.stamp(round.root, []);
  const order = round.ear(x);
  const none = order.root!;
  const [, b, c, d] = round.devices as [string, string, string, string];
  const vows = [
    { device: b, last: at(order, x) },
    { device: c, last: none },
    { device: d, last: none },
  ];
  expect(pickBase(order, vows, false)?.hash).toBe(x.entry.hash);
});

test('[O17] two-phones: another voting device of a seat is two changes, one after the other', () => {
  const begun = firstVoters(['a', 'b', 'c']);
  const asked = enqueue(enqueue(begun, { act: 'out', device: 'a' }, 1), { act: 'in', device: 'a2' }, 1);
  expect(asked.devices).toEqual(['a', 'b', 'c']);
  const half = takeEffect(asked, 2);
  expect([half.devices, half.pending, half.pendingSince]).toEqual([['b', 'c'], [{ act: 'in', device: 'a2' }], 2]);
  expect(takeEffect(half, 3).devices).toEqual(['b', 'c', 'a2']);
});

test('[O15] forgotten-count: who has only the chain, and none of the acknowledgements, judges by the same count', () => {
  const round = new Round(3);
  const gone = round.out(0, 2, round.root);
  const asking = round.a.stamp(round.root, [gone]);
  const effect = round.effect(asking, [round.ack(0, asking), round.ack(1, asking)]);
  const stranger = round.ear(gone, asking, effect);
  expect(stranger.tip?.hash).toBe(effect.entry.hash);
  expect(stranger.tip?.voters.devices).toEqual(round.devices.slice(0, 2));
});

test('[O16] an effect without a quorum of the count before it is void', () => {
  const round = new Round(3);
  const gone = round.out(0, 2, round.root);
  const asking = round.a.stamp(round.root, [gone]);
  for (const acks of [
    [round.ack(0, asking)],
    [round.ack(0, asking), round.ack(0, asking)],
    [round.ack(0, asking), round.ack(1, round.root)],
  ]) {
    const effect = round.effect(asking, acks);
    expect(round.ear(gone, asking, effect).tip?.hash).toBe(asking.entry.hash);
    round.a.seq--;
    round.a.prev = asking.entry.hash;
  }
});

test('[O15] dead-here: the sequencer can’t count in a device that doesn’t say so itself', () => {
  const round = new Round(3, { counted: 2 });
  const body = makeVotersBody({ act: 'in', device: round.devices[2]! });
  const forged = round.a.write(KIND.voters, body, { seen: round.genesis.hash });
  const asking = round.a.stamp(round.root, [forged]);
  expect(round.ear(forged, asking).tip?.voters.pending).toEqual([]);
  const own = round.in(2, round.root);
  const asked = round.a.stamp(asking, [own]);
  expect(round.ear(forged, asking, own, asked).tip?.voters.pending).toEqual([{ act: 'in', device: round.devices[2] }]);
});

test('[O15] an old entry doesn’t bring in again who was out since', () => {
  const round = new Round(3);
  const old = round.in(2, round.root);
  const gone = round.out(0, 2, round.root);
  const asking = round.a.stamp(round.root, [gone]);
  const effect = round.effect(asking, [round.ack(0, asking), round.ack(1, asking)]);
  const late = round.a.stamp(effect, [old]);
  const heard = [gone, asking, effect, old, late];
  expect(round.ear(...heard).tip?.voters.pending).toEqual([]);
  const fresh = round.in(2, effect);
  expect(round.ear(...heard, fresh, round.a.stamp(late, [fresh])).tip?.voters.pending).toHaveLength(1);
});

test('[O15] count-of-one: between one and two that count a liar can fork a table, and signs the proof of it', () => {
  const round = new Round(2, { strict: true });
  const b = round.chains[1]!;
  // B is the sequencer, and counts alone since A was out.
  const opening = b.opening(round.root, 1, [], { votes: [0, 1].map((i) => round.promise(i, 1, b, undefined)) });
  const gone = round.out(1, 0, opening);
  const asking = b.stamp(opening, [gone]);
  const alone = round.effect(asking, [round.ack(0, asking), round.ack(1, asking)], b);
  const x = b.stamp(alone, [], { aside: true });
  const y = b.stamp(alone, [], { time: 99 });
  const [left, right] = [round.ear(opening, gone, asking, alone, x), round.ear(opening, gone, asking, alone, y)];
  expect(round.committed(left, round.ack(1, x))).toBe(x.entry.hash);
  expect(round.committed(right, round.ack(1, y))).toBe(y.entry.hash);
  expect(round.ear(opening, gone, asking, alone, x, y).equivocations).toMatchObject([{ device: b.pen.device }]);
});

test('[O15] half-gone: from the effect on the new count judges, and a quorum of the old one isn’t one any more', () => {
  const round = new Round(3);
  const gone = round.out(0, 2, round.root);
  const asking = round.a.stamp(round.root, [gone]);
  const effect = round.effect(asking, [round.ack(0, asking), round.ack(1, asking)]);
  const next = round.a.stamp(effect, []);
  const order = round.ear(gone, asking, effect, next);
  // A is silent now, and C is back: two of the three before, and one of the two of now.
  expect(round.committed(order, round.ack(1, next), round.ack(2, next))).not.toBe(next.entry.hash);
  expect(round.committed(order, round.ack(0, next), round.ack(1, next))).toBe(next.entry.hash);
});

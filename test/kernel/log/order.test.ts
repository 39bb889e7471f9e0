/** Which stamps count: one chain over the table's first entry, the same in every browser whatever came first. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { hex } from '../../../src/kernel/bytes.ts';
import { makeStampBody } from '../../../src/kernel/journal/bodies.ts';
import { type Entry, KIND } from '../../../src/kernel/journal/entry.ts';
import { Journal } from '../../../src/kernel/journal/journal.ts';
import { Order } from '../../../src/kernel/log/order.ts';
import type { Sodium } from '../../../src/kernel/ports.ts';
import { Chain, Pen, type Placed, ROOM } from '../../helpers/pen.ts';
import { seeded, withSeeds } from '../../helpers/rng.ts';
import { Ear, Scene, tipOf } from '../order/scene.ts';

let sodium: Sodium;
let scene: Scene;
let { founder, sequencer, guest, genesis, root, hello } = {} as Scene;
beforeAll(async () => {
  sodium = await loadSodium();
});
beforeEach(() => {
  scene = new Scene(sodium);
  ({ founder, sequencer, guest, genesis, root, hello } = scene);
});
const ear = (...heard: readonly (Entry | Placed)[]): Ear => scene.ear(...heard);

describe('stamps', () => {
  test('[O22] positions begin at one and have no gaps; a stamp without entries takes one of its own', () => {
    const [a, b] = [guest.rename('a'), guest.rename('b')];
    const one = sequencer.stamp(root, [hello]);
    const two = sequencer.stamp(one, [a, b]);
    const three = sequencer.stamp(two, []);
    const { order } = ear(a, b, one, two, three);
    expect([one, two, three].map((stamp) => order.get(tipOf(stamp))!.position)).toEqual([1, 3, 4]);
  });

  test('[O2] a stamp over its predecessor, by the session that opened the epoch, moves the tip', () => {
    const [a, b] = [guest.rename('a'), guest.rename('b')];
    const one = sequencer.stamp(root, [hello]);
    const two = sequencer.stamp(one, [a, b]);
    const three = sequencer.stamp(two, []);
    const { order } = ear(a, b, one, two, three);
    expect(order.tip).toMatchObject({
      hash: tipOf(three),
      epoch: 0,
      position: 4,
      sequencer: sequencer.id,
      entries: [],
    });
    expect(order.since(order.root!)!.map(({ hash }) => hash)).toEqual([one, two, three].map(tipOf));
  });

  test('[O2] a stamp by anybody else is void: another device, another session of the founder', () => {
    const second = new Chain(founder, 9);
    const heard = ear(second.hello(), guest.stamp(root, [hello]), second.stamp(root, [hello]));
    expect(heard.tip).toBe(genesis.hash);
    const one = sequencer.stamp(root, [hello]);
    expect(heard.hear(one).tip).toBe(tipOf(one));
  });

  test.each([
    { what: 'a position too far', whim: { first: 2 } },
    { what: 'a position again', whim: { first: 1 }, over: 1 },
    { what: 'time that goes back', whim: { time: 4 }, over: 1 },
    { what: 'time that leaps by more than 24 days', whim: { time: 2 ** 31 + 6 }, over: 1 },
    { what: 'the latest time that there is', whim: { time: 2 ** 48 - 1 } },
    { what: 'another epoch without opening it', whim: { epoch: 1 } },
    { what: 'a predecessor that nobody knows', whim: { seen: 'ab'.repeat(32) } },
  ])('[O22] a stamp with $what is void', ({ whim, over }) => {
    const one = sequencer.stamp(root, [hello], { time: 5 });
    const base = over === 1 ? one : root;
    const a = guest.rename('a');
    const good = sequencer.stamp(base, [a], { aside: true });
    const wrong = sequencer.stamp(base, [a], whim);
    expect(ear(a, one, good).order.get(tipOf(good))).toBeDefined();
    const heard = ear(a, one, wrong);
    expect(heard.order.get(tipOf(wrong))).toBeUndefined();
    expect(heard.tip).toBe(tipOf(one));
  });

  test('[O22] a stamp may carry the time of the one before', () => {
    const one = sequencer.stamp(root, [hello], { time: 5 });
    const two = sequencer.stamp(one, [], { time: 5 });
    expect(ear(one, two).tip).toBe(tipOf(two));
  });

  test('[O22] neither does a new-epoch stamp leap', () => {
    const second = new Chain(founder, 5);
    const greeting = second.hello();
    const [bold, good] = [2 ** 31 + 1, 2 ** 31].map((time) => second.opening(root, 1, [], { time, aside: true }));
    expect(ear(greeting, bold!).tip).toBe(genesis.hash);
    expect(ear(greeting, good!).tip).toBe(tipOf(good!));
  });

  test('[O3] a stamp that names an entry twice is void', () => {
    expect(ear(sequencer.stamp(root, [hello, hello])).tip).toBe(genesis.hash);
  });

  test('[O2] what is malformed, or of a kind that is not in use, is void', () => {
    const bad = sequencer.write(KIND.stamp, new Uint8Array(15), { seen: genesis.hash });
    const vote = founder.promise(1, sequencer, { epoch: 0, position: 0, hash: genesis.hash });
    const body = makeStampBody({ epoch: 0, first: 1, time: 1, entries: [], votes: [vote] });
    const effect = sequencer.write(KIND.effect, body, { seen: genesis.hash });
    const heard = ear(bad, effect);
    expect(heard.tip).toBe(genesis.hash);
    const one = sequencer.stamp(root, [hello]);
    expect(heard.hear(one).tip).toBe(tipOf(one));
  });
});

describe('waiting', () => {
  test('[O24] a stamp waits for each entry that it names, and for its predecessor', () => {
    const [a, b] = [guest.rename('a'), guest.rename('b')];
    const one = sequencer.stamp(root, [hello]);
    const two = sequencer.stamp(one, [a, b]);
    const heard = ear(one, two, a);
    expect(heard.tip).toBe(tipOf(one));
    expect(heard.hear(b).tip).toBe(tipOf(two));
  });

  test('[O24] all stamps wait for the first entry of the table', () => {
    const one = sequencer.stamp(root, [hello]);
    const journal = new Journal(sodium, hex(ROOM));
    const order = new Order(journal, sodium, { room: ROOM, generation: 0 });
    for (const { bytes } of [genesis, hello, one.entry]) journal.load(bytes);
    order.take([...journal.all()]);
    expect(order.tip).toBeUndefined();
    order.begin(genesis, { time: 0 });
    expect(order.tip?.hash).toBe(tipOf(one));
  });

  test('[O24] a forged entry that a stamp names is void and holds nothing up, whichever comes first', () => {
    const forged = guest.rename('Eva', { signature: new Uint8Array(64), aside: true });
    const one = sequencer.stamp(root, [hello, forged]);
    expect(ear(forged, one).tip).toBe(tipOf(one));
    const heard = ear(one);
    expect(heard.tip).toBe(genesis.hash);
    expect(heard.hear(forged).tip).toBe(tipOf(one));
    expect(heard.order.tip!.position).toBe(2);
  });

  test('[O24] neither does one that follows a forged entry', () => {
    const forged = guest.rename('Eva', { signature: new Uint8Array(64) });
    const after = guest.rename('Anna');
    const one = sequencer.stamp(root, [hello, after]);
    expect(ear(one, after, forged).tip).toBe(tipOf(one));
  });
});

describe('equivocations', () => {
  const twoOfOnePlace = (): { a: Placed; b: Placed } => ({
    a: sequencer.stamp(root, [hello]),
    b: sequencer.stamp(root, [], { time: 99 }),
  });

  test('[O2] two stamps of one session over the same place are proof of a lie', () => {
    const { a, b } = twoOfOnePlace();
    const { order } = ear(a, b);
    expect(order.equivocations).toEqual([{ device: founder.device, epoch: 0, first: tipOf(a), second: tipOf(b) }]);
  });

  test('[O2] so are two new-epoch stamps of one epoch by one session, wherever they lie', () => {
    const second = new Chain(founder, 5);
    const greeting = second.hello();
    const one = sequencer.stamp(root, [hello]);
    const a = second.opening(root, 1);
    const b = second.opening(one, 1);
    expect(ear(one, greeting, a, b).order.equivocations).toHaveLength(1);
  });

  test('[O2] a second first entry by the founder is proof too; by anybody else it means nothing', () => {
    const again = new Chain(founder, 3).table();
    expect(ear(again).order.equivocations).toEqual([
      { device: founder.device, epoch: 0, first: genesis.hash, second: again.hash },
    ]);
    expect(new Ear(scene).hear(again, genesis).order.equivocations).toHaveLength(1);
    expect(ear(new Chain(new Pen(sodium, 3), 3).table()).order.equivocations).toEqual([]);
  });

  test('[O23] of two for one place everybody takes the same, and a longer branch over a shorter one', () => {
    const { a, b } = twoOfOnePlace();
    expect(ear(a, b).tip).toBe(ear(b, a).tip);
    const longer = sequencer.stamp(a, []);
    expect(ear(a, b, longer).tip).toBe(tipOf(longer));
    expect(ear(b, longer, a).tip).toBe(tipOf(longer));
  });

  test('[O2] an honest sequencer of two epochs is no liar', () => {
    const second = new Chain(founder, 5);
    const greeting = second.hello();
    const one = sequencer.stamp(root, [hello]);
    const opened = second.opening(one, 1, [greeting]);
    const two = second.stamp(opened, []);
    expect(ear(one, greeting, opened, two).order.equivocations).toEqual([]);
  });
});

describe('the order as a whole', () => {
  test('[O23] sixty shuffles of one table, with takeovers, voids and a lie in it, end at the same tip', () => {
    const said = Array.from({ length: 12 }, (_, i) => guest.rename(`${i}`));
    const forged = guest.rename('Eva', { signature: new Uint8Array(64), aside: true });
    const second = new Chain(founder, 5);
    const third = new Chain(founder, 6);
    const all: (Entry | Placed)[] = [genesis, hello, ...said, forged];
    const add = (placed: Placed): Placed => (all.push(placed), placed);
    let at = add(sequencer.stamp(root, [hello, said[0]!]));
    at = add(sequencer.stamp(at, [forged]));
    const base = at;
    at = add(sequencer.stamp(at, [said[1]!]));
    add(sequencer.stamp(at, []));
    add(sequencer.stamp(at, [], { time: 50 }));
    all.push(second.hello(), third.hello());
    at = add(second.opening(base, 1, [said[2]!, said[3]!]));
    for (const entry of said.slice(4, 8)) at = add(second.stamp(at, [entry]));
    add(second.stamp(at, [said[8]!], { time: 0 }));
    add(guest.stamp(at, [said[8]!]));
    at = add(third.opening(at, 2));
    at = add(third.stamp(at, said.slice(8)));
    add(sequencer.stamp(base, []));
    const expected = tipOf(at);
    withSeeds(60, (seed) => {
      const heard = new Ear(scene).hear(...seeded(seed).shuffle(all));
      if (heard.tip !== expected) throw new Error(`tip ${heard.tip}`);
      if (heard.order.equivocations.length !== 1) throw new Error('the lie was not seen');
    });
  });

  test('[O12] where two branches part, the last common stamp is found', () => {
    const second = new Chain(founder, 5);
    const greeting = second.hello();
    const one = sequencer.stamp(root, [hello]);
    const two = sequencer.stamp(one, []);
    const three = sequencer.stamp(two, []);
    const { order } = ear(one, two, three, greeting);
    const before = order.tip!;
    const { order: after } = ear(one, greeting, second.opening(one, 1, [greeting]), two, three);
    expect(after.since(after.get(tipOf(three))!)).toBeUndefined();
    expect(after.common(after.get(before.hash)!, after.tip!).hash).toBe(tipOf(one));
    expect(after.common(after.tip!, after.get(before.hash)!).hash).toBe(tipOf(one));
  });

  test('[O24] five thousand stamps that come last one first are put in their order', () => {
    const stamps: Placed[] = [];
    for (let at = root, i = 0; i < 5_000; i++) stamps.push((at = sequencer.stamp(at, [])));
    const journal = new Journal(sodium, hex(ROOM));
    for (const { bytes } of [genesis, ...stamps.map(({ entry }) => entry)]) journal.load(bytes);
    const order = new Order(journal, sodium, { room: ROOM, generation: 0 });
    order.take(stamps.map(({ entry }) => entry).toReversed());
    order.begin(genesis, { time: 0 });
    expect(order.tip!.position).toBe(5_000);
  });
});

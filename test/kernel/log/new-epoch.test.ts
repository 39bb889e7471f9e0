/** Opening an epoch: how the sequencer's role goes from one session of the founder to the next, and to nobody else. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import type { Entry } from '../../../src/kernel/journal/entry.ts';
import type { Sodium } from '../../../src/kernel/ports.ts';
import { Chain, Pen, type Placed } from '../../helpers/pen.ts';
import { type Ear, Scene, tipOf } from '../order/scene.ts';

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

describe('opening an epoch', () => {
  let second: Chain;
  let greeting: Entry;
  let one: Placed;
  beforeEach(() => {
    second = new Chain(founder, 5);
    greeting = second.hello();
    one = sequencer.stamp(root, [hello]);
  });

  test('[O11] with the promise of the founder’s device another session of it goes on', () => {
    const opened = second.opening(one, 1, [greeting]);
    const two = second.stamp(opened, [guest.rename('a')]);
    const { order } = ear(one, greeting, opened, two);
    expect(order.get(tipOf(opened))).toMatchObject({ epoch: 1, position: 2, sequencer: second.id });
    expect(ear(one, greeting, opened).hear(two).tip).toBe(tipOf(opened));
    expect(ear(one, greeting, opened).order.highestEpoch(founder.device)).toBe(1);
  });

  test('[O1] from then on the old sequencer’s stamps in the old epoch do not count', () => {
    const opened = second.opening(one, 1, [greeting]);
    const stale = sequencer.stamp(one, []);
    const further = sequencer.stamp(stale, []);
    expect(ear(one, greeting, opened, stale, further).tip).toBe(tipOf(opened));
    expect(ear(one, stale, further, greeting, opened).tip).toBe(tipOf(opened));
  });

  test('[O1] nor does a stamp of the old sequencer over the new-epoch stamp', () => {
    const opened = second.opening(one, 1, [greeting]);
    expect(ear(one, greeting, opened, sequencer.stamp(opened, [])).tip).toBe(tipOf(opened));
  });

  test('[O23] the highest epoch wins, however short, also over an earlier base', () => {
    const two = sequencer.stamp(one, []);
    const opened = second.opening(one, 1, [greeting]);
    const third = new Chain(founder, 6);
    const hi = third.hello();
    const above = third.opening(root, 7, [hi]);
    expect(ear(one, two, greeting, opened).tip).toBe(tipOf(opened));
    expect(ear(hi, above, one, two, greeting, opened).tip).toBe(tipOf(above));
  });

  test('[O7] that something older is found to be committed doesn’t free a later epoch’s sequencer to take back what was acknowledged', () => {
    const opened = second.opening(one, 1, [greeting]);
    const mine = second.stamp(opened, [], { aside: true });
    const other = second.stamp(opened, [], { time: 5 });
    const heard = ear(one, greeting, opened, mine);
    heard.order.anchor(heard.order.get(tipOf(mine))!);
    heard.order.anchor(heard.order.get(tipOf(one))!);
    expect(heard.hear(other, second.stamp(other, [])).tip).toBe(tipOf(mine));
  });

  test('[O11] no new-epoch stamp without the right promise', () => {
    const base = { epoch: 0, position: 1, hash: one.entry.hash };
    const liar = new Pen(sodium, 2);
    const bad: readonly (readonly [string, Uint8Array])[] = [
      ['by somebody else', liar.promise(1, second, base)],
      ['for another epoch', founder.promise(2, second, base)],
      ['to another session', founder.promise(1, sequencer, base)],
      ['of another generation', founder.promise(1, second, base, 1)],
      ['over another stamp', founder.promise(1, second, { ...base, hash: genesis.hash })],
      ['over another position', founder.promise(1, second, { ...base, position: 2 })],
      ['over another epoch', founder.promise(1, second, { ...base, epoch: 1 })],
      ['with a false signature', founder.promise(1, second, base).map((byte, i) => (i === 149 ? byte ^ 1 : byte))],
    ];
    const openings = bad.map(([, vote]) => second.opening(one, 1, [greeting], { votes: [vote] }));
    for (const [i, opening] of openings.entries())
      expect(ear(one, greeting, ...openings.slice(0, i), opening).tip, bad[i]![0]).toBe(tipOf(one));
    const good = second.opening(one, 1, [greeting], {
      votes: [...bad.map(([, vote]) => vote), founder.promise(1, second, base)],
    });
    expect(ear(one, greeting, ...openings, good).tip).toBe(tipOf(good));
  });

  test('[O11] a guest can not open an epoch, with a copied promise either', () => {
    const copied = founder.promise(1, second, { epoch: 0, position: 1, hash: one.entry.hash });
    expect(ear(one, guest.opening(one, 1, [], { votes: [copied] })).tip).toBe(tipOf(one));
  });

  test('[O11] a new-epoch stamp goes up, never down or sideways', () => {
    const opened = second.opening(one, 3, [greeting]);
    const third = new Chain(founder, 6);
    const hi = third.hello();
    const same = third.opening(opened, 3, [hi]);
    const lower = third.opening(opened, 2, [hi]);
    expect(ear(one, greeting, opened, hi, same, lower).tip).toBe(tipOf(opened));
  });

  test('[O9] the next epoch lies above all that the founder has signed in, and others can not push it up', () => {
    const far = 0xffff_ffff;
    const pushed = guest.opening(one, far, [], {
      votes: [guest.pen.promise(far, guest, { epoch: 0, position: 1, hash: one.entry.hash })],
    });
    const heard = ear(one, pushed);
    expect(heard.order.highestEpoch(founder.device)).toBe(0);
    // Over a base that isn't here: not valid yet, but said.
    const early = second.opening(sequencer.stamp(one, []), 4, [greeting]);
    expect(heard.hear(greeting, early).order.highestEpoch(founder.device)).toBe(4);
  });
});

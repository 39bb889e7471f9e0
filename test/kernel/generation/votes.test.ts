/** From where a table moves on, and when the promises for it are enough. */
import { expect, test } from 'vitest';
import { firstState, type TableState } from '../../../src/kernel/state/state.ts';
import { baseOf, carries } from '../../../src/kernel/generation/votes.ts';
import { HOW, type How } from '../../../src/kernel/journal/carried.ts';
import type { Vow } from '../../../src/kernel/log/base.ts';
import type { Stamped } from '../../../src/kernel/log/order.ts';
import { DEVICES, Tree } from '../order/tree.ts';

const [K, A, B, C] = DEVICES as [string, string, string, string];
const vow = (device: string, last: Stamped): Vow => ({ device, last });

/** All devices sit, in their order. */
function seated(devices: readonly string[]): TableState {
  const settings = { game: 'any', version: 1, settings: { open: true, name: '' } };
  const first = firstState(settings, { device: devices[0]!, sig: '', mail: '' }, 0);
  return { ...first, roster: devices.map((device, seat) => ({ seat, device, sig: '', mail: '', name: '' })) };
}

/**
 * K, which made the stamps of this epoch, has shown two of them for one place. A and B got x, which made it committed with K, and C got y.
 */
function torn(devices: readonly string[]): { tree: Tree; x: Stamped; y: Stamped; at: TableState } {
  const tree = new Tree(devices);
  return {
    tree,
    x: tree.stamp(tree.root, { sequencer: `${K}.1` }),
    y: tree.stamp(tree.root, { sequencer: `${K}.1` }),
    at: seated(devices),
  };
}

const enough = (how: How, about: number | undefined, tree: Tree, vows: readonly Vow[], at: TableState): boolean => {
  const named = baseOf(tree.order, vows);
  return named !== undefined && carries(how, about, vows, named, at, false);
};

test('[G12] of two conflicting stamps a move waits for the promise that says which of them was committed', () => {
  const { tree, x, y, at } = torn([K, A, B, C]);
  expect(enough(HOW.kick, 0, tree, [vow(A, x), vow(C, y)], at)).toBe(false);
  const all = [vow(A, x), vow(C, y), vow(B, x)];
  expect(baseOf(tree.order, all)?.base).toBe(x);
  expect(enough(HOW.kick, 0, tree, all, at)).toBe(true);
});

test('[G12] where all have promised who can, the last stamp common to all is taken', () => {
  const { tree, x, y, at } = torn([K, A, B]);
  expect(baseOf(tree.order, [vow(A, x), vow(B, y)])).toEqual({ base: tree.root, isSplit: true });
  expect(enough(HOW.kick, 0, tree, [vow(A, x), vow(B, y)], at)).toBe(true);
});

test('[G12] going on without the others waits for nobody', () => {
  const { tree, x, y, at } = torn([K, A, B, C]);
  expect(enough(HOW['go-on'], undefined, tree, [vow(A, x), vow(C, y)], at)).toBe(true);
});

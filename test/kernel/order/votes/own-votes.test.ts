/** Own votes that are met in others' stamps, by a device whose store has lost them. */
import { expect, test } from 'vitest';
import { loadSodium } from '../../../../src/embed/adapters/sodium.ts';
import { memoryLog } from '../../../../src/embed/adapters/store.ts';
import { OwnVotes } from '../../../../src/kernel/order/votes/own-votes.ts';
import { Voter } from '../../../../src/kernel/order/votes/voter.ts';
import { ManualClock } from '../../../helpers/clock.ts';
import { flipped, Pen, ROOM } from '../../../helpers/pen.ts';
import { Tree } from '../tree.ts';

test('[O17] an own promise that another’s stamp carries binds, where it is well signed and its own', async () => {
  const sodium = await loadSodium();
  const [pen, other] = [new Pen(sodium, 1), new Pen(sodium, 2)];
  const tree = new Tree([pen.device, other.device]);
  const [place, clock] = [{ room: ROOM, generation: 0 }, new ManualClock()];
  const page = { device: pen.device, session: 1 };
  const carried: Uint8Array[] = [];
  const order = Object.assign(tree.order, { carried });
  const flushed = (): Promise<void> => Promise.resolve();
  const voter = new Voter({ store: memoryLog(), keys: pen.keys, order, place, page, flushed });
  const own = new OwnVotes({
    sodium,
    order,
    voter,
    place,
    device: pen.device,
    keyOf: (device) => [pen, other].find((one) => one.device === device)?.sigPk,
    failed: (error) => {
      throw error;
    },
  });
  const { hash, epoch, position } = tree.stamp(tree.root);
  const promise = (from: Pen, of: number): Uint8Array =>
    from.vote({
      type: 'promise',
      ...page,
      device: from.device,
      epoch: of,
      to: page,
      last: { hash, epoch, position },
      left: false,
    });
  const look = async (...votes: readonly Uint8Array[]): Promise<number> => {
    carried.push(...votes);
    own.look();
    await clock.pass(0);
    return voter.bond.promised;
  };
  const good = promise(pen, 3);
  expect(await look(promise(other, 9), flipped(good, good.length - 1))).toBe(0);
  expect(await look(good)).toBe(3);
  expect(voter.bond.last).toEqual({ hash, epoch, position });
});

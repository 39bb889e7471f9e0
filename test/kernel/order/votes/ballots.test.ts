/** Which votes a page takes of those that others pass on. */
import { beforeAll, expect, test } from 'vitest';
import { loadSodium } from '../../../../src/embed/adapters/sodium.ts';
import type { Vote } from '../../../../src/kernel/journal/vote.ts';
import { Ballots } from '../../../../src/kernel/order/votes/ballots.ts';
import type { Sodium } from '../../../../src/kernel/ports.ts';
import { flipped, Pen, ROOM } from '../../../helpers/pen.ts';

let sodium: Sodium;
beforeAll(async () => {
  sodium = await loadSodium();
});

test('[J6] a vote is heard once, signed by its device for this room and generation, and not otherwise', () => {
  const [pen, other] = [new Pen(sodium, 1), new Pen(sodium, 2)];
  const heard: Vote[] = [];
  const ballots = new Ballots({
    sodium,
    place: { room: ROOM, generation: 3 },
    keyOf: (device) => [pen, other].find((one) => one.device === device)?.sigPk,
    took: (vote) => void heard.push(vote),
  });
  const nack = { type: 'nack', device: pen.device, session: 1, epoch: 4 } as const;
  const good = pen.vote(nack, 3);
  const stranger = new Pen(sodium, 9);
  ballots.take([
    pen.vote(nack, 2),
    other.vote(nack, 3),
    flipped(good, good.length - 1),
    stranger.vote({ ...nack, device: stranger.device }, 3),
    good.subarray(1),
  ]);
  expect(heard).toEqual([]);
  ballots.take([good, good]);
  ballots.take([good]);
  expect(heard).toEqual([nack]);
});

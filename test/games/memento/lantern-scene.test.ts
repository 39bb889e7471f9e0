/** The Lantern's own scene (5.J), and what every conflict has in common. */
import { expect, test } from 'vitest';
import { A, B, C, inFollower, inPlay, inThree, L } from './tale.ts';

test('[MM-061, MM-062, MM-080] the Lantern meets the Darkness alone, by dice', () => {
  const t = inPlay();
  expect(t.do(A, 'cast')).toBe('not-scene-owner MM-080');
  t.does(L, 'cast');
  expect(t.thrown).toEqual({ darkness: 1, lantern: 3 });
  expect(t.do(L, 'cast')).toBe('scene-closed MM-094');
});

test('[MM-081] it goes the same way while the Darkness is Active', () => {
  const t = inPlay().put({ active: true }).sets(C, { status: 'defeated', dice: 0 }).deals(3, 3, 3, 0).does(L, 'cast');
  expect(t.falls({ lantern: [10] }).dice).toEqual([4, 3, 3, 0, 3]);
});

test('[MM-082, MM-063, MM-133] the Darkness throws its whole pool', () => {
  const t = inPlay().deals(1, 1, 1, 1).does(L, 'cast');
  expect(t.thrown).toEqual({ darkness: 9, lantern: 1 });
});

test('[MM-083, MM-086, MM-055] a Lantern that loses cedes a die, and all the others tell', () => {
  const t = inPlay()
    .does(L, 'cast')
    .falls({ darkness: [10] });
  expect(t.dice).toEqual([2, 3, 3, 3, 2]);
  expect(t.s.scene!.holders).toEqual([A, B, C]);
});

test('[MM-084, MM-085, MM-088] a Lantern that wins takes a die, may have more than three, and tells', () => {
  const t = inPlay()
    .does(L, 'cast')
    .falls({ lantern: [10] });
  expect(t.dice).toEqual([4, 3, 3, 3, 0]);
  expect(t.s.scene!.holders).toEqual([L]);
});

test('[MM-087] from an empty pool no die comes', () => {
  const t = inPlay().put({ pool: 0 }).does(L, 'cast').falls({});
  expect(t.dice).toEqual([3, 3, 3, 3, 0]);
  expect(t.s.scene!.result).toMatchObject({ winner: 'lantern', gain: false });
});

test('[MM-089] in no other scene the Darkness loses a die', () => {
  const passive = inFollower()
    .does(A, 'envy', { trait: inFollower().traits(L)[0] })
    .falls({ follower: [10] });
  expect(passive.s.pool).toBe(1);
  const three = inThree();
  three.does(A, 'envy', { trait: three.traits(L)[0] }).falls({ lantern: [10], follower: [9] });
  expect(three.does(A, 'accept').s.pool).toBe(5);
});

test('[MM-072] dice lie before everybody in the same moment, highest first', () => {
  const t = inPlay()
    .does(L, 'cast')
    .falls({ darkness: [4], lantern: [2, 9, 5] });
  for (const seat of [L, A, null])
    expect(t.view(seat).scene!.rolls).toEqual([
      { party: 'darkness', dice: [4] },
      { party: 'lantern', dice: [9, 5, 2] },
    ]);
});

test('[MM-196] before they fall nobody has seen them, and what they decide is in the log', () => {
  const t = inPlay().does(L, 'cast');
  expect(t.s.scene).toMatchObject({ step: 'rolling', rolls: [], result: null });
  expect(t.dealer.play.asks).toHaveLength(1);
});

test('[MM-197] dice that didn’t come may be asked for again, by anybody', () => {
  const t = inPlay();
  expect(t.do(A, 'tryAgain')).toBe('nothing-missing MMQ-27');
  t.does(L, 'cast').dealer.answer(t.dealer.play.asks[0]!.id, { failed: 'lost' });
  expect([t.s.stuck, t.told('failed')?.what]).toEqual([true, 'failed']);
  t.does(C, 'tryAgain').falls({ lantern: [10] });
  expect(t.dice).toEqual([4, 3, 3, 3, 0]);
});

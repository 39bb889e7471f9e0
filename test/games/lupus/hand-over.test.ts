/** The moderator's part in other hands. */
import { expect, test } from 'vitest';
import { Village, villagers } from './village.ts';

const EIGHT = ['wolf', 'wolf', 'seer', ...villagers(5)] as const;
const agreed = (village: Village, ...seats: readonly number[]): readonly string[] =>
  seats.map((seat) => village.does(seat, 'agree'));

test('[LUQ-27] by day it goes to somebody who is dead, once all who live have agreed, and the game goes on', () => {
  const village = new Village(EIGHT).sleeps().lynches(7).sleeps({ 0: 6, 1: 6 });
  expect(village.does(8, 'handOver', { seat: 7, as: 'person' })).toBe('ok');
  expect(agreed(village, 0, 1, 2, 3, 4)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok']);
  expect(village.does(4, 'agree')).toBe('LU-208 already-agreed');
  expect(village.state.hub).toBe(8);
  village.must(5, 'agree');
  village.dealer.settle();
  expect(village.state).toMatchObject({ hub: 7, handing: null, options: { moderator: 'person' } });
  expect(village.state.news.at(-1)).toMatchObject({ what: 'handed', seats: [8, 7] });
  expect(village.view(7).console?.known[0]).toMatchObject({ card: 'wolf' });
});

test('[LUQ-27] not at night, not to somebody who plays, and by nobody but the moderator', () => {
  const village = new Village(EIGHT).until('night');
  expect(village.does(8, 'handOver', { seat: 7, as: 'person' })).toBe('LUQ-27 not-now');
  village.sleeps();
  expect(village.does(0, 'handOver', { seat: 0, as: 'person' })).toBe('LUQ-27 not-moderator');
  expect(village.does(8, 'handOver', { seat: 3, as: 'person' })).toBe('LU-208 not-for-a-player');
});

test('[LUQ-27] it is taken back before all have agreed, and where it fails the old one moderates on', () => {
  const village = new Village(EIGHT).sleeps().lynches(7).sleeps();
  village.must(8, 'handOver', { seat: 7, as: 'program' });
  village.must(0, 'agree');
  expect(village.does(8, 'handOver', { seat: 8, as: 'program' })).toBe('ok');
  expect(village.state.handing).toBeNull();
  const fail = ({ tag }: { readonly tag: string }): 'lost' | undefined => (tag === 'handed' ? 'lost' : undefined);
  const lost = new Village(EIGHT, { dealer: { fail } }).sleeps().lynches(7).sleeps();
  lost.must(8, 'handOver', { seat: 7, as: 'program' });
  agreed(lost, 0, 1, 2, 3, 4, 5, 6);
  lost.dealer.settle();
  expect(lost.state).toMatchObject({ hub: 8, handing: null, stage: 'talk' });
});

test('[LUQ-27] whoever leaves needn’t agree', () => {
  const village = new Village(EIGHT).sleeps().lynches(7).sleeps();
  village.must(8, 'handOver', { seat: 7, as: 'program' });
  agreed(village, 0, 1, 2, 3, 4, 5);
  village.dealer.tell('left', 6);
  village.dealer.settle();
  expect(village.state.hub).toBe(7);
});

test('[LU-003, LUQ-27] a ghost, who still votes, doesn’t moderate', () => {
  const village = new Village(EIGHT, { options: { ghosts: true } }).sleeps().lynches(7).sleeps();
  expect(village.does(8, 'handOver', { seat: 7, as: 'program' })).toBe('LU-003 moderator-neutral');
});

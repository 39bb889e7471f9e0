/** Two who talk apart by day, where the table wants it: everybody sees that, and nobody but the two what they say. */
import { expect, test } from 'vitest';
import { WHISPER_MOST, whisperText } from '../../../src/games/lupus/aside.ts';
import type { Card } from '../../../src/games/lupus/roles.ts';
import { Village, villagers } from './village.ts';

const EIGHT: readonly Card[] = ['wolf', 'wolf', 'seer', ...villagers(5)];
const MOD = 8;
const SECRET = 'sei tu il veggente?';
const day = (options = {}): Village => new Village(EIGHT, { options: { whispers: true, ...options } }).sleeps();

test('[LU-087] off unless the table wants it', () => {
  const village = new Village(EIGHT).sleeps();
  expect(village.state.options.whispers).toBe(false);
  expect(village.does(3, 'aside', { seat: 4 })).toBe('LU-087 setting-off');
  expect(village.does(3, 'whisper', { text: SECRET })).toBe('LU-087 setting-off');
});

test('[LU-087] two who live talk apart, in one pair each, until one of them comes back', () => {
  const village = day();
  expect(village.does(3, 'aside', { seat: 3 })).toBe('LU-087 another-player');
  expect(village.does(3, 'aside', { seat: MOD })).toBe('LU-087 target-not-alive');
  expect(village.does(3, 'whisper', { text: SECRET })).toBe('LU-087 not-apart');
  expect(village.does(3, 'rejoin')).toBe('LU-087 not-apart');
  village.must(3, 'aside', { seat: 4 });
  expect(village.view(null).asides).toEqual([[3, 4]]);
  expect(village.does(5, 'aside', { seat: 4 })).toBe('LU-087 is-apart');
  expect(village.does(4, 'aside', { seat: 5 })).toBe('LU-087 is-apart');
  village.must(5, 'aside', { seat: 6 });
  village.must(4, 'rejoin');
  expect(village.view(null).asides).toEqual([[5, 6]]);
  village.must(4, 'aside', { seat: 3 });
});

test('[LU-087] what they say only these two read: no other player, no watcher, no moderator, nobody who is dead and sees all', () => {
  const village = day({ deadSeeAll: true }).lynches(7).sleeps({ 0: 6, 1: 6 });
  village.must(3, 'aside', { seat: 0 });
  village.must(3, 'whisper', { text: SECRET });
  village.must(0, 'whisper', { text: 'no' });
  const said = [
    { by: 3, to: 0, text: SECRET },
    { by: 0, to: 3, text: 'no' },
  ];
  for (const seat of [0, 3]) expect(village.view(seat).whispers).toEqual(said);
  for (const seat of [null, 1, 2, 4, 5, 6, 7, MOD]) {
    expect(village.view(seat).whispers, `${seat}`).toEqual([]);
    expect(JSON.stringify(village.view(seat)), `${seat}`).not.toContain('veggente');
  }
  expect(village.view(7).grave).toEqual(EIGHT);
  expect(JSON.stringify([village.dealer.play, village.dealer.log])).not.toContain('veggente');
});

test('[LU-087] the dead don’t, nor after the talk, nor in a pause; whoever leaves is in no pair', () => {
  const village = day().lynches(7).sleeps({ 0: 6, 1: 6 });
  expect(village.does(6, 'aside', { seat: 3 })).toBe('LU-085 eliminated-silent');
  expect(village.does(3, 'aside', { seat: 6 })).toBe('LU-087 target-not-alive');
  village.must(3, 'aside', { seat: 4 });
  village.must(2, 'pause');
  expect(village.does(3, 'whisper', { text: SECRET })).toBe('LU-205 paused');
  village.must(2, 'goOn');
  village.dealer.tell('left', 4);
  expect(village.state.asides).toEqual([]);
  village.must(3, 'aside', { seat: 5 });
  village.must(3, 'whisper', { text: SECRET });
  village.until('vote');
  expect(village.state.asides).toEqual([]);
  expect(village.does(3, 'whisper', { text: SECRET })).toBe('LU-083 discussion-over');
  // What was said is read until night, or until the end.
  expect(village.view(5).whispers).toHaveLength(1);
  expect(village.lynches(5).view(3).whispers).toEqual([]);
});

test('[LU-087] a line is no longer than a person reads at a glance, and holds no more than text', () => {
  expect(whisperText.read('x'.repeat(WHISPER_MOST))).toBeDefined();
  expect(whisperText.read('x'.repeat(WHISPER_MOST + 1))).toBeUndefined();
  expect(whisperText.read({ card: 'wolf' })).toBeUndefined();
});

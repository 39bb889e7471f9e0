/** What not everybody reads: one's own notes, and what the defeated say among themselves (MM-007, MM-060). */
import { expect, test } from 'vitest';
import { A, B, C, inDarkness, inPlay, inThree, L, type Tale } from './tale.ts';

const channel = (t: Tale, seat: number | null): unknown => t.view(seat).channel?.map(({ text }) => text);

test('[MM-007] everybody may write for themselves at any time, and nobody else reads it', () => {
  const t = inPlay().does(A, 'jot', { text: 'il segreto' }).does(A, 'jot', { text: 'il segreto, davvero' });
  expect(t.view(A).note).toBe('il segreto, davvero');
  for (const seat of [L, B, null]) expect(JSON.stringify(t.view(seat))).not.toContain('segreto');
  expect(t.s.notes).toHaveLength(1);
  expect(JSON.stringify(t.s)).not.toContain('segreto');
  t.does(B, 'jot', { text: 'altro' });
  expect([t.view(A).note, t.view(B).note]).toEqual(['il segreto, davvero', 'altro']);
});

test('[MM-060] those who are the Darkness agree in private; who joins them later doesn’t read what was said before', () => {
  const t = inDarkness().sets(B, { status: 'defeated', dice: 0 });
  t.does(C, 'whisper', { text: 'la Lanterna' });
  for (const seat of [L, A, null]) expect(t.view(seat).channel).toBeUndefined();
  for (const seat of [B, C]) expect(channel(t, seat)).toEqual(['la Lanterna']);
  t.sets(A, { status: 'defeated', dice: 0 });
  expect(channel(t, A)).toEqual([undefined]);
  expect(channel(t.does(B, 'whisper', { text: 'sì' }), A)).toEqual([undefined, 'sì']);
});

test('[MM-060] nobody else speaks there, nor anybody while the Darkness is Passive or the table does without', () => {
  expect(inThree().do(A, 'whisper', { text: 'x' })).toBe('not-a-controller MM-060');
  expect(inPlay().do(A, 'whisper', { text: 'x' })).toBe('phase-closed MM-060');
  expect(inThree({ channel: false }).do(C, 'whisper', { text: 'x' })).toBe('phase-closed MM-060');
});

test.each(['x', '"a\u202eb"', '7', '{"text":"a"}'])(
  '[MM-060] %s sealed by another program is read as nothing',
  (face) => {
    const t = inDarkness().does(C, 'whisper', { text: 'bene' });
    t.dealer.hide(t.s.channel[0]!.text, face, [C]);
    expect(channel(t, C)).toEqual([undefined]);
  },
);

/** The scenes of the Darkness (5.Q). */
import { expect, test } from 'vitest';
import { A, B, C, envied, inDarkness, inThree, L } from './tale.ts';

test('[MM-162, MM-054] on the turn of somebody who has yielded the Darkness has the scene', () => {
  expect(inDarkness().s.scene).toMatchObject({ kind: 'darkness', owner: C, step: 'declare' });
});

test('[MM-163, MMX-25] it attacks one who hasn’t yielded, and says whom before the dice', () => {
  const t = inDarkness();
  expect(t.dealer.lawful(C).find(({ move }) => move === 'target')!.choices).toEqual(
    [L, A, B].map((seat) => ({ seat })),
  );
  expect(t.do(C, 'cast')).toBe('target-first MM-163');
  expect(t.do(C, 'target', { seat: [A, B] })).toMatch(/^move\/form/);
});

test('[MM-164, MMX-26, MMX-40] whose turn it is says so; others that are the Darkness don’t, nor do those who aren’t', () => {
  const t = inDarkness().sets(A, { status: 'defeated', dice: 0 });
  expect(t.do(A, 'target', { seat: B })).toBe('not-scene-owner MM-164');
  expect(t.do(B, 'target', { seat: L })).toBe('not-a-controller MM-164');
  expect(t.do(C, 'target', { seat: B })).toBe('ok');
});

test('[MM-165, MMX-24] not one who has yielded', () => {
  expect(inDarkness().sets(A, { status: 'defeated', dice: 0 }).do(C, 'target', { seat: A })).toBe(
    'target-defeated MM-165',
  );
});

test('[MM-166, MM-167, MMX-23] two throw, the Darkness with its whole pool', () => {
  const t = inDarkness().deals(1, 1, 1, 0);
  expect(t.does(C, 'target', { seat: L }).thrown).toEqual({ darkness: 10, lantern: 1 });
});

test('[MM-168, MM-169] the one attacked loses: a die goes to the Darkness, which tells', () => {
  const t = inDarkness()
    .does(C, 'target', { seat: B })
    .falls({ darkness: [10] })
    .does(B, 'accept');
  expect([t.dice, t.s.scene!.holders]).toEqual([[3, 3, 2, 0, 5], [C]]);
});

test('[MM-170] the Darkness loses: no die goes anywhere, and the one attacked tells', () => {
  const t = inDarkness()
    .does(C, 'target', { seat: B })
    .falls({ follower: [10] });
  expect([t.dice, t.s.scene!.holders]).toEqual([[3, 3, 3, 0, 4], [B]]);
});

test('[MM-171, MM-186] nothing is envied or learnt in it, and nobody overtakes', () => {
  const t = inDarkness();
  t.sets(B, { traits: [...t.traits(B), ...t.traits(L)] });
  const before = t.traits(B);
  expect(t.do(C, 'envy', { trait: envied(t, A) })).toBe('envy-locked MM-094');
  t.does(C, 'target', { seat: B }).falls({ follower: [10] });
  expect([t.traits(B), t.s.challenger]).toEqual([before, null]);
  expect(t.closes().character(L).status).toBe('lantern');
});

test('[MM-172] each who has yielded has one such scene in a round', () => {
  const t = inThree().sets(B, { status: 'defeated', dice: 0 }).deals(6, 6, 0, 0);
  const kinds: string[] = [];
  for (let i = 0; i < 4; i++) {
    const { kind, owner } = t.s.scene!;
    kinds.push(`${owner} ${kind}`);
    if (kind === 'lantern') t.does(owner, 'cast').falls({ lantern: [10] });
    else if (kind === 'three') t.does(owner, 'envy', { trait: envied(t, owner) }).falls({ follower: [10] });
    else t.does(owner, 'target', { seat: L }).falls({ lantern: [10] });
    t.closes();
  }
  expect(kinds).toEqual(['1 three', '2 darkness', '3 darkness', '0 lantern']);
});

test('[MM-173] an attacked Lantern isn’t offered the Trickster', () => {
  const t = inDarkness()
    .does(C, 'target', { seat: L })
    .falls({ darkness: [10] });
  expect([t.s.scene!.step, t.dice]).toEqual(['narrate', [2, 3, 3, 0, 5]]);
});

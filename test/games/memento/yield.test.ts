/** Yielding, and the scenes of defeat (5.O, 5.P), with who then speaks for the Darkness (5.G). */
import { expect, test } from 'vitest';
import { A, B, C, envied, envies, inDarkness, inFollower, inPlay, inThree, L } from './tale.ts';

const losing = (t = inFollower()) => envies(t, { lantern: [10] }).does(A, 'accept');

test('[MM-147, MM-155] without a die left a character yields, in each kind of scene', () => {
  expect(losing(inFollower().deals(3, 1, 3, 3)).character(A).status).toBe('defeated');
  expect(
    inPlay()
      .deals(1, 3, 3, 3)
      .does(L, 'cast')
      .falls({ darkness: [10] })
      .character(L).status,
  ).toBe('defeated');
  const dark = inDarkness()
    .deals(3, 3, 1, 0)
    .does(C, 'target', { seat: B })
    .falls({ darkness: [10] });
  expect(dark.does(B, 'accept').character(B).status).toBe('defeated');
});

test('[MM-149] what dice it has left go to the Darkness', () => {
  const t = inFollower();
  t.sets(A, { traits: t.traits(A).slice(0, 1) });
  envies(t, { lantern: [10] })
    .does(A, 'trickster', { trait: t.traits(A)[0] })
    .falls({});
  expect(t.dice).toEqual([4, 0, 3, 3, 3]);
});

test('[MM-150, MM-056, MM-057] the first yield turns the Darkness Active, but who controlled it at the roll tells', () => {
  const t = inPlay()
    .deals(1, 3, 3, 3)
    .does(L, 'cast')
    .falls({ darkness: [10] });
  expect([t.s.active, t.told('turnsActive')?.what]).toEqual([true, 'turnsActive']);
  expect(t.s.scene!.holders).toEqual([A, B, C]);
  expect(t.do(L, 'close')).toBe('not-narrator MM-074');
});

test('[MM-058, MM-059] each who yields joins the Darkness, and it stays Active', () => {
  const t = inDarkness()
    .deals(3, 3, 1, 0)
    .does(C, 'target', { seat: B })
    .falls({ darkness: [10] })
    .does(B, 'accept');
  t.closes()
    .does(B, 'waive')
    .does(L, 'cast')
    .falls({ darkness: [10] });
  expect([t.s.scene!.holders, t.s.active]).toEqual([[B, C], true]);
});

test('[MM-152, MM-159, MMX-31, MMX-44] Follower and Lantern may yield in one scene: the Follower tells first', () => {
  const t = inThree().deals(1, 1, 3, 0);
  envies(t, { darkness: [10] }).does(A, 'accept');
  expect(t.dice).toEqual([0, 0, 3, 0, 10]);
  expect(t.s.queue).toEqual([A, L]);
  t.closes();
  expect(t.s.scene).toMatchObject({ kind: 'defeat', owner: A });
  expect(t.do(L, 'narrate', { text: 'prima io' })).toBe('not-narrator MM-074');
  expect(t.do(L, 'close')).toBe('not-narrator MM-074');
  expect(t.does(A, 'close').s.scene).toMatchObject({ kind: 'defeat', owner: L });
});

test('[MM-153] who has yielded holds no dice, and is neither Lantern nor target nor Follower again', () => {
  const t = losing(inFollower().deals(3, 1, 3, 3))
    .closes()
    .does(A, 'waive');
  expect(t.character(A)).toMatchObject({ status: 'defeated', dice: 0 });
  expect(t.put({ turn: 1 }).s.scene!.kind).toBe('three');
  const dark = inDarkness();
  expect(dark.do(C, 'target', { seat: C })).toBe('target-defeated MM-165');
});

test('[MM-154] nobody learns from whoever has yielded', () => {
  const t = inThree();
  expect(t.do(A, 'envy', { trait: t.traits(C)[0] })).toBe('not-on-lantern-sheet MM-092');
});

test('[MM-156, MM-157, MMX-08] at once who yielded tells of it, alone and without dice', () => {
  const t = losing(inFollower().deals(3, 1, 3, 3)).closes();
  expect(t.s.scene).toMatchObject({ kind: 'defeat', owner: A, step: 'narrate', holders: [A], rolls: [] });
  expect(t.do(B, 'narrate', { text: 'io' })).toBe('not-narrator MM-074');
  expect(t.do(A, 'narrate', { text: 'Cado.' })).toBe('ok');
  expect(t.do(A, 'cast')).toBe('defeat-scene-pending MM-161');
  expect(t.dealer.play.asks).toEqual([]);
});

test('[MM-158, MM-053, MM-049] then the next seat has its turn: a defeat takes none', () => {
  const t = losing(inFollower().deals(3, 1, 3, 3)).closes();
  const { scenes, turn } = t.s;
  t.does(A, 'close');
  expect([t.s.scenes - scenes, t.s.turn - turn, t.s.scene!.owner]).toEqual([1, 1, B]);
});

test('[MM-160] the scene of a defeat may be waived, where the table has it so', () => {
  const t = losing(inFollower().deals(3, 1, 3, 3));
  expect(t.do(A, 'waive')).toBe('no-defeat-scene MM-160');
  expect(t.closes().do(B, 'waive')).toBe('not-narrator MM-074');
  expect(t.does(A, 'waive').s.scene!.owner).toBe(B);
  const strict = losing(inFollower({ mayWaive: false }).deals(3, 1, 3, 3)).closes();
  expect(strict.do(A, 'waive')).toBe('no-defeat-scene MM-160');
});

test('[MM-161, MMX-30] no scene of a seat opens while a defeat is to be told', () => {
  const t = losing(inFollower().deals(3, 1, 3, 3)).closes();
  expect(t.do(B, 'envy', { trait: envied(t, B) })).toBe('defeat-scene-pending MM-161');
});

test('[MM-151] a Follower without traits between sacrifice and throw has not yielded', () => {
  const t = inFollower();
  t.sets(A, { traits: t.traits(A).slice(0, 1) });
  envies(t, { lantern: [9] }).does(A, 'trickster', { trait: t.traits(A)[0] });
  expect([t.character(A).status, t.s.active]).toEqual(['follower', false]);
});

/** The Trickster (5.M): a trait for another throw. */
import { expect, test } from 'vitest';
import { A, B, C, envied, envies, inDarkness, inFollower, inPlay, inThree, L } from './tale.ts';

test('[MM-107, MM-128, MMX-14] the Lantern never plays it, nor one that has yielded', () => {
  const own = inPlay()
    .does(L, 'cast')
    .falls({ darkness: [10] });
  expect(own.do(L, 'trickster', { trait: own.traits(L)[0] })).toBe('lantern-cannot-trick MM-128');
  const other = envies(inFollower(), { follower: [10] });
  expect(other.do(L, 'trickster', { trait: other.traits(L)[0] })).toBe('lantern-cannot-trick MM-128');
  const three = envies(inThree(), { lantern: [10] });
  expect(three.do(C, 'trickster', { trait: three.traits(C)[0] })).toBe('lantern-cannot-trick MM-128');
  expect(three.do(B, 'trickster', { trait: three.traits(B)[0] })).toBe('not-losing MM-108');
});

test('[MM-108, MM-117, MMX-16] only while losing', () => {
  const t = envies(inFollower(), { follower: [10] });
  expect(t.s.scene!.step).toBe('narrate');
  expect(t.do(A, 'trickster', { trait: t.traits(A)[0] })).toBe('not-losing MM-108');
  expect(t.do(A, 'accept')).toBe('not-losing MM-108');
});

test('[MM-109] each time one trait, chosen by the Follower', () => {
  const t = envies(inFollower(), { lantern: [10] });
  const [first, second, third, fourth] = t.traits(A);
  t.does(A, 'trickster', { trait: third });
  expect(t.traits(A)).toEqual([first, second, fourth]);
});

test('[MM-110, MM-111, MM-112, MMX-19] all its dice and nobody else’s are thrown again, as many as before', () => {
  const t = envies(inFollower(), { lantern: [10, 9, 2, 1], follower: [8, 7, 7] });
  expect(t.do(A, 'trickster', { trait: t.traits(A)[0], keep: [8] })).toMatch(/^move\/form/);
  t.does(A, 'trickster', { trait: t.traits(A)[0] });
  expect(t.thrown).toEqual({ follower: 3 });
  t.falls({ follower: [3, 2, 1] });
  expect(t.s.scene!.rolls).toEqual([
    { party: 'lantern', dice: [10, 9, 2, 1] },
    { party: 'follower', dice: [3, 2, 1] },
  ]);
});

test('[MM-113] then all is compared again', () => {
  const t = envies(inFollower(), { lantern: [9] });
  t.does(A, 'trickster', { trait: t.traits(A)[0] }).falls({ follower: [10] });
  expect(t.s.scene!.result!.winner).toBe('follower');
});

test('[MM-114] as often as there are traits, while it loses', () => {
  const t = envies(inFollower(), { lantern: [10] });
  for (const trait of t.traits(A).slice(1)) t.does(A, 'trickster', { trait }).falls({});
  expect([t.traits(A).length, t.s.scene!.gaveUp.length, t.s.scene!.step]).toEqual([1, 3, 'trickster']);
});

test('[MM-115, MMX-42] the trait is gone before the dice exist, whoever goes away meanwhile', () => {
  const t = envies(inFollower(), { lantern: [9] });
  const [trait] = t.traits(A);
  t.does(A, 'trickster', { trait }).tell('away', A);
  expect([t.traits(A).includes(trait!), t.s.scene!.step, t.dealer.play.asks.length]).toEqual([false, 'rolling', 1]);
  expect(
    t
      .falls({ follower: [10] })
      .tell('back', A)
      .view(A).scene!.result!.winner,
  ).toBe('follower');
  expect([t.s.scene!.gaveUp, t.dealer.game.moves['trickster']!.final]).toEqual([[trait], 'MM-115']);
});

test('[MM-118, MM-120, MM-148, MMX-20, MMX-21] with the last trait given up, a loss is resolved at once and the Follower yields', () => {
  const t = inFollower();
  t.sets(A, { traits: t.traits(A).slice(0, 1) });
  envies(t, { lantern: [10] }).does(A, 'trickster', { trait: t.traits(A)[0] });
  expect(t.do(A, 'trickster', { trait: t.traits(L)[0] })).toBe('no-trait-left MM-120');
  t.falls({});
  expect(t.s.scene).toMatchObject({ step: 'narrate', holders: [L], result: { yielded: [A] } });
  expect(t.character(A)).toMatchObject({ status: 'defeated', dice: 0 });
  expect(t.dice).toEqual([4, 0, 3, 3, 3]);
  expect(t.do(A, 'accept')).toBe('not-losing MM-108');
});

test('[MM-119, MM-151] who gives up the last trait and then learns goes on with that one', () => {
  const t = inFollower();
  t.sets(A, { traits: t.traits(A).slice(0, 1) });
  const learns = envied(t, A);
  envies(t, { lantern: [9] }).does(A, 'trickster', { trait: t.traits(A)[0] });
  expect(t.character(A).status).toBe('follower');
  t.falls({ follower: [10] });
  expect([t.traits(A), t.character(A).status]).toEqual([[learns], 'follower']);
});

test('[MM-121, MM-122] what is given up stays on other sheets, and can be envied and learnt again', () => {
  const t = inFollower();
  const [trait] = t.traits(L);
  t.sets(A, { traits: [trait!, ...t.traits(A)] });
  envies(t, { lantern: [10] })
    .does(A, 'trickster', { trait })
    .falls({});
  expect(t.traits(L)).toContain(trait);
  t.does(A, 'accept').closes();
  t.put({ turn: 1, scene: { ...inFollower().s.scene! } });
  expect(
    t
      .does(A, 'envy', { trait })
      .falls({ follower: [10] })
      .traits(A),
  ).toContain(trait);
});

test('[MM-123, MMX-17, MMX-18] only a trait of one’s own sheet: not the envied one, not one that is gone', () => {
  const t = inFollower();
  const wanted = envied(t, A);
  const [gone] = t.traits(A);
  envies(t, { lantern: [10] });
  expect(t.do(A, 'trickster', { trait: wanted })).toBe('trait-not-owned MM-123');
  t.does(A, 'trickster', { trait: gone }).falls({});
  expect(t.do(A, 'trickster', { trait: gone })).toBe('trait-not-owned MM-123');
});

test('[MM-124, MM-125, MM-144] in a contest of three too, also where it beats the Lantern and not the Darkness', () => {
  const t = envies(inThree(), { darkness: [10], follower: [9], lantern: [8] });
  expect(t.s.scene!.step).toBe('trickster');
  t.does(A, 'trickster', { trait: t.traits(A)[0] });
  expect(t.thrown).toEqual({ follower: 3 });
  expect(t.falls({ follower: [10, 10] }).s.scene!.result!.winner).toBe('follower');
});

test('[MM-126] a Follower that the Darkness attacks may play it, unless the table has chosen otherwise', () => {
  const on = inDarkness()
    .does(C, 'target', { seat: B })
    .falls({ darkness: [10] });
  expect(on.s.scene!.step).toBe('trickster');
  expect(on.do(B, 'trickster', { trait: on.traits(B)[0] })).toBe('ok');
  const off = inDarkness({ tricksterInDarknessScenes: false })
    .does(C, 'target', { seat: B })
    .falls({ darkness: [10] });
  expect(off.s.scene).toMatchObject({ step: 'narrate', result: { cede: [B] } });
  // The choice is about attacks alone.
  const own = envies(inFollower({ tricksterInDarknessScenes: false }), { lantern: [10] });
  expect(own.s.scene!.step).toBe('trickster');
});

test('[MM-127] attacked, it yields with its last trait whatever the dice say', () => {
  const t = inDarkness();
  t.sets(B, { traits: t.traits(B).slice(0, 1) })
    .does(C, 'target', { seat: B })
    .falls({ darkness: [9] });
  t.does(B, 'trickster', { trait: t.traits(B)[0] }).falls({ follower: [10] });
  expect(t.s.scene!.result).toMatchObject({ winner: 'follower', cede: [], yielded: [B] });
  expect(t.s.scene!.holders).toEqual([B]);
});

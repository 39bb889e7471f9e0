/** A new Lantern: after a defeat, or by having learnt everything (5.R). */
import { expect, test } from 'vitest';
import { A, B, C, envied, envies, inFollower, inPlay, inThree, L, type Tale } from './tale.ts';

const lantern = (t: Tale): number | undefined => t.s.characters.find(({ status }) => status === 'lantern')?.seat;
/** The Lantern has lost its last die, and tells of it. */
function fallen(change: (t: Tale) => void): Tale {
  const t = inPlay().deals(1, 3, 3, 3);
  change(t);
  return t
    .does(L, 'cast')
    .falls({ darkness: [10] })
    .closes();
}
const more = (t: Tale, seat: number): Tale => t.sets(seat, { traits: [...t.traits(seat), 99 + seat] });

test('[MM-174, MM-182] who has most traits follows, after the scenes of defeat and before the next one', () => {
  const t = fallen((now) => more(now, B));
  expect([t.s.scene!.kind, lantern(t)]).toEqual(['defeat', undefined]);
  t.does(L, 'close');
  expect([lantern(t), t.s.scene!.owner]).toEqual([B, A]);
});

test('[MM-175] among equals who has more dice', () => {
  const t = fallen((now) => now.deals(1, 2, 3, 4)).does(L, 'close');
  expect(lantern(t)).toBe(C);
});

test('[MM-176, MM-177, MMQ-14, MMX-47] where dice are equal too, all living Followers decide, the tied ones among them', () => {
  const t = fallen((now) => now.deals(1, 2, 3, 3)).does(L, 'close');
  expect(t.s.decision).toMatchObject({ what: 'succession', electors: [A, B, C], options: [B, C], anchor: L });
  expect(t.do(L, 'vote', { option: B })).toBe('not-in-electorate MMQ-14');
  expect(t.do(L, 'hurry')).toBe('not-in-electorate MMQ-14');
  for (const seat of [A, B, C]) t.does(seat, 'vote', { option: C });
  expect(lantern(t)).toBe(C);
  const open = fallen((now) => now.deals(1, 2, 3, 3))
    .does(L, 'close')
    .does(A, 'hurry')
    .waits(120);
  expect(lantern(open)).toBe(B);
});

test('[MMQ-14] where no elector is there, somebody else may start the clock', () => {
  const t = fallen(() => undefined)
    .does(L, 'close')
    .tell('away', A, B, C);
  expect(t.do(L, 'hurry')).toBe('ok');
  expect(lantern(t.waits(120))).toBe(A);
});

test('[MM-178, MM-179, MMX-11] the successor has Lantern scenes, and only its traits can be learnt from then on', () => {
  const t = fallen((now) => more(now, B)).does(L, 'close');
  expect(t.s.scene).toMatchObject({ kind: 'three', owner: A, against: B });
  expect(t.do(A, 'envy', { trait: t.traits(L)[0] })).toBe('not-on-lantern-sheet MM-092');
  t.does(A, 'envy', { trait: t.traits(B)[0] })
    .falls({ follower: [10] })
    .closes();
  expect(t.s.scene).toMatchObject({ kind: 'lantern', owner: B });
});

test('[MM-180] it plays no Trickster any more', () => {
  const t = fallen((now) => more(now, B)).does(L, 'close');
  envies(t, { lantern: [10] });
  expect(t.do(B, 'trickster', { trait: t.traits(B)[0] })).toBe('lantern-cannot-trick MM-128');
});

test('[MM-181, MM-052] it changes no dice, no traits and no turn', () => {
  const t = fallen((now) => more(now, C));
  const before = t.s.characters.map(({ dice, traits }) => ({ dice, traits }));
  t.does(L, 'close');
  expect(t.s.characters.map(({ dice, traits }) => ({ dice, traits }))).toEqual(before);
  expect([t.s.turn, t.s.scene!.owner]).toEqual([1, A]);
});

/** A lacks one trait of the Lantern, and learns it. @param extra A has a trait besides */
function challenge(dice: readonly [number, number], extra = false, t = inFollower()): Tale {
  const own = t.traits(L).slice(1);
  t.sets(A, { traits: extra ? [...own, t.traits(A)[0]!] : own });
  t.deals(dice[0], dice[1], 3, 3);
  return envies(t, { follower: [10] });
}

test('[MM-183, MM-189] who has learnt everything of a Lantern that lives is the Lantern; more traits don’t matter', () => {
  const t = challenge([4, 3], true);
  expect(lantern(t)).toBe(L);
  expect(lantern(t.closes())).toBe(A);
  expect(t.told('overtakes')!.seats).toEqual([A, L]);
});

test('[MM-184, MMX-15] the Lantern that was overtaken is a Follower and may play the Trickster', () => {
  const t = challenge([4, 3], true).closes();
  expect(t.character(L).status).toBe('follower');
  t.put({ turn: 0, scene: { ...t.s.scene!, owner: L, against: A } });
  t.does(L, 'envy', { trait: envied(t, L) }).falls({ lantern: [10] });
  expect(t.do(L, 'trickster', { trait: t.traits(L)[0] })).toBe('ok');
});

test('[MM-185, MMX-46] with the same traits more dice decide, and the reason is told', () => {
  expect(lantern(challenge([3, 3]).closes())).toBe(A);
  const stays = challenge([4, 1]).closes();
  expect([lantern(stays), stays.told('stays')]).toMatchObject([L, { seats: [L], args: ['dice'] }]);
});

test('[MM-185, MMQ-01] with as many dice the Followers decide between the two, and without them it is the challenger', () => {
  const tied = (): Tale => challenge([4, 3]).closes();
  expect(tied().s.decision).toMatchObject({ what: 'overtaking', electors: [A, B, C], options: [A, L], anchor: A });
  expect(lantern(tied().does(B, 'vote', { option: L }).does(A, 'vote', { option: A }).waits(120))).toBe(A);
  const stays = tied();
  for (const seat of [A, B, C]) stays.does(seat, 'vote', { option: L });
  expect([lantern(stays), stays.told('stays')!.args]).toEqual([L, ['vote']]);
});

test('[MM-186, MM-099] it is asked only where something was learnt, or won with nothing left to envy', () => {
  const all = (t: Tale): Tale => t.sets(A, { traits: [...t.traits(L), 99] });
  const lost = all(inFollower())
    .does(A, 'envy', { trait: -1 })
    .falls({ lantern: [10] })
    .does(A, 'accept')
    .closes();
  expect(lantern(lost)).toBe(L);
  expect(
    lantern(
      all(inFollower())
        .does(A, 'envy', { trait: -1 })
        .falls({ follower: [10] })
        .closes(),
    ),
  ).toBe(A);
});

test('[MM-183] who still lacks something does not overtake', () => {
  const t = inFollower();
  expect(lantern(envies(t, { follower: [10] }).closes())).toBe(L);
});

test('[MM-187, MMX-45] a Lantern that yields in that scene is followed by whoever has most traits', () => {
  const t = inFollower();
  for (const extra of [1, 2, 3]) t.sets(B, { traits: [...t.traits(B), 90 + extra] });
  challenge([1, 3], false, t).closes().does(L, 'close');
  expect(lantern(t)).toBe(B);
});

test('[MM-188, MMX-48] who learns with the last die and yields does not overtake', () => {
  const t = inThree();
  t.sets(A, { traits: t.traits(L).slice(1) }).deals(3, 1, 3, 0);
  envies(t, { darkness: [10], follower: [9] }).does(A, 'accept');
  expect([t.traits(A).length, t.character(A).status, t.s.challenger]).toEqual([4, 'defeated', null]);
  expect(lantern(t.closes().does(A, 'close'))).toBe(L);
});

/** The teller and closer of a scene (5.I), and the order of scenes (5.F). */
import { expect, test } from 'vitest';
import { A, B, C, envied, envies, inFollower, inPlay, L, type Tale } from './tale.ts';

/** The Darkness has won, Passive: A, B and C tell. */
const told = (): Tale =>
  inPlay()
    .does(L, 'cast')
    .falls({ darkness: [10] });
const isClosed = (t: Tale): boolean => t.s.scene!.owner === A;

test('[MM-074, MMX-27] only those who hold the word add to the tale', () => {
  const t = told();
  expect(t.do(L, 'narrate', { text: 'io' })).toBe('not-narrator MM-074');
  expect(t.do(L, 'close')).toBe('not-narrator MM-074');
  t.does(A, 'narrate', { text: 'Piove.' }).does(B, 'narrate', { text: 'E tuona.' });
  expect(t.s.journal.map(({ scene, kind, seat, text }) => [scene, kind, seat, text])).toEqual([
    [1, 'lantern', A, 'Piove.'],
    [1, 'lantern', B, 'E tuona.'],
  ]);
});

test('[MM-074] before the dice have spoken nobody tells the scene', () => {
  expect(inPlay().do(L, 'narrate', { text: 'io' })).toBe('not-narrator MM-074');
});

test('[MM-075] what is told changes nothing but the tale', () => {
  const t = told();
  const { journal: _journal, ...before } = t.s;
  const { journal, ...after } = t.does(A, 'narrate', { text: 'La Lanterna cade.' }).s;
  expect(after).toEqual(before);
  expect(journal).toHaveLength(1);
});

test('[MM-076] several close a scene when all who are here confirm', () => {
  const t = told().tell('away', C).does(A, 'close');
  expect(t.do(A, 'close')).toBe('already-confirmed MM-076');
  expect(isClosed(t)).toBe(false);
  expect(isClosed(t.does(B, 'close'))).toBe(true);
  expect(isClosed(told().does(A, 'close').tell('away', B, C))).toBe(true);
});

test('[MM-076] else a minute after the first', () => {
  const t = told().does(A, 'close').waits(30).does(B, 'close').waits(29);
  expect(isClosed(t)).toBe(false);
  expect(isClosed(t.waits(1))).toBe(true);
  expect(isClosed(told().waits(1_000))).toBe(false);
});

test('[MM-076] each may object once in a scene, and the minute begins anew', () => {
  const t = told();
  expect(t.do(B, 'notYet')).toBe('scene-closed MM-077');
  t.does(A, 'close').waits(50).does(B, 'notYet').waits(50);
  expect(isClosed(t)).toBe(false);
  expect(t.do(B, 'notYet')).toBe('already-objected MM-076');
  expect(t.do(L, 'notYet')).toBe('not-narrator MM-074');
  expect(isClosed(t.waits(10))).toBe(true);
  // A player who objects has no longer confirmed.
  const all = told().does(A, 'close').does(A, 'notYet').does(B, 'close').does(C, 'close');
  expect(isClosed(all)).toBe(false);
  expect(isClosed(all.does(A, 'close'))).toBe(true);
});

test('[MM-077, MMX-41] what is told before the end is kept, and afterwards nothing is added', () => {
  const t = told();
  const slot = `scene ${t.s.step}`;
  t.does(A, 'close').does(B, 'close').does(C, 'narrate', { text: 'Ultima.' }).does(C, 'close');
  expect(t.s.journal).toHaveLength(1);
  expect(t.do(C, 'narrate', { text: 'Ancora.' }, { slot })).toMatch(/^move\/stale/);
  expect(t.do(C, 'close')).toBe('scene-closed MM-077');
  expect(inPlay().put({ stage: 'lantern', scene: null }).do(L, 'narrate', { text: 'x' })).toBe('scene-closed MM-077');
});

test('[MM-049, MM-098] after each scene the next seat clockwise has its turn, and after the last the first', () => {
  const t = told();
  const owners = [t.s.scene!.owner];
  for (let i = 0; i < 5; i++) {
    t.closes();
    const { owner, kind } = t.s.scene!;
    owners.push(owner);
    if (kind === 'lantern') t.does(owner, 'cast').falls({ lantern: [10] });
    else
      t.does(owner, 'envy', { trait: envied(t, owner) })
        .falls({ lantern: [10] })
        .does(owner, 'accept');
  }
  expect(owners).toEqual([0, 1, 2, 3, 0, 1]);
});

test('[MM-050, MMX-37] one step at a time: of two answers to the same dice the first counts', () => {
  const t = envies(inFollower(), { lantern: [10] });
  const slot = `scene ${t.s.step}`;
  t.does(A, 'accept');
  expect(t.do(A, 'trickster', { trait: t.traits(A)[0] }, { slot })).toMatch(/^move\/stale/);
  expect([t.traits(A).length, t.character(A).dice]).toEqual([4, 2]);
});

test('[MM-050, MMX-43] the same sacrifice delivered twice costs one trait', () => {
  const t = envies(inFollower(), { lantern: [10] });
  const slot = `scene ${t.s.step}`;
  const [trait] = t.traits(A);
  t.does(A, 'trickster', { trait });
  expect(t.do(A, 'trickster', { trait }, { slot })).toMatch(/^move\/stale/);
  expect(t.traits(A)).toHaveLength(3);
});

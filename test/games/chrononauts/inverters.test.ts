/** Inverters at the table, and what follows on the TimeLine. */
import { expect, test } from 'vitest';
import { LINCHPINS } from '../../../src/games/chrononauts/cards/timeline.ts';
import { A, B, playing, type Trial } from './trial.ts';

test('[CH-068] an Inverter is discarded, turns one Linchpin, and the years follow', () => {
  const t = playing(['prevent-assassination']);
  t.resolve(A, 'prevent-assassination', 'L1963');
  expect(t.discards()).toEqual(['prevent-assassination']);
  const sides = t.view(B).places.filter(({ side }) => side !== 'true');
  expect(sides.map(({ year, side }) => `${year} ${side}`)).toEqual(['1963 prime', '1968 paradox', '1969 paradox']);
});

test('[CH-070] a limited one turns only what is on its list', () => {
  expect(playing(['avert-disaster']).play(A, 'avert-disaster', 'L1963')).toBe('inverter-not-listed CH-070');
});

test('[CH-070, CH-281] a name that every object has is no target of any card', () => {
  const faces = [
    'reverse-fate',
    'avert-disaster',
    'P1968',
    'get-there-first',
    'never-existed',
    'discontinuity',
    'rewind',
  ];
  const t = playing([...faces, 'parents-never-met', 'sell-artifact/creature']);
  for (const face of t.faces(A))
    for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])
      expect(t.play(A, face, name), `${face} ${name}`).toMatch(/^(?!game)[a-z-]+ CH-\d+$/);
  expect(t.play(A, 'reverse-fate', 'constructor')).toBe('inverter-not-listed CH-070');
});

test('[CH-071] what undoes an event doesn’t bring it about again', () => {
  const t = playing(['avert-disaster', 'prevent-assassination']);
  t.history([1912]);
  expect(t.play(A, 'avert-disaster', 'L1912')).toBe('inverter-wrong-direction CH-071');
  expect(t.play(A, 'prevent-assassination', 'L1936')).toBe('inverter-wrong-direction CH-071');
});

test('[CH-072] As It Was turns back only', () => {
  const t = playing(['restore-history']);
  expect(t.play(A, 'restore-history', 'L1912')).toBe('inverter-wrong-direction CH-072');
  t.history([1912]);
  t.resolve(A, 'restore-history', 'L1912');
  expect(t.s.timeline.primes).toEqual([]);
});

test('[CH-073] A Different Story turns any of them, either way', () => {
  const t = playing(['reverse-fate', 'grail']);
  t.resolve(A, 'reverse-fate', 'L1936');
  expect(t.s.timeline.primes).toEqual(['L1936']);
  const back = playing(['reverse-fate']);
  back.history([1936]);
  back.resolve(A, 'reverse-fate', 'L1936');
  expect(back.s.timeline.primes).toEqual([]);
});

test('[CH-073, CH-013] each of the thirteen Linchpins can be turned by it, to either side, and nothing else', () => {
  const aims = (t: Trial): readonly string[] =>
    (t.choices(A, 'play') as readonly { readonly targets: readonly string[] }[]).map(({ targets }) =>
      targets.join(' '),
    );
  const ids = LINCHPINS.map(({ id }) => id);
  const t = playing(['reverse-fate']);
  expect(aims(t)).toEqual(ids);
  for (const linchpin of LINCHPINS) {
    const forth = playing(['reverse-fate']);
    forth.resolve(A, 'reverse-fate', linchpin.id);
    expect(forth.s.timeline.primes).toEqual([linchpin.id]);
    const back = playing(['reverse-fate']);
    back.history([linchpin.year]);
    expect(aims(back)).toEqual(ids);
    back.resolve(A, 'reverse-fate', linchpin.id);
    expect(back.s.timeline.primes).toEqual([]);
  }
});

test('[CH-075] no Inverter is aimed at a Ripplepoint', () => {
  expect(playing(['reverse-fate']).play(A, 'reverse-fate', 'R1968')).toBe('inverter-ripplepoint CH-075');
});

test('[CH-076] one without anything to turn can only be discarded', () => {
  const t = playing(['restore-history']);
  expect(t.choices(A, 'play')).toEqual([]);
  expect(t.lose(A, 'restore-history')).toBe('ok');
});

test('[CH-077] it turns exactly one', () => {
  const t = playing(['reverse-fate']);
  expect(t.play(A, 'reverse-fate')).toBe('bad-target-count CH-077');
  expect(t.play(A, 'reverse-fate', 'L1912', 'L1914')).toBe('bad-target-count CH-077');
});

test('[CH-078, CH-083, CH-085] Patches that fall lie on the discard pile, by year', () => {
  const t = playing(['reverse-fate']);
  t.history([1936], 'P1948', 'P1939');
  t.resolve(A, 'reverse-fate', 'L1936');
  expect(t.discards()).toEqual(['reverse-fate', 'P1939', 'P1948']);
  expect(t.s.laid).toEqual({});
  expect(t.view(B).changes.map(({ year }) => year)).toEqual([1936, 1939, 1939, 1942, 1945, 1948, 1948]);
});

test('[CH-087] the game finds the TimeLine itself: a move that brings one along is none', () => {
  const t = playing(['reverse-fate']);
  const card = t.card(A, 'reverse-fate');
  expect(t.do(A, 'play', { card, targets: ['L1912'], timeline: {} })).toBe('move/form P3');
});

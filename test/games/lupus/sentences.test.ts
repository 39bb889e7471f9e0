/** What wolves tell each other by night, where the table wants it: in letters like all others, told to living wolves alone. */
import { expect, test } from 'vitest';
import { CHOICE, TOLD } from '../../../src/games/lupus/letters.ts';
import type { Card } from '../../../src/games/lupus/roles.ts';
import { isAbout, SENTENCES, sentenceOf } from '../../../src/games/lupus/sentences.ts';
import { Village, villagers } from './village.ts';

const [WOLF, TWIN, SEER, V] = [0, 1, 2, 4] as const;
const EIGHT: readonly Card[] = ['wolf', 'wolf', 'seer', ...villagers(5)];
const SPARE = SENTENCES.indexOf('spare') + 1;
const FINE = SENTENCES.indexOf('fine') + 1;
/** The wolf would spare the fifth; the villager and the seer say something too. */
const SAYS = { [WOLF]: [SPARE, V + 1], [V]: [FINE, 0], [SEER]: [SPARE, 1] } as const;

const second = (wolfText: boolean, night: 'together' | 'called' = 'together', lynched = 7): Village => {
  const village = new Village(EIGHT, { options: { wolfText, night } }).sleeps().lynches(lynched);
  village.says = SAYS;
  return village.sleeps({ [WOLF]: V, [TWIN]: V });
};

test.each(['together', 'called'] as const)(
  '[LU-061] %s: wolves read what the other says, and nobody else does',
  (night) => {
    const village = second(true, night);
    expect(village.view(TWIN).reading?.sentences).toEqual([{ says: 'spare', of: V }]);
    expect(village.view(WOLF).reading?.sentences).toEqual([null]);
    for (const seat of [SEER, 3, V, 5, 6, 7]) expect(village.view(seat).reading?.sentences).toEqual([]);
    for (const seat of [null, 3]) expect(JSON.stringify(village.view(seat))).not.toContain('spare');
  },
);

test('[LU-061] off unless the table wants it, also where an altered page says something', () => {
  const village = second(false);
  expect(village.state.options.wolfText).toBe(false);
  expect(village.view(TWIN).reading?.sentences).toEqual([null]);
});

test('[LU-061, LU-064] a dead wolf neither says nor reads anything', () => {
  expect(second(true, 'together', WOLF).view(TWIN).reading?.sentences).toEqual([null]);
  const deaf = second(true, 'together', TWIN);
  expect(deaf.view(TWIN).reading?.sentences).toEqual([null]);
});

test('[LU-061] everybody may say something on their page, whatever their card, and it stays there; what is incomplete is refused', () => {
  const village = new Village(EIGHT, { options: { wolfText: true } });
  while (!village.state.now.in) if (!village.dealer.answerOne()) village.dealer.wait();
  const before = village.state;
  for (const seat of [WOLF, SEER, V]) expect(village.does(seat, 'pick', { seat: 5, says: SPARE, of: 6 })).toBe('ok');
  expect(village.state).toBe(before);
  expect(village.does(V, 'pick', { seat: 5, says: SPARE })).toBe('LU-061 nobody-such');
  expect(village.does(V, 'pick', { seat: 5, says: SPARE, of: 8 })).toBe('LU-061 nobody-such');
  expect(village.does(V, 'pick', { seat: 5, says: SENTENCES.length + 1 })).not.toBe('ok');
  const silent = new Village(EIGHT);
  while (!silent.state.now.in) if (!silent.dealer.answerOne()) silent.dealer.wait();
  expect(silent.does(V, 'pick', { seat: 5, says: FINE })).toBe('LU-061 setting-off');
  expect(silent.does(V, 'pick', { seat: 5 })).toBe('ok');
});

test('[LU-061, LU-203] letters have one form with sentences and without, and fit into one', () => {
  const form = (village: Village): unknown =>
    village.state.record.map(({ thing, way, name }) => [
      way,
      name,
      (JSON.parse(village.dealer.face(thing)) as readonly (readonly number[])[]).map((list) => list.length),
    ]);
  expect(form(second(true))).toEqual(form(second(false)));
  for (const bases of [CHOICE, TOLD])
    expect(bases.reduce((product, base) => product * BigInt(base), 1n)).toBeLessThanOrEqual(2n ** 64n);
});

test('[LU-061, LU-198] at the end what was said is checked like every word of the moderator’s', () => {
  const village = second(true)
    .lynches(WOLF)
    .sleeps({ [TWIN]: 3 })
    .lynches(TWIN)
    .until('over');
  expect(village.state.findings).toEqual([]);
});

test('[LU-061] a sentence about somebody names a player, any other nobody', () => {
  for (const [i, name] of SENTENCES.entries()) {
    expect(sentenceOf(i + 1, 3, [1, 3])).toEqual({ says: name, of: isAbout(name) ? 3 : null });
    expect(sentenceOf(i + 1, 2, [1, 3])).toEqual(isAbout(name) ? null : { says: name, of: null });
  }
  expect(sentenceOf(SENTENCES.length + 1, 3, [3])).toBeNull();
  expect(sentenceOf(undefined, 3, [3])).toBeNull();
});

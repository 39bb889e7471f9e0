/**
 * Missions that strangers wrote. A whole one is read, a broken one refused by the check that is meant for it, with a sentence and a place.
 */
import { expect, test } from 'vitest';
import { readMission, type Stage } from '../../../../src/games/time-stories/pack/check.ts';
import { withSeeds, seeded } from '../../../helpers/rng.ts';
import { sample, spoilt } from './sample.ts';

const faults = (input: unknown, stage: Stage = 'source'): readonly string[] =>
  readMission(input, stage).faults.map(({ check, at, says }) => `${check} ${at}: ${says}`);

test('a whole mission is read as it was written', () => {
  const read = readMission(JSON.parse(JSON.stringify(sample())), 'source');
  expect(read.faults).toEqual([]);
  expect('mission' in read && read.mission).toEqual(sample());
});

const MILL = 'story.locations[0]';
const CARD = `${MILL}.panorama[0]`;

/** What is put where, and the first line that it is refused with. */
const BROKEN: readonly (readonly [string, string, unknown, string])[] = [
  ['MP-01', `${CARD}.instructions[0].number`, 99, 'there is no element "99"'],
  ['MP-01', `${CARD}.tests[0].attribute`, 'charm', 'there is no attribute "charm"'],
  ['MP-01', `${CARD}.tests[0].critical[0].token`, 'ladder', 'there is no token "ladder"'],
  ['MP-01', `${CARD}.tests[0].critical[1].name`, 'door', 'there is no flag "door"'],
  ['MP-01', `${CARD}.tests[0].success[0].name`, 'moon', 'there is no counter "moon"'],
  ['MP-01', `${CARD}.back`, 'nowhere', 'there is no blob "nowhere"'],
  ['MP-01', `${MILL}.available`, { not: { visited: ['moon', 1] } }, 'there is no location "moon"'],
  ['MP-01', `${MILL}.mapSpot`, 'm9.9', 'there is no spot "m9.9"'],
  ['MP-01', `${MILL}.panorama[1].conflict.tests`, ['x'], 'there is no test "x" on this card'],
  ['MP-01', `${MILL}.panorama[1].conflict.onEnd[0].ending`, 'moon', 'there is no ending "moon"'],
  ['MP-01', `${MILL}.panorama[1].instructions[1].number`, 8, 'there is no mystery "8"'],
  ['MP-01', 'events[0].when', { receptacleInPlay: 'islander' }, 'there is no receptacle "islander"'],
  ['MP-01', 'attributes[0].symbol', 'none', 'there is no blob "none"'],
  ['MP-02', 'shared.destiny[0].id', 'mill', 'the name "mill" is given twice, first at story.locations[0]'],
  ['MP-02', 'shared.elements[1].number', 31, 'the number 31 is given twice'],
  ['MP-02', `${CARD}.tests[1]`, { ...sampleTest(), difficulty: 2 }, 'the name "t" is given twice on this card'],
  ['MP-03', 'receptacles', sample().receptacles.slice(0, 3), 'there are at least four receptacles'],
  ['MP-03', 'receptacles[1].attributes.strength', undefined, 'a receptacle has exactly cunning, strength'],
  ['MP-03', 'receptacles[1].personal.power.kind', 'MEMORY', 'a receptacle has one Power and one Memory Breaker'],
  ['MP-04', 'azrak.total', 17, 'four receptacles may begin with 18 Azrak'],
  ['MP-06', 'shared.elements[2].back', 'power-back', 'all backs of this deck are the same'],
  ['MP-06', 'receptacles[2].personal.interactions[0].back', 'power-back', 'all backs of this deck are the same'],
  ['MP-07', 'shared.destinySummary.max', 3, 'the deck has 2 cards from -1 to 2'],
  ['MP-08', 'blobs.map.padTo', 5_000, 'a blob is padded to 4096 bytes or a doubling of it, and fits in'],
  ['MP-08', 'blobs.map.bytes', 4_097, 'a blob is padded to 4096 bytes or a doubling of it, and fits in'],
  [
    'MP-09',
    'shared.elements[0].instructions',
    [{ op: 'readCard', card: 'mill.1' }],
    'reading "mill.1" leads to itself',
  ],
  ['MP-09', `${CARD}.instructions`, [{ op: 'repeat', times: 101, do: [] }], 'a list repeats itself 100 times at most'],
  ['MP-11', `${MILL}.panorama[1].conflict.hitPoints`, undefined, 'a group conflict has hit points or another end'],
  ['MP-12', `${CARD}.text.it`, undefined, 'the text is missing in "it", which the title has'],
  ['MP-12', 'title.fr', 'Le moulin', 'the text is missing in "fr", which the title has'],
  [
    'MP-13',
    'shared.elements[2].white',
    undefined,
    'a white Element, and no other, is an expansion, overlay, rule or replacement',
  ],
  [
    'MP-13',
    'shared.elements[0].colour',
    'white',
    'a white Element, and no other, is an expansion, overlay, rule or replacement',
  ],
  ['MP-15', `${CARD}.instructions`, [code('moon')], 'answers to a code stand as salted hashes only'],
  ['MP-16', `${MILL}.a.keywords[1].slot`, 0, 'keywords point to slots of the panorama, left to right'],
  ['MP-16', `${MILL}.a.keywords[1].slot`, 2, 'keywords point to slots of the panorama, left to right'],
  ['MP-16', `${MILL}.a.front.count`, 3, 'the panorama has 2 cards'],
];

function sampleTest(): object {
  const [location] = sample().story.locations;
  const cards = (location as { readonly panorama: readonly { readonly tests?: unknown }[] }).panorama;
  return (cards[0]!.tests as readonly object[])[0]!;
}
function code(hash: string): unknown {
  return { op: 'askCode', prompt: { it: '?', en: '?' }, salt: 's', answersHash: [hash], do: [] };
}

/** Each pack of this check is refused by it with its sentence, and by no other. */
function refuses(check: string): void {
  for (const [, path, value, says] of BROKEN.filter(([by]) => by === check)) {
    const found = readMission(spoilt(path, value), 'source').faults;
    expect(
      found.map((one) => one.says),
      path,
    ).toContain(says);
    expect([...new Set(found.map((one) => one.check))], path).toEqual([check]);
  }
}

test('[MP-01] whatever a mission names exists', () => refuses('MP-01'));
test('[MP-02] whatever it declares has a name or a number of its own', () => refuses('MP-02'));
test('[MP-03] there are four receptacles, each with all attributes, a Power and a Memory Breaker', () =>
  refuses('MP-03'));
test('[MP-04] the Azrak suffice for the four that begin with most', () => refuses('MP-04'));
test('[MP-05] a panorama has one to eight cards', () => {
  const bare = spoilt(`${MILL}.a.keywords`, [], spoilt(`${MILL}.a.front.count`, 0));
  expect(faults(spoilt(`${MILL}.panorama`, [], bare))).toEqual([`MP-05 ${MILL}: a panorama has 1 to 8 cards`]);
});
test('[MP-06] no back tells one card of a deck from another', () => refuses('MP-06'));
test('[MP-07] the Destiny deck is what its summary says', () => refuses('MP-07'));
test('[MP-08] blobs have sizes that many share', () => refuses('MP-08'));
test('[MP-09] nothing is read without end', () => refuses('MP-09'));
test('[MP-11] each group conflict can end', () => refuses('MP-11'));
test('[MP-12] each text is there in each language', () => refuses('MP-12'));
test('[MP-13] a white Element is one thing, and no other Element is', () => refuses('MP-13'));
test('[MP-15] codes stand as salted hashes', () => refuses('MP-15'));
test('[MP-16] keywords point to slots, left to right, and the count is true', () => refuses('MP-16'));

test('a code is taken as a hash', () => {
  expect(faults(spoilt(`${CARD}.instructions`, [code('ab'.repeat(32))]))).toEqual([]);
});

test('[MP-09] two cards that lead to each other are a loop, a card that is read twice is none', () => {
  const to = (card: string): unknown => [{ op: 'readCard', card }];
  const one = spoilt('shared.elements[1].instructions', to('e31'));
  expect(faults(one)).toEqual([]);
  expect(faults(spoilt('shared.elements[0].instructions', to('e32'), one))).toHaveLength(2);
});

test('[MP-17] of a published pack nothing lies open that set-up leaves face down', () => {
  const open = readMission(sample(), 'published').faults;
  expect(new Set(open.map(({ check }) => check))).toEqual(new Set(['MP-17']));
  const at = open.map((one) => one.at);
  for (const path of [
    `${CARD}.text`,
    `${CARD}.instructions`,
    `${CARD}.tests`,
    `${MILL}.a`,
    'events',
    'ending',
    'scoring',
    'shared.elements[2].white',
    'shared.destiny[1].onReveal',
    'shared.tokens[0]',
  ])
    expect(at).toContain(path);
  // The Return card is read at set-up, Powers lie face up.
  expect(at.some((path) => path.startsWith('story.returnCard') || path.includes('.power'))).toBe(false);
});

test('[MP-17] a location that the starting map doesn’t show is sealed as a whole', () => {
  const hidden = spoilt('shared.map[0].cells[0].spot', 'm1.4');
  expect(faults(hidden, 'published').filter((line) => line.startsWith(`MP-17 ${MILL}:`))).toHaveLength(1);
});

test.each([null, 7, 'x', [], {}, { format: 'tsr-mission/2' }])('%j is no mission, and it is said why', (input) => {
  expect(faults(input).every((line) => line.startsWith('shape '))).toBe(true);
  expect(faults(input).length).toBeGreaterThan(0);
});

test('whatever stands where: it is read or refused, and never throws', () => {
  const ODD: readonly unknown[] = [
    null,
    0,
    -1,
    1e308,
    'x',
    'constructor',
    [],
    {},
    [null],
    { sealed: 'map' },
    { blob: 'map' },
    true,
  ];
  const text = JSON.stringify(sample());
  withSeeds(120, (seed) => {
    const rng = seeded(seed);
    const odd: unknown = JSON.parse(text, (_key, inner: unknown) => (rng.oneIn(150) ? rng.pick(ODD) : inner));
    for (const stage of ['source', 'published'] as const) {
      const read = readMission(odd, stage);
      expect('mission' in read).toBe(read.faults.length === 0);
    }
  });
});

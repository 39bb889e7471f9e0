/** What `mission check` warns of, each by spoiling one place of a mission that it has nothing to say about. */
import { expect, test } from 'vitest';
import { check } from '../../../../src/games/time-stories/tools/check.ts';
import { LANGUAGES, starterIn } from '../../../../src/games/time-stories/tools/starter.ts';
import doubleHour, { art as doubleHourArt } from '../../../../src/games/time-stories/missions/double-hour/source.ts';
import soundCheck, { art as soundCheckArt } from '../../../../src/games/time-stories/missions/sound-check/source.ts';
import { spoilt } from '../pack/sample.ts';

const { mission, art } = starterIn(LANGUAGES);
const hintsAfter = (path: string, value: unknown): readonly string[] =>
  check({ mission: spoilt(path, value, structuredClone(mission)), art }).hints;

test('of what is shipped, and of the starter in each language, there is nothing to say', () => {
  for (const source of [
    { mission: doubleHour, art: doubleHourArt },
    { mission: soundCheck, art: soundCheckArt },
    starterIn(['en']),
    starterIn(['it']),
    starterIn(LANGUAGES),
  ])
    expect(check(source)).toMatchObject({ lines: [expect.any(String)], hints: [] });
});

const lock = 'story.locations[0]';
test.each([
  [`${lock}.panorama[1].text`, { en: ' ', it: 'C’è.' }, `hint ${lock}.panorama[1].text: the text is empty in "en"`],
  [
    `${lock}.panorama[1].text`,
    { en: 'x', it: 'x', fr: 'x' },
    `hint ${lock}.panorama[1].text: "fr" isn't a language of the title, so nobody reads this`,
  ],
  [
    `${lock}.a.text`,
    { en: 'A GATE and a shed.', it: 'Un portone, una ruota, un capanno.' },
    `hint ${lock}.a.keywords[1]: "wheel" doesn't stand in the text of the A card in "en"`,
  ],
  [`${lock}.panorama[2].instructions`, [], 'hint shared.elements[0]: no instruction gives Element 1'],
  [
    `${lock}.panorama[0].instructions[0].else`,
    [],
    'hint receptacles[0].personal.interactions[0]: no instruction has Interaction "keeper.note" read',
  ],
  ['flags', { greased: false, oiled: false }, 'hint flags.oiled: no instruction sets this flag'],
  ['counters', { turns: { start: 0, min: 0, max: 9 } }, 'hint counters.turns: no instruction adds to this counter'],
  [`${lock}.available`, false, `hint ${lock}: nothing opens "lock", which is shut at first`],
  [`${lock}.panorama[0].instructions`, [], 'hint ending: no instruction ends the mission in success'],
])('%s', (path, value, says) => {
  expect(hintsAfter(path, value)).toContain(says);
});

test('a token and a mystery that nothing brings are told', () => {
  const token = {
    id: 'crumb',
    shape: 'hex',
    count: 2,
    backHidden: false,
    face: { blob: 'sign' },
    name: { en: 'Crumb', it: 'Briciola' },
  };
  expect(hintsAfter('shared.tokens', [token])).toEqual(['hint shared.tokens[0]: no instruction gives token "crumb"']);
  const mystery = {
    id: 'mystery.7',
    kind: 'MYSTERY',
    number: 7,
    back: 'back',
    text: { en: 'Fog.', it: 'Nebbia.' },
    instructions: [],
  };
  expect(hintsAfter('story.mysteries', [mystery])).toEqual([
    'hint story.mysteries[0]: no instruction draws or lays Mystery "mystery.7"',
  ]);
});

test('a language that the title lacks is told once, with how many texts speak it', () => {
  expect(hintsAfter('title', { en: 'The Lock' })).toEqual([
    expect.stringMatching(/^hint \S+: "it" isn't a language of the title, so nobody reads this \(and \d+ more\)$/u),
  ]);
});

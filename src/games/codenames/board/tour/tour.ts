/**
 * The first game of Codenames: each team has had two turns, the newcomer guesses for the Reds. Two pictures by one clue, a stop, a turn of
 * the Blues that goes wrong, and the last two. Which pictures lie there follows from the tour's rolls, which are always the same.
 */
import type { Lang } from '../../../../elements/frame/board.ts';
import { act, type StepDeed, stepsOf, type Tour, type TourAct } from '../../../../elements/frame/tour.ts';
import { words } from '../../../../elements/words.ts';
import { type ClueId, STEPS, type StepId, type CodenamesTourWords } from './steps.ts';
import { tourEn } from './words-en.ts';
import { tourIt } from './words-it.ts';

/** In the order in which they are put in teams: even seats are Red. */
const [ME, BRUNO, ADA, CARLA] = [0, 1, 2, 3] as const;

const FACES = { r: 'red', b: 'blue', n: 'bystander', x: 'assassin' } as const;
/** The identities behind the pictures, row by row; then who begins. */
const SECRET: readonly string[] = Array.from('rnbrrrrrbbbbnrbrnnbx', (letter) => FACES[letter as keyof typeof FACES]);

/** @param picture its number as it is shown, from 1 */
const touching = (picture: number): object => ({ cell: picture - 1 });
const touch = (seat: number, ...pictures: readonly number[]): readonly TourAct[] =>
  pictures.map((picture) => act(seat, 'touch', touching(picture)));

const cell = (picture: number): string => `codenames-grid >>> [data-cell="${picture - 1}"]`;
/** The button that confirms what was chosen. */
const CONFIRM = 'codenames-rail >>> .foot .go';
const NOW = 'codenames-rail >>> .comanda .now';

const guess = (picture: number): StepDeed => ({
  look: [cell(picture), CONFIRM],
  wants: { move: 'touch', args: touching(picture) },
});

type Clue = (seat: number, word: ClueId, number: number) => TourAct;

const before = (clue: Clue): readonly TourAct[] => [
  act(ADA, 'claimSpymaster'),
  act(BRUNO, 'claimSpymaster'),
  act(ME, 'drawGrid'),
  clue(ADA, 'storm', 2),
  ...touch(ME, 7, 8),
  act(ME, 'stop'),
  clue(BRUNO, 'flight', 2),
  ...touch(CARLA, 10, 15),
  act(CARLA, 'stop'),
  clue(ADA, 'museum', 2),
  ...touch(ME, 5, 14),
  act(ME, 'stop'),
  clue(BRUNO, 'sea', 1),
  ...touch(CARLA, 9),
  act(CARLA, 'stop'),
  clue(ADA, 'birth', 2),
];

const deeds = (clue: Clue): Readonly<Record<StepId, StepDeed>> => ({
  grid: { look: ['.cloth'] },
  covers: { look: ['codenames-teams >>> .team.red .left', 'codenames-teams >>> .team.blue .left'] },
  key: {},
  clue: { look: [NOW] },
  first: guess(4),
  second: guess(16),
  stop: {
    look: ['codenames-rail >>> .foot .btn'],
    wants: { move: 'stop' },
    after: [clue(BRUNO, 'night', 1), ...touch(CARLA, 13), clue(ADA, 'balance', 2)],
  },
  rivals: { look: [cell(13)] },
  third: guess(1),
  last: guess(6),
  won: { look: ['.cloth'] },
});

const tourWords = words<CodenamesTourWords>(tourIt, tourEn);

export function tour(lang: Lang): Tour {
  const { title, you, clues, steps } = tourWords(lang);
  const clue: Clue = (seat, word, number) => act(seat, 'giveClue', { word: clues[word], number });
  return {
    title,
    names: [you, 'Bruno', 'Ada', 'Carla'],
    options: {},
    top: [],
    secret: [...SECRET, 'red'],
    before: before(clue),
    steps: stepsOf(STEPS, steps, deeds(clue)),
  };
}

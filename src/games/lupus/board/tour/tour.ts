/**
 * The first night and the first day of Lupus: the newcomer is the seer among eight, a program moderates on a device of its own. A choice at night, its
 * answer, the talk, two votes, the stake.
 */
import type { Lang } from '../../../../elements/frame/board.ts';
import {
  act,
  type StepDeed,
  stepsOf,
  type Tour,
  type TourAct,
  type TourDeed,
  type TourWait,
} from '../../../../elements/frame/tour.ts';
import { words } from '../../../../elements/words.ts';
import type { Card } from '../../roles.ts';
import type { LupusView } from '../../view.ts';
import { STEPS, type LupusTourWords, type StepId } from './steps.ts';
import { tourEn } from './words-en.ts';
import { tourIt } from './words-it.ts';

const [ME, BRUNO, CARLA, DARIO, ELENA, FABIO, GINO, IRENE, TABLET] = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
const OTHERS = [BRUNO, CARLA, DARIO, ELENA, FABIO, GINO, IRENE] as const;
const CARDS: readonly Card[] = ['seer', 'villager', 'villager', 'wolf', 'villager', 'wolf', 'villager', 'villager'];
/** A lot for each night that a game may have, and the root of all letters. */
const LOTS = Array.from({ length: 30 }, () => '7');
const ROOT = 'A'.repeat(22);

const votes = (...given: readonly (readonly [seat: number, target: number])[]): readonly TourAct[] =>
  given.map(([seat, target]) => act(seat, 'vote', { seat: target }));
const until = (holds: (view: LupusView) => boolean): TourWait => ({ until: (view) => holds(view as LupusView) });

const before: readonly TourDeed[] = [
  act(ME, 'moderate', { seat: TABLET, plays: false }),
  ...[ME, ...OTHERS].map((seat) => act(seat, 'agree')),
  act(ME, 'begin'),
  until(({ stage, reading }) => stage === 'night' && reading !== undefined),
  ...OTHERS.map((seat) => act(seat, 'pick', { seat: seat === DARIO || seat === FABIO ? ME : DARIO })),
];

const SQUARE = 'lupus-square';
const WINDOW = 'lupus-window';
const spot = (seat: number): string => `${SQUARE} >>> [data-seat="${seat}"]`;

const DEEDS: Readonly<Record<StepId, StepDeed>> = {
  village: { look: [SQUARE] },
  card: { look: ['lupus-night >>> lupus-reading'] },
  night: {
    look: [spot(DARIO), 'lupus-night >>> .btn.go'],
    wants: { move: 'pick', args: { seat: DARIO } },
    after: [until(({ reading }) => (reading?.answer ?? 0) > 0)],
  },
  answer: { look: ['lupus-rail >>> lupus-reading'], after: [until(({ stage }) => stage === 'talk')] },
  talk: {
    look: [WINDOW],
    wants: { move: 'ready' },
    after: OTHERS.map((seat) => act(seat, 'ready')),
  },
  vote: {
    look: [spot(DARIO), WINDOW],
    wants: { move: 'vote', args: { seat: DARIO } },
    after: votes(
      [BRUNO, DARIO],
      [CARLA, FABIO],
      [DARIO, GINO],
      [ELENA, DARIO],
      [FABIO, GINO],
      [GINO, DARIO],
      [IRENE, GINO],
    ),
  },
  nominated: { look: [SQUARE], after: [act(DARIO, 'pass'), act(GINO, 'pass')] },
  second: {
    look: [spot(DARIO), WINDOW],
    wants: { move: 'vote', args: { seat: DARIO } },
    after: votes([BRUNO, DARIO], [CARLA, GINO], [ELENA, DARIO], [FABIO, GINO], [IRENE, DARIO]),
  },
  stake: { look: [spot(DARIO)], after: [until(({ stage, night }) => stage === 'night' && night === 2)] },
  again: { look: [SQUARE] },
};

const tourWords = words<LupusTourWords>(tourIt, tourEn);

export function tour(lang: Lang): Tour {
  const { title, you, tablet, steps } = tourWords(lang);
  return {
    title,
    names: [you, 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio', 'Gino', 'Irene', tablet],
    options: {},
    top: [],
    secret: [...CARDS, ...LOTS, ROOT],
    before,
    steps: stepsOf(STEPS, steps, DEEDS),
  };
}

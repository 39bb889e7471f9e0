/**
 * The first scene of Memento Mori. The ready-made start is played, the Lantern has lost a die to the Darkness, and the newcomer is a Follower
 * whose scene it is. In it come envy, the dice in columns, the Trickster, a trait that is learnt, the word, the scene's end.
 */
import type { Lang } from '../../../../elements/frame/board.ts';
import { act, type StepDeed, stepsOf, type Tour, type TourAct } from '../../../../elements/frame/tour.ts';
import { words } from '../../../../elements/words.ts';
import type { MementoView } from '../../view.ts';
import { givenBy, readyMade, type ReadyMade } from '../ready-made.ts';
import { STEPS, type MementoTourWords, type StepId } from './steps.ts';
import { tourEn } from './words-en.ts';
import { tourIt } from './words-it.ts';

/** Clockwise: after the Lantern's scene it is the newcomer's turn. */
const [ME, BRUNO, CARLA, LANTERN] = [0, 1, 2, 3] as const;
const SEATS = [ME, BRUNO, CARLA, LANTERN] as const;

/** The Darkness and the Lantern; the Lantern and the newcomer; the newcomer once more. */
const DICE: readonly number[] = [9, 8, 5, 2, 8, 5, 8, 4, 1, 9, 6, 2];

const each = (move: string, args: (seat: number) => object = () => ({})): readonly TourAct[] =>
  SEATS.map((seat) => act(seat, move, args(seat)));

function prelude(start: ReadyMade, setter: number): readonly TourAct[] {
  const traits = SEATS.filter((seat) => seat !== setter).map((seat) => ({ seat, text: givenBy(start, setter, seat) }));
  return [act(setter, 'endPrelude'), act(setter, 'give', { traits })];
}

const before = (start: ReadyMade, told: string): readonly TourAct[] => [
  ...each('confirm'),
  ...each('element', (seat) => ({ text: start.elements[seat] })),
  ...each('ready'),
  ...each('ready'),
  ...each('nameCharacter', (seat) => ({ text: start.characters[seat]?.name })),
  ...each('ownTrait', (seat) => ({ text: start.characters[seat]?.traits[0] })),
  ...SEATS.flatMap((setter) => prelude(start, setter)),
  ...each('vote', () => ({ option: LANTERN })),
  act(LANTERN, 'cast'),
  act(BRUNO, 'narrate', { text: told }),
  ...[ME, BRUNO, CARLA].map((seat) => act(seat, 'close')),
];

const traitsOf = (view: unknown, seat: number): readonly number[] =>
  (view as MementoView).characters.find((one) => one.seat === seat)?.traits ?? [];

const sheet = (seat: number): string => `memento-sheets >>> .sheet:nth-child(${seat + 1})`;
const WINDOW = 'memento-side >>> memento-window';
const TRAY = 'memento-scene >>> tv-dice-tray';

const DEEDS: Readonly<Record<StepId, StepDeed>> = {
  story: { look: ['tv-cloth'] },
  sheet: { look: [sheet(ME)] },
  lantern: { look: [sheet(LANTERN)] },
  envy: { look: [WINDOW], wants: { move: 'envy', args: (view) => ({ trait: traitsOf(view, LANTERN)[0] }) } },
  columns: { look: [TRAY] },
  trickster: { look: [WINDOW], wants: { move: 'trickster', args: (view) => ({ trait: traitsOf(view, ME).at(-1) }) } },
  learnt: { look: [sheet(ME)] },
  word: { look: ['memento-page'] },
  close: { look: [WINDOW], wants: { move: 'close' } },
  after: { look: [sheet(BRUNO)] },
  x: { look: ['memento-care >>> .x'] },
};

const tourWords = words<MementoTourWords>(tourIt, tourEn);

export async function tour(lang: Lang): Promise<Tour> {
  const { title, you, told, steps } = tourWords(lang);
  return {
    title,
    names: [you, 'Bruno', 'Carla', 'Ada'],
    options: {},
    top: [],
    dice: DICE,
    before: before(await readyMade(lang), told),
    steps: stepsOf(STEPS, steps, DEEDS),
  };
}

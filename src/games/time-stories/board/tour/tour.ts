/**
 * The first visit of the learning mission. The newcomer is the Captain, goes to the attic with one other agent, reads a card alone, tells it,
 * and takes its test with help.
 */
import type { Lang } from '../../../../elements/frame/board.ts';
import { act, type StepDeed, stepsOf, type Tour, type TourAct } from '../../../../elements/frame/tour.ts';
import { words } from '../../../../elements/words.ts';
import { soundCheckPictures } from '../../missions/sound-check/mission-art-sound-check.ts';
import { visit } from '../../missions/sound-check/mission-visit-sound-check.ts';
import type { SessionShown } from '../../shown.ts';
import { STEPS, type StepId, type TimeTourWords } from './steps.ts';
import { tourEn } from './words-en.ts';
import { tourIt } from './words-it.ts';

/** Each has one agent, of the own seat's number. */
const [ME, BRUNO] = [0, 1] as const;
const HASH = '0'.repeat(64);
/** Zero: the sum stays as it is. */
const DICE = [1];

const mine = (move: string, args: object = {}): StepDeed['wants'] & object => ({ move, args: { agent: ME, ...args } });
const bruno = (move: string, args: object = {}): TourAct => act(BRUNO, move, { agent: BRUNO, ...args });

const before: readonly TourAct[] = [
  act(ME, 'load', { hash: HASH }),
  act(ME, 'pick', { receptacle: 'nando' }),
  act(BRUNO, 'pick', { receptacle: 'mirella' }),
  act(ME, 'begin'),
  act(ME, 'propose', { what: 'captain', shares: [ME], free: false }),
  act(BRUNO, 'vote', { yes: true }),
  act(ME, 'prologue', { agent: ME }),
];

/** @param n 0 says that it was enough */
const helps = (n: number): TourAct =>
  act(BRUNO, 'support', (view) => ({
    agent: BRUNO,
    trial: (view as SessionShown).table!.trials[0]!.id,
    n,
  }));

const WINDOW = 'time-window';
const OWN = 'time-reader';

const deeds = (told: string): Readonly<Record<StepId, StepDeed>> => ({
  map: { look: ['tv-cloth', WINDOW], wants: mine('choose', { location: 'attic' }) },
  aloud: { look: [WINDOW], wants: mine('readA') },
  claim: {
    look: ['time-room'],
    wants: mine('claim', { slot: 2 }),
    after: [bruno('claim', { slot: 1 }), bruno('confirm')],
  },
  confirm: { look: [WINDOW], wants: mine('confirm') },
  read: { look: [OWN] },
  tell: {
    look: [WINDOW],
    wants: mine('tell', { text: '' }),
    after: [bruno('tell', { text: told }), bruno('follow'), bruno('standby')],
  },
  test: { look: [OWN], wants: mine('test', { card: 'sill', test: 'listen', attribute: 'ear' }) },
  boost: { look: [WINDOW], wants: mine('boost', { n: 0 }), after: [helps(1), helps(0)] },
  draw: { look: [WINDOW], wants: mine('draw') },
  end: { look: ['time-people'] },
});

const tourWords = words<TimeTourWords>(tourIt, tourEn);

export function tour(lang: Lang): Tour {
  const { title, you, told, steps } = tourWords(lang);
  return {
    title,
    names: [you, 'Bruno'],
    options: {},
    top: [],
    dice: DICE,
    packs: { [HASH]: visit },
    board: { drawn: soundCheckPictures() },
    before,
    steps: stepsOf(STEPS, steps, deeds(told)),
  };
}

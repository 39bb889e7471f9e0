/**
 * The first visit of the learning mission. The newcomer is the Captain, goes to the attic with one other agent, reads a card alone, tells it,
 * and takes its test with help.
 */
import type { Lang } from '../../../../elements/frame/board.ts';
import type { Tour, TourAct, TourStep } from '../../../../elements/frame/tour.ts';
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

const act = (seat: number, move: string, args: object = {}): TourAct => ({ seat, move, args: () => args });
const mine = (move: string, args: object = {}): { readonly move: string; readonly args: unknown } => ({
  move,
  args: { agent: ME, ...args },
});
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
const helps = (n: number): TourAct => ({
  seat: BRUNO,
  move: 'support',
  args: (view) => ({ agent: BRUNO, trial: (view as SessionShown).table!.trials[0]!.id, n }),
});

const WINDOW = 'time-window';
const OWN = 'time-reader';

/** What a step looks at, wants and brings about. */
type Deed = Omit<TourStep, 'title' | 'says' | 'wants'> & {
  readonly wants?: { readonly move: string; readonly args: unknown };
};

const deeds = (told: string): Readonly<Record<StepId, Deed>> => ({
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
  const all = deeds(told);
  return {
    title,
    names: [you, 'Bruno'],
    options: {},
    top: [],
    dice: DICE,
    packs: { [HASH]: visit },
    board: { drawn: soundCheckPictures() },
    before,
    steps: STEPS.map((id) => {
      const { does = '', ...says } = steps[id];
      const { wants, ...deed } = all[id];
      return { ...says, ...deed, ...(wants && { wants: { move: wants.move, args: (): unknown => wants.args, does } }) };
    }),
  };
}

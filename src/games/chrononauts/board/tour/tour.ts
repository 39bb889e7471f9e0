/**
 * The first game of Chrononauts: two others have played a turn each, and two headlines of one's own Identity are true. One turns 1963,
 * stops whoever wants to turn it back, patches 1968 and goes home.
 */
import type { Lang } from '../../../../elements/frame/board.ts';
import { act, type StepDeed, stepsOf, type Tour, type TourAct } from '../../../../elements/frame/tour.ts';
import { words } from '../../../../elements/words.ts';
import type { ChrononautsView } from '../../view.ts';
import { STEPS, type StepId, type ChronoTourWords } from './steps.ts';
import { tourEn } from './words-en.ts';
import { tourIt } from './words-it.ts';

const [ME, ADA, BRUNO] = [0, 1, 2] as const;

/** Identities, Missions, three cards each, then those that are drawn. */
const TOP: readonly string[] = [
  ['I12', 'I09', 'I01'],
  ['menagerie', 'triptych', 'sacred-vault'],
  ['P1968', 'memo', 'mammoth'],
  ['avert-disaster', 'restore-history', 'grail'],
  ['P1950', 'stegosaur', 'P1999'],
  ['rongorongo', 'P1929', 'fast-forward', 'prevent-assassination', 'P1974', 'discontinuity', 'reverse-fate', 'ark'],
].flat();

const cardOf = (view: unknown, face: string): string | undefined =>
  (view as ChrononautsView).me?.hand.find((one) => one.face === face)?.card;
const topOf = (view: unknown): number => (view as ChrononautsView).stack.at(-1)?.id ?? 0;
const identityOf = (view: unknown): string | undefined => (view as ChrononautsView).me?.identity?.card;

const playing =
  (face: string, ...targets: readonly string[]): ((view: unknown) => unknown) =>
  (view) => ({ card: cardOf(view, face), targets });
const play = (seat: number, face: string, ...targets: readonly string[]): TourAct =>
  act(seat, 'play', playing(face, ...targets));
const pass = (...seats: readonly number[]): readonly TourAct[] =>
  seats.map((seat) => act(seat, 'passMemo', (view) => ({ play: topOf(view) })));

const BEFORE: readonly TourAct[] = [
  act(ME, 'begin'),
  act(ME, 'chooseFirst', { seat: ADA }),
  act(ADA, 'draw'),
  play(ADA, 'avert-disaster', 'L1937'),
  ...pass(ME, BRUNO),
  act(ADA, 'endTurn'),
  act(BRUNO, 'draw'),
  play(BRUNO, 'P1950', 'R1950'),
  ...pass(ME, ADA),
  act(BRUNO, 'endTurn'),
];

/** The only card that can be played in a step; and the button that plays it, once it is taken up. */
const CARD: readonly string[] = ['chrono-own >>> chrono-hand >>> .raised button', 'chrono-now >>> .picked .btn.go'];
const place = (year: number): string => `chrono-cloth >>> chrono-timeline >>> button[aria-label^="${year}"]`;

const DEEDS: Readonly<Record<StepId, StepDeed>> = {
  timeline: { look: ['.cloth'] },
  before: { look: [place(1937), place(1950)] },
  identity: { look: ['chrono-own >>> .goals > :first-child'] },
  draw: { look: ['chrono-now >>> .now'], wants: { move: 'draw' } },
  turn: {
    look: [place(1963), ...CARD],
    wants: { move: 'play', args: playing('prevent-assassination', 'L1963') },
  },
  window: { look: ['chrono-now >>> .window'], after: pass(ADA, BRUNO) },
  ripple: {
    look: ['chrono-meter >>> .meter', 'chrono-now >>> .now .go'],
    wants: { move: 'endTurn' },
    after: [act(ADA, 'draw'), play(ADA, 'restore-history', 'L1963')],
  },
  memo: {
    look: ['chrono-now >>> .window'],
    wants: { move: 'memo', args: (view) => ({ card: cardOf(view, 'memo'), play: topOf(view) }) },
    after: [
      ...pass(ADA, BRUNO),
      act(ADA, 'endTurn'),
      act(BRUNO, 'draw'),
      play(BRUNO, 'stegosaur'),
      ...pass(ME, ADA),
      act(BRUNO, 'endTurn'),
      act(ME, 'draw'),
    ],
  },
  patch: {
    look: [place(1968), ...CARD],
    wants: { move: 'play', args: playing('P1968', 'R1968') },
    after: pass(ADA, BRUNO),
  },
  win: {
    look: ['chrono-own >>> .goals > :first-child', 'chrono-now >>> .wins'],
    wants: { move: 'declareWin', args: (view) => ({ kind: 'identity', card: identityOf(view) }) },
  },
  home: {},
};

const tourWords = words<ChronoTourWords>(tourIt, tourEn);

export function tour(lang: Lang): Tour {
  const { title, you, steps } = tourWords(lang);
  return {
    title,
    names: [you, 'Ada', 'Bruno'],
    options: { startMethod: 'chosen', mulligan: false, skipWindow: false },
    top: TOP,
    before: BEFORE,
    steps: stepsOf(STEPS, steps, DEEDS),
  };
}

/** What players without a head say where only a person could think of something. */
import type { Start } from '../../../src/kernel/pipeline/play.ts';
import type { Filler } from '../../helpers/bots.ts';

const OPTIONS: readonly object[] = [
  {},
  { memoSeconds: 5, fixedWindow: true },
  { skipWindow: false, fastForward: 'twoTurns', winHint: true },
  { startMethod: 'random', mulligan: false, turnSeconds: 30 },
  { startMethod: 'chosen', overfull: true },
  { mode: 'artifaxx', overfull: true },
  { mode: 'artifaxx', axParents: 'asItNeverExisted', overfull: true },
  { mode: 'solonauts' },
];

export const fill: Filler = (choice, { move, rng }) => {
  if (move === 'guessTime')
    return 'at' in (choice as object)
      ? { minute: rng.below(1_440), at: rng.below(1_440) }
      : { minute: rng.below(1_440), offset: rng.below(1_000) - 500 };
  if (move !== 'configure') return undefined;
  const named = rng.pick(OPTIONS);
  return 'change' in (choice as object) ? { change: named } : { options: named };
};

/** Made seldom: they lead nowhere, or end what should be played. */
export const RARE: readonly string[] = [
  'configure',
  'setAutoPass',
  'voteSkip',
  'callOff',
  'giveUp',
  'showCards',
  'disqualifySelf',
  'loseTime',
  'discardPatch',
  'discardAny',
];

const seats = (n: number): readonly number[] => Array.from({ length: n }, (_, seat) => seat);

export const STARTS: readonly Start[] = [
  { seats: seats(2), options: {} },
  { seats: seats(3), options: { memoSeconds: 5 } },
  { seats: seats(4), options: { mode: 'artifaxx' } },
  { seats: seats(1), options: { mode: 'solonauts' } },
  { seats: seats(5), options: { fastForward: 'twoTurns', winHint: true } },
  { seats: seats(2), options: { mode: 'solonauts', soloIdentities: 6 } },
  { seats: seats(6), options: { startMethod: 'random', turnSeconds: 20 } },
  { seats: [2, 5, 7], options: { startMethod: 'chosen', mulligan: false, fixedWindow: true } },
  { seats: seats(3), options: { mode: 'artifaxx', axParents: 'asItNeverExisted' } },
];

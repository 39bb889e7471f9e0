/** Players without a head, for villages: what they set, and what they do but once in a while. */
import type { Options } from '../../../src/games/lupus/options.ts';
import type { Filler } from '../../helpers/bots.ts';
import type { Start } from '../../../src/kernel/pipeline/play.ts';

const SETTINGS: readonly Partial<Options>[] = [
  { moderator: 'person' },
  { moderator: 'program' },
  { night: 'called' },
  { night: 'together' },
  { byHand: true },
  { pace: 75 },
  { firstNightModVictim: false },
  { ghosts: true, deadSeeAll: false },
  { deadSeeAll: true, ghosts: false },
  { hideDawnCause: true },
  { unlimitedVillagers: true },
  { whispers: true },
  { wolfText: true },
];

export const fill: Filler = (_, { move, rng }) =>
  move === 'whisper' ? { text: rng.pick(['sei tu?', 'pst', '']) } : { change: rng.pick(SETTINGS) };

/** Moves that lead nowhere when they are made at random. */
export const RARE: readonly string[] = [
  'configure',
  'moderate',
  'callOff',
  'handOver',
  'pause',
  'endTalk',
  'next',
  'close',
  'nextGame',
];

export const seats = (n: number): readonly number[] => Array.from({ length: n }, (_, seat) => seat);

export const start = (n: number, options: Partial<Options> = {}): Start => ({ seats: seats(n), options });

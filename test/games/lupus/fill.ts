/** Players without a head, for villages: what they set, and what they do but once in a while. */
import { deskOf } from '../../../src/games/lupus/desk.ts';
import type { Options } from '../../../src/games/lupus/options.ts';
import type { State } from '../../../src/games/lupus/state.ts';
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

/** What the moderator has told each player so far, if cards and choices are these: by letter. */
export function lettersOf(
  s: State,
  read: (thing: string) => string | undefined,
): ReadonlyMap<string, readonly (readonly number[])[]> {
  const desk = deskOf(s, read);
  const told = desk ? s.record.filter(({ way }) => way === 'out') : [];
  return new Map(told.map((letter) => [letter.thing, desk!.told(letter)]));
}

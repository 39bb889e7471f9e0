/** The three ways to moderate: a person, or the program on somebody's device, who plays or doesn't. */
import type { LupusView } from '../view.ts';

export const WAYS = ['playing', 'device', 'person'] as const;
export type Way = (typeof WAYS)[number];

export function wayOf({ options, players, hub }: LupusView): Way {
  if (options.moderator === 'person') return 'person';
  return players.includes(hub) ? 'playing' : 'device';
}

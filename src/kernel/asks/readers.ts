/** Who can read a joint secret, and how long they wait for each other where one of them is enough. */
import type { Seat } from '../game.ts';
import type { JointSecret } from './secret.ts';

/** How long the others wait for who answers by habit. */
export const HABIT_MS = 10_000;

/** Its holders, and who has been told it since: any of them can open its cells. */
export const readersOf = ({ holders, told }: Pick<JointSecret, 'holders' | 'told'>): readonly Seat[] =>
  told ? [...holders, ...Object.keys(told).map(Number)] : holders;

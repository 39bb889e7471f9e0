/** A session made easier: some of its bad luck taken away, so that what is left of a failure is what it needs. */
import { type Luck, type Misfortune, SETTLED } from './luck.ts';

/** What is taken away; all of it is written down as JSON, so that a session can be played again. */
export interface Easier {
  /** Misfortunes that never come. */
  readonly spared: readonly Misfortune[];
  /** Lines carry everything once, in order and at once. */
  readonly calm?: boolean;
  /** Nobody tries what isn't allowed, acts before the others or takes back. */
  readonly polite?: boolean;
  /** One room, nobody is sent away or left behind, and no phones come. */
  readonly settled?: boolean;
  readonly devices?: number;
  readonly schedules?: number;
  readonly scheduleMs?: number;
}

const CALM = { delayMs: 1, jitterMs: 0, twice: 0, overtaking: false, unseen: 0 };

/** Luck without what is taken away. */
export function eased(luck: Luck, { spared, calm, polite, settled, ...numbers }: Easier): Luck {
  const often = { ...luck.often, ...Object.fromEntries(spared.map((one) => [one, 0])) };
  return {
    ...luck,
    ...numbers,
    often,
    ...(calm && { weather: CALM }),
    ...(polite && { rude: 0, hasty: 0, undoing: 0 }),
    ...(settled && SETTLED),
  };
}

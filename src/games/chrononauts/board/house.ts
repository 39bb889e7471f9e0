/** The rules of the house: which of them each game has, what may be chosen, and how a value is written. */
import type { Mode, Options } from '../options.ts';
import type { OptionName, Words } from './words.ts';

/** What may be chosen of each, in the order of the list; seconds are numbers. */
export const VALUES: Readonly<Partial<Record<OptionName, readonly (string | number)[]>>> = {
  startMethod: ['guessTime', 'random', 'chosen'],
  memoSeconds: [5, 10, 20, 30, 60],
  turnSeconds: [0, 60, 120, 300],
  fastForward: ['drawTwoPlayTwo', 'twoTurns'],
  axParents: ['exclude', 'asItNeverExisted'],
  guessSeconds: [30, 60, 120, 300],
  halfMarker: ['dot', 'tilt', 'off'],
  soloIdentities: [6, 8, 10, 12, 14],
};

export const OPTIONS: Readonly<Record<Mode, readonly OptionName[]>> = {
  chrononauts: [
    'startMethod',
    'guessSeconds',
    'memoSeconds',
    'turnSeconds',
    'fastForward',
    'mulligan',
    'halfMarker',
    'timekeeper',
    'skipWindow',
    'fixedWindow',
    'winHint',
    'auditAtEnd',
    'overfull',
  ],
  artifaxx: [
    'startMethod',
    'guessSeconds',
    'memoSeconds',
    'turnSeconds',
    'fastForward',
    'axParents',
    'skipWindow',
    'fixedWindow',
    'winHint',
    'auditAtEnd',
    'overfull',
  ],
  solonauts: ['soloIdentities', 'halfMarker'],
};

export function valueText(w: Words, name: OptionName, value: string | number): string {
  if (typeof value === 'string') return w.values[value] ?? value;
  if (name === 'soloIdentities') return String(value);
  if (name === 'timekeeper') return value < 0 ? w.values['nobody']! : w.somebody(value + 1);
  return value === 0 ? w.values['never']! : `${value} s`;
}

/** Seconds to guess in are nobody's business where nobody guesses. */
export const isAsked = (name: OptionName, { startMethod }: Options): boolean =>
  name !== 'guessSeconds' || startMethod === 'guessTime';

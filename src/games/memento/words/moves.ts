/** What the log's words are made of, in every language: a move's arguments come from somebody else's browser, so nothing here throws. */
export const MOVES = [
  'accept',
  'call',
  'cast',
  'close',
  'configure',
  'confirm',
  'element',
  'endPrelude',
  'endStory',
  'envy',
  'give',
  'goOn',
  'goOnWithout',
  'hurry',
  'iAmHere',
  'jot',
  'nameCharacter',
  'narrate',
  'notYet',
  'object',
  'ownTrait',
  'pause',
  'ready',
  'rewrite',
  'setCare',
  'stepBack',
  'target',
  'trickster',
  'tryAgain',
  'vote',
  'waive',
  'whisper',
] as const;
export type MoveName = (typeof MOVES)[number];

type Name = (seat: number) => string;

export interface MoveWords {
  readonly wanted: string;
  readonly said: (args: unknown, name?: Name) => string;
  readonly untold?: true;
}

/** News as the log hands them on: whose they are, and their texts. */
export interface Told {
  readonly seats: readonly number[];
  readonly args: readonly (string | number)[];
}
export type NewsWords = (told: Told, name?: Name) => string;

/** The person in the seat that the arguments name; '' where there is none. */
export function seatIn(args: unknown, name?: Name): string {
  const seat =
    typeof args === 'object' && args !== null ? (args as Readonly<Record<string, unknown>>)['seat'] : undefined;
  return typeof seat === 'number' ? (name?.(seat) ?? '') : '';
}

/** The first person whom the news are about. */
export const toldIn = ({ seats }: Told, name?: Name): string =>
  seats[0] === undefined ? '' : (name?.(seats[0]) ?? '');

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

/** The person in the seat that the arguments name; '' where there is none. */
export function seatIn(args: unknown, name?: Name): string {
  const seat =
    typeof args === 'object' && args !== null ? (args as Readonly<Record<string, unknown>>)['seat'] : undefined;
  return typeof seat === 'number' ? (name?.(seat) ?? '') : '';
}

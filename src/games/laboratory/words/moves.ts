/**
 * The part that the languages share when they tell a move in the log. It is the moves' names, and their public arguments as they stand in the
 * entry.
 */
import { member } from '../../../kernel/own.ts';
import { faceShort } from '../faces.ts';

type FaceOf = (card: string) => string | undefined;

/** One move in words, each going on from a person's name. */
export interface MoveWords {
  /** After "wanted to". Of a refused move nothing more is told. */
  readonly wanted: string;
  /** What was done. Takes any arguments and never throws. @param name of the person in a seat @param face of a card that lies open */
  readonly said: (args: unknown, name?: (seat: number) => string, face?: FaceOf) => string;
}

export const MOVES = [
  'shuffle',
  'deal',
  'draw',
  'turnUp',
  'peek',
  'scry',
  'arrange',
  'search',
  'takeFound',
  'recycle',
  'newDeck',
  'give',
  'show',
  'reveal',
  'revealAll',
  'discard',
  'putBack',
  'steal',
  'pick',
  'seize',
  'force',
  'roll',
  'rollHidden',
  'showRoll',
  'drawOrder',
  'callChoice',
  'choose',
  'openChoices',
  'entrust',
  'drawFew',
  'openFew',
  'callOff',
  'finish',
] as const;
export type MoveName = (typeof MOVES)[number];

export function countIn(args: unknown, name = 'n'): number | undefined {
  const value = member(args, name);
  return typeof value === 'number' ? value : undefined;
}

/** "7♥ A♠": the cards that the arguments name and everybody can read; `unknown` where there are none. */
export function facesIn(args: unknown, face: FaceOf | undefined, unknown: string): string {
  const cards = [member(args, 'card'), member(args, 'cards')].flat();
  const faces = cards.flatMap((card) => (typeof card === 'string' ? (face?.(card) ?? []) : []));
  return faces.map((one) => faceShort(one)).join(' ') || unknown;
}

/** "6d10" */
export const diceIn = (args: unknown): string => `${countIn(args) ?? '?'}d${countIn(args, 'sides') ?? '?'}`;

export const isOnTop = (args: unknown): boolean => member(args, 'where') === 'top';

/** The person who is meant; without names the seat as people count it. */
export function whoIn(
  args: unknown,
  field: string,
  name: ((seat: number) => string) | undefined,
  seat: string,
): string {
  const n = countIn(args, field);
  if (n === undefined) return seat;
  return name ? name(n) : `${seat} ${n + 1}`;
}

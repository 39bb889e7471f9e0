/**
 * The part that the languages share when they tell a move in the log. It is the moves' names, and their public arguments as they stand in the
 * entry.
 */
import { member } from '../../../kernel/own.ts';
import { numberIn } from '../../../kernel/args.ts';
import type { FaceOf, NameOf } from '../../kit/log-words.ts';
import { faceShort } from '../faces.ts';

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

/** "7♥ A♠": the cards that the arguments name and everybody can read; `unknown` where there are none. */
export function facesIn(args: unknown, face: FaceOf | undefined, unknown: string): string {
  const cards = [member(args, 'card'), member(args, 'cards')].flat();
  const faces = cards.flatMap((card) => (typeof card === 'string' ? (face?.(card) ?? []) : []));
  return faces.map((one) => faceShort(one)).join(' ') || unknown;
}

/** "6d10" */
export const diceIn = (args: unknown): string => `${numberIn(args, 'n') ?? '?'}d${numberIn(args, 'sides') ?? '?'}`;

export const isOnTop = (args: unknown): boolean => member(args, 'where') === 'top';

/** The person who is meant; without names the seat as people count it. */
export function whoIn(args: unknown, field: string, name: NameOf | undefined, seat: string): string {
  const n = numberIn(args, field);
  if (n === undefined) return seat;
  return name ? name(n) : `${seat} ${n + 1}`;
}

/**
 * What the languages share when they tell a move in the log: its public arguments as they stand in the entry. A card is named by the face
 * that the move lays open, which the log doesn't have: so cards go unnamed here, and the board names them. A log never throws.
 */

/** One move in words, each going on from a person's name. */
export interface MoveWords {
  /** After "wanted to": 'draw a card'. Of a refused move nothing more is told. */
  readonly wanted: string;
  /** What was done: 'draws a card'. @param args public arguments @param name of the person in a seat */
  readonly said: (args: unknown, name?: (seat: number) => string) => string;
  /** Not told in the log: who passes, and when, is shown to nobody before the window closes (CH-173). */
  readonly untold?: true;
}

export type MoveName =
  | 'configure'
  | 'accept'
  | 'begin'
  | 'guessTime'
  | 'disqualifySelf'
  | 'chooseFirst'
  | 'keepIdentity'
  | 'mulliganIdentity'
  | 'draw'
  | 'play'
  | 'loseTime'
  | 'loseTimeSwap'
  | 'endTurn'
  | 'memo'
  | 'passMemo'
  | 'setAutoPass'
  | 'choose'
  | 'declareWin'
  | 'showCards'
  | 'discardAny'
  | 'discardPatch'
  | 'sendHome'
  | 'refill'
  | 'giveUp'
  | 'voteSkip'
  | 'comeBack'
  | 'tryAgain'
  | 'callOff';

const field = (args: unknown, name: string): unknown =>
  typeof args === 'object' && args !== null && Object.hasOwn(args, name)
    ? (args as Readonly<Record<string, unknown>>)[name]
    : undefined;

/** Years that a card is aimed at: 'L1912' and 'R1918' are places of the TimeLine. */
export function yearsIn(args: unknown): string {
  const targets = field(args, 'targets');
  if (!Array.isArray(targets)) return '';
  return targets
    .flatMap((one) => (typeof one === 'string' && /^[LR]\d{4}$/.test(one) ? [one.slice(1)] : []))
    .join(', ');
}

/** One of three ways to win, in the reader's words. */
export function kindIn(args: unknown, names: Readonly<Record<'identity' | 'mission' | 'hand', string>>): string {
  const kind = field(args, 'kind');
  return kind === 'identity' || kind === 'mission' ? names[kind] : names.hand;
}

/** The person that a vote or a choice is about; '' where the name isn't known. */
export function personIn(args: unknown, name?: (seat: number) => string): string {
  const seat = field(args, 'seat');
  return typeof seat === 'number' && name ? name(seat) : '';
}

export const isOn = (args: unknown): boolean => field(args, 'on') === true;

/** Whether a search took something. */
export const takesCard = (args: unknown): boolean => field(args, 'card') !== undefined;

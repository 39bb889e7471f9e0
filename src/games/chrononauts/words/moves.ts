/**
 * The part that the languages share when they tell a move in the log. It is the move's public arguments as they stand in the entry. With them
 * come the faces of what they name, as far as everybody can read them. A log never throws.
 */
import { member } from '../../../kernel/own.ts';
import type { NewsKind } from '../news.ts';

/** The person in a seat. */
export type NameOf = (seat: number) => string;
/** The face of a card that everybody can read. */
export type FaceOf = (card: string) => string | undefined;

/** One move in words, each going on from a person's name. */
export interface MoveWords {
  /** After "wanted to": 'draw a card'. Of a refused move nothing more is told. */
  readonly wanted: string;
  /** What was done: 'draws a card'. @param args public arguments */
  readonly said: (args: unknown, name?: NameOf, face?: FaceOf) => string;
  /** Not told in the log: who passes, and when, is shown to nobody before the window closes (CH-173). */
  readonly untold?: true;
  /** Told on the board as news are: nothing else says there that it was done. */
  readonly news?: true;
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
  | 'callOff'
  | 'nextGame';

const listIn = (args: unknown, name: string): readonly unknown[] => {
  const value = member(args, name);
  return Array.isArray(value) ? value : [];
};

/** Faces of the cards that a move names, '' for one that isn't known. */
export function facesIn(args: unknown, face: FaceOf | undefined): readonly string[] {
  const cards = [member(args, 'card'), ...listIn(args, 'cards')].filter((card) => typeof card === 'string');
  return cards.map((card) => face?.(card) ?? '');
}

/** What a card is aimed at, in the reader's words. */
export interface Aims {
  readonly years: (years: string) => string;
  readonly artifact: (id: string) => string | undefined;
  readonly ways: Readonly<Record<'clockwise' | 'counterclockwise', string>>;
}

/** Years ('L1912' and 'R1918' are places of the TimeLine), an Artifact, a direction or a person; '' where nothing is named. */
export function aimedAt(args: unknown, aims: Aims, name: NameOf | undefined): string {
  const targets = listIn(args, 'targets').filter((one) => typeof one === 'string');
  const years = targets.filter((one) => /^[LR]\d{4}$/.test(one)).map((one) => one.slice(1));
  if (years.length > 0) return aims.years(years.join(', '));
  const [target = ''] = targets;
  if (target === 'clockwise' || target === 'counterclockwise') return `: ${aims.ways[target]}`;
  const person = /^\d{1,3}$/.test(target) ? name?.(Number(target)) : undefined;
  const aim = person ?? aims.artifact(target);
  return aim === undefined ? '' : `: ${aim}`;
}

/** One of three ways to win, in the reader's words. */
export function kindIn(args: unknown, names: Readonly<Record<'identity' | 'mission' | 'hand', string>>): string {
  const kind = member(args, 'kind');
  return kind === 'identity' || kind === 'mission' ? names[kind] : names.hand;
}

/** The person that a vote or a choice is about; '' where the name isn't known. */
export function personIn(args: unknown, name?: (seat: number) => string): string {
  const seat = member(args, 'seat');
  return typeof seat === 'number' && name ? name(seat) : '';
}

/** What somebody tells of a card that they play, in quotation marks; '' where they say nothing. */
export function taleIn(args: unknown, open: string, close: string): string {
  const tale = member(args, 'tale');
  return typeof tale === 'string' && tale.trim() !== '' ? `${open}${tale.trim()}${close}` : '';
}

export const isOn = (args: unknown): boolean => member(args, 'on') === true;

/** Whether a search took something. */
export const takesCard = (args: unknown): boolean => member(args, 'card') !== undefined;

/** One piece of news as the words take it. */
export interface Heard {
  /** In the order of the seats it is about. */
  readonly people: readonly string[];
  readonly ids: readonly string[];
  readonly counts: readonly number[];
}

/** A sentence of its own. */
export type NewsWords = Readonly<Record<NewsKind, (heard: Heard) => string>>;

/** As the log reads them. @param somebody where no name is known */
export function newsOf(
  words: NewsWords,
  somebody: string,
): Readonly<Record<NewsKind, (args: unknown, name?: NameOf) => string>> {
  const told = (say: (heard: Heard) => string) => (args: unknown, name?: NameOf) =>
    say({
      people: listIn(args, 'seats').map((seat) => (typeof seat === 'number' && name?.(seat)) || somebody),
      ids: listIn(args, 'ids').filter((id) => typeof id === 'string'),
      counts: listIn(args, 'counts').filter((n) => typeof n === 'number'),
    });
  return Object.fromEntries(Object.entries(words).map(([what, say]) => [what, told(say)])) as Readonly<
    Record<NewsKind, (args: unknown, name?: NameOf) => string>
  >;
}

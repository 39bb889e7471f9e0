/**
 * The part that the languages share when they tell a move in the log. It is the move's public arguments as they stand in the entry. With them
 * come the faces of what they name, as far as everybody can read them. A log never throws.
 */
import { member } from '../../../kernel/own.ts';
import { listIn, numbersIn, textIn } from '../../../kernel/args.ts';
import type { FaceOf, NameOf } from '../../kit/log-words.ts';
import type { NewsKind } from '../news.ts';

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

/** What somebody tells of a card that they play, in quotation marks; '' where they say nothing. */
export function taleIn(args: unknown, open: string, close: string): string {
  const tale = textIn(args, 'tale').trim();
  return tale === '' ? '' : `${open}${tale}${close}`;
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
      counts: numbersIn(args, 'counts'),
    });
  return Object.fromEntries(Object.entries(words).map(([what, say]) => [what, told(say)])) as Readonly<
    Record<NewsKind, (args: unknown, name?: NameOf) => string>
  >;
}

/** What the words of Lupus are made of in every language. */
import { list } from '../../../language/list.ts';
import { numberIn } from '../../../kernel/args.ts';
import type { NameOf, NewsWords } from '../../kit/log-words.ts';
import type { Word } from '../news.ts';
import type { Role } from '../roles.ts';

/** Moves by the names that the game gives them. */
export const MOVES = [
  'agree',
  'aside',
  'begin',
  'call',
  'callOff',
  'close',
  'configure',
  'dawn',
  'endTalk',
  'goOn',
  'handOver',
  'moderate',
  'next',
  'nextGame',
  'owl',
  'pass',
  'pause',
  'pick',
  'ready',
  'rejoin',
  'tryAgain',
  'verdict',
  'vote',
  'whisper',
] as const;
export type MoveName = (typeof MOVES)[number];

export type LupusNews = Readonly<Record<Word, NewsWords>>;

/** What a call of the night is for: one part, or all parts at once. */
export type Called = Exclude<Role, 'villager' | 'possessed' | 'hamster'> | 'all';

/** One role, as its card tells it: three facts of about the same length for each, so that a page looks alike whatever is read. */
export interface RoleWords {
  readonly name: string;
  /** So many of them: "2 werewolves". */
  readonly many: (n: number) => string;
  /** "You are the seer." */
  readonly you: string;
  /** What it does at night. */
  readonly night: string;
  /** When it wins. */
  readonly wins: string;
  /** What its player is asked in its call; a sleeper's line for those who are never called. */
  readonly task: string;
}

/** Whether the arguments name this seat. */
export const isOwn = (args: unknown, seat: number | null = null): boolean =>
  seat !== null && numberIn(args, 'seat') === seat;

/** One of several sentences for the same thing, by what is told: the same in every browser, and another one the next time. */
export const oneOf = (
  sentences: readonly string[],
  { seats, args }: { readonly seats: readonly number[]; readonly args: readonly unknown[] },
): string => {
  const numbers = [...args, ...seats.slice(0, 1)].filter((one): one is number => Number.isInteger(one));
  const sum = numbers.reduce((total, n) => total + n, 0);
  return sentences[Math.abs(sum) % sentences.length]!;
};

/** "Ada, Bruno and Carla", "Ada ed Elena". */
export const listed = (seats: readonly number[], lang: 'it' | 'en', name?: NameOf): string =>
  list(
    seats.map((seat) => name?.(seat) ?? ''),
    lang,
  );

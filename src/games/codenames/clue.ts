/** The clue: one word and one number, from the spymaster whose turn it is. What a program can't judge is left to people. */
import { FREE, type Made, type Move, type Schema } from '../../kernel/game.ts';
import { fields, optional, text } from '../../kernel/schemas.ts';
import { MOST_CELLS } from './key.ts';
import { isSpoken, needsAssassin } from './options.ts';
import { notOver, rule } from './rules.ts';
import { activeTeam, isPlayed, isSpymaster, left, type State, turnSlot, uncovered } from './state.ts';
import { publish } from './turn.ts';
import type { ClueNumber } from './view.ts';
import { isNearGrid, isOnGrid } from './visible.ts';
import { isHopeless, isOneWord, isPlain, normal } from './word.ts';

interface Clue {
  /** Missing where clues are said aloud (CN-202). */
  readonly word?: string | undefined;
  readonly number: number | string;
}

/** Any number, or a short text such as "unlimited": what it says is a matter of the rules, which have their own words for it. */
export const number: Schema<number | string> = {
  // JSON knows −0; a state must not.
  read: (input) => (typeof input === 'number' ? input + 0 : text(20).read(input)),
};

/** CN-044, CN-045, CN-151 */
export function highest(s: State): number {
  const { options } = s.setting;
  if (options.numberCap === 'grid') return uncovered(s);
  const assassin = needsAssassin(options) && !s.covers.includes('assassin') ? 1 : 0;
  return left(s, activeTeam(s)) + assassin;
}

/** Not yet judged. */
export type Numbered = Pick<Clue, 'number'>;

/** CN-043 */
export const isCount = (n: number | string): n is ClueNumber =>
  n === 'unlimited' || (typeof n === 'number' && Number.isSafeInteger(n) && n >= 0);

/** A number that a rule has let pass. @throws Error for any other */
function countOf(n: number | string): ClueNumber {
  if (!isCount(n)) throw new Error(`${n} is no number of a clue`);
  return n;
}

/** What holds for every clue, also for one that the rival spymaster has allowed: no ruling lifts it (CN-043, CN-044). */
const isAdmitted = (s: State, { number: n }: Numbered): boolean =>
  n === 'unlimited' ? s.setting.options.expertUnlimited : n !== 0 || s.setting.options.expertZero;
const isLow = (s: State, n: ClueNumber): boolean => n === 'unlimited' || n <= highest(s);
export const isNumberFit = (s: State, clue: Numbered): clue is { readonly number: ClueNumber } =>
  isCount(clue.number) && isAdmitted(s, clue) && isLow(s, clue.number);

const spoken = (s: State): boolean => isSpoken(s.setting.options);
/** CN-080: without a rival spymaster nobody rules but the spymaster. */
export const hasRival = (s: State): boolean => s.setting.options.mode !== 'coop';

export const giveClue: Move<State, Clue> = {
  args: fields({ word: optional(text(200)), number }),
  who: (s) => s.seats,
  slot: turnSlot,
  rules: [
    notOver,
    rule('CN-035', 'wrong-phase', isPlayed),
    rule('CN-039', 'not-spymaster', (s, m) => isSpymaster(s, m.seat)),
    rule('CN-039', 'not-your-turn', (s, m) => s.spymaster[activeTeam(s)] === m.seat),
    rule('CN-143', 'no-clue-in-last-stand', (s) => !s.lastStand),
    rule('CN-073', 'ruling-pending', (s) => s.phase !== 'ask'),
    // CN-047: also the one way in which a published clue could be changed.
    rule('CN-159', 'wrong-phase', (s) => s.phase !== 'enemy'),
    rule('CN-036', 'wrong-phase', (s) => s.phase === 'clue'),
    rule(
      'CN-132',
      'number-not-allowed',
      (s, { args }: Made<Clue>) => args.number !== 'unlimited' || isAdmitted(s, args),
    ),
    rule('CN-128', 'number-not-allowed', (s, { args }: Made<Clue>) => args.number !== 0 || isAdmitted(s, args)),
    rule('CN-043', 'number-invalid', (_, { args }: Made<Clue>) => isCount(args.number)),
    rule('CN-044', 'number-too-large', (s, { args }: Made<Clue>) => isCount(args.number) && isLow(s, args.number)),
    rule('CN-202', 'word-spoken', (s, { args }: Made<Clue>) => (args.word === undefined) === spoken(s)),
    rule('CN-067', 'word-invalid', (s, m: Made<Clue>) => spoken(s) || !isHopeless(m.args.word!)),
    rule('CN-181', 'word-visible', (s, m: Made<Clue>) => spoken(s) || !isOnGrid(s, m.args.word!)),
    rule(
      'CN-051',
      'not-one-word',
      (s, m: Made<Clue>) => spoken(s) || !hasRival(s) || isOneWord(m.args.word!, s.setting.options),
    ),
    rule(
      'CN-067',
      'needs-ruling',
      (s, m: Made<Clue>) => spoken(s) || !hasRival(s) || isPlain(m.args.word!, s.setting.options),
    ),
    rule('CN-182', 'needs-ruling', (s, m: Made<Clue>) => spoken(s) || !hasRival(s) || !isNearGrid(s, m.args.word!)),
  ],
  final: 'CN-047',
  apply: (s, { args }, ask) => publish(s, normal(args.word ?? ''), countOf(args.number), ask),
  choices: (s) =>
    s.phase === 'clue' ? numbers(s).map((n) => (spoken(s) ? { number: n } : { word: FREE, number: n })) : [],
};

const EACH_COUNT: readonly ClueNumber[] = Array.from({ length: MOST_CELLS + 1 }, (_, n) => n);

/** Every number that a clue may have, whatever options admit of them. */
const numbers = (s: State): readonly ClueNumber[] => [...EACH_COUNT.slice(0, highest(s) + 1), 'unlimited'];

/** The clue: one word and one number, from the spymaster whose turn it is. What a program can't judge is left to people. */
import { FREE, type Made, type Move, type Schema } from '../../kernel/game.ts';
import { fields, text } from '../../kernel/schemas.ts';
import { MOST_CELLS } from './key.ts';
import { rule } from './rules.ts';
import { changed, isPlayed, isSpymaster, left, turnSlot, uncovered, type State } from './state.ts';
import { isHopeless, isOneWord, isPlain, normal } from './word.ts';

interface Clue {
  readonly word: string;
  readonly number: number | string;
}

/** Any number, or a short text such as "unlimited": what it says is a matter of the rules, which have their own words for it. */
const number: Schema<number | string> = {
  read: (input) => (typeof input === 'number' ? input : text(20).read(input)),
};

/** CN-044, CN-045 */
const highest = (s: State): number => (s.setting.options.numberCap === 'grid' ? uncovered(s) : left(s, s.active!));

const EACH_NUMBER: readonly Clue[] = Array.from({ length: MOST_CELLS }, (_, i) => ({ word: FREE, number: i + 1 }));

const isCount = (n: number | string): boolean => typeof n === 'number' && Number.isSafeInteger(n) && n > 0;
const isFree = (m: Made<Clue>): boolean => m.args.word === FREE;

export const giveClue: Move<State, Clue> = {
  args: fields({ word: text(200), number }),
  who: (s) => s.seats,
  slot: turnSlot,
  rules: [
    rule('CN-118', 'game-over', (s) => s.phase !== 'over'),
    rule('CN-035', 'wrong-phase', isPlayed),
    rule('CN-039', 'not-spymaster', (s, m) => isSpymaster(s, m.seat)),
    rule('CN-039', 'not-your-turn', (s, m) => s.spymaster[s.active!] === m.seat),
    // CN-047: also the one way in which a published clue could be changed.
    rule('CN-036', 'wrong-phase', (s) => s.phase === 'clue'),
    rule('CN-132', 'number-not-allowed', (_, m: Made<Clue>) => m.args.number !== 'unlimited'),
    rule('CN-043', 'number-not-allowed', (_, m: Made<Clue>) => m.args.number !== 0),
    rule('CN-043', 'number-invalid', (_, { args }: Made<Clue>) => isCount(args.number)),
    rule('CN-044', 'number-too-large', (s, { args }: Made<Clue>) => (args.number as number) <= highest(s)),
    rule('CN-067', 'word-invalid', (_, m: Made<Clue>) => isFree(m) || !isHopeless(m.args.word)),
    rule('CN-051', 'not-one-word', (_, m: Made<Clue>) => isFree(m) || isOneWord(m.args.word)),
    rule('CN-067', 'needs-ruling', (_, m: Made<Clue>) => isFree(m) || isPlain(m.args.word)),
  ],
  final: 'CN-047',
  // CN-046, CN-048: nothing but word and number, kept for all to see.
  apply: (s, { args }) =>
    changed(s, {
      phase: 'guess',
      guessesMade: 0,
      votes: [],
      history: [...s.history, { team: s.active!, word: normal(args.word), number: args.number as number, covered: [] }],
    }),
  choices: (s) => (s.phase === 'clue' ? EACH_NUMBER.slice(0, highest(s)) : []),
};

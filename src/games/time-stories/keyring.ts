/**
 * The table's vault as the log knows it: who laid the keys, to whom seeds are sealed, and which pads have been handed to whom. A pad is handed
 * when the log entitles to its page. The person who laid the keys hands them alone, and while that person is away all the others together.
 */
import type { Handle, Made, Move, Schema, Seat } from '../../kernel/game.ts';
import { FREE, makeRule, type MakeRule } from '../../kernel/game.ts';
import { fields, optional, sealed, text } from '../../kernel/schemas.ts';
import type { Session } from './session.ts';
import type { Code, RuleId } from './table/rules.ts';

export interface Keyring {
  /** The seat that laid the keys, and can read them all. */
  readonly by: Seat;
  /** Hash on the shelf of what is left of them. */
  readonly item: string;
  readonly root: Handle;
  /** The others, each with the seed that is sealed to them; none where there are fewer than two. */
  readonly others: readonly (readonly [Seat, Handle])[];
  readonly handed: readonly Handed[];
}

export interface Handed {
  readonly by: Seat;
  /** Null: everybody. */
  readonly to: Seat | null;
  /** Blobs. */
  readonly pages: readonly string[];
  /** Their pads in the same order, in one text. */
  readonly pads: Handle | string;
}

const rule: MakeRule<Session, RuleId, Code> = makeRule;

const SEED_SIGNS = 43;

const seed = text(SEED_SIGNS);
const othersOf = (s: Session, author: Seat): readonly Seat[] => s.players.filter((seat) => seat !== author);
const toOther =
  (i: number) =>
  (s: Session, author: Seat): readonly Seat[] =>
    othersOf(s, author).slice(i, i + 1);

export interface Laid {
  readonly keys?: string | undefined;
  readonly root?: Handle | undefined;
  readonly seed0?: Handle | undefined;
  readonly seed1?: Handle | undefined;
  readonly seed2?: Handle | undefined;
}

/** What whoever lays keys says of them: the hash of the shelf, and a seed for each person. */
export const laidFields: Readonly<{
  keys: Schema<string | undefined>;
  root: Schema<Handle | undefined>;
  seed0: Schema<Handle | undefined>;
  seed1: Schema<Handle | undefined>;
  seed2: Schema<Handle | undefined>;
}> = {
  keys: optional(text(64)),
  root: optional(sealed(seed, 'self')),
  seed0: optional(sealed(seed, toOther(0))),
  seed1: optional(sealed(seed, toOther(1))),
  seed2: optional(sealed(seed, toOther(2))),
};

const seedsOf = ({ seed0, seed1, seed2 }: Laid): readonly (Handle | undefined)[] => [seed0, seed1, seed2];

/** All of it or nothing, and a seed for each of the others where they are two or more. Somebody who is left alone goes on with such keys. */
export function isWhole(s: Session, author: Seat, args: Laid): boolean {
  const others = othersOf(s, author);
  const wanted = args.keys === undefined || others.length < 2 ? 0 : others.length;
  const isSeeded = seedsOf(args).every((one, i) => (one !== undefined) === i < wanted);
  if (args.keys === undefined) return args.root === undefined && isSeeded;
  return /^[0-9a-f]{64}$/u.test(args.keys) && args.root !== undefined && isSeeded;
}

/** @param args whole */
export function keyringOf(s: Session, author: Seat, args: Laid): Keyring | undefined {
  if (args.keys === undefined || args.root === undefined) return undefined;
  const seeds = seedsOf(args);
  const others = othersOf(s, author).flatMap((seat, i) => (seeds[i] === undefined ? [] : [[seat, seeds[i]] as const]));
  return { by: author, item: args.keys, root: args.root, others, handed: [] };
}

/** Somebody who has the file lays its keys anew: whoever had laid them is gone, or their device has lost them. */
export const keys: Move<Session, Laid> = {
  args: fields(laidFields),
  who: (s) => s.players,
  rules: [
    rule('TS-323', 'nothing-to-follow', (s) => s.container !== ''),
    rule(
      'TS-323',
      'unknown-thing',
      (s, { seat, args }: Made<Laid>) => args.keys !== undefined && isWhole(s, seat, args),
    ),
  ],
  apply(s, { seat, args }) {
    const keyring = keyringOf(s, seat, args);
    return keyring ? { ...s, keyring } : s;
  },
  choices: () => [{ keys: FREE, root: FREE }],
};

/** Each equation of the shuffle's proof against the one cheat that only it stops (EQ). Both backends. */
import { describe, expect, test } from 'vitest';
import { utf8 } from '../../../src/kernel/bytes.ts';
import type { Cipher, Group } from '../../../src/kernel/secrets/group.ts';
import { EQUATIONS, type Equation } from '../../../src/kernel/secrets/shuffle-verify.ts';
import { GROUPS, keyPair } from '../../helpers/groups.ts';
import { freshSeed, seeded } from '../../helpers/rng.ts';
import { acceptsBut, forge, lockedDeck, mixed, scalar, scaled, type Cheat } from '../../helpers/shuffles.ts';
import { verifyShuffle } from '../../helpers/at-once.ts';

type Name = Equation['name'] | 'th';
type Make = (group: Group, input: readonly Cipher[]) => Cheat;

/** A matrix of whole numbers; as many rows as the deck has cards, the rest as in the identity. */
function matrix(group: Group, n: number, corner: readonly (readonly Uint8Array[])[]): Uint8Array[][] {
  return Array.from({ length: n }, (_, i) =>
    Array.from({ length: n }, (_, j) => corner[i]?.[j] ?? scalar(group, i === j ? 1 : 0)),
  );
}

const half = (group: Group): Uint8Array => group.scalarInvert(scalar(group, 2));

/** Weights to blame: the first is halved and the second doubled, and their product stays. */
const tilted =
  (group: Group) =>
  (u: readonly Uint8Array[]): Uint8Array[] =>
    u.map((x, i) => (i > 1 ? x : group.scalarMul(x, i === 0 ? half(group) : scalar(group, 2))));

/** Rows add up to one, and still cards come out as mixtures of others. */
const blend: Make = (group, input) => {
  const [two, minus] = [scalar(group, 2), scalar(group, -1)];
  const third = group.scalarInvert(scalar(group, 3));
  const [most, least] = [group.scalarMul(two, third), third];
  return {
    matrix: matrix(group, input.length, [
      [two, minus],
      [minus, two],
    ]),
    cards: [
      mixed(group, [most, least], input.slice(0, 2)),
      mixed(group, [least, most], input.slice(0, 2)),
      ...input.slice(2),
    ],
  };
};

const replaced =
  (which: 'a' | 'b'): Make =>
  (group, input) => ({
    matrix: matrix(group, input.length, []),
    cards: input,
    replace(output) {
      output[0] = { ...output[0]!, [which]: group.add(output[0]![which], group.base(scalar(group, 1))) };
    },
  });

const CHEATS: readonly (readonly [equation: Name, cheat: string, make: Make])[] = [
  [
    't1',
    'columns of 2 and ½: cards multiplied',
    (group, input) => {
      const two = scalar(group, 2);
      return {
        matrix: matrix(group, input.length, [
          [two, scalar(group, 0)],
          [scalar(group, 0), half(group)],
        ]),
        cards: [scaled(group, input[0]!, half(group)), scaled(group, input[1]!, two), ...input.slice(2)],
      };
    },
  ],
  ['t2', 'rows that add up to one, but are no permutation: cards mixed', blend],
  ['th', 'the same, its chain jumping to the right product', (group, input) => ({ ...blend(group, input), jump: 1 })],
  [
    't3',
    'weights other than the columns say, chosen afterwards',
    (group, input) => ({
      matrix: matrix(group, input.length, []),
      cards: [scaled(group, input[0]!, scalar(group, 2)), scaled(group, input[1]!, half(group)), ...input.slice(2)],
      claimed: tilted(group),
    }),
  ],
  ['t4a', 'another A', replaced('a')],
  ['t4b', 'another B', replaced('b')],
];

const seed = freshSeed();
const NAMES: readonly Name[] = [...EQUATIONS.map(({ name }) => name), 'th'];

describe.each(GROUPS)(`%s, SEED=${seed}`, (_, group) => {
  const rng = seeded(seed);
  const place = { ctx: utf8('here'), key: keyPair(group, rng).key };
  const input = lockedDeck(group, rng, place.key, ['one', 'two', 'three']);

  test('[S31] EQ: who follows the steps with a permutation is believed', () => {
    const none = scalar(group, 0);
    const one = scalar(group, 1);
    const forged = forge(group, rng, place, input, {
      matrix: [
        [none, one, none],
        [none, none, one],
        [one, none, none],
      ],
      cards: [input[1]!, input[2]!, input[0]!],
    });
    expect(verifyShuffle(group, place, input, forged.output, forged.proof)).toBe(true);
  });

  test.each(CHEATS)('[S31] EQ %s alone stops: %s', (equation, _, make) => {
    const forged = forge(group, rng, place, input, make(group, input));
    expect(verifyShuffle(group, place, input, forged.output, forged.proof)).toBe(false);
    const through = NAMES.filter((skipped) => acceptsBut(skipped, group, place, input, forged));
    expect(through).toEqual([equation]);
  });
});

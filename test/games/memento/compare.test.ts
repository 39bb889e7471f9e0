/** Comparing dice (5.H): cases by hand, and by exhaustion that it is one total order. */
import { expect, test } from 'vitest';
import { compare, sorted, winnerOf, type Hand, type Party } from '../../../src/games/memento/compare.ts';

const hand = (party: Party, ...dice: readonly number[]): Hand => ({ party, dice: sorted(dice) });
const D = (...dice: readonly number[]): Hand => hand('darkness', ...dice);
const L = (...dice: readonly number[]): Hand => hand('lantern', ...dice);
const F = (...dice: readonly number[]): Hand => hand('follower', ...dice);

test('[MM-064] the highest die decides', () => {
  expect(compare(L(9, 1, 1), F(8, 8, 8))).toEqual({ winner: 'lantern', by: 'die', column: 0 });
});

test('[MM-065] equal dice give way to the next ones', () => {
  expect(compare(L(9, 5, 1), F(9, 5, 2))).toEqual({ winner: 'follower', by: 'die', column: 2 });
});

test('[MM-066] where one side has no more dice, the one with more wins', () => {
  expect(compare(D(9, 5), F(9, 5, 1))).toEqual({ winner: 'follower', by: 'count', column: 2 });
});

test('[MM-067, MM-068, MMX-29] where all is equal the Darkness beats both, the Lantern a Follower', () => {
  expect(compare(F(7, 3), L(7, 3))).toEqual({ winner: 'lantern', by: 'rank', column: 2 });
  expect(compare(L(7, 3), D(7, 3)).winner).toBe('darkness');
  for (const other of [L(7, 3), F(7, 3)]) expect(compare(D(7, 3), other).winner).toBe('darkness');
  expect(compare(F(7, 3), D(7, 3)).winner).toBe('darkness');
});

test('[MM-069] sums are nothing', () => {
  expect(compare(D(10), L(9, 9, 9, 9)).winner).toBe('darkness');
});

test('[MM-070] of three the one that beats both others wins', () => {
  expect(winnerOf([D(9, 1), L(9, 2), F(8, 8)])).toBe('lantern');
  expect(winnerOf([F(9, 1), D(9, 1), L(9, 1)])).toBe('darkness');
});

test('[MM-071] no dice lose to any dice', () => {
  expect(compare(D(), L(1)).winner).toBe('lantern');
  expect(compare(L(), F(1)).winner).toBe('follower');
});

test('[MM-073] the order in which dice fell makes no difference', () => {
  expect(compare(L(1, 9, 5), F(9, 1, 4))).toEqual(compare(L(9, 5, 1), F(4, 9, 1)));
});

/** All hands of at most so many dice, highest first. */
function hands(most: number, faces: number): (readonly number[])[] {
  let last: (readonly number[])[] = [[]];
  const all = [...last];
  for (let n = 1; n <= most; n++) {
    last = last.flatMap((dice) =>
      Array.from({ length: dice.at(-1) ?? faces }, (_, face): readonly number[] => [...dice, face + 1]),
    );
    all.push(...last);
  }
  return all;
}
const PARTIES: readonly Party[] = ['darkness', 'lantern', 'follower'];

test('[MM-067] by exhaustion: of two sides of up to six dice one wins, whichever is named first', () => {
  const all = hands(6, 3);
  expect(all).toHaveLength(84);
  for (const a of all)
    for (const b of all)
      for (const [one, other] of [
        [D(...a), L(...b)],
        [D(...a), F(...b)],
        [L(...a), F(...b)],
      ] as const) {
        const there = compare(one, other);
        if (JSON.stringify(there) !== JSON.stringify(compare(other, one))) throw new Error(JSON.stringify([a, b]));
      }
});

test('[MM-070] by exhaustion: with up to six dice each, exactly one of three beats both others, and it is the winner', () => {
  const all = hands(6, 3);
  const of = (party: Party): Hand[] => all.map((dice) => ({ party, dice }));
  const [dark, lantern, follower] = PARTIES.map((party) => of(party)) as [Hand[], Hand[], Hand[]];
  // The winner of each pair, asked once: a ring of three would leave no winner, and that is what transitive means here.
  const beats = (xs: Hand[], ys: Hand[]): boolean[][] => xs.map((x) => ys.map((y) => compare(x, y).winner === x.party));
  const [dl, df, lf] = [beats(dark, lantern), beats(dark, follower), beats(lantern, follower)];
  for (let d = 0; d < all.length; d++)
    for (let l = 0; l < all.length; l++)
      for (let f = 0; f < all.length; f++) {
        const best = PARTIES.filter(
          (_, at) => [dl[d]![l]! && df[d]![f]!, !dl[d]![l]! && lf[l]![f]!, !df[d]![f]! && !lf[l]![f]!][at],
        );
        if (best.length !== 1) throw new Error(JSON.stringify([best, all[d], all[l], all[f]]));
        if ((d + l + f) % 7 === 0 && winnerOf([follower[f]!, dark[d]!, lantern[l]!]) !== best[0])
          throw new Error(JSON.stringify([all[d], all[l], all[f]]));
      }
});

test('[MM-070] by exhaustion: the order of all hands of all parties is transitive', () => {
  const all = PARTIES.flatMap((party) => hands(4, 3).map((dice): Hand => ({ party, dice })));
  const over = all.map((a) =>
    all.map(
      (b) => a !== b && compare(a, b).winner === a.party && !(a.party === b.party && a.dice.join() === b.dice.join()),
    ),
  );
  const isOther = (a: number, b: number): boolean => all[a]!.party !== all[b]!.party;
  for (let a = 0; a < all.length; a++)
    for (let b = 0; b < all.length; b++)
      if (isOther(a, b) && over[a]![b]!)
        for (let c = 0; c < all.length; c++)
          if (isOther(b, c) && isOther(a, c) && over[b]![c]! && !over[a]![c]!) throw new Error(`${a} ${b} ${c}`);
  expect(all.length).toBe(105);
});

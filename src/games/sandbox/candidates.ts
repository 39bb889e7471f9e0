/** Choices of moves that only a person can think of: every field free, one candidate for each way of leaving optional ones out. */
import { FREE } from '../../kernel/game.ts';

/** @param base fields that are always there, free or given */
export function optionals<A>(
  base: Readonly<Record<string, unknown>>,
  may: readonly (keyof A & string)[],
): readonly A[] {
  let all: Readonly<Record<string, unknown>>[] = [base];
  for (const name of may) all = all.flatMap((one) => [one, { ...one, [name]: FREE }]);
  return all as unknown as A[];
}

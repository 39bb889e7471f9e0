/** A group whose work is counted, in multiplications as libsodium takes them: for what must not take long, whatever the machine is busy with. */
import type { Group } from '../../src/kernel/secrets/group.ts';
import { sodiumGroup } from './groups.ts';

/** Twentieths of a multiplication. */
const COSTS: Partial<Record<keyof Group, number>> = { mul: 20, base: 8, add: 4, sub: 4, fromHash: 5, isElement: 1 };

export interface Counted {
  readonly group: Group;
  /** Multiplications since it was last asked. */
  spent(): number;
}

/** @param each called after each operation with what it took */
export function countedGroup(each?: (cost: number) => void): Counted {
  let cost = 0;
  const group = Object.fromEntries(
    Object.entries(sodiumGroup).map(([name, run]: [string, (...args: never[]) => unknown]) => [
      name,
      (...args: never[]): unknown => {
        const one = COSTS[name as keyof Group] ?? 0;
        cost += one;
        each?.(one / 20);
        return run(...args);
      },
    ]),
  ) as unknown as Group;
  return {
    group,
    spent() {
      const was = cost / 20;
      cost = 0;
      return was;
    },
  };
}

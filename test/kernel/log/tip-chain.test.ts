/** The chain under the tip, looked up instead of walked: the same as walking, whichever way the tip turns. */
import { expect, test } from 'vitest';
import { TipChain } from '../../../src/kernel/log/tip-chain.ts';
import type { Stamped } from '../../../src/kernel/log/order.ts';
import { seeded, withSeeds } from '../../helpers/rng.ts';

type Node = Pick<Stamped, 'position' | 'voters'> & { readonly parent: Stamped | undefined };

test('[O23] whatever tip it follows, it knows what lies under it and where each count began', () => {
  withSeeds(30, (seed) => {
    const rng = seeded(seed);
    const counts = [1, 2, 3].map(() => ({}) as Stamped['voters']);
    const node = (parent: Stamped | undefined): Stamped =>
      ({
        parent,
        position: (parent?.position ?? -1) + 1,
        voters: parent && !rng.oneIn(4) ? parent.voters : rng.pick(counts)!,
      }) satisfies Node as unknown as Stamped;
    const all = [node(undefined)];
    for (let i = 0; i < 40; i++) all.push(node(rng.oneIn(5) ? rng.pick(all) : all.at(-1)));
    const chain = new TipChain();
    for (let i = 0; i < 12; i++) {
      const tip = rng.pick(all)!;
      chain.follow(tip);
      const under = new Set<Stamped>();
      for (let at: Stamped | undefined = tip; at; at = at.parent) under.add(at);
      for (const stamped of all) {
        expect(chain.has(stamped)).toBe(under.has(stamped));
        let before: Stamped | undefined = stamped;
        while (before && before.voters === stamped.voters) before = before.parent;
        expect(chain.beforeVoters(stamped)).toBe(under.has(stamped) ? before : undefined);
      }
    }
  });
});

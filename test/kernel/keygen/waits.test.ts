/** Heavy work on keys and cards isn't the page's: the fold waits before it, and goes on to the same state. */
import { expect, test } from 'vitest';
import type { Proofs } from '../../../src/kernel/runs/card-world.ts';
import { doNow } from '../../../src/kernel/runs/card-world.ts';
import { hex } from '../../../src/kernel/bytes.ts';
import { foldEntry } from '../../../src/kernel/fold/step.ts';
import type { Entry } from '../../../src/kernel/journal/entry.ts';
import { KIND } from '../../../src/kernel/journal/entry.ts';
import type { JobKind } from '../../../src/kernel/secrets/job-kinds.ts';
import { jobKey } from '../../../src/kernel/secrets/jobs.ts';
import { CardTable } from '../../helpers/card-bench.ts';
import type { Bench } from '../../helpers/fold-bench.ts';
import { sodiumGroup } from '../../helpers/groups.ts';
import { keepAll, keptTable } from '../../helpers/keygen-bench.ts';

/** Which jobs a bench's fold waits for from now on, each once; all come to what they come to at once. */
function slow(bench: Bench): { readonly waited: JobKind[] } {
  const waited: JobKind[] = [];
  const there = new Set<string>();
  const known: Proofs['known'] = (job) => {
    const key = hex(jobKey(job));
    if (there.has(key)) return doNow(sodiumGroup, job);
    there.add(key);
    waited.push(job.kind);
    return undefined;
  };
  const world = { ...bench.world, known };
  const { fold } = bench;
  bench.fold = (entry: Entry) => {
    const { state } = bench;
    for (let i = 0; i < 9; i++) {
      const folded = foldEntry(world, state, entry);
      if (folded.kind !== 'waits') {
        const atOnce = fold.call(bench, entry);
        expect({ ...atOnce }).toEqual({ ...folded });
        return atOnce;
      }
    }
    throw new Error('waits for ever');
  };
  return { waited };
}

test('[K15] keys are judged and summed up while the page goes on, and come to the same', async () => {
  const bench = await keptTable(3);
  const { waited } = slow(bench);
  await keepAll(bench);
  expect(bench.state.keeping?.set?.keepers).toEqual([0, 1, 2]);
  const each = (kind: JobKind): JobKind[] => [kind, kind, kind];
  expect(waited).toEqual([...each('keep/exchange'), ...each('keep/judge'), 'keep/sum']);
});

test('[K15] a hand key that is told late is judged so too', async () => {
  const bench = await keptTable(3, 2);
  await keepAll(bench);
  bench.put(bench.people[0]!, KIND.start, bench.startBody());
  bench.set((s) => ({ ...s, keeping: { ...s.keeping!, out: { 2: { why: 'silent', times: 9 } } } }));
  bench.sit(bench.people[2]!, 2);
  const { waited } = slow(bench);
  await keepAll(bench);
  expect(Object.keys(bench.state.keeping!.set!.hands)).toEqual(['0', '1', '2']);
  expect(waited).toEqual(['keep/judge']);
});

test('[C34] faces that nobody has met on this page are worked out while it goes on, each once', async () => {
  const t = await CardTable.real(2);
  const { waited } = slow(t.bench);
  const one = await t.deck(['met', 'first', 'here']);
  const other = await t.deck(['met', 'here', 'too']);
  await t.asked(0, { what: 'open', cards: [...one, ...other] });
  expect(t.answers.at(-1)!.faces!.toSorted()).toEqual(['first', 'here', 'here', 'met', 'met', 'too']);
  expect(waited.filter((kind) => kind.startsWith('faces/'))).toEqual(['faces/lock', 'faces/lock']);
});

test('[C28] shares are put together, and what rides in a move is checked, while the page goes on', async () => {
  const t = await CardTable.real(3, 3, 2);
  const deck = await t.deck(['a', 'b', 'c', 'd']);
  const { waited } = slow(t.bench);
  await t.asked(0, { what: 'deal', cards: deck.slice(0, 2), to: 1 });
  await t.asked(0, { what: 'open', cards: deck.slice(2, 3) });
  expect(Object.values(await t.reads(1)).length).toBe(2);
  expect(waited.filter((kind) => kind.endsWith('join'))).toEqual(['convert/join', 'open/join']);
  const body = await t.bringing(1, deck.slice(0, 1), [[deck[1]!, 2]]);
  expect(t.bench.put(t.person(1), KIND.move, body as Uint8Array).kind).toBe('done');
  expect(waited.slice(-4)).toEqual(['open/verify', 'open/join', 'convert/verify', 'convert/join']);
  expect(t.hand(2)).toEqual([deck[1]]);
});

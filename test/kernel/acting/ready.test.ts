/** Passes that are prepared while people sit down: as many as the game says, for one key, each used once. */
import { expect, test } from 'vitest';
import { webRng } from '../../../src/embed/adapters/keys.ts';
import { ReadyDecks } from '../../../src/kernel/acting/ready.ts';
import { unhex } from '../../../src/kernel/bytes.ts';
import type { Game } from '../../../src/kernel/game.ts';
import type { GroupJob } from '../../../src/kernel/secrets/job-kinds.ts';
import { runJob } from '../../../src/kernel/secrets/jobs.ts';
import { CardTable } from '../../helpers/card-bench.ts';
import { directWork } from '../../helpers/group-work.ts';
import { sodiumGroup } from '../../helpers/groups.ts';

const DECKS = [['a', 'b', 'c'], ['x', 'y', 'z'], ['1', '2', '3', '4'], ['one']];
const here = (game: Partial<Game<unknown>>, run = directWork(sodiumGroup, webRng)) =>
  new ReadyDecks({ world: { game: { ...game } as Game<unknown> }, work: run });
const hinting: Partial<Game<unknown>> = { decks: () => DECKS, outcome: () => undefined };

test('[C27] a keeper’s page has a pass ready for each deck that the game names, and uses each once', async () => {
  const t = await CardTable.real(3);
  const ready = here(hinting);
  await ready.look(t.bench.state, 0);
  await ready.look(t.bench.state, 0);
  const { key } = t.kept.set.deck;
  const got = [3, 3, 3, 4, 4, 1].map((n) => ready.take(n, key)?.n);
  expect(got).toEqual([3, 3, undefined, 4, undefined, undefined]);
});

test('[C27] a pass made of it is as good as any', async () => {
  const t = await CardTable.real(2);
  const ready = here(hinting);
  await ready.look(t.bench.state, 0);
  const { key } = t.kept.set.deck;
  const jobs: GroupJob[] = [];
  const run = <J extends GroupJob>(job: J) => (jobs.push(job), Promise.resolve(runJob(sodiumGroup, webRng, job)));
  const { ports } = t.person(0);
  Object.assign(ports, { cards: { ...ports.cards, ready, work: { run } } });
  const { shuffles } = (await t.deck(DECKS[2]), t.cards);
  expect(Object.values(shuffles)).toEqual([{ by: [0, 1], skipped: [] }]);
  expect(jobs.map((job) => [job.kind, 'prepared' in job])).toEqual([['shuffle/prove', true]]);
  expect(ready.take(4, key)).toBeUndefined();
});

test('[C27] what was prepared goes with the key: for other keepers it is made anew', async () => {
  const t = await CardTable.real(3);
  const ready = here(hinting);
  await ready.look(t.bench.state, 0);
  const before = t.kept.set.deck.key;
  const old = ready.take(3, before)!;
  t.keep(t.keepers([0, 1], 2));
  await ready.look(t.bench.state, 0);
  expect(ready.take(3, before)).toBeUndefined();
  expect(ready.take(3, t.kept.set.deck.key)!.key).toEqual(unhex(t.kept.set.deck.key));
  expect(old.key).toEqual(unhex(before));
});

test('[C27] who keeps nothing prepares no pass, and what fails is made when it is needed', async () => {
  const t = await CardTable.real(3, 2);
  const { key } = t.kept.set.deck;
  const other = here(hinting);
  await other.look(t.bench.state, 2);
  const broken = here(hinting, { run: () => Promise.reject(new Error('no')) });
  await broken.look(t.bench.state, 0);
  const silent = here({ outcome: () => undefined });
  await silent.look(t.bench.state, 0);
  expect([other, broken, silent].map((one) => one.take(3, key))).toEqual([undefined, undefined, undefined]);
});

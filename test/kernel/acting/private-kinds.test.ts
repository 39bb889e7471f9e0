/** What a device knows privately: nothing of it is kept outside the registry, and nothing is lost when the table goes on. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { memoryLog } from '../../../src/embed/adapters/store.ts';
import { takeAlong } from '../../../src/kernel/acting/knowledge.ts';
import { ownBid } from '../../../src/kernel/acting/own-bids.ts';
import { PRIVATE_PREFIXES } from '../../../src/kernel/acting/private-prefixes.ts';
import { utf8 } from '../../../src/kernel/bytes.ts';
import { KIND } from '../../../src/kernel/journal/entry.ts';
import type { Bid } from '../../../src/kernel/runs/cards.ts';
import { Bench } from '../../helpers/fold-bench.ts';
import { parlour } from '../../helpers/parlour.ts';

/** Names that hold nothing of a hand: whom a device owes a letter or has told; kinds of duties; what follows a keeper's prefix. */
const OTHERWISE: readonly string[] = ['owe/', 'told/', 'deck/', 'x/', 'escrow/'];

test('[I19] [G5] whatever a device keeps by name in its store is in the registry of what its seat knows', () => {
  const folder = 'src/kernel/acting';
  const named = readdirSync(folder).flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/[`']([a-z]+(?:\/[a-z]+)*\/)(?:\$\{|')/gu)].map(
      ([, prefix]) => prefix!,
    ),
  );
  const kept = [...PRIVATE_PREFIXES, ...OTHERWISE];
  expect(named.length).toBeGreaterThan(8);
  expect([...new Set(named)].filter((name) => !kept.some((prefix) => name.startsWith(prefix)))).toEqual([]);
});

test('[G5] [C19] a device reads again in the next generation what it sealed to the keepers before', async () => {
  const bench = await Bench.playing(parlour as never, 2);
  const [anna] = bench.people;
  const entry = bench.entry(anna!, KIND.move, new Uint8Array());
  const handle = `${entry.hash}/what`;
  const bid = { author: 0, move: 'hide', field: 'what' } as Bid;
  await anna!.ports.store.put(`bid/${entry.session}.${entry.seq}/what`, utf8('"sette"'));
  expect(await ownBid(anna!.ports, handle, bid)).toBe('"sette"');

  const at = { ...bench.state, cards: { ...bench.state.cards, bids: { [handle]: bid } } };
  const store = memoryLog();
  await takeAlong(anna!.ports, at, store);
  const later = { ...anna!.ports, store, world: { ...anna!.ports.world, entry: () => undefined } };
  expect(await ownBid(later, handle, bid)).toBe('"sette"');
  // …and in the one after that.
  const last = memoryLog();
  await takeAlong(later, at, last);
  expect(await ownBid({ ...later, store: last }, handle, bid)).toBe('"sette"');
});

/** A table's first entry is here, and what its page needs to begin isn't at once. */
import { expect, test } from 'vitest';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { fromHex, hex } from '../../../src/kernel/bytes.ts';
import { FirstEntry } from '../../../src/kernel/core/first-entry.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { Journal } from '../../../src/kernel/journal/journal.ts';
import { Notices } from '../../../src/kernel/core/notices.ts';
import { ManualClock } from '../../helpers/clock.ts';
import { Chain, Pen, ROOM, SETTINGS } from '../../helpers/pen.ts';

test('[T8] [D5] a game that couldn’t be fetched is fetched again, and the table begins with nothing else happening', async () => {
  const sodium = await loadSodium();
  const chain = new Chain(new Pen(sodium, 1), 1);
  const clock = new ManualClock();
  let [failures, failed, begun] = [1, 0, 0];
  const first = new FirstEntry({
    arrival: {
      link: { kind: 'play', secret: new Uint8Array(32), founder: fromHex(chain.pen.device) },
      generation: 0,
    },
    journal: new Journal(sodium, hex(ROOM)),
    notices: new Notices(() => undefined),
    game: () =>
      failures-- > 0
        ? Promise.reject(new Error('no line'))
        : Promise.resolve({ id: SETTINGS.game, version: SETTINGS.version } as Game<unknown>),
    hasBegun: () => begun > 0,
    begin: () => begun++,
    clock,
    failed: () => failed++,
  });
  await first.look([chain.table()]);
  expect([failed, begun, first.unplayable]).toEqual([1, 0, false]);
  await clock.pass(5_000);
  expect([failed, begun, first.unplayable]).toEqual([1, 1, false]);
});

test('a table’s game is fetched as soon as its first entry has come, before all else is read; nobody else’s entry fetches any', async () => {
  const [chain, stranger] = [
    new Chain(new Pen(await loadSodium(), 1), 1),
    new Chain(new Pen(await loadSodium(), 2), 2),
  ];
  const asked: string[] = [];
  const first = new FirstEntry({
    arrival: {
      link: { kind: 'play', secret: new Uint8Array(32), founder: fromHex(chain.pen.device) },
      generation: 0,
    },
    journal: undefined as never,
    notices: new Notices(() => undefined),
    game: (id) => {
      asked.push(id);
      return Promise.reject(new Error('no line'));
    },
    hasBegun: () => false,
    begin: () => undefined,
    clock: new ManualClock(),
    failed: () => undefined,
  });
  for (const bytes of [stranger.table().bytes, stranger.hello().bytes, new Uint8Array(300)]) first.foresee(bytes);
  expect(asked).toEqual([]);
  first.foresee(chain.table().bytes);
  expect(asked).toEqual([SETTINGS.game]);
});

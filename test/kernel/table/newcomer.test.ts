/** A page that comes to a running game while its line is slow: it offers no seat of a lobby that is long past. */
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import type { Transport, TransportEvents } from '../../../src/kernel/journal/transport.ts';
import type { TableView } from '../../../src/kernel/view/table-view.ts';
import { feedName } from '../../../src/wire/feed.ts';
import { ManualClock } from '../../helpers/clock.ts';
import { closeAll, everywhere, sitDown } from '../../helpers/evening.ts';
import { Hub } from '../../helpers/hub.ts';
import { parlour } from '../../helpers/parlour.ts';
import { makeDevice, openPage, until } from '../../helpers/tables.ts';

/** A line that brings what the relay has only when it is let, and in pieces. */
class SlowLine {
  readonly #relay = new Y.Doc();
  #doc = new Y.Doc();
  #events!: TransportEvents;
  readonly #hub: { transport(): Transport };

  constructor(hub: { transport(): Transport }) {
    this.#hub = hub;
  }

  transport(): Transport {
    const inner = this.#hub.transport();
    return {
      connect: (doc, room, events) => {
        this.#doc = doc;
        this.#events = events;
        return inner.connect(this.#relay, room, { status: () => {}, blocked: () => {}, garbage: () => {} });
      },
    };
  }

  /** The first items of all feeds. */
  bring(most: number): void {
    const part = new Y.Doc();
    for (const name of this.#relay.share.keys()) {
      part.getArray(feedName(part.clientID)).push(this.#relay.getArray(name).toArray().slice(0, most));
    }
    Y.applyUpdate(this.#doc, Y.encodeStateAsUpdate(part), this);
  }

  /** That was all. */
  end(): void {
    this.#events.status('synced');
  }
}

test('[T15] a newcomer’s page says that the table opens until it has read the game, and offers no seat of the lobby before it', async () => {
  const evening = await sitDown(parlour as never, 2);
  expect(await evening.tables[0]!.start({})).toBeUndefined();
  await everywhere(evening.tables, (v) => v.play !== undefined && v.connection.waiting === 0);
  const clock = new ManualClock();
  const hub = new SlowLine(evening.hub);
  const page = await openPage(await makeDevice(), evening.link, { ...evening.options, hub, clock });
  const phases: TableView['phase'][] = [];
  page.subscribe(() => phases.push(page.view.phase));
  hub.bring(1);
  await clock.pass(1_000);
  await until(page, (v) => v.game.id === parlour.id);
  // Of the second seat this page hasn't heard yet.
  expect(page.view.seats).toEqual([]);
  await until(page, (v) => !v.me.watcher);
  const wanted = page.claim('Carla', 1);
  hub.bring(1_000);
  hub.end();
  await until(page, (v) => v.phase === 'playing');
  expect(new Set(phases)).toEqual(new Set(['opening', 'playing']));
  expect((await wanted)?.code).toBe('seat/taken');
  await page.close();
  await closeAll(evening);
});

test('[T15] where nothing lies under the link that is said when all has been read', async () => {
  const evening = await sitDown(parlour as never, 2);
  const clock = new ManualClock();
  const hub = new SlowLine(new Hub());
  const page = await openPage(await makeDevice(), evening.link, { ...evening.options, hub, clock });
  await clock.pass(1_000);
  expect(page.view.phase).toBe('opening');
  hub.end();
  await until(page, (v) => v.phase === 'empty');
  await page.close();
  await closeAll(evening);
});

test('[T15] where all that comes is known already the page is there as soon as it has read it', async () => {
  const evening = await sitDown(parlour as never, 2);
  const device = await makeDevice();
  const before = await openPage(device, evening.link, evening.options);
  await until(before, (v) => v.seats.length === 2 && v.phase === 'lobby');
  await before.close();
  const hub = new SlowLine(evening.hub);
  const page = await openPage(device, evening.link, { ...evening.options, hub, clock: new ManualClock() });
  await until(page, (v) => v.game.id === parlour.id && !v.me.watcher);
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
  const wanted = page.claim('Carla', 2);
  hub.bring(1_000);
  hub.end();
  await until(page, (v) => v.phase === 'lobby');
  expect(await wanted).toBeUndefined();
  await page.close();
  await closeAll(evening);
});

test('[T15] a newcomer who sits down while the table opens gets a seat that is free at the table as it is', async () => {
  const evening = await sitDown(parlour as never, 2);
  const clock = new ManualClock();
  const hub = new SlowLine(evening.hub);
  const page = await openPage(await makeDevice(), evening.link, { ...evening.options, hub, clock });
  hub.bring(1);
  await clock.pass(1_000);
  await until(page, (v) => v.game.id === parlour.id && !v.me.watcher);
  const wanted = page.claim('Carla');
  hub.bring(1_000);
  hub.end();
  await until(page, (v) => v.phase === 'lobby');
  expect(await wanted).toBeUndefined();
  await until(page, (v) => v.me.seat === 2);
  await page.close();
  await closeAll(evening);
});

/** A page that is loaded anew at a table that has gone on. It is where the others are, and the relay sent it only what it had missed. */
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import type { Game } from '../../../src/kernel/game.ts';
import type { Transport } from '../../../src/kernel/journal/transport.ts';
import { ManualClock } from '../../helpers/clock.ts';
import { agree, closeAll, passUntil, sitDown } from '../../helpers/evening.ts';
import { Hub } from '../../helpers/hub.ts';
import { openPage } from '../../helpers/tables.ts';
import { openHand } from '../../helpers/open-hand.ts';

/** A relay that shows the documents of its pages, in the order of their coming. */
class Watched extends Hub {
  readonly docs: Y.Doc[] = [];
  override transport(): Transport {
    const inner = super.transport();
    return {
      connect: (doc, room, events) => {
        this.docs.push(doc);
        return inner.connect(doc, room, events);
      },
    };
  }

  /** So many entries lie in the document of the page that came last. */
  get last(): number {
    const doc = this.docs.at(-1)!;
    const items = [...doc.share.keys()].flatMap((feed) => doc.getArray(feed).toArray());
    return items.filter((item) => item instanceof Uint8Array).length;
  }
}

test('[J22] a page that is loaded anew is sent what it has missed, and is where the others are', async () => {
  const [clock, hub] = [new ManualClock(), new Watched()];
  const evening = await sitDown(openHand as unknown as Game<never, never>, 3, { options: { clock, hub } });
  const { tables } = evening;
  await passUntil(clock, tables, (v) => v.connection.waiting === 0);
  await clock.pass(10_000);
  await tables[2]!.close();
  for (const name of ['Uno', 'Due']) {
    await tables[1]!.rename(name);
    await passUntil(clock, tables.slice(0, 2), (v) => v.seats[1]?.name === name && v.connection.waiting === 0);
  }
  tables[2] = await openPage(evening.devices[2]!, evening.link, evening.options);
  await passUntil(clock, tables, (v) => v.seats[1]?.name === 'Due' && v.connection.state === 'live');
  expect(tables[2].view.log).toEqual(tables[0]!.view.log);
  const sent = hub.last;
  const all = (await evening.devices[2]!.store.load()).entries.length;
  // Two renamings, their stamps, and what pages say of themselves; not all that the table has.
  expect(sent).toBeGreaterThan(0);
  expect(sent).toBeLessThan(all / 2);
  await agree(evening);
  await closeAll(evening);
});

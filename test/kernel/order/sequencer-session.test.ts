/** The sequencer's role after a reload of the founder's page: a new session, and what the one before it may still do. */
import { describe, expect, test } from 'vitest';
import { memoryLog } from '../../../src/embed/adapters/store.ts';
import { hex, Writer } from '../../../src/kernel/bytes.ts';
import { KIND } from '../../../src/kernel/journal/entry.ts';
import { founderScene } from './founder-scene.ts';

const scene = founderScene();

describe('a new session of the founder', () => {
  test('[O9] opens an epoch above the last, over the last stamp, with all that waited', async () => {
    const page = await scene.page(1).found();
    const [a] = scene.guests(1);
    const hello = a!.hello();
    await page.hear(hello);
    page.replica.close();
    const waited = a!.rename('meanwhile');
    const again = await scene.page(2).reload(waited);
    await again.open();
    const own = again.sent[0]!;
    expect(own.kind).toBe(KIND.hello);
    expect(again.stamps).toMatchObject([{ epoch: 1, first: 2 }]);
    expect(again.stamps[0]!.entries.toSorted()).toEqual([own.hash, waited.hash].toSorted());
    expect(again.order.tip).toMatchObject({ epoch: 1, sequencer: `${again.pen.device}.2` });
  });

  test('[O1] the page before it has no role any more and signs nothing in the new epoch', async () => {
    const page = await scene.page(1).found();
    const [a] = scene.guests(1);
    await page.hear(a!.hello());
    const again = await scene.page(2).reload();
    await again.open();
    const before = page.stamps.length;
    page.acts = false; // the lock is the newer page's
    await page.hear(...again.sent);
    await page.hear(a!.rename('x'));
    page.sequencer.work();
    await scene.clock.pass(0);
    expect(page.stamps).toHaveLength(before);
    expect(page.order.tip!.hash).toBe(again.order.tip!.hash);
    expect(page.order.equivocations).toEqual([]);
  });

  test('[O1] a sequencer whose device has promised a higher epoch stamps nothing more in its own', async () => {
    const page = await scene.page(1).found();
    const [a] = scene.guests(1);
    await page.hear(a!.hello());
    const before = page.stamps.length;
    await page.replica.voter.promise(1, { device: a!.pen.device, session: 1 }, page.order.tip);
    await page.hear(a!.rename('x'));
    // A lone voter goes on, in an epoch above the promised one.
    expect(page.stamps.slice(before).map(({ epoch }) => epoch)).toEqual([2]);
  });

  test('[O27] its promise is stored before the new-epoch stamp is signed, and each session’s epoch lies above it', async () => {
    const page = await scene.page(1).found();
    const events: string[] = [];
    const update = scene.store.update.bind(scene.store);
    scene.store.update = async (key, next) => {
      await update(key, (old) => {
        const made = next(old);
        if (made) events.push(`${key} ${hex(made.subarray(0, 4))}`);
        return made;
      });
    };
    const append = scene.store.append.bind(scene.store);
    scene.store.append = async (rows) => {
      events.push(...rows.map(({ bytes }) => `kind ${bytes[1]}`));
      await append(rows);
    };
    await (await scene.page(2).reload()).open();
    expect(events).toEqual(['vote/0 00000001', `kind ${KIND.hello}`, `kind ${KIND.newEpoch}`]);
    // A page that promised and was gone before anybody heard of it.
    await scene.store.put('vote/0', new Writer().u32(9).raw(new Uint8Array(41)).done());
    const later = await scene.page(3).reload();
    await later.open();
    expect(later.stamps[0]!.epoch).toBe(10);
    expect(page.stamps).toEqual([]);
  });

  test('[O27] where the promise can not be stored nothing is signed; asked again it opens', async () => {
    await scene.page(1).found();
    const again = await scene.page(2).reload();
    const update = scene.store.update.bind(scene.store);
    scene.store.update = () => Promise.reject(new Error('quota'));
    await again.open();
    expect(again.failures).toContainEqual(new Error('quota'));
    expect(again.sent).toEqual([]);
    scene.store.update = update;
    again.replica.look();
    await scene.clock.pass(0);
    expect(again.stamps).toHaveLength(1);
  });

  test('[O11] what an older session stamped and this one heard too late is pending again, and stamped', async () => {
    const page = await scene.page(1).found();
    const [a] = scene.guests(1);
    const hello = a!.hello();
    const log = memoryLog();
    await log.append((await scene.store.load()).entries);
    await page.hear(hello);
    const again = await scene.page(2, { store: log }).reload();
    const update = log.update.bind(log);
    log.update = async (key, next) => {
      log.update = update;
      await update(key, next);
      await again.hear(hello, page.sent.at(-1)!);
    };
    await again.open();
    await scene.clock.pass(100);
    expect(again.order.tip).toMatchObject({ epoch: 1 });
    expect(again.stamps.flatMap(({ entries }) => entries)).toContain(hello.hash);
  });

  test('[O1] while another tab takes the turn a sequencer’s role that is just being opened is not taken', async () => {
    await scene.page(1).found();
    const again = await scene.page(2).reload();
    const append = scene.store.append.bind(scene.store);
    scene.store.append = async (rows) => {
      if (rows.some(({ bytes }) => bytes[1] === KIND.newEpoch)) {
        again.acts = false;
        again.replica.rest();
      }
      await append(rows);
    };
    await again.open();
    expect(again.stamps).toHaveLength(1);
    expect(again.sequencer.isActive).toBe(false);
  });

  test('[O1] whose device has promised a higher epoch opens no lower one', async () => {
    const page = await scene.page(1).found();
    const again = await scene.page(2).reload();
    await again.replica.voter.promise(3, { device: page.pen.device, session: 9 }, again.order.tip, true);
    expect(await again.sequencer.open(1, again.order.root!, [])).toBe(false);
    expect(again.stamps).toEqual([]);
  });

  test('[O1] opening twice at once opens one epoch', async () => {
    await scene.page(1).found();
    const again = await scene.page(2).reload();
    await Promise.all([again.open(), again.open()]);
    expect(again.stamps).toHaveLength(1);
  });
});

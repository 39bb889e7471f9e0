/** Table time as the sequencer counts it, and the empty stamps that a deadline asks for. */
import { describe, expect, test } from 'vitest';
import { memoryLog } from '../../../src/embed/adapters/store.ts';
import { KIND } from '../../../src/kernel/journal/entry.ts';
import { game } from './founder-page.ts';
import { founderScene } from './founder-scene.ts';

const scene = founderScene();

describe('table time', () => {
  test('[O26] goes on from the founding by the own clock, through the time that stamping takes', async () => {
    const page = await scene.page(1).found();
    const [a] = scene.guests(1);
    await scene.clock.pass(1_000);
    await page.hear(a!.hello());
    const append = scene.store.append.bind(scene.store);
    scene.store.append = async (rows) => {
      if (rows[0]!.bytes[1] !== KIND.stamp) return append(rows);
      // A slow disk: between this stamp's time and its arrival a second passes.
      scene.store.append = append;
      await scene.clock.pass(1_000);
      await append(rows);
    };
    await page.hear(a!.rename('1'));
    await scene.clock.pass(1_000);
    await page.hear(a!.rename('2'));
    expect(page.stamps.map(({ time }) => time)).toEqual([1_000, 1_000, 3_000]);
  });

  test('[O26] stands still while nobody is there, and goes on after a reload from the last stamp', async () => {
    const page = await scene.page(1).found();
    const [a] = scene.guests(1);
    await scene.clock.pass(5_000);
    await page.hear(a!.hello());
    page.replica.close();
    await scene.clock.pass(3_600_000);
    const again = await scene.page(2).reload();
    await scene.clock.pass(200);
    await again.open();
    await scene.clock.pass(300);
    await again.hear(a!.rename('x'));
    expect(again.stamps.map(({ time }) => time)).toEqual([5_200, 5_500]);
  });

  test('[O22] it never goes back: an older session’s stamp that was ahead is where it goes on', async () => {
    const page = await scene.page(1).found();
    const [a] = scene.guests(1);
    const hello = a!.hello();
    await scene.clock.pass(60_000);
    await page.hear(hello);
    // The second page's log lacks the stamp; it comes from the relay before the sequencer's role is taken.
    const log = memoryLog();
    const { entries } = await scene.store.load();
    await log.append(entries.slice(0, 1));
    const again = await scene.page(2, { store: log }).reload();
    await again.hear(hello, page.sent.at(-1)!);
    await again.open();
    expect(again.last.time).toBe(60_000);
  });

  test('[O26] it goes on from the own new-epoch stamp where an older one was the tip while that was being stored', async () => {
    const page = await scene.page(1).found();
    const [a] = scene.guests(1);
    const hello = a!.hello();
    const log = memoryLog();
    await log.append((await scene.store.load()).entries);
    await scene.clock.pass(1_000);
    await page.hear(hello);
    const again = await scene.page(2, { store: log }).reload();
    await scene.clock.pass(5_000);
    const append = log.append.bind(log);
    log.append = async (rows) => {
      if (rows.some(({ bytes }) => bytes[1] === KIND.newEpoch)) {
        log.append = append;
        await again.hear(hello, page.sent.at(-1)!);
        expect(again.sequencer.now()).toBe(1_000);
      }
      await append(rows);
    };
    await again.open();
    await scene.clock.pass(300);
    await again.hear(a!.rename('x'));
    expect(again.stamps.map(({ time }) => time)).toEqual([5_000, 5_000, 5_300]);
    expect(again.order.tip).toMatchObject({ time: 5_300 });
  });

  test('[O26] it stands still after 24 days without a stamp, and goes on with the next one', async () => {
    const page = await scene.page(1).found();
    const [a] = scene.guests(1);
    await scene.clock.pass(2 ** 31 + 86_400_000);
    await page.hear(a!.hello());
    await scene.clock.pass(1_000);
    await page.hear(a!.rename('x'));
    expect(page.stamps.map(({ time }) => time)).toEqual([2 ** 31, 2 ** 31 + 1_000]);
  });

  test('[O26] and where the numbers end: the sequencer stamps on', async () => {
    const page = await scene.page(1).found({ time: 2 ** 48 - 501 });
    const [a] = scene.guests(1);
    await scene.clock.pass(1_000);
    await page.hear(a!.hello());
    await scene.clock.pass(1_000);
    await page.hear(a!.rename('x'));
    expect(page.stamps.map(({ time }) => time)).toEqual([2 ** 48 - 1, 2 ** 48 - 1]);
  });

  test('[O25] when a window closes and nobody acts, an empty stamp comes half a second after the deadline', async () => {
    const page = await (await scene.page(1, { game: game(10_000) }).found()).start();
    const before = page.stamps.length;
    await scene.clock.pass(10_499);
    expect(page.stamps).toHaveLength(before);
    await scene.clock.pass(1);
    expect(page.stamps).toHaveLength(before + 1);
    expect(page.last).toMatchObject({ time: 10_500, entries: [], first: page.order.tip!.position });
    expect(page.runner.state.play!.state).toMatchObject({ heard: ['a'] });
    await scene.clock.pass(60_000);
    expect(page.stamps).toHaveLength(before + 1);
  });

  test('[O25] an entry in the half second takes the empty stamp’s place', async () => {
    const page = await (await scene.page(1, { game: game(10_000) }).found()).start();
    const before = page.stamps.length;
    await scene.clock.pass(10_200);
    await page.hear(scene.guests(1)[0]!.hello());
    await scene.clock.pass(60_000);
    expect(page.stamps).toHaveLength(before + 1);
    expect(page.last).toMatchObject({ time: 10_200 });
    expect(page.runner.state.play!.state).toMatchObject({ heard: ['a'] });
  });

  test('[O25] a sequencer that has left stamps nothing more, at a deadline either', async () => {
    const page = await (await scene.page(1, { game: game(10_000) }).found()).start();
    const before = page.stamps.length;
    page.replica.close();
    await scene.clock.pass(60_000);
    await page.hear(scene.guests(1)[0]!.hello());
    expect(page.stamps).toHaveLength(before);
    expect(scene.clock.pending).toBe(0);
  });
});

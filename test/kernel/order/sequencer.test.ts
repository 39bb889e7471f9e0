/** The sequencer's role: what it stamps, when, and what it never signs. */
import { describe, expect, test } from 'vitest';
import { hex } from '../../../src/kernel/bytes.ts';
import { makeMoveBody } from '../../../src/kernel/journal/bodies.ts';
import { KIND } from '../../../src/kernel/journal/entry.ts';
import { Sequencer, type SequencerPorts } from '../../../src/kernel/order/sequencer.ts';
import { firstState } from '../../../src/kernel/state/state.ts';
import { rootOf, SETTINGS } from '../../helpers/pen.ts';
import { founderScene } from './founder-scene.ts';
import { DEVICES, Tree } from './tree.ts';

const scene = founderScene();

describe('stamping', () => {
  test('[O25] each entry is stamped when it arrives, in the order of arrival', async () => {
    const page = await scene.page(1).found();
    const [a, b] = scene.guests(2);
    const entries = [b!.hello(), a!.hello(), b!.rename('b')];
    for (const entry of entries) await page.hear(entry);
    expect(page.stamps.map((stamp) => stamp.entries)).toEqual(entries.map(({ hash }) => [hash]));
    expect(page.stamps.map(({ epoch, first }) => [epoch, first])).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
    ]);
    expect(page.order.tip!.position).toBe(3);
  });

  test('[O25] what comes together is stamped in one go, each after its predecessor', async () => {
    const page = await scene.page(1).found();
    const [a, b] = scene.guests(2);
    const entries = [a!.hello(), b!.hello(), a!.rename('a'), a!.rename('b')];
    await page.hear(...entries);
    expect(page.stamps).toMatchObject([{ first: 1, entries: entries.map(({ hash }) => hash) }]);
  });

  test('[O25] a stamp that couldn’t be made is told of, and made within five seconds', async () => {
    const page = await scene.page(1).found();
    const [a] = scene.guests(1);
    const boom = new Error('boom');
    const write = page.session.write.bind(page.session);
    page.session.write = () => Promise.reject(boom);
    const hello = a!.hello();
    await page.hear(hello);
    expect(page.failures).toEqual([boom]);
    page.session.write = write;
    expect(page.stamps).toEqual([]);
    await scene.clock.pass(5_000);
    expect(page.stamps).toMatchObject([{ entries: [hello.hash] }]);
  });

  test('[O25] at most 256 at a time', async () => {
    const page = await scene.page(1).found();
    const [a] = scene.guests(1);
    await page.hear(a!.hello(), ...Array.from({ length: 599 }, (_, i) => a!.rename(`${i}`)));
    expect(page.stamps.map(({ entries }) => entries.length)).toEqual([256, 256, 88]);
  });

  test('[O25] while more than four a second come, moves wait 40 ms for others; one by one again when it is quiet', async () => {
    const page = await scene.page(1).found();
    const [a] = scene.guests(1);
    const move = () => a!.write(KIND.move, makeMoveBody({ move: 'fly', slot: '', args: {}, attachments: [] }));
    await page.hear(a!.hello());
    for (let i = 0; i < 5; i++) await page.hear(move());
    expect(page.stamps.map(({ entries }) => entries.length)).toEqual([1, 1, 1, 1, 1, 1]);
    const together = [move(), move(), move()];
    await page.hear(together[0]!);
    await scene.clock.pass(25);
    await page.hear(together[1]!, together[2]!);
    await scene.clock.pass(14);
    expect(page.stamps).toHaveLength(6);
    await scene.clock.pass(1);
    expect(page.last).toMatchObject({ entries: together.map(({ hash }) => hash), time: 40 });
    await scene.clock.pass(1_000);
    await page.hear(move());
    expect(page.stamps).toHaveLength(8);
  });

  test('[O25] what a protocol waits for is stamped at once under load, with the moves that were gathered', async () => {
    const page = await scene.page(1).found();
    const [a, b] = scene.guests(2);
    const move = () => a!.write(KIND.move, makeMoveBody({ move: 'fly', slot: '', args: {}, attachments: [] }));
    await page.hear(a!.hello(), b!.hello(), move(), move(), move(), move(), move());
    const gathered = move();
    await page.hear(gathered);
    expect(page.stamps).toHaveLength(1);
    const answer = b!.rename('b');
    await page.hear(answer);
    expect(page.last).toMatchObject({ entries: [gathered.hash, answer.hash] });
    await scene.clock.pass(1_000);
    expect(page.stamps).toHaveLength(2);
  });

  test('[O25] a sequencer that hands over while it gathers leaves the moves to the next', async () => {
    const page = await scene.page(1).found();
    const [a] = scene.guests(1);
    const move = () => a!.write(KIND.move, makeMoveBody({ move: 'fly', slot: '', args: {}, attachments: [] }));
    await page.hear(a!.hello(), move(), move(), move(), move(), move());
    await page.hear(move());
    page.replica.close();
    await scene.clock.pass(1_000);
    expect(page.stamps).toHaveLength(1);
    expect(scene.clock.pending).toBe(0);
  });

  test('[O3] of two entries for one place of a chain one is stamped, and what breaks a rule is stamped all the same', async () => {
    const page = await scene.page(1).found();
    const [a] = scene.guests(1);
    const hello = a!.hello();
    const lie = a!.rename('x', { aside: true });
    const nonsense = a!.write(KIND.move, makeMoveBody({ move: 'fly', slot: '', args: {}, attachments: [] }), {
      aside: true,
    });
    await page.hear(hello, nonsense, lie);
    expect(page.stamps.flatMap(({ entries }) => entries)).toEqual([hello.hash, nonsense.hash]);
    expect(page.runner.refusalOf(nonsense.hash)).toBeDefined();
  });

  test('[O3] void entries, stamps and what is already placed are never stamped', async () => {
    const page = await scene.page(1).found();
    const [a] = scene.guests(1);
    const hello = a!.hello();
    const foreign = a!.stamp(rootOf(page.sent[0]!), [hello]);
    await page.hear(hello, foreign.entry, a!.rename('Eva', { signature: new Uint8Array(64) }));
    await page.hear(hello);
    expect(page.stamps.map(({ entries }) => entries)).toEqual([[hello.hash]]);
  });

  test('[O3] while the fold is behind the last stamp nothing is stamped: what that has placed looks pending still', async () => {
    const tree = new Tree(DEVICES);
    const behind = { at: tree.root, state: firstState(SETTINGS, { device: DEVICES[0]!, sig: '', mail: '' }, 0) };
    tree.stamp(tree.root);
    let due = scene.guests(1).map((chain) => chain.hello());
    let asked = 0;
    const write = (): Promise<undefined> => {
      asked++;
      due = [];
      return Promise.resolve(undefined);
    };
    const sequencer = new Sequencer({
      clock: scene.clock,
      order: tree.order,
      runner: Object.assign(behind, { placeable: () => due }) as unknown as SequencerPorts['runner'],
      session: { number: 1, write } as unknown as SequencerPorts['session'],
      device: DEVICES[0]!,
      promised: () => 0,
      proof: () => undefined,
      failed: (error) => {
        throw error;
      },
    });
    sequencer.takeFirst();
    sequencer.work();
    await scene.clock.pass(1_000);
    expect(asked).toBe(0);
    behind.at = tree.tip;
    sequencer.work();
    await scene.clock.pass(0);
    expect(asked).toBe(1);
  });

  test('[O27] a stamp is in the own log before anybody gets it', async () => {
    const page = await scene.page(1).found();
    const [a] = scene.guests(1);
    const hello = a!.hello();
    const append = scene.store.append.bind(scene.store);
    let stored: string[] = [];
    scene.store.append = async (rows) => {
      expect(page.stamps).toEqual([]);
      await append(rows);
      expect(page.stamps).toEqual([]);
      stored = rows.map(({ hash }) => hex(hash));
    };
    await page.hear(hello);
    expect(stored).toEqual([page.sent.at(-1)!.hash]);
    expect(page.stamps).toHaveLength(1);
  });
});

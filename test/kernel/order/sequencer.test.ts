/** The sequencer's role: what it stamps, when, at what time, and what it never signs. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { memoryLog } from '../../../src/embed/adapters/store.ts';
import { hex, Writer } from '../../../src/kernel/bytes.ts';
import { makeMoveBody } from '../../../src/kernel/journal/bodies.ts';
import { KIND } from '../../../src/kernel/journal/entry.ts';
import { Sequencer, type SequencerPorts } from '../../../src/kernel/order/sequencer.ts';
import type { LogStore, Sodium } from '../../../src/kernel/ports.ts';
import { firstState } from '../../../src/kernel/state/state.ts';
import { ManualClock } from '../../helpers/clock.ts';
import { Chain, Pen, rootOf, SETTINGS } from '../../helpers/pen.ts';
import { type Desk, FounderPage, game } from './founder-page.ts';
import { DEVICES, Tree } from './tree.ts';

let sodium: Sodium;
let clock: ManualClock;
let store: LogStore;
beforeAll(async () => {
  sodium = await loadSodium();
});
beforeEach(() => {
  clock = new ManualClock();
  store = memoryLog();
});

/** A page of the founder's device. */
const pageOf = (session: number, more: Partial<Desk> = {}): FounderPage =>
  new FounderPage({ sodium, clock, store, game: game(), ...more }, session);

const guests = (n: number): Chain[] => Array.from({ length: n }, (_, i) => new Chain(new Pen(sodium, i + 2), 1));

describe('stamping', () => {
  test('[O25] each entry is stamped when it arrives, in the order of arrival', async () => {
    const page = await pageOf(1).found();
    const [a, b] = guests(2);
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
    const page = await pageOf(1).found();
    const [a, b] = guests(2);
    const entries = [a!.hello(), b!.hello(), a!.rename('a'), a!.rename('b')];
    await page.hear(...entries);
    expect(page.stamps).toMatchObject([{ first: 1, entries: entries.map(({ hash }) => hash) }]);
  });

  test('[O25] at most 256 at a time', async () => {
    const page = await pageOf(1).found();
    const [a] = guests(1);
    await page.hear(a!.hello(), ...Array.from({ length: 599 }, (_, i) => a!.rename(`${i}`)));
    expect(page.stamps.map(({ entries }) => entries.length)).toEqual([256, 256, 88]);
  });

  test('[O25] while more than four a second come, moves wait 40 ms for others; one by one again when it is quiet', async () => {
    const page = await pageOf(1).found();
    const [a] = guests(1);
    const move = () => a!.write(KIND.move, makeMoveBody({ move: 'fly', slot: '', args: {}, attachments: [] }));
    await page.hear(a!.hello());
    for (let i = 0; i < 5; i++) await page.hear(move());
    expect(page.stamps.map(({ entries }) => entries.length)).toEqual([1, 1, 1, 1, 1, 1]);
    const together = [move(), move(), move()];
    await page.hear(together[0]!);
    await clock.pass(25);
    await page.hear(together[1]!, together[2]!);
    await clock.pass(14);
    expect(page.stamps).toHaveLength(6);
    await clock.pass(1);
    expect(page.last).toMatchObject({ entries: together.map(({ hash }) => hash), time: 40 });
    await clock.pass(1_000);
    await page.hear(move());
    expect(page.stamps).toHaveLength(8);
  });

  test('[O25] what a protocol waits for is stamped at once under load, with the moves that were gathered', async () => {
    const page = await pageOf(1).found();
    const [a, b] = guests(2);
    const move = () => a!.write(KIND.move, makeMoveBody({ move: 'fly', slot: '', args: {}, attachments: [] }));
    await page.hear(a!.hello(), b!.hello(), move(), move(), move(), move(), move());
    const gathered = move();
    await page.hear(gathered);
    expect(page.stamps).toHaveLength(1);
    const answer = b!.rename('b');
    await page.hear(answer);
    expect(page.last).toMatchObject({ entries: [gathered.hash, answer.hash] });
    await clock.pass(1_000);
    expect(page.stamps).toHaveLength(2);
  });

  test('[O25] a sequencer that hands over while it gathers leaves the moves to the next', async () => {
    const page = await pageOf(1).found();
    const [a] = guests(1);
    const move = () => a!.write(KIND.move, makeMoveBody({ move: 'fly', slot: '', args: {}, attachments: [] }));
    await page.hear(a!.hello(), move(), move(), move(), move(), move());
    await page.hear(move());
    page.replica.close();
    await clock.pass(1_000);
    expect(page.stamps).toHaveLength(1);
    expect(clock.pending).toBe(0);
  });

  test('[O3] of two entries for one place of a chain one is stamped, and what breaks a rule is stamped all the same', async () => {
    const page = await pageOf(1).found();
    const [a] = guests(1);
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
    const page = await pageOf(1).found();
    const [a] = guests(1);
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
    let due = guests(1).map((chain) => chain.hello());
    let asked = 0;
    const write = (): Promise<undefined> => {
      asked++;
      due = [];
      return Promise.resolve(undefined);
    };
    const sequencer = new Sequencer({
      clock,
      order: tree.order,
      runner: Object.assign(behind, { placeable: () => due }) as unknown as SequencerPorts['runner'],
      session: { number: 1, write } as unknown as SequencerPorts['session'],
      device: DEVICES[0]!,
      promised: () => 0,
      proof: () => undefined,
    });
    sequencer.takeFirst();
    sequencer.work();
    await clock.pass(1_000);
    expect(asked).toBe(0);
    behind.at = tree.tip;
    sequencer.work();
    await clock.pass(0);
    expect(asked).toBe(1);
  });

  test('[O27] a stamp is in the own log before anybody gets it', async () => {
    const page = await pageOf(1).found();
    const [a] = guests(1);
    const hello = a!.hello();
    const append = store.append.bind(store);
    let stored: string[] = [];
    store.append = async (rows) => {
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

describe('table time', () => {
  test('[O26] goes on from the founding by the own clock, through the time that stamping takes', async () => {
    const page = await pageOf(1).found();
    const [a] = guests(1);
    await clock.pass(1_000);
    await page.hear(a!.hello());
    const append = store.append.bind(store);
    store.append = async (rows) => {
      if (rows[0]!.bytes[1] !== KIND.stamp) return append(rows);
      // A slow disk: between this stamp's time and its arrival a second passes.
      store.append = append;
      await clock.pass(1_000);
      await append(rows);
    };
    await page.hear(a!.rename('1'));
    await clock.pass(1_000);
    await page.hear(a!.rename('2'));
    expect(page.stamps.map(({ time }) => time)).toEqual([1_000, 1_000, 3_000]);
  });

  test('[O26] stands still while nobody is there, and goes on after a reload from the last stamp', async () => {
    const page = await pageOf(1).found();
    const [a] = guests(1);
    await clock.pass(5_000);
    await page.hear(a!.hello());
    page.replica.close();
    await clock.pass(3_600_000);
    const again = await pageOf(2).reload();
    await clock.pass(200);
    await again.open();
    await clock.pass(300);
    await again.hear(a!.rename('x'));
    expect(again.stamps.map(({ time }) => time)).toEqual([5_200, 5_500]);
  });

  test('[O22] it never goes back: an older session’s stamp that was ahead is where it goes on', async () => {
    const page = await pageOf(1).found();
    const [a] = guests(1);
    const hello = a!.hello();
    await clock.pass(60_000);
    await page.hear(hello);
    // The second page's log lacks the stamp; it comes from the relay before the sequencer's role is taken.
    const log = memoryLog();
    const { entries } = await store.load();
    await log.append(entries.slice(0, 1));
    const again = await pageOf(2, { store: log }).reload();
    await again.hear(hello, page.sent.at(-1)!);
    await again.open();
    expect(again.last.time).toBe(60_000);
  });

  test('[O26] it goes on from the own new-epoch stamp where an older one was the tip while that was being stored', async () => {
    const page = await pageOf(1).found();
    const [a] = guests(1);
    const hello = a!.hello();
    const log = memoryLog();
    await log.append((await store.load()).entries);
    await clock.pass(1_000);
    await page.hear(hello);
    const again = await pageOf(2, { store: log }).reload();
    await clock.pass(5_000);
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
    await clock.pass(300);
    await again.hear(a!.rename('x'));
    expect(again.stamps.map(({ time }) => time)).toEqual([5_000, 5_000, 5_300]);
    expect(again.order.tip).toMatchObject({ time: 5_300 });
  });

  test('[O26] it stands still after 24 days without a stamp, and goes on with the next one', async () => {
    const page = await pageOf(1).found();
    const [a] = guests(1);
    await clock.pass(2 ** 31 + 86_400_000);
    await page.hear(a!.hello());
    await clock.pass(1_000);
    await page.hear(a!.rename('x'));
    expect(page.stamps.map(({ time }) => time)).toEqual([2 ** 31, 2 ** 31 + 1_000]);
  });

  test('[O26] and where the numbers end: the sequencer stamps on', async () => {
    const page = await pageOf(1).found({ time: 2 ** 48 - 501 });
    const [a] = guests(1);
    await clock.pass(1_000);
    await page.hear(a!.hello());
    await clock.pass(1_000);
    await page.hear(a!.rename('x'));
    expect(page.stamps.map(({ time }) => time)).toEqual([2 ** 48 - 1, 2 ** 48 - 1]);
  });

  test('[O25] when a window closes and nobody acts, an empty stamp comes half a second after the deadline', async () => {
    const page = await (await pageOf(1, { game: game(10_000) }).found()).start();
    const before = page.stamps.length;
    await clock.pass(10_499);
    expect(page.stamps).toHaveLength(before);
    await clock.pass(1);
    expect(page.stamps).toHaveLength(before + 1);
    expect(page.last).toMatchObject({ time: 10_500, entries: [], first: page.order.tip!.position });
    expect(page.runner.state.play!.state).toMatchObject({ heard: ['a'] });
    await clock.pass(60_000);
    expect(page.stamps).toHaveLength(before + 1);
  });

  test('[O25] an entry in the half second takes the empty stamp’s place', async () => {
    const page = await (await pageOf(1, { game: game(10_000) }).found()).start();
    const before = page.stamps.length;
    await clock.pass(10_200);
    await page.hear(guests(1)[0]!.hello());
    await clock.pass(60_000);
    expect(page.stamps).toHaveLength(before + 1);
    expect(page.last).toMatchObject({ time: 10_200 });
    expect(page.runner.state.play!.state).toMatchObject({ heard: ['a'] });
  });

  test('[O25] a sequencer that has left stamps nothing more, at a deadline either', async () => {
    const page = await (await pageOf(1, { game: game(10_000) }).found()).start();
    const before = page.stamps.length;
    page.replica.close();
    await clock.pass(60_000);
    await page.hear(guests(1)[0]!.hello());
    expect(page.stamps).toHaveLength(before);
    expect(clock.pending).toBe(0);
  });
});

describe('a new session of the founder', () => {
  test('[O9] opens an epoch above the last, over the last stamp, with all that waited', async () => {
    const page = await pageOf(1).found();
    const [a] = guests(1);
    const hello = a!.hello();
    await page.hear(hello);
    page.replica.close();
    const waited = a!.rename('meanwhile');
    const again = await pageOf(2).reload(waited);
    await again.open();
    const own = again.sent[0]!;
    expect(own.kind).toBe(KIND.hello);
    expect(again.stamps).toMatchObject([{ epoch: 1, first: 2 }]);
    expect(again.stamps[0]!.entries.toSorted()).toEqual([own.hash, waited.hash].toSorted());
    expect(again.order.tip).toMatchObject({ epoch: 1, sequencer: `${again.pen.device}.2` });
  });

  test('[O1] the page before it has no role any more and signs nothing in the new epoch', async () => {
    const page = await pageOf(1).found();
    const [a] = guests(1);
    await page.hear(a!.hello());
    const again = await pageOf(2).reload();
    await again.open();
    const before = page.stamps.length;
    page.acts = false; // the lock is the newer page's
    await page.hear(...again.sent);
    await page.hear(a!.rename('x'));
    page.sequencer.work();
    await clock.pass(0);
    expect(page.stamps).toHaveLength(before);
    expect(page.order.tip!.hash).toBe(again.order.tip!.hash);
    expect(page.order.equivocations).toEqual([]);
  });

  test('[O1] a sequencer whose device has promised a higher epoch stamps nothing more in its own', async () => {
    const page = await pageOf(1).found();
    const [a] = guests(1);
    await page.hear(a!.hello());
    const before = page.stamps.length;
    await page.replica.voter.promise(1, { device: a!.pen.device, session: 1 }, page.order.tip);
    await page.hear(a!.rename('x'));
    // A lone voter goes on, in an epoch above the promised one.
    expect(page.stamps.slice(before).map(({ epoch }) => epoch)).toEqual([2]);
  });

  test('[O27] its promise is stored before the new-epoch stamp is signed, and each session’s epoch lies above it', async () => {
    const page = await pageOf(1).found();
    const events: string[] = [];
    const update = store.update.bind(store);
    store.update = async (key, next) => {
      await update(key, (old) => {
        const made = next(old);
        if (made) events.push(`${key} ${hex(made.subarray(0, 4))}`);
        return made;
      });
    };
    const append = store.append.bind(store);
    store.append = async (rows) => {
      events.push(...rows.map(({ bytes }) => `kind ${bytes[1]}`));
      await append(rows);
    };
    await (await pageOf(2).reload()).open();
    expect(events).toEqual(['vote/0 00000001', `kind ${KIND.hello}`, `kind ${KIND.newEpoch}`]);
    // A page that promised and was gone before anybody heard of it.
    await store.put('vote/0', new Writer().u32(9).raw(new Uint8Array(41)).done());
    const later = await pageOf(3).reload();
    await later.open();
    expect(later.stamps[0]!.epoch).toBe(10);
    expect(page.stamps).toEqual([]);
  });

  test('[O27] where the promise can not be stored nothing is signed; asked again it opens', async () => {
    await pageOf(1).found();
    const again = await pageOf(2).reload();
    const update = store.update.bind(store);
    store.update = () => Promise.reject(new Error('quota'));
    await again.open();
    expect(again.failures).toContainEqual(new Error('quota'));
    expect(again.sent).toEqual([]);
    store.update = update;
    again.replica.look();
    await clock.pass(0);
    expect(again.stamps).toHaveLength(1);
  });

  test('[O11] what an older session stamped and this one heard too late is pending again, and stamped', async () => {
    const page = await pageOf(1).found();
    const [a] = guests(1);
    const hello = a!.hello();
    const log = memoryLog();
    await log.append((await store.load()).entries);
    await page.hear(hello);
    const again = await pageOf(2, { store: log }).reload();
    const update = log.update.bind(log);
    log.update = async (key, next) => {
      log.update = update;
      await update(key, next);
      await again.hear(hello, page.sent.at(-1)!);
    };
    await again.open();
    await clock.pass(100);
    expect(again.order.tip).toMatchObject({ epoch: 1 });
    expect(again.stamps.flatMap(({ entries }) => entries)).toContain(hello.hash);
  });

  test('[O1] while another tab takes the turn a sequencer’s role that is just being opened is not taken', async () => {
    await pageOf(1).found();
    const again = await pageOf(2).reload();
    const append = store.append.bind(store);
    store.append = async (rows) => {
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
    const page = await pageOf(1).found();
    const again = await pageOf(2).reload();
    await again.replica.voter.promise(3, { device: page.pen.device, session: 9 }, again.order.tip, true);
    expect(await again.sequencer.open(1, again.order.root!, [])).toBe(false);
    expect(again.stamps).toEqual([]);
  });

  test('[O1] opening twice at once opens one epoch', async () => {
    await pageOf(1).found();
    const again = await pageOf(2).reload();
    await Promise.all([again.open(), again.open()]);
    expect(again.stamps).toHaveLength(1);
  });
});

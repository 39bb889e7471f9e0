/**
 * Where the time goes before a table of 10,000 entries, half of them stamps, can be drawn. It comes from the own log, where all was
 * verified before, and from the relay, where only the heads of chains are checked. Processor time, step by step; `open.ts` measures the
 * whole.
 */
import process from 'node:process';
import { webRng } from '../../src/embed/adapters/keys.ts';
import { loadSodium } from '../../src/embed/adapters/sodium.ts';
import { hex } from '../../src/kernel/bytes.ts';
import { Runner } from '../../src/kernel/fold/runner.ts';
import { firstState } from '../../src/kernel/state/state.ts';
import type { Game } from '../../src/kernel/game.ts';
import { type Hashed, Journal } from '../../src/kernel/journal/journal.ts';
import { type Entry, signatureOf } from '../../src/kernel/journal/entry.ts';
import { openEntry, sealEntry } from '../../src/kernel/journal/seal.ts';
import { Order } from '../../src/kernel/log/order.ts';
import { seeded } from '../helpers/rng.ts';
import { Chain, Pen, ROOM, rootOf, SETTINGS } from '../helpers/pen.ts';
import { ms, printTable } from './print.ts';
import { toy } from '../kernel/play/toy.ts';

const STAMPS = 5_000;
const ROUNDS = 5;
const sodium = await loadSodium();
const seal = { roomId: ROOM, key: webRng.bytes(32), keyEpoch: 0 };
const sequencer = new Chain(new Pen(sodium, 1), 1);

/** Six devices; every entry has a stamp of its own, as at a table where nobody acts at once. */
function evening(): readonly Entry[] {
  const others = [2, 3, 4, 5, 6].map((n) => new Chain(new Pen(sodium, n), n));
  const genesis = sequencer.table();
  const all = [genesis];
  let at = rootOf(genesis);
  for (let i = 0; i < STAMPS; i++) {
    const chain = others[i % others.length]!;
    chain.seen = at.entry.hash;
    const entry = chain.seq === 0 ? chain.hello() : chain.rename(`Persona ${i}`);
    at = sequencer.stamp(at, [entry]);
    all.push(entry, at.entry);
  }
  return all;
}

const all = evening();
const items = all.map(({ bytes, hash }) => ({ bytes: sealEntry(sodium, webRng, seal, bytes), hash }));
const game = toy() as unknown as Game<unknown>;

interface Round {
  readonly times: Map<string, number>;
  time<T>(what: string, run: () => T): T;
}

function round(): Round {
  const times = new Map<string, number>();
  return {
    times,
    time(what, run) {
      const before = process.cpuUsage();
      const result = run();
      const { user, system } = process.cpuUsage(before);
      times.set(what, (user + system) / 1_000);
      return result;
    },
  };
}

function open(from: 'own log' | 'relay', entries: readonly Hashed[]): ReadonlyMap<string, number> {
  const { times, time } = round();
  const journal = new Journal(sodium, hex(ROOM));
  const order = new Order(journal, sodium, { room: ROOM, generation: 0 });
  const bytes = time('unseal', () =>
    from === 'own log'
      ? entries
      : entries.map(({ bytes: item }) => {
          const opened = openEntry(sodium, seal, item);
          if (!opened.ok) throw new Error(opened.code);
          return { bytes: opened.bytes, hash: hex(sodium.hash(opened.bytes)) };
        }),
  );
  time('journal', () => {
    if (from === 'relay') journal.draw(bytes);
    else for (const one of bytes) journal.load(one.bytes, one.hash);
  });
  time('order', () => {
    order.take([...journal.all()]);
    order.begin(journal.get(all[0]!.hash)!, { time: 0 });
  });
  const founder = { device: sequencer.pen.device, sig: hex(sequencer.pen.sigPk), mail: hex(sequencer.pen.mailPk) };
  time('fold', () => {
    new Runner(game, ROOM, journal, order, order.root!, firstState(SETTINGS, founder, 0)).catchUp();
  });
  if (order.tip?.position !== STAMPS) throw new Error(`only ${order.tip?.position} stamps`);
  return times;
}

const costs = (['own log', 'relay'] as const).map((from) => {
  const shuffled = from === 'own log' ? all.map(({ bytes, hash }) => ({ bytes, hash })) : seeded(1).shuffle(items);
  const rounds = Array.from({ length: ROUNDS }, () => open(from, shuffled));
  const best = (what: string): number => Math.min(...rounds.map((times) => times.get(what)!));
  const steps = [...rounds[0]!.keys()].map(best);
  return [from, ...steps, steps.reduce((sum, step) => sum + step, 0)] as const;
});

// What the same machine takes for what nobody can do faster: 88 µs where the budgets were set.
const { times, time } = round();
const { message, signature } = signatureOf(all[0]!);
time('check', () => {
  for (let i = 0; i < 1_000; i++) sodium.verify(signature, message, sequencer.pen.sigPk);
});
printTable(`what is done before 10,000 entries are drawn, processor time, best of ${ROUNDS}`, [
  ['', 'unseal, hash', 'journal', 'order', 'fold', 'in all', 'budget'],
  ...costs.map(([from, ...steps]) => [from, ...steps.map(ms), '≤ 250 ms']),
  ['a thousand signature checks', '', '', '', '', ms(times.get('check')!), ''],
]);
process.exit(0);

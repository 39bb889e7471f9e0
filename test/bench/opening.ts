/**
 * What a browser does before it can draw a table of 10,000 entries, half of them stamps: from its own log, where all was verified before,
 * and from the relay, where every signature is checked. Budget: unseal, chains and fold ≤ 250 ms in Node; all signatures ≤ 1.5 s.
 *
 *   npx vite build --ssr test/bench/opening.ts --outDir dist-server/bench && node dist-server/bench/opening.js
 */
import process from 'node:process';
import { webRng } from '../../src/embed/adapters/keys.ts';
import { loadSodium } from '../../src/embed/adapters/sodium.ts';
import { hex } from '../../src/kernel/bytes.ts';
import { Runner } from '../../src/kernel/fold/runner.ts';
import { firstState } from '../../src/kernel/fold/state.ts';
import type { Game } from '../../src/kernel/game.ts';
import { Journal } from '../../src/kernel/journal/journal.ts';
import { type Entry, signatureOf } from '../../src/kernel/journal/entry.ts';
import { openEntry, sealEntry } from '../../src/kernel/journal/seal.ts';
import { Order } from '../../src/kernel/order/order.ts';
import { seeded } from '../helpers/rng.ts';
import { Chain, Pen, ROOM, rootOf, SETTINGS } from '../helpers/pen.ts';
import { toy } from '../kernel/play/toy.ts';

const STAMPS = 5_000;
const ROUNDS = 5;
const sodium = await loadSodium();
const seal = { roomId: ROOM, key: webRng.bytes(32), keyEpoch: 0 };
const clerk = new Chain(new Pen(sodium, 1), 1);

/** Six devices; every entry has a stamp of its own, as at a table where nobody acts at once. */
function evening(): readonly Entry[] {
  const others = [2, 3, 4, 5, 6].map((n) => new Chain(new Pen(sodium, n), n));
  const genesis = clerk.table();
  const all = [genesis];
  let at = rootOf(genesis);
  for (let i = 0; i < STAMPS; i++) {
    const chain = others[i % others.length]!;
    chain.seen = at.entry.hash;
    const entry = chain.seq === 0 ? chain.hello() : chain.rename(`Persona ${i}`);
    at = clerk.stamp(at, [entry]);
    all.push(entry, at.entry);
  }
  return all;
}

const all = evening();
const items = all.map(({ bytes }) => sealEntry(sodium, webRng, seal, bytes));
const game = toy() as unknown as Game<unknown>;

type Round = { readonly times: Map<string, number>; time<T>(what: string, run: () => T): T };

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

function open(from: 'own log' | 'relay', entries: readonly Uint8Array[]): ReadonlyMap<string, number> {
  const { times, time } = round();
  const journal = new Journal(sodium, hex(ROOM));
  const order = new Order(journal, sodium, { room: ROOM, generation: 0 });
  const bytes = time('unseal', () =>
    from === 'own log'
      ? entries
      : entries.map((item) => {
          const opened = openEntry(sodium, seal, item);
          if (!opened.ok) throw new Error(opened.code);
          return opened.bytes;
        }),
  );
  time('journal', () => {
    for (const one of bytes)
      if (from === 'own log') journal.load(one);
      else journal.offer(one);
  });
  time('order', () => {
    order.take([...journal.all()]);
    order.begin(journal.get(all[0]!.hash)!, 0);
  });
  const founder = { device: clerk.pen.device, sig: hex(clerk.pen.sigPk), mail: hex(clerk.pen.mailPk) };
  time('fold', () => {
    new Runner(game, ROOM, journal, order, order.root!, firstState(SETTINGS, founder, 0)).catchUp();
  });
  if (order.tip?.position !== STAMPS) throw new Error(`only ${order.tip?.position} stamps`);
  return times;
}

for (const from of ['own log', 'relay'] as const) {
  const shuffled = from === 'own log' ? all.map(({ bytes }) => bytes) : seeded(1).shuffle(items);
  const rounds = Array.from({ length: ROUNDS }, () => open(from, shuffled));
  const best = (what: string): number => Math.min(...rounds.map((times) => times.get(what)!));
  const names = [...rounds[0]!.keys()];
  const row = names.map((what) => `${what} ${best(what).toFixed(0)}`).join('   ');
  console.log(`${from}: ${row}   total ${names.reduce((sum, what) => sum + best(what), 0).toFixed(0)} ms of CPU`);
}

// What the same machine takes for what nobody can do faster: 88 µs where the budgets were set.
const { times, time } = round();
const { message, signature } = signatureOf(all[0]!);
time('check', () => {
  for (let i = 0; i < 1_000; i++) sodium.verify(signature, message, clerk.pen.sigPk);
});
console.log(`one signature check: ${times.get('check')!.toFixed(0)} µs`);

/** Group work in a browser: in a Worker, and on the page where none starts. */
import { expect } from '@open-wc/testing';
import { slicedGroupWork, webGroupWork } from '../../../src/embed/adapters/group-work.ts';
import { loadGroup } from '../../../src/embed/adapters/sodium.ts';
import type { Rng } from '../../../src/kernel/ports.ts';
import type { GroupWork } from '../../../src/kernel/secrets/group-work.ts';
import { cardPoint } from '../../../src/kernel/secrets/card.ts';
import type { Cipher, Group } from '../../../src/kernel/secrets/group.ts';
import { runJob } from '../../../src/kernel/secrets/jobs.ts';

const N = 52;
const rng: Rng = { bytes: (n) => crypto.getRandomValues(new Uint8Array(n)) };

function deck(group: Group): { place: { ctx: Uint8Array; key: Uint8Array }; input: Cipher[] } {
  const key = group.base(group.reduce(rng.bytes(64)));
  const input = Array.from({ length: N }, (_, i) => {
    const r = group.reduce(rng.bytes(64));
    return { a: group.base(r), b: group.add(cardPoint(group, `card ${i}`), group.mul(r, key)) };
  });
  return { place: { ctx: new Uint8Array(3), key }, input };
}

/** Shuffles, and what comes out is checked. */
async function shuffles(group: Group, work: GroupWork): Promise<void> {
  const { place, input } = deck(group);
  const prepared = await work.run({ kind: 'shuffle/prepare', n: N, key: place.key });
  const { output, proof } = await work.run({ kind: 'shuffle/prove', place, input, prepared });
  expect(runJob(group, rng, { kind: 'shuffle/verify', place, input, output, proof })).to.equal(true);
  expect(await work.run({ kind: 'shuffle/verify', place, input, output, proof })).to.equal(true);
  expect(await work.run({ kind: 'shuffle/verify', place, input: output, output, proof })).to.equal(false);
  let refused: unknown;
  await work.run({ kind: 'shuffle/prove', place, input, prepared }).catch((error: unknown) => (refused = error));
  expect(refused).to.be.instanceOf(Error);
}

/** While it runs, nothing is multiplied on the page. */
const idle = (group: Group): Group => ({
  ...group,
  mul: () => {
    throw new Error('multiplied on the page');
  },
});

/** The longest time, in ms, that the page had no turn while this went on. */
async function longestGap(during: () => Promise<unknown>): Promise<number> {
  const { port1, port2 } = new MessageChannel();
  let last = performance.now();
  let longest = 0;
  port1.onmessage = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    port2.postMessage(0);
  };
  port2.postMessage(0);
  await during();
  port1.close();
  return longest;
}

describe('group work', () => {
  it('[S37] shuffles and checks in a Worker, and what was prepared is gone from the page', async () => {
    const group = await loadGroup();
    await shuffles(group, webGroupWork(idle(group), rng));
  });

  it('[S42] checks a pass in several Workers once they are there, where there are cores for them', async () => {
    const group = await loadGroup();
    const { place, input } = deck(group);
    const { Worker } = globalThis;
    const asked: Record<string, number>[] = [];
    try {
      globalThis.Worker = class extends Worker {
        constructor(...args: ConstructorParameters<typeof Worker>) {
          super(...args);
          const kinds: Record<string, number> = {};
          asked.push(kinds);
          const post = super.postMessage.bind(this);
          this.postMessage = (message: unknown, moved?: unknown): void => {
            const { kind } = (message as { readonly question: { readonly kind: string } }).question;
            kinds[kind] = (kinds[kind] ?? 0) + 1;
            post(message, moved as Transferable[]);
          };
        }
      };
      const work = webGroupWork(idle(group), rng, 8);
      const { output, proof } = await work.run({ kind: 'shuffle/prove', place, input });
      const all = (): boolean => asked.length === 4 && asked.every((kinds) => kinds['shuffle/announced']);
      while (!all()) {
        expect(await work.run({ kind: 'shuffle/verify', place, input, output, proof })).to.equal(true);
        expect(await work.run({ kind: 'shuffle/verify', place, input: output, output, proof })).to.equal(false);
      }
      expect(asked[0]!['shuffle/judge']).to.be.greaterThan(0);
    } finally {
      globalThis.Worker = Worker;
    }
  });

  it('[S37] leaves the page its turns while a deck is shuffled', async () => {
    const group = await loadGroup();
    const { place, input } = deck(group);
    const here = slicedGroupWork(group, rng);
    const there = webGroupWork(idle(group), rng);
    // So that the Worker is there.
    await there.run({ kind: 'shuffle/prepare', n: N, key: place.key });
    for (const [name, work] of [
      ['in the Worker', there],
      ['in slices', here],
    ] as const) {
      const gap = await longestGap(() => work.run({ kind: 'shuffle/prove', place, input }));
      console.log(`52 cards ${name}: longest gap on the page ${gap.toFixed(1)} ms`);
      expect(gap).to.be.greaterThan(0);
    }
  });

  it('[S37] does it on the page where no Worker starts, or where it falls over', async () => {
    const group = await loadGroup();
    const { Worker } = globalThis;
    try {
      globalThis.Worker = function refused() {
        throw new DOMException('not here', 'SecurityError');
      } as unknown as typeof Worker;
      await shuffles(group, webGroupWork(group, rng, 8));
      globalThis.Worker = class extends Worker {
        constructor() {
          super(URL.createObjectURL(new Blob(['import "/nothing/here.js"'], { type: 'text/javascript' })), {
            type: 'module',
          });
        }
      };
      for (const cores of [1, 8]) await shuffles(group, webGroupWork(group, rng, cores));
    } finally {
      globalThis.Worker = Worker;
    }
  });
});

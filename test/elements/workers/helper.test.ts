/** Workers that the system ends without a word, by stand-ins; real ones are tested in browsers (`verifier.browser.ts`, `group-work.browser.ts`). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Asked, helper, type Helper } from '../../../src/elements/workers/helper.ts';
import { webStretch } from '../../../src/embed/adapters/stretch.ts';
import { webVerifier } from '../../../src/embed/adapters/verifier.ts';

const IDLE_MS = 2_000;
/** Silent for so long it is given up, for so long it isn't yet. */
const FALLS_MS = 30_000;
const STANDS_MS = 24_000;

/** A Worker that answers each number with its double, until it is mute. */
class Stub {
  static all: Stub[] = [];
  static bornMute = false;
  /** Says so instead of an answer. */
  static failed: string | undefined;
  mute: boolean = Stub.bornMute;
  ended = false;
  onmessage: ((event: { readonly data: unknown }) => void) | undefined;
  onerror: (() => void) | undefined;

  constructor() {
    Stub.all.push(this);
  }

  postMessage({ n, question }: Asked<number>): void {
    if (this.mute) return;
    const data = Stub.failed === undefined ? { n, answer: question * 2 } : { n, failed: Stub.failed };
    queueMicrotask(() => this.onmessage?.({ data }));
  }

  terminate(): void {
    this.ended = true;
  }
}

let doubles: Helper<number, number>;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', Stub);
  Object.assign(Stub, { all: [], bornMute: false, failed: undefined });
  doubles = helper(() => Promise.resolve({ address: 'here' }), IDLE_MS);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[S37] a Worker that is ended without a word is given up after half a minute, and the next question has another', async () => {
  expect(await doubles.ask(2)).toEqual({ answer: 4 });
  Stub.all[0]!.mute = true;
  const both = Promise.all([doubles.ask(3), doubles.ask(4)]);
  await vi.advanceTimersByTimeAsync(FALLS_MS);
  expect(await both).toEqual([undefined, undefined]);
  expect(Stub.all[0]!.ended).toBe(true);
  expect(await doubles.ask(5)).toEqual({ answer: 10 });
  expect(Stub.all.length).toBe(2);
});

test('[S37] one that never answers is waited for once: until it had a rest the page does it', async () => {
  Stub.bornMute = true;
  const first = doubles.ask(1);
  await vi.advanceTimersByTimeAsync(FALLS_MS);
  expect(await first).toBeUndefined();
  expect(await doubles.ask(2)).toBeUndefined();
  expect(Stub.all.length).toBe(1);
  Stub.bornMute = false;
  await vi.advanceTimersByTimeAsync(IDLE_MS);
  expect(await doubles.ask(3)).toEqual({ answer: 6 });
});

test('[S37] one whose code the line holds back is waited for ten seconds, then the page does it', async () => {
  const held = helper<number, number>(() => new Promise(() => undefined), IDLE_MS);
  const answer = held.ask(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await answer).toBeUndefined();
  expect(Stub.all).toEqual([]);
});

test('[S37] a long row of questions isn’t taken for silence, nor is a long rest', async () => {
  await doubles.ask(1);
  const [worker] = Stub.all;
  worker!.mute = true;
  const last = doubles.ask(99);
  for (let i = 0; i < 4; i++) {
    await vi.advanceTimersByTimeAsync(STANDS_MS);
    worker!.onmessage!({ data: { n: -1, answer: undefined } });
  }
  worker!.onmessage!({ data: { n: 1, answer: 198 } });
  expect(await last).toEqual({ answer: 198 });
  worker!.mute = false;
  const kept = helper<number, number>(() => Promise.resolve({ address: 'here' }), 10 * FALLS_MS);
  await kept.ask(1);
  await vi.advanceTimersByTimeAsync(5 * FALLS_MS);
  expect(await kept.ask(2)).toEqual({ answer: 4 });
  expect(Stub.all.length).toBe(2);
});

test('[S37] a machine’s sleep isn’t taken for silence', async () => {
  await doubles.ask(1);
  Stub.all[0]!.mute = true;
  const asked = doubles.ask(2);
  await vi.advanceTimersByTimeAsync(6_000);
  vi.setSystemTime(Date.now() + 3_600_000);
  await vi.advanceTimersByTimeAsync(6_000);
  Stub.all[0]!.onmessage!({ data: { n: 1, answer: 4 } });
  expect(await asked).toEqual({ answer: 4 });
});

test('[J19] signatures are checked on the page where the Worker’s code threw, and where it fell silent', async () => {
  const jobs = [7, 8].map((first) => ({ sig: Uint8Array.of(first), message: new Uint8Array(), pk: new Uint8Array() }));
  const verifier = webVerifier({ verify: (sig) => sig[0] === 7, isGoodSigKey: () => true }, 1);
  Stub.failed = 'no memory';
  expect(await verifier.verify(jobs)).toEqual([true, false]);
  Stub.all[0]!.mute = true;
  const verdicts = verifier.verify(jobs);
  await vi.advanceTimersByTimeAsync(FALLS_MS);
  expect(await verdicts).toEqual([true, false]);
});

test.each(['falls silent', 'has no memory'] as const)(
  '[I34] words are stretched on the page where the Worker %s',
  async (how) => {
    if (how === 'falls silent') Stub.bornMute = true;
    else Stub.failed = 'no memory';
    const key = webStretch(new Uint8Array(32));
    await vi.waitUntil(() => Stub.all.length > 0, { timeout: 60_000 });
    await vi.advanceTimersByTimeAsync(FALLS_MS);
    vi.useRealTimers();
    expect((await key).length).toBe(16);
    expect(Stub.all.map(({ ended }) => ended)).toEqual([true]);
  },
);

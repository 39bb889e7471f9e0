/** How pages come again to a relay that isn't there, in virtual time. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { webTransport } from '../../../src/embed/adapters/transport.ts';
import type { Sodium } from '../../../src/kernel/ports.ts';
import { cleanUp, cleanups } from '../../server/table.ts';
import { roomOf } from './line-page.ts';
import { NOTHING } from './scripted-relay.ts';

let sodium: Sodium;
beforeAll(async () => {
  sodium = await loadSodium();
});
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', WebSocket); // the stock client compares with its constants
});
afterEach(async () => {
  await cleanUp();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The pauses between the tries of a page to which chance gives always the same, in ms. */
async function pauses(chance: number): Promise<number[]> {
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  const tries: number[] = [];
  class Refused {
    onclose: ((event: { readonly code: number }) => void) | undefined;
    constructor() {
      tries.push(performance.now());
      queueMicrotask(() => this.onclose?.({ code: 1006 }));
    }
    close(): void {}
  }
  const events = { status: () => undefined, blocked: () => undefined, garbage: () => undefined };
  const socket = Refused as unknown as typeof globalThis.WebSocket;
  const line = webTransport('ws://here', sodium, { socket }).connect(new Y.Doc(), roomOf(sodium, 1), events);
  cleanups.push(() => line.close());
  await vi.advanceTimersByTimeAsync(80_000);
  return tries.slice(1).map((at, i) => Math.round(at - tries[i]!));
}

test.each([
  [0, [100, 200, 400, 800, 1_600, 3_200, 6_400, 8_000, 8_000]],
  [0.5, [150, 300, 600, 1_200, 2_400, 4_800, 9_600, 12_000, 12_000]],
  [1, [200, 400, 800, 1_600, 3_200, 6_400, 12_800, 16_000, 16_000]],
])('[T16] pages don’t come in step: with the chance %f, pauses of %j', async (chance, expected) => {
  expect((await pauses(chance)).slice(0, expected.length)).toEqual(expected);
});

/** The pauses of a page whose relay lets it in, answers, and ends each connection after so many milliseconds. */
async function pausesAfter(lasting: number): Promise<number[]> {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const begun: number[] = [];
  const ended: number[] = [];
  class Brief {
    onopen: (() => void) | undefined;
    onmessage: ((event: { readonly data: ArrayBuffer }) => void) | undefined;
    onclose: ((event: { readonly code: number }) => void) | undefined;
    readonly readyState = 1;
    readonly bufferedAmount = 0;
    constructor() {
      begun.push(performance.now());
      queueMicrotask(() => {
        this.onopen?.();
        this.onmessage?.({ data: NOTHING.slice().buffer });
        setTimeout(() => {
          ended.push(performance.now());
          this.onclose?.({ code: 1011 });
        }, lasting);
      });
    }
    send(): void {
      queueMicrotask(() => this.onmessage?.({ data: NOTHING.slice().buffer }));
    }
    close(): void {}
  }
  const events = { status: () => undefined, blocked: () => undefined, garbage: () => undefined };
  const socket = Brief as unknown as typeof globalThis.WebSocket;
  const line = webTransport('ws://here', sodium, { socket }).connect(new Y.Doc(), roomOf(sodium, 2), events);
  cleanups.push(() => line.close());
  await vi.advanceTimersByTimeAsync(60_000);
  return begun.slice(1).map((at, i) => Math.round(at - ended[i]!));
}

test('[T16] a relay that lets pages in and ends them at once is come to less and less often', async () => {
  expect((await pausesAfter(50)).slice(0, 7)).toEqual([200, 400, 800, 1_600, 3_200, 6_400, 12_800]);
});

test('[T16] after a connection that has lasted the first pause is short', async () => {
  expect((await pausesAfter(12_000)).slice(0, 4)).toEqual([200, 200, 200, 200]);
});

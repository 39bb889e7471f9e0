/** A relay that sends what none of ours would, through the browser's whole adapter: what comes in its wake is read all the same. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { FLOODED } from '../../../src/kernel/journal/transport.ts';
import type { Sodium } from '../../../src/kernel/ports.ts';
import { feedName } from '../../../src/wire/feed.ts';
import { readFrame, writeRemoved, writeStep1, writeStep2, writeUpdate } from '../../../src/wire/frames.ts';
import { cleanUp, holds } from '../../server/table.ts';
import { ME, OTHER, refused } from '../../wire/refused.ts';
import { append, entry, session } from '../../wire/yjs.ts';
import { openLine, type Page, roomOf } from './line-page.ts';
import { NOTHING, type ScriptedRelay, scriptedRelay } from './scripted-relay.ts';

let sodium: Sodium;
let relay: ScriptedRelay;
let page: Page;
let honest: Y.Doc;

beforeAll(async () => {
  sodium = await loadSodium();
  vi.stubGlobal('WebSocket', WebSocket); // the stock client compares with its constants
});
afterAll(() => void vi.unstubAllGlobals());
beforeEach(async () => {
  // So that the page asks for nothing by itself.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  relay = await scriptedRelay();
  page = openLine(sodium, relay.url, roomOf(sodium, 1));
  honest = session(ME);
  await relay.offered;
  await page.reaches('connected');
});
afterEach(async () => {
  vi.useRealTimers();
  await cleanUp();
});

const entries = (n: number): Uint8Array[] => append(honest, ...Array.from({ length: n }, () => entry(50)));
const live = (updates: readonly Uint8Array[]): void => relay.send(...updates.map(writeUpdate));
const kinds = (): readonly string[] => relay.got.map((bytes) => (readFrame(bytes) as { kind: string }).kind);
const questions = (): number => kinds().filter((kind) => kind === 'step1').length;
/** Resolves when the page has read all that was sent. */
const read = async (): Promise<void> => {
  const before = kinds().filter((kind) => kind === 'step2').length;
  relay.send(writeStep1(new Map()));
  await vi.waitUntil(() => kinds().filter((kind) => kind === 'step2').length > before, { timeout: 60_000 });
};

const frames: readonly (readonly [string, () => Uint8Array])[] = [
  ...refused.map(([what, , make]) => [what, () => writeUpdate(make())] as const),
  ['an answer that deletes', () => writeStep2(refused.find(([, code]) => code === 'wire/deletes')![2]())],
  ['bytes behind the message', () => Uint8Array.of(...writeUpdate(append(session(OTHER), entry(9))[0]!), 0)],
  ['a message of no kind', () => Uint8Array.of(0, 3, 0)],
  ['nothing but a type', () => Uint8Array.of(0)],
];

test.each(frames)('[J20] %s is dropped unread, and what comes after is taken', async (_what, make) => {
  const [first, second, third] = entries(3);
  relay.send(NOTHING, writeUpdate(first!), writeUpdate(second!), make(), writeUpdate(third!));
  await holds(page.doc, 3);
  await read();
  expect(page.said).toEqual(['connecting', 'connected', 'synced', 'garbage']);
  expect(Y.encodeStateAsUpdate(page.doc)).toEqual(Y.encodeStateAsUpdate(honest));
});

test('[J21] a frame of more than any room holds isn’t handed to Yjs; the page hangs up and comes no more', async () => {
  relay.send(NOTHING);
  await page.reaches('synced');
  const from = session(OTHER);
  // At one go: of each by itself Yjs would make an update, and take a hundred times as long.
  from.getArray(feedName(OTHER)).push(Array.from({ length: 25_001 }, () => entry(1)));
  relay.send(writeUpdate(Y.encodeStateAsUpdate(from)));
  await page.reaches(FLOODED);
  expect(page.doc.store.clients.size).toBe(0);
  expect(page.said.at(-1)).toBe(FLOODED);
});

describe('[J20] entries whose predecessors are missing', () => {
  const gaps = (n: number): Uint8Array[] => entries(2 * n).filter((_, i) => i % 2 === 1);

  test('[J20] thousands of them are let go, and what is missing is asked for once in two seconds', async () => {
    const sent = gaps(4_000);
    // A relay that gives back what is said of nobody isn't asked in its stead whether it is there.
    relay.send(NOTHING, writeRemoved([]));
    live(sent);
    await read();
    expect(page.doc.store.pendingStructs).toBeNull();
    expect(questions()).toBe(2); // the first one of a connection and this one
    vi.advanceTimersByTime(2_000);
    live(sent);
    await read();
    expect(questions()).toBe(3);
    relay.send(writeStep2(Y.encodeStateAsUpdate(honest)));
    await holds(page.doc, 8_000);
    expect(page.said).not.toContain('garbage');
  });

  test('[J20] what continues a feed is taken out of the same update; nothing is asked for before the first answer', async () => {
    const [, gap] = entries(2);
    const [good] = append(session(OTHER), entry(9));
    live([Y.mergeUpdates([good!, gap!])]);
    await read();
    expect([...page.doc.store.clients.keys()]).toEqual([OTHER]);
    expect(page.doc.store.pendingStructs).toBeNull();
    expect(questions()).toBe(1);
  });

  test('[J20] an answer with a gap is an answer, and isn’t asked for again', async () => {
    const [, gap] = entries(2);
    relay.send(writeStep2(gap!));
    await page.reaches('synced');
    await read();
    expect(page.doc.store.clients.size).toBe(0);
    expect(page.doc.store.pendingStructs).toBeNull();
    expect(questions()).toBe(1);
  });
});

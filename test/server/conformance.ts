/** What every y-websocket server must do for a table, ours or another's, one process or two on one Redis: stock clients, nothing else. */
import process from 'node:process';
import { afterEach, describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { cleanUp, count, type Guest, guest, holds, synced, write } from './table.ts';

// Each stock client listens for the end of the process.
process.setMaxListeners(0);

/** A server under test, with two doors: the same process twice, or two processes. */
export interface Doors {
  readonly urls: readonly [string, string];
  /** All its processes stop, forget everything, and come back at the same addresses. */
  restartEmpty(): Promise<void>;
  stop(): Promise<void>;
}

const sees = ({ provider: { awareness } }: Guest, present: number): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      const states = [...awareness.getStates().values()].filter((state) => 'name' in state);
      if (states.length !== present) return;
      awareness.off('change', look);
      resolve();
    };
    awareness.on('change', look);
    look();
  });

/** @param start called for each test */
export function conformance(name: string, start: () => Promise<Doors>): void {
  describe(`${name} carries a table`, () => {
    const open = async (): Promise<{ readonly doors: Doors; readonly left: Door; readonly right: Door }> => {
      const doors = await start();
      running = doors;
      const [left, right] = doors.urls.map((url) => ({ url }));
      return { doors, left: left!, right: right! };
    };
    let running: Doors | undefined;
    afterEach(async () => {
      await cleanUp();
      await running?.stop();
      running = undefined;
    });

    test('live, both ways, in one order of each feed', async () => {
      const { left, right } = await open();
      const [a, b] = [guest(left), guest(right)];
      await Promise.all([synced(a), synced(b)]);
      for (let i = 0; i < 50; i++) {
        write(a.doc, i);
        write(b.doc, i);
      }
      await Promise.all([holds(a.doc, 100), holds(b.doc, 100)]);
      expect(Y.encodeStateAsUpdate(a.doc)).toEqual(Y.encodeStateAsUpdate(b.doc));
    });

    test('late: who joins gets all of it', async () => {
      const { left, right } = await open();
      const a = guest(left);
      await synced(a);
      for (let i = 0; i < 500; i++) write(a.doc, i);
      const near = guest(right);
      await holds(near.doc, 500);
      const late = guest(left);
      await synced(late);
      await holds(late.doc, 500);
      expect(Y.encodeStateAsUpdate(late.doc)).toEqual(Y.encodeStateAsUpdate(a.doc));
    });

    test('what was written offline, when it is back', async () => {
      const { left, right } = await open();
      const [a, b] = [guest(left), guest(right)];
      await Promise.all([synced(a), synced(b)]);
      a.provider.disconnect();
      write(a.doc, 1);
      write(b.doc, 2);
      write(a.doc, 3);
      await holds(b.doc, 1);
      a.provider.connect();
      await Promise.all([holds(a.doc, 3), holds(b.doc, 3)]);
    });

    test('after it has forgotten everything, from the browsers, and late ones get it too', async () => {
      const { doors, left, right } = await open();
      const [a, b] = [guest(left), guest(right)];
      for (let i = 0; i < 40; i++) write(i % 2 === 0 ? a.doc : b.doc, i);
      await Promise.all([holds(a.doc, 40), holds(b.doc, 40)]);
      await doors.restartEmpty();
      write(a.doc, 41);
      await holds(b.doc, 41);
      const late = guest(right);
      await holds(late.doc, 41);
    });

    test('twenty-four people, all at once', async () => {
      const { left, right } = await open();
      const all = Array.from({ length: 24 }, (_, i) => guest(i % 2 === 0 ? left : right));
      await Promise.all(all.map((one) => synced(one)));
      for (let i = 0; i < 5; i++) for (const { doc } of all) write(doc, i);
      await Promise.all(all.map(({ doc }) => holds(doc, 120)));
      expect(all.map(({ doc }) => count(doc))).toEqual(all.map(() => 120));
    });

    test('presence: who comes is seen, and who goes', async () => {
      const { left, right } = await open();
      const [a, b] = [guest(left), guest(right)];
      await Promise.all([synced(a), synced(b)]);
      a.provider.awareness.setLocalState({ name: 'Anna' });
      b.provider.awareness.setLocalState({ name: 'Bruno' });
      await Promise.all([sees(a, 2), sees(b, 2)]);
      b.provider.destroy();
      await sees(a, 1);
    });
  });
}

interface Door {
  readonly url: string;
}

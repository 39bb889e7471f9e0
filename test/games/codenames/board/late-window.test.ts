import { expect, test } from 'vitest';
import type { ExplainEvent } from '../../../../src/elements/frame/board.ts';
import { LateWindow } from '../../../../src/games/codenames/board/late-window.ts';

class Host extends EventTarget {
  readonly lang = 'it';
  drawn = 0;
  readonly check = (): undefined => undefined;
  readonly updateComplete: Promise<boolean> = Promise.resolve(true);
  addController(): void {}
  removeController(): void {}
  requestUpdate(): void {
    this.drawn++;
  }
}

test('a window whose code can’t be fetched says so instead of doing nothing, and opens once it can', async () => {
  const host = new Host();
  const told: string[] = [];
  host.addEventListener('tv-explain', (event) => told.push((event as ExplainEvent).refusal.advice));
  let isOffline = true;
  const late = new LateWindow(host, () => (isOffline ? Promise.reject(new TypeError('offline')) : Promise.resolve()));
  late.want('setPictures', {}, 'same-pictures');
  await expect.poll(() => told).toEqual([expect.stringContaining('forse sei senza rete')]);
  expect(late.isOpen).toBe(false);
  isOffline = false;
  late.want('setPictures', {}, 'same-pictures');
  await expect.poll(() => late.isOpen).toBe(true);
  expect(told).toHaveLength(1);
});

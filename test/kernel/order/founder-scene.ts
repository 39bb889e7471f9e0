/** What the tests of the sequencer stand on: pages of the founder's device over one clock and one store, and guests. */
import { beforeAll, beforeEach } from 'vitest';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { memoryLog } from '../../../src/embed/adapters/store.ts';
import type { LogStore, Sodium } from '../../../src/kernel/ports.ts';
import { ManualClock } from '../../helpers/clock.ts';
import { Chain, Pen } from '../../helpers/pen.ts';
import { type Desk, FounderPage, game } from './founder-page.ts';

class FounderScene {
  sodium!: Sodium;
  clock!: ManualClock;
  store!: LogStore;

  /** A page of the founder's device. */
  page(session: number, more: Partial<Desk> = {}): FounderPage {
    const { sodium, clock, store } = this;
    return new FounderPage({ sodium, clock, store, game: game(), ...more }, session);
  }

  guests(n: number): Chain[] {
    return Array.from({ length: n }, (_, i) => new Chain(new Pen(this.sodium, i + 2), 1));
  }
}

/** To be called once in a file; its clock and store are new for each test. */
export function founderScene(): FounderScene {
  const scene = new FounderScene();
  beforeAll(async () => {
    scene.sodium = await loadSodium();
  });
  beforeEach(() => {
    scene.clock = new ManualClock();
    scene.store = memoryLog();
  });
  return scene;
}

/**
 * The page's side of `surface.ts`. A cloth of so many cards, drawn as the free table draws them, and what a frame or an act costs there.
 */
import { css } from 'lit';
import { BackTile } from '../../src/games/sandbox/board/back-tile.ts';
import { pieceStyles } from '../../src/games/sandbox/board/piece-styles.ts';
import '../../src/elements/tv-room.ts';
import '../../src/elements/surface/tv-surface.ts';
import type { PutEvent } from '../../src/elements/surface/events.ts';
import { boxOf, meet, PX_PER_UNIT, type Painter, type Thing } from '../../src/elements/surface/things.ts';
import type { TvSurface } from '../../src/elements/surface/tv-surface.ts';

/** Times in ms by the clock. */
export interface Laid {
  /** Until all that is in sight has been drawn. */
  readonly seen: number;
  readonly inSight: number;
  /** Until all that is near has been. */
  readonly took: number;
  readonly inPage: number;
  /** Turns of the main thread that took more than 50 ms meanwhile. */
  readonly long: readonly number[];
}

export interface SurfaceBench {
  /** Lays so many, and waits until all that is near has been drawn. */
  lay(n: number, spread: number): Promise<Laid>;
  /** One thing of all lies elsewhere: ms of the page's own time until it is drawn there. */
  update(): Promise<number>;
  /** Times between frames, in ms, until `stop`. */
  count(): void;
  stop(): number[];
  choose(n: number): void;
  fit(): void;
  near(): void;
  inPage(): number;
}

const AGREED_MS = 60;
const CARD = { w: 630, h: 880 };

const painter: Painter = {
  styles: css`
    ${pieceStyles}
  `,
  draw(el, { look }) {
    const card = document.createElement('div');
    card.className = look === 'back' ? 'card back' : 'card';
    card.style.fontSize = `${CARD.w * PX_PER_UNIT}px`;
    if (look !== 'back')
      for (const name of ['rank', 'rank turned']) {
        const rank = document.createElement('b');
        rank.className = name;
        rank.textContent = look;
        card.append(rank);
      }
    el.replaceChildren(card);
  },
};

const room = document.body.appendChild(document.createElement('tv-room'));
room.addController(new BackTile(room));
room.style.cssText = 'display:grid;position:fixed;inset:0';
let surface: TvSurface;
let things: Thing[] = [];
const frame = (): Promise<number> => new Promise(requestAnimationFrame);

let at: number[] = [];
let counting = false;
const next = (now: number): void => {
  if (!counting) return;
  at.push(now);
  requestAnimationFrame(next);
};

/** The table agrees to what was put down, as it does over a line. */
const agreed = ({ things: put, by }: PutEvent): void => {
  setTimeout(() => {
    const top = things.reduce((most, { z }) => Math.max(most, z), 0);
    const moved = (thing: Thing): Thing => ({ ...thing, x: thing.x + by.x, y: thing.y + by.y, z: thing.z + top });
    things = things.map((thing) => (put.includes(thing.n) ? moved(thing) : thing));
    surface.things = things;
  }, AGREED_MS);
};

const bench: SurfaceBench = {
  async lay(n, spread) {
    room.replaceChildren();
    surface = document.createElement('tv-surface');
    surface.painter = painter;
    const side = Math.ceil(Math.sqrt(n));
    surface.table = { w: side * spread, h: side * spread };
    things = Array.from({ length: n }, (_, i) => ({
      n: i,
      x: (i % side) * spread + spread / 2,
      y: Math.floor(i / side) * spread + spread / 2,
      ...CARD,
      turn: i % 9 === 0 ? 15 : 0,
      z: i,
      look: i % 3 === 0 ? 'back' : String((i % 13) + 1),
      label: `card ${i}`,
    }));
    surface.addEventListener('tv-surface-put', agreed);
    const begun = performance.now();
    surface.things = things;
    room.append(surface);
    const long: number[] = [];
    const watched = new PerformanceObserver((all) => long.push(...all.getEntries().map(({ duration }) => duration)));
    watched.observe({ type: 'longtask' });
    let [seen, last, inSight] = [0, begun, 0];
    for (let before = -1; surface.inPage !== before || before === 0;) {
      before = surface.inPage;
      await frame();
      await new Promise((resolve) => setTimeout(resolve));
      last = performance.now();
      if (seen > 0 || before <= 0) continue;
      // What is seen comes into the page first.
      inSight = things.filter((thing) => meet(boxOf(thing), surface.inSight)).length;
      if (before >= inSight) seen = last - begun;
    }
    watched.disconnect();
    return { seen, inSight, took: last - begun, inPage: surface.inPage, long };
  },
  async update() {
    const middle = Math.floor(things.length / 2);
    things = things.with(middle, { ...things[middle]!, x: things[middle]!.x + 10 });
    const begun = performance.now();
    surface.things = things;
    await surface.updateComplete;
    return performance.now() - begun;
  },
  count() {
    at = [];
    counting = true;
    requestAnimationFrame(next);
  },
  stop() {
    counting = false;
    return at.slice(1).map((now, i) => now - at[i]!);
  },
  choose: (n) => {
    const { left, right, top, bottom } = surface.inSight;
    const seen = things.filter(({ x, y }) => x > left && x < right && y > top && y < bottom);
    surface.chosen = seen.slice(0, n).map((thing) => thing.n);
  },
  fit: () => surface.fit(),
  near: () => surface.zoomBy(1 / surface.scale),
  inPage: () => surface.inPage,
};
Object.assign(globalThis, { surfaceBench: bench });

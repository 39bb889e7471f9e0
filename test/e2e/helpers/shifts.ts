/** How far a page's content jumps by itself, as Chromium measures it: what one wanted to tap isn't elsewhere the next moment. */
import type { Person } from './house.ts';

export interface Shifts {
  /** Sum of all layout shifts, those after a tap among them: 1 is the whole page by its own height. */
  readonly total: number;
  /** The largest, each with what moved. */
  readonly worst: readonly string[];
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

declare global {
  interface Window {
    shifts?: { value: number; what: string }[];
  }
}

/** From here on. */
export async function watchShifts({ page }: Person): Promise<void> {
  await page.evaluate(() => {
    const seen: { value: number; what: string }[] = (globalThis.window.shifts = []);
    const nameOf = (node: Node | null): string =>
      node instanceof Element ? `${node.localName}.${node.className}` : (node?.parentElement?.localName ?? 'gone');
    const place = ({ x, y, width, height }: DOMRect): string => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        const what = entry.sources.map(
          ({ node, previousRect, currentRect }) => `${nameOf(node)} ${place(previousRect)} > ${place(currentRect)}`,
        );
        seen.push({ value: entry.value, what: what.join('; ') });
      }
    }).observe({ type: 'layout-shift' });
  });
}

export async function shiftsOf({ page }: Person): Promise<Shifts> {
  const all = await page.evaluate(() => globalThis.window.shifts ?? []);
  return {
    total: all.reduce((sum, { value }) => sum + value, 0),
    worst: all
      .toSorted((a, b) => b.value - a.value)
      .slice(0, 6)
      .map(({ value, what }) => `${value.toFixed(3)} ${what}`),
  };
}

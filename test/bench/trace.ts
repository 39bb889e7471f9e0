/**
 * What a page's threads do while something happens, from the browser's own trace. Processor time of script, style, layout and paint on the
 * main thread, each without what lies inside it, and of raster on its helpers. Other work of the machine is not counted.
 */
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import type { Browser, Page } from 'playwright-core';

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'];

/** Kinds of work, and what the trace calls them. */
const KINDS = {
  script: ['EventDispatch', 'FunctionCall', 'FireAnimationFrame', 'RunMicrotasks', 'TimerFire', 'MinorGC', 'MajorGC'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'HitTest', 'Paint', 'Layerize', 'Commit'],
  raster: ['RasterTask', 'ImageDecodeTask'],
} as const;

export type Kind = keyof typeof KINDS;
export const KIND_NAMES: readonly Kind[] = Object.keys(KINDS) as Kind[];

/** Milliseconds of processor time. */
export type Costs = Readonly<Record<Kind, number>>;

/** As the browser writes it; times in µs, `tdur` of the processor. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

const kindOf: ReadonlyMap<string, Kind> = new Map(
  KIND_NAMES.flatMap((kind) => KINDS[kind].map((name): [string, Kind] => [name, kind])),
);

/** Adds what one thread did. */
function addThread(events: readonly TraceEvent[], costs: Record<Kind, number>): void {
  const open: { readonly end: number; readonly kind: Kind }[] = [];
  for (const { name, ts, dur = 0, tdur = dur } of events.toSorted(
    (a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0),
  )) {
    const kind = kindOf.get(name);
    if (!kind) continue;
    while (open.length > 0 && open.at(-1)!.end <= ts) open.pop();
    const outer = open.at(-1);
    if (outer) costs[outer.kind] -= tdur / 1_000;
    costs[kind] += tdur / 1_000;
    open.push({ end: ts + dur, kind });
  }
}

/**
 * With `TRACE=<path>` in the environment the trace is left there, for the browser's own tools to show.
 *
 * @param what happens meanwhile
 */
export async function traced(browser: Browser, page: Page, what: () => Promise<unknown>): Promise<Costs> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await what();
  const text = String(await browser.stopTracing());
  if (process.env['TRACE']) writeFileSync(process.env['TRACE'], text);
  const { traceEvents } = JSON.parse(text) as { readonly traceEvents: readonly TraceEvent[] };
  const threads = new Map<string, TraceEvent[]>();
  for (const event of traceEvents) {
    const thread = `${event.pid} ${event.tid}`;
    const events = threads.get(thread) ?? [];
    if (event.ph === 'X') events.push(event);
    threads.set(thread, events);
  }
  const costs: Record<Kind, number> = { script: 0, style: 0, layout: 0, paint: 0, raster: 0 };
  for (const events of threads.values()) addThread(events, costs);
  return costs;
}

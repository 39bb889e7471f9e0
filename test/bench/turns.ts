/**
 * How long the turns of a browser's pages last in time of their own threads, by Chromium's tracing. What other programs take of the machine
 * doesn't count. With samples it says what the time went into.
 */
import type { Browser, CDPSession } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly id?: string;
  /** µs of the wall clock; `dur` too. */
  readonly ts: number;
  readonly dur?: number;
  /** µs of the thread. */
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly data?: Chunk };
}
interface Chunk {
  readonly startTime?: number;
  readonly cpuProfile?: { readonly nodes?: readonly ProfileNode[]; readonly samples?: readonly number[] };
  readonly timeDeltas?: readonly number[];
}
interface ProfileNode {
  readonly id: number;
  readonly parent?: number;
  readonly callFrame: { readonly functionName: string; readonly url?: string; readonly lineNumber?: number };
}

/** One turn of a page. */
export interface Turn {
  /** The process of the page. */
  readonly page: number;
  /** Of its own thread. */
  readonly ms: number;
  readonly wallMs: number;
  /** Milliseconds of `ms` by function, at the top of the stack and anywhere in it. */
  readonly self: ReadonlyMap<string, number>;
  readonly within: ReadonlyMap<string, number>;
}

const TURNS = 'disabled-by-default-devtools.timeline';
const SAMPLES = 'disabled-by-default-v8.cpu_profiler';
/** Only these have their samples looked at. */
const LONG_MS = 4;

export async function startTurns(browser: Browser, samples: boolean): Promise<{ stop(): Promise<readonly Turn[]> }> {
  const session: CDPSession = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  const includedCategories = samples ? [TURNS, SAMPLES] : [TURNS];
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories, excludedCategories: ['*'] },
  });
  return {
    async stop() {
      const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
      await session.send('Tracing.end');
      await complete;
      await session.detach();
      return turnsOf(events);
    },
  };
}

/** Of all pages, the longest first. */
function turnsOf(events: readonly TraceEvent[]): Turn[] {
  const pages = new Set(
    events.filter((one) => one.name === 'thread_name' && one.args.name === 'CrRendererMain').map(threadOf),
  );
  const samples = samplesOf(events);
  // Beginning to take samples has a turn of its own, and a long one.
  const begun = events.filter(({ name }) => name === 'Profile');
  return events
    .filter((one) => one.name === 'RunTask' && one.ph === 'X' && pages.has(threadOf(one)) && !begun.some(isIn(one)))
    .map((one) => {
      const [ms, wallMs] = [(one.tdur ?? 0) / 1_000, (one.dur ?? 0) / 1_000];
      const during = ms < LONG_MS ? [] : (samples.get(threadOf(one)) ?? []);
      const inside = during.filter(({ at }) => at >= one.ts && at <= one.ts + (one.dur ?? 0));
      return { page: one.pid, ms, wallMs, ...spent(inside, ms) };
    })
    .toSorted((a, b) => b.ms - a.ms);
}

const isIn =
  (turn: TraceEvent) =>
  ({ pid, tid, ts }: TraceEvent): boolean =>
    pid === turn.pid && tid === turn.tid && ts >= turn.ts && ts <= turn.ts + (turn.dur ?? 0);

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;

interface Sample {
  readonly at: number;
  /** Names of the functions, from the top of the stack down. */
  readonly stack: readonly string[];
}

function samplesOf(events: readonly TraceEvent[]): Map<string, Sample[]> {
  const out = new Map<string, Sample[]>();
  for (const begun of events.filter(({ name }) => name === 'Profile')) {
    const nodes = new Map<number, ProfileNode>();
    const samples: Sample[] = [];
    let at = begun.args.data?.startTime ?? begun.ts;
    for (const { name, pid, id, args } of events) {
      if (name !== 'ProfileChunk' || pid !== begun.pid || id !== begun.id) continue;
      const { cpuProfile, timeDeltas } = args.data ?? {};
      for (const node of cpuProfile?.nodes ?? []) nodes.set(node.id, node);
      for (const [i, node] of (cpuProfile?.samples ?? []).entries()) {
        at += timeDeltas?.[i] ?? 0;
        samples.push({ at, stack: stackOf(nodes, node) });
      }
    }
    const thread = threadOf(begun);
    out.set(thread, [...(out.get(thread) ?? []), ...samples]);
  }
  return out;
}

function stackOf(nodes: ReadonlyMap<number, ProfileNode>, top: number): string[] {
  const out: string[] = [];
  for (let node = nodes.get(top); node; node = node.parent === undefined ? undefined : nodes.get(node.parent)) {
    const { functionName, url = '', lineNumber = 0 } = node.callFrame;
    out.push(
      `${functionName || '(anonymous)'} ${url.replace(/^.*?\/\/[^/]*\//, '').replace(/\?.*$/, '')}:${lineNumber + 1}`,
    );
  }
  return out;
}

/** The time by the number of samples: how long each lasted on the wall says more of other programs. */
function spent(samples: readonly Sample[], ms: number): Pick<Turn, 'self' | 'within'> {
  const [self, within] = [new Map<string, number>(), new Map<string, number>()];
  const each = ms / Math.max(1, samples.length);
  for (const { stack } of samples) {
    self.set(stack[0]!, (self.get(stack[0]!) ?? 0) + each);
    for (const name of new Set(stack)) within.set(name, (within.get(name) ?? 0) + each);
  }
  return { self, within };
}

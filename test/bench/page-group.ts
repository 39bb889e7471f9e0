/**
 * How much group work the page's own thread does. Every operation of its `Group` is counted, those of a Worker are not, as it has modules
 * of its own. What is done between two turns of the page is one piece. Times are reckoned by what each operation takes where nobody is in
 * its way. So they say nothing of what else the machine has to do.
 */
import { readyRistretto } from '../../src/embed/adapters/ristretto.ts';

export interface GroupTurns {
  /** The longest piece, ms. */
  readonly longest: number;
  /** All of it, ms. */
  readonly total: number;
}

type Operation = (...args: readonly Uint8Array[]) => unknown;

const BATCH = 16;
const BATCHES = 12;

let turn = 0;
let longest = 0;
let total = 0;

const { port1, port2 } = new MessageChannel();
port1.onmessage = (): void => {
  turn = 0;
};

function note(ms: number): void {
  // Never before the turn is over: what others do until then counts too.
  if (turn === 0) port2.postMessage(0);
  turn += ms;
  total += ms;
  longest = Math.max(longest, turn);
}

/** Milliseconds, of the quickest batch. */
function costOf(run: Operation, args: readonly Uint8Array[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (let batch = 0; batch < BATCHES; batch++) {
    const start = performance.now();
    for (let i = 0; i < BATCH; i++) run(...args);
    best = Math.min(best, (performance.now() - start) / BATCH);
  }
  return best;
}

/** From now on. */
export async function countGroup(): Promise<void> {
  const group = await readyRistretto();
  const wide = Uint8Array.from({ length: 64 }, (_, i) => i + 1);
  const [scalar, point] = [group.reduce(wide), group.fromHash(wide)];
  const args: { readonly [K in keyof typeof group]: readonly Uint8Array[] } = {
    isElement: [point],
    isScalar: [scalar],
    base: [scalar],
    mul: [scalar, point],
    add: [point, point],
    sub: [point, point],
    fromHash: [wide],
    reduce: [wide],
    scalarAdd: [scalar, scalar],
    scalarSub: [scalar, scalar],
    scalarMul: [scalar, scalar],
    scalarInvert: [scalar],
  };
  const operations = group as unknown as Record<string, Operation>;
  for (const [name, given] of Object.entries(args)) {
    const run = operations[name]!;
    const cost = costOf(run, given);
    operations[name] = (...all) => {
      note(cost);
      return run(...all);
    };
  }
}

/** What there was since the last call. */
export function groupTurns(): GroupTurns {
  const was = { longest, total };
  longest = turn = total = 0;
  return was;
}

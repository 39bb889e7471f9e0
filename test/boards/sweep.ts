/**
 * Compares the trees of many pairs of worlds of one table, several at once on one page. As they are drawn, and again where there is
 * something that the screen's person opens for reading. Of some pairs the boards of somebody who sees the difference are drawn as well.
 */
import type { BoardProps } from '../../src/elements/frame/board.ts';
import type { Swept } from './asked.ts';
import { letSlip } from './careless.ts';
import type { CarelessWay } from './careless-ways.ts';
import { drawn, type Drawn } from './drawn.ts';
import { within } from './glance.ts';
import type { Later } from './many.ts';
import { opened } from './opened.ts';
import type { Pair, Worlds } from './pairs.ts';
import { allSettled } from './settled.ts';
import { nameless } from './written.ts';

/** Pairs that are drawn at once, or a few more. */
const AT_ONCE = 12;
/** Of so many pairs others' boards of one are drawn too. */
const SAMPLE = 40;
/** Of so many times one is laid out. */
const LAID_OUT = 8;

/** A pair whose trees differ. */
export interface Suspect {
  readonly pair: Pair;
  /** Whether it was opened for reading before. */
  readonly read: boolean;
  /** Where they differ first. */
  readonly where: string;
}

export interface How extends Omit<Drawn, 'as'> {
  readonly seed: number;
  /** At most so many pairs. */
  readonly most: number;
  readonly fits: (pair: Pair) => boolean;
  readonly slips?: CarelessWay | undefined;
}

type Found = Omit<Swept, 'suspects'> & { readonly suspects: readonly Suspect[] };

export async function sweep(later: readonly Later[], how: How): Promise<Found> {
  const phases = new Map<string, number>();
  const suspects: Suspect[] = [];
  const rest = [...later];
  let [pairs, laidOut, sampled, shown] = [0, 0, 0, 0];
  for (let n = how.seed; rest.length > 0 && pairs < how.most; n++) {
    const now: Pair[] = [];
    while (rest.length > 0 && now.length < AT_ONCE) now.push(...rest.shift()!().filter(how.fits));
    now.splice(how.most - pairs);
    const sample = now.filter((_, i) => (pairs + i) % SAMPLE === 0).map(({ others }) => others());
    pairs += now.length;
    for (const { phase } of now) phases.set(phase, (phases.get(phase) ?? 0) + 1);
    const as = n % LAID_OUT === 0 ? 'laid out' : 'there';
    if (as === 'laid out') laidOut += now.length;

    const all = [...now.map(({ worlds }) => worlds), ...sample];
    const handed = [...new Set(all.flatMap(({ one, other }) => [one, other]))];
    const boards = drawn({ ...how, as }, handed);
    const texts = await looked(boards, how.slips);
    const closed = differing(handed, texts);
    const open = how.slips === undefined ? differing(handed, await read(boards, texts)) : closed;
    for (const pair of now) {
      const [early, late] = [closed(pair.worlds), open(pair.worlds)];
      if (early || late) suspects.push({ pair, read: early === '', where: early || late });
    }
    sampled += sample.length;
    shown += sample.filter((worlds) => open(worlds) !== '').length;
  }
  return { pairs, laidOut, phases: [...phases], sampled, shown, suspects };
}

/** @returns where the boards that were handed one and the other world differ first; '' where they don't */
function differing(handed: readonly BoardProps[], texts: readonly string[]): (worlds: Worlds) => string {
  const text = new Map(handed.map((props, i) => [props, texts[i]!]));
  return (worlds) => {
    const [one, other] = [text.get(worlds.one)!, text.get(worlds.other)!];
    if (one === other) return '';
    const [first, second] = [nameless(one), nameless(other)];
    if (first === second) return '';
    let at = 0;
    while (first[at] === second[at]) at++;
    const near = (all: string): string => all.slice(Math.max(0, at - 80), at + 80);
    return `…${near(first)} in one world, …${near(second)} in the other`;
  };
}

async function looked(boards: readonly HTMLElement[], slips: CarelessWay | undefined): Promise<readonly string[]> {
  const texts = await allSettled(boards);
  if (slips === undefined) return texts;
  for (const board of boards) letSlip(slips, board);
  return allSettled(boards);
}

/** @param texts of the boards before @returns and once all is opened that there is to open */
async function read(boards: readonly HTMLElement[], texts: readonly string[]): Promise<readonly string[]> {
  const touched: HTMLElement[] = [];
  for (const board of boards) if (await opened(board, () => within([board], 'button'))) touched.push(board);
  const now = await allSettled(touched);
  return boards.map((board, i) => (touched.includes(board) ? now[touched.indexOf(board)]! : texts[i]!));
}

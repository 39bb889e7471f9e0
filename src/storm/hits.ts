/** What a visitor can do to the table, with its name in the address: faults that last until they are mended, and lies. */
import type { Page } from '../sim/device.ts';
import { deaf, forge, type Lie, move, stamps, twice } from './lies.ts';
import type { StormTable } from './table.ts';

export const HITS = [
  'sleep',
  'wake',
  'stop',
  'start',
  'wipe',
  'cut',
  'mend',
  'slow',
  'quick',
  'move',
  'twice',
  'forge',
  'stamps',
  'deaf',
] as const;
export type Hit = (typeof HITS)[number];

/** A hit, and the seat it is done to, where it is done to somebody. */
export interface Done {
  readonly hit: Hit;
  readonly seat?: number;
  readonly lie?: Lie;
}

/** One way, of a line that was slowed down. */
const SLOW_MS = 1_500;
/** Until a relay that has forgotten everything runs again. */
const EMPTY_MS = 500;

/** Seat of the session whose stamps count, as the page that is furthest has it; −1: nobody's. */
export function sequencerOf(table: StormTable): number {
  const { tip } = furthest(table)?.inside.order ?? {};
  return tip ? table.devices.findIndex(({ id }) => tip.sequencer.startsWith(id)) : -1;
}

/** Of the pages that are awake the one that knows most. */
export function furthest(table: StormTable): Page | undefined {
  const rank = ({ inside }: Page): readonly number[] => {
    const { tip } = inside.order ?? {};
    return [tip?.epoch ?? -1, tip?.position ?? -1];
  };
  return table.pages
    .filter(({ asleep }) => !asleep)
    .toSorted((a, b) => rank(b)[0]! - rank(a)[0]! || rank(b)[1]! - rank(a)[1]!)[0];
}

/** @param seat who is meant, where the visitor has chosen somebody @returns what was done; nothing where it can't be */
export function strike(table: StormTable, hit: Hit, seat: number): Done | undefined {
  const { network, schedule } = table.world;
  const { devices } = table;
  const page = devices[seat]?.page;
  const told = (lie: Lie | undefined): Done | undefined => lie && { hit, seat: lie.seat, lie };
  switch (hit) {
    case 'sleep': {
      const who = sequencerOf(table);
      const its = devices[who]?.page;
      if (!its || its.asleep) return undefined;
      its.sleep();
      network.cut(who);
      return { hit, seat: who };
    }
    case 'wake':
      for (const { index, page: its } of devices.filter((one) => one.page?.asleep)) {
        network.rejoin(index);
        its!.wake();
      }
      return { hit };
    case 'stop':
      if (network.isRunning) network.stop();
      return { hit };
    case 'start':
      network.start();
      return { hit };
    case 'wipe':
      if (!network.isRunning) return undefined;
      network.stop();
      schedule.in(EMPTY_MS, () => network.start(true));
      return { hit };
    case 'cut':
      network.cut(seat);
      return { hit, seat };
    case 'mend':
      network.rejoin(seat);
      return { hit, seat };
    case 'slow':
    case 'quick':
      network.slow(seat, hit === 'slow' ? SLOW_MS : 0);
      return { hit, seat };
    case 'move':
      return told(page && move(page));
    case 'twice':
      return told(page && twice(table, page));
    case 'forge':
      return told(page && forge(table, page));
    case 'stamps':
      return told(stamps(table, sequencerOf(table)));
    case 'deaf':
      return told(deaf(table, sequencerOf(table), seat));
  }
}

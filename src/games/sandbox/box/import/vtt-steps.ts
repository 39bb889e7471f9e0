/** What a button of virtualtabletop.io does, as steps of ours: the functions on holders that have one. Conditions, sums and loops have none. */
import type { Step } from '../../buttons/step.ts';
import { get, looked, number, words } from './json.ts';
import { all, ids, translated, type Translated } from './pcio-steps.ts';

export interface VttPlaces {
  pieceOf(id: string): number | undefined;
  /** Definitions of the decks that are at home in a holder. */
  decksIn(holder: string): readonly number[];
}

const MOST_CARDS = 256;

/** Only values that stand there: `${…}` is computed. */
const isPlain = (value: unknown): boolean => !JSON.stringify(value ?? null).includes('${');

const held = ({ pieceOf }: VttPlaces, value: unknown): readonly number[] | undefined => {
  const names = ids(value);
  return names.length === 0 ? undefined : all(names.map(pieceOf));
};

const side = (value: unknown): { readonly side?: 'up' | 'down' } =>
  value === 1 || value === '1' ? { side: 'up' } : value === 0 || value === '0' ? { side: 'down' } : {};

const CYCLES = { forward: 'next', backward: 'previous', random: 'lot' } as const;
const MODES = { start: 'start', pause: 'stop', reset: 'reset' } as const;

type Translate = (call: unknown, places: VttPlaces) => readonly Step[] | undefined;

const FUNCTIONS: Readonly<Record<string, Translate>> = {
  RECALL: (call, places) => {
    const holders = ids(get(call, 'holder'));
    const steps = holders.flatMap((id): Step[] => {
      const [defs, to] = [places.decksIn(id), places.pieceOf(id)];
      return defs.length === 0 || to === undefined
        ? []
        : [{ do: 'recall', defs, hands: get(call, 'owned') !== false, to }];
    });
    return steps.length > 0 && steps.length === holders.length ? steps : undefined;
  },
  SHUFFLE: (call, places) => held(places, get(call, 'holder'))?.map((at) => ({ do: 'shuffle', at })),
  SORT: (call, places) => held(places, get(call, 'holder'))?.map((at) => ({ do: 'sort', at })),
  FLIP: (call, places) => {
    const holders = held(places, get(call, 'holder'));
    const count = number(get(call, 'count'));
    return holders && count === 0 ? [{ do: 'flip', in: holders, ...side(get(call, 'face')) }] : undefined;
  },
  ROTATE: (call, places) => {
    const holders = held(places, get(call, 'holder'));
    const by = Math.round(number(get(call, 'angle'), 90)) % 360;
    return holders && [{ do: 'turn', in: holders, by }];
  },
  MOVE: (call, places) => {
    const [from, to] = [held(places, get(call, 'from')), held(places, get(call, 'to'))];
    const count = get(call, 'count');
    const n = count === 'all' ? 0 : Math.round(number(count, 1));
    if (!from || !to || from.length > 1 || n < 0 || n > MOST_CARDS || to.includes(from[0]!)) return undefined;
    const turned = side(get(call, 'face'));
    if (to.length === 1) return [{ do: 'move', from: from[0]!, to: to[0]!, n, ...turned }];
    return n === 0 ? undefined : [{ do: 'deal', from: from[0]!, n, to, ...(turned.side === 'up' && { up: true }) }];
  },
  TURN: (call) => {
    const cycle = words(get(call, 'turnCycle'), 20) || 'forward';
    const to = looked(CYCLES, cycle);
    return to && [{ do: 'pass', to }];
  },
  TIMER: (call, places) => {
    const timers = held(places, get(call, 'timer'));
    const does = looked(MODES, words(get(call, 'mode'), 20));
    return timers && does && [{ do: 'clock', pieces: timers, does }];
  },
};

export const vttSteps = (calls: readonly unknown[], places: VttPlaces): Translated =>
  translated(calls, (name, call) => (isPlain(call) ? looked(FUNCTIONS, name)?.(call, places) : undefined));

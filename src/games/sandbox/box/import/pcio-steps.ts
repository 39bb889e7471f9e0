/**
 * What a button of PlayingCards.io does, as steps of ours: each of their closed functions that has one here. What has none is told by its
 * name, and the button is then laid asleep, since what follows could mean something else without it.
 */
import type { Step } from '../../buttons/step.ts';
import { get, looked, number, words } from './json.ts';
import { isRecord } from '../../../../kernel/own.ts';

/** Where a widget of the file is in the box. */
export interface Places {
  /** Index of its piece. */
  pieceOf(id: string): number | undefined;
  /** Index of a deck's definition. */
  deckOf(id: string): number | undefined;
  /** Piece in which a deck's cards are at home. */
  homeOf(deck: string): number | undefined;
}

export interface Translated {
  readonly steps: readonly Step[];
  /** What has no step here, as the file calls it. */
  readonly lost: readonly string[];
}

const MOST_STEPS = 12;
/** As many as all. */
const MOST_CARDS = 256;

const arg = (call: unknown, name: string): unknown => get(call, 'args', name, 'value');

const ids = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) => words(one, 120) || []);

/** All of them, or nothing where one isn't there. */
function all(found: readonly (number | undefined)[]): readonly number[] | undefined {
  const there = found.filter((one) => one !== undefined);
  return there.length === found.length && there.length > 0 ? there : undefined;
}

const pieces = ({ pieceOf }: Places, value: unknown): readonly number[] | undefined => all(ids(value).map(pieceOf));

const side = (value: unknown): { readonly side?: 'up' | 'down' } =>
  value === 'faceUp' ? { side: 'up' } : value === 'faceDown' ? { side: 'down' } : {};

type Translate = (call: unknown, places: Places) => readonly Step[] | undefined;

const FUNCTIONS: Readonly<Record<string, Translate>> = {
  RECALL_CARDS: (call, { deckOf, homeOf }) => {
    const decks = ids(arg(call, 'decks'));
    const steps = decks.flatMap((deck): Step[] => {
      const [def, to] = [deckOf(deck), homeOf(deck)];
      return def === undefined || to === undefined ? [] : [{ do: 'recall', defs: [def], hands: true, to }];
    });
    return steps.length === decks.length && steps.length > 0 ? steps : undefined;
  },
  SHUFFLE_CARDS: (call, places) => pieces(places, arg(call, 'holders'))?.map((at) => ({ do: 'shuffle', at })),
  MOVE_CARDS_BETWEEN_HOLDERS: (call, places) => {
    const from = pieces(places, arg(call, 'from'));
    const to = pieces(places, arg(call, 'to'));
    const n = Math.round(number(arg(call, 'quantity'), 1));
    if (!from || !to || from.length > 1 || n < 0 || n > MOST_CARDS || to.includes(from[0]!)) return undefined;
    const turned = side(arg(call, 'moveFlip'));
    if (to.length === 1) return [{ do: 'move', from: from[0]!, to: to[0]!, n, ...turned }];
    return n === 0 ? undefined : [{ do: 'deal', from: from[0]!, n, to, ...(turned.side === 'up' && { up: true }) }];
  },
  FLIP_CARDS: (call, places) => {
    const mode = arg(call, 'flipMode');
    const holders = pieces(places, arg(call, 'holders'));
    if (!holders || (mode !== undefined && mode !== 'pile')) return undefined;
    return [{ do: 'flip', in: holders, ...side(arg(call, 'flipFace')) }];
  },
  CHANGE_COUNTER: (call, places) => {
    const counters = pieces(places, arg(call, 'counters'));
    const by = Math.round(number(arg(call, 'changeNumber')));
    const mode = arg(call, 'changeMode') ?? 'set';
    if (!counters) return undefined;
    if (mode === 'set') return [{ do: 'count', pieces: counters, set: by }];
    return mode === 'inc' || mode === 'dec'
      ? [{ do: 'count', pieces: counters, add: mode === 'inc' ? by : -by }]
      : undefined;
  },
  ROLL_DICE: (call, places) => rolling(pieces(places, arg(call, 'dice'))),
  SPIN_SPINNERS: (call, places) => rolling(pieces(places, arg(call, 'spinners'))),
  RESET_TIMERS: (call, places) => {
    const timers = pieces(places, arg(call, 'timers'));
    return timers && [{ do: 'clock', pieces: timers, does: 'reset' }];
  },
};

const rolling = (found: readonly number[] | undefined): readonly Step[] | undefined =>
  found && [{ do: 'roll', pieces: found }];

/** By a table of functions: what isn't in it, or names what isn't there, is lost. */
export function translated(
  calls: readonly unknown[],
  translate: (name: string, call: unknown) => readonly Step[] | undefined,
): Translated {
  const steps: Step[] = [];
  const lost: string[] = [];
  for (const call of calls) {
    const name = isRecord(call) ? words(call['func'], 40) : '';
    const got = translate(name, call);
    if (got) steps.push(...got);
    else lost.push(name || '?');
  }
  return steps.length > MOST_STEPS ? { steps: [], lost: ['…'] } : { steps, lost };
}

export const pcioSteps = (calls: readonly unknown[], places: Places): Translated =>
  translated(calls, (name, call) => looked(FUNCTIONS, name)?.(call, places));

export { all, ids };

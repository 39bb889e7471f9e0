/**
 * The beginning of an ask for cards or dice. It begins at once, or once keepers stand, the seat's hand key is known, and no earlier ask is
 * busy with the same cards. What can't be meant (a card that isn't one, cards of two places in one shuffle) is `lost` before anything is
 * computed.
 */
import { answered, goesOn, lost, type Progress } from '../runs/contribution.ts';
import { rolledBy } from '../dice.ts';
import type { Seat } from '../game.ts';
import type { KeeperSet } from '../runs/keepers.ts';
import type { OpenAsk } from '../play/state.ts';
import { nextRoll, numbered } from './chain.ts';
import { beginBeacon, planHiddenRoll, rollHandle } from './dice.ts';
import { canReceive } from './hands.ts';
import { beginLock, planBury, planDeal, planShow } from './lock.ts';
import type { CardRun, WaitingRun } from '../runs/card-run.ts';
import { beginShuffle, planEntrust, planShuffle } from './shuffle.ts';
import type { CardWorld } from '../runs/card-world.ts';

/** Questions about cards and hidden dice, to which keepers and owners of hands contribute. */
export type CardAsk = Extract<OpenAsk, { readonly kind: 'shuffle' | 'entrust' | 'deal' | 'show' | 'bury' | 'roll' }>;

/** So long a seat may take to tell its hand key. */
export const HAND_MS = 30_000;

/** It still lacks somebody's hand key: the people who are here have refused; to those who are away it is lost. */
export function expireWaiting(world: CardWorld, r: WaitingRun): Progress<WaitingRun> {
  const sets = [world.set, world.next].filter((set) => set !== undefined);
  const by = (r.to ?? []).filter((seat) => !sets.some((set) => canReceive(world, set, seat)));
  if (by.length === 0) return goesOn({ ...r, until: world.now + HAND_MS });
  const away = by.every((seat) => world.away.includes(seat));
  return answered({ failed: away ? 'lost' : 'refused', by });
}

const waits = (why: WaitingRun['for']): Progress<WaitingRun> => goesOn({ kind: 'waiting', for: why });
/** What an ask is about. */
export const thingsOf = (ask: OpenAsk): readonly string[] =>
  'cards' in ask ? ask.cards : 'things' in ask ? ask.things : [];

/** After which a card isn't where it was. */
const takes = ({ kind }: OpenAsk): boolean =>
  kind === 'shuffle' || kind === 'entrust' || kind === 'deal' || kind === 'bury';

/** What an ask before this one does with the same things: `taken` away, or just `busy`. */
export function before(ask: OpenAsk, earlier: readonly OpenAsk[]): 'taken' | 'busy' | undefined {
  if (earlier.length === 0) return undefined;
  const things = new Set(thingsOf(ask));
  const same = earlier.filter((one) => thingsOf(one).some((thing) => things.has(thing)));
  if (same.length === 0) return undefined;
  return takes(ask) && same.some((one) => takes(one)) ? 'taken' : 'busy';
}

/** Its cards are about to get another lock. */
export const isMoving = ({ next, moving }: CardWorld, ask: OpenAsk): boolean =>
  next !== undefined || (moving.length > 0 && thingsOf(ask).some((thing) => moving.includes(thing)));

/** @param earlier asks before this one that aren't answered yet */
export function beginCards(world: CardWorld, ask: CardAsk, earlier: readonly OpenAsk[]): Progress<CardRun> {
  const held = before(ask, earlier);
  // Two want one card: the first gets it.
  if (held === 'taken') return lost([]);
  if (!world.set) return world.expected ? waits('keepers') : lost([]);
  if (held) return waits('cards');
  // Dice lock nothing with the old keepers' key: those roll who stand next.
  const set = ask.kind === 'roll' ? (world.next ?? world.set) : world.set;
  const to = recipients(ask);
  const gone = to.filter((seat) => !world.seated.includes(seat));
  if (gone.length > 0) return lost(gone);
  if (to.some((seat) => !canReceive(world, set, seat)))
    return goesOn({ kind: 'waiting', for: 'hand', to, until: world.now + HAND_MS });
  if (ask.kind !== 'roll' && isMoving(world, ask)) return waits('rekey');
  return planned(world, set, ask);
}

function recipients(ask: CardAsk): readonly Seat[] {
  if (ask.kind === 'show' || ask.kind === 'entrust') return ask.to;
  const to = ask.kind === 'deal' || ask.kind === 'roll' ? ask.to : undefined;
  return to === undefined ? [] : [to];
}

function planned(world: CardWorld, set: KeeperSet, ask: CardAsk): Progress<CardRun> {
  if (ask.kind === 'shuffle') {
    const plan = planShuffle(world, set, ask.cards, ask.by);
    if ('failed' in plan) return plan.failed;
    const { cards, head } = numbered(world.cards, set.id, ask);
    return beginShuffle(world, plan, head, cards, ask.id);
  }
  if (ask.kind === 'entrust') {
    const plan = planEntrust(world, set, ask.cards, ask.to);
    if ('failed' in plan) return plan.failed;
    const { cards, head } = numbered(plan.cards, set.id, ask);
    return beginShuffle({ ...world, cards }, plan.plan, head, cards, ask.id);
  }
  if (ask.kind === 'roll') {
    const { cards: counted, rollId } = nextRoll(world.cards, set.id);
    const rolled = { rollId, ...rolledBy(ask) };
    const { cards, head } = numbered(counted, set.id, ask);
    if (ask.to === undefined) return { ...goesOn(beginBeacon(rolled, head)), cards };
    return beginLock(world, set, planHiddenRoll(set, rolled, ask.to, rollHandle(ask.id)), head, cards);
  }
  const plan =
    ask.kind === 'deal'
      ? planDeal(world, set, ask.cards, ask.to)
      : ask.kind === 'bury'
        ? planBury(world, set, ask.cards)
        : planShow(world, set, ask.things, ask.to);
  if ('failed' in plan) return plan.failed;
  const { cards, head } = numbered(world.cards, set.id, ask);
  return beginLock(world, set, plan, head, cards);
}

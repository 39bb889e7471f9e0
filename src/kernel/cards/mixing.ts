/**
 * After the table has gone back: cards lie where they lay, but somebody may know which is where. Each pile of which anything was drawn,
 * seen or opened since is shuffled anew, under the names that its cards have. Asks for them wait until then. SPEC C26.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import type { Progress } from '../runs/contribution.ts';
import { fromHex, hex, utf8, Writer } from '../bytes.ts';
import type { KeeperSet } from '../runs/keepers.ts';
import { own } from '../own.ts';
import { numbered } from './chain.ts';
import type { ShuffleRun } from '../runs/card-run.ts';
import { beginShuffle, planShuffle } from './shuffle.ts';
import { type Cards, pileOf } from '../runs/cards.ts';
import type { CardWorld } from '../runs/card-world.ts';

const TAG = utf8('tavolata/v1/mix');

type Faces = Readonly<Record<string, string>>;

/**
 * Piles as they lay then, of whose cards somebody knows something now.
 * @param seen faces that everybody knows now
 */
export function knownSince(then: Cards, now: Cards, seen: Faces): readonly (readonly string[])[] {
  const piles = new Map<string, string[]>();
  for (const [thing, { place }] of Object.entries(then.at)) {
    if (place !== 'pile' || own(then.bids, thing)) continue;
    const pile = piles.get(pileOf(thing));
    if (pile) pile.push(thing);
    else piles.set(pileOf(thing), [thing]);
  }
  const known = (thing: string): boolean =>
    own(seen, thing) !== undefined ||
    own(now.at, thing)?.place !== 'pile' ||
    Object.keys(own(now.views, thing) ?? {}).length > Object.keys(own(then.views, thing) ?? {}).length;
  // There is no other order of one card.
  return [...piles.values()].filter((pile) => pile.length > 1 && pile.some((thing) => known(thing)));
}

/** The next pile to be shuffled; undefined where none is, or nobody is left who could. */
export function beginMix(
  world: CardWorld,
  set: KeeperSet,
): { readonly id: string; readonly begun: Progress<ShuffleRun> } | undefined {
  const [pile] = world.cards.mixing;
  if (!pile) return undefined;
  const w = new Writer().raw(TAG).raw(fromHex(world.cards.deck)).u32(world.cards.seq);
  const asked = { cause: hex(sha256(w.done())), index: 0, kind: 'mix', cards: pile };
  const id = `${asked.cause}:0`;
  const plan = planShuffle(world, set, pile, undefined);
  if ('failed' in plan) return { id, begun: plan.failed };
  const { cards, head } = numbered(world.cards, set.id, asked);
  const begun = beginShuffle(world, plan, head, cards, id);
  return { id, begun: begun.kind === 'goes-on' ? { ...begun, run: { ...begun.run, mix: true } } : begun };
}

/** That pile is through, or can't be. */
export const withoutFirst = (cards: Cards): Cards => ({ ...cards, mixing: cards.mixing.slice(1) });

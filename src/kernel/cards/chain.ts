/**
 * The numbers of deck runs: one count and one chain a game, so that a share is good for one run in one past. Rolls have a count of
 * their own.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { fromHex, hex, utf8, Writer } from '../bytes.ts';
import { canonical } from '../canonical.ts';
import { deckContext } from '../secrets/context.ts';
import { keptRollIdOf } from '../secrets/dvrf.ts';
import type { Numbered } from '../runs/card-run.ts';
import type { Cards } from '../runs/cards.ts';
import type { CardWorld } from '../runs/card-world.ts';

const TAG = utf8('tavolata/v1/deckhash');

/** What a run is about, as the chain absorbs it. */
export interface Asked {
  readonly cause: string;
  readonly index: number;
}

/** The next number, and the cards that have counted it. @param ask plain data */
export function numbered(cards: Cards, set: string, ask: Asked): { readonly cards: Cards; readonly head: Numbered } {
  const seq = cards.seq + 1;
  const text = utf8(canonical(ask));
  const w = new Writer().raw(TAG).raw(fromHex(cards.hash)).raw(fromHex(ask.cause)).u16(ask.index).raw(text);
  const hash = hex(sha256(w.done()));
  return { cards: { ...cards, seq, hash }, head: { seq, hash, set } };
}

/** The next roll of these keepers, by no more than its number, and the cards that have counted it. @param set hex id */
export function nextRoll(cards: Cards, set: string): { readonly cards: Cards; readonly rollId: string } {
  const rolled = cards.rolled + 1;
  return { cards: { ...cards, rolled }, rollId: hex(keptRollIdOf(fromHex(set), rolled)) };
}

/** What proofs for a run are bound to, before each adds what it is. */
export const contextOf = (world: Pick<CardWorld, 'room' | 'cards'>, { seq, hash, set }: Numbered): Uint8Array =>
  deckContext({
    room: world.room,
    deck: fromHex(world.cards.deck),
    keyId: fromHex(set),
    seq,
    hash: fromHex(hash),
  });

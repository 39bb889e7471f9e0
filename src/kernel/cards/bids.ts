/**
 * Arguments sealed to the keepers, for a choice made at the same time as everybody else's. It is opened when the game asks for it, even if
 * its author has gone. Its lock R lies among the cards as a ciphertext of nothing. So keepers open it, and hand it over to new keepers, as
 * they do with cards. SPEC C19, C20.
 */
import { fromHex, unutf8 } from '../bytes.ts';
import type { Seat } from '../game.ts';
import { IDENTITY } from '../secrets/group.ts';
import { openSealBy } from '../secrets/tseal.ts';
import type { Bid, Card, Cards } from '../runs/cards.ts';
import type { CardWorld } from '../runs/card-world.ts';

/** A bid as it is kept, and its lock as it lies among the cards. */
export interface ReadBid {
  readonly bid: Bid;
  readonly card: Card;
}

/** With one more bid. */
export const withBid = (cards: Cards, handle: string, { bid, card }: ReadBid): Cards => ({
  ...cards,
  at: { ...cards.at, [handle]: card },
  bids: { ...cards.bids, [handle]: bid },
});

/** The text, by the element that the keepers laid bare (−r·Y); empty where its author sealed nothing that opens. */
export function bidText({ proofs, box }: CardWorld, bid: Bid, element: Uint8Array): string {
  const sealed = { ctx: fromHex(bid.ctx), bytes: fromHex(bid.bytes) };
  const payload = box && openSealBy(box, sealed, proofs.group.sub(IDENTITY, element));
  return (payload && unutf8(payload)) ?? '';
}

/** What this seat has sealed and nobody has opened, by handle. */
export const bidsOf = (cards: Cards, seat: Seat): (readonly [string, Bid])[] =>
  Object.entries(cards.bids).filter(([, { author }]) => author === seat);

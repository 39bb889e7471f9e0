/** The author's side of what a move brings (`fold/brought.ts`): its proofs, made with the keys of the own hand. */
import { fromHex } from '../bytes.ts';
import { ownPlace } from '../fold/bids.ts';
import { partsOf } from '../fold/brought.ts';
import type { TableState } from '../state/state.ts';
import type { Brings, Seat } from '../game.ts';
import type { Attachment } from '../journal/bodies.ts';
import type { ChainIndex } from '../journal/session.ts';
import type { PerformPorts } from './performance.ts';

/** (Author) The proofs of what a move brings, as attachments; undefined where this device lacks the key. */
export async function makeBrought(
  { world, cards }: Pick<PerformPorts, 'world' | 'cards'>,
  state: TableState,
  brings: Brings,
  seat: Seat,
  place: ChainIndex,
): Promise<readonly Attachment[] | undefined> {
  const parts = partsOf(state, brings, seat);
  if (!parts || parts.length === 0) return parts && [];
  const own = ownPlace(world.room, state, place);
  if (!own || !cards) return undefined;
  const out: Attachment[] = [];
  for (const { type, from, to, locks } of parts) {
    const secret = await cards.own.hand(from);
    if (!secret) return undefined;
    const a = locks.map((lock) => fromHex(lock.a));
    const key = fromHex(from);
    const bytes = to
      ? await cards.work.run({
          kind: 'convert/prove',
          by: { ctx: own.ctx, index: 0, secret, from: key, to: fromHex(to.key) },
          a,
        })
      : await cards.work.run({ kind: 'open/prove', by: { ctx: own.ctx, index: 0, secret, key }, a });
    out.push({ type, bytes });
  }
  return out;
}

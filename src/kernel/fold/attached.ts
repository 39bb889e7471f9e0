/**
 * What rides beside a move's arguments, read out of its entry. Letters and bids stand for sealed arguments, each under the handle that the
 * game gets. The rest are proofs of what the move brings.
 */
import { withBid } from '../cards/bids.ts';
import { isForKeepers, readBid } from './bids.ts';
import { type Cards } from '../runs/cards.ts';
import { attachmentIndex } from '../runs/sealed.ts';
import { hex } from '../bytes.ts';
import { own } from '../own.ts';
import { isOfThisPage } from '../this-page.ts';
import { type Attachment, ATTACHMENT, type MoveBody } from '../journal/bodies.ts';
import { type Entry } from '../journal/entry.ts';
import { parseMail } from '../secrets/mail.ts';
import { type TableCode } from '../pipeline/refusals.ts';
import { type FoldCode } from './refusals.ts';
import { devicesOf, handDevices, type TableState } from '../state/state.ts';
import { bindOf, type FoldWorld } from '../state/world.ts';
import type { SealedThing } from '../runs/sealed.ts';
import type { SealedTo, Seat } from '../game.ts';
import { waits, type Waits } from '../runs/not-yet.ts';

/** Arguments with handles where something was sealed. */
export interface Handled {
  readonly args: unknown;
  readonly sealed?: Readonly<Record<string, SealedThing>>;
  /** With what was sealed to the keepers. */
  readonly cards: Cards;
  /** Attachments that are no sealed arguments: proofs of what the move brings. */
  readonly rest: readonly Attachment[];
}
/** Why a move's attachments can't be taken: the code that everybody refuses it with. */
export interface Unhandled {
  readonly code: FoldCode | TableCode;
}

/**
 * Puts handles where sealed arguments stand, and remembers what was sealed. A letter must be for the author's device and for those of
 * everybody it is meant for, as its author had seen them. Where somebody has come or gone since, the move is `move/stale`. Waits while it is
 * found out whether keepers may help with what was sealed to them.
 */
export function withHandles(
  world: FoldWorld,
  state: TableState,
  body: MoveBody,
  author: Seat,
  entry: Entry,
): Handled | Unhandled | Waits {
  const seals = Object.entries(own(world.game.moves, body.move)?.args.seals ?? {});
  if (seals.length === 0) return withProofs({ args: body.args, cards: state.cards, rest: body.attachments });
  if (typeof body.args !== 'object' || body.args === null) return { code: 'entry/malformed' };
  const bind = bindOf(world, entry);
  if (!bind) return { code: 'move/stale' };
  const args: Record<string, unknown> = { ...body.args };
  const sealed: Record<string, SealedThing> = {};
  let { cards } = state;
  let used = 0;
  for (const [field, { to }] of seals) {
    if (args[field] === undefined) continue;
    const n = attachmentIndex(args[field]);
    const attachment = n === used ? body.attachments[n] : undefined;
    const handle = `${entry.hash}/${field}`;
    if (to === 'keepers' && isForKeepers(world)) {
      if (!state.keeping?.set) return { code: 'keep/none-yet' };
      const of = { author, move: body.move, field };
      const bid = attachment?.type === ATTACHMENT.bid && readBid(world, state, attachment.bytes, entry, of);
      if (waits(bid)) return bid;
      // To other keepers than those who keep now, or to none: it was made too early.
      if (!bid)
        return { code: world.seenAt(entry.seen)?.keepers === state.keeping?.set?.id ? 'move/proof' : 'move/stale' };
      cards = withBid(cards, handle, bid);
      args[field] = handle;
      used++;
      continue;
    }
    const mail = attachment?.type === ATTACHMENT.sealed ? parseMail(attachment.bytes) : undefined;
    if (!mail) return { code: 'entry/malformed' };
    const meant = sealedSeats(to, state, author);
    if (!meant) return { code: 'game/fault' };
    // Where nobody sits there is no device to read it: whoever sits down there later never could.
    const holders = meant.filter((seat) => seat === author || handDevices(state, seat).length > 0);
    const right = devicesOf(state, holders);
    const given = mail.slots.map((slot) => hex(slot.device));
    if (given.length !== right.length || !right.every((device) => given.includes(device)))
      return { code: 'move/stale' };
    args[field] = handle;
    sealed[handle] = { author, holders, commit: hex(mail.commit), bind: hex(bind), move: body.move, field };
    used++;
  }
  return withProofs({ args, sealed, cards, rest: body.attachments.slice(used) });
}

/** Behind the sealed arguments come proofs of what the move brings, and nothing else. */
const withProofs = (read: Handled): Handled | Unhandled =>
  read.rest.every(({ type }) => type === ATTACHMENT.opening || type === ATTACHMENT.gift)
    ? read
    : { code: 'entry/malformed' };

/** Seats that a sealed argument is for, the author's first; undefined where the game throws. */
export function sealedSeats(to: SealedTo, state: TableState, author: Seat): readonly Seat[] | undefined {
  try {
    // Without keepers what is meant for them stays with its author, who opens it.
    const others =
      to === 'self' || to === 'keepers' ? [] : typeof to === 'function' ? to(state.play?.state as never, author) : to;
    return [...new Set([author, ...others])];
  } catch (error) {
    if (isOfThisPage(error)) throw error;
    return undefined;
  }
}

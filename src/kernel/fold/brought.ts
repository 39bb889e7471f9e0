/**
 * What a seat does of its own accord with what it holds: cards and hidden rolls laid open in a move, cards handed on. The proofs ride in
 * the move's entry and are bound to its place, so that they can't be replayed elsewhere; they cost no round trip. SPEC C15–C18.
 */
import { fromHex, hex } from '../bytes.ts';
import type { Brings, Move, Seat } from '../game.ts';
import { ATTACHMENT, type Attachment } from '../journal/bodies.ts';
import type { ChainIndex } from '../journal/session.ts';
import { own } from '../own.ts';
import { isOfThisPage } from '../this-page.ts';
import { readConvert } from '../secrets/convert.ts';
import { readDecryptionShare } from '../secrets/decryption-share.ts';
import { handSeatOf, type TableState } from '../state/state.ts';
import { cardWorld, type FoldWorld } from '../state/world.ts';
import { thingsOf } from '../cards/begin.ts';
import { ownPlace } from './bids.ts';
import { noted } from '../cards/hands.ts';
import { opened as withoutOpened, shown } from '../cards/opening.ts';
import { isRekey } from '../runs/card-run.ts';
import type { Card, Cards, Locked } from '../runs/cards.ts';
import { type CardWorld, cipherOf } from '../runs/card-world.ts';
import { WAITS, waits, type Waits } from '../runs/not-yet.ts';

/** Things that one attachment proves: all are locked with one key and go the same way. */
interface Part {
  readonly type: typeof ATTACHMENT.opening | typeof ATTACHMENT.gift;
  readonly things: readonly string[];
  readonly locks: readonly Locked[];
  /** Under which the things are locked. */
  readonly from: string;
  readonly to?: { readonly key: string; readonly place: Card['place'] };
}

/** What the openings and hand-ons of a move come to, checked: faces that are public by them, and the cards as they lie then. */
export interface Brought {
  /** Faces laid open, by handle. */
  readonly opened: Readonly<Record<string, string>>;
  readonly cards: Cards;
}

/** What a move brings, as its game says; nothing where its arguments don't read (the pipeline says why). */
export function bringsOf(move: Move<unknown, never> | undefined, args: unknown): Brings {
  try {
    if (!move?.brings) return {};
    const typed = move.args.read(args);
    return typed === undefined ? {} : (move.brings(typed) ?? {});
  } catch (error) {
    if (isOfThisPage(error)) throw error;
    return {};
  }
}

/**
 * The parts of what is brought, in the order in which their proofs ride: openings by key, then gifts by key and receiver. What everybody
 * can read needs none. Undefined where something isn't this seat's to show or give.
 */
export function partsOf(state: TableState, { open = [], give = [] }: Brings, seat: Seat): readonly Part[] | undefined {
  const { cards, play } = state;
  const groups = new Map<string, Part>();
  const add = (name: string, part: Part): void => {
    const known = groups.get(name);
    groups.set(
      name,
      known ? { ...known, things: [...known.things, ...part.things], locks: [...known.locks, ...part.locks] } : part,
    );
  };
  const held = heldThings(state);
  const named = new Set<string>();
  for (const thing of new Set<string>(open)) {
    if (held.has(thing) && own(cards.at, thing)) return undefined;
    if (own(play?.faces ?? {}, thing) !== undefined) continue;
    if (held.has(thing)) return undefined;
    named.add(thing);
    const lock = ownLock(cards, thing, seat);
    // A sealed argument or a cell is opened by asking for it.
    if (!lock) return undefined;
    add(`open ${lock.key}`, { type: ATTACHMENT.opening, things: [thing], locks: [lock], from: lock.key });
  }
  for (const [thing, receiver] of give) {
    const lock = own(cards.at, thing);
    // What lies face up on the table needs no proof; what was taken up from there is in a hand like any other card.
    if (!lock && own(play?.faces ?? {}, thing) !== undefined) continue;
    const key = keyOf(state, receiver);
    if (lock?.place !== seat || key === undefined || held.has(thing) || named.has(thing)) return undefined;
    // The owners of keys are changing just now.
    if (goesOver(state)) return undefined;
    named.add(thing);
    const to = { key, place: receiver };
    add(`give ${lock.key} ${receiver}`, { type: ATTACHMENT.gift, things: [thing], locks: [lock], from: lock.key, to });
  }
  return [...groups.values()];
}

/** What a gift is locked with; undefined where whoever sits there now has told no key. */
function keyOf(state: TableState, receiver: Card['place']): string | undefined {
  const set = state.keeping?.set;
  if (!set || receiver === 'pile') return set?.deck.key;
  const hand = own(set.hands, String(receiver));
  return hand && handSeatOf(state, hand.device) === receiver ? hand.key : undefined;
}

const goesOver = (state: TableState): boolean => Object.values(state.requests).some((r) => isRekey(r));

/**
 * What asks that aren't answered yet and the change of keepers are about. Its locks are what shares and passes are being made for: they
 * stay until then.
 */
function heldThings({ play, requests }: TableState): ReadonlySet<string> {
  const going = Object.values(requests).flatMap((r) => (isRekey(r) ? r.things : []));
  return new Set([...(play?.asks.flatMap((ask) => thingsOf(ask)) ?? []), ...going]);
}

/** Is all of it this seat's to show or to give? */
export const mayBring = (state: TableState, brings: Brings, seat: Seat): boolean =>
  partsOf(state, brings, seat) !== undefined;

/** A card in this seat's hand, one of the deck that it was shown, or a roll that only it can read. What another holds is not its to show. */
function ownLock(cards: Cards, thing: string, seat: Seat): Locked | undefined {
  const card = own(cards.at, thing);
  if (card?.place === 'pile') return own(own(cards.views, thing) ?? {}, String(seat));
  if (card) return card.place === seat ? card : undefined;
  const roll = own(cards.rolls, thing);
  return roll?.seat === seat ? roll : undefined;
}

/** (Everyone) What rode with a move; undefined where a proof is missing, too many or doesn't hold; waits while heavy work on one is done. @throws NotYet */
export function readBrought(
  world: FoldWorld,
  state: TableState,
  brings: Brings,
  seat: Seat,
  attachments: readonly Attachment[],
  place: ChainIndex,
): Brought | Waits | undefined {
  const parts = partsOf(state, brings, seat);
  if (parts?.length !== attachments.length) return undefined;
  const known = (brings.open ?? []).filter((thing) => own(state.cards.at, thing)?.place === seat);
  if (parts.length === 0) return { opened: {}, cards: withoutOpened(state.cards, known) };
  const bound = ownPlace(world.room, state, place);
  const deck = cardWorld(world, state);
  if (!bound || !deck) return undefined;
  const opened: Record<string, string> = {};
  const moved: Record<string, Card> = {};
  for (const [i, part] of parts.entries()) {
    const { type, bytes } = attachments[i]!;
    const done = type === part.type ? readPart(deck, part, bytes, bound.ctx) : undefined;
    if (!done || waits(done)) return done;
    Object.assign(opened, done.opened);
    Object.assign(moved, done.moved);
  }
  const at = { ...state.cards, at: { ...state.cards.at, ...moved } };
  const cards = withoutOpened(withNotes(at, state, parts), [...Object.keys(opened), ...known]);
  return { opened, cards };
}

/** Notes the owners of the keys that gifts were locked with. */
function withNotes(cards: Cards, { keeping }: TableState, parts: readonly Part[]): Cards {
  const set = keeping?.set;
  const seats = new Set(parts.flatMap(({ to }) => (to === undefined || to.place === 'pile' ? [] : [to.place])));
  return set ? [...seats].reduce((one, seat) => noted(one, set, seat), cards) : cards;
}

interface ReadPart {
  readonly opened?: Readonly<Record<string, string>>;
  readonly moved?: Readonly<Record<string, Card>>;
}

function readPart(deck: CardWorld, part: Part, bytes: Uint8Array, ctx: Uint8Array): ReadPart | Waits | undefined {
  const ciphers = part.locks.map((lock) => cipherOf(lock));
  const a = ciphers.map((cipher) => cipher.a);
  const from = fromHex(part.from);
  const { to } = part;
  if (to) {
    const by = { ctx, index: 0, from, to: fromHex(to.key) };
    const good = deck.proofs.known({ kind: 'convert/verify', by, a, bytes });
    if (!good) return good === undefined ? WAITS : undefined;
    const parts = [{ index: 0, ...readConvert(bytes, a.length)! }];
    const made = deck.proofs.known({ kind: 'convert/join', ciphers, parts, holders: 'owner' });
    if (!made) return WAITS;
    const moved = part.things.map((thing, i): [string, Card] => [
      thing,
      { place: to.place, key: to.key, a: hex(made[i]!.a), b: hex(made[i]!.b) },
    ]);
    return { moved: Object.fromEntries(moved) };
  }
  const good = deck.proofs.known({ kind: 'open/verify', by: { ctx, index: 0, key: from }, a, bytes });
  if (!good) return good === undefined ? WAITS : undefined;
  const parts = [{ index: 0, d: readDecryptionShare(bytes, a.length)! }];
  const elements = deck.proofs.known({ kind: 'open/join', ciphers, parts, holders: 'owner' });
  if (!elements) return WAITS;
  const opened: Record<string, string> = {};
  for (const [i, thing] of part.things.entries()) {
    const face = shown(deck, thing, hex(elements[i]!));
    if (face === undefined) return undefined;
    opened[thing] = face;
  }
  return { opened };
}

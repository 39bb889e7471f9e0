/**
 * The way from a person's wish to an entry's body. It makes the courtesy check, by the same pipeline that judges the stamped entry, and the
 * letters of sealed arguments. Writes nothing itself.
 */
import type { Chosen } from '../acting/desk.ts';
import type { PerformPorts } from '../acting/performance.ts';
import { sealTo } from '../acting/sealing.ts';
import { utf8 } from '../bytes.ts';
import { makeBid } from '../acting/own-bids.ts';
import { isForKeepers } from '../fold/bids.ts';
import { makeBrought } from '../acting/bring.ts';
import { bringsOf, mayBring } from '../fold/brought.ts';
import { type FoldCode, refuseEntry } from '../fold/refusals.ts';
import { handSeatOf, movingSeatOf, playingSeatOf, playOf, type TableState } from '../state/state.ts';
import { startRefusal } from '../fold/start.ts';
import { sealedSeats } from '../fold/attached.ts';
import { MAX_SEATS, type Brings, type Game, type MoveCall, type SealedTo, type Seat } from '../game.ts';
import { ATTACHMENT, type Attachment, fitsMove, makeMoveBody } from '../journal/bodies.ts';
import { MAX_BODY_BYTES, ZERO_HASH } from '../journal/entry.ts';
import type { NextIndex } from '../journal/session.ts';
import { isRecord, own } from '../own.ts';
import type { Refusal, TableCode } from '../pipeline/refusals.ts';
import { publicFace } from '../play/eyes.ts';
import { judgeVeiled } from '../pipeline/move-chain.ts';
import { makeMove } from '../pipeline/play.ts';
import type { Play } from '../play/state.ts';
import { MAX_SLOT_BYTES, slotOf } from '../play/slot.ts';
import { bucketFor } from '../secrets/padding.ts';

interface SealedText {
  readonly field: string;
  readonly to: SealedTo;
  readonly text: string;
}

/** Contents of sealed arguments, and the arguments with placeholders in their stead; undefined where a content doesn't read. */
function sealedParts(
  game: Game<unknown>,
  name: string,
  args: unknown,
): { readonly args: unknown; readonly contents: readonly SealedText[] } | undefined {
  const seals = Object.entries(own(game.moves, name)?.args.seals ?? {});
  if (seals.length === 0 || typeof args !== 'object' || args === null) return { args, contents: [] };
  const out: Record<string, unknown> = { ...args };
  const contents: SealedText[] = [];
  for (const [field, { content, to }] of seals) {
    if (out[field] === undefined) continue;
    if (content.read(out[field]) === undefined) return undefined;
    contents.push({ field, to, text: JSON.stringify(out[field]) });
    out[field] = `${ZERO_HASH}/${field}`;
  }
  return { args: out, contents };
}

/** What its author reads of the things that a move lays open. */
function facesOf(play: Play, { open }: Brings, opened: ReadonlyMap<string, string>): Readonly<Record<string, string>> {
  const out: Record<string, string> = {};
  for (const thing of open ?? []) {
    const face = publicFace(play, thing) === undefined ? opened.get(thing) : undefined;
    if (face !== undefined) out[thing] = face;
  }
  return out;
}

/**
 * Would this move be refused on this state?
 * @param opened what this device can read
 */
export function refusalOfMove(
  game: Game<unknown>,
  state: TableState,
  device: string,
  { move: name, args }: MoveCall,
  opened: ReadonlyMap<string, string>,
): Refusal | undefined {
  const { play } = state;
  if (!play) return refuseEntry('game/not-running');
  const seat = movingSeatOf(state, device);
  if (seat === undefined) return refuseEntry('move/not-your-seat');
  if (!fitsMove(args)) return refuseEntry('entry/too-large');
  const parts = sealedParts(game, name, args);
  if (!parts) return refuseEntry('move/form');
  if (parts.contents.some(({ text }) => bucketFor(utf8(text).length) === undefined))
    return refuseEntry('entry/too-large');
  const slot = slotOf(game, play, name, parts.args);
  if (slot !== undefined && utf8(slot).length > MAX_SLOT_BYTES) return refuseEntry('entry/too-large');
  const brings = bringsOf(own(game.moves, name), parts.args);
  const made = makeMove(game, play, {
    seat,
    move: name,
    args: parts.args,
    ...(slot === undefined ? {} : { slot }),
    cause: ZERO_HASH,
    now: state.now,
    ...(mayBring(state, brings, seat) ? { opened: facesOf(play, brings, opened) } : { proofs: 'bad' }),
  });
  if (made.ok) return undefined;
  // What is missing isn't lost: it lies where the hand is.
  const isThere = made.refusal.code === 'move/proof' && handSeatOf(state, device) === undefined;
  return isThere ? refuseEntry('move/hand-there') : made.refusal;
}

/** Does this move travel veiled? Such a one is laid on the desk, and no entry is made of it. */
export const isVeiled = (game: Game<unknown>, name: string): boolean => own(game.moves, name)?.veiled !== undefined;

/**
 * Would this veiled move be refused on this state? Of a seat's devices only the one that sends its letters takes it.
 * @param sends this device does
 * @param now table time: it goes on where nothing is stamped
 */
export function judgeDesk(
  game: Game<unknown>,
  state: TableState,
  device: string,
  { move, args }: MoveCall,
  opened: ReadonlyMap<string, string>,
  sends: boolean,
  now: number,
): { readonly chosen: Chosen; readonly tag: string } | Refusal {
  if (!fitsMove(args)) return refuseEntry('entry/too-large');
  const seat = handSeatOf(state, device);
  if (seat === undefined)
    return refuseEntry(playingSeatOf(state, device) === undefined ? 'move/not-your-seat' : 'move/hand-there');
  if (!sends) return refuseEntry('move/hand-there');
  const made = { seat, move, args, cause: ZERO_HASH, now, opened: Object.fromEntries(opened) };
  const verdict = judgeVeiled(game, state.play, made);
  if (!verdict.ok) return verdict.refusal;
  return {
    chosen: { move, args, slot: slotOf(game, verdict.value.play, move, args) ?? '' },
    tag: verdict.value.move.veiled!.tag,
  };
}

interface Sealing {
  readonly shown: TableState;
  readonly folded: TableState;
  readonly place: NextIndex;
  readonly author: Seat;
  readonly field: string;
  readonly to: SealedTo;
}

async function sealLetter(
  ports: PerformPorts,
  { shown, folded, place, author, to }: Sealing,
  text: Uint8Array,
): Promise<Attachment | undefined> {
  const seats = sealedSeats(to, shown, author);
  const bytes = seats && (await sealTo(ports, folded, place, seats, text));
  return bytes && { type: ATTACHMENT.sealed, bytes };
}

async function sealBid(
  ports: PerformPorts,
  { shown, place, field }: Sealing,
  text: Uint8Array,
): Promise<Attachment | 'store/failing' | undefined> {
  const bytes = await makeBid(ports, shown, place, field, text);
  return bytes instanceof Uint8Array ? { type: ATTACHMENT.bid, bytes } : bytes;
}

/**
 * The body of a move that was judged. @param shown what the person saw: slot and readers are taken from it
 * @param folded the state at the entry's `seen`: devices are taken from it
 */
export async function moveBodyOf(
  ports: PerformPorts,
  shown: TableState,
  folded: TableState,
  place: NextIndex,
  name: string,
  args: unknown,
): Promise<Uint8Array | FoldCode | TableCode> {
  const { game } = ports.world;
  const parts = sealedParts(game, name, args)!;
  const slot = slotOf(game, playOf(shown), name, parts.args) ?? '';
  const author = playingSeatOf(shown, ports.device)!;
  const out: unknown = isRecord(args) ? { ...args } : args;
  const attachments: Attachment[] = [];
  for (const { field, to, text } of parts.contents) {
    const sealedTo = to === 'keepers' && isForKeepers(ports.world) ? sealBid : sealLetter;
    const attachment = await sealedTo(ports, { shown, folded, place, author, field, to }, utf8(text));
    if (attachment === 'store/failing') return attachment;
    if (!attachment) return to === 'keepers' ? 'keep/none-yet' : 'game/fault';
    (out as Record<string, unknown>)[field] = { $: attachments.length };
    attachments.push(attachment);
  }
  const brings = bringsOf(own(game.moves, name), parts.args);
  const brought = await makeBrought(ports, shown, brings, author, place);
  if (!brought) return 'move/proof';
  attachments.push(...brought);
  const body = makeMoveBody({ move: name, slot, args: out, attachments });
  return body.length <= MAX_BODY_BYTES ? body : 'entry/too-large';
}

/** Why the game can't begin now, on this state, by this device. */
export function judgeStart(
  game: Game<unknown>,
  state: TableState,
  device: string,
  options: unknown,
): FoldCode | undefined {
  const code = startRefusal(game, state, device);
  if (code) return code;
  if (!fitsMove(options)) return 'entry/too-large';
  return game.options.read(options) === undefined ? 'start/options' : undefined;
}

/** The lowest seat that nobody has, better one that nobody asks for either; undefined where the game has no more. */
export function freeSeat(game: Game<unknown> | undefined, state: TableState | undefined): Seat | undefined {
  const seatsOf = (list: readonly { readonly seat: Seat }[]): ReadonlySet<Seat> => new Set(list.map((s) => s.seat));
  const [taken, asked] = [seatsOf(state?.roster ?? []), seatsOf(state?.asking ?? [])];
  const most = Math.min(game?.seats.max ?? MAX_SEATS, MAX_SEATS);
  const free = Array.from({ length: most }, (_, i) => i).filter((i) => !taken.has(i));
  return free.find((i) => !asked.has(i)) ?? free[0];
}

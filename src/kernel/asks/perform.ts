/**
 * Performing what this device owes: the bytes of one answer. What an answer depends on (seeds, blinds, coins) is stored before the
 * answer is made, so a reload answers the same. Nothing here decides whether something is owed; that is the fold's.
 */
import { concat, equal, read, unhex, Writer } from '../bytes.ts';
import { readShare } from '../cards/bodies.ts';
import { type CardPorts, performCards } from '../cards/perform.ts';
import { coinCommit } from '../secrets/coin.ts';
import { openCell, secretCommit, writeCell } from '../secrets/joint-secret.ts';
import { makeMail, openMail, openWithKey } from '../secrets/mail.ts';
import {
  contentKey,
  contentsOf,
  fitsCommit,
  layOutSecret,
  openLetter,
  ownContent,
  type SeedPorts,
  toldContentKey,
} from './seeds.ts';
import { bindOf } from '../fold/world.ts';
import { devicesOf, type TableState } from '../fold/state.ts';
import { parseAnswerBody, parseMoveBody } from '../journal/bodies.ts';
import { type Entry, KIND } from '../journal/entry.ts';
import type { OwnPlace } from '../journal/session.ts';
import type { Rng, Sodium } from '../ports.ts';
import type { Seat } from '../game.ts';
import { cellHandle } from './open.ts';
import { attachmentIndex, openedPayload, type SealedThing } from './sealed.ts';
import { ANSWER, type Duty } from './answering.ts';
import type { Request } from './request.ts';
import { rootBytes, type SecretRequest, wholeOf } from './secret.ts';
import type { TellRequest } from './tell.ts';

export interface PerformPorts extends SeedPorts {
  readonly rng: Rng;
  /** What is needed for decks and dice; without it this device owes what it can't give. */
  readonly cards?: Pick<CardPorts, 'work' | 'own' | 'ready'> & { readonly box: Pick<Sodium, 'seal'> };
}

/** An answer to write: which ask, which type, and its bytes at the place where it will stand. */
export interface Performance {
  readonly cause: string;
  readonly index: number;
  readonly type: number;
  bytes(place: OwnPlace): Uint8Array | Promise<Uint8Array | undefined>;
}

/** A duty as `fold/requests.ts` lists it. */
export type OwedDuty = Duty & { readonly item?: number };

/** What answers a duty may have: a letter is acknowledged or rejected. */
const TYPES: Readonly<Record<Duty['what'], readonly number[]>> = {
  'coin/commit': [ANSWER.coinCommit],
  'coin/reveal': [ANSWER.coinReveal],
  'secret/commit': [ANSWER.secretCommit],
  'secret/mail': [ANSWER.secretMail],
  'secret/ack': [ANSWER.secretAck, ANSWER.secretReject],
  'secret/root': [ANSWER.secretRoot],
  'secret/dispute': [ANSWER.openSecret],
  'secret/tell': [ANSWER.secretMail],
  'secret/heard': [ANSWER.secretAck, ANSWER.secretReject],
  'open/cells': [ANSWER.openCells],
  'open/secret': [ANSWER.openSecret],
  'open/sealed': [ANSWER.openSealed],
  'deck/pass': [ANSWER.deckPass],
  'deck/convert': [ANSWER.deckConvert],
  'deck/open': [ANSWER.deckOpen],
  'roll/share': [ANSWER.rollShare],
  // These are entries of another kind (`keeping/`).
  'keep/exchange': [],
  'keep/deal': [],
  'keep/check': [],
  'keep/hand': [],
};

/** Contributions to requests for cards and dice: they have a head of their own. */
const isForCards = (what: Duty['what']): boolean => what.startsWith('deck/') || what === 'roll/share';

function askOf(duty: OwedDuty): Ask {
  const split = duty.ask.lastIndexOf(':');
  return { cause: duty.ask.slice(0, split), index: Number(duty.ask.slice(split + 1)) };
}

/** Is this entry an answer to this duty? For those that are on their way. */
export function isAnswerTo(duty: OwedDuty, entry: Entry): boolean {
  const body = entry.kind === KIND.answer ? parseAnswerBody(entry.body) : undefined;
  if (!body || !TYPES[duty.what].includes(body.type)) return false;
  const ask = askOf(duty);
  const item =
    duty.item === undefined
      ? undefined
      : isForCards(duty.what)
        ? readShare(body.bytes)?.item
        : read(body.bytes.subarray(0, 2), (r) => r.u16());
  return body.cause === ask.cause && body.index === ask.index && item === duty.item;
}

/** How to do one duty; undefined where this device can't (its seed is lost, a letter isn't here yet). */
export async function perform(
  ports: PerformPorts,
  state: TableState,
  request: Request,
  duty: OwedDuty,
): Promise<Performance | undefined> {
  const ask = askOf(duty);
  if (duty.what === 'coin/commit' || duty.what === 'coin/reveal') return coin(ports, request, duty, ask);
  if (isForCards(duty.what))
    return ports.cards && performCards({ ...ports, ...ports.cards }, state, request, duty, ask);
  if (request.kind === 'secret') return secretStep(ports, state, request, duty, ask);
  if (request.kind === 'tell') return tellStep(ports, state, request, duty, ask);
  if (request.kind !== 'open') return undefined;
  if (duty.what === 'open/sealed') return openSealed(ports, state, request.things[duty.item!]!, duty.item!, ask);
  const secret = request.secret === undefined ? undefined : state.secrets[request.secret];
  if (!secret) return undefined;
  if (duty.what === 'open/secret') {
    const contents = await contentsOf(ports, secret, duty.seat);
    return contents && { ...ask, type: ANSWER.openSecret, bytes: () => concat(...contents) };
  }
  const laid = await layOutSecret(ports, secret, duty.seat);
  if (!laid) return undefined;
  const open = request.cells.filter((cell) => request.faces[cellHandle(request.secret!, cell)] === undefined);
  const w = new Writer().u8(open.length);
  for (const cell of open) w.s16(writeCell(openCell(laid, cell)));
  return { ...ask, type: ANSWER.openCells, bytes: () => w.done() };
}

type Ask = { readonly cause: string; readonly index: number };

async function coin(ports: PerformPorts, request: Request, duty: Duty, ask: Ask): Promise<Performance | undefined> {
  const flip = request.kind === 'roll' || request.kind === 'secret' ? request.coin : undefined;
  if (!flip) return undefined;
  const key = `coin/${flip.rollId}`;
  const stored = await ports.store.get(key);
  const id = unhex(flip.rollId)!;
  const commitOf = (x: Uint8Array): Uint8Array => coinCommit(id, duty.seat, x);
  if (duty.what === 'coin/reveal') {
    // Who committed in this seat may have been somebody else, or this device in another one.
    const mine = stored && equal(commitOf(stored), unhex(flip.commits[duty.seat]!)!);
    return mine ? { ...ask, type: ANSWER.coinReveal, bytes: () => stored } : undefined;
  }
  const x = stored ?? ports.rng.bytes(32);
  if (!stored) await ports.store.put(key, x);
  return { ...ask, type: ANSWER.coinCommit, bytes: () => commitOf(x) };
}

async function secretStep(
  ports: PerformPorts,
  state: TableState,
  r: SecretRequest,
  duty: Duty,
  ask: Ask,
): Promise<Performance | undefined> {
  const attempt = unhex(r.attempt)!;
  switch (duty.what) {
    case 'secret/commit': {
      const content = (await ownContent(ports, r, duty.seat)) ?? ports.rng.bytes(64);
      await ports.store.put(contentKey(r), content);
      const commit = secretCommit(attempt, duty.seat, content.subarray(0, 32), content.subarray(32));
      return { ...ask, type: ANSWER.secretCommit, bytes: () => commit };
    }
    case 'secret/mail': {
      const content = await ownContent(ports, r, duty.seat);
      return (
        content && {
          ...ask,
          type: ANSWER.secretMail,
          bytes: (place) => sealTo(ports, state, place, r.holders, content),
        }
      );
    }
    case 'secret/ack': {
      for (const rival of r.holders.filter((seat) => seat !== duty.seat)) {
        const opened = await openLetter(ports, r.mails[rival]!);
        if (opened && fitsCommit(r, rival, opened.payload)) continue;
        return { ...ask, type: ANSWER.secretReject, bytes: () => opened?.opening ?? new Uint8Array() };
      }
      return { ...ask, type: ANSWER.secretAck, bytes: () => new Uint8Array() };
    }
    case 'secret/root': {
      const laid = await layOutSecret(ports, { ...r, seed: r.seed! }, duty.seat);
      return laid && { ...ask, type: ANSWER.secretRoot, bytes: () => rootBytes(laid.values.length, laid.root) };
    }
    case 'secret/dispute': {
      const contents = await contentsOf(ports, r, duty.seat);
      return contents && { ...ask, type: ANSWER.openSecret, bytes: () => concat(...contents) };
    }
    default:
      return undefined;
  }
}

/** Telling a secret that stands, and hearing it: what fits is stored before it is acknowledged. */
async function tellStep(
  ports: PerformPorts,
  state: TableState,
  r: TellRequest,
  duty: Duty,
  ask: Ask,
): Promise<Performance | undefined> {
  const secret = state.secrets[r.secret];
  if (!secret) return undefined;
  if (duty.what === 'secret/tell') {
    const contents = await contentsOf(ports, secret, duty.seat);
    const bytes = (place: OwnPlace): Promise<Uint8Array | undefined> =>
      sealTo(ports, state, place, r.to, concat(...contents!));
    return contents && { ...ask, type: ANSWER.secretMail, bytes };
  }
  const opened = await openLetter(ports, r.mail!.entry);
  const values = (key: Uint8Array): readonly string[] | undefined =>
    ports.world.game.layouts?.[secret.layout]?.(key, secret.asked);
  if (!opened || wholeOf(secret, opened.payload, values)?.isRight !== true)
    return { ...ask, type: ANSWER.secretReject, bytes: () => opened?.opening ?? new Uint8Array() };
  for (const [i, seat] of secret.holders.entries())
    await ports.store.put(toldContentKey(secret.attempt, seat), opened.payload.slice(64 * i, 64 * i + 64));
  return { ...ask, type: ANSWER.secretAck, bytes: () => new Uint8Array() };
}

/** A letter to all devices of these seats. */
export async function sealTo(
  ports: PerformPorts,
  state: TableState,
  place: OwnPlace,
  seats: readonly Seat[],
  payload: Uint8Array,
): Promise<Uint8Array | undefined> {
  const bind = bindOf(ports.world, place);
  const recipients = devicesOf(state, seats);
  if (!bind || recipients.length === 0) return undefined;
  const to = recipients.map((device) => ({ device: unhex(device)!, mailPk: unhex(state.devices[device]!.mail)! }));
  return (await makeMail(ports, bind, to, payload)).bytes;
}

/** Where the key of a sealed argument's letter, told by another device of the seat, is kept; and its opening, for later generations. */
export const toldSealedKey = (handle: string): string => `sealed/${handle}`;
export const keptSealed = (handle: string): string => `kept/sealed/${handle}`;

/** The letter of a sealed argument as it lies in its move, and what it is bound to. */
export function sealedLetter(
  ports: Pick<PerformPorts, 'world'>,
  handle: string,
): { readonly bind: Uint8Array; readonly bytes: Uint8Array } | undefined {
  const at = handle.indexOf('/');
  const entry = ports.world.entry(handle.slice(0, at));
  const body = entry && parseMoveBody(entry.body);
  const bind = entry && bindOf(ports.world, entry);
  const n = attachmentIndex((body?.args as Record<string, unknown> | undefined)?.[handle.slice(at + 1)]);
  const attachment = n === undefined ? undefined : body?.attachments[n];
  return bind && attachment && { bind, bytes: attachment.bytes };
}

/**
 * Salt and text of a sealed argument that its seat wrote or got; undefined where this device can't read it.
 * @param thing as the state has it: for what was sealed in an earlier generation
 */
export async function unseal(
  ports: PerformPorts,
  handle: string,
  thing?: SealedThing,
): Promise<{ readonly payload: Uint8Array; readonly opening: Uint8Array } | undefined> {
  const kept = thing && (await ports.store.get(keptSealed(handle)));
  const payload = kept && openedPayload(thing, kept);
  if (payload) return { payload, opening: kept };
  const letter = sealedLetter(ports, handle);
  if (!letter) return undefined;
  const opened = await openMail(ports, letter.bind, unhex(ports.device)!, letter.bytes);
  if (opened.ok) return opened.value;
  const key = await ports.store.get(toldSealedKey(handle));
  const told = key && (await openWithKey(ports, letter.bind, key, letter.bytes));
  return told?.ok ? told.value : undefined;
}

async function openSealed(
  ports: PerformPorts,
  state: TableState,
  handle: string,
  item: number,
  ask: Ask,
): Promise<Performance | undefined> {
  const thing = state.sealed[handle];
  const opened = thing && (await unseal(ports, handle, thing));
  return opened && { ...ask, type: ANSWER.openSealed, bytes: () => new Writer().u16(item).raw(opened.opening).done() };
}

/**
 * What one device of a seat tells another so that it can read the seat's hand and answer for it: seeds and blinds of joint secrets,
 * coins that wait to be revealed, keys of sealed arguments, of the hand and as a keeper (`keeping/told.ts`). Everything is checked against what all have committed to before it is
 * stored, so a liar's word is nothing. PROTOCOL.md, "Between devices".
 */
import { keptSealed, type PerformPorts, sealedLetter, toldSealedKey, unseal } from '../asks/perform.ts';
import { contentOf, fitsCommit, toldContentKey } from '../asks/seeds.ts';
import { readersOf } from '../asks/readers.ts';
import { openedPayload } from '../asks/sealed.ts';
import { concat, equal, read, unhex, Writer } from '../bytes.ts';
import type { TableState } from '../fold/state.ts';
import type { Seat } from '../game.ts';
import { own } from '../own.ts';
import { collectKeys, readKey, takeKey, type ToldKey } from '../keeping/told.ts';
import { coinCommit } from '../secrets/coin.ts';
import { letterKey, openWithKey } from '../secrets/mail.ts';
import { BUCKETS, bucketFor, pad } from '../secrets/padding.ts';
import type { Coin } from '../asks/coin.ts';
import type { JointSecret, SecretRequest } from '../asks/secret.ts';

const ITEM = { content: 1, coin: 2, sealed: 3, opening: 4 } as const;

/** Payload of one letter stays below the largest bucket. */
const MAX_PAYLOAD = 16_000;

type Parts = Pick<SecretRequest, 'attempt' | 'commits' | 'mails' | 'holders'> & Pick<JointSecret, 'told'>;

/** Joint secrets that this seat can read, standing or under way. */
function secretsOf(state: TableState, seat: Seat): Parts[] {
  const under = Object.values(state.requests).filter((request) => request.kind === 'secret');
  return [...Object.values(state.secrets), ...under].filter((secret) => readersOf(secret).includes(seat));
}

/** Coins that this seat has committed to. */
function coinsOf(state: TableState, seat: Seat): Coin[] {
  return Object.values(state.requests).flatMap((request) => {
    const coin = request.kind === 'roll' || request.kind === 'secret' ? request.coin : undefined;
    return coin?.commits[seat] === undefined ? [] : [coin];
  });
}

/** Seats whose secrets both may read: for a seat that was taken back, what another holder can tell of it. */
const both = (holders: readonly Seat[], a: Seat, b: Seat): boolean => holders.includes(a) && holders.includes(b);

/**
 * Payloads of letters with all that this device can read and seat `to` may: to another device of the own seat (`to` is `me`), or to a
 * seat that holds the same things.
 */
export async function collectShares(
  ports: PerformPorts,
  state: TableState,
  me: Seat,
  to: Seat = me,
): Promise<Uint8Array[]> {
  const items: Uint8Array[] = [];
  for (const secret of secretsOf(state, me).filter((one) => both(readersOf(one), me, to))) {
    for (const seat of secret.holders) {
      const content = await contentOf(ports, secret, seat, me);
      if (content) items.push(new Writer().u8(ITEM.content).raw(unhex(secret.attempt)!).u8(seat).raw(content).done());
    }
  }
  for (const coin of to === me ? coinsOf(state, me) : []) {
    const x = await ports.store.get(`coin/${coin.rollId}`);
    if (x) items.push(new Writer().u8(ITEM.coin).raw(unhex(coin.rollId)!).raw(x).done());
  }
  for (const [handle, { holders }] of Object.entries(state.sealed)) {
    const item = both(holders, me, to) ? await sealedItem(ports, state, handle) : undefined;
    if (item && item.length <= MAX_PAYLOAD) items.push(item);
  }
  if (to === me) items.push(...(await collectKeys(ports.store, state, me)));
  return packed(items);
}

/** The key of its letter; where that lies in an earlier generation, salt and text. */
async function sealedItem(ports: PerformPorts, state: TableState, handle: string): Promise<Uint8Array | undefined> {
  const at = handle.indexOf('/');
  const named = (type: number): Writer =>
    new Writer()
      .u8(type)
      .raw(unhex(handle.slice(0, at))!)
      .s8(handle.slice(at + 1));
  const key = await sealedKey(ports, handle);
  if (key) return named(ITEM.sealed).raw(key).done();
  const opened = await unseal(ports, handle, state.sealed[handle]);
  if (!opened || opened.payload.length > MAX_PAYLOAD) return undefined;
  const w = named(ITEM.opening).raw(opened.opening.subarray(0, 32)).u16(opened.payload.length);
  return w.raw(opened.payload).done();
}

/** The key of a sealed argument's letter: from the own slot, or as told before. */
async function sealedKey(ports: PerformPorts, handle: string): Promise<Uint8Array | undefined> {
  const letter = sealedLetter(ports, handle);
  if (!letter) return undefined;
  const key = await letterKey(ports, letter.bind, unhex(ports.device)!, letter.bytes);
  return key.ok ? key.value : ports.store.get(toldSealedKey(handle));
}

function packed(items: readonly Uint8Array[]): Uint8Array[] {
  const payloads: Uint8Array[] = [];
  let w = new Writer();
  let size = 0;
  for (const item of items) {
    if (size > 0 && size + item.length > MAX_PAYLOAD) {
      payloads.push(w.done());
      w = new Writer();
      size = 0;
    }
    w.raw(item);
    size += item.length;
  }
  return size > 0 ? [...payloads, w.done()] : payloads;
}

type Told =
  | { readonly kind: 'content'; readonly attempt: string; readonly seat: Seat; readonly content: Uint8Array }
  | { readonly kind: 'coin'; readonly rollId: string; readonly x: Uint8Array }
  | { readonly kind: 'sealed'; readonly handle: string; readonly key: Uint8Array }
  | { readonly kind: 'opening'; readonly handle: string; readonly salt: Uint8Array; readonly payload: Uint8Array }
  | ToldKey;

function parseShare(payload: Uint8Array): Told[] | undefined {
  return read(payload, (r) => {
    const out: Told[] = [];
    while (r.at < payload.length) {
      const type = r.u8();
      if (type === ITEM.content) out.push({ kind: 'content', attempt: r.hex(32), seat: r.u8(), content: r.bytes(64) });
      else if (type === ITEM.coin) out.push({ kind: 'coin', rollId: r.hex(32), x: r.bytes(32) });
      else if (type === ITEM.sealed) out.push({ kind: 'sealed', handle: `${r.hex(32)}/${r.s8()}`, key: r.bytes(32) });
      else if (type === ITEM.opening)
        out.push({
          kind: 'opening',
          handle: `${r.hex(32)}/${r.s8()}`,
          salt: r.bytes(32),
          payload: r.bytes(r.u16()),
        });
      else {
        const key = readKey(r, type);
        if (!key) return undefined;
        out.push(key);
      }
    }
    return out;
  });
}

/** Stores what fits the table's commitments; answers whether anything did. The rest is of no use and left. */
export async function takeShare(
  ports: PerformPorts,
  state: TableState,
  me: Seat,
  payload: Uint8Array,
): Promise<boolean> {
  let any = false;
  for (const told of parseShare(payload) ?? []) {
    if (told.kind === 'hand' || told.kind === 'keeper' || told.kind === 'escrow') {
      const { group } = ports.world;
      if (group && (await takeKey(group, ports.store, state, me, told))) any = true;
      continue;
    }
    const fit = await fitting(ports, state, me, told);
    if (!fit) continue;
    await ports.store.put(fit.key, fit.value);
    any = true;
  }
  return any;
}

/** What is to be kept under which key, if it is true and this seat's to know. */
async function fitting(
  ports: PerformPorts,
  state: TableState,
  me: Seat,
  told: Exclude<Told, ToldKey>,
): Promise<{ readonly key: string; readonly value: Uint8Array } | undefined> {
  switch (told.kind) {
    case 'content': {
      const secret = secretsOf(state, me).find(({ attempt }) => attempt === told.attempt);
      if (!secret || !fitsCommit(secret, told.seat, told.content)) return undefined;
      return { key: toldContentKey(told.attempt, told.seat), value: told.content };
    }
    case 'coin': {
      const coin = coinsOf(state, me).find(({ rollId }) => rollId === told.rollId);
      const commit = coin && coinCommit(unhex(coin.rollId)!, me, told.x);
      if (!commit || !equal(commit, unhex(coin.commits[me]!)!)) return undefined;
      return { key: `coin/${told.rollId}`, value: told.x };
    }
    case 'sealed': {
      const mine = own(state.sealed, told.handle)?.holders.includes(me) ?? false;
      const letter = mine ? sealedLetter(ports, told.handle) : undefined;
      const opened = letter && (await openWithKey(ports, letter.bind, told.key, letter.bytes));
      return opened?.ok ? { key: toldSealedKey(told.handle), value: told.key } : undefined;
    }
    case 'opening': {
      const thing = own(state.sealed, told.handle);
      const bucket = bucketFor(told.payload.length);
      if (!thing?.holders.includes(me) || bucket === undefined) return undefined;
      const opening = concat(told.salt, pad(told.payload, BUCKETS[bucket]!));
      return openedPayload(thing, opening) ? { key: keptSealed(told.handle), value: opening } : undefined;
    }
  }
}

/**
 * What the catalogue says of one thing: its parts, where they lie, what it is, and which device put it there, signed. The thing's hash is
 * over size and parts alone, so a manifest can lead only to that content or to nothing. Its signature says who fills the shelf.
 *
 * A manifest lies on the shelf and not in the journal. It weighs nothing there and needs no sequencer. It stays where it is when the table
 * goes on to another room under the same secret. The game needs to know its hash alone.
 */
import { compare, concat, fromHex, hex, read, utf8, Writer } from '../bytes.ts';
import { deviceId } from '../identity/device.ts';
import { checkName } from '../identity/names.ts';
import type { DeviceKeys, Sodium } from '../ports.ts';
import { BOARDS, MAX_ITEM_BYTES, MAX_KIND_BYTES, MAX_MEDIA_BYTES, PART_BYTES } from './limits.ts';
import type { ShelfMeta } from './types.ts';

const PART_TAG = utf8('tavolata/v1/shelf-part');
const ITEM_TAG = utf8('tavolata/v1/shelf-item');
const SIGN_TAG = utf8('tavolata/v1/shelf-manifest');
const VERSION = 1;
const SIGNATURE = 64;

/** Where a part of a thing lies. */
export interface Part {
  /** Hex. */
  readonly hash: string;
  readonly board: number;
}

/** What a device has signed about a thing that it put there. */
export interface Manifest extends ShelfMeta {
  /** Of the content, hex. */
  readonly hash: string;
  readonly sizeBytes: number;
  readonly parts: readonly Part[];
  /** Device, hex, and its keys. */
  readonly by: string;
  readonly sigPk: Uint8Array;
  readonly mailPk: Uint8Array;
  /** The how many-th of this device: which of them count where they are too many. */
  readonly number: number;
  /** As it was signed, signature included. */
  readonly bytes: Uint8Array;
}

/** 32 B: the name of a part. */
export const partHash = (sodium: Pick<Sodium, 'hash'>, part: Uint8Array): Uint8Array =>
  sodium.hash(concat(PART_TAG, part));

/** In the parts of a thing; the last one is shorter. */
export function cut(bytes: Uint8Array): Uint8Array[] {
  const parts: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += PART_BYTES) parts.push(bytes.slice(at, at + PART_BYTES));
  return parts;
}

/** Hex. */
export function itemHash(sodium: Pick<Sodium, 'hash'>, sizeBytes: number, parts: readonly string[]): string {
  const writer = new Writer().raw(ITEM_TAG).u32(sizeBytes).u16(parts.length);
  for (const part of parts) writer.raw(fromHex(part));
  return hex(sodium.hash(writer.done()));
}

/** Signs what is to stand in the catalogue. @param room 16 B of the catalogue: nowhere else does it count */
export async function makeManifest(
  keys: DeviceKeys,
  room: Uint8Array,
  item: ShelfMeta & Pick<Manifest, 'sizeBytes' | 'parts' | 'number'>,
): Promise<Uint8Array> {
  const writer = new Writer().u8(VERSION).raw(keys.sigPk).raw(keys.mailPk).u32(item.number);
  writer.s8(item.kind).s8(item.name).s8(item.media).u32(item.sizeBytes).u16(item.parts.length);
  for (const { hash, board } of item.parts) writer.u8(board).raw(fromHex(hash));
  const body = writer.done();
  return concat(body, await keys.sign(concat(SIGN_TAG, room, body)));
}

/** Reads the form only; whether it is genuine is `isGenuine`'s. No bytes make it throw. */
export function readManifest(sodium: Pick<Sodium, 'hash'>, bytes: Uint8Array): Manifest | undefined {
  const fields = read(bytes, (r) => {
    if (r.u8() !== VERSION) return undefined;
    const keys = { sigPk: r.bytes(32), mailPk: r.bytes(32), number: r.u32() };
    const meta = { kind: r.s8(), name: r.s8(), media: r.s8() };
    const sizeBytes = r.u32();
    const n = r.u16();
    if (n === 0 || sizeBytes > MAX_ITEM_BYTES || n !== Math.ceil(sizeBytes / PART_BYTES)) return undefined;
    const parts = r.list(n, (one): Part => ({ board: one.u8(), hash: hex(one.bytes(32)) }));
    r.bytes(SIGNATURE);
    return { ...keys, ...meta, sizeBytes, parts };
  });
  if (!fields || !isMeta(fields) || fields.parts.some(({ board }) => board < 1 || board > BOARDS)) return undefined;
  const hashes = fields.parts.map(({ hash }) => hash);
  return {
    ...fields,
    bytes,
    hash: itemHash(sodium, fields.sizeBytes, hashes),
    by: hex(deviceId(fields.sigPk, fields.mailPk)),
  };
}

/** Did the device that it names sign it, for this table? */
export function isGenuine(
  sodium: Pick<Sodium, 'verify' | 'isGoodSigKey'>,
  room: Uint8Array,
  manifest: Manifest,
): boolean {
  const { bytes, sigPk } = manifest;
  const at = bytes.length - SIGNATURE;
  const message = concat(SIGN_TAG, room, bytes.subarray(0, at));
  return sodium.isGoodSigKey(sigPk) && sodium.verify(bytes.subarray(at), message, sigPk);
}

/** Whether kind, name and media type are such as a manifest may have. */
export function isMeta({ kind, name, media }: ShelfMeta): boolean {
  return isWord(kind, MAX_KIND_BYTES) && checkName(name).ok && isWord(media, MAX_MEDIA_BYTES);
}

/** Of one device: in the order in which they were signed, the same everywhere. */
export const byNumber = (a: Manifest, b: Manifest): number => a.number - b.number || compare(a.bytes, b.bytes);

/** Printable ASCII without spaces. */
const isWord = (text: string, maxBytes: number): boolean => text.length <= maxBytes && /^[!-~]+$/.test(text);

/**
 * Sealed letters to named devices, inside a signed entry. The body is encrypted once under a fresh key, that key is sealed to each
 * device, and the entry shows a commitment to the text. SPEC S2–S6.
 *
 *     mail   = bucket u8 · n u8 · n × (device 16 · slot 80) · commit 32 · nonce 12 · ct (bucket + 48)
 *     slot   = HPKE(device's mail key, info = "tavolata/v1/mail" ‖ bind ‖ device, aad = commit, plain = key 32): enc 32 · ct 48
 *     ct     = AES-256-GCM(key, nonce, salt 32 ‖ padded, aad = "tavolata/v1/mail-body" ‖ bind ‖ commit)
 *     commit = SHA-256("tavolata/v1/mail-commit" ‖ "tavolata/v1/mail-body" ‖ bind ‖ salt ‖ padded)
 *     bind   = room 16 ‖ sender's device 16 ‖ session u32 ‖ seq u32 ‖ roster hash 32: the entry that carries it
 *
 * Attempts of a liar, and what stops them. Posting the letter as his own or elsewhere meets bind, in commit, info and aad. AES-GCM would
 * allow giving two readers two texts, but each reader computes the commit again. The commit also stops opening another text later.
 */
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concat, equal, hex, read, utf8, Writer } from '../bytes.ts';
import type { DeviceKeys, Mail, Rng } from '../ports.ts';
import { bad, good, type Result } from '../result.ts';
import { BUCKETS, bucketFor, pad, unpad } from './padding.ts';

const INFO = utf8('tavolata/v1/mail');
const BODY = utf8('tavolata/v1/mail-body');
const COMMIT = utf8('tavolata/v1/mail-commit');
const HEDGE = utf8('tavolata/v1/mail-hedge');

/** The place of the entry that carries a letter. */
export interface MailPlace {
  /** 16 B */
  readonly room: Uint8Array;
  /** 16 B: the sender's. */
  readonly device: Uint8Array;
  readonly session: number;
  readonly seq: number;
  /** 32 B, as folded at the entry's `seen`. */
  readonly roster: Uint8Array;
}

/** 104 bytes. */
export function bindOf({ room, device, session, seq, roster }: MailPlace): Uint8Array {
  if (room.length !== 16 || device.length !== 16 || roster.length !== 32) throw new RangeError('bind: lengths');
  return new Writer().raw(room).raw(device).u32(session).u32(seq).raw(roster).done();
}

/** A device that a letter is for. */
export interface MailRecipient {
  /** 16 B */
  readonly device: Uint8Array;
  /** 32 B, passed by `isGoodMailKey` on admission. */
  readonly mailPk: Uint8Array;
}

/** A letter as it lies in the log. */
export interface Letter {
  /** Place in `BUCKETS`. */
  readonly bucket: number;
  readonly slots: readonly { readonly device: Uint8Array; readonly enc: Uint8Array; readonly ct: Uint8Array }[];
  readonly commit: Uint8Array;
  readonly nonce: Uint8Array;
  readonly ct: Uint8Array;
}

/** A letter read, or just written: `opening` (salt 32 ‖ padded) proves the payload to everybody who has the commitment. */
export interface OpenedMail {
  readonly payload: Uint8Array;
  readonly opening: Uint8Array;
}

const commitOf = (bind: Uint8Array, salt: Uint8Array, padded: Uint8Array): Uint8Array =>
  sha256(concat(COMMIT, BODY, bind, salt, padded));

/**
 * (Sender; secret) Salt, key and nonce of a letter. They follow from chance, place, readers and content together. Where a machine's chance
 * repeats (a page restored from a snapshot), two letters still get two keys. So no key encrypts two texts under one nonce.
 */
function hedged(
  rng: Rng,
  bind: Uint8Array,
  recipients: readonly MailRecipient[],
  padded: Uint8Array,
): readonly [salt: Uint8Array, key: Uint8Array, nonce: Uint8Array] {
  const readers = recipients.map(({ device, mailPk }) => concat(device, mailPk));
  const from = sha256(concat(HEDGE, rng.bytes(64), sha256(concat(...readers)), sha256(bind), sha256(padded)));
  const drawn = (name: string, n: number): Uint8Array => hkdf(sha256, from, undefined, utf8(name), n);
  return [drawn('salt', 32), drawn('key', 32), drawn('nonce', 12)];
}

/**
 * (Sender) A letter in the smallest bucket that holds it. The key and what is inside stay secret; all else is public.
 * Throws where nobody or a device twice is named, or the payload is above 16,319 B.
 */
export async function makeMail(
  ports: { readonly mail: Mail; readonly rng: Rng },
  bind: Uint8Array,
  recipients: readonly MailRecipient[],
  payload: Uint8Array,
): Promise<OpenedMail & { readonly bytes: Uint8Array; readonly commit: Uint8Array }> {
  const bucket = bucketFor(payload.length);
  if (bucket === undefined) throw new RangeError(`payload: ${payload.length} bytes`);
  const names = new Set(recipients.map(({ device }) => hex(device)));
  if (names.size === 0 || names.size < recipients.length) throw new RangeError('recipients: none, or one twice');
  const padded = pad(payload, BUCKETS[bucket]!);
  const [salt, key, nonce] = hedged(ports.rng, bind, recipients, padded);
  const commit = commitOf(bind, salt, padded);
  const opening = concat(salt, padded);
  const ct = await ports.mail.encrypt(key, nonce, concat(BODY, bind, commit), opening);
  const out = new Writer().u8(bucket).u8(recipients.length);
  for (const { device, mailPk } of recipients) {
    const slot = await ports.mail.seal(mailPk, concat(INFO, bind, device), commit, key);
    out.raw(device).raw(slot.enc).raw(slot.ct);
  }
  return { bytes: out.raw(commit).raw(nonce).raw(ct).done(), commit, payload, opening };
}

/** (Everyone) Exact lengths, a known bucket, at least one device and none twice; else `undefined`. */
export function parseMail(bytes: Uint8Array): Letter | undefined {
  return read(bytes, (r) => {
    const bucket = r.u8();
    const size = BUCKETS[bucket];
    const n = r.u8();
    if (size === undefined || n === 0) return undefined;
    const slots = r.list(n, () => ({ device: r.bytes(16), enc: r.bytes(32), ct: r.bytes(48) }));
    if (new Set(slots.map(({ device }) => hex(device))).size < n) return undefined;
    return { bucket, slots, commit: r.bytes(32), nonce: r.bytes(12), ct: r.bytes(size + 48) };
  });
}

/**
 * (Recipient) Opens the own slot, then the body, then checks that this is what the entry committed to. `mail/not-mine`: no slot for this
 * device. `mail/malformed`, `bad-slot`, `bad-body`, `bad-commit`, `bad-padding`: the sender lied or the letter was altered; nothing of
 * it counts.
 */
export async function openMail(
  ports: { readonly mail: Pick<Mail, 'decrypt'>; readonly keys: Pick<DeviceKeys, 'openMail'> },
  bind: Uint8Array,
  ownDevice: Uint8Array,
  bytes: Uint8Array,
): Promise<Result<OpenedMail>> {
  const key = await letterKey(ports, bind, ownDevice, bytes);
  return key.ok ? openWithKey(ports, bind, key.value, bytes) : key;
}

/**
 * (Recipient) The key of the letter's body, 32 B, from the own slot: what another device of the same seat is given. Codes as `openMail`'s.
 */
export async function letterKey(
  ports: { readonly keys: Pick<DeviceKeys, 'openMail'> },
  bind: Uint8Array,
  ownDevice: Uint8Array,
  bytes: Uint8Array,
): Promise<Result<Uint8Array>> {
  const letter = parseMail(bytes);
  if (!letter) return bad('mail/malformed');
  const slot = letter.slots.find(({ device }) => equal(device, ownDevice));
  if (!slot) return bad('mail/not-mine');
  const key = await ports.keys.openMail(slot.enc, slot.ct, concat(INFO, bind, ownDevice), letter.commit);
  return key?.length === 32 ? good(key) : bad('mail/bad-slot');
}

/** (Whoever was given the key) Opens the body and checks that this is what the entry committed to. Codes as `openMail`'s. */
export async function openWithKey(
  ports: { readonly mail: Pick<Mail, 'decrypt'> },
  bind: Uint8Array,
  key: Uint8Array,
  bytes: Uint8Array,
): Promise<Result<OpenedMail>> {
  const letter = parseMail(bytes);
  if (!letter) return bad('mail/malformed');
  const opening = await ports.mail.decrypt(key, letter.nonce, concat(BODY, bind, letter.commit), letter.ct);
  if (!opening) return bad('mail/bad-body');
  const salt = opening.subarray(0, 32);
  const padded = opening.subarray(32);
  if (!equal(commitOf(bind, salt, padded), letter.commit)) return bad('mail/bad-commit');
  const payload = unpad(padded);
  return payload ? good({ payload, opening }) : bad('mail/bad-padding');
}

/** (Everyone) The payload of a letter that is laid open; `undefined` where it isn't what was committed to, or of no bucket's size. */
export function checkOpening(
  commit: Uint8Array,
  bind: Uint8Array,
  salt: Uint8Array,
  padded: Uint8Array,
): Uint8Array | undefined {
  if (salt.length !== 32 || !BUCKETS.some((size) => size === padded.length)) return undefined;
  return equal(commitOf(bind, salt, padded), commit) ? unpad(padded) : undefined;
}

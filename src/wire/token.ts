/**
 * The token that a browser shows the relay: "whoever holds the table's link lets this writer session in, until then". It
 * needs no accounts, because the topic is the hash of the very keys that sign it. Signing, hashing and verifying are
 * handed in; what follows from a good token is the relay's business.
 *
 *     v u8 = 1 ‖ joinPub 32 ‖ viewPub 32 ‖ role u8 (1 join, 2 view) ‖ generation u32 ‖ clientID u32 ‖ sessionPub 32
 *       ‖ iat u32 ‖ exp u32 (Unix, s) ‖ sigRole 64 ‖ sigSession 64                              big-endian, 242 B
 *
 * `sigRole` is by the link's key of that role, over "tavolata/token/role/1" and the fields before it. `sigSession` is by the session's own
 * key, over "tavolata/token/session/1" and the same fields. It travels as a WebSocket subprotocol, not in the address, which proxies write
 * down.
 */
import { fromBase64UrlEncoded, toBase64UrlEncoded } from 'lib0/buffer';
import { encodeUtf8 } from 'lib0/string';

/** What each token begins with, as the first subprotocol of a connection. */
export const TOKEN_PREFIX = 'tavolata1.';
/** The longest that a token may be good for; s. */
export const TOKEN_LIFE_S = 600;
/** Seconds by which two clocks may differ. */
export const TOKEN_SKEW_S = 120;

const FIELD_BYTES = 114;
const SIGNATURE_BYTES = 64;
const TOKEN_BYTES: number = FIELD_BYTES + 2 * SIGNATURE_BYTES;
const WORD = /^[A-Za-z0-9_-]{323}$/;

const TOPIC_TAG = encodeUtf8('tavolata/topic/1');
const ROLE_TAG = encodeUtf8('tavolata/token/role/1');
const SESSION_TAG = encodeUtf8('tavolata/token/session/1');

/** `join` may write, `view` may read. */
export const TOKEN_ROLES = ['join', 'view'] as const;
/** One of `TOKEN_ROLES`. */
export type TokenRole = (typeof TOKEN_ROLES)[number];

/** What a token says. Keys are Ed25519, 32 B; times Unix seconds. */
export interface TokenClaims {
  readonly joinPub: Uint8Array;
  readonly viewPub: Uint8Array;
  readonly role: TokenRole;
  readonly generation: number;
  /** The Yjs client number whose feed the session writes. */
  readonly client: number;
  readonly sessionPub: Uint8Array;
  readonly issuedS: number;
  readonly expiresS: number;
}

/** `time` alone says that the token is genuine: its owner's clock is wrong, or it is old. */
export const TOKEN_CODES = ['token/malformed', 'token/topic', 'token/signature', 'token/time'] as const;
/** Why a token isn't taken. */
export type TokenCode = (typeof TOKEN_CODES)[number];

/** What a token allows, or why it isn't taken. */
export type TokenVerdict =
  | { readonly ok: true; readonly claims: TokenClaims }
  | { readonly ok: false; readonly code: TokenCode };

/** What signs a token: it shows the link's key and the session's. */
export interface TokenSigners {
  /** Ed25519, 64 B, by the link's key of the claimed role. */
  readonly role: (message: Uint8Array) => Uint8Array;
  /** The same by the session's key. */
  readonly session: (message: Uint8Array) => Uint8Array;
}

/** What checks a token needs, handed in, since browser and relay have other libraries. */
export interface TokenChecks {
  readonly sha256: (bytes: Uint8Array) => Uint8Array;
  /** Ed25519; never throws. */
  readonly verify: (signature64: Uint8Array, message: Uint8Array, publicKey32: Uint8Array) => boolean;
}

/** The subprotocol that carries a new token. Throws for claims that have no spelling: a bug. */
export function makeToken(claims: TokenClaims, sign: TokenSigners): string {
  const fields = writeFields(claims);
  const bytes = joined(fields, sign.role(joined(ROLE_TAG, fields)), sign.session(joined(SESSION_TAG, fields)));
  if (bytes.length !== TOKEN_BYTES) throw new RangeError('makeToken: a signature is not 64 B long');
  return TOKEN_PREFIX + toBase64UrlEncoded(bytes);
}

/** Judges a subprotocol as a token for this topic at this time; cheapest questions first. Never throws. */
export function checkToken(protocol: string, topic: string, nowS: number, checks: TokenChecks): TokenVerdict {
  const bytes = unword(protocol);
  const claims = bytes && readFields(bytes);
  if (bytes === undefined || claims === undefined) return refused('token/malformed');
  if (topicOf(claims, checks.sha256) !== topic) return refused('token/topic');
  const fields = bytes.subarray(0, FIELD_BYTES);
  const [byRole, bySession] = [bytes.subarray(FIELD_BYTES, -SIGNATURE_BYTES), bytes.subarray(-SIGNATURE_BYTES)];
  const roleKey = claims.role === 'join' ? claims.joinPub : claims.viewPub;
  if (!checks.verify(byRole, joined(ROLE_TAG, fields), roleKey)) return refused('token/signature');
  if (!checks.verify(bySession, joined(SESSION_TAG, fields), claims.sessionPub)) return refused('token/signature');
  if (nowS < claims.issuedS - TOKEN_SKEW_S || nowS > claims.expiresS + TOKEN_SKEW_S) return refused('token/time');
  return { ok: true, claims };
}

function writeFields(claims: TokenClaims): Uint8Array {
  const bytes = new Uint8Array(FIELD_BYTES);
  const view = new DataView(bytes.buffer);
  for (const key of [claims.joinPub, claims.viewPub, claims.sessionPub])
    if (key.length !== 32) throw new RangeError('makeToken: a key is not 32 B long');
  bytes[0] = 1;
  bytes.set(claims.joinPub, 1);
  bytes.set(claims.viewPub, 33);
  bytes[65] = TOKEN_ROLES.indexOf(claims.role) + 1;
  view.setUint32(66, claims.generation);
  view.setUint32(70, claims.client);
  bytes.set(claims.sessionPub, 74);
  view.setUint32(106, claims.issuedS);
  view.setUint32(110, claims.expiresS);
  return bytes;
}

function readFields(bytes: Uint8Array): TokenClaims | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const role = TOKEN_ROLES[view.getUint8(65) - 1];
  const [issuedS, expiresS] = [view.getUint32(106), view.getUint32(110)];
  const lifeS = expiresS - issuedS;
  if (bytes[0] !== 1 || role === undefined || lifeS <= 0 || lifeS > TOKEN_LIFE_S) return undefined;
  return {
    joinPub: bytes.slice(1, 33),
    viewPub: bytes.slice(33, 65),
    role,
    generation: view.getUint32(66),
    client: view.getUint32(70),
    sessionPub: bytes.slice(74, 106),
    issuedS,
    expiresS,
  };
}

/** The bytes behind a subprotocol. One token has one spelling: the last letter's spare bits are zero. */
function unword(protocol: string): Uint8Array | undefined {
  const word = protocol.slice(TOKEN_PREFIX.length);
  if (!protocol.startsWith(TOKEN_PREFIX) || !WORD.test(word)) return undefined;
  const bytes = fromBase64UrlEncoded(word);
  return toBase64UrlEncoded(bytes) === word ? bytes : undefined;
}

function topicOf(claims: TokenClaims, sha256: TokenChecks['sha256']): string {
  // Generation and keys as the topic's preimage has them; the key tree in the kernel spells the same.
  const generation = new Uint8Array(4);
  new DataView(generation.buffer).setUint32(0, claims.generation);
  return toBase64UrlEncoded(sha256(joined(TOPIC_TAG, generation, claims.joinPub, claims.viewPub))).slice(0, 22);
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

const refused = (code: TokenCode): TokenVerdict => ({ ok: false, code });

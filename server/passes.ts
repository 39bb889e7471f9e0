/**
 * Judges who may come in: reads the token that a browser offers as its subprotocol (`src/wire/token.ts`) and says what it is good for.
 * Node's own Ed25519 is enough here: it decides about access to sealed bytes, not about what a table believes.
 */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { checkToken } from '../src/wire/token.ts';
import type { TokenChecks, TokenCode, TokenRole } from '../src/wire/token.ts';

/** What a good token allows its connection. */
export interface Pass {
  readonly role: TokenRole;
  /** The writer session whose feed it may write. */
  readonly client: number;
  /** The first 8 bytes of the session key's SHA-256, hex: what the client number is bound to. */
  readonly session: string;
  /** Unix, ms. */
  readonly expiresMs: number;
}

/** What a token allows on this relay, or why it allows nothing. */
export type PassVerdict = { readonly ok: true; readonly pass: Pass } | { readonly ok: false; readonly code: TokenCode };

/** What stands before the 32 bytes of an Ed25519 key in DER (RFC 8410). */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

const checks: TokenChecks = {
  sha256: (bytes) => createHash('sha256').update(bytes).digest(),
  verify(signature, message, key) {
    try {
      const read = createPublicKey({ key: Buffer.concat([SPKI, key]), format: 'der', type: 'spki' });
      return verify(null, message, read, signature);
    } catch {
      return false;
    }
  },
};

/** @param offered the request's `Sec-WebSocket-Protocol`, of which the first counts */
export function readPass(offered: string | undefined, topic: string, nowMs: number): PassVerdict {
  const [protocol = ''] = (offered ?? '').split(',', 1);
  const checked = checkToken(protocol.trim(), topic, Math.floor(nowMs / 1000), checks);
  if (!checked.ok) return checked;
  const { role, client, sessionPub, expiresS } = checked.claims;
  const session = Buffer.from(checks.sha256(sessionPub)).toString('hex', 0, 8);
  return { ok: true, pass: { role, client, session, expiresMs: expiresS * 1000 } };
}

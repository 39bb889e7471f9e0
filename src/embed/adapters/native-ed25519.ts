/**
 * Signatures by the browser's own Ed25519, a third of the time that libsodium takes. Chromium checks them in the thread that asks, so a
 * Worker does (`verify-worker.ts`). Only a yes is told that must be libsodium's as well, if the key has prime order. That follows from three
 * things: R is written in the one canonical way and isn't the identity, S is below the order, and the browser compares R without a cofactor.
 * The last is tried once with a crafted signature. libsodium refuses nothing else.
 */
import { fromHex, hex, utf8 } from '../../kernel/bytes.ts';
import type { SignatureJob } from '../../kernel/ports.ts';

/** What of WebCrypto is asked. */
export type Ed25519 = Pick<SubtleCrypto, 'importKey' | 'verify'>;

/** More devices than a table ever has; imported anew beyond them. */
const MOST_KEYS = 1_024;
const NAME = 'Ed25519';

/** An honest key's signature with R off by a point of order eight: taken only where equations are compared times the cofactor. */
const OFF_BY_EIGHT: SignatureJob = {
  sig: fromHex(
    'd0424b701d60255de5df705071059ccd22b8349bb4138202ebbd65e9e0ad211bbac90c35bbf4eef7f7338b8295ee720d8f45b7cde16a2dc69dbbfd508ca53109',
  ),
  message: utf8('a move'),
  pk: fromHex('61485eb624d9786700ce78888fb6f475591f00567be8e573e9829b7df1f91acd'),
};

/** Of the same key for the same message, as its owner signs it. */
const HONEST: SignatureJob = {
  ...OFF_BY_EIGHT,
  sig: fromHex(
    'edc876d6831fd2105d0b4389ca2e283166469289146e2ce06faefe98b22548df3667a45d11fd8929cf61a67cc7a47b4eab82a52a134292d0ed7487d85a00240c',
  ),
};

/** Is it beyond doubt that R is canonical and not the identity, and S below the order? One honest signature in 2^15 isn't. */
function isPlain(sig: Uint8Array): boolean {
  const couldExceed = sig[30] === 0xff && (sig[31]! & 0x7f) === 0x7f;
  const couldBeIdentity = sig[0] === 1 && sig[1] === 0 && sig[2] === 0;
  return sig.length === 64 && sig[63]! < 0x10 && !couldExceed && !couldBeIdentity;
}

/** @returns tells of each job, in their order, whether it is surely good under a key of prime order; never rejects */
export function nativeYes(subtle: Ed25519): (jobs: readonly SignatureJob[]) => Promise<readonly boolean[]> {
  const keys = new Map<string, Promise<CryptoKey>>();
  let fits: Promise<boolean> | undefined;

  function keyOf(pk: Uint8Array): Promise<CryptoKey> {
    const name = hex(pk);
    const known = keys.get(name);
    if (known) return known;
    if (keys.size >= MOST_KEYS) keys.clear();
    const key = subtle.importKey('raw', pk as BufferSource, NAME, false, ['verify']);
    keys.set(name, key);
    return key;
  }

  async function isYes({ sig, message, pk }: SignatureJob): Promise<boolean> {
    try {
      return isPlain(sig) && (await subtle.verify(NAME, await keyOf(pk), sig as BufferSource, message as BufferSource));
    } catch {
      return false;
    }
  }

  /** Where nothing can be checked at all a no tells nothing of the cofactor. */
  const isFit = async (): Promise<boolean> => (await isYes(HONEST)) && !(await isYes(OFF_BY_EIGHT));

  return async (jobs) => {
    if (!(await (fits ??= isFit()))) return jobs.map(() => false);
    return Promise.all(jobs.map(isYes));
  };
}

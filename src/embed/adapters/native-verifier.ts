/**
 * The kernel's `Verifier` by the browser's own Ed25519: a third of the time that libsodium takes, on threads of the browser's own. The
 * verdicts are libsodium's all the same. A yes of the browser counts only where libsodium would say yes as well; whatever else it says,
 * libsodium decides.
 *
 * That follows from four things: the key has prime order, R is written in the one canonical way and isn't the identity, S is below the order,
 * and the browser compares R without a cofactor, which is tried once with a crafted signature. libsodium refuses nothing else.
 */
import { fromHex, hex, utf8 } from '../../kernel/bytes.ts';
import type { SignatureJob, Sodium, Verifier } from '../../kernel/ports.ts';
import { breath } from '../../elements/workers/helper.ts';
import { slicedVerifier } from './verifier.ts';

/** Handed to the browser before the page gets a breath. */
const SLICE = 128;
/** More devices than a table ever has; imported anew beyond them. */
const MOST_KEYS = 1_024;
const NAME = 'Ed25519';

/** An honest key's signature with R off by a point of order eight: taken only where equations are compared times the cofactor. */
const OFF_BY_EIGHT = {
  sig: fromHex(
    'd0424b701d60255de5df705071059ccd22b8349bb4138202ebbd65e9e0ad211bbac90c35bbf4eef7f7338b8295ee720d8f45b7cde16a2dc69dbbfd508ca53109',
  ),
  message: utf8('a move'),
  pk: fromHex('61485eb624d9786700ce78888fb6f475591f00567be8e573e9829b7df1f91acd'),
};

/** Is it beyond doubt that R is canonical and not the identity, and S below the order? One honest signature in 2^15 isn't. */
function isPlain(sig: Uint8Array): boolean {
  const couldExceed = sig[30] === 0xff && (sig[31]! & 0x7f) === 0x7f;
  const couldBeIdentity = sig[0] === 1 && sig[1] === 0 && sig[2] === 0;
  return sig.length === 64 && sig[63]! < 0x10 && !couldExceed && !couldBeIdentity;
}

/**
 * @param sodium decides where the browser's own Ed25519 is missing, or doesn't say yes
 * @param subtle for tests
 */
export function nativeVerifier(
  sodium: Pick<Sodium, 'isGoodSigKey' | 'verify'>,
  subtle: Pick<SubtleCrypto, 'importKey' | 'verify'> = crypto.subtle,
): Verifier {
  const others = slicedVerifier(sodium);
  const keys = new Map<string, Promise<CryptoKey | undefined>>();
  let lax: Promise<boolean> | undefined;

  function keyOf(pk: Uint8Array): Promise<CryptoKey | undefined> {
    const name = hex(pk);
    let key = keys.get(name);
    if (!key) {
      if (keys.size >= MOST_KEYS) keys.clear();
      const good = sodium.isGoodSigKey(pk);
      key = good
        ? subtle.importKey('raw', pk as BufferSource, NAME, false, ['verify']).catch(() => undefined)
        : Promise.resolve(undefined);
      keys.set(name, key);
    }
    return key;
  }

  async function saysYes({ sig, message, pk }: SignatureJob): Promise<boolean> {
    try {
      const key = isPlain(sig) ? await keyOf(pk) : undefined;
      return key !== undefined && (await subtle.verify(NAME, key, sig as BufferSource, message as BufferSource));
    } catch {
      return false;
    }
  }

  return {
    async verify(jobs) {
      if (await (lax ??= saysYes(OFF_BY_EIGHT))) return others.verify(jobs);
      const asked: Promise<boolean>[] = [];
      for (const job of jobs) {
        if (asked.length % SLICE === SLICE - 1) await breath();
        asked.push(saysYes(job));
      }
      const good = await Promise.all(asked);
      const open = jobs.filter((_, at) => !good[at]);
      const decided = open.length > 0 ? (await others.verify(open)).values() : undefined;
      return good.map((yes) => yes || decided?.next().value === true);
    },
  };
}

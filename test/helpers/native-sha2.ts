/**
 * SHA-256 and SHA-512 by Node for what tests import of `src` (`vitest.config.ts`), in a third of the time that JavaScript takes. A tenth of
 * all that unit tests took went into them. Browsers, component tests and benchmarks have those of `@noble/hashes`, to which these are equal
 * (`native-sha2.test.ts`).
 */
import { hash } from 'node:crypto';
import { sha256 as slow256, sha512 as slow512 } from '@noble/hashes/sha2.js';

type Sha512 = ReturnType<typeof slow512.create>;

/** A plain copy: where a `Buffer` is cut, the pieces share their bytes. */
const by = (name: string, bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(hash(name, bytes, 'buffer'));

/** What a transcript asks of a stream. Its pieces are kept, and reckoned at once: each stream of Node's costs more to make than a hash. */
class Pieces {
  readonly #all: Uint8Array[];

  constructor(all: Uint8Array[] = []) {
    this.#all = all;
  }

  update(bytes: Uint8Array): this {
    this.#all.push(bytes.slice());
    return this;
  }
  clone(): Sha512 {
    return new Pieces(this.#all.slice()) as unknown as Sha512;
  }
  digest(): Uint8Array<ArrayBuffer> {
    return by('sha512', Buffer.concat(this.#all));
  }
}

/** Its streams, and so HMAC and HKDF, are those of `@noble/hashes`. */
export const sha256: typeof slow256 = Object.assign((bytes: Uint8Array) => by('sha256', bytes), slow256);
export const sha512: typeof slow512 = Object.assign((bytes: Uint8Array) => by('sha512', bytes), slow512, {
  create: () => new Pieces() as unknown as Sha512,
});

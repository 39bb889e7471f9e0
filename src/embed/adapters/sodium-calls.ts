/**
 * Calls into libsodium's WebAssembly (`sodium-code.ts`): bytes in, bytes out. Lengths are checked by those who call (`libsodium.ts`,
 * `ristretto.ts`). It imports nothing of the page: Workers load it too.
 */
import { SODIUM_CODE } from './sodium-code.ts';

/** libsodium's functions: numbers are lengths or places in `memory`, and 0 is success; lengths of 64 bits come as two numbers. */
type Native = Readonly<
  Record<
    | 'malloc'
    | 'free'
    | 'sodium_init'
    | 'crypto_sign_seed_keypair'
    | 'crypto_sign_detached'
    | 'crypto_sign_verify_detached'
    | 'crypto_core_ed25519_is_valid_point'
    | 'crypto_hash_sha256'
    | 'crypto_aead_xchacha20poly1305_ietf_encrypt'
    | 'crypto_aead_xchacha20poly1305_ietf_decrypt'
    | 'crypto_pwhash'
    | 'crypto_scalarmult_ristretto255'
    | 'crypto_scalarmult_ristretto255_base'
    | 'crypto_core_ristretto255_is_valid_point'
    | 'crypto_core_ristretto255_add'
    | 'crypto_core_ristretto255_sub'
    | 'crypto_core_ristretto255_from_hash'
    | 'crypto_core_ristretto255_scalar_reduce'
    | 'crypto_core_ristretto255_scalar_add'
    | 'crypto_core_ristretto255_scalar_sub'
    | 'crypto_core_ristretto255_scalar_mul'
    | 'crypto_core_ristretto255_scalar_invert',
    (...args: number[]) => number
  >
> & { readonly memory: WebAssembly.Memory };

/** libsodium refused: a bad point, a forged seal, no memory left. */
export class SodiumError extends Error {
  override readonly name = 'SodiumError';
}

const DESK_BYTES = 8192;
const ALIGNED = 16;

/** libsodium, and the memory that it shares with its callers. */
export class Calls {
  readonly native: Native;
  /** Where the desk is: small things lie there, one behind the other. */
  readonly #desk: number;
  #used = 0;
  /** What found no place on the desk. */
  #large: readonly { readonly at: number; readonly length: number }[] = [];
  #bytes: Uint8Array;

  constructor(native: Native) {
    this.native = native;
    this.#desk = native.malloc(DESK_BYTES);
    this.#bytes = new Uint8Array(native.memory.buffer);
  }

  /** All that `put` and `room` take within is wiped and given back at the end. Not to be nested. */
  within<T>(work: () => T): T {
    try {
      return work();
    } finally {
      this.#heap().fill(0, this.#desk, this.#desk + this.#used);
      this.#used = 0;
      for (const { at, length } of this.#large) {
        this.#heap().fill(0, at, at + length);
        this.native.free(at);
      }
      this.#large = [];
    }
  }

  /** @returns where room for so many bytes is */
  room(length: number): number {
    if (this.#used + length <= DESK_BYTES) {
      const at = this.#desk + this.#used;
      this.#used += Math.ceil(length / ALIGNED) * ALIGNED;
      return at;
    }
    const at = this.native.malloc(length);
    if (at === 0) throw new SodiumError('libsodium has no memory left');
    this.#large = [...this.#large, { at, length }];
    return at;
  }

  /** @returns where these bytes are now */
  put(bytes: Uint8Array): number {
    const at = this.room(bytes.length);
    this.#heap().set(bytes, at);
    return at;
  }

  /** @returns a copy of so many bytes from there */
  take(at: number, length: number): Uint8Array {
    return this.#heap().slice(at, at + length);
  }

  /** One result of so many bytes, of inputs of known lengths. @throws SodiumError where libsodium refuses */
  make(length: number, call: (out: number, ...inputs: number[]) => number, ...inputs: readonly Sized[]): Uint8Array {
    for (const [bytes, want] of inputs) if (bytes.length !== want) throw new TypeError(`${want} bytes are wanted`);
    return this.within(() => {
      const out = this.room(length);
      if (call(out, ...inputs.map(([bytes]) => this.put(bytes))) !== 0) throw new SodiumError('libsodium refused');
      return this.take(out, length);
    });
  }

  /** Where memory has grown, views of it have gone. */
  #heap(): Uint8Array {
    const { buffer } = this.native.memory;
    if (this.#bytes.buffer !== buffer) this.#bytes = new Uint8Array(buffer);
    return this.#bytes;
  }
}

/** Bytes, and how many they must be. */
export type Sized = readonly [bytes: Uint8Array, length: number];

let loading: Promise<Calls> | undefined;

/** Compiles once. Rejects where WebAssembly is missing or blocked. */
export function readyCalls(): Promise<Calls> {
  loading ??= load();
  return loading;
}

const PAGE_BYTES = 65_536;
/** The 32 random bits that libsodium asks for at its start; anything else that it asks of JavaScript is preparation for that. */
const RANDOM_BITS = 40_712;

/** In a loop: `Uint8Array.from` with a function goes letter by letter through an iterator, 25 ms where this takes 1 to 8. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let i = 0; i < letters.length; i++) bytes[i] = letters.charCodeAt(i);
  return bytes;
}

async function load(): Promise<Calls> {
  const code = bytesOf(SODIUM_CODE);
  const stopped = (): never => {
    throw new SodiumError('libsodium stopped');
  };
  let native: Native | undefined;
  const a = {
    a: stopped,
    c: stopped,
    b: (asked: number) => (asked === RANDOM_BITS ? crypto.getRandomValues(new Int32Array(1))[0] : 0),
    d: (wanted: number) => (native && grown(native.memory, wanted >>> 0) ? 1 : 0),
  };
  const { instance } = await WebAssembly.instantiate(code, { a });
  native = instance.exports as unknown as Native;
  if (native.sodium_init() < 0) throw new SodiumError('libsodium didn’t start');
  return new Calls(native);
}

function grown(memory: WebAssembly.Memory, wantedBytes: number): boolean {
  try {
    memory.grow(Math.ceil((wantedBytes - memory.buffer.byteLength) / PAGE_BYTES));
    return true;
  } catch {
    return false;
  }
}

/**
 * What the kernel asks of its platform: interfaces, each with its obligations in writing. The kernel has no clock, chance,
 * network, storage or WebCrypto of its own; adapters live in `src/embed/adapters`, stand-ins for tests in `test/helpers`.
 * All byte arrays are handed over: neither side changes one it has given or got.
 */

/** Signature checks and the table's seal; synchronous, once loaded. */
export interface Sodium {
  /**
   * Ed25519 as libsodium judges it: other verifiers disagree on crafted signatures, and clients that disagree on what is valid
   * split the table. Never throws; a wrong length is `false`.
   */
  verify(sig64: Uint8Array, message: Uint8Array, pk32: Uint8Array): boolean;
  /**
   * May this be a device's Ed25519 key? Asked on admission: canonical, on the curve, of prime order. Never throws. Keys of mixed
   * order would still verify some signatures, so that two different keys could stand for one.
   */
  isGoodSigKey(pk32: Uint8Array): boolean;
  /** SHA-256, 32 B: the same as everywhere, several times faster. For what comes by the thousand. */
  hash(message: Uint8Array): Uint8Array;
  /** Ed25519 public key 32 B of a seed 32 B, another length throws. For the keys that follow from the link. */
  publicKeyOf(seed32: Uint8Array): Uint8Array;
  /** Ed25519 by the key of a seed. Only for keys that follow from the link; a device's own key is in `DeviceKeys`. */
  signWithSeed(message: Uint8Array, seed32: Uint8Array): Uint8Array;
  /** XChaCha20-Poly1305-IETF: ciphertext and tag, plain + 16 B. A wrong length of nonce or key throws. */
  seal(plain: Uint8Array, aad: Uint8Array, nonce24: Uint8Array, key32: Uint8Array): Uint8Array;
  /** `undefined` for whatever wasn't sealed under exactly these; never throws for what a peer sent. */
  open(sealed: Uint8Array, aad: Uint8Array, nonce24: Uint8Array, key32: Uint8Array): Uint8Array | undefined;
}

/** One signature to check. */
export interface SignatureJob {
  readonly sig: Uint8Array;
  readonly message: Uint8Array;
  readonly pk: Uint8Array;
}

/**
 * Checks many signatures while the page goes on: by threads of the browser, or in slices. The verdicts are those of `Sodium.verify`, in the
 * order of the jobs. Never rejects.
 */
export interface Verifier {
  verify(jobs: readonly SignatureJob[]): Promise<readonly boolean[]>;
}

/** The private halves of one device's keys, which never leave it. */
export interface DeviceKeys {
  /** Ed25519, 32 B. */
  readonly sigPk: Uint8Array;
  /** X25519, 32 B. */
  readonly mailPk: Uint8Array;
  /** Ed25519 over exactly these bytes, 64 B. */
  sign(message: Uint8Array): Promise<Uint8Array>;
  /** HPKE base mode with this device's mail key; `undefined` for whatever wasn't sealed to it under exactly these. */
  openMail(enc32: Uint8Array, ct: Uint8Array, info: Uint8Array, aad: Uint8Array): Promise<Uint8Array | undefined>;
}

/** What may happen to a device's keys as a whole. */
export interface Vault {
  /** This device's private mail key is gone for good, here or on an earlier page. */
  readonly erased: boolean;
  /**
   * Destroys the private mail key, in the store and in this page: `openMail` of its `DeviceKeys` gives nothing from then on. Signing
   * goes on. Fulfilled when it is gone from the store too.
   */
  eraseMailKey(): Promise<void>;
  /** Stores fresh keys in place of these: from the next page on this is another device. */
  renew(): Promise<void>;
  /** Keys of a device that follow from two seeds of 32 B: Ed25519 of the first, HPKE's DeriveKeyPair (X25519) of the second. */
  fromSeeds(sigSeed32: Uint8Array, mailSeed32: Uint8Array): Promise<DeviceKeys>;
}

/** The sender's half of sealed mail, and the cipher of a letter's body. */
export interface Mail {
  /**
   * HPKE (RFC 9180) base mode, DHKEM(X25519, HKDF-SHA256), HKDF-SHA256, AES-256-GCM, single shot. `ct` is plain + 16 B.
   * Throws for a mail key that admission should have refused (`isGoodMailKey`).
   */
  seal(
    recipientMailPk32: Uint8Array,
    info: Uint8Array,
    aad: Uint8Array,
    plain: Uint8Array,
    ephemeralSeed?: Uint8Array,
  ): Promise<{ readonly enc: Uint8Array; readonly ct: Uint8Array }>;
  /** The key pair that follows from 32 B by HPKE's DeriveKeyPair: its public half, and the opening of what was sealed to it. */
  pair(seed32: Uint8Array): Promise<Pick<DeviceKeys, 'mailPk' | 'openMail'>>;
  /** AES-256-GCM: ciphertext and tag, plain + 16 B. */
  encrypt(key32: Uint8Array, nonce12: Uint8Array, aad: Uint8Array, plain: Uint8Array): Promise<Uint8Array>;
  /** `undefined` for whatever wasn't encrypted under exactly these; never throws for what a peer sent. */
  decrypt(key32: Uint8Array, nonce12: Uint8Array, aad: Uint8Array, ct: Uint8Array): Promise<Uint8Array | undefined>;
}

/** Chance that nobody can foresee; in browsers `crypto.getRandomValues`. */
export interface Rng {
  /** So many fresh, unpredictable bytes. */
  bytes(n: number): Uint8Array;
}

/** Time as a machine has it, and waking up later. Table time isn't among it: that passes at stamps. */
export interface Clock {
  /** Never runs backwards and doesn't jump when somebody sets the clock. Only differences mean anything. */
  monotonicMs(): number;
  /** Milliseconds since 1970, as good as this machine knows them. */
  wallMs(): number;
  /** Runs once, not before `ms` have passed (later in a hidden page). Returns the cancelling, which may come twice or late. */
  after(ms: number, run: () => void): () => void;
}

/** What `LogStore.load` gives back. */
export interface StoredLog {
  /**
   * All entries ever appended, in that order. The bytes may be views of one buffer, so it goes to no other thread. Some may come once more.
   * A store may pack many into one record, which it gives as a whole. It need not look into the record when it is given the same again.
   */
  readonly entries: readonly { readonly hash: Uint8Array; readonly bytes: Uint8Array }[];
  /** For `load`: what is appended from here on has come after it. */
  readonly end: number;
}

/**
 * The device's own copy of one room: verified entries and its secrets. The shared document may lose or lie; this may not.
 * A promise that is fulfilled means: it survives a crash of the page. A rejected one means nothing was kept of that call.
 */
export interface LogStore {
  /**
   * Rows that were damaged meanwhile aren't among them: they are as good as lost, and stored anew when they come again.
   * @param after the `end` of an earlier answer, so that only what was appended since then is read, by this page or another. 0 reads all
   */
  load(after?: number): Promise<StoredLog>;
  /** All or none; a hash that is there already is left as it is, or comes twice from then on. Fulfilled in the order of the calls. */
  append(entries: readonly { readonly hash: Uint8Array; readonly bytes: Uint8Array }[]): Promise<void>;
  /** Replaces what was under the key. */
  put(key: string, value: Uint8Array): Promise<void>;
  /** What is under the key; `undefined` where nothing is. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Takes away all values whose key starts so; entries stay. Nothing of them is left to be read by `get` or `all`. */
  delete(prefix: string): Promise<void>;
  /**
   * Reads and replaces in one transaction that all tabs share: `next` gets what is there and gives what shall be, or `undefined` to leave
   * it. It is called once, synchronously, and may not call the store.
   */
  update(key: string, next: (old: Uint8Array | undefined) => Uint8Array | undefined): Promise<void>;
  /** All whose key starts so, by key. */
  all(prefix: string): Promise<(readonly [key: string, value: Uint8Array])[]>;
}

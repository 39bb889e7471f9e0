/**
 * Everything in the group that is worth a Worker, as plain data: what is asked and what is answered. A job may be cloned into a Worker;
 * those that make something carry a secret there. Doing them is `jobs.ts`'s.
 */
import type { FaceLocks } from './card.ts';
import type { Conversion, ConvertPart } from './convert.ts';
import type { Cipher } from './group.ts';
import type { Dealing, KeygenShape } from './keygen.ts';
import type { SharedKey } from './keygen-shares.ts';
import type { Dealt, OwnPart } from './keygen-work.ts';
import type { ShareMaker, DecryptionShare } from './decryption-share.ts';
import type { Holders } from './shares.ts';
import type { ShufflePlace } from './shuffle-bytes.ts';
import type { Prepared } from './shuffle-prepare.ts';
import type { Shuffled } from './shuffle-prove.ts';
import type { Announced, ShufflePass } from './shuffle-verify.ts';
import type { Sealed } from './tseal.ts';

interface Secret {
  /** Scalar behind the public key that stands beside it. */
  readonly secret: Uint8Array;
}

interface Bytes {
  /** As they came from a peer. */
  readonly bytes: Uint8Array;
}

/** By kind: what is asked, and what is answered. */
export interface Kinds {
  'shuffle/prepare': Kind<{ readonly n: number; readonly key: Uint8Array }, Prepared>;
  /** `prepared` is used up: it can't be handed over twice. */
  'shuffle/prove': Kind<
    { readonly place: ShufflePlace; readonly input: readonly Cipher[]; readonly prepared?: Prepared },
    Shuffled
  >;
  'shuffle/verify': Kind<ShufflePass, boolean>;
  /** A share of checking a pass, for several Workers at once. */
  'shuffle/announced': Kind<
    { readonly pass: ShufflePass; readonly names: readonly (keyof Announced)[] },
    Partial<Announced> | undefined
  >;
  /** The verdict out of all shares. */
  'shuffle/judge': Kind<{ readonly pass: ShufflePass; readonly said: Announced }, boolean>;
  'convert/prove': Kind<{ readonly by: Conversion & Secret; readonly a: readonly Uint8Array[] }, Uint8Array>;
  'convert/verify': Kind<{ readonly by: Conversion; readonly a: readonly Uint8Array[] } & Bytes, boolean>;
  'open/prove': Kind<{ readonly by: ShareMaker & Secret; readonly a: readonly Uint8Array[] }, Uint8Array>;
  'open/verify': Kind<{ readonly by: ShareMaker; readonly a: readonly Uint8Array[] } & Bytes, boolean>;
  'roll/prove': Kind<{ readonly by: ShareMaker & Secret; readonly rollId: Uint8Array }, Uint8Array>;
  'roll/verify': Kind<{ readonly by: ShareMaker; readonly rollId: Uint8Array } & Bytes, boolean>;
  /** May the keepers help with this seal? */
  'seal/verify': Kind<{ readonly sealed: Sealed }, boolean>;
  /** What good shares come to. */
  'convert/join': Kind<
    { readonly ciphers: readonly Cipher[]; readonly parts: readonly ConvertPart[]; readonly holders: Holders },
    readonly Cipher[]
  >;
  'open/join': Kind<
    { readonly ciphers: readonly Cipher[]; readonly parts: readonly DecryptionShare[]; readonly holders: Holders },
    readonly Uint8Array[]
  >;
  /** The 64 bytes that dice draw from. */
  'roll/join': Kind<
    { readonly rollId: Uint8Array; readonly parts: readonly { readonly index: number; readonly d: Uint8Array }[] },
    Uint8Array
  >;
  /** What lies under cards that are locked for oneself. */
  'open/own': Kind<{ readonly ciphers: readonly Cipher[] } & Secret, readonly Uint8Array[]>;
  'faces/point': Kind<{ readonly faces: readonly string[] }, readonly Uint8Array[]>;
  /** Faces as points, and locked with a key: as they come into a deck. */
  'faces/lock': Kind<{ readonly faces: readonly string[]; readonly key: Uint8Array }, FaceLocks>;
  /** Does its author know the secret of this exchange key? */
  'keep/exchange': Kind<{ readonly shape: KeygenShape; readonly j: number } & Bytes, boolean>;
  /** What is said of a dealing before anybody deals. */
  'keep/commit': Kind<{ readonly shape: KeygenShape; readonly i: number; readonly dealing: Dealing }, Uint8Array>;
  'keep/deal': Kind<
    {
      readonly shape: KeygenShape;
      readonly exchange: readonly Uint8Array[];
      readonly i: number;
      readonly dealing: Dealing;
    },
    Uint8Array
  >;
  'keep/hand': Kind<
    { readonly shape: KeygenShape; readonly exchange: readonly Uint8Array[]; readonly seat: number } & Secret,
    Uint8Array
  >;
  'keep/judge': Kind<{ readonly dealt: Dealt }, readonly Uint8Array[] | false>;
  'keep/sum': Kind<
    { readonly keepers: number; readonly keys: readonly (readonly (readonly Uint8Array[])[])[] },
    readonly SharedKey[]
  >;
  'keep/take': Kind<
    { readonly shape: KeygenShape; readonly deals: readonly Uint8Array[]; readonly j: number } & Secret,
    OwnPart | number
  >;
  'keep/take-hand': Kind<{ readonly dealt: Dealt; readonly j: number } & Secret, Uint8Array | undefined>;
  'keep/complaint': Kind<
    { readonly dealt: Dealt; readonly j: number; readonly key: Uint8Array } & Bytes,
    'dealer' | 'complainer'
  >;
}

interface Kind<J, R> {
  readonly job: J;
  readonly result: R;
}

/** Name of a piece of heavy work. */
export type JobKind = keyof Kinds;
/** Such a piece, with all that it needs. */
export type JobOf<K extends JobKind> = { readonly kind: K } & Kinds[K]['job'];
type ByKind = { [K in JobKind]: JobOf<K> };
/** Any piece of heavy work, as it is sent to a Worker. */
export type GroupJob = ByKind[JobKind];
/** What comes back from it. */
export type JobResult<J extends GroupJob> = Kinds[J['kind']]['result'];

/** The jobs whose answer is a verdict on what a peer sent. */
type CheckKind = { [K in JobKind]: Kinds[K]['result'] extends boolean ? K : never }[JobKind];
/** Work that answers whether a proof holds. */
export type CheckJob = ByKind[Exclude<CheckKind, 'shuffle/judge'>];

/** …and those whose answer follows from what everybody knows, so that it is the same in every browser. */
export type PublicJob =
  | CheckJob
  | ByKind['convert/join' | 'open/join' | 'roll/join' | 'faces/point' | 'faces/lock']
  | ByKind['keep/judge' | 'keep/sum' | 'keep/complaint'];

/**
 * What follows from the secrets in a link: HKDF-SHA256 with salt "tavolata/v1/room", 32 bytes unless said. SPEC I5.
 *
 *     table's secret ─ "view" → view secret, "join" → Ed25519 seed
 *     view secret    ─ "view" → Ed25519 seed, "id" → room 16 B, "aead/<n>", "aware/<n>" → sealing keys (n: epoch in decimal);
 *                      "id/<g>" → room of its generation g, from 1 on (in decimal), "aead/shelf" → sealing key of the shelf
 *
 * A watcher has the view secret and the join key's public half. That is the same topic and all that is needed to read, but nothing to write
 * with.
 */
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { base64url } from '../base64url.ts';
import { utf8, Writer } from '../bytes.ts';
import type { Sodium } from '../ports.ts';
import type { Link } from './link.ts';

const SALT = utf8('tavolata/v1/room');
const TOPIC = utf8('tavolata/topic/1');

const branch = (secret: Uint8Array, info: string, bytes = 32): Uint8Array =>
  hkdf(sha256, secret, SALT, utf8(info), bytes);

/** All keys of one secret. Public halves 32 B, seeds 32 B. */
export interface TableKeys {
  /** 16 B: the name that entries, letters and seals are bound to. */
  readonly roomId: Uint8Array;
  readonly viewSecret: Uint8Array;
  readonly viewSeed: Uint8Array;
  readonly viewPub: Uint8Array;
  readonly joinPub: Uint8Array;
  /** Absent for watchers. */
  readonly joinSeed?: Uint8Array;
}

/** @param g generation under this secret: each has a room id of its own, so that nothing of one passes for the other's */
export function tableKeys(sodium: Pick<Sodium, 'publicKeyOf'>, link: Link, g = 0): TableKeys {
  const viewSecret = link.kind === 'play' ? branch(link.secret, 'view') : link.viewSecret;
  const viewSeed = branch(viewSecret, 'view');
  const roomId = branch(viewSecret, g === 0 ? 'id' : `id/${g}`, 16);
  const common = { roomId, viewSecret, viewSeed, viewPub: sodium.publicKeyOf(viewSeed) };
  if (link.kind === 'watch') return { ...common, joinPub: link.joinPub };
  const joinSeed = branch(link.secret, 'join');
  return { ...common, joinSeed, joinPub: sodium.publicKeyOf(joinSeed) };
}

/** Seals entries of this epoch (0 … 65535: how many secrets the table has had before). */
export const entryKey = (viewSecret: Uint8Array, epoch: number): Uint8Array => branch(viewSecret, `aead/${epoch}`);

/** Seals presence of this epoch. */
export const presenceKey = (viewSecret: Uint8Array, epoch: number): Uint8Array => branch(viewSecret, `aware/${epoch}`);

/** Seals what lies on the shelf under this secret. */
export const shelfKey = (viewSecret: Uint8Array): Uint8Array => branch(viewSecret, 'aead/shelf');

/** The relay's name for generation `g` of the table: 22 characters. It says nothing about the keys. */
export function topicOf(g: number, keys: Pick<TableKeys, 'joinPub' | 'viewPub'>): string {
  return base64url(sha256(new Writer().raw(TOPIC).u32(g).raw(keys.joinPub).raw(keys.viewPub).done())).slice(0, 22);
}

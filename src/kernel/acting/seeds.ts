/**
 * Seeds and blinds of joint secrets on this device: where they are stored, and how letters bring them again where the store has lost them.
 * Nothing is put in their place that doesn't fit what was committed to (SPEC A8).
 */
import { equal, fromHex } from '../bytes.ts';
import { bindOf, type FoldWorld } from '../state/world.ts';
import type { Seat } from '../game.ts';
import { parseContributionBody } from '../journal/bodies.ts';
import type { DeviceKeys, LogStore, Mail } from '../ports.ts';
import { type LaidOut, layOut, layoutKey, secretCommit } from '../secrets/joint-secret.ts';
import { openMail } from '../secrets/mail.ts';
import type { JointSecret, SecretRun } from '../asks/secret.ts';

/** What making and reading own seeds of joint secrets needs. */
export interface SeedPorts {
  readonly world: FoldWorld;
  readonly store: LogStore;
  readonly mail: Mail;
  readonly keys: DeviceKeys;
  /** Own device, hex. */
  readonly device: string;
}

/** What the parts of a secret need, standing or under way. */
export type SecretParts = Pick<SecretRun, 'attempt' | 'holders' | 'commits' | 'mails' | 'layout' | 'asked'>;

/** Key of the store under which the content of a joint secret lies. @param r its attempt: another one is another secret */
export const contentKey = (r: Pick<SecretParts, 'attempt'>): string => `secret/${r.attempt}`;

/** Where a device keeps what another one of its seat has told it: a holder's seed and blind. */
export const sharedContentKey = (attempt: string, seat: Seat): string => `secret/${attempt}/${seat}`;

/** Own seed and blind, if what is stored is what was committed to (a profile from a backup may hold something else). */
export async function ownContent(
  ports: SeedPorts,
  r: Pick<SecretParts, 'attempt' | 'commits'>,
  me: Seat,
): Promise<Uint8Array | undefined> {
  const stored = await ports.store.get(contentKey(r));
  return stored && (r.commits[me] === undefined || fitsCommit(r, me, stored)) ? stored : undefined;
}

/** Whether these are the seed and blind that this seat has committed to. */
export const fitsCommit = (r: Pick<SecretParts, 'attempt' | 'commits'>, seat: Seat, content: Uint8Array): boolean =>
  content.length === 64 &&
  r.commits[seat] !== undefined &&
  equal(
    secretCommit(fromHex(r.attempt), seat, content.subarray(0, 32), content.subarray(32)),
    fromHex(r.commits[seat]),
  );

/** Opens the letter that a contribution carries, if it is for this device. */
export async function openLetter(
  ports: SeedPorts,
  hash: string,
): Promise<{ readonly payload: Uint8Array; readonly opening: Uint8Array } | undefined> {
  const entry = ports.world.entry(hash);
  const bind = entry && bindOf(ports.world, entry);
  const body = entry && parseContributionBody(entry.body);
  if (!bind || !body) return undefined;
  const opened = await openMail(ports, bind, fromHex(ports.device), body.bytes);
  return opened.ok ? opened.value : undefined;
}

/**
 * Seed and blind of one holder, from the first of these places that has them. The store comes first: it has the own, and those of a secret
 * of an earlier generation, whose letters stayed behind. Then come the letter, what another device of the seat has told, and the letter to
 * whoever holds no part.
 */
export async function contentOf(
  ports: SeedPorts,
  r: Pick<SecretParts, 'attempt' | 'commits' | 'mails' | 'holders'> & Pick<JointSecret, 'told'>,
  seat: Seat,
  me: Seat,
): Promise<Uint8Array | undefined> {
  const stored = seat === me ? await ownContent(ports, r, me) : undefined;
  if (stored && fitsCommit(r, seat, stored)) return stored;
  const at = r.holders.indexOf(seat);
  const kept = (await ports.store.get(keptSecret(r)))?.subarray(64 * at, 64 * at + 64);
  if (kept && fitsCommit(r, seat, kept)) return kept;
  const mailed = r.mails[seat] === undefined ? undefined : (await openLetter(ports, r.mails[seat]))?.payload;
  if (mailed && fitsCommit(r, seat, mailed)) return mailed;
  const told = await ports.store.get(sharedContentKey(r.attempt, seat));
  if (told && fitsCommit(r, seat, told)) return told;
  const all = r.told?.[me] === undefined ? undefined : (await openLetter(ports, r.told[me]))?.payload;
  const heard = all?.subarray(64 * at, 64 * at + 64);
  return heard && fitsCommit(r, seat, heard) ? heard : undefined;
}

/** Seed and blind of every holder, in order. */
export async function contentsOf(
  ports: SeedPorts,
  r: SecretParts & Pick<JointSecret, 'told'>,
  me: Seat,
): Promise<Uint8Array[] | undefined> {
  const out: Uint8Array[] = [];
  for (const seat of r.holders) {
    const content = await contentOf(ports, r, seat, me);
    if (!content) return undefined;
    out.push(content);
  }
  return out;
}

/** Where all of a secret's seeds and blinds are kept for later generations. */
export const keptSecret = (r: Pick<SecretParts, 'attempt'>): string => `kept/secret/${r.attempt}`;

/** The whole secret, for one of its holders once the roll is known. */
export async function layOutSecret(
  ports: SeedPorts,
  r: SecretParts & Pick<JointSecret, 'seed' | 'told'>,
  me: Seat,
): Promise<LaidOut | undefined> {
  const contents = await contentsOf(ports, r, me);
  if (!contents) return undefined;
  const attempt = fromHex(r.attempt);
  const seeds = contents.map((content) => content.subarray(0, 32));
  const key = layoutKey(attempt, seeds, fromHex(r.seed));
  const values = ports.world.game.layouts?.[r.layout]?.(key, r.asked);
  return values && layOut(attempt, key, values);
}

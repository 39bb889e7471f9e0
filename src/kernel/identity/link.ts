/**
 * The link that is the table: `#1.<secret>.<founder>`, and a watcher's `#1v.<view secret>.<join key>.<founder>`, each part base64url
 * without padding; `#1p.<secret>.<founder>.<pairing secret>` invites another device to a seat. One link has one spelling. What follows from
 * its secrets is `key-tree.ts`'s. SPEC I4.
 */
import { base64url, unbase64url } from '../base64url.ts';
import { bad, good, type Result } from '../result.ts';

/** With this one may sit down. */
export interface PlayLink {
  readonly kind: 'play';
  /** 32 B: the table's secret. */
  readonly secret: Uint8Array;
  /** 16 B: device id of the author of the first entry under this secret. */
  readonly founder: Uint8Array;
}

/** What a watcher's link says: its holder may read along. */
export interface WatchLink {
  readonly kind: 'watch';
  /** 32 B */
  readonly viewSecret: Uint8Array;
  /** 32 B: needed to find the topic, no use for writing. */
  readonly joinPub: Uint8Array;
  /** 16 B */
  readonly founder: Uint8Array;
}

/** What an invitation holds: everything to play, or only what is needed to watch. */
export type Link = PlayLink | WatchLink;

/** With its `#`. */
export function writeLink(link: Link): string {
  const parts = link.kind === 'play' ? [link.secret] : [link.viewSecret, link.joinPub];
  if (parts.some((part) => part.length !== 32) || link.founder.length !== 16) throw new RangeError('link: lengths');
  return ['#1' + (link.kind === 'play' ? '' : 'v'), ...[...parts, link.founder].map(base64url)].join('.');
}

/**
 * `link/damaged`: cut off or altered on its way. `link/newer`: made by a later version of this program.
 * @param fragment as `location.hash` gives it, or without the `#`
 */
export function parseLink(fragment: string): Result<Link> {
  const [, version, kind, rest] = /^#?([1-9][0-9]{0,3})([a-z]{0,8})\.(.{1,4000})$/su.exec(fragment) ?? [];
  if (version === undefined || rest === undefined) return bad('link/damaged');
  if (version !== '1' || (kind !== '' && kind !== 'v')) return bad('link/newer', `${version}${kind}`);
  const parts = rest.split('.').map(unbase64url);
  const [first, second, third] = parts;
  if (kind === '') {
    if (parts.length !== 2 || first?.length !== 32 || second?.length !== 16) return bad('link/damaged');
    return good({ kind: 'play', secret: first, founder: second });
  }
  if (parts.length !== 3 || first?.length !== 32 || second?.length !== 32 || third?.length !== 16)
    return bad('link/damaged');
  return good({ kind: 'watch', viewSecret: first, joinPub: second, founder: third });
}

/** Of an offer's secret. */
export const PAIRING_BYTES = 9;

/** A link that also invites a device to be paired. Older pages call it `link/newer`. */
export interface PairLink {
  readonly link: PlayLink;
  /** 9 B, good once: `pairing.ts`. */
  readonly pairing: Uint8Array;
}

/** With its `#`. */
export function writePairLink({ link, pairing }: PairLink): string {
  if (link.secret.length !== 32 || link.founder.length !== 16 || pairing.length !== PAIRING_BYTES)
    throw new RangeError('link: lengths');
  return ['#1p', ...[link.secret, link.founder, pairing].map(base64url)].join('.');
}

/** `undefined` for a link that isn't of this kind; `link/damaged` for one that is and was altered. */
export function parsePairLink(fragment: string): Result<PairLink> | undefined {
  const [, rest] = /^#?1p\.(.{1,4000})$/su.exec(fragment) ?? [];
  if (rest === undefined) return undefined;
  const parts = rest.split('.').map(unbase64url);
  const [secret, founder, pairing] = parts;
  const whole = secret?.length === 32 && founder?.length === 16 && pairing?.length === PAIRING_BYTES;
  if (parts.length !== 3 || !whole) return bad('link/damaged');
  return good({ link: { kind: 'play', secret, founder }, pairing });
}

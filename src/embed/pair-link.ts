/**
 * What a page around a table needs to know of links: whether one is an invitation at all, and what of it may be kept. A pairing link is an
 * invitation and a secret that is good once: only the invitation is kept, shown or passed on.
 */
import { parseLink, parsePairLink, writeLink } from '../kernel/identity/link.ts';

/** The invitation in a pairing link, and anything else as it is. */
export function withoutPairing(invitation: string): string {
  const paired = parsePairLink(invitation);
  return paired?.ok ? writeLink(paired.value.link) : invitation;
}

/** The longest of all kinds has 113 characters. */
const LONGEST = 300;

/** Whether it opens a table in this version, so that it is worth keeping. */
export function isInvitation(fragment: string): boolean {
  return fragment.length < LONGEST && (parsePairLink(fragment) ?? parseLink(fragment)).ok;
}

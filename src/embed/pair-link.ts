/** A pairing link is an invitation and a secret that is good once: only the invitation is kept, shown or passed on. */
import { parsePairLink, writeLink } from '../kernel/identity/link.ts';

/** The invitation in a pairing link, and anything else as it is. */
export function withoutPairing(invitation: string): string {
  const paired = parsePairLink(invitation);
  return paired?.ok ? writeLink(paired.value.link) : invitation;
}

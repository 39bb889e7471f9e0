/** What is needed to look on at a table, made of what is needed to play there. */
import { parseLink, writeLink } from '../../kernel/identity/link.ts';
import { tableKeys } from '../../kernel/identity/key-tree.ts';
import type { Sodium } from '../../kernel/ports.ts';
import { loadSodium } from '../adapters/sodium.ts';

/** @returns '' for what is no invitation; a watcher's link as it is */
export function watchLink(sodium: Pick<Sodium, 'publicKeyOf'>, invitation: string): string {
  const read = parseLink(invitation);
  if (!read.ok) return '';
  const { viewSecret, joinPub } = tableKeys(sodium, read.value);
  return writeLink({ kind: 'watch', viewSecret, joinPub, founder: read.value.founder });
}

/** The same on a page whose table is open, where libsodium is there. */
export const ownWatchLink = async (invitation: string): Promise<string> => watchLink(await loadSodium(), invitation);

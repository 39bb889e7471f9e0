/** Which addresses the server says that it can be reached at: those where it listens. */
import { hostOf } from './certificate.ts';

/** Addresses that stand for all of this machine's. */
const ANY: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/**
 * Hosts as they stand in an address of the web, the best to give to others first.
 * @param host as set; undefined where nothing is
 * @param addresses of this machine in its networks, where they are served
 */
export function readyHosts(host: string | undefined, addresses: readonly string[]): readonly string[] {
  if (host === '127.0.0.1') return ['localhost'];
  return host === undefined || ANY.has(host) ? [...addresses.map(hostOf), 'localhost'] : [hostOf(host)];
}

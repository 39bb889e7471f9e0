/** What the server says once it is ready: the addresses where it listens, and a code of the first. */
import { renderUnicodeCompact } from 'uqr';
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

/**
 * What is written once the server listens: its pages, and for phones of the house a QR code of the first.
 * @param pages their addresses, the best to give to others first
 * @param isShown to a person, in the house
 */
export function readyLines(pages: readonly string[], isShown: boolean): readonly string[] {
  const [first = ''] = pages;
  const lines = pages.map((page) => `Ready: ${page}`);
  return isShown && !first.includes('//localhost:') ? [...lines, renderUnicodeCompact(first, { border: 2 })] : lines;
}

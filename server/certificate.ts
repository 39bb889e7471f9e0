/**
 * A certificate for a table in the same house: browsers give keys and locks only to https, and a laptop's address has no
 * certificate authority. Signed by itself, so each browser asks once; kept beside the rooms, so that it asks only once.
 */
import { X509Certificate } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';

/** PEM texts. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

const DAY_MS = 86_400_000;
/** Browsers refuse certificates that last much longer. */
const LIFE_DAYS = 397;
const RENEW_DAYS = 7;

type Interfaces = ReturnType<typeof networkInterfaces>;

/**
 * This machine's addresses in its networks, those that a neighbour would rather type first: IPv4, then IPv6 without those of the link
 * alone, which no browser opens.
 */
export function lanAddresses(interfaces: Interfaces = networkInterfaces()): readonly string[] {
  const all = Object.values(interfaces).flatMap((addresses) => addresses ?? []);
  const near = all.filter(({ internal, address }) => !internal && !/^fe[89ab]/i.test(address));
  return [...near.filter(({ family }) => family === 'IPv4'), ...near.filter(({ family }) => family === 'IPv6')].map(
    ({ address }) => address,
  );
}

/** An address as it stands in a web address. */
export const hostOf = (address: string): string => (address.includes(':') ? `[${address}]` : address);

/** The certificate kept in `directory`; a new one if there is none, or it runs out, or lacks one of the addresses. */
export async function certificateFor(addresses: readonly string[], directory: string): Promise<Certificate> {
  const certFile = join(directory, 'lan-cert.pem');
  const keyFile = join(directory, 'lan-key.pem');
  const kept = await readPair(certFile, keyFile);
  if (kept !== undefined && isGood(kept.cert, addresses)) return kept;
  const made = await make(addresses);
  await mkdir(directory, { recursive: true });
  await writeFile(certFile, made.cert);
  await writeFile(keyFile, made.key, { mode: 0o600 });
  return made;
}

async function readPair(certFile: string, keyFile: string): Promise<Certificate | undefined> {
  try {
    return { cert: await readFile(certFile, 'utf8'), key: await readFile(keyFile, 'utf8') };
  } catch {
    return undefined;
  }
}

function isGood(cert: string, addresses: readonly string[]): boolean {
  try {
    const read = new X509Certificate(cert);
    const lasts = Date.parse(read.validTo) - Date.now() > RENEW_DAYS * DAY_MS;
    return lasts && addresses.every((address) => read.checkIP(address) !== undefined);
  } catch {
    return false;
  }
}

async function make(addresses: readonly string[]): Promise<Certificate> {
  const ips = ['127.0.0.1', '::1', ...addresses].map((ip) => ({ type: 7 as const, ip }));
  const made = await generate([{ name: 'commonName', value: 'Tavolata' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + LIFE_DAYS * DAY_MS),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }, ...ips] },
    ],
  });
  return { cert: made.cert, key: made.private };
}

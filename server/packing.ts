/** Text files packed for those who can unpack them: with brotli or, for proxies, old programs and plain http, with gzip. Each once, on first use. */
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What a file is packed with, the better one first. */
const CODINGS = ['br', 'gzip'] as const;
/** As `Content-Encoding` names it. */
export type Coding = (typeof CODINGS)[number];

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const PACK: Readonly<Record<Coding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => brotli(bytes, QUALITY),
  gzip: (bytes) => deflate(bytes),
};

/** For what is written anew at each request: nothing is kept of it. */
export const pack = (bytes: Buffer, coding: Coding): Promise<Buffer> => PACK[coding](bytes);

/**
 * The coding that a client likes best, nothing if it takes none.
 * @param accepted its `Accept-Encoding`
 */
export function codingOf(accepted: string | undefined): Coding | undefined {
  const wishes = new Map<string, number>();
  for (const one of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...more] = one.split(';').map((part) => part.trim());
    const weight = more.find((part) => part.startsWith('q='))?.slice(2);
    // A weight that is no number is no wish.
    wishes.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const weightOf = (name: Coding): number => wishes.get(name) ?? wishes.get('*') ?? 0;
  return CODINGS.filter((name) => weightOf(name) > 0).toSorted((a, b) => weightOf(b) - weightOf(a))[0];
}

/** A file as it is on the disk now. */
interface File {
  readonly path: string;
  readonly tag: string;
}

/** Keeps what was packed, also for many who ask at the same time; a file that has changed is packed anew. */
export function packer(): (file: File, coding: Coding) => Promise<Buffer> {
  const packed = new Map<string, { readonly tag: string; readonly bytes: Promise<Buffer> }>();
  return ({ path, tag }, coding) => {
    const key = `${coding} ${path}`;
    const kept = packed.get(key);
    if (kept?.tag === tag) return kept.bytes;
    const bytes = readFile(path).then(PACK[coding]);
    packed.set(key, { tag, bytes });
    bytes.catch(() => packed.delete(key));
    return bytes;
  };
}

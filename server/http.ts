/**
 * Serves the built app, and under `/embed/` the build that other sites load. Plain files, packed on first use
 * (`packing.ts`); which headers go with them is in `headers.ts`.
 */
import { createReadStream } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  COMMON_HEADERS,
  EMBED_HEADERS,
  cacheControl,
  contentSecurityPolicy,
  contentType,
  isHashed,
  isVersioned,
  packs,
} from './headers.ts';
import { type Coding, codingOf, pack, packer } from './packing.ts';
import { withPreview } from './preview.ts';
import { type ShellName, shellOf } from './shells.ts';

const EMBED_PATH = '/embed/';

/** What the file server serves. */
export interface Site {
  /** Directory of the built app. */
  readonly app: string;
  /** Directory of the embeddable build. */
  readonly embed: string;
  /** Sites that may show the app in a frame, as in the policy's `frame-ancestors`; by default only itself. */
  readonly frameAncestors?: string;
  /** In the calls of which platforms the app can stand, each on an address of its own. */
  readonly shells?: readonly ShellName[];
  /**
   * The folder of earlier builds. `app/` and `embed/` hold their parts for pages that are still open (`old-parts.ts`). `versions/` holds
   * each build of the embed at an address of its own (`versions.ts`).
   */
  readonly parts?: string;
}

interface File {
  readonly path: string;
  readonly tag: string;
  readonly sizeBytes: number;
}

/** Serves the built app and the embed, compressed where the browser takes it, with the page's security headers. */
export function serveSite(site: Site): RequestListener {
  const packedOf = packer();

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries(COMMON_HEADERS)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const shell = shellOf(request.url ?? '/', site.shells ?? []);
    const path = shell ? '/' : pathOf(request.url ?? '/');
    const file = path === undefined ? undefined : await find(site, path);
    if (path === undefined || file === undefined) {
      if (path !== undefined && (await find(site, `${path}/`))) {
        response.writeHead(308, { Location: withSlash(request.url ?? '/'), 'Cache-Control': 'no-cache' }).end();
      } else response.writeHead(404).end();
      return;
    }
    const ancestors = shell?.ancestors ?? site.frameAncestors ?? "'self'";
    const policy = contentSecurityPolicy(request.headers.host, ancestors, shell?.script);
    for (const [name, value] of Object.entries(shell?.headers ?? {})) response.setHeader(name, value);
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Cache-Control', cacheControl(path));
    response.setHeader('Content-Type', contentType(file.path));
    const coding = packs(file.path) ? codingOf(request.headers['accept-encoding']) : undefined;
    const tag = coding ? file.tag.replace(/"$/, `-${coding}"`) : file.tag;
    response.setHeader('ETag', tag);
    if (path.startsWith(EMBED_PATH)) {
      for (const [name, value] of Object.entries(EMBED_HEADERS)) response.setHeader(name, value);
    }
    if (packs(file.path)) response.setHeader('Vary', 'Accept-Encoding');
    if (request.headers['if-none-match'] === tag) {
      response.writeHead(304).end();
      return;
    }
    // The first page is written anew for each host, and a host is whatever is asked for: none is kept.
    const isPage = path === '/' || path === '/index.html';
    if (isPage || coding) {
      const bytes = await (isPage ? pageFor(file, request.headers.host, coding) : packedOf(file, coding!));
      if (coding) response.setHeader('Content-Encoding', coding);
      response.setHeader('Content-Length', bytes.length);
      response.end(request.method === 'HEAD' ? undefined : bytes);
      return;
    }
    response.setHeader('Content-Length', file.sizeBytes);
    // Piece by piece: a reader that is slow keeps no whole file in memory.
    if (request.method === 'HEAD' || file.sizeBytes === 0) response.end();
    else await pipeline(createReadStream(file.path, { end: file.sizeBytes - 1 }), response);
  };

  return (request, response) => {
    answer(request, response).catch(() => {
      // A file that vanished between finding and reading; nothing about it was sent yet.
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  };
}

async function pageFor({ path }: File, host: string | undefined, coding: Coding | undefined): Promise<Buffer> {
  const bytes = Buffer.from(withPreview(await readFile(path, 'utf8'), host));
  return coding ? pack(bytes, coding) : bytes;
}

/** The same page's address as one of a folder. It begins with a dot, so that nothing in it can be read as another host. */
function withSlash(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  return `./${path.slice(path.lastIndexOf('/') + 1)}/${url.slice(path.length)}`;
}

/** The decoded path of a request, or nothing if it tries to leave the directory or to name a hidden file. */
function pathOf(url: string): string | undefined {
  const [raw = ''] = url.split(/[?#]/, 1);
  let path: string;
  try {
    path = decodeURIComponent(raw);
  } catch {
    return undefined;
  }
  if (!path.startsWith('/') || /[\0\\]/.test(path)) return undefined;
  return path.split('/').some((part) => part.startsWith('.')) ? undefined : path;
}

/** The file behind a path, of an earlier build if need be. */
async function find(site: Site, path: string): Promise<File | undefined> {
  const embed = path.startsWith(EMBED_PATH);
  const inside = embed ? path.slice(EMBED_PATH.length) : path;
  if (isVersioned(path)) return site.parts === undefined ? undefined : fileIn(join(site.parts, 'versions'), inside);
  const own = await fileIn(embed ? site.embed : site.app, inside);
  if (own || site.parts === undefined || !isHashed(path)) return own;
  return fileIn(join(site.parts, embed ? 'embed' : 'app'), inside);
}

/** Links that lead out of the directory are not followed. */
async function fileIn(directory: string, inside: string): Promise<File | undefined> {
  try {
    const root = await realpath(directory);
    const file = await realpath(join(root, inside.endsWith('/') ? `${inside}index.html` : inside));
    if (!file.startsWith(root + sep)) return undefined;
    const about = await stat(file);
    if (!about.isFile()) return undefined;
    return {
      path: file,
      sizeBytes: about.size,
      tag: `W/"${about.size.toString(36)}-${Math.round(about.mtimeMs).toString(36)}"`,
    };
  } catch {
    return undefined;
  }
}

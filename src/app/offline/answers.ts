/**
 * What the page's service worker answers from what it keeps, so that the page opens without a network. It keeps files of the build under
 * their bare paths and nothing else. That is no address with a fragment, in which an invitation may stand, no query, and nothing of a table.
 * Those lie where the page itself puts them.
 */

/** What a browser gives a worker; narrow, so that a test can stand in for it. */
export interface Shelf {
  match(path: string): Promise<Response | undefined>;
  put(path: string, response: Response): Promise<void>;
  keys(): Promise<readonly string[]>;
  delete(path: string): Promise<unknown>;
}

export interface AnswerPorts {
  readonly shelf: Shelf;
  fetch(path: string): Promise<Response>;
}

/** Paths of all files that a build needs, beside the page itself. */
export const PARTS = '/parts.json';
const PAGE = '/';
/** Names there hold a hash of what is in them. */
const ASSETS = '/assets/';
/** Files beside the page whose names stay the same from build to build. */
const BESIDE: ReadonlySet<string> = new Set(['/icon.svg', '/icon-192.png', '/icon-512.png', '/manifest.webmanifest']);

/** The path under which this is kept, where it is at all. */
export function keptAs(request: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): string | undefined {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return undefined;
  if (request.mode === 'navigate') return url.pathname === PAGE || url.pathname === '/index.html' ? PAGE : undefined;
  return url.pathname.startsWith(ASSETS) || BESIDE.has(url.pathname) ? url.pathname : undefined;
}

export class Answers {
  readonly #ports: AnswerPorts;

  constructor(ports: AnswerPorts) {
    this.#ports = ports;
  }

  /** What never changes comes from here if it is here; anything else from the network first, as there may be a newer one. */
  async answer(path: string): Promise<Response> {
    const kept = await this.#kept(path);
    if (kept && path.startsWith(ASSETS)) return kept;
    try {
      const response = await this.#fetched(path);
      // A proxy answers for a server that is down.
      return kept && response.status >= 500 ? kept : response;
    } catch (error) {
      if (kept) return kept;
      throw error;
    }
  }

  /**
   * Brings all that a build needs, and then its page: until all is here the page of before stays, whose parts are. What other builds needed
   * goes, but only where no other page is open. A table that has been on since yesterday may want a part of yesterday's.
   * @param entry path of a script of the page that asks: where it isn't of the newest build, nothing goes
   * @param isAlone no other page of this app is open
   */
  async fill(entry: string, isAlone: boolean): Promise<void> {
    const { shelf, fetch } = this.#ports;
    const list: unknown = await (await fetch(PARTS)).json();
    if (!Array.isArray(list)) return;
    const parts = new Set(list.filter((path) => typeof path === 'string'));
    const kept = new Set(await shelf.keys());
    for (const path of BESIDE) if (!kept.has(path)) await this.#bring(path);
    for (const path of parts) if (!kept.has(path) && !(await this.#bring(path))) return;
    if (!(await this.#bring(PAGE)) || !isAlone || !parts.has(entry)) return;
    for (const path of kept) if (path.startsWith(ASSETS) && !parts.has(path)) await shelf.delete(path);
  }

  /** Nobody reads it now: a copy for a reader would go through this worker byte by byte. @returns whether it is kept */
  async #bring(path: string): Promise<boolean> {
    const { shelf, fetch } = this.#ports;
    const response = await fetch(path);
    if (response.ok) await shelf.put(path, response);
    return response.ok;
  }

  /** Where the disk fails nothing is kept: the page opens from the network as it would without this worker. */
  async #kept(path: string): Promise<Response | undefined> {
    try {
      return await this.#ports.shelf.match(path);
    } catch {
      return undefined;
    }
  }

  /** A page isn't kept by being visited: it may be of a newer build, whose parts aren't here. */
  async #fetched(path: string): Promise<Response> {
    const { shelf, fetch } = this.#ports;
    const response = await fetch(path);
    // A full disk keeps nothing more, and the reader gets the answer all the same.
    if (response.ok && path !== PAGE) await shelf.put(path, response.clone()).catch(() => undefined);
    return response;
  }
}

/**
 * Judges who is let in at an upgrade, before anything is made for it. It looks at the address that is asked for, the page it comes from and
 * how busy this process is. Then come the token, and what its network address may have. Tokens come before the budget of addresses. What is
 * refused spends a budget of its own, so that a page somewhere on the web can't use up that of whoever visits it.
 *
 * Without a proxy in front, pages of other sites are turned away. They would reach the relay from inside the house, past what addresses may
 * have. A request without an origin comes from no page. An operator may name the sites whose pages may come.
 */
import type { IncomingMessage } from 'node:http';
import { isTopic } from '../src/wire/feed.ts';
import { isLoopback } from './addresses.ts';
import type { Addresses, Visit } from './addresses.ts';
import { readPass } from './passes.ts';
import type { Pass } from './passes.ts';

/** What the door asks. */
export interface DoorParts {
  readonly addresses: Addresses;
  readonly tokens: 'required' | 'off';
  /** Pages of which sites may connect; undefined: all that a proxy lets through. */
  readonly origins?: readonly string[] | undefined;
  /** Whether nobody is let in at the moment. */
  readonly isShut: () => boolean;
  /** Unix time, ms. */
  readonly now: () => number;
}

/** `early`: its token is genuine but of another time, of which it is told. */
export type Judged =
  | { readonly ok: true; readonly topic: string; readonly visit: Visit; readonly pass?: Pass; readonly early?: true }
  | Refused;
/** An upgrade that isn't made, with its HTTP status line. */
export interface Refused {
  readonly ok: false;
  readonly status: string;
}

/** Decides on each upgrade, before a WebSocket exists: address, origin, token, load. */
export class Door {
  readonly #parts: DoorParts;

  constructor(parts: DoorParts) {
    this.#parts = parts;
  }

  judge(request: IncomingMessage): Judged {
    const { addresses, tokens, now } = this.#parts;
    const topic = topicOf(request.url ?? '');
    if (topic === undefined) return no('404 Not Found');
    const turned = this.#turned(request);
    if (turned) return turned;
    const offered = request.headers['sec-websocket-protocol'];
    const read = tokens === 'required' ? readPass(offered, topic, now()) : undefined;
    const early = read?.ok === false && read.code === 'token/time';
    if (read?.ok === false && !early)
      return no(addresses.refuse(request, performance.now()) ? '401 Unauthorized' : TOO_MANY);
    const visit = addresses.enter(request, performance.now());
    if (visit === undefined) return no(TOO_MANY);
    if (early) return { ok: true, topic, visit, early };
    return { ok: true, topic, visit, ...(read?.ok ? { pass: read.pass } : {}) };
  }

  /** The same for a mailbox of a spoken invitation, to which no token leads: whoever comes there has no link yet. */
  judgeMail(request: IncomingMessage): { readonly ok: true; readonly visit: Visit } | Refused {
    const turned = this.#turned(request);
    if (turned) return turned;
    const visit = this.#parts.addresses.enter(request, performance.now());
    return visit === undefined ? no(TOO_MANY) : { ok: true, visit };
  }

  #turned(request: IncomingMessage): Refused | undefined {
    const { addresses, origins } = this.#parts;
    const isBehind = addresses.isBehindProxy(request);
    const isTurned = isBehind ? origins !== undefined && !isOwn(request) : isForeign(request);
    if (isTurned && !isAmong(origins, request)) return no('403 Forbidden');
    return this.#parts.isShut() ? no('503 Service Unavailable') : undefined;
  }
}

const TOO_MANY = '429 Too Many Requests';
const no = (status: string): Refused => ({ ok: false, status });

/** The topic in `/sync/<topic>`; a query is left to the client's taste. */
function topicOf(url: string): string | undefined {
  const [path = ''] = url.split('?', 1);
  const topic = path.startsWith('/sync/') ? path.slice('/sync/'.length) : '';
  return isTopic(topic) ? topic : undefined;
}

const isAmong = (origins: readonly string[] = [], { headers: { origin } }: IncomingMessage): boolean =>
  origin !== undefined && origins.includes(origin);

/** Whether it comes from no page, or from one that this relay serves: a proxy passes on by which name it was asked. */
const isOwn = ({ headers: { origin, host } }: IncomingMessage): boolean =>
  origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);

/** Whether it comes from a page that neither this relay nor this machine serves. */
function isForeign({ headers: { origin, host }, socket }: IncomingMessage): boolean {
  if (origin === undefined) return false;
  const page = URL.canParse(origin) ? new URL(origin) : undefined;
  if (page === undefined || page.host === '') return true;
  if (/^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(page.hostname)) return false;
  // At this machine itself a name of somebody else's can't be ours: it was made to lead here.
  return isLoopback(socket.remoteAddress) || page.host !== host;
}

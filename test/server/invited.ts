/** A table's keys and the tokens that its guests show, signed by Node, with anything about them made wrong on request. */
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { WebsocketProvider } from 'y-websocket';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import type { Relay } from '../../server/relay.ts';
import { makeToken } from '../../src/wire/token.ts';
import type { TokenClaims } from '../../src/wire/token.ts';
import { Bare, cleanups } from './table.ts';
import type { Guest } from './table.ts';

export interface Pair {
  readonly pub: Uint8Array;
  readonly secret: KeyObject;
}

export function pair(): Pair {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return { pub: new Uint8Array(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)), secret: privateKey };
}

export type Shown = Partial<TokenClaims> & {
  readonly session?: Pair;
  /** Signs in place of the role's key. */
  readonly signer?: Pair;
  /** Signs in place of the session's. */
  readonly sessionSigner?: Pair;
};

export class Invited {
  readonly join: Pair = pair();
  readonly view: Pair = pair();

  topic(generation = 0): string {
    const hash = createHash('sha256')
      .update('tavolata/topic/1')
      .update(Uint8Array.of(0, 0, 0, generation));
    return hash.update(this.join.pub).update(this.view.pub).digest('base64url').slice(0, 22);
  }

  token({ session = pair(), signer, sessionSigner, ...claims }: Shown): string {
    const issuedS = claims.issuedS ?? Math.floor(Date.now() / 1000);
    const all: TokenClaims = {
      joinPub: this.join.pub,
      viewPub: this.view.pub,
      role: 'join',
      generation: 0,
      client: 1,
      sessionPub: session.pub,
      issuedS,
      expiresS: issuedS + 600,
      ...claims,
    };
    const byRole = signer ?? (all.role === 'join' ? this.join : this.view);
    return makeToken(all, {
      role: (message) => sign(null, message, byRole.secret),
      session: (message) => sign(null, message, (sessionSigner ?? session).secret),
    });
  }

  /** A bare socket with a token. */
  bare(relay: Pick<Relay, 'url'>, shown: Shown = {}): Bare {
    return new Bare(relay, this.topic(), [this.token(shown)]);
  }

  /** A stock client with a token for its own client number. */
  guest(relay: Pick<Relay, 'url'>, shown: Shown = {}, doc: Y.Doc = new Y.Doc()): Guest {
    const provider = new WebsocketProvider(relay.url, this.topic(), doc, {
      WebSocketPolyfill: WebSocket as unknown as typeof globalThis.WebSocket,
      protocols: [this.token({ client: doc.clientID, ...shown })],
      disableBc: true,
      maxBackoffTime: 50,
    });
    cleanups.push(() => {
      provider.destroy();
      provider.awareness.destroy();
    });
    return { doc, provider };
  }
}

/** The status of an upgrade that is refused, or 101. */
export function upgraded(
  relay: Pick<Relay, 'url'>,
  topic: string,
  protocols: readonly string[],
  headers: Record<string, string> = {},
): Promise<number | undefined> {
  const socket = new WebSocket(`${relay.url}/${topic}`, [...protocols], { headers });
  cleanups.push(() => socket.terminate());
  return new Promise((resolve) => {
    socket.on('open', () => resolve(101));
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
    socket.on('error', () => undefined);
  });
}

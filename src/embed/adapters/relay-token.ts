/**
 * The tokens of one page at one room of a relay. Each is made anew for its connection, by the link's key and a session key that nobody else
 * has. A server that knows nothing of tokens gives the word back and ignores it.
 */
import type { RelayRoom } from '../../kernel/journal/transport.ts';
import type { Sodium } from '../../kernel/ports.ts';
import { makeToken, TOKEN_LIFE_S } from '../../wire/token.ts';

/** What the relay says with code 4401 to whoever shows a genuine token of another time. */
const CLOCK = /^clock (\d{9,10})$/;

/** Makes the tokens of one session, a new one for each connection. */
export class RelayTokens {
  readonly #sodium: Pick<Sodium, 'publicKeyOf' | 'signWithSeed'>;
  readonly #room: RelayRoom;
  readonly #seed: Uint8Array = crypto.getRandomValues(new Uint8Array(32));
  /** How far the relay's clock is ahead of this machine's. */
  #aheadS = 0;

  constructor(sodium: Pick<Sodium, 'publicKeyOf' | 'signWithSeed'>, room: RelayRoom) {
    this.#sodium = sodium;
    this.#room = room;
  }

  /** A subprotocol for a connection that begins now. @param client whose feed this page writes */
  make(client: number): string {
    const { joinPub, viewPub, viewSeed, joinSeed, generation } = this.#room;
    const issuedS = this.#ownS() + this.#aheadS;
    const claims = {
      joinPub,
      viewPub,
      role: joinSeed ? 'join' : 'view',
      generation,
      client,
      sessionPub: this.#sodium.publicKeyOf(this.#seed),
      issuedS,
      expiresS: issuedS + TOKEN_LIFE_S,
    } as const;
    return makeToken(claims, {
      role: (message) => this.#sodium.signWithSeed(message, joinSeed ?? viewSeed),
      session: (message) => this.#sodium.signWithSeed(message, this.#seed),
    });
  }

  /** Takes the relay's time for the next token, if that is what it closed the connection with. */
  closed(reason: string): void {
    const [, seconds] = CLOCK.exec(reason) ?? [];
    if (seconds !== undefined) this.#aheadS = Number(seconds) - this.#ownS();
  }

  #ownS(): number {
    return Math.floor(Date.now() / 1000);
  }
}

/** What is heard of a WebSocket from inside. */
export interface SocketEvents {
  /** A connection begins: answers what it shows, its token first. */
  begin(): readonly string[];
  sends(frame: Uint8Array): void;
}

/** A kind of socket of which each one shows a token of its own, and tells what goes out. */
export function tokenSocket(socket: typeof WebSocket, { begin, sends }: SocketEvents): typeof WebSocket {
  return class extends socket {
    constructor(url: string | URL) {
      super(url, [...begin()]);
    }

    override send(data: Parameters<WebSocket['send']>[0]): void {
      if (data instanceof Uint8Array) sends(data);
      super.send(data);
    }
  };
}

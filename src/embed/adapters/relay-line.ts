/**
 * One page's line to one room, on the stock client. Each frame passes the strict parser before Yjs sees it, and each connection shows a token
 * of its own. Before a token ends the page comes again, without a word to the table. A line that says nothing is asked (`pulse.ts`), and what
 * the browser knows of its network counts at once (`network.ts`).
 */
import { WebsocketProvider } from 'y-websocket';
import type { Doc } from 'yjs';
import {
  FLOODED,
  type MakeState,
  type RelayRoom,
  type TransportEvents,
  type TransportLine,
} from '../../kernel/journal/transport.ts';
import { readStored, writeRemoved, writeStep1 } from '../../wire/frames.ts';
import { keyProtocols } from './create-key.ts';
import type { NetworkNews, WatchNetwork } from './network.ts';
import { PresenceLine } from './presence-line.ts';
import { Pulse } from './pulse.ts';
import { Answers, stateOf } from './relay-answers.ts';
import { type RelayTokens, tokenSocket } from './relay-token.ts';
import { isFinal, isOfAnotherTime, LASTS_MS, pauseMs, renewalMs } from './relay-returns.ts';
import { guarded, type Handler } from './sync-guard.ts';

/** What the relay has and didn't send, as where two relays share a room and lose a message, is asked for now and then. */
const RESYNC_MS = 12_000;
/** Between two questions for what lies before a gap: a relay can't make the page ask and ask. */
const GAP_PAUSE_MS = 2_000;
/** Where a network swallows all of it, a connection is begun for minutes. Longer than a relay that is busy lets one wait. */
const CONNECT_MS = 40_000;
/** Presence about nobody: our relay gives it back. */
const NOBODY: Uint8Array = writeRemoved([]);
const SYNC = 0;
const STEP1 = 0;
const STEP2 = 1;

interface Closing {
  readonly code: number;
  readonly reason: string;
}

/** Where a line leads, and what it shows there. */
export interface RelayEnd {
  /** The relay's base URL; `/<topic>` is added. */
  readonly relay: string;
  readonly topic: RelayRoom['topic'];
  readonly tokens: RelayTokens;
  readonly socket: typeof WebSocket;
  /** Absent where nobody knows anything of the network. */
  readonly network?: WatchNetwork | undefined;
}

/** One room's line to the relay, by the stock y-websocket client. */
export class RelayLine implements TransportLine {
  readonly #doc: Doc;
  readonly #events: TransportEvents;
  readonly #tokens: RelayTokens;
  readonly #presence: PresenceLine;
  readonly #answers: Answers = new Answers(() => this.#ask());
  readonly #provider: WebsocketProvider;
  readonly #pulse: Pulse = new Pulse({
    ask: () => this.#feel(),
    silent: () => this.#events.status('silent'),
    back: () => this.#events.status('synced'),
    lost: () => this.#renew(),
    unsent: () => this.#provider.ws?.bufferedAmount ?? 0,
  });
  readonly #stopWatching: (() => void) | undefined;
  /** The feed that the connection's token names. */
  #shownClient: number;
  #gapAskedMs: number = -GAP_PAUSE_MS;
  #renewing = false;
  #offline = false;
  #syncedAtMs = Infinity;
  /** Connections one after the other that were synced and soon ended. */
  #brief = 0;
  /** The relay gives back what is said of nobody: a question that costs it next to nothing. */
  #echoes = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #connecting: ReturnType<typeof setTimeout> | undefined;
  #retired: WebSocket | null = null;

  constructor(doc: Doc, { relay, topic, tokens, socket, network }: RelayEnd, events: TransportEvents) {
    this.#doc = doc;
    this.#events = events;
    this.#tokens = tokens;
    this.#shownClient = doc.clientID;
    this.#presence = new PresenceLine(doc, {
      garbage: () => events.garbage(),
      presence: (client, clock, state) => events.presence?.(client, clock, state),
    });
    this.#provider = new WebsocketProvider(relay, topic, doc, {
      connect: false,
      awareness: this.#presence,
      // Tabs of one browser are sessions like any other: through the relay, past the same guard.
      disableBc: true,
      resyncInterval: RESYNC_MS,
      shouldReconnect: ({ code }) => !isFinal(code),
      WebSocketPolyfill: tokenSocket(socket, {
        begin: () => {
          this.#answers.begin();
          this.#shownClient = this.#doc.clientID;
          return [tokens.make(this.#shownClient), ...keyProtocols(topic)];
        },
        sends: (frame) => {
          if (frame[0] === SYNC && frame[1] === STEP1) this.#answers.asked();
        },
      }),
    });
    this.#takeFrames();
    this.#listen();
    doc.on('afterTransactionCleanup', this.#renumbered);
    this.#provider.connect();
    this.#stopWatching = network?.((news) => this.#onNetwork(news));
  }

  present(make: MakeState | undefined): void {
    this.#presence.present(make);
  }

  confirm(): Promise<void> {
    return this.#answers.next();
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#connecting);
    this.#stopWatching?.();
    this.#pulse.end();
    this.#doc.off('afterTransactionCleanup', this.#renumbered);
    this.#retire();
    this.#provider.destroy();
    this.#presence.destroy();
  }

  /** Asks the relay for what it has; says whether there is a line to do it. */
  #ask(): boolean {
    const { synced, wsconnected } = this.#provider;
    if (!synced || !wsconnected) return false;
    this.#send(writeStep1(stateOf(this.#doc)));
    return true;
  }

  /** Has the relay say anything: a stock one answers nothing but the question what it has. */
  #feel(): void {
    this.#send(NOBODY);
    if (!this.#echoes) this.#ask();
  }

  #send(frame: Uint8Array): void {
    const { wsconnected, ws } = this.#provider;
    if (wsconnected) ws?.send(frame as Uint8Array<ArrayBuffer>);
  }

  /** Before the first answer nothing is asked: that one fills it. */
  #askForGap(): void {
    const now = performance.now();
    if (now - this.#gapAskedMs >= GAP_PAUSE_MS && this.#ask()) this.#gapAskedMs = now;
  }

  #takeFrames(): void {
    const presence = this.#presence;
    const sync = guarded(this.#provider.messageHandlers[SYNC]!, this.#doc, {
      has: (ends) => this.#events.has?.(ends) !== false,
      garbage: () => this.#events.garbage(),
      gap: () => this.#askForGap(),
      flood: () => this.#flooded(),
    });
    const pulse = this.#pulse;
    const work: Handler = (...frame) => {
      pulse.heard();
      sync(...frame);
      if (frame[1].arr[1] === STEP2) this.#answers.came();
      presence.renew();
    };
    const hear: Handler = (_, { arr }) => {
      if (arr.length === NOBODY.length) this.#echoes = true;
      pulse.heard();
      presence.hear(arr);
      presence.renew();
    };
    const store: Handler = (_, { arr }) => {
      const is = readStored(arr);
      if (is !== undefined) this.#events.stored?.(is);
    };
    this.#provider.messageHandlers = [work, hear, store, ignore];
  }

  #listen(): void {
    const provider = this.#provider;
    provider.on('status', ({ status }) => this.#onStatus(status));
    provider.on('sync', (synced) => {
      if (synced) this.#onSynced();
    });
    provider.on('connection-close', (event: Closing | null) => this.#onClose(event));
    // After all the others, so that it is the last that the table hears.
    provider.on('closed', ({ code }) => {
      clearTimeout(this.#timer);
      this.#events.blocked(code);
    });
  }

  #onStatus(status: 'connecting' | 'connected' | 'disconnected'): void {
    if (status === 'connecting') this.#giveUpLater();
    if (status === 'connected') {
      this.#retire();
      // Until it is synced, how long it takes is the length of the log's business.
      this.#pulse.end();
      this.#echoes = false;
      this.#presence.connected();
      this.#events.stored?.(true);
      clearTimeout(this.#connecting);
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#renew(), renewalMs());
    }
    // Each try in vain begins with "connecting"; offline is offline until one succeeds.
    if (this.#renewing || (status === 'connecting' && this.#offline)) return;
    if (status === 'disconnected') return this.#lost();
    this.#offline = false;
    this.#events.status(status);
  }

  #onSynced(): void {
    this.#renewing = false;
    this.#syncedAtMs = performance.now();
    this.#presence.synced();
    this.#answers.again();
    this.#pulse.begin();
    this.#events.status('synced');
  }

  #onClose(event: Closing | null): void {
    clearTimeout(this.#connecting);
    this.#pulse.end();
    this.#pauseLonger();
    // The stock client pauses up to its bound, which it reads after this.
    this.#provider.maxBackoffTime = pauseMs(this.#provider.wsUnsuccessfulReconnects);
    this.#retire();
    if (!event) return;
    if (isOfAnotherTime(event.code)) this.#tokens.closed(event.reason);
    this.#renewing = false;
    this.#lost();
  }

  /** The stock client begins anew after each connection that was synced: a relay that ends them at once had dozens in some seconds. */
  #pauseLonger(): void {
    if (this.#syncedAtMs === Infinity) return;
    this.#brief = performance.now() - this.#syncedAtMs < LASTS_MS ? this.#brief + 1 : 0;
    this.#syncedAtMs = Infinity;
    this.#provider.wsUnsuccessfulReconnects += Math.max(0, this.#brief - 1);
  }

  #giveUpLater(): void {
    const { ws } = this.#provider;
    clearTimeout(this.#connecting);
    this.#connecting = setTimeout(() => ws?.close(), CONNECT_MS);
  }

  #onNetwork(news: NetworkNews): void {
    const { wsconnected, shouldConnect } = this.#provider;
    if (news === 'offline') return this.#pulse.doubt();
    if (!shouldConnect) return;
    // A line that works goes on; where it doesn't, nothing that was begun before is waited for.
    if (wsconnected && !this.#pulse.isSilent) return this.#pulse.wake();
    this.#provider.wsUnsuccessfulReconnects = 0;
    this.#brief = 0;
    this.#renew();
  }

  #flooded(): void {
    this.#provider.disconnect();
    clearTimeout(this.#timer);
    this.#events.blocked(FLOODED);
  }

  #lost(): void {
    this.#presence.lost();
    if (!this.#offline) this.#events.status('offline');
    this.#offline = true;
  }

  /** The new connection first and then the old one's end: so our relay sees that the page moves, and tells nobody that it left. */
  #renew(): void {
    const provider = this.#provider;
    this.#renewing ||= provider.wsconnected;
    this.#retire();
    this.#retired = provider.ws;
    // One that isn't there yet could come after the new one, and take its place.
    if (!provider.wsconnected) this.#retire();
    provider.ws = null;
    provider.wsconnected = false;
    provider.synced = false;
    provider.connect();
  }

  #retire(): void {
    this.#retired?.close();
    this.#retired = null;
  }

  /** Yjs takes a new number where it finds somebody else writing under its own: the token must name it before the next entry. */
  readonly #renumbered = (): void => {
    if (this.#doc.clientID === this.#presence.clientID) return;
    this.#presence.renumbered();
    if (this.#doc.clientID !== this.#shownClient && this.#provider.wsconnected) this.#renew();
  };
}

const ignore: Handler = () => undefined;

/**
 * The kernel's `Transport` by the stock y-websocket client, so that any y-websocket server can carry a table. The relay is trusted with
 * nothing: each frame passes the strict parser before Yjs sees it, and presence never reaches the stock client (`presence-line.ts`).
 *
 * Each connection shows a token of its own (`relay-token.ts`). Our relay ends a connection five minutes after its token, so this page
 * comes again a minute before that, without a word to the table.
 */
import { WebsocketProvider } from 'y-websocket';
import type { Transport } from '../../kernel/journal/transport.ts';
import type { Sodium } from '../../kernel/ports.ts';
import { readFrame, writeStep1 } from '../../wire/frames.ts';
import { TOKEN_LIFE_S } from '../../wire/token.ts';
import { parseUpdate } from '../../wire/update.ts';
import { Answers, stateOf } from './relay-answers.ts';
import { PresenceLine } from './presence-line.ts';
import { RelayTokens } from './relay-token.ts';

/** Backoff between tries: up to 8 s and a chance part, so that not all tables storm a relay that is back. */
const BACKOFF_MS = 8_000;
/** The stock client leaves a connection that was silent for 30 s; asking for the state now and then keeps a quiet table open. */
const RESYNC_MS = 12_000;
/** A minute before the relay would end a connection, less a chance part: not all of a table at once. */
const RENEW_MS: number = (TOKEN_LIFE_S + 240) * 1_000;
const RENEW_SPREAD_MS = 120_000;
/** The token is of another time: the one code of 4400–4499 after which coming again helps. */
const TOKEN_TIME = 4401;
const SYNC = 0;
const STEP1 = 0;
const STEP2 = 1;

type Handler = WebsocketProvider['messageHandlers'][number];
type Closing = { readonly code: number; readonly reason: string };

/** @param relay base URL, ws: or wss:, to which `/<topic>` is added */
export function webTransport(
  relay: string,
  sodium: Pick<Sodium, 'publicKeyOf' | 'signWithSeed'>,
  socket: typeof WebSocket = WebSocket,
): Transport {
  return {
    connect(doc, room, events) {
      const garbage = (): void => events.garbage();
      const presence = new PresenceLine(doc, {
        garbage,
        presence: (client, clock, state) => events.presence?.(client, clock, state),
      });
      const answers = new Answers(() => {
        const asks = provider.synced && provider.wsconnected;
        if (asks) provider.ws?.send(writeStep1(stateOf(doc)) as Uint8Array<ArrayBuffer>);
        return asks;
      });
      const tokens = new RelayTokens(sodium, room);
      let shownClient = doc.clientID;
      const provider = new WebsocketProvider(relay, room.topic, doc, {
        connect: false,
        awareness: presence,
        // Tabs of one browser are sessions like any other: through the relay, past the same guard.
        disableBc: true,
        maxBackoffTime: BACKOFF_MS + Math.random() * BACKOFF_MS,
        resyncInterval: RESYNC_MS,
        shouldReconnect: ({ code }) => !isFinal(code),
        WebSocketPolyfill: class extends socket {
          constructor(url: string | URL) {
            shownClient = doc.clientID;
            super(url, tokens.make(shownClient));
            answers.begin();
          }

          override send(data: Parameters<WebSocket['send']>[0]): void {
            if (data instanceof Uint8Array && data[0] === SYNC && data[1] === STEP1) answers.asked();
            super.send(data);
          }
        },
      });
      const hear: Handler = (_, { arr }) => {
        presence.hear(arr);
        presence.renew();
      };
      const sync = guarded(provider.messageHandlers[SYNC]!, garbage);
      const work: Handler = (...frame) => {
        sync(...frame);
        if (frame[1].arr[1] === STEP2) answers.came();
        presence.renew();
      };
      provider.messageHandlers = [work, hear, ignore, ignore];

      let renewing = false;
      let offline = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let retired: WebSocket | null = null;
      /** The new connection first and then the old one's end: so our relay sees that the page moves, and tells nobody that it left. */
      const renew = (): void => {
        renewing = provider.wsconnected;
        retire();
        retired = provider.ws;
        provider.ws = null;
        provider.wsconnected = false;
        provider.synced = false;
        provider.connect();
      };
      const retire = (): void => {
        retired?.close();
        retired = null;
      };
      const lost = (): void => {
        presence.lost();
        if (!offline) events.status('offline');
        offline = true;
      };
      provider.on('status', ({ status }) => {
        if (status === 'connected') {
          retire();
          presence.connected();
          clearTimeout(timer);
          timer = setTimeout(renew, RENEW_MS - Math.random() * RENEW_SPREAD_MS);
        }
        // Each try in vain begins with "connecting"; offline is offline until one succeeds.
        if (renewing || (status === 'connecting' && offline)) return;
        if (status === 'disconnected') return lost();
        offline = false;
        events.status(status);
      });
      provider.on('sync', (synced) => {
        if (!synced) return;
        renewing = false;
        presence.synced();
        answers.again();
        events.status('synced');
      });
      provider.on('connection-close', (event: Closing | null) => {
        retire();
        if (!event) return;
        if (event.code === TOKEN_TIME) tokens.closed(event.reason);
        renewing = false;
        lost();
      });
      // After all the others, so that it is the last that the table hears.
      provider.on('closed', ({ code }) => {
        clearTimeout(timer);
        events.blocked(code);
      });
      // Yjs takes a new number where it finds somebody else writing under its own: the token must name it before the next entry.
      const renumbered = (): void => {
        if (doc.clientID === presence.clientID) return;
        presence.renumbered();
        if (doc.clientID !== shownClient && provider.wsconnected) renew();
      };
      doc.on('afterTransactionCleanup', renumbered);
      provider.connect();
      return {
        present: (make) => presence.present(make),
        confirm: () => answers.next(),
        close() {
          clearTimeout(timer);
          doc.off('afterTransactionCleanup', renumbered);
          retire();
          provider.destroy();
          presence.destroy();
        },
      };
    },
  };
}

const isFinal = (code: number): boolean => code >= 4400 && code < 4500 && code !== TOKEN_TIME;

const ignore: Handler = () => undefined;

/** Lets a sync frame through to Yjs only if it is of the strict form. */
function guarded(handle: Handler, garbage: () => void): Handler {
  return (encoder, decoder, provider, emitSynced, type) => {
    const frame = readFrame(decoder.arr);
    const good = frame.ok && (!('update' in frame) || parseUpdate(frame.update).ok);
    if (good) handle(encoder, decoder, provider, emitSynced, type);
    else garbage();
  };
}

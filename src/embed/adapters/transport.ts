/**
 * The kernel's `Transport` by the stock y-websocket client, so that any y-websocket server can carry a table. The relay is trusted with
 * nothing: each frame passes the strict parser before Yjs sees it, presence is neither sent nor read yet.
 */
import { Awareness } from 'y-protocols/awareness';
import { WebsocketProvider } from 'y-websocket';
import type { Transport } from '../../kernel/journal/transport.ts';
import { readFrame } from '../../wire/frames.ts';
import { parseUpdate } from '../../wire/update.ts';

/** Backoff between tries: up to 8 s and a chance part, so that not all tables storm a relay that is back. */
const BACKOFF_MS = 8_000;
/** The stock client leaves a connection that was silent for 30 s; asking for the state now and then keeps a quiet table open. */
const RESYNC_MS = 12_000;
const SYNC = 0;

type Handler = WebsocketProvider['messageHandlers'][number];

/** @param relay base URL, ws: or wss:, to which `/<topic>` is added */
export function webTransport(relay: string, socket?: typeof WebSocket): Transport {
  return {
    connect(doc, topic, events) {
      const awareness = new Awareness(doc);
      awareness.setLocalState(null);
      const provider = new WebsocketProvider(relay, topic, doc, {
        connect: false,
        awareness,
        // Tabs of one browser are sessions like any other: through the relay, past the same guard.
        disableBc: true,
        maxBackoffTime: BACKOFF_MS + Math.random() * BACKOFF_MS,
        resyncInterval: RESYNC_MS,
        ...(socket ? { WebSocketPolyfill: socket } : {}),
      });
      provider.messageHandlers = [
        guarded(provider.messageHandlers[SYNC]!, () => events.garbage()),
        ignore,
        ignore,
        ignore,
      ];
      provider.on('status', ({ status }) => events.status(status === 'disconnected' ? 'offline' : status));
      provider.on('sync', (synced) => synced && events.status('synced'));
      provider.on('connection-close', (event) => {
        if (event && event.code >= 4400 && event.code < 4500) events.blocked(event.code);
      });
      provider.connect();
      return {
        close() {
          provider.destroy();
          awareness.destroy();
        },
      };
    },
  };
}

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

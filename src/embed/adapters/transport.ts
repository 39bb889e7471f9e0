/**
 * The kernel's `Transport` by the stock y-websocket client, so that any y-websocket server can carry a table. The relay is trusted with
 * nothing: each frame passes the strict parser before Yjs sees it, and presence never reaches the stock client (`presence-line.ts`).
 *
 * Each connection shows a token of its own (`relay-token.ts`). Our relay ends a connection five minutes after its token. So this page comes
 * again a minute before that, without a word to the table (`relay-line.ts`).
 */
import type { Transport } from '../../kernel/journal/transport.ts';
import type { Sodium } from '../../kernel/ports.ts';
import type { WatchNetwork } from './network.ts';
import { RelayLine } from './relay-line.ts';
import { RelayTokens } from './relay-token.ts';

/** What of the browser a line goes by; without a network it finds out all by itself. */
export interface Way {
  readonly socket?: typeof WebSocket;
  readonly network?: WatchNetwork;
}

/** @param relay base URL, ws: or wss:, to which `/<topic>` is added */
export function webTransport(
  relay: string,
  sodium: Pick<Sodium, 'publicKeyOf' | 'signWithSeed'>,
  { socket = WebSocket, network }: Way = {},
): Transport {
  return {
    connect: (doc, room, events) => {
      const tokens = new RelayTokens(sodium, room);
      return new RelayLine(doc, { relay, topic: room.topic, tokens, socket, network }, events);
    },
  };
}

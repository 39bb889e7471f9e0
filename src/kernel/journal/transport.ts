/** The way from a document to other browsers, as a port: y-websocket in browsers, a seeded network in tests. */
import type { Doc } from 'yjs';

export interface TransportEvents {
  /** `synced`: everything that the relay had is in the document. */
  status(status: 'connecting' | 'connected' | 'synced' | 'offline'): void;
  /** The relay refuses for good (close code 4400–4499); nothing reconnects. */
  blocked(code: number): void;
  /** A frame broke the strict form and was dropped unread. */
  garbage(): void;
}

export interface Transport {
  /** Starts carrying updates of `doc` to and from `topic`; never throws, never loses a local update. */
  connect(doc: Doc, topic: string, events: TransportEvents): { close(): void };
}

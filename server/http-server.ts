/** The HTTP server under the relay, plain or with TLS, with bounds on how long and how often a socket may ask. */
import { createServer as createHttp } from 'node:http';
import type { RequestListener, Server, ServerOptions } from 'node:http';
import { createServer as createHttps, Server as HttpsServer } from 'node:https';
import type { Limits } from './limits.ts';
import { upgradeToHttps } from './upgrade-to-https.ts';

/** Far more files than the app has. */
const REQUESTS_PER_SOCKET = 1_000;

/** PEM texts. */
export interface Tls {
  readonly cert: string;
  readonly key: string;
}

/** A server that doesn't listen yet. */
export function makeServer(answer: RequestListener, limits: Limits, tls: Tls | undefined): Server | HttpsServer {
  const times: ServerOptions = {
    headersTimeout: limits.handshakeMs,
    requestTimeout: limits.handshakeMs,
    connectionsCheckingInterval: Math.min(limits.handshakeMs, 500),
  };
  const server =
    tls === undefined
      ? createHttp(times, answer)
      : createHttps({ ...times, ...tls, handshakeTimeout: limits.handshakeMs }, answer);
  if (server instanceof HttpsServer) upgradeToHttps(server, limits.handshakeMs);
  server.maxConnections = limits.sockets;
  server.maxRequestsPerSocket = REQUESTS_PER_SOCKET;
  server.setTimeout(limits.idleMs);
  return server;
}

/** Resolves once it listens, and rejects where the port is taken. */
export function listening(server: Server | HttpsServer, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

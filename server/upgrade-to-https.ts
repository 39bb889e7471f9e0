/**
 * Plain http comes to the port of an https server from an address typed without `https://`. Such a request is sent on to the same address
 * with it. By its first byte a greeting of TLS is told from anything else.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Server } from 'node:https';
import type { Socket } from 'node:net';
import process from 'node:process';
import { HOST } from './headers.ts';

/** First byte of a TLS handshake. */
const TLS = 0x16;

/** @param patienceMs how long a connection may take to say anything */
export function upgradeToHttps(secure: Server, patienceMs: number): void {
  const plain = createServer({ requestTimeout: patienceMs, headersTimeout: patienceMs }, sendOn);
  const taken = secure.listeners('connection') as ((socket: Socket) => void)[];
  secure.removeAllListeners('connection');
  secure.on('connection', (socket: Socket) => {
    const late = setTimeout(() => socket.destroy(), patienceMs);
    socket.once('close', () => clearTimeout(late));
    socket.on('error', ignore);
    socket.once('data', (first: Buffer) => {
      clearTimeout(late);
      socket.pause();
      socket.unshift(first);
      if (first[0] === TLS) for (const take of taken) take.call(secure, socket);
      else plain.emit('connection', socket);
      // The server that took it has what came first by then.
      process.nextTick(() => socket.resume());
    });
  });
  secure.once('close', () => plain.close());
}

/** For good: a browser that has been here goes to https by itself. */
function sendOn({ headers: { host }, url = '/' }: IncomingMessage, response: ServerResponse): void {
  if (host === undefined || !HOST.test(host) || !url.startsWith('/')) {
    response.writeHead(400, { Connection: 'close' }).end();
    return;
  }
  response.writeHead(308, { Location: `https://${host}${url}`, Connection: 'close' }).end();
}

function ignore(): void {
  // The server that takes the connection hears of it.
}

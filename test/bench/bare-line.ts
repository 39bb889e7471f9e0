/**
 * A browser's WebSocket as cheap as it can be, and updates written without a document. What is measured is the server, and thousands of
 * these share the machine with it. No message is ever split here, neither by a server.
 */
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import {
  createEncoder,
  toUint8Array,
  writeUint8,
  writeVarString,
  writeVarUint,
  writeVarUint8Array,
} from 'lib0/encoding';
import { feedName } from '../../src/wire/feed.ts';

const MASK = [0x3a, 0xc5, 0x96, 0x69] as const;
const KEY = 'dGhlIHNhbXBsZSBub25jZQ==';
/** How a struct of a feed begins: `src/wire/update.ts`. */
const [FIRST, LATER] = [0x03, 0x83] as const;
const [BINARY, PING, PONG] = [0x2, 0x9, 0xa] as const;

export class BareLine {
  onMessage: (payload: Buffer) => void = () => undefined;
  readonly #socket: Socket;
  #rest: Buffer = Buffer.alloc(0);

  private constructor(socket: Socket) {
    this.#socket = socket;
  }

  /** Resolves when the server has let it in; rejects if it doesn't. What it says at once comes in the next turn. */
  static open(url: string): Promise<BareLine> {
    const { hostname, port, pathname } = new URL(url);
    const socket = connect(Number(port), hostname).setNoDelay(true);
    const asks = [
      `GET ${pathname} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${KEY}`,
    ];
    socket.write(`${asks.join('\r\n')}\r\n\r\n`);
    const line = new BareLine(socket);
    return new Promise((resolve, reject) => {
      let head = Buffer.alloc(0);
      const hear = (piece: Buffer): void => {
        head = Buffer.concat([head, piece]);
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        socket.off('data', hear);
        if (!head.toString('latin1', 0, end).startsWith('HTTP/1.1 101')) return reject(new Error(`${url} is refused`));
        socket.on('data', (more: Buffer) => line.#read(more));
        const first = head.subarray(end + 4);
        setImmediate(() => line.#read(first));
        resolve(line);
      };
      socket.on('data', hear);
      socket.on('error', reject);
    });
  }

  send(payload: Uint8Array): void {
    this.#write(BINARY, payload);
  }

  cut(): Promise<void> {
    return new Promise((resolve) => void this.#socket.once('close', () => resolve()).destroy());
  }

  #write(kind: number, payload: Uint8Array): void {
    const { length } = payload;
    const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
    const bytes = Buffer.allocUnsafe(head + 4 + length);
    bytes[0] = 0x80 | kind;
    bytes[1] = 0x80 | (head === 2 ? length : head === 4 ? 126 : 127);
    if (head === 4) bytes.writeUInt16BE(length, 2);
    if (head === 10) bytes.writeBigUInt64BE(BigInt(length), 2);
    bytes.set(MASK, head);
    for (let i = 0; i < length; i++) bytes[head + 4 + i] = (payload[i] ?? 0) ^ (MASK[i & 3] ?? 0);
    this.#socket.write(bytes);
  }

  #read(piece: Buffer): void {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, piece]) : piece;
    let at = 0;
    for (;;) {
      const short = (bytes[at + 1] ?? 0) & 0x7f;
      const head = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (bytes.length - at < head) break;
      const length =
        head === 2 ? short : head === 4 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
      const end = at + head + length;
      if (bytes.length < end) break;
      const kind = (bytes[at] ?? 0) & 0xf;
      if (kind === BINARY) this.onMessage(bytes.subarray(at + head, end));
      if (kind === PING) this.#write(PONG, bytes.subarray(at + head, end));
      at = end;
    }
    this.#rest = bytes.subarray(at);
  }
}

/** The update that appends these to a writer's feed, of which `from` are there, as Yjs writes it. */
export function appended(client: number, from: number, entries: readonly Uint8Array[]): Uint8Array {
  const encoder = createEncoder();
  for (const number of [1, entries.length, client, from]) writeVarUint(encoder, number);
  for (const [i, entry] of entries.entries()) {
    const clock = from + i;
    writeUint8(encoder, clock === 0 ? FIRST : LATER);
    writeVarUint(encoder, clock === 0 ? 1 : client);
    if (clock === 0) writeVarString(encoder, feedName(client));
    else writeVarUint(encoder, clock - 1);
    writeVarUint8Array(encoder, entry);
  }
  writeVarUint(encoder, 0);
  return toUint8Array(encoder);
}

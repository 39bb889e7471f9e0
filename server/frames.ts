/** WebSocket frames as a server sends them (RFC 6455, 5.2): binary, whole, not masked. */

const BINARY = 0x82;
/** The first two bytes of y-websocket's live update: sync, update. */
const UPDATE = [0, 2] as const;

const headBytes = (length: number): number => (length < 126 ? 2 : length < 65_536 ? 4 : 10);

function writeHead(bytes: Buffer, length: number): void {
  bytes[0] = BINARY;
  if (length < 126) bytes[1] = length;
  else if (length < 65_536) {
    bytes[1] = 126;
    bytes.writeUInt16BE(length, 2);
  } else {
    bytes[1] = 127;
    bytes.writeBigUInt64BE(BigInt(length), 2);
  }
}

/** Header and payload in one buffer, to be written to any number of connections. */
export function framed(payload: Uint8Array): Buffer {
  const { length } = payload;
  const head = headBytes(length);
  const bytes = Buffer.allocUnsafe(head + length);
  writeHead(bytes, length);
  bytes.set(payload, head);
  return bytes;
}

/** An update as it is kept, and the frame it is sent in, of which it is a part: one piece of memory for both. */
export interface FramedUpdate {
  readonly frame: Buffer;
  readonly update: Uint8Array;
}

/** Copies an update into a frame of its own. */
export function framedUpdate(update: Uint8Array): FramedUpdate {
  const { length } = update;
  let size = 1;
  for (let rest = length; rest > 0x7f; rest = Math.floor(rest / 128)) size += 1;
  const payload = UPDATE.length + size + length;
  const head = headBytes(payload);
  // Not from the pool: what is kept of a quiet room would hold eight kilobytes of others' there.
  const frame = Buffer.allocUnsafeSlow(head + payload);
  writeHead(frame, payload);
  let at = head;
  for (const byte of UPDATE) frame[at++] = byte;
  let rest = length;
  for (; rest > 0x7f; rest = Math.floor(rest / 128)) frame[at++] = 0x80 | (rest & 0x7f);
  frame[at++] = rest;
  frame.set(update, at);
  return { frame, update: new Uint8Array(frame.buffer, at) };
}

/** WebSocket frames as a server sends them (RFC 6455, 5.2): binary, whole, not masked. */

const BINARY = 0x82;

/** Header and payload in one buffer, to be written to any number of connections. */
export function framed(payload: Uint8Array): Buffer {
  const { length } = payload;
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const bytes = Buffer.allocUnsafe(head + length);
  bytes[0] = BINARY;
  if (head === 2) bytes[1] = length;
  else if (head === 4) {
    bytes[1] = 126;
    bytes.writeUInt16BE(length, 2);
  } else {
    bytes[1] = 127;
    bytes.writeBigUInt64BE(BigInt(length), 2);
  }
  bytes.set(payload, head);
  return bytes;
}

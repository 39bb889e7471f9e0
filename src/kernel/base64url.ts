/** Bytes as text for links, tokens and JSON: base64url (RFC 4648 §5) without padding, one text for one value. */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Bytes as base64url text (RFC 4648, §5) without padding: four letters for each three bytes. */
export function base64url(bytes: Uint8Array): string {
  let out = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const word = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const letters = Math.min(4, bytes.length - i + 1);
    for (let j = 0; j < letters; j++) out += ALPHABET[(word >> (18 - 6 * j)) & 63];
  }
  return out;
}

/** Strict: no padding, no other letters, unused bits zero; so one text for one value. Anything else is `undefined`. */
export function unbase64url(value: string): Uint8Array | undefined {
  if (value.length % 4 === 1 || !/^[A-Za-z0-9_-]*$/.test(value)) return undefined;
  const out = new Uint8Array(Math.floor((value.length * 6) / 8));
  let bits = 0;
  let word = 0;
  let at = 0;
  for (const letter of value) {
    word = ((word << 6) | ALPHABET.indexOf(letter)) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      out[at++] = (word >> bits) & 0xff;
    }
  }
  return (word & ((1 << bits) - 1)) === 0 ? out : undefined;
}

/** Hiding how long a text is: 0x80 and zeros up to one of four sizes. One padded form for one payload and size. SPEC S1. */

/** Bytes of padded payload. A size's place in this list is its number on the wire. */
export const BUCKETS = [192, 960, 4_032, 16_320] as const;

/** Place of the smallest bucket that holds so many bytes and the mark behind them; `undefined` where none does. */
export function bucketFor(payloadBytes: number): number | undefined {
  const i = BUCKETS.findIndex((size) => payloadBytes < size);
  return i < 0 ? undefined : i;
}

/** A payload that leaves no room for the mark throws. */
export function pad(payload: Uint8Array, size: number): Uint8Array {
  if (payload.length >= size) throw new RangeError(`payload: ${payload.length} bytes for ${size}`);
  const out = new Uint8Array(size);
  out.set(payload);
  out[payload.length] = 0x80;
  return out;
}

/** The payload, or `undefined` where no mark ends the zeros. */
export function unpad(padded: Uint8Array): Uint8Array | undefined {
  let at = padded.length - 1;
  while (at >= 0 && padded[at] === 0) at--;
  return padded[at] === 0x80 ? padded.slice(0, at) : undefined;
}

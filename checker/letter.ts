/** "Letters" of PROTOCOL.md from the outside: to which devices one is. */
import { Reader } from './bytes.ts';

/** Of the padded text, by bucket. */
const SIZES = [192, 960, 4_032, 16_320];

/** Whether it is a letter to exactly these devices. */
export function isLetterTo(bytes: Uint8Array, devices: readonly string[]): boolean {
  const reader = new Reader(bytes);
  const size = SIZES[reader.u8()];
  const named = reader.times(reader.u8(), () => {
    const device = reader.name(16);
    reader.take(32 + 48);
    return device;
  });
  reader.take(32 + 12 + (size ?? 0) + 48);
  const isRight = named.length === devices.length && devices.every((one) => named.includes(one));
  return reader.ended && size !== undefined && named.length > 0 && new Set(named).size === named.length && isRight;
}

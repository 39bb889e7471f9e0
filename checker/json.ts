/** JSON in a body: behind its length, and not too long. */
import type { Reader } from './bytes.ts';

const MOST = 60_000;

/** JSON behind its length; what is none is a failure. */
export function takeJson(reader: Reader): unknown {
  const text = reader.text(2);
  reader.need(text.length <= MOST);
  try {
    return JSON.parse(text);
  } catch {
    reader.need(false);
    return undefined;
  }
}

/**
 * At a relay whose operator lets only some people make tables: they hold a key. A browser that makes a room shows that it has it, as a second
 * subprotocol beside its token: `tavolata-key1.<base64url of SHA-256("tavolata/create/1" ‖ key ‖ topic)>`, good for that room alone.
 */
import { createHash, timingSafeEqual } from 'node:crypto';

const PREFIX = 'tavolata-key1.';

/** @param offered the request's `Sec-WebSocket-Protocol` */
export function showsKey(offered: string | undefined, topic: string, key: string): boolean {
  const shown = (offered ?? '')
    .split(',')
    .map((one) => one.trim())
    .find((one) => one.startsWith(PREFIX));
  if (shown === undefined) return false;
  const wanted = createHash('sha256').update(`tavolata/create/1${key}${topic}`).digest('base64url');
  const [a, b] = [Buffer.from(shown.slice(PREFIX.length)), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * The author of a shown state: device and session, signed once for the client number under which the page appears (PROTOCOL.md,
 * "Presence"). Nobody who merely has the link can show a page of another's device under a number of its own. The flags aren't signed. A
 * holder of the link could at worst show a page as hidden, by writing under its number. Our relay doesn't let it do so.
 */
import { concat, fromHex, read, utf8, Writer } from '../bytes.ts';

const TAG = utf8('tavolata/v1/here');
const HIDDEN = 1;

/** Which page this is, and whether it is hidden. */
export interface Who {
  /** In hex. */
  readonly device: string;
  readonly session: number;
  readonly hidden: boolean;
  /** 64 B, over `whoMessage`. */
  readonly signature: Uint8Array;
}

/** What a page signs to appear under this client number. */
export function whoMessage(room: Uint8Array, client: number, page: Pick<Who, 'device' | 'session'>): Uint8Array {
  return concat(TAG, room, new Writer().u32(client).raw(fromHex(page.device)).u32(page.session).done());
}

/** As bytes: device (16), session (4), flags (1), signature (64). */
export function writeWho(who: Who): Uint8Array {
  const flags = who.hidden ? HIDDEN : 0;
  return new Writer().raw(fromHex(who.device)).u32(who.session).u8(flags).raw(who.signature).done();
}

/** Form only. Other flags are a later version's and mean nothing here. */
export function readWho(bytes: Uint8Array): Who | undefined {
  return read(bytes, (r) => ({
    device: r.hex(16),
    session: r.u32(),
    hidden: (r.u8() & HIDDEN) !== 0,
    signature: r.bytes(64),
  }));
}

/**
 * Client numbers and their owners: the first session that writes as a number keeps it, also after a restart. Everybody at a table holds the
 * same join key, so this is what keeps one of them from writing in another's feed.
 *
 * A binding is kept among the room's chunks, told from an update by its first byte, which there is the number of feeds and
 * never zero:   0x00 ‖ client u32 ‖ SHA-256(session key)[0..8)   13 B
 */
export const BINDING_BYTES = 13;

/** Is this chunk of the store a binding, not an update? */
export const isBinding = (chunk: Uint8Array): boolean => chunk.length === BINDING_BYTES && chunk[0] === 0;

/** Which session may write each feed of a room. */
export class Bindings {
  readonly #sessions = new Map<number, string>();
  readonly #fresh: Uint8Array[] = [];

  /** The session that a number belongs to. */
  of(client: number): string | undefined {
    return this.#sessions.get(client);
  }

  /** Binds a number that is free, and answers the chunk to be kept. */
  bind(client: number, session: string): Uint8Array {
    this.#sessions.set(client, session);
    const chunk = Buffer.alloc(BINDING_BYTES);
    chunk.writeUInt32BE(client, 1);
    chunk.write(session, 5, 'hex');
    this.#fresh.push(chunk);
    return chunk;
  }

  /** The chunks of those that came since this was last asked. */
  takeFresh(): readonly Uint8Array[] {
    return this.#fresh.splice(0);
  }

  /** Takes a kept chunk, if it is a binding. */
  read(chunk: Uint8Array): boolean {
    if (!isBinding(chunk)) return false;
    this.#fresh.push(chunk);
    const bytes = Buffer.from(chunk);
    const client = bytes.readUInt32BE(1);
    // Two relays may bind one number at once: the first in the room's order counts.
    if (!this.#sessions.has(client)) this.#sessions.set(client, bytes.toString('hex', 5));
    return true;
  }
}

/** Rooms in the process's memory: a store for tests, which forgets everything when it ends. */
import type { KeptRoom, RoomStore } from '../../server/stores/store.ts';

export class MemoryStore implements RoomStore {
  readonly #rooms = new Map<string, Uint8Array[]>();
  readonly #packs = new Map<string, Map<number, Uint8Array>>();
  readonly #used = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  async load(topic: string): Promise<KeptRoom> {
    const chunks = this.#rooms.get(topic) ?? [];
    if (chunks.length > 0) this.#used.set(topic, this.#now());
    const packs = [...(this.#packs.get(topic) ?? [])];
    const after = packs.at(-1)?.[0] ?? 0;
    return { packs: packs.map(([, note]) => note), chunks: chunks.slice(after), next: chunks.length };
  }

  async read(topic: string, from: number, to: number): Promise<readonly Uint8Array[]> {
    return this.#rooms.get(topic)?.slice(from, to) ?? [];
  }

  async notePack(topic: string, to: number, note: Uint8Array): Promise<void> {
    this.#packs.set(topic, (this.#packs.get(topic) ?? new Map<number, Uint8Array>()).set(to, note));
  }

  async forget(topic: string): Promise<void> {
    for (const kept of [this.#rooms, this.#packs, this.#used]) kept.delete(topic);
  }

  async append(topic: string, index: number, chunk: Uint8Array): Promise<void> {
    const chunks = this.#rooms.get(topic) ?? [];
    if (index !== chunks.length) throw new Error(`append: chunk ${index} is not the next one, ${chunks.length} is`);
    chunks.push(chunk);
    this.#rooms.set(topic, chunks);
    this.#used.set(topic, this.#now());
  }

  async expire(before: number, isHeld: (topic: string) => boolean = () => false): Promise<void> {
    for (const [topic, used] of this.#used) {
      if (used >= before || isHeld(topic)) continue;
      await this.forget(topic);
    }
  }

  async close(): Promise<void> {
    // Nothing is under way, and a test may start the next relay on the same rooms.
  }
}

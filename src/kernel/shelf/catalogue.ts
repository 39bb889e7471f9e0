/** Reading the catalogue: which of its manifests are genuine, each looked at once. */
import type { Sodium } from '../ports.ts';
import type { Board } from './board.ts';
import { isGenuine, type Manifest, readManifest } from './manifest.ts';

export class Catalogue {
  readonly #sodium: Sodium;
  #seen = new WeakMap<Uint8Array, Manifest | 'bad'>();

  constructor(sodium: Sodium) {
    this.#sodium = sodium;
  }

  genuine(board: Board): readonly Manifest[] {
    return [...board.manifests.values()].flatMap((bytes) => {
      const known = this.#seen.get(bytes) ?? this.#read(board.room.id, bytes);
      this.#seen.set(bytes, known);
      return known === 'bad' ? [] : known;
    });
  }

  /** Does this one count on this board? It may be from the own store and of another secret. */
  isGenuine(board: Board, manifest: Manifest): boolean {
    return isGenuine(this.#sodium, board.room.id, manifest);
  }

  #read(room: Uint8Array, bytes: Uint8Array): Manifest | 'bad' {
    const manifest = readManifest(this.#sodium, bytes);
    return manifest && isGenuine(this.#sodium, room, manifest) ? manifest : 'bad';
  }
}

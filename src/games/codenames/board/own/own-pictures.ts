/**
 * The table's own pictures as this page has them: loaded from the shelf when the table plays with them, each shown from memory. It knows
 * how far it is and what went wrong, in words.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { BoardShelf } from '../../../../elements/frame/board.ts';
import type { PictureSet } from '../../pictures.ts';
import type { OwnPicture } from './set-bytes.ts';

export type OwnState =
  | { readonly at: 'none' }
  /** `done` from 0 to 1. */
  | { readonly at: 'loading'; readonly done: number }
  | { readonly at: 'ready' }
  /** `advice`: why, and what to do; absent where what came isn't a set of pictures. */
  | { readonly at: 'failed'; readonly advice?: string };

export class OwnPictures implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #hash = '';
  #pictures: readonly OwnPicture[] = [];
  readonly #addresses = new Map<number, string>();
  state: OwnState = { at: 'none' };

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#forget();
  }

  /** What the table plays with now; without a shelf own pictures can't be had here. */
  want(set: PictureSet | undefined, shelf: BoardShelf | undefined): void {
    if ((set?.hash ?? '') === this.#hash) return;
    this.#forget();
    this.#hash = set?.hash ?? '';
    if (set) void this.#load(set, shelf);
  }

  /** After a failure. */
  again(set: PictureSet, shelf: BoardShelf | undefined): void {
    if (this.state.at === 'failed') void this.#load(set, shelf);
  }

  /** Undefined while it isn't here. */
  address(face: number): string | undefined {
    const picture = this.#pictures[face];
    const known = this.#addresses.get(face);
    if (!picture || known) return known;
    const blob = new Blob([picture.bytes as Uint8Array<ArrayBuffer>], { type: picture.type });
    const address = URL.createObjectURL(blob);
    this.#addresses.set(face, address);
    return address;
  }

  async #load({ hash, count }: PictureSet, shelf: BoardShelf | undefined): Promise<void> {
    if (!shelf) return this.#become({ at: 'failed' });
    this.#become({ at: 'loading', done: 0 });
    // Its reader comes beside the pictures themselves: most tables have none of their own.
    const reader = import('./set-bytes.ts').catch(() => undefined);
    const got = await shelf.get(hash, (done, total) => {
      const part = done / total;
      const shown = this.state.at === 'loading' ? this.state.done : 1;
      if (hash === this.#hash && part - shown >= 0.01) this.#become({ at: 'loading', done: part });
    });
    if (hash !== this.#hash) return;
    if (!got.ok) return this.#become({ at: 'failed', advice: got.advice });
    const pictures = (await reader)?.readSet(got.bytes);
    if (hash !== this.#hash) return;
    if (pictures?.length !== count) return this.#become({ at: 'failed' });
    this.#pictures = pictures;
    this.#become({ at: 'ready' });
  }

  #become(state: OwnState): void {
    this.state = state;
    this.#host.requestUpdate();
  }

  #forget(): void {
    for (const address of this.#addresses.values()) URL.revokeObjectURL(address);
    this.#addresses.clear();
    this.#pictures = [];
    this.#hash = '';
    this.state = { at: 'none' };
  }
}

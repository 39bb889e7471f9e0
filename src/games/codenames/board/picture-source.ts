/**
 * Pictures as addresses of images, made once a face and kept. Twenty `<img>` cost the page less than twenty inline drawings, and their ids
 * can't meet. What a face looks like is the affair of `src/pictures`, which is loaded when the first grid is laid.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Lang } from '../../../elements/frame/board.ts';
import type { Pictures } from '../../../pictures/load.ts';
import type { Look } from '../../../pictures/palette.ts';

const addresses = new Map<string, string>();

export class PictureSource implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #pictures: Pictures | undefined;
  #loading = false;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {}

  /** Asks for the drawings once; the host is drawn again when they are there. */
  want(load: () => Promise<Pictures>): void {
    if (this.#loading) return;
    this.#loading = true;
    load().then(
      (pictures) => {
        this.#pictures = pictures;
        this.#host.requestUpdate();
      },
      // Without network the cards keep their numbers; the next update tries again.
      () => (this.#loading = false),
    );
  }

  /** Undefined while the drawings are on their way. */
  address(face: number, look: Look): string | undefined {
    const key = `${look} ${face}`;
    let address = addresses.get(key);
    if (address === undefined && this.#pictures) {
      address = URL.createObjectURL(new Blob([this.#pictures.svg(face, look)], { type: 'image/svg+xml' }));
      addresses.set(key, address);
    }
    return address;
  }

  alt(face: number, lang: Lang): string | undefined {
    return this.#pictures?.alt(face, lang);
  }
}

/** What the pointer rests on: a button on the cloth tells what it will do before anybody presses it. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Point } from '../../../elements/surface/things.ts';
import type { TvSurface } from '../../../elements/surface/tv-surface.ts';
import { NONE } from '../state.ts';

export class Hovering implements ReactiveController {
  /** Number of the button under the pointer; `NONE`: there is none. */
  button: number = NONE;
  /** Where the mouse rests on the cloth, in px of the window; nowhere once something is chosen. */
  at: Point | undefined;
  readonly #host: ReactiveControllerHost;
  readonly #isButton: (n: number) => boolean;

  constructor(host: ReactiveControllerHost, isButton: (n: number) => boolean) {
    this.#host = host;
    this.#isButton = isButton;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.button = NONE;
  }

  /** A finger's tap chooses what it meets, and that tells the same. */
  readonly onOver = (event: PointerEvent): void => {
    const surface = event.currentTarget as TvSurface;
    this.at = event.pointerType === 'touch' ? undefined : { x: event.clientX, y: event.clientY };
    const n = event.pointerType === 'touch' ? undefined : surface.thingAt(event.composedPath())?.n;
    this.#rest(n !== undefined && this.#isButton(n) ? n : NONE);
  };

  readonly onLeave = (): void => {
    this.at = undefined;
    this.#rest(NONE);
  };

  #rest(n: number): void {
    if (n === this.button) return;
    this.button = n;
    this.#host.requestUpdate();
  }
}

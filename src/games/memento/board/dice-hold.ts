/**
 * Where a throw leads straight to the telling, the page would be turned before anybody has seen the dice fall. They are held in sight for a
 * moment first: on those pages only that were there when they were still to be thrown.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Scene } from '../state.ts';

/** Long enough to see which column decided; nobody has to act on what is looked at. */
export const LOOK_MS = 3_500;

type Seen = Pick<Scene, 'no' | 'kind' | 'step'>;

export class DiceHold implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #before: Seen | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#end();
  }

  /** The dice lie there, and the page is not turned yet. */
  get isOn(): boolean {
    return this.#timer !== undefined;
  }

  /** Looks at the scene as it is now, before it is drawn. */
  take(scene: Seen | null): void {
    const before = this.#before;
    this.#before = scene ?? undefined;
    const isSame = before?.no === scene?.no && before?.kind === scene?.kind;
    if (isSame && before?.step === scene?.step) return;
    this.#end();
    if (!isSame || before?.step !== 'rolling' || scene?.step !== 'narrate') return;
    this.#timer = setTimeout(() => {
      this.#end();
      this.#host.requestUpdate();
    }, LOOK_MS);
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

/**
 * Where a board's parts stand under each other and scroll, another stage begins at its top. What was read of the last one says nothing here.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

type Host = ReactiveControllerHost & { readonly renderRoot: ParentNode };

export class FromTop implements ReactiveController {
  readonly #host: Host;
  readonly #stage: () => string | undefined;
  #was: string | undefined;

  /** @param stage what is shown; the same while its parts stay */
  constructor(host: Host, stage: () => string | undefined) {
    this.#host = host;
    this.#stage = stage;
    host.addController(this);
  }

  hostUpdated(): void {
    const now = this.#stage();
    if (now === this.#was) return;
    if (this.#was !== undefined)
      this.#host.renderRoot.querySelector('.frame')?.scrollTo({ top: 0, behavior: 'instant' });
    this.#was = now;
  }
}

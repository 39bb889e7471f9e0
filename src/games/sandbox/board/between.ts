/** What people do with one another: show, give, take from a hand, choose in secret. The element that draws it comes late; here is when. */
import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { BoardActions, BoardContext } from './context.ts';

/** What somebody asked for: something with this own card, with this person, with all together. */
export type Meeting =
  | { readonly on: 'card'; readonly n: number }
  | { readonly on: 'seat'; readonly seat: number }
  | { readonly on: 'all' };

export class Between implements ReactiveController {
  #asked: Meeting | undefined;
  #late: typeof import('./between/sandbox-between.ts') | undefined;
  #isComing = false;
  readonly #host: ReactiveControllerHost;
  readonly #attempt: BoardActions['attempt'];

  constructor(host: ReactiveControllerHost, attempt: BoardActions['attempt']) {
    this.#host = host;
    this.#attempt = attempt;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#asked = undefined;
  }

  readonly meet = (asked?: Meeting): void => {
    this.#asked = asked;
    this.#host.requestUpdate();
  };

  async #fetch(): Promise<void> {
    this.#isComing = true;
    this.#late = await import('./between/sandbox-between.ts');
    this.#host.requestUpdate();
  }

  /** Headline and line for a secret choice that is going on. */
  says(context: BoardContext): readonly [string, string] | undefined {
    return this.#late?.choosingSays(context);
  }

  /** @param covered nobody looks into the own hand for the moment */
  view(context: BoardContext, covered: boolean): TemplateResult | typeof nothing {
    const { view } = context;
    if (context.past || view.over) return nothing;
    // Once something lies there others may show one a card at any moment.
    if (!this.#isComing && (this.#asked || view.choice || view.box.hash !== '')) void this.#fetch();
    if (!this.#late) return nothing;
    return html`<sandbox-between
      .context=${context}
      .asked=${this.#asked}
      .covered=${covered}
      .attempt=${this.#attempt}
      @tv-between-close=${(): void => this.meet()}
    ></sandbox-between>`;
  }
}

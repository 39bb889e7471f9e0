/** A window of the lobby whose code is loaded when somebody first wants it; a move that isn't possible now is explained instead. */
import type { ReactiveControllerHost } from 'lit';
import { ExplainEvent, type Lang, type RefusalWords } from '../../../elements/frame/board.ts';
import { words } from '../../../elements/words.ts';

const missing = words(
  'Questa parte della pagina non si è potuta scaricare: forse sei senza rete. Riprova quando la connessione è tornata.',
  'This part of the page couldn’t be fetched: perhaps you’re offline. Try again once you’re connected.',
);

export interface WindowHost extends ReactiveControllerHost, EventTarget {
  readonly lang: Lang;
  readonly check: (move: string, args: unknown) => RefusalWords | undefined;
}

export class LateWindow {
  isOpen = false;
  readonly #host: WindowHost;
  readonly #load: () => Promise<unknown>;

  constructor(host: WindowHost, load: () => Promise<unknown>) {
    this.#host = host;
    this.#load = load;
  }

  /** @param harmless code of the one refusal that is no reason against opening: that nothing would change */
  want(move: string, args: unknown, harmless: string): void {
    const refusal = this.#host.check(move, args);
    if (refusal && refusal.code !== harmless) return void this.#host.dispatchEvent(new ExplainEvent(refusal));
    this.#load().then(
      () => this.#show(true),
      (error: unknown) => {
        console.error(error);
        const advice = missing(this.#host.lang);
        this.#host.dispatchEvent(new ExplainEvent({ code: 'page/part', rule: '', advice, text: '' }));
      },
    );
  }

  readonly close = (): void => this.#show(false);

  #show(open: boolean): void {
    this.isOpen = open;
    this.#host.requestUpdate();
  }
}

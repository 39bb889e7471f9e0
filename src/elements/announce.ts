/**
 * Says things to screen readers, politely: the host puts `region()` once into its template and calls `say`.
 * Only what all at the table may hear belongs here: a screen reader is audible on a call.
 */
import { html, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';

/** Of what changes again within this time only the last is said: a table goes through some moments in no time. */
export const SETTLES_MS = 700;
/** Afterwards nobody reads an old sentence as if it were new. */
export const STAYS_MS = 8_000;

/** As a sentence stands beside others. */
export const ended = (text: string): string => (/[.?!…]$/u.test(text) ? text : `${text}.`);

/** Says sentences by a live region that the host draws: one at a time, once it has stayed, and for `STAYS_MS`. */
export class Announcer implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #settlesMs: number;
  readonly #texts: [string, string] = ['', ''];
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost, settlesMs: number = SETTLES_MS) {
    this.#host = host;
    this.#settlesMs = settlesMs;
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#put('');
  }

  /** @param text asked for once nothing new has come for a while */
  say(text: () => string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#put(text());
      this.#timer = setTimeout(() => this.#put(''), STAYS_MS);
    }, this.#settlesMs);
  }

  /** Two regions take turns, so that the same sentence twice is said twice. */
  #put(text: string): void {
    this.#texts[this.#turn] = text;
    this.#turn = 1 - this.#turn;
    this.#texts[this.#turn] = '';
    this.#host.requestUpdate();
  }

  region(): TemplateResult {
    return html`<div class="heard" aria-live="polite">${this.#texts[0]}</div>
      <div class="heard" aria-live="polite">${this.#texts[1]}</div>`;
  }
}

/**
 * Says things to screen readers, politely: the host puts `region()` once into its template and calls `say`.
 * Only what all at the table may hear belongs here: a screen reader is audible on a call.
 */
import { html, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';

export class Announcer implements ReactiveController {
  private readonly host: ReactiveControllerHost;
  private readonly texts: [string, string] = ['', ''];
  private turn = 0;

  constructor(host: ReactiveControllerHost) {
    this.host = host;
    host.addController(this);
  }

  hostConnected(): void {}

  /** Two regions take turns, so that the same sentence twice is said twice. */
  say(text: string): void {
    this.texts[this.turn] = text;
    this.turn = 1 - this.turn;
    this.texts[this.turn] = '';
    this.host.requestUpdate();
  }

  region(): TemplateResult {
    return html`<div class="heard" aria-live="polite">${this.texts[0]}</div>
      <div class="heard" aria-live="polite">${this.texts[1]}</div>`;
  }
}

/**
 * The narrator: reads aloud what is public, by the device's own voice, where somebody switches it on. What it says stands on the page as well.
 */
import { html, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Lang } from '../../../elements/frame/board.ts';
import { boardText } from './board-words.ts';
import type { LupusContext } from './board-context.ts';
import { sign } from './signs.ts';

type Lines = typeof import('./narrated.ts');

export class Narrator {
  readonly #host: ReactiveControllerHost;
  #on = false;
  /** What it says, once it has been fetched. */
  #lines: Lines | undefined;
  #context: LupusContext | undefined;
  #said = '';
  /** What it said last, for whoever reads it. */
  #aloud = '';
  /** Number of the last news that were there. */
  #told = 0;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** Says what is new; what was there before it was switched on is old. */
  feed(context: LupusContext): void {
    this.#context = context;
    const lines = this.#lines;
    const told = this.#told;
    const said = this.#said;
    this.#told = context.view.news.at(-1)?.number ?? 0;
    if (!this.#on || !lines || context.past) return;
    const moment = lines.narrated(context);
    this.#said = moment;
    this.#say(`${lines.newsSaid(context, told)} ${moment === said ? '' : moment}`.trim(), context.lang);
  }

  /** Captions: what is read aloud stands on the page too; '' while the voice is off. */
  get caption(): string {
    return this.#on ? this.#aloud : '';
  }

  #say(text: string, lang: Lang): void {
    if (text === '') return;
    this.#aloud = text;
    const { speechSynthesis: voice } = globalThis;
    if (!voice) return;
    const spoken = new SpeechSynthesisUtterance(text);
    spoken.lang = lang;
    voice.speak(spoken);
  }

  async #toggle(lang: Lang): Promise<void> {
    this.#on = !this.#on;
    this.#host.requestUpdate();
    if (!this.#on) return globalThis.speechSynthesis?.cancel();
    this.#lines ??= await import('./narrated.ts').catch(() => undefined);
    if (!this.#on || !this.#lines || !this.#context) return;
    this.#said = this.#lines.narrated(this.#context);
    this.#say(this.#said, lang);
    this.#host.requestUpdate();
  }

  /** The switch of this device. */
  button(lang: Lang): TemplateResult {
    const w = boardText(lang);
    const label = this.#on ? w.voiceOn : w.voiceOff;
    return html`<button
      class="btn quiet icon"
      aria-pressed=${this.#on ? 'true' : 'false'}
      aria-label=${label}
      title=${label}
      @click=${(): void => void this.#toggle(lang)}
    >
      ${sign(this.#on ? 'volume-2' : 'volume-off')}
    </button>`;
  }
}

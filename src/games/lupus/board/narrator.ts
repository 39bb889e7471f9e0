/**
 * The narrator: reads aloud what is public, by the device's own voice, where somebody switches it on. What it says stands on the page as well.
 * It is the same whoever lives and whoever acts.
 */
import { html, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { nameOf } from '../../../elements/board-context.ts';
import type { Lang } from '../../../elements/board.ts';
import { boardText } from './board-words.ts';
import { isOut, type LupusContext } from './board-context.ts';
import { narratorWords } from './role-words.ts';
import { sign } from './signs.ts';
import { onTurn } from './spots.ts';

/** What is said when the village comes to this moment; '' for nothing. Public, and the same for all. */
export function narrated(context: LupusContext): string {
  const { view, lang } = context;
  const w = narratorWords(lang);
  const turn = onTurn(context);
  switch (view.stage) {
    case 'roles':
      return w.bedtime;
    case 'night':
      return view.turn
        ? `${view.turn.n === 1 ? w.night(view.night) : ''} ${callSaid(context)}`.trim()
        : w.night(view.night);
    case 'dawn':
      return w.dawn;
    case 'talk':
      return w.talk(Math.max(1, Math.round(view.options.talkMs / 60_000)));
    case 'vote':
      return turn < 0 ? '' : w.asks(nameOf(context, turn), isOut(context, turn));
    case 'speech':
      return turn < 0 ? '' : w.speaks(nameOf(context, turn));
    case 'lot':
      return w.lot;
    default:
      return '';
  }
}

function callSaid({ view, lang }: LupusContext): string {
  const { call } = narratorWords(lang);
  if (!view.turn?.open) return '';
  return view.turn.name === 'together' ? call.all : call[view.turn.name];
}

export class Narrator {
  private readonly host: ReactiveControllerHost;
  private on = false;
  private said = '';

  constructor(host: ReactiveControllerHost) {
    this.host = host;
  }

  /** Says what is new; what was there before it was switched on is old. */
  feed(context: LupusContext): void {
    const text = context.past ? '' : narrated(context);
    if (text === this.said) return;
    this.said = text;
    if (this.on && text !== '') this.say(text, context.lang);
  }

  private say(text: string, lang: Lang): void {
    const { speechSynthesis: voice } = globalThis;
    if (!voice) return;
    const spoken = new SpeechSynthesisUtterance(text);
    spoken.lang = lang;
    voice.speak(spoken);
  }

  private toggle(lang: Lang): void {
    this.on = !this.on;
    if (this.on) this.say(this.said, lang);
    else globalThis.speechSynthesis?.cancel();
    this.host.requestUpdate();
  }

  /** The switch of this device. */
  button(lang: Lang): TemplateResult {
    const w = boardText(lang);
    const label = this.on ? w.voiceOn : w.voiceOff;
    return html`<button
      class="btn quiet icon"
      aria-pressed=${this.on ? 'true' : 'false'}
      aria-label=${label}
      title=${label}
      @click=${(): void => this.toggle(lang)}
    >
      ${sign(this.on ? 'volume-2' : 'volume-off')}
    </button>`;
  }
}

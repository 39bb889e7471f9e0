/**
 * The narrator: reads aloud what is public, by the device's own voice, where somebody switches it on. What it says stands on the page as well.
 * It is the same whoever lives and whoever acts.
 */
import { html, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { nameOf } from '../../../elements/board-context.ts';
import type { Lang } from '../../../elements/board.ts';
import { boardText } from './board-words.ts';
import { isOut, type LupusContext } from './board-context.ts';
import type { Word } from '../news.ts';
import { narratorWords, newsWords } from './role-words.ts';
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

/** What came about and is told aloud: what the narrator says of a moment (whose vote, who speaks) isn't told twice. */
const ALOUD: ReadonlySet<Word> = new Set([
  'moderatorMauled',
  'mauled',
  'unharmed',
  'dead',
  'names',
  'owled',
  'owledNobody',
  'nominated',
  'tie',
  'tieAgain',
  'nobodyVoted',
  'nobodyLeft',
  'lot',
  'lotLost',
  'stake',
  'goesOn',
  'ended',
  'left',
]);

/** What has come about since then, in the sentences of the log. @param since number of the last news that were told */
export function newsSaid(context: LupusContext, since: number): string {
  const says = newsWords(context.lang);
  return context.view.news
    .filter(({ number, what }) => number > since && ALOUD.has(what))
    .map((told) => says[told.what](told, (seat) => nameOf(context, seat)))
    .join(' ');
}

export class Narrator {
  private readonly host: ReactiveControllerHost;
  private on = false;
  private said = '';
  /** Number of the last news that were there. */
  private told = 0;

  constructor(host: ReactiveControllerHost) {
    this.host = host;
  }

  /** Says what is new; what was there before it was switched on is old. */
  feed(context: LupusContext): void {
    const moment = context.past ? '' : narrated(context);
    const came = context.past ? '' : newsSaid(context, this.told);
    this.told = context.view.news.at(-1)?.number ?? 0;
    const text = `${came} ${moment === this.said ? '' : moment}`.trim();
    this.said = moment;
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

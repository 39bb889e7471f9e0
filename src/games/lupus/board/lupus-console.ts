/**
 * The moderator's console: tonight's steps, and everybody with their role. It also has what is worked out before it is said, and the few things
 * that a hand may do. It stands in place of the square, never on a screen that all look at, and covers itself when the page is left.
 */
import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { Countdown } from '../../../elements/countdown.ts';
import { CoverWhenLeft } from '../../../elements/cover-when-left.ts';
import { base, buttons } from '../../../elements/look/base.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { nameOf, personOf, plateOf } from '../../../elements/frame/board-context.ts';
import { customElement } from '../../../elements/loading/define.ts';
import '../../../elements/frame/tv-cloth.ts';
import '../../../elements/pictures/tv-icon.ts';
import '../../../elements/tv-panel.ts';
import type { Known } from '../view.ts';
import { numberOf, numbered, short, withNumbers, type LupusContext } from './board-context.ts';
import { closableUntil, closingSays, isLeaving } from './closing.ts';
import { consoleStyles } from './console-styles.ts';
import { stepsOf, isByNight } from './console-steps.ts';
import { answerText, consoleText } from './console-words.ts';
import './lupus-hand.ts';
import './lupus-grimoire.ts';
import type { Entry } from './lupus-grimoire.ts';
import './lupus-rail.ts';
import { readAloud } from './narrated.ts';
import { sideWords } from './role-words.ts';
import { sign } from './signs.ts';
import { stageClock } from './stage-clock.ts';
import { tokensAt } from './tokens.ts';

const TABS = ['now', 'book', 'answers'] as const;

/** Moves that lead from one step to the next. */
const STEPPING = ['call', 'close', 'endTalk', 'next'] as const;
const DUE = ['goOn', ...STEPPING] as const;
type Tool = (typeof DUE)[number] | 'pause';

/** Their icons, and the names of their words. */
const TOOLS = {
  call: [() => sign('moon-star'), 'callOpen'],
  close: [() => sign('moon'), 'callClose'],
  endTalk: [() => sign('gavel'), 'endTalk'],
  next: [() => sign('mic'), 'passOn'],
  goOn: [() => html`<tv-icon name="play"></tv-icon>`, 'goOn'],
  pause: [() => html`<tv-icon name="pause"></tv-icon>`, 'pause'],
} as const;

/**
 * @event tv-propose - call, close, endTalk, next, pause, goOn, and that of lupus-hand
 * @event lupus-square - the moderator wants to look at the square
 */
@customElement('lupus-console')
export class LupusConsole extends BoardPart<LupusContext> {
  static override styles: CSSResultGroup = [base, buttons, consoleStyles];

  @state() private tab: (typeof TABS)[number] = 'now';
  /** What its person has chosen. A program's console is covered until somebody asks for it: its device shows nothing by itself. LU-208 */
  @state() private covers: boolean | undefined;

  /** Nothing comes from the table at the moment at which letters begin to leave. */
  readonly #leaving = new Countdown(this, () => this.context.now());
  protected readonly left: CoverWhenLeft = new CoverWhenLeft(this, () => void (this.covers = true));

  protected override willUpdate(): void {
    this.#leaving.feed(closableUntil(this.context), 1);
  }

  get #isCovered(): boolean {
    return this.covers ?? this.context.view.options.moderator === 'program';
  }

  /** Somebody chooses in the call that is on, and not only reads. */
  get #chooses(): boolean {
    const { turn, console: desk } = this.context.view;
    return (desk?.calls[(turn?.n ?? 0) - 1]?.beats ?? 0) > 0;
  }

  #pills({ card, pick, answer, came }: Known, acts: boolean): readonly string[] {
    const w = consoleText(this.context.lang);
    return [
      came === false ? w.noLetter : '',
      pick === null ? (acts && this.#chooses ? w.silent : '') : w.points(short(this.context, pick)),
      answerText(this.context.lang, card, answer),
    ].filter((one) => one !== '');
  }

  #entry(known: Known): Entry {
    const { seat, card, as, alive } = known;
    const { context } = this;
    const call = context.view.turn?.name;
    const acts = alive && call === (as === 'wolf' ? 'wolf' : card);
    return {
      seat,
      no: numberOf(context, seat),
      name: nameOf(context, seat),
      plate: plateOf(context, seat),
      card,
      wolf: as === 'wolf',
      out: !alive,
      acting: acts,
      away: personOf(context, seat)?.away ?? false,
      pills: this.#pills(known, acts),
    };
  }

  #steps(): TemplateResult {
    const { context } = this;
    const { view, lang } = context;
    const w = consoleText(lang);
    const steps = stepsOf(context, view.console!.calls);
    const aloud = readAloud(context);
    const due = this.#due;
    const isAsked = view.stage === 'vote' || view.stage === 'speech';
    return html`<tv-panel .heading=${isByNight(view) ? w.night : w.day}>
        ${this.#clock()}
        <ol class="steps">
          ${steps.map(
            ({ name, says, is }, i) =>
              html`<li class=${is} aria-current=${ifDefined(is === 'now' ? 'step' : undefined)}>
                <span class="mark">${is === 'done' ? html`<tv-icon name="check"></tv-icon>` : i + 1}</span
                ><span>${name}${says ? html`<small>${says}</small>` : nothing}</span>
              </li>`,
          )}
        </ol>
        ${this.#act(due)}
      </tv-panel>
      ${
        aloud === ''
          ? nothing
          : html`<tv-panel .label=${w.read}>
              <p class="kick">${sign('volume-2')} ${w.read}</p>
              <blockquote>${aloud}</blockquote>
            </tv-panel>`
      }
      ${isAsked ? html`<lupus-rail .context=${context}></lupus-rail>` : nothing}`;
  }

  #act(due: Tool | undefined): TemplateResult | typeof nothing {
    const says = closingSays(this.context, due === 'close');
    if (!due && says === '') return nothing;
    return html`<div slot="acts" class="tools act">
      ${says === '' ? nothing : html`<p class="note">${says}</p>`}${due ? this.#tool(due) : nothing}
    </div>`;
  }

  /** How long the talk, this voter or this speaker still has. By night the status line has the clock. */
  #clock(): TemplateResult | typeof nothing {
    const { stage, options } = this.context.view;
    const { talkMs, voteMs, speechMs } = options;
    const whole = { talk: talkMs, vote: voteMs, speech: speechMs }[stage as 'talk'];
    return whole === undefined ? nothing : stageClock(this.context, whole);
  }

  /** What the moderator's hand can do in this step; it stands beside the steps, so that a phone needn't turn to another page for it. */
  get #due(): Tool | undefined {
    return DUE.find((move) => !this.blocked(move));
  }

  #tool(move: Tool): TemplateResult | typeof nothing {
    const { context } = this;
    if (context.view.options.moderator === 'program' && (move === 'call' || move === 'close')) return nothing;
    const [icon, label] = TOOLS[move];
    // It keeps the focus while it waits: what it waits for stands above it.
    const waits = move === 'close' && isLeaving(context);
    return html`<button
      class="btn ${move === 'call' && !this.blocked(move) ? 'go' : ''}"
      ?disabled=${this.blocked(move)}
      aria-disabled=${ifDefined(waits ? 'true' : undefined)}
      @click=${(): void => void (waits || this.offer(move))}
    >
      ${icon()}${consoleText(context.lang)[label]}
    </button>`;
  }

  /** How many letters of tonight's last beat came. */
  #letters(): TemplateResult | typeof nothing {
    const { context } = this;
    const { known } = context.view.console!;
    const lacking = known.filter(({ came }) => came === false).map(({ seat }) => seat);
    if (!isByNight(context.view) || known.some(({ came }) => came === null)) return nothing;
    const w = consoleText(context.lang);
    return html`<tv-panel .heading=${w.letters}>
      <p class="came">${w.came(known.length - lacking.length, known.length)}</p>
      ${lacking.length === 0 ? nothing : html`<p class="note">${w.lack(withNumbers(context, lacking))}</p>`}
    </tv-panel>`;
  }

  #next(): TemplateResult {
    const { context } = this;
    const { lang } = context;
    const w = consoleText(lang);
    const { mauled, dead, owl, side } = context.view.console!.next;
    const who = (seat: number | null): string => (seat === null || seat < 0 ? w.nobody : numbered(context, seat));
    const rows: readonly (readonly [string, string])[] = [
      ...(mauled === undefined ? [] : [[w.mauled, who(mauled)] as const]),
      ...(dead && dead.length > 0 ? [[w.dead, withNumbers(context, dead)] as const] : []),
      ...(owl === undefined ? [] : [[w.owl, who(owl)] as const]),
      ...(side === undefined ? [] : [[w.end, side === null ? w.no : sideWords(lang)[side]] as const]),
    ];
    if (rows.length === 0) return html``;
    return html`<tv-panel .heading=${w.next}>
      <span slot="end" class="kick">${w.computed}</span>
      <dl>
        ${rows.map(
          ([what, whom]) =>
            html`<div>
              <dt>${what}</dt>
              <dd>${whom}</dd>
            </div>`,
        )}
      </dl>
    </tv-panel>`;
  }

  #tools(): TemplateResult {
    const { context } = this;
    const { view, lang } = context;
    const w = consoleText(lang);
    return html`<tv-panel .heading=${w.tools}>
      <div class="tools">
        ${[...STEPPING, view.paused ? ('goOn' as const) : ('pause' as const)]
          .filter((move) => move !== this.#due)
          .map((move) => this.#tool(move))}
      </div>
      <lupus-hand .context=${context}></lupus-hand>
      <p class="note">${w.keep}</p>
    </tv-panel>`;
  }

  #book(): TemplateResult {
    const { context } = this;
    const { lang } = context;
    const w = consoleText(lang);
    return html`<div class="tabs" role="tablist">
        ${TABS.map(
          (tab) =>
            html`<button
              class="btn"
              role="tab"
              aria-selected=${this.tab === tab ? 'true' : 'false'}
              @click=${(): void => void (this.tab = tab)}
            >
              ${w.tabs[tab]}
            </button>`,
        )}
      </div>
      <div class="three">
        <div class="column" ?data-off=${this.tab !== 'now'}>${this.#steps()}</div>
        <tv-cloth class="column" game="lupus" ?data-off=${this.tab !== 'book'}>
          <lupus-grimoire
            .lang=${lang}
            .keep=${tokensAt(context)}
            .entries=${context.view.console!.known.map((known) => this.#entry(known))}
            .names=${context.view.options.blanks}
          ></lupus-grimoire>
        </tv-cloth>
        <div class="column" ?data-off=${this.tab !== 'answers'}>
          ${this.#letters()} ${this.#next()} ${this.#tools()}
        </div>
      </div>`;
  }

  override render(): TemplateResult | typeof nothing {
    const { view, lang } = this.context;
    if (!view.console) return nothing;
    const w = consoleText(lang);
    const says = view.options.moderator === 'program' ? w.readOnly : w.onlySays;
    const covered = this.#isCovered;
    return html`<div class="warn">
        <tv-icon name="eye-off"></tv-icon>
        <p><b>${w.only}</b> <span>${says}</span></p>
        <button class="btn" @click=${(): void => void this.dispatchEvent(new Event('lupus-square'))}>
          ${w.square}
        </button>
        <button class="btn" @click=${(): void => void (this.covers = !covered)}>
          ${covered ? w.uncover : w.cover}
        </button>
      </div>
      ${
        covered
          ? html`<div class="covered">
              <h3>${w.covered}</h3>
              <blockquote>${readAloud(this.context)}</blockquote>
            </div>`
          : this.#book()
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lupus-console': LupusConsole;
  }
}

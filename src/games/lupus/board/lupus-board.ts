/**
 * The face of Lupus in Tabula: the square with everybody in it, and beside it what this person owes. By night it is the same page for
 * all; what only one may know stands in the reading field, while it is held. A moderator's console stands in place of the square.
 */
import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { base, buttons } from '../../../elements/look/base.ts';
import type { Lang } from '../../../elements/frame/board.ts';
import { draftKey } from '../../../elements/frame/board-context.ts';
import { draftOf, keepDraft } from '../../../elements/drafts.ts';
import { boardFrame } from '../../../elements/frame/board-frame.ts';
import { customElement } from '../../../elements/loading/define.ts';
import { fetched } from '../../../elements/loading/fetched.ts';
import { Countdown } from '../../../elements/countdown.ts';
import { FromTop } from '../../../elements/frame/from-top.ts';
import { GameBoard } from '../../../elements/frame/game-board.ts';
import '../../../elements/frame/tv-board-frame.ts';
import '../../../elements/tv-clock.ts';
import '../../../elements/frame/tv-cloth.ts';
import '../../../elements/tv-news.ts';
import '../../../elements/tv-status.ts';
import type { PersonEvent } from '../../../elements/tv-seats.ts';
import { NOBODY } from '../owl.ts';
import { numberOfSentence, type Sentence } from '../sentences.ts';
import type { LupusView } from '../view.ts';
import type { SentenceWords } from '../words/sentences.ts';
import { hasDesk, isClosed, numbered, pickedOf, plays, sentenceOn, type LupusContext } from './board-context.ts';
import { headlineOf } from './headline.ts';
import { layoutStyles } from './layout-styles.ts';
import './lupus-middle.ts';
import './lupus-night.ts';
import type { SentenceEvent } from './lupus-sentence.ts';
import './lupus-square.ts';
import './lupus-window.ts';
import { Narrator } from './narrator.ts';
import { type Pins, pinsOf } from './pins.ts';
import { readingOf } from './reading.ts';
import { boardText } from './board-words.ts';
import { isPickable, landingOf, onTurn, spotsOf } from './spots.ts';

/** Before the first night; for whoever moderates; after the end. */
const fetchLobby = fetched(() => Promise.all([import('./lupus-lobby.ts'), import('./lupus-agree.ts')]));
/** Where wolves may talk by night: the sentences, once they are here. */
let sentencesIn: ((lang: Lang) => SentenceWords) | undefined;
const fetchSentence = fetched(async () => {
  // The words first: where the field can be used, they are here.
  sentencesIn = (await import('./sentence-words.ts')).sentenceWords;
  await import('./lupus-sentence.ts');
});
/** Beside the square by day: it comes while cards are dealt. */
const fetchRail = fetched(() => import('./lupus-rail.ts'));
const fetchConsole = fetched(() => import('./lupus-console.ts'));
const fetchEnding = fetched(() => import('./lupus-ending.ts'));

/** Refusals that follow from one's own card: they are told in the reading field alone. */
const OWN_CODES: ReadonlySet<string> = new Set(['innocent-only', 'not-self', 'another-player']);

const squareOf = (keep: string): string => (keep === '' ? '' : `${keep}/square`);
const NO_PINS: ReadonlyMap<number, Pins> = new Map();
/** As much of the story as is read in the middle of the square. */
const TOLD = 2;
/**
 * @event tv-propose - a move of the game
 * @event tv-explain - something was tapped that isn't possible now
 */
@customElement('lupus-board')
export class LupusBoard extends GameBoard<LupusView> {
  static override styles: CSSResultGroup = [base, buttons, boardFrame, layoutStyles];

  /** The person marked on this device; nothing of it is sent. */
  @state() private marked = -1;
  @state() private refused = -1;
  /** The reading field is held: what it says of others lies on their plates as well. */
  @state() private held = false;
  /** What goes with the choice, where wolves may say something; undefined for what lies on this device. */
  @state() private sentence: Sentence | null | undefined;
  /** The moderator looks at the square, as all the others do: on this screen until they say otherwise, also after a reload. */
  @state() private square = false;

  readonly #narrator = new Narrator(this);
  /** Nothing comes from the table at the moment at which choosing ends. */
  readonly #closing = new Countdown(this, () => this.now());
  protected readonly top: FromTop = new FromTop(this, () => this.view?.stage);
  #moment = '';
  /** The turn of the night that is open, as it was told last; '' between two. */
  #turnTold: string | undefined;
  #kept = '';

  override focus(): void {
    const { renderRoot } = this;
    (
      renderRoot.querySelector<HTMLElement>('lupus-square') ?? renderRoot.querySelector<HTMLElement>('lupus-agree')
    )?.focus();
  }

  #told(): readonly string[] {
    const lately = this.news.toSorted((a, b) => a.number - b.number);
    return lately.slice(-TOLD).map(({ says }) => says);
  }

  get #context(): LupusContext | undefined {
    const { view } = this;
    if (!view) return undefined;
    const context = this.contextOf(view);
    return {
      ...context,
      marked: this.marked,
      refused: this.refused,
      told: this.#told(),
      keep: draftKey(context, 'lupus'),
      sentences: sentencesIn?.(this.lang),
    };
  }

  protected override willUpdate(_changed: PropertyValues<this>): void {
    const context = this.#context;
    if (!context) return;
    const { view, keep } = context;
    if (keep !== this.#kept) this.square ||= draftOf(squareOf(keep)) !== '';
    this.#kept = keep;
    const isNight = view.stage === 'night' || view.stage === 'dawn' || view.stage === 'roles';
    this.toggleAttribute('night', isNight && !this.past);
    // Another night, another vote: what was marked was meant for the last one.
    const moment = `${view.stage} ${view.night} ${view.turn?.n} ${view.vote?.round}`;
    if (moment !== this.#moment) {
      this.marked = -1;
      this.refused = -1;
      this.sentence = undefined;
    }
    this.#moment = moment;
    this.#narrator.feed(context);
    const { turn } = view;
    this.#closing.feed(turn?.last && !isClosed(context) ? turn.ends : undefined, 1);
  }

  /** That a turn opens and closes stands in the second line, which isn't said: all hear it, whoever has something to choose. */
  protected override updated(): void {
    const context = this.#context;
    if (!context || this.past) return;
    const { stage, night, turn } = context.view;
    const now = stage === 'night' && turn?.open ? `${night} ${turn.n} ${isClosed(context)}` : '';
    const isNew = now !== '' && this.#turnTold !== undefined && now !== this.#turnTold;
    this.#turnTold = now;
    if (isNew) this.renderRoot.querySelector('tv-status')?.tell([headlineOf(context).second]);
  }

  #show(square: boolean): void {
    this.square = square;
    keepDraft(squareOf(this.#kept), square ? 'yes' : '');
  }

  readonly #mark = ({ seat }: PersonEvent): void => {
    const context = this.#context;
    if (!context) return;
    if (context.view.stage === 'vote' && onTurn(context) === this.me && this.explained('vote', { seat })) return;
    if (isClosed(context) && this.explained('pick', { seat })) return;
    this.marked = seat;
  };

  /**
   * What one's card may not choose looks taken all the same: whoever sees the screen learns nothing from it. A refusal that everybody would
   * get is told as always.
   */
  readonly #pick = (): void => {
    const context = this.#context;
    if (!context) return;
    const marked = this.marked >= 0 ? this.marked : pickedOf(context);
    const sentence = this.sentence === undefined ? sentenceOn(context) : this.sentence;
    const said = sentence ? { says: numberOfSentence(sentence), of: sentence.of ?? NOBODY } : {};
    const code = this.check('pick', { seat: marked, ...said })?.code;
    const isOwn = code !== undefined && OWN_CODES.has(code);
    this.refused = isOwn ? marked : -1;
    if (!isOwn) this.offer('pick', { seat: marked, ...said });
  };

  #piazza(context: LupusContext): TemplateResult {
    const { lang } = this;
    const { view } = context;
    const isNight = view.stage === 'night';
    // A person who was marked and not set is nobody once choosing is over: else they would look chosen.
    const marked = isClosed(context) ? -1 : this.marked;
    const chosen = marked >= 0 ? marked : isNight ? pickedOf(context) : -1;
    return html`<tv-cloth game="lupus">
      <lupus-square
        .spots=${spotsOf(context)}
        .pins=${this.held && !context.shared ? pinsOf(context) : NO_PINS}
        .landing=${landingOf(context)}
        .chosen=${isPickable(context) ? chosen : -1}
        .label=${isNight ? boardText(lang).whom : boardText(lang).vote}
        .lang=${lang}
        ?pickable=${isPickable(context)}
        @tv-person=${this.#mark}
      >
        <lupus-middle
          slot=${view.stage === 'speech' || view.stage === 'lot' ? 'called' : ''}
          .context=${context}
        ></lupus-middle>
      </lupus-square>
    </tv-cloth>`;
  }

  readonly #hold = (yes: boolean): void => void (this.held = yes);

  #night(context: LupusContext): TemplateResult {
    const { lang } = this;
    const w = boardText(lang);
    const { turn } = context.view;
    const picked = this.refused >= 0 ? this.refused : pickedOf(context);
    const closed = isClosed(context);
    const who = this.marked >= 0 && !closed ? this.marked : picked;
    const laid = sentenceOn(context);
    const sentence = this.sentence === undefined || closed ? laid : this.sentence;
    const isSaid = JSON.stringify(sentence) === JSON.stringify(laid);
    const { wolfText } = context.view.options;
    if (wolfText) fetchSentence();
    return html`<lupus-night
      slot="window"
      .lang=${lang}
      .turn=${turn && turn.of > 1 ? w.turn(turn.n, turn.of) : w.choosing}
      .now=${context.now}
      .until=${turn?.ends ?? 0}
      .whole=${turn ? Math.round((turn.ends - turn.from) / 1000) : 60}
      .who=${who < 0 ? '' : numbered(context, who)}
      ?open=${turn?.open ?? false}
      ?chosen=${closed}
      ?picked=${who >= 0 && who === picked && isSaid}
      .read=${(): ReturnType<typeof readingOf> => readingOf(this.#context!)}
      .held=${this.#hold}
      @lupus-pick=${this.#pick}
      >${
        wolfText
          ? html`<lupus-sentence
              .context=${context}
              .sentence=${sentence}
              @lupus-sentence=${({ sentence: other }: SentenceEvent): void => void (this.sentence = other)}
            ></lupus-sentence>`
          : nothing
      }</lupus-night
    >`;
  }

  /** Beside the square. */
  #side(context: LupusContext): TemplateResult {
    const { view, shared } = context;
    fetchRail();
    const isGone = this.people.some(({ seat, away }) => seat === view.hub && away);
    const isOn = plays(context) && !shared;
    const stop =
      isOn && !isGone && view.stage !== 'stuck'
        ? html`<lupus-stop slot="rail" .context=${context}></lupus-stop>`
        : nothing;
    if (view.stage === 'night' && isOn)
      return html`${this.#night(context)}${isGone ? html`<lupus-window slot="rail" .context=${context}></lupus-window>` : stop}`;
    return html`<lupus-window slot="window" .context=${context}></lupus-window
      ><lupus-rail
        slot="rail"
        .context=${context}
        .read=${(): ReturnType<typeof readingOf> => readingOf(this.#context!)}
        .held=${this.#hold}
      ></lupus-rail
      >${stop}`;
  }

  #body(context: LupusContext): TemplateResult {
    const { view, shared } = context;
    if (view.stage === 'over') {
      fetchEnding();
      return html`<tv-cloth game="lupus"><lupus-ending .context=${context}></lupus-ending></tv-cloth>`;
    }
    if (view.stage === 'lobby') {
      fetchLobby();
      return html`<tv-cloth game="lupus"><lupus-lobby .context=${context}></lupus-lobby></tv-cloth
        ><lupus-agree slot="window" .context=${context}></lupus-agree>`;
    }
    if (hasDesk(context) && !shared && !this.square) {
      fetchConsole();
      return html`<lupus-console .context=${context} @lupus-square=${(): void => this.#show(true)}></lupus-console>`;
    }
    return html`${this.#piazza(context)}${this.#side(context)}`;
  }

  #end(context: LupusContext): TemplateResult {
    const { view } = context;
    const w = boardText(this.lang);
    const { turn } = view;
    const whole = turn ? Math.max(61, Math.round((turn.ends - turn.from) / 1000)) : 0;
    return html`<span slot="end" class="end">
      ${
        view.stage === 'night' && turn?.open
          ? html`<tv-clock
              .now=${context.now}
              .until=${turn.ends}
              .whole=${whole}
              .lang=${this.lang}
              label=${w.left}
            ></tv-clock>`
          : view.stage === 'night'
            ? html`<span class="room"></span>`
            : nothing
      }
      ${
        hasDesk(context) && this.square
          ? html`<button class="btn back" @click=${(): void => this.#show(false)}>${w.console}</button>`
          : nothing
      }
      ${view.stage === 'lobby' || view.stage === 'over' ? nothing : this.#narrator.button(this.lang)}
    </span>`;
  }

  override render(): TemplateResult | typeof nothing {
    const context = this.#context;
    if (!context) return nothing;
    const { says, second, plates } = headlineOf(context);
    const isBare = context.view.stage === 'lobby' || context.view.stage === 'over';
    return html`<tv-board-frame class=${`frame ${isBare ? 'bare' : ''}`}>
      <tv-status slot="status" .headline=${says} .plates=${plates}>
        <tv-news .news=${this.news}>${this.#narrator.caption || second}</tv-news>
        ${this.#end(context)}
      </tv-status>
      ${this.#body(context)}
    </tv-board-frame>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lupus-board': LupusBoard;
  }
}

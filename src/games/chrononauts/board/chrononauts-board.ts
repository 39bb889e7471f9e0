/**
 * The face of Chrononauts, Artifaxx and Solonauts: what lies on the table in the middle, what is going on beside it, one's own cards below. A
 * card is taken up, aimed, seen with all that it would change, and played with a second tap. It decides nothing: the rules say what can be
 * done and what would follow.
 */
import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { state } from 'lit/decorators.js';
import { Announcer, ended } from '../../../elements/announce.ts';
import { customElement } from '../../../elements/loading/define.ts';
import { base, buttons } from '../../../elements/look/base.ts';
import type { NewsItem } from '../../../elements/tv-news.ts';
import { boardFrame } from '../../../elements/frame/board-frame.ts';
import { dropAt, dropStyles } from '../../../elements/dragging/drop-places.ts';
import { Finale, finaleStyles } from '../../../elements/finale.ts';
import { fetched } from '../../../elements/loading/fetched.ts';
import { GameBoard } from '../../../elements/frame/game-board.ts';
import { SecondTap } from '../../../elements/second-tap.ts';
import { FromTop } from '../../../elements/frame/from-top.ts';
import '../../../elements/frame/tv-board-frame.ts';
import '../../../elements/frame/tv-cloth.ts';
import type { CardView, ChrononautsView } from '../view.ts';
import { Art } from './art.ts';
import './chrono-cloth.ts';
import './chrono-lobby.ts';
import './chrono-meter.ts';
import './chrono-now.ts';
import type { ChronoNow } from './chrono-now.ts';
import './chrono-own.ts';
import './chrono-people.ts';
import { layoutStyles } from './layout-styles.ts';
import { contestNews } from './contest-news.ts';
import { coverButton, coverStyles } from './cover.ts';
import { discards } from './discards.ts';
import { above, lift, placesFor, put, type Dragged, type Taps } from './dragging.ts';
import { headline, status } from './headline.ts';
import { CLOTH } from './places.ts';
import { previewOf, type Preview } from './preview.ts';
import { Ripple, type Pace } from './ripple.ts';
import { endsAll } from './window.ts';
import { ownerOf, pickable, type BoardActions, type Picked, type BoardContext, type Targets } from './board-context.ts';
import { boardWords, cardWords } from './words.ts';

/** What `choices` gives of moves that announce a card. */
interface Announcing {
  readonly card?: string;
  readonly targets: Targets;
}

/** No page needs it before the end. */
const fetchReceipt = fetched(() => import('./chrono-receipt.ts'));

const endOf = ({ result }: ChrononautsView): 'cheer' | 'hush' | 'plain' =>
  result?.why === 'CH-118' ? 'hush' : result && result.winners.length > 0 ? 'cheer' : 'plain';

/** What the column beside the cloth is made ready for. */
const momentOf = ({ stack, phase }: ChrononautsView): string =>
  stack.length > 0 ? 'answering' : phase === 'start' || phase === 'deal' ? 'starting' : '';

/**
 * @event tv-propose - a move of the game
 * @event tv-explain - something was tapped that isn't possible now
 */
@customElement('chrononauts-board')
export class ChrononautsBoard extends GameBoard<ChrononautsView> {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    boardFrame,
    layoutStyles,
    coverStyles,
    finaleStyles,
    dropStyles,
  ];

  readonly #ripple = new Ripple(this);
  readonly #art = new Art(this);
  /** CH-229: a won game is celebrated for a few seconds, an end of the universe isn't. */
  readonly #finale = new Finale();
  readonly #second = new SecondTap(this);
  /** The focus stays on a button that asks now: that it does is said. */
  readonly #voice = new Announcer(this);
  protected readonly top: FromTop = new FromTop(this, () => this.#stage);
  #moment = '';
  /** What came about last that the log doesn't tell. */
  #contest: NewsItem | undefined;
  /** The announced card that would end the universe, as it was told last. */
  #warned = '';
  /** What the others see this person's finger on. */
  #finger: string | undefined;
  #ways: ReadonlyMap<string, readonly Targets[]> = new Map();

  @state() private picked: Picked | undefined;
  @state() private covered = false;
  @state() private discards = false;
  @state() private dragged: Dragged | undefined;

  get #stage(): string | undefined {
    const { view } = this;
    return view && (view.phase === 'lobby' ? 'lobby' : 'game');
  }

  override focus(): void {
    this.renderRoot.querySelector<ChronoNow>('chrono-now')?.focus();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { view } = this;
    if (!view) return;
    if (changed.has('view') || changed.has('lang')) {
      this.#ripple.feed(view.places, view.phase === 'lobby', this.#pace(view));
      this.#learnWays(view);
    }
    // The second tap belongs to the moment of the first.
    const moment = `${view.phase} ${view.turn} ${view.stack.at(-1)?.id ?? ''}`;
    if (moment !== this.#moment) this.#second.forget();
    this.#moment = moment;
    if (changed.has('view')) this.#keepPicked();
    this.#tellContest(changed);
    this.#finale.feed(view.phase === 'over' ? endOf(view) : undefined);
  }

  #tellContest(changed: PropertyValues<this>): void {
    const context = this.#context;
    const before = changed.get('view');
    if (!before || !context || this.past || changed.has('past')) return;
    const says = contestNews(before, context);
    // After all that the log has told, and before what it will: its lines have whole numbers.
    if (says) this.#contest = { number: Math.max(0, ...this.#lately.map(({ number }) => number)) + 0.1, says };
  }

  get #lately(): readonly NewsItem[] {
    return this.#contest ? [...this.news, this.#contest] : this.news;
  }

  /** An aim is seen by all while it is only an aim: places and what lies before people, never a card of the hand. */
  protected override updated(): void {
    const { picked, dragged } = this;
    const context = this.#context;
    if (context) this.#warn(context);
    const aim = context && !context.view.prompt ? picked?.targets?.[0] : undefined;
    const lies =
      aim !== undefined && (context?.places.some(({ id }) => id === aim) || ownerOf(context!, aim) !== undefined);
    const finger = lies ? `${aim} ${dragged ? 'card' : ''}` : undefined;
    if (finger === this.#finger) return;
    this.#finger = finger;
    this.point(lies ? aim : undefined, dragged !== undefined);
  }

  /** People who only hear what is announced decide by it: they hear, too, that it would be the end. */
  #warn(context: BoardContext): void {
    const ends = endsAll(context);
    if (ends === this.#warned || this.past) return;
    this.#warned = ends;
    if (ends) this.renderRoot.querySelector('tv-status')?.tell([`${ended(headline(context)[0])} ${ends}`]);
  }

  #pace({ options, active, me }: ChrononautsView): Pace {
    if (!me) return 'time';
    if (options.timekeeper === me.seat) return 'taps';
    return options.mode === 'solonauts' || active === me.seat ? 'own' : 'time';
  }

  /** What could be played now, by card: asked of the rules once for each view. */
  #learnWays({ phase, prompt }: ChrononautsView): void {
    const move = prompt ? 'choose' : phase === 'play' || phase === 'step' ? 'play' : undefined;
    const ways = new Map<string, Targets[]>();
    for (const { card, targets } of (move ? this.choices(move) : []) as readonly Announcing[])
      if (card !== undefined) ways.set(card, [...(ways.get(card) ?? []), targets]);
    this.#ways = ways;
  }

  /** A card that has gone is put down; an aim that isn't possible any more is forgotten. */
  #keepPicked(): void {
    const { picked, dragged } = this;
    const context = this.#context;
    if (dragged && placesFor(dragged.card, this.#taps).size === 0) this.dragged = undefined;
    if (!picked || !context) return;
    // Where the hand has moved to another device a card is still there, and not to be read any more.
    const held = pickable(context).some(({ card, face }) => card === picked.card && face === picked.face);
    if (!held || context.view.stack.length > 0) this.picked = undefined;
    else if (picked.targets && !this.#optionsOf(picked.card).some((one) => one.join() === picked.targets!.join()))
      this.picked = { card: picked.card, face: picked.face };
  }

  readonly #optionsOf = (card: string): readonly Targets[] => this.#ways.get(card) ?? [];

  get #preview(): Preview | undefined {
    const { picked } = this;
    const { stack, places } = this.view!;
    const item = stack.at(-1);
    if (item) return previewOf(places, item.face, item.targets);
    return picked?.targets && previewOf(places, picked.face, picked.targets);
  }

  get #context(): BoardContext | undefined {
    const { view } = this;
    if (!view) return undefined;
    const { lang, picked, terms, beside } = this;
    return {
      ...this.contextOf(view),
      w: boardWords(lang),
      cards: cardWords(lang),
      pictures: this.#art.pictures,
      terms,
      places: this.#ripple.places,
      picked,
      preview: this.#preview,
      beside,
    };
  }

  readonly #attempt = (move: string, args: unknown): void => {
    this.#second.forget();
    this.offer(move, args);
  };

  readonly #confirm = (key: string, move: string, args: unknown): void => {
    const isAsked = this.#second.about === key;
    if (!isAsked && this.explained(move, args)) return;
    if (this.#second.isMeant(key)) this.#attempt(move, args);
    else if (!isAsked) this.#voice.say(() => (this.#second.about === key ? boardWords(this.lang).sureSay : ''));
  };

  readonly #pick = (one: CardView | undefined): void => {
    this.#second.forget();
    // A person who goes on playing has seen enough.
    if (this.#ripple.pace === 'own') this.#ripple.settle();
    if (!one?.face || one.card === this.picked?.card) {
      this.picked = undefined;
      return;
    }
    const ways = this.#optionsOf(one.card);
    const only = ways.length === 1 ? ways[0] : undefined;
    this.picked = { card: one.card, face: one.face, ...(only && { targets: only }) };
  };

  readonly #aim = (targets: Targets): void => {
    const { picked } = this;
    if (picked && this.#optionsOf(picked.card).some((one) => one.join() === targets.join()))
      this.picked = { ...picked, targets };
  };

  /** What was taken up is told in large letters: it goes as well. */
  readonly #cover = (on: boolean): void => {
    this.covered = on;
    if (on) this.#pick(undefined);
  };

  protected override onKey({ key }: KeyboardEvent): void {
    if (key !== 'Escape') return;
    if (this.#second.about !== '') this.#second.forget();
    else if (this.picked) this.picked = undefined;
  }

  readonly #hideDiscards = (): void => void (this.discards = false);

  readonly #taps: Taps = {
    context: () => this.#context,
    options: this.#optionsOf,
    refusal: (move, args) => this.check(move, args),
    pick: this.#pick,
    aim: this.#aim,
    confirm: this.#confirm,
    restore: (picked) => {
      this.picked = picked;
      this.#keepPicked();
    },
  };

  #actions(): BoardActions {
    const { dragged } = this;
    const taps = this.#taps;
    return {
      ...taps,
      sure: this.#second.about,
      covered: this.covered,
      unsure: () => this.#second.forget(),
      attempt: this.#attempt,
      cover: this.#cover,
      showDiscards: (on) => (this.discards = on),
      places: dragged ? placesFor(dragged.card, taps) : new Map(),
      movable: (card) => !this.covered && placesFor(card, taps).size > 0,
      lift: (card) => (this.dragged = lift(card, taps)),
      above: (event) => above(event, taps),
      put: (event) => {
        const was = this.dragged;
        this.dragged = undefined;
        put(event, was, taps);
      },
      shows: () => this.choices('showCards'),
    };
  }

  #receipt(context: BoardContext): TemplateResult | typeof nothing {
    if (context.view.phase !== 'over') return nothing;
    fetchReceipt();
    return html`<chrono-receipt slot="rail" .context=${context} .news=${this.news}></chrono-receipt>`;
  }

  override render(): TemplateResult | typeof nothing {
    const context = this.#context;
    if (!context) return nothing;
    const actions = this.#actions();
    const { view, shared } = context;
    const { mode } = view.options;
    const isLobby = view.phase === 'lobby';
    const { drop, says } = dropAt(actions.places, CLOTH);
    return html`<tv-board-frame class="frame ${mode} ${isLobby ? 'lobby' : momentOf(view)}">
        ${status(context, coverButton(context, actions), this.#lately)}
        <tv-cloth class="cloth" game="chrononauts" data-drop=${ifDefined(drop)} data-says=${ifDefined(says)}>
          <chrono-cloth .context=${context} .actions=${actions} .ripple=${this.#ripple}></chrono-cloth>
        </tv-cloth>
        ${
          isLobby || view.places.length === 0
            ? nothing
            : html`<chrono-meter .context=${context} .ripple=${this.#ripple}></chrono-meter>`
        }
        ${
          isLobby
            ? html`<chrono-lobby slot="rail" .context=${context}></chrono-lobby>`
            : html`<chrono-now slot="window" .context=${context} .actions=${actions}></chrono-now>
                ${this.#receipt(context)}<chrono-people
                  slot="rail"
                  .context=${context}
                  .actions=${actions}
                ></chrono-people>`
        }
        ${
          isLobby || !view.me
            ? nothing
            : html`<chrono-own
                slot="own"
                .mode=${mode}
                ?shared=${shared}
                .context=${context}
                .actions=${actions}
              ></chrono-own>`
        }
      </tv-board-frame>
      ${this.#finale.render()} ${this.#voice.region()} ${discards(context, this.discards, this.#hideDiscards)}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'chrononauts-board': ChrononautsBoard;
  }
}

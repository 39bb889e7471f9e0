/**
 * The face of Chrononauts, Artifaxx and Solonauts: what lies on the table in the middle, what is going on beside it, one's own cards below. A
 * card is taken up, aimed, seen with all that it would change, and played with a second tap. It decides nothing: the rules say what can be
 * done and what would follow.
 */
import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { state } from 'lit/decorators.js';
import { customElement } from '../../../elements/define.ts';
import { Announcer } from '../../../elements/announce.ts';
import { base, buttons, fields } from '../../../elements/base.ts';
import { cardBackStyles } from '../../../elements/card-back.ts';
import { dropAt, dropStyles } from '../../../elements/drop-places.ts';
import { GameBoard } from '../../../elements/game-board.ts';
import { FromTop } from '../../../elements/from-top.ts';
import '../../../elements/tv-cloth.ts';
import type { CardView, ChrononautsView } from '../view.ts';
import { always, callingOff, stuck } from './always.ts';
import { Art } from './art.ts';
import { cardFace } from './card-face.ts';
import { Cheer, cheerStyles } from './cheer.ts';
import { coverButton, coverStyles, hidesCards, isCoverKey } from './cover.ts';
import { Countdown } from '../../../elements/countdown.ts';
import { discards } from './discards.ts';
import { above, lift, placesFor, put, type Dragged, type Taps } from './dragging.ts';
import { faceStyles } from './face-styles.ts';
import { goals } from './goals.ts';
import { headline, status } from './headline.ts';
import { history, meter, turning } from './history.ts';
import { layoutStyles } from './layout-styles.ts';
import { lowStyles } from './low-styles.ts';
import { meterStyles } from './meter-styles.ts';
import { placeStyles } from './place-styles.ts';
import { phoneStyles } from './phone-styles.ts';
import { smallStyles } from './small-styles.ts';
import { slipStyles } from './slip-styles.ts';
import { lobby, modes } from './lobby.ts';
import { people, piles } from './people.ts';
import { hand } from './own-hand.ts';
import { CLOTH } from './places.ts';
import { previewOf, type Preview } from './preview.ts';
import { Ripple, type Pace } from './ripple.ts';
import { nameOf, pickable, type Hands, type Picked, type Sight, type Targets } from './sight.ts';
import { travellers } from './solo.ts';
import { guesses, start } from './start.ts';
import { pickedCard, searched, turnActs } from './turn.ts';
import { stack } from './window.ts';
import { boardWords, cardWords } from './words.ts';

/** What `choices` gives of moves that announce a card. */
interface Announcing {
  readonly card?: string;
  readonly targets: Targets;
}

/**
 * @event tv-propose - a move of the game
 * @event tv-explain - something was tapped that isn't possible now
 */
@customElement('chrononauts-board')
export class ChrononautsBoard extends GameBoard {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    fields,
    faceStyles,
    cardBackStyles,
    slipStyles,
    placeStyles,
    meterStyles,
    layoutStyles,
    lowStyles,
    coverStyles,
    smallStyles,
    phoneStyles,
    cheerStyles,
    dropStyles,
  ];

  private readonly voice = new Announcer(this);
  private readonly ripple = new Ripple(this);
  private readonly art = new Art(this);
  private readonly countdown = new Countdown(this, () => this.now());
  private readonly cheer = new Cheer();
  protected readonly top: FromTop = new FromTop(this, () => this.stage);
  private said = '';
  private moment = '';
  private ways: ReadonlyMap<string, readonly Targets[]> = new Map();

  @state() private picked: Picked | undefined;
  @state() private sure = '';
  @state() private covered = false;
  @state() private discards = false;
  @state() private dragged: Dragged | undefined;

  private get stage(): string | undefined {
    const view = this.view as ChrononautsView | undefined;
    return view && (view.phase === 'lobby' ? 'lobby' : 'game');
  }

  override focus(): void {
    const first = this.renderRoot.querySelector<HTMLElement>('.rail .btn, chrono-hand, chrono-timeline');
    first?.focus();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const view = this.view as ChrononautsView | undefined;
    if (!view) return;
    if (changed.has('view') || changed.has('lang')) {
      this.ripple.feed(view.places, view.phase === 'lobby', this.pace(view));
      this.countdown.feed(view.until, view.options.memoSeconds);
      this.learnWays(view);
    }
    // The second tap belongs to the moment of the first.
    const moment = `${view.phase} ${view.turn} ${view.stack.at(-1)?.id ?? ''}`;
    if (moment !== this.moment) this.sure = '';
    this.moment = moment;
    if (changed.has('view')) this.keepPicked();
    this.cheer.feed(view);
    this.speak();
  }

  private pace({ options, active, me }: ChrononautsView): Pace {
    if (!me) return 'time';
    if (options.timekeeper === me.seat) return 'taps';
    return options.mode === 'solonauts' || active === me.seat ? 'own' : 'time';
  }

  /** What could be played now, by card: asked of the rules once for each view. */
  private learnWays({ phase, prompt }: ChrononautsView): void {
    const move = prompt ? 'choose' : phase === 'play' || phase === 'step' ? 'play' : undefined;
    const ways = new Map<string, Targets[]>();
    for (const { card, targets } of (move ? this.choices(move) : []) as readonly Announcing[])
      if (card !== undefined) ways.set(card, [...(ways.get(card) ?? []), targets]);
    this.ways = ways;
  }

  /** A card that has gone is put down; an aim that isn't possible any more is forgotten. */
  private keepPicked(): void {
    const { picked, sight, dragged } = this;
    if (dragged && placesFor(dragged.card, this.taps).size === 0) this.dragged = undefined;
    if (!picked || !sight) return;
    // Where the hand has moved to another device a card is still there, and not to be read any more.
    const held = pickable(sight).some(({ card, face }) => card === picked.card && face === picked.face);
    if (!held || sight.view.stack.length > 0) this.picked = undefined;
    else if (picked.targets && !this.optionsOf(picked.card).some((one) => one.join() === picked.targets!.join()))
      this.picked = { card: picked.card, face: picked.face };
  }

  private readonly optionsOf = (card: string): readonly Targets[] => this.ways.get(card) ?? [];

  private get preview(): Preview | undefined {
    const { picked } = this;
    const { stack, places } = this.view as ChrononautsView;
    const item = stack.at(-1);
    if (item) return previewOf(places, item.face, item.targets);
    return picked?.targets && previewOf(places, picked.face, picked.targets);
  }

  private get sight(): Sight | undefined {
    const { people, waiting, pending, me, shared, past, keepers, lang, picked, terms, beside } = this;
    const view = this.view as ChrononautsView | undefined;
    return (
      view && {
        view,
        people,
        waiting,
        pending,
        me,
        shared,
        past,
        keepers,
        lang,
        w: boardWords(lang),
        cards: cardWords(lang),
        pictures: this.art.pictures,
        terms,
        places: this.ripple.places,
        picked,
        preview: this.preview,
        seconds: this.countdown.seconds,
        beside,
      }
    );
  }

  /** The headline is said when it changes: it holds only what all may hear. */
  private speak(): void {
    const { sight } = this;
    if (!sight) return;
    const said = headline(sight).join('. ');
    if (said !== this.said && this.said !== '') this.voice.say(said);
    this.said = said;
  }

  private readonly attempt = (move: string, args: unknown): void => {
    this.sure = '';
    this.offer(move, args);
  };

  private readonly confirm = (key: string, move: string, args: unknown): void => {
    if (this.sure === key) return this.attempt(move, args);
    if (!this.explained(move, args)) this.sure = key;
  };

  private readonly pick = (one: CardView | undefined): void => {
    this.sure = '';
    // Whoever goes on playing has seen enough.
    if (this.ripple.pace === 'own') this.ripple.settle();
    if (!one?.face || one.card === this.picked?.card) {
      this.picked = undefined;
      return;
    }
    const ways = this.optionsOf(one.card);
    const only = ways.length === 1 ? ways[0] : undefined;
    this.picked = { card: one.card, face: one.face, ...(only && { targets: only }) };
  };

  private readonly aim = (targets: Targets): void => {
    const { picked } = this;
    if (picked && this.optionsOf(picked.card).some((one) => one.join() === targets.join()))
      this.picked = { ...picked, targets };
  };

  /** What was taken up is told in large letters: it goes as well. */
  private readonly cover = (on: boolean): void => {
    this.covered = on;
    if (on) this.pick(undefined);
  };

  protected override onKey(event: KeyboardEvent): void {
    if (isCoverKey(event) && this.sight && hidesCards(this.sight)) this.cover(!this.covered);
    if (event.key !== 'Escape') return;
    if (this.sure !== '') this.sure = '';
    else if (this.picked) this.picked = undefined;
  }

  private readonly hideDiscards = (): void => void (this.discards = false);

  private readonly taps: Taps = {
    sight: () => this.sight,
    options: this.optionsOf,
    refusal: (move, args) => this.check(move, args),
    pick: this.pick,
    aim: this.aim,
    confirm: this.confirm,
    restore: (picked) => {
      this.picked = picked;
      this.keepPicked();
    },
  };

  private hands(): Hands {
    const { dragged, taps } = this;
    return {
      ...taps,
      sure: this.sure,
      covered: this.covered,
      unsure: () => (this.sure = ''),
      attempt: this.attempt,
      cover: this.cover,
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

  private mine(sight: Sight, hands: Hands): TemplateResult | typeof nothing {
    const { view } = sight;
    if (!view.me || view.phase === 'lobby') return nothing;
    const { mode } = view.options;
    return html`<div class="mine ${mode} ${sight.shared ? 'shared' : ''}">
      ${mode === 'solonauts' ? nothing : goals(sight, hands)} ${hand(sight, hands)}
    </div>`;
  }

  /** On the cloth: the three games, the TimeLine, or, where there is none, what lies before everybody. */
  private cloth(sight: Sight, hands: Hands): TemplateResult {
    const { view } = sight;
    if (view.phase === 'lobby') return modes(sight, hands);
    if (view.places.length > 0) return history(sight, hands, this.ripple);
    return html`<ul class="tables ${view.seats.length < 3 ? 'few' : view.seats.length > 4 ? 'many' : ''}">
      ${view.seats.map(
        (one) =>
          html`<li>
            <h3>${nameOf(sight, one.seat)}</h3>
            <ul class="laid" aria-label=${sight.w.artifacts}>
              ${one.artifacts.map((id) => html`<li data-drop=${ifDefined(dropAt(hands.places, id).drop)}>${cardFace(sight, id)}</li>`)}
            </ul>
          </li>`,
      )}
    </ul>`;
  }

  private rail(sight: Sight, hands: Hands): TemplateResult {
    const { view } = sight;
    if (view.phase === 'lobby') return lobby(sight, hands);
    const now = view.stack.length > 0 ? stack(sight, hands) : pickedCard(sight, hands);
    const last = always(sight, hands);
    const isOver = view.phase === 'over';
    const around = view.options.mode === 'solonauts' ? travellers(sight, hands) : people(sight, hands);
    return html`${isOver ? last : nothing}${stuck(sight, hands)}${callingOff(sight, hands)}${start(sight, hands)}${turnActs(sight, hands)}${now}
    ${view.prompt && view.stack.length === 0 ? searched(sight, hands) : nothing} ${guesses(sight)} ${around}
    ${piles(sight, hands)}${isOver ? nothing : last}`;
  }

  override render(): TemplateResult | typeof nothing {
    const { sight } = this;
    if (!sight) return nothing;
    const hands = this.hands();
    const { view } = sight;
    const { mode } = view.options;
    const history = view.places.length > 0 && view.phase !== 'lobby';
    const { drop, says } = dropAt(hands.places, CLOTH);
    return html`<div class="frame ${mode} ${view.phase}">
      ${status(sight, coverButton(sight, hands))}
      <div class="table">
        <div class="middle">
          <tv-cloth class="cloth" game="chrononauts" data-drop=${ifDefined(drop)} data-says=${ifDefined(says)}
            >${this.cloth(sight, hands)}</tv-cloth
          >
          ${history ? [turning(sight, this.ripple), meter(sight)] : nothing}
        </div>
        <aside class="rail">${this.rail(sight, hands)}</aside>
        ${this.mine(sight, hands)}
      </div>
      ${this.cheer.render()} ${discards(sight, this.discards, this.hideDiscards)} ${this.voice.region()}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'chrononauts-board': ChrononautsBoard;
  }
}

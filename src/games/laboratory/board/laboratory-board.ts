/**
 * The face of the deck laboratory. One taps what one means (pile, card, person, dice) and the panel says what can be done with it; what isn't
 * possible now stays there and is explained by the table. It knows no rule.
 */
import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { customElement } from '../../../elements/define.ts';
import { Announcer } from '../../../elements/announce.ts';
import { base, buttons, fields } from '../../../elements/base.ts';
import type { DropEvent } from '../../../elements/drag.ts';
import { dropStyles } from '../../../elements/drop-places.ts';
import { GameBoard } from '../../../elements/game-board.ts';
import '../../../elements/tv-cloth.ts';
import '../../../elements/tv-icon.ts';
import '../../../elements/tv-slip.ts';
import type { LaboratoryView, News } from '../view.ts';
import { newsLine } from '../words/news.ts';
import { boardStyles } from './board-styles.ts';
import './choosing.ts';
import { cloth } from './cloth.ts';
import { status } from './headline.ts';
import { whoKeeps } from './keepers.ts';
import { halfStyles } from './half-styles.ts';
import { layoutStyles } from './layout-styles.ts';
import { panelStyles } from './panel-styles.ts';
import { phoneStyles } from './phone-styles.ts';
import { panel } from './panel.ts';
import { hasPlace, placesOf } from './places.ts';
import { nameOf, ownHand, present, type Hands, type Sight, type Target } from './sight.ts';
import { boardWords, newsWords } from './words.ts';

const told = (sight: Sight, news: News): string => newsLine(newsWords(sight.lang), (seat) => nameOf(sight, seat), news);

/**
 * @event tv-propose - a move of the game
 * @event tv-explain - something was tapped that isn't possible now
 */
@customElement('laboratory-board')
export class LaboratoryBoard extends GameBoard {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    fields,
    boardStyles,
    panelStyles,
    layoutStyles,
    halfStyles,
    phoneStyles,
    dropStyles,
  ];

  private readonly voice = new Announcer(this);
  private heardOf = 0;
  /** One's own word is being waited for. */
  private wanted = false;

  @state() private target: Target = { on: 'pile' };
  @state() private n = 5;
  /** Those who aren't to shuffle or look; so that a newcomer is in. */
  @state() private unmarked: readonly number[] = [];
  @state() private dice: { readonly n: number; readonly sides: number } = { n: 2, sides: 6 };
  @state() private asking = false;
  /** The card that is being dragged, and what the panel was about before. */
  @state() private lifted: { readonly id: string; readonly before: Target } | undefined;

  override focus(): void {
    const own = this.renderRoot.querySelector<HTMLElement>('tv-hand.own');
    const pile = this.renderRoot.querySelector<HTMLElement>('tv-pile');
    (this.target.on === 'card' && own ? own : (pile ?? own))?.focus();
  }

  protected override willUpdate(_changed: PropertyValues<this>): void {
    const { sight, target } = this;
    if (!sight) return;
    if (target.on === 'card' && !ownHand(sight)?.cards.some(({ id }) => id === target.id)) this.target = { on: 'hand' };
    if (this.lifted && !ownHand(sight)?.cards.some(({ id }) => id === this.lifted!.id)) this.lifted = undefined;
    if (target.on === 'seat' && !sight.view.hands.some(({ seat }) => seat === target.seat))
      this.target = { on: 'pile' };
    if (target.on === 'few' && !sight.view.few) this.target = { on: 'row' };
    this.followChoice(sight);
    this.speak(sight);
  }

  /** Somebody has called a choice: the place to write the own word comes by itself, once. */
  private followChoice({ view: { choice, me } }: Sight): void {
    const wanted = choice !== undefined && !choice.open && me !== null && choice.waiting.includes(me);
    if (wanted && !this.wanted) this.target = { on: 'dice' };
    this.wanted = wanted;
  }

  /** What happened since is said once, by whoever reads the screen aloud; only what all may hear. */
  private speak(sight: Sight): void {
    const newest = sight.view.news[0]?.number ?? 0;
    const fresh = sight.view.news.filter(({ number }) => number > this.heardOf);
    const first = this.heardOf === 0 && fresh.length !== 1;
    this.heardOf = newest;
    if (first || fresh.length === 0) return;
    this.voice.say(
      fresh
        .toReversed()
        .map((news) => told(sight, news))
        .join(' '),
    );
  }

  private get sight(): Sight | undefined {
    const { people, waiting, keepers, lang } = this;
    const view = this.view as LaboratoryView | undefined;
    return view && { view, people, waiting, keepers, lang, w: boardWords(lang) };
  }

  private readonly attempt = (move: string, args: unknown): void => {
    if (this.offer(move, args)) this.asking = false;
  };

  private readonly aim = (target: Target): void => {
    this.target = target;
    this.asking = false;
  };

  private readonly lift = (id: string): void => {
    this.lifted = { id, before: this.target };
    this.aim({ on: 'card', id });
  };

  private readonly movable = (id: string): boolean => {
    const { sight } = this;
    return sight !== undefined && hasPlace(sight, id, this.refused);
  };

  private readonly put = ({ id, place: name = '', tapped }: DropEvent): void => {
    const { sight, lifted } = this;
    this.lifted = undefined;
    const place = sight && placesOf(sight, id, this.refused).get(name);
    if (place) this.attempt(place.move, place.args);
    else if (lifted && !tapped) this.aim(lifted.before);
  };

  private readonly refused = (move: string, args: unknown): boolean => this.check(move, args) !== undefined;

  protected override onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || this.target.on === 'pile') return;
    const { on } = this.target;
    this.target = on === 'card' ? { on: 'hand' } : { on: 'pile' };
    this.focus();
  }

  private hands(sight: Sight): Hands {
    const { target, n, dice, asking, unmarked, lifted, attempt, aim, refused, movable, lift, put } = this;
    return {
      target,
      n,
      dice,
      asking,
      places: lifted ? placesOf(sight, lifted.id, refused) : new Map(),
      marked: present(sight).filter((seat) => !unmarked.includes(seat)),
      aim,
      attempt,
      count: (count) => (this.n = count),
      mark: (seat) => {
        const was = this.unmarked;
        this.unmarked = was.includes(seat) ? was.filter((one) => one !== seat) : [...was, seat];
      },
      setDice: (chosen) => (this.dice = chosen),
      ask: (on) => (this.asking = on),
      refused,
      movable,
      lift,
      put,
    };
  }

  private slip(sight: Sight): TemplateResult {
    const { w, view } = sight;
    return html`<tv-slip class="slip" .heading=${w.slip}>
      ${
        view.news.length > 0
          ? html`<ol class="news" tabindex="0" aria-label=${w.slip}>
              ${view.news.map((news) => html`<li>${told(sight, news)}</li>`)}
            </ol>`
          : html`<p class="empty">${w.slipEmpty}</p>`
      }
    </tv-slip>`;
  }

  override render(): TemplateResult | typeof nothing {
    const { sight } = this;
    if (!sight) return nothing;
    const hands = this.hands(sight);
    const { job, me } = sight.view;
    const mine = job?.step === 'person' && job.by === me;
    const middle = mine ? html`<laboratory-choosing .job=${job} .lang=${sight.lang}></laboratory-choosing>` : undefined;
    return html`<div class="frame">
      ${status(sight, hands)}
      <div class="table">
        ${cloth(sight, hands, middle)}
        <aside class="rail">${mine ? nothing : panel(sight, hands)} ${whoKeeps(sight)} ${this.slip(sight)}</aside>
      </div>
      ${this.voice.region()}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'laboratory-board': LaboratoryBoard;
  }
}

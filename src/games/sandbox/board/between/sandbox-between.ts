/**
 * Panels between people, one at a time. What somebody asked for is there until it is closed. A back to be picked, a secret choice and cards that
 * one was shown come by themselves.
 */
import { html, LitElement, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { customElement } from '../../../../elements/loading/define.ts';
import { base, buttons, fields } from '../../../../elements/look/base.ts';
import type { Meeting } from '../between.ts';
import type { BoardActions, BoardContext } from '../context.ts';
import { betweenStyles } from './between-styles.ts';
import { meeting, picking, robbed, showing, shownBy, shownPanel, theftOf, type Exchange } from './hands.ts';
import { choicePanel, togetherPanel, type Together } from './together.ts';

export { choosingSays } from './together.ts';

const NOBODY: ReadonlySet<number> = new Set();

const toggled = (all: ReadonlySet<number>, one: number): ReadonlySet<number> =>
  all.has(one) ? new Set([...all].filter((other) => other !== one)) : new Set([...all, one]);

/** All of them, or none where all are chosen already. */
const allOrNone = (chosen: ReadonlySet<number>, all: readonly number[]): ReadonlySet<number> =>
  all.every((one) => chosen.has(one)) ? NOBODY : new Set(all);

type Round = 'none' | 'begun' | 'open';

/** @event tv-between-close - what was asked for is closed */
@customElement('sandbox-between')
export class SandboxBetween extends LitElement {
  static override styles: CSSResultGroup = [base, buttons, fields, betweenStyles];

  @property({ attribute: false }) context: BoardContext | undefined;
  @property({ attribute: false }) asked: Meeting | undefined;
  /** Nobody looks into the own hand for the moment. */
  @property({ type: Boolean }) covered = false;
  @property({ attribute: false }) attempt: BoardActions['attempt'] = (): boolean => false;

  @state() private cards: ReadonlySet<number> = NOBODY;
  @state() private to: ReadonlySet<number> = NOBODY;
  @state() private word = '';
  @state() private about = '';
  /** The secret choice is in sight. */
  @state() private choosing = false;
  /** Cards that one was shown are in sight. */
  @state() private looking = false;
  #round: Round | undefined;
  /** Envelopes that are sealed. */
  #sealed = 0;
  /** Of others, readable here, as of the last look. */
  #known: ReadonlySet<number> | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { context, asked } = this;
    if (!context) return;
    if (changed.has('asked') && asked) {
      this.cards = asked.on === 'card' ? new Set([asked.n]) : NOBODY;
      this.to = asked.on === 'seat' ? new Set([asked.seat]) : NOBODY;
    }
    this.#lookAtChoice(context);
    this.#lookAtShown(context);
  }

  /** It comes into sight as it begins and as it is opened. What was opened before one came is old. */
  #lookAtChoice({ view: { choice, me } }: BoardContext): void {
    const round: Round = choice === null ? 'none' : choice.open ? 'open' : 'begun';
    const before = this.#round;
    const sealed = choice?.got.length ?? 0;
    // Of a page that catches up a whole round may have gone by.
    const isSame = round === before && sealed >= this.#sealed;
    this.#round = round;
    this.#sealed = sealed;
    if (isSame) return;
    if (round === 'begun') this.word = '';
    if (before !== undefined) this.choosing = round !== 'none';
    else this.choosing = round === 'begun' && me !== null && choice!.waiting.includes(me);
  }

  #lookAtShown(context: BoardContext): void {
    const known = new Set([...shownBy(context).values()].flat());
    const before = this.#known;
    // Cards that were one's own, and were given away, are known as well.
    this.#known = new Set([...known, ...Object.keys(context.view.read).map(Number)]);
    if (known.size === 0) this.looking = false;
    else if (before && [...known].some((n) => !before.has(n))) this.looking = true;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('asked') && this.asked) this.renderRoot.querySelector<HTMLElement>('.body button')?.focus();
  }

  readonly #close = (): void => {
    this.dispatchEvent(new Event('tv-between-close'));
  };

  readonly #closeChoice = (): void => {
    this.choosing = false;
  };

  readonly #closeShown = (): void => {
    this.looking = false;
  };

  get #exchange(): Exchange {
    const { cards, to, covered, attempt } = this;
    return {
      cards,
      to,
      covered,
      chooseCard: (n) => (this.cards = toggled(cards, n)),
      chooseAll: (all) => (this.cards = allOrNone(cards, all)),
      chooseSeat: (seat) => (this.to = toggled(to, seat)),
      chooseEverybody: (all) => (this.to = allOrNone(to, all)),
      attempt,
      close: this.#close,
    };
  }

  #together(close: () => void): Together {
    const { word, about, attempt } = this;
    return {
      word,
      write: (now) => (this.word = now),
      about,
      ask: (now) => (this.about = now),
      seal: () => {
        const meant = word.trim();
        if (meant === '') this.renderRoot.querySelector<HTMLElement>('input')?.focus();
        else if (attempt('choose', { word: meant })) this.word = '';
      },
      attempt,
      close,
    };
  }

  /** What can be closed is closed by Escape; the board has no part in that key then. */
  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    if (this.asked) this.#close();
    else if (this.choosing) this.#closeChoice();
    else if (this.looking) this.#closeShown();
    else return;
    event.stopPropagation();
  };

  #panel(context: BoardContext): TemplateResult | typeof nothing {
    const { asked, covered, attempt } = this;
    const { view } = context;
    const mine = context.still || context.shared ? undefined : theftOf(view, ({ by }) => by === view.me);
    if (mine) return picking(context, mine, attempt);
    const { choice } = view;
    if (asked?.on === 'card') return showing(context, asked.n, this.#exchange);
    if (asked?.on === 'seat') return meeting(context, asked.seat, this.#exchange);
    if (asked && (choice === null || choice.open)) return togetherPanel(context, this.#together(this.#close));
    if (asked && choice) return choicePanel(context, choice, this.#together(this.#close));
    if (this.choosing && choice) return choicePanel(context, choice, this.#together(this.#closeChoice));
    const others = context.still || context.shared ? undefined : theftOf(view, ({ seats }) => seats[0] === view.me);
    if (others) return robbed(context, others, attempt);
    return this.looking ? shownPanel(context, covered, this.#closeShown) : nothing;
  }

  override render(): TemplateResult | typeof nothing {
    const { context } = this;
    if (!context) return nothing;
    return html`<div @keydown=${this.#onKey}>${this.#panel(context)}</div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sandbox-between': SandboxBetween;
  }
}

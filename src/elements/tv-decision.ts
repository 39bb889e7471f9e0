import { css, html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { base, buttons } from './look/base.ts';
import type { Lang } from './frame/board.ts';
import { customElement } from './loading/define.ts';
import { words } from './words.ts';
import { rowStyles } from './look/row-styles.ts';
import './tv-clock.ts';
import './pictures/tv-icon.ts';
import './pictures/tv-plate.ts';

/** What can be voted for, and who has. */
export interface VoteOption {
  readonly value: number;
  readonly label: string;
  readonly says?: string;
  readonly plate?: number;
  readonly voters: readonly { readonly name: string; readonly plate: number }[];
}

/** A vote was given, or changed; or somebody wants the time to run. */
export class VoteEvent extends Event {
  readonly value: number;
  constructor(value: number) {
    super('tv-vote');
    this.value = value;
  }
}

const say = words(
  {
    votes: (names: string) => `per questo: ${names}`,
    none: 'ancora nessuno',
    hurry: 'Fate partire il tempo',
    time: 'Per decidere:',
    mine: 'il tuo voto',
    rule: 'Si può cambiare idea finché non siete tutti d’accordo o non finisce il tempo.',
    missing: (names: string) => `Manca il voto di ${names}`,
    watch: 'Questa scelta è di altri: puoi parlare, non votare.',
  },
  {
    votes: (names: string) => `for this: ${names}`,
    none: 'nobody yet',
    hurry: 'Start the time',
    time: 'To decide:',
    mine: 'your vote',
    rule: 'Votes may change until all agree or the time is up.',
    missing: (names: string) => `Still to vote: ${names}`,
    watch: 'This is for others to decide: you may talk, but not vote.',
  },
);

/**
 * A group decides: open votes that may change until all agree or the time is up. A tap on a row is a vote.
 *
 * @event tv-vote - a row was tapped
 * @event tv-hurry - the time is to run
 */
@customElement('tv-decision')
export class TvDecision extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    rowStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 10px;
        min-width: 0;
      }
      .head {
        display: flex;
        gap: 12px;
        align-items: center;
        justify-content: space-between;
      }
      h3 {
        font-size: 1.375rem;
        overflow-wrap: anywhere;
      }
      /* A long word and a clock stand side by side in a narrow column. */
      @container (max-width: 900px) and (orientation: landscape) {
        h3 {
          font-size: 1.125rem;
        }
      }
      ul {
        display: grid;
        gap: 7px;
      }
      .row {
        min-height: 52px;
        --tv-plate: 34px;
      }
      .row:focus-visible {
        box-shadow: 0 0 0 9px var(--tv-focus);
      }
      .row[aria-disabled] {
        cursor: default;
      }
      .what {
        flex: 1;
      }
      .by {
        display: flex;
        --tv-plate: 26px;
      }
      .by tv-plate + tv-plate {
        margin-inline-start: -8px;
      }
      p {
        color: var(--tv-ink-2);
        font-size: 0.9375rem;
        line-height: 1.3;
      }
    `,
  ];

  @property() heading = '';
  @property({ attribute: false }) options: readonly VoteOption[] = [];
  /** What the own vote is for. */
  @property({ attribute: false }) mine: number | null = null;
  /** The own person has a vote here. */
  @property({ type: Boolean }) elector = false;
  /** Names of those who haven't voted yet. */
  @property() missing = '';
  @property({ attribute: false }) now: () => number = Date.now;
  /** Table time at which it closes; 0 while no time runs. */
  @property({ type: Number }) until = 0;
  @property({ type: Number }) whole = 120;
  /** Somebody may have the time run now. */
  @property({ type: Boolean }) hurried = false;
  @property() override lang: Lang = 'it';

  override focus(): void {
    this.renderRoot.querySelector('button')?.focus();
  }

  #row({ value, label, says, plate, voters }: VoteOption): TemplateResult {
    const w = say(this.lang);
    const names = voters.map(({ name }) => name).join(', ');
    const isMine = this.mine === value;
    return html`<li>
      <button
        class=${isMine ? 'row on' : 'row'}
        aria-pressed=${isMine ? 'true' : 'false'}
        aria-disabled=${ifDefined(this.elector ? undefined : 'true')}
        @click=${(): void => void (this.elector && !isMine && this.dispatchEvent(new VoteEvent(value)))}
      >
        ${plate === undefined ? nothing : html`<tv-plate .plate=${plate}></tv-plate>`}
        <span class="what"
          >${label}${says ? html`<small>${says}</small>` : nothing}${isMine ? html`<small>${w.mine}</small>` : nothing}<span
            class="heard"
            >(${names ? w.votes(names) : w.none})</span
          ></span
        >
        <span class="by">${voters.map((one) => html`<tv-plate .plate=${one.plate}></tv-plate>`)}</span>
      </button>
    </li>`;
  }

  override render(): TemplateResult {
    const w = say(this.lang);
    return html`<div class="head">
        <h3>${this.heading}</h3>
        ${
          this.until
            ? html`<tv-clock
                .now=${this.now}
                .until=${this.until}
                .whole=${this.whole}
                .lang=${this.lang}
                label=${w.time}
              ></tv-clock>`
            : nothing
        }
      </div>
      <ul>
        ${this.options.map((option) => this.#row(option))}
      </ul>
      ${this.missing ? html`<p>${w.missing(this.missing)}</p>` : nothing}
      <p>${this.elector ? w.rule : w.watch}</p>
      ${
        this.hurried
          ? html`<button class="btn" @click=${(): void => void this.dispatchEvent(new Event('tv-hurry'))}>
              <tv-icon name="hourglass"></tv-icon>${w.hurry}
            </button>`
          : nothing
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-decision': TvDecision;
  }
  interface HTMLElementEventMap {
    'tv-vote': VoteEvent;
  }
}

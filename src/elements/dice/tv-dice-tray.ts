import { html, LitElement, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { base } from '../look/base.ts';
import type { Lang } from '../frame/board.ts';
import { customElement } from '../loading/define.ts';
import type { DieKind } from './tv-die.ts';
import { trayStyles } from './tray-styles.ts';
import { words } from '../words.ts';
import './tv-die.ts';
import '../pictures/tv-plate.ts';

/** A row of dice, its owner, and what came of them. */
export interface TrayRow {
  readonly name: string;
  /** People or their number, below the name. */
  readonly says?: string;
  readonly plate?: number;
  /** Where nobody sits behind these dice: a sign in place of the plate. */
  readonly mark?: TemplateResult;
  readonly kind: DieKind;
  /** Highest first. */
  readonly dice: readonly number[];
  /** Dice that are still to be thrown. */
  readonly blanks: number;
  readonly result?: string;
  readonly resultSays?: string;
  readonly wins?: boolean;
}

/** More columns than these are too wide for a phone, or for what comes of them. */
const MOST_COLUMNS = 4;
/** Two columns say what is compared. */
const LEAST_COLUMNS = 2;

const NTH = {
  it: ['il più alto', 'il secondo', 'il terzo', 'il quarto', 'il quinto', 'il sesto'],
  en: ['the highest', 'the second', 'the third', 'the fourth', 'the fifth', 'the sixth'],
} as const;

const say = words(
  {
    nth: (i: number): string => NTH.it[i] ?? `il ${i + 1}º`,
    even: 'pari',
    decides: 'decide',
    unused: 'non serve',
    rest: (n: number): string => `altri ${n}`,
    restUnused: 'non servono',
    none: 'nessun dado',
    blank: 'da tirare',
    who: 'chi',
    comes: 'che cosa succede',
  },
  {
    nth: (i: number): string => NTH.en[i] ?? `number ${i + 1}`,
    even: 'even',
    decides: 'decides',
    unused: 'not needed',
    rest: (n: number): string => `${n} more`,
    restUnused: 'not needed',
    none: 'no die',
    blank: 'still to roll',
    who: 'who',
    comes: 'what comes of it',
  },
);

/**
 * Dice of several sides, sorted and compared in columns: which column was even, which one decided, which ones weren't needed. Of many dice
 * those that nobody else has any against lie together, smaller, in one place at the end. Dice that have just been thrown fall onto the
 * wood, all at once; with reduced motion they appear there.
 *
 * @cssproperty --tv-die - edge of a die, 52px if not set
 */
@customElement('tv-dice-tray')
export class TvDiceTray extends LitElement {
  static override styles: CSSResultGroup = [base, trayStyles];

  /** What is being compared, as a sentence. */
  @property() caption = '';
  @property({ attribute: false }) rows: readonly TrayRow[] = [];
  /** The column that decided, from 0; -1 while nothing has. */
  @property({ type: Number }) deciding = -1;
  /** The row whose die decided. */
  @property({ type: Number }) best = -1;
  /** Without a column for what comes of it. */
  @property({ type: Boolean, reflect: true }) slim = false;
  /** Where there is little room. */
  @property({ type: Boolean, reflect: true }) dense = false;
  @property() override lang: Lang = 'it';

  #lay: readonly string[] = [];
  #fallen: readonly boolean[] = [];

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('rows')) return;
    const lie = this.rows.map(({ name, dice }) => `${name} ${dice.join()}`);
    // Dice that have fallen go on falling to their end, whatever else is drawn anew meanwhile.
    this.#fallen = this.rows.map(({ dice }, i) => {
      const before = this.#lay.indexOf(lie[i]!);
      return before < 0 ? this.hasUpdated && dice.length > 0 : this.#fallen[before]!;
    });
    this.#lay = lie;
  }

  #verdict(column: number): string {
    const w = say(this.lang);
    if (this.deciding < 0) return '';
    if (column === this.deciding) return w.decides;
    return column < this.deciding ? w.even : w.unused;
  }

  #kind(column: number): string {
    if (this.deciding < 0 || column < this.deciding) return '';
    return column === this.deciding ? 'decides' : 'unused';
  }

  #die(row: TrayRow, i: number, column: number): TemplateResult {
    const w = say(this.lang);
    const value = row.dice[column];
    const isBlank = value === undefined && column < row.dice.length + row.blanks;
    if (value === undefined && !isBlank)
      return html`<td class=${this.#kind(column)}><span class="heard">${w.none}</span></td>`;
    const die = html`<tv-die sides="10" .kind=${row.kind} .value=${value ?? 0} ?blank=${isBlank}></tv-die>`;
    const rings = column === this.deciding && i === this.best;
    return html`<td class=${this.#kind(column)}>
      ${rings ? html`<span class="rings">${die}</span>` : die}<span class="heard">${isBlank ? w.blank : value}</span>
    </td>`;
  }

  /** How many columns there are; of more dice than that the rest lies together. */
  #columns(lengths: readonly number[]): number {
    const [longest = 0, second = 0] = lengths.toSorted((a, b) => b - a);
    if (longest <= MOST_COLUMNS) return longest;
    const compared = Math.max(LEAST_COLUMNS, second + 1, this.deciding + 1);
    // A single one that is left is a column as well.
    return compared + 1 >= longest ? longest : compared;
  }

  #rest(row: TrayRow, columns: number): TemplateResult {
    const w = say(this.lang);
    const values = row.dice.slice(columns);
    const blanks = Math.max(0, row.dice.length + row.blanks - Math.max(columns, row.dice.length));
    if (values.length + blanks === 0) return html`<td><span class="heard">${w.none}</span></td>`;
    const all = [...values, ...Array.from({ length: blanks }, () => 0)];
    return html`<td class="rest ${this.deciding < 0 ? '' : 'unused'}">
      <div>
        ${all.map((value) => html`<tv-die sides="10" .kind=${row.kind} .value=${value} ?blank=${value === 0}></tv-die>`)}
      </div>
      <span class="heard">${blanks > 0 ? w.blank : values.join(', ')}</span>
    </td>`;
  }

  override render(): TemplateResult {
    const w = say(this.lang);
    const lengths = this.rows.map(({ dice, blanks }) => dice.length + blanks);
    const columns = this.#columns(lengths);
    const left = Math.max(0, ...lengths) - columns;
    const all = Array.from({ length: columns }, (_, column) => column);
    // As many may be wider than their place.
    const isWide = columns > 3;
    return html`<div
      class="scroll"
      tabindex=${ifDefined(isWide ? 0 : undefined)}
      role=${ifDefined(isWide ? 'region' : undefined)}
    >
      <table class=${isWide ? 'many' : left > 0 ? 'packed' : ''}>
        <caption>
          ${this.caption}
        </caption>
        <thead>
          <tr>
            <td><span class="heard">${w.who}</span></td>
            ${all.map(
              (column) =>
                html`<th scope="col" class=${this.#kind(column)}>
                  ${w.nth(column)}<em>${this.#verdict(column)}</em>
                </th>`,
            )}
            ${left > 0 ? html`<th scope="col" class="rest">${w.rest(left)}<em>${this.deciding < 0 ? '' : w.restUnused}</em></th>` : nothing}
            <th scope="col"><span class="heard">${w.comes}</span></th>
          </tr>
        </thead>
        <tbody>
          ${this.rows.map(
            (row, i) =>
              html`<tr class=${this.#fallen[i] ? 'falls' : ''}>
                <th scope="row">
                  <span class="who"
                    >${
                      row.mark
                        ? html`<span class="mark">${row.mark}</span>`
                        : html`<tv-plate .plate=${row.plate ?? 0}></tv-plate>`
                    }<span><b>${row.name}</b>${row.says ? html`<small>${row.says}</small>` : nothing}</span></span
                  >
                </th>
                ${all.map((column) => this.#die(row, i, column))} ${left > 0 ? this.#rest(row, columns) : nothing}
                <td class="result">
                  ${row.result ? html`<span class=${row.wins ? 'wins' : ''}>${row.result}</span>` : nothing}
                  ${row.resultSays ? html`<small>${row.resultSays}</small>` : nothing}
                </td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-dice-tray': TvDiceTray;
  }
}

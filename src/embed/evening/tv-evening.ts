import { css, html, LitElement, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { base, buttons } from '../../elements/look/base.ts';
import type { Lang } from '../../elements/frame/board.ts';
import { customElement } from '../../elements/loading/define.ts';
import '../../elements/tv-dialog.ts';
import '../../elements/pictures/tv-icon.ts';
import '../gallery/tv-swatch.ts';
import { findGame, listedGames, seatsOf } from '../../games/registry.ts';
import type { RegisteredGame, WithinGame } from '../../games/registered-game.ts';
import { ActEvent } from '../shell/acts.ts';
import { eveningWords } from './evening-words.ts';
import { type GamePlayed, tallyOf } from './games-played.ts';

/** A range stays on one line. */
const UNBROKEN = '\u2060–\u2060';

/**
 * The evening so far and what comes next: who has won what, and the games that the table may go on with.
 *
 * @event tv-close - the person closed it
 * @event tv-act - change-game
 */
@customElement('tv-evening')
export class TvEvening extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    css`
      :host {
        display: contents;
        --tv-dialog-width: 600px;
      }
      .body {
        display: grid;
        gap: 14px;
      }
      h3 {
        font-size: 1.125rem;
      }
      p,
      small {
        color: var(--tv-ink-2);
        line-height: 1.35;
        text-wrap: pretty;
      }
      .tally {
        display: flex;
        flex-wrap: wrap;
        gap: 6px 18px;
        font-weight: 700;
      }
      ul,
      ol {
        display: grid;
        gap: 8px;
      }
      .played small {
        display: block;
      }
      .dish {
        width: 100%;
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: 2px 14px;
        align-items: center;
        padding: 10px 14px;
        text-align: start;
        --tv-swatch: 54px;
      }
      .dish small {
        font-weight: 400;
      }
      .to-lay {
        margin: 8px 0 6px;
        font-size: 0.875rem;
      }
      .boxes {
        display: flex;
        flex-wrap: wrap;
        gap: 6px;
      }
      .box {
        min-height: 44px;
        padding: 6px 12px;
      }
      .about {
        display: grid;
        gap: 2px;
      }
      .dish[aria-current='true'] {
        border-style: dashed;
      }
    `,
  ];

  @property() override lang: Lang = 'it';
  @property({ type: Boolean }) open = false;
  /** Oldest first. */
  @property({ attribute: false }) played: readonly GamePlayed[] = [];
  /** Id of the game that is on the table. */
  @property() game = '';
  /** Names of those who sit here, in line: where a game takes fewer, the last look on. */
  @property({ attribute: false }) people: readonly string[] = [];
  /** The game on the table has begun. */
  @property({ type: Boolean }) begun = false;
  /** It goes on, and would end. */
  @property({ type: Boolean }) running = false;
  /** This person may propose another one now. */
  @property({ type: Boolean }) proposing = false;
  /** Why the last act was refused. */
  @property() trouble = '';

  /** What can be laid at a game, by its id. */
  @state() private within: ReadonlyMap<string, readonly WithinGame[]> = new Map();

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('open') && this.open) void this.#look();
  }

  /** A part that couldn't be had leaves a line out, no more. */
  async #look(): Promise<void> {
    const found = await Promise.all(
      listedGames.map(async ({ id, within }) => [id, (await within?.().catch(() => [])) ?? []] as const),
    );
    this.within = new Map(found);
  }

  #choose(game: string, box?: WithinGame): void {
    this.dispatchEvent(new ActEvent({ act: 'change-game', game, ...(box && { box }) }));
  }

  /** What can be laid there, each a way of its own: the game and this on it. */
  #renderWithin(id: string): TemplateResult | typeof nothing {
    const boxes = this.within.get(id) ?? [];
    if (boxes.length === 0 || (id === this.game && this.begun)) return nothing;
    const heading = `within-${id}`;
    return html`<p class="to-lay" id=${heading}>${eveningWords(this.lang).within}</p>
      <ul role="list" class="boxes" aria-labelledby=${heading}>
        ${boxes.map(
          (box) =>
            html`<li>
              <button class="btn box" @click=${(): void => this.#choose(id, box)}>
                ${box.name[this.lang]} <small>${box.people.replace('–', UNBROKEN)}</small>
              </button>
            </li>`,
        )}
      </ul>`;
  }

  #renderScore(): TemplateResult | typeof nothing {
    const told = this.played.filter(({ on, winners }) => !on || winners);
    if (told.length === 0) return nothing;
    const say = eveningWords(this.lang);
    const tally = tallyOf(told, this.lang);
    return html`<h3>${say.score}</h3>
      ${
        tally.length > 0
          ? html`<ul role="list" class="tally">
              ${tally.map(({ name, won }) => html`<li><bdi>${name}</bdi> ${won}</li>`)}
            </ul>`
          : nothing
      }
      <ol role="list" class="played">
        ${told.map(
          ({ game, people, winners, side }, i) =>
            html`<li>
              ${say.game(i + 1)}, ${findGame(game)?.name[this.lang] ?? game}:
              <b>${winners ? say.won(side ? [side[this.lang]] : winners) : say.unfinished}</b>
              <small>${say.ofPeople(people)}</small>
            </li>`,
        )}
      </ol>`;
  }

  /** Nobody is kept from proposing it: people may come, and those who are too many look on. */
  #misfit(game: RegisteredGame): readonly string[] {
    const { people } = this;
    const { least, meant, most } = seatsOf(game);
    const say = eveningWords(this.lang);
    if (people.length > most) return [say.overShort(people.slice(most))];
    if (people.length > meant) return [say.houseRule(people.length)];
    return people.length > 0 && people.length < least ? [say.weAre(people.length)] : [];
  }

  #renderDish(game: RegisteredGame): TemplateResult {
    const { id, name, line, people, minutes } = game;
    const say = eveningWords(this.lang);
    const isHere = id === this.game;
    return html`<li>
      <button
        class="btn dish"
        aria-current=${isHere ? 'true' : 'false'}
        ?disabled=${isHere}
        @click=${(): void => this.#choose(id)}
      >
        <tv-swatch .game=${id} aria-hidden="true"></tv-swatch>
        <span class="about">
          <b>${name[this.lang]}</b>
          <small>${line[this.lang]}</small>
          <small
            >${isHere ? say.here : [say.people(people), ...this.#misfit(game), minutes[this.lang]].join(' · ')}</small
          >
        </span>
      </button>
      ${this.#renderWithin(id)}
    </li>`;
  }

  #renderMenu(): TemplateResult | typeof nothing {
    if (!this.proposing) return nothing;
    const say = eveningWords(this.lang);
    return html`<h3>${say.changeTo}</h3>
      <p>${this.running ? say.ends : say.free} ${say.keeps}</p>
      <ul role="list">
        ${listedGames.map((one) => this.#renderDish(one))}
      </ul>
      ${this.trouble ? html`<p role="alert">${this.trouble}</p>` : nothing}`;
  }

  override render(): TemplateResult {
    return html`<tv-dialog .open=${this.open} .lang=${this.lang} .heading=${eveningWords(this.lang).title}>
      ${this.open ? html`<div class="body">${this.#renderScore()} ${this.#renderMenu()}</div>` : nothing}
    </tv-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-evening': TvEvening;
  }
}

/** Which roles are dealt: a number for each, what they come to, and what stands against it. */
import { css, html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { smallPrint } from '../../../elements/look/shared-styles.ts';
import { base, buttons } from '../../../elements/look/base.ts';
import type { Lang } from '../../../elements/frame/board.ts';
import { customElement } from '../../../elements/loading/define.ts';
import '../../../elements/pictures/tv-icon.ts';
import '../../../elements/tv-count.ts';
import type { CountEvent } from '../../../elements/tv-count.ts';
import { words } from '../../../elements/words.ts';
import { cardsOf, early, mixProblems, recommended, type MixCode, type MixOptions } from '../mix.ts';
import { RECOMMENDED_FROM, ROLES, SUPPLY, type Mix, type Role } from '../roles.ts';
import { roleArt } from './role-art.ts';
import { roleWords } from './role-words.ts';

/** The mix was changed. */
export class MixEvent extends Event {
  readonly mix: Mix;
  constructor(mix: Mix) {
    super('lupus-mix');
    this.mix = mix;
  }
}

const say = words(
  {
    title: 'I ruoli',
    sum: (cards: number, players: number) => `${cards} carte per ${players}`,
    fewer: (role: string) => `Una carta in meno: ${role}`,
    more: (role: string) => `Una carta in più: ${role}`,
    advised: 'Metti quelle consigliate',
    from: (n: number) => `da ${n} persone`,
    early: (roles: string, n: number) =>
      n === 1 ? `${roles}: di solito con più gente.` : `${roles}: di solito si usano con più gente.`,
    open: 'Quali ruoli ci sono lo sanno tutti. Chi li ha, nessuno.',
    why: {
      'player-count': 'Si gioca da 8 a 24 persone, più chi modera.',
      wolves: 'I lupi sono due, da 16 persone tre.',
      'one-seer': 'La veggente c’è sempre, una sola.',
      'no-specials-at-eight': 'In otto: due lupi, la veggente e cinque villici.',
      'masons-in-pair': 'I massoni sono due, o nessuno.',
      supply: 'Di questa carta non ce ne sono altre.',
      'villager-supply': 'I villici sono dodici.',
      'cards-and-players': 'Serve una carta per persona.',
      'recommended-from': 'Qui valgono i numeri consigliati.',
    } satisfies Record<MixCode, string>,
  },
  {
    title: 'Roles',
    sum: (cards: number, players: number) => `${cards} cards for ${players}`,
    fewer: (role: string) => `One card fewer: ${role}`,
    more: (role: string) => `One card more: ${role}`,
    advised: 'Take those advised',
    from: (n: number) => `from ${n} people`,
    early: (roles: string) => `${roles}: usually with more people.`,
    open: 'Which roles there are, everybody knows. Who has them, nobody.',
    why: {
      'player-count': 'For 8 to 24 people, and a moderator.',
      wolves: 'There are two wolves; from 16 people on, three.',
      'one-seer': 'There is always one seer.',
      'no-specials-at-eight': 'With eight: two wolves, the seer and five villagers.',
      'masons-in-pair': 'Masons come in pairs, or not at all.',
      supply: 'There are no more of this card.',
      'villager-supply': 'There are twelve villagers.',
      'cards-and-players': 'Each person needs one card.',
      'recommended-from': 'Recommended player counts are binding here.',
    } satisfies Record<MixCode, string>,
  },
);

/** @event lupus-mix - a number was changed */
@customElement('lupus-mix')
export class LupusMix extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    css`
      :host {
        display: grid;
        gap: 8px;
        min-width: 0;
        align-content: start;
      }
      header {
        display: flex;
        align-items: baseline;
        justify-content: space-between;
        gap: 12px;
      }
      h3 {
        font-size: 1.375rem;
      }
      header b {
        font-variant-numeric: tabular-nums;
      }
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 236px), 1fr));
        gap: 2px 22px;
      }
      li {
        display: grid;
        grid-template-columns: 30px minmax(0, 1fr) auto;
        gap: 10px;
        align-items: center;
        min-height: 50px;
        border-bottom: 1.5px dashed var(--tv-line);
        line-height: 1.15;
      }
      li b {
        overflow-wrap: anywhere;
      }
      .none b {
        font-weight: 400;
        color: var(--tv-ink-2);
      }
      small {
        display: block;
        color: var(--tv-ink-2);
        font-size: 0.8125rem;
      }
      .art {
        width: 30px;
        height: 30px;
        fill: var(--tv-ink);
      }
      .b {
        fill: var(--tv-line-strong);
      }
      .c {
        fill: var(--tv-cloth);
      }
      .none .art {
        opacity: 0.5;
      }
      tv-count {
        --tv-count-gap: 0;
        --tv-count-room: 26px;
        --tv-count-button: 40px;
      }
      .many {
        min-width: 26px;
        text-align: center;
        font-size: 1.1875rem;
      }
      p {
        ${smallPrint}
      }
      .why {
        color: var(--tv-off);
        font-weight: 600;
      }
    `,
  ];

  @property({ attribute: false }) mix: Mix = recommended(8);
  @property({ type: Number }) players = 8;
  @property({ attribute: false }) options: MixOptions = { respectMinimums: false, unlimitedVillagers: false };
  /** This person sees it, and sets nothing. */
  @property({ type: Boolean }) locked = false;
  @property() override lang: Lang = 'it';

  #set(mix: Mix): void {
    this.dispatchEvent(new MixEvent(mix));
  }

  #row(role: Role): TemplateResult {
    const { name } = roleWords(this.lang)[role];
    const w = say(this.lang);
    const count = this.mix[role];
    const from = RECOMMENDED_FROM.find(([special]) => special === role)?.[1];
    const isUnlimited = role === 'villager' && this.options.unlimitedVillagers;
    return html`<li class=${count === 0 ? 'none' : ''}>
      ${roleArt(role)}
      <span><b>${name}</b>${from === undefined ? nothing : html`<small>${w.from(from)}</small>`}</span>
      ${
        this.locked
          ? html`<b class="many">${count}</b>`
          : // What can't be asked for isn't offered: masons come and go in pairs.
            html`<tv-count
              quiet
              .value=${count}
              .most=${isUnlimited ? Infinity : SUPPLY[role]}
              .step=${role === 'mason' ? 2 : 1}
              .less=${w.fewer(name)}
              .more=${w.more(name)}
              @tv-count=${({ value }: CountEvent): void => this.#set({ ...this.mix, [role]: value })}
            ></tv-count>`
      }
    </li>`;
  }

  override render(): TemplateResult {
    const { mix, players, options, lang } = this;
    const w = say(lang);
    const problems = mixProblems(players, mix, options);
    const whys = new Map(problems.map(({ id, code }) => [w.why[code], id]));
    const ahead = problems.length === 0 ? early(players, mix) : [];
    const { blanks = 0 } = options;
    const advised = recommended(players, blanks);
    const isAdvised = ROLES.every((role) => advised[role] === mix[role]);
    return html`<header>
        <h3>${w.title}</h3>
        <b>${w.sum(cardsOf(mix) + blanks, players)}</b>
      </header>
      <ul>
        ${ROLES.map((role) => this.#row(role))}
      </ul>
      <div role="status">
        ${[...whys].map(([why, id]) => html`<p class="why">${why} <small>${id}</small></p>`)}
        ${
          ahead.length > 0
            ? html`<p>${w.early(ahead.map((role) => roleWords(lang)[role].name).join(', '), ahead.length)}</p>`
            : nothing
        }
      </div>
      ${
        this.locked || isAdvised
          ? nothing
          : html`<button class="btn" @click=${(): void => this.#set(advised)}>
              <tv-icon name="sparkles"></tv-icon>${w.advised}
            </button>`
      }
      <p>${w.open}</p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lupus-mix': LupusMix;
  }
  interface HTMLElementEventMap {
    'lupus-mix': MixEvent;
  }
}

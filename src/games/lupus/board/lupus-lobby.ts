/** Before the first night, on the cloth: which roles are dealt, who moderates and what they can know, and how the table plays. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { base, buttons } from '../../../elements/look/base.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { customElement } from '../../../elements/loading/define.ts';
import type { ChooseEvent, Choice } from '../../../elements/tv-choices.ts';
import type { OptionEvent, OptionGroup } from '../../../elements/tv-options.ts';
import '../../../elements/tv-choices.ts';
import '../../../elements/tv-options.ts';
import { callsOf, lengthOf } from '../calls.ts';
import { AMONG, DEFAULTS } from '../options.ts';
import type { LupusContext } from './board-context.ts';
import { lobbyWords } from './lobby-words.ts';
import './lupus-blanks.ts';
import type { BlanksEvent } from './lupus-blanks.ts';
import './lupus-mix.ts';
import type { MixEvent } from './lupus-mix.ts';
import { pageStyles } from './part-styles.ts';
import { forgetTokens } from './tokens.ts';
import { type Way, wayOf, WAYS } from './ways.ts';

const YES_NO = ['ghosts', 'firstNightModVictim'] as const;
const RARE = [
  'deadSeeAll',
  'hideDawnCause',
  'whispers',
  'wolfText',
  'byHand',
  'respectMinimums',
  'unlimitedVillagers',
] as const;
const TIMES = ['talkMs', 'voteMs', 'speechMs'] as const;

/** Two people may have the same name. */
const whose = (seat: number, name: string): string => `${name} (${seat + 1})`;

/** @event tv-propose - configure, moderate */
@customElement('lupus-lobby')
export class LupusLobby extends BoardPart<LupusContext> {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    pageStyles,
    css`
      .two {
        display: grid;
        grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
        gap: 26px 34px;
      }
      section {
        align-content: start;
      }
      section + section {
        margin-top: 24px;
      }
      p {
        color: var(--tv-ink-2);
        font-size: 0.9375rem;
        line-height: 1.4;
      }
      .truth {
        padding: 10px 14px;
        border-radius: 12px;
        background: var(--tv-cloth-2);
        color: var(--tv-ink);
      }
      @container (max-width: 900px) and (min-height: 1px) {
        .two {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `,
  ];

  get #way(): Way {
    return wayOf(this.context.view);
  }

  #ways(): readonly Choice[] {
    const w = lobbyWords(this.context.lang).ways;
    return WAYS.map((way) => ({ value: way, label: w[way] }));
  }

  /** What was chosen, while the table still changes the kind of moderator for it. */
  #wanted: { readonly plays: boolean } | undefined;

  protected override willUpdate(): void {
    forgetTokens(this.context);
    const wanted = this.#wanted;
    if (!wanted || this.context.view.options.moderator !== 'program') return;
    this.#wanted = undefined;
    this.#settle(wanted.plays);
  }

  #settle(plays: boolean): void {
    const { hub, players } = this.context.view;
    if (players.includes(hub) !== plays) this.offer('moderate', { seat: hub, plays });
  }

  readonly #choose = ({ value }: ChooseEvent): void => {
    const isPerson = this.context.view.options.moderator === 'person';
    const plays = value === 'playing';
    if (value === 'person' || isPerson)
      this.offer('configure', { change: { moderator: value === 'person' ? 'person' : 'program' } });
    if (value === 'person') return;
    if (isPerson) this.#wanted = { plays };
    else this.#settle(plays);
  };

  readonly #moderate = ({ value }: OptionEvent): void => {
    const found = this.context.people.find(({ seat, name }) => whose(seat, name) === value);
    if (found) this.offer('moderate', { seat: found.seat, plays: this.#way === 'playing' });
  };

  readonly #mix = ({ mix }: MixEvent): void => void this.offer('configure', { change: { mix } });

  readonly #blanks = ({ blanks }: BlanksEvent): void => void this.offer('configure', { change: { blanks } });

  readonly #option = ({ option, value }: OptionEvent): void => {
    this.offer('configure', { change: { [option]: value } });
  };

  /** How long a night is in which all choose at once; the first is shorter, and one with a mythomaniac longer. */
  get #seconds(): number {
    const { mix, options } = this.context.view;
    const calls = callsOf({ mix, options: { ...options, night: 'together' }, night: 3 });
    return Math.round(calls.reduce((sum, call) => sum + lengthOf(call), 0) / 1000);
  }

  #groups(): readonly OptionGroup[] {
    const w = lobbyWords(this.context.lang);
    const seconds = (ms: string | number): string => w.seconds(Number(ms) / 1000);
    return [
      {
        heading: w.how,
        fields: [
          {
            name: 'night',
            label: w.night,
            values: ['together', 'called'],
            text: (one) => w.nightValues[one === 'called' ? 'called' : 'together'](this.#seconds),
          },
          ...YES_NO.map((name) => ({ name, label: w[name] })),
          {
            name: 'pace',
            label: w.pace,
            values: AMONG.pace,
            text: (one) => w.paceValues[String(one) as '75' | '100' | '150'],
          },
          ...TIMES.map((name) => ({
            name,
            label: w[name],
            values: AMONG[name],
            text: seconds,
          })),
        ],
      },
    ];
  }

  override render(): TemplateResult {
    const w = lobbyWords(this.context.lang);
    return html`<div class="two">
      <div>${this.#renderRoles()}</div>
      <div>
        ${this.#renderModerator()} ${this.#renderHow()}
        <p>${w.voice} ${w.ears}</p>
      </div>
    </div>`;
  }

  /** The mix that is dealt, and blank cards that the table has written. */
  #renderRoles(): TemplateResult {
    const { view, lang, me } = this.context;
    const { options } = view;
    return html`<section>
        <lupus-mix
          ?locked=${me === null}
          .lang=${lang}
          .mix=${view.mix}
          .players=${view.players.length}
          .options=${{ ...options, blanks: options.blanks.length }}
          @lupus-mix=${this.#mix}
        ></lupus-mix>
      </section>
      <section>
        <lupus-blanks
          ?locked=${me === null}
          .lang=${lang}
          .blanks=${options.blanks}
          @lupus-blanks=${this.#blanks}
        ></lupus-blanks>
      </section>`;
  }

  #renderModerator(): TemplateResult {
    const { view, lang, me, people } = this.context;
    const w = lobbyWords(lang);
    const hub = people.find(({ seat }) => seat === view.hub);
    const values = people.map(({ seat, name }) => whose(seat, name));
    return html`<section>
      <h3>${w.who}</h3>
      <tv-choices
        ?disabled=${me === null}
        .label=${w.who}
        .options=${this.#ways()}
        .value=${this.#way}
        @tv-choose=${this.#choose}
      ></tv-choices>
      <tv-options
        ?locked=${me === null}
        .lang=${lang}
        .groups=${[{ fields: [{ name: 'who', label: w.whose[this.#way], values }] }]}
        .values=${{ who: hub ? whose(hub.seat, hub.name) : '' }}
        @tv-option=${this.#moderate}
      ></tv-options>
      ${hub ? html`<p class="truth">${w.truth[this.#way](hub.name)}</p>` : nothing}
      <p>${w.checked}</p>
    </section>`;
  }

  /** The options; what few tables change is folded away. */
  #renderHow(): TemplateResult {
    const { view, lang, me } = this.context;
    const { options } = view;
    const w = lobbyWords(lang);
    const shown = [...YES_NO, ...RARE, 'night', 'pace', ...TIMES] as const;
    return html`<section>
      <tv-options
        ?locked=${me === null}
        .lang=${lang}
        .groups=${this.#groups()}
        .rest=${[{ fields: RARE.map((name) => ({ name, label: w[name] })) }]}
        .values=${Object.fromEntries(shown.map((name) => [name, options[name]]))}
        .usual=${Object.fromEntries(RARE.map((name) => [name, DEFAULTS[name]]))}
        @tv-option=${this.#option}
      ></tv-options>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lupus-lobby': LupusLobby;
  }
}

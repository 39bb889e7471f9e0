/** Before the first night, on the cloth: which roles are dealt, who moderates and what they can know, and how the table plays. */
import { css, html, type CSSResultGroup, type TemplateResult } from 'lit';
import { base, buttons } from '../../../elements/base.ts';
import { BoardPart } from '../../../elements/board-part.ts';
import { customElement } from '../../../elements/define.ts';
import type { ChooseEvent, Choice } from '../../../elements/tv-choices.ts';
import type { OptionEvent, OptionGroup } from '../../../elements/tv-options.ts';
import '../../../elements/tv-choices.ts';
import '../../../elements/tv-options.ts';
import { AMONG, DEFAULTS } from '../options.ts';
import type { LupusContext } from './board-context.ts';
import { lobbyWords } from './lobby-words.ts';
import './lupus-mix.ts';
import type { MixEvent } from './lupus-mix.ts';

const YES_NO = ['ghosts', 'firstNightModVictim'] as const;
const RARE = ['deadSeeAll', 'hideDawnCause', 'byHand', 'respectMinimums', 'unlimitedVillagers'] as const;
const TIMES = ['talkMs', 'voteMs', 'speechMs'] as const;

/** @event tv-propose - configure, moderate */
@customElement('lupus-lobby')
export class LupusLobby extends BoardPart<LupusContext> {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    css`
      :host {
        display: block;
        height: 100%;
        overflow: auto;
        padding: 10px 12px;
        scrollbar-width: thin;
      }
      .two {
        display: grid;
        grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
        gap: 26px 34px;
      }
      section {
        display: grid;
        gap: 10px;
        align-content: start;
        min-width: 0;
      }
      section + section {
        margin-top: 24px;
      }
      h3 {
        font-size: 1.375rem;
      }
      p {
        color: var(--tv-ink-2);
        font-size: 0.9375rem;
        line-height: 1.4;
      }
      @container (max-width: 900px) and (min-height: 1px) {
        .two {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `,
  ];

  /** Those who may be asked to moderate: whoever sits here, in person or with a device. */
  private moderators(): readonly Choice[] {
    const { view, lang, people } = this.context;
    const w = lobbyWords(lang);
    const isPerson = view.options.moderator === 'person';
    return people.map(({ seat, name, plate }) =>
      isPerson
        ? { value: String(seat), label: w.person(name), says: w.personSays(name), plate }
        : { value: String(seat), label: w.playing(name), says: w.playingSays(name), plate },
    );
  }

  private readonly way = ({ value }: ChooseEvent): void =>
    void this.offer('configure', { moderator: value === 'person' ? 'person' : 'program' });

  private readonly moderate = ({ value }: ChooseEvent): void => void this.offer('moderate', { seat: Number(value) });

  private readonly mix = ({ mix }: MixEvent): void => void this.offer('configure', { mix });

  private readonly option = ({ option, value }: OptionEvent): void => {
    this.offer('configure', { [option]: value });
  };

  private groups(): readonly OptionGroup[] {
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
            text: (one) => w.nightValues[one === 'called' ? 'called' : 'together'],
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
    const { view, lang, me } = this.context;
    const w = lobbyWords(lang);
    const { options } = view;
    const isLocked = me === null;
    const values = {
      ...Object.fromEntries([...YES_NO, ...RARE].map((name) => [name, options[name]])),
      night: options.night,
      pace: options.pace,
      ...Object.fromEntries(TIMES.map((name) => [name, options[name]])),
    };
    return html`<div class="two">
      <div>
        <section>
          <lupus-mix
            ?locked=${isLocked}
            .lang=${lang}
            .mix=${view.mix}
            .players=${view.players.length}
            .options=${options}
            @lupus-mix=${this.mix}
          ></lupus-mix>
        </section>
      </div>
      <div>
        <section>
          <h3>${w.who}</h3>
          <tv-choices
            ?inert=${isLocked}
            .label=${w.way}
            .options=${[
              { value: 'program', label: w.byProgram },
              { value: 'person', label: w.byPerson },
            ]}
            .value=${options.moderator}
            @tv-choose=${this.way}
          ></tv-choices>
          <tv-choices
            ?inert=${isLocked}
            .label=${w.choose}
            .options=${this.moderators()}
            .value=${String(view.hub)}
            @tv-choose=${this.moderate}
          ></tv-choices>
          <p>${w.checked}</p>
        </section>
        <section>
          <tv-options
            ?locked=${isLocked}
            .lang=${lang}
            .groups=${this.groups()}
            .rest=${[{ fields: RARE.map((name) => ({ name, label: w[name] })) }]}
            .values=${values}
            .usual=${Object.fromEntries(RARE.map((name) => [name, DEFAULTS[name]]))}
            @tv-option=${this.option}
          ></tv-options>
        </section>
        <p>${w.voice} ${w.ears}</p>
      </div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lupus-lobby': LupusLobby;
  }
}

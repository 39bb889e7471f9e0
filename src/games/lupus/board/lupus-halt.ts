/** Where the village can't go on by itself: something failed, the moderator's device is gone, or its part is to change hands. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { base, buttons } from '../../../elements/look/base.ts';
import type { Lang } from '../../../elements/frame/board.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { nameOf } from '../../../elements/frame/board-context.ts';
import { customElement } from '../../../elements/loading/define.ts';
import '../../../elements/pictures/tv-icon.ts';
import '../../../elements/tv-panel.ts';
import { words } from '../../../elements/words.ts';
import { isLiving, type LupusContext } from './board-context.ts';
import './lupus-calling.ts';
import { sheetStyles } from './part-styles.ts';

const it = {
  tryAgain: 'Riprova',
  halted: 'Il villaggio si è fermato',
  back: 'Torniamo a scegliere chi modera',
  stuck: {
    roles: 'Le carte non sono state date: la distribuzione si è interrotta. Nessuno ha visto niente.',
    record: 'Le carte non si sono aperte. Si può riprovare quando il dispositivo di chi modera è di nuovo qui.',
    hub: 'Chi moderava ha lasciato il tavolo, e nessun altro può leggere le carte. La partita si può solo chiudere.',
    other: 'Qualcosa non è arrivato. Niente è perso: si riprende da qui.',
  },
  gone: (name: string) => `Si aspetta ${name}`,
  goneSays: 'Il suo dispositivo modera e non si sente. Quando torna si riprende da qui: niente è perso.',
  handing: (name: string) => `Modera ${name}?`,
  handingPerson: (name: string) => `${name} saprà tutto, di persona. Devono essere d’accordo tutti i vivi.`,
  handingProgram: (name: string) =>
    `Sarà il programma, sul dispositivo di ${name}. Devono essere d’accordo tutti i vivi.`,
  handingYes: 'Per me va bene',
};

type HaltWords = typeof it;

const en: HaltWords = {
  tryAgain: 'Try again',
  halted: 'The village stands still',
  back: 'Back to choosing who moderates',
  stuck: {
    roles: 'The cards were not dealt: the deal broke off. Nobody has seen anything.',
    record: 'The cards were not opened. Try again when the moderator’s device is back.',
    hub: 'The moderator has left the table, and nobody else can read the cards. The game can only be closed.',
    other: 'Something didn’t arrive. Nothing is lost: you go on from here.',
  },
  gone: (name) => `Waiting for ${name}`,
  goneSays: 'That device moderates, and isn’t heard. When it is back you go on from here: nothing is lost.',
  handing: (name) => `${name} to moderate?`,
  handingPerson: (name) => `${name} will know everything, in person. All who live must agree.`,
  handingProgram: (name) => `It will be the program, on ${name}’s device. All who live must agree.`,
  handingYes: 'Fine with me',
};

const haltText: (lang: Lang) => HaltWords = words(it, en);

/** @event tv-propose - agree, tryAgain, and that of lupus-calling */
@customElement('lupus-halt')
export class LupusHalt extends BoardPart<LupusContext> {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    sheetStyles,
    css`
      .btn {
        min-height: 48px;
      }
      .acts {
        display: grid;
        gap: 8px;
      }
    `,
  ];

  #stuck(): TemplateResult {
    const { lang, me, view } = this.context;
    const w = haltText(lang);
    const what = view.stuck?.what ?? '';
    const isDeal = what === 'roles';
    const says =
      what === 'letters'
        ? w.stuck.record
        : (Object.entries(w.stuck).find(([one]) => one === what)?.[1] ?? w.stuck.other);
    return html`<tv-panel mine .heading=${w.halted}>
      <p>${says}</p>
      <div slot="acts" class="acts" ?hidden=${me === null}>
        ${
          what === 'hub'
            ? nothing
            : html`<button
                class="btn go"
                ?disabled=${this.underway('tryAgain')}
                @click=${(): void => void this.offer('tryAgain')}
              >
                <tv-icon name="rotate-ccw"></tv-icon>${isDeal ? w.back : w.tryAgain}
              </button>`
        }
        <lupus-calling .context=${this.context}></lupus-calling>
      </div>
    </tv-panel>`;
  }

  /** The person whose device moderates isn't there: the village waits, or closes. */
  #gone(): TemplateResult | typeof nothing {
    const { view, lang, people } = this.context;
    const w = haltText(lang);
    const hub = people.find(({ seat }) => seat === view.hub);
    if (!hub?.away) return nothing;
    return html`<tv-panel .heading=${w.gone(hub.name)}
      ><p>${w.goneSays}</p>
      <div slot="acts"><lupus-calling .context=${this.context}></lupus-calling></div
    ></tv-panel>`;
  }

  /** The moderator's part is to go to somebody else: those who live say whether they agree. */
  #handing(): TemplateResult | typeof nothing {
    const { view, lang, me } = this.context;
    const w = haltText(lang);
    const { handing } = view;
    if (!handing) return nothing;
    const asks = me !== null && isLiving(this.context, me) && !handing.agreed.includes(me) && !handing.asked;
    const name = nameOf(this.context, handing.to);
    return html`<tv-panel class="handing" ?mine=${asks} .heading=${w.handing(name)}>
      <p>${handing.as === 'person' ? w.handingPerson(name) : w.handingProgram(name)}</p>
      ${
        asks
          ? html`<button
              class="btn go"
              slot="acts"
              ?disabled=${this.underway('agree')}
              @click=${(): void => void this.offer('agree')}
            >
              <tv-icon name="check"></tv-icon>${w.handingYes}
            </button>`
          : nothing
      }
    </tv-panel>`;
  }

  override render(): TemplateResult {
    return html`${this.#handing()} ${this.context.view.stage === 'stuck' ? this.#stuck() : this.#gone()}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lupus-halt': LupusHalt;
  }
}

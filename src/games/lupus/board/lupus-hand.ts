/** The moderator's part in other hands: to whom, and whether that person moderates or the program on their device. All who live must agree. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { smallPrint } from '../../../elements/look/shared-styles.ts';
import { base, buttons } from '../../../elements/look/base.ts';
import type { Lang } from '../../../elements/frame/board.ts';
import { nameOf } from '../../../elements/frame/board-context.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { customElement } from '../../../elements/loading/define.ts';
import '../../../elements/tv-confirm.ts';
import '../../../elements/tv-options.ts';
import type { OptionEvent } from '../../../elements/tv-options.ts';
import { words } from '../../../elements/words.ts';
import type { Options } from '../options.ts';
import { numberOf, type LupusContext } from './board-context.ts';
import { ad } from '../../../language/italian.ts';

type Kind = Options['moderator'];

const it = {
  to: 'A chi passa la mano',
  label: { person: (name: string) => `Passo ${ad(name)}`, program: (name: string) => `Al programma, da ${name}` },
  sure: {
    person: (name: string) => `Sì, ${ad(name)}`,
    program: (name: string) => `Sì, sul dispositivo di ${name}`,
  },
  says: {
    person: 'Chi riceve saprà tutto; tu continui a sapere quello che sai. Devono essere d’accordo tutti i vivi.',
    program: 'Modera il programma, che non mostra niente a nessuno. Devono essere d’accordo tutti i vivi.',
  },
  waits: (name: string, n: number, all: number) => `Si passa ${ad(name)}: d’accordo ${n} su ${all}.`,
  stop: 'Ci ripenso',
};

type HandWords = typeof it;

const en: HandWords = {
  to: 'Whom to hand over to',
  label: { person: (name) => `Hand over to ${name}`, program: (name) => `To the program, at ${name}’s` },
  sure: { person: (name) => `Yes, to ${name}`, program: (name) => `Yes, on ${name}’s device` },
  says: {
    person: 'Whoever gets it will know everything; you keep what you know. All who live must agree.',
    program: 'The program moderates, and shows nothing to anybody. All who live must agree.',
  },
  waits: (name, n, all) => `Handing over to ${name}: ${n} of ${all} agree.`,
  stop: 'I changed my mind',
};

const handText: (lang: Lang) => HandWords = words(it, en);
const KINDS: readonly Kind[] = ['person', 'program'];

/** @event tv-propose - handOver */
@customElement('lupus-hand')
export class LupusHand extends BoardPart<LupusContext> {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    css`
      :host {
        display: grid;
        gap: 8px;
        min-width: 0;
      }
      p {
        ${smallPrint}
      }
    `,
  ];

  @state() private chosen = -1;

  /** Those who can take it over: who doesn't play, or is out. */
  #heirs(): readonly number[] {
    const { view, people } = this.context;
    const may = (seat: number): boolean => KINDS.some((as) => !this.blocked('handOver', { seat, as }));
    return people.map(({ seat }) => seat).filter((seat) => seat !== view.hub && may(seat));
  }

  #called(seat: number): string {
    const no = numberOf(this.context, seat);
    return no > 0 ? `${no}, ${nameOf(this.context, seat)}` : nameOf(this.context, seat);
  }

  #waiting(): TemplateResult {
    const { view, lang } = this.context;
    const w = handText(lang);
    const { to, agreed } = view.handing!;
    const all = view.players.length - view.out.length;
    const back = { seat: view.hub, as: view.options.moderator };
    return html`<p role="status">${w.waits(nameOf(this.context, to), agreed.length, all)}</p>
      ${
        this.blocked('handOver', back)
          ? nothing
          : html`<button class="btn" @click=${(): void => void this.offer('handOver', back)}>${w.stop}</button>`
      }`;
  }

  override render(): TemplateResult | typeof nothing {
    const { view, lang } = this.context;
    if (view.handing) return this.#waiting();
    const w = handText(lang);
    const heirs = this.#heirs();
    const seat = heirs.includes(this.chosen) ? this.chosen : heirs[0];
    if (seat === undefined) return nothing;
    const name = nameOf(this.context, seat);
    const names = heirs.map((one) => this.#called(one));
    return html`${
      heirs.length > 1
        ? html`<tv-options
            .lang=${lang}
            .groups=${[{ fields: [{ name: 'to', label: w.to, values: names }] }]}
            .values=${{ to: this.#called(seat) }}
            @tv-option=${({ value }: OptionEvent): void => void (this.chosen = heirs[names.indexOf(String(value))]!)}
          ></tv-options>`
        : nothing
    }
    ${KINDS.map(
      (as) =>
        html`<tv-confirm
          .lang=${lang}
          .label=${w.label[as](name)}
          .sure=${w.sure[as](name)}
          .says=${w.says[as]}
          .about=${`${seat}`}
          @tv-confirm=${(): void => void this.offer('handOver', { seat, as })}
        ></tv-confirm>`,
    )}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lupus-hand': LupusHand;
  }
}

/** Before the story: what kind of story it is, what stays out of it, and the few things that a table may set. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { base, buttons, fields } from '../../../elements/look/base.ts';
import { draftKey } from '../../../elements/frame/board-context.ts';
import { customElement } from '../../../elements/loading/define.ts';
import type { TvWrite } from '../../../elements/tv-write.ts';
import { words } from '../../../elements/words.ts';
import '../../../elements/pictures/tv-icon.ts';
import '../../../elements/tv-options.ts';
import type { OptionEvent, OptionField } from '../../../elements/tv-options.ts';
import '../../../elements/tv-page.ts';
import '../../../elements/tv-write.ts';
import { SECONDS } from '../options.ts';
import { NOTE_MOST } from '../texts.ts';
import { Part, partStyles } from './part.ts';
import { isSeated } from './board-context.ts';

const say = words(
  {
    title: 'Prima di cominciare',
    tone: [
      'Raccontate insieme di un gruppo di persone davanti a qualcosa di più grande di loro: l’Oscurità. Non c’è un master, e nessuno vince.',
      'Si sa già come va a finire: uno alla volta i personaggi cedono, fino all’ultimo. La domanda non è se, ma come, e che cosa lasciano agli altri.',
      'Nel mezzo ci sono ammirazione, invidia, cose che si imparano e cose a cui si rinuncia. Si parla a voce; il tavolo tiene il resto. Serve una sera: da un’ora e mezza a tre ore, di più in sei.',
      'Chiunque può toccare la X quando una scena va dove non vuole: la scena fa un passo indietro, nessuno viene nominato, nessuno deve spiegare.',
    ],
    limits: 'I vostri limiti',
    lines: 'Che cosa resta fuori dalla storia',
    linesSay: 'Non succede e non se ne parla.',
    veils: 'Che cosa si accenna soltanto',
    veilsSay: 'Succede, ma la scena sfuma prima.',
    keep: 'Scrivi i limiti',
    kept: 'I limiti sono di tutti e si leggono durante la partita. Se cambiano, si conferma di nuovo.',
    empty: 'niente di scritto',
    options: 'Come giocate',
    finalScene: 'L’ultimo personaggio racconta la sua scena',
    immediate: 'subito',
    inOrder: 'quando è il suo turno',
    tricksterInDarknessScenes: 'Trickster quando attacca l’Oscurità',
    mayWaive: 'Si può non raccontare la propria sconfitta',
    channel: 'Chi ha ceduto può accordarsi in privato',
    decisionSeconds: 'Per una scelta di gruppo, dal primo voto',
    awaySeconds: 'Si aspetta chi non c’è',
    talkSeconds: 'Per parlare dell’ambientazione',
    minutes: (s: number) => (s === 60 ? 'un minuto' : `${s / 60} minuti`),
  },
  {
    title: 'Before you begin',
    tone: [
      'Together you tell of people who face something larger than they are: the Darkness. There is no master, and nobody wins.',
      'You know how it ends: one by one the characters yield, until the last. The question isn’t whether, but how, and what they leave to the others.',
      'In between there is admiration, envy, things learnt and things given up. You talk; the table keeps the rest. It takes an evening: an hour and a half to three, longer with six.',
      'Anybody may touch the X when a scene goes where they don’t want to be: the scene steps back, nobody is named, nobody has to explain.',
    ],
    limits: 'Your limits',
    lines: 'What stays out of the story',
    linesSay: 'It doesn’t happen, and nobody speaks of it.',
    veils: 'What is only hinted at',
    veilsSay: 'It happens, but the scene fades out before.',
    keep: 'Set the limits',
    kept: 'Limits are everybody’s, and can be read during the game. When they change, all confirm again.',
    empty: 'nothing written',
    options: 'How you play',
    finalScene: 'The last character’s scene comes',
    immediate: 'at once',
    inOrder: 'on its turn',
    tricksterInDarknessScenes: 'Trickster when the Darkness attacks',
    mayWaive: 'A defeat may go untold',
    channel: 'Those who yielded may agree in private',
    decisionSeconds: 'For a group’s decision, from the first vote',
    awaySeconds: 'People who aren’t there are waited for',
    talkSeconds: 'To talk about the setting',
    minutes: (s: number) => (s === 60 ? 'one minute' : `${s / 60} minutes`),
  },
);

type Ending = 'immediate' | 'inOrder';
const YES_NO = ['tricksterInDarknessScenes', 'mayWaive', 'channel'] as const;
const TIMES = ['decisionSeconds', 'awaySeconds', 'talkSeconds'] as const;

/** @event tv-propose - setCare, configure */
@customElement('memento-lobby')
export class MementoLobby extends Part {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    fields,
    partStyles,
    css`
      :host {
        height: 100%;
        overflow: auto;
        padding: 8px;
      }
      .two {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(0, 0.9fr);
        gap: 22px;
      }
      :host(:is([size='phone'], [size='tablet'], [size='half'])) .two {
        grid-template-columns: minmax(0, 1fr);
      }
      tv-page {
        align-self: start;
      }
      tv-page p + p {
        margin-top: 10px;
      }
      h3 {
        font-size: 1.375rem;
        margin-bottom: 6px;
      }
      section {
        display: grid;
        gap: 12px;
        align-content: start;
      }
      section + section {
        margin-top: 22px;
      }
    `,
  ];

  #setCare(): void {
    const { view, check } = this.context;
    const [lines = '', veils = ''] = [...this.renderRoot.querySelectorAll<TvWrite>('tv-write')].map(({ text }) =>
      text.trim(),
    );
    const change = { ...(lines !== view.lines && { lines }), ...(veils !== view.veils && { veils }) };
    if (Object.keys(change).length === 0) return;
    // A table of the first rules wants both.
    this.offer('setCare', check('setCare', change)?.code === 'move/form' ? { lines, veils } : change);
  }

  get #fields(): readonly OptionField[] {
    const w = say(this.context.lang);
    const text = (value: string | number): string =>
      typeof value === 'number' ? w.minutes(value) : w[value as Ending];
    return [
      { name: 'finalScene', label: w.finalScene, values: ['immediate', 'inOrder'] satisfies Ending[], text },
      ...YES_NO.map((name) => ({ name, label: w[name] })),
      ...TIMES.map((name) => ({ name, label: w[name], values: SECONDS[name], text })),
    ];
  }

  #limits(): TemplateResult {
    const { view, lang } = this.context;
    const w = say(lang);
    if (!isSeated(this.context))
      return html`<p><b>${w.lines}:</b> ${view.lines || w.empty}</p>
        <p><b>${w.veils}:</b> ${view.veils || w.empty}</p>`;
    return html`<tv-write
        long
        .lang=${lang}
        .label=${w.lines}
        .most=${NOTE_MOST}
        .start=${view.lines}
        .draft=${draftKey(this.context, `lines ${view.lines}`)}
        >${w.linesSay}</tv-write
      >
      <tv-write
        long
        .lang=${lang}
        .label=${w.veils}
        .most=${NOTE_MOST}
        .start=${view.veils}
        .draft=${draftKey(this.context, `veils ${view.veils}`)}
        >${w.veilsSay}</tv-write
      >
      <button class="btn" @click=${this.#setCare}><tv-icon name="pencil"></tv-icon>${w.keep}</button>
      <p class="note">${w.kept}</p>`;
  }

  override render(): TemplateResult | typeof nothing {
    const { view, lang } = this.context;
    const w = say(lang);
    return html`<div class="two">
      <tv-page .heading=${w.title} .lang=${lang}>${w.tone.map((line) => html`<p>${line}</p>`)}</tv-page>
      <div>
        <section>
          <h3>${w.limits}</h3>
          ${this.#limits()}
        </section>
        <section>
          <h3>${w.options}</h3>
          <tv-options
            ?locked=${!isSeated(this.context)}
            .lang=${lang}
            .groups=${[{ fields: this.#fields }]}
            .values=${view.options}
            @tv-option=${({ option, value }: OptionEvent): void => void this.offer('configure', { [option]: value })}
          ></tv-options>
        </section>
      </div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'memento-lobby': MementoLobby;
  }
}

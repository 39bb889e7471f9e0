/** Before the story: what kind of story it is, what stays out of it, and the few things that a table may set. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { base, buttons, fields } from '../../../elements/look/base.ts';
import { customElement } from '../../../elements/loading/define.ts';
import type { TvWrite } from '../../../elements/tv-write.ts';
import { words } from '../../../elements/words.ts';
import '../../../elements/pictures/tv-icon.ts';
import '../../../elements/tv-page.ts';
import '../../../elements/tv-write.ts';
import { SECONDS, type Options } from '../options.ts';
import { NOTE_MOST } from '../texts.ts';
import { Part, partStyles } from './part.ts';
import { draftKey, isSeated } from './board-context.ts';

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
    yes: 'sì',
    no: 'no',
    decisionSeconds: 'Per una scelta di gruppo, dal primo voto',
    awaySeconds: 'Chi non c’è si aspetta',
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
    yes: 'yes',
    no: 'no',
    decisionSeconds: 'For a group’s decision, from the first vote',
    awaySeconds: 'People who aren’t there are waited for',
    talkSeconds: 'To talk about the setting',
    minutes: (s: number) => (s === 60 ? 'one minute' : `${s / 60} minutes`),
  },
);

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
      .rows {
        display: grid;
        gap: 4px;
      }
      .rows label {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 12px;
        align-items: center;
        min-height: 48px;
        border-bottom: 1.5px dashed var(--tv-line);
        line-height: 1.25;
      }
      select {
        min-height: 44px;
        border: 1.5px solid var(--tv-line-strong);
        border-radius: 10px;
        padding: 0 10px;
        background: var(--tv-paper);
        color: var(--tv-ink);
        font-weight: 600;
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

  #choice(name: keyof Options, values: readonly (readonly [string, unknown])[]): TemplateResult {
    const { view } = this.context;
    const now = view.options[name];
    const set = (event: Event): void => {
      const { selectedIndex } = event.currentTarget as HTMLSelectElement;
      this.offer('configure', { [name]: values[selectedIndex]![1] });
    };
    return html`<label
      >${say(this.context.lang)[name]}<select ?disabled=${!isSeated(this.context)} @change=${set}>
        ${values.map(([label, value]) => html`<option ?selected=${value === now}>${label}</option>`)}
      </select></label
    >`;
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
    const { lang } = this.context;
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
          <div class="rows">
            ${this.#choice('finalScene', [
              [w.immediate, 'immediate'],
              [w.inOrder, 'inOrder'],
            ])}
            ${YES_NO.map((name) =>
              this.#choice(name, [
                [w.yes, true],
                [w.no, false],
              ]),
            )}
            ${TIMES.map((name) =>
              this.#choice(
                name,
                SECONDS[name].map((s) => [w.minutes(s), s] as const),
              ),
            )}
          </div>
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

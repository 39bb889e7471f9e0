/** What not everybody reads: one's own notes, and what the defeated agree on among themselves. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { base, buttons } from '../../../elements/look/base.ts';
import { LinesHeard } from '../../../elements/lines-heard.ts';
import { customElement } from '../../../elements/loading/define.ts';
import type { TvWrite, WriteEvent } from '../../../elements/tv-write.ts';
import { words } from '../../../elements/words.ts';
import '../../../elements/pictures/tv-plate.ts';
import '../../../elements/tv-write.ts';
import { NOTE_MOST, STORY_MOST } from '../texts.ts';
import { Part, partStyles } from './part.ts';
import { draftKey, nameOf, plateOf } from '../../../elements/frame/board-context.ts';
import { isSeated } from './board-context.ts';

const say = words(
  {
    notes: 'I tuoi appunti',
    notesSay: 'Li leggi solo tu, su tutti i tuoi dispositivi.',
    keep: 'Tieni gli appunti',
    kept: 'Tenuti.',
    channel: 'Tra chi ha ceduto',
    channelSay: 'Lo legge solo chi è nell’Oscurità. Chi arriva dopo non vede quello che c’era prima.',
    send: 'Dillo agli altri',
    hidden: 'detto prima che arrivassi tu',
    from: (name: string) => `Un messaggio da ${name}`,
  },
  {
    notes: 'Your notes',
    notesSay: 'Only you read them, on all your devices.',
    keep: 'Keep the notes',
    kept: 'Kept.',
    channel: 'Among those who yielded',
    channelSay: 'Only the Darkness reads it. Those who come later don’t see what was said before.',
    send: 'Tell the others',
    hidden: 'said before you came',
    from: (name: string) => `A message from ${name}`,
  },
);

/** @event tv-propose - jot, whisper */
@customElement('memento-notes')
export class MementoNotes extends Part {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    partStyles,
    css`
      section {
        display: grid;
        gap: 8px;
      }
      section + section {
        margin-top: 22px;
      }
      h3 {
        font-size: 1.25rem;
      }
      p.own {
        white-space: pre-line;
        overflow-wrap: anywhere;
      }
      li {
        display: flex;
        gap: 10px;
        padding: 7px 0;
        white-space: pre-line;
        overflow-wrap: anywhere;
        --tv-plate: 28px;
      }
    `,
  ];

  readonly #heard = new LinesHeard(this);

  protected override willUpdate(): void {
    const { view, lang, me } = this.context;
    const others = (view.channel ?? []).filter(({ seat }) => seat !== me);
    this.#heard.feed(
      others.map(({ seat }) => nameOf(this.context, seat)),
      say(lang).from,
    );
  }

  #field(name: string): TvWrite | null {
    return this.renderRoot.querySelector<TvWrite>(`tv-write.${name}`);
  }

  readonly #jot = (): void => {
    const field = this.#field('own');
    // Else what was written here would cover what the other device writes later.
    if (field && this.offer('jot', { text: field.text.trim() })) field.kept();
  };

  readonly #whisper = ({ text }: WriteEvent): void => {
    if (this.offer('whisper', { text })) this.#field('dark')?.sent();
  };

  #channel(): TemplateResult | typeof nothing {
    const { view, lang } = this.context;
    if (!view.channel || !view.options.channel) return nothing;
    const w = say(lang);
    return html`<section>
      <h3>${w.channel}</h3>
      <p class="note">${w.channelSay}</p>
      <ul>
        ${view.channel.map(
          ({ seat, text }) =>
            html`<li>
              <tv-plate .plate=${plateOf(this.context, seat)} .label=${nameOf(this.context, seat)}></tv-plate>
              <span>${text ?? html`<i>${w.hidden}</i>`}</span>
            </li>`,
        )}
      </ul>
      ${
        // Once the story is over it is still read, and nothing is planned any more.
        view.stage === 'play'
          ? html`<tv-write
                class="dark"
                unlabelled
                .lang=${lang}
                .label=${w.channel}
                .most=${STORY_MOST}
                .draft=${draftKey(this.context, 'whisper')}
                @tv-send=${this.#whisper}
              ></tv-write>
              <button class="btn" @click=${(): void => this.#field('dark')?.send()}>${w.send}</button>`
          : nothing
      }
    </section>`;
  }

  override render(): TemplateResult {
    const { view, lang } = this.context;
    const w = say(lang);
    // Somebody whose character was taken out reads them on.
    if (!isSeated(this.context))
      return html`<section>
        <h3>${w.notes}</h3>
        <p class="own">${view.note ?? ''}</p>
      </section>`;
    return html`<section>
        <h3>${w.notes}</h3>
        <tv-write
          class="own"
          long
          unlabelled
          .lang=${lang}
          .label=${w.notes}
          .most=${NOTE_MOST}
          .start=${view.note ?? ''}
          .draft=${draftKey(this.context, 'notes')}
          @tv-send=${this.#jot}
          >${w.notesSay}</tv-write
        >
        <button class="btn" @click=${this.#jot}>${this.underway('jot') ? w.kept : w.keep}</button>
      </section>
      ${this.#channel()}${this.#heard.region()}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'memento-notes': MementoNotes;
  }
}

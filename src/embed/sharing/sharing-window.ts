/** The window with the two ways of keeping a secret on a screen that others see. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Lang } from '../../elements/frame/board.ts';
import '../../elements/tv-dialog.ts';
import '../../elements/pictures/tv-icon.ts';
import { ActEvent } from '../shell/acts.ts';
import { sharingWords } from './sharing-words.ts';

const putHandAway = (event: Event): void => void event.target?.dispatchEvent(new ActEvent({ act: 'hand-away' }));

export function renderSharingWindow(open: boolean, lang: Lang, close: () => void): TemplateResult {
  const say = sharingWords(lang);
  return html`<tv-dialog .open=${open} .lang=${lang} .heading=${say.title} @tv-close=${close}>
    ${
      open
        ? html`<p>${say.lead}</p>
            <p><b>${say.phone}.</b> ${say.phoneSay}</p>
            <p><b>${say.keys}.</b> ${say.keysSay}</p>`
        : nothing
    }
    <button slot="acts" class="btn" @click=${close}>${say.keys}</button>
    <button slot="acts" class="btn go" autofocus @click=${putHandAway}>
      <tv-icon name="smartphone"></tv-icon>${say.phone}
    </button>
  </tv-dialog>`;
}

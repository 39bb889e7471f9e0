/** The window with the ways of keeping a secret on a screen that others see. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Lang } from '../../elements/frame/board.ts';
import '../../elements/tv-dialog.ts';
import '../../elements/pictures/tv-icon.ts';
import { ActEvent } from '../shell/acts.ts';
import './tv-second.ts';
import { sharingWindowWords } from './sharing-window-words.ts';

const putHandAway = (event: Event): void => void event.target?.dispatchEvent(new ActEvent({ act: 'hand-away' }));

interface SharingOptions {
  readonly lang: Lang;
  readonly invitation: string;
  readonly share: string;
  /** Why the last act was refused, in words. */
  readonly refused: string;
  readonly close: () => void;
}

export function renderSharingWindow(
  open: boolean,
  { lang, invitation, share, refused, close }: SharingOptions,
): TemplateResult {
  const say = sharingWindowWords(lang);
  return html`<tv-dialog .open=${open} .lang=${lang} .heading=${say.title} @tv-close=${close}>
    ${
      open
        ? html`<p>${say.lead}</p>
            <p><b>${say.phone}.</b> ${say.phoneSay}</p>
            ${
              share && invitation
                ? html`<p><b>${say.second}.</b> ${say.secondSay}</p>
                    <tv-second .lang=${lang} .invitation=${invitation} .share=${share}></tv-second>`
                : nothing
            }
            <p><b>${say.keys}.</b> ${say.keysSay}</p>
            <p role="alert">${refused}</p>`
        : nothing
    }
    <button slot="acts" class="btn" @click=${close}>${say.keys}</button>
    <button slot="acts" class="btn go" autofocus @click=${putHandAway}>
      <tv-icon name="smartphone"></tv-icon>${say.phone}
    </button>
  </tv-dialog>`;
}

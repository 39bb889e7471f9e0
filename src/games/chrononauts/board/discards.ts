/** The discard pile face up, the last card first, in a window of its own (CH-205). */
import { html, type TemplateResult } from 'lit';
import '../../../elements/tv-dialog.ts';
import { cardName } from './card-face.ts';
import type { BoardContext } from './board-context.ts';

export function discards(context: BoardContext, open: boolean, close: () => void): TemplateResult {
  const { view, w, lang } = context;
  const faces = view.discard.toReversed().flatMap(({ face }) => (face === undefined ? [] : [face]));
  return html`<tv-dialog .open=${open} .heading=${w.discards(view.discard.length)} .lang=${lang} @tv-close=${close}>
    ${
      faces.length > 0
        ? html`<ol class="discards">
            ${faces.map((face) => html`<li>${cardName(context, face)}</li>`)}
          </ol>`
        : html`<p>${w.discardsEmpty}</p>`
    }
  </tv-dialog>`;
}

/** What lies on a picture of the grid, for eyes alone: whose finger is on it, and a word on what happens with it. */
import { html, nothing, type TemplateResult } from 'lit';
import '../../../elements/pictures/tv-icon.ts';
import '../../../elements/pictures/tv-plate.ts';
import type { Pointer } from './pointers.ts';

/** So many fingers have room. */
const MOST = 4;

/** At its lower edge; nothing without words. */
export const tag = (icon: 'send' | 'hourglass' | 'hand', says: string): TemplateResult | typeof nothing =>
  says === '' ? nothing : html`<span class="tag" aria-hidden="true"><tv-icon name=${icon}></tv-icon>${says}</span>`;

export function fingers(pointer: Pointer | undefined): TemplateResult | typeof nothing {
  if (!pointer) return nothing;
  return html`<span class="fingers" aria-hidden="true"
    >${pointer.plates.slice(0, MOST).map((plate) => html`<tv-plate .plate=${plate}></tv-plate>`)}${
      pointer.votes === undefined ? nothing : html`<b>${pointer.votes}</b>`
    }</span
  >`;
}

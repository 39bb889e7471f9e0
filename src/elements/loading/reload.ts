/** The way out where words say that the page wants to be loaded again. An installed page and a call's window have no button of a browser's. */
import { html, type TemplateResult } from 'lit';
import type { Lang } from '../frame/board.ts';
import { words } from '../words.ts';

const say = words('Ricarica la pagina', 'Reload the page');

export const renderReload = (lang: Lang): TemplateResult =>
  html`<button class="btn" @click=${(): void => location.reload()}>${say(lang)}</button>`;

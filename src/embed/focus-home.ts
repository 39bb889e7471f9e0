/** Where a keyboard is led in the face of a table when what had the focus has gone: to the headline of board or lobby. Fetched after the table. */
import type { LitElement } from 'lit';
import { KeptFocus } from '../elements/frame/kept-focus.ts';

export const keepFocus = (table: LitElement): KeptFocus =>
  new KeptFocus(table, () =>
    table.renderRoot.querySelector('.board > *, tv-lobby')?.shadowRoot?.querySelector<HTMLElement>('tv-status, h2'),
  );

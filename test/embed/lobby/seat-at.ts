/** A table in its lobby, mounted in a page, and what a test does and reads there. */
import { fixture, html, nextFrame } from '@open-wc/testing';
import '../../../src/embed/tavolata-table.ts';
import type { TavolataTable } from '../../../src/embed/tavolata-table.ts';
import type { SeatView } from '../../../src/kernel/view/table-view.ts';
import type { FakeTable } from '../fake-table.ts';
import { waitUntil } from '../../helpers/wait-until.ts';

export async function seatAt(table: FakeTable, lang = 'it', theme = 'light'): Promise<TavolataTable> {
  const el = await fixture<TavolataTable>(
    html`<tavolata-table lang=${lang} .theme=${theme} .table=${table} .invitation=${'#1.secret'}></tavolata-table>`,
  );
  await waitUntil(() => lobby(el), 'the lobby is drawn');
  await nextFrame();
  return el;
}

export const lobby = (el: Element): Element | null => el.shadowRoot!.querySelector('tv-lobby');
export const inLobby = (el: Element, selector: string): HTMLElement => lobby(el)!.shadowRoot!.querySelector(selector)!;
export const text = (el: Element): string => lobby(el)!.shadowRoot!.textContent.replaceAll(/\s+/gu, ' ');
export const form = (el: Element): ShadowRoot => inLobby(el, 'tv-sit').shadowRoot!;
/** What the form tells ears: an alert interrupts them, a status doesn't. */
export const said = (el: Element, role: 'alert' | 'status'): string =>
  form(el).querySelector(`[role=${role}]`)!.textContent.trim();
export const button = (el: Element, name: string): HTMLButtonElement =>
  [...lobby(el)!.shadowRoot!.querySelectorAll('button')].find((b) => `${b.ariaLabel} ${b.textContent}`.includes(name))!;

export async function typeName(el: Element, name: string): Promise<void> {
  form(el).querySelector('input')!.value = name;
  form(el).querySelector('form')!.requestSubmit();
  await nextFrame();
}

/** As fingers do. */
export function write(el: Element, name: string): void {
  const field = form(el).querySelector('input')!;
  field.focus();
  field.value = name;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

/** The field in the window that sits down during a game. */
export const windowField = (el: Element): HTMLInputElement | null | undefined =>
  el.shadowRoot!.querySelector('tv-dialog[open] tv-sit')?.shadowRoot?.querySelector('input');

export const asking: SeatView = {
  seat: 3,
  name: 'Tom',
  state: 'asking',
  me: false,
  founder: false,
  device: 'tom',
  presence: 'here',
  hand: 'here',
};

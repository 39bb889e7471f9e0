/** The table element with a table that lives in this page only, drawn. */
import { fixture, html, nextFrame } from '@open-wc/testing';
import '../../src/embed/tavolata-table.ts';
import type { TavolataTable } from '../../src/embed/tavolata-table.ts';
import { waitUntil } from '../helpers/wait-until.ts';
import type { FakeTable } from './fake-table.ts';

export const text = (el: Element): string => el.shadowRoot!.textContent.replaceAll(/\s+/gu, ' ');

const drawnOf = ({ view }: FakeTable): string =>
  view.phase === 'lobby' && view.game.id === 'codenames' ? 'tv-lobby' : '.page';

/** @param drawn what is waited for */
export async function opened(table: FakeTable, lang = 'it', drawn: string = drawnOf(table)): Promise<TavolataTable> {
  const el = await fixture<TavolataTable>(
    html`<tavolata-table
      lang=${lang}
      theme="light"
      share="https://tavolata.example/"
      .table=${table}
      .invitation=${'#1.secret'}
    ></tavolata-table>`,
  );
  await waitUntil(() => el.shadowRoot!.querySelector(drawn));
  await nextFrame();
  return el;
}

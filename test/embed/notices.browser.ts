/** What a table tells of itself lies over the game: on a phone no sentence of it is longer than three lines. */
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import '../../src/embed/tavolata-table.ts';
import type { TavolataTable } from '../../src/embed/tavolata-table.ts';
import type { Notice } from '../../src/kernel/view/table-view.ts';
import { linesOf } from '../helpers/lines-of.ts';
import { waitUntil } from '../helpers/wait-until.ts';
import { lobby } from './codenames-lobby.ts';
import { FakeTable, people, viewOf } from './fake-table.ts';

/** All that can be told while a game is on. */
const CODES: readonly Notice['code'][] = [
  'peer/garbage',
  'peer/forged',
  'peer/lied',
  'peer/differs',
  'relay/refilled',
  'tab/second',
  'store/volatile',
  'store/failing',
  'store/lost',
  'secret/bad',
  'proof/bad',
  'company/elsewhere',
  'company/old-link',
];

/** Of ten letters each. */
const NAMES: readonly string[] = ['Bartolomeo', 'Margherita', 'Maximilian'];

describe('notices on a phone', () => {
  for (const lang of ['it', 'en'])
    it(`have three lines at most, in ${lang}`, async () => {
      const play = { number: 1, view: lobby, awaits: [1] };
      const told = (code: Notice['code'], name = NAMES[0]!): FakeTable['view'] =>
        viewOf({ phase: 'playing', seats: people(4), play, notices: [{ code, name }] });
      const table = new FakeTable(told('relay/refilled'));
      const place = await fixture(
        html`<div style="width: 390px">
          <tavolata-table lang=${lang} theme="light" .table=${table}></tavolata-table>
        </div>`,
      );
      const el = place.querySelector('tavolata-table') as TavolataTable;
      await waitUntil(() => el.shadowRoot!.querySelector('codenames-board'), 'the board is there');
      const long: string[] = [];
      for (const [code, name] of CODES.flatMap((code) => NAMES.map((name) => [code, name] as const))) {
        table.show(told(code, name));
        await el.updateComplete;
        await nextFrame();
        const text = el.shadowRoot!.querySelector('.strip p')!;
        expect(text.textContent)
          .to.contain(code === 'peer/differs' ? name : '')
          .and.not.equal('');
        if (linesOf(text) > 3) long.push(`${linesOf(text)} ${text.textContent}`);
      }
      expect(long).to.deep.equal([]);
    });
});

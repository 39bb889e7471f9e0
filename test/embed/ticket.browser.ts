/** How long a refusal stays, and where it lies. */
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import '../../src/embed/tavolata-table.ts';
import { ProposeEvent } from '../../src/elements/frame/board.ts';
import { ActEvent } from '../../src/embed/shell/acts.ts';
import { settingsAfter } from '../../src/embed/shell/settings-acts.ts';
import type { TavolataTable } from '../../src/embed/tavolata-table.ts';
import { PLAIN } from '../../src/games/codenames/options.ts';
import type { CodenamesView } from '../../src/games/codenames/view.ts';
import type { TableView } from '../../src/kernel/view/table-view.ts';
import { button, deep, spoken } from '../helpers/shadow.ts';
import { waitUntil } from '../helpers/wait-until.ts';
import { FakeTable, people, viewOf } from './fake-table.ts';

const nobody = { spymaster: null, operatives: [0, 2], left: 0, total: 0 };
const lobby: CodenamesView = {
  phase: 'lobby',
  game: 1,
  options: PLAIN,
  calledOff: { by: [], needed: 3, lacks: [] },
  flips: false,
  me: { seat: null, role: 'spectator' },
  teams: { red: nobody, blue: { ...nobody, operatives: [1, 3] } },
  grid: [],
  turn: 0,
  guessesMade: 0,
  guessesLeft: 0,
  history: [],
};
const playing = (awaits: readonly number[], view = lobby): Partial<TableView> => ({
  phase: 'playing',
  seats: people(4, 2),
  play: { number: 1, view, awaits },
});

async function open(table: FakeTable): Promise<TavolataTable> {
  const el = await fixture<TavolataTable>(
    html`<tavolata-table lang="it" theme="light" style="width:390px;height:700px" .table=${table}></tavolata-table>`,
  );
  await waitUntil(() => el.shadowRoot!.querySelector('codenames-board'), 'the board is there');
  await nextFrame();
  return el;
}
const ticket = (el: Element): string =>
  el.shadowRoot!.querySelector('tv-refusal')!.shadowRoot!.querySelector('.advice')?.textContent ?? '';

async function refused(el: Element, table: FakeTable, code: string): Promise<void> {
  table.answer = { code, rule: 'P5' };
  el.shadowRoot!.querySelector('codenames-board')!.dispatchEvent(new ProposeEvent('touch', { cell: 3 }));
  await waitUntil(() => ticket(el));
}

describe('the ticket of a refusal', () => {
  beforeEach(() => localStorage.clear());

  it('says of a first game that can’t be had what is missing; it is offered again until it has opened', async () => {
    const el = await open(new FakeTable(viewOf(playing([1]))));
    el.shadowRoot!.querySelector('tv-room')!.dispatchEvent(new ActEvent({ act: 'part-missing' }));
    await waitUntil(() => ticket(el).includes('ricarica la pagina'));
    expect(settingsAfter({ act: 'tour' }, 'codenames')).to.equal(undefined);
    expect(settingsAfter({ act: 'toured' }, 'codenames')!.toured).to.deep.equal(['codenames']);
  });

  it('goes with the turn that it was said in', async () => {
    const table = new FakeTable(viewOf(playing([1])));
    const el = await open(table);
    await refused(el, table, 'move/not-your-seat');
    table.show(playing([1], { ...lobby, guessesMade: 1 }));
    await el.updateComplete;
    expect(ticket(el)).not.to.equal('');
    table.show(playing([2]));
    await waitUntil(() => ticket(el) === '');
  });

  it('goes as soon as the same move would be answered otherwise', async () => {
    const table = new FakeTable(viewOf(playing([1])));
    const el = await open(table);
    await refused(el, table, 'move/stale');
    table.answer = undefined;
    table.show(playing([1], { ...lobby, guessesMade: 1 }));
    await waitUntil(() => ticket(el) === '');
  });

  it('tells each move that was lost: another one after the first has gone by itself, two at once one after the other', async () => {
    const table = new FakeTable(viewOf(playing([1])));
    const el = await open(table);
    const [late, other] = [
      { code: 'move/stale', rule: 'P5' },
      { code: 'move/not-your-seat', rule: 'P3' },
    ];
    table.lose('touch', late);
    await waitUntil(() => ticket(el).includes('Qualcuno è arrivato prima'), 'the first');
    const first = ticket(el);
    table.show(playing([2]));
    await waitUntil(() => ticket(el) === '');
    table.lose('touch', other);
    await waitUntil(() => ticket(el) !== '', 'one that was lost later');
    table.lose('touch', late);
    await el.updateComplete;
    expect(ticket(el)).not.to.equal(first);
    const close = (): void => button(el.shadowRoot!.querySelector('tv-refusal')!, 'Va bene, chiudi').click();
    close();
    await waitUntil(() => ticket(el) === first, 'the next');
    expect(table.lost).to.have.length(3);
    close();
    await waitUntil(() => ticket(el) === '');
    expect(table.lost).to.deep.equal([]);
  });

  it('lies on nothing that one can tap, on a phone neither', async () => {
    const table = new FakeTable(viewOf(playing([1])));
    const el = await open(table);
    await refused(el, table, 'move/stale');
    await nextFrame();
    const { top } = el.shadowRoot!.querySelector('tv-refusal')!.getBoundingClientRect();
    const board = el.shadowRoot!.querySelector('.main')!.getBoundingClientRect();
    expect(board.bottom).to.be.at.most(top);
    expect(board.height).to.be.above(350);
  });

  it('is read in the window that is open, as it lies beneath it', async () => {
    const table = new FakeTable(viewOf(playing([1])));
    const el = await open(table);
    for (const way of [['Due parole'], ['Menu', 'A tavola']]) {
      for (const name of way) {
        button(el, name).click();
        await nextFrame();
      }
      await refused(el, table, 'say/too-fast');
      await nextFrame();
      const shown = deep(el).find((one): one is HTMLDialogElement => one instanceof HTMLDialogElement && one.open)!;
      const host = (shown.getRootNode() as ShadowRoot).host;
      expect(spoken(host.querySelector('[role=alert]') ?? shown)).to.contain(ticket(el));
      button(host, 'Chiudi').click();
      await nextFrame();
    }
  });
});

import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import type { BoardProps } from '../../src/elements/frame/board.ts';
import '../../src/embed/tavolata-table.ts';
import type { TavolataTable } from '../../src/embed/tavolata-table.ts';
import type { CodenamesView } from '../../src/games/codenames/view.ts';
import type { SeatView, TableView } from '../../src/kernel/view/table-view.ts';
import { lobby } from './codenames-lobby.ts';
import { FakeTable, people, viewOf } from './fake-table.ts';
import { waitUntil } from '../helpers/wait-until.ts';
import { accessible } from '../helpers/accessible.ts';

const playing = (change: Partial<TableView> = {}): TableView =>
  viewOf({ phase: 'playing', seats: people(4), play: { number: 1, view: lobby, awaits: [1] }, ...change });

async function open(table: FakeTable): Promise<readonly [TavolataTable, HTMLElement & BoardProps]> {
  const el = await fixture<TavolataTable>(
    html`<tavolata-table lang="it" theme="light" .table=${table}></tavolata-table>`,
  );
  const board = (): Element | null => el.shadowRoot!.querySelector('codenames-board');
  await waitUntil(board, 'the board is there');
  await nextFrame();
  return [el, board() as HTMLElement & BoardProps];
}

const strips = (el: Element): string => el.shadowRoot!.querySelector('.strips')!.textContent.replaceAll(/\s+/gu, ' ');
const button = (el: Element, name: string): HTMLButtonElement =>
  [...el.shadowRoot!.querySelectorAll('.strips button')].find((b) =>
    `${b.ariaLabel} ${b.textContent}`.includes(name),
  ) as HTMLButtonElement;

describe('<tavolata-table> while a game is on', () => {
  beforeEach(() => localStorage.clear());

  it('gives the board its view, people and language, and keeps the same people while the seats are the same', async () => {
    const table = new FakeTable(playing({ seats: people(4, 2) }));
    const [el, board] = await open(table);
    expect(board.view).to.equal(lobby);
    expect(board.people.map((p) => [p.name, p.plate, p.me])[2]).to.deep.equal(['Sofia', 2, true]);
    expect([board.me, board.lang, board.waiting]).to.deep.equal([2, 'it', [1]]);
    const before = board.people;
    table.show({ play: { number: 1, view: { ...lobby, turn: 1 }, awaits: [] } });
    await el.updateComplete;
    expect(board.people).to.equal(before);
    expect((board.view as CodenamesView).turn).to.equal(1);
    expect(el.shadowRoot!.querySelector('codenames-board')).to.equal(board);
  });

  it('lays its sentences over the board, whose place and size stay, clear of the end of its headline', async () => {
    const table = new FakeTable(playing({ seats: people(4, 2) }));
    const [el, board] = await open(table);
    const rect = (e: Element): readonly number[] => {
      const { x, y, width, height } = e.getBoundingClientRect();
      return [x, y, width, height];
    };
    for (const width of ['1440px', '720px', '390px']) {
      Object.assign(el.style, { display: 'block', width, height: '700px' });
      table.show({ notices: [] });
      await nextFrame();
      const before = rect(board);
      table.show({ notices: [{ code: 'store/failing' }] });
      await nextFrame();
      expect(strips(el)).to.contain('non si riesce a salvare');
      expect(rect(board)).to.deep.equal(before);
      const strip = el.shadowRoot!.querySelector('.strip')!.getBoundingClientRect();
      const end = board.getBoundingClientRect().right;
      expect(strip.right).to.be.below(end - 66);
      expect(strip.width).to.be.above(200);
    }
  });

  it('gives what a watcher reads for the whole game a row of its own at half size and on a phone, above the board', async () => {
    const table = new FakeTable(playing({ seats: people(4) }));
    const [el, board] = await open(table);
    for (const width of ['720px', '390px']) {
      Object.assign(el.style, { display: 'block', width, height: '700px' });
      table.show({ notices: [] });
      await nextFrame();
      const strip = (): DOMRect => el.shadowRoot!.querySelector('.strip')!.getBoundingClientRect();
      const top = board.getBoundingClientRect().top;
      expect(strip().height).to.be.above(30);
      expect(strip().bottom).to.be.at.most(top);
      // What comes and goes lies over the board, as ever.
      table.show({ notices: [{ code: 'store/failing' }] });
      await nextFrame();
      expect(strips(el)).to.contain('non si riesce a salvare');
      expect(board.getBoundingClientRect().top).to.equal(top);
    }
  });

  it('puts its sentences away with a tap, until there is another one', async () => {
    const table = new FakeTable(playing({ seats: people(4, 2), notices: [{ code: 'store/failing' }] }));
    const [el] = await open(table);
    const pile = el.shadowRoot!.querySelector('tv-strips')!;
    const fold = (): HTMLButtonElement => pile.shadowRoot!.querySelector('.fold')!;
    const seen = (): number => pile.querySelector('.strip')!.getClientRects().length;
    expect([fold().ariaLabel, seen()]).to.deep.equal(['Metti via gli avvisi', 1]);
    fold().click();
    await nextFrame();
    expect([fold().ariaLabel, seen()]).to.deep.equal(['Mostra l’avviso', 0]);
    table.show({ notices: [{ code: 'store/failing' }, { code: 'peer/lied', seat: 1 }] });
    await nextFrame();
    expect([fold().ariaLabel, seen()]).to.deep.equal(['Metti via gli avvisi', 1]);
    table.show({ notices: [] });
    await nextFrame();
    expect(fold()).to.equal(null);
  });

  it('shows one sentence after the other in a narrow place, where two would cover the headline and more', async () => {
    const table = new FakeTable(
      playing({ seats: people(4, 2), notices: [{ code: 'store/failing' }, { code: 'peer/lied', seat: 1 }] }),
    );
    const [el] = await open(table);
    const seen = (): readonly string[] =>
      [...el.shadowRoot!.querySelectorAll<HTMLElement>('.strip')]
        .filter((one) => one.offsetHeight > 0)
        .map(({ innerText }) => innerText);
    for (const [width, most] of [
      ['1440px', 2],
      ['720px', 1],
      ['390px', 1],
    ] as const) {
      Object.assign(el.style, { display: 'block', width, height: '700px' });
      await nextFrame();
      expect(seen()).to.have.length(most);
    }
    const [before] = seen();
    el.shadowRoot!.querySelector<HTMLElement>('.strip .icon')!.click();
    await nextFrame();
    expect([seen().length, seen()[0] === before]).to.deep.equal([1, false]);
  });

  it('translates what the pipeline says before a move', async () => {
    const table = new FakeTable(playing({ seats: people(4, 2) }));
    const [, board] = await open(table);
    table.answer = { code: 'move/stale', rule: 'P5' };
    expect(board.check('touch', { cell: 3 })!.advice).to.contain('Troppo tardi');
  });

  it('[I14] lets a device that lands in the middle of a game type the code of the one that has a seat', async () => {
    const table = new FakeTable(playing({ seats: people(4) }));
    const [el] = await open(table);
    button(el, 'Ho già un posto qui').click();
    await nextFrame();
    await nextFrame();
    const form = el.shadowRoot!.querySelector('tv-return')!.shadowRoot!.querySelector('tv-code')!.shadowRoot!;
    form.querySelector('input')!.value = '7KQ2-M0XB-91TD-ZC4R';
    form.querySelector('form')!.requestSubmit();
    expect(table.calls.find(([what]) => what === 'devices.ask')).to.deep.equal(['devices.ask', '7KQ2-M0XB-91TD-ZC4R']);
    table.show({ devices: { ...table.view.devices, asking: { number: '123 456' } } });
    await nextFrame();
    expect(button(el, 'Ho già un posto qui')).to.equal(undefined);
  });

  it('tells a watcher so, and lets one sit down', async () => {
    const table = new FakeTable(playing());
    const [el] = await open(table);
    expect(strips(el)).to.contain('Stai guardando');
    button(el, 'Siediti').click();
    await nextFrame();
    await accessible(el);
    const form = el.shadowRoot!.querySelector('tv-sit')!.shadowRoot!;
    form.querySelector('input')!.value = 'Nadia';
    form.querySelector('form')!.requestSubmit();
    await waitUntil(() => !el.shadowRoot!.querySelector('tv-sit'));
    expect(table.calls).to.deep.include(['claim', 'Nadia', undefined]);
  });

  it('offers no seat with a watcher’s link', async () => {
    const view = playing();
    const [el] = await open(new FakeTable({ ...view, me: { ...view.me, watcher: true } }));
    expect(strips(el)).to.contain('Stai guardando');
    expect(button(el, 'Siediti')).to.equal(undefined);
  });

  it('lets the host admit somebody during a game', async () => {
    const tom: SeatView = {
      seat: 4,
      name: 'Tom',
      state: 'asking',
      me: false,
      founder: false,
      device: 'tom',
      presence: 'here',
      hand: 'here',
    };
    const table = new FakeTable(playing({ seats: [...people(4, 0), tom] }));
    const [el] = await open(table);
    await accessible(el);
    button(el, 'Fai entrare').click();
    await nextFrame();
    expect(table.calls).to.deep.include(['admit', 'tom']);
  });

  it('asks whoever was passed over in a shuffle too soon, and nobody who looks back, whether to help all the same', async () => {
    const table = new FakeTable(playing({ seats: people(4, 2), passedOver: true }));
    const [el] = await open(table);
    expect(strips(el)).to.contain('Ti hanno saltato nel mescolare');
    await accessible(el);
    button(el, 'Aiuta lo stesso').click();
    await nextFrame();
    expect(table.calls).to.deep.include(['waive']);
    table.show({ past: { position: 1, last: 2 } });
    await el.updateComplete;
    expect(strips(el)).not.to.contain('hanno saltato');
  });
});

/** What a table tells while a window lies over it stands in that window, in a live region of its own. All else is inert then. */
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import '../../src/embed/tavolata-table.ts';
import type { TavolataTable } from '../../src/embed/tavolata-table.ts';
import type { TableView } from '../../src/kernel/view/table-view.ts';
import { allUpdated, deep } from '../helpers/shadow.ts';
import { lobby } from './codenames-lobby.ts';
import { FakeTable, people, viewOf } from './fake-table.ts';

const REFILLED = 'Il server aveva perso il tavolo: l’abbiamo rimesso da qui.';
const FAILING = 'Qui non si riesce a salvare: non chiudere la pagina.';

async function open(table: FakeTable): Promise<TavolataTable> {
  const el = await fixture<TavolataTable>(
    html`<tavolata-table lang="it" theme="light" style="width:390px;height:780px" .table=${table}></tavolata-table>`,
  );
  await allUpdated(el);
  return el;
}

async function press(el: Element, name: string): Promise<void> {
  const found = deep(el).find(
    (one): one is HTMLElement =>
      one instanceof HTMLElement &&
      one.matches('button') &&
      one.offsetWidth > 0 &&
      (one.ariaLabel ?? one.textContent.trim()) === name,
  );
  found!.click();
  await allUpdated(el);
  await nextFrame();
}

const modal = (el: Element): Element | undefined => deep(el).find((one) => one.matches('dialog:modal'));
const regionOf = (el: Element): Element =>
  modal(el)!.querySelector('tv-meanwhile')!.shadowRoot!.querySelector('[role="status"]')!;
const told = (el: Element): readonly string[] =>
  [...regionOf(el).querySelectorAll('p')].filter(({ offsetHeight }) => offsetHeight > 0).map((p) => p.textContent);

const box = (el: Element): string => JSON.stringify(el.getBoundingClientRect());

describe('what is told while a window is open', () => {
  beforeEach(() => localStorage.clear());

  it('stands in the window as long as it holds; what was there before does not', async () => {
    const table = new FakeTable(viewOf({ seats: people(4, 0), notices: [{ code: 'relay/refilled' }] }));
    const el = await open(table);
    await press(el, 'Menu');
    await press(el, 'Regole');
    expect(told(el)).to.deep.equal([]);
    table.show({ notices: [{ code: 'relay/refilled' }, { code: 'store/failing' }] });
    await allUpdated(el);
    expect(told(el)).to.deep.equal([FAILING]);
    table.show({ notices: [] });
    await allUpdated(el);
    expect(told(el)).to.deep.equal([]);
    table.show({ notices: [{ code: 'relay/refilled' }] });
    await allUpdated(el);
    expect(told(el), 'it comes again').to.deep.equal([REFILLED]);
  });

  it('moves nothing in the window, and takes no press from it', async () => {
    const table = new FakeTable(viewOf({ seats: people(4, 0) }));
    const el = await open(table);
    await press(el, 'Menu');
    await press(el, 'Regole');
    const places = (): unknown => [...modal(el)!.children].map((one) => one.tagName !== 'TV-MEANWHILE' && box(one));
    const before = places();
    table.show({ notices: [{ code: 'relay/refilled' }, { code: 'store/failing' }] });
    await allUpdated(el);
    expect(told(el)).to.have.length(2);
    expect(places()).to.deep.equal(before);
    const [line] = regionOf(el).children;
    expect(getComputedStyle(line!).pointerEvents).to.equal('none');
  });

  it('the beginning of one’s turn is, once, and goes with the turn', async () => {
    const awaits = (...seats: readonly number[]): Partial<TableView> => ({
      phase: 'playing',
      play: { number: 1, view: lobby, awaits: seats },
    });
    const table = new FakeTable(viewOf({ seats: people(4, 0), ...awaits(0) }));
    const el = await open(table);
    await press(el, 'Menu');
    await press(el, 'Regole');
    expect(told(el), 'it had begun before').to.deep.equal([]);
    table.show(awaits(1));
    await allUpdated(el);
    expect(told(el)).to.deep.equal([]);
    table.show(awaits(0, 2));
    await allUpdated(el);
    expect(told(el)).to.deep.equal(['Tocca a te.']);
    const [line] = regionOf(el).children;
    table.show(awaits(0));
    await allUpdated(el);
    expect([...regionOf(el).children], 'a screen reader says it once').to.deep.equal([line]);
    table.show({ play: { number: 1, view: lobby, awaits: [0], outcome: { winners: [], why: '' } } });
    await allUpdated(el);
    expect(told(el)).to.deep.equal([]);
  });

  it('is forgotten with the table', async () => {
    const [table, other] = [
      new FakeTable(viewOf({ seats: people(4, 0) })),
      new FakeTable(viewOf({ seats: people(4) })),
    ];
    const [el, beside] = [await open(table), await open(other)];
    await press(el, 'Menu');
    await press(el, 'Regole');
    other.show({ notices: [{ code: 'store/failing' }] });
    await allUpdated(beside);
    await allUpdated(el);
    expect(told(el), 'another table on the page is inert as well').to.deep.equal([FAILING]);
    beside.remove();
    await allUpdated(el);
    expect(told(el)).to.deep.equal([]);
  });
});

/** What a page around a table is told, and what it may ask of it. */
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { ExplainEvent } from '../../src/elements/frame/board.ts';
import '../../src/embed/tavolata-table.ts';
import type { TavolataTable } from '../../src/embed/tavolata-table.ts';
import { waitUntil } from '../helpers/wait-until.ts';
import { FakeTable, people, viewOf } from './fake-table.ts';

const TOLD = ['tv-joined', 'tv-turn', 'tv-refused', 'tv-over'] as const;

async function listen(table: FakeTable): Promise<{ readonly el: TavolataTable; readonly told: unknown[] }> {
  const told: unknown[] = [];
  const around = await fixture(html`<div></div>`);
  for (const type of TOLD)
    around.addEventListener(type, (event) =>
      told.push({ type, ...(Object.fromEntries(Object.entries(event)) as object) }),
    );
  const el = document.createElement('tavolata-table');
  el.table = table;
  around.append(el);
  await nextFrame();
  return { el, told };
}

/** Own fields of an event that the page around may read. */
const short = ({ type, ...rest }: Record<string, unknown>): unknown => [
  type,
  ...Object.entries(rest).flatMap(([key, value]) => (key === 'isTrusted' ? [] : [value])),
];
const all = (told: readonly unknown[]): readonly unknown[] => told.map((one) => short(one as Record<string, unknown>));

describe('the page around a table', () => {
  it('is told who sits down after it was opened, the own person too', async () => {
    const table = new FakeTable(viewOf({ seats: people(2, 0) }));
    const { told } = await listen(table);
    expect(all(told)).to.deep.equal([]);
    table.show({ seats: people(3, 0) });
    await nextFrame();
    const [, , third] = people(3, 0);
    expect(all(told)).to.deep.equal([['tv-joined', 2, third!.name, false]]);
  });

  it('is told whom the game waits for, when that changes, and once how it ended', async () => {
    const table = new FakeTable(viewOf({ seats: people(2, 0) }));
    const { told } = await listen(table);
    const outcome = { winners: [1], why: 'CN-115' };
    table.show({ phase: 'playing', play: { number: 1, view: null, awaits: [0] } });
    table.show({ phase: 'playing', play: { number: 1, view: null, awaits: [0] } });
    table.show({ phase: 'playing', play: { number: 1, view: null, awaits: [1] } });
    table.show({ phase: 'playing', play: { number: 1, view: null, awaits: [], outcome } });
    table.show({ phase: 'playing', play: { number: 1, view: null, awaits: [], outcome } });
    await nextFrame();
    expect(all(told).filter((one) => (one as unknown[])[0] !== 'tv-refused')).to.deep.equal([
      ['tv-turn', [0], true],
      ['tv-turn', [1], false],
      ['tv-over', 1, outcome],
    ]);
  });

  it('is told once that nobody is waited for, where the game is taken off the table in a turn, or this person is put out', async () => {
    const seats = people(2, 0);
    const play = { number: 1, view: null, awaits: [0] };
    const gone = new FakeTable(viewOf({ seats, phase: 'playing', play }));
    const out = new FakeTable(gone.view);
    for (const table of [gone, out]) {
      const { told } = await listen(table);
      if (table === gone) table.view = viewOf({ seats });
      table.show(table === out ? { notices: [{ code: 'company/removed' }] } : {});
      table.show({});
      await nextFrame();
      expect(all(told)).to.deep.equal([
        ['tv-turn', [0], true],
        ['tv-turn', [], false],
      ]);
    }
  });

  it('is told that a seat that is waited for is no more its person’s', async () => {
    const table = new FakeTable(
      viewOf({ seats: people(2, 0), phase: 'playing', play: { number: 1, view: null, awaits: [0] } }),
    );
    const { told } = await listen(table);
    table.show({ me: { ...table.view.me, seat: null }, seats: people(2) });
    await nextFrame();
    expect(all(told)).to.deep.equal([
      ['tv-turn', [0], true],
      ['tv-turn', [0], false],
    ]);
  });

  it('is told the code and the rule of what was refused', async () => {
    const table = new FakeTable(viewOf({ seats: people(2, 0) }));
    const { el, told } = await listen(table);
    const refusal = { code: 'not-your-turn', rule: 'CN-039', advice: 'Aspetta.', text: '' };
    el.shadowRoot!.querySelector('tv-room')!.dispatchEvent(new ExplainEvent(refusal));
    await el.updateComplete;
    expect(all(told)).to.deep.equal([['tv-refused', 'not-your-turn', 'CN-039']]);
  });

  it('shuts the door and opens it, or is told why not', async () => {
    const table = new FakeTable(viewOf({ seats: people(2, 0) }));
    const { el } = await listen(table);
    expect(await el.lock()).to.equal(undefined);
    expect(await el.lock(false)).to.equal(undefined);
    expect(table.calls).to.deep.equal([
      ['turnDoor', false],
      ['turnDoor', true],
    ]);
    table.answer = { code: 'seat/not-founder', rule: 'F6' };
    expect(await el.lock()).to.equal('seat/not-founder');
  });

  it('is told that the table can be used once its lobby, or its board, is drawn', async () => {
    const drawn: unknown[] = [];
    for (const [phase, tag] of [
      ['lobby', 'tv-lobby'],
      ['playing', '.board > *'],
    ] as const) {
      const play = { number: 1, view: null, awaits: [] };
      const around = await fixture(html`<div></div>`);
      const el = document.createElement('tavolata-table');
      el.table = new FakeTable(viewOf({ seats: people(2, 0), phase, ...(phase === 'playing' && { play }) }));
      around.addEventListener('tv-ready', () => drawn.push(el.shadowRoot!.querySelector(tag) !== null));
      around.append(el);
      await waitUntil(() => el.shadowRoot!.querySelector(tag));
      await el.updateComplete;
      await nextFrame();
    }
    expect(drawn).to.deep.equal([true, true]);
  });

  it('hears a table inside another element’s shadow root, in a page that scrolls, and keeps its own place there', async () => {
    const around = await fixture<HTMLElement>(html`<div style="height:3000px;padding-top:1200px"></div>`);
    const inner = document.createElement('div');
    around.append(inner);
    const el = document.createElement('tavolata-table');
    el.table = new FakeTable(viewOf({ seats: people(2, 0) }));
    el.style.height = '500px';
    const told: string[] = [];
    around.addEventListener('tv-opened', ({ name, people: sit }) => told.push(`${name}: ${sit.join(', ')}`));
    inner.attachShadow({ mode: 'closed' }).append(el);
    await el.updateComplete;
    await nextFrame();
    expect(told).to.deep.equal(['Venerdì da Giulia: Giulia, Marco']);
    (el.table as FakeTable).show({ seats: people(3, 0) });
    expect(told[1]).to.equal('Venerdì da Giulia: Giulia, Marco, Sofia');
    expect(el.getBoundingClientRect().height).to.equal(500);
    expect(scrollY).to.equal(0);
  });
});

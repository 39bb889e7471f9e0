/** A table in somebody else's page. What the page sets for its own text and colours, what it says of the table, and what it hears. */
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import '../../src/embed/tavolata-table.ts';
import { TavolataTable } from '../../src/embed/tavolata-table.ts';
import { customElement } from '../../src/elements/loading/define.ts';
import { createTable } from '../../src/embed/tavolata.ts';
import { FakeTable, people, viewOf } from './fake-table.ts';

const HOSTILE =
  'letter-spacing:3px;word-spacing:9px;text-transform:uppercase;text-indent:2em;text-shadow:1px 1px red;white-space:pre;font:italic 900 5px cursive;line-height:3;text-align:end;direction:rtl;cursor:none';
const READ = [
  'letterSpacing',
  'wordSpacing',
  'textTransform',
  'textIndent',
  'textShadow',
  'whiteSpace',
  'fontStyle',
  'fontSize',
  'lineHeight',
  'direction',
  'cursor',
] as const;

async function shown(style = '', change: Partial<TavolataTable> = {}): Promise<TavolataTable> {
  const around = await fixture(html`<div style=${style}></div>`);
  const el = document.createElement('tavolata-table');
  Object.assign(el, { table: new FakeTable(viewOf({ seats: people(2, 0) })), ...change });
  around.append(el);
  await nextFrame();
  await el.updateComplete;
  return el;
}
const room = (el: TavolataTable): HTMLElement => el.shadowRoot!.querySelector('tv-room')!;
const bar = (el: TavolataTable): ShadowRoot => el.shadowRoot!.querySelector('tv-bar')!.shadowRoot!;
const textOf = (el: TavolataTable): readonly string[] => {
  const computed = getComputedStyle(bar(el).querySelector('.where')!);
  return READ.map((name) => computed[name]);
};

describe('a table in somebody else’s page', () => {
  afterEach(() => document.documentElement.removeAttribute('style'));

  it('has its own text, whatever the page has set for its own', async () => {
    expect(textOf(await shown(HOSTILE))).to.deep.equal(textOf(await shown()));
  });

  it('has text of the size that the reader chose where the page counts its rem in tens', async () => {
    const before = textOf(await shown());
    const low = getComputedStyle(room(await shown())).getPropertyValue('--tv-rem');
    document.documentElement.style.fontSize = '62.5%';
    const el = await shown();
    expect(textOf(el)).to.deep.equal(before);
    expect(getComputedStyle(room(el)).getPropertyValue('--tv-rem')).to.equal(low);
    const button = bar(el).querySelector('.menu-button')!;
    expect(button.getBoundingClientRect().height).to.be.at.least(40);
  });

  it('is light and dark as the page is, also when that changes, unless it is told', async () => {
    document.documentElement.style.colorScheme = 'dark';
    const el = await shown();
    expect(room(el).getAttribute('theme')).to.equal('dark');
    document.documentElement.style.colorScheme = 'light';
    await nextFrame();
    await el.updateComplete;
    expect(room(el).getAttribute('theme')).to.equal('light');
    document.documentElement.style.colorScheme = 'light dark';
    await nextFrame();
    await el.updateComplete;
    expect(room(el).getAttribute('theme')).to.equal('auto');
    el.theme = 'dark';
    await el.updateComplete;
    expect(room(el).getAttribute('theme')).to.equal('dark');
  });

  it('has a sign to tap only where that leads somewhere', async () => {
    expect(bar(await shown()).querySelector('button.brand')).to.equal(null);
    expect(bar(await shown('', { home: true })).querySelector('button.brand')).not.to.equal(null);
  });

  it('offers what the page wants offered', async () => {
    const offered = (el: TavolataTable): readonly (string | null)[] =>
      [...bar(el).querySelectorAll('button.icon:not(.menu-button)')].map((one) => one.getAttribute('aria-label'));
    expect(offered(await shown()).length).to.be.greaterThan(2);
    expect(offered(await shown('', { features: '' }))).to.deep.equal([]);
    const [only, ...others] = offered(await shown('', { features: 'log' }));
    expect(only).to.match(/^(?:Log|Registro)$/u);
    expect(others).to.deep.equal([]);
  });

  it('offers an invitation with which somebody can sit down, in bar and lobby, where the page wants it offered', async () => {
    const invitations = async (change: Partial<TavolataTable>): Promise<readonly number[]> => {
      const { shadowRoot } = await shown('', { invitation: '1.abc', ...change });
      return ['tv-bar', 'tv-lobby'].map((tag) => {
        const icons = shadowRoot!.querySelector(tag)!.shadowRoot!.querySelectorAll('tv-icon');
        return [...icons].filter(({ name }) => name === 'user-plus').length;
      });
    };
    const seated = viewOf({ seats: people(2) });
    const watching = viewOf({ ...seated, me: { ...seated.me, watcher: true } });
    expect(await invitations({})).to.deep.equal([1, 1]);
    expect(await invitations({ features: 'invite rules' })).to.deep.equal([1, 1]);
    expect(await invitations({ features: 'rules' })).to.deep.equal([0, 0]);
    expect(await invitations({ table: new FakeTable(watching) })).to.deep.equal([0, 0]);
  });

  it('has no way to another game in the lobby where the page leaves that out', async () => {
    const ways = async (change: Partial<TavolataTable>): Promise<number> => {
      const lobby = (await shown('', change)).shadowRoot!.querySelector('tv-lobby')!.shadowRoot!;
      return lobby.querySelectorAll('tv-icon[name="dices"]').length;
    };
    expect([await ways({}), await ways({ features: 'games' }), await ways({ features: 'rules' })]).to.deep.equal([
      1, 1, 0,
    ]);
  });

  it('shows what the page has put there while it has nothing to show itself', async () => {
    const empty = await fixture<TavolataTable>(
      html`<tavolata-table
        ><p>Wait…</p>
        <p slot="empty">No table yet</p></tavolata-table
      >`,
    );
    const [wait, none] = empty.querySelectorAll('p');
    expect([wait!.assignedSlot, none!.assignedSlot?.name]).to.deep.equal([null, 'empty']);
    empty.table = new FakeTable(viewOf({ phase: 'opening' }));
    await empty.updateComplete;
    expect([wait!.assignedSlot !== null, none!.assignedSlot]).to.deep.equal([true, null]);
  });

  it('begins the form for a seat with the name that the page knows', async () => {
    const el = await shown('', { name: 'Nadia', table: new FakeTable(viewOf({ seats: [] })) });
    const sit = el.shadowRoot!.querySelector('tv-lobby')!.shadowRoot!.querySelector('tv-sit')!;
    expect(sit.shadowRoot!.querySelector('input')!.value).to.equal('Nadia');
  });

  it('tells what becomes of it: line, ready, begun, left', async () => {
    const told: unknown[] = [];
    const around = await fixture(html`<div></div>`);
    for (const type of ['tv-ready', 'tv-connection', 'tv-started', 'tv-left', 'tv-failed'])
      around.addEventListener(type, (event) => told.push([type, Object.fromEntries(Object.entries(event))]));
    const el = document.createElement('tavolata-table');
    const table = new FakeTable(viewOf({ seats: people(3, 0) }));
    el.table = table;
    around.append(el);
    await nextFrame();
    table.show({ connection: { state: 'offline', waiting: 0 } });
    table.show({ phase: 'playing', play: { number: 1, view: null, awaits: [0] } });
    table.show({ seats: people(2, 0) });
    await nextFrame();
    const names = people(3);
    expect(
      told.map((one) => JSON.stringify(one).replace('"isTrusted":false,', '').replace('{"isTrusted":false}', '{}')),
    ).to.deep.equal([
      '["tv-connection",{"state":"live"}]',
      '["tv-ready",{}]',
      '["tv-connection",{"state":"offline"}]',
      '["tv-started",{"number":1,"game":"codenames"}]',
      `["tv-left",{"seat":2,"name":"${names[2]!.name}","me":false}]`,
    ]);
    // A link that names nothing; with which code it is told is shown by `test/e2e/embed.test.ts`.
    el.table = undefined;
    el.invitation = '#1.nothing';
    await until(() => told.length > 5);
    expect(told.at(-1)).to.have.property('0', 'tv-failed');
  });

  it('says so where the page has loaded another version before', () => {
    const said: unknown[] = [];
    const { warn } = console;
    console.warn = (...words: unknown[]): void => void said.push(...words);
    try {
      customElement('tavolata-table')(class extends HTMLElement {});
      customElement('tavolata-table')(TavolataTable);
      customElement('tv-brand')(class extends HTMLElement {});
    } finally {
      console.warn = warn;
    }
    expect(said).to.have.lengthOf(1);
    expect(said[0]).to.match(/^<tavolata-table> .* version \d+\.\d+\.\d+.* version unknown is not used/u);
  });

  it('isn’t made with an address that is none, and says so', async () => {
    const wanted = { game: 'codenames', open: true, name: 'Venerdì' };
    for (const relay of ['http://:::', 'mailto:me@example.org'])
      expect(await createTable({ ...wanted, relay })).to.deep.equal({ ok: false, code: 'relay/address' });
  });
});

async function until(so: () => boolean): Promise<void> {
  for (let i = 0; i < 1_200 && !so(); i++) await new Promise((done) => setTimeout(done, 50));
  expect(so()).to.equal(true);
}

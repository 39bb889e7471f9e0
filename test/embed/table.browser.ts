import { expect, fixture, html, nextFrame, oneEvent } from '@open-wc/testing';
import { ExplainEvent, ProposeEvent } from '../../src/elements/frame/board.ts';
import type { TvRefusal } from '../../src/elements/tv-refusal.ts';
import type { MovedEvent } from '../../src/embed/events.ts';
import { refusalWords } from '../../src/embed/words/refusal-words.ts';
import type { TvBar } from '../../src/embed/bar/tv-bar.ts';

import type { TvInvite } from '../../src/embed/tv-invite.ts';
import type { Notice } from '../../src/kernel/view/table-view.ts';
import { FakeTable, people, viewOf } from './fake-table.ts';
import { opened, text } from './opened.ts';
import { waitUntil } from '../helpers/wait-until.ts';
import { accessible } from '../helpers/accessible.ts';

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- querySelector's own
const part = <T extends Element>(el: Element, selector: string): T => el.shadowRoot!.querySelector<T>(selector)!;

async function press(el: Element, tag: string, selector: string): Promise<void> {
  part<HTMLElement>(part(el, tag), selector).click();
  await nextFrame();
}

describe('<tavolata-table>', () => {
  beforeEach(() => localStorage.clear());

  it('shows and tells the new link of a table that has moved, and stays open when the page takes it over', async () => {
    const table = new FakeTable(viewOf({ seats: people(2, 0) }));
    const el = await opened(table);
    const moved = oneEvent(el, 'tv-moved') as Promise<MovedEvent>;
    table.company.link = '#1.other';
    table.show({});
    expect((await moved).invitation).to.equal('#1.other');
    el.invitation = '1.other';
    await nextFrame();
    table.show({});
    await nextFrame();
    expect(table.calls.some(([what]) => what === 'close')).to.equal(false);
    expect(part(el, 'tv-lobby')).to.exist;
    await press(el, 'tv-bar', '[aria-label=Invita]');
    await waitUntil(() => part<TvInvite>(el, 'tv-invite'));
    expect(part<TvInvite>(el, 'tv-invite').invitation.endsWith('1.other')).to.equal(true);
  });

  it('takes an invitation that a framework wrote as an attribute out of the markup at once, uses it and warns', async () => {
    const warned: unknown[] = [];
    const { warn } = console;
    console.warn = (...what: unknown[]): void => void warned.push(...what);
    try {
      const place = document.createElement('div');
      place.innerHTML = '<tavolata-table invitation="#1.secret"></tavolata-table>';
      const el = place.querySelector('tavolata-table')!;
      // As where the script comes after the page. It isn't in the document: no table is opened.
      customElements.upgrade(place);
      expect(place.innerHTML).not.to.contain('secret');
      expect(el.invitation).to.equal('#1.secret');
      el.invitation = '#1.other';
      el.setAttribute('invitation', '#1.again');
      expect(el.outerHTML).not.to.contain('again');
      expect(el.invitation).to.equal('#1.other');
      expect(warned).to.have.lengthOf(2);
      expect(String(warned)).not.to.contain('#1.');
    } finally {
      console.warn = warn;
    }
  });

  const pages = {
    opening: viewOf({ phase: 'opening', connection: { state: 'catching-up', waiting: 0 } }),
    empty: viewOf({ phase: 'empty' }),
    'unknown game': viewOf({
      phase: 'unplayable',
      game: { id: 'bridge', version: 1 },
      notices: [{ code: 'game/unknown' }],
    }),
    'other rules': viewOf({
      phase: 'unplayable',
      game: { id: 'codenames', version: 9 },
      notices: [{ code: 'version/other' }],
    }),
    offline: viewOf({ seats: people(3, 1), connection: { state: 'offline', waiting: 2 } }),
    unstored: viewOf({ seats: people(3, 1), connection: { state: 'live', waiting: 0, unstored: true } }),
    blocked: viewOf({ connection: { state: 'blocked', waiting: 0, code: 4403 } }),
    notices: viewOf({ notices: [{ code: 'peer/lied', seat: 2, name: 'Sofia' }, { code: 'store/volatile' }] }),
  };
  for (const [name, view] of Object.entries(pages)) {
    it(`is accessible: ${name}`, async () => {
      const el = await opened(new FakeTable(view));
      await accessible(el);
    });
  }

  it('says what waits while there is no network', async () => {
    const el = await opened(new FakeTable(pages.offline));
    expect(text(el)).to.contain('Senza rete. Due mosse aspettano qui, nulla è perso.');
  });

  it('says that the relay can’t store, and takes the word back when it can', async () => {
    const table = new FakeTable(pages.unstored);
    const el = await opened(table);
    expect(text(el)).to.contain('Il server ora non riesce a salvare');
    table.show({ connection: { state: 'live', waiting: 0 } });
    await nextFrame();
    expect(text(el)).not.to.contain('non riesce a salvare');
  });

  it('calls a saved log that is being opened a log', async () => {
    const el = await fixture<HTMLElement>(
      html`<tavolata-table lang="it" theme="light" .log=${new Blob(['a log'])}></tavolata-table>`,
    );
    expect(text(el)).to.contain('Apro il registro');
  });

  it('says to whom comes without a network that the table opens by itself, and goes on saying so at each new try', async () => {
    const table = new FakeTable(viewOf({ phase: 'opening', connection: { state: 'offline', waiting: 0 } }));
    const el = await opened(table, 'it', '.page');
    expect(text(el)).to.contain('Apro il tavolo');
    await waitUntil(() => text(el).includes('Il tavolo non si raggiunge'), 'the sentence');
    await accessible(el);
    table.show({ connection: { state: 'catching-up', waiting: 0 } });
    await nextFrame();
    expect(text(el)).to.contain('il tavolo si apre da solo');
    table.show({ phase: 'lobby', connection: { state: 'live', waiting: 0 } });
    await nextFrame();
    expect(text(el)).not.to.contain('non si raggiunge');
  });

  it('says that the relay has lost the table', async () => {
    const el = await opened(new FakeTable(pages.empty), 'it', '.page');
    expect(text(el), 'somebody may be bringing it').to.contain('Apro il tavolo');
    await waitUntil(() => text(el).includes('Il link è buono, ma il tavolo non è qui'), 'the sentence');
  });

  it('says that another version of the rules is played here, and that a game is unknown', async () => {
    expect(text(await opened(new FakeTable(pages['other rules'])))).to.contain('Questo tavolo segue altre regole');
    expect(text(await opened(new FakeTable(pages['unknown game'])))).to.contain('Questo gioco qui non c’è');
  });

  it('has a button that loads the page again wherever it says that this helps, and nowhere else', async () => {
    const reloads = (el: Element): number => text(el).split('Ricarica la pagina').length - 1;
    expect(reloads(await opened(new FakeTable(pages['other rules'])))).to.equal(1);
    expect(reloads(await opened(new FakeTable(pages.blocked)))).to.equal(1);
    expect(reloads(await opened(new FakeTable(pages['unknown game'])))).to.equal(0);
    const told = (code: Notice['code']): FakeTable => new FakeTable(viewOf({ notices: [{ code }] }));
    expect(reloads(await opened(told('company/elsewhere')))).to.equal(1);
    expect(reloads(await opened(told('store/volatile')))).to.equal(0);
    const el = await fixture<TvRefusal>(
      html`<tv-refusal
        lang="en"
        .refusal=${refusalWords({ code: 'company/no-game', rule: 'G16' }, 'en', undefined)}
      ></tv-refusal>`,
    );
    expect(text(el))
      .to.match(/Reload the page\s/u)
      .and.to.contain('G16');
    el.refusal = refusalWords({ code: 'company/same-game', rule: 'G16' }, 'en', undefined);
    await el.updateComplete;
    expect(text(el)).not.to.contain('Reload');
  });

  it('names a liar, and the notice can be put away', async () => {
    const el = await opened(new FakeTable(pages.notices));
    expect(text(el)).to.contain('Le firme smentiscono il browser di Sofia');
    part<HTMLElement>(el, '.strip button').click();
    await nextFrame();
    expect(text(el)).not.to.contain('Sofia');
  });

  it('shows a notice that was put away once more when it had gone and comes back', async () => {
    const failing = { notices: [{ code: 'store/failing' }] } as const;
    const table = new FakeTable(viewOf(failing));
    const el = await opened(table);
    part<HTMLElement>(el, '.strip button').click();
    await nextFrame();
    table.show({});
    await nextFrame();
    expect(text(el)).not.to.contain('non si riesce a salvare');
    table.show({ notices: [] });
    await nextFrame();
    table.show(failing);
    await nextFrame();
    expect(text(el)).to.contain('Qui non si riesce a salvare');
  });

  it('shows a lost race kindly in the language that is spoken, and dismisses it when it was read', async () => {
    const table = new FakeTable(viewOf({ seats: people(4, 0) }));
    const el = await opened(table);
    table.lose('touch', { code: 'move/stale', rule: 'P5' });
    await nextFrame();
    const refusal = part<HTMLElement>(el, 'tv-refusal');
    expect(text(refusal)).to.contain('Qualcuno è arrivato prima.');
    el.lang = 'en';
    await nextFrame();
    expect(text(refusal)).to.contain('Somebody got there first.');
    expect(text(refusal)).not.to.contain('Qualcuno');
    part<HTMLElement>(refusal, '.quiet').click();
    await nextFrame();
    expect(table.lost).to.have.length(0);
    expect(text(refusal)).not.to.contain('Somebody');
  });

  it('proposes what a board fires and shows the refusal with the game’s words', async () => {
    const table = new FakeTable(viewOf({ seats: people(4, 0) }));
    const el = await opened(table);
    table.answer = { code: 'cell-covered', rule: 'CN-094' };
    const refusal = part<HTMLElement>(el, 'tv-refusal');
    part(el, '.main').dispatchEvent(new ProposeEvent('touch', { cell: 7 }));
    await waitUntil(() => text(refusal).includes('«') || part(refusal, 'q'));
    expect(table.calls).to.deep.include(['propose', 'touch', { cell: 7 }]);
    expect(text(refusal)).to.contain('Una figura coperta non si tocca più.');
    part<HTMLElement>(refusal, '.rule').click();
    await nextFrame();
    await waitUntil(() => part(part(el, 'tv-rules'), '.named'));
    expect(part(part(el, 'tv-rules'), '.named').textContent).to.contain('CN-094');
    await accessible(el);
  });

  it('explains what a board asks it to explain', async () => {
    const el = await opened(new FakeTable());
    const refusal = { code: 'x', rule: 'CN-001', advice: 'Guarda sotto <b>questo</b>', text: 'Regola.' };
    part(el, '.main').dispatchEvent(new ExplainEvent(refusal));
    await nextFrame();
    expect(part(part(el, 'tv-refusal'), '.advice').textContent).to.equal(refusal.advice);
  });

  it('shows the invitation on request only, and closes it by itself', async () => {
    const el = await opened(new FakeTable(viewOf({ seats: people(2, 0) })));
    await waitUntil(() => el.shadowRoot!.querySelector('tv-invite'), 'the windows are fetched');
    const invite = part<TvInvite>(el, 'tv-invite');
    expect(invite.shadowRoot!.innerHTML).not.to.contain('secret');
    expect(el.outerHTML).not.to.contain('secret');
    invite.seconds = 1;
    const closed = oneEvent(invite, 'tv-close');
    await press(el, 'tv-bar', '[aria-label=Invita]');
    expect(part<HTMLInputElement>(invite, 'input').value).to.equal('https://tavolata.example/#1.secret');
    await accessible(el);
    await closed;
    await nextFrame();
    expect(part(invite, 'input')).to.equal(null);
  });

  it('no longer says that the link is copied once the table has another', async () => {
    const el = await fixture<TvInvite>(
      html`<tv-invite open .invitation=${'1.old'} .share=${'https://tavolata.example/'}></tv-invite>`,
    );
    const go = (): string => el.shadowRoot!.querySelector('.go')!.textContent.trim();
    const before = go();
    el.shadowRoot!.querySelector<HTMLElement>('.go')!.click();
    await waitUntil(() => go() !== before, 'copied');
    el.invitation = '1.new';
    await el.updateComplete;
    expect(go()).to.equal(before);
  });

  it('draws no code to scan where no page opens it, and says what to do with the words of it', async () => {
    const el = await fixture<TvInvite>(html`<tv-invite open lang="en" .invitation=${'#1.bare'}></tv-invite>`);
    const text = (): string => el.shadowRoot!.querySelector('p')!.textContent;
    const codes = (): number => el.shadowRoot!.querySelectorAll('tv-qr').length;
    expect([codes(), part<HTMLInputElement>(el, 'input').value]).to.deep.equal([0, '1.bare']);
    expect(text()).to.contain('paste it under “Invited by word of mouth?”').and.to.contain('sit down');
    el.openTable = false;
    await el.updateComplete;
    expect(text()).to.contain('you let them in');
    el.share = 'https://tavolata.example/';
    await el.updateComplete;
    expect([codes(), text()]).to.deep.equal([1, 'Whoever opens the link asks for a seat, and you let them in.']);
    await accessible(el);
  });

  it('hands the invitation to the device’s own way of sharing, where it has one, with the table’s name', async () => {
    const shared: ShareData[] = [];
    Object.assign(navigator, { share: async (what: ShareData) => void shared.push(what) });
    try {
      const el = await opened(new FakeTable(viewOf({ seats: people(2, 0) })));
      await press(el, 'tv-bar', '[aria-label=Invita]');
      await el.updateComplete;
      const invite = part<TvInvite>(el, 'tv-invite');
      [...invite.shadowRoot!.querySelectorAll('button')].find((b) => b.textContent.includes('Condividi'))!.click();
      expect(shared).to.deep.equal([
        {
          title: 'Tavolata',
          text: 'Ti aspettiamo a tavola: Venerdì da Giulia',
          url: 'https://tavolata.example/#1.secret',
        },
      ]);
      await accessible(el);
    } finally {
      Reflect.deleteProperty(navigator, 'share');
    }
  });

  it('changes language, light and contrast from the menu, and remembers them', async () => {
    const el = await opened(new FakeTable(viewOf({ seats: people(2, 0) })));
    const bar = part<TvBar>(el, 'tv-bar');
    await press(el, 'tv-bar', '.menu-button');
    await accessible(el);
    for (const name of ['scura', 'contrasto', 'english']) {
      const labels = [...bar.shadowRoot!.querySelectorAll<HTMLElement>('.menu label')];
      labels
        .find((l) => l.textContent.toLowerCase().includes(name))!
        .querySelector('input')!
        .click();
      await nextFrame();
    }
    const room = part(el, 'tv-room');
    expect([room.getAttribute('lang'), room.getAttribute('theme'), room.getAttribute('contrast')]).to.deep.equal([
      'en',
      'dark',
      'more',
    ]);
    expect(JSON.parse(localStorage.getItem('tavolata/settings')!)).to.include({ lang: 'en', theme: 'dark' });
    await accessible(el);
  });

  it('closes the menu with Escape and gives the focus back', async () => {
    const el = await opened(new FakeTable());
    await press(el, 'tv-bar', '.menu-button');
    const bar = part(el, 'tv-bar');
    part(bar, '.menu').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await nextFrame();
    expect(part<HTMLElement>(bar, '#menu').hidden).to.equal(true);
    expect(bar.shadowRoot!.activeElement).to.equal(part(bar, '.menu-button'));
  });

  it('leaves the seat after asking', async () => {
    const table = new FakeTable(viewOf({ seats: people(4, 1) }));
    const el = await opened(table);
    await press(el, 'tv-bar', '.menu-button');
    await press(el, 'tv-bar', '.leave');
    expect(table.calls).to.have.length(0);
    await el.updateComplete;
    [...el.shadowRoot!.querySelectorAll('button')].find((b) => b.textContent?.includes('Mi alzo'))!.click();
    await nextFrame();
    expect(table.calls).to.deep.equal([['leave']]);
  });

  it('says of a screen that shows the table only that it alone goes, and the seat stays', async () => {
    const devices = { role: 'table', list: [], requests: [], reclaims: [], erased: true } as const;
    const table = new FakeTable(viewOf({ seats: people(4, 1), devices }));
    const el = await opened(table);
    await press(el, 'tv-bar', '.menu-button');
    expect(part(el, 'tv-bar').shadowRoot!.querySelector('.leave')!.textContent.trim()).to.equal('Togli lo schermo');
    await press(el, 'tv-bar', '.leave');
    await el.updateComplete;
    expect(text(el)).to.contain('Il posto resta tuo').and.not.to.contain('Il tuo posto si libera');
    [...el.shadowRoot!.querySelectorAll('button')].find((b) => b.textContent?.includes('Togli lo schermo'))!.click();
    await nextFrame();
    expect(table.calls).to.deep.equal([['leave']]);
  });

  it('two of them on one page show two tables', async () => {
    const one = await opened(new FakeTable(viewOf({ settings: { open: true, name: 'Uno' } })));
    const two = await opened(new FakeTable(viewOf({ settings: { open: true, name: 'Due' } })), 'en');
    expect(text(part(one, 'tv-bar'))).to.contain('Uno');
    expect(text(part(two, 'tv-bar')))
      .to.contain('Due')
      .and.to.contain('Codenames Pictures');
  });

  it('does not close a table that was handed in, and listens to it no longer', async () => {
    const table = new FakeTable();
    const el = await opened(table);
    el.remove();
    table.show({ phase: 'empty' });
    expect(table.calls).to.have.length(0);
  });

  it('keeps inside a column of 260 px', async () => {
    const column = await fixture(html`<div></div>`);
    column.setAttribute('style', 'width:260px;height:600px;overflow:auto');
    const el = document.createElement('tavolata-table');
    el.table = new FakeTable(viewOf({ seats: people(5, 0), connection: { state: 'offline', waiting: 3 } }));
    column.append(el);
    await waitUntil(() => el.shadowRoot && part(el, 'tv-lobby'));
    await nextFrame();
    expect(column.scrollWidth).to.equal(260);
    expect(part<HTMLElement>(el, '.main').scrollWidth).to.equal(260);
  });
});

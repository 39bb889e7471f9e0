import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import '../../src/app/app-landing.ts';
import { type AppLanding, LogEvent, MadeEvent } from '../../src/app/app-landing.ts';
import { findTable, forgetTable, knownTables, rememberTable } from '../../src/app/tables.ts';
import '../../src/app/tavolata-app.ts';
import type { TavolataApp } from '../../src/app/tavolata-app.ts';
import { HomeEvent, MovedEvent, OverEvent, ReadyEvent, TurnEvent } from '../../src/embed/events.ts';
import { ActEvent } from '../../src/embed/face.ts';
import type { NewTable } from '../../src/embed/tavolata.ts';
import { games } from '../../src/games/registry.ts';
import type { CallState } from '../../src/embed/calls/call-line.ts';
import { enter } from '../../src/app/shells/enter.ts';
import { writeLink, writePairLink } from '../../src/kernel/identity/link.ts';
import { FakeTable } from '../embed/fake-table.ts';
import { waitUntil } from '../helpers/wait-until.ts';
import { accessible } from '../helpers/accessible.ts';

/** A link of the right form, to no table. */
const linkOf = (n: number): string =>
  writeLink({ kind: 'play', secret: new Uint8Array(32).fill(n), founder: new Uint8Array(16) }).slice(1);

const text = (el: Element): string => el.shadowRoot!.textContent.replaceAll(/\s+/gu, ' ');

describe('the page around the table', () => {
  beforeEach(() => {
    localStorage.clear();
    localStorage.setItem('tavolata/settings', JSON.stringify({ lang: 'it' }));
  });
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  for (const theme of ['light', 'dark'] as const) {
    it(`the first page is accessible, ${theme}`, async () => {
      rememberTable('1.secret', { name: 'Venerdì da Giulia', game: 'codenames' });
      const el = await fixture(html`<tv-room theme=${theme}><app-landing .lang=${'it'}></app-landing></tv-room>`);
      await accessible(el);
      expect(text(el.querySelector('app-landing')!)).to.contain('Venerdì da Giulia');
    });
  }

  it('tells tables of one name apart by their hour and their people', async () => {
    rememberTable('1.one', { name: 'Domenica sera', game: 'codenames', people: ['Giulia', 'Marco'] });
    rememberTable('1.two', { name: 'Domenica sera', game: 'codenames', people: ['Sofia'] });
    // Opened again where nobody has been heard yet, it keeps those it is known by.
    rememberTable('1.two');
    const el = await fixture(html`<app-landing .lang=${'it'}></app-landing>`);
    const rows = [...el.shadowRoot!.querySelectorAll('.known')].map((row) => row.textContent.replaceAll(/\s+/gu, ' '));
    expect(rows).to.have.length(2);
    expect(rows[0]).to.contain('Sofia').and.not.to.contain('Marco');
    expect(rows[1]).to.contain('Giulia e Marco');
    for (const row of rows) expect(row).to.match(/\d{1,2}:\d{2}/u);
  });

  it('offers a table back that was taken off the list, where it was, until the page goes', async () => {
    rememberTable('1.one', { name: 'Domenica sera', game: 'codenames' });
    rememberTable('1.two', { name: 'Venerdì', game: 'codenames' });
    const before = knownTables();
    const el = await fixture(html`<tv-room><app-landing .lang=${'it'}></app-landing></tv-room>`);
    const { shadowRoot } = el.querySelector('app-landing')!;
    const focused = (): string => `${shadowRoot!.activeElement?.ariaLabel}`;
    const press = async (label: string): Promise<void> => {
      shadowRoot!.querySelector<HTMLElement>(`[aria-label="${label}"]`)!.click();
      await nextFrame();
    };
    await press('Togli Domenica sera da questa lista');
    expect(knownTables().map(({ name }) => name)).to.deep.equal(['Venerdì']);
    expect(shadowRoot!.querySelectorAll('.known')).to.have.length(2);
    expect(focused()).to.equal('Rimetti: Domenica sera');
    await accessible(el);
    await press('Rimetti: Domenica sera');
    expect(knownTables()).to.have.deep.members(before);
    expect(focused()).to.equal('Togli Domenica sera da questa lista');
    await press('Togli Domenica sera da questa lista');
    const again = await fixture(html`<app-landing .lang=${'it'}></app-landing>`);
    expect(again.shadowRoot!.querySelectorAll('.known')).to.have.length(1);
  });

  it('says of which of two tables this browser only looks on', async () => {
    rememberTable('1v.one', { name: 'Domenica sera', game: 'codenames' });
    rememberTable('1.two', { name: 'Domenica sera', game: 'codenames' });
    const el = await fixture(html`<app-landing .lang=${'it'}></app-landing>`);
    const rows = [...el.shadowRoot!.querySelectorAll('.known')].map(({ textContent }) =>
      textContent.includes('Solo per guardare'),
    );
    expect(rows).to.deep.equal([false, true]);
  });

  it('makes the table that was asked for, with one tap if need be', async () => {
    const asked: NewTable[] = [];
    const create = async (wanted: NewTable): Promise<{ ok: true; invitation: string; table: FakeTable }> => {
      asked.push(wanted);
      return { ok: true, invitation: '1.made', table: new FakeTable() };
    };
    const el = await fixture<AppLanding>(html`<app-landing .lang=${'it'} .create=${create}></app-landing>`);
    const made: string[] = [];
    el.addEventListener('app-made', (event) => made.push(event.made.invitation));
    el.shadowRoot!.querySelector<HTMLInputElement>('[name=open]:not(:checked)')!.click();
    await nextFrame();
    el.shadowRoot!.querySelector('form')!.requestSubmit();
    await waitUntil(() => made.length === 1);
    expect(made).to.deep.equal(['1.made']);
    expect(asked[0]).to.include({ game: 'codenames', open: false });
    expect(asked[0]!.name).to.match(/ sera$/u);
  });

  it('a game with a joint deck asks what happens if somebody leaves, and says what either choice means', async () => {
    const asked: NewTable[] = [];
    const create = async (wanted: NewTable): Promise<{ ok: false; code: string }> => {
      asked.push(wanted);
      return { ok: false, code: 'unknown' };
    };
    const el = await fixture<AppLanding>(html`<app-landing .lang=${'it'} .create=${create}></app-landing>`);
    expect(el.shadowRoot!.querySelector('[name=strict]')).to.equal(null);
    [...el.shadowRoot!.querySelectorAll('label')].find((dish) => dish.textContent.includes('Tavolo libero'))!.click();
    await nextFrame();
    expect(text(el)).to.contain('in quattro, bastano tre');
    el.shadowRoot!.querySelector<HTMLInputElement>('[name=strict]:not(:checked)')!.click();
    await nextFrame();
    expect(text(el)).to.contain('Nessuno può guardare le carte, a meno che non lo facciate tutti insieme');
    el.shadowRoot!.querySelector('form')!.requestSubmit();
    await waitUntil(() => asked.length === 1);
    expect(asked[0]).to.include({ game: 'sandbox', strict: true });
  });

  it('refuses a table name of 10,000 characters kindly', async () => {
    const el = await fixture<AppLanding>(html`<app-landing .lang=${'it'}></app-landing>`);
    el.shadowRoot!.querySelector<HTMLInputElement>('[name=name]')!.value = 'a'.repeat(10_000);
    el.shadowRoot!.querySelector('form')!.requestSubmit();
    await nextFrame();
    expect(text(el)).to.contain('accorcialo un po’');
  });

  it('says what is missing when a table can’t be made', async () => {
    const create = async (): Promise<{ ok: false; code: string }> => ({ ok: false, code: 'browser/no-wasm' });
    const el = await fixture<AppLanding>(html`<app-landing .lang=${'it'} .create=${create}></app-landing>`);
    el.shadowRoot!.querySelector('form')!.requestSubmit();
    await waitUntil(() => text(el).includes('WebAssembly'));
  });

  it('in a call says that there is no table yet only where that is known', async () => {
    const reads = async (call: CallState | undefined): Promise<string> => {
      const el = await fixture(html`<app-landing .lang=${'it'} .call=${call}></app-landing>`);
      return el.shadowRoot!.querySelector('.sub')!.textContent;
    };
    expect(await reads(undefined)).to.contain('manda il link agli altri');
    expect(await reads('alone')).to.contain('In questa chiamata non c’è ancora un tavolo');
    expect(await reads('unreached')).to.contain('Il server non dice se in questa chiamata c’è già un tavolo');
  });

  it('says of a first game that can’t be had that a part of the page is missing', async () => {
    const el = await fixture<AppLanding>(html`<app-landing .lang=${'it'}></app-landing>`);
    el.shadowRoot!.querySelector('tv-tour-door')!.dispatchEvent(new ActEvent({ act: 'part-missing' }));
    await el.updateComplete;
    const trouble = el.shadowRoot!.querySelector('form [role=alert]:not(.say)')!;
    expect(trouble.textContent).to.contain('ricarica la pagina').and.to.contain('Ricarica la pagina');
  });

  it('on a call’s stage that can’t be had says what is missing, with a way to load it again', async () => {
    const place = await fixture(html`<div><tavolata-app .call=${'asking'}></tavolata-app></div>`);
    const app = place.querySelector('tavolata-app')!;
    await app.updateComplete;
    expect(text(app)).to.contain('Chiedo se in questa chiamata');
    // The stage wants a script of Google's, which no test has.
    let failed = false;
    await enter('meet-stage', app).catch(() => (failed = true));
    expect([failed, app.parentElement]).to.deep.equal([true, place]);
    app.fail();
    await app.updateComplete;
    expect(text(app)).to.contain('Manca un pezzo della pagina');
    expect(app.shadowRoot!.querySelector('.middle .btn')!.textContent).to.contain('Ricarica');
    await accessible(place);
  });

  it('takes the invitation out of the address at once, and finds the table again by its place', async () => {
    const link = linkOf(1);
    history.replaceState(null, '', `#${link}`);
    const el = await fixture(html`<tavolata-app></tavolata-app>`);
    expect(location.hash).to.match(/^#t=[a-z0-9]+$/u);
    expect(el.outerHTML + el.shadowRoot!.innerHTML).not.to.contain(link);
    expect(findTable(location.hash.slice(3))!.invitation).to.equal(link);
  });

  it('fetches the rules of the game that a table had when it was here last, and of no other', async () => {
    const asked: string[] = [];
    const undo = games.map((game) => {
      const { load } = game;
      const failing = (): Promise<never> => {
        asked.push(game.id);
        return Promise.reject(new Error('no line'));
      };
      Object.assign(game, { load: failing });
      return () => Object.assign(game, { load });
    });
    rememberTable(linkOf(3), { name: 'Venerdì', game: 'chrononauts' });
    for (const [n, ids] of [
      [3, ['chrononauts']],
      [4, []],
    ] as const) {
      history.replaceState(null, '', `#${linkOf(n)}`);
      await fixture(html`<tavolata-app></tavolata-app>`);
      expect(asked.splice(0)).to.deep.equal(ids);
    }
    for (const one of undo) one();
  });

  for (const [what, fragment] of [
    ['cut off', linkOf(2).slice(0, -3)],
    ['of 2 MB', `1.${'A'.repeat(2_000_000)}.${'A'.repeat(22)}`],
    ['of a later version', `2${linkOf(2).slice(1)}`],
    ['anything else', 't=NOT-AN-ID'],
  ] as const) {
    it(`what is no invitation (${what}) leaves the address, is said to be none, and is remembered nowhere`, async () => {
      history.replaceState(null, '', `#${fragment}`);
      const el = await fixture(html`<tavolata-app></tavolata-app>`);
      expect(location.hash).to.equal('');
      expect(el.shadowRoot!.querySelector('tavolata-table')).to.not.equal(null);
      expect(knownTables()).to.deep.equal([]);
      expect(JSON.stringify(localStorage)).to.have.length.below(1_000);
    });
  }

  it('a hundred links that open nothing push no table out that was opened', () => {
    const opened = Array.from(
      { length: 50 },
      (_, i) => rememberTable(linkOf(i), { name: `${i}`, game: 'codenames' }).id,
    );
    for (let i = 100; i < 200; i++) rememberTable(linkOf(i));
    const known = knownTables();
    expect(known).to.have.length(60);
    expect(opened.filter((id) => !findTable(id))).to.deep.equal([]);
    expect(known.some(({ invitation }) => invitation === linkOf(199))).to.equal(true);
  });

  it('follows a link that is pasted into the address bar', async () => {
    const el = await fixture(html`<tavolata-app></tavolata-app>`);
    expect(el.shadowRoot!.querySelector('app-landing')).to.not.equal(null);
    location.hash = `#${linkOf(3)}`;
    await waitUntil(() => el.shadowRoot!.querySelector('tavolata-table'));
    expect(location.hash).to.match(/^#t=/u);
  });

  it('begins at the title of each page that comes in the place of another', async () => {
    rememberTable(linkOf(6), { name: 'Venerdì da Giulia', game: 'codenames' });
    const el = await fixture<TavolataApp>(html`<tavolata-app></tavolata-app>`);
    const title = (): string => {
      const within = el.shadowRoot!.activeElement;
      const at = within?.shadowRoot?.activeElement ?? within;
      return at?.localName === 'h1' ? at.textContent : `${at?.localName}`;
    };
    const begins = (says: string): Promise<void> => waitUntil(() => title() === says, says);
    expect(title(), 'nothing was there before it').to.equal('undefined');
    location.hash = '#t=zzzz';
    await begins('Questo browser non conosce quel tavolo');
    location.hash = `#${linkOf(6)}`;
    await begins('Venerdì da Giulia');
    el.shadowRoot!.querySelector('tavolata-table')!.dispatchEvent(new HomeEvent());
    await begins('Stasera si gioca a…');
    el.shadowRoot!.querySelector('app-landing')!.dispatchEvent(new LogEvent(new Blob(['x'])));
    await begins('Tavolata');
  });

  describe('a link that isn’t remembered', () => {
    const pairing = writePairLink({
      link: { kind: 'play', secret: new Uint8Array(32).fill(5), founder: new Uint8Array(16) },
      pairing: new Uint8Array(9).fill(7),
    }).slice(1);
    const kinds = [
      ['for pairing', pairing],
      ['cut off', linkOf(2).slice(0, -3)],
      ['of a later version', `2${linkOf(2).slice(1)}`],
    ] as const;
    /** What the table is opened with; nothing where there is none. */
    const asked = (el: Element): string | undefined => el.shadowRoot!.querySelector('tavolata-table')?.invitation;
    const drawn = (): Promise<TavolataApp> => fixture<TavolataApp>(html`<tavolata-app></tavolata-app>`);

    for (const [what, link] of kinds) {
      it(`(${what}) is followed once where it is pasted`, async () => {
        const el = await drawn();
        const over = new Promise((done) => window.addEventListener('hashchange', done, { once: true }));
        location.hash = `#${link}`;
        await over;
        await el.updateComplete;
        expect(asked(el)).to.equal(link);
        expect(location.href).not.to.contain(link.slice(-20));
      });

      it(`(${what}) outlasts a reload, until its table has opened or one goes elsewhere`, async () => {
        history.replaceState(null, '', `#${link}`);
        const el = await drawn();
        expect(location.href).not.to.contain(link.slice(-20));
        // What a reload leaves of the page: its address, and what lies beside that.
        el.remove();
        const again = await drawn();
        expect(asked(again)).to.equal(link);
        again.shadowRoot!.querySelector('tavolata-table')!.dispatchEvent(new ReadyEvent());
        again.remove();
        const later = await drawn();
        expect(asked(later)).not.to.equal(link);
        history.replaceState(null, '', `#${link}`);
        later.remove();
        const left = await drawn();
        left.shadowRoot!.querySelector('tavolata-table')!.dispatchEvent(new HomeEvent());
        left.remove();
        expect(asked(await drawn())).to.equal(undefined);
      });
    }
  });

  it('keeps a table across a reload where nothing can be stored: opened by a link, made here, or under a new link', async () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      history.replaceState(null, '', `#${linkOf(6)}`);
      const el = await fixture<TavolataApp>(html`<tavolata-app></tavolata-app>`);
      const table = el.shadowRoot!.querySelector('tavolata-table')!;
      expect(location.hash).to.match(/^#t=/u);
      table.dispatchEvent(new ReadyEvent());
      expect(history.state).to.equal(linkOf(6));
      expect(findTable(location.hash.slice(3))!.invitation).to.equal(linkOf(6));
      table.dispatchEvent(new MovedEvent(linkOf(7)));
      expect(history.state).to.equal(linkOf(7));
      table.dispatchEvent(new HomeEvent());
      expect(history.state).to.equal(null);
      await waitUntil(() => el.shadowRoot!.querySelector('app-landing'));
      const made = { ok: true, invitation: linkOf(8), table: new FakeTable() } as const;
      el.shadowRoot!.querySelector('app-landing')!.dispatchEvent(new MadeEvent(made, { name: 'x', game: 'codenames' }));
      expect([history.state, location.hash.slice(0, 3)]).to.deep.equal([linkOf(8), '#t=']);
    } finally {
      Storage.prototype.setItem = setItem;
    }
    // As soon as it can be stored the address alone tells which table it is.
    rememberTable(linkOf(6));
    history.replaceState(null, '', `#${linkOf(6)}`);
    await fixture<TavolataApp>(html`<tavolata-app></tavolata-app>`);
    expect(history.state).to.equal(null);
  });

  it('says in its tab that it is one’s turn, beside the table’s name and nothing else, until it no longer is', async () => {
    rememberTable(linkOf(4), { name: 'Venerdì da Giulia', game: 'codenames' });
    history.replaceState(null, '', `#${linkOf(4)}`);
    const el = await fixture<TavolataApp>(html`<tavolata-app></tavolata-app>`);
    const told: boolean[] = [];
    const badge = {
      setAppBadge: async () => void told.push(true),
      clearAppBadge: async () => void told.push(false),
    };
    Object.assign(navigator, badge);
    try {
      const table = el.shadowRoot!.querySelector('tavolata-table')!;
      const tell = async (event: Event): Promise<string> => {
        table.dispatchEvent(event);
        await el.updateComplete;
        return document.title;
      };
      expect(await tell(new TurnEvent([1], false))).to.equal('Venerdì da Giulia · Tavolata');
      expect(await tell(new TurnEvent([0], true))).to.equal('● Tocca a te · Venerdì da Giulia · Tavolata');
      expect(await tell(new TurnEvent([0, 1], true))).to.equal('● Tocca a te · Venerdì da Giulia · Tavolata');
      expect(await tell(new OverEvent(1, { winners: [0], why: 'CN-115' }))).to.equal('Venerdì da Giulia · Tavolata');
      await tell(new TurnEvent([0], true));
      await tell(new HomeEvent());
      expect(document.title).to.equal('Tavolata');
      expect(told).to.deep.equal([true, false, true, false]);
    } finally {
      for (const name of Object.keys(badge)) Reflect.deleteProperty(navigator, name);
    }
  });

  it('says so when the place of a table is another browser’s', async () => {
    history.replaceState(null, '', '#t=zzzz');
    const el = await fixture(html`<tavolata-app></tavolata-app>`);
    expect(text(el)).to.contain('Questo browser non conosce quel tavolo');
    await accessible(el);
  });

  it('remembers a table once, under one id, and forgets it on request', () => {
    const one = rememberTable('#1.secret');
    const two = rememberTable('1.secret', { name: 'x', game: 'codenames' });
    expect(two.id).to.equal(one.id);
    expect(knownTables()).to.have.length(1);
    forgetTable(two.id);
    expect(knownTables()).to.have.length(0);
  });

  it('reads a spoilt list of tables as none', () => {
    localStorage.setItem('tavolata/tables', '[{"id":7},null,{"id":"a"}]');
    expect(knownTables()).to.have.length(0);
    localStorage.setItem('tavolata/tables', '{{{');
    expect(knownTables().length).to.be.at.most(1);
  });
});

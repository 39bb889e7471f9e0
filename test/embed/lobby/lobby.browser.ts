import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import '../../../src/embed/tavolata-table.ts';
import type { TavolataTable } from '../../../src/embed/tavolata-table.ts';
import type { SeatView, TableView } from '../../../src/kernel/view/table-view.ts';
import { FakeTable, people, viewOf } from '../fake-table.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import { accessible } from '../../helpers/accessible.ts';

async function seatAt(table: FakeTable, lang = 'it', theme = 'light'): Promise<TavolataTable> {
  const el = await fixture<TavolataTable>(
    html`<tavolata-table lang=${lang} .theme=${theme} .table=${table} .invitation=${'#1.secret'}></tavolata-table>`,
  );
  await waitUntil(() => lobby(el), 'the lobby is drawn');
  await nextFrame();
  return el;
}

const lobby = (el: Element): Element | null => el.shadowRoot!.querySelector('tv-lobby');
const inLobby = (el: Element, selector: string): HTMLElement => lobby(el)!.shadowRoot!.querySelector(selector)!;
const text = (el: Element): string => lobby(el)!.shadowRoot!.textContent.replaceAll(/\s+/gu, ' ');
const form = (el: Element): ShadowRoot => inLobby(el, 'tv-sit').shadowRoot!;
/** What the form tells ears: an alert interrupts them, a status doesn't. */
const said = (el: Element, role: 'alert' | 'status'): string =>
  form(el).querySelector(`[role=${role}]`)!.textContent.trim();
const button = (el: Element, name: string): HTMLButtonElement =>
  [...lobby(el)!.shadowRoot!.querySelectorAll('button')].find((b) => `${b.ariaLabel} ${b.textContent}`.includes(name))!;

async function typeName(el: Element, name: string): Promise<void> {
  form(el).querySelector('input')!.value = name;
  form(el).querySelector('form')!.requestSubmit();
  await nextFrame();
}

/** As fingers do. */
function write(el: Element, name: string): void {
  const field = form(el).querySelector('input')!;
  field.focus();
  field.value = name;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

/** The field in the window that sits down during a game. */
const windowField = (el: Element): HTMLInputElement | null | undefined =>
  el.shadowRoot!.querySelector('tv-dialog[open] tv-sit')?.shadowRoot?.querySelector('input');

const asking: SeatView = {
  seat: 3,
  name: 'Tom',
  state: 'asking',
  me: false,
  founder: false,
  device: 'tom',
  presence: 'here',
  hand: 'here',
};

describe('lobby', () => {
  beforeEach(() => localStorage.clear());

  const states = {
    'nobody yet': viewOf(),
    'three, and a free seat for me': viewOf({ seats: people(3) }),
    'seated, enough': viewOf({ seats: people(5, 0) }),
    'seated, too few': viewOf({ seats: people(2, 1) }),
    'host, and somebody asks': viewOf({ seats: [...people(3, 0), asking], settings: { open: false, name: 'x' } }),
    'asking myself': viewOf({ seats: [...people(3), { ...asking, me: true }] }),
    'twenty-four': viewOf({ seats: Array.from({ length: 24 }, (_, seat) => ({ ...asking, seat, state: 'seated' })) }),
  };
  for (const [name, view] of Object.entries(states)) {
    for (const theme of ['light', 'dark'] as const) {
      it(`is accessible: ${name}, ${theme}`, async () => {
        const el = await seatAt(new FakeTable(view), 'it', theme);
        await accessible(el);
      });
    }
  }

  it('says that the host said no, in the lobby and beside a game, until one asks again', async () => {
    const line = { time: 0, seat: 0, name: 'Giulia' };
    const log = [
      { ...line, position: 1, what: 'seat/refuse' },
      { ...line, position: 2, what: 'seat/claim' },
    ];
    const shut = { settings: { open: false, name: 'x' } };
    const of = (isAsking: boolean): Partial<TableView> => {
      const { me, seats } = viewOf({ seats: [...people(3), ...(isAsking ? [{ ...asking, me: true }] : [])] });
      return { me, seats };
    };
    const table = new FakeTable(viewOf({ ...shut, ...of(true), log }));
    const el = await seatAt(table);
    const strips = (): string => el.shadowRoot!.textContent;
    const show = async (change: Partial<TableView>): Promise<void> => {
      table.show(change);
      await el.updateComplete;
    };
    await show({});
    // Too many asked: the host has said nothing, and to others before that.
    await show(of(false));
    expect(strips()).not.to.contain('ha detto di no');
    await show(of(true));
    const no = { ...line, position: 3, what: 'seat/refuse' };
    await show({ ...of(false), log: [...log, { ...no, refusal: { code: 'seat/not-founder', rule: '' } }] });
    expect(strips()).not.to.contain('ha detto di no');
    await show({ ...of(true), log });
    await show({ ...of(false), log: [...log, no] });
    expect(strips()).to.contain('Avevi chiesto posto: chi ospita ha detto di no.');
    await accessible(el);
    await show({ phase: 'playing', play: { number: 1, view: null, awaits: [] } });
    expect(strips()).to.contain('chi ospita ha detto di no');
    await show({ ...of(true) });
    expect(strips()).not.to.contain('ha detto di no');
    await show({ ...of(true), log });
    await show({ ...of(false), log: [...log, no] });
    const strip = [...el.shadowRoot!.querySelectorAll('.strip')].find((one) => one.textContent.includes('di no'))!;
    strip.querySelector<HTMLElement>('[aria-label="Chiudi"]')!.click();
    await el.updateComplete;
    expect(strips()).not.to.contain('ha detto di no');
    await show({ ...of(false) });
    expect(strips()).not.to.contain('ha detto di no');
  });

  it('tells ears what it asks for, once, and then only what is new', async () => {
    const table = new FakeTable(viewOf({ seats: people(2) }));
    const el = await seatAt(table);
    const regions = (): HTMLElement[] => [...lobby(el)!.shadowRoot!.querySelectorAll<HTMLElement>('[aria-live]')];
    const heard: string[] = [];
    const listen = new MutationObserver(() => {
      const now = regions()
        .map((one) => one.textContent)
        .join('');
      if (now) heard.push(now);
    });
    for (const one of regions()) {
      // What comes with its region isn't read out.
      expect(one.textContent).to.equal('');
      listen.observe(one, { childList: true, characterData: true, subtree: true });
    }
    await waitUntil(() => heard.length === 1, 'the lobby speaks');
    expect(heard[0]).to.equal('Sono in due. Per Codenames servono almeno quattro: ne mancano due. Siediti con noi.');
    table.show({ seats: people(2), settings: { open: true, name: 'Altro' } });
    table.show({ seats: people(3) });
    await waitUntil(() => heard.length === 2, 'it speaks again');
    expect(heard[1]).to.equal('Sono in tre. Per Codenames servono almeno quattro: manca ancora una persona.');
    const { me, seats } = viewOf({ seats: [...people(3), { ...asking, me: true }] });
    table.show({ me, seats });
    await waitUntil(() => heard.length === 3, 'it tells what has become of oneself');
    expect(heard[2]).to.equal('Hai chiesto posto. Appena Giulia ti fa entrare, sei a tavola.');
  });

  it('tells the host’s ears who asks for a seat', async () => {
    const table = new FakeTable(viewOf({ seats: people(3, 0) }));
    const el = await seatAt(table);
    const said = (): string =>
      [...lobby(el)!.shadowRoot!.querySelectorAll('[aria-live]')].map((one) => one.textContent).join('');
    await waitUntil(() => said().startsWith('Siamo in tre'));
    table.show({ seats: [...people(3, 0), asking] });
    await waitUntil(() => said() === 'Tom chiede posto.');
  });

  it('says who is missing', async () => {
    const el = await seatAt(new FakeTable(viewOf({ seats: people(2, 0) })));
    expect(text(el)).to.contain('Siamo in due');
    expect(text(el)).to.contain('Per Codenames servono almeno quattro: ne mancano due.');
    expect(button(el, 'Apparecchia').disabled).to.equal(true);
  });

  it('says that more people than a game is meant for need a house rule, before it is laid', async () => {
    const of = { seatsMin: 1, seatsMax: 9, game: { id: 'chrononauts', version: 3 } };
    const seven = await seatAt(new FakeTable(viewOf({ ...of, seats: people(7, 0) })));
    expect(text(seven)).to.contain('Chrononauts è per sei: in sette serve una regola della casa');
    const six = await seatAt(new FakeTable(viewOf({ ...of, seats: people(6, 0) })));
    expect(text(six)).not.to.contain('regola della casa');
  });

  it('says the same in English', async () => {
    const el = await seatAt(new FakeTable(viewOf({ seats: people(3) })), 'en');
    expect(text(el)).to.contain('It takes at least four for Codenames: we need one more.');
  });

  it('doesn’t count people where one is enough', async () => {
    const el = await seatAt(new FakeTable(viewOf({ seatsMin: 1 })), 'en');
    expect(text(el)).to.contain('You can also play alone.');
  });

  it('sits down with the name used last by one tap', async () => {
    localStorage.setItem('tavolata/settings', JSON.stringify({ name: 'Giulia' }));
    const table = new FakeTable(viewOf({ seats: people(1) }));
    const el = await seatAt(table);
    form(el).querySelector<HTMLButtonElement>('button.go')!.click();
    await nextFrame();
    expect(table.calls).to.deep.equal([['claim', 'Giulia', undefined]]);
  });

  it('sits down on the seat that was tapped', async () => {
    localStorage.setItem('tavolata/settings', JSON.stringify({ name: 'Giulia' }));
    const table = new FakeTable(viewOf({ seats: people(1) }));
    const el = await seatAt(table);
    button(el, 'Posto 5').click();
    await nextFrame();
    expect(table.calls).to.deep.equal([['claim', 'Giulia', 4]]);
  });

  it('remembers the name for the next table', async () => {
    const el = await seatAt(new FakeTable());
    await typeName(el, '  Nadia ');
    expect(JSON.parse(localStorage.getItem('tavolata/settings')!).name).to.equal('Nadia');
  });

  it('says it when somebody has that name already, and lets one sit', async () => {
    const table = new FakeTable(viewOf({ seats: people(1) }));
    const el = await seatAt(table);
    await typeName(el, people(1)[0]!.name.toUpperCase());
    expect(said(el, 'status')).to.contain('con un’iniziale vi distinguete');
    expect(said(el, 'alert')).to.equal('');
    expect(table.calls).to.have.length(1);
  });

  it('fills the window where the page gives it no height', async () => {
    const el = await seatAt(new FakeTable(viewOf({ seats: people(4) })));
    expect(lobby(el)!.clientHeight).to.be.greaterThan(window.innerHeight * 0.8);
  });

  it('asks for a name where there is none', async () => {
    const table = new FakeTable();
    const el = await seatAt(table);
    await typeName(el, '   ');
    expect(table.calls).to.have.length(0);
    expect(said(el, 'alert')).to.contain('Scrivi un nome');
    expect(form(el).activeElement).to.equal(form(el).querySelector('input'));
  });

  it('keeps a seat in mind that was tapped before there was a name', async () => {
    const table = new FakeTable(viewOf({ seats: people(2) }));
    const el = await seatAt(table);
    button(el, 'Posto 5, libero').click();
    await nextFrame();
    expect(said(el, 'alert')).not.to.equal('');
    await typeName(el, 'Nadia');
    expect(table.calls).to.deep.equal([['claim', 'Nadia', 4]]);
  });

  it('lays six places, and more as people come; who is alone is shown the way to the others first', async () => {
    const table = new FakeTable(viewOf({ seatsMin: 1, seats: people(1, 0) }));
    const el = await seatAt(table);
    const places = (): number => lobby(el)!.shadowRoot!.querySelectorAll('.ring li').length;
    expect(places()).to.equal(6);
    const strong = (): readonly string[] =>
      [...lobby(el)!.shadowRoot!.querySelectorAll('.end .btn.go')].map((one) => one.textContent.trim());
    expect(strong()).to.deep.equal(['Invita chi manca']);
    table.show({ seats: people(6, 0) });
    await nextFrame();
    expect(places()).to.equal(8);
    expect(strong()).to.deep.equal(['Apparecchia Codenames']);
  });

  it('refuses a name of 10,000 characters kindly, and keeps what was typed', async () => {
    const table = new FakeTable();
    const el = await seatAt(table);
    await typeName(el, 'a'.repeat(10_000));
    expect(table.calls).to.have.length(0);
    expect(said(el, 'alert')).to.contain('accorcialo un po’');
    expect(form(el).querySelector('input')!.value).to.have.length(10_000);
    await accessible(el);
  });

  it('shows a refusal of the table with its words', async () => {
    const table = new FakeTable();
    table.answer = { code: 'seat/taken', rule: 'F5' };
    const el = await seatAt(table);
    await typeName(el, 'Giulia');
    const advice = (): string => el.shadowRoot!.querySelector('tv-refusal')!.refusal?.advice ?? '';
    // Its words come with the game's: one who is quicker than these reads that it doesn't work, and then why.
    await waitUntil(() => advice().includes('già preso'));
  });

  it('lets in who asks, or not, by the host alone', async () => {
    const seats = [...people(3, 0), asking];
    const table = new FakeTable(viewOf({ seats }));
    const el = await seatAt(table);
    button(el, 'Fai entrare').click();
    button(el, 'No, Tom').click();
    await nextFrame();
    expect(table.calls).to.deep.equal([
      ['admit', 'tom'],
      ['refuse', 'tom', false],
    ]);
    button(el, 'No, e da questo dispositivo non più, Tom').click();
    await nextFrame();
    expect(table.calls.at(-1)).to.deep.equal(['refuse', 'tom', true]);
    const guest = await seatAt(new FakeTable(viewOf({ seats: [...people(3, 1), asking] })));
    expect(button(guest, 'Fai entrare')).to.equal(undefined);
  });

  it('a crowd that asks is two lines, equal names one, with one no to all; the cloth and the start stay as they were', async () => {
    const names = ['Tom', 'tom\u00AD', 'Tòm', ...Array.from({ length: 21 }, (_, i) => `Anna ${i}`)];
    const crowd = names.map((name, i): SeatView => ({ ...asking, name, seat: i % 24, device: `d${i}` }));
    const table = new FakeTable(viewOf({ seats: [...people(3, 0), ...crowd] }));
    const el = await seatAt(table);
    const lobby = el.shadowRoot!.querySelector('tv-lobby')!.shadowRoot!;
    const lines = [...lobby.querySelectorAll('.askers li')].map((li) => li.textContent.replaceAll(/\s+/gu, ' ').trim());
    expect(lines).to.have.length(3);
    expect(lines[0]).to.contain('Tom – in 3 chiedono posto con questo nome');
    expect(lines[2]).to.contain('Altri 20 chiedono posto. No a tutti e 24');
    expect(lobby.querySelectorAll('.ring li')).to.have.length(6);
    await accessible(el);
    button(el, 'No, Tom').click();
    await waitUntil(() => table.calls.length === 3);
    expect(table.calls.map(([, device]) => device)).to.deep.equal(['d0', 'd1', 'd2']);
    button(el, 'No a tutti e 24').click();
    await nextFrame();
    expect(table.calls.at(-1)).to.deep.equal(['refuseAll']);
    const guest = await seatAt(new FakeTable(viewOf({ seats: [...people(3), ...crowd] })));
    expect(guest.shadowRoot!.querySelector('tv-lobby')!.shadowRoot!.querySelector('tv-sit')).to.not.equal(null);
  });

  for (const [width, height] of [
    [1366, 650],
    [720, 450],
  ] as const)
    it(`the start stays in sight at ${width}×${height}, however many ask`, async () => {
      const many = Array.from({ length: 12 }, (_, i) => ({
        ...asking,
        seat: i + 3,
        name: `Tom ${i}`,
        device: `d${i}`,
      }));
      const table = new FakeTable(viewOf({ seats: [...people(3, 0), ...many] }));
      const el = await fixture<TavolataTable>(
        html`<tavolata-table
          style="width: ${width}px; height: ${height}px"
          lang="it"
          .table=${table}
          .invitation=${'#1.secret'}
        ></tavolata-table>`,
      );
      await waitUntil(() => lobby(el), 'the lobby is drawn');
      await nextFrame();
      const start = button(el, 'Apparecchia').getBoundingClientRect();
      const whole = el.getBoundingClientRect();
      expect(start.bottom).to.be.at.most(whole.bottom);
      expect(start.top).to.be.at.least(whole.top + 100);
    });

  it('a shut table’s host leaves a crowd behind with a new link, which is shown once the table lies there', async () => {
    const crowd = ['Tom', 'Anna'].map((name, i): SeatView => ({ ...asking, name, seat: 5 + i, device: `d${i}` }));
    const seats = [...people(3, 0), ...crowd];
    const shut = { ...viewOf({}).settings, open: false };
    const table = new FakeTable(viewOf({ seats, settings: shut }));
    table.company.link = '#1.old';
    const el = await seatAt(table);
    button(el, 'Nuovo link, senza chi chiede…').click();
    await nextFrame();
    expect(table.calls).to.deep.equal([]);
    await accessible(el);
    const yes = [...el.shadowRoot!.querySelectorAll('tv-dialog[open] button')].find((b) =>
      b.textContent.includes('Cambia link'),
    );
    (yes as HTMLElement).click();
    await waitUntil(() => table.calls.length === 1);
    expect(table.calls).to.deep.equal([['company.relink']]);
    table.company.link = '#1.new';
    table.show({ seats: people(3, 0) });
    const invite = el.shadowRoot!.querySelector('tv-invite')!;
    await waitUntil(() => invite.open, 'the invitation is shown');
    expect(invite.invitation).to.equal('#1.new');
    for (const other of [{ settings: { ...shut, open: true } }, { me: { ...table.view.me, placed: false } }]) {
      const at = await seatAt(new FakeTable(viewOf({ seats, settings: shut, ...other })));
      expect(button(at, 'Nuovo link, senza chi chiede…')).to.equal(undefined);
    }
  });

  it('[I14] takes the code of another device beside the form to sit down, also where no seat is free', async () => {
    for (const seated of [2, 25]) {
      const table = new FakeTable(viewOf({ seats: people(seated) }));
      const el = await seatAt(table);
      const code = lobby(el)!.shadowRoot!.querySelector('tv-code')!;
      code.shadowRoot!.querySelector('input')!.value = '7KQ2-M0XB-91TD-ZC4R';
      code.shadowRoot!.querySelector('form')!.requestSubmit();
      await nextFrame();
      expect(table.calls).to.deep.equal([['devices.ask', '7KQ2-M0XB-91TD-ZC4R']]);
      await accessible(el);
    }
  });

  it('starts when there are enough', async () => {
    const table = new FakeTable(viewOf({ seats: people(4, 2) }));
    const el = await seatAt(table);
    button(el, 'Apparecchia Codenames').click();
    await nextFrame();
    expect(table.calls).to.deep.equal([['start', {}]]);
  });

  it('keeps a name that is being written when the game begins: a window goes on with it', async () => {
    const table = new FakeTable(viewOf({ seats: people(4) }));
    const el = await seatAt(table);
    write(el, 'Els');
    table.show({ phase: 'playing' });
    await waitUntil(() => windowField(el)?.matches(':focus'), 'the window has the focus');
    expect(lobby(el)).to.equal(null);
    const field = windowField(el)!;
    expect([field.value, field.selectionStart, field.selectionEnd]).to.deep.equal(['Els', 3, 3]);
    field.form!.requestSubmit();
    await waitUntil(() => !windowField(el), 'the window goes');
    expect(table.calls).to.deep.equal([['claim', 'Els', undefined]]);
  });

  it('keeps it when the lobby goes and comes back', async () => {
    const table = new FakeTable(viewOf({ seats: people(4) }));
    const el = await seatAt(table);
    write(el, 'Els');
    table.show({ phase: 'opening' });
    await waitUntil(() => !lobby(el));
    table.show({ phase: 'lobby' });
    await waitUntil(() => lobby(el) && form(el).querySelector('input'));
    expect(form(el).querySelector('input')!.value).to.equal('Els');
  });

  it('opens no window for whoever wants to watch, or has stood up', async () => {
    const table = new FakeTable(viewOf({ seats: people(4) }));
    const el = await seatAt(table);
    table.show({ phase: 'playing' });
    await waitUntil(() => !lobby(el));
    expect(windowField(el)).to.equal(undefined);

    table.show(viewOf({ seats: people(4) }));
    await waitUntil(() => lobby(el));
    await typeName(el, 'Elsa');
    table.show(viewOf({ seats: people(5, 4) }));
    table.show(viewOf({ seats: people(4) }));
    await nextFrame();
    table.show({ phase: 'playing' });
    await waitUntil(() => !lobby(el));
    expect(windowField(el)).to.equal(undefined);
  });

  it('gives another name', async () => {
    const table = new FakeTable(viewOf({ seats: people(4, 2) }));
    const el = await seatAt(table);
    button(el, 'Cambia nome').click();
    await nextFrame();
    await typeName(el, 'Sofia B.');
    expect(table.calls).to.deep.equal([['rename', 'Sofia B.']]);
  });

  it('keeps a keyboard where it works: in the field of a name, and at the headline', async () => {
    const focus = (): Element | null | undefined => lobby(el)?.shadowRoot!.activeElement;
    const table = new FakeTable(viewOf({ seats: people(4, 2) }));
    const el = await seatAt(table);
    const rename = async (): Promise<void> => {
      button(el, 'Cambia nome').focus();
      button(el, 'Cambia nome').click();
      await waitUntil(() => focus()?.matches('tv-sit'), 'the field has the focus');
    };
    await rename();
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true });
    form(el).querySelector('input')!.dispatchEvent(escape);
    await waitUntil(() => focus()?.matches('h2'), 'the old name stays');
    await rename();
    await typeName(el, 'Sofia B.');
    await waitUntil(() => focus()?.matches('h2'), 'the name is given');
    button(el, 'Apparecchia').focus();
    table.show({ phase: 'opening' });
    await waitUntil(() => !lobby(el));
    table.show({ phase: 'lobby' });
    await waitUntil(() => focus()?.matches('h2'), 'the lobby has come anew');
  });
});

/** The lobby: what it says to whom, sitting down, names, and the start. */
import { expect, nextFrame } from '@open-wc/testing';
import { FakeTable, people, viewOf } from '../fake-table.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import { accessible } from '../../helpers/accessible.ts';
import { seatAt, lobby, text, form, said, button, typeName, write, windowField, asking } from './seat-at.ts';

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

  it('says who is missing', async () => {
    const el = await seatAt(new FakeTable(viewOf({ seats: people(2, 0) })));
    expect(text(el)).to.contain('Siamo in due');
    expect(text(el)).to.contain('Per Codenames servono almeno quattro: ne mancano due.');
  });

  it('has a start that can be reached before there are enough, and says then what is missing', async () => {
    const table = new FakeTable(viewOf({ seats: people(2, 0) }));
    const el = await seatAt(table);
    const start = button(el, 'Apparecchia');
    expect([start.disabled, start.ariaDisabled]).to.deep.equal([false, 'true']);
    const heard = (): string =>
      [...lobby(el)!.shadowRoot!.querySelectorAll('.heard')].map(({ textContent }) => textContent).join('');
    await waitUntil(() => heard().includes('Siamo in due'), 'what is there is said first');
    start.click();
    await waitUntil(() => heard() === 'Per Codenames servono almeno quattro: ne mancano due.');
    expect(table.calls).to.deep.equal([]);
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

/** The lobby of a table whose host lets people in: asking, the answer, and what ears are told of it. */
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import type { TavolataTable } from '../../../src/embed/tavolata-table.ts';
import type { SeatView, TableView } from '../../../src/kernel/view/table-view.ts';
import { FakeTable, people, viewOf } from '../fake-table.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import { accessible } from '../../helpers/accessible.ts';
import { seatAt, lobby, button, asking } from './seat-at.ts';

describe('who asks for a seat, and who lets in', () => {
  beforeEach(() => localStorage.clear());

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

  it('takes the asking back, in the lobby and beside a game, and may ask again', async () => {
    const isAsking = viewOf({ seats: [...people(3), { ...asking, me: true }], settings: { open: false, name: 'x' } });
    const table = new FakeTable(isAsking);
    const el = await seatAt(table);
    await accessible(el);
    button(el, 'Ritira la richiesta').click();
    await nextFrame();
    // A seat that is asked for is nobody's yet.
    table.show({
      phase: 'playing',
      play: { number: 1, view: null, awaits: [] },
      me: { ...isAsking.me, seat: null },
    });
    await el.updateComplete;
    [...el.shadowRoot!.querySelectorAll<HTMLElement>('.strip button')]
      .find(({ textContent }) => textContent.includes('Ritira la richiesta'))!
      .click();
    await nextFrame();
    expect(table.calls).to.deep.equal([['leave'], ['leave']]);
    const { me, seats } = viewOf({ seats: people(3) });
    table.show({ phase: 'lobby', me, seats });
    await waitUntil(() => lobby(el)?.shadowRoot?.querySelector('tv-sit'), 'the form to ask with');
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
});

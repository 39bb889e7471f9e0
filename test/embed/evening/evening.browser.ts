/** Changing game at one table: the window that offers it, the strip that asks, and the page that goes along. */
import { expect, nextFrame } from '@open-wc/testing';
import type { TvBar } from '../../../src/embed/tv-bar.ts';
import type { TvEvening } from '../../../src/embed/evening/tv-evening.ts';
import type { TableView } from '../../../src/kernel/view/table-view.ts';
import { accessible } from '../../helpers/accessible.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import { FakeTable, people, viewOf } from '../fake-table.ts';
import { opened, text } from '../opened.ts';

const seats = people(3, 0);
const line = (position: number, what: string, args?: unknown): TableView['log'][number] => ({
  position,
  time: position * 1_000,
  seat: 0,
  name: 'Giulia',
  what,
  args,
});
const change = {
  kind: 'change',
  game: 'chrononauts',
  by: 1,
  about: [],
  asked: true,
  consented: [1],
  refused: [],
  needed: 2,
} as const;

const within = (el: Element, ...path: readonly string[]): HTMLElement =>
  path.reduce<Element>((at, next) => at.shadowRoot!.querySelector(next)!, el) as HTMLElement;
const named = (el: Element, name: string): HTMLButtonElement =>
  [...el.shadowRoot!.querySelectorAll('button')].find((b) => `${b.ariaLabel} ${b.textContent}`.includes(name))!;
const strips = (el: Element): string => within(el, '.strips').textContent.replaceAll(/\s+/gu, ' ');

describe('an evening of several games', () => {
  beforeEach(() => localStorage.clear());

  it('in the lobby a person proposes another game, in one window with what stays and what silence means', async () => {
    const table = new FakeTable(viewOf({ seats }));
    const el = await opened(table);
    named(within(el, 'tv-lobby'), 'Cambia gioco').click();
    await nextFrame();
    const evening = within(el, 'tv-evening') as TvEvening;
    expect(text(evening)).to.contain('Chi non dice di no entro dieci secondi è d’accordo. Restano il link');
    expect(named(evening, 'Codenames Immagini').disabled).to.equal(true);
    expect(named(evening, 'Memento Mori').textContent).to.contain('in 4–6 · voi siete in tre');
    expect(named(evening, 'Chrononauts').textContent).not.to.contain('siete');
    await accessible(el);
    named(evening, 'Chrononauts').click();
    await waitUntil(() => !evening.open);
    expect(table.calls).to.deep.equal([['company.change', 'chrononauts']]);
  });

  it('[G16] where more sit than the next game has seats, the lobby says who watches', async () => {
    const view = viewOf({ seats: people(8, 0), seatsMin: 4, seatsMax: 6 });
    const el = await opened(new FakeTable(view));
    const lobby = (): string => text(within(el, 'tv-lobby'));
    expect(lobby()).to.contain('i posti sono sei: Nadia e Luca guardano, o chi si alza al posto loro.');
    const one = new FakeTable({ ...view, seats: people(7, 0) });
    expect(text(within(await opened(one, 'en'), 'tv-lobby'))).to.contain('Nadia watches, or whoever gets up instead.');
  });

  it('[G16] every game to change to has its picture, and the free table says what can be laid on it, and for how many', async () => {
    const el = await opened(new FakeTable(viewOf({ seats })));
    named(within(el, 'tv-lobby'), 'Cambia gioco').click();
    await nextFrame();
    const evening = within(el, 'tv-evening') as TvEvening;
    const pictures = [...evening.shadowRoot!.querySelectorAll('tv-swatch')];
    expect(pictures).to.have.lengthOf(5);
    for (const { shadowRoot } of pictures) expect(shadowRoot!.querySelectorAll('svg *')).not.to.have.lengthOf(0);
    await waitUntil(() => named(evening, 'Tavolo libero').textContent.includes('Scacchi e dama (2\u2060–\u20604)'));
    expect(named(evening, 'Codenames').textContent).not.to.contain('Da stendere');
    await accessible(el);
  });

  it('the strip says who proposes what, and whether a game would end by it', async () => {
    const table = new FakeTable(viewOf({ seats, company: change }));
    const el = await opened(table);
    expect(strips(el)).to.contain(
      'Marco propone Chrononauts. Se nessuno dice di no entro dieci secondi, si cambia. No Sì',
    );
    table.show({ phase: 'playing', play: { number: 1, view: null, awaits: [0] } });
    await nextFrame();
    expect(strips(el)).to.contain('La partita in corso finirebbe qui: serve il sì di tutti.');
    table.show({ company: { ...change, by: 0, asked: false, consented: [0], refused: [2] } });
    await nextFrame();
    expect(strips(el)).to.contain(
      'Hai proposto Chrononauts: serve il sì di tutti. Sofia dice di no. Per ora 1 sì su 2.',
    );
    expect(named(within(el, 'tv-bar'), 'Cambia gioco')).to.equal(undefined);
  });

  it('at the end of a game it is at hand in the bar; while one is on it is in the menu, and says that it ends', async () => {
    const play = { number: 1, view: null, awaits: [] };
    const table = new FakeTable(
      viewOf({ seats, phase: 'playing', play: { ...play, outcome: { winners: [0], why: 'CN-115' } } }),
    );
    const el = await opened(table, 'it', '.board');
    const bar = within(el, 'tv-bar') as TvBar;
    expect(named(bar, 'Cambia gioco').className).to.contain('icon');
    table.show({ play });
    await nextFrame();
    expect(named(bar, 'Cambia gioco')).to.equal(undefined);
    named(bar, 'Menu').click();
    await nextFrame();
    named(bar, 'Cambia gioco').click();
    await nextFrame();
    expect(text(within(el, 'tv-evening'))).to.contain('La partita in corso finisce senza risultato');
  });

  it('goes along with the table: lobby, name, words and board are the other game’s, and its log tells both in their words', async () => {
    const first = line(1, 'move/touch', { cell: 13 });
    const table = new FakeTable(viewOf({ seats, log: [first] }));
    // The past is Codenames’, the table the laboratory’s by now.
    const at = table.history.at.bind(table.history);
    Object.assign(table.history, {
      at: (position?: number) =>
        position === undefined ? table.view : { ...at(position), game: { id: 'codenames', version: 1 } },
    });
    const el = await opened(table);
    const log = [first, line(2, 'game', { game: 'laboratory', version: 1 })];
    table.show({ game: { id: 'laboratory', version: 1 }, log });
    await waitUntil(() => text(within(el, 'tv-bar')).includes('Laboratorio del mazzo'));
    expect(text(within(el, 'tv-lobby'))).to.contain('Apparecchia il Laboratorio');
    named(within(el, 'tv-bar'), 'Registro').click();
    await waitUntil(() => text(within(el, 'tv-log')).includes('tocca la 14'));
    expect(text(within(el, 'tv-log'))).to.contain('porta in tavola Laboratorio del mazzo');
  });

  it('tells an evening’s score, and who sat there', async () => {
    const over = { number: 1, view: null, awaits: [], outcome: { winners: [0, 2], why: 'CN-115' } };
    const table = new FakeTable(viewOf({ seats, phase: 'playing', play: over, log: [line(1, 'start')] }));
    const el = await opened(table, 'en', '.board');
    named(within(el, 'tv-bar'), 'Change game').click();
    await nextFrame();
    const told = text(within(el, 'tv-evening'));
    expect(told).to.match(/The evening’s score\s+Giulia 1\s*Sofia 1/u);
    expect(told).to.contain('Game 1, Codenames Pictures: Giulia and Sofia win At the table: Giulia, Marco and Sofia.');
    await accessible(el);
  });
});

/** Changing game at one table: the window that offers it, the strip that asks, and the page that goes along. */
import { expect, nextFrame } from '@open-wc/testing';
import type { TvBar } from '../../../src/embed/bar/tv-bar.ts';
import type { TvEvening } from '../../../src/embed/evening/tv-evening.ts';
import { listedGames } from '../../../src/games/registry.ts';
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
  id: 'e1',
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

  it('the menu says where as many as sit here need a house rule', async () => {
    const el = await opened(new FakeTable(viewOf({ seats: people(7, 0) })));
    named(within(el, 'tv-lobby'), 'Cambia gioco').click();
    await nextFrame();
    const evening = within(el, 'tv-evening') as TvEvening;
    expect(named(evening, 'Chrononauts').textContent).to.contain('in sette con una regola della casa');
    expect(named(evening, 'Memento Mori').textContent).not.to.contain('regola della casa');
  });

  it('[G16] where more sit than the next game has seats, the lobby says who watches', async () => {
    const view = viewOf({ seats: people(8, 0), seatsMin: 4, seatsMax: 6 });
    const el = await opened(new FakeTable(view));
    const lobby = (): string => text(within(el, 'tv-lobby'));
    expect(lobby()).to.contain('i posti sono sei: Nadia e Luca guardano.');
    expect(lobby().match(/guarda(?!no)/gu)).to.have.lengthOf(2);
    const one = new FakeTable({ ...view, seats: people(7, 0) });
    const en = await opened(one, 'en');
    expect(text(within(en, 'tv-lobby'))).to.contain('there are six seats: Nadia looks on.');
    // It can begin, and one of those who play may give up the place.
    expect(named(within(en, 'tv-lobby'), 'Set the table').disabled).to.equal(false);
    named(within(en, 'tv-lobby'), 'Nadia plays in my place').click();
    await waitUntil(() => one.calls.length > 0);
    expect(one.calls).to.deep.equal([['letOthersFirst']]);
    const last = await opened(new FakeTable({ ...view, seats: people(7, 6), me: { ...view.me, seat: 6 } }));
    expect(named(within(last, 'tv-lobby'), 'al posto mio')).to.equal(undefined);
  });

  it('[G16] [F19] who would look on is said where another game is chosen, and before anybody agrees', async () => {
    const table = new FakeTable(viewOf({ seats: people(8, 0), company: { ...change, game: 'memento' } }));
    const el = await opened(table);
    expect(strips(el)).to.contain('si cambia. Nadia e Luca guardano.');
    const free = await opened(new FakeTable(viewOf({ seats: people(8, 0) })));
    named(within(free, 'tv-lobby'), 'Cambia gioco').click();
    await nextFrame();
    expect(named(within(free, 'tv-evening'), 'Memento Mori').textContent).to.contain('in 4–6 · Nadia e Luca guardano');
  });

  it('[F19] while others play, whoever looks on is told so, and the board is nobody’s', async () => {
    const view = viewOf({
      seats: people(3, 2).map((one) => (one.me ? { ...one, lookingOn: true as const } : one)),
      phase: 'playing',
      play: { number: 1, view: null, awaits: [0] },
    });
    const el = await opened(new FakeTable({ ...view, me: { ...view.me, seat: 2, lookingOn: true } }), 'it', '.board');
    expect(strips(el)).to.contain('Questa la guardi: giochi alla prossima, o se qualcuno si alza.');
    await waitUntil(() => within(el, '.board').firstElementChild !== null);
    expect((within(el, '.board').firstElementChild as unknown as { me: unknown }).me).to.equal(null);
  });

  it('[G16] what can be laid on the free table is a way of its own, and lies there by itself for whoever asked for it', async () => {
    const table = new FakeTable(viewOf({ seats }));
    const el = await opened(table);
    const lobby = within(el, 'tv-lobby');
    named(lobby, 'Cambia gioco').click();
    await nextFrame();
    const evening = within(el, 'tv-evening') as TvEvening;
    await waitUntil(() => named(evening, 'Scacchi e dama'));
    await accessible(el);
    named(evening, 'Scacchi e dama').click();
    await waitUntil(() => !evening.open);
    expect(table.calls).to.deep.equal([['company.change', 'sandbox']]);
    table.show({ game: { id: 'sandbox', version: 1 } });
    await waitUntil(() => named(within(el, 'tv-lobby'), 'Apparecchia Scacchi e dama'));
    // Here already, and not begun: another box is only wished for.
    named(within(el, 'tv-lobby'), 'Cambia gioco').click();
    await nextFrame();
    await waitUntil(() => named(evening, 'Carte italiane'));
    named(evening, 'Carte italiane').click();
    await waitUntil(() => named(within(el, 'tv-lobby'), 'Apparecchia Carte italiane'));
    expect(table.calls).to.have.lengthOf(1);
    // Somebody else proposes something: that counts.
    table.show({ company: { ...change, by: 1 } });
    await waitUntil(() => named(within(el, 'tv-lobby'), 'Apparecchia il Tavolo libero'));
  });

  it('[G16] every game to change to has its picture, and the free table has ways to what can be laid on it, with for how many', async () => {
    const el = await opened(new FakeTable(viewOf({ seats })));
    named(within(el, 'tv-lobby'), 'Cambia gioco').click();
    await nextFrame();
    const evening = within(el, 'tv-evening') as TvEvening;
    const pictures = [...evening.shadowRoot!.querySelectorAll('tv-swatch')];
    expect(pictures).to.have.lengthOf(listedGames.length);
    for (const { shadowRoot } of pictures) expect(shadowRoot!.querySelectorAll('svg *')).not.to.have.lengthOf(0);
    await waitUntil(() => named(evening, 'Scacchi e dama')?.textContent.includes('2\u2060–\u20604'));
    expect(evening.shadowRoot!.querySelectorAll('.to-lay')).to.have.lengthOf(1);
    await accessible(el);
  });

  it('the strip says who proposes what, and whether a game would end by it', async () => {
    const table = new FakeTable(viewOf({ seats, company: change }));
    const el = await opened(table);
    expect(strips(el)).to.contain(
      'Marco propone Chrononauts. Se nessuno dice di no entro dieci secondi, si cambia. No Sì',
    );
    table.show({ company: { ...change, game: 'sandbox' } });
    await nextFrame();
    expect(strips(el)).to.contain('Marco propone il Tavolo libero. Se nessuno');
    table.show({ phase: 'playing', company: change, play: { number: 1, view: null, awaits: [0] } });
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
    await waitUntil(() => text(within(el, 'tv-log')).includes('sceglie la 14'));
    expect(text(within(el, 'tv-log'))).to.contain('porta in tavola il Laboratorio');
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

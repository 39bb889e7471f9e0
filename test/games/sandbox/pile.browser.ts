/** More than the top card of a pile: so many drawn, turned up, looked at, shown, dealt to places; one found and taken. */
import { expect } from '@open-wc/testing';
import type { TvSurface } from '../../../src/elements/surface/tv-surface.ts';
import '../../../src/elements/tv-room.ts';
import '../../../src/games/sandbox/board/sandbox-board.ts';
import { CLOTH, COVERED, handPlace } from '../../../src/games/sandbox/state.ts';
import { allText, allUpdated, deep, spoken } from '../../helpers/shadow.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import { PILE, Table, ZONE_OPEN } from './table.ts';

const NAMES = ['Ada', 'Bea', 'Carl', 'Dino'];

describe('more than the top card of a pile', () => {
  const rooms: HTMLElement[] = [];
  afterEach(() => rooms.splice(0).forEach((room) => room.remove()));

  /** This seat's board; what it proposes is done at once, and every board shows what came of it. */
  async function seated(t: Table, me: number, more: object = {}) {
    const people = NAMES.map((name, seat) => ({ seat, name, plate: seat, me: seat === me }));
    const own = { me, people, choices: () => [], check: () => undefined, view: t.view(me), ...more };
    const board = Object.assign(document.createElement('sandbox-board'), own);
    const room = document.createElement('tv-room');
    Object.assign(room.style, { display: 'block', width: '1000px', height: '700px' });
    room.append(board);
    rooms.push(room);
    const moves: [string, Record<string, unknown>][] = [];
    const show = async (): Promise<void> => {
      board.view = t.view(me);
      await allUpdated(board);
    };
    room.addEventListener('tv-propose', (event) => {
      const { move, args } = event as unknown as { readonly move: string; readonly args: Record<string, unknown> };
      moves.push([move, args]);
      expect(t.do(me, move, args)).to.equal('ok');
      void show();
    });
    document.body.append(room);
    const surface = (): TvSurface | undefined => deep(board).find((e): e is TvSurface => e.localName === 'tv-surface');
    await waitUntil(() => surface()?.all.has(PILE), 'things lie there');
    const buttons = (): readonly HTMLElement[] => deep(board).filter((e): e is HTMLElement => e.localName === 'button');
    const button = (words: string): HTMLElement | undefined => buttons().find((one) => spoken(one).includes(words));
    const press = async (words: string): Promise<void> => {
      await waitUntil(() => button(words), words);
      button(words)!.click();
      await allUpdated(board);
    };
    const panel = (): Element | undefined =>
      deep(board).find(({ localName }) => /^sandbox-(?:pile|looked)$/u.test(localName));
    const open = async (): Promise<void> => {
      surface()!.walkTo(PILE);
      await allUpdated(board);
      await press('Più carte…');
      await waitUntil(panel, 'the panel is there');
    };
    return { board, moves, show, press, button, panel, open };
  }

  it('draws as many as are chosen, and never more than there are', async () => {
    const t = new Table();
    const ada = await seated(t, 0);
    await ada.open();
    await ada.press('una in più');
    await ada.press('Pesca 4 carte');
    expect([t.hand(0).length, t.list(PILE).length]).to.deep.equal([4, 6]);
    expect(ada.panel()).to.equal(undefined);
    await ada.open();
    await ada.press('Tutte (6)');
    await ada.press('una in più');
    expect(ada.button('Pesca 6 carte') !== undefined).to.equal(true);
    await ada.press('Scopri le prime 6');
    const up = ada.moves.at(-1)!;
    expect([up[0], up[1]['n'], up[1]['up'], up[1]['to']]).to.deep.equal(['deal', 6, true, [CLOTH]]);
  });

  it('says in a sentence what is proved of a shuffled pile, and says nothing of another', async () => {
    const t = new Table();
    const keepers = {
      keepers: [0, 1, 2],
      couldPeek: 2,
      mayLeave: 1,
      strict: false,
      alone: false,
      missing: [],
      out: [],
    };
    const said = async (more: object = {}): Promise<string> => {
      const ada = await seated(t, 0, { keepers: { ...keepers, ...more } });
      await ada.open();
      return (
        deep(ada.board)
          .find((one) => one.matches('[data-proof]'))
          ?.textContent.trim() ?? ''
      );
    };
    expect(await said()).to.equal('');
    t.do(0, 'shuffle', { from: PILE });
    expect(await said()).to.match(/^Mescolato: un ordine non c’è ancora/u);
    t.do(0, 'deal', { from: PILE, n: 1, to: [handPlace(0)] });
    const secret = await said();
    expect([
      secret.startsWith('Sotto chiave. Ogni mescolata porta una prova'),
      secret.endsWith(' in 2.'),
    ]).to.deep.equal([true, true]);
    expect(await said({ keepers: [1], couldPeek: 1, alone: true })).to.match(
      /una persona sola, Bea: agli altri nulla/u,
    );
  });

  it('shows what one looks at to that person alone, who finds a card and takes it in hand', async () => {
    const t = new Table();
    t.do(0, 'shuffle', { from: PILE });
    const [ada, bea] = [await seated(t, 0), await seated(t, 1)];
    await ada.open();
    await ada.press('Cerca in tutto il mazzo');
    await waitUntil(() => ada.button('1ª: '), 'cards are shown');
    await bea.show();
    const read = t.view(0).read;
    const third = t.list(PILE).at(-3)!;
    expect(Object.keys(read).length).to.equal(10);
    expect(spoken(ada.button('3ª: ')!)).to.contain(String(read[third]! + 1));
    expect(bea.panel()).to.equal(undefined);
    expect(allText(bea.board)).not.to.contain('1ª: ');
    expect([t.s.news[0]!.what, t.s.news[0]!.n]).to.deep.equal(['look', 10]);
    await ada.press('3ª: ');
    await ada.press('Prendi in mano');
    await waitUntil(() => t.hand(0).length === 1, 'it is in hand');
    expect(t.hand(0)).to.deep.equal([third]);
    expect(t.view(0).read[third]).to.equal(read[third]);
    expect(t.view(1).read[third]).to.equal(undefined);
    const fourth = t.list(PILE).at(-3)!;
    await ada.press('3ª: ');
    await ada.press('In cima al mazzo');
    expect(t.list(PILE).at(-1)).to.equal(fourth);
    await ada.press('In fondo al mazzo');
    expect(t.list(PILE)[0]).to.equal(fourth);
  });

  it('lets somebody else look, and sees nothing of it', async () => {
    const t = new Table();
    t.do(0, 'shuffle', { from: PILE });
    const [ada, bea] = [await seated(t, 0), await seated(t, 1)];
    await bea.show();
    await ada.open();
    await ada.press('A Bea');
    expect(ada.moves.at(-1)).to.deep.equal(['look', { from: PILE, n: 3, to: [1] }]);
    expect(ada.panel()).to.equal(undefined);
    expect(t.view(0).read).to.deep.equal({});
  });

  it('opens before whoever is let look, once the keepers have shown them', async () => {
    const t = new Table();
    t.do(0, 'shuffle', { from: PILE });
    const bea = await seated(t, 1);
    t.held = true;
    t.do(0, 'look', { from: PILE, n: 2, to: [1] });
    await bea.show();
    expect(bea.panel()).to.equal(undefined);
    t.dealer.settle();
    await bea.show();
    await waitUntil(bea.panel, 'the cards are there');
    await waitUntil(() => bea.button('2ª: '), 'both');
    expect(bea.button('3ª: ')).to.equal(undefined);
  });

  it('keeps what one looked at off a screen that all look at', async () => {
    const t = new Table();
    const ada = await seated(t, 0, { shared: true });
    await ada.open();
    await ada.press('Guarda le prime 3');
    await waitUntil(() => ada.panel()?.localName === 'sandbox-looked', 'the panel says so');
    await allUpdated(ada.board);
    expect(ada.button('1ª: ')).to.equal(undefined);
    expect(t.piece(t.list(PILE)[0]!).face).to.equal(COVERED);
  });

  it('deals to hands and zones that are ticked, and says where there are too few', async () => {
    const t = new Table();
    const ada = await seated(t, 0);
    await ada.open();
    const deal = (): HTMLElement => ada.button('Distribuisci')!;
    const boxes = (): readonly HTMLInputElement[] =>
      deep(ada.panel()!).filter((e): e is HTMLInputElement => e.localName === 'input');
    expect(allText(ada.panel()!)).to.contain('Servono 12 carte: qui ce ne sono 10.');
    const before = ada.moves.length;
    deep(ada.panel()!)
      .find((e): e is HTMLElement => e.getAttribute('data-act') === 'deal')!
      .click();
    expect(ada.moves.length).to.equal(before);
    expect(deal() !== undefined).to.equal(true);
    for (const box of boxes().slice(0, 3)) box.click();
    const zone = boxes().find((box) => box.parentElement!.textContent.includes('Zona, '))!;
    zone.click();
    await allUpdated(ada.board);
    deep(ada.panel()!)
      .find((e): e is HTMLElement => e.getAttribute('data-act') === 'deal')!
      .click();
    expect(ada.moves.at(-1)).to.deep.equal(['deal', { from: PILE, n: 3, to: [handPlace(0), ZONE_OPEN] }]);
    expect([t.hand(0).length, t.list(ZONE_OPEN).length]).to.deep.equal([3, 3]);
  });
});

/** A free table where there is little room: in a call’s side panel, on a phone, in half a window. */
import { expect } from '@open-wc/testing';
import '../../../src/elements/tv-room.ts';
import '../../../src/games/sandbox/board/sandbox-board.ts';
import type { SandboxBoard } from '../../../src/games/sandbox/board/sandbox-board.ts';
import { handPlace } from '../../../src/games/sandbox/state.ts';
import { allUpdated, deep } from '../../helpers/shadow.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import { Table } from './table.ts';

/** A board of this size in which the first of two holds five cards. */
async function holding(
  width: number,
  height: number,
): Promise<{ room: HTMLElement; board: SandboxBoard; table: Table }> {
  const table = new Table(6);
  table.put(0, [1, 2, 3, 4, 5], handPlace(0));
  const people = table.s.seats.map((seat) => ({ seat, name: 'Ada', plate: seat, me: seat === 0 }));
  const board = Object.assign(document.createElement('sandbox-board'), {
    people,
    me: 0,
    lang: 'it',
    view: table.view(0),
  });
  const room = document.createElement('tv-room');
  Object.assign(room.style, { width: `${width}px`, height: `${height}px`, minHeight: '0' });
  room.append(board);
  document.body.append(room);
  await waitUntil(() => deep(board).filter((one) => one.localName === 'tv-card').length === 5, 'the hand is there');
  await allUpdated(board);
  return { room, board, table };
}

describe('the own hand of a free table', () => {
  let room: HTMLElement | undefined;
  afterEach(() => room?.remove());

  for (const [width, height] of [
    [720, 370],
    [820, 1100],
    [390, 780],
    [360, 580],
  ] as const)
    it(`stays where it is, side by side, as a card is taken up on ${width} × ${height} px`, async () => {
      const shown = await holding(width, height);
      room = shown.room;
      const { board } = shown;
      const hand = deep(board).find((one) => one.localName === 'tv-hand')!;
      const cards = (): readonly Element[] => [hand, ...hand.shadowRoot!.querySelectorAll('li')];
      const places = (): readonly string[] =>
        cards().map((one) => {
          const { left, top, right } = one.getBoundingClientRect();
          return [left, top, right].map(Math.round).join();
        });
      const before = places();
      hand.shadowRoot!.querySelector('button')!.click();
      await allUpdated(board);
      expect(deep(board).filter((one) => one.matches('.hand-acts .btn')).length > 5).to.equal(true);
      expect(places()).to.deep.equal(before);
      const cut = board.getBoundingClientRect();
      for (const card of cards()) {
        const { right, bottom } = card.getBoundingClientRect();
        expect([right <= cut.right, bottom <= cut.bottom]).to.deep.equal([true, true]);
      }
    });

  it('leaves the table half of a shared screen’s half, also while a card is taken up', async () => {
    const shown = await holding(960, 480);
    room = shown.room;
    const find = (name: string): Element => deep(shown.board).find((one) => one.localName === name)!;
    const height = (): number => find('tv-surface').getBoundingClientRect().height;
    const before = height();
    expect(before).to.be.above(180);
    find('tv-hand').shadowRoot!.querySelector('button')!.click();
    await allUpdated(shown.board);
    expect(height()).to.equal(before);
  });

  it('has one line of words above its cards on a phone', async () => {
    const shown = await holding(390, 780);
    room = shown.room;
    const [name, cover] = ['.hand-name', '.hand-acts .btn'].map((what) =>
      deep(shown.board)
        .findLast((one) => one.matches(what))!
        .getBoundingClientRect(),
    );
    expect(name!.top < cover!.bottom && cover!.top < name!.bottom).to.equal(true);
  });
});

describe('a panel of a free table', () => {
  let room: HTMLElement | undefined;
  afterEach(() => room?.remove());

  const open = async (board: HTMLElement, tool: string): Promise<HTMLElement> => {
    const press = deep(board).find((one) => one.matches('.tool') && one.textContent.includes(tool)) as HTMLElement;
    press.click();
    const panel = (): HTMLElement | undefined => deep(board).find((one): one is HTMLElement => one.matches('.panel'));
    await waitUntil(panel, 'the panel is there');
    await allUpdated(board);
    return panel()!;
  };

  it('is no larger than what is in it, so that what comes from it is seen on the table', async () => {
    const shown = await holding(390, 780);
    room = shown.room;
    const panel = (await open(shown.board, 'dadi')).getBoundingClientRect();
    const surface = deep(shown.board)
      .find((one) => one.localName === 'tv-surface')!
      .getBoundingClientRect();
    expect(panel.height).to.be.below(160);
    // It lies over the own hand, not over the middle of the table, where new pieces come.
    expect(panel.top).to.be.above(surface.top + surface.height / 2 + 40);
  });

  it('keeps the keyboard at the button with which a person wants to end the game, while others decide', async () => {
    const { board, table, ...shown } = await holding(1440, 848);
    room = shown.room;
    const panel = await open(board, 'giochi');
    const button = [...panel.querySelectorAll<HTMLElement>('.btn')].find((one) => one.textContent.includes('conto'))!;
    button.focus();
    expect(table.do(0, 'finish')).to.equal('ok');
    board.view = table.view(0);
    await allUpdated(board);
    expect([button.ariaDisabled, button.matches(':focus')]).to.deep.equal(['true', true]);
  });
});

describe('the tools of a free table', () => {
  let room: HTMLElement | undefined;
  afterEach(() => room?.remove());

  for (const [width, height] of [
    [960, 480],
    [720, 405],
  ] as const)
    it(`are all in sight on ${width} × ${height} px, the last one whole`, async () => {
      const shown = await holding(width, height);
      room = shown.room;
      const tools = deep(shown.board).find((one) => one.matches('.tools'))!;
      expect(tools.children.length).to.equal(9);
      expect(tools.scrollHeight).to.be.at.most(tools.clientHeight);
      for (const tool of tools.children) expect(tool.getBoundingClientRect().height).to.be.at.least(36);
    });

  for (const width of [320, 360, 390])
    it(`have no word that runs into the next on a screen of ${width} px`, async () => {
      const people = ['Ada', 'Bea'].map((name, seat) => ({ seat, name, plate: seat, me: seat === 0 }));
      const view = new Table().view(0);
      const board = Object.assign(document.createElement('sandbox-board'), { people, me: 0, view, lang: 'it' });
      room = document.createElement('tv-room');
      Object.assign(room.style, { width: `${width}px`, height: '700px', minHeight: '0' });
      room.append(board);
      document.body.append(room);
      const words = (): readonly Element[] => deep(board).filter((one) => one.matches('.tool span'));
      await waitUntil(() => words().length > 0, 'the tools are there');
      await allUpdated(board);
      const seen = words().filter((word) => word.getBoundingClientRect().width > 1);
      for (const word of seen)
        expect(word.getBoundingClientRect().width).to.be.at.most(word.parentElement!.clientWidth);
      expect(seen.length > 0).to.equal(width >= 360);
    });
});

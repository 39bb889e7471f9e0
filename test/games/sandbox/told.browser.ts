/** The outcome line of a free table: what happened before the page was opened is old, and what happens now is told. */
import { expect, nextFrame } from '@open-wc/testing';
import '../../../src/elements/tv-room.ts';
import '../../../src/games/sandbox/board/sandbox-board.ts';
import { allUpdated, deep } from '../../helpers/shadow.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import { TOKEN, Table } from './table.ts';

describe('the outcome line of a free table', () => {
  let room: HTMLElement | undefined;
  afterEach(() => room?.remove());

  it('tells nothing of what lay in the news when its words came, and what comes after that', async () => {
    const t = new Table();
    expect(t.do(0, 'flip', { p: t.p(TOKEN) })).to.equal('ok');
    expect(t.view(1).news).to.have.length.above(1);
    const people = ['Ada', 'Bea', 'Carl', 'Dino'].map((name, seat) => ({ seat, name, plate: seat, me: seat === 1 }));
    const board = Object.assign(document.createElement('sandbox-board'), { people, me: 1, view: t.view(1) });
    room = document.createElement('tv-room');
    room.append(board);
    document.body.append(room);
    const line = (): Element | undefined => deep(board).find(({ localName }) => localName === 'tv-news');
    const told = (): string => line()?.shadowRoot?.textContent?.trim() ?? '';
    await waitUntil(line, 'the line is there');
    // Its words as well, and a moment later.
    await import('../../../src/games/sandbox/words/it.ts');
    await nextFrame();
    await allUpdated(board);
    expect(told()).to.equal('');
    t.do(2, 'flip', { p: t.p(TOKEN) });
    board.view = t.view(1);
    await allUpdated(board);
    expect(told()).to.include('Carl gira');
  });
});

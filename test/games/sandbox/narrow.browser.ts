/** A free table in a call’s side panel: the words below its tools stand apart, or aren’t there. */
import { expect } from '@open-wc/testing';
import '../../../src/elements/tv-room.ts';
import '../../../src/games/sandbox/board/sandbox-board.ts';
import { allUpdated, deep } from '../../helpers/shadow.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import { Table } from './table.ts';

describe('the tools of a free table', () => {
  let room: HTMLElement | undefined;
  afterEach(() => room?.remove());

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

/** A free table as somebody watches it, or looks back at it: without tools, and with all the room for the cloth. */
import { expect } from '@open-wc/testing';
import '../../../src/elements/tv-room.ts';
import '../../../src/games/sandbox/board/sandbox-board.ts';
import { deep } from '../../helpers/shadow.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import { Table } from './table.ts';

describe('a free table that is watched', () => {
  let room: HTMLElement | undefined;
  afterEach(() => room?.remove());

  for (const [width, height] of [
    [1366, 570],
    [720, 370],
    [720, 820],
    [390, 764],
  ] as const)
    it(`${width} × ${height}: the cloth has the whole width`, async () => {
      const people = ['Ada', 'Bea', 'Carl', 'Dino'].map((name, seat) => ({ seat, name, plate: seat, me: false }));
      const view = new Table().view(null);
      const board = Object.assign(document.createElement('sandbox-board'), { people, me: null, view });
      room = document.createElement('tv-room');
      Object.assign(room.style, { width: `${width}px`, height: `${height}px`, minHeight: '0' });
      room.append(board);
      document.body.append(room);
      const cloth = (): Element | undefined => deep(board).find(({ localName }) => localName === 'tv-cloth');
      await waitUntil(cloth, 'the cloth is drawn');
      const { left, right } = cloth()!.getBoundingClientRect();
      const place = board.getBoundingClientRect();
      expect(left - place.left).to.be.at.most(24);
      expect(place.right - right).to.be.at.most(24);
      expect(deep(board).some((e) => e.matches('.tools'))).to.equal(false);
    });
});

import { expect } from '@open-wc/testing';
import { allText } from '../../../helpers/shadow.ts';
import { cells, label, mount, settle, tap } from './mount.ts';
import { DARIO, ELENA, GIULIA, guessing, keyMaking, lobby, over, touched, writing } from './views.ts';
import { accessible } from '../../../helpers/accessible.ts';

const STATES = {
  lobby: lobby(ELENA),
  'key is made': keyMaking(null),
  'clue, its spymaster': writing(GIULIA),
  'clue, the rivals': writing(ELENA),
  'guess, an operative': guessing(DARIO),
  'guess, a spymaster': guessing(GIULIA),
  'guess, a watcher': guessing(null),
  reveal: touched(DARIO),
  over: over(DARIO, true),
};

describe('for everybody', () => {
  for (const [name, view] of Object.entries(STATES)) {
    it(`is accessible: ${name}`, async () => {
      const { board } = await mount(view);
      await accessible(board);
    });
  }

  for (const size of ['720px;416px', '390px;800px']) {
    it(`is accessible at ${size}, in the dark`, async () => {
      const { board } = await mount(guessing(DARIO), {}, size);
      board.parentElement!.setAttribute('theme', 'dark');
      tap(cells(board)[13]!);
      await settle(board);
      await accessible(board);
    });

    it(`five columns and targets large enough to tap at ${size}`, async () => {
      const { board } = await mount(guessing(DARIO), {}, size);
      const boxes = cells(board).map((cell) => cell.getBoundingClientRect());
      expect(new Set(boxes.map((box) => Math.round(box.left))).size).to.equal(5);
      expect(Math.min(...boxes.flatMap((box) => [box.width, box.height]))).to.be.at.least(44);
      expect(Math.max(...boxes.map((box) => box.right))).to.be.at.most(board.getBoundingClientRect().right);
    });
  }

  it('things in the pictures are told only when asked for', async () => {
    const { board } = await mount(guessing(DARIO));
    expect(allText(board)).to.not.contain('cosa');
    board.describe = true;
    await settle(board);
    await settle(board);
    expect(label(cells(board)[0]!)).to.equal('figura 1 cosa 5');
  });

  it('high contrast draws the pictures in ink', async () => {
    const { board } = await mount(guessing(DARIO));
    const muted = cells(board)[0]!.querySelector('img')!.src;
    board.parentElement!.setAttribute('contrast', 'more');
    await settle(board);
    await new Promise(requestAnimationFrame);
    await settle(board);
    expect(cells(board)[0]!.querySelector('img')!.src).to.not.equal(muted);
  });
});

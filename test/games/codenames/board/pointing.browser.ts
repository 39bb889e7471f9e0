import { expect } from '@open-wc/testing';
import type { PointEvent } from '../../../../src/elements/frame/pointing.ts';
import { buttonSaying, cells, label, mount, settle, tap } from './mount.ts';
import { DARIO, GIULIA, guessing, people } from './views.ts';
import { accessible } from '../../../helpers/accessible.ts';

/** What the others were shown, oldest first. */
function shownBy(board: Element): (string | undefined)[] {
  const shown: (string | undefined)[] = [];
  board.addEventListener('tv-point', (event) => shown.push((event as PointEvent).thing));
  return shown;
}

describe('pointing in Codenames', () => {
  it('[CN-100] the first tap is seen by the others at once, and no longer once it is thought over or touched', async () => {
    const { board } = await mount(guessing(DARIO));
    const shown = shownBy(board);
    tap(cells(board)[13]!, 1000);
    await settle(board);
    tap(cells(board)[0]!, 2000);
    await settle(board);
    buttonSaying(board, 'Ci ripenso')!.click();
    await settle(board);
    tap(cells(board)[0]!, 4000);
    await settle(board);
    tap(cells(board)[0]!, 5000);
    await settle(board);
    expect(shown).to.deep.equal(['13', '0', undefined, '0', undefined]);
  });

  it('[CN-087] a team that deliberates for itself shows nobody what it taps, and a spymaster’s counters nobody sees', async () => {
    const view = guessing(DARIO);
    const own = await mount({ ...view, options: { ...view.options, deliberation: 'team' } });
    const spymaster = await mount(guessing(GIULIA));
    for (const { board } of [own, spymaster]) {
      const shown = shownBy(board);
      for (const cell of cells(board)) tap(cell, 1000);
      await settle(board);
      expect(shown).to.deep.equal([]);
    }
  });

  it('[CN-100] the plates of those who point lie on the picture, and a screen reader hears who', async () => {
    const pointed = new Map([
      [
        '13',
        [
          { seat: DARIO, card: false },
          { seat: GIULIA, card: false },
        ],
      ],
    ]);
    const { board } = await mount(guessing(null), { pointed });
    const plates = cells(board)[13]!.querySelectorAll('.fingers tv-plate');
    expect(plates).to.have.length(2);
    const [dario, giulia] = [DARIO, GIULIA].map((seat) => people(null).find((one) => one.seat === seat)!.name);
    expect(label(cells(board)[13]!))
      .to.contain(dario)
      .and.contain(giulia);
    await accessible(board);
  });
});

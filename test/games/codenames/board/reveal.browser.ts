import { expect } from '@open-wc/testing';
import { type CodenamesView, IDENTITIES } from '../../../../src/games/codenames/view.ts';
import { deep } from '../../../helpers/shadow.ts';
import { waitUntil } from '../../../helpers/wait-until.ts';
import { cells, headline, label, mount, settle } from './mount.ts';
import { ELENA, MARCO, opened, touched } from './views.ts';

const heard = (board: Element): string =>
  deep(board)
    .filter((e) => e.matches('[aria-live]'))
    .map((e) => e.textContent.trim())
    .filter(Boolean)
    .join(' ');

describe('revealing', () => {
  it('[CN-124] the turn looks the same for every identity, and nothing beside it moves before its end', async () => {
    const seen = new Set<string>();
    for (const identity of IDENTITIES) {
      const { board } = await mount(touched(ELENA));
      const after = opened(ELENA);
      board.view = { ...after, grid: after.grid.with(13, { ...after.grid[13]!, cover: identity }) };
      await settle(board);
      const cell = cells(board)[13]!;
      const { animationName, animationDuration, animationTimingFunction } = getComputedStyle(cell);
      const said = label(cell);
      const { animationDuration: back } = getComputedStyle(cell.querySelector('.back')!);
      seen.add(
        [animationName, animationDuration, animationTimingFunction, back, said, headline(board), heard(board)].join(),
      );
    }
    expect([...seen]).to.deep.equal(['turn,0.9s,linear,0.9s,figura 14 si scopre…,Si scopre la 14,']);
  });

  it('[CN-105] when the card lies open, headline, score and voice follow', async () => {
    const { board } = await mount(touched(ELENA));
    board.view = opened(ELENA);
    await settle(board);
    await board.settled;
    await settle(board);
    expect(headline(board)).to.equal('Rossi, un’altra o basta?');
    expect(label(cells(board)[13]!)).to.equal('figura 14 Rossi');
    await waitUntil(() => heard(board).includes('basta'));
    expect(heard(board)).to.equal('La 14: dei Rossi, si continua. Rossi, un’altra o basta?');
    expect(deep(board).find((e) => e.matches('.team.red .left b'))?.textContent).to.equal('4');
  });

  it('[CN-105] the turn of the others is said once, and to whoever owes the clue with what is asked', async () => {
    const lost = (seat: number): CodenamesView => {
      const { clue: _, grid, turn, ...rest } = opened(seat);
      const cover = { ...grid[13]!, cover: 'bystander' as const };
      return { ...rest, grid: grid.with(13, cover), turn: turn + 1, phase: 'clue', active: 'blue' };
    };
    const hears = async (seat: number): Promise<string> => {
      const { board } = await mount(touched(seat));
      board.view = lost(seat);
      await board.settled;
      await waitUntil(() => heard(board).includes('tocca'));
      return heard(board).replaceAll(/\s+/gu, ' ');
    };
    expect(await hears(ELENA)).to.equal('La 14: passante, tocca ai Blu.');
    expect(await hears(MARCO)).to.equal('La 14: passante, tocca ai Blu. Marco, tocca a te: dai un indizio.');
  });

  it('coming back to several covers at once plays none of them', async () => {
    const { board } = await mount(touched(ELENA));
    const after = opened(ELENA);
    board.view = { ...after, grid: after.grid.with(0, { ...after.grid[0]!, cover: 'red' }) };
    await settle(board);
    expect(deep(board).some((e) => e.matches('.turning'))).to.equal(false);
    expect(headline(board)).to.equal('Rossi, un’altra o basta?');
  });
});

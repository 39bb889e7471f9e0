/** What the first game's steps point at is on the board. */
import { expect } from '@open-wc/testing';
import { findPart } from '../../../../src/embed/tour/rings.ts';
import { tour } from '../../../../src/games/codenames/board/tour/tour.ts';
import { cells, mount, settle, tap } from './mount.ts';
import { guessing, SOFIA } from './views.ts';

describe('the first game of Codenames', () => {
  it('has a ring for each part that its steps look at', async () => {
    const { board } = await mount(guessing(SOFIA));
    tap(cells(board)[0]!);
    await settle(board);
    const paths = new Set(tour('it').steps.flatMap(({ look = [] }) => look));
    expect(paths.size).to.be.greaterThan(5);
    for (const path of paths) expect(findPart(board, path), path).not.to.equal(null);
  });
});

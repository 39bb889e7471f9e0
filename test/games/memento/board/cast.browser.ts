/** Traits are doubted at the sheets before the story is played, those of the last prelude too. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../../../src/elements/tv-room.ts';
import '../../../../src/games/memento/board/memento-cast.ts';
import { allUpdated, deep } from '../../../helpers/shadow.ts';
import { contextOf } from '../board-context.ts';
import { A, inChoice, inPlay, inPrelude, type Tale } from '../tale.ts';

/** How many traits have a button for it. */
async function doubted(t: Tale): Promise<number> {
  const room = await fixture(html`<tv-room theme="light"></tv-room>`);
  const cast = document.createElement('memento-cast');
  cast.context = contextOf(t, { seat: A });
  room.append(cast);
  await allUpdated(cast);
  return deep(cast).filter((one) => one.matches('tv-confirm[quiet]')).length;
}

describe('sheets of Memento Mori', () => {
  it('[MM-021, MM-036] have a quiet button for a doubt in preludes and while the Lantern is chosen, and not in the story', async () => {
    expect(await doubted(inPrelude())).to.equal(4);
    expect(await doubted(inChoice())).to.equal(16);
    expect(await doubted(inPlay())).to.equal(0);
  });
});

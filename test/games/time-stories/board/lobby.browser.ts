/** The lobby of TIME Stories: for how many a mission is, and what a receptacle says to whoever takes it. */
import { expect } from '@open-wc/testing';
import { mission } from '../table/mission.ts';
import { buttonOf, mount, says } from './mounted.ts';
import { Played } from './played.ts';

const hash = 'c'.repeat(64);

describe('the lobby of TIME Stories', () => {
  it('[TS-011] says for how many a mission is, where they are too many or too few', async () => {
    const for4 = { ...mission(), players: { min: 4, max: 4 } };
    const few = await mount(new Played({ packs: { [hash]: for4 }, load: { hash } }).laid(), 0);
    expect(says(few.board, 'This mission is for 4 people, and there are 3 of you.')).to.equal(true);
    expect(buttonOf(few.board, /^Begin$/u)!.disabled).to.equal(true);
    const { board } = await mount(new Played().laid(), 0);
    expect(says(board, 'This mission is for')).to.equal(false);
  });
});

/** The lobby of TIME Stories: for how many a mission is, and what a receptacle says to whoever takes it. */
import { expect } from '@open-wc/testing';
import type { Element } from '../../../../src/games/time-stories/pack/shared.ts';
import { element, mission, panorama, say } from '../table/mission.ts';
import { buttonOf, mount, press, says } from './mounted.ts';
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

  for (const [width, height] of [
    [390, 780],
    [960, 490],
    [1366, 600],
  ] as const)
    it(`at ${width} × ${height} the button that begins is in sight, however long the receptacles are`, async () => {
      const small = mission();
      const background = say('a long life '.repeat(16));
      const long = { ...small, receptacles: small.receptacles.map((one) => ({ ...one, background })) };
      const { board } = await mount(new Played({ packs: { [hash]: long }, load: { hash } }).laid(), 0, [width, height]);
      const { bottom, height: high } = buttonOf(board, /^Begin$/u)!.getBoundingClientRect();
      expect(high).to.be.at.least(40);
      expect(bottom).to.be.at.most(board.getBoundingClientRect().bottom);
    });

  it('[TS-016] both sides of a receptacle are there for whoever takes it, in the lobby and among the open cards', async () => {
    const small = mission();
    const receptacles = small.receptacles.map((one) => ({ ...one, otherSide: say(`the back of ${one.id}`) }));
    const lies = { packs: { [hash]: { ...small, receptacles } }, load: { hash } };
    const { board } = await mount(new Played(lies).laid().does(0, 'pick', { receptacle: 'miller' }), 0);
    expect([says(board, 'On the back'), says(board, 'the back of miller')]).to.deep.equal([true, true]);
    expect(says(board, 'the back of nun')).to.equal(false);
    const played = new Played(lies).inMill();
    for (const [seat, me] of ['miller', 'nun'].entries()) {
      const run = await mount(played, seat);
      await press(run.board, /^Open cards$/u);
      expect(says(run.board, `the back of ${me}`)).to.equal(true);
      expect(says(run.board, `the back of ${me === 'nun' ? 'miller' : 'nun'}`)).to.equal(false);
    }
    const { board: watched } = await mount(played, null);
    await press(watched, /^Open cards$/u);
    expect(says(watched, 'the back of')).to.equal(false);
  });

  it('[TS-240] what a Replacement says lies over both sides', async () => {
    const white = { type: 'replacement', attributes: { cunning: 1, strength: 1 }, background: say('a ghost by now') };
    const elements = [element(31, 'white', { white } as Partial<Element>)];
    const cards = [1, 2, 3, 4].map((n) =>
      panorama(`mill.${n}`, n === 1 ? { instructions: [{ op: 'takeElement', number: 31 }] } : {}),
    );
    const small = mission({ elements, cards });
    const receptacles = small.receptacles.map((one) => ({ ...one, otherSide: say(`the back of ${one.id}`) }));
    const played = new Played({ packs: { [hash]: { ...small, receptacles } }, load: { hash } }).inMill().told();
    played.does(0, 'follow', { agent: 0 });
    const { board } = await mount(played, 0);
    await press(board, /^Open cards$/u);
    expect([says(board, 'a ghost by now'), says(board, 'the back of')]).to.deep.equal([true, false]);
  });
});

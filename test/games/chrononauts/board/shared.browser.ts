/** The screen that is shared on the call, while the hand is on the phone: what it shows, and what it has forgotten. */
import { expect } from '@open-wc/testing';
import type { CardView, ChrononautsView } from '../../../../src/games/chrononauts/view.ts';
import { allUpdated, deep, spoken } from '../../../helpers/shadow.ts';
import { playing } from '../trial.ts';
import { type ChronoScene, closeScenes, open, tap } from './mount.ts';

const HAND = ['reverse-fate', 'memo', 'P1950', 'ark', 'grail', 'P1942', 'rewind', 'sabotage'];

const back = ({ card }: CardView): CardView => ({ card });

/** As the table hands it out once the hand is on another device. */
async function given(scene: ChronoScene): Promise<void> {
  const { board } = scene;
  const view = board.view as ChrononautsView;
  const { me } = view;
  if (!me) throw new Error('nobody’s');
  const hidden = { ...view, me: { ...me, hand: me.hand.map(back), identity: undefined, mission: undefined } };
  Object.assign(board, { view: hidden, shared: true });
  await allUpdated(board);
}
const backs = ({ board }: ChronoScene): readonly Element[] => deep(board).filter((e) => e.matches('.backs li'));

describe('the board of Chrononauts on a screen for all', () => {
  afterEach(closeScenes);

  for (const [width, height] of [
    ['1440px', '848px'],
    ['1366px', '598px'],
    ['720px', '416px'],
    ['390px', '800px'],
  ] as const) {
    it(`[I19] shows every back of the own hand as the tile that backs are, whole, at ${width} × ${height}`, async () => {
      const scene = await open(playing(HAND, { options: { overfull: true } }), { width, height });
      await given(scene);
      const row = deep(scene.board).find((e) => e.matches('.backs'))!;
      expect(spoken(row)).to.contain('8 carte sull’altro tuo dispositivo');
      expect(backs(scene)).to.have.length(8);
      const { left, right } = row.getBoundingClientRect();
      for (const one of backs(scene)) {
        const box = one.getBoundingClientRect();
        expect(box.width, 'wide enough to be counted').to.be.above(24);
        expect(box.left).to.be.at.least(left - 1);
        expect(box.right).to.be.at.most(right + 1);
        expect(one.querySelector('pattern')).to.not.equal(null);
      }
      expect(row.scrollWidth).to.be.at.most(row.clientWidth + 1);
    });
  }

  it('[I19] forgets the card that was taken up when the hand left', async () => {
    const scene = await open(playing(HAND, { options: { overfull: true } }));
    await tap(scene, 'Toppa 1950');
    const shown = (): string => deep(scene.board).map(spoken).join(' ');
    const [name] = deep(scene.board)
      .filter((e) => e.matches('.picked h3'))
      .map(spoken);
    expect(name).to.not.equal(undefined);
    await given(scene);
    expect(deep(scene.board).some((e) => e.matches('.picked'))).to.equal(false);
    expect(shown()).not.to.contain(name);
  });
});

/** What the board offers beside the usual turn, and what it says meanwhile: nothing that the rules allow is without a button. */
import { expect } from '@open-wc/testing';
import { playing } from '../trial.ts';
import { deep, spoken } from '../../../helpers/shadow.ts';
import { type ChronoScene, closeScenes, open, tap } from './mount.ts';

const said = (scene: ChronoScene, selector: string): string =>
  deep(scene.board)
    .filter((e) => e.matches(selector))
    .map(spoken)
    .join(' ');
const buttons = (scene: ChronoScene): readonly string[] =>
  deep(scene.board)
    .filter((e) => e.matches('button'))
    .map(spoken);

describe('what the board of Chrononauts offers', () => {
  afterEach(closeScenes);

  for (const [fastForward, phase, then] of [
    ['drawTwoPlayTwo', 'play', 'poi gioca o scarta ancora'],
    ['twoTurns', 'draw', 'poi pesca ancora'],
  ] as const)
    it(`[CH-067] the second discard of Losing Time is there where plays of Double Time are left (${fastForward})`, async () => {
      const t = playing(['fast-forward', 'grail', 'ark', 'menorah'], { options: { fastForward } });
      t.resolve(0, 'fast-forward');
      if (t.phase === 'draw') t.do(0, 'draw');
      t.lose(0, 'grail');
      expect(t.phase).to.equal(phase);
      const scene = await open(t);
      expect(said(scene, 'tv-status')).to.contain(`Se vuoi scarta un’altra carta e pescane una; ${then}`);
      await tap(scene, 'Arca');
      expect(buttons(scene).includes('Scarta: perdi tempo')).to.equal(phase === 'play');
      await tap(scene, 'Scarta anche questa e pesca');
      await tap(scene, 'Sì, davvero');
      expect(scene.moves).to.deep.equal(['loseTimeSwap']);
      expect(said(scene, 'tv-status')).not.to.contain('un’altra carta');
    });

  it('[CH-061] with no card left no second discard is spoken of', async () => {
    const t = playing(['grail']);
    t.lose(0, 'grail');
    expect(said(await open(t), 'tv-status')).to.contain('Finisci il turno');
  });
});

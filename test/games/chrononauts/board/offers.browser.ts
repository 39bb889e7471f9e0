/** What the board offers beside the usual turn, and what it says meanwhile: nothing that the rules allow is without a button. */
import { expect } from '@open-wc/testing';
import { dealt, playing } from '../trial.ts';
import { deep, spoken } from '../../../helpers/shadow.ts';
import { type ChronoScene, closeScenes, open, sure, tap } from './mount.ts';

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
      await sure(scene);
      expect(scene.moves).to.deep.equal(['loseTimeSwap']);
      expect(said(scene, 'tv-status')).not.to.contain('un’altra carta');
    });

  it('[CH-061] with no card left no second discard is spoken of', async () => {
    const t = playing(['grail']);
    t.lose(0, 'grail');
    expect(said(await open(t), 'tv-status')).to.contain('Finisci il turno');
  });

  it('[CH-058] how long a turn still has is counted down for all, and once that is over all read what may be done', async () => {
    const t = playing(['ark'], { options: { turnSeconds: 60 } });
    const [mine, other] = [await open(t), await open(t, { me: 1 })];
    const clocks = (scene: ChronoScene): readonly (string | null)[] =>
      deep(scene.board).flatMap((e) => (e.localName === 'tv-clock' ? [e.getAttribute('label')] : []));
    for (const scene of [mine, other]) expect(clocks(scene)).to.deep.equal(['Per questo turno:']);
    t.pass(t.dealer.now + 60_000);
    for (const scene of [mine, other]) await scene.settled();
    expect(said(mine, 'tv-status')).to.contain('gli altri possono andare avanti senza di te');
    expect(said(other, 'tv-status')).to.contain('Il tempo di Giulia è passato: si può andare avanti senza');
    expect(buttons(other).some((words) => words.startsWith('Avanti senza Giulia'))).to.equal(true);
    expect([...clocks(mine), ...clocks(other)]).to.deep.equal([]);
    expect([...clocks(await open(playing(['ark'])))]).to.deep.equal([]);
  });

  it('[CH-058] and how long there is to decide on the Identity', async () => {
    const t = dealt({ options: { startMethod: 'random' } });
    t.do(0, 'keepIdentity');
    const scene = await open(t);
    expect(deep(scene.board).some((e) => e.matches('tv-clock[label="Per decidere:"]'))).to.equal(true);
    t.pass(t.dealer.now + 120_000);
    await scene.settled();
    expect(said(scene, 'tv-status')).to.contain('Il tempo di Marco ed Elena è passato');
    expect(deep(scene.board).some((e) => e.localName === 'tv-clock')).to.equal(false);
  });
});

/** What is aimed at is seen by all while it is only an aim; what is in a hand never. */
import { expect } from '@open-wc/testing';
import { deep, spoken } from '../../../helpers/shadow.ts';
import { playing } from '../trial.ts';
import { closeScenes, open, tap } from './mount.ts';
import { accessible } from '../../../helpers/accessible.ts';

const SEEN = { width: '790px', height: '590px' };

describe('pointing in Chrononauts', () => {
  afterEach(closeScenes);

  it('[CH-085] a year that a card is aimed at is seen by the others, and the card is not', async () => {
    const scene = await open(playing(['reverse-fate', 'memo']), SEEN);
    const shown: string[] = [];
    scene.board.addEventListener('tv-point', (event) => {
      const { thing, card } = event;
      shown.push(`${thing} ${card}`);
    });
    await tap(scene, 'Tutta un’altra storia');
    expect(shown).to.deep.equal([]);
    await tap(scene, '1936:');
    await tap(scene, 'Gioca sul 1936');
    expect(shown[0]).to.equal('L1936 false');
    expect(shown.join()).not.to.contain('reverse');
  });

  it('[CH-085] the others’ plates lie on the year, with a card’s back where one is held there, and it is told', async () => {
    const scene = await open(playing(['reverse-fate', 'memo']), SEEN);
    scene.board.pointed = new Map([
      ['L1980', [{ seat: 1, card: true }]],
      ['nowhere', [{ seat: 1, card: false }]],
    ]);
    await scene.settled();
    const fingers = deep(scene.board).filter((e) => e.matches('.fingers'));
    expect(fingers).to.have.length(1);
    expect(fingers[0]!.querySelectorAll('.held')).to.have.length(1);
    const year = fingers[0]!.closest('button')!;
    expect(spoken(year)).to.contain('1980').and.contain('Marco indica qui');
    await accessible(scene.room);
  });
});

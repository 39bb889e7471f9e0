/** Titles that are explained stand alone in their lines: a finger finds them on a phone, and nothing else moves for that. */
import { expect } from '@open-wc/testing';
import { deep } from '../../../helpers/shadow.ts';
import { ChronoScene } from './mount.ts';
import { SCREENS } from './screens.ts';

const LEAST = 34;

describe('titles that are explained', () => {
  it('are tall enough for a finger on a phone', async () => {
    const { t, me = 0 } = SCREENS['draw']!();
    const scene = new ChronoScene(t, { me, lang: 'it', width: '390px', height: '800px' });
    await scene.settled();
    const titles = deep(scene.board).filter((e) => e.matches('.goal h3 tv-term, .meter tv-term'));
    const heights = titles.map((e) => e.shadowRoot!.querySelector('button')!.getBoundingClientRect().height);
    scene.remove();
    expect(heights.length).to.be.at.least(2);
    for (const height of heights) expect(height).to.be.at.least(LEAST);
  });
});

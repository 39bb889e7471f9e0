/** A screen is shared by mistake: what only its owner may see is covered with one tap, from wherever one is. */
import { expect } from '@open-wc/testing';
import { button, deep, spoken } from '../../../helpers/shadow.ts';
import { playing } from '../trial.ts';
import { type ChronoScene, closeScenes, open, tap } from './mount.ts';

const SIZES = {
  desk: { width: '1440px', height: '842px' },
  laptop: { width: '1366px', height: '592px' },
  half: { width: '720px', height: '408px' },
  phone: { width: '390px', height: '796px' },
} as const;

const all = (scene: ChronoScene, selector: string): readonly Element[] =>
  deep(scene.board).filter((e) => e.matches(selector));
const isSeen = (e: Element): boolean => e.getClientRects().length > 0;
const secrets = (scene: ChronoScene): string =>
  all(scene, '[aria-pressed] > .heard, .goals, .picked').map(spoken).join(' ');
const table = (): Promise<ChronoScene> => open(playing(['reverse-fate', 'ark', 'memo']), SIZES.desk);
const press = (on: EventTarget, key: string): boolean =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));

describe('the cover of the own cards', () => {
  afterEach(closeScenes);

  for (const [size, stage] of Object.entries(SIZES))
    it(`${size}: stands in sight before one scrolls, and says what it does`, async () => {
      const scene = await open(playing(['reverse-fate', 'ark']), stage);
      const cover = button(scene.board, 'Copri le carte');
      const [room, own] = [scene.room.getBoundingClientRect(), cover.getBoundingClientRect()];
      expect(own.top >= room.top && own.bottom <= room.bottom && own.right <= room.right).to.equal(true);
      expect(own.height).to.be.at.least(44);
      expect(spoken(cover)).to.match(/^Copri le carte/);
      const shown = [...cover.querySelectorAll('span')].filter((e) => e.getBoundingClientRect().width > 2);
      expect(shown.map(spoken).join('')).to.match(/^Copri/);
    });

  it('covers the hand and what was taken up, and shows them again', async () => {
    const scene = await table();
    await tap(scene, 'Tutta un’altra storia');
    expect(secrets(scene)).to.contain('Tutta un’altra storia');
    await tap(scene, 'Copri le carte');
    expect(secrets(scene)).not.to.contain('Tutta un’altra storia');
    expect(all(scene, '.picked')).to.have.length(0);
    expect(secrets(scene)).to.contain('Carte coperte');
    await tap(scene, 'Mostra le carte');
    expect(secrets(scene)).to.contain('Tutta un’altra storia');
  });

  it('isn’t lifted by the key C, which is left to the cover of the whole page', async () => {
    const scene = await table();
    await tap(scene, 'Copri le carte');
    expect(press(scene.board, 'c')).to.equal(true);
    await scene.settled();
    expect(secrets(scene)).not.to.contain('Tutta un’altra storia');
  });

  it('what was found in a search is covered too', async () => {
    const t = playing(['rewind']);
    t.discard('P1950', 'grail', 'ark');
    t.resolve(0, 'rewind');
    const scene = await open(t, SIZES.desk);
    expect(all(scene, '.search')).to.have.length(1);
    await tap(scene, 'Copri le carte');
    expect(all(scene, '.search')).to.have.length(0);
  });
});

describe('the TimeLine', () => {
  afterEach(closeScenes);

  for (const [screen, width, height] of [
    ['1440 × 900', 1440, 842],
    ['1366 × 650', 1366, 592],
    ['1280 × 720', 1280, 662],
  ] as const)
    it(`${screen}: tells of every year what happened, and cuts none`, async () => {
      const t = playing(['reverse-fate', 'ark', 'memo', 'P1950', 'grail']);
      t.history([1912, 1936, 1963, 1980], 'P1933', 'P1939', 'P1968');
      const scene = await open(t, { width: `${width}px`, height: `${height}px` });
      const events = all(scene, 'chrono-timeline .event, .event');
      expect(events).to.have.length(32);
      const faults = events.filter((e) => !isSeen(e) || e.scrollHeight > e.clientHeight + 1);
      expect(faults.map((e) => `${spoken(e.parentElement!)} ${e.scrollHeight}/${e.clientHeight}`)).to.deep.equal([]);
    });

  for (const [screen, width, height] of [
    ['1440 × 900', 1440, 842],
    ['1366 × 650', 1366, 592],
    ['1280 × 720', 1280, 662],
  ] as const)
    it(`[CH-113] ${screen}: the UltraParadox takes no room from the years`, async () => {
      const heights = [];
      for (const patches of [[], ['P1962']]) {
        const t = playing(['reverse-fate', 'ark']);
        t.history([1957], ...patches);
        const scene = await open(t, { width: `${width}px`, height: `${height}px` });
        expect(all(scene, '.ultra').map(isSeen)).to.deep.equal(patches.map(() => true));
        heights.push(all(scene, 'chrono-cloth')[0]!.getBoundingClientRect().height);
      }
      expect(heights[1]).to.equal(heights[0]);
    });
});

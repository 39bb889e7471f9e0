/** Names on cards keep their words whole, or divide them between syllables: no "Tirannosaur-o" at any size, in either language. */
import type { Handle } from '../../../../src/kernel/game.ts';
import { expect, nextFrame } from '@open-wc/testing';
import { CARDS } from '../../../../src/games/chrononauts/cards/deck.ts';
import { loadFonts } from '../../../../src/elements/look/fonts.ts';
import { deep } from '../../../helpers/shadow.ts';
import { waitUntil } from '../../../helpers/wait-until.ts';
import { ChronoScene } from './mount.ts';
import { SCREENS } from './screens.ts';

const SIZES = {
  desk: { width: '1440px', height: '848px' },
  laptop: { width: '1366px', height: '592px' },
  phone: { width: '390px', height: '800px' },
} as const;
const AT_ONCE = 6;

/** Words of this element that stand on more than one line, and aren't divided as words are. */
function broken(title: Element): readonly string[] {
  const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
  const out: string[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    for (const { 0: word, index } of node.data.matchAll(/[^\s\u00ad-]+/g)) {
      const range = document.createRange();
      // From its second letter on: a hyphen on the line before counts as part of the first.
      range.setStart(node, index + 1);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) out.push(word);
    }
  }
  return out;
}

describe('names on the cards of Chrononauts', () => {
  before(async () => {
    loadFonts();
    await waitUntil(() => document.fonts.size > 0 && document.fonts.status === 'loaded', 'the letters are there');
  });

  for (const [name, size] of Object.entries(SIZES))
    for (const lang of ['it', 'en'] as const)
      it(`${name}, ${lang}: no word is broken anywhere but between syllables`, async () => {
        const { t, me = 0 } = SCREENS['draw']!();
        const scene = new ChronoScene(t, { me, lang, ...size });
        await scene.settled();
        const faces = [...new Set(CARDS.map(({ id }) => id))];
        const found: string[] = [];
        let seen = 0;
        for (let i = 0; i < faces.length; i += AT_ONCE) {
          const view = t.view(me);
          const hand = faces.slice(i, i + AT_ONCE).map((face) => ({ card: `c-${face}` as Handle, face }));
          scene.board.view = { ...view, me: { ...view.me!, hand } };
          for (let n = 0; n < 3; n++) await nextFrame();
          const titles = deep(scene.board).filter((e) => e.matches('.face .title'));
          seen += titles.length;
          found.push(...titles.flatMap(broken));
        }
        scene.remove();
        expect(seen).to.equal(faces.length);
        expect(found).to.deep.equal([]);
      });
});

/** A card's letters can be read, or aren't there: on a small one the shapes alone tell the suits apart. */
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import '../../../../src/elements/cards/tv-card.ts';
import { cardFace } from '../../../../src/games/laboratory/board/card-face.ts';

const LEAST_PX = 12;
/** Up to this width there is no room for a letter beside the shape. */
const SMALL_PX = 56;
const WIDTHS = [40, 52, SMALL_PX, 57, 64, 84, 120];
const SUITS = ['S', 'H', 'D', 'C'];

describe('a face of the laboratory’s cards', () => {
  for (const width of WIDTHS)
    it(`${width} px wide: rank, and letter where it can be read, stay large enough and on the card`, async () => {
      const row = await fixture(
        html`<div style="--tv-card-w: ${width}px">
          ${SUITS.map((suit) => html`<tv-card>${cardFace(`${suit}10`, 'it')}</tv-card>`)}
        </div>`,
      );
      await nextFrame();
      for (const face of row.querySelectorAll('laboratory-face')) {
        const card = face.getBoundingClientRect();
        const letter = face.shadowRoot!.querySelector('small')!;
        const shown = letter.getClientRects().length > 0;
        expect(shown, 'letter').to.equal(width > SMALL_PX);
        for (const one of [face.shadowRoot!.querySelector('b')!, ...(shown ? [letter] : [])]) {
          expect(Number.parseFloat(getComputedStyle(one).fontSize)).to.be.at.least(LEAST_PX);
          expect(one.getBoundingClientRect().right).to.be.at.most(card.right);
          expect(one.getBoundingClientRect().bottom).to.be.at.most(card.bottom);
        }
      }
    });
});
